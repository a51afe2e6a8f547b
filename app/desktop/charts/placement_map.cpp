// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/placement_map.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr int kLargestCell = 36, kDefaultWidth = 640, kDefaultHeight = 300, kMinimumWidth = 320, kMinimumHeight = 160;
constexpr double kMostZoom = 64, kMostZoomed = 48, kWheelZoom = 1.25, kKeyZoom = 1.5; // kMostZoomed: pixels of a cell
constexpr int kMargin = 2;                                                            // for the ring around an outer cell

/// Columns of a block of `count` things that is about as wide as high, or wider: a divisor where there is one.
int blockColumns(std::int64_t count) {
    const auto root = static_cast<std::int64_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    for (std::int64_t columns = root; columns <= 2 * root && columns <= count; ++columns)
        if (count % columns == 0) return static_cast<int>(columns);
    return static_cast<int>(root);
}

int rowsOf(std::int64_t count, int columns) { return static_cast<int>((count + columns - 1) / columns); }

} // namespace

PlacementMap::PlacementMap(QWidget* parent) : Chart(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PlacementMap::setData(PlacementMapData data) {
    if (data.colors.size() != data_.colors.size() || data.gpus_per_node != data_.gpus_per_node || data.domain != data_.domain) zoom_ = 1;
    data_ = std::move(data);
    data_.gpus_per_node = std::max<std::int64_t>(1, data_.gpus_per_node);
    data_.domain = std::max<std::int64_t>(1, data_.domain);
    selected_ = ranks() == 0 ? -1 : std::clamp<std::int64_t>(selected_, 0, ranks() - 1);
    if (hovered_ >= ranks()) hovered_ = -1;
    layOut();
    describe();
    update();
}

void PlacementMap::setSelected(std::int64_t rank) {
    if (rank < 0 || rank >= ranks() || rank == selected_) return;
    selected_ = rank;
    reveal(rank);
    describe();
    update();
}

void PlacementMap::choose(std::int64_t rank) {
    if (ranks() == 0) return;
    setSelected(std::clamp<std::int64_t>(rank, 0, ranks() - 1));
    Q_EMIT rankSelected(selected_);
}

void PlacementMap::alongGroup(int step) {
    if (!data_.group || selected_ < 0) return;
    std::vector<std::int64_t> members;
    data_.group(selected_, members);
    const auto present = std::find(members.begin(), members.end(), selected_);
    if (present == members.end()) return;
    const std::ptrdiff_t next = std::clamp<std::ptrdiff_t>(present - members.begin() + step, 0, std::ssize(members) - 1);
    choose(members[static_cast<std::size_t>(next)]);
}

void PlacementMap::describe() { setDescription(selected_ >= 0 && data_.description ? data_.description(selected_) : QString()); }

QString PlacementMap::tsv() const { return data_.table ? data_.table() : QString(); }

QSize PlacementMap::sizeHint() const { return {kDefaultWidth, kDefaultHeight}; }
QSize PlacementMap::minimumSizeHint() const { return {kMinimumWidth, kMinimumHeight}; }

PlacementMap::Grid PlacementMap::sized(int cell, std::int64_t per_cell, int label_width) const {
    Grid grid;
    const double scale = devicePixelRatioF();
    const std::int64_t small = std::min(data_.gpus_per_node, data_.domain), large = std::max(data_.gpus_per_node, data_.domain);
    grid.per_cell = per_cell;
    grid.inner = std::max<std::int64_t>(1, small / per_cell);
    grid.outer = std::max<std::int64_t>(grid.inner, large / per_cell);
    const std::int64_t cells = (ranks() + per_cell - 1) / per_cell;
    grid.blocks = (cells + grid.outer - 1) / grid.outer;
    grid.cell = cell;
    const auto gap = [&](double css, int least) { return std::max(least, static_cast<int>(std::lround(css * scale))); };
    const double css = cell / scale;
    grid.cell_gap = css >= 5 ? gap(1, 1) : 0;
    grid.inner_gap = grid.inner == grid.outer ? 0 : css >= 2 ? gap(std::min(6.0, css / 4), 1) : cell >= 2 ? 1 : 0;
    grid.outer_gap = grid.outer == 1 ? grid.cell_gap : css >= 2 ? gap(std::min(14.0, 2 + css / 3), 2) : 1;
    const std::int64_t inner_blocks = (grid.outer + grid.inner - 1) / grid.inner;
    grid.inner_columns = blockColumns(grid.inner);
    grid.outer_columns = blockColumns(inner_blocks);
    grid.inner_width = grid.inner_columns * (cell + grid.cell_gap) - grid.cell_gap;
    grid.inner_height = rowsOf(grid.inner, grid.inner_columns) * (cell + grid.cell_gap) - grid.cell_gap;
    grid.width = grid.outer_columns * (grid.inner_width + grid.inner_gap) - grid.inner_gap;
    grid.height = rowsOf(inner_blocks, grid.outer_columns) * (grid.inner_height + grid.inner_gap) - grid.inner_gap;
    if (grid.width >= label_width && per_cell == 1) grid.label = static_cast<int>(std::ceil(QFontMetricsF(font()).height() * scale));
    return grid;
}

bool PlacementMap::fits(Grid& grid) const {
    const int room_width = static_cast<int>(width() * devicePixelRatioF()) - 2 * kMargin,
              room_height = static_cast<int>(height() * devicePixelRatioF()) - 2 * kMargin;
    grid.columns = static_cast<int>(std::min<std::int64_t>(grid.blocks, (room_width + grid.outer_gap) / (grid.width + grid.outer_gap)));
    if (grid.columns < 1) return false;
    const std::int64_t rows = (grid.blocks + grid.columns - 1) / grid.columns;
    if (rows * (grid.height + grid.outer_gap + grid.label) - grid.outer_gap > room_height) return false;
    grid.columns = static_cast<int>((grid.blocks + rows - 1) / rows); // rows of equal length
    return true;
}

void PlacementMap::layOut() {
    cache_ = QImage();
    grid_ = Grid();
    if (ranks() == 0 || width() < 1 || height() < 1) return;
    const double scale = devicePixelRatioF();
    const int label_width =
        static_cast<int>(QFontMetricsF(font()).horizontalAdvance(data_.block.arg(ranks() / std::max(data_.gpus_per_node, data_.domain))) * scale);
    const std::int64_t small = std::min(data_.gpus_per_node, data_.domain), large = std::max(data_.gpus_per_node, data_.domain);
    std::vector<std::int64_t> levels{1};
    if (small > 1) levels.push_back(small);
    for (std::int64_t per_cell = large > small ? large : 2 * small; per_cell < 2 * ranks(); per_cell *= 2) levels.push_back(per_cell);
    for (const std::int64_t per_cell : levels)
        for (int cell = static_cast<int>(kLargestCell * scale); cell >= 1; --cell) {
            Grid grid = sized(cell, per_cell, label_width);
            if (!fits(grid)) continue;
            grid_ = grid;
            if (zoom_ > 1) { // the same rows, larger
                grid_ = sized(static_cast<int>(std::lround(std::min(cell * zoom_, kMostZoomed * scale))), per_cell, label_width);
                grid_.columns = grid.columns;
            }
            moveTo(offset_);
            return;
        }
}

QSize PlacementMap::content() const {
    const std::int64_t rows = grid_.columns > 0 ? (grid_.blocks + grid_.columns - 1) / grid_.columns : 0;
    return {2 * kMargin + grid_.columns * (grid_.width + grid_.outer_gap) - grid_.outer_gap,
            2 * kMargin + static_cast<int>(rows) * (grid_.height + grid_.outer_gap + grid_.label) - grid_.outer_gap};
}

void PlacementMap::moveTo(QPoint offset) {
    const QSize all = content(), room = (QSizeF(size()) * devicePixelRatioF()).toSize();
    const QPoint to(std::clamp(offset.x(), 0, std::max(0, all.width() - room.width())), std::clamp(offset.y(), 0, std::max(0, all.height() - room.height())));
    if (to == offset_) return;
    offset_ = to;
    cache_ = QImage();
    update();
}

void PlacementMap::setZoom(double zoom, QPointF about) {
    const double to = std::clamp(zoom, 1.0, std::max(1.0, kMostZoom));
    if (grid_.cell == 0 || to == zoom_ || (to > zoom_ && grid_.cell >= kMostZoomed * devicePixelRatioF())) return;
    const QPointF at = about * devicePixelRatioF();
    const QSize before = content();
    const double right = (at.x() + offset_.x()) / before.width(), down = (at.y() + offset_.y()) / before.height();
    zoom_ = to;
    layOut();
    const QSize after = content();
    moveTo({static_cast<int>(std::lround(right * after.width() - at.x())), static_cast<int>(std::lround(down * after.height() - at.y()))});
    update();
}

void PlacementMap::reveal(std::int64_t rank) {
    if (grid_.cell == 0 || zoom_ <= 1) return;
    const QRect at = cellAt(rank).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    const QSize room = (QSizeF(size()) * devicePixelRatioF()).toSize();
    const auto shift = [](int low, int high, int length) { return low < 0 ? low : std::max(0, high - length); };
    moveTo(offset_ + QPoint(shift(at.left(), at.right() + 1, room.width()), shift(at.top(), at.bottom() + 1, room.height())));
}

QRect PlacementMap::blockRect(std::int64_t block) const {
    const int column = static_cast<int>(block % grid_.columns), row = static_cast<int>(block / grid_.columns);
    return {kMargin + column * (grid_.width + grid_.outer_gap) - offset_.x(),
            kMargin + row * (grid_.height + grid_.outer_gap + grid_.label) + grid_.label - offset_.y(), grid_.width, grid_.height};
}

QRect PlacementMap::cellAt(std::int64_t rank) const {
    const std::int64_t cell = rank / grid_.per_cell, block = cell / grid_.outer, in_block = cell % grid_.outer;
    const auto inner = static_cast<int>(in_block / grid_.inner), in_inner = static_cast<int>(in_block % grid_.inner);
    const QRect outer = blockRect(block);
    const int x =
        outer.x() + inner % grid_.outer_columns * (grid_.inner_width + grid_.inner_gap) + in_inner % grid_.inner_columns * (grid_.cell + grid_.cell_gap);
    const int y =
        outer.y() + inner / grid_.outer_columns * (grid_.inner_height + grid_.inner_gap) + in_inner / grid_.inner_columns * (grid_.cell + grid_.cell_gap);
    return {x, y, grid_.cell, grid_.cell};
}

QRectF PlacementMap::cellRect(std::int64_t rank) const {
    if (grid_.cell == 0 || rank < 0 || rank >= ranks()) return {};
    const double scale = devicePixelRatioF();
    const QRect at = cellAt(rank);
    return {at.x() / scale, at.y() / scale, at.width() / scale, at.height() / scale};
}

std::int64_t PlacementMap::rankAt(QPointF position) const {
    if (grid_.cell == 0) return -1;
    const double scale = devicePixelRatioF();
    const int x = static_cast<int>(std::floor(position.x() * scale)) - kMargin + offset_.x();
    const int y = static_cast<int>(std::floor(position.y() * scale)) - kMargin - grid_.label + offset_.y();
    if (x < 0 || y < 0) return -1;
    // A gap belongs to the cell before it, so that no pixel between cells is dead.
    const int column = x / (grid_.width + grid_.outer_gap), row = y / (grid_.height + grid_.outer_gap + grid_.label);
    const int in_x = x % (grid_.width + grid_.outer_gap), in_y = y % (grid_.height + grid_.outer_gap + grid_.label);
    if (column >= grid_.columns || in_x >= grid_.width || in_y >= grid_.height) return -1;
    const int inner_x = std::min(in_x / (grid_.inner_width + grid_.inner_gap), grid_.outer_columns - 1),
              inner_y = in_y / (grid_.inner_height + grid_.inner_gap);
    const int cell_x = std::min(in_x % (grid_.inner_width + grid_.inner_gap) / (grid_.cell + grid_.cell_gap), grid_.inner_columns - 1);
    const int cell_y = std::min(in_y % (grid_.inner_height + grid_.inner_gap) / (grid_.cell + grid_.cell_gap), rowsOf(grid_.inner, grid_.inner_columns) - 1);
    const std::int64_t in_inner = std::int64_t{cell_y} * grid_.inner_columns + cell_x, inner = std::int64_t{inner_y} * grid_.outer_columns + inner_x;
    const std::int64_t in_block = inner * grid_.inner + in_inner;
    if (in_inner >= grid_.inner || in_block >= grid_.outer) return -1;
    const std::int64_t rank = ((std::int64_t{row} * grid_.columns + column) * grid_.outer + in_block) * grid_.per_cell;
    return rank < ranks() ? rank : -1;
}

bool PlacementMap::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return Chart::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::int64_t rank = rankAt(help->pos());
    if (rank < 0 || !data_.tip) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    QToolTip::showText(help->globalPos(), data_.tip(rank), this, cellRect(rank).toAlignedRect());
    return true;
}

