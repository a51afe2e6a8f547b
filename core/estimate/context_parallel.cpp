// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/context_parallel.h"

#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

struct Degrees {
    double inner = 1, outer = 1; ///< ranks of the all-to-all, and of the ring around it
};
Degrees degrees(const Plan& plan) {
    const double inner = to_double(inner_context_ranks(plan));
    return {inner, to_double(plan.layout.cp) / inner};
}

/// Elements of queries, keys, values and output of one token, all heads.
double token_elements(const Transformer& model) {
    return to_double(model.heads + kv_heads_in_core(model)) * to_double(qk_dim(model) + v_dim(model));
}

/// Bytes of the keys and values of one rank after the inner all-to-all: all tokens of its group for its share of the heads.
double ring_chunk(const Plan& plan, double kv, double inner) {
    const double heads = to_double(kv_heads_in_core(plan.model)) / to_double(plan.layout.tp);
    return inner <= 1 ? kv : kv * inner * std::max(1.0, heads / inner) / std::max(1.0, heads); // a key-value head is never cut
}

} // namespace

ContextExchange context_exchange(const LayerContext& context) {
    const Plan& plan = context.plan;
    const Transformer& model = plan.model;
    const double c = to_double(plan.layout.cp), t = to_double(plan.layout.tp);
    const HardwareProfile& hardware = context.profile.hardware;
    const Machine& machine = context.machine;
    const auto [inner, outer] = degrees(plan);
    const double stride = context.strides().cp;
    const auto rate = [&](double reach) { return reach <= machine.domain ? hardware.p2p_scale_up_share * machine.scale_up : hardware.network_share * machine.nic; };
    ContextExchange exchange;
    exchange.inner = inner;
    exchange.outer = outer;
    if (inner > 1) { // queries, keys, values and the output cross once each way
        exchange.heads_bytes = 2 * context.tokens * ((inner - 1) / inner) * token_elements(model) / t;
        exchange.heads_rate = rate(stride * inner);
        exchange.heads = 4 * hardware.p2p_base + exchange.heads_bytes / exchange.heads_rate;
        if (outer <= 1) return exchange;
    }
    exchange.chunk_bytes = ring_chunk(plan, kv_bytes(context), inner);
    exchange.chunk_rate = rate(stride * c);
    exchange.chunk = exchange.chunk_bytes / exchange.chunk_rate + hardware.ring_chunk_base; // one hop of the ring
    // Correcting the softmax of partial outputs.
    const double remote = (outer - 1) / outer;
    exchange.correction = 12 * context.tokens * to_double(model.heads) * to_double(v_dim(model)) / t * remote / machine.hbm_kernels;
    return exchange;
}

PassTime context_parallel_time(const LayerContext& context, const PassTime& attention) {
    const Plan& plan = context.plan;
    const double c = to_double(plan.layout.cp);
    if (c <= 1) return {};
    const ContextExchange exchange = context_exchange(context);
    const double outer = exchange.outer, chunk = exchange.chunk, launch = context.machine.launch;
    if (outer <= 1) return {exchange.heads, exchange.heads};
    if (plan.training.cp_kind == CpKind::all_gather) return {(c - 1) * chunk, 2 * (c - 1) * chunk};
    const double remote = (outer - 1) / outer;
    const auto exposed = [&](double transfer, double core) {
        if (!context.overlap) return transfer;
        return std::max(0.0, transfer - remote * core) + context.profile.software.bulk_contention * std::min(core, transfer);
    };
    // Chunks are smaller, so that there are more launches.
    return {exchange.heads + exposed((outer - 1) * chunk, attention.forward) + exchange.correction + 4 * outer * launch,
            exchange.heads + exposed(2 * (outer - 1) * chunk, attention.backward) + exchange.correction + 8 * outer * launch};
}

double context_bytes(const LayerContext& context) { // (4.9)
    const Plan& plan = context.plan;
    if (plan.layout.cp <= 1) return 0;
    const double again = plan.layout.recompute.kind == RecomputeKind::full ? 1 : 0;
    const auto [inner, outer] = degrees(plan);
    const double heads = (2 + again) * 2 * context.tokens * token_elements(plan.model) / to_double(plan.layout.tp) * (inner - 1) / inner;
    return heads + (3 + again) * (outer - 1) * ring_chunk(plan, kv_bytes(context), inner);
}

double context_buffer_bytes(const Plan& plan, const SoftwareProfile& software) {
    const Layout& layout = plan.layout;
    if (layout.cp <= 1) return 0;
    const double c = to_double(layout.cp), t = to_double(layout.tp);
    const double tokens = to_double(layout.micro_batch) * to_double(plan.training.seq_len) / c;
    if (plan.training.cp_kind == CpKind::all_gather) {
        const double heads = std::max(1.0, to_double(kv_heads_in_core(plan.model)) / t);
        return 2 * (c - 1) * 2 * tokens * heads * to_double(qk_dim(plan.model) + v_dim(plan.model));
    }
    const auto [inner, outer] = degrees(plan);
    const double ring = outer > 1 ? software.cp_buffers * 2 * tokens * to_double(plan.model.hidden) / t : 0;
    return ring + (inner > 1 ? kAllToAllCopies * 2 * tokens * token_elements(plan.model) / t : 0);
}

} // namespace fivefold
