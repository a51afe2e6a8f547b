// SPDX-License-Identifier: Apache-2.0
// What one layer keeps for its backward pass, (3.3)-(3.11).
#include "core/estimate/memory.h"

#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

struct Shape {
    explicit Shape(const Plan& plan)
        : h(to_double(plan.model.hidden)), a(to_double(plan.model.heads)), k(to_double(plan.model.kv_heads)), t(to_double(plan.layout.tp)),
          s(to_double(plan.training.seq_len)), b(to_double(plan.layout.micro_batch)), c(to_double(plan.layout.cp)), T(b * s / c),
          u(plan.layout.sequence_parallel ? t : 1), element(plan.training.precision == Precision::fp32 ? 4 : 2),
          gemm_input(gemm_input_bytes(plan.training.precision)) {}
    double h, a, k, t, s, b, c, T, u, element, gemm_input;
};

void scale(StageMemory& memory, double factor) {
    if (factor != 1)
        for (Bytes& term : memory.terms) term *= factor;
}

StageMemory activations(const Plan& plan, const Profile& profile, bool moe_layer, unsigned modules) {
    const Shape x(plan);
    const Transformer& m = plan.model;
    const double hidden = x.T * x.h / x.u;
    const auto dropped = [modules](RecomputeModule module) { return (modules & module) != 0; };
    const SoftwareProfile& software = profile.software;
    StageMemory memory;
    memory[MemoryTerm::norm_inputs] = Bytes(2 * x.element * hidden);                                                              // (3.3)
    if (!is_on(plan.training.fused_norm, software.fused_norm)) memory[MemoryTerm::norm_inputs] += Bytes(software.eager_norm_kept * hidden);
    memory[MemoryTerm::norm_outputs] = Bytes(dropped(recompute_layernorm) ? 0 : 2 * x.gemm_input * hidden);                       // (3.4)
    const double vd = to_double(v_dim(m)), output = x.T * x.a * vd / x.t;
    if (m.latent) {                                                                                                               // (3.5)
        const LatentAttention& latent = *m.latent;
        const double qk = to_double(qk_dim(m));
        memory[MemoryTerm::qkv] = Bytes(dropped(recompute_mla_up_projection) ? 0 : x.element * x.T * x.a * (2 * qk + vd) / x.t);
        memory[MemoryTerm::latent] = Bytes(2 * x.element * x.T * to_double(latent.q_rank + latent.kv_rank) + x.element * x.T * to_double(latent.qk_rope_dim));
    } else {
        const double d = to_double(m.head_dim), expand = x.k < x.a ? software.kv_expand_kept.value : 0.0;
        const double queries = x.a / x.t, keys = std::max(1.0, x.k / x.t); // a key-value head is never cut
        const double rotated = m.positions == Positions::rope ? software.rope_kept * (queries + keys) : 0;
        memory[MemoryTerm::qkv] = Bytes(x.T * d * (x.element * (queries + 2 * keys) + rotated + expand * queries));
    }
    if (m.qk_norm != QkNorm::none && !m.latent) // inputs of the norms over queries and keys, and the contiguous copies they make
        memory[MemoryTerm::qkv] += Bytes(2 * x.element * x.T * to_double(m.head_dim) * (x.a / x.t + std::max(1.0, x.k / x.t)));
    const bool scores = keeps_scores(plan.training.attention);
    memory[MemoryTerm::attention_output] = Bytes(attention_output_copies(plan, profile) * x.element * output + 4 * x.T * x.a / x.t);                              // (3.6)
    if (scores && !dropped(recompute_core_attention))
        memory[MemoryTerm::attention_scores] = Bytes((plan.training.dropout ? software.scores_kept_dropout : software.scores_kept) * x.a * x.b * (x.s / x.c) * x.s / x.t);
    if (plan.training.dropout) memory[MemoryTerm::dropout_masks] = Bytes(2 * hidden);                                             // (3.7)
    if (!moe_layer) {                                                                                                             // (3.8)
        const double f = to_double(m.ffn);
        memory[MemoryTerm::mlp] = Bytes(dropped(recompute_mlp) ? 0 : mlp_kept_bytes(plan, software) * x.T * f / x.t);
        return memory;
    }
    const MixtureOfExperts& moe = *m.moe;                                                                                         // (3.9)
    const double etp = to_double(plan.layout.etp), routed = x.T / x.u, rows = routed_rows(plan, software);
    memory[MemoryTerm::router] = Bytes(software.router_bytes * routed * to_double(moe.experts));
    if (!dropped(recompute_moe)) {
        const double width = rows * to_double(moe.ffn) / etp;
        memory[MemoryTerm::experts] = Bytes(x.gemm_input * rows * x.h + (mlp_kept_bytes(plan, software) - (dropped(recompute_moe_activation) ? x.gemm_input : 0)) * width +
                                            software.combine_copies * rows * x.h);
    }
    if (moe.shared_ffn > 0 && !dropped(recompute_shared_experts))
        memory[MemoryTerm::shared_expert] = Bytes(mlp_kept_bytes(plan, software) * x.T * to_double(moe.shared_ffn) / x.t);
    return memory;
}

