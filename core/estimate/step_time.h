// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/estimate/layers.h"
#include "core/estimate/stages.h"

#include <vector>

namespace fivefold {

struct StepResult {
    StepTime time;
    std::vector<Traffic> traffic;
};

/// (6.13), (6.15): the step time of a plan by line, and what crosses which links when ranks are numbered in this order.
[[nodiscard]] StepResult estimate_step_time(const Plan& plan, const Profile& profile, const StageMap& map);

} // namespace fivefold
