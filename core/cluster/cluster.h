// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/quantity.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fivefold {

/// One accelerator type of the catalogue. Rates are dense peaks; 0 = the part has no such rate or none is known.
struct Gpu {
    std::string id;           ///< e.g. h100-sxm5-80gb
    std::string name;
    std::string vendor;
    std::string architecture; ///< Volta, Ampere, Hopper, Blackwell ...
    double marketing_gb = 0;  ///< decimal GB on the box
    Bytes usable_memory;      ///< what the driver reports as total
    BytesPerSecond hbm;       ///< data sheet
    int multiprocessors = 0;
    FlopsPerSecond bf16, fp16, tf32, fp8, fp4;
    std::string scale_up;              ///< NVLink generation or the like
    BytesPerSecond scale_up_bandwidth; ///< of one GPU, one direction, all links together
    int scale_up_domain = 1;           ///< GPUs that reach each other over it
    BytesPerSecond pcie;
    Watts tdp;
    Dollars price_per_hour; ///< on demand, one GPU; 0 = unknown
    std::string price_source;
    std::string source;
    std::vector<std::string> from_memory; ///< fields that no opened source backs
    std::string note;
    bool operator==(const Gpu&) const = default;
};

/// One node type of the catalogue: how its GPUs reach other nodes.
struct Network {
    std::string id; ///< e.g. dgx-h100
    std::string name;
    std::string gpu; ///< catalogue id of its usual GPU, or "any"
    int gpus_per_node = 8;
    int nvlink_domain = 0; ///< GPUs in one NVLink domain when that is not the node (72 for NVL72); 0 = the GPU's own
    std::string fabric;
    double nics_per_node = 0;
    BytesPerSecond bandwidth_per_gpu; ///< one direction, one GPU's share of the NICs
    Seconds hop;       ///< latency of one ring step between nodes; 0 = the GPU profile's default
    Seconds ring_step; ///< the same of a step inside a node while the ring also crosses nodes; 0 = the default
    std::string source;
    std::vector<std::string> from_memory;
    std::string note;
    bool operator==(const Network&) const = default;
};

/// The machines of a plan.
struct Cluster {
    Gpu gpu;
    Network network;
    int nodes = 1;
    int gpus_per_node = 8;
    bool operator==(const Cluster&) const = default;
};

[[nodiscard]] std::int64_t gpu_count(const Cluster& cluster);
/// GPUs that reach each other over the scale-up links: the NVLink domain, at least the part of it inside one node.
/// Parts without such links count as one domain per node, over PCIe.
[[nodiscard]] int nvlink_domain(const Cluster& cluster);
/// What one GPU moves in one direction inside that domain, data sheet.
[[nodiscard]] BytesPerSecond domain_bandwidth(const Cluster& cluster);

/// Where the ranks of a communication group sit.
struct GroupPlacement {
    double ranks_per_domain = 1; ///< g
    double domains = 1;          ///< q = n / g
    [[nodiscard]] bool crosses_domains() const { return domains > 1; }
};

/// (4.5) A group of `size` ranks at `stride` (the product of the faster dimensions) over domains of `domain` GPUs:
/// g = clamp(floor(G / stride), 1, n), q = n / g.
[[nodiscard]] GroupPlacement place_group(double stride, double size, double domain);

} // namespace fivefold
