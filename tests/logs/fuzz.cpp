// SPDX-License-Identifier: Apache-2.0
// Reads mutants of the log samples: `fuzz_run_logs RUNS [SEED]`. Each run has its own random numbers, made of the seed and its number, which a
// failure names. Sanitizers find what is wrong inside; the checks here are what must hold of any log.
#include "core/formats/logs/line_text.h"
#include "core/formats/logs/run_log_reader.h"
#include "core/measured/outcome.h"
#include "core/measured/steady.h"
#include "tests/logs/samples.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>

using namespace fivefold;

namespace {

constexpr std::size_t kLongest = 700; // bytes of most mutants; one in fifty is a whole sample
constexpr std::string_view kWords[] = {
    "iteration ", " | ", "|", ": ", "elapsed time per iteration (ms): ", "time_per_iteration_ms: ", "tokens_per_sec: ", " memory: ", "tps: ", "step: ", "GiB(",
    "RunningAvgSamplesPerSec=", "CurrSamplesPerSec=", "global_step=", "iter time (s): ", ", skipped=", "lr=", "memory (MB)", "Memory usage: ", "Peak allocated ",
    " Max_MA ", " Default |", "MiB / ", "global batch size ", "seq_length ", "world_size ", "out of memory", "Tried to allocate ", " has a total capacity of ",
    "Process 1 has 1 GiB memory in use", " is allocated by PyTorch", "[rank", "[default", "Rank 1]", "PP=", "|PP=", "Xid (PCI", "): ", "exitcode: -9", "CANCELLED AT ",
    "DUE TO TIME LIMIT", "Traceback (most recent call last)", "ValueError", "AssertionError", "Restarting worker group", "(SIGKILL)", "{", "}", "\"", "'", "\\", ",", ";", "\t",
    "step,seconds\n", "\"step_time\": ", "tok/s/gpu", "mTFLOPs", "\x1b[", "\x1b]", "\x1b", "\r", "\n", "\r\n", std::string_view("\0", 1), "\xff\xfe", "\xc3", "\xf0\x9f",
    "2026-01-31 12:00:00", "01/31 12:00:00", "0000-00-00 00:00:00"};
constexpr std::string_view kNumbers[] = {"0", "-1", "1e308", "1e-308", "1e999", "nan", "inf", "-inf", "99999999999999999999", "9223372036854775807", "4294967296", "1,234,567",
                                         "0.0000001", ".", "1e", "1e+", "12K", "3.5B", "1e15", "2147483648", "00012", "5.5.5"};

class Mutator {
public:
    Mutator(const std::vector<std::string>& samples, std::uint64_t seed) : samples_(samples), random_(seed) {}

    std::string make() {
        std::string text = window();
        if (below(4) == 0) text += window();
        for (std::size_t i = below(8); i > 0; --i) mutate(text);
        return text;
    }
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : static_cast<std::size_t>(random_() % limit); }

private:
    std::string window() {
        const std::string& sample = samples_[below(samples_.size())];
        if (sample.size() <= kLongest || below(50) == 0) return sample.substr(0, 20000);
        return sample.substr(below(sample.size() - kLongest / 2), 1 + below(kLongest));
    }
    void mutate(std::string& text) {
        const std::size_t at = below(text.size() + 1);
        const std::size_t length = below(std::min<std::size_t>(text.size() - at, 40) + 1);
        switch (below(8)) {
        case 0: if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << below(8))); break;
        case 1: if (at < text.size()) text[at] = static_cast<char>(below(256)); break;
        case 2: text.insert(at, kWords[below(std::size(kWords))]); break;
        case 3: text.erase(at, length); break;
        case 4: text.insert(at, text.substr(at, length)); break;
        case 5: replace_number(text, at); break;
        case 6: text.insert(at, samples_[below(samples_.size())].substr(0, below(200))); break;
        default: text.resize(at); break;
        }
    }
    void replace_number(std::string& text, std::size_t from) {
        const std::size_t start = text.find_first_of("0123456789", from);
        if (start == std::string::npos) return;
        const std::size_t end = std::min(text.find_first_not_of("0123456789.", start), text.size());
        text.replace(start, end - start, kNumbers[below(std::size(kNumbers))]);
    }

    const std::vector<std::string>& samples_;
    std::mt19937_64 random_;
};

