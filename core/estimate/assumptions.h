// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"
#include "core/profile/profile.h"

#include <optional>
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

/// What of an estimate rests on values measured on the person's own machine.
struct MeasuredInUse {
    std::string name, date;          ///< of the measurement
    std::vector<std::string> values; ///< "gemm_table", "collective_tables", "usable_memory", and keys of profile files ("gemm_bf16" ...)
    bool operator==(const MeasuredInUse&) const = default;
};
/// Nothing where the profile holds no measurement of the plan's GPU.
[[nodiscard]] std::optional<MeasuredInUse> measured_in_use(const Plan& plan, const Profile& profile);

} // namespace fivefold
