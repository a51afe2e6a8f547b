// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing half of StackedBars.
#include "app/desktop/charts/qt_chart_bars.h"
#include "app/desktop/charts/stacked_bars.h"

#include "app/desktop/theme/number_format.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kGap = 8;

} // namespace

void StackedBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (data_.bars.empty()) return;
    if (selected_ >= 0) {
        QColor band = palette().color(QPalette::Highlight);
        band.setAlphaF(0.14F);
        painter.fillRect(QRectF(0, plot_.top() + row_height_ * selected_, width(), row_height_), band);
    }
    paintGrid(painter);
    paintBars(painter);
    paintRowTexts(painter);
    paintLimit(painter);
    paintLegend(painter);
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = rect().adjusted(0, 0, -1, -1);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void StackedBars::paintGrid(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    const double line = metrics.height();
    const double baseline = plot_.bottom() + 4;
    const std::vector<double> values = ticks();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double x = sharp(xOf(values[i]));
        painter.setPen(Theme::rule(palette()));
        painter.drawLine(QPointF(x, plot_.top()), QPointF(x, plot_.bottom() + 3));
        QString text = format::full(values[i]);
        if (i + 1 == values.size()) text += QChar(0x00a0) + data_.unit;
        const double wide = metrics.horizontalAdvance(text) + 2;
        // The last label starts like the others, at its number's middle, and keeps inside the widget.
        const double number = metrics.horizontalAdvance(format::full(values[i]));
        const double left = std::min(x - number / 2, width() - wide);
        painter.setPen(Theme::mutedText(palette()));
        painter.drawText(QRectF(left, baseline, wide, line), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

void StackedBars::paintBars(QPainter& painter) {
    if (usesQtCharts()) {
        qt_bars_->paint(painter, plot_, maximum_, barShare(), palette());
        return;
    }
    std::vector<QBrush> brushes;
    std::vector<QPen> pens;
    for (const StackedBarsData::Part& part : data_.parts) {
        brushes.push_back(Theme::brush(part.swatch));
        pens.push_back(Theme::outline(part.swatch, palette()));
    }
    const bool outlined = row_height_ >= 8;
    for (int bar = 0; bar < static_cast<int>(data_.bars.size()); ++bar) {
        QRectF rect = barRect(bar);
        double before = 0;
        for (std::size_t part = 0; part < data_.parts.size(); ++part) {
            const double value = data_.bars[static_cast<std::size_t>(bar)].values[part];
            if (value <= 0) continue;
            rect.setLeft(xOf(before));
            rect.setRight(xOf(before + value));
            before += value;
            painter.fillRect(rect, brushes[part]);
            if (!outlined && !data_.parts[part].swatch.hatched) continue;
            painter.setPen(pens[part]);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(rect);
        }
    }
}

void StackedBars::paintRowTexts(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    QFont bold = font();
    bold.setBold(true);
    const int every = std::max(1, static_cast<int>(std::ceil(metrics.height() * 0.95 / row_height_)));
    int last_drawn = -every;
    for (int bar = 0; bar < static_cast<int>(data_.bars.size()); ++bar) {
        const bool special = bar == data_.marked || bar == selected_;
        // A marked or selected row keeps its text where rows are too thin for all; its neighbours give way.
        const auto near = [bar, every](int other) { return other >= 0 && other != bar && std::abs(other - bar) < every; };
        if (!special && (bar - last_drawn < every || near(data_.marked) || near(selected_))) continue;
        if (bar != selected_ && near(selected_) && selected_ != data_.marked && bar == data_.marked && every > 1) continue;
        last_drawn = bar;
        const StackedBarsData::Bar& entry = data_.bars[static_cast<std::size_t>(bar)];
        const double y = plot_.top() + row_height_ * (bar + 0.5) - metrics.height() / 2;
        painter.setFont(special ? bold : font());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(0, y, plot_.left() - kGap, metrics.height()), Qt::AlignRight | Qt::AlignVCenter, entry.label);
        painter.drawText(QRectF(plot_.right() + kGap, y, values_width_, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                         entry.value_text);
        if (bar != data_.marked) continue;
        painter.setFont(font());
        painter.setPen(Theme::mutedText(palette()));
        painter.drawText(QRectF(plot_.right() + 2 * kGap + values_width_, y, width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         data_.mark_text);
    }
    painter.setFont(font());
}

void StackedBars::paintLimit(QPainter& painter) const {
    if (data_.limit <= 0) return;
    const QFontMetricsF metrics(font());
    const double x = sharp(limitX());
    const QColor color = palette().color(QPalette::WindowText);
    painter.setPen(QPen(color, 2));
    painter.drawLine(QPointF(x, plot_.top() - 4), QPointF(x, plot_.bottom()));
    const double wide = metrics.horizontalAdvance(data_.limit_text) + 2;
    const double left = std::clamp(x - wide / 2, 0.0, std::max(0.0, width() - wide));
    painter.drawText(QRectF(left, 0, wide, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, data_.limit_text);
}

void StackedBars::paintLegend(QPainter& painter) const {
    for (const LegendItem& item : legend_) {
        const StackedBarsData::Part& part = data_.parts[static_cast<std::size_t>(item.part)];
        painter.setPen(Theme::outline(part.swatch, palette()));
        painter.setBrush(Theme::brush(part.swatch));
        painter.drawRect(item.swatch.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(item.text, Qt::AlignLeft | Qt::AlignVCenter, part.label);
    }
}

} // namespace fivefold
