// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/cli.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fivefold::cli {

inline constexpr std::size_t kLargestMeasurement = std::size_t{64} << 20;

/// Which measured values go into a profile library, and where that goes.
struct MeasuredChoice {
    std::vector<std::string> keep, take; ///< keys: not, although proposed; too, although not proposed
    std::string gpu, name, output;
    bool diff = false;
};

/// Reads the files, lists what they measured beside the session's profile, and writes the profile with the chosen values. A measurement of the same GPU
/// that the profile already holds is added to. Throws Failure.
void calibrate_measured(const Session& session, const std::vector<std::string>& files, const MeasuredChoice& choice, bool json);

} // namespace fivefold::cli
