// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/line_chart.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kGap = 8, kReach = 14, kLogMargin = 0.04, kTopShare = 1.06;
constexpr int kTicks = 5;

/// 1, 2 and 5 times powers of ten between the ends of a logarithmic axis; only powers of ten where that would be many.
std::vector<double> logTicks(double low, double high) {
    const bool many = high - low > std::log(1e3);
    std::vector<double> ticks;
    for (int decade = static_cast<int>(std::floor(low / std::log(10.0))); decade <= static_cast<int>(std::ceil(high / std::log(10.0))); ++decade)
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double value = factor * std::pow(10.0, decade);
            if ((!many || factor == 1) && std::log(value) >= low && std::log(value) <= high) ticks.push_back(value);
        }
    return ticks;
}

} // namespace

LineChart::LineChart(QWidget* parent) : Chart(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
}

QSize LineChart::sizeHint() const { return {640, 260}; }
QSize LineChart::minimumSizeHint() const { return {320, 8 * fontMetrics().height() + 40}; }

bool LineChart::valid(Place place) const {
    return place.series >= 0 && place.series < static_cast<int>(data_.series.size()) && place.point >= 0 &&
           place.point < static_cast<int>(data_.series[static_cast<std::size_t>(place.series)].points.size());
}

void LineChart::setData(LineChartData data) {
    // The same number of nodes stays chosen while points come in.
    const double x = valid(selected_) ? data_.series[static_cast<std::size_t>(selected_.series)].points[static_cast<std::size_t>(selected_.point)].x : 0;
    data_ = std::move(data);
    Place kept;
    if (x > 0 && selected_.series < static_cast<int>(data_.series.size())) {
        const auto& points = data_.series[static_cast<std::size_t>(selected_.series)].points;
        const auto found = std::ranges::find(points, x, &LineChartData::Point::x);
        if (found != points.end()) kept = {selected_.series, static_cast<int>(found - points.begin())};
    }
    selected_ = kept;
    layOut();
    describe();
    update();
}

void LineChart::describe() {
    setDescription(valid(selected_) ? data_.series[static_cast<std::size_t>(selected_.series)].points[static_cast<std::size_t>(selected_.point)].description : data_.description);
}

void LineChart::choose(Place place) {
    if (!valid(place) || place == selected_) return;
    selected_ = place;
    describe();
    update();
    Q_EMIT pointSelected(place.series, place.point);
}

void LineChart::layOut() {
    double low = std::numeric_limits<double>::infinity(), high = 0;
    low_x_ = std::numeric_limits<double>::infinity();
    high_x_ = -low_x_;
    for (const double tick : data_.ticks) {
        low_x_ = std::min(low_x_, std::log(tick));
        high_x_ = std::max(high_x_, std::log(tick));
    }
    const auto include = [&](const std::vector<LineChartData::Point>& points) {
        for (const LineChartData::Point& point : points) {
            if (point.y > 0) low = std::min(low, point.y);
            high = std::max(high, point.y);
        }
    };
    for (const LineChartData::Series& series : data_.series) {
        include(series.points);
        include(series.reference);
    }
    include(data_.ideal);
    if (!(high_x_ > low_x_)) high_x_ = (low_x_ = data_.ticks.empty() ? 0 : low_x_ - 0.5) + 1;
    if (!(high > 0)) low = 0.1, high = 1;
    if (data_.log_y) {
        const double margin = std::max(0.05, kLogMargin * std::log(high / low));
        low_y_ = std::log(low) - margin;
        high_y_ = std::log(high) + margin;
        y_ticks_ = logTicks(low_y_, high_y_);
    } else {
        low_y_ = 0;
        high_y_ = high * kTopShare;
        y_ticks_ = niceTicks(high_y_, kTicks);
    }
    const QFontMetricsF metrics(font());
    double labels = 0;
    for (const double tick : y_ticks_) labels = std::max(labels, metrics.horizontalAdvance(data_.y_text != nullptr ? data_.y_text(tick) : QString()));
    const std::vector<LegendEntry> entries = legend();
    legend_height_ = (entries.empty() ? metrics.height() : entries.back().at.y() + metrics.height() / 2) + kGap;
    const double top = legend_height_ + metrics.height() + kGap; // below the legend, the axis' title
    plot_ = QRectF(std::ceil(labels) + kGap, top, std::max(40.0, width() - labels - 4 * kGap), std::max(20.0, height() - top - 2 * metrics.height() - kGap));
}

