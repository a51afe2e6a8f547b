// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/data_parallel.h"
#include "core/estimate/layers.h"
#include "core/estimate/stages.h"

#include <span>

namespace fivefold {

/// Blocks of the layers of a model, by whether attention is windowed.
struct ModelBlocks {
    LayerBlocks full, windowed;
};
/// `whole`: the layers of the whole model.
[[nodiscard]] ModelBlocks model_blocks(const LayerContext& context, const Chunk& whole);

/// One decoder layer, one micro-batch on one rank, by kind.
struct KindCosts {
    PassCost kinds[2][2]; ///< [moe][windowed]
};
[[nodiscard]] KindCosts kind_costs(const LayerContext& context, const ModelBlocks& blocks);
/// Host seconds of the pipeline engine per micro-batch, each way.
[[nodiscard]] double pipeline_engine(const LayerContext& context);
/// The layers of all chunks together.
[[nodiscard]] Chunk all_layers(std::span<const Chunk> chunks);

/// Weight gradients' share of a backward pass: half, as of its GEMMs.
inline constexpr double kWeightGradientShare = 0.5;
/// Makespan of m micro-batches without messages, (6.4)-(6.9). `forward`, `backward`: seconds of one micro-batch on each rank.
[[nodiscard]] double pipeline_time(const Layout& layout, std::span<const double> forward, std::span<const double> backward);

/// Bytes that one rank hands to the next stage: without sequence parallelism each tensor-parallel rank sends its slice of the whole
/// activation, and the receivers gather it.
[[nodiscard]] double stage_hop_bytes(const LayerContext& context);
/// Seconds of one message between neighbouring stages, (4.12): some boundaries lie inside a domain, the rest cross the network.
[[nodiscard]] double stage_hop(const LayerContext& context);
struct PipelineMessages {
    double total = 0, exposed = 0; ///< seconds per step of one rank, both directions
};
/// (4.12), (6.8)
[[nodiscard]] PipelineMessages pipeline_messages(const LayerContext& context);

/// The rank that is busiest in each respect, of one micro-batch.
struct BusiestRanks {
    double forward = 0, backward = 0, both = 0; ///< longest, seconds
    double mean = 0;                            ///< of forward + backward over all ranks
    double layers = 1;                          ///< most decoder layers, at least 1
};
/// `forward`, `backward`: of the rank with most parameters, which holds `layers` decoder layers. What its data-parallel traffic hides behind.
[[nodiscard]] OverlapWindow overlap_window(const Layout& layout, const BusiestRanks& busiest, double forward, double backward, double layers);

/// (4.13) Reduction of the gradient of tied embeddings between first and last stage, seconds per step.
[[nodiscard]] double tied_embedding_time(const LayerContext& context);

/// (6.14) Stragglers' share of the rest of the step.
[[nodiscard]] double straggler_share(const LayerContext& context);
/// Newer releases are faster throughout: factor on all.
[[nodiscard]] double release_drift(const LayerContext& context);

} // namespace fivefold
