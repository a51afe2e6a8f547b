// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/knobs.h"
#include "core/search/outcome.h"

#include <stop_token>
#include <vector>

namespace fivefold {

/// One cell of a what-if strip: the plan with one knob at `value` and the rest re-balanced.
struct StripPoint {
    std::int64_t value = 0;
    bool present = false; ///< the plan as it is now
    PlanOutcome outcome;
    double speed = 1;     ///< tokens per second over those of the plan as it is now; 0 when that has none
};

/// `knob` over all the values that it can take in a valid plan, ascending; unlocked knobs give way as `rebalance` lets them.
/// The global batch stays, so that the points compare. Empty when no value is valid under these locks.
/// Stopped early, the points so far.
[[nodiscard]] std::vector<StripPoint> what_if_strip(const Plan& plan, const Profile& profile, Knob knob, const Locks& locks = {}, const std::stop_token& stop = {});

} // namespace fivefold
