// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"
#include "core/quantity.h"

namespace fivefold {

/// GPU-seconds that a token takes: what "faster" means wherever runs of a campaign are compared, less is faster. Plans of other batches or on
/// other numbers of GPUs can be held against one another by it, which they cannot by their step times.
[[nodiscard]] double step_cost(const Plan& plan, Seconds step_time);
[[nodiscard]] double tokens_per_second_per_gpu(const Plan& plan, Seconds step_time); ///< the same, said the other way round

} // namespace fivefold