void PlacementMap::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    layOut();
}

void PlacementMap::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange) layOut();
    if (event->type() == QEvent::PaletteChange) cache_ = QImage();
}

void PlacementMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    grabbed_ = event->position();
    dragged_ = false;
}

void PlacementMap::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !grabbed_) return;
    grabbed_.reset();
    unsetCursor();
    const std::int64_t rank = rankAt(event->position());
    if (!dragged_ && rank >= 0) choose(rank);
}

void PlacementMap::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (notches < 0 && zoom_ <= 1) { // the page may scroll
        event->ignore();
        return;
    }
    setZoom(zoom_ * std::pow(kWheelZoom, notches), event->position());
    event->accept();
}

void PlacementMap::mouseMoveEvent(QMouseEvent* event) {
    if (grabbed_ && (event->buttons() & Qt::LeftButton) != 0 && zoom_ > 1) {
        const QPointF moved = event->position() - *grabbed_;
        if (!dragged_ && moved.manhattanLength() < QApplication::startDragDistance()) return;
        dragged_ = true;
        setCursor(Qt::ClosedHandCursor);
        moveTo(offset_ - (moved * devicePixelRatioF()).toPoint());
        grabbed_ = event->position();
        return;
    }
    const std::int64_t rank = rankAt(event->position());
    if (rank == hovered_) return;
    hovered_ = rank;
    Q_EMIT rankHovered(rank);
    update();
}

