// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/value_slider.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>

namespace fivefold {

ValueSlider::ValueSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent), values_{1} {
    setRange(0, 0);
    setSingleStep(1);
    setPageStep(2);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QSlider::sliderPressed, this, [this] { burst_.hold(); });
    connect(this, &QSlider::sliderReleased, this, [this] {
        burst_.release();
        if (!waiting_.empty()) apply(std::exchange(waiting_, {}), shown_);
    });
    connect(this, &QSlider::valueChanged, this, [this] {
        shown_ = currentValue();
        Q_EMIT picked(shown_, burst_.group());
    });
}

std::int64_t ValueSlider::currentValue() const {
    const auto index = static_cast<std::size_t>(value());
    return index < values_.size() ? values_[index] : shown_;
}

void ValueSlider::setValues(std::vector<std::int64_t> values, std::int64_t current) {
    if (isSliderDown()) {
        waiting_ = std::move(values);
        showValue(current);
        return;
    }
    apply(std::move(values), current);
}

void ValueSlider::apply(std::vector<std::int64_t> values, std::int64_t current) {
    // The present value always has a stop, even in a plan that breaks a rule.
    const auto at = std::lower_bound(values.begin(), values.end(), current);
    if (at == values.end() || *at != current) values.insert(at, current);
    shown_ = current;
    const QSignalBlocker quiet(this);
    values_ = std::move(values);
    setRange(0, static_cast<int>(values_.size()) - 1);
    showValue(current);
    Q_EMIT stopsChanged();
}

void ValueSlider::showValue(std::int64_t value) {
    const auto at = std::lower_bound(values_.begin(), values_.end(), value);
    if (at == values_.end() || *at != value) {
        if (!isSliderDown()) apply(values_, value);
        return;
    }
    shown_ = value;
    const QSignalBlocker quiet(this);
    setValue(static_cast<int>(at - values_.begin()));
}

int ValueSlider::stopPosition(int index) const {
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return handle / 2 + QStyle::sliderPositionFromValue(0, std::max(maximum(), 1), index, width() - handle);
}

void ValueSlider::keyPressEvent(QKeyEvent* event) {
    if (!event->isAutoRepeat()) burst_.begin();
    QSlider::keyPressEvent(event);
}

void ValueSlider::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

} // namespace fivefold
