// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/layers.h"

namespace fivefold {

/// (3.1) Bytes of optimizer state per parameter with an fp32 master copy: what steps a matrix, and what steps the embeddings
/// (the two differ with Muon, which leaves those to Adam).
[[nodiscard]] double optimizer_state_bytes(Optimizer optimizer);
[[nodiscard]] double embedding_state_bytes(Optimizer optimizer);

/// (5.13) Bytes per sharded parameter that the optimizer's step moves.
[[nodiscard]] double optimizer_step_bytes(Optimizer optimizer);

/// Newton-Schulz FLOPs of orthogonalising all matrices of one layer: five rounds of 4 m^2 n + 2 m^3 for an m x n matrix, m <= n.
/// `experts` counts the routed experts that a rank holds.
struct MuonFlops {
    double dense = 0, expert = 0;
    double largest = 0; ///< of one matrix: the least that one rank computes
    double largest_matrix = 0; ///< elements
};
[[nodiscard]] MuonFlops muon_layer_flops(const Transformer& model, bool moe_layer, double experts);

/// Parameters that one rank updates: all that it holds, or its share from ZeRO-1 on.
[[nodiscard]] double optimizer_shard(const Layout& layout, const RankParameters& parameters);

/// (5.13) optimizer step: (8 P + 42 P / n) bytes over HBM with Adam, less or more by the state that others keep, and the host's part;
/// with Muon also the products of its orthogonalisation, dealt over the shards, and the gather of tensor-parallel shards. Seconds.
[[nodiscard]] double optimizer_time(const LayerContext& context, const RankParameters& parameters, const StageContent& content);

} // namespace fivefold
