// SPDX-License-Identifier: Apache-2.0
// Stage "inventory": the driver, the GPUs and what stands between them, without opening a context on any.
#include "probes/session.h"

#include <algorithm>
#include <array>
#include <iostream>

extern char** environ; // NOLINT(readability-redundant-declaration): not in every unistd.h

namespace fivefold {
namespace {

constexpr std::int64_t kWideMemoryBits = 1024; // HBM; GDDR has up to 512

/// The person's NCCL_* settings, less those that the parent gives the probe.
std::string nccl_environment()
{
    constexpr std::array<std::string_view, 5> ours = {"NCCL_SOCKET_IFNAME=lo", "NCCL_IB_DISABLE=1", "NCCL_NET_PLUGIN=none", "NCCL_TUNER_PLUGIN=none",
                                                      "NCCL_DEBUG=WARN"};
    std::string text;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const std::string_view setting = *entry;
        if (!setting.starts_with("NCCL_") || std::find(ours.begin(), ours.end(), setting) != ours.end()) continue;
        text += (text.empty() ? "" : " ") + std::string(setting);
    }
    return text;
}

void report_environment(const Session& session)
{
    const Management& management = session.management();
    const CudaDriver& driver = session.driver();
    Session::Values values{{"cuda_driver", std::int64_t{driver.version()}}, {"devices", std::int64_t{driver.device_count()}}};
    add_text(values, "driver", management.driver_release());
    add_text(values, "nvml", management.library_version());
    add_text(values, "cuda_path", driver.library().path());
    if (management.library().is_open()) add_text(values, "nvml_path", management.library().path());
    add_text(values, "nccl_env", nccl_environment());
    if (driver.library().address("fivefold_simulated") != nullptr) values.emplace_back("simulated", true);
    session.result(probe::kEnv, std::move(values));
    if (!management.works()) {
        session.warn(probe::kNoManagement, management.library().is_open() ? "the management library does not work" : management.library().problem());
    }
}

void warn_of(const Session& session, const GpuFacts& gpu, std::optional<std::int64_t> busy, std::optional<std::int64_t> processes)
{
    const Management& management = session.management();
    const nvml::Device managed = session.managed(gpu);
    if (busy.value_or(0) > 10 || processes.value_or(0) > 0) {
        session.warn(probe::kGpuBusy, std::to_string(busy.value_or(0)) + " % busy, " + std::to_string(processes.value_or(0)) + " other processes", gpu.index);
    }
    if (session.is_split(gpu)) session.warn(probe::kMig, "the GPU is split into instances (MIG)", gpu.index);
    if (const auto links = management.links(managed); links && links->active > 0 && links->active < links->total)
        session.warn(probe::kNvlinkDown, std::to_string(links->active) + " of " + std::to_string(links->total) + " NVLinks are active", gpu.index);
    if (const auto fabric = management.fabric(managed); fabric && fabric->state != nvml::fabric_not_supported) {
        if (fabric->state == nvml::fabric_not_started) session.warn(probe::kFabricWaiting, "the Fabric Manager has not set this GPU up", gpu.index);
        else if (fabric->state != nvml::fabric_completed)
            session.warn(probe::kFabricWaiting, "the Fabric Manager is still setting this GPU up", gpu.index);
        else if (fabric->status != nvml::success)
            session.warn(probe::kFabricWaiting, "the Fabric Manager could not set this GPU up (NVML error " + std::to_string(fabric->status) + ")", gpu.index);
    }
}

void report_device(const Session& session, const GpuFacts& gpu)
{
    const CudaDriver& driver = session.driver();
    const Management& management = session.management();
    const nvml::Api& api = management.api();
    const nvml::Device managed = session.managed(gpu);
    const bool ecc = driver.attribute(gpu, cuda::ecc_enabled) != 0;
    const std::int64_t mode = driver.attribute(gpu, cuda::compute_mode);
    Session::Values values{{"index", std::int64_t{gpu.index}},
                           {"name", gpu.name},
                           {"pci", gpu.pci},
                           {"memory_bytes", gpu.memory_bytes},
                           {"cc_major", std::int64_t{gpu.cc_major}},
                           {"cc_minor", std::int64_t{gpu.cc_minor}},
                           {"sm", std::int64_t{gpu.sm_count}},
                           {"clock_max_khz", driver.attribute(gpu, cuda::clock_rate_khz)},
                           {"memory_clock_khz", driver.attribute(gpu, cuda::memory_clock_khz)},
                           {"memory_bus_bits", driver.attribute(gpu, cuda::memory_bus_bits)},
                           {"l2_bytes", gpu.l2_bytes},
                           {"ecc", ecc},
                           {"compute_mode", mode}};
    add_text(values, "uuid", management.uuid(managed));
    const auto memory = management.memory(managed);
    if (memory) values.emplace_back("memory_free_bytes", static_cast<std::int64_t>(memory->free));
    if (session.is_split(gpu)) values.emplace_back("mig", true);
    else if (management.mig(managed)) values.emplace_back("mig", false);
    const auto busy = management.busy_percent(managed);
    const auto processes = management.compute_processes(managed);
    add_value(values, "busy_percent", busy);
    add_value(values, "other_processes", processes);
    const auto ecc_errors = management.number(api.nvmlDeviceGetTotalEccErrors, managed, nvml::uncorrected_errors, nvml::volatile_counter);
    add_value(values, "ecc_errors", ecc_errors);
    const auto lanes = management.number(api.nvmlDeviceGetCurrPcieLinkWidth, managed);
    const auto lanes_max = management.number(api.nvmlDeviceGetMaxPcieLinkWidth, managed);
    add_value(values, "pcie_gen", management.number(api.nvmlDeviceGetCurrPcieLinkGeneration, managed));
    add_value(values, "pcie_lanes", lanes);
    add_value(values, "pcie_gen_max", management.number(api.nvmlDeviceGetMaxPcieLinkGeneration, managed));
    add_value(values, "pcie_lanes_max", lanes_max);
    if (const auto links = management.links(managed)) {
        values.emplace_back("nvlinks_active", links->active);
        values.emplace_back("nvlinks_total", links->total);
        if (links->version > 0) values.emplace_back("nvlink_version", links->version);
    }
    const auto cap = management.number(api.nvmlDeviceGetEnforcedPowerLimit, managed);
    const auto usual = management.number(api.nvmlDeviceGetPowerManagementDefaultLimit, managed);
    if (cap) values.emplace_back("power_cap_w", static_cast<double>(*cap) / 1000);
    if (usual) values.emplace_back("power_default_w", static_cast<double>(*usual) / 1000);
    if (const auto persistence = management.number(api.nvmlDeviceGetPersistenceMode, managed)) values.emplace_back("persistence", *persistence != 0);
    if (const auto fabric = management.fabric(managed)) values.emplace_back("fabric_state", std::int64_t{fabric->state});
    session.result(probe::kDevice, std::move(values));
    session.report_clocks(gpu, "idle");

    warn_of(session, gpu, busy, processes);
    if (ecc_errors.value_or(0) > 0) session.warn(probe::kEccErrors, std::to_string(*ecc_errors) + " memory errors that could not be corrected", gpu.index);
    // Consumer and workstation cards have it off by default: there it is nobody's oversight. Older drivers do not tell the default: then
    // the wide memory of data-centre GPUs does
    if (const auto corrected = management.ecc(managed);
        corrected && !*corrected && management.ecc_by_default(managed).value_or(driver.attribute(gpu, cuda::memory_bus_bits) >= kWideMemoryBits))
        session.warn(probe::kEccOff, "the memory's error correction is off", gpu.index);
    if (mode != 0) session.warn(probe::kExclusiveMode, mode == 2 ? "compute mode: prohibited" : "compute mode: one process at a time", gpu.index);
    if (cap && usual && *cap < *usual)
        session.warn(probe::kPowerCap, std::to_string(*cap / 1000) + " W instead of " + std::to_string(*usual / 1000) + " W", gpu.index);
    if (lanes && lanes_max && *lanes < *lanes_max)
        session.warn(probe::kPcieReduced, std::to_string(*lanes) + " of " + std::to_string(*lanes_max) + " PCIe lanes", gpu.index);
    std::cerr << "GPU " << gpu.index << ": " << gpu.name << ", " << (gpu.memory_bytes >> 20) << " MiB\n";
}

void report_links(const Session& session)
{
    const cuda::Api& api = session.driver().api();
    for (const GpuFacts& from : session.gpus()) {
        for (const GpuFacts& to : session.gpus()) {
            if (from.index == to.index) continue;
            int access = 0;
            session.driver().check(api.cuDeviceCanAccessPeer(&access, from.handle, to.handle), "cuDeviceCanAccessPeer", from.index, to.index);
            Session::Values values{{"src", std::int64_t{from.index}}, {"dst", std::int64_t{to.index}}, {"access", access != 0}};
            int value = 0;
            if (api.cuDeviceGetP2PAttribute != nullptr) {
                if (api.cuDeviceGetP2PAttribute(&value, cuda::p2p_performance_rank, from.handle, to.handle) == cuda::success)
                    values.emplace_back("performance_rank", std::int64_t{value});
                if (api.cuDeviceGetP2PAttribute(&value, cuda::p2p_native_atomics, from.handle, to.handle) == cuda::success)
                    values.emplace_back("native_atomics", value != 0);
            }
            session.result(probe::kLink, std::move(values));
        }
    }
}

} // namespace

void run_inventory(const Session& session)
{
    report_environment(session);
    for (const GpuFacts& gpu : session.gpus()) {
        session.control().step("GPU " + std::to_string(gpu.index));
        report_device(session, gpu);
    }
    report_links(session);
}

} // namespace fivefold
