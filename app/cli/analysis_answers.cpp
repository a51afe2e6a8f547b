// SPDX-License-Identifier: Apache-2.0
#include "app/cli/analysis_answers.h"

#include "app/cli/layout_answer.h"
#include "app/cli/table.h"
#include "app/texts/number_text.h"
#include "core/formats/enum_names.h"

#include <iterator>

namespace fivefold::cli {
namespace {

using Fields = std::vector<std::string>;

std::string csv_line(const Fields& fields) {
    std::string line;
    for (const std::string& field : fields) line += (line.empty() ? "" : ",") + field;
    return line + "\n";
}

const Fields kOutcomeHeader = {"step", "tokens/s per GPU", "MFU", "memory", "", "days", "cost", "layout"};
constexpr const char* kOutcomeAlign = "rrrrlrrl";
const Fields kOutcomeColumns = {"step_time_s", "tokens_per_s_per_gpu", "mfu", "memory_bytes", "headroom", "verdict", "fits", "days", "gpu_hours", "cost_usd",
                                "tp", "pp", "dp", "cp", "ep", "etp", "vpp", "zero", "micro_batch", "accumulation", "recompute", "schedule"};

Fields outcome_row(const PlanOutcome& outcome) {
    const Metrics& metrics = outcome.metrics;
    return {text::seconds_text(metrics.step_time), text::significant(metrics.tokens_per_second_per_gpu), text::percent_text(metrics.mfu), text::bytes_text(outcome.memory),
            outcome.valid ? spaced(verdict_name(outcome.verdict)) : "not valid", text::significant(metrics.days),
            metrics.cost > Dollars(0) ? "$ " + text::count_text(metrics.cost.value()) : "-", layout_text(outcome.plan.layout)};
}

Fields outcome_values(const PlanOutcome& outcome) {
    const Metrics& metrics = outcome.metrics;
    const Layout& layout = outcome.plan.layout;
    Fields fields;
    for (const double value : {metrics.step_time.value(), metrics.tokens_per_second_per_gpu, metrics.mfu, outcome.memory.value(), outcome.headroom}) fields.push_back(text::plain(value));
    fields.emplace_back(verdict_name(outcome.verdict));
    fields.emplace_back(outcome.fits() ? "true" : "false");
    for (const double value : {metrics.days, metrics.gpu_hours, metrics.cost.value()}) fields.push_back(text::plain(value));
    for (const std::int64_t degree : {layout.tp, layout.pp, layout.dp, layout.cp, layout.ep, layout.etp, layout.vpp, std::int64_t{layout.zero}, layout.micro_batch, layout.accumulation})
        fields.push_back(std::to_string(degree));
    fields.emplace_back(enum_name(layout.recompute.kind));
    fields.emplace_back(enum_name(layout.schedule));
    return fields;
}

void add_outcome(JsonText& json, const PlanOutcome& outcome) {
    const Metrics& metrics = outcome.metrics;
    json.member("step_time_s", metrics.step_time.value()).member("tokens_per_s_per_gpu", metrics.tokens_per_second_per_gpu).member("mfu", metrics.mfu);
    json.member("memory_bytes", outcome.memory.value()).member("headroom", outcome.headroom).member("verdict", verdict_name(outcome.verdict));
    json.member("valid", outcome.valid).member("fits", outcome.fits());
    json.member("days", metrics.days).member("gpu_hours", metrics.gpu_hours).member("cost_usd", metrics.cost.value());
    add_layout(json, outcome.plan);
}

void append(Fields& to, Fields from) { to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end())); }

/// A knob's value as the plan file names it.
std::string value_name(Knob knob, const StripPoint& point) {
    const Layout& layout = point.outcome.plan.layout;
    if (knob == Knob::recompute) return enum_name(layout.recompute.kind);
    if (knob == Knob::schedule) return enum_name(layout.schedule);
    return std::to_string(point.value);
}

std::string change_text(double over_now) {
    if (!(over_now > 0)) return "-";
    const double share = over_now - 1;
    return (share >= 0 ? "+" : "") + text::percent_text(share);
}

std::string resource_words(Resource resource) {
    switch (resource) {
    case Resource::peak_flops: return "peak FLOP/s";
    case Resource::hbm_bandwidth: return "HBM bandwidth";
    case Resource::nvlink_bandwidth: return "NVLink bandwidth";
    case Resource::network_bandwidth: return "network bandwidth";
    case Resource::network_latency: return "network latency (lower)";
    case Resource::host_link: return "host link (PCIe)";
    case Resource::host_speed: return "host speed";
    case Resource::count_: break;
    }
    return {};
}

std::string memory_sentence(const MemoryPurchase& memory) {
    const std::string larger = text::percent_text(memory.factor - 1) + " more GPU memory: ";
    if (!memory.then) return larger + "nothing near this plan fits even then\n";
    if (!memory.now) return larger + "makes a plan fit, " + text::seconds_text(memory.then->metrics.step_time) + " a step with " + layout_text(memory.then->plan.layout) + "\n";
    if (memory.gain() <= 1) return larger + "no layout near this plan runs faster for it\n";
    return larger + change_text(memory.gain()) + " tokens/s with " + layout_text(memory.then->plan.layout) + "\n  (against " + layout_text(memory.now->plan.layout) +
           ", the fastest near this plan that fits now)\n";
}

} // namespace

