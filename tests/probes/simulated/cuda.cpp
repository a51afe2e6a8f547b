// SPDX-License-Identifier: Apache-2.0
// libcuda.so.1: the CUDA driver's calls that the probe uses (probes/api/cuda.h), on simulated devices.
#include "tests/probes/simulated/engine.h"
#include "tests/probes/simulated/scenario.h"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string_view>
#include <utility>

using namespace fivefold::cuda;
using fivefold::simulated::current_device;
using fivefold::simulated::Engine;
using fivefold::simulated::Memory;
using fivefold::simulated::Node;
using fivefold::simulated::Scenario;
using fivefold::simulated::scripted;

namespace {

constexpr Result kInvalidContext = 201;
constexpr Result kNotFound = 500;

/// The lock of a call that has got past its script.
class Call {
public:
    Call() : lock_(engine.mutex) {}
    Engine& engine = Engine::instance();

private:
    std::lock_guard<std::mutex> lock_;
};

/// A real launch costs the calling thread about two microseconds.
void spend_host_time()
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::nanoseconds(1800);
    while (std::chrono::steady_clock::now() < end) {}
}

Operation transfer(double seconds, double hbm_share)
{
    Operation operation;
    operation.seconds = seconds;
    operation.hbm_share = hbm_share;
    operation.sensitivity = 0.8;
    return operation;
}

bool is_device(int device) { return device >= 0 && device < Node::instance().devices(); }

} // namespace

// Before a call does anything the scenario may have it answer something else, or worse.
#define SCRIPT_ON(device) \
    if (const int code = scripted(__func__, device); code != 0) return code
#define SCRIPT() SCRIPT_ON(current_device())

