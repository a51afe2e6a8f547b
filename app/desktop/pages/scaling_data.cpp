// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/scaling_data.h"

#include "app/desktop/pages/heatmap_data.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/theme/number_format.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

QString mfuAxis(double value) { return Measure{format::concise(100 * value), QStringLiteral("%")}.text(); }
QString timeAxis(double value) { return format::duration(Seconds(value)).text(); }
QString rateAxis(double value) { return format::significant(value); }
QString moneyAxis(double value) { return format::dollars(Dollars(value)); }
QString daysAxis(double value) { return format::concise(value); }

QString (*axisText(ScalingValue value))(double) {
    switch (value) {
    case ScalingValue::mfu: return &mfuAxis;
    case ScalingValue::step_time: return &timeAxis;
    case ScalingValue::token_rate: return &rateAxis;
    case ScalingValue::dollars: return &moneyAxis;
    case ScalingValue::days: break;
    }
    return &daysAxis;
}

/// What a plan's own figure would be on `more` times its nodes if nothing were lost.
double idealOf(ScalingValue value, ScalingKind kind, double own, double more) {
    switch (value) {
    case ScalingValue::mfu:
    case ScalingValue::dollars: return own;
    case ScalingValue::step_time: return kind == ScalingKind::strong ? own / more : own;
    case ScalingValue::token_rate: return own * more;
    case ScalingValue::days: break;
    }
    return own / more;
}

QString numbers(const std::vector<int>& values) {
    QStringList words;
    for (const int value : values) words << format::whole(value);
    return words.join(u", "_s);
}

} // namespace

QString ScalingTexts::valueName(ScalingValue value) {
    switch (value) {
    case ScalingValue::mfu: return tr("MFU");
    case ScalingValue::step_time: return tr("Step time");
    case ScalingValue::token_rate: return tr("Tokens/s of all GPUs");
    case ScalingValue::dollars: return tr("Dollars to train");
    case ScalingValue::days: break;
    }
    return tr("Days to train");
}

double ScalingTexts::number(ScalingValue value, const Metrics& metrics, const Plan& plan) {
    switch (value) {
    case ScalingValue::mfu: return metrics.mfu;
    case ScalingValue::step_time: return metrics.step_time.value();
    case ScalingValue::token_rate: return metrics.tokens_per_second_per_gpu * static_cast<double>(gpu_count(plan.cluster));
    case ScalingValue::dollars: return metrics.cost.value();
    case ScalingValue::days: break;
    }
    return metrics.days;
}

QString ScalingTexts::kindText(ScalingKind kind) {
    return kind == ScalingKind::strong ? tr("Same batch (strong)") : tr("Batch grows with the nodes (weak)");
}

QString ScalingTexts::purchaseText(Resource resource) {
    switch (resource) {
    case Resource::peak_flops: return tr("Twice the peak FLOP/s");
    case Resource::hbm_bandwidth: return tr("Twice the HBM bandwidth");
    case Resource::nvlink_bandwidth: return tr("Twice the NVLink bandwidth");
    case Resource::network_bandwidth: return tr("Twice the network bandwidth");
    case Resource::network_latency: return tr("Half the network latency");
    case Resource::host_link: return tr("Twice the PCIe bandwidth");
    case Resource::host_speed:
    case Resource::count_: break;
    }
    return tr("A host twice as fast");
}

std::vector<const ScalingPoint*> ScalingTexts::drawnPresent(const ScalingAnswer& answer) {
    std::vector<const ScalingPoint*> drawn;
    for (const ScalingPoint& point : answer.present)
        if (point.outcome && point.outcome->metrics.step_time > Seconds(0)) drawn.push_back(&point);
    return drawn;
}

std::vector<const ScalingPoint*> ScalingTexts::drawnBest(const ScalingAnswer& answer) {
    std::vector<const ScalingPoint*> drawn;
    for (const ScalingPoint& point : answer.best)
        if (point.outcome && point.outcome->fits()) drawn.push_back(&point);
    return drawn;
}

