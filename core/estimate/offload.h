// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/data_parallel.h"
#include "core/estimate/layers.h"

namespace fivefold {

/// Bytes/s that one GPU reaches to and from the host, each direction.
[[nodiscard]] double host_link_rate(const Plan& plan, const Profile& profile);

/// (3.20) Exposed seconds of one layer and micro-batch when `bytes` of its activations wait on the host: out beside the forward pass of the
/// neighbouring layer, back beside its backward pass.
[[nodiscard]] PassTime activation_offload_time(const LayerContext& context, double bytes, const PassCost& layer);

/// (3.19) Seconds per step for the share of the optimizer that lives on the host: gradients out, the step at the host memory's rate,
/// weights back, one after the other.
[[nodiscard]] double optimizer_offload_time(const LayerContext& context, const RankParameters& parameters);

/// ZeRO-3 with weights on the host: exposed seconds per step of bringing each layer's shard in, forward and backward, and the new
/// weights back once.
[[nodiscard]] double weight_offload_time(const LayerContext& context, const RankParameters& parameters, const OverlapWindow& window);

} // namespace fivefold
