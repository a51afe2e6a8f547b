// SPDX-License-Identifier: Apache-2.0
#include "probes/driver.h"

#include "probes/failure.h"
#include "probes/protocol/vocabulary.h"

#include <array>
#include <cstdio>

namespace fivefold {
namespace {

constexpr int kOldestVersion = 10010; // CUDA 10.1: the first that reads the PTX version of the probe's kernels, and all that sm_70 needs
constexpr int kMostDevices = 1024;    // a driver that names more is not telling the truth

struct Explanation {
    cuda::Result result;
    std::string_view code;
    const char* detail;
};
constexpr std::array<Explanation, 13> kExplanations = {{
    {cuda::out_of_memory, probe::kOom, "the GPU or the driver has no memory left"},
    {cuda::stub_library, probe::kStubDriver, "libcuda.so.1 is the toolkit's stub, not a driver: take .../stubs out of LD_LIBRARY_PATH and install the NVIDIA driver"},
    {cuda::insufficient_driver, probe::kDriverTooOld, "the driver is too old for a library that the probe has opened: update the driver"},
    {cuda::device_unavailable, probe::kUnavailable, "the GPU is held by another process (exclusive compute mode)"},
    {cuda::no_device, probe::kNoDevice, "the NVIDIA driver works, but sees no GPU: look at CUDA_VISIBLE_DEVICES, the container's --gpus option, and nvidia-smi"},
    {cuda::ecc_uncorrectable, probe::kEcc, "the GPU found an error in its memory that it could not correct: it needs a reset, perhaps a repair"},
    {cuda::nvlink_uncorrectable, probe::kNvlink, "an NVLink of the GPU failed: the node needs a reset, perhaps a repair"},
    {cuda::jit_compiler_not_found, probe::kDriverTooOld, "libnvidia-ptxjitcompiler.so.1 of the driver is missing: the probe's kernels cannot be translated"},
    {cuda::unsupported_ptx_version, probe::kDriverTooOld, "the driver cannot read the probe's kernels: update the driver"},
    {cuda::not_permitted, probe::kNotPermitted, "the driver does not permit this process to use a GPU"},
    {cuda::system_not_ready, probe::kFabricNotReady, "the NVLink fabric is not ready: start the Fabric Manager (nvidia-fabricmanager) and try again"},
    {cuda::driver_mismatch, probe::kDriverMismatch, "the driver's kernel module and library have different versions: reboot after the driver's update"},
    {cuda::compat_not_supported, probe::kCompat, "CUDA's forward-compatibility library does not work with this GPU: remove the cuda-compat package or update the driver"},
}};

} // namespace

CudaDriver::CudaDriver(const LibrarySettings& settings) : library_(library_candidates(NvidiaLibrary::cuda, settings, 0, SearchMachine::here()))
{
    if (!library_.is_open()) throw ProbeFailure(probe::kNoDriver, "no NVIDIA driver on this machine (" + library_.problem() + ")");
    if (const auto missing = load_symbols(library_, api_); !missing.empty())
        throw ProbeFailure(probe::kDriverTooOld, "the driver's library has no " + missing.front());
    check(api_.cuInit(0), "cuInit");
    check(api_.cuDriverGetVersion(&version_), "cuDriverGetVersion");
    if (version_ < kOldestVersion) {
        throw ProbeFailure(probe::kDriverTooOld, "the driver supports CUDA " + std::to_string(version_ / 1000) + "." +
                                                     std::to_string(version_ % 1000 / 10) + "; 10.1 or later is needed");
    }
    check(api_.cuDeviceGetCount(&device_count_), "cuDeviceGetCount");
    if (device_count_ < 1) check(cuda::no_device, "cuDeviceGetCount");
    if (device_count_ > kMostDevices) throw ProbeFailure(probe::kDriverError, "the driver reports " + std::to_string(device_count_) + " GPUs");
}

GpuFacts CudaDriver::facts(int index) const
{
    GpuFacts gpu;
    gpu.index = index;
    check(api_.cuDeviceGet(&gpu.handle, index), "cuDeviceGet", index);
    std::array<char, 256> name{};
    check(api_.cuDeviceGetName(name.data(), static_cast<int>(name.size()) - 1, gpu.handle), "cuDeviceGetName", index);
    gpu.name = name.data();
    std::size_t bytes = 0;
    check(api_.cuDeviceTotalMem_v2(&bytes, gpu.handle), "cuDeviceTotalMem", index);
    gpu.memory_bytes = static_cast<std::int64_t>(bytes);
    gpu.cc_major = static_cast<int>(attribute(gpu, cuda::compute_capability_major));
    gpu.cc_minor = static_cast<int>(attribute(gpu, cuda::compute_capability_minor));
    gpu.sm_count = static_cast<int>(attribute(gpu, cuda::multiprocessor_count));
    gpu.threads_per_sm = static_cast<int>(attribute(gpu, cuda::max_threads_per_sm));
    gpu.l2_bytes = attribute(gpu, cuda::l2_bytes);
    std::array<char, 32> address{};
    std::snprintf(address.data(), address.size(), "%04x:%02x:%02x.0", static_cast<unsigned>(attribute(gpu, cuda::pci_domain_id)),
                  static_cast<unsigned>(attribute(gpu, cuda::pci_bus_id)), static_cast<unsigned>(attribute(gpu, cuda::pci_device_id)));
    gpu.pci = address.data();
    return gpu;
}

std::int64_t CudaDriver::attribute(const GpuFacts& gpu, cuda::Attribute which) const
{
    int value = 0;
    check(api_.cuDeviceGetAttribute(&value, which, gpu.handle), "cuDeviceGetAttribute", gpu.index);
    return value;
}

void CudaDriver::check(cuda::Result result, const char* call, std::int64_t device, std::int64_t peer) const
{
    if (result == cuda::success) return;
    for (const Explanation& known : kExplanations) {
        if (known.result == result) throw ProbeFailure(known.code, known.detail, device, peer);
    }
    const char* name = nullptr;
    if (api_.cuGetErrorName == nullptr || api_.cuGetErrorName(result, &name) != cuda::success) name = nullptr;
    throw ProbeFailure(probe::kDriverError, std::string(call) + " answered " + std::to_string(result) + (name != nullptr ? std::string(" (") + name + ")" : ""),
                       device, peer);
}

} // namespace fivefold
