// SPDX-License-Identifier: Apache-2.0
#include "core/advise/decision_facts.h"

#include "core/estimate/machine.h"
#include "core/plan/framework_reach.h"
#include "core/plan/knobs.h"
#include "core/plan/rules.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {

DecisionFacts::DecisionFacts(const Plan& of_plan, const Profile& of_profile, const Estimate& of_estimate, const AdviceThresholds& of_limits)
    : plan(of_plan), profile(of_profile), estimate(of_estimate), limits(of_limits), parameters(to_double(total_parameters(of_plan.model))),
      gpus(to_double(gpu_count(of_plan.cluster))), domain(nvlink_domain(of_plan.cluster)), capacity(of_estimate.memory.capacity.value()),
      memory(of_estimate.memory.stages[of_estimate.memory.worst_stage].total().value()), step(of_estimate.time.total().value()) {}

double DecisionFacts::compute() const {
    double seconds = 0;
    for (const TimeTerm term : {TimeTerm::gemm, TimeTerm::attention, TimeTerm::memory_bound, TimeTerm::quantise, TimeTerm::recompute, TimeTerm::host})
        seconds += estimate.time[term].value();
    return seconds;
}

double DecisionFacts::exposed_communication() const {
    double seconds = 0;
    for (const TimeTerm term : {TimeTerm::tensor_parallel, TimeTerm::context_parallel, TimeTerm::expert_parallel, TimeTerm::pipeline_parallel, TimeTerm::data_parallel})
        seconds += estimate.time[term].value();
    return seconds;
}

const Traffic* DecisionFacts::traffic(Traffic::Dimension dimension) const {
    const auto found = std::find_if(estimate.traffic.begin(), estimate.traffic.end(), [dimension](const Traffic& item) { return item.dimension == dimension; });
    return found == estimate.traffic.end() ? nullptr : &*found;
}

std::optional<Trial> DecisionFacts::trial(const Plan& other) const {
    if (!is_valid(other) || (framework_limits(other) & ~framework_limits(plan)) != 0) return std::nullopt;
    Trial trial{other, fivefold::estimate(other, profile)};
    if (!trial.estimate.valid || trial.estimate.memory.stages.empty()) return std::nullopt;
    return trial;
}

std::optional<Trial> DecisionFacts::moved(Knob knob, std::int64_t value) const {
    const std::optional<Plan> changed = rebalance(plan, knob, value, {});
    if (!changed || changed->training.global_batch != plan.training.global_batch) return std::nullopt;
    return trial(*changed);
}

std::optional<Trial> DecisionFacts::best_with(std::int64_t tp, std::int64_t pp, int zero, bool full) const {
    constexpr std::int64_t kMicroBatches[] = {1, 2, 4, 8};
    std::optional<Trial> best;
    for (const std::int64_t micro_batch : kMicroBatches)
        for (const RecomputeKind kind : {RecomputeKind::none, RecomputeKind::selective, RecomputeKind::full}) {
            if (full && kind != RecomputeKind::full) continue;
            Plan wanted = plan;
            Layout& layout = wanted.layout;
            layout.tp = tp, layout.pp = pp, layout.cp = 1, layout.vpp = 1, layout.zero = zero, layout.micro_batch = micro_batch;
            layout.schedule = Schedule::one_f_one_b;
            layout.shard_group = 0;
            if (tp > 1) layout.sequence_parallel = true;
            set_knob(wanted, Knob::recompute, static_cast<std::int64_t>(kind));
            complete(wanted);
            const std::optional<Plan> valid = nearest_valid(wanted, {Knob::tp, Knob::pp, Knob::cp, Knob::micro_batch});
            if (!valid) continue;
            std::optional<Trial> candidate = trial(*valid);
            if (candidate && candidate->fits() && (!best || candidate->step() < best->step())) best = std::move(candidate);
        }
    return best;
}

std::int64_t DecisionFacts::widest_tp() const {
    const std::int64_t most = std::min<std::int64_t>(domain, limits.tp);
    for (std::int64_t tp = most; tp > 1; --tp)
        if (gpu_count(plan.cluster) % tp == 0 && rebalance(plan, Knob::tp, tp, {})) return tp;
    return 1;
}

double break_even_tokens(const Plan& plan, const Profile& profile, double bandwidth) {
    const MatrixRate rate = make_machine(plan, profile).layers;
    return bandwidth > 0 ? rate.peak * rate.sustained / bandwidth : 0;
}

void set_outcome(RuleOutcome& out, RuleState state, Severity severity, double value, double threshold, const char* unit) {
    out.state = state;
    out.severity = state == RuleState::fail ? severity : Severity::info;
    out.value = value;
    out.threshold = threshold;
    out.unit = unit;
}

std::vector<SuggestedChange> changes_between(const Plan& from, const Plan& to, std::initializer_list<Knob> knobs) {
    std::vector<SuggestedChange> changes;
    for (const Knob knob : knobs)
        if (knob_value(from, knob) != knob_value(to, knob)) changes.push_back({knob, {knob_value(to, knob)}});
    return changes;
}

void add_layout(RuleOutcome& out, const DecisionFacts& facts, const std::optional<Trial>& trial) {
    if (!trial) return;
    const Layout& layout = trial->plan.layout;
    const FindingArgument arguments[] = {
        count("best_tp", layout.tp), count("best_pp", layout.pp), count("best_cp", layout.cp), count("best_dp", layout.dp), count("best_zero", layout.zero),
        count("best_micro_batch", layout.micro_batch), number("best", trial->step()), percent("best_probability", trial->estimate.memory.fit_probability),
        number("step", facts.step)};
    out.arguments.insert(out.arguments.end(), std::begin(arguments), std::end(arguments));
}

} // namespace fivefold
