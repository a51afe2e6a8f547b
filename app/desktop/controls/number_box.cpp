// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/number_box.h"

#include <QLineEdit>
#include <QSignalBlocker>
#include <QStyleOptionSpinBox>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace fivefold {

NumberBox::NumberBox(QWidget* parent) : QSpinBox(parent) {
    setRange(1, std::numeric_limits<int>::max());
    setKeyboardTracking(false); // half a number is not a value
    setFocusPolicy(Qt::StrongFocus);
    setGroupSeparatorShown(true);
    setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
    setAlignment(Qt::AlignRight);
    connect(this, &QSpinBox::valueChanged, this, [this](int value) { Q_EMIT entered(value); });
}

void NumberBox::showValue(std::int64_t value) {
    const QSignalBlocker quiet(this);
    setValue(static_cast<int>(std::clamp<std::int64_t>(value, minimum(), maximum())));
}

void NumberBox::setBlank(bool blank) {
    setEnabled(!blank);
    if (blank_ == blank) return;
    blank_ = blank;
    setButtonSymbols(blank ? QAbstractSpinBox::NoButtons : QAbstractSpinBox::UpDownArrows);
    lineEdit()->setText(textFromValue(value()));
}

int NumberBox::stepped(int from, bool up) const {
    if (!values_.empty()) {
        if (up) {
            const auto next = std::upper_bound(values_.begin(), values_.end(), from);
            return next == values_.end() ? from : static_cast<int>(*next);
        }
        const auto at = std::lower_bound(values_.begin(), values_.end(), from);
        return at == values_.begin() ? from : static_cast<int>(*std::prev(at));
    }
    const std::int64_t wide = from;
    const std::int64_t next = steps_ == Steps::doubling ? (up ? std::max<std::int64_t>(wide * 2, 1) : wide / 2) : wide + (up ? 1 : -1);
    return static_cast<int>(std::clamp<std::int64_t>(next, minimum(), maximum()));
}

void NumberBox::stepBy(int steps) {
    int next = value();
    for (int i = 0; i < std::abs(steps); ++i) next = stepped(next, steps > 0);
    setValue(next);
    selectAll();
}

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const {
    StepEnabled enabled = StepNone;
    if (stepped(value(), true) != value()) enabled |= StepUpEnabled;
    if (stepped(value(), false) != value()) enabled |= StepDownEnabled;
    return enabled;
}

void NumberBox::setWidest(int value) {
    widest_ = value;
    updateGeometry();
}

QSize NumberBox::sizeHint() const {
    const QString text = prefix() + locale().toString(widest_) + suffix();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const int widest = std::max(fontMetrics().horizontalAdvance(text), fontMetrics().horizontalAdvance(specialValueText()));
    const QSize contents(widest + fontMetrics().horizontalAdvance(QLatin1Char(' ')) + 2,
                         lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, contents, this);
}

QString NumberBox::textFromValue(int value) const { return blank_ ? QStringLiteral("\u2013") : QSpinBox::textFromValue(value); }

void NumberBox::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace fivefold
