// SPDX-License-Identifier: Apache-2.0
#include "core/advise/explanations.h"

#include "core/advise/facts.h"
#include "core/estimate/optimizers.h"
#include "core/estimate/stages.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {

PlanFacts::PlanFacts(const Plan& of_plan, const Profile& of_profile, const Estimate& of_estimate)
    : plan(of_plan), profile(of_profile), estimate(of_estimate), map(map_stages(of_plan)),
      fullest(of_estimate.memory.stages[of_estimate.memory.worst_stage]), parameters(map.ranks[of_estimate.memory.worst_stage].parameters),
      state(state_bytes(of_plan.training, of_profile.software)), capacity(of_estimate.memory.capacity.value()), total(fullest.total().value()) {}

double PlanFacts::states() const {
    return (fullest.group(MemoryGroup::weights) + fullest.group(MemoryGroup::gradients) + fullest.group(MemoryGroup::optimizer)).value();
}

double PlanFacts::states_with(int zero) const {
    return sharded_state(state, parameters.dense, dense_shard_ranks(plan.layout), zero) +
           sharded_state(state, parameters.expert, expert_shard_ranks(plan.layout), zero);
}

double PlanFacts::activations() const { return fullest.group(MemoryGroup::activations).value(); }

double PlanFacts::optimizer_shard() const {
    return (1 - plan.training.offload_optimizer) * fivefold::optimizer_shard(plan.layout, parameters); // the rest steps on the host
}

double PlanFacts::moments() const { return estimate.memory.stages[estimate.memory.worst_stage].first_step_lacks.value(); }

bool PlanFacts::framework_is(std::initializer_list<Framework> any) const {
    return std::find(any.begin(), any.end(), plan.training.framework) != any.end();
}

SuggestedChange more_recomputation(const Plan& plan) {
    SuggestedChange change{Knob::recompute, {}};
    for (std::int64_t kind = static_cast<std::int64_t>(plan.layout.recompute.kind) + 1; kind <= static_cast<std::int64_t>(RecomputeKind::full); ++kind)
        change.values.push_back(kind);
    return change;
}

std::vector<Finding> explain(const Plan& plan, const Profile& profile, const Estimate& estimate) {
    std::vector<Finding> findings;
    if (!estimate.valid || estimate.memory.stages.empty() || !(estimate.memory.capacity > Bytes(0))) return findings;
    const PlanFacts facts(plan, profile, estimate);
    for (const auto& group : {state_explanations(), memory_explanations(), run_explanations()})
        for (const Observation& explanation : group) explanation.check(facts, findings);
    return findings;
}

Estimate explained_estimate(const Plan& plan, const Profile& profile) {
    Estimate result = estimate(plan, profile);
    for (Finding& finding : explain(plan, profile, result)) result.findings.push_back(std::move(finding));
    return result;
}

} // namespace fivefold
