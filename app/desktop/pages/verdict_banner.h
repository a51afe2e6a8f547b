// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"

#include <QWidget>

class QLabel;

namespace fivefold {

/// The verdict in a word, its sign, and the numbers behind it.
class VerdictBanner : public QWidget {
    Q_OBJECT

public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    void showResult(const ResultPtr& result);
    [[nodiscard]] QString word() const;
    [[nodiscard]] QString detail() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* icon_;
    QLabel* word_;
    QLabel* amount_; ///< what is held, of what can be used
    QLabel* detail_;
    QColor tint_;
};

} // namespace fivefold
