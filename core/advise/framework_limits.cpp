// SPDX-License-Identifier: Apache-2.0
#include "core/advise/framework_limits.h"

namespace fivefold {
namespace {

constexpr unsigned bit(Schedule schedule) { return 1u << static_cast<unsigned>(schedule); }
constexpr unsigned k1F1B = bit(Schedule::one_f_one_b), kGPipe = bit(Schedule::gpipe), kZbH1 = bit(Schedule::zero_bubble_h1), kZbV = bit(Schedule::zero_bubble_v);
constexpr unsigned kAllStages = 0b1111; // ZeRO 0 to 3

/// What a framework family can run: schedules and ZeRO stages as bit sets, and what it lacks altogether.
struct Abilities {
    Framework framework;
    unsigned schedules, zero_stages, lacks;
};

constexpr Abilities kAbilities[] = {
    // Megatron-LM core 0.20: 1F1B, interleaved or not; ZeRO-2 and ZeRO-3 through Megatron-FSDP
    {Framework::megatron, k1F1B, kAllStages, 0},
    // nanotron 0.4 (2411b022), the same as its exporter refuses
    {Framework::nanotron, k1F1B | kGPipe, 0b0011, limit_vpp | limit_cp | limit_ep | limit_shard_group | limit_selective},
    // torchtitan: FSDP2 shards weights and gradients with the optimizer, so that there is no ZeRO-1
    {Framework::torchtitan, k1F1B | kGPipe | kZbV, 0b1101, 0},
    // PyTorch's first FSDP by itself: NO_SHARD, SHARD_GRAD_OP, FULL_SHARD
    {Framework::fsdp1, k1F1B, 0b1101, limit_tp | limit_pp | limit_cp | limit_ep},
    // DeepSpeed's pipeline engine: "ZeRO-2 and ZeRO-3 are incompatible with pipeline parallelism" (pipe/engine.py); no interleaving
    {Framework::megatron_deepspeed, k1F1B, kAllStages, limit_zero_pipeline | limit_vpp},
    {Framework::deepspeed, k1F1B, kAllStages, limit_zero_pipeline | limit_vpp},
    // InternEvo: 1F1B, interleaved, ZB-H1, ZB-V
    {Framework::internevo, k1F1B | kZbH1 | kZbV, kAllStages, limit_zero_pipeline},
    // Aleph Alpha's scaling: 1F1B with ZeRO-1
    {Framework::aleph_alpha, k1F1B, 0b0011, limit_vpp | limit_cp | limit_ep | limit_shard_group},
};

} // namespace

unsigned framework_limits(const Plan& plan) {
    const Layout& l = plan.layout;
    for (const Abilities& can : kAbilities) {
        if (can.framework != plan.training.framework) continue;
        unsigned broken = 0;
        if (l.pp > 1 && (can.schedules & bit(l.schedule)) == 0) broken |= limit_schedule;
        if ((can.zero_stages >> static_cast<unsigned>(l.zero) & 1u) == 0) broken |= limit_zero;
        const auto lacks = [&](FrameworkLimit limit, bool used) { if (used) broken |= can.lacks & limit; };
        lacks(limit_zero_pipeline, l.zero >= 2 && l.pp > 1);
        lacks(limit_tp, l.tp > 1);
        lacks(limit_pp, l.pp > 1);
        lacks(limit_vpp, l.vpp > 1);
        lacks(limit_cp, l.cp > 1);
        lacks(limit_ep, l.ep > 1 || l.etp > 1);
        lacks(limit_shard_group, l.shard_group > 0);
        // Flash attention recomputes the core by itself, so that module alone changes nothing.
        lacks(limit_selective, l.recompute.kind == RecomputeKind::selective && l.recompute.modules != recompute_core_attention);
        return broken;
    }
    return 0;
}

} // namespace fivefold
