// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/search_box.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace fivefold {

SearchBox::SearchBox(QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setMaxVisibleItems(20);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    // The completer's own choice arrives here too, as its text is set in the box first.
    connect(this, &QComboBox::activated, this, &SearchBox::choose);
    connect(lineEdit(), &QLineEdit::returnPressed, this, &SearchBox::enter);
}

void SearchBox::addEntry(const QString& title, const QString& id, const QString& tip) {
    addItem(title, id);
    setItemData(count() - 1, tip, Qt::ToolTipRole);
}

void SearchBox::showEntry(const QString& id, const QString& text) {
    const QSignalBlocker quiet(this);
    const int index = findData(id);
    setCurrentIndex(index);
    shown_ = text.isEmpty() && index >= 0 ? itemText(index) : text;
    setEditText(shown_);
    lineEdit()->setCursorPosition(0); // the beginning of a long name says more than its end
    setToolTip(shown_);
}

void SearchBox::choose(int index) {
    if (index >= 0) Q_EMIT chosen(itemData(index).toString());
}

void SearchBox::enter() {
    const QString typed = currentText().trimmed();
    if (typed.isEmpty() || typed == shown_) return;
    int index = findText(typed, Qt::MatchFixedString);
    if (index < 0) index = findText(typed, Qt::MatchContains);
    if (index >= 0) choose(index);
}

void SearchBox::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void SearchBox::focusOutEvent(QFocusEvent* event) {
    QComboBox::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) setEditText(shown_);
}

} // namespace fivefold
