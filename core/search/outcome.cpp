// SPDX-License-Identifier: Apache-2.0
#include "core/search/outcome.h"

namespace fivefold {

PlanOutcome outcome_of(const Plan& plan, const Profile& profile) {
    const Estimate result = estimate(plan, profile);
    PlanOutcome outcome;
    outcome.plan = plan;
    outcome.metrics = result.metrics;
    if (result.memory.stages.empty()) return outcome;
    outcome.memory = result.memory.stages[result.memory.worst_stage].total();
    outcome.headroom = result.memory.headroom();
    outcome.verdict = result.memory.verdict;
    // A plan that does not fit is a valid one: running out of memory is a finding with severity error, but no broken rule.
    outcome.valid = result.valid;
    for (const Finding& finding : result.findings) outcome.valid = outcome.valid && (finding.severity != Severity::error || finding.id == "out-of-memory");
    return outcome;
}

} // namespace fivefold
