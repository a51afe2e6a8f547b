// SPDX-License-Identifier: Apache-2.0
#include "core/formats/logs/generic_lines.h"

#include "core/formats/logs/line_text.h"
#include "core/quantity.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fivefold::logs {
namespace {

constexpr std::size_t kMostColumns = 256;
constexpr std::size_t kLongestLine = 8192; // longer ones are no table
constexpr std::size_t kHeadsTried = 20000;
constexpr std::size_t kMostKnownNames = 512;

struct KnownName {
    std::string_view name;
    LogField field;
};
using enum LogField;
// Names of columns and keys without case, spaces and punctuation.
constexpr KnownName kNames[] = {
    {"step", iteration}, {"steps", iteration}, {"iteration", iteration}, {"iter", iteration}, {"globalstep", iteration}, {"trainstep", iteration},
    {"traineriteration", iteration}, {"trainglobalstep", iteration},
    {"steptime", seconds}, {"steptimes", seconds}, {"steptimesec", seconds}, {"steptimeseconds", seconds}, {"seconds", seconds}, {"timeperstep", seconds},
    {"timepersteps", seconds}, {"timeperiteration", seconds}, {"itertime", seconds}, {"iterationtime", seconds}, {"secondsperstep", seconds},
    {"secperstep", seconds}, {"traintimeperstep", seconds}, {"trainsteptiming", seconds}, {"trainsteptimings", seconds}, {"batchtime", seconds},
    {"timemetricsendtoends", seconds},
    {"steptimems", milliseconds}, {"msperstep", milliseconds}, {"iterationtimems", milliseconds}, {"elapsedtimeperiterationms", milliseconds},
    {"timeperiterationms", milliseconds}, {"itertimems", milliseconds}, {"msperiteration", milliseconds},
    {"toksgpu", tokens_per_gpu}, {"tokenspersecpergpu", tokens_per_gpu}, {"tokenspersecondpergpu", tokens_per_gpu}, {"tokenspergpupersec", tokens_per_gpu},
    {"tokenspergpupersecond", tokens_per_gpu}, {"tokenssgpu", tokens_per_gpu}, {"tps", tokens_per_gpu}, {"tgs", tokens_per_gpu},
    {"throughputtps", tokens_per_gpu}, {"perftokensspergpu", tokens_per_gpu}, {"tokensperspergpu", tokens_per_gpu},
    {"tokenspersec", tokens_all}, {"tokenspersecond", tokens_all}, {"tokss", tokens_all}, {"tokenss", tokens_all}, {"throughputtokenspersecond", tokens_all},
    {"tokenspers", tokens_all},
    {"samplespersec", samples_all}, {"samplespersecond", samples_all}, {"sampless", samples_all}, {"trainsamplespersecond", samples_all},
    {"tflops", tflops_per_gpu}, {"mtflops", tflops_per_gpu}, {"tflopspergpu", tflops_per_gpu}, {"modeltflopspergpu", tflops_per_gpu},
    {"tflopsgpu", tflops_per_gpu}, {"throughputtflops", tflops_per_gpu},
    {"loss", loss}, {"lmloss", loss}, {"trainloss", loss}, {"lossmetricsglobalavgloss", loss},
    {"gradnorm", grad_norm},
    {"gbs", global_batch}, {"globalbatchsize", global_batch}, {"globalbatch", global_batch},
    {"memallocgb", max_allocated_gib}, {"maxallocatedgib", max_allocated_gib}, {"memorymaxallocatedgib", max_allocated_gib},
    {"peakallocatedgib", max_allocated_gib}, {"memorymaxactivegib", max_allocated_gib}, {"allocatedgib", allocated_gib},
    {"memresgb", max_reserved_gib}, {"maxreservedgib", max_reserved_gib}, {"memorymaxreservedgib", max_reserved_gib}, {"peakreservedgib", max_reserved_gib},
    {"reservedgib", reserved_gib}, {"smigib", smi_gib}, {"memoryusedmib", smi_mib}, {"smimib", smi_mib},
    {"rank", rank}, {"globalrank", rank},
};

std::string plain_name(std::string_view name) {
    std::string plain;
    for (const char c : name)
        if (is_letter(c) || is_digit(c)) plain.push_back(lower(c));
    return plain;
}

// Makes a table, or an object, one of steps; a step number and a loss alone are none.
bool tells_time(LogField field) {
    return field == seconds || field == milliseconds || field == tokens_per_gpu || field == tokens_all || field == samples_all;
}

std::string_view unquoted(std::string_view text) {
    text = trimmed(text);
    return text.size() >= 2 && text.front() == '"' && text.back() == '"' ? text.substr(1, text.size() - 2) : text;
}

// Calls `cell(text)` for each cell; quotes keep separators together. A line of bars may begin and end with one.
template <class Cell>
void cells_of(std::string_view line, char separator, Cell&& cell) {
    if (separator == '|') {
        line = trimmed(line);
        if (!line.empty() && line.front() == '|') line.remove_prefix(1);
        if (!line.empty() && line.back() == '|') line.remove_suffix(1);
    }
    bool quoted = false;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i < line.size() && line[i] == '"') quoted = !quoted;
        if (i < line.size() && (quoted || line[i] != separator)) continue;
        cell(unquoted(line.substr(start, i - start)));
        start = i + 1;
    }
}

