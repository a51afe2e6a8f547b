// SPDX-License-Identifier: Apache-2.0
// What simulating a step costs: ns per event, and whole steps. Run with --benchmark_repetitions=5; machines are noisy.
#include "core/estimate/simulation/memory_curve.h"
#include "core/estimate/simulation/streams.h"
#include "core/formats/catalogue.h"
#include "core/formats/trace.h"
#include "core/search/layout_finder.h"

#include <benchmark/benchmark.h>

#include <sstream>

using namespace fivefold;

namespace {

StageSeconds uneven(const PipelineOrder& order) {
    StageSeconds seconds;
    for (int stage = 0; stage < order.stages; ++stage) {
        seconds.forward.push_back(1 + 0.01 * (stage % 7));
        seconds.backward.push_back(1 + 0.02 * (stage % 5));
        seconds.weight.push_back(0.9);
    }
    return seconds;
}

/// Orders and runs; arguments: schedule, ranks, micro-batches, virtual stages.
void events(benchmark::State& state) {
    const auto kind = static_cast<PipelineOrderKind>(state.range(0));
    const int p = static_cast<int>(state.range(1)), m = static_cast<int>(state.range(2)), v = static_cast<int>(state.range(3));
    std::size_t ops = 0;
    for (auto _ : state) {
        const PipelineOrder order = pipeline_order(kind, p, m, v);
        const PipelineRun run = run_pipeline(order, uneven(order), 0.05);
        ops = run.events.size();
        benchmark::DoNotOptimize(run.makespan);
    }
    state.SetLabel(pipeline_order_name(kind));
    state.counters["events"] = static_cast<double>(ops);
    state.counters["events/s"] = benchmark::Counter(static_cast<double>(ops), benchmark::Counter::kIsIterationInvariantRate);
}

Plan plan_405b(const Catalogue& catalogue, std::int64_t vpp) {
    Plan plan = sample_plan(catalogue);
    plan.model = catalogue.find_model("llama-3.1-405b")->model;
    plan.cluster.nodes = 2048;
    plan.layout = {};
    plan.layout.tp = 8;
    plan.layout.pp = 16;
    plan.layout.vpp = vpp;
    plan.training.seq_len = 8192;
    plan.training.global_batch = 4096;
    complete(plan);
    return plan;
}

void step_405b(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    const Plan plan = plan_405b(catalogue, 8);
    const Profile profile = catalogue.profile_for(plan);
    for (auto _ : state) benchmark::DoNotOptimize(simulate_step(plan, profile).step_time);
}
void memory_405b(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    const Plan plan = plan_405b(catalogue, 8);
    const Profile profile = catalogue.profile_for(plan);
    const Timeline timeline = simulate_step(plan, profile);
    for (auto _ : state) benchmark::DoNotOptimize(memory_curves(plan, profile, timeline));
}
void trace_405b(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    const Plan plan = plan_405b(catalogue, 8);
    const Profile profile = catalogue.profile_for(plan);
    const Timeline timeline = simulate_step(plan, profile);
    const std::vector<MemoryCurve> memory = memory_curves(plan, profile, timeline);
    const TracedRank traced{0, rank_streams(plan, profile, timeline, 0)};
    std::size_t bytes = 0;
    for (auto _ : state) {
        std::ostringstream out;
        write_trace(out, timeline, memory, traced);
        bytes = out.str().size();
    }
    state.counters["MB"] = static_cast<double>(bytes) / 1e6;
}
/// Argument: virtual stages.
void layout_405b(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    const Plan plan = plan_405b(catalogue, state.range(0));
    const Profile profile = catalogue.profile_for(plan);
    for (auto _ : state) benchmark::DoNotOptimize(find_stage_layout(plan, profile));
}

} // namespace

BENCHMARK(events)->Unit(benchmark::kMillisecond)
    ->Args({1, 16, 312, 1})->Args({2, 16, 48, 6})->Args({3, 16, 208, 1})->Args({4, 16, 104, 1})->Args({5, 16, 312, 1})->Args({6, 16, 156, 1}) // 10^4
    ->Args({0, 16, 31'250, 1})->Args({1, 16, 31'250, 1})->Args({2, 32, 1952, 8})->Args({3, 32, 10'416, 1})->Args({4, 16, 10'416, 1})->Args({5, 32, 15'000, 1}); // 10^6
BENCHMARK(step_405b)->Unit(benchmark::kMicrosecond);
BENCHMARK(memory_405b)->Unit(benchmark::kMicrosecond);
BENCHMARK(trace_405b)->Unit(benchmark::kMillisecond);
BENCHMARK(layout_405b)->Unit(benchmark::kMicrosecond)->Arg(1)->Arg(7);
BENCHMARK_MAIN();