void PlacementMap::leaveEvent(QEvent*) {
    if (hovered_ < 0) return;
    hovered_ = -1;
    Q_EMIT rankHovered(-1);
    update();
}

void PlacementMap::keyPressEvent(QKeyEvent* event) {
    const bool along = event->modifiers() == Qt::ControlModifier;
    const std::int64_t node = data_.gpus_per_node, block = std::max(data_.gpus_per_node, data_.domain) * std::max(1, grid_.columns);
    const auto step = [this](std::int64_t by) {
        if (selected_ + by >= 0 && selected_ + by < ranks()) choose(selected_ + by);
    };
    switch (event->key()) {
    case Qt::Key_Left: along ? alongGroup(-1) : step(-1); return;
    case Qt::Key_Right: along ? alongGroup(1) : step(1); return;
    case Qt::Key_Up: step(-node); return;
    case Qt::Key_Down: step(node); return;
    case Qt::Key_PageUp: step(-block); return;
    case Qt::Key_PageDown: step(block); return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        setZoom(zoom_ * kKeyZoom, cellRect(selected_).center());
        reveal(selected_);
        return;
    case Qt::Key_Minus: setZoom(zoom_ / kKeyZoom, cellRect(selected_).center()); return;
    case Qt::Key_0: setZoom(1, {}); return;
    case Qt::Key_Home: choose(0); return;
    case Qt::Key_End: choose(ranks() - 1); return;
    default: break;
    }
    Chart::keyPressEvent(event);
}

} // namespace fivefold
