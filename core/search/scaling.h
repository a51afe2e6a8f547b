// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/search/outcome.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace fivefold {

/// Strong: the same global batch on more nodes. Weak: the batch grows with the nodes.
enum class ScalingKind { strong, weak };

/// Finds a better plan for the same model, cluster and training; nothing when there is none.
using Reoptimise = std::function<std::optional<Plan>(const Plan&)>;

struct ScalingPoint {
    int nodes = 0;
    std::optional<PlanOutcome> outcome; ///< nothing: no valid plan on so many nodes
    double efficiency = 0;              ///< tokens per second and GPU over those of the first point that has a plan
};

/// The plan on other numbers of nodes: the nearest valid layout (data parallelism gives way first), or what `reoptimise` finds from there, if anything.
[[nodiscard]] std::optional<Plan> plan_on_nodes(const Plan& plan, int nodes, ScalingKind kind, const Reoptimise& reoptimise = {});

/// One point for each of `nodes`, in that order; stopped early, the points so far. `progress` is called after each point.
[[nodiscard]] std::vector<ScalingPoint> scaling_curve(const Plan& plan, const Profile& profile, std::span<const int> nodes, ScalingKind kind,
                                                      const Reoptimise& reoptimise = {}, const std::stop_token& stop = {},
                                                      const std::function<void(const ScalingPoint&)>& progress = {});

/// Node counts to look at around `present`: its powers of two from 1/8 to 8 times, whole and ascending.
[[nodiscard]] std::vector<int> usual_node_counts(int present);

} // namespace fivefold
