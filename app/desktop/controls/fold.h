// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace fivefold {

/// A heading with an arrow that shows and hides what stands under it.
class Fold : public QWidget {
    Q_OBJECT

public:
    Fold(const QString& title, QWidget* contents, QWidget* parent = nullptr);

    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] QToolButton* button() const { return button_; }

Q_SIGNALS:
    void toggled(bool open);

private:
    QToolButton* button_;
    QWidget* contents_;
};

} // namespace fivefold
