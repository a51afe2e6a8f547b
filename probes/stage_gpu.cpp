// SPDX-License-Identifier: Apache-2.0
// Stage "gpu": what each GPU does by itself, all of them at once: memory, memory bandwidth, launches and matrix products.
#include "probes/matmul.h"
#include "probes/measure.h"

#include <algorithm>
#include <atomic>
#include <chrono>

namespace fivefold {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;
constexpr double kUnevenShare = 0.9;

/// What the threads of the GPUs share: values by GPU, looked at between two meetings.
struct Shared {
    explicit Shared(std::size_t gpus) : timings(gpus), values(gpus) {}
    std::vector<Timing> timings;
    std::vector<double> values;
    std::atomic<bool> skip = false;
    std::atomic<bool> warned_uneven = false;
};

class GpuBench {
public:
    GpuBench(const Session& session, Crew& crew, Shared& shared, const CublasLibrary* cublas, std::size_t member)
        : session_(session), facts_(session.gpus()[member]), crew_(crew), shared_(shared), cublas_(cublas), member_(member), context_(open_context()),
          gpu_(*context_.gpu)
    {
    }

    void run()
    {
        measure_memory_use();
        measure_bandwidth();
        measure_launches();
        if (cublas_ != nullptr) {
            for (const MatmulType& type : matmul_types()) measure_matmuls(type);
        }
        crew_.meet();
    }

private:
    struct Opened {
        std::unique_ptr<Gpu> gpu;
        std::optional<std::int64_t> context_bytes;
    };

    /// How much memory a context takes is only seen from outside.
    Opened open_context() const
    {
        step("open the GPUs");
        const auto before = session_.management().memory(session_.managed(facts_));
        Opened opened{std::make_unique<Gpu>(session_, facts_), std::nullopt};
        const auto after = session_.management().memory(session_.managed(facts_));
        if (before && after && after->used > before->used) opened.context_bytes = static_cast<std::int64_t>(after->used - before->used);
        return opened;
    }

    void step(const std::string& label) const
    {
        if (member_ == 0) session_.control().step(label);
    }

    /// The first GPU decides for all, so that they do the same.
    bool out_of_time(double least_share)
    {
        crew_.meet();
        if (member_ == 0) shared_.skip = session_.control().time_left() < least_share;
        crew_.meet();
        return shared_.skip;
    }

    void measure_memory_use()
    {
        const Gpu::Memory memory = gpu_.memory();
        Session::Values values{{"device", gpu_.index()},
                               {"total_bytes", static_cast<std::int64_t>(memory.total)},
                               {"free_bytes", static_cast<std::int64_t>(memory.free)}};
        add_value(values, "context_bytes", context_.context_bytes);
        const PoolSizes sizes = plan_pools(memory.free);
        if (sizes.reduced) session_.warn(probe::kLowMemory, std::to_string(memory.free / kMiB) + " MiB are free", gpu_.index());
        operands_.emplace(gpu_, sizes.operands);
        results_.emplace(gpu_, sizes.results);
        watch_.emplace(gpu_, &crew_);
        if (cublas_ != nullptr) values.emplace_back("cublas_bytes", open_cublas());
        session_.result(probe::kMemory, std::move(values));
    }

    std::int64_t open_cublas()
    {
        const std::size_t before = gpu_.memory().free;
        engine_.emplace(*cublas_, gpu_);
        const MatmulType& type = matmul_types()[facts_.cc_major >= 8 ? 0 : 2];
        const Matmul first(*engine_, {1024, 1024, 1024}, type);
        if (first.supported()) first.run(operands_->at(), operands_->at(4 * kMiB), results_->at(), watch_->stream());
        gpu_.wait(watch_->stream());
        const std::size_t after = gpu_.memory().free;
        return before > after ? static_cast<std::int64_t>(before - after) : 0;
    }

