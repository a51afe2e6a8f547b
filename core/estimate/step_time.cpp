// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/step_time.h"

#include "core/estimate/offload.h"
#include "core/estimate/optimizers.h"
#include "core/estimate/simulated_pipeline.h"
#include "core/estimate/step_parts.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

void add_pass(PassCost& to, const PassCost& from, double times) {
    if (times <= 0) return;
    add(to.forward, from.forward, times);
    add(to.backward, from.backward, times);
}

/// Seconds of each stage there and back; a rank's two stages sum to what stage_costs finds for it.
PipelineStages folded_stages(const StageMap& map, const Transformer& model, const KindCosts& costs, const PassCost& embedding, const PassCost& head, double engine) {
    PipelineStages stages;
    for (std::size_t i = 0; i < map.folded.size(); ++i) {
        double forward = engine / 2, backward = engine / 2;
        const auto take = [&](const PassCost& cost, double times) {
            forward += times * sum(cost.forward);
            backward += times * sum(cost.backward);
        };
        for (int moe = 0; moe < 2; ++moe)
            for (int windowed = 0; windowed < 2; ++windowed) take(costs.kinds[moe][windowed], to_double(map.folded[i].layers[moe][windowed]));
        if (i == 0) take(embedding, 1);
        if (i + 1 == map.folded.size()) {
            take(head, 1);
            take(costs.kinds[is_moe_layer(model, model.layers - 1) ? 1 : 0][0], model.mtp_layers);
        }
        stages.forward.push_back(forward);
        stages.backward.push_back(backward);
    }
    return stages;
}

Traffic traffic(const LayerContext& context, Traffic::Dimension dimension, const GroupShape& group, double bytes, double time, double exposed) {
    const double ranks = group.ranks();
    const GroupPlacement placement = place_group(group, context.links.domain);
    Traffic entry;
    entry.dimension = dimension;
    entry.ranks = static_cast<std::int64_t>(ranks);
    entry.ranks_per_domain = placement.ranks_per_domain;
    entry.domains = placement.domains;
    entry.bytes = Bytes(bytes);
    entry.time = Seconds(time);
    entry.exposed = Seconds(exposed);
    constexpr double kLarge = 0x1p30; // where latency no longer counts
    const double measured = ranks > 1 ? measured_ring(context.links, group, kLarge, 1) : -1;
    entry.bandwidth = BytesPerSecond(measured > 0 ? kLarge * (ranks - 1) / ranks / measured : group_bandwidth(context.links, placement));
    return entry;
}

} // namespace

StageCosts stage_costs(const LayerContext& context, const StageMap& map) {
    const Layout& layout = context.plan.layout;
    const Transformer& model = context.plan.model;
    StageCosts stages;
    stages.whole = all_layers(map.chunks);
    stages.kinds = kind_costs(context, model_blocks(context, stages.whole));
    stages.head = head_cost(context);
    stages.embedding = embedding_cost(context);
    stages.engine = pipeline_engine(context);
    const Chunk& whole = stages.whole;
    const KindCosts& costs = stages.kinds;
    const PassCost &head = stages.head, &embedding = stages.embedding;
    const double engine = stages.engine;
    const auto ranks = static_cast<std::size_t>(layout.pp);
    stages.cost.reserve(ranks);
    stages.forward.reserve(ranks);
    stages.backward.reserve(ranks);
    stages.layers.reserve(ranks);
    stages.moe_layers.reserve(ranks);
    PassCost cost;
    Chunk before; // what the previous rank held: neighbours mostly hold the same
    for (std::int64_t rank = 0; rank < layout.pp; ++rank) {
        const StageContent& content = map.ranks[static_cast<std::size_t>(rank)].content;
        Chunk held;
        for (std::int64_t j = 0; j < layout.vpp; ++j) held += map.chunks[static_cast<std::size_t>(j * layout.pp + rank)];
        const bool same = rank > 0 && held == before && content == map.ranks[static_cast<std::size_t>(rank - 1)].content;
        before = held;
        if (!same) {
            cost = {};
            for (int moe = 0; moe < 2; ++moe)
                for (int windowed = 0; windowed < 2; ++windowed) add_pass(cost, costs.kinds[moe][windowed], to_double(held.layers[moe][windowed]));
            if (content.embedding) add_pass(cost, embedding, 1);
            if (content.head) {
                add_pass(cost, head, 1);
                add_pass(cost, costs.kinds[is_moe_layer(model, model.layers - 1) ? 1 : 0][0], model.mtp_layers);
            }
            cost.forward[at(TimeTerm::host)] += engine; // the pipeline engine's own bookkeeping
            cost.backward[at(TimeTerm::host)] += engine;
        }
        stages.layers.push_back(content.dense_layers + content.moe_layers);
        stages.moe_layers.push_back(content.moe_layers);
        stages.forward.push_back(sum(cost.forward));
        stages.backward.push_back(sum(cost.backward));
        stages.cost.push_back(cost);
    }
    if (!map.folded.empty()) stages.folded = folded_stages(map, model, costs, embedding, head, engine);
    const bool mostly_moe = whole.moe() > whole.dense();
    stages.layer = costs.kinds[mostly_moe ? 1 : 0][whole.layers[mostly_moe ? 1 : 0][1] > whole.layers[mostly_moe ? 1 : 0][0] ? 1 : 0];
    return stages;
}

