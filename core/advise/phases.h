// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/search/outcome.h"

#include <span>
#include <vector>

namespace fivefold {

/// From `from_tokens` trained tokens on, the quantity has this value.
struct ScheduleStep {
    double from_tokens = 0;
    double value = 0;
};

/// How batch and sequence length change during a run. Ascending in tokens; what comes before the first step takes the plan's value.
struct RunSchedule {
    std::vector<ScheduleStep> batch_tokens; ///< tokens of a global batch
    std::vector<ScheduleStep> seq_len;      ///< tokens; the batch keeps its tokens
    [[nodiscard]] bool empty() const { return batch_tokens.empty() && seq_len.empty(); }
};

/// A stretch of the run with one batch and one sequence length.
struct Phase {
    double from = 0, to = 0; ///< tokens
    PlanOutcome outcome;     ///< of the plan in this phase
    double flops = 0;        ///< model FLOPs of all its tokens (causal attention, padded vocabulary)
    Seconds time;            ///< of all its steps, nothing lost; 0 when no plan is valid
    [[nodiscard]] double tokens() const { return to - from; }
    [[nodiscard]] double tokens_per_step() const;
    [[nodiscard]] Seconds time_per_token() const;
};

/// Total tokens cut where batch or sequence length changes; one phase without a schedule. In each phase accumulation follows from the
/// batch, which is rounded to a whole number of micro-batches; where that gives no valid plan, the nearest valid layout is taken, and
/// where the plan does not fit, the fastest that does with more context parallelism and recomputation.
[[nodiscard]] std::vector<Phase> run_phases(const Plan& plan, const Profile& profile, const RunSchedule& schedule = {});

/// Sums over all phases.
[[nodiscard]] double total_flops(std::span<const Phase> phases);
[[nodiscard]] Seconds total_time(std::span<const Phase> phases);
/// Whether each phase has a valid plan that fits.
[[nodiscard]] bool all_fit(std::span<const Phase> phases);
/// Tokens that can be trained in `time` with nothing lost: phase after phase, the last one without an end.
[[nodiscard]] double tokens_within(std::span<const Phase> phases, Seconds time);

} // namespace fivefold
