// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/finding.h"
#include "core/plan/plan.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace fivefold {

using Locks = std::set<Knob>;

/// Whether ZeRO has more than one rank to shard over: dense state over dp x cp, or experts over theirs, (0.2).
[[nodiscard]] bool can_shard(const Plan& plan);

/// Divisors in ascending order; none for values below one.
[[nodiscard]] std::vector<std::int64_t> divisors(std::int64_t value);

[[nodiscard]] std::int64_t knob_value(const Plan& plan, Knob knob);
/// Sets one knob and nothing else.
void set_knob(Plan& plan, Knob knob, std::int64_t value);

/// Sets `knob` to `value` and re-balances the unlocked layout knobs so that (0.1)-(0.4) hold again, staying as near as
/// possible to the present layout (in octaves; DP and accumulation move most readily). The global batch is kept unless
/// `knob` is micro-batch or accumulation, no other way exists and the batch itself is not locked.
/// Nothing when no valid plan has this value under these locks.
[[nodiscard]] std::optional<Plan> rebalance(const Plan& plan, Knob knob, std::int64_t value, const Locks& locks);

/// The values that `knob` can take in a valid plan when the unlocked knobs are re-balanced, ascending.
[[nodiscard]] std::vector<std::int64_t> valid_values(const Plan& plan, Knob knob, const Locks& locks);

/// The valid plan nearest to an arbitrary one (after a new model, cluster or batch); nothing when none exists.
[[nodiscard]] std::optional<Plan> nearest_valid(const Plan& plan, const Locks& locks);

} // namespace fivefold
