// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/fit.h"
#include "core/profile/profile.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace fivefold {

/// d ln(step time) / d ln(constant) of a plan for each parameter, at the profile's values; 0 for constants of other parts.
[[nodiscard]] std::vector<double> time_slopes(const Plan& plan, Profile profile, std::span<const FitParameter> parameters);

/// Profiles of a library, each put together once. The library must outlive it.
class LibraryProfiles {
public:
    explicit LibraryProfiles(const ProfileLibrary& library) : library_(library) {}
    [[nodiscard]] const Profile& of(const Plan& plan);

private:
    const ProfileLibrary& library_;
    std::map<std::string, Profile> profiles_;
};

} // namespace fivefold
