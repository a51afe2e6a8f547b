// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace fivefold {

/// A box for a real number without trailing zeros. It announces only what a person entered, when it is complete.
class RealBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit RealBox(QWidget* parent = nullptr);
    void showValue(double value);
    /// Decimals that stay even where they are zero, as in money.
    void setFixedDecimals(int decimals);

Q_SIGNALS:
    void entered(double value);

protected:
    [[nodiscard]] QString textFromValue(double value) const override;
    void wheelEvent(QWheelEvent* event) override;

private:
    bool fixed_ = false;
};

} // namespace fivefold