QPointF LineChart::at(const LineChartData::Point& point) const {
    const double margin = kGap; // markers at the ends stand clear of the axis
    const double x = (std::log(std::max(point.x, 1e-9)) - low_x_) / (high_x_ - low_x_);
    const double value = data_.log_y ? std::log(std::max(point.y, 1e-300)) : point.y;
    return {plot_.left() + margin + x * (plot_.width() - 2 * margin), plot_.bottom() - (value - low_y_) / (high_y_ - low_y_) * plot_.height()};
}

QPointF LineChart::position(Place place) const {
    return valid(place) ? at(data_.series[static_cast<std::size_t>(place.series)].points[static_cast<std::size_t>(place.point)]) : QPointF();
}

LineChart::Place LineChart::nearest(QPointF where) const {
    Place found;
    double reach = kReach;
    for (int series = 0; series < static_cast<int>(data_.series.size()); ++series)
        for (int point = 0; valid({series, point}); ++point) {
            const QPointF away = position({series, point}) - where;
            if (const double distance = std::hypot(away.x(), away.y()); distance <= reach) {
                reach = distance;
                found = {series, point};
            }
        }
    return found;
}

QString LineChart::tsv() const {
    QStringList lines{u"%1\t%2\t%3"_s.arg(tr("Line"), data_.x_title, data_.y_title)};
    const auto add = [&lines](const QString& name, const std::vector<LineChartData::Point>& points) {
        for (const LineChartData::Point& point : points) lines << u"%1\t%2\t%3"_s.arg(name, QString::number(point.x, 'g', 12), QString::number(point.y, 'g', 12));
    };
    for (const LineChartData::Series& series : data_.series) {
        add(series.name, series.points);
        if (!series.reference.empty()) add(u"%1, %2"_s.arg(series.name, data_.reference_name), series.reference);
    }
    add(data_.ideal_name, data_.ideal);
    return lines.join(u'\n') + u'\n';
}

void LineChart::step(int points, int series) {
    if (!valid(selected_)) {
        for (int first = 0; first < static_cast<int>(data_.series.size()); ++first)
            if (valid({first, 0})) return choose({first, 0});
        return;
    }
    if (series == 0) return choose({selected_.series, selected_.point + points});
    const double x = data_.series[static_cast<std::size_t>(selected_.series)].points[static_cast<std::size_t>(selected_.point)].x;
    for (int other = selected_.series + series; other >= 0 && other < static_cast<int>(data_.series.size()); other += series) {
        const auto& line = data_.series[static_cast<std::size_t>(other)].points;
        const auto found = std::ranges::find(line, x, &LineChartData::Point::x);
        if (found != line.end()) return choose({other, static_cast<int>(found - line.begin())});
    }
}

void LineChart::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left: return step(-1, 0);
    case Qt::Key_Right: return step(1, 0);
    case Qt::Key_Up: return step(0, -1);
    case Qt::Key_Down: return step(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (valid(selected_)) Q_EMIT pointActivated(selected_.series, selected_.point);
        return;
    default: return Chart::keyPressEvent(event);
    }
}

void LineChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(nearest(event->position()));
}

void LineChart::mouseDoubleClickEvent(QMouseEvent* event) {
    const Place place = nearest(event->position());
    if (event->button() != Qt::LeftButton || !valid(place)) return;
    choose(place);
    Q_EMIT pointActivated(place.series, place.point);
}

bool LineChart::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return Chart::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Place place = nearest(help->pos());
    if (valid(place))
        QToolTip::showText(help->globalPos(), data_.series[static_cast<std::size_t>(place.series)].points[static_cast<std::size_t>(place.point)].tip, this);
    else
        QToolTip::hideText();
    return true;
}

void LineChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    layOut();
}

void LineChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOut();
}

} // namespace fivefold
