// SPDX-License-Identifier: Apache-2.0
#include "core/model/parameters.h"

namespace fivefold {
namespace {

/// Weights per normalised element [n_w].
std::int64_t norm_weights(const Transformer& model) {
    switch (model.norm) {
    case NormKind::rms: return 1;
    case NormKind::layer_with_bias: return 2;
    case NormKind::without_weights: return 0;
    }
    return 1;
}

/// (1.4) with the biases of a feed-forward block of width `ffn`.
std::int64_t feed_forward(const Transformer& model, std::int64_t ffn, bool bias) {
    const std::int64_t matrices = mlp_matrices(model);
    return matrices * model.hidden * ffn + (bias ? (matrices - 1) * ffn + model.hidden : 0);
}

void add_latent_attention(const Transformer& model, LayerParameters& layer) { // (1.3)
    const LatentAttention& latent = *model.latent;
    const std::int64_t h = model.hidden, a = model.heads, norm = norm_weights(model);
    const std::int64_t query_heads = a * (latent.qk_nope_dim + latent.qk_rope_dim);
    const std::int64_t query_down = latent.q_rank > 0 ? h * latent.q_rank + norm * latent.q_rank : 0;
    const std::int64_t query_up = (latent.q_rank > 0 ? latent.q_rank : h) * query_heads;
    const std::int64_t kv_down = h * (latent.kv_rank + latent.qk_rope_dim) + norm * latent.kv_rank;
    const std::int64_t kv_up = latent.kv_rank * a * (latent.qk_nope_dim + latent.v_dim);
    layer.attention_replicated += query_down + kv_down;
    layer.attention += query_down + query_up + kv_down + kv_up + a * latent.v_dim * h;
    if (model.qkv_bias) { // biases of the down-projections
        const std::int64_t bias = latent.q_rank + latent.kv_rank + latent.qk_rope_dim;
        layer.attention_replicated += bias;
        layer.attention += bias;
    }
}

void add_grouped_attention(const Transformer& model, LayerParameters& layer) { // (1.2)
    const std::int64_t h = model.hidden, a = model.heads, k = model.kv_heads, d = model.head_dim;
    layer.attention += h * d * (a + 2 * k) + a * d * h;
    if (model.qkv_bias) layer.attention += d * (a + 2 * k);
    if (model.qk_norm == QkNorm::per_head) {
        layer.attention += 2 * norm_weights(model) * d;
        layer.attention_replicated += 2 * norm_weights(model) * d;
    } else if (model.qk_norm == QkNorm::full_width) {
        layer.attention += (a + k) * d;
    }
}

} // namespace

std::int64_t LayerParameters::total() const { return attention + norms + mlp + router + shared_expert + experts * one_expert; }

std::int64_t LayerParameters::active(std::int64_t top_k) const {
    return attention + norms + mlp + router + shared_expert + (experts > 0 ? top_k : 0) * one_expert;
}

LayerParameters layer_parameters(const Transformer& model, bool moe_layer) {
    LayerParameters layer;
    if (model.latent) add_latent_attention(model, layer);
    else add_grouped_attention(model, layer);
    if (model.attention_output_bias) {
        layer.attention += model.hidden;
        layer.attention_output_bias = model.hidden;
    }
    if (model.attention_sinks) layer.attention += model.heads;
    if (model.indexer) { // DeepSeek-V3.2: q_lora n d + h d + 2 d + h n
        const std::int64_t n = model.indexer->heads, d = model.indexer->head_dim;
        const std::int64_t query_rank = model.latent && model.latent->q_rank > 0 ? model.latent->q_rank : model.hidden;
        const std::int64_t weights = query_rank * n * d + model.hidden * d + 2 * d + model.hidden * n;
        layer.attention += weights;
        layer.attention_replicated += weights;
    }
    layer.norms = model.norms_per_layer * norm_weights(model) * model.hidden;
    if (!moe_layer || !model.moe) {
        layer.mlp = feed_forward(model, model.ffn, model.mlp_bias);
        layer.mlp_output_bias = model.mlp_bias ? model.hidden : 0;
        return layer;
    }
    const MixtureOfExperts& moe = *model.moe;
    layer.router = model.hidden * moe.experts + (moe.router_bias ? moe.experts : 0);
    layer.experts = moe.experts;
    layer.one_expert = feed_forward(model, moe.ffn, moe.expert_bias);
    if (moe.shared_ffn > 0) {
        layer.shared_gate = moe.shared_gate ? model.hidden : 0;
        layer.shared_expert = feed_forward(model, moe.shared_ffn, model.mlp_bias) + layer.shared_gate;
        layer.mlp_output_bias = model.mlp_bias ? model.hidden : 0;
    }
    return layer;
}

std::int64_t embedding_parameters(const Transformer& model) {
    return model.vocab * model.hidden + model.position_rows * model.hidden +
           (model.embedding_norm ? norm_weights(model) * model.hidden : 0);
}

std::int64_t head_parameters(const Transformer& model) {
    return (model.tied_embeddings ? 0 : model.vocab * model.hidden) + (model.head_bias ? model.vocab : 0);
}

std::int64_t final_norm_parameters(const Transformer& model) { return norm_weights(model) * model.hidden; }

std::int64_t total_parameters(const Transformer& model) { // (1.7)
    const std::int64_t moe = moe_layer_count(model);
    return (model.layers - moe) * layer_parameters(model, false).total() + moe * layer_parameters(model, true).total() +
           embedding_parameters(model) + head_parameters(model) + final_norm_parameters(model);
}

std::int64_t active_parameters(const Transformer& model) {
    const std::int64_t moe = moe_layer_count(model);
    const std::int64_t top_k = model.moe ? model.moe->top_k : 0;
    return (model.layers - moe) * layer_parameters(model, false).total() + moe * layer_parameters(model, true).active(top_k) +
           embedding_parameters(model) + head_parameters(model) + final_norm_parameters(model);
}

std::int64_t total_parameters_with_mtp(const Transformer& model) {
    const std::int64_t h = model.hidden;
    const std::int64_t block = layer_parameters(model, is_moe_layer(model, model.layers - 1)).total() + 2 * h * h + 3 * h +
                               2 * model.vocab * h;
    return total_parameters(model) + model.mtp_layers * block;
}

std::int64_t padded_vocabulary(std::int64_t vocab, std::int64_t tp, std::int64_t multiple) { // (1.1)
    const std::int64_t unit = multiple * tp;
    return (vocab + unit - 1) / unit * unit;
}

RankLayers rank_layers(const Transformer& model, double tp, double ep, double etp) { // (1.8), (1.9)
    const auto split = [tp](std::int64_t all, std::int64_t replicated) {
        return static_cast<double>(all - replicated) / tp + static_cast<double>(replicated);
    };
    // A key-value head is never cut: beyond k ranks each keeps a copy.
    const double kv_heads = static_cast<double>(model.kv_heads), copied = !model.latent && tp > kv_heads ? 1 - kv_heads / tp : 0;
    const double copies = copied * 2 * static_cast<double>(model.hidden) * static_cast<double>(model.head_dim);
    const auto layer_on_rank = [&](bool moe_layer) {
        const LayerParameters layer = layer_parameters(model, moe_layer);
        return RankParameters{copies + split(layer.attention, layer.attention_output_bias + layer.attention_replicated) +
                                  static_cast<double>(layer.norms + layer.router) + split(layer.mlp, moe_layer ? 0 : layer.mlp_output_bias) +
                                  split(layer.shared_expert, layer.shared_gate + (moe_layer ? layer.mlp_output_bias : 0)),
                              static_cast<double>(layer.experts) / ep * static_cast<double>(layer.one_expert) / etp};
    };
    return {layer_on_rank(false), model.moe ? layer_on_rank(true) : RankParameters{}};
}

RankParameters rank_parameters(const Transformer& model, const StageContent& stage, const RankLayers& layers, double tp, std::int64_t vocab) {
    const double h = static_cast<double>(model.hidden);
    const double norm = static_cast<double>(norm_weights(model));
    const double vocabulary_shard = static_cast<double>(vocab) * h / tp;
    const bool last_is_moe = is_moe_layer(model, model.layers - 1);
    const double mtp = stage.mtp_layers;
    const double dense_layers = static_cast<double>(stage.dense_layers) + (last_is_moe ? 0 : mtp);
    const double moe_layers = static_cast<double>(stage.moe_layers) + (last_is_moe ? mtp : 0);
    RankParameters rank{dense_layers * layers.dense.dense + moe_layers * layers.moe.dense, moe_layers * layers.moe.expert};
    rank.dense += mtp * (2 * h * h / tp + 3 * h);
    if (stage.embedding)
        rank.dense += vocabulary_shard + static_cast<double>(model.position_rows) * h + (model.embedding_norm ? norm * h : 0);
    if (stage.head) {
        rank.dense += norm * h + (model.head_bias ? static_cast<double>(vocab) / tp : 0);
        if (!(model.tied_embeddings && stage.embedding)) rank.dense += vocabulary_shard;
    }
    if (stage.mtp_layers > 0 && !stage.embedding) rank.dense += vocabulary_shard; // its own copy of the embedding
    return rank;
}

} // namespace fivefold
