// SPDX-License-Identifier: Apache-2.0
// Head, embedding, and the bytes that a layer sends.
#include "core/estimate/layers.h"

#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

/// Raises a pass to the time that the host needs to launch it.
void add_host_floor(PassCost& cost, double host_each_way) {
    for (TermSeconds* pass : {&cost.forward, &cost.backward}) (*pass)[at(TimeTerm::host)] += std::max(0.0, host_each_way - sum(*pass));
}

} // namespace

double loss_traffic_bytes(const LayerContext& context) {
    const SoftwareProfile& software = context.profile.software;
    const double release = context.machine.release_years + software.release_reference;
    const LossKind loss = context.plan.training.loss;
    const bool plain = loss == LossKind::unknown || loss == LossKind::unfused, fused = !plain || release >= 2024.6;
    return fused ? software.loss_traffic : software.loss_traffic_unfused;
}

PassCost head_cost(const LayerContext& context) {
    const Plan& plan = context.plan;
    const Machine& machine = context.machine;
    const SoftwareProfile& software = context.profile.software;
    const double loss_bytes = loss_traffic_bytes(context);
    const double forward_bytes = kLossForward * loss_bytes, backward_bytes = loss_bytes - forward_bytes;
    const double t = to_double(plan.layout.tp), logits = context.tokens * context.padded_vocab / t;
    const LinearTime linear = logged_linear(context, "head", machine.base, context.tokens, context.padded_vocab / t, to_double(plan.model.hidden));
    const double times = 1 + plan.model.mtp_layers;
    const bool gathered = software.loss_gathered && plan.layout.tp > 1; // every rank computes the whole loss
    const double loss_logits = gathered ? t * logits : logits;
    PassCost cost;
    cost.forward[at(TimeTerm::gemm)] = times * linear.forward;
    cost.backward[at(TimeTerm::gemm)] = times * (linear.input_gradient + linear.weight_gradient);
    if (plan.model.mtp_layers > 0) { // each joins hidden state and next token's embedding, 2 h to h
        const double h = to_double(plan.model.hidden), layers = plan.model.mtp_layers;
        const LinearTime join = logged_linear(context, "mtp_join", machine.layers, context.tokens, h / t, 2 * h);
        cost.forward[at(TimeTerm::gemm)] += layers * join.forward;
        cost.backward[at(TimeTerm::gemm)] += layers * (join.input_gradient + join.weight_gradient);
    }
    cost.forward[at(TimeTerm::memory_bound)] = times * forward_bytes * loss_logits / machine.hbm_kernels;
    cost.backward[at(TimeTerm::memory_bound)] = times * backward_bytes * loss_logits / machine.hbm_kernels;
    if (plan.layout.tp > 1) { // gather of the input; for the loss the gather of the logits, or three all-reduces of one fp32 value per token, (4.8)
        const double loss = gathered ? hierarchical_ring(context.links, 1, t, 2 * loss_logits) : 3 * (context.profile.hardware.p2p_base + 4 * context.tokens / context.links.inside);
        cost.forward[at(TimeTerm::tensor_parallel)] = times * (context.tp_gather + loss);
        cost.backward[at(TimeTerm::tensor_parallel)] = times * 2 * context.tp_gather;
    }
    add_host_floor(cost, kHostHead / 2 * software.host_ends * layer_host(context, false));
    return cost;
}

PassCost embedding_cost(const LayerContext& context) {
    const double elements = context.tokens * to_double(context.plan.model.hidden) / context.sp;
    PassCost cost;
    cost.forward[at(TimeTerm::memory_bound)] = 8 * elements / context.machine.hbm_kernels;
    cost.backward[at(TimeTerm::memory_bound)] = 12 * elements / context.machine.hbm_kernels;
    if (context.plan.layout.tp > 1) cost.forward[at(TimeTerm::tensor_parallel)] = cost.backward[at(TimeTerm::tensor_parallel)] = context.tp_gather;
    add_host_floor(cost, kHostEmbedding / 2 * context.profile.software.host_ends * layer_host(context, false));
    return cost;
}

double kv_bytes(const LayerContext& context) {
    const Plan& plan = context.plan;
    const double heads = std::max(1.0, to_double(kv_heads_in_core(plan.model)) / to_double(plan.layout.tp));
    return 2 * context.tokens * heads * to_double(qk_dim(plan.model) + v_dim(plan.model));
}

double tensor_bytes(const LayerContext& context, bool moe_layer) { // (4.8)
    const Layout& layout = context.plan.layout;
    if (layout.tp <= 1) return 0;
    const double t = to_double(layout.tp), hidden_bytes = 2 * context.tokens * to_double(context.plan.model.hidden);
    const bool shared = moe_layer && context.plan.model.moe->shared_ffn > 0;
    const double blocks = moe_layer && !shared ? 1 : 2;
    const double once = (t - 1) / t * hidden_bytes * blocks;
    const double forward = 2 * once, backward = (layout.sequence_parallel ? 3 : 2) * once;
    return forward + backward + (layout.recompute.kind == RecomputeKind::full ? forward : 0);
}

double expert_bytes(const LayerContext& context) { // (4.11)
    const Plan& plan = context.plan;
    if (!plan.model.moe || plan.layout.ep <= 1) return 0;
    const double e = to_double(plan.layout.ep), h = to_double(plan.model.hidden);
    const double routed = context.tokens / context.sp * to_double(plan.model.moe->top_k) * expert_capacity(plan.training);
    const bool gathered = plan.training.dispatcher == Dispatcher::all_gather;
    const double one_way = gathered ? 2 * context.tokens / context.sp * h * (e * to_double(plan.layout.etp) - 1) : 2 * routed * h * (e - 1) / e;
    return one_way * (plan.layout.recompute.kind == RecomputeKind::full ? 6 : 4);
}

} // namespace fivefold
