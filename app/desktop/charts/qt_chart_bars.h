// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/stacked_bars.h"

#include <QGraphicsScene>

class QBarCategoryAxis;
class QBarSet;
class QChart;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace fivefold {

/// The bars of a StackedBars as a Qt Charts series: the only file that knows Qt Charts, so that it can be replaced.
class QtChartBars {
public:
    QtChartBars();
    ~QtChartBars();

    /// Changes values in place; sets are made anew only when the number of bars or parts changes.
    void setData(const StackedBarsData& data);
    /// Draws the bars into `plot`: values from 0 to `maximum`, `bar_share` of a row's height filled.
    void paint(QPainter& painter, const QRectF& plot, double maximum, double bar_share, const QPalette& palette);

private:
    QGraphicsScene scene_;
    QChart* chart_;                       // owned by the scene
    QHorizontalStackedBarSeries* series_; // owned by the chart, as are the axes
    QValueAxis* values_;
    QBarCategoryAxis* rows_;
    std::vector<Swatch> swatches_;
    qsizetype row_count_ = 0;
};

} // namespace fivefold
