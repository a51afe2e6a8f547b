// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/finding.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace fivefold {

/// One line above the work that says what went wrong or what was assumed, until it is closed. It never stops anybody.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void show(Severity severity, const QString& text);
    [[nodiscard]] QString text() const { return text_; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void paintSeverity();

    QLabel* icon_;
    QLabel* line_;
    QToolButton* close_;
    QString text_;
    Severity severity_ = Severity::info;
};

} // namespace fivefold
