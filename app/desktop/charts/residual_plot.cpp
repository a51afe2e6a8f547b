// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/residual_plot.h"

#include "app/desktop/theme/number_format.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fivefold {
namespace {

constexpr double kReach = 10;        // pixels around a point that are its own
constexpr double kRoom = 1.15;       // between the outermost points and the frame, a factor
constexpr double kShown = 0.98;      // share of points that the error axis shows in their place
constexpr double kLeastError = 0.2, kMostError = 1; // fractions at which the error axis ends
constexpr int kDefaultWidth = 640, kDefaultHeight = 320, kMinimumWidth = 300, kMinimumHeight = 300;
constexpr double kGap = 6;

double errorOf(const ResidualPlotData::Point& point) { return point.predicted / point.measured - 1; }

} // namespace

ResidualPlot::ResidualPlot(QWidget* parent) : Chart(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ResidualPlot::setData(ResidualPlotData data) {
    data_ = std::move(data);
    if (selected_ >= static_cast<int>(data_.points.size())) selected_ = -1;
    hovered_ = -1;
    findLimits();
    sortPoints();
    layOut();
    describe();
    update();
}

void ResidualPlot::setView(View view) {
    if (view == view_) return;
    view_ = view;
    sortPoints();
    layOut();
    update();
}

void ResidualPlot::findLimits() {
    low_ = 0.1;
    high_ = 10;
    error_limit_ = kLeastError;
    beyond_ = 0;
    if (data_.points.empty()) return;
    low_ = high_ = data_.points.front().measured;
    std::vector<double> errors;
    errors.reserve(data_.points.size());
    for (const ResidualPlotData::Point& point : data_.points) {
        low_ = std::min({low_, point.measured, point.predicted});
        high_ = std::max({high_, point.measured, point.predicted});
        errors.push_back(std::abs(errorOf(point)));
    }
    low_ /= kRoom;
    high_ *= kRoom;
    const auto rank = errors.begin() + static_cast<std::ptrdiff_t>(kShown * static_cast<double>(errors.size() - 1));
    std::nth_element(errors.begin(), rank, errors.end());
    error_limit_ = std::clamp(std::ceil(*rank * 10) / 10, kLeastError, kMostError);
    beyond_ = static_cast<int>(std::count_if(errors.begin(), errors.end(), [this](double error) { return error > error_limit_; }));
}

void ResidualPlot::sortPoints() {
    const auto sorted = [this](auto key) {
        std::vector<int> order(data_.points.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return key(data_.points[static_cast<std::size_t>(a)]) < key(data_.points[static_cast<std::size_t>(b)]); });
        return order;
    };
    by_x_ = sorted([](const ResidualPlotData::Point& point) { return point.measured; });
    by_y_ = view_ == View::error ? sorted(errorOf) : sorted([](const ResidualPlotData::Point& point) { return point.predicted; });
}

void ResidualPlot::layOut() {
    cache_ = QImage();
    const QFontMetricsF metrics(font());
    const double labels = view_ == View::error ? metrics.horizontalAdvance(QStringLiteral("\u2212100 %")) : metrics.horizontalAdvance(QStringLiteral("0.001"));
    const double left = std::ceil(labels) + 2 * kGap, top = metrics.height() + kGap; // the title of the upright axis stands on top
    const double axis = 2 * metrics.height() + kGap, legend = legendHeight(width() - left);
    const double right = std::max<double>(kGap, std::ceil(metrics.horizontalAdvance(QStringLiteral("1000")) / 2)); // half of the last number
    plot_ = QRectF(left, top, std::max(40.0, width() - left - right), std::max(40.0, height() - top - axis - legend - kGap));
}

double ResidualPlot::xOf(double measured) const { return plot_.left() + plot_.width() * std::log(measured / low_) / std::log(high_ / low_); }
double ResidualPlot::yOfPredicted(double predicted) const { return plot_.bottom() - plot_.height() * std::log(predicted / low_) / std::log(high_ / low_); }
double ResidualPlot::yOfError(double error) const {
    return plot_.center().y() - plot_.height() / 2 * std::clamp(error, -error_limit_, error_limit_) / error_limit_;
}
double ResidualPlot::yOf(const ResidualPlotData::Point& point) const { return view_ == View::error ? yOfError(errorOf(point)) : yOfPredicted(point.predicted); }

