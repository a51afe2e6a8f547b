// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/fit.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

namespace fivefold {

/// A run worth making, with what it would tell.
struct DesignedRun {
    Plan plan;
    Seconds step_time; ///< predicted
    struct Lesson {
        std::size_t parameter = 0; ///< of FitResult::parameters
        double learned_before = 0, learned_after = 0;
    };
    std::vector<Lesson> lessons; ///< constants that it settles most, the most first
    double error_before = 0, error_after = 0; ///< root mean square error of predicted step times that the constants cause, as fractions
    std::size_t candidate = 0; ///< place among the plans chosen from
};

/// Up to `count` runs, each the one that most lowers the error of predictions that the fitted constants' uncertainty causes, given the
/// runs before it (greedy I-optimal design on the posterior covariance). Candidates are valid plans that fit, around the models and clusters of
/// `runs`, on all of their nodes or fewer; the same plans are what must be predicted well. Fewer when nothing is left to learn.
[[nodiscard]] std::vector<DesignedRun> design_runs(const FitResult& fit, std::span<const MeasuredRun> runs, std::size_t count, std::stop_token stop = {});

/// The same from given plans, each at most once; they are also what must be predicted well. Their memory is not looked at.
[[nodiscard]] std::vector<DesignedRun> choose_runs(const FitResult& fit, std::span<const Plan> plans, std::size_t count, std::stop_token stop = {});

} // namespace fivefold
