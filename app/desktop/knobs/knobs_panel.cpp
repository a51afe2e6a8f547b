// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/knobs_panel.h"

#include "app/desktop/enum_text.h"
#include "app/desktop/knobs/choice_cell.h"
#include "app/desktop/knobs/product_lines.h"
#include "app/desktop/knobs/slider_cell.h"

#include <QGridLayout>
#include <QSettings>
#include <QVBoxLayout>

namespace fivefold {

namespace {

template <typename Choice>
std::vector<std::pair<QString, std::int64_t>> choices(std::initializer_list<Choice> values, QString (*text)(Choice)) {
    std::vector<std::pair<QString, std::int64_t>> list;
    for (const Choice value : values) list.emplace_back(text(value), static_cast<std::int64_t>(value));
    return list;
}

} // namespace

KnobsPanel::KnobsPanel(Document& document, QWidget* parent) : QWidget(parent), document_(document), products_(new ProductLines(this)) {
    setObjectName(QStringLiteral("knobs"));
    setAccessibleName(tr("Knobs"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    auto* sliders = new QHBoxLayout;
    sliders->setSpacing(8);
    const auto addSlider = [&](Knob knob, const QString& label) {
        auto* cell = new SliderCell(document_, knob, label, this);
        cells_.push_back(cell);
        sliders->addWidget(cell, 1);
    };
    addSlider(Knob::tp, tr("&TP"));
    addSlider(Knob::pp, tr("&PP"));
    addSlider(Knob::dp, tr("&DP"));
    addSlider(Knob::cp, tr("&CP"));
    addSlider(Knob::ep, tr("EP"));

    auto* small = new QHBoxLayout;
    small->setSpacing(2);
    const auto add = [&](KnobCell* cell, int stretch) {
        cells_.push_back(cell);
        small->addWidget(cell, stretch);
    };
    add(new NumberCell(document_, Knob::micro_batch, tr("&Micro-batch"), this), 4);
    add(new NumberCell(document_, Knob::accumulation, tr("&Accumulation"), this), 4);
    add(new NumberCell(document_, Knob::vpp, tr("VPP"), this), 3);
    add(new NumberCell(document_, Knob::etp, tr("ETP"), this), 3);
    add(new ChoiceCell(document_, Knob::zero, tr("&ZeRO"), choices<std::int64_t>({0, 1, 2, 3}, &zeroText), this), 9);
    add(new ChoiceCell(document_, Knob::recompute, tr("&Recompute"),
                       choices({RecomputeKind::none, RecomputeKind::selective, RecomputeKind::full}, &recomputeText), this),
        5);
    add(new ChoiceCell(
            document_, Knob::schedule, tr("&Schedule"),
            choices({Schedule::one_f_one_b, Schedule::gpipe, Schedule::zero_bubble_h1, Schedule::zero_bubble_v, Schedule::dual_pipe},
                    &scheduleText),
            this),
        6);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(4);
    column->addLayout(sliders);
    column->addLayout(small);
    column->addWidget(products_);

    connect(&document_, &Document::planChanged, this, &KnobsPanel::refresh);
    connect(&document_, &Document::locksChanged, this, &KnobsPanel::refresh);
    connect(&document_.evaluator(), &Evaluator::rangesReady, this, &KnobsPanel::showRanges);
    connect(&document_.evaluator(), &Evaluator::stripsReady, this, &KnobsPanel::showStrips);
    shown_ = document_.plan().layout;
    refresh();
}

void KnobsPanel::refresh() {
    const Plan& plan = document_.plan();
    const QString dense = plan.model.moe ? QString() : tr("This model is dense: it has no experts to spread.");
    Plan before = plan;
    before.layout = shown_;
    const bool motion = QSettings().value(QStringLiteral("motion"), true).toBool();
    for (KnobCell* cell : cells_) {
        if (cell->knob() == Knob::ep || cell->knob() == Knob::etp) cell->setNotApplicable(dense);
        cell->refresh();
        const bool changed = knob_value(before, cell->knob()) != knob_value(plan, cell->knob());
        if (motion && changed && cell->knob() != document_.movedKnob()) cell->flash();
    }
    shown_ = plan.layout;
    products_->showPlan(plan);
}

void KnobsPanel::showRanges(const KnobRangesPtr& ranges) {
    for (KnobCell* cell : cells_)
        if (const auto found = ranges->find(cell->knob()); found != ranges->end()) cell->showRange(found->second);
}

void KnobsPanel::showStrips(const KnobStripsPtr& strips) {
    for (KnobCell* cell : cells_)
        if (const auto found = strips->find(cell->knob()); found != strips->end()) cell->showStrip({strips, &found->second}); // shared, not copied: a point has a whole plan
}

} // namespace fivefold
