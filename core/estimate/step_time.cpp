// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/step_time.h"

#include "core/estimate/data_parallel.h"
#include "core/estimate/memory.h"
#include "core/estimate/offload.h"
#include "core/estimate/optimizers.h"
#include "core/estimate/pipeline.h"
#include "core/model/parameters.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

/// Costs of one micro-batch on every pipeline rank.
struct Stages {
    std::vector<PassCost> cost;
    std::vector<double> forward, backward;
    std::vector<std::int64_t> layers, moe_layers; ///< decoder layers, and how many of them are MoE
    std::vector<RankParameters> parameters;
    PassCost layer; ///< of the most frequent kind
};

class StageCosts {
public:
    StageCosts(const LayerContext& context, const StageMap& map) : context_(context), map_(map), layout_(context.plan.layout) {
        for (const Chunk& chunk : map.chunks)
            for (int moe = 0; moe < 2; ++moe)
                for (int windowed = 0; windowed < 2; ++windowed) totals_[moe][windowed] += chunk.layers[moe][windowed];
        const bool mtp = context.plan.model.mtp_layers > 0, mtp_moe = is_moe_layer(context.plan.model, context.plan.model.layers - 1);
        for (int windowed = 0; windowed < 2; ++windowed) {
            const bool extra = mtp && windowed == 0, dense = totals_[0][windowed] > 0 || (extra && !mtp_moe), moe = totals_[1][windowed] > 0 || (extra && mtp_moe);
            if (!dense && !moe) continue;
            const LayerKinds costs = layer_costs(context, windowed == 1, dense, moe);
            kinds_[0][windowed] = costs.dense;
            kinds_[1][windowed] = costs.moe;
            if (context.plan.training.offload_activations > 0) {
                if (dense) offload_activations(false, kinds_[0][windowed]);
                if (moe) offload_activations(true, kinds_[1][windowed]);
            }
        }
    }

    [[nodiscard]] Stages all() const {
        Stages stages;
        const PassCost head = head_cost(context_), embedding = embedding_cost(context_);
        const Transformer& model = context_.plan.model;
        for (std::int64_t rank = 0; rank < layout_.pp; ++rank) {
            PassCost cost;
            const RankStage& stage = map_.ranks[static_cast<std::size_t>(rank)];
            const StageContent& content = stage.content;
            std::int64_t held[2][2] = {{0, 0}, {0, 0}};
            for (std::int64_t j = 0; j < layout_.vpp; ++j) {
                const Chunk& chunk = map_.chunks[static_cast<std::size_t>(j * layout_.pp + rank)];
                for (int moe = 0; moe < 2; ++moe)
                    for (int windowed = 0; windowed < 2; ++windowed) held[moe][windowed] += chunk.layers[moe][windowed];
            }
            for (int moe = 0; moe < 2; ++moe)
                for (int windowed = 0; windowed < 2; ++windowed) add_pass(cost, kinds_[moe][windowed], to_double(held[moe][windowed]));
            if (content.embedding) add_pass(cost, embedding, 1);
            if (content.head) {
                add_pass(cost, head, 1);
                add_pass(cost, kinds_[is_moe_layer(model, model.layers - 1) ? 1 : 0][0], model.mtp_layers);
            }
            if (layout_.pp > 1) { // the pipeline engine's own bookkeeping
                const double engine = context_.profile.software.host_pipeline / 2;
                cost.forward[at(TimeTerm::host)] += engine;
                cost.backward[at(TimeTerm::host)] += engine;
            }
            stages.layers.push_back(content.dense_layers + content.moe_layers);
            stages.moe_layers.push_back(content.moe_layers);
            stages.parameters.push_back(stage.parameters);
            stages.forward.push_back(sum(cost.forward));
            stages.backward.push_back(sum(cost.backward));
            stages.cost.push_back(cost);
        }
        const bool mostly_moe = totals_[1][0] + totals_[1][1] > totals_[0][0] + totals_[0][1];
        stages.layer = kinds_[mostly_moe ? 1 : 0][totals_[mostly_moe ? 1 : 0][1] > totals_[mostly_moe ? 1 : 0][0] ? 1 : 0];
        return stages;
    }

private:
    void offload_activations(bool moe, PassCost& cost) const {
        const double share = std::min(1.0, context_.plan.training.offload_activations);
        const PassTime exposed = activation_offload_time(context_, share * layer_activations(context_.plan, context_.profile, moe).total().value(), cost);
        cost.forward[at(TimeTerm::offload)] += exposed.forward;
        cost.backward[at(TimeTerm::offload)] += exposed.backward;
    }
    static void add_pass(PassCost& to, const PassCost& from, double times) {
        if (times <= 0) return;
        add(to.forward, from.forward, times);
        add(to.backward, from.backward, times);
    }
    const LayerContext& context_;
    const StageMap& map_;
    const Layout& layout_;
    std::int64_t totals_[2][2] = {{0, 0}, {0, 0}};
    PassCost kinds_[2][2]{};
};

