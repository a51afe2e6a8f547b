// SPDX-License-Identifier: Apache-2.0
// The layout's part of Megatron-LM's command line.
#include "core/formats/megatron_args.h"

#include <algorithm>

namespace fivefold {

namespace {

bool all_equal(std::span<const std::int64_t> values) {
    return std::adjacent_find(values.begin(), values.end(), std::not_equal_to<>()) == values.end();
}

// True when first and last stage have `first` and `last` layers less than the others: what embedding and loss displace when
// each counts as a layer.
bool gives_way(std::span<const std::int64_t> layers, std::int64_t first, std::int64_t last) {
    if (layers.size() < 3) return false;
    const auto middle = layers.subspan(1, layers.size() - 2);
    return all_equal(middle) && layers.front() == middle.front() - first && layers.back() == middle.front() - last;
}

// The plainest of Megatron's ways that says this split.
void add_split(MegatronArgs& args, const Plan& plan, std::span<const std::int64_t> layers) {
    const Layout& layout = plan.layout;
    if (layers.size() < 2) return;
    const bool plain_ends = plan.model.mtp_layers == 0;
    const bool even = all_equal(layers);
    const bool embedding = plain_ends && (gives_way(layers, 1, 1) || gives_way(layers, 1, 0));
    const bool loss = plain_ends && (gives_way(layers, 1, 1) || gives_way(layers, 0, 1));
    const bool middle_even = layers.size() == 2 || all_equal(layers.subspan(1, layers.size() - 2));
    if (even || embedding || loss) {
        if (layout.vpp > 1) args.set("num-virtual-stages-per-pipeline-rank", layout.vpp);
        args.flag_if(embedding, "account-for-embedding-in-pipeline-split");
        args.flag_if(loss, "account-for-loss-in-pipeline-split");
    } else if (layout.vpp == 1 && plain_ends && middle_even && layers.front() > 0 && layers.back() > 0) {
        const bool first_differs = layers.size() > 2 && layers.front() != layers[1];
        const bool last_differs = layers.size() == 2 || layers.back() != layers[1];
        if (first_differs) args.set("decoder-first-pipeline-num-layers", layers.front());
        if (last_differs) args.set("decoder-last-pipeline-num-layers", layers.back());
    } else {
        args.set("pipeline-model-parallel-layout", megatron_layout(layers, plan.model.mtp_layers));
    }
}

void add_context_exchange(MegatronArgs& args, const Plan& plan) {
    const std::int64_t inner = inner_context_ranks(plan), outer = plan.layout.cp / inner;
    switch (plan.training.cp_kind) {
    case CpKind::ring:
        args.set("cp-comm-type", "p2p");
        return;
    case CpKind::all_gather:
        args.set("cp-comm-type", plan.model.indexer ? "allgather" : "all_gather"); // sparse attention knows the other spelling only
        return;
    case CpKind::ulysses:
        args.set("cp-comm-type", "a2a");
        return;
    case CpKind::hierarchical:
        args.set("cp-comm-type", inner == 1 ? "p2p" : outer == 1 ? "a2a" : "a2a+p2p");
        if (inner > 1 && outer > 1) // the all-to-all's ranks first
            args.set("hierarchical-context-parallel-sizes", MegatronArgs::Words{std::to_string(inner), std::to_string(outer)});
        return;
    }
}

void add_sharding(MegatronArgs& args, const Layout& layout) {
    const std::int64_t ranks = layout.dp * layout.cp;
    if (uses_megatron_fsdp(layout)) {
        args.flag("use-megatron-fsdp");
        args.set("data-parallel-sharding-strategy", layout.zero == 2 ? "optim_grads" : "optim_grads_params");
        args.set("ckpt-format", "fsdp_dtensor");
    }
    args.flag_if(layout.zero >= 1, "use-distributed-optimizer");
    if (layout.zero >= 1 && layout.shard_group > 0 && layout.shard_group < ranks)
        args.set("num-distributed-optimizer-instances", ranks / layout.shard_group);
    if (ranks > 1) {
        args.flag("overlap-grad-reduce");
        args.flag_if(layout.zero >= 1, "overlap-param-gather");
    }
}

} // namespace

void add_megatron_parallelism(MegatronArgs& args, const Plan& plan, std::span<const std::int64_t> stage_layers) {
    const Layout& layout = plan.layout;
    const bool sequence_parallel = layout.tp > 1 && layout.sequence_parallel;
    args.set("tensor-model-parallel-size", layout.tp);
    args.flag_if(sequence_parallel, "sequence-parallel");
    args.set("pipeline-model-parallel-size", layout.pp);
    add_split(args, plan, stage_layers);
    args.flag_if(layout.rank_order == pipeline_first_order(), "use-tp-pp-dp-mapping");
    args.set("context-parallel-size", layout.cp);
    if (layout.cp > 1) add_context_exchange(args, plan);
    if (plan.model.moe) {
        args.set("expert-model-parallel-size", layout.ep);
        args.set("expert-tensor-parallel-size", layout.etp);
    }
    add_sharding(args, layout);
    args.flag_if(sequence_parallel && is_on(plan.training.tp_overlap, true), "tp-comm-overlap");
    args.flag_if(plan.model.moe && layout.ep > 1 && overlaps_experts(plan.training), "overlap-moe-expert-parallel-comm");
}

} // namespace fivefold
