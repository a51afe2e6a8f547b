// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/compare_rows.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/theme/number_format.h"
#include "core/model/parameters.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(CompareRows)
};

constexpr double kTimes = 10; // from here on a factor says more than per cent

CompareCell words(const QString& text) { return {text, {}, std::nullopt}; }
CompareCell number(double value) { return {format::significant(value), format::full(value), value}; }
CompareCell count(std::int64_t value) { return {format::whole(static_cast<double>(value)), {}, static_cast<double>(value)}; }
CompareCell percent(double fraction) { return {format::percent(fraction).number, format::full(100 * fraction), 100 * fraction}; }

class Builder {
public:
    Builder(std::span<const PlanColumn> plans, const QPalette& palette) : plans_(plans), palette_(palette) {}

    void heading(const QString& text) {
        CompareRow row;
        row.label = text;
        row.heading = true;
        row.cells.resize(plans_.size());
        rows.push_back(std::move(row));
    }
    CompareRow& add(const QString& label, Better better, const std::function<CompareCell(const Result&)>& cell) {
        CompareRow& row = rows.emplace_back();
        row.label = label;
        row.better = better;
        for (const PlanColumn& plan : plans_) row.cells.push_back(cell(*plan.result));
        return row;
    }
    /// Of every plan.
    CompareRow& plan(const QString& label, const std::function<CompareCell(const Plan&)>& cell, Better better = Better::neither) {
        return add(label, better, [&](const Result& result) { return cell(result.plan); });
    }
    /// Of plans with figures.
    CompareRow& figure(const QString& label, Better better, const std::function<CompareCell(const Estimate&)>& cell) {
        return add(label, better, [&](const Result& result) { return known(result) ? cell(result.estimate) : CompareCell{}; });
    }
    /// The same, left out where all are zero.
    void term(const QString& label, const Swatch& swatch, const std::function<double(const Estimate&)>& value, const QString& tip = {}) {
        if (std::none_of(plans_.begin(), plans_.end(), [&](const PlanColumn& plan) { return known(*plan.result) && value(plan.result->estimate) > 0; })) return;
        CompareRow& row = figure(label, Better::less, [&](const Estimate& estimate) { return number(value(estimate)); });
        row.swatch = swatch;
        row.tip = tip;
    }
    static bool known(const Result& result) { return !result.estimate.memory.stages.empty(); }
    [[nodiscard]] const QPalette& palette() const { return palette_; }
    [[nodiscard]] const Plan& first() const { return plans_.front().result->plan; }
    [[nodiscard]] bool any(const std::function<bool(const Plan&)>& holds) const {
        return std::any_of(plans_.begin(), plans_.end(), [&](const PlanColumn& plan) { return holds(plan.result->plan); });
    }
    std::vector<CompareRow> rows;

private:
    std::span<const PlanColumn> plans_;
    const QPalette& palette_;
};

const StageMemory& fullest(const Estimate& estimate) { return estimate.memory.stages[estimate.memory.worst_stage]; }

void addPlan(Builder& build) {
    build.heading(Texts::tr("Plan"));
    build.plan(Texts::tr("Model"), [](const Plan& plan) { return words(QString::fromStdString(plan.model.name)); });
    build.plan(Texts::tr("Parameters (B)"), [](const Plan& plan) { return number(static_cast<double>(total_parameters(plan.model)) / 1e9); });
    build.plan(Texts::tr("GPU"), [](const Plan& plan) { return words(QString::fromStdString(plan.cluster.gpu.name)); });
    build.plan(Texts::tr("GPUs"), [](const Plan& plan) { return count(gpu_count(plan.cluster)); });
    // Names of networks are long: only where they tell plans apart.
    if (build.any([&build](const Plan& plan) { return plan.cluster.network.name != build.first().cluster.network.name; }))
        build.plan(Texts::tr("Network"), [](const Plan& plan) { return words(QString::fromStdString(plan.cluster.network.name)); });
    build.plan(Texts::tr("Framework"), [](const Plan& plan) { return words(frameworkText(plan.training.framework)); });
    build.plan(Texts::tr("Precision"), [](const Plan& plan) { return words(precisionText(plan.training.precision)); });
    build.plan(Texts::tr("Optimizer"), [](const Plan& plan) { return words(optimizerText(plan.training.optimizer)); });
    build.plan(Texts::tr("Attention"), [](const Plan& plan) { return words(attentionText(plan.training.attention)); });
    build.plan(knobText(Knob::seq_len), [](const Plan& plan) { return count(plan.training.seq_len); });
    build.plan(knobText(Knob::global_batch), [](const Plan& plan) { return count(plan.training.global_batch); });
}

