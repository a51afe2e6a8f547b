// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/search_box.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyleOptionFrame>
#include <QWheelEvent>

namespace fivefold {

namespace {

/// Ends a text that is too long with an ellipsis while nobody edits it.
class ElidedEdit : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent* event) override {
        constexpr int kTextMargin = 2; // of QLineEdit
        QStyleOptionFrame option;
        initStyleOption(&option);
        const QRect room = style()->subElementRect(QStyle::SE_LineEditContents, &option, this).adjusted(kTextMargin, 0, -kTextMargin, 0);
        if (hasFocus() || fontMetrics().horizontalAdvance(text()) <= room.width()) {
            QLineEdit::paintEvent(event);
            return;
        }
        QPainter painter(this);
        style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
        style()->drawItemText(&painter, room, Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(),
                              fontMetrics().elidedText(text(), Qt::ElideRight, room.width()), QPalette::Text);
    }
};

} // namespace

SearchBox::SearchBox(QWidget* parent) : QComboBox(parent) {
    setEditable(true);
    setLineEdit(new ElidedEdit(this));
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

void SearchBox::showPopup() {
    // The list may be wider than the box, so that every name can be read.
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + 2 * view()->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    QComboBox::showPopup();
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
