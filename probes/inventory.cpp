// SPDX-License-Identifier: Apache-2.0
#include "probes/inventory.h"

#include "probes/cuda_driver.h"

#include <array>
#include <iostream>

namespace fivefold {
namespace {

/// "580.95.05" from the management library, or empty: containers often lack it, and the inventory does without.
std::string driver_release(const std::string& library_name)
{
    using Call = int (*)();
    using GetText = int (*)(char* text, unsigned length);
    const DynamicLibrary library(library_name);
    const auto init = library.find<Call>("nvmlInit_v2");
    const auto shutdown = library.find<Call>("nvmlShutdown");
    const auto release = library.find<GetText>("nvmlSystemGetDriverVersion");
    if (init == nullptr || shutdown == nullptr || release == nullptr || init() != 0) return {};
    std::array<char, 96> text{}; // NVML asks for 80
    const bool known = release(text.data(), static_cast<unsigned>(text.size()) - 1) == 0;
    shutdown();
    return known ? std::string(text.data()) : std::string();
}

} // namespace

void run_inventory(const DriverLibraries& libraries, ProbeWriter& out)
{
    const CudaDriver driver(libraries.cuda);
    ProbeResult environment{"driver", {{"cuda_driver", std::int64_t{driver.version()}}, {"devices", std::int64_t{driver.device_count()}}}};
    if (const std::string release = driver_release(libraries.nvml); !release.empty()) environment.values.emplace_back("release", release);
    out.send(environment);
    for (int index = 0; index < driver.device_count(); ++index) {
        const ProbeResult device = driver.describe(index);
        out.send(device);
        const std::int64_t mib = std::get<std::int64_t>(*find_value(device, "memory_bytes")) >> 20;
        std::cerr << "GPU " << index << ": " << std::get<std::string>(*find_value(device, "name")) << ", " << mib << " MiB\n";
    }
}

} // namespace fivefold
