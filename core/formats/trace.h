// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/simulation/memory_curve.h"
#include "core/estimate/simulation/streams.h"

#include <iosfwd>
#include <span>

namespace fivefold {

/// The streams of one rank, for a trace.
struct TracedRank {
    std::size_t rank = 0;
    std::vector<StreamInterval> streams;
};

/// A step as JSON of the Trace Event Format, which chrome://tracing and Perfetto open: a process per rank with a track of its passes,
/// communication at the edges and optimizer; a track per stream for `traced`; counters of memory (nothing without curves); arrows for messages
/// between ranks. Times are microseconds with three decimals. In proportion to the events; nothing is held in memory.
void write_trace(std::ostream& out, const Timeline& timeline, std::span<const MemoryCurve> memory, const TracedRank& traced);

} // namespace fivefold
