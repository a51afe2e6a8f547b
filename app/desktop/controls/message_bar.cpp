// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/message_bar.h"

#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace fivefold {

namespace {

QString iconName(Severity severity) {
    switch (severity) {
    case Severity::info:
        return QStringLiteral("info");
    case Severity::warning:
        return QStringLiteral("warning");
    case Severity::error:
        return QStringLiteral("error");
    }
    return {};
}

} // namespace

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), icon_(new QLabel(this)), line_(new QLabel(this)), close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("messageBar"));
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Message"));
    line_->setObjectName(QStringLiteral("messageBar.text"));
    line_->setTextFormat(Qt::PlainText);
    line_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    line_->setWordWrap(true);
    close_->setObjectName(QStringLiteral("messageBar.close"));
    close_->setIcon(lineIcon(QStringLiteral("close")));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::StrongFocus);
    close_->setToolTip(tr("Close this message"));
    close_->setAccessibleName(tr("Close this message"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->setSpacing(8);
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addWidget(line_, 1);
    row->addWidget(close_, 0, Qt::AlignTop);
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void MessageBar::show(Severity severity, const QString& text) {
    severity_ = severity;
    text_ = text.simplified();
    line_->setText(text_);
    line_->setAccessibleName(text_);
    setAccessibleDescription(text_);
    paintSeverity();
    setVisible(true);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::paintSeverity() {
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    icon_->setPixmap(lineIcon(iconName(severity_), Theme::textColor(severity_, palette())).pixmap(QSize(size, size), devicePixelRatioF()));
}

void MessageBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) paintSeverity();
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace fivefold
