// SPDX-License-Identifier: Apache-2.0
#include "core/profile/profile.h"

#include <algorithm>

namespace fivefold {
namespace {

/// Measured over predicted step time, 10th and 90th percentile, by how much of the profile fits the plan.
struct Band {
    double low, high;
};
constexpr Band kCalibrated{0.94, 1.07}, kBorrowedGpu{0.85, 1.25}, kBorrowedFramework{0.75, 1.35};

} // namespace

Profile ProfileLibrary::select(const std::string& gpu, const std::string& architecture, const std::string& family) const {
    Profile profile;
    profile.name = name;
    profile.date = date;
    profile.verdict = verdict;
    const auto by_gpu = [this](const std::string& id) {
        return std::find_if(hardware.begin(), hardware.end(), [&](const HardwareProfile& part) { return part.gpu == id; });
    };
    Band band = kCalibrated;
    profile.band_basis = "calibrated on published runs of this GPU and framework family";
    auto part = by_gpu(gpu);
    if (part == hardware.end()) {
        const auto fallback = std::find_if(fallbacks.begin(), fallbacks.end(), [&](const Fallback& entry) { return entry.architecture == architecture; });
        if (fallback != fallbacks.end()) part = by_gpu(fallback->gpu);
        if (part == hardware.end()) part = hardware.begin();
        band = kBorrowedGpu;
        if (part != hardware.end()) profile.band_basis = "no measured runs of this GPU: efficiencies of " + part->gpu;
    }
    if (part != hardware.end()) profile.hardware = *part;
    auto software_part = std::find_if(software.begin(), software.end(), [&](const SoftwareProfile& entry) { return entry.family == family; });
    if (software_part == software.end()) {
        software_part = software.begin();
        band = kBorrowedFramework;
        if (software_part != software.end()) profile.band_basis = "no profile of this framework: constants of " + software_part->family;
    }
    if (software_part != software.end()) profile.software = *software_part;
    profile.time_band_low = band.low;
    profile.time_band_high = band.high;
    return profile;
}

} // namespace fivefold
