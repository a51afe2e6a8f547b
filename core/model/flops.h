// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/transformer.h"
#include "core/quantity.h"

namespace fivefold {

/// (2.1) matmul FLOPs of one layer per token, forward: 2 x (matmul weights), top-k experts + shared + router when MoE.
[[nodiscard]] double layer_gemm_flops(const Transformer& model, bool moe_layer);
/// (2.2) s_eff: tokens that a query attends to on average: all, half of them (causal), the window's, or the indexer's top few.
[[nodiscard]] double attended_tokens(const Transformer& model, double seq_len, bool causal, bool windowed = false);
/// (2.2) attention-core FLOPs of one layer per token, forward: 2 a (d_qk + d_o) s_eff with s_eff = s, s/2 (causal) or the window.
[[nodiscard]] double attention_core_flops(const Transformer& model, double seq_len, bool causal, bool windowed = false);
/// (2.3) 2 h V.
[[nodiscard]] double head_flops(const Transformer& model, double vocab);
/// (2.4) forward FLOPs per token of the whole model; `vocab` lets the caller pass the padded V_p. With `causal` the windows count.
[[nodiscard]] double forward_flops_per_token(const Transformer& model, double seq_len, bool causal, double vocab);
/// (2.5) model FLOPs per token = 3 C_fwd.
[[nodiscard]] double model_flops_per_token(const Transformer& model, double seq_len, bool causal, double vocab);

/// Forward FLOPs per token by what happens to them in a backward pass, multi-token prediction included: matmuls of layers, output layer,
/// attention core.
struct ForwardFlops {
    double layers = 0, head = 0, core = 0;
};
[[nodiscard]] ForwardFlops forward_flops_by_kind(const Transformer& model, double seq_len, bool causal, double vocab);
/// (2.6) Matmuls of the attention core's backward pass over those of its forward pass: 5 against 2 where flash redoes QK^T, else 4.
[[nodiscard]] constexpr double core_backward(bool flash) { return flash ? 2.5 : 2.0; }

enum class RecomputeFlops { none, core_attention, full };
/// (2.6) executed FLOPs per token: flash attention redoes QK^T in the backward pass; recomputation repeats parts of the forward.
[[nodiscard]] double executed_flops_per_token(const Transformer& model, double seq_len, bool causal, double vocab,
                                              RecomputeFlops recompute, bool flash);

/// Ways in which projects count training FLOPs per token; they differ by up to 40 % (EQUATIONS section 2).
enum class FlopConvention { six_n, palm, megatron, torchtitan, nanotron, llm_foundry, nemo_autoconf, executed, executed_full_recompute };
/// Training FLOPs per token under a named convention. `tp` pads the vocabulary where the convention does (Megatron).
[[nodiscard]] double flops_per_token(const Transformer& model, double seq_len, FlopConvention convention, std::int64_t tp = 8);

} // namespace fivefold
