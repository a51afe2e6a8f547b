// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/text_label.h"

#include <QEvent>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace fivefold {

namespace {

constexpr int kLineChars = 40; // a comfortable line; what is there decides

} // namespace

TextLabel::TextLabel(const QString& text, QWidget* parent) : QLabel(text, parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

void TextLabel::forget() const {
    minimum_ = QSize();
    heights_.fill({});
}

void TextLabel::check() const {
    if (text() == text_) return;
    text_ = text();
    forget();
}

QSize TextLabel::sizeHint() const {
    const QSize least = minimumSizeHint();
    const int width = std::max(least.width(), fontMetrics().averageCharWidth() * kLineChars);
    return {width, heightForWidth(width)};
}

QSize TextLabel::minimumSizeHint() const {
    check();
    if (minimum_.isValid()) return minimum_;
    // The longest stretch that cannot be broken. QLabel would besides look for a pleasant shape, by laying the text out several times.
    QTextLayout layout(text_, font(), this);
    layout.beginLayout();
    qreal width = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(0);
        width = std::max(width, line.naturalTextWidth());
    }
    layout.endLayout();
    minimum_ = {static_cast<int>(std::ceil(width)), text_.isEmpty() ? 0 : fontMetrics().height()};
    return minimum_;
}

int TextLabel::heightForWidth(int width) const {
    check();
    for (const Height& known : heights_)
        if (known.width == width) return known.height;
    const int height = QLabel::heightForWidth(width);
    heights_[oldest_++ % heights_.size()] = {width, height};
    return height;
}

void TextLabel::changeEvent(QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::FontChange || type == QEvent::StyleChange || type == QEvent::ContentsRectChange) forget();
    QLabel::changeEvent(event);
}

} // namespace fivefold
