// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// What the probe uses of the CUDA driver's interface, declared here so that no CUDA header is needed to build it. Where the toolkit is
/// at hand, declarations_check.cpp compares this with cuda.h. Members of Api bear the names that the library exports (with _v2).
namespace fivefold::cuda {

using Device = int;
using Result = int;
using DevicePointer = unsigned long long;
using Context = struct ContextObject*;
using Stream = struct StreamObject*;
using Event = struct EventObject*;
using Module = struct ModuleObject*;
using Function = struct FunctionObject*;
using Graph = struct GraphObject*;
using GraphExec = struct GraphExecObject*;

enum : Result {
    success = 0,
    invalid_value = 1,
    out_of_memory = 2,
    stub_library = 34,
    insufficient_driver = 35, ///< of the runtime library, never of cuInit
    device_unavailable = 46,
    no_device = 100,
    no_binary = 209,
    ecc_uncorrectable = 214,
    peer_access_unsupported = 217,
    invalid_ptx = 218,
    nvlink_uncorrectable = 220,
    jit_compiler_not_found = 221,
    unsupported_ptx_version = 222,
    not_ready = 600,
    peer_access_already_enabled = 704,
    not_permitted = 800,
    not_supported = 801,
    system_not_ready = 802,
    driver_mismatch = 803,
    compat_not_supported = 804,
    unknown = 999,
};

enum Attribute : int {
    clock_rate_khz = 13,
    multiprocessor_count = 16,
    compute_mode = 20, ///< 0 default, 2 prohibited, 3 exclusive process
    ecc_enabled = 32,
    pci_bus_id = 33,
    pci_device_id = 34,
    memory_clock_khz = 36,
    memory_bus_bits = 37,
    l2_bytes = 38,
    max_threads_per_sm = 39,
    pci_domain_id = 50,
    compute_capability_major = 75,
    compute_capability_minor = 76,
};

enum P2pAttribute : int { p2p_performance_rank = 1, p2p_access_supported = 2, p2p_native_atomics = 3 };

inline constexpr unsigned stream_non_blocking = 1;
inline constexpr unsigned event_disable_timing = 2;
inline constexpr unsigned host_alloc_portable = 1;
inline constexpr unsigned host_alloc_mapped = 2;
inline constexpr int capture_thread_local = 1;

struct Api {
    Result (*cuInit)(unsigned flags);
    Result (*cuDriverGetVersion)(int* version);
    Result (*cuGetErrorName)(Result error, const char** name);
    Result (*cuDeviceGetCount)(int* count);
    Result (*cuDeviceGet)(Device* device, int ordinal);
    Result (*cuDeviceGetName)(char* name, int length, Device device);
    Result (*cuDeviceTotalMem_v2)(std::size_t* bytes, Device device);
    Result (*cuDeviceGetAttribute)(int* value, int attribute, Device device);
    Result (*cuDeviceCanAccessPeer)(int* can, Device device, Device peer);
    Result (*cuDeviceGetP2PAttribute)(int* value, int attribute, Device source, Device destination);

    Result (*cuDevicePrimaryCtxRetain)(Context* context, Device device);
    Result (*cuCtxSetCurrent)(Context context);
    Result (*cuCtxEnablePeerAccess)(Context peer, unsigned flags);

    Result (*cuMemGetInfo_v2)(std::size_t* free, std::size_t* total);
    Result (*cuMemAlloc_v2)(DevicePointer* pointer, std::size_t bytes);
    Result (*cuMemFree_v2)(DevicePointer pointer);
    Result (*cuMemHostAlloc)(void** pointer, std::size_t bytes, unsigned flags);
    Result (*cuMemFreeHost)(void* pointer);
    Result (*cuMemHostGetDevicePointer_v2)(DevicePointer* pointer, void* host, unsigned flags);
    Result (*cuMemcpyHtoDAsync_v2)(DevicePointer destination, const void* source, std::size_t bytes, Stream stream);
    Result (*cuMemcpyDtoHAsync_v2)(void* destination, DevicePointer source, std::size_t bytes, Stream stream);
    Result (*cuMemcpyDtoDAsync_v2)(DevicePointer destination, DevicePointer source, std::size_t bytes, Stream stream);
    Result (*cuMemcpyPeerAsync)(DevicePointer destination, Context destination_context, DevicePointer source, Context source_context,
                                std::size_t bytes, Stream stream);
    Result (*cuMemsetD8Async)(DevicePointer destination, unsigned char value, std::size_t bytes, Stream stream);

    Result (*cuStreamCreate)(Stream* stream, unsigned flags);
    Result (*cuStreamDestroy_v2)(Stream stream);
    Result (*cuStreamQuery)(Stream stream);
    Result (*cuStreamWaitEvent)(Stream stream, Event event, unsigned flags);
    Result (*cuEventCreate)(Event* event, unsigned flags);
    Result (*cuEventDestroy_v2)(Event event);
    Result (*cuEventRecord)(Event event, Stream stream);
    Result (*cuEventQuery)(Event event);
    Result (*cuEventElapsedTime)(float* milliseconds, Event start, Event end);

