// SPDX-License-Identifier: Apache-2.0
// Stage "p2p": what passes between each two GPUs, and whether it arrives unchanged.
#include "probes/measure.h"

#include <algorithm>
#include <memory>

namespace fivefold {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;
constexpr std::size_t kLatencyBytes = 16;
constexpr double kSlowCopyUs = 25'000; // above it a smaller copy says the same

/// A GPU with what it sends and receives.
struct Member {
    Member(const Session& session, const GpuFacts& facts, std::size_t bytes)
        : gpu(session, facts), send(gpu, bytes), receive(gpu, bytes), watch(gpu), other(gpu), start(gpu), end(gpu)
    {
        gpu.fill(send.at(), bytes, {static_cast<std::uint32_t>(facts.index) * 1000 + 1}, watch.stream());
        gpu.wait(watch.stream());
    }
    Gpu gpu;
    Buffer send;
    Buffer receive;
    Stopwatch watch;
    GpuStream other; // of copies in the other direction
    GpuEvent start;
    GpuEvent end;
};

class Pairs {
public:
    explicit Pairs(const Session& session) : session_(session) {}

    /// Direct access where the driver permits it; false where copies go through the host's memory.
    bool open(Member& from, Member& to)
    {
        int can = 0;
        from.gpu.check(from.gpu.api().cuDeviceCanAccessPeer(&can, from.gpu.facts().handle, to.gpu.facts().handle), "cuDeviceCanAccessPeer");
        if (can == 0) return false;
        from.gpu.bind();
        const cuda::Result answer = from.gpu.api().cuCtxEnablePeerAccess(to.gpu.context(), 0);
        if (answer == cuda::peer_access_unsupported) return false;
        if (answer != cuda::peer_access_already_enabled) session_.driver().check(answer, "cuCtxEnablePeerAccess", from.gpu.index(), to.gpu.index());
        return true;
    }

    void copy(const Member& from, const Member& to, std::size_t bytes, cuda::Stream stream) const
    {
        session_.driver().check(from.gpu.api().cuMemcpyPeerAsync(to.receive.at(), to.gpu.context(), from.send.at(), from.gpu.context(), bytes, stream),
                                "cuMemcpyPeerAsync", from.gpu.index(), to.gpu.index());
    }

    /// Copies by the copy engine and, with direct access, by a kernel; both must arrive as they were sent.
    bool arrives(Member& from, Member& to, bool access)
    {
        const std::size_t bytes = std::min(from.send.bytes(), 64 * kMiB);
        const Pattern pattern{static_cast<std::uint32_t>(from.gpu.index()) * 1000 + 1};
        std::uint64_t wrong = 0;
        for (int way = 0; way < (access ? 2 : 1); ++way) {
            to.gpu.bind();
            to.gpu.check(to.gpu.api().cuMemsetD8Async(to.receive.at(), 0, bytes, to.watch.stream()), "cuMemsetD8Async");
            to.gpu.wait(to.watch.stream());
            from.gpu.bind();
            if (way == 0) copy(from, to, bytes, from.watch.stream());
            else from.gpu.copy(to.receive.at(), from.send.at(), bytes, 1, 0, from.watch.stream());
            from.gpu.wait(from.watch.stream());
            to.gpu.bind();
            wrong += to.gpu.count_wrong(to.receive.at(), bytes, pattern, to.watch.stream());
        }
        if (wrong > 0) {
            session_.error(probe::kP2pCorrupt, std::to_string(wrong) + " words of 4 bytes arrived changed or not at all", from.gpu.index(), to.gpu.index());
        }
        return wrong == 0;
    }

    double one_way_gbps(Member& from, const Member& to, std::size_t bytes, bool access)
    {
        from.gpu.bind();
        const double budget = session_.quick() ? 5000 : 10'000;
        const Timing timing = from.watch.measure([&](int) { copy(from, to, bytes, from.watch.stream()); }, budget, access);
        return static_cast<double>(bytes) / timing.median_us / 1e3;
    }