    /// Sends a GPU's value and, from the first GPU, the node's: that of the slowest.
    void report(std::string_view id, Session::Values values, const Timing& timing, const char* rate_name, double work, double divisor)
    {
        const auto send = [&](std::int64_t device, const Timing& time, double spread_percent) {
            Session::Values all{{"device", device}};
            all.insert(all.end(), values.begin(), values.end());
            all.emplace_back("iters", std::int64_t{time.iterations});
            all.emplace_back("us_median", time.median_us);
            all.emplace_back("us_min", time.min_us);
            all.emplace_back("us_p95", time.p95_us);
            all.emplace_back(rate_name, work / time.median_us / divisor);
            if (device == probe::kNode) all.emplace_back("spread_percent", spread_percent);
            session_.result(id, std::move(all));
        };
        send(gpu_.index(), timing, 0);
        shared_.timings[member_] = timing;
        crew_.meet();
        if (member_ == 0) {
            const auto by_time = [](const Timing& a, const Timing& b) { return a.median_us < b.median_us; };
            const auto [fastest, slowest] = std::minmax_element(shared_.timings.begin(), shared_.timings.end(), by_time);
            send(probe::kNode, *slowest, 100 * (slowest->median_us / fastest->median_us - 1));
            if (fastest->median_us < kUnevenShare * slowest->median_us && !shared_.warned_uneven.exchange(true)) {
                const auto which = static_cast<std::size_t>(slowest - shared_.timings.begin());
                session_.warn(probe::kUneven,
                              std::string(id) + ": this GPU takes " + std::to_string(static_cast<int>(100 * (slowest->median_us / fastest->median_us - 1))) +
                                  " % longer than the fastest",
                              session_.gpus()[which].index);
            }
        }
        crew_.meet();
    }

    void measure_bandwidth()
    {
        gpu_.fill(operands_->at(), whole_words(operands_->bytes()), {7}, watch_->stream());
        if (gpu_.count_wrong(operands_->at(), whole_words(operands_->bytes()), {7}, watch_->stream()) != 0)
            throw ProbeFailure(probe::kMemoryCorrupt, "memory of the GPU gave back other data than was written", gpu_.index());
        const std::size_t half = whole_words(operands_->bytes() / 2);
        const std::size_t cache = 4 * static_cast<std::size_t>(facts_.l2_bytes);
        const std::size_t enough = cache <= 512 * kMiB ? 512 : 1024;
        for (const std::size_t size : session_.quick() ? std::vector<std::size_t>{enough} : std::vector<std::size_t>{128, 256, 512, 1024}) {
            const std::size_t bytes = size * kMiB;
            if (bytes > half || bytes < cache) continue; // the cache would answer
            step("memory bandwidth, " + std::to_string(size) + " MiB");
            const double budget = session_.quick() ? 10'000 : 15'000;
            const Session::Values values{{"bytes", static_cast<std::int64_t>(bytes)}};
            const auto size_d = static_cast<double>(bytes);
            report(probe::kHbmRead, values, watch_->measure([&](int) { gpu_.read(operands_->at(), bytes, watch_->stream()); }, budget), "gbps", size_d, 1e3);
            report(probe::kHbmCopy, values,
                   watch_->measure([&](int) { gpu_.copy(operands_->at(half), operands_->at(), bytes, 1, 0, watch_->stream()); }, budget), "gbps", 2 * size_d,
                   1e3);
            report(probe::kHbmWrite, values, watch_->measure([&](int) { gpu_.write(operands_->at(half), bytes, watch_->stream()); }, budget), "gbps", size_d,
                   1e3);
        }
    }

