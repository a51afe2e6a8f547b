// SPDX-License-Identifier: Apache-2.0
#include "app/report/report.h"

#include "app/texts/finding_sentence.h"
#include "app/texts/report_texts.h"
#include "core/formats/result_tables.h"

#include <algorithm>

namespace fivefold::report {
namespace {

using Kind = Block::Kind;

constexpr std::size_t kShownStages = 12;

FindingArgument argument(const char* name, std::string text) { return {name, 0, std::move(text)}; }

/// Writes the blocks of one plan.
class Writer {
public:
    Writer(const Words& words, Report& report) : words_(words), report_(report) {}

    void plan(const PlanReport& plan, std::size_t index, bool one_of_many) {
        if (one_of_many) heading(plan.plan.name).own_page = true;
        summary(plan);
        const Estimate& estimate = plan.estimate;
        if (!plan.has_estimate()) {
            tables({plan_table(plan.plan)});
        } else {
            tables({plan_table(plan.plan), metrics_table(estimate.metrics)});
            subheading(kMemoryHeading);
            const std::vector<std::size_t> stages = shown_stages(estimate.memory);
            chart(memory_chart(estimate.memory, stages, words_.say), index);
            tables({stages_table(estimate.memory, stages)});
            if (stages.size() < estimate.memory.stages.size())
                text(kStagesLeftOut, {argument("shown", std::to_string(stages.size())), argument("stages", std::to_string(estimate.memory.stages.size()))});
            subheading(kStepHeading);
            chart(step_chart(estimate.time, words_.say), index);
            std::vector<DataTable> both = {time_table(estimate.time)};
            if (!plan.assumed.empty()) both.push_back(assumptions_table(plan.assumed));
            tables(std::move(both));
            if (!estimate.traffic.empty()) {
                subheading(kTrafficHeading);
                tables({traffic_table(estimate.traffic)});
            }
        }
        findings(estimate.findings);
    }

    void comparison(std::span<const PlanReport> plans) {
        std::vector<ComparedPlan> compared;
        for (const PlanReport& plan : plans) compared.push_back({plan.plan, plan.estimate});
        heading(say(kComparison));
        tables({comparison_table(compared)});
    }

private:
    std::string say(const char* text) const { return words_.say(text); }
    Block& add(Kind kind) {
        report_.blocks.push_back({kind, {}, {}, {}, {}, false});
        return report_.blocks.back();
    }
    Block& heading(std::string text) {
        Block& block = add(Kind::heading);
        block.text = std::move(text);
        return block;
    }
    void subheading(const char* text) { add(Kind::subheading).text = say(text); }
    void text(const char* pattern, const std::vector<FindingArgument>& arguments = {}) { add(Kind::text).text = text::fill(say(pattern), arguments); }
    void tables(std::vector<DataTable> tables) {
        for (DataTable& table : tables) {
            table.title = words_.say(table.title);
            for (DataTable::Column& column : table.columns) column.name = words_.say(column.name);
            for (DataTable::Row& row : table.rows)
                for (DataCell& cell : row)
                    if (auto* text = std::get_if<std::string>(&cell); text != nullptr && !text->empty()) *text = words_.say(*text);
        }
        add(Kind::tables).tables = std::move(tables);
    }
    void chart(BarChart chart, std::size_t plan) {
        chart.plan = plan;
        add(Kind::chart).chart = std::move(chart);
    }

