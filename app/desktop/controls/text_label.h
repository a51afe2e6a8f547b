// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QList>
#include <QTextLayout>

#include <array>

namespace fivefold {

/// Plain text, wrapped unless setWordWrap(false), that can be selected. QLabel shapes such a text anew for each question of a layout and
/// for each picture; this one shapes it once, and only breaks its lines again. QLabel's own document is made when a selection begins.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    explicit TextLabel(const QString& text = {}, QWidget* parent = nullptr);

    /// For setStrongText: this part is bold.
    [[nodiscard]] static QString strong(const QString& text);
    /// Text with `strong` parts, of which the first that reads `colored` has a colour of its own.
    void setStrongText(const QString& text, const QString& colored = {}, const QColor& color = {});

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Height {
        int width = -1, height = 0;
    };
    void check() const;
    void forget() const;
    /// Breaks the lines for so many pixels, 0 for the narrowest; returns what they fill.
    QSizeF breakLines(int width) const;

    QList<QTextLayout::FormatRange> marks_;
    QString marked_; // the text that they are of
    mutable QTextLayout layout_;
    mutable QString text_; // of the layout
    mutable bool fresh_ = false;
    mutable int broken_ = -1; // the width for which its lines are broken
    mutable QSizeF filled_;
    mutable QSize minimum_;
    mutable std::array<Height, 4> heights_;
    mutable std::size_t oldest_ = 0;
};

} // namespace fivefold
