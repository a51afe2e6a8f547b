// SPDX-License-Identifier: Apache-2.0
// What reading a log of a gigabyte costs, without making it: wall-clock and processor time of the reader, and the program's largest memory.
#include "core/formats/logs/run_log_reader.h"

#include <benchmark/benchmark.h>

#include <fmt/format.h>

#include <chrono>
#include <ctime>
#include <iterator>
#include <string>
#include <sys/resource.h>

using namespace fivefold;

namespace {

constexpr std::size_t kGigabyte = std::size_t{1} << 30;
constexpr std::size_t kBlock = std::size_t{1} << 18;

enum Kind { megatron, torchtitan, nanotron, json, noise, mixed };

void add_line(Kind kind, std::int64_t i, std::string& out) {
    const auto to = std::back_inserter(out);
    const std::int64_t minute = i / 60 % 60, second = i % 60;
    switch (kind) {
    case megatron:
        fmt::format_to(to,
                       " [2026-01-31 12:{:02}:{:02}.000000] iteration {:8}/ 100000000 | consumed samples: {:12} | elapsed time per iteration (ms): {:.1f} | throughput per GPU "
                       "(TFLOP/s/GPU): 412.3 | learning rate: 1.500000E-06 | global batch size:   256 | lm loss: 1.044000E+01 | loss scale: 1.0 | grad norm: 1.234 | number of skipped "
                       "iterations:   0 | number of nan iterations:   0 |\n",
                       minute, second, i, i * 256, 5123.4 + static_cast<double>(i % 7));
        break;
    case torchtitan:
        fmt::format_to(to,
                       "[rank0]:[titan] 2026-01-31 12:{:02}:{:02},123 - root - INFO - \x1b[31mstep: {:2}  \x1b[32mloss:  8.12345  \x1b[38;2;180;60;0mgrad_norm:  1.2345  "
                       "\x1b[38;2;54;234;195mmemory: 47.65GiB(60.20%)  \x1b[34mtps: 5,{:03}  \x1b[36mtflops: 333.71  \x1b[35mmfu: 33.74%\x1b[39m\n",
                       minute, second, i, i % 1000);
        break;
    case nanotron:
        fmt::format_to(to,
                       "[default0]:01/31/2026 12:{:02}:{:02} [INFO|DP=0|PP=0|TP=0|ip-26-0-161-1]: iteration: {} / 100000000 | consumed_tokens: 1.05M | time_per_iteration_ms: 4.1{}K | "
                       "tokens_per_sec: 255K | tokens_per_sec_per_gpu: 3.98K | global_batch_size: 256 | lm_loss: 8.12 | lr: 0.0003 | model_tflops_per_gpu: 380 | eta: 0:01:02\n",
                       minute, second, i, i % 7);
        break;
    case json: fmt::format_to(to, "{{\"step\": {}, \"loss\": 8.1, \"grad_norm\": 1.5, \"step_time\": 5.1{}, \"learning_rate\": 0.0003}}\n", i, i % 7); break;
    case noise:
        fmt::format_to(to, "[rank{}]: 2026-01-31 12:{:02}:{:02},123 - root - INFO - loading shard {} of the dataset from /data/very/long/path/shard_{}.bin, using memory mapped reads\n", i % 8,
                       minute, second, i, i);
        break;
    case mixed: add_line(i % 2 == 0 ? megatron : noise, i, out); break;
    }
}

void read_gigabyte(benchmark::State& state, Kind kind) {
    std::size_t steps = 0, kept = 0;
    double processor = 0;
    for (auto _ : state) {
        RunLogReader reader;
        double seconds = 0;
        std::int64_t i = 0;
        std::string block;
        for (std::size_t total = 0; total < kGigabyte; total += block.size()) {
            block.clear();
            while (block.size() < kBlock) add_line(kind, ++i, block);
            const auto start = std::chrono::steady_clock::now();
            const std::clock_t clock = std::clock();
            reader.feed(block);
            seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            processor += static_cast<double>(std::clock() - clock) / CLOCKS_PER_SEC;
        }
        const RunLog log = reader.finish();
        steps = log.step_lines;
        kept = log.steps.size();
        state.SetIterationTime(seconds);
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    state.counters["steps"] = static_cast<double>(steps);
    state.counters["kept"] = static_cast<double>(kept);
    state.counters["processor_s"] = processor / static_cast<double>(state.iterations());
    state.counters["peak_MB"] = static_cast<double>(usage.ru_maxrss) / 1024;
}

} // namespace

BENCHMARK_CAPTURE(read_gigabyte, megatron, megatron)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK_CAPTURE(read_gigabyte, torchtitan, torchtitan)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK_CAPTURE(read_gigabyte, nanotron, nanotron)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK_CAPTURE(read_gigabyte, json, json)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK_CAPTURE(read_gigabyte, noise, noise)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK_CAPTURE(read_gigabyte, mixed, mixed)->UseManualTime()->Unit(benchmark::kSecond)->Iterations(1);
BENCHMARK_MAIN();
