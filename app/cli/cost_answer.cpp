// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cost_answer.h"

#include "app/cli/layout_answer.h"
#include "app/cli/table.h"
#include "app/texts/number_text.h"
#include "core/formats/plan_file.h"

#include <algorithm>
#include <cmath>

namespace fivefold::cli {
namespace {

constexpr double kDay = 86400, kHour = 3600;

std::string duration_text(Seconds time) {
    const double seconds = time.value();
    if (seconds >= 2 * kDay) return text::significant(seconds / kDay) + " days";
    if (seconds >= 2 * kHour) return text::significant(seconds / kHour) + " h";
    if (seconds >= 120) return text::significant(seconds / 60) + " min";
    return text::seconds_text(time);
}

std::string count_text(double count) { return std::isfinite(count) ? text::count_text(count) : "never ends"; }
std::string dollars_text(Dollars amount) { return amount > Dollars(0) && std::isfinite(amount.value()) ? "$ " + text::count_text(amount.value()) : "-"; }
std::string hourly_text(Dollars price) { return price > Dollars(0) ? "$ " + text::fixed(price.value(), 2) : "-"; }
std::string terabytes(Bytes amount) { return amount.value() >= 1e12 ? text::significant(amount.value() / 1e12) + " TB" : text::significant(amount.value() / 1e9) + " GB"; }
std::string mode_name(std::size_t mode) { return spaced(price_mode_name(static_cast<PriceMode>(mode))); }

std::string run_report(const CostAnswer& answer) {
    const RunCost& cost = answer.cost;
    Table table({"run", "value"}, "lr");
    table.add({"tokens", text::count_text(cost.tokens)});
    table.add({"model FLOPs", text::significant(cost.flops / 1e21) + "e21"});
    table.add({"GPUs", text::plain(cost.gpus)});
    table.add({"training, nothing lost", duration_text(cost.training)});
    table.add({"energy", text::significant(cost.energy_kwh / 1000) + " MWh"});
    table.add({"mean power", text::significant(cost.power.value() / 1e3) + " kW"});
    table.add({"CO2", text::significant(cost.co2_kg / 1000) + " t"});
    return "Run\n" + table.text(2);
}

std::string money_report(const CostAnswer& answer) {
    Table table({"paid as", "$/GPU-hour", "goodput", "days", "GPU hours", "storage", "cost", "interruptions"}, "lrrrrrrr");
    for (std::size_t i = 0; i < kPriceModes; ++i) {
        const ModeCost& mode = answer.cost.modes[i];
        table.add({mode_name(i), hourly_text(mode.per_gpu_hour), text::percent_text(mode.goodput), text::significant(mode.wall.value() / kDay),
                   count_text(mode.gpu_hours), dollars_text(mode.storage), dollars_text(mode.total), text::significant(mode.interruptions)});
    }
    std::string out = "\nTime and money\n" + table.text(2);
    if (answer.cost.egress > Dollars(0)) out += "  The cost includes " + dollars_text(answer.cost.egress) + " of egress.\n";
    if (answer.cost.goodput_from_plan) out += "  The goodput is the plan's own; failures are not added to it.\n";
    if (!(answer.cost[PriceMode::on_demand].per_gpu_hour > Dollars(0))) out += "  No price is known for this GPU; see --on-demand-price.\n";
    return out;
}

std::string reliability_report(const CostAnswer& answer) {
    const Reliability& run = answer.cost[PriceMode::on_demand].reliability;
    Table table({"reliability", "value"}, "lr");
    table.add({"mean time between failures", run.mtbf > Seconds(0) ? duration_text(run.mtbf) : "never"});
    table.add({"checkpoint", terabytes(run.checkpoint)});
    table.add({"written in", duration_text(run.write)});
    table.add({"training waits", duration_text(run.blocked)});
    if (run.mtbf > Seconds(0)) {
        table.add({"Young's interval", duration_text(run.young)});
        table.add({"Daly's interval", duration_text(run.daly)});
        table.add({"goodput at the best interval", text::percent_text(run.best_goodput)});
    }
    if (run.interval != run.best) {
        table.add({"interval in use", duration_text(run.interval)});
        table.add({"goodput at it", text::percent_text(run.goodput)});
    }
    return "\nFailures and checkpoints\n" + table.text(2);
}

std::string phases_report(const CostAnswer& answer) {
    if (!answer.scheduled) return {};
    Table table({"from", "to", "sequence", "batch", "layout", "step", "steps", "MFU", "days", "memory"}, "rrrrlrrrrl");
    for (const Phase& phase : answer.phases) {
        const Training& training = phase.outcome.plan.training;
        const Metrics& metrics = phase.outcome.metrics;
        table.add({text::count_text(phase.from), text::count_text(phase.to), std::to_string(training.seq_len), text::count_text(phase.tokens_per_step()),
                   layout_text(phase.outcome.plan.layout), text::seconds_text(metrics.step_time), text::count_text(phase.tokens() / phase.tokens_per_step()),
                   text::percent_text(metrics.mfu), text::significant(phase.time.value() / kDay),
                   phase.outcome.valid ? spaced(verdict_name(phase.outcome.verdict)) : "not valid"});
    }
    return "\nPhases\n" + table.text(2);
}

std::string budget_report(const CostAnswer& answer) {
    std::string out;
    if (answer.budget_dollars || answer.budget_time) {
        Table table({"paid as", "tokens for the money", "tokens in the time"}, "lrr");
        for (std::size_t i = 0; i < kPriceModes; ++i)
            table.add({mode_name(i), answer.tokens.for_dollars[i] > 0 ? text::count_text(answer.tokens.for_dollars[i]) : "-",
                       answer.tokens.for_days[i] > 0 ? text::count_text(answer.tokens.for_days[i]) : "-"});
        out += "\nBudget\n" + table.text(2);
    }
    if (answer.budget_time) {
        if (answer.deadline)
            out += "  All tokens in that time: " + std::to_string(answer.deadline->nodes) + " nodes, " +
                   text::significant(answer.deadline->cost[PriceMode::on_demand].wall.value() / kDay) + " days, " +
                   dollars_text(answer.deadline->cost[PriceMode::on_demand].total) + " on demand; " + layout_text(answer.deadline->phases.back().outcome.plan.layout) + "\n";
        else out += "  All tokens in that time: not with up to " + std::to_string(answer.most_nodes) + " nodes\n";
    }
    const ComputeOptimal chinchilla = chinchilla_optimal(answer.optimal_flops), llama = llama3_optimal(answer.optimal_flops);
    Table table({"compute-optimal for " + text::significant(answer.optimal_flops / 1e21) + "e21 FLOP", "parameters", "tokens"}, "lrr");
    table.add({"20 tokens a parameter (Chinchilla)", text::count_text(chinchilla.parameters), text::count_text(chinchilla.tokens)});
    table.add({"Llama 3 law, rounded as printed", text::count_text(llama.parameters), text::count_text(llama.tokens)});
    return out + "\n" + table.text(2);
}

std::string assumptions_report(const CostAnswer& answer) {
    Table table({"assumption", "value", "unit", "source"}, "lrll");
    for (std::size_t i = 0; i < answer.sources.size(); ++i) {
        const CostField& field = cost_fields()[i];
        const CostSource& source = answer.sources[i];
        std::string from = source.source.empty() ? "yours" : source.source;
        if (!source.date.empty()) from += " [" + source.date + "]";
        table.add({spaced(field.name), text::plain(answer.assumptions.*field.value), field.unit, from});
    }
    return "\nAssumptions; each has an option\n" + table.text(2);
}

void add_reliability(JsonText& json, const Reliability& run) {
    json.open_object().member("mtbf_s", run.mtbf.value()).member("restart_s", run.restart.value());
    json.member("checkpoint_bytes", run.checkpoint.value()).member("checkpoint_write_s", run.write.value()).member("checkpoint_blocked_s", run.blocked.value());
    json.member("young_interval_s", run.young.value()).member("daly_interval_s", run.daly.value()).member("best_interval_s", run.best.value());
    json.member("interval_s", run.interval.value()).member("best_goodput", run.best_goodput).member("goodput", run.goodput).close_object();
}

void add_mode(JsonText& json, const ModeCost& mode) {
    json.open_object().member("price_per_gpu_hour_usd", mode.per_gpu_hour.value()).member("goodput", mode.goodput);
    json.member("days", mode.wall.value() / kDay).member("gpu_hours", mode.gpu_hours).member("cost_usd", mode.total.value());
    json.member("gpu_cost_usd", mode.gpus.value()).member("storage_cost_usd", mode.storage.value());
    json.member("interruptions", mode.interruptions).key("reliability");
    add_reliability(json, mode.reliability);
    json.close_object();
}

void add_phases(JsonText& json, const std::vector<Phase>& phases) {
    json.key("phases").open_array();
    for (const Phase& phase : phases) {
        const PlanOutcome& outcome = phase.outcome;
        json.open_object().member("from_tokens", phase.from).member("to_tokens", phase.to).member("seq_len", outcome.plan.training.seq_len);
        json.member("global_batch", outcome.plan.training.global_batch).member("batch_tokens", phase.tokens_per_step());
        add_layout(json, outcome.plan);
        json.member("step_time_s", outcome.metrics.step_time.value()).member("steps", phase.tokens() / phase.tokens_per_step()).member("mfu", outcome.metrics.mfu);
        json.member("training_s", phase.time.value()).member("memory_bytes", outcome.memory.value()).member("valid", outcome.valid).member("fits", outcome.fits());
        json.close_object();
    }
    json.close_array();
}

void add_by_mode(JsonText& json, const char* key, const std::array<double, kPriceModes>& tokens) {
    json.key(key).open_object();
    for (std::size_t i = 0; i < kPriceModes; ++i) json.member(price_mode_name(static_cast<PriceMode>(i)), tokens[i]);
    json.close_object();
}

void add_budget(JsonText& json, const CostAnswer& answer) {
    json.key("budget").open_object();
    if (answer.budget_dollars) {
        json.member("dollars", answer.budget_dollars->value());
        add_by_mode(json, "tokens_for_dollars", answer.tokens.for_dollars);
    }
    if (answer.budget_time) {
        json.member("days", answer.budget_time->value() / kDay);
        add_by_mode(json, "tokens_for_days", answer.tokens.for_days);
        json.member("most_nodes", answer.most_nodes);
        if (answer.deadline) {
            const ModeCost& mode = answer.deadline->cost[PriceMode::on_demand];
            json.key("nodes_for_days").open_object().member("nodes", answer.deadline->nodes).member("days", mode.wall.value() / kDay);
            json.member("cost_usd", mode.total.value());
            add_layout(json, answer.deadline->phases.back().outcome.plan);
            json.close_object();
        }
    }
    json.close_object();
}

void add_optimal(JsonText& json, const CostAnswer& answer) {
    json.key("compute_optimal").open_object().member("flops", answer.optimal_flops);
    const auto add = [&](const char* key, const ComputeOptimal& optimal) {
        json.key(key).open_object().member("parameters", optimal.parameters).member("tokens", optimal.tokens).close_object();
    };
    add("chinchilla", chinchilla_optimal(answer.optimal_flops));
    add("llama3_law", llama3_optimal(answer.optimal_flops));
    json.close_object();
}

void add_assumptions(JsonText& json, const CostAnswer& answer) {
    json.key("assumptions").open_array();
    for (std::size_t i = 0; i < answer.sources.size(); ++i) {
        const CostField& field = cost_fields()[i];
        const CostSource& source = answer.sources[i];
        json.open_object().member("name", field.name).member("value", answer.assumptions.*field.value).member("unit", field.unit);
        json.member("stated", source.source.empty()).member("source", source.source).member("date", source.date).close_object();
    }
    json.close_array().member("async_checkpoint", answer.assumptions.async_checkpoint);
}

} // namespace

std::string cost_json(const CostAnswer& answer) {
    const RunCost& cost = answer.cost;
    const ModeCost& on_demand = cost[PriceMode::on_demand];
    JsonText json;
    json.open_object().key("plan").raw(write_plan(answer.plan));
    json.member("valid", true).member("fits", all_fit(answer.phases));
    json.member("tokens", cost.tokens).member("flops", cost.flops).member("gpus", cost.gpus).member("training_days", cost.training.value() / kDay);
    json.member("days", on_demand.wall.value() / kDay).member("gpu_hours", on_demand.gpu_hours).member("cost_usd", on_demand.total.value());
    json.member("egress_cost_usd", cost.egress.value());
    json.member("energy_kwh", cost.energy_kwh).member("power_w", cost.power.value()).member("co2_kg", cost.co2_kg);
    json.member("goodput", on_demand.goodput).member("goodput_basis", cost.goodput_from_plan ? "plan" : "failures");
    json.member("checkpoint_interval_s", on_demand.reliability.interval.value()).member("expected_failures", on_demand.interruptions);
    json.key("prices").open_object();
    for (std::size_t i = 0; i < kPriceModes; ++i) {
        json.key(price_mode_name(static_cast<PriceMode>(i)));
        add_mode(json, cost.modes[i]);
    }
    json.close_object();
    add_phases(json, answer.phases);
    add_budget(json, answer);
    add_optimal(json, answer);
    add_assumptions(json, answer);
    return json.close_object().text();
}

std::string cost_text(const CostAnswer& answer) {
    std::string out = (answer.plan.name.empty() ? answer.plan.model.name : answer.plan.name) + ", " + text::plain(answer.cost.gpus) + " x " +
                      answer.plan.cluster.gpu.id + ", " + layout_text(answer.plan.layout) + "\n\n";
    out += run_report(answer) + money_report(answer) + reliability_report(answer) + phases_report(answer) + budget_report(answer) + assumptions_report(answer);
    const bool valid = std::all_of(answer.phases.begin(), answer.phases.end(), [](const Phase& phase) { return phase.outcome.valid; });
    if (!valid) out += "\nA phase has no valid plan; the figures mean nothing.\n";
    else if (!all_fit(answer.phases)) out += "\nThe plan does not fit; the figures are those of a GPU with enough memory.\n";
    return out;
}

std::string cost_csv(const CostAnswer& answer) {
    std::string out = "quantity,unit,value\n";
    const auto line = [&](const std::string& quantity, const char* unit, double value) { out += quantity + "," + unit + "," + text::plain(value) + "\n"; };
    const RunCost& cost = answer.cost;
    line("tokens", "", cost.tokens);
    line("model_flops", "FLOP", cost.flops);
    line("gpus", "", cost.gpus);
    line("training", "days", cost.training.value() / kDay);
    line("energy", "kWh", cost.energy_kwh);
    line("co2", "kg", cost.co2_kg);
    line("egress", "USD", cost.egress.value());
    for (std::size_t i = 0; i < kPriceModes; ++i) {
        const ModeCost& mode = cost.modes[i];
        const std::string name = price_mode_name(static_cast<PriceMode>(i)) + std::string("_");
        line(name + "price", "USD/GPU-hour", mode.per_gpu_hour.value());
        line(name + "goodput", "", mode.goodput);
        line(name + "wall", "days", mode.wall.value() / kDay);
        line(name + "gpu_hours", "h", mode.gpu_hours);
        line(name + "gpu_cost", "USD", mode.gpus.value());
        line(name + "storage_cost", "USD", mode.storage.value());
        line(name + "cost", "USD", mode.total.value());
        line(name + "interruptions", "", mode.interruptions);
        line(name + "mtbf", "h", mode.reliability.mtbf.value() / kHour);
        line(name + "best_interval", "s", mode.reliability.best.value());
    }
    const Reliability& run = cost[PriceMode::on_demand].reliability;
    line("checkpoint", "B", run.checkpoint.value());
    line("checkpoint_write", "s", run.write.value());
    line("checkpoint_blocked", "s", run.blocked.value());
    return out;
}

} // namespace fivefold::cli