std::string strip_answer(Knob knob, std::span<const StripPoint> strip, AnswerForm form) {
    if (form == AnswerForm::json) {
        JsonText json;
        json.open_object().key("strip").open_object().member("knob", knob_name(knob)).key("points").open_array();
        for (const StripPoint& point : strip) {
            json.open_object().member("value", point.value).member("name", value_name(knob, point)).member("present", point.present).member("speed", point.speed);
            add_outcome(json, point.outcome);
            json.close_object();
        }
        return json.close_array().close_object().close_object().text();
    }
    Fields header = {spaced(knob_name(knob)), "", "speed"}, columns = {knob_name(knob), "present", "speed"};
    append(header, kOutcomeHeader);
    append(columns, kOutcomeColumns);
    Table table(header, std::string("rlr") + kOutcomeAlign);
    std::string csv = csv_line(columns);
    for (const StripPoint& point : strip) {
        Fields row = {value_name(knob, point), point.present ? "<- now" : "", change_text(point.speed)};
        Fields values = {value_name(knob, point), point.present ? "true" : "false", text::plain(point.speed)};
        append(row, outcome_row(point.outcome));
        append(values, outcome_values(point.outcome));
        table.add(std::move(row));
        csv += csv_line(values);
    }
    if (form == AnswerForm::csv) return csv;
    return strip.empty() ? "No value of " + spaced(knob_name(knob)) + " gives a valid plan.\n" : table.text();
}

std::string scaling_answer(ScalingKind kind, std::span<const ScalingPoint> curve, AnswerForm form) {
    if (form == AnswerForm::json) {
        JsonText json;
        json.open_object().key("scaling").open_object().member("kind", kind == ScalingKind::strong ? "strong" : "weak").key("points").open_array();
        for (const ScalingPoint& point : curve) {
            json.open_object().member("nodes", point.nodes).member("found", point.outcome.has_value());
            if (point.outcome) {
                json.member("gpus", gpu_count(point.outcome->plan.cluster)).member("global_batch", point.outcome->plan.training.global_batch);
                json.member("efficiency", point.efficiency);
                add_outcome(json, *point.outcome);
            }
            json.close_object();
        }
        return json.close_array().close_object().close_object().text();
    }
    Fields header = {"nodes", "GPUs", "batch", "efficiency"}, columns = {"nodes", "gpus", "global_batch", "efficiency"};
    append(header, kOutcomeHeader);
    append(columns, kOutcomeColumns);
    Table table(header, std::string("rrrr") + kOutcomeAlign);
    std::string csv = csv_line(columns), missing;
    for (const ScalingPoint& point : curve) {
        if (!point.outcome) {
            missing += (missing.empty() ? "No valid plan on " : ", ") + std::to_string(point.nodes);
            continue;
        }
        const std::string nodes = std::to_string(point.nodes), gpus = std::to_string(gpu_count(point.outcome->plan.cluster));
        const std::string batch = std::to_string(point.outcome->plan.training.global_batch);
        Fields row = {nodes, gpus, batch, text::percent_text(point.efficiency)}, values = {nodes, gpus, batch, text::plain(point.efficiency)};
        append(row, outcome_row(*point.outcome));
        append(values, outcome_values(*point.outcome));
        table.add(std::move(row));
        csv += csv_line(values);
    }
    if (form == AnswerForm::csv) return csv;
    return table.text() + (missing.empty() ? "" : missing + " nodes.\n");
}

std::string sensitivity_answer(std::span<const Sensitivity> resources, const MemoryPurchase& memory, AnswerForm form) {
    if (form == AnswerForm::json) {
        JsonText json;
        json.open_object().key("sensitivity").open_array();
        for (const Sensitivity& entry : resources) {
            json.open_object().member("resource", resource_name(entry.resource)).member("elasticity", entry.elasticity);
            json.member("step_time_10_percent_better", entry.improved).member("step_time_twice_as_good", entry.doubled).close_object();
        }
        json.close_array().key("memory").open_object().member("factor", memory.factor).member("gain", memory.gain());
        const auto add = [&](const char* key, const std::optional<PlanOutcome>& outcome) {
            if (!outcome) return;
            json.key(key).open_object();
            add_outcome(json, *outcome);
            json.close_object();
        };
        add("now", memory.now);
        add("then", memory.then);
        return json.close_object().close_object().text();
    }
    Table table({"resource", "elasticity", "10 % better", "twice as good"}, "lrrr");
    std::string csv = csv_line({"resource", "elasticity", "step_time_10_percent_better", "step_time_twice_as_good"});
    for (const Sensitivity& entry : resources) {
        table.add({resource_words(entry.resource), text::fixed(entry.elasticity, 3), change_text(1 / entry.improved), change_text(1 / entry.doubled)});
        csv += csv_line({resource_name(entry.resource), text::plain(entry.elasticity), text::plain(entry.improved), text::plain(entry.doubled)});
    }
    if (form == AnswerForm::csv) return csv;
    return table.text() + "Elasticity: percent of step time for one percent more. The other columns: tokens/s that the purchase adds.\n" + memory_sentence(memory);
}

} // namespace fivefold::cli
