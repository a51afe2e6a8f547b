// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/offload.h"

#include "core/estimate/optimizers.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

constexpr double kWeightBytes = 2;

double share_of(double value) { return std::clamp(value, 0.0, 1.0); }

} // namespace

double host_link_rate(const Plan& plan, const Profile& profile) {
    return std::max(1.0, plan.cluster.gpu.pcie.value() * profile.hardware.host_link_share);
}

PassTime activation_offload_time(const LayerContext& context, double bytes, const PassCost& layer) {
    const double transfer = bytes / host_link_rate(context.plan, context.profile);
    const auto exposed = [&](double compute) { return std::max(0.0, transfer - (context.overlap ? compute : 0)); };
    return {exposed(sum(layer.forward)), exposed(sum(layer.backward))};
}

double optimizer_offload_time(const LayerContext& context, const RankParameters& parameters) {
    const double share = share_of(context.plan.training.offload_optimizer);
    if (share <= 0) return 0;
    const double moved = share * optimizer_shard(context.plan.layout, parameters);
    const double states = 4 + 2 * optimizer_state_bytes(context.plan.training.optimizer); // gradient read, states read and written
    return moved * ((context.gradient_bytes + kWeightBytes) / host_link_rate(context.plan, context.profile) + states / context.profile.hardware.host_memory_rate);
}

double weight_offload_time(const LayerContext& context, const RankParameters& parameters, const OverlapWindow& window) {
    const Layout& layout = context.plan.layout;
    const double share = share_of(context.plan.training.offload_weights);
    if (share <= 0 || layout.zero < 3) return 0;
    const double all = share * kWeightBytes * optimizer_shard(layout, parameters) / host_link_rate(context.plan, context.profile), one = all / window.layers;
    const auto exposed = [&](double compute) { return std::max(0.0, one - (context.overlap ? compute : 0)); };
    return to_double(layout.accumulation) * window.layers * (exposed(window.layer_forward) + exposed(window.layer_backward)) + all;
}

} // namespace fivefold
