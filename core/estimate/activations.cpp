// SPDX-License-Identifier: Apache-2.0
// What one layer keeps for its backward pass, (3.3)-(3.11).
#include "core/estimate/memory.h"

#include <algorithm>

namespace fivefold {
namespace {

double to_double(std::int64_t value) { return static_cast<double>(value); }

/// Bytes of an element that is only read again as the input of a GEMM [e8]: Transformer Engine keeps the cast copy.
double gemm_input_bytes(Precision precision) {
    switch (precision) {
    case Precision::fp8: case Precision::mxfp8: case Precision::nvfp4: return 1;
    case Precision::fp32: return 4;
    case Precision::bf16: case Precision::fp16: break;
    }
    return 2;
}

/// Bytes per attention score when scores are materialised: probabilities, with dropout also the mask and the dropped copy.
constexpr double kScoreBytes = 2, kScoreBytesDropout = 5;

struct Shape {
    explicit Shape(const Plan& plan)
        : h(to_double(plan.model.hidden)), a(to_double(plan.model.heads)), k(to_double(plan.model.kv_heads)), t(to_double(plan.layout.tp)),
          s(to_double(plan.training.seq_len)), b(to_double(plan.layout.micro_batch)), c(to_double(plan.layout.cp)), T(b * s / c),
          u(plan.layout.sequence_parallel ? t : 1), element(plan.training.precision == Precision::fp32 ? 4 : 2),
          gemm_input(gemm_input_bytes(plan.training.precision)), gates(plan.model.gated_mlp ? 2 : 1) {}
    double h, a, k, t, s, b, c, T, u, element, gemm_input, gates;
};

StageMemory activations(const Plan& plan, const Profile& profile, bool moe_layer, unsigned modules) {
    const Shape x(plan);
    const Transformer& m = plan.model;
    const double hidden = x.T * x.h / x.u;
    const auto dropped = [modules](RecomputeModule module) { return (modules & module) != 0; };
    StageMemory memory;
    memory[MemoryTerm::norm_inputs] = Bytes(2 * x.element * hidden);                                                              // (3.3)
    memory[MemoryTerm::norm_outputs] = Bytes(dropped(recompute_layernorm) ? 0 : 2 * x.gemm_input * hidden);                       // (3.4)
    const double vd = to_double(v_dim(m)), output = x.T * x.a * vd / x.t;
    if (m.latent) {                                                                                                               // (3.5)
        const LatentAttention& latent = *m.latent;
        const double qk = to_double(qk_dim(m));
        memory[MemoryTerm::qkv] = Bytes(dropped(recompute_mla_up_projection) ? 0 : x.element * x.T * x.a * (2 * qk + vd) / x.t);
        memory[MemoryTerm::latent] = Bytes(2 * x.element * x.T * to_double(latent.q_rank + latent.kv_rank) + x.element * x.T * to_double(latent.qk_rope_dim));
    } else {
        memory[MemoryTerm::qkv] = Bytes(x.element * x.T * to_double(m.head_dim) * (x.a + 2 * x.k) / x.t);
    }
    const AttentionKernel kernel = plan.training.attention;
    const bool scores = kernel == AttentionKernel::unfused || kernel == AttentionKernel::fused_softmax;
    const double copies = scores || plan.training.precision == Precision::fp32 ? 1 : profile.hardware.attention_output_copies.value;
    memory[MemoryTerm::attention_output] = Bytes(copies * x.element * output + 4 * x.T * x.a / x.t);                              // (3.6)
    if (scores && !dropped(recompute_core_attention))
        memory[MemoryTerm::attention_scores] = Bytes((plan.training.dropout ? kScoreBytesDropout : kScoreBytes) * x.a * x.b * (x.s / x.c) * x.s / x.t);
    if (plan.training.dropout) memory[MemoryTerm::dropout_masks] = Bytes(2 * hidden);                                             // (3.7)
    if (!moe_layer) {                                                                                                             // (3.8)
        const double f = to_double(m.ffn);
        memory[MemoryTerm::mlp] = Bytes(dropped(recompute_mlp) ? 0 : (x.element * x.gates + x.gemm_input) * x.T * f / x.t);
        return memory;
    }
    const MixtureOfExperts& moe = *m.moe;                                                                                         // (3.9)
    const bool balanced = plan.training.routing == TokenRouting::balanced || plan.training.routing == TokenRouting::dropping;
    const double gamma = balanced ? 1 : profile.software.routing_imbalance.value;
    const double etp = to_double(plan.layout.etp), routed = x.T / x.u, rows = routed * to_double(moe.top_k) * etp * gamma;
    memory[MemoryTerm::router] = Bytes(profile.software.router_bytes * routed * to_double(moe.experts));
    if (!dropped(recompute_moe)) {
        const double width = rows * to_double(moe.ffn) / etp;
        memory[MemoryTerm::experts] = Bytes(x.gemm_input * rows * x.h + x.element * x.gates * width +
                                            (dropped(recompute_moe_activation) ? 0 : x.gemm_input * width) +
                                            profile.software.combine_copies * rows * x.h);
    }
    if (moe.shared_ffn > 0 && !dropped(recompute_shared_experts))
        memory[MemoryTerm::shared_expert] = Bytes((x.element * x.gates + x.gemm_input) * x.T * to_double(moe.shared_ffn) / x.t);
    return memory;
}

} // namespace

StageMemory layer_activations_unrecomputed(const Plan& plan, const Profile& profile, bool moe_layer) {
    return activations(plan, profile, moe_layer, 0);
}

StageMemory layer_activations(const Plan& plan, const Profile& profile, bool moe_layer) {
    switch (plan.layout.recompute.kind) {
    case RecomputeKind::none: return activations(plan, profile, moe_layer, 0);
    case RecomputeKind::selective: return activations(plan, profile, moe_layer, plan.layout.recompute.modules);
    case RecomputeKind::full: break;
    }
    const Shape x(plan);
    StageMemory memory;
    memory[MemoryTerm::checkpoints] = Bytes(x.element * x.T * x.h / x.u); // (3.10)
    return memory;
}

} // namespace fivefold
