// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/choice_cell.h"

#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/knobs/lock_button.h"
#include "app/desktop/knobs/what_if_strip.h"
#include "app/desktop/knobs/why_not.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace fivefold {

namespace {

void lay(QWidget* cell, const QString& label, QWidget* control, QWidget* lock, QWidget* strip) {
    auto* title = new QLabel(label, cell);
    title->setBuddy(control);
    auto* grid = new QGridLayout(cell);
    grid->setContentsMargins(4, 2, 4, 2);
    grid->setHorizontalSpacing(2);
    grid->setVerticalSpacing(1);
    grid->addWidget(title, 0, 0);
    grid->setColumnStretch(0, 1);
    grid->addWidget(lock, 0, 1);
    grid->addWidget(control, 1, 0, 1, 2);
    grid->addWidget(strip, 2, 0, 1, 2);
    QWidget::setTabOrder(lock, control);
}

} // namespace

NumberCell::NumberCell(Document& document, Knob knob, const QString& label, QWidget* parent)
    : KnobCell(document, knob, parent), box_(new NumberBox(this)) {
    name(box_, "box");
    box_->setAccessibleName(knobLongText(knob));
    box_->setWidest(999);
    box_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    lay(this, label, box_, lock_, strip_);
    connect(box_, &NumberBox::entered, this, [this](qint64 value) { move(value, burst_.group(), box_); });
}

void NumberCell::showRange(const std::vector<std::int64_t>& values) {
    KnobCell::showRange(values);
    box_->setStepValues(values);
}

void NumberCell::setNotApplicable(const QString& reason) {
    KnobCell::setNotApplicable(reason);
    box_->setBlank(!reason.isEmpty());
}

void NumberCell::showPlanValue(std::int64_t value) { box_->showValue(value); }

ChoiceCell::ChoiceCell(Document& document, Knob knob, const QString& label, const std::vector<std::pair<QString, std::int64_t>>& choices,
                       QWidget* parent)
    : KnobCell(document, knob, parent), box_(new ChoiceBox(this)) {
    name(box_, "box");
    box_->setAccessibleName(knobLongText(knob));
    for (const auto& [text, value] : choices) box_->addChoice(text, value);
    if (knob == Knob::zero) { // "1: optimizer" says what a number alone would not
        box_->setMinimumContentsLength(0);
        box_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    }
    lay(this, label, box_, lock_, strip_);
    connect(box_, &ChoiceBox::chosen, this, [this](qint64 value) { move(value, burst_.group(), box_); });
}

void ChoiceCell::showRange(const std::vector<std::int64_t>& values) {
    KnobCell::showRange(values);
    for (int index = 0; index < box_->count(); ++index) {
        const qint64 value = box_->itemData(index).toLongLong();
        const bool works = values.empty() || std::find(values.begin(), values.end(), value) != values.end();
        box_->setReason(index, works ? QString() : whyNot(document_.plan(), knob_, value));
    }
}

void ChoiceCell::showPlanValue(std::int64_t value) { box_->showValue(value); }

} // namespace fivefold
