// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/slider_cell.h"

#include "app/desktop/controls/number_box.h"
#include "app/desktop/enum_text.h"
#include "app/desktop/knobs/lock_button.h"
#include "app/desktop/knobs/value_scale.h"
#include "app/desktop/knobs/value_slider.h"
#include "app/desktop/knobs/what_if_strip.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <optional>

namespace fivefold {

SliderCell::SliderCell(Document& document, Knob knob, const QString& label, QWidget* parent)
    : KnobCell(document, knob, parent), box_(new NumberBox(this)), slider_(new ValueSlider(this)), scale_(new ValueScale(*slider_, this)) {
    auto* title = new QLabel(label, this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    title->setBuddy(slider_);
    name(slider_, "slider");
    name(box_, "box");
    name(scale_, "scale");
    slider_->setAccessibleName(knobLongText(knob));
    box_->setAccessibleName(tr("%1, exact value").arg(knobLongText(knob)));
    scale_->setAccessibleName(tr("%1, possible values").arg(knobLongText(knob)));
    box_->setWidest(9999);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(4, 2, 4, 2);
    grid->setHorizontalSpacing(2);
    grid->setVerticalSpacing(1);
    grid->addWidget(title, 0, 0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(box_, 0, 2);
    grid->addWidget(lock_, 0, 3);
    grid->addWidget(slider_, 1, 0, 1, 4);
    grid->addWidget(scale_, 2, 0, 1, 4);
    grid->addWidget(strip_, 3, 0, 1, 4);
    strip_->setPosition([this](std::int64_t value) -> std::optional<int> {
        const auto& stops = slider_->values();
        const auto stop = std::lower_bound(stops.begin(), stops.end(), value);
        if (stop == stops.end() || *stop != value) return std::nullopt;
        return slider_->stopPosition(static_cast<int>(stop - stops.begin()));
    });
    QWidget::setTabOrder(box_, lock_);
    QWidget::setTabOrder(lock_, slider_);

    connect(slider_, &ValueSlider::picked, this, [this](qint64 value, int group) { move(value, group, slider_); });
    // Groups of the box are negative: they never merge with a drag of the slider.
    connect(box_, &NumberBox::entered, this, [this](qint64 value) { move(value, -burst_.group(), box_); });
}

void SliderCell::showRange(const std::vector<std::int64_t>& values) {
    KnobCell::showRange(values);
    const std::int64_t value = knob_value(document_.plan(), knob_);
    slider_->setValues(values, value);
    slider_->setEnabled(notApplicable_.isEmpty() && values.size() > 1);
    box_->setStepValues(values);
    describe(value);
}

void SliderCell::setNotApplicable(const QString& reason) {
    KnobCell::setNotApplicable(reason);
    box_->setBlank(!reason.isEmpty());
    slider_->setEnabled(reason.isEmpty() && slider_->values().size() > 1);
    scale_->setVisible(true);
    scale_->setEnabled(reason.isEmpty());
}

void SliderCell::showPlanValue(std::int64_t value) {
    slider_->showValue(value);
    box_->showValue(value);
    scale_->update();
    describe(value);
}

void SliderCell::describe(std::int64_t value) {
    // The slider's own number is the place of the stop; a screen reader needs the value.
    const QLocale locale;
    QStringList stops;
    for (const std::int64_t stop : slider_->values()) stops.append(locale.toString(static_cast<qlonglong>(stop)));
    const QString text = notApplicable_.isEmpty()
                             ? tr("%1 of %2").arg(locale.toString(static_cast<qlonglong>(value)), stops.join(QStringLiteral(", ")))
                             : notApplicable_;
    slider_->setAccessibleDescription(text);
    scale_->setAccessibleDescription(text);
}

} // namespace fivefold
