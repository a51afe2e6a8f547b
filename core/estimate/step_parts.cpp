// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/step_parts.h"

#include "core/estimate/memory.h"
#include "core/estimate/offload.h"
#include "core/estimate/pipeline.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

void offload_activations(const LayerContext& context, bool moe, PassCost& cost) {
    const double share = std::min(1.0, context.plan.training.offload_activations);
    const PassTime exposed = activation_offload_time(context, share * layer_activations(context.plan, context.profile, moe).total().value(), cost);
    cost.forward[at(TimeTerm::offload)] += exposed.forward;
    cost.backward[at(TimeTerm::offload)] += exposed.backward;
}

} // namespace

Chunk all_layers(std::span<const Chunk> chunks) {
    Chunk whole;
    for (const Chunk& chunk : chunks) whole += chunk;
    return whole;
}

ModelBlocks model_blocks(const LayerContext& context, const Chunk& whole) {
    const Plan& plan = context.plan;
    const bool mtp = plan.model.mtp_layers > 0, mtp_moe = is_moe_layer(plan.model, plan.model.layers - 1);
    const auto blocks = [&](bool windowed) {
        const bool extra = mtp && !windowed, dense = whole.layers[0][windowed] > 0 || (extra && !mtp_moe), moe = whole.layers[1][windowed] > 0 || (extra && mtp_moe);
        return dense || moe ? layer_blocks(context, windowed, dense, moe) : LayerBlocks{};
    };
    return {blocks(false), blocks(true)};
}

KindCosts kind_costs(const LayerContext& context, const ModelBlocks& blocks) {
    KindCosts costs;
    for (int windowed = 0; windowed < 2; ++windowed) {
        const LayerBlocks& of = windowed == 0 ? blocks.full : blocks.windowed;
        if (!of.has_dense && !of.has_moe) continue;
        LayerKinds layers = layer_costs(context, of);
        if (context.plan.training.offload_activations > 0) {
            if (of.has_dense) offload_activations(context, false, layers.dense);
            if (of.has_moe) offload_activations(context, true, layers.moe);
        }
        costs.kinds[0][windowed] = layers.dense;
        costs.kinds[1][windowed] = layers.moe;
    }
    return costs;
}

double pipeline_engine(const LayerContext& context) { return context.plan.layout.pp > 1 ? context.profile.software.host_pipeline / 2 : 0; }

double pipeline_time(const Layout& layout, std::span<const double> forward, std::span<const double> backward) {
    const double m = to_double(layout.accumulation), p = to_double(layout.pp), v = to_double(layout.vpp);
    if (layout.pp == 1) return m * (forward[0] + backward[0]);
    if (layout.vpp > 1) return interleaved_time(forward, backward, m, v);
    if (layout.schedule == Schedule::one_f_one_b) return one_f_one_b_time(forward, backward, m);
    if (layout.schedule == Schedule::gpipe) return gpipe_time(forward, backward, m);
    double slowest = 0, f = 0, b = 0;
    for (std::size_t i = 0; i < forward.size(); ++i) {
        slowest = std::max(slowest, forward[i] + backward[i]);
        f += forward[i] / p;
        b += backward[i] / p;
    }
    const double w = kWeightGradientShare * b;
    double bubble = 0;
    if (layout.schedule == Schedule::zero_bubble_h1) bubble = zb_h1_bubble(p, f, b - w, w);
    if (layout.schedule == Schedule::dual_pipe) bubble = dual_pipe_bubble(p, f + b, b, w);
    return m * slowest + std::max(0.0, bubble); // zero_bubble_v: none, ideal
}

double stage_hop_bytes(const LayerContext& context) {
    return 2 * context.tokens * to_double(context.plan.model.hidden) / to_double(context.plan.layout.tp);
}

double stage_hop(const LayerContext& context) {
    const Layout& layout = context.plan.layout;
    const HardwareProfile& hardware = context.profile.hardware;
    const Machine& machine = context.machine;
    const double stride = context.strides().pp;
    const double crossing = stride * to_double(layout.pp) <= machine.domain ? 0 : std::min(1.0, stride / machine.domain);
    const double bytes = stage_hop_bytes(context), gathered = context.sp > 1 ? 0 : context.tp_gather;
    return bytes * ((1 - crossing) / (hardware.p2p_scale_up_share * machine.scale_up) + crossing / (hardware.network_share * machine.nic)) + hardware.p2p_base + gathered;
}

PipelineMessages pipeline_messages(const LayerContext& context) {
    const Layout& layout = context.plan.layout;
    if (layout.pp <= 1) return {};
    const double p = to_double(layout.pp), m = to_double(layout.accumulation), v = to_double(layout.vpp), hop = stage_hop(context);
    PipelineMessages messages{2 * hop * v * m, exposed_p2p(layout.schedule, p, m, v, hop)};
    if (v > 1) messages.exposed += context.profile.software.contention * messages.total; // the hidden part still takes SMs
    if (!context.overlap) messages.exposed = std::max(messages.exposed, messages.total);
    return messages;
}

OverlapWindow overlap_window(const Layout& layout, const BusiestRanks& busiest, double forward, double backward, double layers) {
    const double p = to_double(layout.pp), v = to_double(layout.vpp);
    const double chunks = v > 1 ? 1 / v + p * (v - 1) / v : 1; // micro-batches' worth of compute between first and last chunk
    OverlapWindow window;
    window.forward = busiest.forward * chunks;
    window.backward = busiest.backward * chunks;
    window.micro_batch_backward = busiest.backward;
    const double held = std::max(1.0, layers);
    window.layer_forward = forward / held;
    window.layer_backward = backward / held;
    window.layers = busiest.layers;
    return window;
}

double tied_embedding_time(const LayerContext& context) {
    const Layout& layout = context.plan.layout;
    if (!context.plan.model.tied_embeddings || layout.pp <= 1) return 0; // each holds the embedding
    return hierarchical_ring(context.links, context.strides().pp, 2,
                             context.gradient_bytes * context.padded_vocab * to_double(context.plan.model.hidden) / to_double(layout.tp), 2);
}

double straggler_share(const LayerContext& context) {
    return context.profile.software.straggler * std::log2(std::max(1.0, to_double(context.plan.cluster.nodes)));
}

double release_drift(const LayerContext& context) { return std::exp(-context.machine.release_gain * context.machine.release_years); }

} // namespace fivefold
