// SPDX-License-Identifier: Apache-2.0
#include "core/formats/runs_csv.h"

#include "core/formats/builtin.h"
#include "core/formats/format_error.h"
#include "core/formats/row_fields.h"
#include "core/formats/run_words.h"
#include "core/plan/tokens.h"

#include <charconv>
#include <cmath>
#include <sstream>

namespace fivefold {
namespace {

constexpr double kLargest = 1e9; // beyond every count of this field

// Megatron's logs and the playbook give GiB; sources that do not name the kind give decimal GB.
void read_memory(RowFields& fields, MeasuredRun& run) {
    const auto take = [&](MemoryKind kind, std::optional<double> amount, double unit) {
        if (amount && *amount > 0) run.reading(kind) = Bytes(*amount * unit);
    };
    take(MemoryKind::allocated, fields.real("allocated_gib"), kGiB);
    take(MemoryKind::reserved, fields.real("reserved_gib"), kGiB);
    take(MemoryKind::smi, fields.real("smi_gib"), kGiB);
    take(MemoryKind::unspecified, fields.real("memory_gb_unspecified"), 1e9);
    const std::string_view steady = stated_value(fields.text("notes"), "steady_allocated_gib");
    double value = 0;
    if (std::from_chars(steady.data(), steady.data() + steady.size(), value).ec == std::errc() && std::isfinite(value))
        take(MemoryKind::steady, value, kGiB);
}

void read_time(RowFields& fields, MeasuredRun& run) {
    const auto step = fields.real("step_time_s");
    if (step && *step > 0) {
        run.step_time = Seconds(*step);
        return;
    }
    const auto rate = fields.real("tokens_per_s_per_gpu");
    if (!rate || *rate <= 0 || !run.skip.empty()) return;
    run.step_time = Seconds(tokens_per_step(run.plan.training) / (*rate * static_cast<double>(gpu_count(run.plan.cluster))));
}

Outcome outcome_of(std::string_view text) {
    if (text == "oom") return Outcome::out_of_memory;
    return text == "crashed" ? Outcome::crashed : Outcome::ran;
}

void require_columns(const CsvTable& table) {
    for (const char* column : {"layers", "hidden", "heads", "vocab", "gpu", "gpus", "tp", "pp", "seq_len", "micro_batch", "global_batch"})
        if (!table.has(column))
            throw FormatError("line 1", std::string("column '") + column + "' is missing; a table of measured runs is expected");
}

} // namespace

std::optional<double> RowFields::real(std::string_view column) {
    std::string_view field = row_[column];
    field = field.substr(0, field.find('|'));
    if (field.empty() || field == "unstated" || field == "n/a" || field == "not stated") return std::nullopt;
    double value = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
    if (error != std::errc() || end != field.data() + field.size() || !std::isfinite(value) || std::abs(value) > kLargest) {
        reject(std::string(column) + " is not a number");
        return std::nullopt;
    }
    return value;
}

std::optional<std::int64_t> RowFields::integer(std::string_view column) {
    const auto value = real(column);
    if (!value) return std::nullopt;
    if (*value != std::floor(*value)) {
        reject(std::string(column) + " is not a whole number");
        return std::nullopt;
    }
    return static_cast<std::int64_t>(*value);
}

std::int64_t RowFields::required(std::string_view column, const char* reason) {
    const auto value = integer(column);
    if (!value) reject(reason);
    else if (*value < 1) reject(std::string(column) + " is not positive");
    return value.value_or(0);
}

void RowFields::reject(std::string reason) {
    if (reason_.empty()) reason_ = std::move(reason);
}

std::vector<MeasuredRun> read_runs(std::istream& csv, const Catalogue& catalogue) {
    CsvTable table(csv);
    require_columns(table);
    std::vector<MeasuredRun> runs;
    while (table.next()) {
        MeasuredRun& run = runs.emplace_back();
        run.line = table.line();
        const auto copy = [&](const char* column) { return std::string(table[column]); };
        run.run_id = copy("run_id");
        run.source = copy("source");
        run.gpu = copy("gpu");
        run.framework = copy("framework");
        run.model = copy("model");
        run.quality = copy("quality");
        run.software_state = copy("software_state");
        run.outcome = outcome_of(table["outcome"]);
        run.stage = stage_read(table["memory_stage"]);
        plan_of_row(table, catalogue, run);
        RowFields readings(table);
        read_memory(readings, run);
        read_time(readings, run);
    }
    return runs;
}

std::vector<MeasuredRun> load_timed_runs(const Catalogue& catalogue) {
    std::istringstream text{std::string(builtin::runs_csv())};
    std::vector<MeasuredRun> runs = read_runs(text, catalogue);
    std::erase_if(runs, [](const MeasuredRun& run) { return !run.timed_and_healthy() || run.quality == "C"; }); // C: for shape only
    return runs;
}

} // namespace fivefold