QString ScalingTexts::pointText(const ScalingPoint& point) {
    const PlanOutcome& outcome = *point.outcome;
    const Metrics& m = outcome.metrics;
    QString text = tr("%1: %2; MFU %3, step time %4, %5 per GPU, %6 days")
                       .arg(HeatmapTexts::nodeCount(point.nodes), layoutSentence(outcome.plan.layout), format::percent(m.mfu).text(), format::duration(m.step_time).text(),
                            format::tokenRate(m.tokens_per_second_per_gpu).text(), format::significant(m.days));
    if (m.cost > Dollars(0)) text = tr("%1, %2", "a point, its cost").arg(text, format::dollars(m.cost));
    return outcome.fits() ? tr("%1.", "a sentence").arg(text) : tr("%1; it needs %2 and does not fit.").arg(text, format::memory(outcome.memory).text());
}

LineChartData ScalingTexts::chart(const ScalingAnswer& answer, ScalingValue value, const QPalette& palette) {
    LineChartData data;
    const auto line = [&](const QString& name, int color, LineChartData::Marker marker, const std::vector<const ScalingPoint*>& points) {
        LineChartData::Series series{name, Theme::series(color, palette), marker, {}, {}};
        for (const ScalingPoint* point : points) {
            const QString text = pointText(*point);
            series.points.push_back({static_cast<double>(point->nodes), number(value, point->outcome->metrics, point->outcome->plan), !point->outcome->fits(),
                                     tr("%1, %2", "a line, one of its points").arg(name, text), text});
        }
        data.series.push_back(std::move(series));
    };
    line(tr("present layout"), 0, LineChartData::Marker::circle, drawnPresent(answer));
    line(tr("best layout"), 1, LineChartData::Marker::square, drawnBest(answer));
    const Plan& plan = answer.result->plan;
    const double own = number(value, answer.result->estimate.metrics, plan);
    for (const int nodes : answer.nodes) {
        data.ticks.push_back(nodes);
        if (own > 0) data.ideal.push_back({static_cast<double>(nodes), idealOf(value, answer.kind, own, static_cast<double>(nodes) / plan.cluster.nodes), false, {}, {}});
    }
    data.ideal_name = tr("nothing lost");
    data.x_title = tr("Nodes");
    data.y_title = valueName(value);
    data.y_text = axisText(value);
    data.log_y = value == ScalingValue::step_time || value == ScalingValue::token_rate || value == ScalingValue::days;
    const bool within = !answer.nodes.empty() && plan.cluster.nodes >= answer.nodes.front() && plan.cluster.nodes <= answer.nodes.back();
    data.marked_x = within ? plan.cluster.nodes : 0;
    data.marked_text = tr("this plan");
    data.hollow_text = tr("hollow: does not fit");
    data.description = tr("%1 on %2 nodes, this plan on %3").arg(data.y_title, numbers(answer.nodes), format::whole(plan.cluster.nodes));
    return data;
}

QString ScalingTexts::missingText(const ScalingAnswer& answer) {
    const auto say = [](const std::vector<ScalingPoint>& points, const QString& nothing, const QString& large) {
        std::vector<int> none, above;
        for (const ScalingPoint& point : points)
            if (!point.outcome)
                none.push_back(point.nodes);
            else if (!point.outcome->fits())
                above.push_back(point.nodes);
        QStringList sentences;
        if (!none.empty()) sentences << nothing.arg(numbers(none));
        if (!above.empty()) sentences << large.arg(numbers(above));
        return sentences;
    };
    QStringList all = say(answer.present, tr("No layout near the present one divides the GPUs and the batch of %1 nodes."),
                          tr("The present layout does not fit on %1 nodes."));
    all += say(answer.best, tr("No layout at all divides the GPUs and the batch of %1 nodes."), tr("No layout fits with a tenth of the memory free on %1 nodes."));
    return all.join(u' ');
}

