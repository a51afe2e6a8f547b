// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/finding.h"
#include "core/plan/plan.h"

#include <cstdint>
#include <vector>

namespace fivefold {

/// A shard group that fills one NVLink domain: its GPUs over the tensor-parallel ones.
inline constexpr std::int64_t kOneDomain = -1;

/// The layouts that a search looks at: every combination of these values that obeys the products (0.1)-(0.3). An empty list leaves a knob
/// to all values that (0.1)-(0.4) allow and the plan's framework can run; one value pins it.
struct SearchSpace {
    std::vector<std::int64_t> nodes; ///< empty: the plan's
    std::vector<std::int64_t> tp, pp, cp, dp, ep, etp, micro_batch, accumulation;
    std::vector<std::int64_t> vpp;         ///< empty: all that fill their stages evenly, with layers or with slots
    std::vector<int> zero;
    std::vector<int> zero_with_pipeline;   ///< the same for pp > 1; empty: `zero`, or what the framework can run there where that is empty too
    std::vector<std::int64_t> shard_group; ///< ZeRO ranks, 0 for all, or kOneDomain; empty: all, and one NVLink domain where that is smaller
    std::vector<Recompute> recompute;      ///< selective without modules: in two strengths that suit the model; empty: none, selective, full
    std::vector<Schedule> schedule;
    std::vector<CpKind> cp_kind;
    std::vector<StageSplit> split;         ///< empty: even where that divides, and with slots for embedding and loss
    std::vector<bool> sequence_parallel;   ///< empty: on, and off where tensor parallelism is on
    bool any_framework = false;            ///< also what the plan's framework cannot run
    bool operator==(const SearchSpace&) const = default;
};

/// Leaves a knob its value in this plan. False for a knob that a search does not vary; the space then stays as it is.
bool pin(SearchSpace& space, const Plan& plan, Knob knob);

/// The space with every list that is still empty filled for this plan's model, cluster (with its number of nodes), batch and framework. Lists
/// lose their duplicates. Of the plan's layout only an even split matters, which then stays.
[[nodiscard]] SearchSpace complete_space(const SearchSpace& space, const Plan& plan);

} // namespace fivefold
