// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/page.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

namespace fivefold {
namespace {

constexpr int kMargin = 16, kSpacing = 8;

/// A scroll area asks its content's height for a width; charts and tables shall shrink before anything scrolls.
class ShrinkingColumn : public QVBoxLayout {
public:
    using QVBoxLayout::QVBoxLayout;
    [[nodiscard]] int heightForWidth(int width) const override {
        const QMargins margins = contentsMargins();
        const int inner = width - margins.left() - margins.right();
        int height = margins.top() + margins.bottom() - spacing();
        for (int i = 0; i < count(); ++i) {
            const QLayoutItem* item = itemAt(i);
            height += item->hasHeightForWidth() ? item->minimumHeightForWidth(inner) : item->minimumSize().height();
            if (!item->isEmpty()) height += spacing();
        }
        return height;
    }
    [[nodiscard]] int minimumHeightForWidth(int width) const override { return heightForWidth(width); }
};

} // namespace

QVBoxLayout* Page::makeColumn() {
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
    auto* content = new QWidget;
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false); // the tab's own ground shows
    content->setAutoFillBackground(false);
    auto* column = new ShrinkingColumn(content);
    column->setContentsMargins(kMargin, kMargin, kMargin, kSpacing);
    column->setSpacing(kSpacing);
    return column;
}

void Page::showResult(const ResultPtr& result) {
    result_ = result;
    stale_ = !isVisible();
    if (!stale_) refresh();
}

void Page::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!stale_) return;
    stale_ = false;
    refresh();
}

void Page::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    const bool language = event->type() == QEvent::LanguageChange;
    if (language) retranslate();
    if (!language && event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
    stale_ = !isVisible();
    if (!stale_) refresh();
}

} // namespace fivefold
