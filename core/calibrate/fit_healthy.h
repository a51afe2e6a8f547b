// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/fit.h"
#include "core/measured/health.h"

#include <span>
#include <stop_token>
#include <vector>

namespace fivefold {

/// For the few runs of a machine or a framework that the library has not seen: wide priors, all rows used, and a row as uncertain as the model
/// itself is about one layout, so that a handful of runs does not settle what they cannot.
[[nodiscard]] FitOptions few_runs_options();

struct HealthyFit {
    FitResult fit;
    std::vector<HealthFlag> broken; ///< runs not learnt from, in order
};
/// Fits, takes out what is out of health and slower than predicted under the result, and fits anew, until the same runs stay.
[[nodiscard]] HealthyFit fit_healthy(const ProfileLibrary& library, std::span<const MeasuredRun> runs, const FitOptions& options, std::stop_token stop = {});

/// A fit to no run at all: every constant that the plans' times are made of, with its prior as covariance.
[[nodiscard]] FitResult unfitted(const ProfileLibrary& library, std::span<const Plan> plans, const FitOptions& options);

} // namespace fivefold
