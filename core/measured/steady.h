// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/run_log.h"
#include "core/quantity.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fivefold {

/// Where a step time comes from when the log prints none.
enum class StepTimeSource {
    none,
    printed,     ///< seconds a step, as the log says
    throughput,  ///< from tokens or sequences a second
    time_stamps, ///< from the times of the lines
};
[[nodiscard]] const char* step_time_source_name(StepTimeSource source);

/// What turns throughput into time. Zeros are taken from the log where it states them.
struct StepWork {
    std::int64_t global_batch = 0; ///< sequences a step
    std::int64_t seq_len = 0;
    std::int64_t gpus = 0;
};

/// A step time with the iteration that printed it.
struct TimedStep {
    std::int64_t iteration = 0;
    double seconds = 0;
};
/// The step times of a log, one a step line that has one; all from the same source.
struct StepTimes {
    StepTimeSource source = StepTimeSource::none;
    std::vector<TimedStep> steps;
};
[[nodiscard]] StepTimes step_times(const RunLog& log, const StepWork& work = {});

/// Fewer steps than these after warm-up are no measurement.
inline constexpr std::size_t kFewestSteadySteps = 5;

/// The step time that a run settles at, by robust statistics.
struct SteadyState {
    StepTimeSource source = StepTimeSource::none;
    std::size_t steps = 0;        ///< all with a time
    std::size_t warm_up = 0;      ///< dropped from the start
    std::size_t outliers = 0;     ///< of the rest, further than 5 scaled MADs (and 5 %) from the median; they count in no figure but `mean`
    std::int64_t from_iteration = 0; ///< first one that counts
    Seconds median;               ///< of what remains; 0 when there is nothing
    Seconds low, high;            ///< 95 % interval of the median, by order statistics
    Seconds mean;                 ///< of all steps after warm-up, outliers too: what a long run would take
    double variation = 0;         ///< scaled MAD over median
    double drift = 0;             ///< relative change from the first to the last step after warm-up (Theil-Sen); 0 where it is not significant
    bool bimodal = false;         ///< two levels, each with a fifth of the steps or more
    Seconds lower_mode, upper_mode; ///< medians of both; only where bimodal
    bool enough = false;          ///< kFewestSteadySteps or more after warm-up
};
[[nodiscard]] SteadyState steady_state(const StepTimes& times);
/// The same for step times alone, in seconds and in order.
[[nodiscard]] SteadyState steady_state(std::span<const double> seconds);

} // namespace fivefold
