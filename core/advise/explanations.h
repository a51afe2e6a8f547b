// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"

#include <span>
#include <vector>

namespace fivefold {

struct PlanFacts;

/// One observation on a plan's estimate that people are known to trip over, as data: `check` appends a finding when the plan's numbers
/// make it relevant. None is an error: whether a plan fits is the memory model's word.
struct Observation {
    const char* id;
    const char* reason; ///< English, for documentation
    void (*check)(const PlanFacts&, std::vector<Finding>&);
};
/// Of memory (states, activations, what stands outside the allocator) and of speed, configuration and reading of figures.
[[nodiscard]] std::span<const Observation> state_explanations();
[[nodiscard]] std::span<const Observation> memory_explanations();
[[nodiscard]] std::span<const Observation> run_explanations();

/// The findings of all explanations; none for an invalid estimate. Costs some tens of microseconds, so it is kept out of `estimate`.
[[nodiscard]] std::vector<Finding> explain(const Plan& plan, const Profile& profile, const Estimate& estimate);
/// `estimate` with its explanations among the findings: what a person is shown.
[[nodiscard]] Estimate explained_estimate(const Plan& plan, const Profile& profile);

} // namespace fivefold
