// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/scatter_view.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kNear = 7, kKeyZoom = 1.5, kWheelZoom = 1.25, kNotch = 120, kKeyPan = 0.25;
constexpr double kMargin = 0.04; // of the range, around all points
constexpr double kMostOver = 1.5; // a reference that needs more of x than so many times the largest limit is not brought into sight
constexpr int kDefaultWidth = 640, kDefaultHeight = 320, kMinimumWidth = 320, kMinimumHeight = 160;
constexpr double kDeepest = 1e4; // times nearer than everything

} // namespace

ScatterView::ScatterView(QWidget* parent) : Chart(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScatterView::setData(ScatterData data) {
    const bool same = data.points.size() == data_.points.size() && data.x.title == data_.x.title && data.y.title == data_.y.title && data.y.unit == data_.y.unit &&
                      std::equal(data.points.begin(), data.points.end(), data_.points.begin(), [](const auto& a, const auto& b) { return a.x == b.x && a.y == b.y; });
    data_ = std::move(data);
    if (!same) pale_.clear();
    if (selected_ && find(*selected_) == nullptr) selected_.reset();
    hovered_.reset();
    layOut();
    if (!same) fit();
    describe();
    update();
}

void ScatterView::setHighlighted(const std::vector<std::uint32_t>* ids) {
    pale_.clear();
    if (ids != nullptr && ids->size() < data_.points.size()) {
        pale_.assign(data_.points.size(), true);
        for (const std::uint32_t id : *ids)
            if (const ScatterData::Point* point = find(id)) pale_[static_cast<std::size_t>(point - data_.points.data())] = false;
    }
    cache_ = QImage();
    update();
}

void ScatterView::setReference(std::optional<ScatterData::Point> reference) {
    data_.reference = reference;
    update();
}

void ScatterView::setSummary(const QString& text) {
    summary_ = text;
    describe();
}

void ScatterView::describe() { setDescription(selected_ && data_.description ? data_.description(*selected_) : summary_); }

const ScatterData::Point* ScatterView::find(std::uint32_t id) const {
    const auto at = std::lower_bound(data_.points.begin(), data_.points.end(), id, [](const ScatterData::Point& point, std::uint32_t wanted) { return point.id < wanted; });
    return at != data_.points.end() && at->id == id ? &*at : nullptr;
}

void ScatterView::select(std::optional<std::uint32_t> id) {
    if (id && find(*id) == nullptr) id.reset();
    if (id == selected_) return;
    selected_ = id;
    if (selected_) reveal(*find(*selected_));
    describe();
    update();
}

void ScatterView::choose(std::uint32_t id) {
    if (selected_ == id) return;
    select(id);
    Q_EMIT pointSelected(id);
}

void ScatterView::layOut() {
    cache_ = QImage();
    const QFontMetricsF metrics(font());
    const double widest = std::max(metrics.horizontalAdvance(u"000.00"_s), metrics.horizontalAdvance(QLocale().toString(std::abs(extent().bottom()), 'f', 0)));
    const double left = std::ceil(widest) + 8, top = std::ceil(metrics.height()) + 8, bottom = 2 * std::ceil(metrics.height()) + 8;
    plot_ = QRectF(left, top, std::max(40.0, std::floor(width() - left - 8)), std::max(40.0, std::floor(height() - top - bottom)));
}

QRectF ScatterView::extent() const {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    double left = infinity, right = -infinity, low = infinity, high = -infinity, limit = 0;
    const auto take = [&](double x, double y) {
        left = std::min(left, x);
        right = std::max(right, x);
        low = std::min(low, y);
        high = std::max(high, y);
    };
    for (const ScatterData::Point& point : data_.points) take(point.x, point.y);
    for (const ScatterData::Line& line : data_.limits) {
        right = std::max(right, line.x);
        limit = std::max(limit, line.x);
    }
    if (data_.reference && data_.reference->x <= kMostOver * std::max(limit, right)) take(data_.reference->x, data_.reference->y);
    if (!(right >= left) || !(high >= low)) return {0, 0, 1, 1};
    const double wide = right > left ? right - left : std::max(1e-9, std::abs(left)), tall = high > low ? high - low : std::max(1e-9, std::abs(low));
    return {left - kMargin * wide, low - kMargin * tall, wide * (1 + 2 * kMargin), tall * (1 + 2 * kMargin)};
}

void ScatterView::setRange(const QRectF& range) {
    const QRectF all = extent();
    if (!(range.width() > 0) || !(range.height() > 0) || !std::isfinite(range.width() + range.height() + range.x() + range.y())) return;
    const double wide = std::clamp(range.width(), all.width() / kDeepest, all.width()), tall = std::clamp(range.height(), all.height() / kDeepest, all.height());
    const QRectF inside(std::clamp(range.x(), all.left(), all.right() - wide), std::clamp(range.y(), all.top(), all.bottom() - tall), wide, tall);
    if (inside == range_) return;
    range_ = inside;
    cache_ = QImage();
    update();
}

void ScatterView::fit() {
    range_ = extent();
    cache_ = QImage();
    update();
}

void ScatterView::zoom(double factor, QPointF about, bool sideways_only) {
    if (!(factor > 0)) return;
    const QPointF at = valueAt(about);
    const double tall = sideways_only ? 1 : factor;
    setRange({at.x() - (at.x() - range_.x()) / factor, at.y() - (at.y() - range_.y()) / tall, range_.width() / factor, range_.height() / tall});
}

void ScatterView::pan(QPointF pixels) {
    setRange(range_.translated(-pixels.x() / plot_.width() * range_.width(), pixels.y() / plot_.height() * range_.height()));
}

QPointF ScatterView::positionOf(double x, double y) const {
    return {plot_.left() + (x - range_.x()) / range_.width() * plot_.width(), plot_.bottom() - (y - range_.y()) / range_.height() * plot_.height()};
}

QPointF ScatterView::valueAt(QPointF position) const {
    return {range_.x() + (position.x() - plot_.left()) / plot_.width() * range_.width(), range_.y() + (plot_.bottom() - position.y()) / plot_.height() * range_.height()};
}

std::optional<std::uint32_t> ScatterView::pointAt(QPointF position) const {
    if (!plot_.contains(position)) return std::nullopt;
    std::optional<std::uint32_t> nearest;
    const QPointF at = valueAt(position);
    const double across = plot_.width() / range_.width(), up = plot_.height() / range_.height();
    double best = kNear * kNear;
    bool best_pale = true;
    for (std::size_t i = 0; i < data_.points.size(); ++i) {
        const ScatterData::Point& point = data_.points[i];
        const double dx = (point.x - at.x()) * across, dy = (point.y - at.y()) * up, distance = dx * dx + dy * dy;
        if (distance > kNear * kNear) continue;
        const bool pale = !pale_.empty() && pale_[i];
        if (pale > best_pale || (pale == best_pale && distance >= best)) continue;
        best = distance;
        best_pale = pale;
        nearest = point.id;
    }
    return nearest;
}

/// Moves the range as little as brings the point into sight.
void ScatterView::reveal(const ScatterData::Point& point) {
    QRectF range = range_;
    if (point.x < range.left()) range.moveLeft(point.x - kMargin * range.width());
    if (point.x > range.right()) range.moveRight(point.x + kMargin * range.width());
    if (point.y < range.top()) range.moveTop(point.y - kMargin * range.height());
    if (point.y > range.bottom()) range.moveBottom(point.y + kMargin * range.height());
    setRange(range);
}

/// Along the front; from elsewhere to its member nearest in x.
void ScatterView::walk(int step) {
    if (data_.front.empty()) return;
    const auto last = static_cast<std::ptrdiff_t>(data_.front.size()) - 1;
    const auto at = selected_ ? std::find(data_.front.begin(), data_.front.end(), *selected_) : data_.front.end();
    if (at != data_.front.end()) return choose(data_.front[static_cast<std::size_t>(std::clamp(at - data_.front.begin() + step, std::ptrdiff_t{0}, last))]);
    const ScatterData::Point* from = selected_ ? find(*selected_) : nullptr;
    if (from == nullptr) return choose(step > 0 ? data_.front.front() : data_.front.back());
    const auto distance = [&](std::uint32_t id) { return std::abs(find(id)->x - from->x); };
    choose(*std::min_element(data_.front.begin(), data_.front.end(), [&](std::uint32_t a, std::uint32_t b) { return distance(a) < distance(b); }));
}

QString ScatterView::tsv() const {
    const auto titled = [](const ScatterData::Axis& axis) { return axis.unit.isEmpty() ? axis.title : u"%1 (%2)"_s.arg(axis.title, axis.unit); };
    QString text = titled(data_.x) + u'\t' + titled(data_.y) + u'\n';
    for (const ScatterData::Point& point : data_.points)
        if (point.x >= range_.left() && point.x <= range_.right() && point.y >= range_.top() && point.y <= range_.bottom())
            text += QString::number(point.x, 'g', 12) + u'\t' + QString::number(point.y, 'g', 12) + u'\n';
    return text;
}

QSize ScatterView::sizeHint() const { return {kDefaultWidth, kDefaultHeight}; }
QSize ScatterView::minimumSizeHint() const { return {kMinimumWidth, kMinimumHeight}; }

bool ScatterView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return Chart::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto id = pointAt(help->pos());
    if (id && data_.tip) {
        const ScatterData::Point* point = find(*id);
        QToolTip::showText(help->globalPos(), data_.tip(*id), this, QRectF(positionOf(point->x, point->y), QSizeF()).adjusted(-kNear, -kNear, kNear, kNear).toAlignedRect());
    } else {
        QToolTip::hideText();
        event->ignore();
    }
    return true;
}

