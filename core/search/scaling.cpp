// SPDX-License-Identifier: Apache-2.0
#include "core/search/scaling.h"

#include "core/plan/knobs.h"

#include <algorithm>
#include <limits>

namespace fivefold {

std::optional<Plan> plan_on_nodes(const Plan& plan, int nodes, ScalingKind kind, const Reoptimise& reoptimise) {
    if (nodes < 1 || plan.cluster.nodes < 1) return std::nullopt;
    Plan moved = plan;
    moved.cluster.nodes = nodes;
    if (kind == ScalingKind::weak) {
        const std::int64_t batch = plan.training.global_batch;
        if (batch < 1 || batch > std::numeric_limits<std::int64_t>::max() / nodes || batch * nodes % plan.cluster.nodes != 0) return std::nullopt;
        moved.training.global_batch = batch * nodes / plan.cluster.nodes;
    }
    std::optional<Plan> valid = nearest_valid(moved, {});
    if (!reoptimise) return valid;
    std::optional<Plan> better = reoptimise(valid ? *valid : moved);
    return better ? better : valid;
}

std::vector<ScalingPoint> scaling_curve(const Plan& plan, const Profile& profile, std::span<const int> nodes, ScalingKind kind, const Reoptimise& reoptimise,
                                        const std::stop_token& stop, const std::function<void(const ScalingPoint&)>& progress) {
    std::vector<ScalingPoint> curve;
    curve.reserve(nodes.size());
    double first = 0;
    for (const int count : nodes) {
        if (stop.stop_requested()) break;
        ScalingPoint point;
        point.nodes = count;
        if (const auto moved = plan_on_nodes(plan, count, kind, reoptimise)) {
            point.outcome = outcome_of(*moved, profile);
            const double rate = point.outcome->metrics.tokens_per_second_per_gpu;
            if (!(first > 0)) first = rate;
            point.efficiency = first > 0 ? rate / first : 0;
        }
        if (stop.stop_requested()) break; // a search that was cut short has not found the best
        curve.push_back(std::move(point));
        if (progress) progress(curve.back());
    }
    return curve;
}

std::vector<int> usual_node_counts(int present) {
    constexpr std::int64_t kReach = 8;
    std::vector<int> counts;
    for (std::int64_t divisor = kReach; divisor > 1; divisor /= 2)
        if (present % divisor == 0 && present >= divisor) counts.push_back(static_cast<int>(present / divisor));
    for (std::int64_t factor = 1; factor <= kReach; factor *= 2)
        if (present * factor <= std::numeric_limits<int>::max()) counts.push_back(static_cast<int>(present * factor));
    return counts;
}

} // namespace fivefold
