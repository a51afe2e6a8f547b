// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/dynamic_library.h"
#include "probes/protocol/messages.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace fivefold {

/// The few facts of the CUDA driver's interface that the probe uses, declared here so that no CUDA header is needed.
/// Where the toolkit is at hand, declarations_check.cpp compares them with cuda.h.
namespace cuda {

using Device = int;
using Result = int;

enum : Result {
    success = 0,
    out_of_memory = 2,
    stub_library = 34,
    device_unavailable = 46,
    no_device = 100,
    not_permitted = 800,
    system_not_ready = 802,
    driver_mismatch = 803,
    compat_not_supported = 804,
};

enum Attribute : int {
    clock_rate_khz = 13,
    multiprocessor_count = 16,
    compute_mode = 20,
    ecc_enabled = 32,
    pci_bus_id = 33,
    pci_device_id = 34,
    memory_clock_khz = 36,
    memory_bus_bits = 37,
    l2_bytes = 38,
    pci_domain_id = 50,
    compute_capability_major = 75,
    compute_capability_minor = 76,
};

} // namespace cuda

/// Why the probe cannot go on: the code and detail of its error message.
class ProbeFailure : public std::runtime_error {
public:
    ProbeFailure(std::string code, const std::string& detail) : std::runtime_error(detail), code_(std::move(code)) {}
    [[nodiscard]] const std::string& code() const { return code_; }

private:
    std::string code_;
};

/// The initialised CUDA driver. Throws ProbeFailure where it is absent, a stub, too old, or not working.
class CudaDriver {
public:
    explicit CudaDriver(const std::string& library);

    [[nodiscard]] int version() const { return version_; } ///< 12040 = CUDA 12.4
    [[nodiscard]] int device_count() const { return device_count_; } ///< at least 1
    /// Name, memory, compute capability, multiprocessors, clocks, bus and PCI address of device `index`.
    [[nodiscard]] ProbeResult describe(int index) const;

private:
    template <class Function>
    [[nodiscard]] Function need(const char* symbol) const;
    void check(cuda::Result result, const char* call) const;

    DynamicLibrary library_;
    int version_ = 0;
    int device_count_ = 0;
};

} // namespace fivefold
