// SPDX-License-Identifier: Apache-2.0
// libnccl.so.2: collectives of simulated GPUs, one rank a thread. Keys of the scenario: nccl.stuck=20: from each communicator's twentieth
// operation on none ever ends; nccl.corrupt=all_gather: that kind gives wrong data; nccl=21805: the version.
#include "probes/api/nccl.h"

#include "tests/probes/simulated/engine.h"
#include "tests/probes/simulated/scenario.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <utility>

using fivefold::cuda::Operation;
using fivefold::cuda::Stream;
using fivefold::simulated::Content;
using fivefold::simulated::Engine;
using fivefold::simulated::Scenario;
using fivefold::simulated::scripted;

namespace fivefold::nccl {
namespace {

/// One collective operation of a communicator, from all its ranks.
struct Meeting {
    std::map<int, std::pair<std::uint64_t, std::uint64_t>> buffers; ///< rank -> send, receive
    std::set<int> here;                                            ///< ranks at the heads of their streams
    bool started = false;
};

/// One rank's group of sends and receives.
struct Exchange {
    struct Item {
        bool sends;
        int peer;
        std::uint64_t address;
        std::uint64_t bytes;
        bool matched = false;
    };
    std::vector<Item> items;
};

struct Group {
    int ranks = 0;
    int joined = 0;
    bool aborted = false;
    std::map<unsigned long, std::shared_ptr<Meeting>> meetings;  ///< by number of the operation
    std::map<int, std::shared_ptr<Exchange>> exchanges;          ///< rank -> the one at the head of its stream
};

} // namespace

struct CommObject {
    std::shared_ptr<Group> group;
    int rank = 0;
    int device = 0;
    int ctas = 0;
    unsigned long operations = 0;
    std::int64_t bytes = 0;
    bool had_reduce = false;
    bool had_exchange = false;
};

namespace {

constexpr std::int64_t kMib = 1 << 20;
constexpr int kUsualCtas = 20;

struct PendingItem {
    Comm comm;
    Stream stream;
    Exchange::Item item;
};
thread_local int t_depth = 0;
thread_local std::vector<PendingItem> t_pending;

std::uint64_t address(const void* pointer) { return reinterpret_cast<std::uint64_t>(pointer); }
std::uint64_t size_of(int type) { return type == float32 ? 4 : 2; }

/// Buffers that the library takes when a kind of operation is first used.
void take(Engine& engine, Comm comm, std::int64_t bytes)
{
    if (engine.take_bytes(comm->device, bytes)) comm->bytes += bytes;
}

bool is_stuck(Comm comm)
{
    const int from = Scenario::instance().whole("nccl.stuck", 0);
    return from > 0 && comm->operations >= static_cast<unsigned long>(from);
}

/// Moves the data, when all ranks are there. `count` numbers a rank and block.
void move_data(Engine& engine, const Meeting& meeting, const std::string& kind, std::uint64_t block, bool bfloat16)
{
    std::vector<Content> sent;
    const auto ranks = static_cast<std::uint64_t>(meeting.buffers.size());
    const bool whole = kind == "reduce_scatter" || kind == "all_to_all"; // the send buffer holds a block for each rank
    for (const auto& [rank, buffers] : meeting.buffers) sent.push_back(engine.memory.load(buffers.first, whole ? block * ranks : block));
    const bool reduces = kind == "all_reduce" || kind == "reduce_scatter";
    const Content reduced = reduces ? fivefold::simulated::sum(sent, bfloat16) : Content();
    std::uint64_t index = 0;
    for (const auto& [rank, buffers] : meeting.buffers) {
        if (kind == "all_reduce") engine.memory.store(buffers.second, reduced);
        if (kind == "reduce_scatter") engine.memory.store(buffers.second, part(reduced, index * block, block));
        for (std::uint64_t peer = 0; !reduces && peer < ranks; ++peer)
            engine.memory.store(buffers.second + peer * block, kind == "all_gather" ? sent[peer] : part(sent[peer], index * block, block));
        if (Scenario::instance().text("nccl.corrupt") == kind && index + 1 == ranks) engine.memory.store(buffers.second, fivefold::simulated::unknown(64));
        ++index;
    }
}

Operation timed(Engine& engine, Comm comm, const std::string& kind, double bytes)
{
    const auto& node = engine.node();
    Operation operation;
    operation.kind = Operation::Kind::meeting;
    const double seconds = node.collective_seconds(kind, comm->group->ranks, bytes, comm->ctas);
    operation.seconds = seconds * node.speed(comm->device); // all ranks end together
    operation.ctas = comm->ctas > 0 ? comm->ctas : kUsualCtas;
    operation.hbm_share = node.collective_hbm_share(bytes / seconds);
    operation.sensitivity = 0.3;
    return operation;
}

/// `block`: bytes of one rank's part (all_reduce: all of it); `bytes`: as nccl-tests counts.
Result collective(const char* kind, const void* send, void* receive, std::uint64_t block, std::uint64_t bytes, int type, Comm comm, Stream stream)
{
    Engine& engine = Engine::instance();
    const std::lock_guard lock(engine.mutex);
    const unsigned long number = ++comm->operations;
    if (!comm->had_reduce) take(engine, comm, 96 * kMib);
    comm->had_reduce = true;
    if (std::strcmp(kind, "all_to_all") == 0 && !std::exchange(comm->had_exchange, true)) take(engine, comm, 220 * kMib * (comm->group->ranks - 1));
    auto& meeting = comm->group->meetings[number];
    if (!meeting) meeting = std::make_shared<Meeting>();
    meeting->buffers[comm->rank] = {address(send), address(receive)};
    Operation operation = timed(engine, comm, kind, static_cast<double>(bytes));
    operation.arrived = [&engine, meeting, group = comm->group, number, rank = comm->rank, stuck = is_stuck(comm), block, type, name = std::string(kind)] {
        meeting->here.insert(rank);
        if (!meeting->started && !stuck && static_cast<int>(meeting->here.size()) == group->ranks) {
            move_data(engine, *meeting, name, block, type == bfloat16);
            meeting->started = true;
            group->meetings.erase(number);
        }
        return meeting->started;
    };
    engine.enqueue(stream, std::move(operation));
    return success;
}

/// All sends and receives that this thread has collected, as one operation a communicator.
void start_exchanges()
{
    Engine& engine = Engine::instance();
    const std::lock_guard lock(engine.mutex);
    while (!t_pending.empty()) {
        Comm comm = t_pending.front().comm;
        Stream stream = t_pending.front().stream;
        auto exchange = std::make_shared<Exchange>();
        std::uint64_t sent = 0;
        std::uint64_t received = 0;
        for (const PendingItem& pending : t_pending) {
            if (pending.comm != comm) continue;
            exchange->items.push_back(pending.item);
            (pending.item.sends ? sent : received) += pending.item.bytes;
        }
        std::erase_if(t_pending, [&](const PendingItem& pending) { return pending.comm == comm; });
        ++comm->operations;
        if (!std::exchange(comm->had_exchange, true)) take(engine, comm, 220 * kMib * (comm->group->ranks - 1));
        const bool all = exchange->items.size() >= 2 * static_cast<std::size_t>(comm->group->ranks - 1) && comm->group->ranks > 2;
        const auto bytes = static_cast<double>(std::max(sent, received));
        Operation operation = timed(engine, comm, all ? "all_to_all" : "send_recv", bytes);
        const std::string corrupted = Scenario::instance().text("nccl.corrupt");
        const bool damaged = corrupted == "send_recv" || (all && corrupted == "all_to_all");
        operation.arrived = [&engine, exchange, group = comm->group, rank = comm->rank, stuck = is_stuck(comm), damaged] {
            group->exchanges[rank] = exchange;
            for (Exchange::Item& mine : exchange->items) {
                const auto other = group->exchanges.find(mine.peer);
                if (mine.matched || stuck || other == group->exchanges.end()) continue;
                for (Exchange::Item& theirs : other->second->items) {
                    if (theirs.matched || theirs.peer != rank || theirs.sends == mine.sends) continue;
                    const Exchange::Item& from = mine.sends ? mine : theirs;
                    const Exchange::Item& to = mine.sends ? theirs : mine;
                    engine.memory.store(to.address, engine.memory.load(from.address, std::min(from.bytes, to.bytes)));
                    if (damaged) engine.memory.store(to.address, fivefold::simulated::unknown(std::min<std::uint64_t>(to.bytes, 64)));
                    mine.matched = theirs.matched = true;
                    break;
                }
            }
            const bool complete = std::all_of(exchange->items.begin(), exchange->items.end(), [](const Exchange::Item& one) { return one.matched; });
            if (complete && group->exchanges[rank] == exchange) group->exchanges.erase(rank);
            return complete;
        };
        engine.enqueue(stream, std::move(operation));
    }
}

void collect(Comm comm, Stream stream, const Exchange::Item& item)
{
    t_pending.push_back({comm, stream, item});
    if (t_depth == 0) start_exchanges();
}

/// As the library does: a word on standard output, wherever that goes.
Result complain(int code)
{
    std::printf("localhost:1:1 [0] simulated.cc:1 NCCL WARN the scenario answers %d\n", code);
    std::fflush(stdout);
    return code;
}

} // namespace
} // namespace fivefold::nccl

