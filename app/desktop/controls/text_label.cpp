// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/text_label.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace fivefold {

namespace {

constexpr int kLineChars = 40; // a comfortable line; what is there decides
constexpr QChar kBegin(0x2), kEnd(0x3);

} // namespace

TextLabel::TextLabel(const QString& text, QWidget* parent) : QLabel(text, parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAttribute(Qt::WA_ContentsMarginsRespectsSafeArea, false); // as QLabel reckons
    layout_.setCacheEnabled(true); // of the shaped text, when its lines are broken again
}

QString TextLabel::strong(const QString& text) { return kBegin + text + kEnd; }

void TextLabel::setStrongText(const QString& text, const QString& colored, const QColor& color) {
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    QList<QTextLayout::FormatRange> marks;
    QString plain;
    plain.reserve(text.size());
    for (const QChar letter : text) {
        if (letter == kBegin) marks.append({static_cast<int>(plain.size()), 0, bold});
        else if (letter == kEnd && !marks.isEmpty()) marks.back().length = static_cast<int>(plain.size()) - marks.back().start;
        else plain.append(letter);
    }
    if (color.isValid())
        for (QTextLayout::FormatRange& mark : marks)
            if (QStringView(plain).mid(mark.start, mark.length) == colored) {
                mark.format.setForeground(color);
                break;
            }
    if (plain == this->text() && plain == marked_ && marks == marks_) return;
    marks_ = marks;
    marked_ = plain;
    forget();
    setText(plain);
    updateGeometry(); // where the text is the same and the marks are not
    update();
}

void TextLabel::forget() const {
    fresh_ = false;
    broken_ = -1;
    minimum_ = QSize();
    heights_.fill({});
}

void TextLabel::check() const {
    if (fresh_ && text() == text_) return;
    forget();
    fresh_ = true;
    text_ = text();
    layout_.setText(QString(text_).replace(u'\n', QChar::LineSeparator));
    layout_.setFont(QFont(font(), this));
    layout_.setFormats(text_ == marked_ ? marks_ : QList<QTextLayout::FormatRange>());
}

QSizeF TextLabel::breakLines(int width) const {
    if (width == broken_) return filled_;
    QTextOption option(QStyle::visualAlignment(layoutDirection(), alignment()) & Qt::AlignHorizontal_Mask);
    option.setTextDirection(layoutDirection());
    option.setWrapMode(wordWrap() ? QTextOption::WordWrap : QTextOption::ManualWrap);
    layout_.setTextOption(option);
    filled_ = {0, 0};
    layout_.beginLayout();
    for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
        line.setLeadingIncluded(true);
        line.setLineWidth(width);
        line.setPosition({0, filled_.height()});
        filled_ = {std::max(filled_.width(), line.naturalTextWidth()), filled_.height() + line.height()};
    }
    layout_.endLayout();
    broken_ = width;
    return filled_;
}

QSize TextLabel::sizeHint() const {
    const QSize least = minimumSizeHint();
    if (!wordWrap()) return least;
    const int width = std::max(least.width(), fontMetrics().averageCharWidth() * kLineChars);
    return {width, heightForWidth(width)};
}

QSize TextLabel::minimumSizeHint() const {
    check();
    if (minimum_.isValid()) return minimum_;
    const QMargins margins = contentsMargins();
    const QSize around(margins.left() + margins.right(), margins.top() + margins.bottom());
    const QSizeF filled = breakLines(0); // as wide as the longest stretch that cannot be broken
    const double height = text_.isEmpty() ? 0 : wordWrap() ? fontMetrics().height() : filled.height();
    minimum_ = QSize(static_cast<int>(std::ceil(filled.width())), static_cast<int>(std::ceil(height))) + around;
    return minimum_;
}

int TextLabel::heightForWidth(int width) const {
    if (!wordWrap()) return -1;
    check();
    for (const Height& known : heights_)
        if (known.width == width) return known.height;
    const QMargins margins = contentsMargins();
    const double filled = breakLines(std::max(0, width - margins.left() - margins.right())).height();
    const int height = static_cast<int>(std::ceil(filled)) + margins.top() + margins.bottom();
    heights_[oldest_++ % heights_.size()] = {width, height};
    return height;
}

void TextLabel::paintEvent(QPaintEvent* event) {
    if (hasSelectedText()) return QLabel::paintEvent(event);
    check();
    const QRect room = contentsRect();
    const double left_over = room.height() - breakLines(room.width()).height();
    const double above = alignment().testFlag(Qt::AlignTop) ? 0 : alignment().testFlag(Qt::AlignBottom) ? left_over : left_over / 2;
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    layout_.draw(&painter, {static_cast<double>(room.left()), room.top() + std::max(0.0, std::floor(above))});
}

void TextLabel::changeEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::ContentsRectChange:
    case QEvent::LayoutDirectionChange: forget(); break;
    default: break;
    }
    QLabel::changeEvent(event);
}

} // namespace fivefold
