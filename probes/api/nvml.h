// SPDX-License-Identifier: Apache-2.0
#pragma once

/// What the probe uses of NVIDIA's management library (libnvidia-ml.so.1). All of it is optional: containers often lack the library,
/// and older ones lack calls; a value that cannot be had is left out. Where nvml.h is at hand, declarations_check.cpp compares.
namespace fivefold::nvml {

using Return = int;
using Device = struct DeviceObject*;

enum : Return { success = 0, not_supported = 3, no_permission = 4, insufficient_size = 7 };

struct Memory {
    unsigned long long total;
    unsigned long long free;
    unsigned long long used;
};
struct Utilization {
    unsigned gpu;    ///< percent
    unsigned memory; ///< percent
};
struct ProcessInfo {
    unsigned pid;
    unsigned long long used_bytes;
    unsigned gpu_instance;
    unsigned compute_instance;
};
struct FabricInfo {
    unsigned char cluster_uuid[16];
    Return status;
    unsigned clique;
    unsigned char state; ///< one of FabricState
};

/// The same for nvmlDeviceGetGpuFabricInfoV, which takes the place of the older call from NVML 13 on.
struct FabricInfoV2 {
    unsigned version = sizeof(FabricInfoV2) | (2U << 24U);
    unsigned char cluster_uuid[16] = {};
    Return status = 0;
    unsigned clique = 0;
    unsigned char state = 0;
    unsigned health = 0;
};

enum FabricState : unsigned char { fabric_not_supported = 0, fabric_not_started = 1, fabric_in_progress = 2, fabric_completed = 3 };
enum Clock : int { clock_graphics = 0, clock_sm = 1, clock_memory = 2 };
inline constexpr int temperature_gpu = 0;
inline constexpr int uncorrected_errors = 1;
inline constexpr int volatile_counter = 0; ///< since the driver was loaded
inline constexpr unsigned most_links = 36; // of NVML 13; 18 before, and GPUs refuse a number that they do not have

/// Bits of nvmlDeviceGetCurrentClocksThrottleReasons, which is nvmlDeviceGetCurrentClocksEventReasons by its newer name.
enum ThrottleReason : unsigned long long {
    throttle_idle = 0x1,
    throttle_clocks_setting = 0x2,
    throttle_sw_power_cap = 0x4,
    throttle_hw_slowdown = 0x8,
    throttle_sync_boost = 0x10,
    throttle_sw_thermal = 0x20,
    throttle_hw_thermal = 0x40,
    throttle_hw_power_brake = 0x80,
    throttle_display_clock = 0x100,
};

struct Api {
    Return (*nvmlInit_v2)();
    Return (*nvmlShutdown)();
    Return (*nvmlSystemGetDriverVersion)(char* text, unsigned length);
    Return (*nvmlSystemGetNVMLVersion)(char* text, unsigned length);
    Return (*nvmlDeviceGetHandleByPciBusId_v2)(const char* bus_id, Device* device);
    Return (*nvmlDeviceGetUUID)(Device device, char* text, unsigned length);
    Return (*nvmlDeviceGetMemoryInfo)(Device device, Memory* memory);
    Return (*nvmlDeviceGetUtilizationRates)(Device device, Utilization* utilization);
    Return (*nvmlDeviceGetComputeRunningProcesses_v3)(Device device, unsigned* count, ProcessInfo* processes);
    Return (*nvmlDeviceGetComputeRunningProcesses_v2)(Device device, unsigned* count, ProcessInfo* processes);
    Return (*nvmlDeviceGetEccMode)(Device device, int* current, int* pending);
    Return (*nvmlDeviceGetDefaultEccMode)(Device device, int* mode);
    Return (*nvmlDeviceGetTotalEccErrors)(Device device, int error_type, int counter_type, unsigned long long* count);
    Return (*nvmlDeviceGetMigMode)(Device device, unsigned* current, unsigned* pending);
    Return (*nvmlDeviceGetPersistenceMode)(Device device, int* mode);
    Return (*nvmlDeviceGetClockInfo)(Device device, int clock, unsigned* mhz);
    Return (*nvmlDeviceGetMaxClockInfo)(Device device, int clock, unsigned* mhz);
    Return (*nvmlDeviceGetPowerUsage)(Device device, unsigned* milliwatts);
    Return (*nvmlDeviceGetEnforcedPowerLimit)(Device device, unsigned* milliwatts);
    Return (*nvmlDeviceGetPowerManagementDefaultLimit)(Device device, unsigned* milliwatts);
    Return (*nvmlDeviceGetTemperature)(Device device, int sensor, unsigned* celsius);
    Return (*nvmlDeviceGetCurrentClocksThrottleReasons)(Device device, unsigned long long* reasons);
    Return (*nvmlDeviceGetCurrentClocksEventReasons)(Device device, unsigned long long* reasons);
    Return (*nvmlDeviceGetCurrPcieLinkGeneration)(Device device, unsigned* generation);
    Return (*nvmlDeviceGetCurrPcieLinkWidth)(Device device, unsigned* lanes);
    Return (*nvmlDeviceGetMaxPcieLinkGeneration)(Device device, unsigned* generation);
    Return (*nvmlDeviceGetMaxPcieLinkWidth)(Device device, unsigned* lanes);
    Return (*nvmlDeviceGetNvLinkState)(Device device, unsigned link, int* active);
    Return (*nvmlDeviceGetNvLinkVersion)(Device device, unsigned link, unsigned* version);
    Return (*nvmlDeviceGetGpuFabricInfo)(Device device, FabricInfo* info);
    Return (*nvmlDeviceGetGpuFabricInfoV)(Device device, FabricInfoV2* info);
};

/// visit("nvmlInit_v2", api.nvmlInit_v2, required) for every member.
template <class ApiRef, class Visit>
void for_each_symbol(ApiRef& api, Visit&& visit)
{
    visit("nvmlInit_v2", api.nvmlInit_v2, true);
    visit("nvmlShutdown", api.nvmlShutdown, false);
    visit("nvmlSystemGetDriverVersion", api.nvmlSystemGetDriverVersion, false);
    visit("nvmlSystemGetNVMLVersion", api.nvmlSystemGetNVMLVersion, false);
    visit("nvmlDeviceGetHandleByPciBusId_v2", api.nvmlDeviceGetHandleByPciBusId_v2, false);
    visit("nvmlDeviceGetUUID", api.nvmlDeviceGetUUID, false);
    visit("nvmlDeviceGetMemoryInfo", api.nvmlDeviceGetMemoryInfo, false);
    visit("nvmlDeviceGetUtilizationRates", api.nvmlDeviceGetUtilizationRates, false);
    visit("nvmlDeviceGetComputeRunningProcesses_v3", api.nvmlDeviceGetComputeRunningProcesses_v3, false);
    visit("nvmlDeviceGetComputeRunningProcesses_v2", api.nvmlDeviceGetComputeRunningProcesses_v2, false);
    visit("nvmlDeviceGetEccMode", api.nvmlDeviceGetEccMode, false);
    visit("nvmlDeviceGetDefaultEccMode", api.nvmlDeviceGetDefaultEccMode, false);
    visit("nvmlDeviceGetTotalEccErrors", api.nvmlDeviceGetTotalEccErrors, false);
    visit("nvmlDeviceGetMigMode", api.nvmlDeviceGetMigMode, false);
    visit("nvmlDeviceGetPersistenceMode", api.nvmlDeviceGetPersistenceMode, false);
    visit("nvmlDeviceGetClockInfo", api.nvmlDeviceGetClockInfo, false);
    visit("nvmlDeviceGetMaxClockInfo", api.nvmlDeviceGetMaxClockInfo, false);
    visit("nvmlDeviceGetPowerUsage", api.nvmlDeviceGetPowerUsage, false);
    visit("nvmlDeviceGetEnforcedPowerLimit", api.nvmlDeviceGetEnforcedPowerLimit, false);
    visit("nvmlDeviceGetPowerManagementDefaultLimit", api.nvmlDeviceGetPowerManagementDefaultLimit, false);
    visit("nvmlDeviceGetTemperature", api.nvmlDeviceGetTemperature, false);
    visit("nvmlDeviceGetCurrentClocksThrottleReasons", api.nvmlDeviceGetCurrentClocksThrottleReasons, false);
    visit("nvmlDeviceGetCurrentClocksEventReasons", api.nvmlDeviceGetCurrentClocksEventReasons, false);
    visit("nvmlDeviceGetCurrPcieLinkGeneration", api.nvmlDeviceGetCurrPcieLinkGeneration, false);
    visit("nvmlDeviceGetCurrPcieLinkWidth", api.nvmlDeviceGetCurrPcieLinkWidth, false);
    visit("nvmlDeviceGetMaxPcieLinkGeneration", api.nvmlDeviceGetMaxPcieLinkGeneration, false);
    visit("nvmlDeviceGetMaxPcieLinkWidth", api.nvmlDeviceGetMaxPcieLinkWidth, false);
    visit("nvmlDeviceGetNvLinkState", api.nvmlDeviceGetNvLinkState, false);
    visit("nvmlDeviceGetNvLinkVersion", api.nvmlDeviceGetNvLinkVersion, false);
    visit("nvmlDeviceGetGpuFabricInfo", api.nvmlDeviceGetGpuFabricInfo, false);
    visit("nvmlDeviceGetGpuFabricInfoV", api.nvmlDeviceGetGpuFabricInfoV, false);
}

} // namespace fivefold::nvml
