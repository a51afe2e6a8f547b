// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/qt_chart_bars.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>

namespace fivefold {

QtChartBars::QtChartBars()
    : chart_(new QChart), series_(new QHorizontalStackedBarSeries), values_(new QValueAxis), rows_(new QBarCategoryAxis) {
    scene_.addItem(chart_);
    scene_.setItemIndexMethod(QGraphicsScene::NoIndex);
    chart_->setAnimationOptions(QChart::NoAnimation);
    chart_->setBackgroundVisible(false);
    chart_->setPlotAreaBackgroundVisible(false);
    chart_->legend()->hide();
    chart_->addSeries(series_);
    chart_->addAxis(values_, Qt::AlignBottom);
    chart_->addAxis(rows_, Qt::AlignLeft);
    series_->attachAxis(values_);
    series_->attachAxis(rows_);
    values_->setVisible(false); // StackedBars draws ticks and labels itself, alike for both ways of drawing bars
    rows_->setVisible(false);
}

QtChartBars::~QtChartBars() = default;

void QtChartBars::setData(const StackedBarsData& data) {
    const auto bars = static_cast<qsizetype>(data.bars.size());
    const auto parts = static_cast<qsizetype>(data.parts.size());
    swatches_.clear();
    for (const StackedBarsData::Part& part : data.parts) swatches_.push_back(part.swatch);
    // Qt Charts counts rows from below.
    const auto value = [&](qsizetype part, qsizetype row) {
        return data.bars[static_cast<std::size_t>(bars - 1 - row)].values[static_cast<std::size_t>(part)];
    };
    if (bars == row_count_ && series_->count() == parts) {
        const QList<QBarSet*> sets = series_->barSets();
        for (qsizetype part = 0; part < parts; ++part)
            for (qsizetype row = 0; row < bars; ++row)
                if (sets[part]->at(static_cast<int>(row)) != value(part, row)) sets[part]->replace(static_cast<int>(row), value(part, row));
        return;
    }
    series_->clear();
    row_count_ = bars;
    QStringList names;
    for (qsizetype row = 0; row < bars; ++row) names << QString::number(row);
    rows_->setCategories(names);
    for (qsizetype part = 0; part < parts; ++part) {
        auto* set = new QBarSet(data.parts[static_cast<std::size_t>(part)].label);
        for (qsizetype row = 0; row < bars; ++row) set->append(value(part, row));
        series_->append(set);
    }
}

void QtChartBars::paint(QPainter& painter, const QRectF& plot, double maximum, double bar_share, const QPalette& palette) {
    const QList<QBarSet*> sets = series_->barSets();
    for (qsizetype part = 0; part < sets.size(); ++part) {
        const Swatch& swatch = swatches_[static_cast<std::size_t>(part)];
        sets[part]->setBrush(Theme::brush(swatch));
        sets[part]->setPen(Theme::outline(swatch, palette));
    }
    const QRectF area(QPointF(0, 0), plot.size());
    if (chart_->size() != area.size()) {
        chart_->resize(area.size());
        chart_->setPlotArea(area);
    }
    if (values_->max() != maximum) values_->setRange(0, maximum);
    series_->setBarWidth(bar_share);
    scene_.render(&painter, plot, area, Qt::IgnoreAspectRatio);
}

} // namespace fivefold
