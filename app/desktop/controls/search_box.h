// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace fivefold {

/// A long list in which a person can type any part of a name. What matches nothing is put back when the box loses the focus.
class SearchBox : public QComboBox {
    Q_OBJECT

public:
    explicit SearchBox(QWidget* parent = nullptr);

    void addEntry(const QString& title, const QString& id, const QString& tip);
    /// Shows the entry `id`, or `text` where the value is none of the list.
    void showEntry(const QString& id, const QString& text);
    void showPopup() override;

Q_SIGNALS:
    void chosen(const QString& id);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void choose(int index);
    void enter();

    QString shown_;
};

} // namespace fivefold
