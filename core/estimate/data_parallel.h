// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/layers.h"
#include "core/model/parameters.h"

namespace fivefold {

/// What data-parallel communication has to hide behind, on the fullest stage; seconds.
struct OverlapWindow {
    double forward = 0, backward = 0;             ///< at the edge of the step: from the first to the last chunk of one micro-batch
    double micro_batch_backward = 0;              ///< of one micro-batch, for reductions after each of them (ZeRO-2)
    double layer_forward = 0, layer_backward = 0; ///< of one layer, for per-layer gathers (ZeRO-3)
    double layers = 1;                            ///< on that stage
};

/// Collectives of one step, whether or not something hides them. With ZeRO-3 of one layer, else of the whole rank; seconds.
struct DataParallelTransfers {
    double reduce = 0, gather = 0;
    double copies = 0;         ///< between gathered buffer and weights
    double gather_rounds = 1;  ///< gathers per step
    double reduce_rounds = 1;  ///< reductions per step
    bool by_layer = false;     ///< ZeRO-3
    bool at_once = false;      ///< one reduction of everything after the last backward pass
    double dense_bytes = 0;    ///< sent by one rank per step, (4.13)
    double expert_bytes = 0;
};
/// (4.13): gradient reduction and parameter gathers for ZeRO 0-3 and hybrid sharding, dense parameters over D c ranks and experts over
/// their own group. `layers`: decoder layers of the rank that has most.
[[nodiscard]] DataParallelTransfers data_parallel_transfers(const LayerContext& context, const RankParameters& parameters, const StageContent& content, double layers);
/// Seconds that nothing hides, by when they pass. What hidden transfers slow compute down by is part of them.
struct ExposedTransfers {
    double first = 0, last = 0;       ///< before the first forward pass of a step, after the last backward pass
    double forward = 0, backward = 0; ///< in the passes of every micro-batch, on average
    double first_slows = 0, last_slows = 0; ///< parts of `first` and `last`: compute that transfers slow down
    [[nodiscard]] double total(double micro_batches) const { return first + last + micro_batches * (forward + backward); }
};
/// (6.10)-(6.12)
[[nodiscard]] ExposedTransfers exposed_transfers(const LayerContext& context, const DataParallelTransfers& transfers, const OverlapWindow& window);

struct DataParallelCost {
    double exposed = 0;      ///< seconds per step that nothing hides
    double wire = 0;         ///< seconds per step on the wire, dense and experts
    double dense_bytes = 0;  ///< sent by one rank per step
    double expert_bytes = 0;
};
[[nodiscard]] DataParallelCost data_parallel_cost(const LayerContext& context, const RankParameters& parameters, const StageContent& content,
                                                  const OverlapWindow& window);

} // namespace fivefold
