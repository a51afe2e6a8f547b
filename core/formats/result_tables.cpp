// SPDX-License-Identifier: Apache-2.0
#include "core/formats/result_tables.h"

#include "core/formats/enum_names.h"
#include "core/model/parameters.h"
#include "core/plan/tokens.h"

#include <algorithm>

namespace fivefold {
namespace {

using Align = DataTable::Align;

/// A name of the JSON answers as words; abbreviations in capitals.
std::string words(std::string name) {
    if (name == "nccl") return "NCCL";
    if (name == "gemm") return "GEMM";
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

double count(std::int64_t number) { return static_cast<double>(number); }
DataCell maybe(bool present, double value) { return present ? DataCell(value) : DataCell(std::string()); }

std::string modules_text(const Recompute& recompute) {
    std::string text = enum_name(recompute.kind);
    if (recompute.kind != RecomputeKind::selective) return text;
    std::string modules;
    for (const auto& [module, name] : enum_names<RecomputeModule>())
        if ((recompute.modules & module) != 0) modules += (modules.empty() ? "" : ", ") + std::string(name);
    return text + " (" + modules + ")";
}

/// What plan_table and candidates_table say of a layout.
std::vector<std::pair<std::string, DataCell>> layout_cells(const Layout& layout) {
    return {{"TP", count(layout.tp)},
            {"PP", count(layout.pp)},
            {"VPP", count(layout.vpp)},
            {"CP", count(layout.cp)},
            {"DP", count(layout.dp)},
            {"EP", count(layout.ep)},
            {"ETP", count(layout.etp)},
            {"sequence parallel", std::string(layout.tp > 1 && layout.sequence_parallel ? "on" : "off")},
            {"ZeRO", double(layout.zero)},
            {"shard group", count(layout.shard_group)},
            {"micro-batch", count(layout.micro_batch)},
            {"accumulation", count(layout.accumulation)},
            {"recompute", modules_text(layout.recompute)},
            {"schedule", std::string(enum_name(layout.schedule))},
            {"split", std::string(enum_name(layout.split))}};
}

std::vector<std::pair<std::string, DataCell>> plan_cells(const Plan& plan) {
    std::vector<std::pair<std::string, DataCell>> cells = {{"model", plan.model.name},
                                                           {"parameters", count(total_parameters(plan.model))},
                                                           {"GPUs", count(gpu_count(plan.cluster))},
                                                           {"GPU", plan.cluster.gpu.id},
                                                           {"nodes", double(plan.cluster.nodes)},
                                                           {"network", plan.cluster.network.id},
                                                           {"global batch", count(plan.training.global_batch)},
                                                           {"sequence length", count(plan.training.seq_len)},
                                                           {"precision", std::string(enum_name(plan.training.precision))},
                                                           {"framework", std::string(enum_name(plan.training.framework))}};
    for (auto& cell : layout_cells(plan.layout)) {
        const bool expert = cell.first == "EP" || cell.first == "ETP";
        if (!expert || plan.model.moe) cells.push_back(std::move(cell));
    }
    return cells;
}

struct Metric {
    const char *name, *unit;
    double value;
};
std::vector<Metric> metrics_of(const Metrics& metrics) {
    std::vector<Metric> list = {{"step time", "s", metrics.step_time.value()},
                                {"tokens per second and GPU", "tokens/s", metrics.tokens_per_second_per_gpu},
                                {"model FLOP rate of a GPU", "TFLOP/s", metrics.model_tflops_per_gpu},
                                {"MFU", "%", 100 * metrics.mfu},
                                {"MFU, attention counted in full", "%", 100 * metrics.mfu_full_attention},
                                {"HFU, recomputation counted", "%", 100 * metrics.hfu},
                                {"bubble", "%", 100 * metrics.bubble_fraction},
                                {"time for all tokens", "days", metrics.days},
                                {"GPU hours", "h", metrics.gpu_hours}};
    if (metrics.cost > Dollars(0)) list.push_back({"cost", "US $", metrics.cost.value()});
    return list;
}

} // namespace

DataTable plan_table(const Plan& plan) {
    DataTable table{"layout", {{"input", "", Align::left}, {"value", "", Align::left}}, {}};
    for (auto& [name, value] : plan_cells(plan)) table.rows.push_back({name, value});
    return table;
}

DataTable memory_table(const MemoryEstimate& memory) {
    DataTable table{"memory of each stage", {{"stage", ""}, {"layers", ""}, {"in flight", ""}}, {}};
    for (std::size_t g = 0; g < kMemoryGroups; ++g) table.columns.push_back({words(memory_group_name(static_cast<MemoryGroup>(g))), "GiB"});
    table.columns.push_back({"total", "GiB"});
    table.columns.push_back({"of the GPU", "%"});
    for (std::size_t i = 0; i < memory.stages.size(); ++i) {
        const StageMemory& stage = memory.stages[i];
        DataTable::Row row = {double(i), count(stage.layers), stage.micro_batches_in_flight};
        for (std::size_t g = 0; g < kMemoryGroups; ++g) row.emplace_back(in_gib(stage.group(static_cast<MemoryGroup>(g))));
        row.emplace_back(in_gib(stage.total()));
        row.emplace_back(100 * (stage.total() / memory.capacity));
        table.rows.push_back(std::move(row));
    }
    return table;
}

DataTable time_table(const StepTime& time) {
    DataTable table{"time of a step", {{"part", "", Align::left}, {"time", "s"}, {"share", "%"}}, {}};
    const Seconds total = time.total();
    for (std::size_t t = 0; t < kTimeTerms; ++t)
        if (time.terms[t] != Seconds(0))
            table.rows.push_back({words(time_term_name(static_cast<TimeTerm>(t))), time.terms[t].value(), 100 * (time.terms[t] / total)});
    table.rows.push_back({std::string("step"), total.value(), 100.0});
    return table;
}

DataTable traffic_table(const std::vector<Traffic>& traffic) {
    DataTable table{"traffic of a GPU",
                    {{"dimension", "", Align::left}, {"ranks", ""}, {"per domain", ""}, {"domains", ""}, {"sent in a step", "GB"}, {"on the wire", "s"}, {"exposed", "s"}, {"bandwidth", "GB/s"}},
                    {}};
    for (const Traffic& item : traffic)
        table.rows.push_back({words(traffic_name(item.dimension)), count(item.ranks), item.ranks_per_domain, item.domains, item.bytes.value() / 1e9, item.time.value(), item.exposed.value(),
                              item.bandwidth.value() / 1e9});
    return table;
}

DataTable metrics_table(const Metrics& metrics) {
    DataTable table{"metrics", {{"metric", "", Align::left}, {"value", ""}, {"unit", "", Align::left}}, {}};
    for (const Metric& metric : metrics_of(metrics)) table.rows.push_back({std::string(metric.name), metric.value, std::string(metric.unit)});
    return table;
}

DataTable assumptions_table(std::span<const Assumption> assumed) {
    DataTable table{"assumptions", {{"input", "", Align::left}, {"assumed", "", Align::left}}, {}};
    for (const auto& [input, value] : assumed) table.rows.push_back({words(input), words(value)});
    return table;
}

namespace {

using Columns = std::vector<DataTable::Column>;

/// What candidates_table and heatmap_table say of a layout.
Columns candidate_columns() {
    Columns columns = {{"nodes", ""}};
    for (const auto& [name, value] : layout_cells(Layout{})) columns.push_back({name, "", std::holds_alternative<double>(value) ? Align::right : Align::left});
    columns.push_back({"layers per stage", "", Align::left});
    columns.push_back({"context exchange", "", Align::left});
    columns.push_back({"step time", "s"});
    columns.push_back({"tokens per second and GPU", "tokens/s"});
    columns.push_back({"memory", "GiB"});
    return columns;
}

void add_candidate(DataTable::Row& row, const Plan& plan, const Candidate& candidate) {
    const Layout& layout = candidate.layout;
    row.emplace_back(double(candidate.nodes));
    for (auto& [name, value] : layout_cells(layout)) row.push_back(std::move(value));
    std::string layers; // where no rule deals them
    if (layout.split == StageSplit::explicit_layers)
        for (const std::int64_t each : layout.layers_per_stage) layers += (layers.empty() ? "" : " ") + std::to_string(each);
    row.emplace_back(std::move(layers));
    row.emplace_back(std::string(layout.cp > 1 ? enum_name(candidate.cp_kind) : ""));
    row.emplace_back(candidate.step_time.value());
    row.emplace_back(tokens_per_step(plan.training) / candidate.step_time.value() / (double(candidate.nodes) * plan.cluster.gpus_per_node));
    row.emplace_back(in_gib(candidate.memory));
}

} // namespace

DataTable candidates_table(std::string title, const Plan& plan, std::span<const Candidate> candidates) {
    DataTable table{std::move(title), {{"place", ""}}, {}};
    for (DataTable::Column& column : candidate_columns()) table.columns.push_back(std::move(column));
    table.columns.push_back({"fits", "", Align::left});
    for (const Candidate& candidate : candidates) {
        DataTable::Row row = {double(table.rows.size() + 1)};
        add_candidate(row, plan, candidate);
        row.emplace_back(std::string(candidate.fits ? "yes" : "no"));
        table.rows.push_back(std::move(row));
    }
    return table;
}

DataTable heatmap_table(const HeatmapRequest& request, std::span<const HeatmapCell> cells) {
    DataTable table{"best layouts", {{"model", "", Align::left}, {"layouts", ""}, {"layouts that fit", ""}}, {}};
    const Columns columns = candidate_columns();
    table.columns.insert(table.columns.end(), columns.begin(), columns.end());
    table.columns.push_back({"MFU", "%"});
    for (const HeatmapCell& cell : cells) {
        DataTable::Row row = {request.models[cell.model].name, double(cell.space), double(cell.feasible)};
        if (cell.best) {
            add_candidate(row, request.search.plan, *cell.best);
            row.emplace_back(100 * cell.metrics.mfu);
        } else {
            row.emplace_back(double(cell.nodes));
            row.resize(table.columns.size(), DataCell(std::string()));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

DataTable rejections_table(const SearchResult& result) {
    DataTable table{"layouts not kept", {{"reason", "", Align::left}, {"layouts", ""}, {"share", "%"}}, {}};
    for (const Rejection& rejection : result.rejected)
        table.rows.push_back({rejection.id, double(rejection.count), result.space > 0 ? 100 * (double(rejection.count) / double(result.space)) : 0.0});
    return table;
}

DataTable comparison_table(std::span<const ComparedPlan> plans) {
    DataTable table{"comparison", {{"quantity", "", Align::left}, {"unit", "", Align::left}}, {}};
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const std::string& name = plans[i].plan.name;
        const bool alone = std::count_if(plans.begin(), plans.end(), [&](const ComparedPlan& other) { return other.plan.name == name; }) == 1;
        table.columns.push_back({alone ? name : name + " #" + std::to_string(i + 1), ""});
    }
    const auto known = [](const Estimate& estimate) { return !estimate.memory.stages.empty(); };
    const auto add = [&](const std::string& name, const char* unit, auto value) {
        DataTable::Row row = {name, std::string(unit)};
        for (const ComparedPlan& compared : plans) row.push_back(value(compared));
        table.rows.push_back(std::move(row));
    };
    const auto figure = [&](const std::string& name, const char* unit, auto value) {
        add(name, unit, [&](const ComparedPlan& compared) { return known(compared.estimate) ? DataCell(value(compared.estimate)) : DataCell(std::string()); });
    };
    figure("verdict", "", [](const Estimate& estimate) { return words(verdict_name(estimate.memory.verdict)); });
    figure("step time", "s", [](const Estimate& estimate) { return estimate.time.total().value(); });
    figure("step time, low", "s", [](const Estimate& estimate) { return estimate.time.low.value(); });
    figure("step time, high", "s", [](const Estimate& estimate) { return estimate.time.high.value(); });
    for (std::size_t m = 1; m < metrics_of({}).size(); ++m) { // the step time stands above
        const Metric metric = metrics_of({})[m];
        figure(metric.name, metric.unit, [m](const Estimate& estimate) { return metrics_of(estimate.metrics)[m].value; });
    }
    if (std::any_of(plans.begin(), plans.end(), [](const ComparedPlan& compared) { return compared.estimate.metrics.cost > Dollars(0); }))
        add("cost", "US $", [&](const ComparedPlan& compared) { return maybe(known(compared.estimate) && compared.estimate.metrics.cost > Dollars(0), compared.estimate.metrics.cost.value()); });
    figure("fits with a probability of", "%", [](const Estimate& estimate) { return 100 * estimate.memory.fit_probability; });
    const auto worst = [](const Estimate& estimate) -> const StageMemory& { return estimate.memory.stages[estimate.memory.worst_stage]; };
    figure("memory of the fullest stage", "GiB", [&](const Estimate& estimate) { return in_gib(worst(estimate).total()); });
    figure("memory of a GPU", "GiB", [](const Estimate& estimate) { return in_gib(estimate.memory.capacity); });
    for (std::size_t g = 0; g < kMemoryGroups; ++g) {
        const auto group = static_cast<MemoryGroup>(g);
        if (std::any_of(plans.begin(), plans.end(), [&](const ComparedPlan& compared) { return known(compared.estimate) && worst(compared.estimate).group(group) > Bytes(0); }))
            figure("memory: " + words(memory_group_name(group)), "GiB", [&](const Estimate& estimate) { return in_gib(worst(estimate).group(group)); });
    }
    for (std::size_t t = 0; t < kTimeTerms; ++t)
        if (std::any_of(plans.begin(), plans.end(), [&](const ComparedPlan& compared) { return compared.estimate.time.terms[t] != Seconds(0); }))
            figure("time: " + words(time_term_name(static_cast<TimeTerm>(t))), "s", [t](const Estimate& estimate) { return estimate.time.terms[t].value(); });
    // The inputs, in the order of the plan's own table; EP and ETP where one plan has experts.
    std::vector<std::vector<std::pair<std::string, DataCell>>> inputs;
    for (const ComparedPlan& compared : plans) inputs.push_back(plan_cells(compared.plan));
    const auto longest = std::max_element(inputs.begin(), inputs.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    for (std::size_t i = 0; longest != inputs.end() && i < longest->size(); ++i) {
        const std::string& name = (*longest)[i].first;
        DataTable::Row row = {name, std::string()};
        for (const auto& cells : inputs) {
            const auto found = std::find_if(cells.begin(), cells.end(), [&](const auto& cell) { return cell.first == name; });
            row.push_back(found == cells.end() ? DataCell(std::string()) : found->second);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace fivefold
