// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/table.h"
#include "app/texts/finding_sentence.h"
#include "app/texts/number_text.h"
#include "core/formats/enum_names.h"
#include "core/model/parameters.h"

namespace fivefold::cli {
namespace {

std::string memory_report(const MemoryEstimate& memory) {
    std::vector<std::string> header = {"stage", "layers", "in flight"};
    std::string align = "lrr";
    for (std::size_t g = 0; g < kMemoryGroups; ++g) {
        header.push_back(spaced(memory_group_name(static_cast<MemoryGroup>(g))));
        align += 'r';
    }
    header.insert(header.end(), {"total", "of GPU", ""});
    Table table(header, align + "rrl");
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        const StageMemory& stage = memory.stages[i];
        std::vector<std::string> row = {std::to_string(i), std::to_string(stage.layers), text::significant(stage.micro_batches_in_flight)};
        for (std::size_t g = 0; g < kMemoryGroups; ++g) row.push_back(text::fixed(in_gib(stage.group(static_cast<MemoryGroup>(g))), 2));
        row.push_back(text::fixed(in_gib(stage.total()), 2));
        row.push_back(text::percent_text(stage.total() / memory.capacity));
        row.emplace_back(i == memory.worst_stage ? "<- fullest" : "");
        table.add(std::move(row));
    }
    std::string out = "\nMemory of one GPU, GiB (capacity " + text::fixed(in_gib(memory.capacity), 2) + ")\n" + table.text(2);
    out += "  verdict: " + spaced(verdict_name(memory.verdict)) + ", fits with probability " + text::percent_text(memory.fit_probability) +
           ", headroom " + text::percent_text(memory.headroom()) + "\n";
    out += "  band: " + text::fixed(in_gib(memory.low), 2) + " to " + text::fixed(in_gib(memory.high), 2) + " GiB";
    out += (memory.band_basis.empty() ? "" : " (" + memory.band_basis + ")") + "\n";
    const StageMemory& worst = memory.stages[memory.worst_stage];
    out += "  live tensors of stage " + std::to_string(memory.worst_stage) + ", GiB: between steps " + text::fixed(in_gib(worst.steady()), 2);
    for (std::size_t m = 0; m < kMemoryMoments; ++m) {
        if (worst.moments[m] == Bytes(0)) continue;
        out += std::string(", ") + memory_moment_name(static_cast<MemoryMoment>(m)) + " " + text::fixed(in_gib(worst.moments[m]), 2);
        if (static_cast<MemoryMoment>(m) == worst.peak) out += " (peak)";
    }
    return out + "\n";
}

std::string time_report(const Estimate& estimate, const Band& band) {
    const StepTime& time = estimate.time;
    Table table({"part", "time", "share"}, "lrr");
    for (std::size_t t = 0; t < kTimeTerms; ++t) {
        if (time.terms[t] == Seconds(0)) continue;
        table.add({spaced(time_term_name(static_cast<TimeTerm>(t))), text::seconds_text(time.terms[t]), text::percent_text(time.terms[t] / time.total())});
    }
    table.add({"step", text::seconds_text(time.total()), text::percent_text(1)});
    std::string out = "\nTime of one step\n" + table.text(2);
    out += "  80 % band: " + text::seconds_text(band.low) + " to " + text::seconds_text(band.high) + "\n";
    for (const Finding& finding : band_basis(band)) out += "    " + text::finding_sentence(finding) + "\n";
    return out;
}

std::string metrics_report(const Metrics& metrics) {
    Table table({"metric", "value"}, "lr");
    table.add({"tokens/s per GPU", text::significant(metrics.tokens_per_second_per_gpu)});
    table.add({"model TFLOP/s per GPU", text::significant(metrics.model_tflops_per_gpu)});
    table.add({"MFU", text::percent_text(metrics.mfu)});
    table.add({"MFU, attention counted in full", text::percent_text(metrics.mfu_full_attention)});
    table.add({"HFU, recomputation counted", text::percent_text(metrics.hfu)});
    table.add({"bubble", text::percent_text(metrics.bubble_fraction)});
    table.add({"days for all tokens", text::significant(metrics.days)});
    table.add({"GPU hours", text::count_text(metrics.gpu_hours)});
    if (metrics.cost > Dollars(0)) table.add({"cost, US dollars", text::count_text(metrics.cost.value())});
    return "\nMetrics\n" + table.text(2);
}

std::string traffic_report(const std::vector<Traffic>& traffic) {
    if (traffic.empty()) return {};
    Table table({"traffic", "ranks", "per domain", "domains", "sent per step", "on the wire", "exposed", "GB/s"}, "lrrrrrrr");
    for (const Traffic& item : traffic)
        table.add({spaced(traffic_name(item.dimension)), std::to_string(item.ranks), text::significant(item.ranks_per_domain),
                   text::significant(item.domains), text::bytes_text(item.bytes), text::seconds_text(item.time),
                   text::seconds_text(item.exposed), text::significant(item.bandwidth.value() / 1e9)});
    return "\nTraffic of one rank\n" + table.text(2);
}

std::string degrees(const Plan& plan) {
    const Layout& layout = plan.layout;
    std::string out = std::to_string(gpu_count(plan.cluster)) + "x " + plan.cluster.gpu.id + ", TP " + std::to_string(layout.tp) + " PP " +
                      std::to_string(layout.pp) + " DP " + std::to_string(layout.dp);
    if (layout.cp > 1) out += " CP " + std::to_string(layout.cp);
    if (layout.ep > 1) out += " EP " + std::to_string(layout.ep);
    return out;
}

std::string nearest_report(const NearRuns& near) {
    if (near.nearest.empty()) return {};
    Table table({"run", "model", "layout", "measured", "predicted", "error", "distance"}, "lllrrrr");
    for (const NearRun& item : near.nearest) {
        const MeasuredRun& run = near.runs[item.run];
        table.add({run.run_id, run.model, degrees(run.plan), text::seconds_text(item.measured), text::seconds_text(item.predicted),
                   (item.error() >= 0 ? "+" : "") + text::percent_text(item.error()), text::fixed(item.distance, 1)});
    }
    return "\nNearest measured runs\n" + table.text(2);
}

std::string assumed_report(const std::vector<Assumption>& assumed) {
    std::string out;
    for (const auto& [input, value] : assumed) out += (out.empty() ? "\nAssumed where the plan says nothing: " : ", ") + spaced(input.c_str()) + " " + spaced(value.c_str());
    return out.empty() ? out : out + "\n";
}

std::string measured_report(const std::optional<MeasuredInUse>& measured) {
    if (!measured) return "";
    std::string out = "\nMeasured on " + measured->name + (measured->date.empty() || measured->name.find(measured->date) != std::string::npos ? "" : ", " + measured->date) + ": ";
    for (std::size_t i = 0; i < measured->values.size(); ++i) out += (i > 0 ? ", " : "") + spaced(measured->values[i]);
    return out + (measured->values.empty() ? "nothing is used" : "") + "\n";
}

} // namespace

