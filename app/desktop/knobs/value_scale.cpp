// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/knobs/value_scale.h"

#include "app/desktop/knobs/value_slider.h"
#include "app/desktop/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace fivefold {

ValueScale::ValueScale(ValueSlider& slider, QWidget* parent) : QWidget(parent), slider_(slider) {
    setFont(Theme::scaled(font(), 0.85));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&slider, &ValueSlider::stopsChanged, this, qOverload<>(&QWidget::update));
    connect(&slider, &ValueSlider::picked, this, qOverload<>(&QWidget::update));
}

QSize ValueScale::sizeHint() const { return {60, fontMetrics().height() + 2}; }

void ValueScale::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const std::vector<std::int64_t>& values = slider_.values();
    const int present = slider_.value();
    const int count = static_cast<int>(values.size());
    const auto label = [&](int index) {
        const QString text = QString::number(values[static_cast<std::size_t>(index)]);
        const int half = painter.fontMetrics().horizontalAdvance(text) / 2 + 1;
        const int centre = std::clamp(slider_.stopPosition(index), half, std::max(half, width() - half));
        return std::pair(QRect(centre - half, 0, 2 * half, height()), text);
    };

    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    const QRect taken = label(present).first;
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.drawText(taken, Qt::AlignCenter, label(present).second);

    painter.setFont(font());
    painter.setPen(Theme::mutedText(palette()));
    // Numbers that would touch their neighbour are left out, but never the largest; the tip lists them all.
    const int last = count - 1;
    const int end = last == present ? width() + 5 : label(last).first.left();
    int free = 0;
    for (int index = 0; index < count; ++index) {
        if (index == present) {
            free = taken.right() + 5;
            continue;
        }
        const auto [place, text] = label(index);
        if (place.left() < free || (index < present && place.right() + 4 > taken.left())) continue;
        if (index != last && place.right() + 4 > end) continue;
        painter.drawText(place, Qt::AlignCenter, text);
        free = place.right() + 5;
    }
}

} // namespace fivefold
