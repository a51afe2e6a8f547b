// SPDX-License-Identifier: GPL-3.0-or-later
// Cells go straight into the pixels of an image that is kept; only rings around ranks are drawn at every repaint.
#include "app/desktop/charts/placement_map.h"
#include "app/desktop/theme/theme.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <array>

namespace fivefold {
namespace {

constexpr qsizetype kMostHalos = 256;
constexpr int kNumberedCell = 20; // at least as wide carries its rank's number

void fill(QImage& image, const QRect& area, QRgb color) {
    const QRect part = area.intersected(image.rect());
    for (int y = part.top(); y <= part.bottom(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        std::fill(line + part.left(), line + part.right() + 1, color);
    }
}

} // namespace

void PlacementMap::renderCells() {
    const double scale = devicePixelRatioF();
    cache_ = QImage(QSizeF(width() * scale, height() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    cache_.setDevicePixelRatio(scale);
    cache_.fill(Qt::transparent);
    if (grid_.cell == 0) return;
    if (grid_.outer > 1 && grid_.outer_gap >= 2) { // the box of a block
        const QRgb ground = Theme::rule(palette()).rgba();
        const int edge = std::max(1, grid_.outer_gap / 4);
        const int top = grid_.label > 0 ? 1 : edge; // clear of the name
        for (std::int64_t block = 0; block < grid_.blocks; ++block) fill(cache_, blockRect(block).adjusted(-edge, -top, edge, edge), ground);
    }
    std::array<QRgb, Theme::kSeries> colors{};
    for (int i = 0; i < Theme::kSeries; ++i) colors[static_cast<std::size_t>(i)] = Theme::series(i, palette()).rgba();
    for (std::int64_t rank = 0; rank < ranks(); rank += grid_.per_cell)
        fill(cache_, cellAt(rank), colors[data_.colors[static_cast<std::size_t>(rank)] % Theme::kSeries]);
    QPainter painter(&cache_);
    paintLabels(painter);
}

void PlacementMap::paintLabels(QPainter& painter) const {
    const double scale = devicePixelRatioF();
    if (grid_.label > 0) {
        painter.setFont(font());
        painter.setPen(Theme::mutedText(palette()));
        for (std::int64_t block = 0; block < grid_.blocks; ++block) {
            const QRect box = blockRect(block);
            if (!cache_.rect().intersects(box.adjusted(0, -grid_.label, 0, 0))) continue;
            painter.drawText(QRectF(box.x() / scale, (box.y() - grid_.label) / scale, box.width() / scale, grid_.label / scale),
                             Qt::AlignLeft | Qt::AlignTop, data_.block.arg(block));
        }
    }
    if (grid_.cell < kNumberedCell * scale || grid_.per_cell > 1) return;
    painter.setFont(Theme::scaled(font(), 0.8));
    const QFontMetricsF metrics(painter.font());
    if (metrics.horizontalAdvance(QString::number(ranks() - 1)) > grid_.cell / scale - 2) return;
    for (std::int64_t rank = 0; rank < ranks(); ++rank) {
        if (!cache_.rect().intersects(cellAt(rank))) continue;
        const QColor ground = Theme::series(data_.colors[static_cast<std::size_t>(rank)], palette());
        const bool light = Theme::contrast(ground, Qt::black) >= Theme::contrast(ground, Qt::white);
        painter.setPen(light ? Qt::black : Qt::white);
        painter.drawText(cellRect(rank), Qt::AlignCenter, QString::number(rank));
    }
}

void PlacementMap::paintGroup(QPainter& painter, std::int64_t rank) const {
    std::vector<std::int64_t> members{rank};
    if (data_.group) data_.group(rank, members);
    const double scale = devicePixelRatioF(), cell = grid_.cell / scale;
    const double line = cell >= 10 ? 2 : 1;
    QList<QRectF> rings;
    rings.reserve(static_cast<qsizetype>(members.size()));
    for (const std::int64_t member : members) {
        if (member < 0 || member >= ranks()) continue;
        const double out = cell < 5 ? 1 : 0.5; // around small cells, on the edge of large ones
        if (!rect().intersects(cellRect(member).toAlignedRect())) continue;
        rings.append(cellRect(member).adjusted(-out, -out, out, out));
    }
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(palette().color(QPalette::Base), line + 2), QPen(palette().color(QPalette::Text), line)}) {
        if (pen.widthF() > line && rings.size() > kMostHalos) continue; // broad lines take long
        QPen square = pen;
        square.setJoinStyle(Qt::MiterJoin);
        painter.setPen(square);
        painter.drawRects(rings);
    }
    // The rank itself: a second ring further out.
    QPen self(Theme::accent(palette()), 2);
    self.setJoinStyle(Qt::MiterJoin);
    painter.setPen(self);
    painter.drawRect(cellRect(rank).adjusted(-2.5, -2.5, 2.5, 2.5));
}

void PlacementMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double scale = devicePixelRatioF();
    if (cache_.isNull() || cache_.devicePixelRatio() != scale) {
        if (!cache_.isNull()) layOut(); // moved to another screen
        renderCells();
    }
    painter.drawImage(QPointF(0, 0), cache_);
    const std::int64_t shown = hovered_ >= 0 ? hovered_ : selected_;
    if (shown >= 0 && grid_.cell > 0) paintGroup(painter, shown);
    if (!hasFocus()) return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = rect().adjusted(0, 0, -1, -1);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

} // namespace fivefold
