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
    int y = rect.y();
    std::vector<QLayoutItem*> items;
    for (const auto& item : items_)
        if (!item->isEmpty()) items.push_back(item.get()); // the others are hidden
    std::size_t first = 0;
    while (first < items.size()) {
        int x = rect.x(), line = 0;
        std::size_t end = first;
        std::vector<QRect> places;
        for (; end < items.size(); ++end) {
            const QLayoutItem& item = *items[end];
            QSize size = item.sizeHint().boundedTo(QSize(std::max(rect.width(), item.minimumSize().width()), QLAYOUTSIZE_MAX));
            if (item.hasHeightForWidth() && size.width() < item.sizeHint().width()) size.setHeight(item.heightForWidth(size.width()));
            if (end > first && x + size.width() > rect.x() + rect.width()) break;
            places.emplace_back(QPoint(x, y), size);
            x += size.width() + spacing();
            line = std::max(line, size.height());
        }
        // Texts of a line stand at one height, whether in a box, a button or alone.
        for (std::size_t i = first; apply && i < end; ++i) items[i]->setGeometry(places[i - first].translated(0, (line - places[i - first].height()) / 2));
        first = end;
        y += line + (first < items.size() ? spacing() : 0);
    }
    return y - rect.y();
}

} // namespace fivefold
