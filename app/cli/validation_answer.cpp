// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/table.h"
#include "app/texts/number_text.h"
#include "core/formats/csv.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fivefold::cli {
namespace {

void add_figures(JsonText& json, const char* name, const ErrorFigures& figures) {
    json.key(name).open_object().member("n", figures.n).member("mape", figures.mape).member("median", figures.median);
    json.member("p90", figures.p90).member("bias", figures.bias).close_object();
}

std::string figures_text(const ErrorFigures& figures) {
    if (figures.n == 0) return "-";
    return text::fixed(figures.mape, 1) + " / " + text::fixed(figures.median, 1) + " / " + text::fixed(figures.p90, 1) + " / " +
           (figures.bias >= 0 ? "+" : "") + text::fixed(figures.bias, 1);
}

std::string short_name(const std::string& name) {
    if (name.empty()) return "(not stated)";
    return name.size() <= 44 ? name : name.substr(0, 41) + "...";
}

std::string group_table(const Validation& validation, const std::string& by) {
    Table table({by, "rows", "evaluated", "timed", "step time"}, "lrrrr");
    for (const ValidationGroup& group : validation.groups)
        if (group.by == by)
            table.add({short_name(group.name), std::to_string(group.rows), std::to_string(group.evaluated),
                       std::to_string(group.step_time.n), figures_text(group.step_time)});
    return table.text(2);
}

std::string memory_table(const Validation& validation) {
    Table table({"source", "kind", "readings", "memory"}, "llrr");
    for (const ValidationGroup& group : validation.groups) {
        if (group.by != "all" && group.by != "source") continue;
        for (const MemoryKind kind : kMemoryKinds) {
            const ErrorFigures& figures = group.memory[static_cast<std::size_t>(kind)];
            if (figures.n > 0) table.add({short_name(group.name), memory_kind_name(kind), std::to_string(figures.n), figures_text(figures)});
        }
    }
    return table.text(2);
}

// How many runs are far off, by what is the likeliest cause of each.
std::string health_table(const ValidationAnswer& answer) {
    if (answer.health.empty()) return {};
    std::map<std::string, std::pair<std::size_t, std::size_t>> counts; // slower, faster than predicted
    for (const HealthFlag& flag : answer.health) {
        auto& [slower, faster] = counts[health_cause_name(flag.causes.front())];
        ++(flag.slowdown() > 1 ? slower : faster);
    }
    Table table({"far outside the band, likeliest cause", "slower", "faster"}, "lrr");
    for (const auto& [cause, count] : counts) table.add({spaced(cause), std::to_string(count.first), std::to_string(count.second)});
    return "\n" + table.text(2);
}

void add_first_iterations(JsonText& json, const ValidationAnswer& answer) {
    json.key("first_iteration_readings").open_array();
    for (const FirstIterationReading& reading : answer.first_iterations) {
        const MeasuredRun& run = answer.runs[reading.run];
        json.open_object().member("run_id", run.run_id).member("line", run.line).member("kind", memory_kind_name(reading.kind));
        json.member("measured_bytes", std::round(reading.measured.value())).member("predicted_bytes", std::round(reading.predicted.value()));
        json.member("moments_bytes", std::round(reading.moments.value())).close_object();
    }
    json.close_array();
}

// Readings that look as if the optimizer had not stepped yet.
std::string first_iteration_text(const ValidationAnswer& answer) {
    if (answer.first_iterations.empty()) return {};
    std::string out = "\n  " + std::to_string(answer.first_iterations.size()) + " memory readings are lower by just the optimizer's moments, as before its first step:";
    for (std::size_t i = 0; i < std::min<std::size_t>(answer.first_iterations.size(), 10); ++i)
        out += (i == 0 ? " " : ", ") + answer.runs[answer.first_iterations[i].run].run_id;
    return out + (answer.first_iterations.size() > 10 ? ", ...\n" : "\n");
}

} // namespace

void add_health(JsonText& json, std::span<const MeasuredRun> runs, std::span<const HealthFlag> health) {
    json.key("far_outside_band").open_array();
    for (const HealthFlag& flag : health) {
        const MeasuredRun& run = runs[flag.run];
        json.open_object().member("run_id", run.run_id).member("line", run.line).member("measured_s", flag.measured.value());
        json.member("predicted_s", flag.predicted.value()).key("causes").open_array();
        for (const HealthCause cause : flag.causes) json.value(health_cause_name(cause));
        json.close_array().close_object();
    }
    json.close_array();
}

