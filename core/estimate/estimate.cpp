// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/estimate.h"

#include "core/estimate/memory.h"
#include "core/estimate/metrics.h"
#include "core/estimate/stages.h"
#include "core/estimate/step_time.h"
#include "core/model/parameters.h"
#include "core/plan/knobs.h"
#include "core/plan/rules.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

FindingArgument arg(const char* name, double value) { return {name, value, {}}; }
FindingArgument arg(const char* name, std::string text) { return {name, 0, std::move(text)}; }

/// Rules without which the formulas have no meaning.
bool evaluable(const Plan& plan, const std::vector<Finding>& findings) {
    const bool counts = std::none_of(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.id == "degree-positive" || finding.id == "zero-range" || finding.id == "malformed-model";
    });
    return counts && plan.layout.pp <= plan.model.layers + 2 && plan.layout.vpp <= plan.model.layers + 2 &&
           plan.layout.pp * plan.layout.vpp <= plan.model.layers + 2;
}

/// Sentence part that says when a stage holds most.
const char* moment_phrase(MemoryMoment moment) {
    switch (moment) {
    case MemoryMoment::loss: return "while the loss is computed";
    case MemoryMoment::optimizer: return "in the optimizer's update";
    default: return "in the backward pass of a layer";
    }
}

void add_memory_findings(const Plan& plan, const Profile& profile, const StageMap& map, const MemoryEstimate& memory, std::vector<Finding>& findings) {
    for (const std::string& feature : plan.training.not_modelled) findings.push_back({"not-modelled", Severity::warning, {arg("what", feature)}, {}});
    if (memory.verdict == Verdict::fits || memory.stages.empty()) return;
    const bool over = memory.verdict == Verdict::out_of_memory;
    Finding finding{over ? "out-of-memory" : "memory-tight", over ? Severity::error : Severity::warning, {}, {}};
    const StageMemory& worst = memory.stages[memory.worst_stage];
    finding.arguments = {arg("stage", to_double(static_cast<std::int64_t>(memory.worst_stage))), arg("needed", in_gib(worst.total())),
                         arg("capacity", in_gib(memory.capacity)), arg("moment", std::string(moment_phrase(worst.peak)))};
    SuggestedChange recompute{Knob::recompute, {}}; // recomputation never changes the layout, so it is what can be offered at once
    for (std::int64_t kind = static_cast<std::int64_t>(plan.layout.recompute.kind) + 1; kind <= 2; ++kind) {
        Plan candidate = plan;
        set_knob(candidate, Knob::recompute, kind);
        if (estimate_memory(candidate, profile, map).fits()) recompute.values.push_back(kind);
    }
    if (!recompute.values.empty()) finding.fixes.push_back(std::move(recompute));
    findings.push_back(std::move(finding));
}

void add_layout_findings(const Plan& plan, const StageMap& map, const std::vector<std::int64_t>& split, bool simulated, std::vector<Finding>& findings) {
    if (map.slots) {
        std::string text;
        for (std::size_t i = 0; i < split.size();) { // run lengths: 0, 1 x 126, 0
            std::size_t end = i;
            while (end < split.size() && split[end] == split[i]) ++end;
            if (!text.empty()) text += ", ";
            text += std::to_string(split[i]);
            if (end - i > 1) text += " x " + std::to_string(end - i);
            i = end;
        }
        findings.push_back({"layers-uneven", Severity::info,
                            {arg("layers", to_double(plan.model.layers)), arg("stages", to_double(static_cast<std::int64_t>(split.size()))), arg("split", text)}, {}});
    }
    const Schedule schedule = plan.layout.schedule;
    if (plan.layout.pp > 1 && (schedule == Schedule::zero_bubble_v || schedule == Schedule::zero_bubble_h1 || schedule == Schedule::dual_pipe)) {
        const char* name = schedule == Schedule::zero_bubble_v ? "ZB-V" : schedule == Schedule::zero_bubble_h1 ? "ZB-H1" : "DualPipe";
        findings.push_back({simulated ? "schedule-simulated" : "schedule-ideal", Severity::info, {arg("schedule", std::string(name))}, {}});
    }
}

/// EQUATIONS 8, K4: a bubble above this share of the step deserves a word.
constexpr double kBubbleWarning = 0.15;

} // namespace

Estimate estimate(const Plan& plan, const Profile& profile) {
    Estimate result;
    result.findings = check_plan(plan);
    result.valid = evaluable(plan, result.findings);
    if (!result.valid) return result;
    const StageMap map = map_stages(plan);
    result.layers_per_stage.reserve(map.chunks.size());
    for (const Chunk& chunk : map.chunks) result.layers_per_stage.push_back(chunk.count());
    result.memory = estimate_memory(plan, profile, map);
    StepResult step = estimate_step_time(plan, profile, map);
    result.time = std::move(step.time);
    result.traffic = std::move(step.traffic);
    add_run_ahead(result.memory, plan, profile.software, result.time);
    const double wider = plan.model.moe ? std::max(1.0, profile.software.band_moe.value) : 1;
    result.time.low = result.time.total() * std::max(0.3, 1 - wider * (1 - profile.time_band_low));
    result.time.high = result.time.total() * (1 + wider * (profile.time_band_high - 1));
    result.time.band_basis = profile.band_basis;
    const Seconds total = result.time.total();
    result.metrics = step_metrics(plan, total);
    if (total > Seconds()) result.metrics.bubble_fraction = (result.time[TimeTerm::bubble] + result.time[TimeTerm::imbalance]) / total;
    if (!std::isfinite(result.metrics.step_time.value()) || !std::isfinite(result.memory.stages[result.memory.worst_stage].total().value())) {
        // Numbers far outside anything real overflow; say so rather than show infinities.
        Estimate overflow;
        overflow.findings = std::move(result.findings);
        overflow.findings.push_back({"malformed-model", Severity::error, {arg("problem", std::string("the numbers are too large to evaluate"))}, {}});
        return overflow;
    }
    add_memory_findings(plan, profile, map, result.memory, result.findings);
    add_layout_findings(plan, map, result.layers_per_stage, result.time.simulated, result.findings);
    if (result.metrics.bubble_fraction > kBubbleWarning && plan.layout.pp > 1)
        result.findings.push_back({"few-micro-batches", Severity::warning,
                                   {arg("accumulation", to_double(plan.layout.accumulation)), arg("pp", to_double(plan.layout.pp)), arg("bubble", 100 * result.metrics.bubble_fraction)}, {}});
    return result;
}

} // namespace fivefold
