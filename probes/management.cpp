// SPDX-License-Identifier: Apache-2.0
#include "probes/management.h"

#include <array>
#include <utility>

namespace fivefold {
namespace {

constexpr std::uint64_t kSlowing = nvml::throttle_hw_slowdown | nvml::throttle_sw_thermal | nvml::throttle_hw_thermal | nvml::throttle_hw_power_brake;

template <class Call>
std::string text_of(Call&& call)
{
    std::array<char, 128> text{}; // NVML asks for 80 to 96
    return call(text.data(), static_cast<unsigned>(text.size()) - 1) == nvml::success ? std::string(text.data()) : std::string();
}

} // namespace

Management::Management(const LibrarySettings& settings)
    : library_(library_candidates(NvidiaLibrary::nvml, settings, 0, SearchMachine::here()))
{
    if (library_.is_open() && load_symbols(library_, api_).empty()) works_ = api_.nvmlInit_v2() == nvml::success;
}

Management::~Management()
{
    if (works_ && api_.nvmlShutdown != nullptr) api_.nvmlShutdown();
}

std::string Management::driver_release() const
{
    return works_ && api_.nvmlSystemGetDriverVersion != nullptr ? text_of(api_.nvmlSystemGetDriverVersion) : std::string();
}

std::string Management::library_version() const
{
    return works_ && api_.nvmlSystemGetNVMLVersion != nullptr ? text_of(api_.nvmlSystemGetNVMLVersion) : std::string();
}

nvml::Device Management::device(const std::string& pci) const
{
    nvml::Device found = nullptr;
    if (!works_ || api_.nvmlDeviceGetHandleByPciBusId_v2 == nullptr) return nullptr;
    return api_.nvmlDeviceGetHandleByPciBusId_v2(pci.c_str(), &found) == nvml::success ? found : nullptr;
}

std::string Management::uuid(nvml::Device device) const
{
    if (!works_ || device == nullptr || api_.nvmlDeviceGetUUID == nullptr) return {};
    return text_of([&](char* text, unsigned length) { return api_.nvmlDeviceGetUUID(device, text, length); });
}

std::optional<nvml::Memory> Management::memory(nvml::Device device) const
{
    nvml::Memory memory{};
    if (!works_ || device == nullptr || api_.nvmlDeviceGetMemoryInfo == nullptr || api_.nvmlDeviceGetMemoryInfo(device, &memory) != nvml::success)
        return std::nullopt;
    return memory;
}

std::optional<std::int64_t> Management::busy_percent(nvml::Device device) const
{
    nvml::Utilization use{};
    if (!works_ || device == nullptr || api_.nvmlDeviceGetUtilizationRates == nullptr || api_.nvmlDeviceGetUtilizationRates(device, &use) != nvml::success)
        return std::nullopt;
    return use.gpu;
}

std::optional<std::int64_t> Management::compute_processes(nvml::Device device) const
{
    const auto list = api_.nvmlDeviceGetComputeRunningProcesses_v3 != nullptr ? api_.nvmlDeviceGetComputeRunningProcesses_v3
                                                                              : api_.nvmlDeviceGetComputeRunningProcesses_v2;
    if (!works_ || device == nullptr || list == nullptr) return std::nullopt;
    constexpr unsigned most = 64;
    std::array<nvml::ProcessInfo, 2 * most> processes{}; // a few releases of driver 535 wrote entries that were longer
    unsigned count = most;
    const nvml::Return answer = list(device, &count, processes.data());
    if (answer != nvml::success && answer != nvml::insufficient_size) return std::nullopt;
    return count;
}

std::optional<bool> Management::ecc(nvml::Device device) const
{
    int current = 0;
    int pending = 0;
    if (!works_ || device == nullptr || api_.nvmlDeviceGetEccMode == nullptr || api_.nvmlDeviceGetEccMode(device, &current, &pending) != nvml::success)
        return std::nullopt;
    return current != 0;
}

std::optional<bool> Management::ecc_by_default(nvml::Device device) const
{
    const auto mode = number(api_.nvmlDeviceGetDefaultEccMode, device);
    return mode ? std::optional<bool>(*mode != 0) : std::nullopt;
}

std::optional<bool> Management::mig(nvml::Device device) const
{
    unsigned current = 0;
    unsigned pending = 0;
    if (!works_ || device == nullptr || api_.nvmlDeviceGetMigMode == nullptr || api_.nvmlDeviceGetMigMode(device, &current, &pending) != nvml::success)
        return std::nullopt;
    return current != 0;
}

std::optional<Management::Fabric> Management::fabric(nvml::Device device) const
{
    if (!works_ || device == nullptr) return std::nullopt;
    nvml::FabricInfoV2 info;
    if (api_.nvmlDeviceGetGpuFabricInfoV != nullptr && api_.nvmlDeviceGetGpuFabricInfoV(device, &info) == nvml::success) return Fabric{info.state, info.status};
    nvml::FabricInfo older{};
    if (api_.nvmlDeviceGetGpuFabricInfo != nullptr && api_.nvmlDeviceGetGpuFabricInfo(device, &older) == nvml::success)
        return Fabric{older.state, older.status};
    return std::nullopt;
}

std::optional<Management::Links> Management::links(nvml::Device device) const
{
    Links links;
    for (unsigned link = 0; link < nvml::most_links; ++link) {
        const auto state = number(api_.nvmlDeviceGetNvLinkState, device, link);
        if (!state) continue; // a GPU need not have the first ones
        ++links.total;
        links.active += *state != 0;
        if (*state != 0 && links.version == 0) links.version = number(api_.nvmlDeviceGetNvLinkVersion, device, link).value_or(0);
    }
    if (links.total == 0) return std::nullopt;
    return links;
}

Management::Clocks Management::clocks(nvml::Device device) const
{
    Clocks now;
    now.sm_mhz = number(api_.nvmlDeviceGetClockInfo, device, int{nvml::clock_sm});
    now.memory_mhz = number(api_.nvmlDeviceGetClockInfo, device, int{nvml::clock_memory});
    now.temperature_c = number(api_.nvmlDeviceGetTemperature, device, nvml::temperature_gpu);
    now.reasons = number(api_.nvmlDeviceGetCurrentClocksThrottleReasons, device);
    if (!now.reasons) now.reasons = number(api_.nvmlDeviceGetCurrentClocksEventReasons, device);
    if (const auto milliwatts = number(api_.nvmlDeviceGetPowerUsage, device)) now.power_w = static_cast<double>(*milliwatts) / 1000;
    return now;
}

bool is_throttled(std::int64_t reasons)
{
    return (static_cast<std::uint64_t>(reasons) & kSlowing) != 0;
}

std::string throttle_text(std::int64_t reasons)
{
    constexpr std::array<std::pair<std::uint64_t, const char*>, 4> names = {{{nvml::throttle_hw_slowdown, "hardware slowdown"},
                                                                              {nvml::throttle_sw_thermal, "heat (driver)"},
                                                                              {nvml::throttle_hw_thermal, "heat (hardware)"},
                                                                              {nvml::throttle_hw_power_brake, "power brake"}}};
    std::string text;
    for (const auto& [bit, name] : names) {
        if ((static_cast<std::uint64_t>(reasons) & bit) != 0) text += (text.empty() ? "" : ", ") + std::string(name);
    }
    return text;
}

} // namespace fivefold