    void summary(const PlanReport& plan) {
        const Estimate& estimate = plan.estimate;
        text(kSubject, {argument("model", plan.plan.model.name), argument("gpus", std::to_string(gpu_count(plan.plan.cluster))), argument("gpu", plan.plan.cluster.gpu.id),
                        argument("batch", std::to_string(plan.plan.training.global_batch)), argument("length", std::to_string(plan.plan.training.seq_len))});
        if (!plan.has_estimate()) return text(kNoEstimate);
        const MemoryEstimate& memory = estimate.memory;
        const Bytes worst = memory.stages[memory.worst_stage].total();
        text(kVerdicts[static_cast<std::size_t>(memory.verdict)],
             {argument("used", text::fixed(in_gib(worst), 1)), argument("capacity", text::fixed(in_gib(memory.capacity), 1)), argument("stage", std::to_string(memory.worst_stage)),
              argument("low", text::fixed(in_gib(memory.low), 1)), argument("high", text::fixed(in_gib(memory.high), 1)), argument("probability", text::percent_text(memory.fit_probability))});
        if (!memory.band_basis.empty()) text(kMemoryBand, {argument("basis", words_.band_note(memory.band_basis))});
        std::string basis;
        for (const Finding& finding : plan.band_basis) basis += (basis.empty() ? "" : " ") + words_.sentence(finding);
        if (basis.empty() && !estimate.time.band_basis.empty()) basis = words_.band_note(estimate.time.band_basis);
        text(kStep, {argument("time", text::seconds_text(estimate.time.total())), argument("low", text::seconds_text(estimate.time.low)), argument("high", text::seconds_text(estimate.time.high))});
        if (!basis.empty()) text(kStepBand, {argument("basis", basis)});
        if (!estimate.valid || has_errors(estimate.findings)) text(kBroken);
    }

    void findings(const std::vector<Finding>& findings) {
        if (findings.empty()) return;
        subheading(kFindingsHeading);
        for (const Severity severity : {Severity::error, Severity::warning, Severity::info})
            for (const Finding& finding : findings) {
                if (finding.severity != severity) continue;
                const std::string fix = words_.fix(finding);
                Block& block = add(Kind::item);
                block.severity = severity;
                block.text = say(kSeverities[static_cast<std::size_t>(severity)]) + ": " + words_.sentence(finding) + (fix.empty() ? "" : " " + fix);
            }
    }

    static DataTable stages_table(const MemoryEstimate& memory, const std::vector<std::size_t>& stages) {
        DataTable table = memory_table(memory);
        std::vector<DataTable::Row> rows;
        for (const std::size_t stage : stages) rows.push_back(std::move(table.rows[stage]));
        table.rows = std::move(rows);
        for (DataTable::Column& column : table.columns)
            if (column.unit == "GiB") column.unit.clear(); // the heading says so, once
        return table;
    }

    const Words& words_;
    Report& report_;
};

} // namespace

Words::Words() : sentence([](const Finding& finding) { return text::finding_sentence(finding); }), fix([](const Finding& finding) { return text::fix_sentence(finding); }) {}

std::vector<std::size_t> shown_stages(const MemoryEstimate& memory) {
    std::vector<std::size_t> shown;
    const std::size_t all = memory.stages.size();
    for (std::size_t i = 0; i < all; ++i)
        if (all <= kShownStages || i < kShownStages / 2 || i + kShownStages / 2 >= all || i == memory.worst_stage) shown.push_back(i);
    return shown;
}

Report make_report(std::span<const PlanReport> plans, const Words& words) {
    Report report;
    report.language = words.language;
    report.title = plans.size() == 1 ? plans.front().plan.name : words.say(kComparedPlans);
    Writer writer(words, report);
    if (plans.size() > 1) writer.comparison(plans);
    for (std::size_t i = 0; i < plans.size(); ++i) writer.plan(plans[i], i, plans.size() > 1);
    return report;
}

std::vector<DataTable> plan_tables(const PlanReport& plan) {
    std::vector<DataTable> tables = {plan_table(plan.plan)};
    if (plan.has_estimate()) {
        tables.push_back(memory_table(plan.estimate.memory));
        tables.push_back(time_table(plan.estimate.time));
        tables.push_back(metrics_table(plan.estimate.metrics));
        tables.push_back(traffic_table(plan.estimate.traffic));
    }
    tables.push_back(assumptions_table(plan.assumed));
    DataTable findings{"findings", {{"id", "", DataTable::Align::left}, {"severity", "", DataTable::Align::left}, {"text", "", DataTable::Align::left}, {"fix", "", DataTable::Align::left}}, {}};
    for (const Finding& finding : plan.estimate.findings)
        findings.rows.push_back({finding.id, std::string(text::severity_name(finding.severity)), text::finding_sentence(finding), text::fix_sentence(finding)});
    tables.push_back(std::move(findings));
    return tables;
}

} // namespace fivefold::report
