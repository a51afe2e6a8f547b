// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/layers.h"

namespace fivefold {

/// (4.9) What context-parallel ranks exchange for one layer, one way. `inner` ranks swap heads for tokens all to all, `outer` pass keys and
/// values on. 0 where there is nothing of that.
struct ContextExchange {
    double inner = 1, outer = 1;
    double heads = 0, heads_bytes = 0, heads_rate = 1; ///< seconds of the all-to-all, and its bytes and bytes/s
    double chunk = 0, chunk_bytes = 0, chunk_rate = 1; ///< seconds of one hop of the ring
    double correction = 0;                             ///< seconds that joining partial outputs takes
};
[[nodiscard]] ContextExchange context_exchange(const LayerContext& context);
/// (4.9) Exposed seconds of the context-parallel exchange of one layer and micro-batch beside an attention core of `attention` seconds.
/// A ring (zigzag) hides behind the chunks' attention; an all-gather and an all-to-all come before and after it.
[[nodiscard]] PassTime context_parallel_time(const LayerContext& context, const PassTime& attention);

/// Copies of queries, keys and values that an all-to-all holds: both layouts of each, and their gradients.
inline constexpr double kAllToAllCopies = 4;
/// (3.11) Bytes that the exchange holds while a layer runs backward: the ring's working set as fitted, gathered keys and values with their
/// gradients, or queries, keys, values and output before and after an all-to-all.
[[nodiscard]] double context_buffer_bytes(const Plan& plan, const SoftwareProfile& software);

} // namespace fivefold
