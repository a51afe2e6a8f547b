// SPDX-License-Identifier: Apache-2.0
#include "core/formats/logs/run_log_reader.h"

#include "core/formats/logs/failure_lines.h"
#include "core/formats/logs/generic_lines.h"
#include "core/formats/logs/keywords.h"
#include "core/formats/logs/line_text.h"
#include "core/formats/logs/step_store.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

namespace fivefold {
namespace {

using namespace logs;

constexpr std::size_t kShortestLimit = 256; // of LogOptions::longest_line

bool of_step(LineKind kind) { return kind <= LineKind::smi_memory; }
bool of_setting(LineKind kind) { return kind >= LineKind::batch && kind <= LineKind::planned; }

// The number of "global batch size 64", "seq_length ......... 4096", "\"train_batch_size\": 256", "world_size=8".
std::int64_t setting_value(std::string_view rest) {
    const std::size_t at = rest.find_first_not_of(" .:=\"'");
    if (at == std::string_view::npos || at > 100) return 0;
    const auto value = integer_at(rest.substr(at));
    return value && *value > 0 && *value < 1'000'000'000 ? *value : 0;
}

// A date at the very start of a line, which is where most lines that have one have it.
double early_clock(std::string_view line) {
    std::size_t at = 0;
    while (at < line.size() && at < 3 && (line[at] == '[' || line[at] == ' ')) ++at;
    if (at + 19 > line.size() || !is_digit(line[at]) || !is_digit(line[at + 1])) return 0;
    return line[at + 2] == '/' || line[at + 4] == '-' ? clock_of(line.substr(0, at + 30)) : 0;
}

// Made once: it is the same for every log.
const KeywordSearch& keyword_search() {
    static const KeywordSearch search(all_keywords());
    return search;
}

} // namespace

class RunLogReader::Parser {
public:
    explicit Parser(LogOptions options)
        : options_(std::move(options)), limit_(std::max(options_.longest_line, kShortestLimit)), steps_(options_.most_steps),
          generic_(options_.columns) {}

    void feed(std::string_view piece) {
        log_.bytes += piece.size();
        while (!piece.empty()) {
            const char* line_end = static_cast<const char*>(std::memchr(piece.data(), '\n', piece.size()));
            const std::size_t length = line_end == nullptr ? piece.size() : static_cast<std::size_t>(line_end - piece.data());
            read_line(piece.substr(0, length), line_end != nullptr);
            if (line_end == nullptr) return;
            ++log_.lines;
            piece.remove_prefix(length + 1);
        }
    }

    void end_file() {
        if (held_.empty() && !held_over_) return;
        read_part({}, true);
        ++log_.lines;
        log_.truncated = true;
    }

    RunLog finish() {
        end_file();
        log_.evidence = evidence_.take(steps_.printed());
        steps_.take(log_);
        if (log_.global_batch == 0) log_.global_batch = batch_setting_;
        if (log_.seq_len == 0) log_.seq_len = generic_.seq_len();
        if (log_.world_size == 0) log_.world_size = generic_.gpus();
        log_.columns = generic_.columns();
        log_.finished |= log_.planned_iterations > 0 && log_.last_iteration >= log_.planned_iterations;
        return std::move(log_);
    }

    [[nodiscard]] LogOptions options() const { return options_; }

private:
    // A line, or as much of it as there is; carriage returns part it like line ends do, but do not count.
    void read_line(std::string_view text, bool ended) {
        while (true) {
            const char* back = text.empty() ? nullptr : static_cast<const char*>(std::memchr(text.data(), '\r', text.size()));
            if (back == nullptr) return read_part(text, ended);
            const auto length = static_cast<std::size_t>(back - text.data());
            read_part(text.substr(0, length), true);
            text.remove_prefix(length + 1);
        }
    }

    void read_part(std::string_view text, bool ended) {
        if (ended && held_.empty() && !held_over_) return text.size() > limit_ ? read_cut(text.substr(0, limit_)) : read_text(text);
        const std::size_t room = limit_ - std::min(limit_, held_.size());
        held_over_ |= text.size() > room;
        held_.append(text.substr(0, room));
        if (!ended) return;
        std::string line = std::exchange(held_, {});
        if (std::exchange(held_over_, false)) read_cut(line);
        else read_text(line);
        line.clear();
        held_ = std::move(line); // keeps its memory
    }

    void read_cut(std::string_view text) {
        ++log_.lines_cut;
        for (int i = 0; i < 4 && !text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80; ++i) text.remove_suffix(1);
        if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xC0) text.remove_suffix(1); // no half of a character
        read_text(text);
    }

    void read_text(std::string_view text) {
        if (text.empty()) return;
        const LineBytes bytes = bytes_of(text);
        if (bytes.control) {
            if (clean_line(text, clean_)) ++log_.lines_with_nul;
            text = clean_;
        }
        if (bytes.high && !is_utf8(text)) ++log_.lines_not_utf8;
        line_clock_ = early_clock(text);
        see_clock(line_clock_);
        if (!read_words(text)) read_generic(text);
    }

