// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/simulation/step_costs.h"
#include "core/quantity.h"

#include <stop_token>
#include <vector>

namespace fivefold {

/// What surrounds a rank's events in a step; seconds from the start of the step.
struct RankStep {
    double first_pass = 0;     ///< begin of its first pass: what of the parameter gather nothing hides is over, and its input has come
    double last_pass = 0;      ///< end of its last pass
    double reduced = 0;        ///< its gradients are reduced
    double optimizer_begin = 0, optimizer_end = 0; ///< all ranks' gradients are there: their norm is known
    double busy = 0;           ///< in its passes
    double bubble = 0;         ///< waiting for other ranks between the first pass of all ranks and the last
};

/// One step as it unfolds on every pipeline rank: events of the schedule, data-parallel communication at the edges, optimizer.
struct Timeline {
    StepCosts costs;
    PipelineRun run;            ///< events of all ranks
    std::vector<RankStep> ranks;
    double pipeline_end = 0;    ///< end of the last pass of all ranks
    Seconds step_time;          ///< with stragglers, (6.13)
    double bubble_fraction = 0; ///< mean of the ranks, of the step time
    /// The schedule's authors let ranks start the next step before others end this one (optimizer post-validation): the longest rank alone,
    /// for zero-bubble schedules; else equal to the step time.
    Seconds post_validated;
    /// What the simulation idealises: "post-validation" (zero bubble: the step ends when all ranks end, the published bubble does not count that
    /// wait), "static-order" (ZB-V: the published order for equal F, B and W, not one searched for these), "weight-share" (weight
    /// gradients are half of a backward pass), "full-overlap" (DualPipe: a pair of passes takes as long as both, its experts' exchange hidden).
    std::vector<const char*> idealised;
};

/// The step of a plan under its own schedule, or under another. The sums of a rank's passes, its edges and its optimizer step are those of
/// `estimate`; bubble and messages come from the events instead of closed forms, so the step time agrees where those are exact.
/// Time and memory in proportion to the events. Throws std::invalid_argument for a plan whose numbers mean nothing (`estimate` says not
/// valid), for a schedule that cannot run it, or for too many events. Once `stop` is requested an empty timeline comes back, without ranks.
[[nodiscard]] Timeline simulate_step(const Plan& plan, const Profile& profile, const std::stop_token& stop = {});
[[nodiscard]] Timeline simulate_step(const Plan& plan, const Profile& profile, PipelineOrderKind kind, const std::stop_token& stop = {});

} // namespace fivefold
