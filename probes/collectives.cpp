// SPDX-License-Identifier: Apache-2.0
#include "probes/collectives.h"

#include <bit>
#include <chrono>
#include <thread>

namespace fivefold {
namespace {

constexpr std::size_t kFloat = 4;

void* address(cuda::DevicePointer pointer)
{
    return reinterpret_cast<void*>(static_cast<std::uintptr_t>(pointer)); // NOLINT(performance-no-int-to-ptr)
}

bool sums(Collective kind)
{
    return kind == Collective::all_reduce || kind == Collective::reduce_scatter;
}

/// A constant: every float is `value`. Sums of small whole numbers are exact in any order.
Pattern constant(int value)
{
    return {0, 0, std::bit_cast<std::uint32_t>(static_cast<float>(value))};
}

/// What rank `from` sends to rank `to`, or to all. Bits of floats that are copied only.
Pattern parcel(int from, int to)
{
    return {static_cast<std::uint32_t>(from * 64 + to + 1) * 7919, 0x807FFFFF, 0x3F800000};
}

} // namespace

NcclLibrary::NcclLibrary(const Session& session)
    : library_(library_candidates(NvidiaLibrary::nccl, session.options().libraries, session.driver().version(), SearchMachine::here()))
{
    if (!library_.is_open()) throw ProbeFailure(probe::kNcclMissing, "NCCL was not found (" + library_.problem() + ")");
    if (const auto missing = load_symbols(library_, api_); !missing.empty())
        throw ProbeFailure(probe::kNcclMissing, library_.path() + " has no " + missing.front());
    check(api_.ncclGetVersion(&version_), "ncclGetVersion", -1);
}

void NcclLibrary::report(const Session& session) const
{
    session.result(probe::kEnv, {{"nccl_path", library_.path()}, {"nccl_version", std::int64_t{version_}}, {"nccl_soname", library_.soname()}});
    if (api_.ncclAlltoAll == nullptr) session.warn(probe::kNcclOld, "this NCCL has no ncclAlltoAll: grouped sends and receives take its place");
}

void NcclLibrary::check(nccl::Result result, const char* call, std::int64_t device, nccl::Comm comm) const
{
    if (result == nccl::success) return;
    const char* name = api_.ncclGetErrorString(result);
    const char* last = api_.ncclGetLastError != nullptr ? api_.ncclGetLastError(comm) : nullptr;
    throw ProbeFailure(probe::kNcclError,
                       std::string(call) + ": " + (name != nullptr ? name : std::to_string(result)) +
                           (last != nullptr && *last != 0 ? std::string(" (") + last + ")" : ""),
                       device);
}

Rank::Rank(const NcclLibrary& library, const Gpu& gpu, const Group& group, int rank) : library_(library), gpu_(gpu), group_(group), rank_(rank)
{
    const nccl::Api& api = library.api();
    gpu.bind();
    if (group.ctas > 0 && library.takes_ctas()) {
        nccl::Config config;
        config.min_ctas = group.ctas;
        config.max_ctas = group.ctas;
        check(api.ncclCommInitRankConfig(&comm_, group.ranks, group.id, rank, &config), "ncclCommInitRankConfig");
    } else {
        check(api.ncclCommInitRank(&comm_, group.ranks, group.id, rank), "ncclCommInitRank");
    }
}

Rank::~Rank()
{
    if (comm_ == nullptr) return;
    if (std::uncaught_exceptions() > uncaught_) {
        library_.api().ncclCommAbort(comm_);
    } else {
        library_.api().ncclCommDestroy(comm_);
    }
}

void Rank::enqueue(Collective kind, std::size_t bytes, cuda::DevicePointer send, cuda::DevicePointer receive, cuda::Stream stream) const
{
    const nccl::Api& api = library_.api();
    const std::size_t part = part_bytes(kind, group_.ranks, bytes);
    const std::size_t count = part / kFloat;
    switch (kind) {
    case Collective::all_reduce:
        check(api.ncclAllReduce(address(send), address(receive), count, nccl::float32, nccl::sum, comm_, stream), "ncclAllReduce");
        break;
    case Collective::all_gather: check(api.ncclAllGather(address(send), address(receive), count, nccl::float32, comm_, stream), "ncclAllGather"); break;
    case Collective::reduce_scatter:
        check(api.ncclReduceScatter(address(send), address(receive), count, nccl::float32, nccl::sum, comm_, stream), "ncclReduceScatter");
        break;
    case Collective::all_to_all:
        if (api.ncclAlltoAll != nullptr) {
            check(api.ncclAlltoAll(address(send), address(receive), count, nccl::float32, comm_, stream), "ncclAlltoAll");
            break;
        }
        check(api.ncclGroupStart(), "ncclGroupStart");
        for (int peer = 0; peer < group_.ranks; ++peer) {
            const std::size_t offset = part * static_cast<std::size_t>(peer);
            check(api.ncclSend(address(send + offset), count, nccl::float32, peer, comm_, stream), "ncclSend");
            check(api.ncclRecv(address(receive + offset), count, nccl::float32, peer, comm_, stream), "ncclRecv");
        }
        check(api.ncclGroupEnd(), "ncclGroupEnd");
        break;
    case Collective::send_recv: // each to the next, in a ring
        check(api.ncclGroupStart(), "ncclGroupStart");
        check(api.ncclSend(address(send), count, nccl::float32, (rank_ + 1) % group_.ranks, comm_, stream), "ncclSend");
        check(api.ncclRecv(address(receive), count, nccl::float32, (rank_ + group_.ranks - 1) % group_.ranks, comm_, stream), "ncclRecv");
        check(api.ncclGroupEnd(), "ncclGroupEnd");
        break;
    }
}

template <class Query>
void Rank::poll(Query&& query) const
{
    using namespace std::chrono_literals;
    const auto start = std::chrono::steady_clock::now();
    for (int round = 0;; ++round) {
        const cuda::Result answer = query();
        if (answer == cuda::success) return;
        if (answer != cuda::not_ready) gpu_.check(answer, "cuEventQuery");
        gpu_.session().control().check();
        if (round % 16 == 15) {
            nccl::Result error = nccl::success;
            check(library_.api().ncclCommGetAsyncError(comm_, &error), "ncclCommGetAsyncError");
            if (error != nccl::in_progress) check(error, "asynchronous error");
        }
        if (std::chrono::steady_clock::now() - start > 200us) std::this_thread::sleep_for(20us);
    }
}

void Rank::wait(cuda::Event event) const
{
    poll([&] { return gpu_.api().cuEventQuery(event); });
}

void Rank::wait(cuda::Stream stream) const
{
    poll([&] { return gpu_.api().cuStreamQuery(stream); });
}

void Rank::fill(Collective kind, std::size_t bytes, cuda::DevicePointer send, cuda::Stream stream) const
{
    const std::size_t part = part_bytes(kind, group_.ranks, bytes);
    if (kind == Collective::all_reduce) gpu_.fill(send, part, constant(rank_ + 1), stream);
    if (kind == Collective::reduce_scatter) gpu_.fill(send, part * static_cast<std::size_t>(group_.ranks), constant(rank_ + 1), stream);
    if (kind == Collective::all_gather || kind == Collective::send_recv) gpu_.fill(send, part, parcel(rank_, 0), stream);
    if (kind != Collective::all_to_all) return;
    for (int peer = 0; peer < group_.ranks; ++peer) gpu_.fill(send + part * static_cast<std::size_t>(peer), part, parcel(rank_, peer), stream);
}

std::uint64_t Rank::count_wrong(Collective kind, std::size_t bytes, cuda::DevicePointer receive, cuda::Stream stream) const
{
    const std::size_t part = part_bytes(kind, group_.ranks, bytes);
    if (sums(kind)) return gpu_.count_wrong(receive, part, constant(group_.ranks * (group_.ranks + 1) / 2), stream);
    if (kind == Collective::send_recv) return gpu_.count_wrong(receive, part, parcel((rank_ + group_.ranks - 1) % group_.ranks, 0), stream);
    std::uint64_t wrong = 0;
    for (int peer = 0; peer < group_.ranks; ++peer)
        wrong += gpu_.count_wrong(receive + part * static_cast<std::size_t>(peer), part, parcel(peer, kind == Collective::all_to_all ? rank_ : 0), stream);
    return wrong;
}

} // namespace fivefold
