// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/knobs.h"
#include "core/plan/plan.h"
#include "core/profile/profile.h"
#include "core/quantity.h"

#include <stop_token>
#include <vector>

namespace fivefold {

/// One way to run the pipeline of a plan: schedule, virtual stages, micro-batches.
struct ScheduleChoice {
    Plan plan;
    Seconds step_time, bubble; ///< bubble: with imbalance, of one step
    Bytes memory;              ///< of the fullest stage
    bool fits = false;
    bool ideal = false;        ///< the bubble is the schedule's published one: the estimate does not simulate so long a pipeline
    Seconds simulated;         ///< of ideal ones: the step time when the published order is simulated; 0 elsewhere
    bool present = false;      ///< the plan as it is
};

/// The choices of schedule, virtual stages per rank and micro-batch size (with it the number of micro-batches) that leave least bubble for the
/// memory they take: of those that fit none has both less bubble and less memory. Shortest bubble first; the plan as it is is
/// always among them. Degrees, batch and recomputation stay; what the framework cannot run, and locked knobs (schedule, vpp, micro_batch or accumulation),
/// are left alone; schedules with an ideal bubble only with the 2 p micro-batches that they need for it. Each is an estimate. Only the plan itself without a pipeline; nothing for one
/// that breaks a rule, and once `stop` is requested.
[[nodiscard]] std::vector<ScheduleChoice> schedule_choices(const Plan& plan, const Profile& profile, const Locks& locks = {}, const std::stop_token& stop = {});

} // namespace fivefold
