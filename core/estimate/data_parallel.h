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

struct DataParallelCost {
    double exposed = 0;      ///< seconds per step that nothing hides
    double wire = 0;         ///< seconds per step on the wire, dense and experts
    double dense_bytes = 0;  ///< sent by one rank per step, (4.13)
    double expert_bytes = 0;
};

/// (4.13), (6.10)-(6.12): gradient reduction and parameter gathers for ZeRO 0-3 and hybrid sharding, dense parameters over
/// D c ranks and experts over their own group.
[[nodiscard]] DataParallelCost data_parallel_cost(const LayerContext& context, const RankParameters& parameters, const StageContent& content,
                                                  const OverlapWindow& window);

} // namespace fivefold