using namespace fivefold::nccl;

#define SCRIPT() \
    if (const int code = scripted(__func__, fivefold::simulated::current_device()); code != 0) return complain(code)

extern "C" {

Result ncclGetVersion(int* version)
{
    SCRIPT();
    *version = Scenario::instance().whole("nccl", 22809);
    return success;
}
Result ncclGetUniqueId(UniqueId* id)
{
    SCRIPT();
    static std::atomic<int> next = 1;
    std::memset(id, 0, sizeof *id);
    std::snprintf(id->internal, sizeof id->internal, "simulated %d", next++);
    return success;
}
Result ncclCommInitRankConfig(Comm* comm, int ranks, UniqueId id, int rank, Config* config)
{
    SCRIPT();
    static std::map<std::string, std::weak_ptr<Group>> groups;
    Engine& engine = Engine::instance();
    std::unique_lock lock(engine.mutex);
    const int device = fivefold::simulated::current_device();
    if (device < 0 || rank < 0 || rank >= ranks) return invalid_argument;
    const bool knows_ctas = Scenario::instance().whole("nccl", 22809) >= 21700; // before it a configuration ended with `blocking`, 0 or 1
    if (config != nullptr && !knows_ctas && config->blocking != 0 && config->blocking != 1) return invalid_argument;
    std::shared_ptr<Group> group = groups[id.internal].lock();
    if (!group) groups[id.internal] = group = std::make_shared<Group>();
    group->ranks = ranks;
    *comm = new CommObject{group, rank, device};
    if (config != nullptr && knows_ctas && config->max_ctas > 0) (*comm)->ctas = config->max_ctas;
    take(engine, *comm, (280 + 22 * ranks) * kMib);
    ++group->joined;
    engine.changed.notify_all();
    if (config != nullptr && config->blocking == 0) return group->joined < ranks ? in_progress : success;
    if (t_depth == 0) engine.changed.wait(lock, [&] { return group->joined >= ranks || group->aborted; });
    return group->aborted ? internal_error : success;
}
Result ncclCommInitRank(Comm* comm, int ranks, UniqueId id, int rank)
{
    SCRIPT();
    return ncclCommInitRankConfig(comm, ranks, id, rank, nullptr);
}
static Result leave(Comm comm, bool abort)
{
    Engine& engine = Engine::instance();
    const std::lock_guard lock(engine.mutex);
    if (abort) {
        comm->group->aborted = true;
        engine.drop_meetings(comm->device);
        engine.changed.notify_all();
    } else {
        engine.run();
    }
    engine.give_bytes(comm->device, comm->bytes);
    delete comm;
    return success;
}
Result ncclCommDestroy(Comm comm)
{
    SCRIPT();
    return leave(comm, false);
}
Result ncclCommAbort(Comm comm)
{
    SCRIPT();
    return leave(comm, true);
}
Result ncclCommGetAsyncError(Comm comm, Result* error)
{
    *error = scripted(__func__, comm->device); // the call itself does well
    if (*error != success) return success;
    const std::lock_guard lock(Engine::instance().mutex);
    *error = comm->group->joined < comm->group->ranks ? in_progress : success;
    return success;
}
const char* ncclGetErrorString(Result result)
{
    switch (result) {
    case success: return "no error";
    case unhandled_cuda_error: return "unhandled cuda error";
    case system_error: return "unhandled system error";
    case internal_error: return "internal error";
    case remote_error: return "remote process exited or there was a network error";
    default: return "unknown result code";
    }
}
const char* ncclGetLastError(Comm) { return "simulated: the scenario wants it so"; }

#ifndef FIVEFOLD_SIMULATED_INCOMPLETE
Result ncclAllReduce(const void* send, void* receive, std::size_t count, int type, int, Comm comm, Stream stream)
{
    SCRIPT();
    return collective("all_reduce", send, receive, count * size_of(type), count * size_of(type), type, comm, stream);
}
#endif
Result ncclAllGather(const void* send, void* receive, std::size_t count, int type, Comm comm, Stream stream)
{
    SCRIPT();
    const std::uint64_t block = count * size_of(type);
    return collective("all_gather", send, receive, block, block * static_cast<std::uint64_t>(comm->group->ranks), type, comm, stream);
}
Result ncclReduceScatter(const void* send, void* receive, std::size_t count, int type, int, Comm comm, Stream stream)
{
    SCRIPT();
    const std::uint64_t block = count * size_of(type);
    return collective("reduce_scatter", send, receive, block, block * static_cast<std::uint64_t>(comm->group->ranks), type, comm, stream);
}
#ifndef FIVEFOLD_SIMULATED_OLD
Result ncclAlltoAll(const void* send, void* receive, std::size_t count, int type, Comm comm, Stream stream)
{
    SCRIPT();
    const std::uint64_t block = count * size_of(type);
    return collective("all_to_all", send, receive, block, block * static_cast<std::uint64_t>(comm->group->ranks), type, comm, stream);
}
#endif
Result ncclSend(const void* send, std::size_t count, int type, int peer, Comm comm, Stream stream)
{
    SCRIPT();
    collect(comm, stream, {true, peer, address(send), count * size_of(type)});
    return success;
}
Result ncclRecv(void* receive, std::size_t count, int type, int peer, Comm comm, Stream stream)
{
    SCRIPT();
    collect(comm, stream, {false, peer, address(receive), count * size_of(type)});
    return success;
}
Result ncclGroupStart()
{
    SCRIPT();
    ++t_depth;
    return success;
}
Result ncclGroupEnd()
{
    SCRIPT();
    if (--t_depth == 0) start_exchanges();
    return success;
}

} // extern "C"
