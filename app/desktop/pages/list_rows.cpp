// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/list_rows.h"

#include "app/desktop/theme/icons.h"

#include <QApplication>
#include <QLabel>
#include <QLayout>

namespace fivefold {

namespace {

constexpr int kIconSide = 16;

} // namespace

QLabel* iconLabel(const QString& name, const QColor& color, const QString& accessible_name) {
    auto* label = new QLabel;
    setIcon(label, name, color, accessible_name);
    return label;
}

void setIcon(QLabel* label, const QString& name, const QColor& color, const QString& accessible_name) {
    label->setPixmap(lineIcon(name, color).pixmap(QSize(kIconSide, kIconSide), qApp->devicePixelRatio()));
    label->setAccessibleName(accessible_name);
    label->setToolTip(accessible_name);
}

void clearLayout(QLayout* layout) {
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // it may be the button whose click brought us here
        } else if (QLayout* inner = item->layout()) {
            clearLayout(inner);
        }
        delete item;
    }
}

} // namespace fivefold
