// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/transformer.h"

#include <cstdint>

namespace fivefold {

/// Exact parameter counts of one layer and its parts, unsharded; EQUATIONS (1.2)-(1.6) and the family notes of
/// the published counts (sinks, indexer, biases, norms).
struct LayerParameters {
    std::int64_t attention = 0;       ///< (1.2) or (1.3): projections with biases, latent and qk norms, sinks, indexer
    std::int64_t attention_output_bias = 0; ///< part of `attention` that tensor parallelism replicates
    std::int64_t attention_replicated = 0;  ///< part of `attention` that tensor parallelism replicates besides that bias
    std::int64_t norms = 0;           ///< (1.5)
    std::int64_t mlp = 0;             ///< (1.4) dense feed-forward, 0 in an MoE layer
    std::int64_t mlp_output_bias = 0; ///< part of `mlp` (or of the shared expert) that tensor parallelism replicates
    std::int64_t router = 0;          ///< router weights and biases, replicated
    std::int64_t shared_expert = 0;   ///< with its gate
    std::int64_t shared_gate = 0;     ///< part of `shared_expert` that tensor parallelism replicates
    std::int64_t one_expert = 0;      ///< one routed expert
    std::int64_t experts = 0;         ///< number of routed experts
    [[nodiscard]] std::int64_t total() const;
    [[nodiscard]] std::int64_t active(std::int64_t top_k) const;
};

[[nodiscard]] LayerParameters layer_parameters(const Transformer& model, bool moe_layer);
[[nodiscard]] std::int64_t embedding_parameters(const Transformer& model); ///< V h + learned positions + embedding norm
[[nodiscard]] std::int64_t head_parameters(const Transformer& model);      ///< V h unless tied, + bias
[[nodiscard]] std::int64_t final_norm_parameters(const Transformer& model);

/// (1.7) P, without multi-token-prediction layers. Exact.
[[nodiscard]] std::int64_t total_parameters(const Transformer& model);
/// P with the routed experts replaced by the top-k that a token meets.
[[nodiscard]] std::int64_t active_parameters(const Transformer& model);
/// P as published checkpoints with multi-token prediction count it: per such layer + one layer of the last kind
/// + 2 h^2 + 3 h + 2 V h (the Hub repeats embedding and head).
[[nodiscard]] std::int64_t total_parameters_with_mtp(const Transformer& model);

/// (1.1) V_p = ceil(V / (multiple t)) * multiple t.
[[nodiscard]] std::int64_t padded_vocabulary(std::int64_t vocab, std::int64_t tp, std::int64_t multiple = 128);

/// Parameters on one rank, (1.8)-(1.10). Fractions stand where a degree does not divide.
struct RankParameters {
    double dense = 0;  ///< sharded for ZeRO over DP x CP
    double expert = 0; ///< sharded for ZeRO over the expert data-parallel group
    [[nodiscard]] double total() const { return dense + expert; }
};

/// What a pipeline stage holds.
struct StageContent {
    std::int64_t dense_layers = 0;
    std::int64_t moe_layers = 0;
    int mtp_layers = 0;
    bool embedding = false;
    bool head = false; ///< with the final norm
    bool operator==(const StageContent&) const = default;
};

/// One decoder layer on one rank, by kind.
struct RankLayers {
    RankParameters dense, moe;
    [[nodiscard]] const RankParameters& of(bool moe_layer) const { return moe_layer ? moe : dense; }
};
[[nodiscard]] RankLayers rank_layers(const Transformer& model, double tp, double ep, double etp);

/// (1.8)-(1.10) for one rank of a stage. `vocab` is the padded vocabulary V_p. A tied head on a stage without the embedding
/// is a second copy of the embedding.
[[nodiscard]] RankParameters rank_parameters(const Transformer& model, const StageContent& stage, const RankLayers& layers, double tp,
                                             std::int64_t vocab);

} // namespace fivefold
