// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/step_cost.h"

#include "core/plan/tokens.h"

namespace fivefold {

double step_cost(const Plan& plan, Seconds step_time) { return step_time.value() * static_cast<double>(gpu_count(plan.cluster)) / tokens_per_step(plan.training); }

double tokens_per_second_per_gpu(const Plan& plan, Seconds step_time) { return 1 / step_cost(plan, step_time); }

} // namespace fivefold
