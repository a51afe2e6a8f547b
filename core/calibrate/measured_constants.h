// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/cluster.h"
#include "core/profile/measured_hardware.h"
#include "core/profile/profile.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fivefold {

/// A constant of a profile as measurements give it.
struct MeasuredConstant {
    std::string key;  ///< of profile files
    std::string unit; ///< "share", "s", "bytes"
    double value = 0;
    std::string basis;
    std::size_t origin = 0;
    bool sure = true; ///< false: what was measured is near the constant's meaning, not the same
};

/// All constants that `measured` has something to say about. `hardware` gives those in whose company they stand.
[[nodiscard]] std::vector<MeasuredConstant> measured_constants(const Gpu& gpu, const HardwareProfile& hardware, const MeasuredHardware& measured);

/// Measured over modelled time of each measured product, both without the launch, with sustained clocks: what MeasuredTables takes. 0 where the GPU
/// has no such rate.
[[nodiscard]] std::vector<double> gemm_factors(const Gpu& gpu, const HardwareProfile& hardware, const MeasuredHardware& measured);

} // namespace fivefold
