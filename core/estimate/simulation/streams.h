// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/simulation/timeline.h"

#include <vector>

namespace fivefold {

/// Queues of one GPU that run side by side. Pipeline messages: what arrives, from the stage before and from the one behind.
enum class Stream { compute, tensor_parallel, context_parallel, expert_parallel, pipeline_forward, pipeline_backward, data_parallel, count_ };
inline constexpr std::size_t kStreams = static_cast<std::size_t>(Stream::count_);
[[nodiscard]] const char* stream_name(Stream stream); ///< "compute", "TP", "PP forward" ...

struct StreamInterval {
    enum class What { forward, backward, weight, both, gather, reduce, optimizer, message };
    Stream stream = Stream::compute;
    What what = What::forward;
    double begin = 0, end = 0; ///< seconds from the start of the step
    /// Share of full speed: below 1 where what runs beside it takes SMs and memory bandwidth, (6.1)-(6.3).
    double rate = 1;
    bool hidden = false;       ///< communication beside compute; else compute waits for it
    int stage = 0, micro_batch = 0;
};
[[nodiscard]] const char* interval_name(StreamInterval::What what);

/// What one rank's GPU does, stream by stream and by time; intervals of a stream do not overlap. Passes are cut layer by layer: each first
/// computes, beside what hides behind it, then waits for what does not. Exposed time is that of the passes; hidden time is what the traffic
/// of `estimate` has on the wire beyond it, spread evenly over the rank's compute.
[[nodiscard]] std::vector<StreamInterval> rank_streams(const Plan& plan, const Profile& profile, const Timeline& timeline, std::size_t rank);

} // namespace fivefold