void take(StepLine& line, LogField field, double value, std::int32_t& rank_out) {
    const double positive = value > 0 && value < 1e15 ? value : 0;
    LogStep& step = line.figures;
    const auto memory = [&](LogMemoryKind kind, double unit) {
        if (positive > 0 && positive * unit < 1e15) line.memory.push_back({kind, positive * unit});
    };
    switch (field) {
    case iteration: if (value >= 0 && value < 1e15) step.iteration = static_cast<std::int64_t>(value); break;
    case seconds: step.seconds = positive; break;
    case milliseconds: step.seconds = positive / 1000; break;
    case tokens_per_gpu: step.tokens_per_gpu = positive; break;
    case tokens_all: step.tokens_all = positive; break;
    case samples_all: step.samples_all = positive; break;
    case tflops_per_gpu: step.tflops_per_gpu = positive; break;
    case loss: step.loss = value; break;
    case grad_norm: step.grad_norm = value; break;
    case global_batch: step.global_batch = static_cast<std::int64_t>(positive); break;
    case allocated_gib: memory(LogMemoryKind::allocated, kGiB); break;
    case max_allocated_gib: memory(LogMemoryKind::max_allocated, kGiB); break;
    case reserved_gib: memory(LogMemoryKind::reserved, kGiB); break;
    case max_reserved_gib: memory(LogMemoryKind::max_reserved, kGiB); break;
    case smi_gib: memory(LogMemoryKind::smi, kGiB); break;
    case smi_mib: memory(LogMemoryKind::smi, kMiB); break;
    case rank: if (value >= 0 && value < 1e7) rank_out = static_cast<std::int32_t>(value); break;
    }
}

StepLine new_line(LogFramework framework) {
    StepLine line;
    line.framework = framework;
    line.figures.loss = line.figures.grad_norm = std::numeric_limits<double>::quiet_NaN();
    return line;
}

bool has_time(const LogStep& step) { return step.seconds > 0 || step.tokens_per_gpu > 0 || step.tokens_all > 0 || step.samples_all > 0; }

} // namespace

GenericLines::Name& GenericLines::known(std::string_view name) {
    if (const auto found = known_names_.find(name); found != known_names_.end()) return found->second;
    if (known_names_.size() < kMostKnownNames) return known_names_.emplace(name, Name{guess(name), false}).first->second;
    spare_ = {guess(name), true};
    return spare_;
}

std::optional<LogField> GenericLines::guess(std::string_view name) const {
    for (const LogColumn& column : mapping_)
        if (column.column == name) return column.field;
    const std::string plain = plain_name(name);
    const auto found = std::ranges::find(kNames, std::string_view(plain), &KnownName::name);
    if (found == std::end(kNames)) return std::nullopt;
    // What the caller mapped to a figure is not overruled by another column's name.
    const bool mapped = std::ranges::any_of(mapping_, [&](const LogColumn& column) { return column.field == found->field; });
    return mapped ? std::nullopt : std::optional(found->field);
}

void GenericLines::note(std::string_view name) {
    Name& column = known(name);
    if (std::exchange(column.noted, true) || !column.field || understood_.size() >= kMostColumns) return;
    understood_.push_back(shown_text(name, 80) + "=" + log_field_name(*column.field));
}

bool GenericLines::read_head(std::string_view line) {
    for (const char separator : {',', '\t', ';', '|'}) {
        if (line.find(separator) == std::string_view::npos) continue;
        std::vector<Column> table;
        std::vector<std::string_view> names;
        bool time = false, number = false;
        cells_of(line, separator, [&](std::string_view name) {
            if (names.size() >= kMostColumns) return;
            names.push_back(name);
            number |= !name.empty() && number_at(name).has_value() && is_digit(name.back());
            Column column{known(name).field, Extra::none};
            const std::string plain = plain_name(name);
            if (plain == "seqlen" || plain == "sequencelength") column.extra = Extra::seq_len;
            else if (plain == "tp") column.extra = Extra::tp;
            else if (plain == "pp") column.extra = Extra::pp;
            else if (plain == "dp") column.extra = Extra::dp;
            else if (plain == "cp") column.extra = Extra::cp;
            time |= column.field && tells_time(*column.field);
            // Of two columns for one figure the first counts.
            if (column.field && std::ranges::any_of(table, [&](const Column& other) { return other.field == column.field; })) column.field.reset();
            table.push_back(column);
        });
        if (!time || number || table.size() < 2) continue;
        table_ = std::move(table);
        separator_ = separator;
        nanotron_ = std::ranges::find(names, std::string_view("tok/s/gpu")) != names.end() && std::ranges::find(names, std::string_view("mTFLOPs")) != names.end();
        rows_ = 0;
        for (std::size_t i = 0; i < table_.size(); ++i)
            if (table_[i].field) note(names[i]);
        return true;
    }
    return false;
}

