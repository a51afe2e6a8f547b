// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/choice_box.h"

#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QWheelEvent>

namespace fivefold {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    connect(this, &QComboBox::activated, this, [this](int index) { Q_EMIT chosen(itemData(index).toLongLong()); });
}

void ChoiceBox::showValue(std::int64_t value) {
    const QSignalBlocker quiet(this);
    setCurrentIndex(findData(QVariant::fromValue<qint64>(value)));
}

void ChoiceBox::setReason(int index, const QString& reason) {
    const auto* items = qobject_cast<const QStandardItemModel*>(model());
    QStandardItem* item = items == nullptr ? nullptr : items->item(index);
    if (item == nullptr) return;
    item->setEnabled(reason.isEmpty());
    item->setToolTip(reason);
}

void ChoiceBox::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace fivefold
