// SPDX-License-Identifier: Apache-2.0
// Stage "nccl": collectives of groups of GPUs, a thread for each rank.
#include "probes/collectives.h"

#include <algorithm>
#include <chrono>

namespace fivefold {
namespace {

using Clock = std::chrono::steady_clock;

/// What the ranks of all groups share: values by rank, looked at between two meetings.
struct Shared {
    explicit Shared(std::size_t ranks) : memory(ranks), times(ranks), wrong(ranks) {}
    nccl::UniqueId id{};
    std::vector<std::int64_t> memory;
    std::vector<std::vector<double>> times;
    std::vector<std::uint64_t> wrong;
    Repetition plan;
    bool skip = false;
};

/// One rank's part in measuring one group.
class GroupBench {
public:
    GroupBench(const Session& session, const NcclLibrary& library, Crew& crew, Shared& shared, Gpu& gpu, const Buffer& send, const Buffer& receive, int rank)
        : session_(session), library_(library), crew_(crew), shared_(shared), gpu_(gpu), send_(send), receive_(receive), rank_(rank), ranks_(static_cast<int>(crew.size())), stream_(gpu)
    {
        for (std::size_t i = 0; i <= 64; ++i) events_.emplace_back(gpu);
    }

    void run()
    {
        const std::int64_t before = used();
        step(std::string(probe::kNcclInitLabel) + ", " + std::to_string(ranks_) + " GPUs");
        if (leads()) library_.check(library_.api().ncclGetUniqueId(&shared_.id), "ncclGetUniqueId", gpu_.index());
        crew_.meet();
        const auto start = Clock::now();
        const Rank rank(library_, gpu_, {shared_.id, ranks_, 0}, rank_);
        crew_.meet();
        if (leads()) session_.result(probe::kNcclInit, {{"ranks", std::int64_t{ranks_}}, {"ms", std::chrono::duration<double, std::milli>(Clock::now() - start).count()}});
        const std::int64_t after_init = largest(used() - before);
        std::int64_t after_ar = 0;
        for (const CollectiveFacts& facts : collective_facts()) {
            for (const std::size_t bytes : collective_sizes(session_.quick(), std::min(send_.bytes(), receive_.bytes()))) {
                if (out_of_time()) break;
                step(std::string(facts.name) + " " + size_text(bytes) + ", " + std::to_string(ranks_) + " GPUs");
                measure(rank, facts, bytes);
            }
            if (facts.kind == Collective::all_reduce) after_ar = largest(used() - before);
        }
        const std::int64_t after_a2a = largest(used() - before);
        if (leads()) {
            session_.result(probe::kNcclMemory, {{"device", probe::kNode}, {"ranks", std::int64_t{ranks_}}, {"init_bytes", after_init}, {"after_ar_bytes", after_ar}, {"after_a2a_bytes", after_a2a}});
        }
        crew_.meet();
    }

private:
    [[nodiscard]] bool leads() const { return rank_ == 0; }
    void step(const std::string& label) const
    {
        if (leads()) session_.control().step(label);
    }
    [[nodiscard]] std::int64_t used() const
    {
        const Gpu::Memory memory = gpu_.memory();
        return static_cast<std::int64_t>(memory.total - memory.free);
    }

    std::int64_t largest(std::int64_t mine)
    {
        shared_.memory[static_cast<std::size_t>(rank_)] = mine;
        crew_.meet();
        const std::int64_t most = *std::max_element(shared_.memory.begin(), shared_.memory.end());
        crew_.meet();
        return std::max<std::int64_t>(most, 0);
    }

    bool out_of_time()
    {
        crew_.meet();
        if (leads()) {
            const bool before = shared_.skip;
            shared_.skip = session_.control().time_left() < 0.1;
            if (shared_.skip && !before) session_.warn(probe::kBudget, "the time is short: collectives of " + std::to_string(ranks_) + " GPUs were left out");
        }
        crew_.meet();
        return shared_.skip;
    }

    void measure(const Rank& rank, const CollectiveFacts& facts, std::size_t bytes)
    {
        const auto me = static_cast<std::size_t>(rank_);
        const auto enqueue = [&] { rank.enqueue(facts.kind, bytes, send_.at(), receive_.at(), stream_); };
        const std::size_t moved = facts.kind == Collective::all_to_all || facts.kind == Collective::reduce_scatter || facts.kind == Collective::all_gather
                                      ? part_bytes(facts.kind, ranks_, bytes) * static_cast<std::size_t>(ranks_)
                                      : part_bytes(facts.kind, ranks_, bytes);
        // The first run is discarded and its data looked at; the second gives the estimate
        rank.fill(facts.kind, bytes, send_.at(), stream_);
        gpu_.check(gpu_.api().cuMemsetD8Async(receive_.at(), 0xFF, moved, stream_), "cuMemsetD8Async");
        enqueue();
        rank.wait(stream_);
        shared_.wrong[me] = rank.count_wrong(facts.kind, bytes, receive_.at(), stream_);
        crew_.meet();
        events_[0].record(stream_);
        enqueue();
        events_[1].record(stream_);
        rank.wait(events_[1]);
        if (leads()) shared_.plan = plan_repetition(session_.quick() ? 30'000 : 25'000, elapsed_us(gpu_, events_[0], events_[1]));
        crew_.meet();
        const Repetition plan = shared_.plan;
        events_[0].record(stream_);
        for (int batch = 1; batch <= plan.batches; ++batch) {
            for (int i = 0; i < plan.inner; ++i) enqueue();
            events_[static_cast<std::size_t>(batch)].record(stream_);
        }
        rank.wait(events_[static_cast<std::size_t>(plan.batches)]);
        shared_.times[me].clear();
        for (int batch = 1; batch <= plan.batches; ++batch)
            shared_.times[me].push_back(elapsed_us(gpu_, events_[static_cast<std::size_t>(batch) - 1], events_[static_cast<std::size_t>(batch)]) / plan.inner);
        crew_.meet();
        if (leads()) report(facts, bytes, moved, plan);
        crew_.meet();
    }

