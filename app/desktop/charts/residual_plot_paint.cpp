// SPDX-License-Identifier: GPL-3.0-or-later
// Points are stamped into an image that is kept; only axes and the rings around the chosen point are drawn at every repaint.
#include "app/desktop/charts/residual_plot.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fivefold {
namespace {

constexpr double kMarker = 7, kOwnMarker = 11, kLegendMarker = 9, kRing = 13, kGap = 6, kTick = 4;
constexpr double kOpaque = 0.7; // so that heaps of points look denser than single ones

QPainterPath star(QPointF centre, double radius) {
    QPainterPath path;
    for (int i = 0; i < 10; ++i) {
        const double angle = (i / 5.0 - 0.5) * std::numbers::pi, reach = i % 2 == 0 ? radius : radius * 0.45;
        const QPointF at(centre.x() + reach * std::cos(angle), centre.y() + reach * std::sin(angle));
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

QPainterPath polygon(QPointF centre, double radius, std::initializer_list<QPointF> corners) {
    QPainterPath path;
    bool first = true;
    for (const QPointF& corner : corners) {
        first ? path.moveTo(centre + corner * radius) : path.lineTo(centre + corner * radius);
        first = false;
    }
    path.closeSubpath();
    return path;
}

} // namespace

void ResidualPlot::paintMarker(QPainter& painter, QPointF centre, double size, int shape, const QColor& color, const QColor& edge) {
    const double r = size / 2;
    painter.setPen(QPen(edge, 0.8));
    painter.setBrush(color);
    switch (shape) {
    case 0: painter.drawEllipse(centre, r, r); return;
    case 1: painter.drawRect(QRectF(centre.x() - r * 0.9, centre.y() - r * 0.9, r * 1.8, r * 1.8)); return;
    case 2: painter.drawPath(polygon(centre, r * 1.15, {{0, -1}, {0.95, 0.75}, {-0.95, 0.75}})); return;
    case 3: painter.drawPath(polygon(centre, r * 1.2, {{0, -1}, {1, 0}, {0, 1}, {-1, 0}})); return;
    case 4: painter.drawPath(polygon(centre, r * 1.15, {{0, 1}, {0.95, -0.75}, {-0.95, -0.75}})); return;
    case 5: painter.drawPath(polygon(centre, r, {{-0.35, -1}, {0.35, -1}, {0.35, -0.35}, {1, -0.35}, {1, 0.35}, {0.35, 0.35}, {0.35, 1}, {-0.35, 1}, {-0.35, 0.35}, {-1, 0.35}, {-1, -0.35}, {-0.35, -0.35}})); return;
    case 6: painter.drawPath(polygon(centre, r, {{-0.5, -1}, {0.5, -1}, {1, 0}, {0.5, 1}, {-0.5, 1}, {-1, 0}})); return;
    case 7:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.3));
        painter.drawEllipse(centre, r * 0.8, r * 0.8);
        return;
    default: painter.drawPath(star(centre, r * 1.2)); return;
    }
}

std::vector<double> ResidualPlot::timeTicks(double room) const {
    // 1, 2 and 5 of every decade where there is room for them, else every decade.
    const double decades = std::log10(high_ / low_);
    const bool dense = room / std::max(decades, 0.1) > 150;
    std::vector<double> ticks;
    for (int decade = static_cast<int>(std::floor(std::log10(low_))); decade <= static_cast<int>(std::ceil(std::log10(high_))); ++decade)
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double tick = factor * std::pow(10.0, decade);
            if (tick >= low_ && tick <= high_ && (factor == 1.0 || dense)) ticks.push_back(tick);
        }
    return ticks;
}

void ResidualPlot::paintAxes(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    const auto muted = Theme::mutedText(palette());
    const auto rule = Theme::rule(palette());
    for (const double tick : timeTicks(plot_.width())) {
        const double x = sharp(xOf(tick));
        painter.setPen(rule);
        painter.drawLine(QPointF(x, plot_.top()), QPointF(x, plot_.bottom() + kTick));
        painter.setPen(muted);
        painter.drawText(QRectF(x - 60, plot_.bottom() + kTick, 120, metrics.height()), Qt::AlignHCenter | Qt::AlignTop, format::concise(tick));
    }
    const auto level = [&](double y, const QString& text) {
        painter.setPen(rule);
        painter.drawLine(QPointF(plot_.left() - kTick, sharp(y)), QPointF(plot_.right(), sharp(y)));
        painter.setPen(muted);
        painter.drawText(QRectF(0, y - metrics.height() / 2, plot_.left() - kTick - 2, metrics.height()), Qt::AlignRight | Qt::AlignVCenter, text);
    };
    if (view_ == View::predicted)
        for (const double tick : timeTicks(plot_.height())) level(yOfPredicted(tick), format::concise(tick));
    else
        for (const double size : niceTicks(error_limit_ * 100, plot_.height() > 12 * metrics.height() ? 5 : 2))
            for (const double error : {size, -size}) {
                const QString text = format::concise(std::abs(error)) + QStringLiteral("\u00a0%");
                level(yOfError(error / 100), error > 0 ? u'+' + text : error < 0 ? QChar(0x2212) + text : text);
            }
    painter.setPen(muted);
    const QString upright = view_ == View::predicted ? tr("predicted (%1)").arg(data_.unit) : tr("predicted over measured");
    painter.drawText(QRectF(plot_.left(), 0, plot_.width(), metrics.height()), Qt::AlignLeft | Qt::AlignTop, upright);
    if (view_ == View::error && beyond_ > 0)
        painter.drawText(QRectF(plot_.left(), 0, plot_.width(), metrics.height()), Qt::AlignRight | Qt::AlignTop, tr("%n beyond the edge", nullptr, beyond_));
    painter.drawText(QRectF(plot_.left(), plot_.bottom() + kTick + metrics.height(), plot_.width(), metrics.height()), Qt::AlignRight | Qt::AlignTop,
                     tr("measured step time (%1)").arg(data_.unit));
}

