// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/protocol/writer.h"

#include <string>

namespace fivefold {

/// The driver's libraries, by name or path.
struct DriverLibraries {
    std::string cuda = "libcuda.so.1";
    std::string nvml = "libnvidia-ml.so.1";
};

/// Stage "inventory": sends one result "driver" and one result "device" per GPU. Throws ProbeFailure where there is no working GPU.
void run_inventory(const DriverLibraries& libraries, ProbeWriter& out);

} // namespace fivefold
