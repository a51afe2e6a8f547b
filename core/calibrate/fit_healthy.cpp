// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/fit_healthy.h"

#include "core/calibrate/slopes.h"
#include "core/plan/names.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace fivefold {
namespace {

constexpr int kPasses = 5;
// Standard deviation of the error that stays on one layout when the constants are right: `near` of ResidualModel, chosen the same way.
constexpr double kModelNoise = 0.07;

} // namespace

FitOptions few_runs_options() {
    FitOptions options;
    options.prior = Prior::spread;
    options.hold_back = 0;
    options.noise = kModelNoise;
    return options;
}

HealthyFit fit_healthy(const ProfileLibrary& library, std::span<const MeasuredRun> runs, const FitOptions& options, std::stop_token stop) {
    std::vector<bool> sick(runs.size());
    HealthyFit result;
    for (int pass = 0; pass < kPasses && !stop.stop_requested(); ++pass) {
        std::vector<MeasuredRun> healthy;
        for (std::size_t i = 0; i < runs.size(); ++i)
            if (!sick[i]) healthy.push_back(runs[i]);
        result.fit = fit_profiles(library, healthy, options, stop);
        LibraryProfiles profiles(result.fit.library);
        const std::vector<Prediction> predictions = validate(runs, [&](const Plan& plan) { return profiles.of(plan); }).predictions;
        result.broken = check_health(runs, predictions, [&](const Plan& plan) { return profiles.of(plan); });
        std::erase_if(result.broken, [](const HealthFlag& flag) { return flag.slowdown() <= 1; });
        std::vector<bool> now(runs.size());
        for (const HealthFlag& flag : result.broken) now[flag.run] = true;
        if (now == sick) break;
        sick = std::move(now);
    }
    return result;
}

FitResult unfitted(const ProfileLibrary& library, std::span<const Plan> plans, const FitOptions& options) {
    std::vector<MeasuredRun> stand_ins; // one for each pair of parts; what it took is never looked at
    std::set<std::string> seen;
    for (const Plan& plan : plans) {
        if (!seen.insert(plan.cluster.gpu.id + '/' + framework_name(plan.training.framework)).second) continue;
        stand_ins.emplace_back().plan = plan;
        stand_ins.back().step_time = Seconds(1);
    }
    FitOptions none = options;
    none.iterations = 0;
    none.hold_back = 0;
    FitResult fit = fit_profiles(library, stand_ins, none);
    for (std::size_t a = 0; a < fit.parameters.size(); ++a) {
        FitParameter& parameter = fit.parameters[a];
        std::fill(fit.covariance[a].begin(), fit.covariance[a].end(), 0.0);
        fit.covariance[a][a] = parameter.prior_sd * parameter.prior_sd;
        parameter.learned = 0;
        parameter.low = parameter.start * std::exp(-parameter.prior_sd);
        parameter.high = parameter.start * std::exp(parameter.prior_sd);
        Constant& constant = parameter.place.in(fit.library);
        constant.low = parameter.low;
        constant.high = parameter.high;
    }
    fit.fitted_before = fit.fitted_after = fit.left_out = {};
    return fit;
}

} // namespace fivefold
