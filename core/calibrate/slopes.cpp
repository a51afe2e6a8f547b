// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/slopes.h"

#include "core/estimate/step_time.h"
#include "core/plan/names.h"

#include <cmath>

namespace fivefold {

std::vector<double> time_slopes(const Plan& plan, Profile profile, std::span<const FitParameter> parameters) {
    constexpr double kStep = 1e-3;
    const StageMap map = map_stages(plan);
    const double base = estimate_step_time(plan, profile, map).time.total().value();
    std::vector<double> slopes;
    slopes.reserve(parameters.size());
    for (const FitParameter& parameter : parameters) {
        const bool used = parameter.place.hardware ? profile.hardware.gpu == parameter.part : profile.software.family == parameter.part;
        if (!used) {
            slopes.push_back(0);
            continue;
        }
        Constant& constant = parameter.place.hardware ? profile.hardware.*parameter.place.hardware : profile.software.*parameter.place.software;
        const double value = constant.value;
        constant.value = value * std::exp(kStep);
        const double moved = std::log(estimate_step_time(plan, profile, map).time.total().value() / base) / kStep;
        constant.value = value;
        slopes.push_back(std::isfinite(moved) ? moved : 0);
    }
    return slopes;
}

const Profile& LibraryProfiles::of(const Plan& plan) {
    const std::string family = framework_name(plan.training.framework), key = plan.cluster.gpu.id + '/' + family;
    auto found = profiles_.find(key);
    if (found == profiles_.end()) found = profiles_.emplace(key, library_.select(plan.cluster.gpu.id, plan.cluster.gpu.architecture, family)).first;
    return found->second;
}

} // namespace fivefold
