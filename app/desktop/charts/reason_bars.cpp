// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/reason_bars.h"

#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kGap = 8, kIndent = 16, kSmallestBar = 1.5, kLeastBars = 80;

} // namespace

ReasonBars::ReasonBars(QWidget* parent) : Chart(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum); }

void ReasonBars::setData(ReasonBarsData data) {
    const bool same = data.rows.size() == data_.rows.size();
    data_ = std::move(data);
    if (!same) selected_ = -1;
    describe();
    updateGeometry();
    update();
}

QString ReasonBars::countText(const ReasonBarsData::Row& row) const {
    const QString share = data_.whole > 0 ? format::percent(row.count / data_.whole).text() : QString();
    return tr("%1 (%2)").arg(format::whole(row.count), share);
}

void ReasonBars::describe() {
    if (selected_ < 0 || selected_ >= static_cast<int>(data_.rows.size())) return setDescription(data_.description);
    const ReasonBarsData::Row& row = data_.rows[static_cast<std::size_t>(selected_)];
    setDescription(tr("%1: %2").arg(row.label, countText(row)));
}

void ReasonBars::select(int row) {
    if (row == selected_ || row < -1 || row >= static_cast<int>(data_.rows.size())) return;
    selected_ = row;
    describe();
    update();
    Q_EMIT chosen(row);
}

double ReasonBars::rowHeight() const { return std::ceil(QFontMetricsF(font()).height()) + 6; }

QRectF ReasonBars::rowRect(int row) const { return {0, row * rowHeight(), static_cast<double>(width()), rowHeight()}; }

QSize ReasonBars::sizeHint() const { return {640, minimumSizeHint().height()}; }

QSize ReasonBars::minimumSizeHint() const { return {320, static_cast<int>(std::ceil(rowHeight() * static_cast<double>(data_.rows.size()))) + 1}; }

void ReasonBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFontMetricsF metrics(font());
    double labels = 0, counts = 0, most = 0;
    for (const ReasonBarsData::Row& row : data_.rows) {
        labels = std::max(labels, metrics.horizontalAdvance(row.label) + (row.inner ? kIndent : 0));
        counts = std::max(counts, metrics.horizontalAdvance(countText(row)));
        most = std::max(most, row.count);
    }
    labels = std::ceil(labels) + kGap;
    counts = std::ceil(counts) + kGap;
    const double room = std::max(kLeastBars, width() - labels - counts - kGap);
    for (std::size_t i = 0; i < data_.rows.size(); ++i) {
        const ReasonBarsData::Row& row = data_.rows[i];
        const QRectF at = rowRect(static_cast<int>(i));
        if (selected_ == static_cast<int>(i)) painter.fillRect(at, palette().color(QPalette::AlternateBase));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(at.adjusted(row.inner ? kIndent : 0, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, row.label);
        const Swatch swatch{Theme::series(row.inner ? 1 : 0, palette()), row.inner};
        const QRectF bar(labels + 0.5, at.top() + 4.5, std::max(row.count > 0 ? kSmallestBar : 0, room * (most > 0 ? row.count / most : 0)), at.height() - 9);
        painter.fillRect(bar, palette().color(QPalette::Base));
        painter.setBrush(Theme::brush(swatch));
        painter.setPen(Theme::outline(swatch, palette()));
        painter.drawRect(bar);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(bar.right() + kGap, at.top(), width() - bar.right(), at.height()), Qt::AlignLeft | Qt::AlignVCenter, countText(row));
        if (selected_ == static_cast<int>(i)) { // not by colour alone
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(Theme::accent(palette()), 1));
            painter.drawRect(at.adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }
    if (!hasFocus()) return;
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = rect().adjusted(0, 0, -1, -1);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void ReasonBars::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

void ReasonBars::mousePressEvent(QMouseEvent* event) {
    const int row = static_cast<int>(event->position().y() / rowHeight());
    if (event->button() == Qt::LeftButton && row < static_cast<int>(data_.rows.size())) select(row);
}

void ReasonBars::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(data_.rows.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Up: select(std::max(0, selected_ - 1)); return;
    case Qt::Key_Down: select(std::min(last, selected_ + 1)); return;
    case Qt::Key_Home: select(std::min(0, last)); return;
    case Qt::Key_End: select(last); return;
    default: Chart::keyPressEvent(event);
    }
}

QString ReasonBars::tsv() const {
    QString text = tr("Reason") + u'\t' + tr("Layouts") + u'\t' + tr("Share (%)") + u'\n';
    for (const ReasonBarsData::Row& row : data_.rows)
        text += row.label + u'\t' + QString::number(row.count, 'f', 0) + u'\t' + QString::number(data_.whole > 0 ? 100 * row.count / data_.whole : 0, 'g', 12) + u'\n';
    return text;
}

} // namespace fivefold
