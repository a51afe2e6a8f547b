// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/finding.h"
#include "core/plan/plan.h"

#include <span>
#include <vector>

namespace fivefold {

/// One rule that makes a plan valid, as data: `check` appends a finding for each breach. Sources: EQUATIONS (0.1)-(0.4).
struct PlanRule {
    const char* id;
    const char* reason; ///< English, for documentation
    void (*check)(const Plan&, std::vector<Finding>&);
};

[[nodiscard]] std::span<const PlanRule> plan_rules();

/// All breaches of all rules; empty for a valid plan. Never throws; accepts any numbers.
[[nodiscard]] std::vector<Finding> check_plan(const Plan& plan);
/// The id of the first rule with a breach that is an error, or null.
[[nodiscard]] const char* first_error(const Plan& plan);
/// True when no rule gives an error.
[[nodiscard]] bool is_valid(const Plan& plan);

} // namespace fivefold
