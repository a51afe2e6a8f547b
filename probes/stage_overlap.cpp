// SPDX-License-Identifier: Apache-2.0
// Stage "overlap": how much slower a matrix product and an attention-like kernel become while something else runs: collectives, and two
// kernels of our own that take a known number of SMs, one of them with memory traffic and one without.
#include "probes/collectives.h"
#include "probes/matmul.h"
#include "probes/overlap_fit.h"

#include <algorithm>

namespace fivefold {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;
constexpr std::size_t kBufferBytes = 256 * kMiB;
constexpr unsigned kAttentionProducts = 32; // about as many operations a byte as the memory and the tensor cores of an H100 have
constexpr double kContenderUs = 15'000;     // one launch of ours: long, so that it holds its SMs
constexpr double kTogetherUs = 60'000;

using Enqueue = std::function<void(int)>;

/// What the ranks share: values by rank, looked at between two meetings.
struct Shared {
    explicit Shared(std::size_t ranks) : ratio(ranks), load(ranks), contender(ranks), alone(ranks) {}
    nccl::UniqueId id{};
    std::vector<double> ratio, load, contender, alone;
    double contender_alone_us = 0;
    int load_count = 0;
    int contender_count = 0;
    bool skip = false;
};

struct Load {
    std::string_view name;
    Enqueue enqueue;
    double alone_us = 0;
    std::vector<SlowDown> points;
};

class OverlapBench {
public:
    OverlapBench(const Session& session, Crew& crew, Shared& shared, const CublasLibrary* cublas, const NcclLibrary* nccl, std::size_t member)
        : session_(session), facts_(session.gpus()[member]), crew_(crew), shared_(shared), nccl_(nccl), member_(member), gpu_(session, facts_),
          operands_(gpu_, pool_bytes()), results_(gpu_, kBufferBytes / 2), source_(gpu_, kBufferBytes), destination_(gpu_, kBufferBytes), watch_(gpu_),
          side_(gpu_), gate_(gpu_)
    {
        for (int i = 0; i <= 64; ++i) {
            load_events_.emplace_back(gpu_);
            side_events_.emplace_back(gpu_);
        }
        prepare_loads(cublas);
    }

    void run()
    {
        if (member_ == 0) run_own_contenders();
        crew_.meet();
        if (nccl_ != nullptr) {
            for (const int ctas : {0, 8, 16}) {
                if (ctas > 0 && !nccl_->takes_ctas()) continue;
                run_collectives(ctas);
            }
        }
        if (member_ == 0) report_fits();
        crew_.meet();
    }

private:
    void step(const std::string& label) const
    {
        if (member_ == 0) session_.control().step(label);
    }

    [[nodiscard]] std::size_t pool_bytes() const
    {
        const std::size_t free = gpu_.memory().free;
        if (free < 4 * kBufferBytes + 512 * kMiB)
            throw ProbeFailure(probe::kOom, std::to_string(free / kMiB) + " MiB are free: too little for this stage", gpu_.index());
        return free < 2048 * kMiB ? 256 * kMiB : 768 * kMiB;
    }

    void prepare_loads(const CublasLibrary* cublas)
    {
        if (cublas != nullptr) {
            const MatmulType& type = matmul_types()[facts_.cc_major >= 8 ? 0 : 2];
            const MatmulShape shape = facts_.sm_count >= 60 && operands_.bytes() > 512 * kMiB ? MatmulShape{8192, 8192, 8192} : MatmulShape{4096, 4096, 4096};
            gpu_.fill(operands_.at(), operands_.bytes(), type.random, watch_.stream());
            plan_ = plan_operands(shape, type, operands_.bytes(), results_.bytes(), static_cast<std::size_t>(facts_.l2_bytes));
            engine_.emplace(*cublas, gpu_);
            matmul_.emplace(*engine_, shape, type);
            if (matmul_->supported() && plan_.sets > 0) {
                loads_.push_back({"gemm",
                                  [this](int i) {
                                      const std::size_t set = plan_.set_bytes * static_cast<std::size_t>(i % plan_.sets);
                                      matmul_->run(operands_.at(set), operands_.at(set + plan_.w_offset), results_.at(), watch_.stream());
                                  },
                                  0,
                                  {}});
            }
        }
        if (!session_.quick() || loads_.empty()) {
            const std::size_t half = operands_.bytes() / 2;
            const std::size_t bytes = std::min(half, kBufferBytes);
            loads_.push_back({"attention",
                              [this, half, bytes](int) { gpu_.attention(operands_.at(half), operands_.at(), bytes, kAttentionProducts, watch_.stream()); },
                              0,
                              {}});
        }
    }

