// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/rank_grid.h"
#include "core/estimate/estimate.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace fivefold {

/// Where ranks sit: rank r on GPU r % gpus_per_node of node r / gpus_per_node.
struct Topology {
    std::int64_t gpus_per_node = 1;
    std::int64_t domain = 1; ///< GPUs of one NVLink domain; a domain larger than a node joins whole nodes
    std::int64_t rails = 1;  ///< NICs of a node; GPUs with the same one are on one rail
    [[nodiscard]] std::int64_t node_of(std::int64_t rank) const { return rank / gpus_per_node; }
    [[nodiscard]] std::int64_t domain_of(std::int64_t rank) const;
    [[nodiscard]] std::int64_t rail_of(std::int64_t rank) const { return rank % gpus_per_node * rails / gpus_per_node; }
};
[[nodiscard]] Topology make_topology(const Cluster& cluster);

/// The slowest links that a group needs.
enum class Reach {
    domain,  ///< NVLink only
    node,    ///< several NVLink domains of one node
    rail,    ///< several nodes, all over the same NIC number
    network, ///< several nodes and NIC numbers
};
inline constexpr std::size_t kReaches = 4;
/// Where the ranks of one group sit.
struct GroupSpan {
    Reach reach = Reach::domain;
    std::int64_t domains = 1, nodes = 1, rails = 1; ///< how many of each it touches
};
[[nodiscard]] GroupSpan group_span(const Topology& topology, const std::vector<std::int64_t>& members);

/// All groups of one kind, with what they cost in a step.
struct GroupsPlacement {
    RankGroup kind = RankGroup::tp;
    std::int64_t size = 1, count = 1;
    std::array<std::int64_t, kReaches> by_reach{}; ///< groups
    GroupSpan widest;                              ///< of the group that touches most domains
    std::optional<Traffic> traffic;                ///< from the estimate under this order; none where a kind moves nothing of its own
    [[nodiscard]] std::int64_t crossing() const { return count - by_reach[0]; } ///< groups that leave a domain
};

/// The groups of a plan on its machines when ranks are numbered in `order`.
struct Placement {
    RankOrder order;
    Topology topology;
    std::optional<RankGrid> grid;        ///< nothing: the layout does not divide, or has too many ranks
    std::vector<GroupsPlacement> groups; ///< kinds with more than one rank, in the order of RankGroup
    Seconds step_time;                   ///< under `order`; 0 without a profile
    Seconds usual_step_time;             ///< under the usual order
    [[nodiscard]] bool valid() const { return grid && grid->stages_agree(); }
    [[nodiscard]] const GroupsPlacement* find(RankGroup kind) const;
};
/// Step time and traffic come from estimate_step_time under the order. `estimated`: the plan can be estimated; without it, only geometry.
/// Stops early, with what it has, when asked to.
[[nodiscard]] Placement place_ranks(const Plan& plan, const Profile& profile, const RankOrder& order, bool estimated, const std::stop_token& stop = {});

} // namespace fivefold