    void measure_launches()
    {
        using Clock = std::chrono::steady_clock;
        constexpr int kQueue = 200;
        constexpr int kRoundTrips = 50;
        step("kernel launches");
        const auto us = [](Clock::duration time) { return std::chrono::duration<double, std::micro>(time).count(); };
        const cuda::Stream stream = watch_->stream();
        const Timing on_device = watch_->measure([&](int) { gpu_.empty(stream); }, 3000);
        std::vector<double> host;
        std::vector<double> total;
        for (int batch = 0; batch < 5; ++batch) {
            const auto start = Clock::now();
            for (int i = 0; i < kQueue; ++i) gpu_.empty(stream);
            host.push_back(us(Clock::now() - start) / kQueue);
            gpu_.wait(stream);
            total.push_back(us(Clock::now() - start) / kQueue);
        }
        std::vector<double> round_trip;
        for (int i = 0; i < kRoundTrips; ++i) {
            const auto start = Clock::now();
            gpu_.empty(stream);
            gpu_.wait(stream);
            round_trip.push_back(us(Clock::now() - start));
        }
        Session::Values values{{"device", gpu_.index()},
                               {"empty_us", on_device.median_us},
                               {"host_us", median(host)},
                               {"roundtrip_us", median(round_trip)},
                               {"throughput_kps", 1e3 / median(total)}};
        measure_graph(values);
        session_.result(probe::kLaunch, std::move(values));
    }

    void measure_graph(Session::Values& values)
    {
        constexpr int kNodes = 100;
        const cuda::Api& api = gpu_.api();
        if (api.cuStreamBeginCapture_v2 == nullptr || api.cuStreamEndCapture == nullptr || api.cuGraphInstantiateWithFlags == nullptr ||
            api.cuGraphLaunch == nullptr)
            return;
        const cuda::Stream stream = watch_->stream();
        cuda::Graph graph = nullptr;
        cuda::GraphExec exec = nullptr;
        gpu_.check(api.cuStreamBeginCapture_v2(stream, cuda::capture_thread_local), "cuStreamBeginCapture");
        for (int i = 0; i < kNodes; ++i) gpu_.empty(stream);
        gpu_.check(api.cuStreamEndCapture(stream, &graph), "cuStreamEndCapture");
        gpu_.check(api.cuGraphInstantiateWithFlags(&exec, graph, 0), "cuGraphInstantiate");
        const Timing timing = watch_->measure([&](int) { gpu_.check(api.cuGraphLaunch(exec, stream), "cuGraphLaunch"); }, 5000);
        values.emplace_back("graph_us", timing.median_us / kNodes);
        values.emplace_back("graph_nodes", std::int64_t{kNodes});
        if (api.cuGraphExecDestroy != nullptr) api.cuGraphExecDestroy(exec);
        if (api.cuGraphDestroy != nullptr) api.cuGraphDestroy(graph);
    }

    /// All GPUs or none: they meet at every measurement.
    bool everyone(bool mine)
    {
        shared_.values[member_] = mine ? 1 : 0;
        crew_.meet();
        const bool all = std::all_of(shared_.values.begin(), shared_.values.end(), [](double value) { return value > 0; });
        crew_.meet();
        return all;
    }

    void measure_matmuls(const MatmulType& type)
    {
        if (!everyone(facts_.cc_major * 10 + facts_.cc_minor >= type.least_capability)) {
            if (member_ == 0) session_.warn(probe::kUnsupportedDtype, std::string(type.name) + ": not on GPUs of this generation");
            return;
        }
        const bool few = type.name == "fp16" || type.name == "tf32";
        gpu_.fill(operands_->at(), whole_words(operands_->bytes()), type.random, watch_->stream());
        bool measured = false;
        for (const MatmulShape& shape : matmul_shapes(session_.quick(), few && facts_.cc_major >= 8)) {
            if (out_of_time(0.2)) {
                if (member_ == 0) session_.warn(probe::kBudget, "the time is short: matrix products were left out (" + std::string(type.name) + ")");
                break;
            }
            const OperandPlan plan = plan_operands(shape, type, operands_->bytes(), results_->bytes(), static_cast<std::size_t>(facts_.l2_bytes));
            if (!everyone(plan.sets > 0)) continue;
            step("matmul " + std::string(type.name) + " " + std::to_string(shape.m) + " x " + std::to_string(shape.n) + " x " + std::to_string(shape.k));
            const Matmul matmul(*engine_, shape, type);
            if (!everyone(matmul.supported())) continue;
            measured = true;
            const Timing timing = watch_->measure([&](int i) { run(matmul, plan, i); }, session_.quick() ? 20'000 : 40'000);
            report(probe::kGemm, gemm_values(type, shape, false), timing, "tflops", shape.flops(), 1e6);
        }
        if (!measured) {
            if (member_ == 0) session_.warn(probe::kUnsupportedDtype, std::string(type.name) + ": cuBLASLt offers no such product here");
            return;
        }
        session_.report_clocks(facts_, "short");
        if (!few) sustain(type);
    }

