// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/timeline_texts.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/pages/time_unit.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

constexpr double kPale = 0.75; // of what is not followed, towards the ground

Swatch pale(Swatch swatch, const QPalette& palette) {
    const QColor ground = palette.color(QPalette::Base);
    const auto part = [](float from, float to) { return static_cast<float>(from + (to - from) * kPale); };
    const QColor full = swatch.color;
    swatch.color =
        QColor::fromRgbF(part(full.redF(), ground.redF()), part(full.greenF(), ground.greenF()), part(full.blueF(), ground.blueF()));
    return swatch;
}

QString time(double seconds) { return format::duration(Seconds(seconds)).text(); }
QString whole(std::int64_t value) { return format::whole(static_cast<double>(value)); }

QString idealisedText(std::string_view id) {
    if (id == "post-validation")
        return TimelineTexts::tr("the step ends when all stages end, though the authors validate the optimizer afterwards");
    if (id == "static-order") return TimelineTexts::tr("the published order for equal times of all passes, not one searched for these");
    if (id == "weight-share") return TimelineTexts::tr("weight gradients take half of a backward pass");
    return TimelineTexts::tr("a forward pass beside a backward pass takes as long as both, with the exchange of experts hidden");
}

ValueCell timeCell(const TimeUnit& unit, Seconds value, const QString& tip = {}) {
    return numberCell(unit.number(value), unit.in(value), tip.isEmpty() ? format::duration(value, Detail::full).text() : tip);
}

} // namespace

QString TimelineTexts::orderText(PipelineOrderKind kind) {
    switch (kind) {
    case PipelineOrderKind::gpipe: return scheduleText(Schedule::gpipe);
    case PipelineOrderKind::one_f_one_b: return scheduleText(Schedule::one_f_one_b);
    case PipelineOrderKind::interleaved: return tr("Interleaved 1F1B");
    case PipelineOrderKind::zero_bubble_h1: return scheduleText(Schedule::zero_bubble_h1);
    case PipelineOrderKind::zero_bubble_v: return scheduleText(Schedule::zero_bubble_v);
    case PipelineOrderKind::dual_pipe: return scheduleText(Schedule::dual_pipe);
    case PipelineOrderKind::dual_pipe_v: break;
    }
    return tr("DualPipeV");
}

QString TimelineTexts::stageText(std::size_t rank) { return tr("Stage %1").arg(rank); }

QString TimelineTexts::roleText(BarRole role) {
    switch (role) {
    case BarRole::forward: return tr("Forward");
    case BarRole::backward: return tr("Backward");
    case BarRole::weight: return tr("Weight gradient");
    case BarRole::both: return tr("Forward beside backward");
    case BarRole::data_parallel: return tr("Data-parallel communication");
    case BarRole::message: return tr("Pipeline message");
    case BarRole::optimizer: return tr("Optimizer step");
    case BarRole::waiting: return tr("Bubble");
    case BarRole::straggler: return tr("Stragglers");
    case BarRole::left_out:
    case BarRole::count_: break;
    }
    return tr("Not drawn");
}

Swatch TimelineTexts::swatch(BarRole role, const QPalette& palette) {
    switch (role) {
    case BarRole::forward: return Theme::swatch(TimeTerm::gemm, palette);
    case BarRole::backward: return Theme::swatch(TimeTerm::memory_bound, palette);
    case BarRole::weight: return Theme::swatch(TimeTerm::quantise, palette);
    case BarRole::both: return Theme::swatch(TimeTerm::recompute, palette);
    case BarRole::data_parallel: return Theme::swatch(TimeTerm::data_parallel, palette);
    case BarRole::message: return Theme::swatch(TimeTerm::pipeline_parallel, palette);
    case BarRole::optimizer: return Theme::swatch(TimeTerm::optimizer, palette);
    case BarRole::waiting: return Theme::swatch(TimeTerm::bubble, palette);
    case BarRole::straggler: return Theme::swatch(TimeTerm::straggler, palette);
    case BarRole::left_out:
    case BarRole::count_: break;
    }
    return {Theme::rule(palette), true};
}

