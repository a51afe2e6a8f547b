// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"

namespace fivefold {

/// What follows from a step that takes so long, (2.8) and (7.5); all but the bubble, which only the parts of the step tell.
[[nodiscard]] Metrics step_metrics(const Plan& plan, Seconds step_time);

} // namespace fivefold
