// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/layout_hold.h"

#include <QLayout>
#include <QScrollArea>

#include <algorithm>

namespace fivefold {
namespace {

template <class Act>
void eachInside(const QWidget& above, const Act& act) {
    for (QObject* child : above.children())
        if (child->isWidgetType()) act(static_cast<QWidget&>(*child));
}

void setEnabled(QWidget& widget, bool enabled) {
    if (widget.layout() != nullptr) widget.layout()->setEnabled(enabled);
    eachInside(widget, [enabled](QWidget& child) { setEnabled(child, enabled); });
}

void forgetSizes(QLayout& layout) {
    for (int i = 0; i < layout.count(); ++i)
        if (QLayout* inside = layout.itemAt(i)->layout(); inside != nullptr) forgetSizes(*inside);
    layout.invalidate();
}

/// Innermost first: what each remembers of the sizes inside.
void forgetSizes(QWidget& widget) {
    if (widget.isHidden() || widget.layout() == nullptr) return;
    eachInside(widget, [](QWidget& child) { forgetSizes(child); });
    forgetSizes(*widget.layout());
    widget.updateGeometry();
}

/// Outermost first: most were done by a new size from above, the rest are up to date at once.
void activate(QWidget& widget) {
    if (widget.isHidden() || widget.layout() == nullptr) return;
    widget.layout()->activate();
    eachInside(widget, activate);
}

} // namespace

LayoutHold::LayoutHold(QScrollArea& area) : area_(area) { setEnabled(*area_.widget(), false); }

LayoutHold::~LayoutHold() {
    QWidget& content = *area_.widget();
    setEnabled(content, true);
    if (!content.isVisible()) return;
    forgetSizes(content);
    const QSize room = area_.viewport()->size();
    const int width = std::max(room.width(), content.layout()->totalMinimumSize().width());
    const int height = content.layout()->hasHeightForWidth() ? content.layout()->totalHeightForWidth(width) : content.layout()->totalSizeHint().height();
    content.resize(width, std::max(room.height(), height));
    activate(content);
}

} // namespace fivefold
