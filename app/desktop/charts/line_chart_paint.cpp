// SPDX-License-Identifier: GPL-3.0-or-later
// How a LineChart is drawn.
#include "app/desktop/charts/line_chart.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr double kRadius = 4, kGap = 8, kSample = 28;

void paintMarker(QPainter& painter, QPointF at, LineChartData::Marker marker, double radius) {
    const QRectF box(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    const QPointF up(0, 1.3 * radius), aside(1.3 * radius, 0);
    switch (marker) {
    case LineChartData::Marker::circle: painter.drawEllipse(box); break;
    case LineChartData::Marker::square: painter.drawRect(box); break;
    case LineChartData::Marker::diamond: painter.drawPolygon(QPolygonF{at - up, at + aside, at + up, at - aside}); break;
    case LineChartData::Marker::triangle: painter.drawPolygon(QPolygonF{at - up, box.bottomRight(), box.bottomLeft()}); break;
    case LineChartData::Marker::cross:
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
        break;
    }
}

QPolygonF polyline(const std::vector<LineChartData::Point>& points, const auto& at) {
    QPolygonF line;
    for (const LineChartData::Point& point : points) line << at(point);
    return line;
}

} // namespace

void LineChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (data_.series.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintLegend(painter);
    paintAxes(painter);
    const auto place = [this](const LineChartData::Point& point) { return at(point); };
    painter.setPen(QPen(Theme::mutedText(palette()), 1.5, Qt::DashLine));
    painter.drawPolyline(polyline(data_.ideal, place));
    for (const LineChartData::Series& series : data_.series) {
        painter.setPen(QPen(series.color, 1.5, Qt::DashLine));
        painter.drawPolyline(polyline(series.reference, place));
    }
    for (const LineChartData::Series& series : data_.series) paintSeries(painter, series);
    if (valid(selected_)) {
        painter.setPen(QPen(Theme::accent(palette()), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(position(selected_), 2 * kRadius, 2 * kRadius);
    }
    if (!hasFocus()) return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = rect().adjusted(0, 0, -1, -1);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void LineChart::paintAxes(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    const double line = metrics.height();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const double tick : y_ticks_) {
        const double y = sharp(plot_.bottom() - ((data_.log_y ? std::log(tick) : tick) - low_y_) / (high_y_ - low_y_) * plot_.height());
        painter.setPen(Theme::rule(palette()));
        painter.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
        painter.setPen(Theme::mutedText(palette()));
        painter.drawText(QRectF(0, y - line / 2, plot_.left() - kGap / 2, line), Qt::AlignRight | Qt::AlignVCenter, data_.y_text != nullptr ? data_.y_text(tick) : QString());
    }
    painter.setPen(Theme::mutedText(palette()));
    painter.drawLine(QPointF(plot_.left(), sharp(plot_.bottom())), QPointF(plot_.right(), sharp(plot_.bottom())));
    painter.drawText(QRectF(0, legend_height_, width(), line), Qt::AlignLeft | Qt::AlignVCenter, data_.y_title);
    painter.drawText(QRectF(0, height() - line, width(), line), Qt::AlignHCenter | Qt::AlignVCenter, data_.x_title);
    double free_from = 0; // labels that would run into each other are left out
    for (const double tick : data_.ticks) {
        const double x = sharp(at({tick, 1, false, {}, {}}).x());
        painter.drawLine(QPointF(x, plot_.bottom()), QPointF(x, plot_.bottom() + 3));
        const QString text = data_.x_text != nullptr ? data_.x_text(tick) : format::whole(tick);
        const double wide = metrics.horizontalAdvance(text) + 2;
        if (x - wide / 2 < free_from) continue;
        painter.drawText(QRectF(x - wide / 2, plot_.bottom() + 4, wide, line), Qt::AlignCenter, text);
        free_from = x + wide / 2 + kGap / 2;
    }
    if (data_.marked_x > 0) {
        const double x = sharp(at({data_.marked_x, 1, false, {}, {}}).x());
        painter.setPen(QPen(Theme::accent(palette()), 1));
        painter.drawLine(QPointF(x, plot_.top()), QPointF(x, plot_.bottom()));
        const double wide = metrics.horizontalAdvance(data_.marked_text) + 2;
        painter.drawText(QRectF(std::clamp(x - wide / 2, plot_.left(), std::max(plot_.left(), plot_.right() - wide)), plot_.top() - line - 1, wide, line),
                         Qt::AlignLeft | Qt::AlignVCenter, data_.marked_text);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

std::vector<LineChart::LegendEntry> LineChart::legend() const {
    std::vector<LegendEntry> entries;
    bool any_hollow = false, any_reference = false;
    for (int series = 0; series < static_cast<int>(data_.series.size()); ++series) {
        const LineChartData::Series& line = data_.series[static_cast<std::size_t>(series)];
        if (line.points.empty()) continue;
        entries.push_back({series, false, line.name, {}});
        any_hollow = any_hollow || std::ranges::any_of(line.points, &LineChartData::Point::hollow);
        any_reference = any_reference || !line.reference.empty();
    }
    if (any_reference) entries.push_back({-1, false, data_.reference_name, {}});
    if (!data_.ideal.empty()) entries.push_back({-1, false, data_.ideal_name, {}});
    if (any_hollow) entries.push_back({-1, true, data_.hollow_text, {}});
    const QFontMetricsF metrics(font());
    double x = 0, y = sharp(metrics.height() / 2);
    for (LegendEntry& entry : entries) {
        const double wide = kSample + kGap / 2 + metrics.horizontalAdvance(entry.text) + 2;
        if (x > 0 && x + wide > width()) {
            x = 0;
            y += metrics.height();
        }
        entry.at = {x, y};
        x += wide + 2 * kGap;
    }
    return entries;
}

void LineChart::paintLegend(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    const QColor muted = Theme::mutedText(palette());
    for (const LegendEntry& entry : legend()) {
        const QPointF middle = entry.at + QPointF(kSample / 2, 0);
        if (entry.series >= 0) {
            const LineChartData::Series& series = data_.series[static_cast<std::size_t>(entry.series)];
            painter.setPen(QPen(series.color, 2));
            painter.setBrush(series.color);
            painter.drawLine(entry.at, entry.at + QPointF(kSample, 0));
            paintMarker(painter, middle, series.marker, kRadius);
        } else if (entry.hollow) {
            painter.setPen(QPen(muted, 2));
            painter.setBrush(palette().color(QPalette::Window));
            paintMarker(painter, middle, LineChartData::Marker::circle, kRadius);
        } else {
            painter.setPen(QPen(muted, 1.5, Qt::DashLine));
            painter.drawLine(entry.at, entry.at + QPointF(kSample, 0));
        }
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(entry.at.x() + kSample + kGap / 2, entry.at.y() - metrics.height() / 2, metrics.horizontalAdvance(entry.text) + 2, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, entry.text);
    }
}

void LineChart::paintSeries(QPainter& painter, const LineChartData::Series& series) const {
    painter.setPen(QPen(series.color, 2));
    painter.drawPolyline(polyline(series.points, [this](const LineChartData::Point& point) { return at(point); }));
    for (const LineChartData::Point& point : series.points) {
        painter.setBrush(point.hollow ? palette().color(QPalette::Window) : series.color);
        paintMarker(painter, at(point), series.marker, kRadius);
    }
}

} // namespace fivefold
