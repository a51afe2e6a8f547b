// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <cstdint>
#include <vector>

namespace fivefold {

/// A list of choices with a number each. It announces only what a person chose; the wheel works only on a focused box.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    void addChoice(const QString& text, std::int64_t value) { addItem(text, QVariant::fromValue<qint64>(value)); }
    void showValue(std::int64_t value);
    [[nodiscard]] qint64 value() const { return currentData().toLongLong(); }
    /// Greys out a choice and says why in its tip; an empty reason allows it again.
    void setReason(int index, const QString& reason);
    void showPopup() override;

Q_SIGNALS:
    void chosen(qint64 value);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace fivefold
