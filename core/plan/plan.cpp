// SPDX-License-Identifier: Apache-2.0
#include "core/plan/plan.h"

#include <algorithm>

namespace fivefold {

double expert_data_parallel(const Layout& layout) { // (0.2)
    const double ranks = static_cast<double>(layout.tp) * static_cast<double>(layout.cp) * static_cast<double>(layout.dp);
    return ranks / (static_cast<double>(layout.etp) * static_cast<double>(layout.ep));
}

double dense_shard_ranks(const Layout& layout) {
    const double all = static_cast<double>(layout.dp) * static_cast<double>(layout.cp);
    return layout.shard_group > 0 ? std::min(all, static_cast<double>(layout.shard_group)) : all;
}

double expert_shard_ranks(const Layout& layout) {
    const double all = std::max(1.0, expert_data_parallel(layout));
    return layout.shard_group > 0 ? std::min(all, static_cast<double>(layout.shard_group)) : all;
}

std::int64_t inner_context_ranks(const Plan& plan) {
    const std::int64_t cp = plan.layout.cp, tp = std::max<std::int64_t>(1, plan.layout.tp);
    if (plan.training.cp_kind == CpKind::ulysses) return cp;
    if (plan.training.cp_kind != CpKind::hierarchical || cp <= 1) return 1;
    if (plan.training.cp_inner > 0) return std::min(plan.training.cp_inner, cp);
    std::int64_t inner = 1; // the all-to-all stays in a domain and deals whole heads
    for (std::int64_t ranks = 2; ranks <= cp && ranks * tp <= nvlink_domain(plan.cluster); ++ranks)
        if (cp % ranks == 0 && plan.model.heads % (ranks * tp) == 0) inner = ranks;
    return inner;
}

double expert_capacity(const Training& training) {
    return training.routing == TokenRouting::dropping && training.capacity_factor > 0 ? training.capacity_factor : 1;
}

unsigned useful_recompute_modules(const Plan& plan) {
    unsigned modules = recompute_layernorm | recompute_mlp;
    if (keeps_scores(plan.training.attention)) modules |= recompute_core_attention;
    if (plan.model.moe) modules |= recompute_moe_activation;
    if (plan.model.latent) modules |= recompute_mla_up_projection;
    return modules;
}

void complete(Plan& plan) {
    Layout& layout = plan.layout;
    const std::int64_t gpus = gpu_count(plan.cluster);
    const auto sane = [](std::int64_t value) { return value >= 1 && value <= (std::int64_t{1} << 20); }; // three of them multiply without overflow
    if (!sane(layout.tp) || !sane(layout.pp) || !sane(layout.cp) || !sane(layout.micro_batch)) return;
    const std::int64_t model_parallel = layout.tp * layout.pp * layout.cp;
    if (gpus % model_parallel == 0 && gpus >= model_parallel) layout.dp = gpus / model_parallel; // (0.1)
    if (!sane(layout.dp)) return;
    const std::int64_t per_step = layout.dp * layout.micro_batch;
    if (per_step > 0 && plan.training.global_batch % per_step == 0 && plan.training.global_batch >= per_step)
        layout.accumulation = plan.training.global_batch / per_step; // (0.3)
}

} // namespace fivefold
