// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"

#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

struct Catalogue;

/// A plan read from a file. Unknown keys are kept, so that saving again loses nothing, and named in `warnings`.
struct LoadedPlan {
    Plan plan;
    std::string unknown_members;       ///< JSON object of the members that this version does not know, with their places
    std::vector<std::string> warnings; ///< English, one line each
};

/// Reads a plan file (versioned JSON, or a bare Hugging Face config.json, which takes the sample cluster and defaults).
/// Model, GPU and network may be catalogue ids or whole objects. Throws FormatError with a JSON pointer.
[[nodiscard]] LoadedPlan read_plan(std::string_view json, const Catalogue& catalogue);

/// Writes a plan with every field, two-space indented, ending in a newline; merges `unknown_members` back in.
[[nodiscard]] std::string write_plan(const Plan& plan, const std::string& unknown_members = {});

/// Stable 16-digit hexadecimal hash of a plan's meaning (not of its name).
[[nodiscard]] std::string plan_hash(const Plan& plan);

} // namespace fivefold
