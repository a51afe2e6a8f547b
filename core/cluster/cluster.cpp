// SPDX-License-Identifier: Apache-2.0
#include "core/cluster/cluster.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace fivefold {

namespace {

/// Whether the scale-up links join the GPUs of a node. Bridges between two or four cards of a larger node do not: groups that
/// reach further run at PCIe rate, and that is what the node is taken for.
bool links_span_node(const Cluster& cluster) {
    constexpr int kSwitched = 8; // parts with so many neighbours sit on a switched board
    if (cluster.gpu.scale_up_bandwidth <= BytesPerSecond(0) || cluster.gpu.scale_up_domain < 2) return false;
    return cluster.gpu.scale_up_domain >= std::min(kSwitched, cluster.gpus_per_node);
}

} // namespace

std::int64_t gpu_count(const Cluster& cluster) { return std::int64_t{cluster.nodes} * cluster.gpus_per_node; }

int nvlink_domain(const Cluster& cluster) {
    if (cluster.network.nvlink_domain > cluster.gpus_per_node) {
        // A rack of 72 is used in powers of two by jobs that reach beyond it: 64 of its GPUs.
        const int rack = cluster.network.nvlink_domain;
        return gpu_count(cluster) <= rack ? rack : static_cast<int>(std::bit_floor(static_cast<unsigned>(rack)));
    }
    if (!links_span_node(cluster)) return std::max(1, cluster.gpus_per_node); // PCIe inside the node
    return std::clamp(cluster.gpu.scale_up_domain, 1, std::max(1, cluster.gpus_per_node));
}

BytesPerSecond domain_bandwidth(const Cluster& cluster) {
    return links_span_node(cluster) ? cluster.gpu.scale_up_bandwidth : cluster.gpu.pcie;
}

GroupPlacement place_group(double stride, double size, double domain) { // (4.5)
    const double inside = std::clamp(std::floor(domain / std::max(stride, 1.0)), 1.0, std::max(size, 1.0));
    return {inside, std::max(size, 1.0) / inside};
}

} // namespace fivefold
