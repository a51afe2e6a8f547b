// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QLabel;

namespace fivefold {

/// A button whose text takes several lines where there is no room for one: a label inside, so that a long change is not cut off.
class WrappingButton : public QPushButton {
    Q_OBJECT

public:
    explicit WrappingButton(QWidget* parent = nullptr);

    void setRichText(const QString& text);
    void setPlainText(const QString& text);
    /// As wide as the whole text in one line.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    QLabel* label_;
};

} // namespace fivefold
