// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/page.h"

#include <QEvent>

namespace fivefold {

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
