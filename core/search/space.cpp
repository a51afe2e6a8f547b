// SPDX-License-Identifier: Apache-2.0
#include "core/search/space.h"

#include "core/estimate/stages.h"
#include "core/plan/framework_reach.h"
#include "core/plan/knobs.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace fivefold {
namespace {

/// The kinds asked for, or all; selective recomputation that names no modules in two strengths.
std::vector<Recompute> recompute_kinds(const std::vector<Recompute>& asked, const Plan& plan, bool selective) {
    std::vector<Recompute> kinds = asked;
    if (kinds.empty()) kinds = {{RecomputeKind::none, recompute_core_attention}, {RecomputeKind::selective, 0}, {RecomputeKind::full, recompute_core_attention}};
    const unsigned useful = useful_recompute_modules(plan), cheap = useful & (recompute_layernorm | recompute_core_attention);
    std::vector<Recompute> all;
    for (const Recompute& kind : kinds) {
        if (kind.kind == RecomputeKind::selective && asked.empty() && !selective) continue;
        if (kind.kind != RecomputeKind::selective || kind.modules != 0) all.push_back(kind);
        else all.insert(all.end(), {{RecomputeKind::selective, cheap}, {RecomputeKind::selective, useful}});
    }
    return all;
}

template <class Value>
void fill(std::vector<Value>& list, std::vector<Value> all) {
    if (list.empty()) list = std::move(all);
}

/// Drops repeated values, keeps the order.
template <class... Lists>
void each_once(Lists&... lists) {
    const auto once = [](auto& list) {
        std::decay_t<decltype(list)> kept;
        for (const auto& value : list)
            if (std::find(kept.begin(), kept.end(), value) == kept.end()) kept.push_back(value);
        list = std::move(kept);
    };
    (once(lists), ...);
}

std::vector<std::int64_t> divisors_where(std::int64_t value, const auto& allowed) {
    std::vector<std::int64_t> list = divisors(value);
    std::erase_if(list, [&](std::int64_t d) { return !allowed(d); });
    return list;
}

/// Virtual stages per rank: with them and some pipeline, layers or slots divide.
std::vector<std::int64_t> virtual_stages(const Transformer& model) {
    const std::int64_t slots = layer_slots(model);
    std::vector<std::int64_t> all;
    for (std::int64_t v = 1; v <= slots / 2; ++v)
        if (v == 1 || model.layers % v == 0 || slots % v == 0) all.push_back(v);
    return all;
}

} // namespace

bool pin(SearchSpace& space, const Plan& plan, Knob knob) {
    const Layout& layout = plan.layout;
    switch (knob) {
    case Knob::tp: space.tp = {layout.tp}; return true;
    case Knob::pp: space.pp = {layout.pp}; return true;
    case Knob::dp: space.dp = {layout.dp}; return true;
    case Knob::cp: space.cp = {layout.cp}; return true;
    case Knob::ep: space.ep = {layout.ep}; return true;
    case Knob::etp: space.etp = {layout.etp}; return true;
    case Knob::vpp: space.vpp = {layout.vpp}; return true;
    case Knob::micro_batch: space.micro_batch = {layout.micro_batch}; return true;
    case Knob::accumulation: space.accumulation = {layout.accumulation}; return true;
    case Knob::zero: space.zero = {layout.zero}; return true;
    case Knob::shard_group: space.shard_group = {layout.shard_group}; return true;
    case Knob::recompute: space.recompute = {layout.recompute}; return true;
    case Knob::schedule: space.schedule = {layout.schedule}; return true;
    case Knob::sequence_parallel: space.sequence_parallel = {layout.sequence_parallel}; return true;
    default: return false;
    }
}

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
    fill(full.shard_group, reach.shard_groups ? std::vector<std::int64_t>{0, kOneDomain} : std::vector<std::int64_t>{0});
    full.recompute = recompute_kinds(space.recompute, plan, reach.selective_recompute);
    fill(full.schedule, reach.schedules);
    if (reach.cp_kinds.empty()) reach.cp_kinds = {plan.training.cp_kind};
    fill(full.cp_kind, reach.cp_kinds);
    if (full.split.empty() && plan.layout.split == StageSplit::even) full.split = {StageSplit::even};
    fill(full.split, reach.splits);
    fill(full.sequence_parallel, {true, false});
    each_once(full.nodes, full.tp, full.pp, full.cp, full.dp, full.ep, full.etp, full.vpp, full.micro_batch, full.accumulation, full.zero, full.zero_with_pipeline, full.shard_group,
              full.recompute, full.schedule, full.cp_kind, full.split, full.sequence_parallel);
    return full;
}

} // namespace fivefold
