// SPDX-License-Identifier: Apache-2.0
// What searching whole spaces costs. Report layouts per second; machines are noisy.
#include "core/formats/catalogue.h"
#include "core/search/search.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

using namespace fivefold;

namespace {

SearchRequest make_request(const Catalogue& catalogue, const char* model, const char* gpu, int gpus, std::int64_t seq_len, std::int64_t batch) {
    SearchRequest request;
    Plan& plan = request.plan;
    plan = sample_plan(catalogue);
    plan.model = catalogue.find_model(model)->model;
    plan.cluster.gpu = *catalogue.find_gpu(gpu);
    plan.cluster.network = catalogue.usual_network(plan.cluster.gpu);
    plan.cluster.gpus_per_node = std::min(gpus, plan.cluster.network.gpus_per_node);
    plan.cluster.nodes = gpus / plan.cluster.gpus_per_node;
    plan.training.seq_len = seq_len;
    plan.training.global_batch = batch;
    return request;
}

/// Reports layouts per second of wall-clock time, how many are estimated in full, and when the first result was there.
void run(benchmark::State& state, const SearchRequest& request) {
    const Catalogue catalogue = load_catalogue();
    const Profile profile = catalogue.profile_for(request.plan);
    SearchResult result;
    double first = 0; // seconds until something could be shown
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        first = 0;
        result = search(request, profile, {}, [&](const SearchProgress& progress) {
            if (first == 0 && !progress.best.empty()) first = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        });
    }
    state.counters["space"] = static_cast<double>(result.space);
    state.counters["feasible"] = static_cast<double>(result.feasible);
    state.counters["evaluated"] = static_cast<double>(result.evaluated);
    state.counters["first_ms"] = 1e3 * first;
    state.counters["layouts/s"] = benchmark::Counter(static_cast<double>(result.space), benchmark::Counter::kIsIterationInvariantRate);
    state.counters["estimates/s"] = benchmark::Counter(static_cast<double>(result.evaluated), benchmark::Counter::kIsIterationInvariantRate);
}

void gpt3_175b_1024_a100(benchmark::State& state) { run(state, make_request(load_catalogue(), "gpt3-175b", "a100-80gb", 1024, 2048, 1536)); }
void gpt3_175b_4096_a100(benchmark::State& state) {
    SearchRequest request = make_request(load_catalogue(), "gpt3-175b", "a100-80gb", 4096, 2048, 4096);
    request.space.any_framework = state.range(0) != 0;
    run(state, request);
}
void llama_405b_16384_h100(benchmark::State& state) { run(state, make_request(load_catalogue(), "llama-3.1-405b", "h100", 16384, 8192, 2048)); }
void llama_405b_any_framework(benchmark::State& state) {
    SearchRequest request = make_request(load_catalogue(), "llama-3.1-405b", "h100", 16384, 8192, 2048);
    request.space.any_framework = true;
    run(state, request);
}
void deepseek_v3_2048_h800(benchmark::State& state) { run(state, make_request(load_catalogue(), "deepseek-v3", "h800", 2048, 4096, 15360)); }

/// Every layout in full: no bounds.
void full_estimates(benchmark::State& state) {
    SearchRequest request = make_request(load_catalogue(), "gpt3-175b", "a100-80gb", 1024, 2048, 1536);
    request.prune = false;
    request.plan.cluster.gpu.usable_memory = Bytes(1e15); // so that all fit
    run(state, request);
}

/// From a thousand to ten million layouts: cost per layout must not grow.
void growing_space(benchmark::State& state) {
    SearchRequest request = make_request(load_catalogue(), "gpt3-175b", "a100-80gb", static_cast<int>(state.range(0)), 2048, state.range(1));
    request.space.any_framework = true;
    run(state, request);
}

} // namespace

BENCHMARK(gpt3_175b_1024_a100)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(gpt3_175b_4096_a100)->Unit(benchmark::kMillisecond)->UseRealTime()->Arg(0)->Arg(1);
BENCHMARK(llama_405b_16384_h100)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(llama_405b_any_framework)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(deepseek_v3_2048_h800)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(full_estimates)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(growing_space)->Unit(benchmark::kMillisecond)->UseRealTime()->Args({2, 2})->Args({8, 8})->Args({64, 64})->Args({512, 512})->Args({4096, 4096});
BENCHMARK_MAIN();
