// SPDX-License-Identifier: Apache-2.0
#include "core/search/space.h"

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

constexpr Schedule kSchedules[] = {Schedule::one_f_one_b, Schedule::gpipe, Schedule::zero_bubble_h1, Schedule::zero_bubble_v, Schedule::dual_pipe};
constexpr CpKind kCpKinds[] = {CpKind::ring, CpKind::all_gather, CpKind::ulysses, CpKind::hierarchical};

template <class Value, std::size_t size>
std::vector<Value> list_of(const Value (&values)[size]) { return {std::begin(values), std::end(values)}; }

} // namespace

FrameworkReach framework_reach(Framework framework) {
    const std::vector<StageSplit> even{StageSplit::automatic};
    switch (framework) {
    case Framework::megatron: // arguments.py: 1F1B and interleaved; ZeRO-2 and 3 as Megatron-FSDP, not in a pipeline
        return {{Schedule::one_f_one_b}, {0, 1, 2, 3}, {0, 1}, list_of(kCpKinds), {StageSplit::automatic, StageSplit::slots}};
    case Framework::nanotron: // pp_engine 1f1b or afab; stages by cost
        return {{Schedule::one_f_one_b, Schedule::gpipe}, {0, 1}, {0, 1}, {}, {StageSplit::by_cost}, false, false, false, true};
    case Framework::torchtitan: // schedules of torch.distributed.pipelining; FSDP2 reshards or not, HSDP
        return {{Schedule::one_f_one_b, Schedule::gpipe, Schedule::zero_bubble_v, Schedule::dual_pipe}, {2, 3}, {2, 3}, {CpKind::ring, CpKind::all_gather, CpKind::ulysses}, even};
    case Framework::fsdp1: return {{Schedule::one_f_one_b}, {0, 2, 3}, {0, 2, 3}, {}, even, false, false, true, true};
    case Framework::megatron_deepspeed:
    case Framework::deepspeed: // PipelineEngine: 1F1B, ZeRO at most 1 with it; Ulysses
        return {{Schedule::one_f_one_b}, {0, 1, 2, 3}, {0, 1}, {CpKind::ulysses}, even, false, true, true, true};
    case Framework::internevo: return {{Schedule::one_f_one_b}, {0, 1, 2, 3}, {0, 1}, {CpKind::ulysses, CpKind::ring}, even, true, true, true, true};
    case Framework::aleph_alpha: return {{Schedule::one_f_one_b}, {0, 1}, {0, 1}, {}, even, false, false, false, true};
    }
    return {list_of(kSchedules), {0, 1, 2, 3}, {0, 1, 2, 3}, list_of(kCpKinds), even};
}

SearchSpace complete_space(const SearchSpace& space, const Plan& plan) {
    SearchSpace full = space;
    const Transformer& model = plan.model;
    FrameworkReach reach = framework_reach(plan.training.framework);
    if (space.any_framework) reach = {list_of(kSchedules), {0, 1, 2, 3}, {0, 1, 2, 3}, list_of(kCpKinds), {StageSplit::automatic, StageSplit::slots, StageSplit::by_cost}};
    const std::int64_t gpus = gpu_count(plan.cluster), batch = plan.training.global_batch, seq = plan.training.seq_len;
    fill(full.nodes, {plan.cluster.nodes});
    fill(full.tp, divisors_where(gpus, [&](std::int64_t t) { return model.heads % t == 0 && model.hidden % t == 0 && model.ffn % t == 0; }));
    fill(full.pp, divisors_where(gpus, [&](std::int64_t p) { return p <= model.layers + 2; }));
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
    fill(full.schedule, reach.schedules);
    if (reach.cp_kinds.empty()) reach.cp_kinds = {plan.training.cp_kind};
    fill(full.cp_kind, reach.cp_kinds);
    if (full.split.empty() && plan.layout.split == StageSplit::even) full.split = {StageSplit::even};
    fill(full.split, reach.splits);
    fill(full.sequence_parallel, reach.sequence_parallel_off ? std::vector<bool>{true, false} : std::vector<bool>{true});
    return full;
}

} // namespace fivefold
