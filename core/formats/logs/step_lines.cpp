// SPDX-License-Identifier: Apache-2.0
#include "core/formats/logs/step_lines.h"

#include "core/formats/logs/line_text.h"
#include "core/quantity.h"

#include <cmath>
#include <limits>

namespace fivefold::logs {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

StepLine new_step(LogFramework framework) {
    StepLine line;
    line.framework = framework;
    line.step = true;
    line.figures.loss = line.figures.grad_norm = kNaN;
    return line;
}

// A positive figure of a size that can be true, otherwise 0.
double positive(std::optional<double> value) { return value && *value > 0 && *value < 1e15 ? *value : 0; }
double figure(std::string_view text) {
    const auto number = number_at(text);
    return positive(number ? std::optional(number->value) : std::nullopt);
}
double stated(std::string_view text) {
    const auto number = number_at(text);
    return number ? number->value : kNaN;
}
std::int64_t count(std::string_view text) {
    const auto value = integer_at(text);
    return value && *value > 0 ? *value : 0;
}

void add_memory(StepLine& line, LogMemoryKind kind, std::optional<double> bytes) {
    if (bytes && *bytes > 0 && *bytes < 1e15) line.memory.push_back({kind, *bytes}); // a petabyte is no reading
}

// Calls `part(text)` for each part of a line between bars.
template <class Part>
void between_bars(std::string_view line, Part&& part) {
    while (true) {
        const std::size_t bar = line.find('|');
        part(trimmed(line.substr(0, bar)));
        if (bar == std::string_view::npos) return;
        line.remove_prefix(bar + 1);
    }
}

// "key: value", split at the last ": "; the value is empty when there is none.
struct KeyValue {
    std::string_view key, value;
};
KeyValue key_value(std::string_view part) {
    const std::size_t colon = part.rfind(": ");
    if (colon == std::string_view::npos) return {part, {}};
    return {trimmed(part.substr(0, colon)), trimmed(part.substr(colon + 2))};
}

// "iteration  10/  100" anywhere before the bars; -1 when there is none.
std::int64_t read_iteration(std::string_view line, std::int64_t& planned) {
    for (std::size_t at = find_word(line, "iteration"); at != std::string_view::npos; at = find_word(line, "iteration", at + 9)) {
        std::string_view rest = line.substr(at + 9);
        if (!rest.empty() && rest[0] == ':') rest.remove_prefix(1);
        rest = trimmed(rest.substr(0, 64));
        if (rest.empty() || !is_digit(rest[0])) continue;
        const auto iteration = integer_at(rest);
        if (!iteration) continue;
        while (!rest.empty() && (is_digit(rest[0]) || rest[0] == ',')) rest.remove_prefix(1);
        rest = trimmed(rest);
        if (!rest.empty() && rest[0] == '/') planned = count(rest.substr(1));
        return *iteration;
    }
    return -1;
}

std::optional<StepLine> megatron_step_line(std::string_view text) {
    StepLine line = new_step(LogFramework::megatron);
    line.figures.iteration = read_iteration(text, line.planned);
    if (line.figures.iteration < 0) return std::nullopt;
    between_bars(text, [&](std::string_view part) {
        const auto [key, value] = key_value(part);
        if (key.empty() || value.empty()) return;
        LogStep& step = line.figures;
        switch (lower(key[0])) {
        case 'e':
            if (begins_with(key, "elapsed time per iteration (ms)")) step.seconds = figure(value) / 1000;
            break;
        case 't':
            if (begins_with(key, "throughput per gpu (tflop")) step.tflops_per_gpu = figure(value);
            else if (begins_with(key, "tokens/s/gpu") || begins_with(key, "tokens per gpu") || begins_with(key, "tokens/sec/gpu"))
                step.tokens_per_gpu = figure(value);
            else if (begins_with(key, "tflops")) step.tflops_per_gpu = figure(value);
            break;
        case 'c':
            if (begins_with(key, "compute per gpu (tflop")) step.tflops_per_gpu = figure(value);
            break;
        case 's':
            if (begins_with(key, "samples per second")) step.samples_all = figure(value);
            break;
        case 'g':
            if (begins_with(key, "global batch size")) step.global_batch = count(value);
            else if (begins_with(key, "grad norm")) step.grad_norm = stated(value);
            break;
        case 'l':
            if (begins_with(key, "lm loss") || key == "loss") step.loss = stated(value);
            break;
        case 'n':
            if (begins_with(key, "number of skipped")) line.skipped = count(value);
            else if (begins_with(key, "number of nan")) line.nan = count(value);
            break;
        default: break;
        }
    });
    if (!(line.figures.seconds > 0)) return std::nullopt;
    return line;
}

std::optional<StepLine> nanotron_step_line(std::string_view text) {
    StepLine line = new_step(LogFramework::nanotron);
    const std::size_t start = find_word(text, "iteration: ");
    if (start == std::string_view::npos) return std::nullopt;
    text.remove_prefix(start);
    line.figures.iteration = read_iteration(text, line.planned);
    if (line.figures.iteration < 0) return std::nullopt;
    between_bars(text, [&](std::string_view part) {
        const auto [key, value] = key_value(part);
        const auto number = human_number(value);
        if (!number) return;
        LogStep& step = line.figures;
        if (key == "time_per_iteration_ms" || key == "elapsed_time_per_iteration_ms") step.seconds = positive(number) / 1000;
        else if (key == "tokens_per_sec") step.tokens_all = positive(number);
        else if (key == "tokens_per_sec_per_gpu") step.tokens_per_gpu = positive(number);
        else if (key == "global_batch_size") step.global_batch = static_cast<std::int64_t>(std::llround(positive(number)));
        else if (key == "lm_loss") step.loss = *number;
        else if (key == "grad_norm") step.grad_norm = *number;
        else if (key == "model_tflops_per_gpu") step.tflops_per_gpu = positive(number);
        else if (key == "cuda_memory_allocated") add_memory(line, LogMemoryKind::allocated, number);
        else if (key == "cuda_max_memory_reserved") add_memory(line, LogMemoryKind::max_reserved, number);
    });
    return line;
}

// The text right behind a word; empty when the word is not there.
std::string_view after(std::string_view text, std::string_view word, std::size_t from = 0) {
    const std::size_t at = find_word(text, word, from);
    return at == std::string_view::npos ? std::string_view() : text.substr(at + word.size());
}

std::optional<StepLine> torchtitan_step_line(std::string_view text) {
    StepLine line = new_step(LogFramework::torchtitan);
    const std::size_t step_at = find_word(text, "step:");
    if (step_at == std::string_view::npos) return std::nullopt;
    const std::size_t memory_at = find_word(text, " memory: ", step_at);
    if (memory_at == std::string_view::npos) return std::nullopt;
    if (step_at >= 9 && begins_with(text.substr(step_at - 9), "validate ")) return std::nullopt;
    if (find_word(text.substr(0, step_at), "context: val") != std::string_view::npos) return std::nullopt;
    std::string_view rate = after(text, "tps:", memory_at);
    if (rate.empty()) rate = after(text, "wps:", memory_at); // its name until 2025
    const auto iteration = integer_at(text.substr(step_at + 5));
    if (rate.empty() || !iteration || *iteration < 0) return std::nullopt;
    line.figures.iteration = *iteration;
    line.figures.tokens_per_gpu = figure(rate);
    line.figures.tflops_per_gpu = figure(after(text, "tflops:", memory_at));
    line.figures.loss = stated(after(text, "loss:", step_at));
    line.figures.grad_norm = stated(after(text, "grad_norm:", step_at));
    add_memory(line, LogMemoryKind::max_reserved, bytes_at(text.substr(memory_at + 9), kGiB));
    return line;
}

std::optional<StepLine> deepspeed_speed_line(std::string_view text) {
    StepLine line = new_step(LogFramework::deepspeed);
    const auto iteration = integer_at(after(text, "global_step="));
    if (!iteration || *iteration < 0) return std::nullopt;
    line.figures.iteration = *iteration;
    line.figures.samples_all = figure(after(text, "currsamplespersec="));
    if (!(line.figures.samples_all > 0)) line.figures.samples_all = figure(after(text, "runningavgsamplespersec="));
    add_memory(line, LogMemoryKind::allocated, bytes_at(after(text, " memallocated="), kGiB));
    add_memory(line, LogMemoryKind::max_allocated, bytes_at(after(text, " maxmemallocated="), kGiB));
    return line;
}

std::optional<StepLine> deepspeed_pipeline_line(std::string_view text) {
    StepLine line = new_step(LogFramework::deepspeed);
    std::string_view at = after(text, "steps: ");
    if (at.empty()) at = after(text, "step: ");
    const auto iteration = integer_at(at);
    if (!iteration || *iteration < 0) return std::nullopt;
    line.figures.iteration = *iteration;
    const std::size_t slash = at.substr(0, 24).find('/');
    if (slash != std::string_view::npos) line.planned = count(at.substr(slash + 1));
    line.figures.loss = stated(after(text, " loss: "));
    line.figures.seconds = figure(after(text, "iter time (s):"));
    line.figures.samples_all = figure(after(text, "samples/sec:"));
    if (!(line.figures.seconds > 0)) return std::nullopt;
    return line;
}

std::optional<StepLine> deepspeed_step_line(std::string_view text) {
    StepLine line = new_step(LogFramework::deepspeed);
    const auto iteration = integer_at(after(text, "step="));
    if (!iteration || *iteration < 0 || after(text, "lr=").empty()) return std::nullopt;
    line.figures.iteration = *iteration;
    line.skipped = count(after(text, ", skipped="));
    line.skipped_so_far = true;
    return line;
}

std::optional<StepLine> megatron_memory_line(std::string_view text) {
    StepLine line;
    line.framework = LogFramework::megatron;
    line.figures.iteration = count(after(text, "(after "));
    between_bars(text, [&](std::string_view part) {
        const auto [key, value] = key_value(part);
        const auto bytes = bytes_at(value, kMiB);
        if (key == "allocated") add_memory(line, LogMemoryKind::allocated, bytes);
        else if (key == "max allocated") add_memory(line, LogMemoryKind::max_allocated, bytes);
        else if (key == "reserved" || key == "cached") add_memory(line, LogMemoryKind::reserved, bytes);
        else if (key == "max reserved" || key == "max cached") add_memory(line, LogMemoryKind::max_reserved, bytes);
        else if (begins_with(key, "total device memory used")) add_memory(line, LogMemoryKind::smi, bytes);
    });
    return line.memory.empty() ? std::nullopt : std::optional(line);
}

std::optional<StepLine> nanotron_memory_line(std::string_view text) {
    StepLine line;
    line.framework = LogFramework::nanotron;
    std::string_view peak = after(text, "peak allocated");
    if (!peak.empty() && peak[0] == ':') peak.remove_prefix(1); // both spellings are about
    if (peak.empty()) return std::nullopt;
    add_memory(line, LogMemoryKind::allocated, bytes_at(after(text, "memory usage:"), kMiB));
    add_memory(line, LogMemoryKind::max_allocated, bytes_at(peak, kMiB));
    add_memory(line, LogMemoryKind::max_reserved, bytes_at(after(text, "peak reserved:"), kMiB));
    return line.memory.empty() ? std::nullopt : std::optional(line);
}

std::optional<StepLine> deepspeed_memory_line(std::string_view text) {
    StepLine line;
    line.framework = LogFramework::deepspeed;
    add_memory(line, LogMemoryKind::max_allocated, bytes_at(after(text, " max_ma "), kGiB));
    add_memory(line, LogMemoryKind::max_reserved, bytes_at(after(text, " max_ca "), kGiB));
    return line.memory.empty() ? std::nullopt : std::optional(line);
}

// "|  61234MiB / 81559MiB |"
std::optional<StepLine> smi_memory_line(std::string_view text) {
    const std::size_t slash = text.find("MiB / ");
    if (slash == std::string_view::npos) return std::nullopt;
    std::size_t start = slash;
    while (start > 0 && is_digit(text[start - 1])) --start;
    StepLine line;
    if (const auto used = number_at(text.substr(start, slash - start))) add_memory(line, LogMemoryKind::smi, used->value * kMiB);
    return line.memory.empty() ? std::nullopt : std::optional(line);
}

} // namespace

std::optional<StepLine> read_step_line(LineKind kind, std::string_view line) {
    switch (kind) {
    case LineKind::megatron_step: return megatron_step_line(line);
    case LineKind::nanotron_step: return nanotron_step_line(line);
    case LineKind::torchtitan_step: return torchtitan_step_line(line);
    case LineKind::deepspeed_speed: return deepspeed_speed_line(line);
    case LineKind::deepspeed_pipeline: return deepspeed_pipeline_line(line);
    case LineKind::deepspeed_step: return deepspeed_step_line(line);
    case LineKind::megatron_memory: return megatron_memory_line(line);
    case LineKind::nanotron_memory: return nanotron_memory_line(line);
    case LineKind::deepspeed_memory: return deepspeed_memory_line(line);
    case LineKind::smi_memory: return smi_memory_line(line);
    default: return std::nullopt;
    }
}

} // namespace fivefold::logs
