// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/scatter_view.h"
#include "app/desktop/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kTickPixelsAcross = 90, kTickPixelsUp = 40, kFrontDot = 2.5, kRing = 5, kArm = 9;

/// Round numbers inside a range and the decimals that tell them apart.
struct Ticks {
    std::vector<double> values;
    int decimals = 0;
    Ticks(double begin, double length, int wanted) {
        const std::vector<double> from_zero = niceTicks(length, std::max(1, wanted));
        const double step = from_zero.size() > 1 ? from_zero[1] : length;
        if (!(step > 0)) return;
        decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 6);
        for (double k = std::ceil(begin / step); k * step <= begin + length; ++k) values.push_back(k * step);
    }
    [[nodiscard]] QString text(double value) const { return QLocale().toString(value == 0 ? 0.0 : value, 'f', decimals); }
};

Ticks ticksOf(Qt::Orientation axis, const QRectF& range, const QRectF& plot) {
    if (axis == Qt::Horizontal) return {range.left(), range.width(), static_cast<int>(plot.width() / kTickPixelsAcross)};
    return {range.top(), range.height(), static_cast<int>(plot.height() / kTickPixelsUp)};
}

QColor blended(const QColor& a, const QColor& b, double share) {
    return QColor::fromRgbF(static_cast<float>(a.redF() + (b.redF() - a.redF()) * share), static_cast<float>(a.greenF() + (b.greenF() - a.greenF()) * share),
                            static_cast<float>(a.blueF() + (b.blueF() - a.blueF()) * share));
}

/// Fills a round dot straight into the picture's memory; a painter takes some hundred times as long.
class Dots {
public:
    Dots(QImage& image, double radius) : image_(image) {
        const int reach = static_cast<int>(std::ceil(radius));
        for (int y = -reach; y <= reach; ++y) {
            const double rest = radius * radius - y * y;
            if (rest >= 0) rows_.push_back({y, static_cast<int>(std::sqrt(rest))});
        }
    }
    void put(int x, int y, QRgb color) const {
        for (const auto& [down, half] : rows_) {
            const int line = y + down;
            if (line < 0 || line >= image_.height()) continue;
            const int from = std::max(0, x - half), to = std::min(image_.width() - 1, x + half);
            auto* pixels = reinterpret_cast<QRgb*>(image_.scanLine(line)); // 32 bits a pixel
            for (int at = from; at <= to; ++at) pixels[at] = color;
        }
    }

private:
    struct Row {
        int y, half;
    };
    QImage& image_;
    std::vector<Row> rows_;
};

} // namespace