    /// Time of the load by itself, at the clocks that it settles at. A load that writes to the operands comes last.
    void measure_alone(Load& load)
    {
        (void)watch_.measure(load.enqueue, 2 * kTogetherUs);
        load.alone_us = watch_.measure(load.enqueue, kTogetherUs).median_us;
    }

    double time_of(const Enqueue& enqueue)
    {
        const GpuEvent& start = side_events_[0];
        const GpuEvent& end = side_events_[1];
        start.record(side_);
        enqueue(0);
        end.record(side_);
        gpu_.wait(end);
        return elapsed_us(gpu_, start, end);
    }

    void run_own_contenders()
    {
        hbm_copy_gbps_ = 2.0 * kBufferBytes /
                         watch_.measure([&](int) { gpu_.copy(destination_.at(), source_.at(), kBufferBytes, 1, 0, watch_.stream()); }, 10'000).median_us / 1e3;
        for (Load& load : loads_) {
            step(std::string(load.name) + " alone");
            measure_alone(load);
            for (const unsigned ctas : session_.quick() ? std::vector<unsigned>{16} : std::vector<unsigned>{8, 16, 32}) {
                if (ctas * 2 > static_cast<unsigned>(facts_.sm_count)) continue;
                if (session_.control().time_left() < 0.25) return warn_budget();
                step(std::string(load.name) + " beside a kernel of " + std::to_string(ctas) + " CTAs");
                run_occupy(load, ctas);
                run_copy(load, ctas);
            }
        }
    }

    void run_occupy(Load& load, unsigned ctas)
    {
        unsigned iterations = 2000;
        const Enqueue enqueue = [&](int) { gpu_.occupy(iterations, ctas, side_); };
        (void)time_of(enqueue);
        iterations = static_cast<unsigned>(std::clamp(iterations * kContenderUs / std::max(time_of(enqueue), 1.0), 100.0, 1e8));
        report_own(load, "occupy", ctas, enqueue, 0);
    }

    void run_copy(Load& load, unsigned ctas)
    {
        unsigned repeats = 1;
        const Enqueue enqueue = [&](int) { gpu_.copy(destination_.at(), source_.at(), kBufferBytes, repeats, ctas, side_); };
        (void)time_of(enqueue);
        repeats = static_cast<unsigned>(std::clamp(kContenderUs / std::max(time_of(enqueue), 1.0), 1.0, 1000.0));
        report_own(load, "copy", ctas, enqueue, 2.0 * kBufferBytes * repeats);
    }

    void report_own(Load& load, std::string_view name, unsigned ctas, const Enqueue& contender, double traffic_bytes)
    {
        const double contender_us = time_of(contender);
        const Together both = run_together(load, contender, count_of(load.alone_us), count_of(contender_us), nullptr);
        const double gbps = traffic_bytes / both.contender_us / 1e3;
        load.points.push_back({static_cast<double>(ctas) / facts_.sm_count, gbps / hbm_copy_gbps_, both.load_us / load.alone_us});
        session_.result(probe::kOverlap, {{"load", std::string(load.name)},
                                          {"contender", std::string(name)},
                                          {"ranks", std::int64_t{1}},
                                          {"ctas", std::int64_t{ctas}},
                                          {"load_alone_us", load.alone_us},
                                          {"load_overlap_us", both.load_us},
                                          {"contender_bytes", static_cast<std::int64_t>(traffic_bytes)},
                                          {"contender_alone_us", contender_us},
                                          {"contender_overlap_us", both.contender_us},
                                          {"hbm_gbps", gbps}});
    }

    static int count_of(double one_us) { return static_cast<int>(std::clamp(kTogetherUs / std::max(one_us, 1.0), 4.0, 60.0)); }

    /// Both wait in their streams until all is enqueued; the contender starts first.
    Together run_together(const Load& load, const Enqueue& contender, int loads, int contenders, const Rank* rank)
    {
        const cuda::Stream stream = watch_.stream();
        gate_.close(side_);
        side_events_[0].record(side_);
        gpu_.check(gpu_.api().cuStreamWaitEvent(stream, side_events_[0], 0), "cuStreamWaitEvent");
        load_events_[0].record(stream);
        for (int i = 0; i < contenders; ++i) {
            contender(i);
            side_events_[static_cast<std::size_t>(i) + 1].record(side_);
        }
        for (int i = 0; i < loads; ++i) {
            load.enqueue(i);
            load_events_[static_cast<std::size_t>(i) + 1].record(stream);
        }
        if (rank != nullptr) crew_.meet();
        gate_.open();
        if (rank != nullptr) crew_.meet(); // no rank goes ahead of the others
        if (rank != nullptr) rank->wait(side_);
        gpu_.wait(side_);
        gpu_.wait(stream);
        const auto marks = [&](const std::vector<GpuEvent>& events, int count) {
            std::vector<double> times;
            for (int i = 0; i <= count; ++i) times.push_back(elapsed_us(gpu_, side_events_[0], events[static_cast<std::size_t>(i)]));
            return times;
        };
        return overlapped(marks(load_events_, loads), marks(side_events_, contenders));
    }

    void run_collectives(int ctas)
    {
        const int ranks = static_cast<int>(crew_.size());
        step(std::string(probe::kNcclInitLabel) + (ctas > 0 ? ", " + std::to_string(ctas) + " CTAs" : ""));
        if (member_ == 0) nccl_->check(nccl_->api().ncclGetUniqueId(&shared_.id), "ncclGetUniqueId", gpu_.index());
        crew_.meet();
        const Rank rank(*nccl_, gpu_, {shared_.id, ranks, ctas}, static_cast<int>(member_));
        for (const CollectiveFacts& facts : collective_facts()) {
            if (facts.kind == Collective::all_to_all || facts.kind == Collective::send_recv) continue;
            for (Load& load : loads_) {
                crew_.meet();
                if (member_ == 0) shared_.skip = session_.control().time_left() < 0.1;
                crew_.meet();
                if (shared_.skip) {
                    if (member_ == 0) warn_budget();
                    break;
                }
                step(std::string(load.name) + " beside " + std::string(facts.name) + (ctas > 0 ? ", " + std::to_string(ctas) + " CTAs" : ""));
                if (load.alone_us == 0 || ctas == 0) measure_alone(load);
                beside_collective(load, rank, facts, ctas);
            }
        }
        crew_.meet();
    }

    void beside_collective(Load& load, const Rank& rank, const CollectiveFacts& facts, int ctas)
    {
        const Enqueue enqueue = [&](int) { rank.enqueue(facts.kind, kBufferBytes, source_.at(), destination_.at(), side_); };
        enqueue(0);
        rank.wait(side_);
        crew_.meet();
        constexpr int kAlone = 5;
        side_events_[0].record(side_);
        for (int i = 0; i < kAlone; ++i) enqueue(i);
        side_events_[1].record(side_);
        rank.wait(side_events_[1]);
        const double alone_us = elapsed_us(gpu_, side_events_[0], side_events_[1]) / kAlone;
        if (member_ == 0) {
            shared_.contender_alone_us = alone_us;
            shared_.load_count = count_of(load.alone_us);
            shared_.contender_count = count_of(alone_us);
        }
        crew_.meet();
        const Together both = run_together(load, enqueue, shared_.load_count, shared_.contender_count, &rank);
        shared_.ratio[member_] = both.load_us / load.alone_us;
        shared_.load[member_] = both.load_us;
        shared_.alone[member_] = load.alone_us;
        shared_.contender[member_] = both.contender_us;
        crew_.meet();
        if (member_ == 0) report_collective(load, facts, ctas, rank.ranks());
        crew_.meet();
    }

    /// The GPU that suffers most counts.
    void report_collective(Load& load, const CollectiveFacts& facts, int ctas, int ranks)
    {
        constexpr double kTrafficOfBus = 2; // each byte on the wire is read from memory once and written once
        const auto worst = static_cast<std::size_t>(std::max_element(shared_.ratio.begin(), shared_.ratio.end()) - shared_.ratio.begin());
        const double contender_us = *std::max_element(shared_.contender.begin(), shared_.contender.end());
        const double gbps = kTrafficOfBus * bus_factor(facts.kind, ranks) * static_cast<double>(kBufferBytes) / contender_us / 1e3;
        if (ctas > 0) load.points.push_back({static_cast<double>(ctas) / facts_.sm_count, gbps / hbm_copy_gbps_, shared_.ratio[worst]});
        session_.result(probe::kOverlap, {{"load", std::string(load.name)},
                                          {"contender", std::string(facts.name)},
                                          {"ranks", std::int64_t{ranks}},
                                          {"ctas", std::int64_t{ctas}},
                                          {"load_alone_us", shared_.alone[worst]},
                                          {"load_overlap_us", shared_.load[worst]},
                                          {"contender_bytes", static_cast<std::int64_t>(kBufferBytes)},
                                          {"contender_alone_us", shared_.contender_alone_us},
                                          {"contender_overlap_us", contender_us},
                                          {"hbm_gbps", gbps}});
    }

    void report_fits() const
    {
        for (const Load& load : loads_) {
            if (load.points.empty()) continue;
            const OverlapFit fit = fit_overlap(load.points);
            session_.result(probe::kOverlapFit, {{"load", std::string(load.name)},
                                                 {"sm_per_cta", fit.sm},
                                                 {"hbm_share", fit.memory},
                                                 {"sm", std::int64_t{facts_.sm_count}},
                                                 {"hbm_copy_gbps", hbm_copy_gbps_},
                                                 {"points", std::int64_t{fit.points}},
                                                 {"error_percent", fit.error_percent}});
        }
    }

    void warn_budget()
    {
        if (!std::exchange(warned_, true)) session_.warn(probe::kBudget, "the time is short: some pairs were left out");
    }

    const Session& session_;
    const GpuFacts& facts_;
    Crew& crew_;
    Shared& shared_;
    const NcclLibrary* nccl_;
    std::size_t member_;
    Gpu gpu_;
    Buffer operands_;
    Buffer results_;
    Buffer source_;
    Buffer destination_;
    Stopwatch watch_; // of the load
    GpuStream side_;  // of the contender
    Gate gate_;
    std::vector<GpuEvent> load_events_;
    std::vector<GpuEvent> side_events_;
    OperandPlan plan_;
    std::optional<MatmulEngine> engine_;
    std::optional<Matmul> matmul_;
    std::vector<Load> loads_;
    double hbm_copy_gbps_ = 0;
    bool warned_ = false;
};

/// The library, or nothing after an error message that does not end the stage.
template <class Library>
std::optional<Library> open_or_report(const Session& session)
{
    std::optional<Library> library;
    try {
        library.emplace(session);
        library->report(session);
    } catch (const ProbeFailure& failure) {
        session.error(failure.code(), failure.what());
        library.reset();
    }
    return library;
}

} // namespace

void run_overlap(const Session& session)
{
    session.control().step("open the libraries");
    const auto cublas = open_or_report<CublasLibrary>(session);
    bool between = session.gpus().size() > 1 && !session.quick(); // quick: our own kernels on one GPU tell the two terms apart
    for (const GpuFacts& gpu : session.gpus()) between = between && !session.is_split(gpu);
    std::optional<NcclLibrary> nccl;
    if (between) nccl = open_or_report<NcclLibrary>(session);
    session.control().expect_steps(session.quick() ? 3 : between ? 30 : 9);
    const std::size_t members = between ? session.gpus().size() : 1;
    Crew crew(members, session.control());
    Shared shared(members);
    crew.run([&](std::size_t member) { OverlapBench(session, crew, shared, cublas ? &*cublas : nullptr, nccl ? &*nccl : nullptr, member).run(); });
}

} // namespace fivefold
