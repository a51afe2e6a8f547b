// SPDX-License-Identifier: Apache-2.0
// How `advise` is said: for people, and as JSON.
#include "app/cli/answers.h"
#include "app/cli/layout_answer.h"
#include "app/cli/table.h"
#include "app/texts/advice_texts.h"
#include "core/formats/enum_names.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fivefold::cli {
namespace {

/// A figure of a rule with its unit, as people read it.
std::string figure(double value, const std::string& unit) {
    if (unit == "bytes") return text::bytes_text(Bytes(value));
    if (unit == "s") return text::seconds_text(Seconds(value));
    if (unit == "share") return text::percent_text(value);
    if (unit == "tokens" || unit == "parameters" || unit == "steps") return text::count_text(value) + " " + unit;
    return text::significant(value) + (unit.empty() || unit == "ratio" ? "" : " " + unit);
}

std::string modules_text(unsigned modules) {
    std::string list;
    for (const auto& [module, name] : enum_names<RecomputeModule>())
        if ((modules & module) != 0) list += (list.empty() ? "" : "+") + std::string(name);
    return list;
}

std::string side(const KnobChange& change, std::int64_t value, unsigned modules) {
    const std::string chosen = modules_text(modules);
    return text::knob_value_text(change.knob, value) + (chosen.empty() ? "" : " (" + chosen + ")");
}

std::string change_text(const KnobChange& change) {
    return std::string(knob_name(change.knob)) + " " + side(change, change.from, change.from_modules) + " -> " + side(change, change.to, change.to_modules);
}

std::string list_text(const std::vector<KnobChange>& changes) {
    std::string list;
    for (const KnobChange& change : changes) list += (list.empty() ? "" : ", ") + change_text(change);
    return list;
}

/// A number, or the name of an enumeration's value: as options and plan files take it.
void add_side(JsonText& json, const char* key, const KnobChange& change, std::int64_t value) {
    if (change.knob == Knob::recompute || change.knob == Knob::schedule) json.member(key, text::knob_value_text(change.knob, value));
    else if (change.knob == Knob::sequence_parallel) json.member(key, value != 0);
    else json.member(key, value);
}

void add_changes(JsonText& json, const char* key, const std::vector<KnobChange>& changes) {
    json.key(key).open_array();
    for (const KnobChange& change : changes) {
        json.open_object().member("knob", knob_name(change.knob));
        add_side(json, "from", change, change.from);
        add_side(json, "to", change, change.to);
        if (change.to_modules != 0) {
            json.key("modules").open_array();
            for (const auto& [module, name] : enum_names<RecomputeModule>())
                if ((change.to_modules & module) != 0) json.value(name);
            json.close_array();
        }
        json.close_object();
    }
    json.close_array();
}

void add_outcome(JsonText& json, const RuleOutcome& outcome) {
    json.open_object().member("id", outcome.id).member("kind", rule_kind_name(outcome.kind)).member("state", rule_state_name(outcome.state));
    json.member("severity", text::severity_name(outcome.severity));
    const bool applies = outcome.state != RuleState::not_applicable;
    json.key("value");
    if (applies) json.value(outcome.value); else json.raw("null");
    json.key("threshold");
    if (applies) json.value(outcome.threshold); else json.raw("null");
    json.member("unit", outcome.unit).member("text", text::rule_sentence(outcome)).member("fix", text::rule_fix_sentence(outcome));
    json.member("model_disagrees", outcome.model_disagrees).member("model", text::model_sentence(outcome));
    json.close_object();
}

std::string outcome_lines(const RuleOutcome& outcome) {
    const bool failed = outcome.state == RuleState::fail;
    std::string out = "  " + std::string(failed ? text::severity_name(outcome.severity) : rule_state_name(outcome.state)) + ": " + text::rule_sentence(outcome);
    // Where the rule weighs memory or step times its sentence has both.
    const bool weighs = outcome.kind == RuleKind::priority || outcome.kind == RuleKind::checklist || outcome.kind == RuleKind::red_flag;
    if (failed && weighs && outcome.unit != "s") out += " (" + figure(outcome.value, outcome.unit) + ", the rule's limit " + figure(outcome.threshold, outcome.unit) + ")";
    const std::string model = text::model_sentence(outcome), fix = text::rule_fix_sentence(outcome);
    if (!model.empty()) out += "\n    model: " + model;
    if (!fix.empty()) out += "\n    " + fix;
    return out + " [" + outcome.id + "]\n";
}

constexpr std::array<std::pair<RuleKind, const char*>, 8> kHeadings = {{
    {RuleKind::sizing_case, "Which dimensions a model of this size wants"}, {RuleKind::memory_ladder, "What to try when memory is over, each on top of those before it"},
    {RuleKind::batch, "Global batch"}, {RuleKind::priority, "Throughput, by priority"}, {RuleKind::tree, "Decision tree"},
    {RuleKind::typical, "Typical configurations"}, {RuleKind::checklist, "Checklist"}, {RuleKind::red_flag, "Red flags"}}};

std::string framework_text(const std::vector<RuleOutcome>& framework) {
    std::string out;
    for (const auto& [kind, heading] : kHeadings) {
        std::string lines, others;
        for (const RuleOutcome& outcome : framework) {
            if (outcome.kind != kind) continue;
            // What is in order, or out of question, needs no sentence of its own.
            if (outcome.state == RuleState::not_applicable || (outcome.state == RuleState::pass && !outcome.model_disagrees && kind != RuleKind::memory_ladder)) {
                if (outcome.state == RuleState::pass) others += (others.empty() ? "" : ", ") + outcome.id;
            } else {
                lines += outcome_lines(outcome);
            }
        }
        if (!others.empty()) lines += "  in order: " + others + "\n";
        if (!lines.empty()) out += "\n" + std::string(heading) + "\n" + lines;
    }
    return out;
}

std::string changes_text(const AdviceAnswer& answer) {
    if (answer.changes.empty()) return answer.now_fits ? "  none of one or two knobs is faster\n" : "  no change of one or two knobs makes it fit\n";
    Table table({"change", "with it", "step", "GPU memory", "gain"}, "llrrr");
    for (std::size_t i = 0; i < std::min(answer.top, answer.changes.size()); ++i) {
        const NextChange& change = answer.changes[i];
        table.add({list_text(change.changes), list_text(change.followers), text::seconds_text(change.step_after), text::bytes_text(change.memory_after),
                   change.makes_fit ? "fits" : text::percent_text(change.gain())});
    }
    std::string out = table.text(2);
    if (answer.changes.size() > answer.top) out += "  and " + std::to_string(answer.changes.size() - answer.top) + " more (--top)\n";
    return out;
}

std::string schedule_name(const Layout& layout) { return text::knob_value_text(Knob::schedule, static_cast<std::int64_t>(layout.schedule)); }

/// Which schedule, virtual stages and micro-batches leave least bubble at what memory, and the best deal of layers to stages.
std::string pipeline_text(const AdviceAnswer& answer) {
    if (answer.schedules.size() < 2 && !(answer.layers && answer.layers->improves)) return {};
    std::string out = "\nPipeline: what leaves less bubble, at what memory\n";
    if (answer.schedules.size() >= 2) {
        Table table({"schedule", "VPP", "micro-batches", "bubble", "of the step", "step", "GPU memory", ""}, "lrrrrrrl");
        for (const ScheduleChoice& choice : answer.schedules) {
            const Layout& layout = choice.plan.layout;
            std::string note = choice.present ? "now" : "";
            if (choice.ideal) note += std::string(note.empty() ? "" : ", ") + "published ideal" + (choice.simulated > Seconds() ? "; simulated " + text::seconds_text(choice.simulated) : "");
            if (!choice.fits) note += std::string(note.empty() ? "" : ", ") + "does not fit";
            table.add({schedule_name(layout), std::to_string(layout.vpp), std::to_string(layout.accumulation) + " x " + std::to_string(layout.micro_batch), text::seconds_text(choice.bubble),
                       text::percent_text(choice.bubble / choice.step_time), text::seconds_text(choice.step_time), text::bytes_text(choice.memory), note});
        }
        out += table.text(2);
    }
    if (answer.layers && answer.layers->improves)
        out += "  layers per stage " + layers_text(answer.layers->layers_per_stage) + ": slowest rank " + text::seconds_text(answer.layers->slowest_before) + " -> " +
               text::seconds_text(answer.layers->slowest_after) + " a micro-batch, step " + text::seconds_text(answer.layers->step_before) + " -> " +
               text::seconds_text(answer.layers->step_after) + ", memory " + text::bytes_text(answer.layers->memory_after) + "\n";
    return out;
}

void add_pipeline(JsonText& json, const AdviceAnswer& answer) {
    json.key("pipeline").open_object().key("choices").open_array();
    for (const ScheduleChoice& choice : answer.schedules) {
        const Layout& layout = choice.plan.layout;
        json.open_object().member("schedule", schedule_name(layout)).member("vpp", layout.vpp).member("micro_batch", layout.micro_batch).member("accumulation", layout.accumulation);
        json.member("bubble_s", choice.bubble.value()).member("step_time_s", choice.step_time.value()).member("memory_bytes", std::round(choice.memory.value()));
        json.key("simulated_step_time_s");
        if (choice.simulated > Seconds()) json.value(choice.simulated.value()); else json.raw("null");
        json.member("fits", choice.fits).member("ideal", choice.ideal).member("present", choice.present).close_object();
    }
    json.close_array().key("layers_per_stage");
    if (!answer.layers || !answer.layers->improves) {
        json.raw("null").close_object();
        return;
    }
    const StageLayout& layers = *answer.layers;
    json.open_object().key("layers").open_array();
    for (const std::int64_t count : layers.layers_per_stage) json.value(count);
    json.close_array().member("slowest_before_s", layers.slowest_before.value()).member("slowest_s", layers.slowest_after.value());
    json.member("step_time_before_s", layers.step_before.value()).member("step_time_s", layers.step_after.value());
    json.member("memory_before_bytes", std::round(layers.memory_before.value())).member("memory_bytes", std::round(layers.memory_after.value())).close_object().close_object();
}

} // namespace

