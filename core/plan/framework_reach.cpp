// SPDX-License-Identifier: Apache-2.0
#include "core/plan/framework_reach.h"

#include <algorithm>
#include <array>

namespace fivefold {
namespace {

template <class Value>
bool holds(const std::vector<Value>& list, Value value) { return std::find(list.begin(), list.end(), value) != list.end(); }

FrameworkReach reach_of(Framework framework) {
    const std::vector<Schedule> plain{Schedule::one_f_one_b};
    FrameworkReach reach{plain, {0, 1, 2, 3}, {0, 1}, {}, {StageSplit::automatic}};
    switch (framework) {
    case Framework::megatron: // Megatron-LM core 0.20: 1F1B, interleaved or not; ZeRO-2 and 3 as Megatron-FSDP, another engine that has no pipeline
        reach.cp_kinds = {CpKind::ring, CpKind::all_gather, CpKind::ulysses, CpKind::hierarchical};
        reach.splits = {StageSplit::automatic, StageSplit::slots};
        break;
    case Framework::nanotron: // 0.4 (2411b022): pp_engine 1f1b or afab, stages by cost, ZeRO-1
        reach.schedules = {Schedule::one_f_one_b, Schedule::gpipe};
        reach.zero = {0, 1};
        reach.splits = {StageSplit::by_cost};
        reach.virtual_stages = reach.experts = reach.shard_groups = reach.selective_recompute = false;
        break;
    case Framework::torchtitan: // schedules of torch.distributed.pipelining; FSDP2 shards weights and gradients with the optimizer: no ZeRO-1
        reach.schedules = {Schedule::one_f_one_b, Schedule::gpipe, Schedule::zero_bubble_v};
        reach.zero = reach.zero_with_pipeline = {0, 2, 3};
        reach.cp_kinds = {CpKind::ring, CpKind::all_gather, CpKind::ulysses};
        break;
    case Framework::fsdp1: // PyTorch's first FSDP by itself: NO_SHARD, SHARD_GRAD_OP, FULL_SHARD, HYBRID_SHARD
        reach.zero = reach.zero_with_pipeline = {0, 2, 3};
        reach.tensor_parallel = reach.pipeline = reach.virtual_stages = reach.experts = false;
        break;
    case Framework::megatron_deepspeed:
    case Framework::deepspeed: // pipe/engine.py: ZeRO-2 and 3 are incompatible with pipeline parallelism; no interleaving; Ulysses
        reach.cp_kinds = {CpKind::ulysses};
        reach.virtual_stages = false;
        break;
    case Framework::internevo: // 1F1B, interleaved, zero bubble
        reach.schedules = {Schedule::one_f_one_b, Schedule::zero_bubble_h1, Schedule::zero_bubble_v};
        reach.cp_kinds = {CpKind::ulysses, CpKind::ring};
        break;
    case Framework::aleph_alpha: // scaling: 1F1B with ZeRO-1
        reach.zero = {0, 1};
        reach.virtual_stages = reach.experts = reach.shard_groups = false;
        break;
    }
    return reach;
}

constexpr std::size_t kFrameworks = static_cast<std::size_t>(Framework::aleph_alpha) + 1; // the last one

} // namespace

FrameworkReach framework_reach(Framework framework) { return reach_of(framework); }

FrameworkReach unlimited_reach() {
    return {{Schedule::one_f_one_b, Schedule::gpipe, Schedule::zero_bubble_h1, Schedule::zero_bubble_v, Schedule::dual_pipe},
            {0, 1, 2, 3},
            {0, 1, 2, 3},
            {CpKind::ring, CpKind::all_gather, CpKind::ulysses, CpKind::hierarchical},
            {StageSplit::automatic, StageSplit::slots, StageSplit::by_cost}};
}

unsigned framework_limits(const Plan& plan) {
    static const auto all = [] { // made once: advice asks for every change
        std::array<FrameworkReach, kFrameworks> made;
        for (std::size_t i = 0; i < made.size(); ++i) made[i] = reach_of(static_cast<Framework>(i));
        return made;
    }();
    const auto index = static_cast<std::size_t>(plan.training.framework);
    if (index >= all.size()) return 0;
    const FrameworkReach& reach = all[index];
    const Layout& l = plan.layout;
    unsigned broken = 0;
    const auto lacks = [&broken](FrameworkLimit limit, bool used) { if (used) broken |= limit; };
    lacks(limit_schedule, l.pp > 1 && !holds(reach.schedules, l.schedule));
    lacks(limit_zero, !holds(reach.zero, l.zero));
    lacks(limit_zero_pipeline, l.pp > 1 && holds(reach.zero, l.zero) && !holds(reach.zero_with_pipeline, l.zero));
    lacks(limit_tp, l.tp > 1 && !reach.tensor_parallel);
    lacks(limit_pp, l.pp > 1 && !reach.pipeline);
    lacks(limit_vpp, l.vpp > 1 && !reach.virtual_stages);
    lacks(limit_cp, l.cp > 1 && !holds(reach.cp_kinds, plan.training.cp_kind));
    lacks(limit_ep, (l.ep > 1 || l.etp > 1) && !reach.experts);
    lacks(limit_shard_group, l.shard_group > 0 && !reach.shard_groups);
    // Flash attention recomputes the core by itself, so that module alone changes nothing.
    lacks(limit_selective, !reach.selective_recompute && l.recompute.kind == RecomputeKind::selective && l.recompute.modules != recompute_core_attention);
    return broken;
}

} // namespace fivefold
