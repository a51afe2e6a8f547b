// SPDX-License-Identifier: GPL-3.0-or-later
// Zooming, panning and choosing bars, by mouse and keys.
#include "app/desktop/charts/gantt_view.h"

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

constexpr double kKeyZoom = 1.5, kNotch = 120, kWheelZoom = 1.25, kPanShare = 0.25;

} // namespace

void GanttView::choose(std::optional<Place> place) {
    if (place == selected_) return;
    select(place);
    Q_EMIT barSelected(selected_ ? selected_->chart : 0, selected_ ? selected_->event : -1);
}

/// Moves the range and the rows as little as brings the bar into sight.
void GanttView::reveal(const Place& place) {
    const GanttBar* bar = find(place);
    if (bar == nullptr) return;
    const double length = end_ - begin_;
    if (bar->end > end_) setRange(std::min(bar->begin, bar->end - length), std::min(bar->begin, bar->end - length) + length);
    if (bar->begin < begin_) setRange(bar->begin, bar->begin + length);
    const QRectF row = rowRect(place.chart, bar->row);
    if (row.top() < plot_.top()) scrollTo(scroll_ - (plot_.top() - row.top()));
    if (row.bottom() > plot_.bottom()) scrollTo(scroll_ + row.bottom() - plot_.bottom());
}

void GanttView::alongRow(int step) {
    if (!selected_) { // begin with the first bar in sight
        for (int chart = 0; chart < chartCount(); ++chart) {
            const GanttIndex& index = panels_[static_cast<std::size_t>(chart)].index;
            for (int row = 0; row < index.rowCount(); ++row)
                if (const auto [first, last] = index.within(row, begin_, end_); first < last) return choose(Place{chart, index.bar(first).event});
        }
        return;
    }
    const GanttIndex& index = panels_[static_cast<std::size_t>(selected_->chart)].index;
    const std::size_t place = index.placeOf(selected_->event);
    const auto [first, last] = index.row(index.bar(place).row);
    const auto wanted = std::clamp(static_cast<std::ptrdiff_t>(place) + step, static_cast<std::ptrdiff_t>(first), static_cast<std::ptrdiff_t>(last) - 1);
    choose(Place{selected_->chart, index.bar(static_cast<std::size_t>(wanted)).event});
}

/// To the bar of the next row, also of the next chart, that is nearest in time; empty rows are skipped.
void GanttView::acrossRows(int step) {
    if (!selected_) return alongRow(0);
    const GanttBar* bar = find(*selected_);
    const double middle = (bar->begin + bar->end) / 2;
    int chart = selected_->chart, row = bar->row + step;
    for (;;) {
        if (row < 0 || row >= panels_[static_cast<std::size_t>(chart)].index.rowCount()) {
            chart += step;
            if (chart < 0 || chart >= chartCount()) return;
            row = step > 0 ? 0 : panels_[static_cast<std::size_t>(chart)].index.rowCount() - 1;
            if (row < 0) continue;
        }
        const GanttIndex& index = panels_[static_cast<std::size_t>(chart)].index;
        if (const auto [first, last] = index.row(row); first < last) {
            const std::size_t at = index.within(row, middle, middle).first;
            std::size_t nearest = std::min(at, last - 1);
            if (nearest > first && index.bar(nearest).begin - middle > middle - index.bar(nearest - 1).end) --nearest;
            return choose(Place{chart, index.bar(nearest).event});
        }
        row += step;
    }
}

bool GanttView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return Chart::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::optional<Place> place = barAt(help->pos());
    const GanttChart* chart = place ? &panels_[static_cast<std::size_t>(place->chart)].chart : nullptr;
    if (chart == nullptr || !chart->tip) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    QToolTip::showText(help->globalPos(), chart->tip(place->event), this, barRect(*place).toAlignedRect().intersected(rect()));
    return true;
}

void GanttView::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    const bool sideways = turned.x() != 0 && std::abs(turned.x()) > std::abs(turned.y());
    if (sideways || (event->modifiers() & Qt::ShiftModifier) != 0) {
        const double notches = (sideways ? turned.x() : turned.y()) / kNotch;
        pan(-notches * kPanShare / 2 * (end_ - begin_));
    } else {
        zoom(std::pow(kWheelZoom, turned.y() / kNotch), std::clamp(timeAt(event->position().x()), begin_, end_));
    }
    event->accept();
}

void GanttView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    grabbed_ = event->position();
    dragged_ = false;
}

void GanttView::mouseMoveEvent(QMouseEvent* event) {
    if (grabbed_ && (event->buttons() & Qt::LeftButton) != 0) {
        const QPointF moved = event->position() - *grabbed_;
        if (!dragged_ && moved.manhattanLength() < QApplication::startDragDistance()) return;
        dragged_ = true;
        setCursor(Qt::ClosedHandCursor);
        pan(-moved.x() / plot_.width() * (end_ - begin_));
        scrollTo(scroll_ - moved.y());
        grabbed_ = event->position();
        return;
    }
    const std::optional<Place> place = barAt(event->position());
    if (place == hovered_) return;
    hovered_ = place;
    update();
}

void GanttView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !grabbed_) return;
    grabbed_.reset();
    unsetCursor();
    if (!dragged_) choose(barAt(event->position()));
}

void GanttView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) fit();
}

void GanttView::leaveEvent(QEvent*) {
    if (!hovered_) return;
    hovered_.reset();
    update();
}

void GanttView::keyPressEvent(QKeyEvent* event) {
    const bool control = event->modifiers() == Qt::ControlModifier;
    const double length = end_ - begin_, step = kPanShare * length;
    const GanttBar* bar = selected_ ? find(*selected_) : nullptr;
    // Zooming holds the selected bar still while it is in sight.
    const double middle = begin_ + length / 2,
                 about = bar != nullptr && bar->end > begin_ && bar->begin < end_ ? std::clamp((bar->begin + bar->end) / 2, begin_, end_) : middle;
    switch (event->key()) {
    case Qt::Key_Left: control ? pan(-step) : alongRow(-1); return;
    case Qt::Key_Right: control ? pan(step) : alongRow(1); return;
    case Qt::Key_Up: control ? scrollTo(scroll_ - row_height_) : acrossRows(-1); return;
    case Qt::Key_Down: control ? scrollTo(scroll_ + row_height_) : acrossRows(1); return;
    case Qt::Key_PageUp: pan(-length); return;
    case Qt::Key_PageDown: pan(length); return;
    case Qt::Key_Home:
    case Qt::Key_End: {
        if (bar == nullptr) return alongRow(0);
        const GanttIndex& index = panels_[static_cast<std::size_t>(selected_->chart)].index;
        const auto [first, last] = index.row(bar->row);
        return choose(Place{selected_->chart, index.bar(event->key() == Qt::Key_Home ? first : last - 1).event});
    }
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoom(kKeyZoom, about); return;
    case Qt::Key_Minus: zoom(1 / kKeyZoom, about); return;
    case Qt::Key_0: fit(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (bar != nullptr) setRange(bar->begin - (bar->end - bar->begin), bar->end + (bar->end - bar->begin));
        return;
    case Qt::Key_Escape:
        if (!selected_) break;
        choose(std::nullopt);
        return;
    default: break;
    }
    Chart::keyPressEvent(event);
}

} // namespace fivefold
