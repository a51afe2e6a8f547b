// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace fivefold {

class TextLabel;

/// A button whose text takes several lines where there is no room for one: a label inside, so that a long change is not cut off.
class WrappingButton : public QPushButton {
    Q_OBJECT

public:
    explicit WrappingButton(QWidget* parent = nullptr);

    /// A bold line and what there is to say of it.
    void setLines(const QString& heading, const QString& detail);
    void setLine(const QString& text);
    /// One line: as wide as its whole text.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

private:
    TextLabel* label_;
};

} // namespace fivefold