void ScatterView::renderPoints() {
    const double scale = devicePixelRatioF();
    cache_ = QImage((plot_.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    cache_.setDevicePixelRatio(scale);
    cache_.fill(palette().color(QPalette::Base));
    {
        QPainter grid(&cache_); // behind the points
        grid.translate(-plot_.topLeft());
        grid.setPen(Theme::rule(palette()));
        for (const double tick : ticksOf(Qt::Horizontal, range_, plot_).values) {
            const double x = sharp(positionOf(tick, range_.top()).x());
            grid.drawLine(QPointF(x, plot_.top()), QPointF(x, plot_.bottom()));
        }
        for (const double tick : ticksOf(Qt::Vertical, range_, plot_).values) {
            const double y = sharp(positionOf(range_.left(), tick).y());
            grid.drawLine(QPointF(plot_.left(), y), QPointF(plot_.right(), y));
        }
    }
    const std::size_t count = data_.points.size();
    const Dots dots(cache_, (count < 2'000 ? 2.0 : count < 20'000 ? 1.5 : 1.0) * scale);
    const QColor base = palette().color(QPalette::Base);
    const QRgb usual = blended(Theme::series(0, palette()), base, 0.25).rgb(), pale = blended(Theme::rule(palette()), base, 0.3).rgb();
    const double across = cache_.width() / range_.width(), up = cache_.height() / range_.height(), reach = 4 * scale;
    for (const bool pale_ones : {true, false}) {
        if (pale_ones && pale_.empty()) continue;
        for (std::size_t i = 0; i < count; ++i) {
            if (!pale_.empty() && pale_[i] != pale_ones) continue;
            const ScatterData::Point& point = data_.points[i];
            const double x = (point.x - range_.left()) * across, y = cache_.height() - (point.y - range_.top()) * up;
            if (x < -reach || y < -reach || x > cache_.width() + reach || y > cache_.height() + reach) continue;
            dots.put(static_cast<int>(x), static_cast<int>(y), pale_ones ? pale : usual);
        }
    }
}

void ScatterView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (cache_.isNull() || cache_.devicePixelRatio() != devicePixelRatioF()) renderPoints();
    painter.drawImage(plot_.topLeft(), cache_);
    paintAxes(painter);
    painter.save();
    painter.setClipRect(plot_);
    paintLimits(painter);
    paintFront(painter);
    paintReference(painter);
    if (hovered_ && hovered_ != selected_)
        if (const ScatterData::Point* point = find(*hovered_)) paintRing(painter, *point, 1);
    if (selected_)
        if (const ScatterData::Point* point = find(*selected_)) paintRing(painter, *point, 2);
    painter.restore();
    if (!hasFocus()) return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = rect().adjusted(0, 0, -1, -1);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void ScatterView::paintAxes(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    const double high = metrics.height();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const Ticks across = ticksOf(Qt::Horizontal, range_, plot_), up = ticksOf(Qt::Vertical, range_, plot_);
    for (const double tick : across.values) {
        const double x = sharp(positionOf(tick, range_.top()).x());
        painter.setPen(Theme::rule(palette()));
        painter.drawLine(QPointF(x, plot_.bottom()), QPointF(x, plot_.bottom() + 4));
        painter.setPen(Theme::mutedText(palette()));
        const double wide = metrics.horizontalAdvance(across.text(tick)) + 2;
        painter.drawText(QRectF(std::clamp(x - wide / 2, 0.0, width() - wide), plot_.bottom() + 4, wide, high), Qt::AlignCenter, across.text(tick));
    }
    for (const double tick : up.values) {
        const double y = sharp(positionOf(range_.left(), tick).y());
        painter.setPen(Theme::rule(palette()));
        painter.drawLine(QPointF(plot_.left() - 4, y), QPointF(plot_.left(), y));
        painter.setPen(Theme::mutedText(palette()));
        painter.drawText(QRectF(0, y - high / 2, plot_.left() - 6, high), Qt::AlignRight | Qt::AlignVCenter, up.text(tick));
    }
    const auto titled = [](const ScatterData::Axis& axis) { return axis.unit.isEmpty() ? axis.title : u"%1 (%2)"_s.arg(axis.title, axis.unit); };
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(0, plot_.bottom() + 4 + high, plot_.right(), high + 2), Qt::AlignRight | Qt::AlignVCenter, titled(data_.x));
    painter.drawText(QRectF(0, 0, width(), high + 2), Qt::AlignLeft | Qt::AlignVCenter, titled(data_.y));
    painter.restore();
}

void ScatterView::paintLimits(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    // Labels below each other, where the front is not.
    const double high = metrics.height() + 2;
    double top = data_.smaller_is_better ? plot_.top() + 2 : plot_.bottom() - high * static_cast<double>(data_.limits.size());
    const auto place = [this](const ScatterData::Line& line) { return sharp(positionOf(line.x, 0).x()); };
    painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DashLine));
    for (const ScatterData::Line& line : data_.limits) painter.drawLine(QPointF(place(line), plot_.top()), QPointF(place(line), plot_.bottom()));
    painter.setPen(palette().color(QPalette::Text));
    for (const ScatterData::Line& line : data_.limits) {
        const double x = place(line);
        if (x < plot_.left() || x > plot_.right()) continue;
        const double wide = metrics.horizontalAdvance(line.label) + 6;
        const double left = x - wide - 2 >= plot_.left() ? x - wide - 2 : x + 2;
        const QRectF at(left, top, wide, metrics.height());
        painter.fillRect(at, palette().color(QPalette::Base));
        painter.drawText(at, Qt::AlignCenter, line.label);
        top += high;
    }
}

