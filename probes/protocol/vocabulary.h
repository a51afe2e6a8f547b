// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// Every word of the probe's protocol: stages, result ids with the names of their values, codes of warnings and errors, and states.
/// The words are stable: readers may copy them. Units are in the names: _us microseconds, _ms milliseconds, _bytes, _gbps 10^9 bytes per
/// second, _tflops 10^12 per second, _mhz, _khz, _w watts, _c degrees, _percent. Values that could not be had are left out, never 0.
///
/// "device" is the GPU's index in the driver's order (by PCI address). -1 = the node: all GPUs ran at once, the slowest is given.
/// Times are per operation: _us_median, _us_min, _us_p95 over `iters` repetitions after one that is discarded.
///
/// id               values
/// env              driver ("580.95.05"), cuda_driver (13000), nvml ("13.580.95"), devices, cuda_path, nvml_path, cublaslt_path,
///                  cublaslt_version, cublaslt_soname, nccl_path, nccl_version, nccl_soname, nccl_env ("NCCL_ALGO=Ring ..."),
///                  simulated (true only from a driver made for tests). Each stage sends what it opened: readers merge.
/// device           index, name, uuid, pci ("0000:19:00.0"), memory_bytes, memory_free_bytes, cc_major, cc_minor, sm, clock_max_khz,
///                  memory_clock_khz, memory_bus_bits, l2_bytes, ecc, ecc_errors, compute_mode (0 default, 2 prohibited, 3 exclusive),
///                  mig, busy_percent, other_processes, pcie_gen, pcie_lanes, pcie_gen_max, pcie_lanes_max, nvlinks_active,
///                  nvlinks_total, nvlink_version, power_cap_w, power_default_w, persistence, fabric_state (0 none, 3 ready)
/// link             src, dst, access, performance_rank, native_atomics                            (what the driver says of each pair)
/// clocks           device, when ("idle", "short", "sustained"), sm_mhz, memory_mhz, power_w, temp_c, reasons (bits of NVML's clocks
///                  throttle reasons), throttled                                                  (at the end of that load)
/// mem              device, total_bytes, free_bytes, context_bytes, cublas_bytes
/// mem.nccl         device, ranks, init_bytes, after_ar_bytes, after_a2a_bytes                     (taken in all, up to that moment)
/// hbm.copy|read|write  device, bytes, iters, us_median, us_min, us_p95, gbps    (gbps of the median; copy counts read and write)
/// launch           device, empty_us (one kernel of a long queue, on the device), host_us (the call), roundtrip_us (launch to seen
///                  finished), graph_us (one kernel node of a graph of `graph_nodes`), graph_nodes, throughput_kps (10^3 per second)
/// gemm             device, dtype ("bf16", "fp16", "tf32", "fp8"), m, n, k, iters, us_median, us_min, us_p95, tflops (of the median),
///                  sustained, seconds (how long it ran, of sustained ones), spread_percent (node: fastest against slowest)
/// p2p              src, dst, access, bytes, uni_gbps, bidir_gbps (both directions together; only where src < dst), latency_us, verified
/// nccl.init        ranks, ms
/// nccl.all_reduce|all_gather|reduce_scatter|all_to_all|send_recv
///                  ranks, nodes (1), bytes, iters, us_median, us_min, us_p95, algbw_gbps, busbw_gbps, verified. bytes as nccl-tests
///                  counts: the whole vector (all_reduce), the gathered or scattered total, all that a rank sends (all_to_all), the message
/// overlap          load ("gemm", "attention"), contender ("all_reduce", "all_gather", "reduce_scatter", or of our own kernels: "copy"
///                  takes SMs and memory, "occupy" SMs only), ranks, ctas (0 = NCCL's own choice), load_alone_us, load_overlap_us,
///                  contender_bytes, contender_alone_us, contender_overlap_us, hbm_gbps (memory traffic of the contender while overlapped)
/// overlap.fit      load, sm_per_cta, hbm_share (slow-down = 1 / (1 - sm_per_cta ctas / sm - hbm_share hbm_gbps / hbm_copy_gbps)),
///                  sm, hbm_copy_gbps, points, error_percent
namespace fivefold::probe {

inline constexpr std::array<std::string_view, 5> kStages = {"inventory", "gpu", "p2p", "nccl", "overlap"};

// Result ids
inline constexpr std::string_view kEnv = "env";
inline constexpr std::string_view kDevice = "device";
inline constexpr std::string_view kLink = "link";
inline constexpr std::string_view kClocks = "clocks";
inline constexpr std::string_view kMemory = "mem";
inline constexpr std::string_view kNcclMemory = "mem.nccl";
inline constexpr std::string_view kHbmCopy = "hbm.copy";
inline constexpr std::string_view kHbmRead = "hbm.read";
inline constexpr std::string_view kHbmWrite = "hbm.write";
inline constexpr std::string_view kLaunch = "launch";
inline constexpr std::string_view kGemm = "gemm";
inline constexpr std::string_view kP2p = "p2p";
inline constexpr std::string_view kNcclInit = "nccl.init";
inline constexpr std::string_view kAllReduce = "nccl.all_reduce";
inline constexpr std::string_view kAllGather = "nccl.all_gather";
inline constexpr std::string_view kReduceScatter = "nccl.reduce_scatter";
inline constexpr std::string_view kAllToAll = "nccl.all_to_all";
inline constexpr std::string_view kSendRecv = "nccl.send_recv";
inline constexpr std::string_view kOverlap = "overlap";
inline constexpr std::string_view kOverlapFit = "overlap.fit";

inline constexpr std::int64_t kNode = -1; ///< "device" of values of all GPUs at once
inline constexpr std::string_view kNcclInitLabel = "NCCL init"; ///< how the label of a step begins that may take 30 s

// Status of "done"
inline constexpr std::string_view kOk = "ok";
inline constexpr std::string_view kPartial = "partial";     ///< some of it was not possible: errors say what
inline constexpr std::string_view kCancelled = "cancelled"; ///< what came before holds
inline constexpr std::string_view kFailed = "failed";

// Codes of errors. Fatal ones end the stage.
inline constexpr std::string_view kBuiltWithoutCuda = "built_without_cuda"; ///< this program was built without the stages that run GPU kernels
inline constexpr std::string_view kNoDriver = "no_driver";                  ///< libcuda.so.1 cannot be opened
inline constexpr std::string_view kStubDriver = "stub_driver";              ///< 34
inline constexpr std::string_view kNoDevice = "no_device";                  ///< 100
inline constexpr std::string_view kDriverTooOld = "driver_too_old";         ///< 35, 222, CUDA below 10.1, or a call is missing
inline constexpr std::string_view kFabricNotReady = "fabric_not_ready";     ///< 802
inline constexpr std::string_view kDriverMismatch = "driver_mismatch";      ///< 803
inline constexpr std::string_view kCompat = "compat";                       ///< 804
inline constexpr std::string_view kUnavailable = "unavailable";             ///< 46
inline constexpr std::string_view kNotPermitted = "not_permitted";          ///< 800
inline constexpr std::string_view kOom = "oom";                             ///< 2
inline constexpr std::string_view kEcc = "ecc";                             ///< 214
inline constexpr std::string_view kNvlink = "nvlink";                       ///< 220
inline constexpr std::string_view kNcclMissing = "nccl_missing";            ///< not found, or lacks a call that is needed
inline constexpr std::string_view kNcclError = "nccl_error";
inline constexpr std::string_view kNcclCorrupt = "nccl_corrupt"; ///< a collective gave wrong data
inline constexpr std::string_view kCublasMissing = "cublas_missing";
inline constexpr std::string_view kCublasError = "cublas_error";
inline constexpr std::string_view kP2pCorrupt = "p2p_corrupt";
inline constexpr std::string_view kMemoryCorrupt = "memory_corrupt"; ///< a GPU's own memory gave back other data
inline constexpr std::string_view kTimeout = "timeout";              ///< the stage's time is over
inline constexpr std::string_view kDriverError = "driver_error";     ///< any other answer of the driver
inline constexpr std::string_view kInternal = "internal";

// Codes of warnings: the stage goes on (mig and one_gpu: the stage has nothing to do and ends well)
inline constexpr std::string_view kGpuBusy = "gpu_busy";                   ///< other processes, or busy more than 10 %
inline constexpr std::string_view kMig = "mig";                            ///< the GPU is split: no peer access, no NCCL
inline constexpr std::string_view kEccOff = "ecc_off";                     ///< memory is not corrected on a GPU that has it on by default
inline constexpr std::string_view kEccErrors = "ecc_errors";               ///< uncorrected errors since the driver was loaded
inline constexpr std::string_view kThrottle = "throttle";                  ///< clocks were held down by heat, power brake or hardware
inline constexpr std::string_view kPowerCap = "power_cap";                 ///< the power limit is below the default
inline constexpr std::string_view kLowMemory = "low_memory";               ///< little is free: buffers were made smaller
inline constexpr std::string_view kPcieReduced = "pcie_reduced";           ///< fewer lanes than the slot and GPU can
inline constexpr std::string_view kNvlinkDown = "nvlink_down";             ///< some links of a GPU are not active
inline constexpr std::string_view kFabricWaiting = "fabric_not_ready";     ///< NVML says that the fabric is still being set up
inline constexpr std::string_view kExclusiveMode = "exclusive_mode";       ///< compute mode is not the default
inline constexpr std::string_view kNoManagement = "nvml_missing";          ///< no clocks, power, temperature, MIG and processes
inline constexpr std::string_view kUnsupportedDtype = "unsupported_dtype"; ///< this GPU or cuBLASLt has no such matmul
inline constexpr std::string_view kP2pDisabled = "p2p_disabled";           ///< the driver permits no direct access between two GPUs
inline constexpr std::string_view kUneven = "uneven";                      ///< GPUs of the node differ by more than 10 %
inline constexpr std::string_view kOneGpu = "one_gpu";                     ///< nothing to measure between GPUs
inline constexpr std::string_view kBudget = "budget";                      ///< the time was short: some sizes or shapes were left out
inline constexpr std::string_view kNcclOld = "nccl_old";                   ///< a call is missing; another way was taken

} // namespace fivefold::probe
