// SPDX-License-Identifier: Apache-2.0
#include "core/advise/budget.h"

#include <cmath>
#include <utility>

namespace fivefold {
namespace {

constexpr double kHour = 3600;
constexpr double kFlopsPerParameterAndToken = 6;
constexpr double kTokensPerParameter = 20;                  // Hoffmann et al. 2022, Training Compute-Optimal Large Language Models
constexpr double kLlama3Factor = 0.29, kLlama3Exponent = 0.53; // Grattafiori et al. 2024, The Llama 3 Herd of Models, section 3.2.1

/// 1, 2, 3, 4, 6, 8, 12, 16 ...
std::vector<int> node_counts(int most) {
    std::vector<int> counts;
    for (std::int64_t n = 1; n <= most; n *= 2) {
        counts.push_back(static_cast<int>(n));
        if (n > 1 && n + n / 2 <= most) counts.push_back(static_cast<int>(n + n / 2));
    }
    return counts;
}

} // namespace

double tokens_for_time(const RunCost& cost, std::span<const Phase> phases, Seconds wall, PriceMode mode) {
    return tokens_within(phases, wall * cost[mode].goodput);
}

double tokens_for_dollars(const RunCost& cost, std::span<const Phase> phases, Dollars budget, PriceMode mode) {
    if (!(cost[mode].per_gpu_hour > Dollars(0)) || budget <= cost.egress) return 0;
    const Dollars hourly = cost[mode].per_gpu_hour * cost.gpus + cost.storage_per_hour;
    return tokens_for_time(cost, phases, Seconds((budget - cost.egress) / hourly * kHour), mode);
}

ComputeOptimal chinchilla_optimal(double flops) {
    const double parameters = std::sqrt(flops / (kFlopsPerParameterAndToken * kTokensPerParameter));
    return {parameters, kTokensPerParameter * parameters};
}

ComputeOptimal llama3_optimal(double flops) {
    const double tokens = kLlama3Factor * std::pow(flops, kLlama3Exponent);
    return {tokens > 0 ? flops / (kFlopsPerParameterAndToken * tokens) : 0, tokens};
}

std::optional<DeadlineAnswer> nodes_for_deadline(const Plan& plan, const Profile& profile, const RunSchedule& schedule, const CostAssumptions& assumptions,
                                                 Seconds wall, int most_nodes, const Reoptimise& reoptimise) {
    for (const int nodes : node_counts(most_nodes)) {
        const auto moved = plan_on_nodes(plan, nodes, ScalingKind::strong, reoptimise);
        if (!moved) continue;
        std::vector<Phase> phases = run_phases(*moved, profile, schedule);
        if (!all_fit(phases)) continue;
        RunCost cost = run_cost(*moved, profile, phases, assumptions);
        if (cost[PriceMode::on_demand].wall <= wall) return DeadlineAnswer{nodes, std::move(phases), std::move(cost)};
    }
    return std::nullopt;
}

} // namespace fivefold