void ResidualPlot::paintBand(QPainter& painter) const {
    QColor ground = Theme::mutedText(palette());
    ground.setAlphaF(0.14F);
    QPainterPath band;
    const auto y = [this](double measured, double factor) { return view_ == View::error ? yOfError(factor - 1) : yOfPredicted(measured * factor); };
    band.moveTo(plot_.left(), y(low_, 1 + kBand));
    band.lineTo(plot_.right(), y(high_, 1 + kBand));
    band.lineTo(plot_.right(), y(high_, 1 - kBand));
    band.lineTo(plot_.left(), y(low_, 1 - kBand));
    band.closeSubpath();
    painter.save();
    painter.setClipRect(plot_);
    painter.fillPath(band, ground);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::mutedText(palette()), 1.2));
    painter.drawLine(QPointF(plot_.left(), y(low_, 1)), QPointF(plot_.right(), y(high_, 1)));
    painter.restore();
    painter.setPen(Theme::mutedText(palette()));
    painter.setFont(Theme::scaled(font(), 0.9));
    const QFontMetricsF metrics(painter.font());
    const QString label = tr("±10 %");
    const double x = plot_.right() - metrics.horizontalAdvance(label) - 2 * kGap;
    const double below = view_ == View::error ? yOfError(-kBand) : yOfPredicted(low_ * std::pow(high_ / low_, (x - plot_.left()) / plot_.width()) * (1 - kBand));
    painter.drawText(QPointF(x, std::min(below + metrics.ascent() + 2, plot_.bottom() - metrics.descent())), label);
    painter.setFont(font());
}

std::vector<QRectF> ResidualPlot::placeLegend(double left, double top, double width) const {
    const QFontMetricsF metrics(font());
    const double line = metrics.height() + 2;
    std::vector<QRectF> places;
    double x = left, y = top;
    for (const ResidualPlotData::Series& series : data_.series) {
        const double wide = std::min(width, kLegendMarker + kGap + std::ceil(metrics.horizontalAdvance(series.label)) + 2);
        if (x > left && x + wide > left + width) {
            x = left;
            y += line;
        }
        places.emplace_back(x, y, wide, line);
        x += wide + 2 * kGap;
    }
    return places;
}

double ResidualPlot::legendHeight(double width) const {
    const std::vector<QRectF> places = placeLegend(0, 0, width);
    return places.empty() ? 0 : places.back().bottom();
}

void ResidualPlot::paintLegend(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    const std::vector<QRectF> places = placeLegend(plot_.left(), plot_.bottom() + 2 * metrics.height() + 2 * kGap, width() - plot_.left());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const ResidualPlotData::Series& series = data_.series[i];
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        paintMarker(painter, QPointF(places[i].left() + kLegendMarker / 2, places[i].center().y()), kLegendMarker, series.shape, series.color,
                    Theme::outline({series.color}, palette()).color());
        painter.restore();
        painter.setPen(palette().color(QPalette::Text));
        const QRectF text = places[i].adjusted(kLegendMarker + kGap, 0, 0, 0);
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(series.label, Qt::ElideMiddle, text.width()));
    }
}

void ResidualPlot::renderPoints() {
    const double scale = devicePixelRatioF();
    cache_ = QImage(QSizeF(width() * scale, height() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    cache_.setDevicePixelRatio(scale);
    cache_.fill(Qt::transparent);
    QPainter painter(&cache_);
    std::vector<QPixmap> stamps;
    for (const ResidualPlotData::Series& series : data_.series) {
        const double size = series.shape == kOwnShape ? kOwnMarker : kMarker;
        const double room = size + 4;
        QPixmap stamp(QSizeF(room * scale, room * scale).toSize());
        stamp.setDevicePixelRatio(scale);
        stamp.fill(Qt::transparent);
        QPainter marker(&stamp);
        marker.setRenderHint(QPainter::Antialiasing);
        paintMarker(marker, QPointF(room / 2, room / 2), size, series.shape, series.color, Theme::outline({series.color}, palette()).color());
        marker.end();
        stamps.push_back(stamp);
    }
    // Series by series, the first below.
    for (int series = 0; series < static_cast<int>(stamps.size()); ++series) {
        const QPixmap& stamp = stamps[static_cast<std::size_t>(series)];
        const double half = stamp.width() / scale / 2;
        painter.setOpacity(data_.series[static_cast<std::size_t>(series)].shape == kOwnShape ? 1 : kOpaque);
        for (const ResidualPlotData::Point& point : data_.points)
            if (point.series == series) painter.drawPixmap(QPointF(xOf(point.measured) - half, yOf(point) - half), stamp);
    }
}

void ResidualPlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintBand(painter);
    paintAxes(painter);
    if (cache_.isNull()) renderPoints();
    painter.drawImage(QPointF(0, 0), cache_);
    paintLegend(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const int point : {hovered_, selected_}) {
        if (point < 0) continue;
        const bool chosen = point == selected_;
        painter.setPen(QPen(chosen ? palette().color(QPalette::Text) : Theme::mutedText(palette()), chosen ? 2 : 1.2));
        painter.drawEllipse(pointAt(point), kRing / 2, kRing / 2);
    }
    if (!hasFocus()) return;
    painter.setRenderHint(QPainter::Antialiasing, false);
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = rect().adjusted(0, 0, -1, -1);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

} // namespace fivefold
