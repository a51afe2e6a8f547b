// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/plan/knobs.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace fivefold {

/// One knob of a layout moved. The modules belong to selective recomputation, on either side; 0 elsewhere.
struct KnobChange {
    Knob knob = Knob::tp;
    std::int64_t from = 0, to = 0;
    unsigned from_modules = 0, to_modules = 0;
    bool operator==(const KnobChange&) const = default;
};

/// A change of one or two knobs after which a plan fits and, when it fitted before, is faster.
struct NextChange {
    std::vector<KnobChange> changes;   ///< one or two; the second is applied to the result of the first, whose knob is then locked
    std::vector<KnobChange> followers; ///< what re-balancing moved with them
    Plan plan;                         ///< the result
    Seconds step_before, step_after;
    Bytes memory_before, memory_after; ///< of the fullest stage
    bool makes_fit = false;            ///< the plan did not fit, or was not valid, before
    /// Share of the present step time saved; negative where a plan that does not fit has to get slower.
    [[nodiscard]] double gain() const { return 1 - step_after / step_before; }
};

/// `plan` with one knob moved and re-balanced under `locks`; nothing when no valid plan with the same batch comes of it, or one that the
/// framework cannot run.
[[nodiscard]] std::optional<Plan> apply_change(const Plan& plan, const KnobChange& change, const Locks& locks);

/// The single and paired changes of tp, pp, cp, ep, etp, vpp, micro-batch, ZeRO stage and shard group, recomputation, schedule and
/// sequence parallelism that improve `plan`, fastest result first; model, cluster, batch and sequence stay. Of changes that lead to the
/// same layout the first and simplest is kept; a pair is listed only when it is better than either half. Locked knobs keep their values.
/// Pure; hundreds to thousands of estimates. When stopped, what was found until then. Empty for a plan that cannot be evaluated.
[[nodiscard]] std::vector<NextChange> next_changes(const Plan& plan, const Profile& profile, const Locks& locks = {}, std::stop_token stop = {});

} // namespace fivefold
