// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/value_table.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr int kSwatch = 10, kSwatchGap = 6;
constexpr int kMargin = ValueTable::kCellMargin;

} // namespace

void ValueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QString text = item.text;
    item.text.clear();
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    painter->save();
    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const auto group = item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    QRectF area = QRectF(item.rect).adjusted(kMargin, 0, -kMargin, 0);
    if (item.features.testFlag(QStyleOptionViewItem::HasCheckIndicator)) area.setLeft(style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &item, item.widget).right() + kSwatchGap);
    if (const auto color = index.data(ValueTableModel::SwatchColorRole).value<QColor>(); color.isValid()) {
        const Swatch swatch{color, index.data(ValueTableModel::SwatchHatchedRole).toBool()};
        const QRectF box(area.left() + 0.5, std::floor(area.center().y() - kSwatch / 2.0) + 0.5, kSwatch - 1, kSwatch - 1);
        painter->fillRect(box, item.palette.color(QPalette::Base));
        painter->setPen(Theme::outline(swatch, item.palette));
        painter->setBrush(Theme::brush(swatch));
        painter->drawRect(box);
        area.setLeft(area.left() + kSwatch + kSwatchGap);
    }
    painter->setFont(item.font);
    painter->setPen(item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
    const QFontMetricsF metrics(item.font);
    if (index.data(ValueTableModel::NumberRole).toBool()) {
        const double missing = missingFraction(option.font, item.font, text, index.data(ValueTableModel::FractionRole).toString());
        painter->drawText(area.adjusted(0, 0, -missing, 0), Qt::AlignRight | Qt::AlignVCenter, text);
    } else {
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, area.width()));
    }
    painter->restore();
}

QSize ValueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QVariant own = index.data(Qt::FontRole);
    const QFont font = own.isValid() ? own.value<QFont>() : option.font;
    const QString text = index.data().toString();
    double width = advance(font, text) + 2 * kMargin + 1;
    if (index.data(ValueTableModel::NumberRole).toBool())
        width += missingFraction(option.font, font, text, index.data(ValueTableModel::FractionRole).toString());
    if (index.data(Qt::CheckStateRole).isValid()) width += (option.widget ? option.widget->style() : QApplication::style())->pixelMetric(QStyle::PM_IndicatorWidth) + kSwatchGap;
    if (index.data(ValueTableModel::SwatchColorRole).isValid()) width += kSwatch + kSwatchGap;
    return {static_cast<int>(std::ceil(width)), QFontMetrics(font).height() + 6};
}

double ValueDelegate::missingFraction(const QFont& plain, const QFont& own, const QString& text, const QString& longest) const {
    const qsizetype at = longest.isEmpty() ? -1 : text.lastIndexOf(longest.front());
    return std::max(0.0, advance(plain, longest) - (at < 0 ? 0 : advance(own, text.mid(at))));
}

double ValueDelegate::advance(const QFont& font, const QString& text) const {
    constexpr std::size_t kMostFonts = 4;
    constexpr qsizetype kMost = 4096; // of a font
    QString shape = text;
    for (QChar& letter : shape)
        if (letter.isDigit()) letter = u'0'; // figures are tabular
    auto of = std::find_if(measured_.begin(), measured_.end(), [&font](const Measured& each) { return each.font == font; });
    if (of == measured_.end()) {
        if (measured_.size() == kMostFonts) measured_.erase(measured_.begin());
        of = measured_.insert(measured_.end(), {font, {}});
    }
    if (const auto known = of->advances.constFind(shape); known != of->advances.cend()) return *known;
    if (of->advances.size() >= kMost) of->advances.clear();
    return *of->advances.insert(shape, QFontMetricsF(font).horizontalAdvance(shape));
}

ValueHeader::ValueHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setHighlightSections(false);
    setSectionsClickable(false);
    setMinimumSectionSize(24);
}

QSize ValueHeader::sectionSizeFromContents(int section) const {
    const QFontMetrics metrics(font());
    const QString title = model() ? model()->headerData(section, Qt::Horizontal).toString() : QString();
    return {metrics.horizontalAdvance(title) + 2 * kMargin + 1, metrics.height() + 8};
}

void ValueHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const QString title = model()->headerData(section, Qt::Horizontal).toString();
    const auto alignment = Qt::Alignment(model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    const QRect area = rect.adjusted(kMargin, 0, -kMargin, 0);
    painter->setPen(Theme::mutedText(palette()));
    painter->drawText(area, static_cast<int>(alignment), QFontMetrics(font()).elidedText(title, Qt::ElideRight, area.width()));
}

void ValueHeader::paintEvent(QPaintEvent*) { // without the base class, which would paint a ground of its own
    QPainter painter(viewport());
    for (int section = 0; section < count(); ++section)
        paintSection(&painter, QRect(sectionViewportPosition(section), 0, sectionSize(section), viewport()->height()), section);
    painter.setPen(Theme::rule(palette()));
    const int y = viewport()->height() - 1;
    painter.drawLine(0, y, viewport()->width(), y);
}

} // namespace fivefold