QString TimelineTexts::refusalText(OrderRefusal refusal, PipelineOrderKind kind) {
    switch (refusal) {
    case OrderRefusal::none: break;
    case OrderRefusal::needs_pipeline: return tr("%1 needs a pipeline: PP above 1.").arg(orderText(kind));
    case OrderRefusal::needs_virtual_stages: return tr("%1 needs virtual stages: VPP above 1.").arg(orderText(kind));
    case OrderRefusal::needs_even: return tr("%1 needs even numbers of stages and of micro-batches.").arg(orderText(kind));
    case OrderRefusal::needs_micro_batches: return tr("%1 needs at least two micro-batches per stage.").arg(orderText(kind));
    case OrderRefusal::needs_layers: return tr("%1 cuts every stage in two: the model has too few layers for that.").arg(orderText(kind));
    }
    return {};
}

QString TimelineTexts::noteText(const SimulatedOrder& order) {
    const QString name = orderText(order.kind);
    if (order.too_many) return tr("%1: too many passes to follow a moving slider; \"fivefold-cli timeline\" simulates them.").arg(name);
    if (!order.timeline) return tr("%1 cannot run this plan.").arg(name);
    const Timeline& timeline = *order.timeline;
    QStringList sentences{tr("%1, simulated pass by pass: %2, bubble %3 of it; the other pages: %4.")
                              .arg(name, format::duration(timeline.step_time).text(), format::percent(timeline.bubble_fraction).text(),
                                   format::duration(order.estimated).text())};
    if (timeline.post_validated != timeline.step_time)
        sentences << tr("With the optimizer validated afterwards: %1.").arg(format::duration(timeline.post_validated).text());
    QStringList ideal;
    for (const char* id : timeline.idealised) ideal << idealisedText(id);
    if (!ideal.isEmpty()) sentences << tr("Idealised: %1.").arg(ideal.join("; "_L1));
    if (order.ends_shown > 0)
        sentences << tr("%1 passes are too many to draw: only the first %2 and the last %2 micro-batches are shown.")
                         .arg(whole(static_cast<std::int64_t>(timeline.run.events.size())), whole(order.ends_shown));
    return sentences.join(u' ');
}

QStringList TimelineTexts::eventLines(const SimulatedOrder& order, std::int64_t event) {
    const GanttBar* bar = order.bar(event);
    if (bar == nullptr) return {};
    const Timeline& timeline = *order.timeline;
    const auto role = static_cast<BarRole>(bar->role);
    QStringList lines;
    if (order.is_pass(event)) {
        const PipelineOp& op = timeline.run.events[static_cast<std::size_t>(event)].op;
        if (op.kind == PipelineOp::Kind::both)
            lines << tr("Forward of micro-batch %1 beside backward of micro-batch %2").arg(op.micro_batch).arg(op.back_micro_batch);
        else
            lines << tr("%1 of micro-batch %2").arg(roleText(role)).arg(op.micro_batch);
        const auto place = [&](int stage) {
            const Chunk layers = timeline.costs.stages[static_cast<std::size_t>(stage)].layers;
            const std::int64_t count = layers.count();
            return timeline.costs.order.stages > static_cast<int>(timeline.ranks.size())
                       ? tr("%1, virtual stage %2, layers: %3").arg(stageText(static_cast<std::size_t>(bar->row))).arg(stage).arg(count)
                       : tr("%1, layers: %2").arg(stageText(static_cast<std::size_t>(bar->row))).arg(count);
        };
        lines << place(op.stage);
    } else {
        lines << roleText(role) << stageText(static_cast<std::size_t>(bar->row));
    }
    lines << tr("%1, from %2 to %3").arg(time(bar->end - bar->begin), time(bar->begin), time(bar->end));
    return lines;
}

