// SPDX-License-Identifier: Apache-2.0
#include "core/advise/decision.h"

#include "core/advise/decision_facts.h"

namespace fivefold {

const char* rule_kind_name(RuleKind kind) {
    switch (kind) {
    case RuleKind::sizing_case: return "case";
    case RuleKind::memory_ladder: return "ladder";
    case RuleKind::batch: return "batch";
    case RuleKind::priority: return "priority";
    case RuleKind::tree: return "tree";
    case RuleKind::typical: return "typical";
    case RuleKind::checklist: return "checklist";
    case RuleKind::red_flag: return "red_flag";
    }
    return "";
}

const char* rule_state_name(RuleState state) {
    switch (state) {
    case RuleState::pass: return "pass";
    case RuleState::fail: return "fail";
    case RuleState::info: return "info";
    case RuleState::not_applicable: return "not_applicable";
    }
    return "";
}

AdviceThresholds thresholds_of(const Reliability& run, const CostAssumptions& assumptions) {
    AdviceThresholds limits;
    limits.checkpoint_time = run.blocked;
    limits.restart_time = run.restart;
    limits.gpu_mtbf = Seconds(assumptions.gpu_mtbf * 3600);
    return limits;
}

std::vector<RuleOutcome> decision_framework(const Plan& plan, const Profile& profile, const Estimate& estimate, const AdviceThresholds& thresholds) {
    std::vector<RuleOutcome> outcomes;
    if (!estimate.valid || estimate.memory.stages.empty() || !(estimate.memory.capacity > Bytes(0)) || !(estimate.time.total() > Seconds(0))) return outcomes;
    const DecisionFacts facts(plan, profile, estimate, thresholds);
    for (const auto& group : {sizing_rules(), ladder_rules(), priority_rules(), tree_rules(), checklist_rules(), red_flag_rules()})
        for (const DecisionRule& rule : group) {
            RuleOutcome outcome;
            outcome.id = rule.id;
            outcome.kind = rule.kind;
            rule.check(facts, outcome);
            outcomes.push_back(std::move(outcome));
        }
    return outcomes;
}

} // namespace fivefold
