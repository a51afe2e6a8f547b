// SPDX-License-Identifier: Apache-2.0
// What an estimate costs. Run with --benchmark_repetitions=5; report ratios, machines are noisy.
#include "core/estimate/estimate.h"
#include "core/formats/catalogue.h"
#include "core/plan/knobs.h"
#include "core/plan/rules.h"

#include <benchmark/benchmark.h>

using namespace fivefold;

namespace {

Plan make_plan(const Catalogue& catalogue, const char* model, int nodes, const Layout& layout, std::int64_t seq_len, std::int64_t batch) {
    Plan plan = sample_plan(catalogue);
    plan.model = catalogue.find_model(model)->model;
    plan.cluster.nodes = nodes;
    plan.layout = layout;
    plan.training.seq_len = seq_len;
    plan.training.global_batch = batch;
    complete(plan);
    return plan;
}

void run(benchmark::State& state, const Plan& plan, const Profile& profile) {
    for (auto _ : state) benchmark::DoNotOptimize(estimate(plan, profile));
    state.SetItemsProcessed(state.iterations());
}

void dense_70b(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    const Plan plan = sample_plan(catalogue);
    run(state, plan, catalogue.profile_for(plan));
}

void dense_405b_16_stages(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    Layout layout;
    layout.tp = 8;
    layout.pp = 16;
    layout.vpp = 8;
    const Plan plan = make_plan(catalogue, "llama-3.1-405b", 2048, layout, 8192, 2048);
    run(state, plan, catalogue.profile_for(plan));
}

void moe_deepseek_v3(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    Layout layout;
    layout.pp = 16;
    layout.ep = 64;
    const Plan plan = make_plan(catalogue, "deepseek-v3", 256, layout, 4096, 15360);
    run(state, plan, catalogue.profile_for(plan));
}

/// 100 000 estimates of changing plans in one process, as sliders and searches ask for.
void hundred_thousand(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    Plan plan = sample_plan(catalogue);
    const Profile profile = catalogue.profile_for(plan);
    for (auto _ : state)
        for (int i = 0; i < 100'000; ++i) {
            plan.layout.micro_batch = 1 << (i % 3);
            plan.layout.accumulation = 32 >> (i % 3);
            plan.layout.recompute.kind = static_cast<RecomputeKind>(i % 2);
            benchmark::DoNotOptimize(estimate(plan, profile));
        }
    state.SetItemsProcessed(state.iterations() * 100'000);
}

void valid_values_of_all_knobs(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    const Plan plan = sample_plan(catalogue);
    for (auto _ : state)
        for (const Knob knob : {Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::ep, Knob::vpp, Knob::micro_batch, Knob::accumulation})
            benchmark::DoNotOptimize(valid_values(plan, knob, {}));
}

void check_only(benchmark::State& state) {
    const Catalogue catalogue = load_catalogue();
    const Plan plan = sample_plan(catalogue);
    for (auto _ : state) benchmark::DoNotOptimize(check_plan(plan));
}

void catalogue_loading(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(load_catalogue());
}

} // namespace

BENCHMARK(dense_70b);
BENCHMARK(dense_405b_16_stages);
BENCHMARK(moe_deepseek_v3);
BENCHMARK(hundred_thousand)->Unit(benchmark::kMillisecond);
BENCHMARK(valid_values_of_all_knobs)->Unit(benchmark::kMicrosecond);
BENCHMARK(check_only);
BENCHMARK(catalogue_loading)->Unit(benchmark::kMicrosecond);
BENCHMARK_MAIN();
