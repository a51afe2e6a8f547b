// SPDX-License-Identifier: Apache-2.0
// libnvidia-ml.so.1: what the management library says of the simulated node. Keys of the scenario: mig=0,1; fabric=waiting or failed;
// power_cap=500; pcie.lanes=8; links.down=3; ecc=off; ecc.default=off; ecc.errors=2; and throttle, busy, used of node.h.
#include "probes/api/nvml.h"

#include "tests/probes/simulated/engine.h"
#include "tests/probes/simulated/scenario.h"

#include <cstdio>
#include <cstring>
#include <vector>

namespace fivefold::nvml {
struct DeviceObject {
    int index = 0;
};
} // namespace fivefold::nvml

using namespace fivefold::nvml;
using fivefold::simulated::Node;
using fivefold::simulated::Scenario;
using fivefold::simulated::scripted;

namespace {

const Scenario& scenario() { return Scenario::instance(); }
bool throttled(Device device) { return scenario().lists("throttle", device->index); }
bool busy(Device device) { return scenario().lists("busy", device->index); }

Return answer(char* text, unsigned length, const std::string& words)
{
    if (words.size() + 1 > length) return insufficient_size;
    std::memcpy(text, words.c_str(), words.size() + 1);
    return success;
}

} // namespace

#define SCRIPT() \
    if (const int code = scripted(__func__, -1); code != 0) return code
#define SCRIPT_ON(device) \
    if (const int code = scripted(__func__, (device)->index); code != 0) return code