std::string plan_heading(const Plan& plan) {
    const Layout& layout = plan.layout;
    const Cluster& cluster = plan.cluster;
    const auto n = [](std::int64_t value) { return std::to_string(value); };
    std::string out = plan.name.empty() ? plan.model.name : plan.name;
    const double total = static_cast<double>(total_parameters(plan.model)), active = static_cast<double>(active_parameters(plan.model));
    out += "\n  model     " + plan.model.name + ", " + text::count_text(total) + " parameters";
    if (plan.model.moe) out += " (" + text::count_text(active) + " active)";
    out += ", " + n(plan.model.layers) + " layers\n";
    out += "  cluster   " + n(gpu_count(cluster)) + " x " + cluster.gpu.id + ": " + n(cluster.nodes) + (cluster.nodes == 1 ? " node of " : " nodes of ") +
           n(cluster.gpus_per_node) + ", " + cluster.network.id + "\n";
    out += "  layout    TP " + n(layout.tp) + (layout.tp > 1 && layout.sequence_parallel ? " +SP" : "") + ", PP " + n(layout.pp);
    if (layout.vpp > 1) out += " x VPP " + n(layout.vpp);
    out += ", CP " + n(layout.cp) + ", DP " + n(layout.dp);
    if (plan.model.moe) out += ", EP " + n(layout.ep) + ", ETP " + n(layout.etp);
    out += ", ZeRO-" + n(layout.zero) + ", recompute " + enum_name(layout.recompute.kind) + ", " + enum_name(layout.schedule) + "\n";
    out += "  batch     " + n(plan.training.global_batch) + " sequences of " + n(plan.training.seq_len) + " tokens = DP " + n(layout.dp) + " x " +
           n(layout.accumulation) + " micro-batches x " + n(layout.micro_batch) + "; " + enum_name(plan.training.precision) + ", " +
           enum_name(plan.training.framework) + "\n";
    return out;
}

std::string estimate_text(const Plan& plan, const Estimate& estimate, const std::vector<Assumption>& assumed, const TimeError& error,
                          const std::optional<MeasuredInUse>& measured) {
    const std::string findings = findings_text(estimate.findings);
    const std::string notes = findings.empty() ? "" : "\nFindings\n" + findings;
    if (estimate.memory.stages.empty()) return plan_heading(plan) + "\nNo estimate: the plan breaks a rule.\n" + notes;
    std::string out = plan_heading(plan) + memory_report(estimate.memory) + time_report(estimate, error.band) + metrics_report(estimate.metrics);
    out += traffic_report(estimate.traffic) + nearest_report(error.near) + assumed_report(assumed) + measured_report(measured) + notes;
    if (!estimate.valid) out += "\nThe plan breaks a rule; the figures only show how far off it is.\n";
    return out;
}

} // namespace fivefold::cli
