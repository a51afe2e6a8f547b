// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/layers.h"

namespace fivefold {

/// (4.9) Exposed seconds of the context-parallel exchange of one layer and micro-batch beside an attention core of `attention` seconds.
/// A ring (zigzag) hides behind the chunks' attention; an all-gather and an all-to-all come before and after it.
[[nodiscard]] PassTime context_parallel_time(const LayerContext& context, const PassTime& attention);

/// (3.11) Bytes that the exchange holds while a layer runs backward: the ring's working set as fitted, gathered keys and values with their
/// gradients, or queries, keys, values and output before and after an all-to-all.
[[nodiscard]] double context_buffer_bytes(const Plan& plan, const SoftwareProfile& software);

} // namespace fivefold
