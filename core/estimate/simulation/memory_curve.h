// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/estimate/simulation/timeline.h"

#include <stop_token>
#include <vector>

namespace fivefold {

/// Live tensors on a GPU from `time` on (seconds from the start of the step).
struct MemorySample {
    double time = 0;
    Bytes activations; ///< kept for backward passes, with the embedding's ids and masks
    Bytes working;     ///< of the pass, the loss, or the optimizer's step at hand
};

/// The moment at which a rank holds most, and what makes it up. `live` is the sum of the five.
struct MemoryPeak {
    Seconds when;
    MemoryMoment moment = MemoryMoment::backward;
    Bytes live;
    Bytes states;      ///< weights, gradients, optimizer, workspace
    Bytes activations; ///< of micro-batches in flight
    Bytes logits;
    Bytes gathered;    ///< whole weights of ZeRO-3
    Bytes working;     ///< of the pass or the update, with what is computed again
    Bytes total;       ///< as nvidia-smi would show: live + fragmentation, NCCL, context
    double micro_batches = 0; ///< in flight, in units of the rank's layers
};

struct MemoryCurve {
    Bytes states; ///< between steps; every sample stands on top of them
    std::vector<MemorySample> samples; ///< by time
    MemoryPeak peak;
};

/// Memory of every rank over a step. `plan`: as given to `simulate_step`; section 3 with the micro-batches in flight as the events have
/// them. What a split-off weight gradient needs is taken as the whole of its activations. Once `stop` is requested the curves
/// of the ranks so far come back, for nobody to use.
[[nodiscard]] std::vector<MemoryCurve> memory_curves(const Plan& plan, const Profile& profile, const Timeline& timeline, const std::stop_token& stop = {});

} // namespace fivefold
