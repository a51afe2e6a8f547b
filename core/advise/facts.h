// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/memory.h"

#include <string>
#include <utility>
#include <vector>

namespace fivefold {

/// What the explanations look at, computed once.
struct PlanFacts {
    PlanFacts(const Plan& of_plan, const Profile& of_profile, const Estimate& of_estimate);

    const Plan& plan;
    const Profile& profile;
    const Estimate& estimate;
    StageMap map;
    const StageMemory& fullest;  ///< the stage that sets the verdict
    RankParameters parameters;   ///< on one rank of that stage
    StateBytes state;            ///< bytes per parameter before sharding
    double capacity;             ///< bytes of the card
    double total;                ///< bytes of the fullest stage, as nvidia-smi would show

    /// Bytes of weights, gradients and optimizer state on the fullest stage, and the same under another ZeRO stage.
    [[nodiscard]] double states() const;
    [[nodiscard]] double states_with(int zero) const;
    [[nodiscard]] double activations() const;
    /// Bytes of the optimizer's moments, which the first update allocates.
    [[nodiscard]] double moments() const;
    /// Parameters that one rank's GPU updates: after the optimizer's sharding and offload.
    [[nodiscard]] double optimizer_shard() const;
    [[nodiscard]] bool framework_is(std::initializer_list<Framework> any) const;
};

[[nodiscard]] inline FindingArgument number(const char* name, double value) { return {name, value, {}}; }
[[nodiscard]] inline FindingArgument count(const char* name, std::int64_t value) { return {name, static_cast<double>(value), {}}; }
[[nodiscard]] inline FindingArgument gibibytes(const char* name, double bytes) { return {name, in_gib(Bytes(bytes)), {}}; }
[[nodiscard]] inline FindingArgument percent(const char* name, double share) { return {name, 100 * share, {}}; }
inline void add(std::vector<Finding>& findings, const char* id, Severity severity, std::vector<FindingArgument> arguments,
                std::vector<SuggestedChange> fixes = {}) {
    findings.push_back({id, severity, std::move(arguments), std::move(fixes)});
}

/// Kinds of recomputation above the plan's own.
[[nodiscard]] SuggestedChange more_recomputation(const Plan& plan);

} // namespace fivefold
