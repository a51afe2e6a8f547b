// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"
#include "core/profile/profile.h"

#include <string>
#include <vector>

namespace fivefold {

/// An input that matters for a plan, that the plan leaves open, and what the estimate takes instead.
struct Assumption {
    std::string input;   ///< the plan file's key: "attention", "cuda_graphs" ...
    std::string assumed; ///< a value as the plan file would name it, or a number
    bool operator==(const Assumption&) const = default;
};

/// What `estimate` assumes for the open inputs of a plan, most consequential first; inputs without effect on the plan (the dispatcher of a
/// dense model) are not listed.
[[nodiscard]] std::vector<Assumption> assumptions(const Plan& plan, const Profile& profile);

} // namespace fivefold