/// Bytes that one rank hands to the next stage: without sequence parallelism each tensor-parallel rank sends its slice of the whole
/// activation, and the receivers gather it.
double p2p_bytes(const LayerContext& context) {
    return 2 * context.tokens * to_double(context.plan.model.hidden) / to_double(context.plan.layout.tp);
}

/// Seconds of one hop between neighbouring stages, (4.12): some boundaries lie inside a domain, the rest cross the network.
double stage_hop(const LayerContext& context) {
    const Layout& layout = context.plan.layout;
    const HardwareProfile& hardware = context.profile.hardware;
    const Machine& machine = context.machine;
    const double gpus = to_double(layout.tp) * to_double(layout.cp) * to_double(layout.dp) * to_double(layout.pp);
    const double stride = to_double(layout.tp) * to_double(layout.cp) * to_double(layout.dp);
    const double crossing = gpus <= machine.domain ? 0 : std::min(1.0, stride / machine.domain);
    const double bytes = p2p_bytes(context), gathered = context.sp > 1 ? 0 : context.tp_gather;
    return bytes * ((1 - crossing) / (hardware.p2p_scale_up_share * machine.scale_up) + crossing / (hardware.network_share * machine.nic)) + hardware.p2p_base + gathered;
}

/// Makespan of m micro-batches without p2p.
double pipeline_time(const Layout& layout, const Stages& stages) {
    const double m = to_double(layout.accumulation), p = to_double(layout.pp), v = to_double(layout.vpp);
    if (layout.pp == 1) return m * (stages.forward[0] + stages.backward[0]);
    if (layout.vpp > 1) return interleaved_time(stages.forward, stages.backward, m, v);
    if (layout.schedule == Schedule::one_f_one_b) return one_f_one_b_time(stages.forward, stages.backward, m);
    if (layout.schedule == Schedule::gpipe) return gpipe_time(stages.forward, stages.backward, m);
    double slowest = 0, f = 0, b = 0;
    for (std::size_t i = 0; i < stages.forward.size(); ++i) {
        slowest = std::max(slowest, stages.forward[i] + stages.backward[i]);
        f += stages.forward[i] / p;
        b += stages.backward[i] / p;
    }
    const double w = b / 2; // weight gradients are half of the backward GEMMs
    double bubble = 0;
    if (layout.schedule == Schedule::zero_bubble_h1) bubble = zb_h1_bubble(p, f, b - w, w);
    if (layout.schedule == Schedule::dual_pipe) bubble = dual_pipe_bubble(p, f + b, b, w);
    return m * slowest + std::max(0.0, bubble); // zero_bubble_v: none, ideal
}