    // Whether the line holds any word that the reader knows.
    bool read_words(std::string_view text) {
        bool any = false, step = false, wrapped = false;
        std::optional<SignFound> sign;
        search_.search(text, [&](const Keyword& keyword, std::size_t at) {
            any = true;
            if (of_step(keyword.kind)) step = step || read_step(keyword.kind, text);
            else if (of_setting(keyword.kind)) step || read_setting(keyword, at, text);
            else if (keyword.kind == LineKind::finished) log_.finished = true;
            else if (keyword.kind == LineKind::memory_figures) wrapped = true;
            else if (const auto found = sign_of(keyword, at, text); found && (!sign || tells_more(*found, *sign))) sign = found;
            return true;
        });
        if (sign) add_sign(*sign, text);
        else if (wrapped) evidence_.add_figures(text, log_.lines + 1);
        return step || sign || wrapped || (any && text.find_first_of(",;|{\t") == std::string_view::npos);
    }

    void add_sign(SignFound sign, std::string_view text) {
        // An exception after the first step is no refusal of the configuration any more.
        if (sign.sign == Sign::refused && steps_.printed() > 0) sign.sign = Sign::crash;
        const double clock = line_clock_ > 0 ? line_clock_ : clock_of(text);
        see_clock(clock);
        if (sign.sign == Sign::recovered) steps_.new_attempt();
        evidence_.add(sign, text, log_.lines + 1, steps_.last_iteration(), steps_.printed(), clock);
    }

    bool read_step(LineKind kind, std::string_view text) {
        auto line = read_step_line(kind, text);
        if (!line) return false;
        add(*line, text, kNoRank);
        return true;
    }

    void add(StepLine& line, std::string_view text, std::int32_t rank) {
        if (line.framework != LogFramework::unknown &&
            (log_.framework == LogFramework::unknown || log_.framework == LogFramework::generic || line.framework == LogFramework::megatron))
            log_.framework = line.framework;
        if (line.step) {
            line.figures.line = log_.lines + 1;
            // Further inside a line of a table, a date may be anything.
            line.figures.clock = line_clock_ > 0 || line.framework == LogFramework::generic ? line_clock_ : clock_of(text);
            see_clock(line.figures.clock);
            if (line.figures.global_batch > 0) log_.global_batch = line.figures.global_batch;
        }
        if (rank == kNoRank && (!line.memory.empty() || (line.step && line.figures.iteration < steps_.last_iteration())))
            rank = rank_of(text).value_or(kNoRank);
        if (line.step) steps_.add(line, rank);
        if (!line.memory.empty()) steps_.add_memory(line, rank, pipeline_rank_of(text).value_or(kNoRank));
    }

    bool read_setting(const Keyword& keyword, std::size_t at, std::string_view text) {
        if (at > 0 && (is_letter(text[at - 1]) || text[at - 1] == '_')) return false; // the end of a longer name
        const std::int64_t value = setting_value(text.substr(at + keyword.text.size()));
        if (value == 0) return false;
        switch (keyword.kind) {
        case LineKind::batch: batch_setting_ = value; break;
        case LineKind::sequence: log_.seq_len = value; break;
        case LineKind::world: log_.world_size = value; break;
        default: log_.planned_iterations = std::max(log_.planned_iterations, value); break;
        }
        return true;
    }

    void read_generic(std::string_view text) {
        if (log_.framework != LogFramework::unknown && log_.framework != LogFramework::generic && !generic_seen_) return;
        if (auto line = generic_.read(text)) {
            generic_seen_ = true;
            add(*line, text, generic_.rank());
        }
    }

    void see_clock(double clock) {
        if (!(clock > 0)) return;
        if (log_.first_clock == 0) log_.first_clock = clock;
        log_.last_clock = std::max(log_.last_clock, clock);
    }

    LogOptions options_;
    std::size_t limit_;
    const KeywordSearch& search_ = keyword_search();
    StepStore steps_;
    GenericLines generic_;
    Evidence evidence_;
    RunLog log_;
    std::string held_, clean_;
    double line_clock_ = 0; ///< of the line being read, where it begins with one
    bool held_over_ = false; ///< the held line is longer than the limit
    bool generic_seen_ = false;
    std::int64_t batch_setting_ = 0;
};

RunLogReader::RunLogReader(LogOptions options) : parser_(std::make_unique<Parser>(std::move(options))) {}
RunLogReader::~RunLogReader() = default;
RunLogReader::RunLogReader(RunLogReader&&) noexcept = default;
RunLogReader& RunLogReader::operator=(RunLogReader&&) noexcept = default;

void RunLogReader::feed(std::string_view piece) { parser_->feed(piece); }
void RunLogReader::next_file() { parser_->end_file(); }

RunLog RunLogReader::finish() {
    RunLog log = parser_->finish();
    parser_ = std::make_unique<Parser>(parser_->options());
    return log;
}

RunLog read_run_log(std::istream& input, const LogOptions& options) {
    RunLogReader reader(options);
    std::vector<char> block(std::size_t{1} << 18);
    while (input.read(block.data(), static_cast<std::streamsize>(block.size())), input.gcount() > 0)
        reader.feed({block.data(), static_cast<std::size_t>(input.gcount())});
    return reader.finish();
}

RunLog read_run_log(std::string_view text, const LogOptions& options) {
    RunLogReader reader(options);
    reader.feed(text);
    return reader.finish();
}

const char* log_field_name(LogField field) {
    constexpr const char* names[] = {"step",      "seconds",       "milliseconds",      "tokens_per_gpu", "tokens_all",       "samples_all",
                                     "tflops_per_gpu", "loss",     "grad_norm",         "global_batch",   "allocated_gib",    "max_allocated_gib",
                                     "reserved_gib",   "max_reserved_gib", "smi_gib",   "smi_mib",        "rank"};
    return names[static_cast<std::size_t>(field)];
}

} // namespace fivefold
