// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fivefold {

enum class Activation { silu, gelu, relu, squared_relu };
enum class Positions { rope, learned, alibi, none };
enum class NormKind { rms, layer_with_bias, without_weights };
enum class QkNorm { none, per_head, full_width };

/// Multi-head latent attention: the low-rank projections of DeepSeek-V2/V3.
struct LatentAttention {
    std::int64_t q_rank = 0;      ///< 0: queries are projected directly
    std::int64_t kv_rank = 0;
    std::int64_t qk_nope_dim = 0; ///< per head, without rotation
    std::int64_t qk_rope_dim = 0; ///< per head, rotated; the key part is shared by all heads
    std::int64_t v_dim = 0;       ///< per head
    bool operator==(const LatentAttention&) const = default;
};

/// DeepSeek sparse attention's indexer (DeepSeek-V3.2): scores tokens so that each query attends to the top few.
struct SparseIndexer {
    std::int64_t heads = 0;
    std::int64_t head_dim = 0;
    std::int64_t top_tokens = 0;
    bool operator==(const SparseIndexer&) const = default;
};

struct MixtureOfExperts {
    std::int64_t experts = 0;
    std::int64_t top_k = 0;
    std::int64_t ffn = 0;             ///< width of one routed expert
    std::int64_t shared_ffn = 0;      ///< total width of all shared experts, 0 for none
    bool shared_gate = false;         ///< scalar gate on the shared expert (Qwen2-MoE): + hidden parameters
    bool router_bias = false;         ///< one value per expert: score-correction bias or a biased router
    bool expert_bias = false;         ///< biases inside the experts (GPT-OSS)
    std::int64_t first_dense = 0;     ///< the first layers are dense
    std::int64_t step = 1;            ///< after those, layer i is MoE iff (i + 1) % step == 0
    std::vector<std::int64_t> dense_layers; ///< further layers that are dense, by index
    bool operator==(const MixtureOfExperts&) const = default;
};

/// Attention over the last `tokens` only. Every `full_every`-th layer attends to everything; 0: none does.
struct SlidingWindow {
    std::int64_t tokens = 0; ///< 0: no window
    std::int64_t full_every = 0;
    bool operator==(const SlidingWindow&) const = default;
};

/// A decoder-only transformer: every dimension that decides parameters, FLOPs or bytes. Symbols of EQUATIONS section 0
/// in brackets. A value type; `well_formed` says whether the numbers make sense together.
struct Transformer {
    std::string name;
    std::string family = "llama";  ///< the model_type of a Hugging Face config.json; informative
    std::int64_t layers = 0;       ///< [L]
    std::int64_t hidden = 0;       ///< [h]
    std::int64_t heads = 0;        ///< [a]
    std::int64_t kv_heads = 0;     ///< [k]
    std::int64_t head_dim = 0;     ///< [d]
    std::int64_t ffn = 0;          ///< [f] width of the dense feed-forward; 0 when every layer is MoE
    std::int64_t vocab = 0;        ///< [V]
    std::int64_t max_positions = 0;
    std::int64_t position_rows = 0; ///< rows of the learned position table, 0 unless Positions::learned
    bool gated_mlp = true;          ///< [g] 3 matrices instead of 2
    Activation activation = Activation::silu;
    bool tied_embeddings = false;
    Positions positions = Positions::rope;
    NormKind norm = NormKind::rms;
    int norms_per_layer = 2;
    bool qkv_bias = false;
    bool attention_output_bias = false;
    bool mlp_bias = false;
    bool head_bias = false;
    bool embedding_norm = false; ///< BLOOM's norm after the embedding
    bool attention_sinks = false;///< one learned logit per head (GPT-OSS)
    QkNorm qk_norm = QkNorm::none;
    SlidingWindow window;
    std::optional<LatentAttention> latent;
    std::optional<SparseIndexer> indexer;
    std::optional<MixtureOfExperts> moe;
    int mtp_layers = 0; ///< multi-token-prediction layers after the last one
    double rope_theta = 10000;
    double norm_epsilon = 1e-5;

    bool operator==(const Transformer&) const = default;
};

[[nodiscard]] bool is_moe_layer(const Transformer& model, std::int64_t layer);
[[nodiscard]] bool is_windowed_layer(const Transformer& model, std::int64_t layer);
[[nodiscard]] std::int64_t moe_layer_count(const Transformer& model);

/// Width of one query/key head [d_qk] and of one value head [d_o].
[[nodiscard]] std::int64_t qk_dim(const Transformer& model);
[[nodiscard]] std::int64_t v_dim(const Transformer& model);
/// Heads that carry their own key and value: kv_heads, or all heads with latent attention.
[[nodiscard]] std::int64_t kv_heads_in_core(const Transformer& model);
/// Matrices of a feed-forward block [g]: 3 gated, 2 plain.
[[nodiscard]] int mlp_matrices(const Transformer& model);

/// What is wrong with the dimensions, one sentence, or nothing. A model that passes gives finite counts everywhere.
[[nodiscard]] std::optional<std::string> malformed(const Transformer& model);

} // namespace fivefold
