// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/run.h"
#include "core/profile/profile.h"

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace fivefold {

/// One constant that a fit may move. Constants marked `fitted` in the library take part; counted and catalogue ones never do.
struct FitParameter {
    std::string part; ///< GPU id or framework family
    std::string key;
    double start = 0;
    double fitted = 0;
    double low = 0;   ///< one standard deviation of the posterior below and above
    double high = 0;
    double learned = 0; ///< 1 - posterior over prior variance of the logarithm: 0 the rows say nothing, 1 they decide
    [[nodiscard]] bool identified() const { return learned > 0.5; }
};

/// Errors of step time, predicted / measured - 1, as fractions.
struct FitErrors {
    std::size_t n = 0;
    double median = 0, mean = 0, p90 = 0;
};

struct FitOptions {
    bool hardware = true;        ///< constants of the GPUs that the rows name
    bool software = true;        ///< constants of the families that the rows name
    double knee = 0.04;          ///< log error from which a row counts linearly, not quadratically
    double noise = 0.03;         ///< standard deviation of the logarithm of one measurement
    double prior_scale = 1;      ///< widens (> 1) or narrows the priors, which are the constants' ranges
    int iterations = 15;
    double hold_back = 0.2;      ///< share of configurations kept out of the fit
    std::uint32_t seed = 1;      ///< of the split
};

struct FitResult {
    ProfileLibrary library;
    std::vector<FitParameter> parameters;
    FitErrors fitted_before, fitted_after;       ///< rows used
    FitErrors held_back_before, held_back_after; ///< rows kept out
    int iterations = 0;
    bool stopped = false; ///< by the stop token: the best so far
};

/// Robust least squares (iteratively re-weighted Gauss-Newton on logarithms, Huber loss) with Gaussian priors at the library's
/// values. Rows without a step time are ignored, as are crashed ones. Rows of one configuration stay on one side of the split.
[[nodiscard]] FitResult fit_profiles(const ProfileLibrary& library, std::span<const MeasuredRun> runs, const FitOptions& options, std::stop_token stop = {},
                                     const std::function<void(int iteration, double loss)>& progress = {});

} // namespace fivefold