std::optional<StepLine> GenericLines::read_row(std::string_view line) {
    StepLine row = new_line(nanotron_ ? LogFramework::nanotron : LogFramework::generic);
    std::size_t at = 0;
    bool numbered = false, good = true;
    std::int64_t degrees = 1, seq_len = 0;
    bool dp = false;
    rank_ = kNoRank;
    cells_of(line, separator_, [&](std::string_view cell) {
        if (at >= table_.size()) {
            ++at;
            return;
        }
        const Column& column = table_[at++];
        if (!column.field && column.extra == Extra::none) return;
        const auto number = number_at(cell);
        if (!number) {
            good &= cell.empty() || !column.field || !tells_time(*column.field);
            return;
        }
        if (column.field) {
            numbered |= *column.field == iteration;
            take(row, *column.field, number->value, rank_);
        }
        const bool degree = number->value >= 1 && number->value < 1e6;
        if (column.extra == Extra::seq_len && number->value < 1e9) seq_len = static_cast<std::int64_t>(std::max(0.0, number->value));
        else if (column.extra != Extra::none && degree) {
            degrees *= static_cast<std::int64_t>(number->value);
            dp |= column.extra == Extra::dp;
        }
        if (degrees > 100000000) degrees = 1;
    });
    if (at != table_.size() || !good || !has_time(row.figures)) return std::nullopt;
    ++rows_;
    if (!numbered) row.figures.iteration = rows_;
    row.step = true;
    if (seq_len > 0) seq_len_ = seq_len;
    if (dp) gpus_ = degrees;
    return row;
}

std::optional<StepLine> GenericLines::read_json(std::string_view line) {
    StepLine object = new_line(LogFramework::generic);
    rank_ = kNoRank;
    bool numbered = false;
    std::string_view names[16]; // noted only if the object turns out to be a step
    std::size_t noted = 0;
    for (std::size_t at = 1; at < line.size();) { // a key is a quoted text before a colon; objects inside count with their own keys
        const char quote = line[at];
        if (quote != '"' && quote != '\'') {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        while (end < line.size() && line[end] != quote) end += line[end] == '\\' ? 2u : 1u;
        if (end >= line.size()) break;
        const std::string_view name = line.substr(at + 1, end - at - 1);
        at = end + 1;
        while (at < line.size() && line[at] == ' ') ++at;
        if (at >= line.size() || line[at] != ':') continue;
        ++at;
        const std::string_view value = trimmed(line.substr(at, 64));
        if (value.empty() || !(is_digit(value[0]) || value[0] == '-' || value[0] == '.' || value[0] == 'N' || value[0] == 'n')) continue;
        const Name& column = known(name);
        const auto field = column.field;
        const auto number = field ? number_at(value.substr(0, value.find_first_of(",}"))) : std::nullopt;
        if (!number) continue;
        numbered |= *field == iteration;
        take(object, *field, number->value, rank_);
        if (!column.noted && noted < std::size(names)) names[noted++] = name;
    }
    if (!has_time(object.figures)) return std::nullopt;
    for (std::size_t i = 0; i < noted; ++i) note(names[i]);
    ++objects_;
    if (!numbered) object.figures.iteration = objects_;
    object.step = true;
    return object;
}

std::optional<StepLine> GenericLines::read(std::string_view line) {
    if (line.size() > kLongestLine) return std::nullopt;
    const std::string_view text = trimmed(line);
    if (text.empty()) return std::nullopt;
    if (text.back() == '}') // an object, with or without a prefix of the launcher's
        if (const std::size_t brace = text.find('{'); brace != std::string_view::npos) return read_json(text.substr(brace));
    if (separator_ != 0)
        if (auto row = read_row(line)) return row;
    // The head of a table: no row of numbers, and names that tell of time. Whoever has shown none in so many lines is no table.
    if (is_digit(text.front()) || heads_tried_ >= kHeadsTried || text.find_first_of(",;|\t") == std::string_view::npos) return std::nullopt;
    ++heads_tried_;
    read_head(line);
    return std::nullopt;
}

} // namespace fivefold::logs