void ScatterView::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    layOut();
}

void ScatterView::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) layOut();
}

void ScatterView::wheelEvent(QWheelEvent* event) {
    const int turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    zoom(std::pow(kWheelZoom, turned / kNotch), event->position(), (event->modifiers() & Qt::ShiftModifier) != 0);
    event->accept();
}

void ScatterView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    grabbed_ = event->position();
    dragged_ = false;
}

void ScatterView::mouseMoveEvent(QMouseEvent* event) {
    if (grabbed_ && (event->buttons() & Qt::LeftButton) != 0) {
        const QPointF moved = event->position() - *grabbed_;
        if (!dragged_ && moved.manhattanLength() < QApplication::startDragDistance()) return;
        dragged_ = true;
        setCursor(Qt::ClosedHandCursor);
        pan(moved);
        grabbed_ = event->position();
        return;
    }
    const auto point = pointAt(event->position());
    if (point == hovered_) return;
    hovered_ = point;
    update();
}

void ScatterView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !grabbed_) return;
    grabbed_.reset();
    unsetCursor();
    if (dragged_) return;
    if (const auto point = pointAt(event->position())) choose(*point);
}

void ScatterView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const auto point = pointAt(event->position())) Q_EMIT activated(*point);
    else fit();
}

void ScatterView::leaveEvent(QEvent*) {
    if (!hovered_) return;
    hovered_.reset();
    update();
}