std::vector<Plan> ScalingTexts::fillPoints(ValueTableModel& table, const ScalingAnswer& answer) {
    table.setColumns({{tr("Nodes"), {}},
                      {tr("GPUs"), {}},
                      {tr("Line"), {}},
                      {tr("Layout"), {}},
                      {tr("MFU (%)"), {}},
                      {tr("Step (s)"), {}},
                      {tr("Efficiency (%)"), tr("Tokens per second and GPU over those of the line's first point")},
                      {tr("Memory (GiB)"), tr("Of the fullest stage")},
                      {tr("Days"), {}},
                      {tr("Cost"), {}}});
    struct Entry {
        const ScalingPoint* point;
        QString line;
        double efficiency;
    };
    std::vector<Entry> points;
    const auto add = [&points](const std::vector<const ScalingPoint*>& line, const QString& name) {
        for (const ScalingPoint* point : line)
            points.push_back({point, name, point->outcome->metrics.tokens_per_second_per_gpu / line.front()->outcome->metrics.tokens_per_second_per_gpu});
    };
    add(drawnPresent(answer), tr("present"));
    add(drawnBest(answer), tr("best"));
    std::ranges::stable_sort(points, {}, [](const Entry& entry) { return entry.point->nodes; });
    std::vector<Plan> plans;
    std::vector<ValueTableModel::Row> rows;
    for (const auto& [point, line, efficiency] : points) {
        const PlanOutcome& outcome = *point->outcome;
        const Metrics& m = outcome.metrics;
        const double gpus = static_cast<double>(gpu_count(outcome.plan.cluster)), memory = in_gib(outcome.memory);
        rows.push_back({numberCell(format::whole(point->nodes), point->nodes), numberCell(format::whole(gpus), gpus), textCell(line),
                        textCell(outcome.fits() ? degreesText(outcome.plan.layout) : tr("%1, does not fit", "a layout").arg(degreesText(outcome.plan.layout)),
                                 layoutSentence(outcome.plan.layout)),
                        numberCell(format::significant(100 * m.mfu), 100 * m.mfu), numberCell(format::significant(m.step_time.value()), m.step_time.value()),
                        numberCell(format::significant(100 * efficiency), 100 * efficiency), numberCell(format::significant(memory), memory),
                        numberCell(format::significant(m.days), m.days),
                        m.cost > Dollars(0) ? numberCell(format::dollars(m.cost), m.cost.value(), format::dollars(m.cost, format::Detail::full)) : textCell(u"–"_s)});
        plans.push_back(outcome.plan);
    }
    table.setRows(std::move(rows));
    return plans;
}

void ScalingTexts::fillPurchases(ValueTableModel& table, const Purchases& purchases) {
    table.setColumns({{tr("Purchase"), {}},
                      {tr("Step time"), tr("With the layout as it is")},
                      {tr("Tokens/s"), {}},
                      {tr("10 % better: step time"), tr("The same property only a tenth better")},
                      {tr("Elasticity"), tr("Change of the step time, in percent, for one percent more of it")}});
    struct Entry {
        double over = 1; // step time over that of now
        ValueTableModel::Row row;
    };
    const auto change = [](double ratio) { return numberCell(changeText(ratio), 100 * (ratio - 1)); };
    std::vector<Entry> entries;
    for (const Sensitivity& resource : purchases.resources)
        entries.push_back({resource.doubled,
                           {textCell(purchaseText(resource.resource)), change(resource.doubled), change(1 / resource.doubled), change(resource.improved),
                            numberCell(format::difference(resource.elasticity, 3), resource.elasticity)}});
    const MemoryPurchase& memory = purchases.memory;
    const QString name = tr("Twice the GPU memory, with the layout near this one that is then fastest");
    if (!memory.then)
        entries.push_back({1, {textCell(tr("Twice the GPU memory"), name), textCell(tr("nothing near this plan fits even then")), textCell({}), textCell({}), textCell({})}});
    else if (!memory.now)
        entries.push_back({0, {textCell(tr("Twice the GPU memory"), name), textCell(tr("%1 would fit").arg(degreesText(memory.then->plan.layout))), textCell({}), textCell({}), textCell({})}});
    else
        entries.push_back({1 / memory.gain(),
                           {textCell(tr("Twice the GPU memory"), name), numberCell(changeText(1 / memory.gain()), 100 * (1 / memory.gain() - 1), layoutSentence(memory.then->plan.layout)),
                            numberCell(changeText(memory.gain()), 100 * (memory.gain() - 1), layoutSentence(memory.then->plan.layout)), textCell({}), textCell({})}});
    std::ranges::stable_sort(entries, {}, &Entry::over);
    std::vector<ValueTableModel::Row> rows;
    for (Entry& entry : entries) rows.push_back(std::move(entry.row));
    table.setRows(std::move(rows));
}

QString ScalingTexts::purchaseSentence(const Purchases& purchases) {
    const auto best = std::ranges::min_element(purchases.resources, {}, &Sensitivity::doubled);
    if (best == purchases.resources.end()) return {};
    return tr("Of more hardware this would help most: %1, step time %2.").arg(purchaseText(best->resource), changeText(best->doubled));
}

} // namespace fivefold
