// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/measured/run.h"
#include "core/profile/profile.h"

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace fivefold {

/// Gives the profile for a plan's GPU and framework.
using ProfileSource = std::function<Profile(const Plan&)>;

/// What the model says about one measured run.
struct Prediction {
    std::string skipped; ///< why there is none; empty when there is one
    Seconds step_time, low, high;
    std::array<Bytes, kMemoryKindCount> memory{}; ///< on the stage that was read
    std::size_t stage = 0;
    double fit_probability = 0; ///< of the fullest stage
    Verdict verdict = Verdict::fits;
    bool fits = false;
};
[[nodiscard]] Prediction predict(const MeasuredRun& run, const ProfileSource& profiles);

/// Errors predicted / measured - 1 of a group, in percent.
struct ErrorFigures {
    std::size_t n = 0;
    double mape = 0;   ///< mean of |error|
    double median = 0; ///< median of |error|
    double p90 = 0;    ///< 90th percentile of |error|, linear between ranks
    double bias = 0;   ///< mean of the signed error
};
/// `errors` as fractions, in any order.
[[nodiscard]] ErrorFigures error_figures(std::vector<double> errors);

/// What was measured (first word) against the verdict (second word). Crashed runs stand apart: not all of them ran out of memory.
struct VerdictCounts {
    std::size_t ran_fits = 0, ran_oom = 0, oom_fits = 0, oom_oom = 0, crashed_fits = 0, crashed_oom = 0;
};

struct ValidationGroup {
    std::string by;   ///< all, source, gpu or framework
    std::string name; ///< as the source states it
    std::size_t rows = 0;
    std::size_t evaluated = 0;
    std::map<std::string, std::size_t> skipped; ///< reason -> rows
    ErrorFigures step_time;
    ErrorFigures step_time_normal; ///< without runs whose software was in a broken state
    std::array<ErrorFigures, kMemoryKindCount> memory;
    VerdictCounts verdict;
};

struct Validation {
    std::vector<Prediction> predictions;  ///< one a run, in order
    std::vector<ValidationGroup> groups;  ///< "all" first, then by source, GPU and framework, each by name
};
[[nodiscard]] Validation validate(std::span<const MeasuredRun> runs, const ProfileSource& profiles);

} // namespace fivefold