void ScatterView::keyPressEvent(QKeyEvent* event) {
    const bool control = event->modifiers() == Qt::ControlModifier;
    const ScatterData::Point* point = selected_ ? find(*selected_) : nullptr;
    const QPointF about = point != nullptr ? positionOf(point->x, point->y) : plot_.center();
    switch (event->key()) {
    case Qt::Key_Left: control ? pan({kKeyPan * plot_.width(), 0}) : walk(-1); return;
    case Qt::Key_Right: control ? pan({-kKeyPan * plot_.width(), 0}) : walk(1); return;
    case Qt::Key_Up: control ? pan({0, kKeyPan * plot_.height()}) : walk(data_.smaller_is_better ? -1 : 1); return;
    case Qt::Key_Down: control ? pan({0, -kKeyPan * plot_.height()}) : walk(data_.smaller_is_better ? 1 : -1); return;
    case Qt::Key_Home:
        if (!data_.front.empty()) choose(data_.front.front());
        return;
    case Qt::Key_End:
        if (!data_.front.empty()) choose(data_.front.back());
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(kKeyZoom, about); return;
    case Qt::Key_Minus: zoom(1 / kKeyZoom, about); return;
    case Qt::Key_0: fit(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (selected_) Q_EMIT activated(*selected_);
        return;
    default: break;
    }
    Chart::keyPressEvent(event);
}

} // namespace fivefold