extern "C" {

#ifndef FIVEFOLD_SIMULATED_INCOMPLETE
Return nvmlInit_v2()
{
    SCRIPT();
    return success;
}
#endif
Return nvmlShutdown()
{
    SCRIPT();
    return success;
}
Return nvmlSystemGetDriverVersion(char* text, unsigned length)
{
    SCRIPT();
    return answer(text, length, "580.95.05");
}
Return nvmlSystemGetNVMLVersion(char* text, unsigned length)
{
    SCRIPT();
    return answer(text, length, "13.580.95.05");
}
Return nvmlDeviceGetHandleByPciBusId_v2(const char* bus_id, Device* device)
{
    SCRIPT();
    static std::vector<DeviceObject> all = [] {
        std::vector<DeviceObject> made;
        for (int i = 0; i < Node::instance().devices(); ++i) made.push_back({i});
        return made;
    }();
    unsigned domain = 0, bus = 0, slot = 0;
    if (std::sscanf(bus_id, "%x:%x:%x", &domain, &bus, &slot) != 3) return 2;
    for (DeviceObject& one : all) {
        if (bus == 0x19U + 0x10U * static_cast<unsigned>(one.index)) {
            *device = &one;
            return success;
        }
    }
    return 6;
}
Return nvmlDeviceGetUUID(Device device, char* text, unsigned length)
{
    SCRIPT_ON(device);
    char words[64];
    std::snprintf(words, sizeof words, "GPU-00000000-0000-0000-0000-%012d", device->index);
    return answer(text, length, words);
}
Return nvmlDeviceGetMemoryInfo(Device device, Memory* memory)
{
    SCRIPT_ON(device);
    memory->total = static_cast<unsigned long long>(Node::instance().gpu().memory_bytes);
    fivefold::simulated::Engine& engine = fivefold::simulated::Engine::instance();
    const std::lock_guard lock(engine.mutex);
    memory->free = static_cast<unsigned long long>(engine.free_bytes(device->index));
    memory->used = memory->total - memory->free;
    return success;
}
Return nvmlDeviceGetUtilizationRates(Device device, Utilization* use)
{
    SCRIPT_ON(device);
    *use = busy(device) ? Utilization{35, 12} : Utilization{0, 0};
    return success;
}
Return nvmlDeviceGetComputeRunningProcesses_v3(Device device, unsigned* count, ProcessInfo* processes)
{
    SCRIPT_ON(device);
    const unsigned there = busy(device) ? 1 : 0;
    if (*count < there) {
        *count = there;
        return insufficient_size;
    }
    if (there > 0) processes[0] = {4242, 9'000'000'000ULL, ~0U, ~0U};
    *count = there;
    return success;
}
Return nvmlDeviceGetEccMode(Device device, int* current, int* pending)
{
    SCRIPT_ON(device);
    *current = *pending = scenario().text("ecc", "on") == "on" ? 1 : 0;
    return success;
}
Return nvmlDeviceGetDefaultEccMode(Device device, int* mode)
{
    SCRIPT_ON(device);
    *mode = scenario().text("ecc.default", "on") == "on" ? 1 : 0;
    return success;
}
Return nvmlDeviceGetTotalEccErrors(Device device, int, int, unsigned long long* count)
{
    SCRIPT_ON(device);
    *count = scenario().lists("ecc.errors", device->index) ? 3 : 0;
    return success;
}
Return nvmlDeviceGetMigMode(Device device, unsigned* current, unsigned* pending)
{
    SCRIPT_ON(device);
    *current = *pending = scenario().lists("mig", device->index) ? 1 : 0;
    return success;
}
Return nvmlDeviceGetPersistenceMode(Device device, int* mode)
{
    SCRIPT_ON(device);
    *mode = 1;
    return success;
}
Return nvmlDeviceGetClockInfo(Device device, int clock, unsigned* mhz)
{
    SCRIPT_ON(device);
    const auto& gpu = Node::instance().gpu();
    const double share = throttled(device) ? 0.6 : 0.9;
    *mhz = static_cast<unsigned>(clock == clock_memory ? gpu.memory_clock_khz / 1000 : share * gpu.clock_khz / 1000);
    return success;
}
Return nvmlDeviceGetMaxClockInfo(Device device, int clock, unsigned* mhz)
{
    SCRIPT_ON(device);
    const auto& gpu = Node::instance().gpu();
    *mhz = static_cast<unsigned>((clock == clock_memory ? gpu.memory_clock_khz : gpu.clock_khz) / 1000);
    return success;
}
Return nvmlDeviceGetPowerUsage(Device device, unsigned* milliwatts)
{
    SCRIPT_ON(device);
    fivefold::simulated::Engine& engine = fivefold::simulated::Engine::instance();
    const std::lock_guard lock(engine.mutex);
    const auto& gpu = Node::instance().gpu();
    const double watts = !engine.has_worked(device->index) ? gpu.idle_power_w : gpu.power_w * (throttled(device) ? 0.7 : 0.93);
    *milliwatts = static_cast<unsigned>(watts * 1000) + 1000U * static_cast<unsigned>(device->index);
    return success;
}
Return nvmlDeviceGetEnforcedPowerLimit(Device device, unsigned* milliwatts)
{
    SCRIPT_ON(device);
    *milliwatts = static_cast<unsigned>(scenario().number("power_cap", Node::instance().gpu().power_w) * 1000);
    return success;
}
Return nvmlDeviceGetPowerManagementDefaultLimit(Device device, unsigned* milliwatts)
{
    SCRIPT_ON(device);
    *milliwatts = static_cast<unsigned>(Node::instance().gpu().power_w * 1000);
    return success;
}
Return nvmlDeviceGetTemperature(Device device, int, unsigned* celsius)
{
    SCRIPT_ON(device);
    *celsius = (throttled(device) ? 88U : 58U) + static_cast<unsigned>(device->index) % 4;
    return success;
}
Return nvmlDeviceGetCurrentClocksThrottleReasons(Device device, unsigned long long* reasons)
{
    SCRIPT_ON(device);
    *reasons = throttled(device) ? throttle_hw_slowdown | throttle_hw_thermal : throttle_sw_power_cap;
    return success;
}
Return nvmlDeviceGetCurrPcieLinkGeneration(Device device, unsigned* generation)
{
    SCRIPT_ON(device);
    *generation = static_cast<unsigned>(Node::instance().gpu().pcie_gen);
    return success;
}
Return nvmlDeviceGetMaxPcieLinkGeneration(Device device, unsigned* generation)
{
    SCRIPT_ON(device);
    *generation = static_cast<unsigned>(Node::instance().gpu().pcie_gen);
    return success;
}
Return nvmlDeviceGetCurrPcieLinkWidth(Device device, unsigned* lanes)
{
    SCRIPT_ON(device);
    *lanes = static_cast<unsigned>(scenario().whole("pcie.lanes", 16));
    return success;
}
Return nvmlDeviceGetMaxPcieLinkWidth(Device device, unsigned* lanes)
{
    SCRIPT_ON(device);
    *lanes = 16;
    return success;
}
Return nvmlDeviceGetNvLinkState(Device device, unsigned link, int* active)
{
    SCRIPT_ON(device);
    if (link >= static_cast<unsigned>(Node::instance().gpu().nvlinks)) return Node::instance().gpu().nvlinks > 0 ? 2 : not_supported;
    *active = scenario().lists("links.down", device->index) && link < 2 ? 0 : 1;
    return success;
}
Return nvmlDeviceGetNvLinkVersion(Device device, unsigned link, unsigned* version)
{
    SCRIPT_ON(device);
    if (link >= static_cast<unsigned>(Node::instance().gpu().nvlinks)) return not_supported;
    *version = static_cast<unsigned>(Node::instance().gpu().nvlink_version);
    return success;
}
Return nvmlDeviceGetGpuFabricInfo(Device device, FabricInfo* info)
{
    SCRIPT_ON(device);
    const bool has = Node::instance().gpu().cc_major >= 9;
    *info = {};
    info->state = !has ? fabric_not_supported : scenario().text("fabric") == "waiting" ? fabric_in_progress : fabric_completed;
    if (scenario().text("fabric") == "failed") info->status = 999;
    return success;
}
Return nvmlDeviceGetGpuFabricInfoV(Device device, FabricInfoV2* info)
{
    SCRIPT_ON(device);
    if (info->version != FabricInfoV2().version) return 25; // NVML_ERROR_ARGUMENT_VERSION_MISMATCH
    FabricInfo older;
    const Return answer = nvmlDeviceGetGpuFabricInfo(device, &older);
    info->state = older.state;
    info->status = older.status;
    return answer;
}

} // extern "C"
