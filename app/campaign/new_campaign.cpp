// SPDX-License-Identifier: Apache-2.0
#include "app/campaign/new_campaign.h"

namespace fivefold::campaign {

std::string plain_name(const std::string& text) {
    std::string name;
    for (const char c : text) {
        const bool upper = c >= 'A' && c <= 'Z';
        if (upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) name += upper ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!name.empty() && name.back() != '-') name += '-';
        if (name.size() == 40) break;
    }
    while (!name.empty() && name.back() == '-') name.pop_back();
    return name.empty() || (name.front() >= '0' && name.front() <= '9') ? "run-" + name : name;
}

std::vector<TaskChoice> designed_choices(const Catalogue& catalogue, const Plan& base, std::vector<MeasuredRun> known, std::size_t count, std::stop_token stop) {
    std::erase_if(known, [&](const MeasuredRun& run) { return !run.skip.empty() || run.plan.training.framework != base.training.framework; });
    MeasuredRun here;
    here.plan = base;
    here.step_time = estimate(base, catalogue.profile_for(base)).time.total();
    FitOptions options;
    options.prior = Prior::spread;
    options.hold_back = 0;
    options.iterations = 0; // the constants stay; what is asked is what they leave uncertain
    known.push_back(here);
    const FitResult fit = fit_profiles(catalogue.profiles, std::span(known).last(1), options);
    return choose_tasks(design_runs(fit, std::span(known).last(1), count, std::move(stop)));
}

TaskEstimate banded_estimate(ProfileSource profiles, std::shared_ptr<const std::vector<RunResidual>> residuals) {
    return [profiles = std::move(profiles), residuals = std::move(residuals)](const Plan& plan) {
        const Profile profile = profiles(plan);
        Estimate made = estimate(plan, profile);
        if (residuals && made.valid && !made.memory.stages.empty()) use_band(band_for(plan, time_band(made.time), profile, *residuals), made.time);
        return made;
    };
}

} // namespace fivefold::campaign
