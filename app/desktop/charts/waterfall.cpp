// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/waterfall.h"

#include "app/desktop/theme/number_format.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kGap = 8, kMaximumRow = 26, kMinimumRow = 14, kBarShare = 0.66, kSmallestBar = 1.5;
constexpr int kDefaultWidth = 640, kMinimumWidth = 320;

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

} // namespace

Waterfall::Waterfall(QWidget* parent) : Chart(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); }

void Waterfall::setData(WaterfallData data) {
    const bool resized = data.items.size() != data_.items.size();
    data_ = std::move(data);
    if (selected_ >= rowCount()) selected_ = -1;
    if (resized) updateGeometry();
    layOut();
    describe();
    update();
}

void Waterfall::describe() {
    const auto row = static_cast<std::size_t>(selected_);
    if (selected_ < 0 || row >= data_.items.size())
        setDescription(data_.description);
    else
        setDescription(tr("%1: %2, %3").arg(data_.items[row].label, data_.items[row].value_text, data_.items[row].share_text));
}

void Waterfall::choose(int row) {
    if (rowCount() == 0) return;
    selected_ = std::clamp(row, 0, rowCount() - 1);
    describe();
    update();
}

void Waterfall::layOut() {
    const QFontMetricsF metrics(font());
    const QFontMetricsF bold_metrics(bold(font()));
    double labels = bold_metrics.horizontalAdvance(data_.total_label);
    value_width_ = bold_metrics.horizontalAdvance(data_.total_text);
    share_width_ = 0;
    double reached = 0;
    for (const WaterfallData::Item& item : data_.items) {
        labels = std::max(labels, metrics.horizontalAdvance(item.label));
        value_width_ = std::max(value_width_, metrics.horizontalAdvance(item.value_text));
        share_width_ = std::max(share_width_, metrics.horizontalAdvance(item.share_text));
        reached += item.value;
    }
    labels = std::min(labels, width() * 0.4);
    value_width_ = std::ceil(value_width_) + 2;
    share_width_ = std::ceil(share_width_) + 2;
    maximum_ = std::max({reached, data_.total, data_.high}) * 1.02;
    if (!(maximum_ > 0) || !std::isfinite(maximum_)) maximum_ = 1;
    const double left = std::ceil(labels) + kGap;
    const double right = value_width_ + share_width_ + 2 * kGap;
    const double axis = metrics.height() + 8;
    row_height_ = std::clamp((height() - axis) / std::max(1, rowCount()), kMinimumRow, kMaximumRow);
    plot_ = QRectF(left, 0, std::max(40.0, width() - left - right), row_height_ * rowCount());
}

QSize Waterfall::sizeHint() const {
    return {kDefaultWidth, static_cast<int>(kMaximumRow * std::max(1, rowCount()) + QFontMetricsF(font()).height() + 9)};
}

QSize Waterfall::minimumSizeHint() const {
    const double row = std::max(kMinimumRow, QFontMetricsF(font()).height());
    return {kMinimumWidth, static_cast<int>(row * std::max(1, rowCount()) + QFontMetricsF(font()).height() + 9)};
}

double Waterfall::xOf(double value) const { return plot_.left() + plot_.width() * value / maximum_; }

QRectF Waterfall::barRect(int row) const {
    const double thickness = std::round(row_height_ * kBarShare);
    const double y = std::round(plot_.top() + row_height_ * row + (row_height_ - thickness) / 2);
    double before = 0;
    const int last = static_cast<int>(data_.items.size());
    if (row < last)
        for (int above = 0; above < row; ++above) before += data_.items[static_cast<std::size_t>(above)].value;
    const double value = row < last ? data_.items[static_cast<std::size_t>(row)].value : data_.total;
    return {xOf(before), y, std::max(kSmallestBar, xOf(before + value) - xOf(before)), thickness};
}

QRectF Waterfall::bandRect() const {
    if (data_.high <= 0) return {};
    const QRectF bar = barRect(rowCount() - 1);
    return {xOf(data_.low), bar.top(), xOf(data_.high) - xOf(data_.low), bar.height()};
}

int Waterfall::rowAt(QPointF position) const {
    if (rowCount() == 0 || position.y() < plot_.top() || position.y() >= plot_.bottom()) return -1;
    return std::min(static_cast<int>((position.y() - plot_.top()) / row_height_), rowCount() - 1);
}

QString Waterfall::tsv() const {
    QStringList lines{tr("Part\tTime (%1)\tShare (%)").arg(data_.unit)};
    const auto line = [this](const QString& label, double value) {
        return u"%1\t%2\t%3"_s.arg(label, QString::number(value, 'g', 12), QString::number(100 * value / data_.total, 'g', 6));
    };
    for (const WaterfallData::Item& item : data_.items) lines << line(item.label, item.value);
    lines << line(data_.total_label, data_.total);
    return lines.join(u'\n') + u'\n';
}

