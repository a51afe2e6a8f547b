// SPDX-License-Identifier: Apache-2.0
#include "core/model/flops.h"

#include "core/model/parameters.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

/// Weights of the attention block's matmuls: its parameters without norms, biases and sinks.
double attention_matmul_weights(const Transformer& model) {
    const double h = to_double(model.hidden), a = to_double(model.heads);
    double weights = 0;
    if (model.latent) {
        const LatentAttention& latent = *model.latent;
        const double query_heads = a * to_double(latent.qk_nope_dim + latent.qk_rope_dim);
        const double query = latent.q_rank > 0 ? to_double(latent.q_rank) * (h + query_heads) : h * query_heads;
        weights = query + h * to_double(latent.kv_rank + latent.qk_rope_dim) +
                  to_double(latent.kv_rank) * a * to_double(latent.qk_nope_dim + latent.v_dim) + a * to_double(latent.v_dim) * h;
    } else {
        weights = h * to_double(model.head_dim) * (2 * a + 2 * to_double(model.kv_heads));
    }
    if (model.indexer) {
        const double n = to_double(model.indexer->heads), d = to_double(model.indexer->head_dim);
        weights += (model.latent && model.latent->q_rank > 0 ? to_double(model.latent->q_rank) : h) * n * d + h * d + h * n;
    }
    return weights;
}

/// Sum over layers of the attention core, windows counted when causal.
double all_core_flops(const Transformer& model, double seq_len, bool causal) {
    std::int64_t windowed = 0;
    for (std::int64_t layer = 0; layer < model.layers && model.window.tokens > 0; ++layer)
        windowed += is_windowed_layer(model, layer) ? 1 : 0;
    return to_double(model.layers - windowed) * attention_core_flops(model, seq_len, causal, false) +
           to_double(windowed) * attention_core_flops(model, seq_len, causal, true);
}

double all_gemm_flops(const Transformer& model) {
    const std::int64_t moe = moe_layer_count(model);
    return to_double(model.layers - moe) * layer_gemm_flops(model, false) + to_double(moe) * layer_gemm_flops(model, true);
}

} // namespace

double layer_gemm_flops(const Transformer& model, bool moe_layer) { // (2.1)
    const double h = to_double(model.hidden), g = mlp_matrices(model);
    const double attention = attention_matmul_weights(model);
    if (!moe_layer || !model.moe) return 2 * (attention + g * h * to_double(model.ffn));
    const MixtureOfExperts& moe = *model.moe;
    return 2 * (attention + h * to_double(moe.experts) + to_double(moe.top_k) * g * h * to_double(moe.ffn) +
                g * h * to_double(moe.shared_ffn));
}

double attended_tokens(const Transformer& model, double seq_len, bool causal, bool windowed) { // (2.2)
    double attended = causal ? seq_len * 0.5 : seq_len;
    if (causal && windowed && model.window.tokens > 0) {
        const double window = std::min(to_double(model.window.tokens), seq_len);
        attended = window * (1 - window / (2 * seq_len)); // mean over queries i of min(i, window)
    }
    if (causal && model.indexer && model.indexer->top_tokens > 0) {
        const double top = std::min(to_double(model.indexer->top_tokens), seq_len);
        attended = std::min(attended, top * (1 - top / (2 * seq_len)));
    }
    return attended;
}

double attention_core_flops(const Transformer& model, double seq_len, bool causal, bool windowed) { // (2.2)
    return 2 * to_double(model.heads) * to_double(qk_dim(model) + v_dim(model)) * attended_tokens(model, seq_len, causal, windowed);
}

double head_flops(const Transformer& model, double vocab) { return 2 * to_double(model.hidden) * vocab; } // (2.3)

double forward_flops_per_token(const Transformer& model, double seq_len, bool causal, double vocab) { // (2.4)
    const double h = to_double(model.hidden), head = head_flops(model, vocab);
    double flops = all_gemm_flops(model) + all_core_flops(model, seq_len, causal) + head;
    if (model.mtp_layers > 0)
        flops += model.mtp_layers * (layer_gemm_flops(model, is_moe_layer(model, model.layers - 1)) +
                                     attention_core_flops(model, seq_len, causal) + 4 * h * h + head);
    return flops;
}

double model_flops_per_token(const Transformer& model, double seq_len, bool causal, double vocab) { // (2.5)
    return 3 * forward_flops_per_token(model, seq_len, causal, vocab);
}

ForwardFlops forward_flops_by_kind(const Transformer& model, double seq_len, bool causal, double vocab) {
    const double h = to_double(model.hidden);
    ForwardFlops flops{all_gemm_flops(model), head_flops(model, vocab) * (1 + model.mtp_layers), all_core_flops(model, seq_len, causal)};
    flops.layers += model.mtp_layers * (layer_gemm_flops(model, is_moe_layer(model, model.layers - 1)) + 4 * h * h);
    flops.core += model.mtp_layers * attention_core_flops(model, seq_len, causal);
    return flops;
}

double executed_flops_per_token(const Transformer& model, double seq_len, bool causal, double vocab, RecomputeFlops recompute,
                                bool flash) { // (2.6)
    const auto [layers, head, core] = forward_flops_by_kind(model, seq_len, causal, vocab);
    double flops = 3 * (layers + head) + (1 + core_backward(flash)) * core;
    if (recompute == RecomputeFlops::full) flops += layers + core;
    if (recompute == RecomputeFlops::core_attention && !flash) flops += core;
    return flops;
}

double flops_per_token(const Transformer& model, double seq_len, FlopConvention convention, std::int64_t tp) {
    const double layers = to_double(model.layers), h = to_double(model.hidden), vocab = to_double(model.vocab);
    const double active = to_double(active_parameters(model));
    const double full_attention = 6 * layers * to_double(model.heads) * to_double(qk_dim(model) + v_dim(model)) * seq_len;
    switch (convention) {
    case FlopConvention::six_n: return 6 * active;
    case FlopConvention::palm: return 6 * active + full_attention;
    case FlopConvention::megatron:
        return model_flops_per_token(model, seq_len, true, to_double(padded_vocabulary(model.vocab, tp)));
    case FlopConvention::torchtitan: return 6 * (active - (model.tied_embeddings ? 0 : vocab * h)) + full_attention;
    case FlopConvention::nanotron: return model_flops_per_token(model, seq_len, false, vocab);
    case FlopConvention::llm_foundry: return 6 * active + 12 * layers * h * seq_len;
    case FlopConvention::nemo_autoconf: return 72 * layers * h * h + 12 * layers * seq_len * h + 6 * h * vocab;
    case FlopConvention::executed: return executed_flops_per_token(model, seq_len, true, vocab, RecomputeFlops::none, true);
    case FlopConvention::executed_full_recompute:
        return executed_flops_per_token(model, seq_len, true, vocab, RecomputeFlops::full, true);
    }
    return 0;
}

} // namespace fivefold
