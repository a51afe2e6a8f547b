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

/// Where a constant stands in a library.
struct ConstantPlace {
    std::size_t part = 0; ///< among `hardware` or `software`
    Constant HardwareProfile::*hardware = nullptr; ///< one of the two members is set
    Constant SoftwareProfile::*software = nullptr;
    [[nodiscard]] Constant& in(ProfileLibrary& library) const { return hardware ? library.hardware[part].*hardware : library.software[part].*software; }
    [[nodiscard]] double value(const ProfileLibrary& library) const { return hardware ? library.hardware[part].*hardware : library.software[part].*software; }
};

/// One constant that a fit may move. Constants marked `fitted` in the library take part, under Prior::spread also those that are only assumed here but
/// fitted in another part; measured, counted and catalogue ones never do.
struct FitParameter {
    std::string part; ///< GPU id or framework family
    std::string key;
    ConstantPlace place;
    double start = 0;
    double fitted = 0;
    double low = 0;   ///< one standard deviation of the posterior below and above
    double high = 0;
    double prior_sd = 0; ///< of the logarithm
    double learned = 0; ///< 1 - posterior over prior variance of the logarithm: 0 the rows say nothing, 1 they decide
    [[nodiscard]] bool identified() const { return learned > 0.5; }
    [[nodiscard]] bool touched() const { return learned > 1e-6; } ///< some row's time depends on it at all
};

/// Errors of step time, predicted / measured - 1, as fractions.
struct FitErrors {
    std::size_t n = 0;
    double median = 0, mean = 0, p90 = 0;
};

/// How far a constant may be from its start before any row is seen.
enum class Prior {
    range,  ///< its own range in the library: for fitting the library again
    spread, ///< how much it differs between the parts of the library: for the runs of a machine that the library has not seen
};

struct FitOptions {
    bool hardware = true;        ///< constants of the GPUs that the rows name
    bool software = true;        ///< constants of the families that the rows name
    Prior prior = Prior::range;
    double knee = 0.04;          ///< log error from which a row counts linearly, not quadratically
    double noise = 0.03;         ///< standard deviation of the logarithm of one measurement
    double prior_scale = 1;      ///< widens (> 1) or narrows the priors
    int iterations = 15;
    double hold_back = 0.2;      ///< share of configurations kept out of the fit
    std::uint32_t seed = 1;      ///< of the split
};

struct FitResult {
    ProfileLibrary library;
    std::vector<FitParameter> parameters; ///< all that could move, touched or not
    std::vector<std::vector<double>> covariance; ///< posterior, of the logarithms, in that order
    FitErrors fitted_before, fitted_after;       ///< rows used
    FitErrors left_out;                          ///< rows used, each as if it had been left out (to first order)
    FitErrors held_back_before, held_back_after; ///< rows kept out
    double noise = 0;                            ///< of the options
    int iterations = 0;
    bool stopped = false; ///< by the stop token: the best so far
};

/// Robust least squares (iteratively re-weighted Gauss-Newton on logarithms, Huber loss) with Gaussian priors at the library's
/// values. Rows without a step time are ignored, as are crashed ones. Rows of one configuration stay on one side of the split.
/// A GPU or family of the rows that the library lacks gets a part of its own, which starts as the one it would borrow.
[[nodiscard]] FitResult fit_profiles(const ProfileLibrary& library, std::span<const MeasuredRun> runs, const FitOptions& options, std::stop_token stop = {},
                                     const std::function<void(int iteration, double loss)>& progress = {});

/// Whether a configuration is kept back under this share and seed.
[[nodiscard]] bool is_held_back(const Plan& plan, double share, std::uint32_t seed);

} // namespace fivefold