    void sustain(const MatmulType& type)
    {
        MatmulShape shape = kSustainedShape;
        OperandPlan plan;
        for (; shape.m >= 1024; shape = {shape.m / 2, shape.n / 2, shape.k / 2}) {
            plan = plan_operands(shape, type, operands_->bytes(), results_->bytes(), static_cast<std::size_t>(facts_.l2_bytes));
            if (everyone(plan.sets > 0)) break;
        }
        if (shape.m < 1024 || (session_.quick() && type.name != "bf16") || out_of_time(0.15)) return;
        step("sustained matmul " + std::string(type.name));
        const Matmul matmul(*engine_, shape, type);
        if (!everyone(matmul.supported())) return;
        const Stopwatch::Sustained sustained = watch_->sustain([&](int i) { run(matmul, plan, i); }, session_.quick() ? 0.5 : 2.0,
                                                                   [&] { session_.report_clocks(facts_, "sustained"); });
        Session::Values values = gemm_values(type, shape, true);
        values.emplace_back("seconds", sustained.seconds);
        report(probe::kGemm, std::move(values), sustained.timing, "tflops", shape.flops(), 1e6);
    }

    static Session::Values gemm_values(const MatmulType& type, const MatmulShape& shape, bool sustained)
    {
        return {{"dtype", std::string(type.name)}, {"m", shape.m}, {"n", shape.n}, {"k", shape.k}, {"sustained", sustained}};
    }

    void run(const Matmul& matmul, const OperandPlan& plan, int i) const
    {
        const std::size_t set = plan.set_bytes * static_cast<std::size_t>(i % plan.sets);
        matmul.run(operands_->at(set), operands_->at(set + plan.w_offset), results_->at(), watch_->stream());
    }

    const Session& session_;
    const GpuFacts& facts_;
    Crew& crew_;
    Shared& shared_;
    const CublasLibrary* cublas_;
    std::size_t member_;
    Opened context_;
    Gpu& gpu_;
    std::optional<Buffer> operands_;
    std::optional<Buffer> results_;
    std::optional<Stopwatch> watch_;
    std::optional<MatmulEngine> engine_;
};

} // namespace

void run_gpu(const Session& session)
{
    std::optional<CublasLibrary> cublas;
    try {
        session.control().step("open cuBLASLt");
        cublas.emplace(session);
        cublas->report(session);
    } catch (const ProbeFailure& failure) {
        session.error(failure.code(), failure.what()); // the rest of the stage does without
    }
    const std::size_t shapes = matmul_shapes(session.quick(), false).size() * 2 + matmul_shapes(session.quick(), true).size() * 2;
    session.control().expect_steps(static_cast<std::int64_t>(cublas ? shapes : 0) + (session.quick() ? 5 : 10));
    Crew crew(session.gpus().size(), session.control());
    Shared shared(session.gpus().size());
    crew.run([&](std::size_t member) { GpuBench(session, crew, shared, cublas ? &*cublas : nullptr, member).run(); });
}

} // namespace fivefold