GanttChart TimelineTexts::chart(const TimelineAnswerPtr& answer, std::size_t index, const std::optional<MicroBatch>& followed,
                                bool critical, bool titled, const QPalette& palette) {
    const SimulatedOrder& order = answer->orders[index];
    GanttChart chart;
    if (titled) chart.title = orderText(order.kind);
    for (std::size_t rank = 0; rank < order.timeline->ranks.size(); ++rank) chart.rows.push_back(stageText(rank));
    // Roles that no bar has stay out of the legend; with a followed micro-batch everything else has a pale role of its own.
    std::vector<bool> used(kBarRoles, false);
    for (const GanttBar& bar : order.bars) used[static_cast<std::size_t>(bar.role)] = true;
    std::vector<std::int32_t> places(2 * kBarRoles, -1);
    for (const bool dim : {false, true})
        for (int role = 0; role < kBarRoles && (followed || !dim); ++role) {
            if (!used[static_cast<std::size_t>(role)]) continue;
            const Swatch own = swatch(static_cast<BarRole>(role), palette);
            places[static_cast<std::size_t>(role + (dim ? kBarRoles : 0))] = static_cast<std::int32_t>(chart.roles.size());
            chart.roles.push_back({roleText(static_cast<BarRole>(role)), dim ? pale(own, palette) : own});
        }
    chart.bars = order.bars;
    for (GanttBar& bar : chart.bars)
        bar.role = places[static_cast<std::size_t>(bar.role + (followed && !order.belongs(bar.event, *followed) ? kBarRoles : 0))];
    if (followed) chart.flows = order.flows(*followed);
    if (critical) chart.critical = order.critical;
    chart.label = [answer, index](std::int64_t event) {
        const SimulatedOrder& of = answer->orders[index];
        if (!of.is_pass(event)) return QString();
        const PipelineOp& op = of.timeline->run.events[static_cast<std::size_t>(event)].op;
        return op.kind == PipelineOp::Kind::both ? u"%1·%2"_s.arg(op.micro_batch).arg(op.back_micro_batch)
                                                 : QString::number(op.micro_batch);
    };
    chart.tip = [answer, index](std::int64_t event) {
        QStringList lines = eventLines(answer->orders[index], event);
        for (QString& line : lines) line = line.toHtmlEscaped();
        if (!lines.isEmpty()) lines.front() = u"<b>%1</b>"_s.arg(lines.front());
        return lines.join("<br>"_L1);
    };
    chart.description = [answer, index](std::int64_t event) { return eventLines(answer->orders[index], event).join("; "_L1); };
    return chart;
}

GanttCurve TimelineTexts::curve(const TimelineAnswer& answer, std::size_t index, std::size_t rank) {
    const SimulatedOrder& order = answer.orders[index];
    const MemoryCurve& memory = order.memory[rank];
    GanttCurve curve;
    curve.label = stageText(rank);
    curve.unit = format::memory(Bytes(1)).unit;
    const Bytes always = memory.states + memory.peak.total - memory.peak.live; // states, and what no tensor holds
    curve.points.reserve(2 * memory.samples.size() + 1);
    for (const MemorySample& sample : memory.samples) {
        if (!curve.points.empty()) curve.points.emplace_back(sample.time, curve.points.back().y()); // steps, not slopes
        curve.points.emplace_back(sample.time, in_gib(always + sample.activations + sample.working));
    }
    if (!curve.points.empty())
        curve.points.emplace_back(std::max(curve.points.back().x(), order.timeline->step_time.value()), curve.points.back().y());
    curve.limit = in_gib(answer.result->estimate.memory.capacity);
    curve.limit_text = tr("usable memory %1").arg(format::memory(answer.result->estimate.memory.capacity).text());
    return curve;
}