    double latency_us(Member& from, const Member& to, bool access)
    {
        from.gpu.bind();
        return from.watch.measure([&](int) { copy(from, to, kLatencyBytes, from.watch.stream()); }, 3000, access).median_us;
    }

    /// Both directions at once: the second GPU's copies lie between two marks of the first one.
    double both_ways_gbps(Member& a, Member& b, std::size_t bytes, double one_way_us)
    {
        const int copies = static_cast<int>(std::clamp(20'000 / one_way_us, 2.0, 5.0));
        const cuda::Api& api = a.gpu.api();
        std::vector<double> times;
        for (int round = 0; round < 3; ++round) {
            a.gpu.bind();
            a.start.record(a.watch.stream());
            b.gpu.bind();
            b.gpu.check(api.cuStreamWaitEvent(b.other, a.start, 0), "cuStreamWaitEvent");
            for (int i = 0; i < copies; ++i) {
                a.gpu.bind();
                copy(a, b, bytes, a.watch.stream());
                b.gpu.bind();
                copy(b, a, bytes, b.other);
            }
            b.end.record(b.other);
            a.gpu.bind();
            a.gpu.check(api.cuStreamWaitEvent(a.watch.stream(), b.end, 0), "cuStreamWaitEvent");
            a.end.record(a.watch.stream());
            a.gpu.wait(a.end);
            if (round > 0) times.push_back(elapsed_us(a.gpu, a.start, a.end));
        }
        return 2.0 * copies * static_cast<double>(bytes) / median(std::move(times)) / 1e3;
    }

private:
    const Session& session_;
};

} // namespace

void run_p2p(const Session& session)
{
    if (session.gpus().size() < 2) {
        session.warn(probe::kOneGpu, "there is one GPU: nothing to measure between GPUs");
        return;
    }
    for (const GpuFacts& gpu : session.gpus()) {
        if (!session.is_split(gpu)) continue;
        session.warn(probe::kMig, "the GPU is split into instances (MIG): there is no peer access", gpu.index);
        return;
    }
    session.control().step("open the GPUs");
    std::size_t bytes = (session.quick() ? 64 : 256) * kMiB;
    std::vector<std::unique_ptr<Member>> members(session.gpus().size());
    Crew(members.size(), session.control()).run([&](std::size_t i) { members[i] = std::make_unique<Member>(session, session.gpus()[i], bytes); });
    const auto count = static_cast<std::int64_t>(members.size());
    session.control().expect_steps(1 + count * (count - 1));
    Pairs pairs(session);
    std::int64_t without_access = 0;
    for (std::size_t i = 0; i < members.size(); ++i) {
        for (std::size_t j = 0; j < members.size(); ++j) {
            if (i == j) continue;
            Member& from = *members[i];
            Member& to = *members[j];
            session.control().step("GPU " + std::to_string(from.gpu.index()) + " to " + std::to_string(to.gpu.index()));
            const bool access = pairs.open(from, to);
            if (i < j) (void)pairs.open(to, from);
            without_access += access ? 0 : 1;
            const bool verified = pairs.arrives(from, to, access);
            const double uni = pairs.one_way_gbps(from, to, bytes, access);
            Session::Values values{{"src", from.gpu.index()}, {"dst", to.gpu.index()}, {"access", access}, {"bytes", static_cast<std::int64_t>(bytes)}, {"uni_gbps", uni}};
            if (i < j && (!session.quick() || i == 0)) values.emplace_back("bidir_gbps", pairs.both_ways_gbps(from, to, bytes, static_cast<double>(bytes) / uni / 1e3));
            values.emplace_back("latency_us", pairs.latency_us(from, to, access));
            values.emplace_back("verified", verified);
            session.result(probe::kP2p, std::move(values));
            if (static_cast<double>(bytes) / uni / 1e3 > kSlowCopyUs) bytes = std::max(bytes / 4, 16 * kMiB);
        }
    }
    if (without_access > 0) {
        session.warn(probe::kP2pDisabled, "no direct access between " + std::to_string(without_access) + " of " + std::to_string(count * (count - 1)) +
                                              " ordered pairs of GPUs: copies go through the host's memory");
    }
}

} // namespace fivefold
