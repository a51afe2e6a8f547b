// SPDX-License-Identifier: Apache-2.0
#include "core/profile/profile.h"

#include <algorithm>

namespace fivefold {
Profile ProfileLibrary::select(const std::string& gpu, const std::string& architecture, const std::string& family) const {
    Profile profile;
    profile.name = name;
    profile.date = date;
    profile.verdict = verdict;
    profile.band = band;
    const auto by_gpu = [this](const std::string& id) {
        return std::find_if(hardware.begin(), hardware.end(), [&](const HardwareProfile& part) { return part.gpu == id; });
    };
    double wider = 1;
    profile.band_basis = "calibrated on published runs of this GPU and framework family";
    auto part = by_gpu(gpu);
    if (part == hardware.end()) {
        const auto fallback = std::find_if(fallbacks.begin(), fallbacks.end(), [&](const Fallback& entry) { return entry.architecture == architecture; });
        if (fallback != fallbacks.end()) part = by_gpu(fallback->gpu);
        if (part == hardware.end()) part = hardware.begin();
        wider = band.borrowed_gpu;
        if (part != hardware.end()) profile.band_basis = "no measured runs of this GPU: efficiencies of " + part->gpu;
    }
    if (part != hardware.end()) profile.hardware = *part;
    const auto tables = std::find_if(measured.begin(), measured.end(), [&](const MeasuredRef& entry) { return entry->hardware().gpu == gpu; });
    if (tables != measured.end()) {
        profile.measured = *tables;
        const std::string& others = profile.hardware.borrowed;
        if (!others.empty()) wider = band.borrowed_gpu;
        profile.band_basis = others.empty() ? profile.band_basis + ", with values measured by " + (*tables)->hardware().name
                                            : "no measured runs of this GPU: values measured by " + (*tables)->hardware().name + ", for the rest efficiencies of " + others;
    }
    auto software_part = std::find_if(software.begin(), software.end(), [&](const SoftwareProfile& entry) { return entry.family == family; });
    if (software_part == software.end()) {
        software_part = software.begin();
        wider = std::max(wider, band.borrowed_framework.value);
        if (software_part != software.end()) profile.band_basis = "no profile of this framework: constants of " + software_part->family;
    }
    if (software_part != software.end()) profile.software = *software_part;
    const bool foreign = software_part == software.end() || software_part->family != family;
    const double wider_memory = foreign ? band.borrowed_framework.value : 1.0; // bytes depend on the framework, hardly on the GPU
    profile.memory_band_low = std::max(0.3, 1 - wider_memory * (1 - profile.software.memory_band_low));
    profile.memory_band_high = 1 + wider_memory * (profile.software.memory_band_high - 1);
    profile.memory_band_basis = foreign ? "no profile of this framework: constants of " + profile.software.family
                                : profile.software.memory_readings ? "calibrated on published memory readings of this framework family"
                                                                   : "no memory readings of this framework family: what ran and what ran out of memory";
    profile.time_band_low = std::max(0.3, 1 - wider * (1 - profile.software.band_low));
    profile.time_band_high = 1 + wider * (profile.software.band_high - 1);
    return profile;
}

} // namespace fivefold
