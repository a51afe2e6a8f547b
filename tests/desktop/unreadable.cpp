// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/unreadable.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>

namespace fivefold::test {
namespace {

constexpr int kTextMargin = 2; // of QLineEdit, on either side

QString described(const QWidget& widget, const QString& text, const char* problem) {
    QString path = widget.objectName();
    for (const QWidget* holder = widget.parentWidget(); holder != nullptr && path.count(QLatin1Char('<')) < 3; holder = holder->parentWidget())
        if (!holder->objectName().isEmpty()) path += QLatin1Char('<') + holder->objectName();
    return QStringLiteral("%1: '%2' %3 (%4 x %5 of %6 x %7)")
        .arg(path, text, QLatin1String(problem))
        .arg(widget.width())
        .arg(widget.height())
        .arg(widget.sizeHint().width())
        .arg(widget.sizeHint().height());
}

bool isBeyondEdge(const QWidget& widget) {
    for (const QWidget* holder = widget.parentWidget(); holder != nullptr && !widget.isWindow(); holder = holder->parentWidget()) {
        const int left = widget.mapTo(holder, QPoint()).x();
        if (left < 0 || left + widget.width() > holder->width() + 1) return true;
        if (holder->isWindow()) break;
    }
    return false;
}

/// What the edge of a line's frame leaves for its text.
int roomOf(const QLineEdit& line) { return line.rect().width() - 2 * kTextMargin - line.textMargins().left() - line.textMargins().right(); }

struct Text {
    QString text;
    bool cut = false;
};

Text textOf(const QLabel& label) {
    return {label.text(), label.wordWrap() ? label.heightForWidth(label.width()) > label.height() + 1 || label.minimumSizeHint().width() > label.width() + 1
                                           : label.sizeHint().width() > label.width() + 1 || label.sizeHint().height() > label.height() + 1};
}

Text textOf(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return {box.currentText(), box.fontMetrics().horizontalAdvance(box.currentText()) > field.width() - kTextMargin};
}

Text textOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return textOf(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return {button->text(), button->sizeHint().width() > button->width() + 1 || button->sizeHint().height() > button->height() + 1};
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return textOf(*box);
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(&widget)) {
        const auto* line = box->findChild<QLineEdit*>();
        return {box->text(), line != nullptr && line->fontMetrics().horizontalAdvance(box->text()) > roomOf(*line)};
    }
    const auto* line = qobject_cast<const QLineEdit*>(&widget);
    if (line == nullptr || !line->text().isEmpty() || line->parentWidget()->inherits("QAbstractSpinBox") || line->parentWidget()->inherits("QComboBox")) return {};
    return {line->placeholderText(), line->fontMetrics().horizontalAdvance(line->placeholderText()) > roomOf(*line)};
}

QStringList tabsOf(const QTabBar& bar) {
    QStringList found;
    for (int tab = 0; tab < bar.count(); ++tab) {
        if (!bar.isTabVisible(tab)) continue;
        const QRect place = bar.tabRect(tab);
        if (place.left() < 0 || place.right() > bar.width()) found << described(bar, bar.tabText(tab), "is behind scroll arrows");
        const int icon = bar.tabIcon(tab).isNull() ? 0 : bar.iconSize().width();
        if (bar.tabText(tab).isEmpty() && (icon == 0 || bar.tabToolTip(tab).isEmpty())) found << described(bar, QString::number(tab), "says nothing");
        if (bar.fontMetrics().size(Qt::TextShowMnemonic, bar.tabText(tab)).width() + icon > place.width()) found << described(bar, bar.tabText(tab), "is a tab too narrow");
    }
    return found;
}

/// Headings of the columns in sight; a table may be scrolled to the others.
QStringList headingsOf(const QHeaderView& header) {
    QStringList found;
    for (int section = 0; section < header.count(); ++section) {
        if (header.isSectionHidden(section) || header.sectionViewportPosition(section) >= header.viewport()->width()) continue;
        const QString text = header.model()->headerData(section, header.orientation()).toString();
        const bool wraps = (header.defaultAlignment() & Qt::TextWordWrap) != 0;
        const QRect room(0, 0, header.sectionSize(section) - 2 * kTextMargin, header.height());
        const QSize size = header.fontMetrics().boundingRect(room, wraps ? int(Qt::TextWordWrap) : 0, text).size();
        const bool cut = header.orientation() == Qt::Horizontal ? size.width() > room.width() || (wraps && size.height() > room.height()) : size.width() > header.width();
        if (cut) found << described(header, text, "is a heading too narrow");
    }
    return found;
}

} // namespace

QStringList unreadableTexts(const QWidget& root) {
    QStringList found;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible() || (widget->window() != root.window())) continue;
        if (const auto* bar = qobject_cast<const QTabBar*>(widget)) found << tabsOf(*bar);
        if (const auto* header = qobject_cast<const QHeaderView*>(widget)) found << headingsOf(*header);
        const auto [text, cut] = textOf(*widget);
        if (text.isEmpty() || widget->property("elides").toBool()) continue; // says it in full in its tip
        if (cut)
            found << described(*widget, text, "is cut");
        else if (isBeyondEdge(*widget))
            found << described(*widget, text, "is beyond the edge");
    }
    return found;
}

} // namespace fivefold::test