void Waterfall::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (rowCount() == 0) return;
    paintAxis(painter);
    for (int row = 0; row < rowCount(); ++row) paintRow(painter, row);
    if (!hasFocus()) return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = rect().adjusted(0, 0, -1, -1);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void Waterfall::paintAxis(QPainter& painter) const {
    const QFontMetricsF metrics(font());
    const double one = metrics.horizontalAdvance(u"00000"_s) + 2 * kGap;
    const std::vector<double> ticks = niceTicks(maximum_, std::clamp(static_cast<int>(plot_.width() / one), 1, 8));
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const double x = sharp(xOf(ticks[i]));
        painter.setPen(Theme::rule(palette()));
        painter.drawLine(QPointF(x, plot_.top()), QPointF(x, plot_.bottom() + 3));
        QString text = format::full(ticks[i]);
        const double number = metrics.horizontalAdvance(text);
        if (i + 1 == ticks.size()) text += QChar(0x00a0) + data_.unit;
        const double wide = metrics.horizontalAdvance(text) + 2;
        painter.setPen(Theme::mutedText(palette()));
        painter.drawText(QRectF(std::min(x - number / 2, width() - wide), plot_.bottom() + 4, wide, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

void Waterfall::paintRow(QPainter& painter, int row) const {
    const bool total = row == static_cast<int>(data_.items.size());
    const double top = plot_.top() + row_height_ * row;
    if (row == selected_) {
        QColor band = palette().color(QPalette::Highlight);
        band.setAlphaF(0.14F);
        painter.fillRect(QRectF(0, top, width(), row_height_), band);
    }
    const QRectF bar = barRect(row);
    const QColor text = palette().color(QPalette::WindowText);
    painter.setFont(total ? bold(font()) : font());
    painter.setPen(text);
    const QString& label = total ? data_.total_label : data_.items[static_cast<std::size_t>(row)].label;
    const double label_width = plot_.left() - kGap;
    painter.drawText(QRectF(0, top, label_width, row_height_), Qt::AlignRight | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(label, Qt::ElideRight, static_cast<int>(label_width)));
    const QRectF value(plot_.right() + kGap, top, value_width_, row_height_);
    if (total) {
        const Swatch swatch{Theme::mutedText(palette())};
        painter.setPen(Theme::outline(swatch, palette()));
        painter.setBrush(Theme::brush(swatch));
        painter.drawRect(bar);
        if (const QRectF band = bandRect(); !band.isNull()) { // whisker
            const double middle = sharp(band.center().y());
            for (const QPen& pen : {QPen(palette().color(QPalette::Window), 3), QPen(text, 1)}) { // the wide one sets it off from the bar
                painter.setPen(pen);
                painter.drawLine(QPointF(band.left(), middle), QPointF(band.right(), middle));
                for (const double x : {band.left(), band.right()})
                    painter.drawLine(QPointF(sharp(x), band.top() - 2), QPointF(sharp(x), band.bottom() + 2));
            }
            const QFontMetricsF metrics(font());
            const double wide = metrics.horizontalAdvance(data_.band_text) + 2;
            painter.setFont(font());
            if (bar.width() > wide + 2 * kGap && band.left() - bar.left() > wide + 2 * kGap) {
                painter.setPen(palette().color(QPalette::Base));
                painter.drawText(QRectF(bar.left() + kGap, top, wide, row_height_), Qt::AlignLeft | Qt::AlignVCenter, data_.band_text);
            }
        }
        painter.setFont(bold(font()));
        painter.setPen(text);
        painter.drawText(value, Qt::AlignRight | Qt::AlignVCenter, data_.total_text);
        return;
    }
    const WaterfallData::Item& item = data_.items[static_cast<std::size_t>(row)];
    painter.setPen(Theme::outline(item.swatch, palette()));
    painter.setBrush(Theme::brush(item.swatch));
    painter.drawRect(bar);
    // A thread to where the next part starts.
    painter.setPen(QPen(Theme::mutedText(palette()), 1, Qt::DotLine));
    const double end = sharp(bar.right());
    painter.drawLine(QPointF(end, bar.bottom()), QPointF(end, barRect(row + 1).top()));
    painter.setPen(text);
    painter.drawText(value, Qt::AlignRight | Qt::AlignVCenter, item.value_text);
    painter.setPen(Theme::mutedText(palette()));
    painter.drawText(QRectF(value.right() + kGap, top, share_width_, row_height_), Qt::AlignRight | Qt::AlignVCenter, item.share_text);
}

bool Waterfall::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return Chart::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int row = rowAt(help->pos());
    if (row < 0) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    const bool total = row == static_cast<int>(data_.items.size());
    const QRect area(0, static_cast<int>(plot_.top() + row_height_ * row), width(), static_cast<int>(row_height_));
    QToolTip::showText(help->globalPos(), total ? data_.total_tip : data_.items[static_cast<std::size_t>(row)].tip, this, area);
    return true;
}

void Waterfall::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    layOut();
}

void Waterfall::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    updateGeometry();
    layOut();
}

void Waterfall::mousePressEvent(QMouseEvent* event) {
    const int row = rowAt(event->position());
    if (event->button() != Qt::LeftButton || row < 0) return;
    choose(row);
    Q_EMIT activated(row);
}

void Waterfall::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up: choose(selected_ < 0 ? 0 : selected_ - 1); return;
    case Qt::Key_Down: choose(selected_ + 1); return;
    case Qt::Key_Home: choose(0); return;
    case Qt::Key_End: choose(rowCount() - 1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (selected_ < 0) break;
        Q_EMIT activated(selected_);
        return;
    default: break;
    }
    Chart::keyPressEvent(event);
}

} // namespace fivefold