    /// The slowest rank of each batch counts.
    void report(const CollectiveFacts& facts, std::size_t bytes, std::size_t moved, const Repetition& plan)
    {
        std::vector<double> slowest = shared_.times.front();
        for (const std::vector<double>& times : shared_.times) {
            for (std::size_t i = 0; i < slowest.size(); ++i) slowest[i] = std::max(slowest[i], times[i]);
        }
        const Timing timing = summarise(std::move(slowest), plan.inner);
        std::uint64_t wrong = 0;
        for (std::size_t i = 0; i < shared_.wrong.size(); ++i) {
            wrong += shared_.wrong[i];
            if (shared_.wrong[i] > 0) {
                session_.error(probe::kNcclCorrupt, std::string(facts.name) + " " + size_text(bytes) + ": " + std::to_string(shared_.wrong[i]) + " wrong words of 4 bytes",
                               session_.gpus()[i].index);
            }
        }
        const double algbw = static_cast<double>(moved) / timing.median_us / 1e3;
        session_.result(facts.id, {{"ranks", std::int64_t{ranks_}},
                                   {"nodes", std::int64_t{1}},
                                   {"bytes", static_cast<std::int64_t>(moved)},
                                   {"iters", std::int64_t{timing.iterations}},
                                   {"us_median", timing.median_us},
                                   {"us_min", timing.min_us},
                                   {"us_p95", timing.p95_us},
                                   {"algbw_gbps", algbw},
                                   {"busbw_gbps", algbw * bus_factor(facts.kind, ranks_)},
                                   {"verified", wrong == 0}});
    }

    const Session& session_;
    const NcclLibrary& library_;
    Crew& crew_;
    Shared& shared_;
    Gpu& gpu_;
    const Buffer& send_;
    const Buffer& receive_;
    int rank_;
    int ranks_;
    GpuStream stream_;
    std::vector<GpuEvent> events_;
};

/// A GPU with the memory that its collectives use, for all groups.
struct Member {
    Member(const Session& session, const GpuFacts& facts) : gpu(session, facts), bytes(buffer_bytes(gpu)), send(gpu, bytes), receive(gpu, bytes) {}
    static std::size_t buffer_bytes(const Gpu& gpu)
    {
        constexpr std::size_t most = std::size_t{1} << 30;
        const std::size_t free = gpu.memory().free;
        if (free >= 4 * most) return most;
        gpu.session().warn(probe::kLowMemory, std::to_string(free >> 20) + " MiB are free", gpu.index());
        std::size_t bytes = most;
        while (bytes > free / 8 && bytes > 1024) bytes /= 4;
        return bytes;
    }
    Gpu gpu;
    std::size_t bytes;
    Buffer send;
    Buffer receive;
};

} // namespace

void run_nccl(const Session& session)
{
    if (session.gpus().size() < 2) {
        session.warn(probe::kOneGpu, "there is one GPU: no collectives");
        return;
    }
    for (const GpuFacts& gpu : session.gpus()) {
        if (!session.is_split(gpu)) continue;
        session.warn(probe::kMig, "the GPU is split into instances (MIG): no collectives", gpu.index);
        return;
    }
    session.control().step("open NCCL");
    const NcclLibrary library(session);
    library.report(session);
    const std::vector<int> groups = group_sizes(static_cast<int>(session.gpus().size()), session.quick());
    session.control().expect_steps(2 + static_cast<std::int64_t>(groups.size() * (1 + collective_facts().size() * collective_sizes(session.quick(), std::size_t{1} << 30).size())));
    std::vector<std::unique_ptr<Member>> members(session.gpus().size());
    session.control().step("open the GPUs");
    Crew everyone(members.size(), session.control());
    everyone.run([&](std::size_t i) { members[i] = std::make_unique<Member>(session, session.gpus()[i]); });
    for (const int size : groups) {
        const auto ranks = static_cast<std::size_t>(size);
        Crew crew(ranks, session.control());
        Shared shared(ranks);
        crew.run([&](std::size_t rank) {
            Member& member = *members[rank];
            member.gpu.bind();
            GroupBench(session, library, crew, shared, member.gpu, member.send, member.receive, static_cast<int>(rank)).run();
        });
    }
}

} // namespace fivefold