std::string advice_json(const AdviceAnswer& answer) {
    JsonText json;
    json.open_object().member("valid", answer.valid).member("fits", answer.now_fits);
    json.member("step_time_s", answer.step_time.value()).member("memory_bytes", std::round(answer.memory.value()));
    json.key("framework").open_array();
    for (const RuleOutcome& outcome : answer.framework) add_outcome(json, outcome);
    json.close_array().key("changes").open_array();
    for (std::size_t i = 0; i < std::min(answer.top, answer.changes.size()); ++i) {
        const NextChange& change = answer.changes[i];
        json.open_object();
        add_changes(json, "changes", change.changes);
        add_changes(json, "followers", change.followers);
        json.member("step_time_s", change.step_after.value()).member("step_time_before_s", change.step_before.value());
        json.member("memory_bytes", std::round(change.memory_after.value())).member("memory_before_bytes", std::round(change.memory_before.value()));
        json.member("makes_fit", change.makes_fit).member("gain", change.gain()).close_object();
    }
    json.close_array().member("changes_found", answer.changes.size());
    add_pipeline(json, answer);
    add_findings(json, answer.findings);
    return json.close_object().text();
}

std::string advice_text(const AdviceAnswer& answer) {
    const std::string findings = findings_text(answer.findings), notes = findings.empty() ? "" : "\nFindings\n" + findings;
    if (answer.framework.empty()) return "No advice: the plan breaks a rule.\n" + notes;
    std::string out = answer.heading + "  now       " + text::seconds_text(answer.step_time) + " a step, " + text::bytes_text(answer.memory) + " on the fullest GPU: " +
                      (!answer.valid ? "the plan breaks a rule" : answer.now_fits ? "fits" : "does not fit") + "\n";
    out += "\nNext best changes\n" + changes_text(answer);
    return out + pipeline_text(answer) + framework_text(answer.framework) + notes;
}

} // namespace fivefold::cli
