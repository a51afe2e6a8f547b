// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/rank_order.h"
#include "core/estimate/machine.h"
#include "core/profile/profile.h"

namespace fivefold {

/// Textbook cost of one collective of `bytes` (full tensor) over `ranks` at `rate` bytes/s with `alpha` seconds per step.
[[nodiscard]] double ring_all_reduce(double bytes, double ranks, double rate, double alpha); // (4.1)
[[nodiscard]] double tree_all_reduce(double bytes, double ranks, double rate, double alpha); // (4.4)
[[nodiscard]] double ring_gather(double bytes, double ranks, double rate, double alpha);     // (4.2) all-gather or reduce-scatter
[[nodiscard]] double all_to_all(double bytes, double ranks, double rate, double alpha);      // (4.3) bytes leaving one rank
[[nodiscard]] double point_to_point(double bytes, double rate, double alpha);                // (4.4)

/// Links as collectives see them, SI.
struct Links {
    double inside = 1;        ///< bytes/s one direction inside a domain, achieved
    double nic = 1;           ///< bytes/s one direction between domains, one GPU's share, achieved
    double inside_hop = 0;    ///< seconds per step inside
    double network_hop = 0;   ///< seconds per step between domains
    double ring_step = 0;     ///< seconds per step inside a domain of a ring that crosses domains; 0: inside_hop
    double base = 0;          ///< seconds before the first byte
    double small_base = 0;    ///< the same of the latency-optimal protocol, 0: there is none
    double small_share = 0;   ///< share of `inside` that that protocol reaches
    double domain = 8;        ///< GPUs
    const MeasuredTables* measured = nullptr; ///< measured curves, which count where they reach; the profile owns them
    double node = 8;          ///< GPUs of a node, or of a domain that spans nodes, as they count
    bool nccl_latency = true; ///< true: hops shrink for large groups and a tree caps the network steps, as NCCL does (4.7)
};
[[nodiscard]] Links collective_links(const Machine& machine, const HardwareProfile& hardware);

/// Seconds of a measured collective of `passes` as below over such a group; negative where no table reaches.
[[nodiscard]] double measured_ring(const Links& links, const GroupShape& group, double bytes, double passes);
/// The measured time where there is one, else the (4.6) hierarchical ring of `bytes` over `ranks` at `stride`; `passes` 1 for all-gather or reduce-scatter, 2 for all-reduce. Seconds.
[[nodiscard]] double hierarchical_ring(const Links& links, const GroupShape& group, double bytes, double passes = 1);
[[nodiscard]] double hierarchical_ring(const Links& links, double stride, double ranks, double bytes, double passes = 1);

/// Achieved bytes/s of one rank in such a group: what `hierarchical_ring` divides by, without latency.
[[nodiscard]] double group_bandwidth(const Links& links, const GroupPlacement& placement);

/// One expert all-to-all (dispatch or combine) of `bytes` per rank. Seconds.
struct AllToAll {
    double inside_share = 1;   ///< share of the link rate inside a domain
    double network_share = 1;
    bool node_limited = false; ///< one copy per destination node (DeepEP, HybridEP)
    double top_k = 1;
};
/// The bandwidth's part is measured where a table of all-to-alls reaches, for exchanges by NCCL; negative elsewhere. Seconds.
[[nodiscard]] double measured_all_to_all(const Machine& machine, double stride, double ranks, double bytes, const AllToAll& kind);
[[nodiscard]] double expert_all_to_all(const Machine& machine, double stride, double ranks, double bytes, const AllToAll& kind);

} // namespace fivefold
