// SPDX-License-Identifier: Apache-2.0
#include "app/cli/answers.h"
#include "app/cli/layout_answer.h"
#include "app/cli/table.h"
#include "app/texts/number_text.h"
#include "core/formats/enum_names.h"

#include <fmt/format.h>

namespace fivefold::cli {
namespace {

std::string name_of(const FitParameter& parameter) { return parameter.part + "." + parameter.key; }

void add_errors(JsonText& json, const char* name, const FitErrors& errors) {
    json.key(name).open_object().member("n", errors.n).member("median", 100 * errors.median);
    json.member("mape", 100 * errors.mean).member("p90", 100 * errors.p90).close_object();
}

template <class Test>
void add_names(JsonText& json, const char* name, const FitResult& fit, Test test) {
    json.key(name).open_array();
    for (const FitParameter& parameter : fit.parameters)
        if (test(parameter)) json.value(name_of(parameter));
    json.close_array();
}

void add_next_runs(JsonText& json, const CalibrationAnswer& answer) {
    json.key("next_runs").open_array();
    for (const DesignedRun& run : answer.next) {
        const Layout& layout = run.plan.layout;
        const Training& training = run.plan.training;
        json.open_object().member("model", run.plan.model.name).member("gpu", run.plan.cluster.gpu.id).member("nodes", run.plan.cluster.nodes);
        json.member("gpus_per_node", run.plan.cluster.gpus_per_node).key("layout").open_object();
        json.member("tp", layout.tp).member("pp", layout.pp).member("cp", layout.cp).member("ep", layout.ep).member("etp", layout.etp).member("dp", layout.dp);
        json.member("micro_batch", layout.micro_batch).member("accumulation", layout.accumulation).member("zero", layout.zero);
        json.member("recompute", enum_name(layout.recompute.kind)).close_object();
        json.member("seq_len", training.seq_len).member("global_batch", training.global_batch);
        json.member("step_time_s", run.step_time.value()).member("error_before", 100 * run.error_before).member("error_after", 100 * run.error_after);
        json.key("identifies").open_array();
        for (const DesignedRun::Lesson& lesson : run.lessons) {
            json.open_object().member("constant", name_of(answer.fit.parameters[lesson.parameter]));
            json.member("learned_before", lesson.learned_before).member("learned_after", lesson.learned_after).close_object();
        }
        json.close_array().close_object();
    }
    json.close_array();
}

std::string figures(const FitErrors& errors) {
    if (errors.n == 0) return "no rows";
    return fmt::format("{} rows, median {:.1f} %, mean {:.1f} %, p90 {:.1f} %", errors.n, 100 * errors.median, 100 * errors.mean, 100 * errors.p90);
}

std::string constants_report(const FitResult& fit) {
    Table table({"part", "constant", "start", "fitted", "low", "high", "learned", ""}, "llrrrrrl");
    std::string untouched;
    for (const FitParameter& p : fit.parameters) {
        if (!p.touched()) {
            untouched += (untouched.empty() ? "" : ", ") + name_of(p);
            continue;
        }
        const auto number = [](double value) { return fmt::format("{:.4g}", value); };
        table.add({p.part, p.key, number(p.start), number(p.fitted), number(p.low), number(p.high), fmt::format("{:.0f} %", 100 * p.learned),
                   p.identified() ? "" : "not identified by these rows"});
    }
    std::string out = table.text();
    if (!untouched.empty()) out += "\nNo row depends on: " + untouched + "\n";
    return out;
}

std::string next_report(const CalibrationAnswer& answer) {
    if (answer.next.empty()) return {};
    Table table({"run next", "GPUs", "layout", "step", "settles", "error left"}, "lrlrlr");
    for (const DesignedRun& run : answer.next) {
        std::string settles;
        for (const DesignedRun::Lesson& lesson : run.lessons)
            settles += fmt::format("{}{} {:.0f} -> {:.0f} %", settles.empty() ? "" : ", ", answer.fit.parameters[lesson.parameter].key, 100 * lesson.learned_before,
                                   100 * lesson.learned_after);
        table.add({run.plan.model.name, std::to_string(gpu_count(run.plan.cluster)), fmt::format("{} of {} tokens", layout_text(run.plan.layout), run.plan.training.seq_len), text::seconds_text(run.step_time),
                   settles.empty() ? "several, a little" : settles, fmt::format("{:.1f} -> {:.1f} %", 100 * run.error_before, 100 * run.error_after)});
    }
    return "\nRuns that would tell most, in this order; the error is the part of the prediction error that unsure constants cause\n" + table.text();
}

std::string health_report(const CalibrationAnswer& answer) {
    if (answer.health.empty()) return {};
    Table table({"run", "measured", "predicted", "likely causes"}, "lrrl");
    for (const HealthFlag& flag : answer.health) {
        std::string causes;
        for (const HealthCause cause : flag.causes) causes += (causes.empty() ? "" : ", ") + spaced(health_cause_name(cause));
        table.add({answer.runs[flag.run].run_id, text::seconds_text(flag.measured), text::seconds_text(flag.predicted), causes});
    }
    return "\nRuns far outside the band even after the fit: look at them before trusting it\n" + table.text();
}

std::string broken_report(const CalibrationAnswer& answer) {
    if (answer.broken.empty()) return {};
    std::string names;
    for (const HealthFlag& flag : answer.broken) names += (names.empty() ? "" : ", ") + answer.runs[flag.run].run_id;
    return "\nLeft out of the fit, too slow for a healthy state of software and cluster: " + names + "\n";
}

} // namespace

std::string calibration_json(const CalibrationAnswer& answer) {
    const FitResult& fit = answer.fit;
    JsonText json;
    json.open_object().member("unit", "percent").member("iterations", fit.iterations).key("errors").open_object();
    add_errors(json, "fitted_before", fit.fitted_before);
    add_errors(json, "fitted_after", fit.fitted_after);
    add_errors(json, "left_out", fit.left_out);
    add_errors(json, "held_back_before", fit.held_back_before);
    add_errors(json, "held_back_after", fit.held_back_after);
    json.close_object().key("constants").open_array();
    for (const FitParameter& p : fit.parameters) {
        json.open_object().member("part", p.part).member("key", p.key).member("start", p.start).member("fitted", p.fitted).member("low", p.low);
        json.member("high", p.high).member("learned", p.learned).member("identified", p.identified()).close_object();
    }
    json.close_array();
    add_names(json, "identified", fit, [](const FitParameter& p) { return p.identified(); });
    add_names(json, "not_identified", fit, [](const FitParameter& p) { return p.touched() && !p.identified(); });
    add_names(json, "untouched", fit, [](const FitParameter& p) { return !p.touched(); });
    json.key("left_out_of_fit").open_array();
    for (const HealthFlag& flag : answer.broken) json.value(answer.runs[flag.run].run_id);
    json.close_array();
    add_next_runs(json, answer);
    add_health(json, answer.runs, answer.health);
    return json.close_object().text();
}

std::string calibration_text(const CalibrationAnswer& answer) {
    const FitResult& fit = answer.fit;
    std::string out = "Errors of step time\n";
    out += fmt::format("  fitted rows, before     {}\n  fitted rows, after      {}\n", figures(fit.fitted_before), figures(fit.fitted_after));
    out += fmt::format("  each row left out       {}\n", figures(fit.left_out));
    out += fmt::format("  rows kept out, before   {}\n  rows kept out, after    {}\n\n", figures(fit.held_back_before), figures(fit.held_back_after));
    return out + constants_report(fit) + broken_report(answer) + health_report(answer) + next_report(answer);
}

} // namespace fivefold::cli