Traffic traffic(const LayerContext& context, Traffic::Dimension dimension, double ranks, double stride, double bytes, double time, double exposed) {
    const GroupPlacement placement = place_group(stride, ranks, context.links.domain);
    Traffic entry;
    entry.dimension = dimension;
    entry.ranks = static_cast<std::int64_t>(ranks);
    entry.ranks_per_domain = placement.ranks_per_domain;
    entry.domains = placement.domains;
    entry.bytes = Bytes(bytes);
    entry.time = Seconds(time);
    entry.exposed = Seconds(exposed);
    entry.bandwidth = BytesPerSecond(group_bandwidth(context.links, placement));
    return entry;
}

} // namespace

StepResult estimate_step_time(const Plan& plan, const Profile& profile, const StageMap& map) {
    const Layout& layout = plan.layout;
    const SoftwareProfile& software = profile.software;
    const LayerContext context = make_layer_context(plan, profile, map.layer);
    const Stages stages = StageCosts(context, map).all();
    const double p = to_double(layout.pp), m = to_double(layout.accumulation), v = to_double(layout.vpp);

    // Busy time: the mean over ranks, line by line, times m. What the slowest rank adds is imbalance, what the schedule adds is bubble.
    TermSeconds terms{};
    double slowest = 0, mean = 0;
    std::size_t fullest = 0;
    for (std::size_t i = 0; i < stages.cost.size(); ++i) {
        add(terms, stages.cost[i].forward, m / p);
        add(terms, stages.cost[i].backward, m / p);
        const double busy = stages.forward[i] + stages.backward[i];
        slowest = std::max(slowest, busy);
        mean += busy / p;
        if (stages.parameters[i].total() > stages.parameters[fullest].total()) fullest = i;
    }
    const double pipeline = pipeline_time(layout, stages);
    terms[at(TimeTerm::imbalance)] = m * (slowest - mean);
    terms[at(TimeTerm::bubble)] = std::max(0.0, pipeline - m * slowest);
    const double hop = layout.pp > 1 ? stage_hop(context) : 0;
    const double p2p_total = 2 * hop * v * m; // of one rank, both directions
    double p2p = exposed_p2p(layout.schedule, p, m, v, hop);
    if (layout.pp > 1 && v > 1) p2p += software.contention * p2p_total; // the hidden part still takes SMs
    if (!context.overlap && layout.pp > 1) p2p = std::max(p2p, p2p_total);
    terms[at(TimeTerm::pipeline_parallel)] = p2p;

    // DP communication happens at the edges of the step, on the fullest rank.
    const double longest_f = *std::max_element(stages.forward.begin(), stages.forward.end());
    const double longest_b = *std::max_element(stages.backward.begin(), stages.backward.end());
    const double chunks = v > 1 ? 1 / v + p * (v - 1) / v : 1; // micro-batches' worth of compute between first and last chunk
    OverlapWindow window;
    window.forward = longest_f * chunks;
    window.backward = longest_b * chunks;
    window.micro_batch_backward = longest_b;
    const double held = std::max(1.0, to_double(stages.layers[fullest]));
    window.layer_forward = stages.forward[fullest] / held;
    window.layer_backward = stages.backward[fullest] / held;
    window.layers = std::max(1.0, to_double(*std::max_element(stages.layers.begin(), stages.layers.end())));
    const StageContent& content = map.ranks[fullest].content;
    const DataParallelCost dp = data_parallel_cost(context, stages.parameters[fullest], content, window);
    double tied = 0;
    if (plan.model.tied_embeddings && layout.pp > 1) // (4.13) first and last stage each hold the embedding and add up its gradient
        tied = hierarchical_ring(context.links, to_double(layout.tp) * to_double(layout.cp) * to_double(layout.dp), 2,
                                 context.gradient_bytes * context.padded_vocab * to_double(plan.model.hidden) / to_double(layout.tp), 2);
    terms[at(TimeTerm::data_parallel)] = dp.exposed + tied;
    terms[at(TimeTerm::optimizer)] = optimizer_time(context, stages.parameters[fullest], content);
    terms[at(TimeTerm::offload)] += optimizer_offload_time(context, stages.parameters[fullest]) + weight_offload_time(context, stages.parameters[fullest], window);

    const double nodes = std::max(1.0, to_double(plan.cluster.nodes));
    terms[at(TimeTerm::straggler)] = sum(terms) * software.straggler * std::log2(nodes); // (6.14)
    const double drift = std::exp(-context.machine.release_gain * context.machine.release_years); // newer releases are faster throughout

    StepResult result;
    for (std::size_t i = 0; i < kTimeTerms; ++i) result.time.terms[i] = Seconds(terms[i] * drift);
    for (std::size_t i = 0; i < stages.cost.size(); ++i) result.time.stage_busy.push_back(Seconds((stages.forward[i] + stages.backward[i]) * drift));
    result.time.layer_forward_backward = Seconds(stages.layer.total() * drift);
    const std::size_t host = at(TimeTerm::host);
    result.time.layer_device = Seconds((stages.layer.total() - stages.layer.forward[host] - stages.layer.backward[host]) * drift);
    result.time.layer_host = Seconds(layer_host(context, false) * drift);

    const auto busiest = static_cast<std::size_t>(std::max_element(stages.layers.begin(), stages.layers.end()) - stages.layers.begin());
    const double moe_layers = to_double(stages.moe_layers[busiest]), dense_layers = to_double(stages.layers[busiest]) - moe_layers;
    if (layout.tp > 1) {
        const double bytes = m * (dense_layers * tensor_bytes(context, false) + (moe_layers > 0 ? moe_layers * tensor_bytes(context, true) : 0)), rounds = bytes / std::max(1.0, (to_double(layout.tp) - 1) / to_double(layout.tp) * 2 * context.tokens * to_double(plan.model.hidden));
        result.traffic.push_back(traffic(context, Traffic::Dimension::tensor, to_double(layout.tp), 1, bytes, rounds * context.tp_gather, terms[at(TimeTerm::tensor_parallel)]));
    }
    if (layout.cp > 1) {
        const double bytes = m * (dense_layers + moe_layers) * context_bytes(context);
        const GroupPlacement placement = place_group(to_double(layout.tp), to_double(layout.cp), context.links.domain);
        result.traffic.push_back(traffic(context, Traffic::Dimension::context, to_double(layout.cp), to_double(layout.tp), bytes,
                                         bytes / (placement.domains > 1 ? context.links.nic : context.links.inside), terms[at(TimeTerm::context_parallel)]));
    }
    if (plan.model.moe && layout.ep > 1) {
        const double bytes = m * moe_layers * expert_bytes(context);
        const GroupPlacement placement = place_group(to_double(layout.etp), to_double(layout.ep), context.links.domain);
        result.traffic.push_back(traffic(context, Traffic::Dimension::expert, to_double(layout.ep), to_double(layout.etp), bytes,
                                         bytes / (placement.domains > 1 ? context.links.nic : context.links.inside), terms[at(TimeTerm::expert_parallel)]));
    }
    if (layout.pp > 1) {
        const double stride = to_double(layout.tp) * to_double(layout.cp) * to_double(layout.dp);
        const double bytes = 2 * v * m * p2p_bytes(context);
        result.traffic.push_back(traffic(context, Traffic::Dimension::pipeline, p, stride, bytes, p2p_total, p2p));
    }
    if (layout.dp * layout.cp > 1)
        result.traffic.push_back(traffic(context, Traffic::Dimension::data, to_double(layout.dp) * to_double(layout.cp), to_double(layout.tp), dp.dense_bytes, dp.wire, dp.exposed + tied));
    if (dp.expert_bytes > 0)
        result.traffic.push_back(traffic(context, Traffic::Dimension::expert_data, std::max(1.0, expert_data_parallel(layout)),
                                         to_double(layout.etp) * to_double(layout.ep), dp.expert_bytes, 0, 0));
    for (Traffic& entry : result.traffic) {
        entry.time *= drift;
        entry.exposed *= drift;
    }
    return result;
}

} // namespace fivefold