/// All of a layer, with the framework's own overhead.
StageMemory kept(const Plan& plan, const Profile& profile, bool moe_layer, unsigned modules) {
    const SoftwareProfile& software = profile.software;
    StageMemory memory = activations(plan, profile, moe_layer, modules);
    scale(memory, activation_overhead(plan, software));
    return memory;
}

} // namespace

double gemm_input_bytes(Precision precision) {
    switch (precision) {
    case Precision::fp8: case Precision::mxfp8: case Precision::nvfp4: return 1;
    case Precision::fp32: return 4;
    case Precision::bf16: case Precision::fp16: break;
    }
    return 2;
}

double attention_output_copies(const Plan& plan, const Profile& profile) {
    // Layers order tokens before batch, some flash kernels the other way round: with one sequence that is the same.
    const bool transposed = profile.software.transformer_engine && !keeps_scores(plan.training.attention) && plan.layout.micro_batch > 1 && plan.training.precision != Precision::fp32;
    if (!transposed) return 1;
    return plan.training.dropout ? profile.hardware.attention_output_copies_dropout : profile.hardware.attention_output_copies;
}

double activation_overhead(const Plan& plan, const SoftwareProfile& software) {
    return software.activation_scale * (is_on(plan.training.torch_compile, software.compiled) ? software.activation_compiled.value : 1.0);
}

double mlp_kept_bytes(const Plan& plan, const SoftwareProfile& software) {
    const double sixteen = plan.model.gated_mlp ? software.mlp_kept_gated : software.mlp_kept_plain;
    const double element = plan.training.precision == Precision::fp32 ? 4 : 2;
    return (sixteen - 2) * element / 2 + gemm_input_bytes(plan.training.precision);
}

double routed_rows(const Plan& plan, const SoftwareProfile& software) {
    const bool balanced = plan.training.routing == TokenRouting::balanced || plan.training.routing == TokenRouting::dropping;
    const Shape x(plan);
    return x.T / x.u * to_double(plan.model.moe->top_k) * to_double(plan.layout.etp) * (balanced ? expert_capacity(plan.training) : software.routing_imbalance.value);
}

StageMemory layer_activations_unrecomputed(const Plan& plan, const Profile& profile, bool moe_layer) { return kept(plan, profile, moe_layer, 0); }

StageMemory layer_activations(const Plan& plan, const Profile& profile, bool moe_layer) {
    const Shape x(plan);
    const double share = profile.software.selective_share;
    switch (plan.layout.recompute.kind) {
    case RecomputeKind::none: return kept(plan, profile, moe_layer, 0);
    case RecomputeKind::selective:
        if (share <= 0) return kept(plan, profile, moe_layer, plan.layout.recompute.modules);
        if (!moe_layer) {
            StageMemory memory = kept(plan, profile, moe_layer, 0);
            scale(memory, share);
            return memory;
        }
        break; // all-to-alls and grouped GEMMs are computed again: as with full recomputation
    case RecomputeKind::full: break;
    }
    StageMemory memory;
    memory[MemoryTerm::checkpoints] = Bytes(x.element * x.T * x.h / x.u); // (3.10)
    return memory;
}

} // namespace fivefold