void ScatterView::paintFront(QPainter& painter) const {
    if (data_.front.empty()) return;
    QPainterPath path;
    std::vector<QPointF> corners;
    for (const std::uint32_t id : data_.front) {
        const ScatterData::Point* point = find(id);
        if (point == nullptr) continue;
        const QPointF at = positionOf(point->x, point->y);
        if (corners.empty()) path.moveTo(at);
        else {
            path.lineTo(at.x(), corners.back().y()); // with more memory still the same speed, until the next
            path.lineTo(at);
        }
        corners.push_back(at);
    }
    if (corners.empty()) return;
    const QColor color = Theme::accent(palette());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Base), 3.5)); // stands out of the points
    painter.drawPath(path);
    painter.setPen(QPen(color, 1.5));
    painter.drawPath(path);
    painter.setBrush(color);
    painter.setPen(QPen(palette().color(QPalette::Base), 1));
    for (const QPointF& corner : corners) // a diamond: the table's sign
        painter.drawPolygon(QPolygonF({corner + QPointF(0, -kFrontDot - 2), corner + QPointF(kFrontDot + 2, 0), corner + QPointF(0, kFrontDot + 2), corner + QPointF(-kFrontDot - 2, 0)}));
    // Beside the first corner in sight, on the side where nothing is.
    const QFontMetricsF metrics(font());
    const double wide = metrics.horizontalAdvance(data_.front_label) + 6;
    const auto seen = std::find_if(corners.begin(), corners.end(), [this](const QPointF& at) { return plot_.contains(at); });
    if (seen == corners.end()) return;
    double y = data_.smaller_is_better ? seen->y() + 6 : seen->y() - 6 - metrics.height();
    y = std::clamp(y, plot_.top() + 2, plot_.bottom() - metrics.height() - 2);
    const QRectF at(std::clamp(seen->x() - wide / 2, plot_.left() + 2, plot_.right() - wide - 2), y, wide, metrics.height());
    QColor ground = palette().color(QPalette::Base);
    ground.setAlphaF(0.85F);
    painter.fillRect(at, ground);
    painter.setPen(color);
    painter.drawText(at, Qt::AlignCenter, data_.front_label);
}

void ScatterView::paintReference(QPainter& painter) const {
    if (!data_.reference) return;
    const QPointF at = positionOf(data_.reference->x, data_.reference->y);
    if (!plot_.adjusted(-kArm, -kArm, kArm, kArm).contains(at)) return;
    for (const QPen& pen : {QPen(palette().color(QPalette::Base), 4), QPen(palette().color(QPalette::Text), 2)}) {
        painter.setPen(pen);
        painter.drawLine(at - QPointF(kArm, 0), at + QPointF(kArm, 0));
        painter.drawLine(at - QPointF(0, kArm), at + QPointF(0, kArm));
    }
    const QFontMetricsF metrics(font());
    const double wide = metrics.horizontalAdvance(data_.reference_label) + 6;
    const double left = at.x() + kArm + 2 + wide <= plot_.right() ? at.x() + kArm + 2 : at.x() - kArm - 2 - wide;
    const QRectF text(left, std::clamp(at.y() - metrics.height() / 2, plot_.top(), plot_.bottom() - metrics.height()), wide, metrics.height());
    QColor ground = palette().color(QPalette::Base);
    ground.setAlphaF(0.85F);
    painter.fillRect(text, ground);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(text, Qt::AlignCenter, data_.reference_label);
}

void ScatterView::paintRing(QPainter& painter, const ScatterData::Point& point, double width) const {
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(palette().color(QPalette::Base), width + 2), QPen(palette().color(QPalette::Text), width)}) {
        painter.setPen(pen);
        painter.drawEllipse(positionOf(point.x, point.y), kRing, kRing);
    }
}

} // namespace fivefold
