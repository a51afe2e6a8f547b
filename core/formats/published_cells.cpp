// SPDX-License-Identifier: Apache-2.0
#include "core/formats/published_cells.h"

#include "core/formats/builtin.h"
#include "core/formats/csv.h"
#include "core/formats/format_error.h"
#include "core/formats/runs_csv.h"
#include "core/model/parameters.h"
#include "core/plan/tokens.h"

#include <charconv>
#include <cmath>
#include <sstream>
#include <string>

namespace fivefold {
namespace {

constexpr double kSameSize = 0.02; // the table rounds sizes to three digits

double number(const CsvTable& row, std::string_view column) {
    const std::string_view text = row[column];
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !(value >= 0) || value > 1e12)
        throw FormatError("line " + std::to_string(row.line()), "'" + std::string(text) + "' is no number for " + std::string(column));
    return value;
}

/// The benchmark's FLOPs per token: six for each parameter and 12 layers x hidden x sequence for attention, nothing spared for causality.
/// Checked against the step times of the runs with the same layouts.
double counted_flops(const Plan& plan) {
    const Transformer& model = plan.model;
    double parameters = static_cast<double>(total_parameters(model));
    if (model.tied_embeddings && plan.layout.pp > 1) parameters += static_cast<double>(model.vocab) * static_cast<double>(model.hidden);
    return 6 * parameters + 12 * static_cast<double>(model.layers) * static_cast<double>(model.hidden) * static_cast<double>(plan.training.seq_len);
}

/// A run of the cell's model and batch; with its degree of tensor parallelism where there is one, on which sequence parallelism hangs.
const MeasuredRun* run_like(std::span<const MeasuredRun> runs, double billions, std::int64_t batch, std::int64_t tp) {
    const MeasuredRun* found = nullptr;
    for (const MeasuredRun& run : runs) {
        if (!run.skip.empty() || run.plan.training.framework != Framework::nanotron || run.plan.training.global_batch != batch ||
            std::abs(static_cast<double>(total_parameters(run.plan.model)) / 1e9 / billions - 1) >= kSameSize)
            continue;
        if (run.plan.layout.tp == tp) return &run;
        if (found == nullptr) found = &run;
    }
    return found;
}

} // namespace

std::vector<PublishedCell> read_published_cells(std::istream& csv, std::span<const MeasuredRun> runs) {
    CsvTable table(csv);
    for (const char* column : {"nodes", "model_b", "dp", "tp", "pp", "gas", "mbs", "zero", "mfu_pct", "mem_gb"})
        if (!table.has(column)) throw FormatError("line 1", "no column " + std::string(column));
    std::vector<PublishedCell> cells;
    while (table.next()) {
        const auto count = [&](const char* column) { return static_cast<std::int64_t>(number(table, column)); };
        Layout layout;
        layout.dp = count("dp");
        layout.tp = count("tp");
        layout.pp = count("pp");
        layout.accumulation = count("gas");
        layout.micro_batch = count("mbs");
        layout.zero = static_cast<int>(count("zero"));
        const MeasuredRun* run = run_like(runs, number(table, "model_b"), layout.dp * layout.accumulation * layout.micro_batch, layout.tp);
        if (run == nullptr) continue;
        PublishedCell cell{run->plan, number(table, "mfu_pct") / 100, {}, Bytes(number(table, "mem_gb") * kGiB)};
        Plan& plan = cell.plan;
        plan.cluster.nodes = static_cast<int>(count("nodes"));
        layout.recompute = plan.layout.recompute;
        layout.schedule = plan.layout.schedule;
        layout.split = plan.layout.split;
        layout.sequence_parallel = plan.layout.sequence_parallel;
        plan.layout = layout;
        const double rate = cell.printed_mfu * plan.cluster.gpu.bf16.value() * static_cast<double>(gpu_count(plan.cluster));
        if (rate > 0) cell.step_time = Seconds(tokens_per_step(plan.training) * counted_flops(plan) / rate);
        cells.push_back(std::move(cell));
    }
    return cells;
}

std::vector<PublishedCell> load_published_cells(const Catalogue& catalogue) {
    std::istringstream runs{std::string(builtin::runs_csv())}, cells{std::string(builtin::heatmap_csv())};
    return read_published_cells(cells, read_runs(runs, catalogue));
}

} // namespace fivefold
