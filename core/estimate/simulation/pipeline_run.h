// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/simulation/pipeline_order.h"

#include <span>
#include <stop_token>
#include <vector>

namespace fivefold {

/// One op with its time.
struct PipelineEvent {
    PipelineOp op;
    int rank = 0;
    double begin = 0, end = 0; ///< seconds
};

struct RankSpan {
    double begin = 0, end = 0; ///< of the first and the last event
    double busy = 0;
    int peak_alive = 0; ///< most micro-batches of stages alive at once; one leaves with its (input-gradient) backward
};

struct PipelineRun {
    std::vector<PipelineEvent> events; ///< rank after rank, each in its order
    std::vector<std::size_t> first;    ///< where each rank's events start; one more at the end
    std::vector<RankSpan> ranks;
    double makespan = 0;               ///< end of the last event; time starts at 0

    [[nodiscard]] std::span<const PipelineEvent> of(std::size_t rank) const { return std::span(events).subspan(first[rank], first[rank + 1] - first[rank]); }
};

/// Every rank runs its ops in order, each as soon as its inputs are there; `hop` seconds from one rank to another. `ready`: when each rank
/// can start; nothing: at 0. Exact for any durations; deterministic; time and memory in proportion to the ops.
/// Throws std::invalid_argument when the order can never finish. Once `stop` is requested what has run so far comes back, for nobody to use.
[[nodiscard]] PipelineRun run_pipeline(const PipelineOrder& order, const StageSeconds& seconds, double hop = 0, std::span<const double> ready = {}, const std::stop_token& stop = {});

/// The makespan alone.
[[nodiscard]] double pipeline_makespan(const PipelineOrder& order, const StageSeconds& seconds, double hop = 0);

} // namespace fivefold
