// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/advise/reliability.h"
#include "core/advise/thresholds.h"
#include "core/estimate/estimate.h"

#include <span>
#include <string>
#include <vector>

namespace fivefold {

class DecisionFacts;

enum class RuleKind { sizing_case, memory_ladder, batch, priority, tree, typical, checklist, red_flag };
enum class RuleState { pass, fail, info, not_applicable };
[[nodiscard]] const char* rule_kind_name(RuleKind kind);
[[nodiscard]] const char* rule_state_name(RuleState state);

/// What a rule of thumb says of a plan, and the cost model of the rule, as data. The sentence for `id` is made at the edge.
struct RuleOutcome {
    std::string id; ///< stable, kebab-case, led by the rule's name in EQUATIONS section 8: "f5-recompute-by-size"
    RuleKind kind = RuleKind::checklist;
    RuleState state = RuleState::not_applicable;
    Severity severity = Severity::info;
    double value = 0, threshold = 0; ///< both in `unit`; without meaning where the rule does not apply
    std::string unit; ///< "bytes", "s", "share", "ratio", "tokens", "parameters", "sequences", "GPUs", "steps", "ranks", "stages" or empty
    bool model_disagrees = false; ///< `estimate` contradicts the rule of thumb: a breach does no harm here, or what the rule asks for would
    std::vector<FindingArgument> arguments;
    std::vector<SuggestedChange> fixes; ///< alternatives, or one change of several knobs: see `fixes_belong_together`
};
/// Whether the fixes of such a rule make one layout and belong together.
[[nodiscard]] constexpr bool fixes_belong_together(RuleKind kind) {
    return kind == RuleKind::sizing_case || kind == RuleKind::memory_ladder || kind == RuleKind::typical;
}

/// One rule as data: `check` fills everything of an outcome but id and kind.
struct DecisionRule {
    const char* id;
    RuleKind kind;
    const char* reason; ///< English, for documentation
    void (*check)(const DecisionFacts&, RuleOutcome&);
};
/// Sizing cases; what to try when memory is over; priorities; the decision tree with typical configurations; checklist and red flags.
[[nodiscard]] std::span<const DecisionRule> sizing_rules();
[[nodiscard]] std::span<const DecisionRule> ladder_rules();
[[nodiscard]] std::span<const DecisionRule> priority_rules();
[[nodiscard]] std::span<const DecisionRule> tree_rules();
[[nodiscard]] std::span<const DecisionRule> checklist_rules();
[[nodiscard]] std::span<const DecisionRule> red_flag_rules();

/// Thresholds that judge the checkpoint interval (K6) by the same figures as the cost of the run.
[[nodiscard]] AdviceThresholds thresholds_of(const Reliability& run, const CostAssumptions& assumptions);

/// The outcomes of all rules in that order; none for an invalid estimate, whose findings say what is wrong. `estimate` must be that of
/// `plan`. Pure; evaluates some tens of other plans.
[[nodiscard]] std::vector<RuleOutcome> decision_framework(const Plan& plan, const Profile& profile, const Estimate& estimate,
                                                          const AdviceThresholds& thresholds = {});

} // namespace fivefold
