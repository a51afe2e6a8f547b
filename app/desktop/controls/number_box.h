// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <cstdint>
#include <vector>

namespace fivefold {

/// A box for a whole number. It announces only what a person entered, when it is complete; the wheel works only on a focused box.
class NumberBox : public QSpinBox {
    Q_OBJECT

public:
    enum class Steps { linear, doubling };

    explicit NumberBox(QWidget* parent = nullptr);

    void setSteps(Steps steps) { steps_ = steps; }
    /// The arrows go from one of these to the next; any number can still be typed.
    void setStepValues(std::vector<std::int64_t> values) { values_ = std::move(values); }
    /// Shows a value without announcing it.
    void showValue(std::int64_t value);
    /// A dash in place of the number, for what does not apply; the box is disabled.
    void setBlank(bool blank);

    void stepBy(int steps) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    /// Room for numbers up to this one.
    void setWidest(int value);

Q_SIGNALS:
    void entered(qint64 value);

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    void wheelEvent(QWheelEvent* event) override;
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    [[nodiscard]] int stepped(int from, bool up) const;

    Steps steps_ = Steps::linear;
    std::vector<std::int64_t> values_;
    int widest_ = 9999;
    bool blank_ = false;
};

} // namespace fivefold
