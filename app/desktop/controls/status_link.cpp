// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/status_link.h"

#include <QEvent>
#include <QFontMetrics>

namespace fivefold {
namespace {

constexpr int kMargin = 6, kMinimumWidth = 48;

} // namespace

StatusLink::StatusLink(QWidget* parent) : QToolButton(parent) {
    setAutoRaise(true);
    setProperty("elides", true);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StatusLink::setWholeText(const QString& text, const QString& tip) {
    setToolTip(tip.isEmpty() ? text : tip);
    if (text == whole_) return;
    whole_ = text;
    setAccessibleDescription(text);
    updateGeometry();
    fit();
}

void StatusLink::setElides(bool elides) {
    elides_ = elides;
    setProperty("elides", elides);
}

int StatusLink::widthOf(const QString& text) const { return fontMetrics().horizontalAdvance(text) + 2 * kMargin + 1; }

QSize StatusLink::sizeHint() const { return {widthOf(whole_), fontMetrics().height() + 4}; }
QSize StatusLink::minimumSizeHint() const { return {elides_ ? qMin(kMinimumWidth, widthOf(whole_)) : widthOf(whole_), fontMetrics().height() + 4}; }

void StatusLink::fit() {
    QString shown = fontMetrics().elidedText(whole_, Qt::ElideRight, qMax(0, width() - 2 * kMargin + 1));
    shown.replace(QLatin1Char('&'), QLatin1String("&&")); // no access key
    setText(shown);
}

void StatusLink::resizeEvent(QResizeEvent* event) {
    QToolButton::resizeEvent(event);
    fit();
}

void StatusLink::changeEvent(QEvent* event) {
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

} // namespace fivefold
