// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/presets.h"

#include <algorithm>

namespace fivefold {

Plan onGpu(Plan plan, const Gpu& gpu, const Catalogue& catalogue) {
    const std::int64_t wanted = gpu_count(plan.cluster);
    const Network& network = catalogue.usual_network(gpu);
    plan.cluster.gpu = gpu;
    plan.cluster.network = network;
    plan.cluster.gpus_per_node = std::max(1, network.gpus_per_node);
    const std::int64_t nodes = (wanted + plan.cluster.gpus_per_node / 2) / plan.cluster.gpus_per_node;
    plan.cluster.nodes = static_cast<int>(std::clamp<std::int64_t>(nodes, 1, kMostNodes));
    plan.training.price_per_gpu_hour = 0;
    return plan;
}

} // namespace fivefold
