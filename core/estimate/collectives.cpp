// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/collectives.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
double ring_all_reduce(double bytes, double ranks, double rate, double alpha) {
    return ranks <= 1 ? 0 : 2 * (ranks - 1) * alpha + 2 * (ranks - 1) / ranks * bytes / rate;
}

double tree_all_reduce(double bytes, double ranks, double rate, double alpha) {
    return ranks <= 1 ? 0 : 2 * std::log2(ranks) * alpha + 2 * bytes / rate;
}

double ring_gather(double bytes, double ranks, double rate, double alpha) {
    return ranks <= 1 ? 0 : (ranks - 1) * alpha + (ranks - 1) / ranks * bytes / rate;
}

double all_to_all(double bytes, double ranks, double rate, double alpha) { return ring_gather(bytes, ranks, rate, alpha); }

double point_to_point(double bytes, double rate, double alpha) { return alpha + bytes / rate; }

Links collective_links(const Machine& machine, const HardwareProfile& hardware) {
    Links links;
    links.inside = hardware.scale_up_share * machine.scale_up;
    links.nic = hardware.network_share * machine.nic;
    links.inside_hop = hardware.scale_up_hop;
    links.network_hop = machine.network_hop;
    links.ring_step = machine.ring_step;
    links.base = hardware.collective_base;
    links.small_base = hardware.collective_base_small;
    links.small_share = hardware.small_share;
    links.domain = machine.domain;
    links.measured = machine.collectives;
    links.node = machine.node;
    return links;
}

double measured_ring(const Links& links, const GroupShape& group, double bytes, double passes) {
    if (links.measured == nullptr) return -1;
    const double ranks = group.ranks(), nodes = place_group(group, links.node).domains;
    return passes > 1 ? links.measured->collective(CollectiveKind::all_reduce, ranks, nodes, bytes) : links.measured->gather(ranks, nodes, bytes);
}

double group_bandwidth(const Links& links, const GroupPlacement& placement) {
    // The groups of a node run at once and share its NICs, so that each of them sees one NIC share per member (4.6).
    return placement.domains > 1 ? std::min(placement.ranks_per_domain * links.nic, links.inside) : links.inside;
}

double hierarchical_ring(const Links& links, double stride, double ranks, double bytes, double passes) {
    return hierarchical_ring(links, GroupShape{stride, ranks, 1, 1}, bytes, passes);
}

double hierarchical_ring(const Links& links, const GroupShape& group, double bytes, double passes) {
    const double ranks = group.ranks();
    if (ranks <= 1) return 0;
    if (links.measured != nullptr) [[unlikely]]
        if (const double measured = measured_ring(links, group, bytes, passes); measured >= 0) return measured;
    const GroupPlacement placement = place_group(group, links.domain);
    const double g = placement.ranks_per_domain, q = placement.domains;
    double inside_hop = links.inside_hop, network_steps = q > 1 ? q - 1 : 0;
    if (links.nccl_latency) {
        inside_hop *= std::min(1.0, 8 / ranks);
        if (q > 1 && links.ring_step > 0) inside_hop = links.ring_step;
        if (q > 1) network_steps = std::min(network_steps, 2 * std::log2(std::max(q, 2.0)) + 8);
    }
    double latency = passes * ((ranks - q) * inside_hop + network_steps * links.network_hop);
    if (links.nccl_latency && passes > 1 && q > 1) // all-reduce may go up and down a tree instead
        latency = std::min(latency, 2 * (std::log2(std::max(g, 1.0)) * links.inside_hop + std::log2(q) * links.network_hop));
    const double inside = g > 1 ? passes * (ranks - 1) / ranks * bytes / links.inside : 0;
    const double between = q > 1 ? passes * (q - 1) / q * bytes / group_bandwidth(links, placement) : 0;
    const double bulk = links.base + latency + std::max(inside, between);
    if (q > 1 || links.small_base <= 0) return bulk;
    return std::min(bulk, links.small_base + latency + inside / links.small_share); // the library picks the faster protocol

}

double measured_all_to_all(const Machine& machine, double stride, double ranks, double bytes, const AllToAll& kind) {
    if (machine.collectives == nullptr || kind.node_limited || ranks <= 1) return -1;
    const double nodes = place_group(stride, ranks, machine.node).domains;
    const double time = machine.collectives->collective(CollectiveKind::all_to_all, ranks, nodes, bytes);
    // The start is the profile's: in training it also holds the synchronisation over uneven numbers of tokens.
    return time < 0 ? time : time - machine.collectives->collective(CollectiveKind::all_to_all, ranks, nodes, 0);
}

double expert_all_to_all(const Machine& machine, double stride, double ranks, double bytes, const AllToAll& kind) { // (4.6), (4.11)
    if (ranks <= 1) return 0;
    if (machine.collectives != nullptr) [[unlikely]]
        if (const double measured = measured_all_to_all(machine, stride, ranks, bytes, kind); measured >= 0) return machine.dispatch_base + measured;
    const GroupPlacement placement = place_group(stride, ranks, machine.domain);
    const double g = placement.ranks_per_domain, q = placement.domains;
    double leaving = q > 1 ? (ranks - g) / ranks : 0;
    if (kind.node_limited && q > 1) // a token goes once to each of the n(1-(1-1/n)^K) nodes it picks
        leaving = std::min(leaving, q * (1 - std::pow(1 - 1 / q, kind.top_k)) * (q - 1) / q / kind.top_k);
    return machine.dispatch_base + std::max(bytes * (g - 1) / ranks / (kind.inside_share * machine.scale_up), bytes * leaving / (machine.nic * kind.network_share));
}

} // namespace fivefold