void TimelineTexts::fillStages(ValueTableModel& table, const TimelineAnswer& answer) {
    const bool several = answer.orders.size() > 1;
    Seconds longest;
    for (const SimulatedOrder& order : answer.orders)
        if (order.timeline) longest = std::max(longest, order.timeline->step_time);
    const TimeUnit unit(longest);
    std::vector<ValueTableModel::Column> columns;
    if (several) columns.push_back({tr("Schedule"), {}});
    columns.insert(columns.end(),
                   {{tr("Stage"), tr("Pipeline stage: the layers of one pipeline rank")},
                    {tr("Layers"), {}},
                    {tr("Busy (%1)").arg(unit.name), tr("Time in its passes")},
                    {tr("Bubble (%1)").arg(unit.name), tr("Waiting for other stages between the first pass of all stages and the last")},
                    {tr("Bubble (%)"), tr("Share of the step time")},
                    {tr("Peak (GiB)"), tr("Most memory in the step, as nvidia-smi would show it")},
                    {tr("At (%1)").arg(unit.name), tr("When the peak is reached, from the start of the step")},
                    {tr("In flight"), tr("Micro-batches whose activations are kept at the peak")}});
    table.setColumns(std::move(columns));
    std::vector<ValueTableModel::Row> rows;
    for (const SimulatedOrder& order : answer.orders) {
        if (!order.timeline) continue;
        const Timeline& timeline = *order.timeline;
        for (std::size_t rank = 0; rank < timeline.ranks.size(); ++rank) {
            const RankStep& step = timeline.ranks[rank];
            const MemoryPeak& peak = order.memory[rank].peak;
            const StageContent& content = timeline.costs.ranks[rank].content;
            const std::int64_t layers = content.dense_layers + content.moe_layers;
            ValueTableModel::Row row;
            if (several) row.push_back(textCell(orderText(order.kind)));
            row.push_back(textCell(QString::number(rank)));
            row.push_back(numberCell(whole(layers), static_cast<double>(layers)));
            row.push_back(timeCell(unit, Seconds(step.busy)));
            row.push_back(timeCell(unit, Seconds(step.bubble)));
            const double share = step.bubble / timeline.step_time.value();
            row.push_back(numberCell(format::significant(100 * share), 100 * share));
            row.push_back(
                numberCell(format::memory(peak.total).number, in_gib(peak.total), format::memory(peak.total, Detail::full).text()));
            row.push_back(
                timeCell(unit, peak.when, tr("%1, %2").arg(format::duration(peak.when, Detail::full).text(), momentText(peak.moment))));
            row.push_back(numberCell(format::concise(peak.micro_batches), peak.micro_batches));
            rows.push_back(std::move(row));
        }
    }
    table.setRows(std::move(rows));
}

void TimelineTexts::fillChoices(ValueTableModel& table, const TimelineAnswer& answer) {
    Seconds longest;
    for (const ScheduleChoice& choice : answer.choices) longest = std::max(longest, choice.step_time);
    const TimeUnit unit(longest);
    const bool ideal = std::ranges::any_of(answer.choices, &ScheduleChoice::ideal);
    std::vector<ValueTableModel::Column> columns{
        {tr("Schedule"), {}},
        {knobText(Knob::vpp), knobLongText(Knob::vpp)},
        {knobText(Knob::micro_batch), knobLongText(Knob::micro_batch)},
        {tr("Bubble (%1)").arg(unit.name), tr("Bubble and imbalance of one step, as estimated")},
        {tr("Step (%1)").arg(unit.name), tr("Step time, as estimated")}};
    if (ideal)
        columns.push_back({tr("Simulated (%1)").arg(unit.name),
                           tr("Step time of the published order, pass by pass, where the estimate takes the published bubble")});
    columns.insert(columns.end(), {{tr("Peak (GiB)"), tr("Of the fullest stage")}, {tr("Fits"), {}}});
    table.setColumns(std::move(columns));
    std::vector<ValueTableModel::Row> rows;
    for (const ScheduleChoice& choice : answer.choices) {
        const Layout& l = choice.plan.layout;
        const QString name = orderText(order_kind(l));
        ValueTableModel::Row row{textCell(choice.present ? tr("%1 (this plan)").arg(name) : name),
                                 numberCell(whole(l.vpp), static_cast<double>(l.vpp)),
                                 numberCell(whole(l.micro_batch), static_cast<double>(l.micro_batch)), timeCell(unit, choice.bubble),
                                 timeCell(unit, choice.step_time)};
        if (ideal) row.push_back(choice.ideal ? timeCell(unit, choice.simulated) : textCell({}));
        row.push_back(
            numberCell(format::memory(choice.memory).number, in_gib(choice.memory), format::memory(choice.memory, Detail::full).text()));
        row.push_back(textCell(choice.fits ? tr("yes") : tr("no")));
        rows.push_back(std::move(row));
    }
    table.setRows(std::move(rows));
}

} // namespace fivefold