extern "C" {

extern const int fivefold_simulated;
const int fivefold_simulated = 1; // the probe says so in its result

Result cuInit(unsigned)
{
    SCRIPT_ON(-1);
    return success;
}
Result cuDriverGetVersion(int* version)
{
    *version = Scenario::instance().whole("driver", 13000);
    SCRIPT_ON(-1);
    return success;
}
Result cuGetErrorName(Result error, const char** name)
{
    static const std::map<Result, const char*> names = {{invalid_value, "CUDA_ERROR_INVALID_VALUE"}, {out_of_memory, "CUDA_ERROR_OUT_OF_MEMORY"},
                                                        {700, "CUDA_ERROR_ILLEGAL_ADDRESS"}, {719, "CUDA_ERROR_LAUNCH_FAILED"}, {unknown, "CUDA_ERROR_UNKNOWN"}};
    const auto found = names.find(error);
    *name = found != names.end() ? found->second : nullptr;
    return found != names.end() ? success : invalid_value;
}
Result cuDeviceGetCount(int* count)
{
    SCRIPT_ON(-1);
    *count = Node::instance().devices();
    return success;
}
Result cuDeviceGet(Device* device, int ordinal)
{
    SCRIPT_ON(ordinal);
    if (!is_device(ordinal)) return 101;
    *device = ordinal;
    return success;
}
Result cuDeviceGetName(char* name, int length, Device device)
{
    SCRIPT_ON(device);
    const std::string text = Scenario::instance().text("name", Node::instance().gpu().name);
    std::strncpy(name, text.c_str(), static_cast<std::size_t>(length)); // unterminated where it is too long, as bad drivers do
    return success;
}
Result cuDeviceTotalMem_v2(std::size_t* bytes, Device device)
{
    SCRIPT_ON(device);
    *bytes = static_cast<std::size_t>(Node::instance().gpu().memory_bytes);
    return success;
}
Result cuDeviceGetAttribute(int* value, int attribute, Device device)
{
    SCRIPT_ON(device);
    const auto& gpu = Node::instance().gpu();
    switch (attribute) {
    case clock_rate_khz: *value = gpu.clock_khz; break;
    case multiprocessor_count: *value = gpu.sm; break;
    case compute_mode: *value = Scenario::instance().whole("compute_mode", 0); break;
    case ecc_enabled: *value = Scenario::instance().text("ecc", "on") == "on" ? 1 : 0; break;
    case pci_bus_id: *value = 0x19 + 0x10 * device; break;
    case pci_device_id: *value = 0; break;
    case memory_clock_khz: *value = gpu.memory_clock_khz; break;
    case memory_bus_bits: *value = gpu.bus_bits; break;
    case l2_bytes: *value = static_cast<int>(gpu.l2_bytes); break;
    case max_threads_per_sm: *value = gpu.cc_major == 8 && gpu.cc_minor != 0 ? 1536 : 2048; break;
    case pci_domain_id: *value = 0; break;
    case compute_capability_major: *value = gpu.cc_major; break;
    case compute_capability_minor: *value = gpu.cc_minor; break;
    default: return invalid_value;
    }
    return success;
}
Result cuDeviceCanAccessPeer(int* can, Device device, Device peer)
{
    SCRIPT_ON(device);
    *can = Node::instance().peers(device, peer) ? 1 : 0;
    return success;
}
Result cuDeviceGetP2PAttribute(int* value, int attribute, Device source, Device destination)
{
    SCRIPT_ON(source);
    const bool peers = Node::instance().peers(source, destination);
    *value = attribute == p2p_performance_rank ? 0 : peers ? 1 : 0;
    return success;
}

Result cuDevicePrimaryCtxRetain(Context* context, Device device)
{
    SCRIPT_ON(device);
    Call call;
    *context = call.engine.context(device);
    return *context != nullptr ? success : out_of_memory;
}
Result cuCtxSetCurrent(Context context)
{
    SCRIPT_ON(context != nullptr ? context->device : -1);
    fivefold::simulated::set_current_device(context != nullptr ? context->device : -1);
    return success;
}
Result cuCtxEnablePeerAccess(Context peer, unsigned)
{
    SCRIPT();
    Call call;
    if (current_device() < 0) return kInvalidContext;
    if (!Node::instance().peers(current_device(), peer->device)) return peer_access_unsupported;
    if (call.engine.may_access(current_device(), Memory::kDeviceSpace + (static_cast<std::uint64_t>(peer->device) << Memory::kDeviceShift)))
        return peer_access_already_enabled;
    call.engine.allow_peer(current_device(), peer->device);
    return success;
}

Result cuMemGetInfo_v2(std::size_t* free, std::size_t* total)
{
    SCRIPT();
    Call call;
    if (current_device() < 0) return kInvalidContext;
    *free = static_cast<std::size_t>(call.engine.free_bytes(current_device()));
    *total = static_cast<std::size_t>(Node::instance().gpu().memory_bytes);
    return success;
}
Result cuMemAlloc_v2(DevicePointer* pointer, std::size_t bytes)
{
    SCRIPT();
    Call call;
    if (current_device() < 0) return kInvalidContext;
    if (bytes == 0) return invalid_value;
    if (!call.engine.take_bytes(current_device(), static_cast<std::int64_t>(bytes))) return out_of_memory;
    *pointer = call.engine.memory.allocate(current_device(), bytes);
    return success;
}
Result cuMemFree_v2(DevicePointer pointer)
{
    SCRIPT();
    Call call;
    call.engine.run();
    const std::uint64_t bytes = call.engine.memory.release(pointer);
    if (bytes == 0) return invalid_value;
    call.engine.give_bytes(Memory::device_of(pointer), static_cast<std::int64_t>(bytes));
    return success;
}
Result cuMemHostAlloc(void** pointer, std::size_t bytes, unsigned)
{
    SCRIPT();
    *pointer = std::calloc(1, bytes);
    return *pointer != nullptr ? success : out_of_memory;
}
Result cuMemFreeHost(void* pointer)
{
    SCRIPT();
    Call call;
    call.engine.run(); // what still looks at it goes first, as with the real one
    std::free(pointer);
    return success;
}
Result cuMemHostGetDevicePointer_v2(DevicePointer* pointer, void* host, unsigned)
{
    SCRIPT();
    *pointer = reinterpret_cast<DevicePointer>(host);
    return success;
}
Result cuMemcpyHtoDAsync_v2(DevicePointer destination, const void* source, std::size_t bytes, Stream stream)
{
    SCRIPT();
    Call call;
    if (!call.engine.memory.valid(destination, bytes)) return invalid_value;
    Operation operation = transfer(8e-6 + static_cast<double>(bytes) / Node::instance().gpu().pcie, 0.01);
    operation.effect = [&engine = call.engine, destination, content = fivefold::simulated::literal(source, bytes)] { engine.memory.store(destination, content); };
    call.engine.enqueue(stream, std::move(operation));
    return success;
}
Result cuMemcpyDtoHAsync_v2(void* destination, DevicePointer source, std::size_t bytes, Stream stream)
{
    SCRIPT();
    Call call;
    if (!call.engine.memory.valid(source, bytes)) return invalid_value;
    Operation operation = transfer(8e-6 + static_cast<double>(bytes) / Node::instance().gpu().pcie, 0.01);
    operation.effect = [&engine = call.engine, destination, source, bytes] { to_bytes(engine.memory.load(source, bytes), destination, bytes); };
    call.engine.enqueue(stream, std::move(operation));
    return success;
}

static Result copy_between(Engine& engine, DevicePointer destination, DevicePointer source, std::size_t bytes, Stream stream)
{
    if (!engine.memory.valid(destination, bytes) || !engine.memory.valid(source, bytes)) return invalid_value;
    const Node& node = Node::instance();
    const int from = Memory::device_of(source);
    const int to = Memory::device_of(destination);
    const double size = static_cast<double>(bytes);
    Operation operation = from == to ? transfer(node.memory_seconds(2 * size, node.gpu().sm), 1) : transfer(node.copy_seconds(from, to, size), 0.1);
    operation.effect = [&engine, destination, source, bytes] { engine.copy(destination, source, bytes); };
    engine.enqueue(stream, std::move(operation));
    return success;
}
Result cuMemcpyDtoDAsync_v2(DevicePointer destination, DevicePointer source, std::size_t bytes, Stream stream)
{
    SCRIPT();
    Call call;
    return copy_between(call.engine, destination, source, bytes, stream);
}
Result cuMemcpyPeerAsync(DevicePointer destination, Context, DevicePointer source, Context, std::size_t bytes, Stream stream)
{
    SCRIPT();
    Call call;
    return copy_between(call.engine, destination, source, bytes, stream);
}
Result cuMemsetD8Async(DevicePointer destination, unsigned char value, std::size_t bytes, Stream stream)
{
    SCRIPT();
    Call call;
    if (!call.engine.memory.valid(destination, bytes)) return invalid_value;
    Operation operation = transfer(Node::instance().memory_seconds(static_cast<double>(bytes), Node::instance().gpu().sm), 1);
    operation.effect = [&engine = call.engine, destination, content = fivefold::simulated::pattern(bytes, 0, 0, value * 0x01010101U)] {
        engine.memory.store(destination, content);
    };
    call.engine.enqueue(stream, std::move(operation));
    return success;
}

Result cuStreamCreate(Stream* stream, unsigned)
{
    SCRIPT();
    Call call;
    if (current_device() < 0) return kInvalidContext;
    *stream = call.engine.add_stream(current_device());
    return success;
}
Result cuStreamDestroy_v2(Stream stream)
{
    SCRIPT();
    Call call;
    call.engine.remove_stream(stream);
    return success;
}
Result cuStreamQuery(Stream stream)
{
    SCRIPT();
    Call call;
    return call.engine.idle(stream) ? success : not_ready;
}
Result cuStreamWaitEvent(Stream stream, Event event, unsigned)
{
    SCRIPT();
    Call call;
    if (!event->recorded) return success;
    Operation operation;
    operation.kind = Operation::Kind::wait;
    operation.event = event;
    call.engine.enqueue(stream, std::move(operation));
    return success;
}
Result cuEventCreate(Event* event, unsigned)
{
    SCRIPT();
    *event = new EventObject;
    return success;
}
Result cuEventDestroy_v2(Event event)
{
    SCRIPT();
    Call call;
    call.engine.run();
    if (!event->recorded || event->reached) delete event; // where work still waits for it, it stays
    return success;
}
Result cuEventRecord(Event event, Stream stream)
{
    SCRIPT();
    Call call;
    event->recorded = true;
    event->reached = false;
    Operation operation;
    operation.kind = Operation::Kind::record;
    operation.event = event;
    call.engine.enqueue(stream, std::move(operation));
    return success;
}
Result cuEventQuery(Event event)
{
    SCRIPT();
    Call call;
    call.engine.run();
    return !event->recorded || event->reached ? success : not_ready;
}
Result cuEventElapsedTime(float* milliseconds, Event start, Event end)
{
    SCRIPT();
    Call call;
    call.engine.run();
    if (!start->recorded || !end->recorded) return 400;
    if (!start->reached || !end->reached) return not_ready;
    *milliseconds = static_cast<float>((end->time - start->time) * 1e3);
    return success;
}

Result cuModuleLoadData(Module* module, const void* image)
{
    SCRIPT();
    static ModuleObject loaded;
    const auto* text = static_cast<const char*>(image);
    if (std::strstr(text, ".version") == nullptr || std::strstr(text, ".target") == nullptr) return invalid_ptx;
    *module = &loaded;
    return success;
}
Result cuModuleGetFunction(Function* function, Module, const char* name)
{
    SCRIPT();
    if (!std::string_view(name).starts_with("fivefold_")) return kNotFound;
    static std::map<std::string, FunctionObject> functions;
    Call call;
    *function = &functions.try_emplace(name, FunctionObject{name}).first->second;
    return success;
}
#ifndef FIVEFOLD_SIMULATED_INCOMPLETE
Result cuLaunchKernel(Function function, unsigned grid_x, unsigned, unsigned, unsigned block_x, unsigned, unsigned, unsigned, Stream stream,
                             void** parameters, void**)
{
    SCRIPT();
    spend_host_time();
    Call call;
    return fivefold::simulated::launch(call.engine, function->name, grid_x, block_x, stream, parameters);
}
#endif

Result cuStreamBeginCapture_v2(Stream stream, int)
{
    SCRIPT();
    Call call;
    stream->capture = new GraphObject;
    return success;
}
Result cuStreamEndCapture(Stream stream, Graph* graph)
{
    SCRIPT();
    Call call;
    *graph = std::exchange(stream->capture, nullptr);
    return *graph != nullptr ? success : invalid_value;
}
Result cuGraphInstantiateWithFlags(GraphExec* exec, Graph graph, unsigned long long)
{
    SCRIPT();
    *exec = new GraphExecObject{graph->operations};
    return success;
}
Result cuGraphLaunch(GraphExec exec, Stream stream)
{
    SCRIPT();
    spend_host_time();
    Call call;
    for (const Operation& operation : exec->operations) call.engine.enqueue(stream, operation);
    return success;
}
Result cuGraphExecDestroy(GraphExec exec)
{
    SCRIPT();
    delete exec;
    return success;
}
Result cuGraphDestroy(Graph graph)
{
    SCRIPT();
    delete graph;
    return success;
}

} // extern "C"
