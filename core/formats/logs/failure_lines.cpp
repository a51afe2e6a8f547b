// SPDX-License-Identifier: Apache-2.0
#include "core/formats/logs/failure_lines.h"

#include "core/formats/logs/line_text.h"

#include <algorithm>
#include <initializer_list>

namespace fivefold::logs {
namespace {

constexpr std::size_t kTextLimit = 400;
constexpr std::size_t kMessageLines = 12; // of a wrapped out-of-memory message
constexpr int kSigterm = 15, kSigkill = 9;
constexpr std::string_view kHeldBefore = "memory in use before the start";
constexpr double kHeldByNobody = 2 * kGiB;

bool holds(std::string_view line, std::string_view word) { return find_word(line, word) != std::string_view::npos; }
bool holds_any(std::string_view line, std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(words, [line](std::string_view word) { return holds(line, word); });
}

// Xids that a program's own fault brings about (NVIDIA's list of Xid messages): exceptions of a kernel, page faults, and their clean-up.
bool of_the_program(std::int64_t xid) { return xid == 13 || xid == 31 || xid == 43 || xid == 45; }

// "raise ValueError(...)", "except KeyError:", "assert ..." in a traceback's source lines, and warnings.
bool only_quoted(std::string_view line) { return holds_any(line, {"raise ", "except ", "warning"}); }

std::optional<SignFound> exit_code_sign(std::string_view value) {
    const auto code = integer_at(value);
    if (!code || *code == 0 || *code < -64 || *code > 255) return std::nullopt;
    const int signal = static_cast<int>(*code < 0 ? -*code : *code > 128 ? *code - 128 : 0);
    if (signal == kSigkill || signal == kSigterm) return SignFound{Sign::killed, signal};
    return SignFound{signal != 0 ? Sign::crash : Sign::worker_failed, signal};
}

SignFound memory_sign(std::string_view line) {
    const bool host = holds_any(line, {"killed process", "cgroup", "oom-kill", "oom_kill", "slurmstepd", "srun:", "cpuallocator", "invoked oom"});
    return {host ? Sign::host_out_of_memory : Sign::out_of_memory, 0};
}

// How much one sign of a line tells beside another; the smaller tells more.
int weight(Sign sign) {
    switch (sign) {
    case Sign::time_limit: return 0;
    case Sign::preempted: return 1;
    case Sign::node_failure: return 2;
    case Sign::leftover_process: return 3;
    case Sign::hardware: return 4;
    case Sign::host_out_of_memory: return 5;
    case Sign::out_of_memory: return 6;
    case Sign::cancelled: return 7;
    case Sign::collective_timeout: return 8;
    case Sign::application_fault: return 9;
    case Sign::nccl: return 10;
    case Sign::refused: return 11;
    case Sign::killed: return 12;
    case Sign::worker_failed: return 13;
    case Sign::recovered: return 14;
    case Sign::crash: return 15;
    }
    return 16;
}

// The amount that ends before `end`: "75.60 GiB ", "0 bytes ".
std::optional<double> amount_before(std::string_view text, std::size_t end) {
    const auto skip = [&](auto&& wanted) { while (end > 0 && wanted(text[end - 1])) --end; };
    const std::size_t stop = end;
    skip([](char c) { return c == ' '; });
    skip(is_letter);
    skip([](char c) { return c == ' '; });
    skip([](char c) { return is_digit(c) || c == '.' || c == ','; });
    return bytes_at(text.substr(end, stop - end));
}

std::optional<Bytes> as_bytes(std::optional<double> value) { return value && *value < 1e15 ? std::optional(Bytes(*value)) : std::nullopt; }

void set(std::optional<Bytes>& field, std::optional<double> value) {
    if (!field) field = as_bytes(value);
}

// "Process 19239 has 14.26 GiB memory in use", once or several times.
void read_processes(std::string_view line, OutOfMemoryFigures& figures) {
    std::vector<double> amounts;
    for (std::size_t at = line.find("Process "); at != std::string_view::npos && amounts.size() < 64; at = line.find("Process ", at + 8)) {
        std::size_t end = at + 8;
        while (end < line.size() && is_digit(line[end])) ++end;
        if (end == at + 8 || !begins_with(line.substr(end), " has ")) continue;
        if (const auto amount = bytes_at(line.substr(end + 5))) amounts.push_back(*amount);
    }
    if (amounts.empty()) return;
    if (!figures.in_use || figures.in_use->value() == 0) { // in a container the process does not find itself: it is the largest
        const auto own = std::ranges::max_element(amounts);
        if (!figures.allocated || *own >= figures.allocated->value()) {
            figures.in_use = as_bytes(*own);
            amounts.erase(own);
        }
    }
    double sum = figures.others ? figures.others->value() : 0;
    for (const double amount : amounts) sum += amount;
    if (sum > 0) figures.others = as_bytes(sum);
}

} // namespace

std::optional<SignFound> sign_of(const Keyword& keyword, std::size_t position, std::string_view line) {
    const std::string_view rest = line.substr(position + keyword.text.size());
    switch (keyword.kind) {
    case LineKind::exit_code: return exit_code_sign(rest);
    case LineKind::out_of_memory_somewhere: return memory_sign(line);
    case LineKind::cancelled_somewhere:
        if (holds(line, "due to ")) return std::nullopt; // said by words of its own
        return holds(line, "step ") ? SignFound{Sign::killed, kSigterm} : SignFound{Sign::cancelled, 0};
    case LineKind::sign: break;
    default: return std::nullopt;
    }
    SignFound found{keyword.sign, 0};
    switch (keyword.sign) {
    case Sign::leftover_process: // the check before the start tells of every GPU; a driver and a display hold some memory always
        if (keyword.text == kHeldBefore)
            if (const auto held = amount_before(line, position); held && *held < kHeldByNobody) return std::nullopt;
        return found;
    case Sign::hardware:
        if (keyword.text == "Xid (PCI") {
            const std::size_t number = rest.find("): ");
            const auto xid = number == std::string_view::npos ? std::nullopt : integer_at(rest.substr(number + 3));
            if (xid && *xid > 0 && *xid < 1000) found = {of_the_program(*xid) ? Sign::application_fault : Sign::hardware, static_cast<int>(*xid)};
        }
        return found;
    case Sign::host_out_of_memory:
        if (keyword.text == "MemoryError" && position > 0 && is_letter(line[position - 1])) return std::nullopt; // OutOfMemoryError
        if (only_quoted(line)) return std::nullopt;
        return found;
    case Sign::killed: found.code = holds_any(line, {"sigkill", "killed"}) ? kSigkill : kSigterm; return found;
    case Sign::refused: case Sign::crash: case Sign::nccl: case Sign::out_of_memory:
        return only_quoted(line) ? std::nullopt : std::optional(found);
    default: return found;
    }
}

bool tells_more(const SignFound& a, const SignFound& b) { return weight(a.sign) < weight(b.sign); }

void read_memory_figures(std::string_view line, OutOfMemoryFigures& figures) {
    const auto behind = [line](std::string_view word) -> std::optional<double> {
        const std::size_t at = find_word(line, word);
        return at == std::string_view::npos ? std::nullopt : bytes_at(line.substr(at + word.size()));
    };
    const auto before = [line](std::string_view word) -> std::optional<double> {
        const std::size_t at = find_word(line, word);
        return at == std::string_view::npos ? std::nullopt : amount_before(line, at);
    };
    set(figures.tried, behind("tried to allocate "));
    set(figures.total, behind("total capacity of "));
    set(figures.total, behind("total capacty of ")); // as PyTorch 2.0 and 2.1 spell it
    set(figures.total, before(" total capacity;"));
    set(figures.free, behind("of which "));
    set(figures.free, before(" free;"));
    set(figures.in_use, behind("this process has "));
    set(figures.allocated, before(" is allocated by pytorch"));
    set(figures.allocated, before(" already allocated;"));
    set(figures.unallocated, before(" is reserved by pytorch but unallocated"));
    set(figures.reserved, before(" reserved in total by pytorch"));
    if (figures.allocated && figures.unallocated && !figures.reserved) figures.reserved = *figures.allocated + *figures.unallocated;
    if (figures.allocated && figures.reserved && !figures.unallocated && *figures.reserved >= *figures.allocated)
        figures.unallocated = *figures.reserved - *figures.allocated;
    read_processes(line, figures);
}

void Evidence::add(const SignFound& found, std::string_view line, std::size_t number, std::int64_t iteration, std::size_t steps, double clock) {
    LogEvidence evidence;
    evidence.sign = found.sign;
    evidence.code = found.code;
    evidence.line = number;
    evidence.rank = rank_of(line).value_or(kNoRank);
    evidence.iteration = iteration;
    evidence.steps_after = steps; // until `take`: printed before
    evidence.clock = clock;
    Kept& kept = kept_[static_cast<std::size_t>(found.sign)];
    // The exception under a traceback says more than the traceback's first line.
    const bool replaces = found.sign == Sign::crash && !kept.first.empty() && kept.last.empty() && kept.first.back().rank == evidence.rank &&
                          kept.first.back().text.find("Traceback (most") != std::string::npos;
    LogEvidence* place = nullptr;
    if (replaces) place = &kept.first.back();
    else if (kept.first.size() < kFirst) {
        kept.first.reserve(kFirst);
        place = &kept.first.emplace_back();
    } else if (kept.last.size() < kLast) {
        kept.last.reserve(kLast);
        place = &kept.last.emplace_back();
    } else {
        place = &kept.last[kept.next];
        kept.next = (kept.next + 1) % kLast;
    }
    evidence.text = shown_text(trimmed(line), kTextLimit);
    if (found.sign == Sign::out_of_memory) {
        OutOfMemoryFigures figures;
        read_memory_figures(line, figures);
        if (figures.tried || figures.total) evidence.memory = figures;
        newest_memory_ = place;
    }
    *place = std::move(evidence);
}

void Evidence::add_figures(std::string_view line, std::size_t number) {
    if (newest_memory_ == nullptr || number > newest_memory_->line + kMessageLines) return;
    const auto rank = rank_of(line);
    if (rank && newest_memory_->rank != kNoRank && *rank != newest_memory_->rank) return;
    OutOfMemoryFigures figures = newest_memory_->memory.value_or(OutOfMemoryFigures{});
    read_memory_figures(line, figures);
    newest_memory_->memory = figures;
}

std::vector<LogEvidence> Evidence::take(std::size_t steps_in_all) {
    std::vector<LogEvidence> all;
    for (Kept& kept : kept_) {
        std::ranges::move(kept.first, std::back_inserter(all));
        std::ranges::move(kept.last, std::back_inserter(all));
        kept = {};
    }
    newest_memory_ = nullptr;
    for (LogEvidence& evidence : all) evidence.steps_after = steps_in_all - std::min(steps_in_all, evidence.steps_after);
    std::ranges::stable_sort(all, {}, &LogEvidence::line);
    return all;
}

} // namespace fivefold::logs
