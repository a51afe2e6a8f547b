// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/choice_box.h"

#include <QAbstractItemView>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStylePainter>
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

void ChoiceBox::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const int room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room - 2);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void ChoiceBox::showPopup() {
    // The list may be wider than the box, so that every choice can be read.
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + 2 * view()->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    QComboBox::showPopup();
}

void ChoiceBox::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace fivefold
