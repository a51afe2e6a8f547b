// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/gantt_raster.h"
#include "app/desktop/charts/gantt_view.h"
#include "app/desktop/theme/number_format.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kLabelledBar = 18;      // at least as wide may carry a text
constexpr std::size_t kMostFlows = 1500; // in sight; more are a blur
constexpr double kCriticalAbove = 2.5;
constexpr qsizetype kSmoothPoints = 600; // of the curve
constexpr double kTick = 84; // pixels between ticks

/// Unit and decimals that tell neighbouring ticks apart.
struct TimeScale {
    double unit = 1;
    QString name;
    double step = 1; ///< seconds
    int decimals = 0;
    TimeScale(double length, double pixels) {
        unit = length >= 1 ? 1 : length >= 1e-3 ? 1e-3 : 1e-6;
        name = format::duration(Seconds(unit * 1.001)).unit;
        const std::vector<double> ticks = niceTicks(length, std::max(1, static_cast<int>(pixels / kTick)));
        step = ticks.size() > 1 ? ticks[1] : length;
        decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step / unit) - 1e-9)), 0, 6);
    }
    [[nodiscard]] QString text(double seconds) const { return QLocale().toString(seconds / unit, 'f', decimals); }
};

} // namespace

void GanttView::renderRows() {
    const double scale = devicePixelRatioF();
    cache_ = QImage((plot_.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    cache_.setDevicePixelRatio(scale);
    cache_.fill(palette().color(QPalette::Base));
    for (int chart = 0; chart < chartCount(); ++chart) {
        const Panel& panel = panels_[static_cast<std::size_t>(chart)];
        GanttRaster raster(panel.chart, panel.index, palette());
        for (int row = 0; row < panel.index.rowCount(); ++row) {
            const QRectF at = rowRect(chart, row);
            if (at.bottom() < plot_.top() || at.top() > plot_.bottom()) continue;
            const int top = static_cast<int>(std::lround((at.top() - plot_.top() + 1) * scale)),
                      bottom = static_cast<int>(std::lround((at.bottom() - plot_.top() - 1) * scale));
            raster.paintRow(cache_, QRect(0, top, cache_.width(), bottom - top), row, begin_, end_);
        }
    }
}

void GanttView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (panels_.empty() || rows_height_ <= 0) return;
    const double scale = devicePixelRatioF();
    if (cache_.isNull() || cache_.devicePixelRatio() != scale) {
        renderRows();
        still_ = QPixmap();
    }
    if (still_.isNull() || still_.devicePixelRatio() != scale || still_.size() != (QSizeF(size()) * scale).toSize()) renderStill();
    painter.drawPixmap(0, 0, still_);
    painter.save();
    painter.setClipRect(plot_);
    if (hovered_ && hovered_ != selected_) paintOutline(painter, *hovered_, 1);
    if (selected_) paintOutline(painter, *selected_, 2);
    painter.restore();
    paintPlayHead(painter);
    if (!hasFocus()) return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = rect().adjusted(0, 0, -1, -1);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void GanttView::renderStill() {
    const double scale = devicePixelRatioF();
    still_ = QPixmap((QSizeF(size()) * scale).toSize().expandedTo({1, 1}));
    still_.setDevicePixelRatio(scale);
    still_.fill(Qt::transparent);
    QPainter painter(&still_);
    painter.setFont(font());
    painter.drawImage(plot_.topLeft(), cache_);
    paintAxis(painter);
    paintRowLabels(painter);
    painter.save();
    painter.setClipRect(plot_);
    paintBarLabels(painter);
    paintFlows(painter);
    paintCritical(painter);
    painter.restore();
    paintCurve(painter);
    paintLegend(painter);
}

void GanttView::paintAxis(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    const TimeScale scale(end_ - begin_, plot_.width());
    const double bottom = plot_.bottom();
    for (double tick = std::ceil(begin_ / scale.step) * scale.step; tick <= end_ * (1 + 1e-12); tick += scale.step) {
        const double x = sharp(xOf(tick));
        painter.setPen(Theme::rule(palette()));
        painter.drawLine(QPointF(x, bottom), QPointF(x, bottom + 4));
        if (!below_.isNull()) painter.drawLine(QPointF(x, below_.top()), QPointF(x, below_.bottom()));
        const bool last = tick + scale.step > end_ * (1 + 1e-12);
        const QString text = last ? scale.text(tick) + QChar(0x00a0) + scale.name : scale.text(tick);
        const double number = metrics.horizontalAdvance(scale.text(tick)), wide = metrics.horizontalAdvance(text) + 2;
        painter.setPen(Theme::mutedText(palette()));
        painter.drawText(QRectF(std::clamp(x - number / 2, 0.0, width() - wide), bottom + 4, wide, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

void GanttView::paintRowLabels(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    painter.save();
    painter.setClipRect(QRectF(0, plot_.top(), width(), plot_.height()));
    for (int chart = 0; chart < chartCount(); ++chart) {
        const GanttChart& shown = panels_[static_cast<std::size_t>(chart)].chart;
        const double top = rowRect(chart, 0).top();
        if (!shown.title.isEmpty()) {
            painter.setPen(palette().color(QPalette::WindowText));
            const QRectF title(plot_.left(), top - metrics.height() - 3, plot_.width(), metrics.height() + 2);
            painter.fillRect(QRectF(0, title.top() - 1, width(), title.height() + 2), palette().color(QPalette::Window));
            painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(shown.title, Qt::ElideRight, plot_.width()));
        }
        painter.setPen(Theme::mutedText(palette()));
        const int every = std::max(1, static_cast<int>(std::ceil(metrics.height() / row_height_))); // texts must not touch
        for (int row = 0; row < static_cast<int>(shown.rows.size()); row += every) {
            const QRectF at = rowRect(chart, row);
            if (at.bottom() < plot_.top() || at.top() > plot_.bottom()) continue;
            const double wide = plot_.left() - 8;
            painter.drawText(QRectF(0, at.center().y() - metrics.height() / 2, wide, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                             metrics.elidedText(shown.rows[static_cast<std::size_t>(row)], Qt::ElideRight, wide));
        }
    }
    painter.restore();
}

void GanttView::paintBarLabels(QPainter& painter) const {
    painter.setFont(Theme::scaled(font(), 0.85));
    const QFontMetricsF metrics(painter.font());
    if (row_height_ < metrics.height()) return;
    for (int chart = 0; chart < chartCount(); ++chart) {
        const Panel& panel = panels_[static_cast<std::size_t>(chart)];
        if (!panel.chart.label) continue;
        for (int row = 0; row < panel.index.rowCount(); ++row) {
            const QRectF at = rowRect(chart, row);
            if (at.bottom() < plot_.top() || at.top() > plot_.bottom()) continue;
            const auto [first, last] = panel.index.within(row, begin_, end_);
            if (static_cast<double>(last - first) * kLabelledBar > 2 * plot_.width()) continue; // most are too narrow
            for (std::size_t place = first; place < last; ++place) {
                const GanttBar& bar = panel.index.bar(place);
                const double left = std::max(plot_.left(), xOf(bar.begin)), right = std::min(plot_.right(), xOf(bar.end));
                if (right - left < kLabelledBar || bar.role < 0 || bar.role >= static_cast<std::int32_t>(panel.chart.roles.size())) continue;
                const QString text = panel.chart.label(bar.event);
                if (text.isEmpty() || metrics.horizontalAdvance(text) > right - left - 4) continue;
                const Swatch& swatch = panel.chart.roles[static_cast<std::size_t>(bar.role)].swatch;
                const QColor ground = swatch.hatched ? palette().color(QPalette::Base) : swatch.color;
                painter.setPen(Theme::contrast(ground, Qt::black) >= Theme::contrast(ground, Qt::white) ? Qt::black : Qt::white);
                const double wide = metrics.horizontalAdvance(text) + 4;
                const QRectF area((left + right - wide) / 2, at.center().y() - metrics.height() / 2, wide, metrics.height());
                if (swatch.hatched) painter.fillRect(area.adjusted(0, 1, 0, -1), ground);
                painter.drawText(area, Qt::AlignCenter, text);
            }
        }
    }
    painter.setFont(font());
}

void GanttView::paintFlows(QPainter& painter) const {
    QPen pen(Theme::mutedText(palette()), 1);
    for (int chart = 0; chart < chartCount(); ++chart) {
        const std::vector<GanttFlow>& flows = panels_[static_cast<std::size_t>(chart)].chart.flows;
        QList<QLineF> lines;
        for (const GanttFlow& flow : flows) {
            if (flow.end < begin_ || flow.begin > end_) continue;
            lines.append(QLineF(xOf(flow.begin), rowRect(chart, flow.from_row).center().y(), xOf(flow.end), rowRect(chart, flow.to_row).center().y()));
            if (static_cast<std::size_t>(lines.size()) > kMostFlows) break;
        }
        if (static_cast<std::size_t>(lines.size()) > kMostFlows) continue;
        painter.setPen(pen);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.drawLines(lines);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
}

void GanttView::paintCritical(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    for (int chart = 0; chart < chartCount(); ++chart) {
        const Panel& panel = panels_[static_cast<std::size_t>(chart)];
        QPolygonF line;
        const auto add = [&line](QPointF point) { // what falls on the pixel before adds nothing
            if (!line.isEmpty() && std::abs(line.back().x() - point.x()) < 0.75 && line.back().y() == point.y()) return;
            line.append(point);
        };
        for (const std::int64_t event : panel.chart.critical) {
            const std::size_t place = panel.index.placeOf(event);
            if (place >= panel.index.size()) continue;
            const GanttBar& bar = panel.index.bar(place);
            if (bar.end < begin_ - (end_ - begin_) || bar.begin > end_ + (end_ - begin_)) continue; // lines to just outside stay
            const double y = rowRect(chart, bar.row).bottom() - kCriticalAbove;                     // clear of the texts
            add({xOf(bar.begin), y});
            add({xOf(bar.end), y});
        }
        if (line.size() < 2) continue;
        painter.setBrush(Qt::NoBrush);
        for (const QPen& pen : {QPen(palette().color(QPalette::Base), 4), QPen(palette().color(QPalette::Text), 1.5)}) {
            painter.setPen(pen);
            painter.drawPolyline(line);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void GanttView::paintOutline(QPainter& painter, const Place& place, double line) const {
    const QRectF bar = barRect(place);
    if (bar.isNull()) return;
    painter.setBrush(Qt::NoBrush);
    for (const QPen& color : {QPen(palette().color(QPalette::Base), line + 2), QPen(palette().color(QPalette::Text), line)}) {
        QPen pen = color;
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        painter.drawRect(bar.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
}

void GanttView::paintCurve(QPainter& painter) const {
    if (!curve_ || below_.isNull()) return;
    const QFontMetricsF metrics(font());
    double most = curve_->limit;
    for (const QPointF& point : curve_->points) most = std::max(most, point.y());
    if (!(most > 0)) return;
    const auto yOf = [&](double value) { return below_.bottom() - below_.height() * value / (most * 1.08); };
    painter.save();
    painter.setClipRect(below_.adjusted(-1, -1, 1, 1));
    QPolygonF line;
    // Points of one pixel column are drawn as its lowest and highest.
    double column = -1, low = 0, high = 0, last = 0;
    const auto flush = [&] {
        if (column < 0) return;
        line.append({column, yOf(low)});
        if (high != low) line.append({column, yOf(high)});
        if (last != high) line.append({column, yOf(last)});
    };
    const auto first =
        std::lower_bound(curve_->points.begin(), curve_->points.end(), begin_, [](const QPointF& point, double time) { return point.x() < time; });
    for (auto point = first == curve_->points.begin() ? first : first - 1; point != curve_->points.end(); ++point) {
        const double x = std::floor(xOf(point->x()) * 2) / 2;
        if (x != column) {
            flush();
            column = std::max(x, -1e6);
            low = high = point->y();
        }
        low = std::min(low, point->y());
        high = std::max(high, point->y());
        last = point->y();
        if (point->x() > end_) break;
    }
    flush();
    const bool dense = line.size() > kSmoothPoints; // smooth strokes through every column cost more than they show
    painter.setRenderHint(QPainter::Antialiasing, !dense);
    painter.setPen(QPen(Theme::accent(palette()), dense ? 1 : 1.5));
    painter.drawPolyline(line);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.restore();
    painter.setPen(Theme::rule(palette()));
    painter.drawLine(QPointF(below_.left(), sharp(below_.bottom())), QPointF(below_.right(), sharp(below_.bottom())));
    painter.setPen(Theme::mutedText(palette()));
    const QString top = format::concise(most) + QChar(0x00a0) + curve_->unit;
    painter.drawText(QRectF(0, yOf(most) - metrics.height() / 2, below_.left() - 8, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(top, Qt::ElideRight, below_.left() - 8));
    painter.drawText(QRectF(0, below_.bottom() - metrics.height() / 2, below_.left() - 8, metrics.height()), Qt::AlignRight | Qt::AlignVCenter, format::concise(0));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(0, below_.center().y() - metrics.height() / 2, below_.left() - 8, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(curve_->label, Qt::ElideRight, below_.left() - 8));
    if (curve_->limit <= 0) return;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1, Qt::DashLine));
    const double y = sharp(yOf(curve_->limit));
    painter.drawLine(QPointF(below_.left(), y), QPointF(below_.right(), y));
    const bool room_below = y + 1 + metrics.height() <= below_.bottom();
    painter.drawText(QRectF(below_.left() + 4, room_below ? y + 1 : y - 1 - metrics.height(), below_.width() - 8, metrics.height()), Qt::AlignRight | Qt::AlignTop, curve_->limit_text);
}

void GanttView::paintLegend(QPainter& painter) const {
    for (const LegendItem& item : legend_) {
        painter.setPen(Theme::outline(item.role.swatch, palette()));
        painter.setBrush(Theme::brush(item.role.swatch));
        painter.drawRect(item.swatch);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(item.text, Qt::AlignLeft | Qt::AlignVCenter, item.role.label);
    }
    painter.setBrush(Qt::NoBrush);
}

void GanttView::paintPlayHead(QPainter& painter) const {
    if (!play_head_ || *play_head_ < begin_ || *play_head_ > end_) return;
    const QFontMetricsF metrics(font());
    const double x = sharp(xOf(*play_head_));
    painter.setPen(QPen(Theme::accent(palette()), 1));
    painter.drawLine(QPointF(x, plot_.top()), QPointF(x, below_.isNull() ? plot_.bottom() + 4 : below_.bottom()));
    const QString text = format::duration(Seconds(*play_head_)).text();
    const double wide = metrics.horizontalAdvance(text) + 8;
    const QRectF flag(std::clamp(x - wide / 2, 0.0, width() - wide), plot_.bottom() + 4, wide, metrics.height() + 1);
    painter.fillRect(flag, Theme::accent(palette()));
    painter.setPen(palette().color(QPalette::Base));
    painter.drawText(flag, Qt::AlignCenter, text);
}

} // namespace fivefold