void addLayout(Builder& build) {
    build.heading(Texts::tr("Layout"));
    const auto degree = [&build](Knob knob, std::int64_t Layout::*member) {
        build.plan(knobText(knob), [member](const Plan& plan) { return count(plan.layout.*member); }).tip = knobLongText(knob);
    };
    degree(Knob::tp, &Layout::tp);
    degree(Knob::pp, &Layout::pp);
    degree(Knob::vpp, &Layout::vpp);
    degree(Knob::dp, &Layout::dp);
    degree(Knob::cp, &Layout::cp);
    if (build.any([](const Plan& plan) { return plan.model.moe.has_value(); })) {
        degree(Knob::ep, &Layout::ep);
        degree(Knob::etp, &Layout::etp);
    }
    degree(Knob::micro_batch, &Layout::micro_batch);
    degree(Knob::accumulation, &Layout::accumulation);
    build.plan(knobText(Knob::zero), [](const Plan& plan) { return words(zeroText(plan.layout.zero)); });
    build.plan(knobText(Knob::recompute), [](const Plan& plan) { return words(recomputeText(plan.layout.recompute.kind)); });
    build.plan(knobText(Knob::schedule), [](const Plan& plan) { return words(scheduleText(plan.layout.schedule)); });
}

void addMemory(Builder& build) {
    build.heading(Texts::tr("Memory of the fullest stage"));
    build.figure(Texts::tr("Verdict"), Better::neither, [](const Estimate& estimate) { return words(verdictText(estimate.memory.verdict)); });
    build.figure(Texts::tr("In all (GiB)"), Better::less, [](const Estimate& estimate) { return number(in_gib(fullest(estimate).total())); });
    build.figure(Texts::tr("Usable (GiB)"), Better::neither, [](const Estimate& estimate) { return number(in_gib(estimate.memory.capacity)); });
    build.figure(Texts::tr("Headroom (%)"), Better::more, [](const Estimate& estimate) { return percent(estimate.memory.headroom()); }).relative = false;
    build.figure(Texts::tr("Fits with a probability of (%)"), Better::more, [](const Estimate& estimate) { return percent(estimate.memory.fit_probability); }).relative = false;
    for (std::size_t i = 0; i < kMemoryGroups; ++i) {
        const auto group = static_cast<MemoryGroup>(i);
        build.term(Texts::tr("%1 (GiB)").arg(memoryGroupText(group)), Theme::swatch(group, build.palette()), [group](const Estimate& estimate) { return in_gib(fullest(estimate).group(group)); });
    }
}

void addTime(Builder& build) {
    build.heading(Texts::tr("Time of a step"));
    build.figure(Texts::tr("Step time (s)"), Better::less, [](const Estimate& estimate) { return number(estimate.time.total().value()); });
    build.figure(Texts::tr("Band, low (s)"), Better::less, [](const Estimate& estimate) { return number(estimate.time.low.value()); });
    build.figure(Texts::tr("Band, high (s)"), Better::less, [](const Estimate& estimate) { return number(estimate.time.high.value()); });
    for (std::size_t i = 0; i < kTimeTerms; ++i) {
        const auto term = static_cast<TimeTerm>(i);
        build.term(Texts::tr("%1 (s)").arg(timeTermText(term)), Theme::swatch(term, build.palette()), [term](const Estimate& estimate) { return estimate.time[term].value(); }, timeTermMeaning(term));
    }
}

void addTraffic(Builder& build) {
    build.heading(Texts::tr("Traffic of a GPU in a step"));
    for (const auto dimension : {Traffic::Dimension::tensor, Traffic::Dimension::context, Traffic::Dimension::expert, Traffic::Dimension::pipeline, Traffic::Dimension::data,
                                 Traffic::Dimension::expert_data}) {
        const auto value = [dimension](const Estimate& estimate, const std::function<double(const Traffic&)>& of) {
            const auto found = std::find_if(estimate.traffic.begin(), estimate.traffic.end(), [dimension](const Traffic& line) { return line.dimension == dimension; });
            return found == estimate.traffic.end() ? 0.0 : of(*found);
        };
        const Swatch swatch = Theme::swatch(dimension, build.palette());
        const QString name = trafficText(dimension), tip = trafficLongText(dimension);
        build.term(Texts::tr("%1 sent (GB)").arg(name), swatch, [value](const Estimate& estimate) { return value(estimate, [](const Traffic& line) { return line.bytes.value() / 1e9; }); }, tip);
        build.term(Texts::tr("%1 on the wire (s)").arg(name), swatch, [value](const Estimate& estimate) { return value(estimate, [](const Traffic& line) { return line.time.value(); }); }, tip);
    }
}

