// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/real_box.h"

#include <QSignalBlocker>
#include <QWheelEvent>

namespace fivefold {

RealBox::RealBox(QWidget* parent) : QDoubleSpinBox(parent) {
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignRight);
    connect(this, &QDoubleSpinBox::valueChanged, this, &RealBox::entered);
}

void RealBox::showValue(double value) {
    const QSignalBlocker quiet(this);
    setValue(value);
}

void RealBox::setFixedDecimals(int decimals) {
    fixed_ = true;
    setDecimals(decimals);
}

QString RealBox::textFromValue(double value) const {
    return fixed_ ? QDoubleSpinBox::textFromValue(value) : locale().toString(value, 'f', QLocale::FloatingPointShortest);
}

void RealBox::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QDoubleSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace fivefold
