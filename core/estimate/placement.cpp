// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/placement.h"

#include "core/estimate/layers.h"
#include "core/estimate/stages.h"
#include "core/estimate/step_time.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

std::optional<RankGroup> group_of(Traffic::Dimension dimension) {
    switch (dimension) {
    case Traffic::Dimension::tensor: return RankGroup::tp;
    case Traffic::Dimension::context: return RankGroup::cp;
    case Traffic::Dimension::expert: return RankGroup::ep;
    case Traffic::Dimension::pipeline: return RankGroup::pp;
    case Traffic::Dimension::data: return RankGroup::gradient;
    case Traffic::Dimension::expert_data: return RankGroup::edp;
    }
    return std::nullopt;
}

std::int64_t distinct(std::vector<std::int64_t>& values) {
    std::sort(values.begin(), values.end());
    return std::unique(values.begin(), values.end()) - values.begin();
}

} // namespace

std::int64_t Topology::domain_of(std::int64_t rank) const {
    if (domain >= gpus_per_node) return rank / domain;
    const std::int64_t in_node = (gpus_per_node + domain - 1) / domain;
    return node_of(rank) * in_node + rank % gpus_per_node / domain;
}

Topology make_topology(const Cluster& cluster) {
    Topology topology;
    topology.gpus_per_node = std::max(1, cluster.gpus_per_node);
    topology.domain = std::max(1, nvlink_domain(cluster));
    const double nics = cluster.network.nics_per_node;
    topology.rails = nics >= 1 ? std::min(static_cast<std::int64_t>(std::min(nics, 1e6)), topology.gpus_per_node) : topology.gpus_per_node;
    return topology;
}

GroupSpan group_span(const Topology& topology, const std::vector<std::int64_t>& members) {
    if (members.empty()) return {};
    GroupSpan span;
    std::vector<std::int64_t> values(members.size());
    const auto count = [&](auto where) {
        std::transform(members.begin(), members.end(), values.begin(), where);
        return distinct(values);
    };
    const auto [low, high] = std::minmax_element(members.begin(), members.end());
    if (topology.domain_of(*low) == topology.domain_of(*high)) { // the usual case of small groups
        span.nodes = topology.node_of(*high) == topology.node_of(*low) ? 1 : count([&](std::int64_t rank) { return topology.node_of(rank); });
        span.rails = count([&](std::int64_t rank) { return topology.rail_of(rank); });
        return span;
    }
    span.domains = count([&](std::int64_t rank) { return topology.domain_of(rank); });
    span.nodes = count([&](std::int64_t rank) { return topology.node_of(rank); });
    span.rails = count([&](std::int64_t rank) { return topology.rail_of(rank); });
    span.reach = span.nodes == 1 ? Reach::node : span.rails == 1 ? Reach::rail : Reach::network;
    return span;
}

const GroupsPlacement* Placement::find(RankGroup kind) const {
    const auto found = std::find_if(groups.begin(), groups.end(), [kind](const GroupsPlacement& entry) { return entry.kind == kind; });
    return found == groups.end() ? nullptr : &*found;
}

Placement place_ranks(const Plan& plan, const Profile& profile, const RankOrder& order, bool estimated, const std::stop_token& stop) {
    Placement placement;
    placement.order = order;
    placement.topology = make_topology(plan.cluster);
    placement.grid = RankGrid::make(order, layout_degrees(plan.layout), plan.model.moe.has_value());
    if (!placement.valid()) return placement;
    const RankGrid& grid = *placement.grid;
    std::vector<std::int64_t> members;
    for (std::size_t index = 0; index < kRankGroups; ++index) {
        const auto kind = static_cast<RankGroup>(index);
        if (grid.group_size(kind) <= 1) continue;
        GroupsPlacement entry{kind, grid.group_size(kind), grid.group_count(kind), {}, {}, {}};
        for (std::int64_t group = 0; group < entry.count; ++group) {
            if (group % 1024 == 0 && stop.stop_requested()) return placement;
            grid.members(kind, group, members);
            const GroupSpan span = group_span(placement.topology, members);
            ++entry.by_reach[static_cast<std::size_t>(span.reach)];
            if (group == 0 || span.domains > entry.widest.domains) entry.widest = span;
        }
        placement.groups.push_back(entry);
    }
    if (!estimated) return placement;
    const StageMap map = map_stages(plan);
    Plan tried = plan;
    tried.layout.rank_order = order;
    const StepResult step = estimate_step_time(tried, profile, map);
    placement.step_time = placement.usual_step_time = step.time.total();
    if (order != RankOrder{}) {
        tried.layout.rank_order = {};
        placement.usual_step_time = estimate_step_time(tried, profile, map).time.total();
    }
    for (const Traffic& traffic : step.traffic)
        if (const std::optional<RankGroup> kind = group_of(traffic.dimension))
            for (GroupsPlacement& entry : placement.groups)
                if (entry.kind == *kind) entry.traffic = traffic;
    return placement;
}

} // namespace fivefold
