// SPDX-License-Identifier: Apache-2.0
#include "core/search/space.h"

#include "core/plan/framework_reach.h"
#include "core/plan/knobs.h"

#include <algorithm>

namespace fivefold {
namespace {

/// Selective recomputation in two strengths, between none and full.
std::vector<Recompute> all_recompute(const Plan& plan) {
    const unsigned useful = useful_recompute_modules(plan), cheap = useful & (recompute_layernorm | recompute_core_attention);
    std::vector<Recompute> all{{RecomputeKind::none, recompute_core_attention}, {RecomputeKind::selective, cheap}};
    if (useful != cheap) all.push_back({RecomputeKind::selective, useful});
    all.push_back({RecomputeKind::full, recompute_core_attention});
    return all;
}

template <class Value>
void fill(std::vector<Value>& list, std::vector<Value> all) {
    if (list.empty()) list = std::move(all);
}

std::vector<std::int64_t> divisors_where(std::int64_t value, const auto& allowed) {
    std::vector<std::int64_t> list = divisors(value);
    std::erase_if(list, [&](std::int64_t d) { return !allowed(d); });
    return list;
}

/// Virtual stages per rank: with them and some pipeline, layers or slots divide.
std::vector<std::int64_t> virtual_stages(const Transformer& model) {
    const std::int64_t slots = model.layers + 1 + model.mtp_layers + (model.mtp_layers > 0 ? 0 : 1);
    std::vector<std::int64_t> all;
    for (std::int64_t v = 1; v <= slots / 2; ++v)
        if (v == 1 || model.layers % v == 0 || slots % v == 0) all.push_back(v);
    return all;
}

} // namespace

SearchSpace complete_space(const SearchSpace& space, const Plan& plan) {
    SearchSpace full = space;
    const Transformer& model = plan.model;
    FrameworkReach reach = space.any_framework ? unlimited_reach() : framework_reach(plan.training.framework);
    const std::int64_t gpus = gpu_count(plan.cluster), batch = plan.training.global_batch, seq = plan.training.seq_len;
    fill(full.nodes, {plan.cluster.nodes});
    fill(full.tp, divisors_where(gpus, [&](std::int64_t t) { return (t == 1 || reach.tensor_parallel) && model.heads % t == 0 && model.hidden % t == 0 && model.ffn % t == 0; }));
    fill(full.pp, divisors_where(gpus, [&](std::int64_t p) { return p == 1 || (reach.pipeline && p <= model.layers + 2); }));
    fill(full.cp, divisors_where(gpus, [&](std::int64_t c) { return c == 1 || (!reach.cp_kinds.empty() && seq % (2 * c) == 0); }));
    const std::vector<std::int64_t> one{1};
    fill(full.ep, model.moe && reach.experts ? divisors_where(model.moe->experts, [&](std::int64_t e) { return gpus % e == 0; }) : one);
    fill(full.etp, model.moe && reach.experts ? divisors_where(gpus, [&](std::int64_t t) { return model.moe->ffn % t == 0; }) : one);
    fill(full.vpp, reach.virtual_stages ? virtual_stages(model) : one);
    fill(full.micro_batch, divisors(batch));
    fill(full.zero_with_pipeline, full.zero.empty() ? reach.zero_with_pipeline : full.zero);
    fill(full.zero, reach.zero);
    const std::int64_t domain = nvlink_domain(plan.cluster);
    fill(full.shard_group, reach.shard_groups ? std::vector<std::int64_t>{0, domain} : std::vector<std::int64_t>{0});
    fill(full.recompute, all_recompute(plan));
    if (space.recompute.empty() && !reach.selective_recompute)
        std::erase_if(full.recompute, [](const Recompute& r) { return r.kind == RecomputeKind::selective; });
    fill(full.schedule, reach.schedules);
    if (reach.cp_kinds.empty()) reach.cp_kinds = {plan.training.cp_kind};
    fill(full.cp_kind, reach.cp_kinds);
    if (full.split.empty() && plan.layout.split == StageSplit::even) full.split = {StageSplit::even};
    fill(full.split, reach.splits);
    fill(full.sequence_parallel, reach.sequence_parallel_off ? std::vector<bool>{true, false} : std::vector<bool>{true});
    return full;
}

} // namespace fivefold
