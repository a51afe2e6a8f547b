// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"

namespace fivefold {

/// What one plan of many comes to: the figures by which plans are compared, without stages and findings.
struct PlanOutcome {
    Plan plan;
    bool valid = false; ///< false: a rule forbids the plan; the figures only show how far off it is, or are zero
    Metrics metrics;
    Bytes memory;       ///< of the fullest stage, as nvidia-smi would show
    double headroom = 0;///< 1 - memory / capacity
    Verdict verdict = Verdict::out_of_memory;
    [[nodiscard]] bool fits() const { return valid && (verdict == Verdict::fits || verdict == Verdict::tight); }
};

[[nodiscard]] PlanOutcome outcome_of(const Plan& plan, const Profile& profile);

} // namespace fivefold