// What is wrong with what was read; empty when nothing is.
const char* fault(const RunLog& log, const SteadyState& steady, const RunOutcome& outcome, const LogOptions& options) {
    if (log.steps.size() > std::max<std::size_t>(options.most_steps, 64) + 1 || log.steps.size() > log.step_lines) return "too many steps";
    if (log.evidence.size() > 8 * kSignCount) return "too much evidence";
    for (const LogStep& step : log.steps)
        if (step.iteration < 0 || !(step.seconds >= 0) || !(step.tokens_per_gpu >= 0) || !(step.samples_all >= 0) || step.line == 0 || step.line > log.lines + 1) return "a step";
    for (const LogMemory& memory : log.memory)
        if (!(memory.bytes.value() > 0) || memory.bytes.value() > 1e15) return "a memory reading";
    std::size_t line = 0;
    for (const LogEvidence& evidence : log.evidence) {
        if (evidence.text.size() > 400 || !logs::is_utf8(evidence.text)) return "a text";
        if (evidence.line < line) return "the order of evidence";
        line = evidence.line;
    }
    if (steady.steps > 0 && !(steady.low <= steady.median && steady.median <= steady.high && steady.median.value() > 0)) return "the median";
    if (!std::isfinite(steady.drift) || !std::isfinite(steady.variation) || !std::isfinite(steady.mean.value())) return "a statistic";
    if (outcome.advice.empty()) return "no advice";
    return "";
}

std::optional<RunLog> run(const std::vector<std::string>& samples, std::uint64_t seed, std::uint64_t number) {
    std::seed_seq sequence{seed, number};
    std::uint32_t mixed[2];
    sequence.generate(std::begin(mixed), std::end(mixed));
    Mutator mutator(samples, (std::uint64_t{mixed[0]} << 32) | mixed[1]);
    LogOptions options;
    if (mutator.below(4) == 0) options.most_steps = mutator.below(80);
    if (mutator.below(4) == 0) options.longest_line = mutator.below(600);
    if (mutator.below(8) == 0) options.columns = {{"step", LogField::iteration}, {"loss", LogField::seconds}};
    const std::string text = mutator.make();
    RunLogReader reader(options);
    const std::size_t piece = 1 + mutator.below(mutator.below(3) == 0 ? 20 : 2000);
    for (std::size_t at = 0; at < text.size(); at += piece) reader.feed(std::string_view(text).substr(at, piece));
    if (mutator.below(8) == 0) {
        reader.next_file();
        reader.feed(text);
    }
    RunLog log = reader.finish();
    const SteadyState steady = steady_state(step_times(log, {0, static_cast<std::int64_t>(mutator.below(3) * 4096), static_cast<std::int64_t>(mutator.below(3))}));
    ExitRecord exit;
    if (mutator.below(2) == 0) exit.exit_code = static_cast<int>(mutator.below(256));
    if (mutator.below(6) == 0) exit.silent = Seconds(static_cast<double>(mutator.below(1000)));
    exit.timed_out = mutator.below(10) == 0;
    SlurmState slurm;
    constexpr const char* states[] = {"", "", "", "TIMEOUT", "NODE_FAIL", "CANCELLED by 0", "OUT_OF_MEMORY", "FAILED", "COMPLETED"};
    slurm.state = states[mutator.below(std::size(states))];
    const char* what = fault(log, steady, classify(log, exit, slurm), options);
    if (*what == '\0') return log;
    std::fprintf(stderr, "run %llu with seed %llu: %s is wrong; the log:\n%s\n", static_cast<unsigned long long>(number), static_cast<unsigned long long>(seed), what, text.c_str());
    return std::nullopt;
}

} // namespace

int main(int argc, char** argv) {
    const std::uint64_t runs = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 3000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    std::vector<std::string> samples;
    for (const auto& path : sample_paths()) samples.push_back(file_text(path));
    if (samples.size() < 60) {
        std::fprintf(stderr, "only %zu samples were found\n", samples.size());
        return 1;
    }
    const auto start = std::chrono::steady_clock::now();
    std::uint64_t steps = 0, evidence = 0;
    for (std::uint64_t number = 0; number < runs; ++number) {
        const auto log = run(samples, seed, number);
        if (!log) return 1;
        steps += log->step_lines > 0;
        evidence += !log->evidence.empty();
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::printf("%llu runs with seed %llu in %.1f s: %llu with steps, %llu with evidence, no fault\n", static_cast<unsigned long long>(runs), static_cast<unsigned long long>(seed), seconds,
                static_cast<unsigned long long>(steps), static_cast<unsigned long long>(evidence));
    // Mutants that are all noise would test nothing.
    return runs < 1000 || (steps > runs / 10 && evidence > runs / 10) ? 0 : 1;
}
