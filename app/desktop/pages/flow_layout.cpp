// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/flow_layout.h"

#include <algorithm>

namespace fivefold {

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* item = items_[static_cast<std::size_t>(index)].release(); // the caller of takeAt owns what it takes
    items_.erase(items_.begin() + index);
    return item;
}

QSize FlowLayout::minimumSize() const {
    QSize size(0, 0);
    for (const auto& item : items_)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool apply) const {
    int x = rect.x();
    int y = rect.y();
    int line = 0;
    for (const auto& item : items_) {
        if (item->isEmpty()) continue; // hidden
        const QSize size = item->sizeHint().boundedTo(QSize(std::max(rect.width(), item->minimumSize().width()), QLAYOUTSIZE_MAX));
        if (x > rect.x() && x + size.width() > rect.x() + rect.width()) {
            x = rect.x();
            y += line + spacing();
            line = 0;
        }
        if (apply) item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    return y + line - rect.y();
}

} // namespace fivefold
