// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/fold.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace fivefold {

Fold::Fold(const QString& title, QWidget* contents, QWidget* parent)
    : QWidget(parent), button_(new QToolButton(this)), contents_(contents) {
    button_->setText(title);
    button_->setAccessibleName(title);
    button_->setCheckable(true);
    button_->setAutoRaise(true);
    button_->setArrowType(Qt::RightArrow);
    button_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button_->setFocusPolicy(Qt::StrongFocus);
    contents_->setVisible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(button_);
    column->addWidget(contents_);
    connect(button_, &QToolButton::toggled, this, &Fold::setOpen);
}

void Fold::setOpen(bool open) {
    button_->setChecked(open);
    button_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    if (contents_->isVisibleTo(this) == open) return;
    contents_->setVisible(open);
    Q_EMIT toggled(open);
}

bool Fold::isOpen() const { return button_->isChecked(); }

} // namespace fivefold
