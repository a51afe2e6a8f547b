// SPDX-License-Identifier: Apache-2.0
#include "core/model/transformer.h"

#include <algorithm>

namespace fivefold {

bool is_moe_layer(const Transformer& model, std::int64_t layer) {
    if (!model.moe) return false;
    const MixtureOfExperts& moe = *model.moe;
    if (layer < moe.first_dense || (moe.step > 1 && (layer + 1) % moe.step != 0)) return false;
    return std::find(moe.dense_layers.begin(), moe.dense_layers.end(), layer) == moe.dense_layers.end();
}

bool is_windowed_layer(const Transformer& model, std::int64_t layer) {
    if (model.window.tokens <= 0) return false;
    return model.window.full_every <= 0 || (layer + 1) % model.window.full_every != 0;
}

std::int64_t moe_layer_count(const Transformer& model) {
    std::int64_t count = 0;
    if (model.moe)
        for (std::int64_t layer = 0; layer < model.layers; ++layer) count += is_moe_layer(model, layer) ? 1 : 0;
    return count;
}

std::int64_t qk_dim(const Transformer& model) {
    return model.latent ? model.latent->qk_nope_dim + model.latent->qk_rope_dim : model.head_dim;
}

std::int64_t v_dim(const Transformer& model) { return model.latent ? model.latent->v_dim : model.head_dim; }

std::int64_t kv_heads_in_core(const Transformer& model) { return model.latent ? model.heads : model.kv_heads; }

int mlp_matrices(const Transformer& model) { return model.gated_mlp ? 3 : 2; }

namespace {

constexpr double kMostParameters = 1e17; // far inside 63 bits, also with factors for FLOPs and bytes

/// An upper bound of the parameter count in floating point, which cannot overflow.
double roughly_counted(const Transformer& model) {
    const auto real = [](std::int64_t value) { return static_cast<double>(value); };
    const double h = real(model.hidden), a = real(model.heads);
    double layer = 4 * a * real(std::max<std::int64_t>(model.head_dim, 1)) * h + 3 * h * real(model.ffn) + real(model.norms_per_layer) * 2 * h;
    if (model.latent) {
        const LatentAttention& latent = *model.latent;
        const double head = real(latent.qk_nope_dim + latent.qk_rope_dim + latent.v_dim), rank = real(latent.q_rank + latent.kv_rank);
        layer += (h + a * head) * (rank + h + head) + a * head * h;
    }
    if (model.indexer) layer += (h + real(model.latent ? model.latent->q_rank : 0)) * real(model.indexer->heads) * real(model.indexer->head_dim) * 2;
    if (model.moe) layer += 3 * h * (real(model.moe->experts) * real(model.moe->ffn) + real(model.moe->shared_ffn));
    return layer * real(model.layers + model.mtp_layers) + (2 * real(model.vocab) * (1 + model.mtp_layers) + real(model.position_rows)) * h;
}

} // namespace

std::optional<std::string> malformed(const Transformer& model) {
    // Bounds keep every product of three dimensions inside 63 bits.
    const auto outside = [](std::int64_t value, std::int64_t low, std::int64_t high) { return value < low || value > high; };
    if (outside(model.layers, 1, 10'000)) return "layers must be between 1 and 10000";
    if (outside(model.hidden, 1, 1'000'000)) return "the hidden size must be between 1 and 1000000";
    if (outside(model.heads, 1, 100'000)) return "the number of attention heads must be between 1 and 100000";
    if (outside(model.vocab, 1, 100'000'000)) return "the vocabulary must be between 1 and 100000000";
    if (outside(model.ffn, 0, 10'000'000)) return "the feed-forward width must be between 0 and 10000000";
    if (outside(model.norms_per_layer, 0, 16)) return "norms per layer must be between 0 and 16";
    if (outside(model.position_rows, 0, 100'000'000)) return "the position table must have between 0 and 100000000 rows";
    if (outside(model.mtp_layers, 0, 64)) return "multi-token-prediction layers must be between 0 and 64";
    if (model.latent) {
        const LatentAttention& latent = *model.latent;
        if (outside(latent.q_rank, 0, 1'000'000) || outside(latent.kv_rank, 1, 1'000'000))
            return "the latent ranks must be between 1 and 1000000";
        if (outside(latent.qk_nope_dim, 0, 100'000) || outside(latent.qk_rope_dim, 0, 100'000) || outside(latent.v_dim, 1, 100'000))
            return "the latent head dimensions must be between 1 and 100000";
        if (latent.qk_nope_dim + latent.qk_rope_dim == 0) return "query and key heads must have at least one dimension";
    } else {
        if (outside(model.head_dim, 1, 100'000)) return "the head dimension must be between 1 and 100000";
        if (outside(model.kv_heads, 1, model.heads)) return "key-value heads must be between 1 and the number of attention heads";
    }
    if (model.indexer && (outside(model.indexer->heads, 1, 100'000) || outside(model.indexer->head_dim, 1, 100'000)))
        return "the indexer's heads and head dimension must be between 1 and 100000";
    if (model.moe) {
        const MixtureOfExperts& moe = *model.moe;
        if (outside(moe.experts, 1, 100'000)) return "the number of experts must be between 1 and 100000";
        if (outside(moe.top_k, 1, moe.experts)) return "top-k must be between 1 and the number of experts";
        if (outside(moe.ffn, 1, 10'000'000)) return "the expert width must be between 1 and 10000000";
        if (outside(moe.shared_ffn, 0, 10'000'000)) return "the shared-expert width must be between 0 and 10000000";
        if (outside(moe.first_dense, 0, model.layers)) return "leading dense layers must be between 0 and the number of layers";
        if (outside(moe.step, 1, model.layers)) return "the MoE step must be between 1 and the number of layers";
        if (model.ffn == 0 && moe_layer_count(model) < model.layers) return "dense layers need a feed-forward width";
    } else if (model.ffn == 0) {
        return "the feed-forward width must be at least 1";
    }
    if (roughly_counted(model) > kMostParameters) return "the dimensions give too many parameters; at most 10^17 can be counted";
    return std::nullopt;
}

} // namespace fivefold
