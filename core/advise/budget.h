// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/advise/money.h"
#include "core/search/scaling.h"

#include <optional>
#include <span>
#include <vector>

namespace fivefold {

/// Tokens that a budget buys under one way to pay; 0 when no price is known or the egress alone costs more.
[[nodiscard]] double tokens_for_dollars(const RunCost& cost, std::span<const Phase> phases, Dollars budget, PriceMode mode);
/// Tokens that can be trained in a wall-clock time.
[[nodiscard]] double tokens_for_time(const RunCost& cost, std::span<const Phase> phases, Seconds wall, PriceMode mode);

/// A model size and the tokens that go with it.
struct ComputeOptimal {
    double parameters = 0;
    double tokens = 0;
};
/// (7.7) Compute-optimal size for a budget of FLOPs at 6 FLOPs per parameter and token and 20 tokens per parameter (Hoffmann et al. 2022).
[[nodiscard]] ComputeOptimal chinchilla_optimal(double flops);
/// (7.7) The same by the law of the Llama 3 paper: tokens = 0.29 * flops^0.53. Its printed exponent is rounded, and the result is very
/// sensitive to it: at 3.8e25 FLOPs these figures give 10.5 T tokens, the paper's own text 16.55 T.
[[nodiscard]] ComputeOptimal llama3_optimal(double flops);

/// The machines that would finish in time.
struct DeadlineAnswer {
    int nodes = 0;
    std::vector<Phase> phases; ///< with the plans on so many nodes
    RunCost cost;
};
/// The fewest nodes on which the plan's tokens are trained within `wall` on demand, failures counted (a larger cluster fails more
/// often); the global batch stays. Looks at the powers of two and three times powers of two of nodes up to `most_nodes`, re-balanced, or
/// re-optimised. Nothing when none of these fits and is fast enough.
[[nodiscard]] std::optional<DeadlineAnswer> nodes_for_deadline(const Plan& plan, const Profile& profile, const RunSchedule& schedule,
                                                               const CostAssumptions& assumptions, Seconds wall, int most_nodes,
                                                               const Reoptimise& reoptimise = {});

} // namespace fivefold