QPointF ResidualPlot::pointAt(int point) const {
    const ResidualPlotData::Point& at = data_.points.at(static_cast<std::size_t>(point));
    return {xOf(at.measured), yOf(at)};
}

int ResidualPlot::nearest(QPointF position) const {
    int found = -1;
    double best = kReach * kReach;
    for (int point = static_cast<int>(data_.points.size()) - 1; point >= 0; --point) { // what lies on top first
        const QPointF away = pointAt(point) - position;
        const double distance = QPointF::dotProduct(away, away);
        if (distance >= best) continue;
        best = distance;
        found = point;
    }
    return found;
}

void ResidualPlot::setSelected(int point) {
    if (point == selected_ || point < -1 || point >= static_cast<int>(data_.points.size())) return;
    selected_ = point;
    describe();
    update();
}

void ResidualPlot::choose(int point) {
    if (point < 0) return;
    setSelected(point);
    Q_EMIT pointSelected(selected_);
}

void ResidualPlot::step(const std::vector<int>& order, std::ptrdiff_t by) {
    if (order.empty()) return;
    const auto present = std::find(order.begin(), order.end(), selected_);
    const std::ptrdiff_t next = present == order.end() ? 0 : std::clamp<std::ptrdiff_t>(present - order.begin() + by, 0, std::ssize(order) - 1);
    choose(order[static_cast<std::size_t>(next)]);
}

void ResidualPlot::describe() {
    if (selected_ >= 0 && data_.description)
        setDescription(data_.description(selected_));
    else
        setDescription(tr("%n runs", nullptr, static_cast<int>(data_.points.size())));
}

QString ResidualPlot::tsv() const {
    if (data_.table) return data_.table();
    QString text = tr("Measured (%1)\tPredicted (%1)").arg(data_.unit) + u'\n';
    for (const ResidualPlotData::Point& point : data_.points) text += QString::number(point.measured, 'g', 12) + u'\t' + QString::number(point.predicted, 'g', 12) + u'\n';
    return text;
}

QSize ResidualPlot::sizeHint() const { return {kDefaultWidth, kDefaultHeight}; }
QSize ResidualPlot::minimumSizeHint() const { return {kMinimumWidth, kMinimumHeight}; }

bool ResidualPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return Chart::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int point = nearest(help->pos());
    if (point < 0 || !data_.tip) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    const QPoint at = pointAt(point).toPoint();
    QToolTip::showText(help->globalPos(), data_.tip(point), this, QRect(at - QPoint(4, 4), QSize(8, 8)));
    return true;
}

void ResidualPlot::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    layOut();
}

void ResidualPlot::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOut();
    if (event->type() == QEvent::PaletteChange) cache_ = QImage();
}

void ResidualPlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(nearest(event->position()));
}

void ResidualPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    const int point = event->button() == Qt::LeftButton ? nearest(event->position()) : -1;
    if (point < 0) return;
    choose(point);
    Q_EMIT pointActivated(point);
}

void ResidualPlot::mouseMoveEvent(QMouseEvent* event) {
    const int point = nearest(event->position());
    if (point == hovered_) return;
    hovered_ = point;
    Q_EMIT pointHovered(point);
    update();
}

void ResidualPlot::leaveEvent(QEvent*) {
    if (hovered_ < 0) return;
    hovered_ = -1;
    Q_EMIT pointHovered(-1);
    update();
}

void ResidualPlot::keyPressEvent(QKeyEvent* event) {
    const auto far = std::max<std::ptrdiff_t>(1, std::ssize(by_x_) / 20);
    switch (event->key()) {
    case Qt::Key_Left: step(by_x_, -1); return;
    case Qt::Key_Right: step(by_x_, 1); return;
    case Qt::Key_Up: step(by_y_, 1); return;
    case Qt::Key_Down: step(by_y_, -1); return;
    case Qt::Key_PageUp: step(by_x_, far); return;
    case Qt::Key_PageDown: step(by_x_, -far); return;
    case Qt::Key_Home: choose(by_x_.empty() ? -1 : by_x_.front()); return;
    case Qt::Key_End: choose(by_x_.empty() ? -1 : by_x_.back()); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (selected_ < 0) break;
        Q_EMIT pointActivated(selected_);
        return;
    default: break;
    }
    Chart::keyPressEvent(event);
}

} // namespace fivefold
