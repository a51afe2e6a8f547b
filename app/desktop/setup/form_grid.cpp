// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/setup/form_grid.h"

#include <QLabel>

namespace fivefold {

FormGrid::FormGrid(QWidget* parent) : QGridLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setHorizontalSpacing(8);
    setVerticalSpacing(4);
    setColumnStretch(1, 1);
}

QLabel* FormGrid::makeLabel(const QString& text, QWidget* field) {
    auto* label = new QLabel(text);
    label->setWordWrap(true); // a long language takes a second line, not a wider dock
    label->setBuddy(field);
    return label;
}

void FormGrid::addRow(const QString& label, QWidget* field) {
    const int row = rowCount();
    addWidget(makeLabel(label, field), row, 0);
    addWidget(field, row, 1);
}

void FormGrid::addWideRow(const QString& label, QWidget* field) {
    addRow(makeLabel(label, field));
    addRow(field);
}

void FormGrid::addRow(QWidget* whole_line) { addWidget(whole_line, rowCount(), 0, 1, 2); }

QLabel* FormGrid::labelOf(const QWidget* field) {
    if (field->parentWidget() == nullptr) return nullptr;
    for (QLabel* label : field->parentWidget()->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
        if (label->buddy() == field) return label;
    return nullptr;
}

} // namespace fivefold
