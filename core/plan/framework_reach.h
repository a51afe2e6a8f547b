// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"

#include <vector>

namespace fivefold {

/// What a framework can run, of the parts of a layout in which frameworks differ.
struct FrameworkReach {
    std::vector<Schedule> schedules;
    std::vector<int> zero, zero_with_pipeline; ///< ZeRO stages without a pipeline, and with one
    std::vector<CpKind> cp_kinds;              ///< empty: no context parallelism
    std::vector<StageSplit> splits;            ///< ways to deal layers to stages that it offers; others may be written out for it
    bool tensor_parallel = true, pipeline = true, virtual_stages = true, experts = true, shard_groups = true;
    bool selective_recompute = true;           ///< of chosen modules
};
/// Sources: the frameworks' own argument checks and documentation, version by version beside each entry.
[[nodiscard]] FrameworkReach framework_reach(Framework framework);
/// Everything that the model can evaluate.
[[nodiscard]] FrameworkReach unlimited_reach();

/// Parts of a layout that lie beyond a framework's reach; a bit set.
enum FrameworkLimit : unsigned {
    limit_schedule = 1u << 0,
    limit_zero = 1u << 1,
    limit_zero_pipeline = 1u << 2, ///< the ZeRO stage with pipeline parallelism
    limit_tp = 1u << 3,
    limit_pp = 1u << 4,
    limit_vpp = 1u << 5,
    limit_cp = 1u << 6,
    limit_ep = 1u << 7,
    limit_shard_group = 1u << 8,
    limit_selective = 1u << 9,
};
/// What of this layout the plan's framework cannot run; 0 when it can. Advice never moves a plan into a limit that it did not have;
/// a plan that stands in one already (a schedule of another framework, say) may stay there.
[[nodiscard]] unsigned framework_limits(const Plan& plan);

} // namespace fivefold