BusyStages busy_stages(const Layout& layout, const StageCosts& stages, const StageMap& map) {
    BusyStages busy{stages.forward, stages.backward, {}, 0};
    if (is_simulated(layout) && layout.schedule == Schedule::dual_pipe) {
        mirror(busy.forward);
        mirror(busy.backward);
    }
    const double p = to_double(layout.pp);
    for (std::size_t i = 0; i < stages.cost.size(); ++i) {
        BusiestRanks& busiest = busy.busiest;
        busiest.forward = std::max(busiest.forward, busy.forward[i]);
        busiest.backward = std::max(busiest.backward, busy.backward[i]);
        busiest.both = std::max(busiest.both, busy.forward[i] + busy.backward[i]);
        busiest.mean += (busy.forward[i] + busy.backward[i]) / p;
        busiest.layers = std::max(busiest.layers, to_double(stages.layers[i]));
        if (map.ranks[i].parameters.total() > map.ranks[busy.fullest].parameters.total()) busy.fullest = i;
    }
    return busy;
}

PipelineTime pipeline_run(const LayerContext& context, const StageCosts& stages) {
    const Layout& layout = context.plan.layout;
    PipelineTime run{0, pipeline_messages(context)};
    if (!is_simulated(layout)) {
        run.silent = pipeline_time(layout, stages.forward, stages.backward);
        return run;
    }
    const SimulatedPipeline events =
        simulated_pipeline(layout, stages.folded.forward.empty() ? PipelineStages{stages.forward, stages.backward} : stages.folded, stage_hop(context), !context.overlap);
    run.silent = events.silent;
    run.messages.exposed = events.with_messages - events.silent;
    return run;
}

