// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLabel>

#include <array>

namespace fivefold {

/// Wrapped plain text that can be selected. Layouts ask a label for its height again and again, and a selectable one lays its whole text
/// out each time; this one remembers its answers while text and font stay.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    explicit TextLabel(const QString& text = {}, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Height {
        int width = -1, height = 0;
    };
    void check() const;
    void forget() const;

    mutable QString text_; // of the answers
    mutable QSize minimum_;
    mutable std::array<Height, 4> heights_;
    mutable std::size_t oldest_ = 0;
};

} // namespace fivefold