    Result (*cuModuleLoadData)(Module* module, const void* image); ///< PTX text that ends in 0
    Result (*cuModuleGetFunction)(Function* function, Module module, const char* name);
    Result (*cuLaunchKernel)(Function function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x, unsigned block_y,
                             unsigned block_z, unsigned shared_bytes, Stream stream, void** parameters, void** extra);

    // Graphs, from CUDA 11.4
    Result (*cuStreamBeginCapture_v2)(Stream stream, int mode);
    Result (*cuStreamEndCapture)(Stream stream, Graph* graph);
    Result (*cuGraphInstantiateWithFlags)(GraphExec* exec, Graph graph, unsigned long long flags);
    Result (*cuGraphLaunch)(GraphExec exec, Stream stream);
    Result (*cuGraphExecDestroy)(GraphExec exec);
    Result (*cuGraphDestroy)(Graph graph);
};

/// visit("cuInit", api.cuInit, required) for every member.
template <class ApiRef, class Visit>
void for_each_symbol(ApiRef& api, Visit&& visit)
{
    visit("cuInit", api.cuInit, true);
    visit("cuDriverGetVersion", api.cuDriverGetVersion, true);
    visit("cuGetErrorName", api.cuGetErrorName, false);
    visit("cuDeviceGetCount", api.cuDeviceGetCount, true);
    visit("cuDeviceGet", api.cuDeviceGet, true);
    visit("cuDeviceGetName", api.cuDeviceGetName, true);
    visit("cuDeviceTotalMem_v2", api.cuDeviceTotalMem_v2, true);
    visit("cuDeviceGetAttribute", api.cuDeviceGetAttribute, true);
    visit("cuDeviceCanAccessPeer", api.cuDeviceCanAccessPeer, true);
    visit("cuDeviceGetP2PAttribute", api.cuDeviceGetP2PAttribute, false);
    visit("cuDevicePrimaryCtxRetain", api.cuDevicePrimaryCtxRetain, true);
    visit("cuCtxSetCurrent", api.cuCtxSetCurrent, true);
    visit("cuCtxEnablePeerAccess", api.cuCtxEnablePeerAccess, true);
    visit("cuMemGetInfo_v2", api.cuMemGetInfo_v2, true);
    visit("cuMemAlloc_v2", api.cuMemAlloc_v2, true);
    visit("cuMemFree_v2", api.cuMemFree_v2, true);
    visit("cuMemHostAlloc", api.cuMemHostAlloc, true);
    visit("cuMemFreeHost", api.cuMemFreeHost, true);
    visit("cuMemHostGetDevicePointer_v2", api.cuMemHostGetDevicePointer_v2, true);
    visit("cuMemcpyHtoDAsync_v2", api.cuMemcpyHtoDAsync_v2, true);
    visit("cuMemcpyDtoHAsync_v2", api.cuMemcpyDtoHAsync_v2, true);
    visit("cuMemcpyDtoDAsync_v2", api.cuMemcpyDtoDAsync_v2, true);
    visit("cuMemcpyPeerAsync", api.cuMemcpyPeerAsync, true);
    visit("cuMemsetD8Async", api.cuMemsetD8Async, true);
    visit("cuStreamCreate", api.cuStreamCreate, true);
    visit("cuStreamDestroy_v2", api.cuStreamDestroy_v2, true);
    visit("cuStreamQuery", api.cuStreamQuery, true);
    visit("cuStreamWaitEvent", api.cuStreamWaitEvent, true);
    visit("cuEventCreate", api.cuEventCreate, true);
    visit("cuEventDestroy_v2", api.cuEventDestroy_v2, true);
    visit("cuEventRecord", api.cuEventRecord, true);
    visit("cuEventQuery", api.cuEventQuery, true);
    visit("cuEventElapsedTime", api.cuEventElapsedTime, true);
    visit("cuModuleLoadData", api.cuModuleLoadData, true);
    visit("cuModuleGetFunction", api.cuModuleGetFunction, true);
    visit("cuLaunchKernel", api.cuLaunchKernel, true);
    visit("cuStreamBeginCapture_v2", api.cuStreamBeginCapture_v2, false);
    visit("cuStreamEndCapture", api.cuStreamEndCapture, false);
    visit("cuGraphInstantiateWithFlags", api.cuGraphInstantiateWithFlags, false);
    visit("cuGraphLaunch", api.cuGraphLaunch, false);
    visit("cuGraphExecDestroy", api.cuGraphExecDestroy, false);
    visit("cuGraphDestroy", api.cuGraphDestroy, false);
}

} // namespace fivefold::cuda