std::string validation_json(const ValidationAnswer& answer) {
    const Validation& validation = answer.validation;
    JsonText json;
    json.open_object().member("unit", "percent").member("unspecified_compared_with", "smi").key("groups").open_array();
    for (const ValidationGroup& group : validation.groups) {
        json.open_object().member("by", group.by).member("name", group.name).member("rows", group.rows).member("evaluated", group.evaluated);
        json.key("skipped").open_object();
        for (const auto& [reason, count] : group.skipped) json.member(reason, count);
        json.close_object();
        add_figures(json, "step_time", group.step_time);
        add_figures(json, "step_time_normal_state", group.step_time_normal);
        json.key("memory").open_object();
        for (const MemoryKind kind : kMemoryKinds) add_figures(json, memory_kind_name(kind), group.memory[static_cast<std::size_t>(kind)]);
        json.close_object();
        const VerdictCounts& v = group.verdict;
        json.key("verdict").open_object().member("ran_fits", v.ran_fits).member("ran_oom", v.ran_oom);
        json.member("oom_fits", v.oom_fits).member("oom_oom", v.oom_oom);
        json.member("crashed_fits", v.crashed_fits).member("crashed_oom", v.crashed_oom).close_object().close_object();
    }
    json.close_array();
    add_health(json, answer.runs, answer.health);
    add_first_iterations(json, answer);
    return json.close_object().text();
}

std::string validation_text(const ValidationAnswer& answer) {
    const Validation& validation = answer.validation;
    const ValidationGroup& all = validation.groups.front();
    std::string out = "Predicted against measured, errors in percent: mean of |error| / median of |error| / 90th percentile / signed mean\n\n";
    for (const char* by : {"all", "source", "gpu", "framework"}) out += group_table(validation, by) + "\n";
    out += "  without runs in a broken software state: " + std::to_string(all.step_time_normal.n) + " timed, " + figures_text(all.step_time_normal) + "\n\n";
    out += memory_table(validation);
    out += "  'unspecified' is compared with what nvidia-smi would show\n\n";
    const VerdictCounts& v = all.verdict;
    Table verdict({"measured", "predicted: fits", "out of memory"}, "lrr");
    verdict.add({"ran", std::to_string(v.ran_fits), std::to_string(v.ran_oom)});
    verdict.add({"out of memory", std::to_string(v.oom_fits), std::to_string(v.oom_oom)});
    verdict.add({"crashed, reason unknown", std::to_string(v.crashed_fits), std::to_string(v.crashed_oom)});
    out += verdict.text(2) + health_table(answer) + first_iteration_text(answer);
    if (all.skipped.empty()) return out;
    Table skipped({"skipped because", "rows"}, "lr");
    for (const auto& [reason, count] : all.skipped) skipped.add({reason, std::to_string(count)});
    return out + "\n" + skipped.text(2);
}

std::string prediction_rows(std::span<const MeasuredRun> runs, const Validation& validation) {
    std::string out = "run_id,skipped,step_time_s,step_time_low_s,step_time_high_s,steady_gib,allocated_gib,reserved_gib,smi_gib,stage,"
                      "fit_probability,verdict\n";
    for (std::size_t i = 0; i < runs.size() && i < validation.predictions.size(); ++i) {
        const Prediction& p = validation.predictions[i];
        out += csv_field(runs[i].run_id) + ',' + csv_field(p.skipped);
        if (!p.skipped.empty()) {
            out += ",,,,,,,,,,\n";
            continue;
        }
        for (const Seconds time : {p.step_time, p.low, p.high}) out += ',' + text::plain(time.value());
        for (const MemoryKind kind : {MemoryKind::steady, MemoryKind::allocated, MemoryKind::reserved, MemoryKind::smi})
            out += ',' + text::plain(in_gib(p.memory[static_cast<std::size_t>(kind)]));
        out += ',' + std::to_string(p.stage) + ',' + text::plain(p.fit_probability) + ',' + verdict_name(p.verdict) + '\n';
    }
    return out;
}

} // namespace fivefold::cli
