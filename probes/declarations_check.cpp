// SPDX-License-Identifier: Apache-2.0
// Compiled only where the CUDA Toolkit is at hand: the probe's own declarations against those of the toolkit's headers.
#include "probes/api/cuda.h"

#include <cuda.h>

#include <cstddef>
#include <tuple>
#include <type_traits>

using TheirEventElapsedTime = decltype(&cuEventElapsedTime);
#undef cuEventElapsedTime // newer headers rename it to a call that older drivers lack

#if __has_include(<cublasLt.h>)
#include "probes/api/cublaslt.h"
#include <cublasLt.h>
#define FIVEFOLD_HAS_CUBLASLT
#endif
#if __has_include(<nccl.h>)
#include "probes/api/nccl.h"
#include <nccl.h>
#define FIVEFOLD_HAS_NCCL
#endif
#if __has_include(<nvml.h>)
#include "probes/api/nvml.h"
#include <nvml.h>
#if NVML_API_VERSION >= 12
#define FIVEFOLD_HAS_NVML
#pragma GCC diagnostic ignored "-Wdeprecated-declarations" // the older names are what older drivers have
#endif
#endif

namespace fivefold {
namespace {

/// The same number of arguments, each of the same size, and pointers (or handles) where there are pointers.
template <class Ours, class Theirs>
constexpr bool alike = sizeof(Ours) == sizeof(Theirs) && std::is_pointer_v<Ours> == std::is_pointer_v<Theirs>;
template <class Ours, class Theirs>
struct SameCall : std::false_type {};
template <class R1, class... A1, class R2, class... A2>
struct SameCall<R1 (*)(A1...), R2 (*)(A2...)> {
    static constexpr bool value = [] {
        if constexpr (sizeof...(A1) == sizeof...(A2)) return alike<R1, R2> && (alike<A1, A2> && ... && true);
        else return false;
    }();
};
// NOLINTNEXTLINE(bugprone-macro-parentheses): a text of its argument, and names cannot stand in parentheses here
#define SAME_CALL(OURS, THEIRS) static_assert(SameCall<decltype(OURS), decltype(&THEIRS)>::value, #THEIRS)

} // namespace

namespace cuda {

static_assert(std::is_same_v<Device, CUdevice>);
static_assert(std::is_same_v<DevicePointer, CUdeviceptr>);
static_assert(sizeof(Result) == sizeof(CUresult));

static_assert(success == int{CUDA_SUCCESS});
static_assert(invalid_value == int{CUDA_ERROR_INVALID_VALUE});
static_assert(out_of_memory == int{CUDA_ERROR_OUT_OF_MEMORY});
static_assert(stub_library == int{CUDA_ERROR_STUB_LIBRARY});
static_assert(device_unavailable == int{CUDA_ERROR_DEVICE_UNAVAILABLE});
static_assert(no_device == int{CUDA_ERROR_NO_DEVICE});
static_assert(no_binary == int{CUDA_ERROR_NO_BINARY_FOR_GPU});
static_assert(ecc_uncorrectable == int{CUDA_ERROR_ECC_UNCORRECTABLE});
static_assert(peer_access_unsupported == int{CUDA_ERROR_PEER_ACCESS_UNSUPPORTED});
static_assert(invalid_ptx == int{CUDA_ERROR_INVALID_PTX});
static_assert(nvlink_uncorrectable == int{CUDA_ERROR_NVLINK_UNCORRECTABLE});
static_assert(jit_compiler_not_found == int{CUDA_ERROR_JIT_COMPILER_NOT_FOUND});
static_assert(unsupported_ptx_version == int{CUDA_ERROR_UNSUPPORTED_PTX_VERSION});
static_assert(not_ready == int{CUDA_ERROR_NOT_READY});
static_assert(peer_access_already_enabled == int{CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED});
static_assert(not_permitted == int{CUDA_ERROR_NOT_PERMITTED});
static_assert(not_supported == int{CUDA_ERROR_NOT_SUPPORTED});
static_assert(system_not_ready == int{CUDA_ERROR_SYSTEM_NOT_READY});
static_assert(driver_mismatch == int{CUDA_ERROR_SYSTEM_DRIVER_MISMATCH});
static_assert(compat_not_supported == int{CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE});
static_assert(unknown == int{CUDA_ERROR_UNKNOWN});

static_assert(clock_rate_khz == int{CU_DEVICE_ATTRIBUTE_CLOCK_RATE});
static_assert(multiprocessor_count == int{CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT});
static_assert(compute_mode == int{CU_DEVICE_ATTRIBUTE_COMPUTE_MODE});
static_assert(ecc_enabled == int{CU_DEVICE_ATTRIBUTE_ECC_ENABLED});
static_assert(pci_bus_id == int{CU_DEVICE_ATTRIBUTE_PCI_BUS_ID});
static_assert(pci_device_id == int{CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID});
static_assert(memory_clock_khz == int{CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE});
static_assert(memory_bus_bits == int{CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH});
static_assert(l2_bytes == int{CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE});
static_assert(max_threads_per_sm == int{CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR});
static_assert(pci_domain_id == int{CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID});
static_assert(compute_capability_major == int{CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR});
static_assert(compute_capability_minor == int{CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR});
static_assert(p2p_performance_rank == int{CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK});
static_assert(p2p_access_supported == int{CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED});
static_assert(p2p_native_atomics == int{CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED});
static_assert(stream_non_blocking == unsigned{CU_STREAM_NON_BLOCKING});
static_assert(event_disable_timing == unsigned{CU_EVENT_DISABLE_TIMING});
static_assert(host_alloc_portable == CU_MEMHOSTALLOC_PORTABLE && host_alloc_mapped == CU_MEMHOSTALLOC_DEVICEMAP);
static_assert(capture_thread_local == int{CU_STREAM_CAPTURE_MODE_THREAD_LOCAL});

SAME_CALL(Api::cuInit, ::cuInit);
SAME_CALL(Api::cuDriverGetVersion, ::cuDriverGetVersion);
SAME_CALL(Api::cuGetErrorName, ::cuGetErrorName);
SAME_CALL(Api::cuDeviceGetCount, ::cuDeviceGetCount);
SAME_CALL(Api::cuDeviceGet, ::cuDeviceGet);
SAME_CALL(Api::cuDeviceGetName, ::cuDeviceGetName);
SAME_CALL(Api::cuDeviceTotalMem_v2, ::cuDeviceTotalMem_v2);
SAME_CALL(Api::cuDeviceGetAttribute, ::cuDeviceGetAttribute);
SAME_CALL(Api::cuDeviceCanAccessPeer, ::cuDeviceCanAccessPeer);
SAME_CALL(Api::cuDeviceGetP2PAttribute, ::cuDeviceGetP2PAttribute);
SAME_CALL(Api::cuDevicePrimaryCtxRetain, ::cuDevicePrimaryCtxRetain);
SAME_CALL(Api::cuCtxSetCurrent, ::cuCtxSetCurrent);
SAME_CALL(Api::cuCtxEnablePeerAccess, ::cuCtxEnablePeerAccess);
SAME_CALL(Api::cuMemGetInfo_v2, ::cuMemGetInfo_v2);
SAME_CALL(Api::cuMemAlloc_v2, ::cuMemAlloc_v2);
SAME_CALL(Api::cuMemFree_v2, ::cuMemFree_v2);
SAME_CALL(Api::cuMemHostAlloc, ::cuMemHostAlloc);
SAME_CALL(Api::cuMemFreeHost, ::cuMemFreeHost);
SAME_CALL(Api::cuMemHostGetDevicePointer_v2, ::cuMemHostGetDevicePointer_v2);
SAME_CALL(Api::cuMemcpyHtoDAsync_v2, ::cuMemcpyHtoDAsync_v2);
SAME_CALL(Api::cuMemcpyDtoHAsync_v2, ::cuMemcpyDtoHAsync_v2);
SAME_CALL(Api::cuMemcpyDtoDAsync_v2, ::cuMemcpyDtoDAsync_v2);
SAME_CALL(Api::cuMemcpyPeerAsync, ::cuMemcpyPeerAsync);
SAME_CALL(Api::cuMemsetD8Async, ::cuMemsetD8Async);
SAME_CALL(Api::cuStreamCreate, ::cuStreamCreate);
SAME_CALL(Api::cuStreamDestroy_v2, ::cuStreamDestroy_v2);
SAME_CALL(Api::cuStreamQuery, ::cuStreamQuery);
SAME_CALL(Api::cuStreamWaitEvent, ::cuStreamWaitEvent);
SAME_CALL(Api::cuEventCreate, ::cuEventCreate);
SAME_CALL(Api::cuEventDestroy_v2, ::cuEventDestroy_v2);
SAME_CALL(Api::cuEventRecord, ::cuEventRecord);
SAME_CALL(Api::cuEventQuery, ::cuEventQuery);
static_assert(SameCall<decltype(Api::cuEventElapsedTime), TheirEventElapsedTime>::value);
SAME_CALL(Api::cuModuleLoadData, ::cuModuleLoadData);
SAME_CALL(Api::cuModuleGetFunction, ::cuModuleGetFunction);
SAME_CALL(Api::cuLaunchKernel, ::cuLaunchKernel);
SAME_CALL(Api::cuStreamBeginCapture_v2, ::cuStreamBeginCapture_v2);
SAME_CALL(Api::cuStreamEndCapture, ::cuStreamEndCapture);
SAME_CALL(Api::cuGraphInstantiateWithFlags, ::cuGraphInstantiateWithFlags);
SAME_CALL(Api::cuGraphLaunch, ::cuGraphLaunch);
SAME_CALL(Api::cuGraphExecDestroy, ::cuGraphExecDestroy);
SAME_CALL(Api::cuGraphDestroy, ::cuGraphDestroy);

} // namespace cuda

#ifdef FIVEFOLD_HAS_CUBLASLT
namespace cublaslt {

static_assert(not_initialized == int{CUBLAS_STATUS_NOT_INITIALIZED} && alloc_failed == int{CUBLAS_STATUS_ALLOC_FAILED});
static_assert(invalid_value == int{CUBLAS_STATUS_INVALID_VALUE} && arch_mismatch == int{CUBLAS_STATUS_ARCH_MISMATCH});
static_assert(execution_failed == int{CUBLAS_STATUS_EXECUTION_FAILED} && not_supported == int{CUBLAS_STATUS_NOT_SUPPORTED});
static_assert(r_32f == int{CUDA_R_32F} && r_16f == int{CUDA_R_16F} && r_16bf == int{CUDA_R_16BF} && r_8f_e4m3 == int{CUDA_R_8F_E4M3});
static_assert(compute_32f == int{CUBLAS_COMPUTE_32F} && compute_32f_fast_tf32 == int{CUBLAS_COMPUTE_32F_FAST_TF32});
static_assert(op_n == int{CUBLAS_OP_N} && op_t == int{CUBLAS_OP_T});
static_assert(desc_transa == int{CUBLASLT_MATMUL_DESC_TRANSA} && desc_transb == int{CUBLASLT_MATMUL_DESC_TRANSB});
static_assert(desc_a_scale_pointer == int{CUBLASLT_MATMUL_DESC_A_SCALE_POINTER} && desc_b_scale_pointer == int{CUBLASLT_MATMUL_DESC_B_SCALE_POINTER});
static_assert(desc_fast_accum == int{CUBLASLT_MATMUL_DESC_FAST_ACCUM});
static_assert(preference_max_workspace_bytes == int{CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES});
static_assert(sizeof(MatmulAlgo) == sizeof(cublasLtMatmulAlgo_t));
static_assert(sizeof(HeuristicResult) == sizeof(cublasLtMatmulHeuristicResult_t));
static_assert(offsetof(HeuristicResult, state) == offsetof(cublasLtMatmulHeuristicResult_t, state));
static_assert(offsetof(HeuristicResult, waves) == offsetof(cublasLtMatmulHeuristicResult_t, wavesCount));

SAME_CALL(Api::cublasLtGetVersion, ::cublasLtGetVersion);
SAME_CALL(Api::cublasLtCreate, ::cublasLtCreate);
SAME_CALL(Api::cublasLtDestroy, ::cublasLtDestroy);
SAME_CALL(Api::cublasLtMatmulDescCreate, ::cublasLtMatmulDescCreate);
SAME_CALL(Api::cublasLtMatmulDescDestroy, ::cublasLtMatmulDescDestroy);
SAME_CALL(Api::cublasLtMatmulDescSetAttribute, ::cublasLtMatmulDescSetAttribute);
SAME_CALL(Api::cublasLtMatrixLayoutCreate, ::cublasLtMatrixLayoutCreate);
SAME_CALL(Api::cublasLtMatrixLayoutDestroy, ::cublasLtMatrixLayoutDestroy);
SAME_CALL(Api::cublasLtMatmulPreferenceCreate, ::cublasLtMatmulPreferenceCreate);
SAME_CALL(Api::cublasLtMatmulPreferenceDestroy, ::cublasLtMatmulPreferenceDestroy);
SAME_CALL(Api::cublasLtMatmulPreferenceSetAttribute, ::cublasLtMatmulPreferenceSetAttribute);
SAME_CALL(Api::cublasLtMatmulAlgoGetHeuristic, ::cublasLtMatmulAlgoGetHeuristic);
SAME_CALL(Api::cublasLtMatmul, ::cublasLtMatmul);

} // namespace cublaslt
#endif

#ifdef FIVEFOLD_HAS_NCCL
namespace nccl {

static_assert(in_progress == int{ncclInProgress} && remote_error == int{ncclRemoteError} && invalid_usage == int{ncclInvalidUsage});
static_assert(float32 == int{ncclFloat32} && sum == int{ncclSum});
static_assert(sizeof(UniqueId) == sizeof(ncclUniqueId));
static_assert(sizeof(Config) <= sizeof(ncclConfig_t) && offsetof(Config, magic) == offsetof(ncclConfig_t, magic));
static_assert(offsetof(Config, blocking) == offsetof(ncclConfig_t, blocking) && offsetof(Config, min_ctas) == offsetof(ncclConfig_t, minCTAs));
static_assert(offsetof(Config, max_ctas) == offsetof(ncclConfig_t, maxCTAs) && offsetof(Config, net_name) == offsetof(ncclConfig_t, netName));

SAME_CALL(Api::ncclGetVersion, ::ncclGetVersion);
SAME_CALL(Api::ncclGetUniqueId, ::ncclGetUniqueId);
SAME_CALL(Api::ncclCommInitRank, ::ncclCommInitRank);
SAME_CALL(Api::ncclCommInitRankConfig, ::ncclCommInitRankConfig);
SAME_CALL(Api::ncclCommDestroy, ::ncclCommDestroy);
SAME_CALL(Api::ncclCommAbort, ::ncclCommAbort);
SAME_CALL(Api::ncclCommGetAsyncError, ::ncclCommGetAsyncError);
SAME_CALL(Api::ncclGetErrorString, ::ncclGetErrorString);
SAME_CALL(Api::ncclGetLastError, ::ncclGetLastError);
SAME_CALL(Api::ncclAllReduce, ::ncclAllReduce);
SAME_CALL(Api::ncclAllGather, ::ncclAllGather);
SAME_CALL(Api::ncclReduceScatter, ::ncclReduceScatter);
SAME_CALL(Api::ncclSend, ::ncclSend);
SAME_CALL(Api::ncclRecv, ::ncclRecv);
SAME_CALL(Api::ncclGroupStart, ::ncclGroupStart);
SAME_CALL(Api::ncclGroupEnd, ::ncclGroupEnd);
#if NCCL_VERSION_CODE >= NCCL_VERSION(2, 28, 0)
static_assert(bfloat16 == int{ncclBfloat16});
SAME_CALL(Api::ncclAlltoAll, ::ncclAlltoAll);
#endif

} // namespace nccl
#endif

#ifdef FIVEFOLD_HAS_NVML
namespace nvml {

static_assert(success == int{NVML_SUCCESS} && not_supported == int{NVML_ERROR_NOT_SUPPORTED});
static_assert(no_permission == int{NVML_ERROR_NO_PERMISSION} && insufficient_size == int{NVML_ERROR_INSUFFICIENT_SIZE});
static_assert(sizeof(Memory) == sizeof(nvmlMemory_t) && offsetof(Memory, free) == offsetof(nvmlMemory_t, free));
static_assert(offsetof(Memory, used) == offsetof(nvmlMemory_t, used) && sizeof(Utilization) == sizeof(nvmlUtilization_t));
static_assert(offsetof(Utilization, gpu) == offsetof(nvmlUtilization_t, gpu));
static_assert(sizeof(ProcessInfo) == sizeof(nvmlProcessInfo_t) && offsetof(ProcessInfo, used_bytes) == offsetof(nvmlProcessInfo_t, usedGpuMemory));
static_assert(sizeof(FabricInfo) == sizeof(nvmlGpuFabricInfo_t) && offsetof(FabricInfo, status) == offsetof(nvmlGpuFabricInfo_t, status));
static_assert(offsetof(FabricInfo, state) == offsetof(nvmlGpuFabricInfo_t, state));
static_assert(fabric_not_supported == NVML_GPU_FABRIC_STATE_NOT_SUPPORTED && fabric_not_started == NVML_GPU_FABRIC_STATE_NOT_STARTED);
static_assert(fabric_in_progress == NVML_GPU_FABRIC_STATE_IN_PROGRESS && fabric_completed == NVML_GPU_FABRIC_STATE_COMPLETED);
static_assert(clock_graphics == int{NVML_CLOCK_GRAPHICS} && clock_sm == int{NVML_CLOCK_SM} && clock_memory == int{NVML_CLOCK_MEM});
static_assert(temperature_gpu == int{NVML_TEMPERATURE_GPU} && uncorrected_errors == int{NVML_MEMORY_ERROR_TYPE_UNCORRECTED});
static_assert(volatile_counter == int{NVML_VOLATILE_ECC} && most_links >= NVML_NVLINK_MAX_LINKS);
static_assert(throttle_idle == nvmlClocksThrottleReasonGpuIdle && throttle_clocks_setting == nvmlClocksThrottleReasonApplicationsClocksSetting);
static_assert(throttle_sw_power_cap == nvmlClocksThrottleReasonSwPowerCap && throttle_hw_slowdown == nvmlClocksThrottleReasonHwSlowdown);
static_assert(throttle_sync_boost == nvmlClocksThrottleReasonSyncBoost && throttle_sw_thermal == nvmlClocksThrottleReasonSwThermalSlowdown);
static_assert(throttle_hw_thermal == nvmlClocksThrottleReasonHwThermalSlowdown);
static_assert(throttle_hw_power_brake == nvmlClocksThrottleReasonHwPowerBrakeSlowdown);
static_assert(throttle_display_clock == nvmlClocksThrottleReasonDisplayClockSetting);

SAME_CALL(Api::nvmlInit_v2, ::nvmlInit_v2);
SAME_CALL(Api::nvmlShutdown, ::nvmlShutdown);
SAME_CALL(Api::nvmlSystemGetDriverVersion, ::nvmlSystemGetDriverVersion);
SAME_CALL(Api::nvmlSystemGetNVMLVersion, ::nvmlSystemGetNVMLVersion);
SAME_CALL(Api::nvmlDeviceGetHandleByPciBusId_v2, ::nvmlDeviceGetHandleByPciBusId_v2);
SAME_CALL(Api::nvmlDeviceGetUUID, ::nvmlDeviceGetUUID);
SAME_CALL(Api::nvmlDeviceGetMemoryInfo, ::nvmlDeviceGetMemoryInfo);
SAME_CALL(Api::nvmlDeviceGetUtilizationRates, ::nvmlDeviceGetUtilizationRates);
SAME_CALL(Api::nvmlDeviceGetComputeRunningProcesses_v3, ::nvmlDeviceGetComputeRunningProcesses_v3);
SAME_CALL(Api::nvmlDeviceGetEccMode, ::nvmlDeviceGetEccMode);
SAME_CALL(Api::nvmlDeviceGetTotalEccErrors, ::nvmlDeviceGetTotalEccErrors);
SAME_CALL(Api::nvmlDeviceGetMigMode, ::nvmlDeviceGetMigMode);
SAME_CALL(Api::nvmlDeviceGetPersistenceMode, ::nvmlDeviceGetPersistenceMode);
SAME_CALL(Api::nvmlDeviceGetClockInfo, ::nvmlDeviceGetClockInfo);
SAME_CALL(Api::nvmlDeviceGetMaxClockInfo, ::nvmlDeviceGetMaxClockInfo);
SAME_CALL(Api::nvmlDeviceGetPowerUsage, ::nvmlDeviceGetPowerUsage);
SAME_CALL(Api::nvmlDeviceGetEnforcedPowerLimit, ::nvmlDeviceGetEnforcedPowerLimit);
SAME_CALL(Api::nvmlDeviceGetPowerManagementDefaultLimit, ::nvmlDeviceGetPowerManagementDefaultLimit);
SAME_CALL(Api::nvmlDeviceGetTemperature, ::nvmlDeviceGetTemperature);
SAME_CALL(Api::nvmlDeviceGetCurrentClocksThrottleReasons, ::nvmlDeviceGetCurrentClocksThrottleReasons);
SAME_CALL(Api::nvmlDeviceGetCurrPcieLinkGeneration, ::nvmlDeviceGetCurrPcieLinkGeneration);
SAME_CALL(Api::nvmlDeviceGetCurrPcieLinkWidth, ::nvmlDeviceGetCurrPcieLinkWidth);
SAME_CALL(Api::nvmlDeviceGetMaxPcieLinkGeneration, ::nvmlDeviceGetMaxPcieLinkGeneration);
SAME_CALL(Api::nvmlDeviceGetMaxPcieLinkWidth, ::nvmlDeviceGetMaxPcieLinkWidth);
SAME_CALL(Api::nvmlDeviceGetNvLinkState, ::nvmlDeviceGetNvLinkState);
SAME_CALL(Api::nvmlDeviceGetNvLinkVersion, ::nvmlDeviceGetNvLinkVersion);
SAME_CALL(Api::nvmlDeviceGetGpuFabricInfo, ::nvmlDeviceGetGpuFabricInfo);
SAME_CALL(Api::nvmlDeviceGetDefaultEccMode, ::nvmlDeviceGetDefaultEccMode);
#ifdef nvmlGpuFabricInfo_v2 // from 12.3
static_assert(sizeof(FabricInfoV2) == sizeof(nvmlGpuFabricInfo_v2_t) && offsetof(FabricInfoV2, state) == offsetof(nvmlGpuFabricInfo_v2_t, state));
static_assert(offsetof(FabricInfoV2, status) == offsetof(nvmlGpuFabricInfo_v2_t, status) && FabricInfoV2().version == nvmlGpuFabricInfo_v2);
SAME_CALL(Api::nvmlDeviceGetGpuFabricInfoV, ::nvmlDeviceGetGpuFabricInfoV);
SAME_CALL(Api::nvmlDeviceGetCurrentClocksEventReasons, ::nvmlDeviceGetCurrentClocksEventReasons);
#endif

} // namespace nvml
#endif

} // namespace fivefold
