// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/stacked_bars.h"

#include "app/desktop/charts/qt_chart_bars.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr double kGap = 8, kLegendSwatch = 10, kMaximumRow = 36, kMinimumRow = 4, kMinimumPlotHeight = 40;
constexpr double kRoomBeyondLimit = 1.08; // so that the line is not the edge of the chart
constexpr int kDefaultWidth = 640, kPreferredPlotHeight = 288, kMinimumWidth = 320;

} // namespace

double StackedBarsData::Bar::total() const { return std::accumulate(values.begin(), values.end(), 0.0); }

StackedBars::StackedBars(QWidget* parent) : Chart(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

StackedBars::~StackedBars() = default;

bool StackedBars::usesQtCharts() const { return static_cast<int>(data_.bars.size()) <= kQtChartsLimit; }

void StackedBars::setData(StackedBarsData data) {
    const bool resized = data.bars.size() != data_.bars.size();
    const QStringList legend = legendLabels();
    data_ = std::move(data);
    for (StackedBarsData::Bar& bar : data_.bars) {
        bar.values.resize(data_.parts.size(), 0);
        for (double& value : bar.values) value = std::isfinite(value) ? std::max(value, 0.0) : 0;
    }
    if (selected_ >= static_cast<int>(data_.bars.size())) selected_ = -1;
    if (usesQtCharts()) {
        if (!qt_bars_) qt_bars_ = std::make_unique<QtChartBars>();
        qt_bars_->setData(data_);
    }
    if (resized || legend != legendLabels()) updateGeometry();
    layOut();
    describe();
    update();
}

void StackedBars::setSelected(int bar) {
    if (bar == selected_ || bar < -1 || bar >= static_cast<int>(data_.bars.size())) return;
    selected_ = bar;
    describe();
    update();
}

void StackedBars::choose(int bar) {
    if (data_.bars.empty()) return;
    setSelected(std::clamp(bar, 0, static_cast<int>(data_.bars.size()) - 1));
    Q_EMIT barSelected(selected_);
}

void StackedBars::describe() {
    const int bar = selected_ >= 0 ? selected_ : data_.marked;
    setDescription(bar >= 0 && bar < static_cast<int>(data_.bars.size()) ? data_.bars[static_cast<std::size_t>(bar)].description
                                                                         : QString());
}

std::vector<int> StackedBars::shownParts() const {
    std::vector<int> parts;
    for (std::size_t part = 0; part < data_.parts.size(); ++part)
        if (std::any_of(data_.bars.begin(), data_.bars.end(), [part](const auto& bar) { return bar.values[part] > 0; }))
            parts.push_back(static_cast<int>(part));
    return parts;
}

QStringList StackedBars::legendLabels() const {
    QStringList labels;
    for (const int part : shownParts()) labels << data_.parts[static_cast<std::size_t>(part)].label;
    return labels;
}

std::vector<StackedBars::LegendItem> StackedBars::placeLegend(double left, double top, double width) const {
    const QFontMetricsF metrics(font());
    const double line = metrics.height() + 4;
    std::vector<LegendItem> items;
    double x = left;
    double y = top;
    for (const int part : shownParts()) {
        const double text = std::ceil(metrics.horizontalAdvance(data_.parts[static_cast<std::size_t>(part)].label));
        const double needed = kLegendSwatch + 6 + text;
        if (x > left && x + needed > left + width) {
            x = left;
            y += line;
        }
        items.push_back({part, QRectF(x, y + (line - kLegendSwatch) / 2, kLegendSwatch, kLegendSwatch),
                         QRectF(x + kLegendSwatch + 6, y, text + 2, line)});
        x += needed + 2 * kGap;
    }
    return items;
}

double StackedBars::legendHeight(double width) const {
    const std::vector<LegendItem> items = placeLegend(0, 0, width);
    return items.empty() ? 0 : items.back().text.bottom();
}

void StackedBars::layOut() {
    const QFontMetricsF metrics(font());
    QFont bold = font();
    bold.setBold(true);
    const QFontMetricsF bold_metrics(bold);
    double labels = 0;
    double values = 0; // as wide as the widest, so that they align
    double largest = data_.limit * kRoomBeyondLimit;
    for (const StackedBarsData::Bar& bar : data_.bars) {
        labels = std::max(labels, bold_metrics.horizontalAdvance(bar.label));
        values = std::max(values, bold_metrics.horizontalAdvance(bar.value_text));
        largest = std::max(largest, bar.total() * 1.02);
    }
    values_width_ = std::ceil(values) + 2;
    values = values_width_;
    if (data_.marked >= 0) values += kGap + metrics.horizontalAdvance(data_.mark_text);
    maximum_ = largest > 0 ? largest : 1;

    const double top = data_.limit > 0 ? metrics.height() + 6 : 2;
    const double axis = metrics.height() + 8;
    const double legend = legendHeight(width());
    const double left = std::ceil(labels) + kGap;
    const double plot_width = std::max(40.0, width() - left - std::ceil(values) - kGap - 2);
    const double rows = std::max<double>(1, static_cast<double>(data_.bars.size()));
    const double available = std::max(kMinimumPlotHeight, height() - top - axis - legend - kGap);
    // Qt Charts places rows itself, so whole pixels keep its bars alike; barRect() rounds for those that are drawn by hand.
    row_height_ = std::clamp(usesQtCharts() ? std::floor(available / rows) : available / rows, kMinimumRow, kMaximumRow);
    plot_ = QRectF(left, top, plot_width, row_height_ * rows);
    legend_ = placeLegend(0, plot_.bottom() + axis + kGap, width());
}

QSize StackedBars::sizeHint() const {
    const QFontMetricsF metrics(font());
    const double rows = std::max<double>(1, static_cast<double>(data_.bars.size()));
    const double plot = std::min(rows * kMaximumRow, std::max<double>(kPreferredPlotHeight, rows * 6));
    const double legend = legendHeight(width() > kMinimumWidth ? width() : kDefaultWidth);
    return {kDefaultWidth, static_cast<int>(std::ceil(plot + 2 * metrics.height() + 14 + legend + kGap))};
}

QSize StackedBars::minimumSizeHint() const {
    const QFontMetricsF metrics(font());
    const double rows = std::max<double>(1, static_cast<double>(data_.bars.size()));
    const double plot = std::max(kMinimumPlotHeight, std::min(rows * metrics.height(), std::max(96.0, rows * kMinimumRow)));
    const double legend = legendHeight(width() > kMinimumWidth ? width() : kDefaultWidth);
    return {kMinimumWidth, static_cast<int>(std::ceil(plot + 2 * metrics.height() + 14 + legend + kGap))};
}

double StackedBars::xOf(double value) const { return plot_.left() + plot_.width() * value / maximum_; }

double StackedBars::barShare() const { return row_height_ > 12 ? 0.66 : 0.8; }

double StackedBars::limitX() const { return xOf(data_.limit); }

std::vector<double> StackedBars::ticks() const {
    const QFontMetricsF metrics(font());
    const double one = metrics.horizontalAdvance(u"00000"_s) + 2 * kGap;
    return niceTicks(maximum_, std::clamp(static_cast<int>(plot_.width() / one), 1, 8));
}

QRectF StackedBars::barRect(int bar) const {
    const StackedBarsData::Bar& entry = data_.bars.at(static_cast<std::size_t>(bar));
    const double top = plot_.top() + row_height_ * bar;
    if (usesQtCharts()) {
        const double thickness = row_height_ * barShare();
        const double y = top + (row_height_ - thickness) / 2;
        return {QPointF(plot_.left(), y), QPointF(xOf(entry.total()), y + thickness)};
    }
    const double gap = std::max(1.0, std::round(row_height_ * (1 - barShare())));
    const double first = std::round(top + gap / 2);
    return {QPointF(plot_.left(), first), QPointF(xOf(entry.total()), std::round(top + row_height_ + gap / 2) - gap)};
}

QRectF StackedBars::partRect(int bar, int part) const {
    const StackedBarsData::Bar& entry = data_.bars.at(static_cast<std::size_t>(bar));
    const double before = std::accumulate(entry.values.begin(), entry.values.begin() + part, 0.0);
    QRectF rect = barRect(bar);
    rect.setLeft(xOf(before));
    rect.setRight(xOf(before + entry.values.at(static_cast<std::size_t>(part))));
    return rect;
}

int StackedBars::barAt(QPointF position) const {
    if (data_.bars.empty() || position.y() < plot_.top() || position.y() >= plot_.bottom()) return -1;
    const int bar = static_cast<int>((position.y() - plot_.top()) / row_height_);
    return std::min(bar, static_cast<int>(data_.bars.size()) - 1);
}

int StackedBars::partAt(int bar, QPointF position) const {
    const int parts = static_cast<int>(data_.bars.at(static_cast<std::size_t>(bar)).values.size());
    for (int part = 0; part < parts; ++part)
        if (const QRectF rect = partRect(bar, part); position.x() >= rect.left() && position.x() < rect.right()) return part;
    return -1;
}

QString StackedBars::tsv() const {
    QStringList header{tr("Stage")};
    for (const StackedBarsData::Part& part : data_.parts) header << u"%1 (%2)"_s.arg(part.label, data_.unit);
    header << tr("Total (%1)").arg(data_.unit);
    QStringList lines{header.join(u'\t')};
    for (const StackedBarsData::Bar& bar : data_.bars) {
        QStringList cells{bar.label};
        for (const double value : bar.values) cells << QString::number(value, 'g', 12);
        cells << QString::number(bar.total(), 'g', 12);
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

bool StackedBars::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return Chart::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int bar = barAt(help->pos());
    if (bar < 0 || !data_.tip) {
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    const QRect row(0, static_cast<int>(plot_.top() + row_height_ * bar), width(), static_cast<int>(std::ceil(row_height_)));
    QToolTip::showText(help->globalPos(), data_.tip(bar), this, row);
    return true;
}

void StackedBars::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry(); // the legend may wrap otherwise
    layOut();
}

void StackedBars::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    updateGeometry();
    layOut();
}

void StackedBars::mousePressEvent(QMouseEvent* event) {
    const int bar = barAt(event->position());
    if (event->button() != Qt::LeftButton || bar < 0) return;
    choose(bar);
    Q_EMIT activated(bar, partAt(bar, event->position()));
}

void StackedBars::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(data_.bars.size()) - 1;
    const int current = selected_ >= 0 ? selected_ : data_.marked;
    switch (event->key()) {
    case Qt::Key_Up: choose(current - 1); return;
    case Qt::Key_Down: choose(current + 1); return;
    case Qt::Key_PageUp: choose(current - 8); return;
    case Qt::Key_PageDown: choose(current + 8); return;
    case Qt::Key_Home: choose(0); return;
    case Qt::Key_End: choose(last); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current < 0) break;
        Q_EMIT activated(current, -1);
        return;
    case Qt::Key_Escape:
        if (selected_ < 0) break;
        setSelected(-1);
        Q_EMIT barSelected(-1);
        return;
    default: break;
    }
    Chart::keyPressEvent(event);
}

} // namespace fivefold
