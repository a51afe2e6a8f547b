// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/gantt_view.h"

#include <QEvent>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr double kGap = 8, kMaximumRow = 26, kMinimumRow = 12, kCurveHeight = 72, kMostLabels = 0.25, kLegendSwatch = 10;
constexpr double kSmallestRange = 1e-9; // seconds
constexpr int kDefaultWidth = 640, kMinimumWidth = 320, kMinimumHeight = 120;

} // namespace

GanttView::GanttView(QWidget* parent) : Chart(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void GanttView::setCharts(std::vector<GanttChart> charts) {
    const bool all = begin_ <= 0 && end_ >= extent_; // everything was in sight
    panels_.clear();
    extent_ = 0;
    for (GanttChart& chart : charts) {
        Panel panel{std::move(chart), {}, 0};
        panel.index = GanttIndex(panel.chart);
        panel.chart.bars = {}; // the index has them
        extent_ = std::max(extent_, panel.index.end());
        panels_.push_back(std::move(panel));
    }
    if (selected_ && find(*selected_) == nullptr) selected_.reset();
    hovered_.reset();
    layOut();
    if (all || begin_ >= extent_)
        fit();
    else
        setRange(begin_, end_);
    describe();
    updateGeometry();
    update();
}

void GanttView::setCurve(std::optional<GanttCurve> curve) {
    curve_ = std::move(curve);
    layOut();
    update();
}

void GanttView::setSummary(const QString& text) {
    summary_ = text;
    describe();
}

void GanttView::setPlayHead(std::optional<double> seconds) {
    if (play_head_ == seconds) return;
    play_head_ = seconds;
    update();
}

void GanttView::describe() {
    const GanttChart* chart = selected_ ? &panels_[static_cast<std::size_t>(selected_->chart)].chart : nullptr;
    setDescription(chart != nullptr && chart->description ? chart->description(selected_->event) : summary_);
}

const GanttBar* GanttView::find(const Place& place) const {
    if (place.chart < 0 || place.chart >= chartCount()) return nullptr;
    const GanttIndex& index = panels_[static_cast<std::size_t>(place.chart)].index;
    const std::size_t at = index.placeOf(place.event);
    return at < index.size() ? &index.bar(at) : nullptr;
}

void GanttView::layOut() {
    cache_ = QImage();
    const QFontMetricsF metrics(font());
    double labels = 0;
    int rows = 0;
    double titles = 0;
    for (const Panel& panel : panels_) {
        for (const QString& row : panel.chart.rows) labels = std::max(labels, metrics.horizontalAdvance(row));
        rows += static_cast<int>(panel.chart.rows.size());
        if (!panel.chart.title.isEmpty()) titles += metrics.height() + 4;
    }
    if (curve_) labels = std::max({labels, metrics.horizontalAdvance(curve_->label), metrics.horizontalAdvance(QStringLiteral("00.0 ") + curve_->unit)});
    labels = std::min(std::ceil(labels), width() * kMostLabels);
    const double axis = metrics.height() + 8, curve = curve_ ? kCurveHeight + kGap : 0;
    legend_ = placeLegend(0);
    const double legend = legend_.empty() ? 0 : legend_.back().text.bottom() + kGap / 2;
    const double height = std::max(1.0, this->height() - axis - curve - legend),
                 between = panels_.size() > 1 ? kGap * static_cast<double>(panels_.size() - 1) : 0;
    row_height_ = std::clamp(std::floor((height - titles - between) / std::max(1, rows)), kMinimumRow, kMaximumRow);
    double top = 0;
    for (Panel& panel : panels_) {
        if (!panel.chart.title.isEmpty()) top += metrics.height() + 4;
        panel.top = top;
        top += row_height_ * static_cast<double>(panel.chart.rows.size()) + kGap;
    }
    rows_height_ = std::max(0.0, top - kGap);
    const double left = labels > 0 ? labels + kGap : 1;
    plot_ = QRectF(left, 0, std::max(20.0, width() - left - 2), std::min(height, rows_height_));
    below_ = curve_ ? QRectF(left, plot_.bottom() + axis, plot_.width(), kCurveHeight) : QRectF();
    legend_ = placeLegend((below_.isNull() ? plot_.bottom() + axis : below_.bottom() + kGap / 2));
    scrollTo(scroll_);
}

std::vector<GanttView::LegendItem> GanttView::placeLegend(double top) const {
    const QFontMetricsF metrics(font());
    const double line = metrics.height() + 4;
    std::vector<LegendItem> items;
    double x = 0, y = top;
    for (const Panel& panel : panels_)
        for (const GanttChart::Role& role : panel.chart.roles) {
            if (std::any_of(items.begin(), items.end(), [&role](const LegendItem& item) { return item.role.label == role.label; })) continue;
            const double text = std::ceil(metrics.horizontalAdvance(role.label)), needed = kLegendSwatch + 6 + text;
            if (x > 0 && x + needed > width()) {
                x = 0;
                y += line;
            }
            items.push_back(
                {role, QRectF(x + 0.5, y + (line - kLegendSwatch) / 2, kLegendSwatch, kLegendSwatch), QRectF(x + kLegendSwatch + 6, y, text + 2, line)});
            x += needed + 2 * kGap;
        }
    return items;
}

void GanttView::scrollTo(double y) {
    const double scroll = std::clamp(y, 0.0, std::max(0.0, rows_height_ - plot_.height()));
    if (scroll == scroll_) return;
    scroll_ = scroll;
    cache_ = QImage();
    update();
}

QSize GanttView::sizeHint() const {
    double rows = 0;
    for (const Panel& panel : panels_) rows += static_cast<double>(panel.chart.rows.size());
    return {kDefaultWidth, static_cast<int>(std::clamp(rows * 20, 200.0, 480.0) + (curve_ ? kCurveHeight : 0))};
}
QSize GanttView::minimumSizeHint() const { return {kMinimumWidth, kMinimumHeight + (curve_ ? static_cast<int>(kCurveHeight) : 0)}; }

double GanttView::xOf(double seconds) const { return plot_.left() + plot_.width() * (seconds - begin_) / (end_ - begin_); }
double GanttView::timeAt(double x) const { return begin_ + (end_ - begin_) * (x - plot_.left()) / plot_.width(); }

void GanttView::setRange(double begin, double end) {
    if (!std::isfinite(begin) || !std::isfinite(end) || !(end > begin)) return;
    const double most = extent_ > 0 ? extent_ : 1;
    const double length = std::clamp(end - begin, std::min(kSmallestRange, most), most);
    const double from = std::clamp(begin, 0.0, most - length);
    if (from == begin_ && from + length == end_) return;
    begin_ = from;
    end_ = from + length;
    rangeMoved();
}

void GanttView::rangeMoved() {
    cache_ = QImage();
    update();
    Q_EMIT rangeChanged(begin_, end_);
}

void GanttView::fit() { setRange(0, extent_ > 0 ? extent_ : 1); }

void GanttView::zoom(double factor, double about) {
    if (!(factor > 0) || !std::isfinite(factor)) return;
    setRange(about - (about - begin_) / factor, about + (end_ - about) / factor);
}

void GanttView::pan(double seconds) { setRange(begin_ + seconds, end_ + seconds); }

QRectF GanttView::rowRect(int chart, int row) const {
    const Panel& panel = panels_[static_cast<std::size_t>(chart)];
    return {plot_.left(), plot_.top() + panel.top + row * row_height_ - scroll_, plot_.width(), row_height_};
}

QRectF GanttView::barRect(const Place& place) const {
    const GanttBar* bar = find(place);
    if (bar == nullptr) return {};
    const QRectF row = rowRect(place.chart, bar->row);
    const double left = xOf(bar->begin);
    return {left, row.top() + 1, std::max(1.0, xOf(bar->end) - left), row.height() - 2};
}

std::optional<GanttView::Place> GanttView::barAt(QPointF position) const {
    if (!plot_.contains(position)) return std::nullopt;
    for (int chart = 0; chart < chartCount(); ++chart) {
        const Panel& panel = panels_[static_cast<std::size_t>(chart)];
        const double down = position.y() - rowRect(chart, 0).top();
        if (down < 0 || down >= row_height_ * static_cast<double>(panel.chart.rows.size())) continue;
        const int row = static_cast<int>(down / row_height_);
        // Nearest to the pointer within a pixel: what is narrower than that can still be met.
        const double time = timeAt(position.x()), pixel = (end_ - begin_) / plot_.width();
        const auto [first, last] = panel.index.within(row, time - pixel, time + pixel);
        std::optional<Place> nearest;
        double best = pixel;
        for (std::size_t at = first; at < last; ++at) {
            const GanttBar& bar = panel.index.bar(at);
            const double distance = time < bar.begin ? bar.begin - time : time > bar.end ? time - bar.end : 0;
            if (distance > best || (distance == best && nearest && distance > 0)) continue;
            best = distance;
            nearest = Place{chart, bar.event};
        }
        return nearest;
    }
    return std::nullopt;
}

void GanttView::select(std::optional<Place> place) {
    if (place && find(*place) == nullptr) place.reset();
    if (place == selected_) return;
    selected_ = place;
    if (selected_) reveal(*selected_);
    describe();
    update();
}

QString GanttView::tsv() const {
    QString text = QStringLiteral("chart\trow\trole\tlabel\tbegin_s\tend_s\n");
    for (const Panel& panel : panels_)
        for (int row = 0; row < panel.index.rowCount(); ++row) {
            const auto [first, last] = panel.index.within(row, begin_, end_);
            for (std::size_t at = first; at < last; ++at) {
                const GanttBar& bar = panel.index.bar(at);
                const QString role = bar.role >= 0 && bar.role < static_cast<std::int32_t>(panel.chart.roles.size())
                                         ? panel.chart.roles[static_cast<std::size_t>(bar.role)].label
                                         : QString();
                text += QStringLiteral("%1\t%2\t%3\t%4\t")
                            .arg(panel.chart.title, panel.chart.rows[static_cast<std::size_t>(row)], role,
                                 panel.chart.label ? panel.chart.label(bar.event) : QString());
                text += QString::number(bar.begin, 'g', 12) + QLatin1Char('\t') + QString::number(bar.end, 'g', 12) + QLatin1Char('\n');
            }
        }
    return text;
}

void GanttView::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    layOut();
}

void GanttView::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) layOut();
}

} // namespace fivefold
