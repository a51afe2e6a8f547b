// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"

namespace fivefold {

/// Parts of a layout that a framework may lack; a bit set.
enum FrameworkLimit : unsigned {
    limit_schedule = 1u << 0,
    limit_zero = 1u << 1,
    limit_zero_pipeline = 1u << 2, ///< ZeRO-2 and ZeRO-3 with pipeline parallelism
    limit_tp = 1u << 3,
    limit_pp = 1u << 4,
    limit_vpp = 1u << 5,
    limit_cp = 1u << 6,
    limit_ep = 1u << 7,
    limit_shard_group = 1u << 8,
    limit_selective = 1u << 9, ///< recomputation of chosen modules
};

/// What of this layout the plan's framework cannot run; 0 when it can. Advice never moves a plan into a limit that it did not have;
/// a plan that stands in one already (a schedule of another framework, say) may stay there.
[[nodiscard]] unsigned framework_limits(const Plan& plan);

} // namespace fivefold