void addSpeedAndMoney(Builder& build) {
    const auto metric = [&build](const QString& label, Better better, double Metrics::*member) {
        build.figure(label, better, [member](const Estimate& estimate) { return number(estimate.metrics.*member); });
    };
    const auto share = [&build](const QString& label, Better better, double Metrics::*member) {
        build.figure(label, better, [member](const Estimate& estimate) { return percent(estimate.metrics.*member); });
    };
    build.heading(Texts::tr("Speed"));
    metric(Texts::tr("Tokens per second and GPU"), Better::more, &Metrics::tokens_per_second_per_gpu);
    metric(Texts::tr("Model TFLOP/s per GPU"), Better::more, &Metrics::model_tflops_per_gpu);
    share(Texts::tr("MFU, causal (%)"), Better::more, &Metrics::mfu);
    share(Texts::tr("HFU (%)"), Better::neither, &Metrics::hfu);
    share(Texts::tr("Bubble (%)"), Better::less, &Metrics::bubble_fraction);
    build.heading(Texts::tr("Time and money"));
    metric(Texts::tr("Training time (days)"), Better::less, &Metrics::days);
    build.figure(Texts::tr("GPU-hours"), Better::less, [](const Estimate& estimate) { return CompareCell{format::whole(std::round(estimate.metrics.gpu_hours)), format::full(estimate.metrics.gpu_hours), estimate.metrics.gpu_hours}; });
    build.figure(Texts::tr("Cost ($)"), Better::less, [](const Estimate& estimate) {
        const Dollars cost = estimate.metrics.cost;
        return cost > Dollars(0) ? CompareCell{format::dollars(cost), format::dollars(cost, Detail::full), cost.value()} : words(Texts::tr("no price"));
    });
}

void addChecks(Builder& build) {
    build.heading(Texts::tr("Checks"));
    const auto findings = [&build](const QString& label, Severity severity) {
        build.add(label, Better::less, [severity](const Result& result) { // of plans that cannot be computed too
            return count(std::count_if(result.estimate.findings.begin(), result.estimate.findings.end(), [severity](const Finding& finding) { return finding.severity == severity; }));
        });
    };
    findings(Texts::tr("Errors"), Severity::error);
    findings(Texts::tr("Warnings"), Severity::warning);
    findings(Texts::tr("Notes"), Severity::info);
}

} // namespace

bool CompareRow::differs() const {
    return std::any_of(cells.begin(), cells.end(), [this](const CompareCell& cell) { return cell.text != cells.front().text; });
}

int CompareRow::judged(std::size_t plan, std::size_t base) const {
    const CompareCell &mine = cells.at(plan), &other = cells.at(base);
    if (better == Better::neither || !mine.value || !other.value || mine.text == other.text) return 0;
    return (*mine.value > *other.value) == (better == Better::more) ? 1 : -1;
}

QString CompareRow::difference(std::size_t plan, std::size_t base) const {
    const CompareCell &mine = cells.at(plan), &other = cells.at(base);
    if (!relative || !mine.value || !other.value || mine.text == other.text || *other.value == 0) return {};
    const double ratio = *mine.value / *other.value;
    if (ratio >= kTimes) return u'×' + format::concise(ratio);
    return signedPercent(ratio - 1);
}

std::vector<CompareRow> compareRows(std::span<const PlanColumn> plans, const QPalette& palette) {
    Builder build(plans, palette);
    addPlan(build);
    addLayout(build);
    addMemory(build);
    addTime(build);
    addTraffic(build);
    addSpeedAndMoney(build);
    addChecks(build);
    return std::move(build.rows);
}

std::vector<CompareRow> onlyDifferences(std::vector<CompareRow> rows) {
    std::vector<CompareRow> kept;
    for (CompareRow& row : rows) {
        if (row.heading && !kept.empty() && kept.back().heading) kept.pop_back(); // nothing stood under it
        if (row.heading || row.differs()) kept.push_back(std::move(row));
    }
    if (!kept.empty() && kept.back().heading) kept.pop_back();
    return kept;
}

DataTable compareTable(std::span<const PlanColumn> plans, std::span<const CompareRow> rows) {
    DataTable table;
    table.columns.push_back({Texts::tr("Quantity").toStdString(), {}, DataTable::Align::left});
    for (const PlanColumn& plan : plans) table.columns.push_back({plan.name.toStdString(), {}, DataTable::Align::right});
    for (const CompareRow& row : rows) {
        if (row.heading) continue;
        DataTable::Row& line = table.rows.emplace_back();
        line.emplace_back(row.label.toStdString());
        for (const CompareCell& cell : row.cells) line.push_back(cell.value ? DataCell(*cell.value) : DataCell(cell.text.toStdString()));
    }
    return table;
}

} // namespace fivefold