StepResult estimate_step_time(const Plan& plan, const Profile& profile, const StageMap& map) {
    const Layout& layout = plan.layout;
    const LayerContext context = make_layer_context(plan, profile, map.layer);
    const StageCosts stages = stage_costs(context, map);
    const double p = to_double(layout.pp), m = to_double(layout.accumulation), v = to_double(layout.vpp);

    // Busy time: the mean over ranks, line by line, times m. What the slowest rank adds is imbalance, what the schedule adds is bubble.
    TermSeconds terms{};
    for (const PassCost& cost : stages.cost) {
        add(terms, cost.forward, m / p);
        add(terms, cost.backward, m / p);
    }
    const auto [forward, backward, busiest, fullest] = busy_stages(layout, stages, map);
    const auto [pipeline, messages] = pipeline_run(context, stages);
    terms[at(TimeTerm::imbalance)] = m * (busiest.both - busiest.mean);
    terms[at(TimeTerm::bubble)] = std::max(0.0, pipeline - m * busiest.both);
    terms[at(TimeTerm::pipeline_parallel)] = messages.exposed;

    // DP communication happens at the edges of the step, on the fullest rank.
    const OverlapWindow window = overlap_window(layout, busiest, forward[fullest], backward[fullest], to_double(stages.layers[fullest]));
    const StageContent& content = map.ranks[fullest].content;
    const RankParameters& parameters = map.ranks[fullest].parameters;
    const DataParallelCost dp = data_parallel_cost(context, parameters, content, window);
    const double tied = tied_embedding_time(context);
    terms[at(TimeTerm::data_parallel)] = dp.exposed + tied;
    terms[at(TimeTerm::optimizer)] = optimizer_time(context, parameters, content);
    terms[at(TimeTerm::offload)] += optimizer_offload_time(context, parameters) + weight_offload_time(context, parameters, window);
    terms[at(TimeTerm::straggler)] = sum(terms) * straggler_share(context); // (6.14)
    const double drift = release_drift(context);

    StepResult result;
    result.time.simulated = is_simulated(layout);
    for (std::size_t i = 0; i < kTimeTerms; ++i) result.time.terms[i] = Seconds(terms[i] * drift);
    for (std::size_t i = 0; i < stages.cost.size(); ++i) result.time.stage_busy.push_back(Seconds((stages.forward[i] + stages.backward[i]) * drift));
    result.time.layer_forward_backward = Seconds(stages.layer.total() * drift);
    const std::size_t host = at(TimeTerm::host);
    result.time.layer_device = Seconds((stages.layer.total() - stages.layer.forward[host] - stages.layer.backward[host]) * drift);
    result.time.layer_host = Seconds(layer_host(context, false) * drift);

    const auto deepest = static_cast<std::size_t>(std::max_element(stages.layers.begin(), stages.layers.end()) - stages.layers.begin());
    const double moe_layers = to_double(stages.moe_layers[deepest]), dense_layers = to_double(stages.layers[deepest]) - moe_layers;
    const Degrees degrees = layout_degrees(layout);
    const RankStrides strides = rank_strides(layout.rank_order, degrees);
    if (layout.tp > 1) {
        const double bytes = m * (dense_layers * tensor_bytes(context, false) + (moe_layers > 0 ? moe_layers * tensor_bytes(context, true) : 0)), rounds = bytes / std::max(1.0, (to_double(layout.tp) - 1) / to_double(layout.tp) * 2 * context.tokens * to_double(plan.model.hidden));
        result.traffic.push_back(traffic(context, Traffic::Dimension::tensor, {strides.tp, degrees.tp, 1, 1}, bytes, rounds * context.tp_gather, terms[at(TimeTerm::tensor_parallel)]));
    }
    if (layout.cp > 1) {
        const double bytes = m * (dense_layers + moe_layers) * context_bytes(context);
        const GroupPlacement placement = place_group(strides.cp, degrees.cp, context.links.domain);
        result.traffic.push_back(traffic(context, Traffic::Dimension::context, {strides.cp, degrees.cp, 1, 1}, bytes,
                                         bytes / (placement.domains > 1 ? context.links.nic : context.links.inside), terms[at(TimeTerm::context_parallel)]));
    }
    if (plan.model.moe && layout.ep > 1) {
        const double bytes = m * moe_layers * expert_bytes(context);
        const GroupPlacement placement = place_group(strides.ep, degrees.ep, context.links.domain);
        result.traffic.push_back(traffic(context, Traffic::Dimension::expert, {strides.ep, degrees.ep, 1, 1}, bytes,
                                         bytes / (placement.domains > 1 ? context.links.nic : context.links.inside), terms[at(TimeTerm::expert_parallel)]));
    }
    if (layout.pp > 1) {
        const double bytes = 2 * v * m * stage_hop_bytes(context);
        result.traffic.push_back(traffic(context, Traffic::Dimension::pipeline, {strides.pp, p, 1, 1}, bytes, messages.total, messages.exposed));
    }
    if (layout.dp * layout.cp > 1)
        result.traffic.push_back(traffic(context, Traffic::Dimension::data, gradient_group(strides, degrees), dp.dense_bytes, dp.wire, dp.exposed + tied));
    if (dp.expert_bytes > 0)
        result.traffic.push_back(traffic(context, Traffic::Dimension::expert_data, {strides.edp, std::max(1.0, degrees.edp), 1, 1}, dp.expert_bytes, 0, 0));
    for (Traffic& entry : result.traffic) {
        entry.time *= drift;
        entry.exposed *= drift;
    }
    return result;
}

} // namespace fivefold
