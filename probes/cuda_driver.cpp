// SPDX-License-Identifier: Apache-2.0
#include "probes/cuda_driver.h"

#include <array>
#include <cstdio>

namespace fivefold {
namespace {

using Init = cuda::Result (*)(unsigned flags);
using GetVersion = cuda::Result (*)(int* version);
using GetCount = cuda::Result (*)(int* count);
using GetDevice = cuda::Result (*)(cuda::Device* device, int ordinal);
using GetName = cuda::Result (*)(char* name, int length, cuda::Device device);
using GetTotalMemory = cuda::Result (*)(std::size_t* bytes, cuda::Device device);
using GetAttribute = cuda::Result (*)(int* value, int attribute, cuda::Device device);

constexpr int kOldestVersion = 10010; // CUDA 10.1: the first that reads the PTX version of the probe's kernels, and all that sm_70 needs
constexpr int kMostDevices = 1024;    // a driver that names more is not telling the truth

struct Explanation {
    cuda::Result result;
    const char* code;
    const char* detail;
};
constexpr std::array<Explanation, 8> kExplanations = {{
    {cuda::out_of_memory, "oom", "the driver has no memory left"},
    {cuda::stub_library, "stub_driver", "libcuda.so.1 is the toolkit's stub, not a driver: take .../stubs out of LD_LIBRARY_PATH and install the NVIDIA driver"},
    {cuda::device_unavailable, "unavailable", "the GPU is held by another process (exclusive compute mode)"},
    {cuda::no_device, "no_device", "the NVIDIA driver works, but sees no GPU: look at CUDA_VISIBLE_DEVICES, the container's --gpus option, and nvidia-smi"},
    {cuda::not_permitted, "not_permitted", "the driver does not permit this process to use a GPU"},
    {cuda::system_not_ready, "fabric_not_ready", "the NVLink fabric is not ready: start the Fabric Manager (nvidia-fabricmanager) and try again"},
    {cuda::driver_mismatch, "driver_mismatch", "the driver's kernel module and library have different versions: reboot after the driver's update"},
    {cuda::compat_not_supported, "driver_mismatch", "CUDA's forward-compatibility library does not work with this GPU: remove the cuda-compat package or update the driver"},
}};

} // namespace

CudaDriver::CudaDriver(const std::string& library) : library_(library)
{
    if (!library_.is_open()) throw ProbeFailure("no_driver", "no NVIDIA driver on this machine (" + library_.problem() + ")");
    check(need<Init>("cuInit")(0), "cuInit");
    check(need<GetVersion>("cuDriverGetVersion")(&version_), "cuDriverGetVersion");
    if (version_ < kOldestVersion) {
        throw ProbeFailure("driver_too_old", "the driver supports CUDA " + std::to_string(version_ / 1000) + "." +
                                                 std::to_string(version_ % 1000 / 10) + "; 10.1 or later is needed");
    }
    check(need<GetCount>("cuDeviceGetCount")(&device_count_), "cuDeviceGetCount");
    if (device_count_ < 1) check(cuda::no_device, "cuDeviceGetCount");
    if (device_count_ > kMostDevices) throw ProbeFailure("driver_error", "the driver reports " + std::to_string(device_count_) + " GPUs");
}

ProbeResult CudaDriver::describe(int index) const
{
    cuda::Device device = 0;
    check(need<GetDevice>("cuDeviceGet")(&device, index), "cuDeviceGet");
    std::array<char, 256> name{};
    check(need<GetName>("cuDeviceGetName")(name.data(), static_cast<int>(name.size()) - 1, device), "cuDeviceGetName");
    std::size_t bytes = 0;
    check(need<GetTotalMemory>("cuDeviceTotalMem_v2")(&bytes, device), "cuDeviceTotalMem");
    const auto get = need<GetAttribute>("cuDeviceGetAttribute");
    const auto attribute = [&](cuda::Attribute which) {
        int value = 0;
        check(get(&value, which, device), "cuDeviceGetAttribute");
        return std::int64_t{value};
    };
    std::array<char, 32> address{};
    std::snprintf(address.data(), address.size(), "%04x:%02x:%02x.0", static_cast<unsigned>(attribute(cuda::pci_domain_id)),
                  static_cast<unsigned>(attribute(cuda::pci_bus_id)), static_cast<unsigned>(attribute(cuda::pci_device_id)));
    return {"device",
            {{"index", std::int64_t{index}},
             {"name", std::string(name.data())},
             {"memory_bytes", static_cast<std::int64_t>(bytes)},
             {"cc_major", attribute(cuda::compute_capability_major)},
             {"cc_minor", attribute(cuda::compute_capability_minor)},
             {"sm", attribute(cuda::multiprocessor_count)},
             {"clock_max_khz", attribute(cuda::clock_rate_khz)},
             {"memory_clock_khz", attribute(cuda::memory_clock_khz)},
             {"memory_bus_bits", attribute(cuda::memory_bus_bits)},
             {"l2_bytes", attribute(cuda::l2_bytes)},
             {"ecc", attribute(cuda::ecc_enabled) != 0},
             {"compute_mode", attribute(cuda::compute_mode)},
             {"pci", std::string(address.data())}}};
}

template <class Function>
Function CudaDriver::need(const char* symbol) const
{
    const auto function = library_.find<Function>(symbol);
    if (function == nullptr) throw ProbeFailure("driver_too_old", std::string("the driver's library has no ") + symbol);
    return function;
}

void CudaDriver::check(cuda::Result result, const char* call) const
{
    if (result == cuda::success) return;
    for (const Explanation& known : kExplanations) {
        if (known.result == result) throw ProbeFailure(known.code, known.detail);
    }
    throw ProbeFailure("driver_error", std::string(call) + " answered " + std::to_string(result));
}

} // namespace fivefold
