// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/api/cuda.h"
#include "tests/probes/simulated/memory.h"
#include "tests/probes/simulated/node.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

/// The simulated devices. Streams hold their work until somebody asks after it; then it runs in simulated time, each GPU with a clock of
/// its own, and what overlaps on one GPU slows each other down. No real time passes and no thread runs, so the same calls give the same times.
namespace fivefold::cuda {

struct EventObject {
    bool recorded = false; ///< somebody has asked for it
    bool reached = false;
    double time = 0;
};

struct Operation {
    enum class Kind { work, record, wait, gate, meeting } kind = Kind::work;
    double seconds = 0;        ///< of work: alone on its device
    double ctas = 0;           ///< multiprocessors that it takes from others
    double hbm_share = 0;      ///< memory bandwidth that it takes from others
    double sensitivity = 0;    ///< how much it suffers from what others take of the memory; of multiprocessors all suffer
    std::function<void()> effect = {};
    Event event = nullptr;     ///< record, wait
    const volatile unsigned* flag = nullptr; ///< gate
    std::function<bool()> arrived = {}; ///< meeting: called at the head of the stream until true, then it is work
};

struct StreamObject {
    int device = 0;
    std::deque<Operation> operations;
    GraphObject* capture = nullptr;
};

struct ContextObject {
    int device = 0;
};
struct GraphObject {
    std::vector<Operation> operations;
};
struct GraphExecObject {
    std::vector<Operation> operations;
};
struct ModuleObject {};
struct FunctionObject {
    std::string name;
};

} // namespace fivefold::cuda

namespace fivefold::simulated {

class Engine {
public:
    static Engine& instance();

    std::mutex mutex;   ///< held by every call
    Memory memory;
    std::condition_variable changed; ///< ranks that wait for each other

    [[nodiscard]] const Node& node() const { return Node::instance(); }
    /// Adds to the stream, or to the graph that it captures.
    void enqueue(cuda::Stream stream, cuda::Operation operation);
    /// Runs all that can run.
    void run();
    [[nodiscard]] bool idle(cuda::Stream stream);

    [[nodiscard]] cuda::Stream add_stream(int device);
    void remove_stream(cuda::Stream stream);
    /// Drops what a device's streams still hold of meetings, after an abort.
    void drop_meetings(int device);

    // Memory of the devices beyond the allocations: contexts and libraries
    [[nodiscard]] std::int64_t free_bytes(int device) const;
    bool take_bytes(int device, std::int64_t bytes); ///< false where it does not fit
    void give_bytes(int device, std::int64_t bytes);

    /// Copies in the simulated memory, with the damage that the scenario asks for between two GPUs.
    void copy(std::uint64_t destination, std::uint64_t source, std::uint64_t bytes);

    /// Whether the device has worked since it was last asked.
    [[nodiscard]] bool has_worked(int device);
    cuda::ContextObject* context(int device);
    void allow_peer(int device, int peer) { peers_.insert({device, peer}); }
    [[nodiscard]] bool may_access(int device, std::uint64_t address) const;

private:
    bool step(int device);

    std::set<std::unique_ptr<cuda::StreamObject>> streams_;
    std::map<int, double> clocks_, seen_clocks_;
    std::map<int, std::int64_t> taken_;
    std::map<int, cuda::ContextObject> contexts_;
    std::set<std::pair<int, int>> peers_;
    unsigned long count_ = 0; // of operations, for the small differences between repetitions
};

/// The device of the thread's current context, -1 = none.
[[nodiscard]] int current_device();
void set_current_device(int device);

/// Adds a kernel of the probe to the stream. Returns a CUDA result.
int launch(Engine& engine, const std::string& name, unsigned grid, unsigned block, cuda::Stream stream, void** parameters);

} // namespace fivefold::simulated
