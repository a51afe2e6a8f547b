// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/chart.h"
#include "app/desktop/theme/theme.h"

#include <QRectF>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

namespace fivefold {

class QtChartBars;

/// What StackedBars draws. All values are in one unit.
struct StackedBarsData {
    struct Part {
        QString label;
        Swatch swatch;
    };
    struct Bar {
        QString label;
        QString value_text;         ///< drawn at the end of the row
        QString description;        ///< for screen readers: "stage 0: 61.2 of 79.1 GiB"
        std::vector<double> values; ///< one per part
        [[nodiscard]] double total() const;
    };
    std::vector<Part> parts;
    std::vector<Bar> bars;
    QString unit;
    double limit = 0; ///< a labelled line across all bars; 0 = none
    QString limit_text;
    int marked = -1; ///< this bar gets `mark_text` beside its value
    QString mark_text;
    std::function<QString(int)> tip; ///< rich text for a bar, made when it is asked for
};

/// Horizontal stacked bars with a limit line and a legend of labels. One bar can be selected, by mouse or by arrow keys.
/// Up to kQtChartsLimit bars are drawn by Qt Charts, more by hand, since Qt Charts then takes longer than a frame.
class StackedBars : public Chart {
    Q_OBJECT

public:
    static constexpr int kQtChartsLimit = 10;

    explicit StackedBars(QWidget* parent = nullptr);
    ~StackedBars() override;

    void setData(StackedBarsData data);
    [[nodiscard]] const StackedBarsData& data() const { return data_; }

    [[nodiscard]] int selected() const { return selected_; }
    void setSelected(int bar); ///< without a signal

    [[nodiscard]] QString tsv() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    // What is drawn and where, in widget coordinates.
    [[nodiscard]] QRectF partRect(int bar, int part) const;
    [[nodiscard]] QRectF barRect(int bar) const;
    [[nodiscard]] double limitX() const;
    [[nodiscard]] std::vector<double> ticks() const;
    [[nodiscard]] QStringList legendLabels() const; ///< of the parts that some bar has
    [[nodiscard]] bool usesQtCharts() const;
    [[nodiscard]] int barAt(QPointF position) const; ///< -1 where there is none
    [[nodiscard]] int partAt(int bar, QPointF position) const; ///< likewise

Q_SIGNALS:
    void barSelected(int bar);
    void activated(int bar, int part); ///< clicked, or Enter; part -1: the bar as a whole

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct LegendItem {
        int part;
        QRectF swatch;
        QRectF text;
    };
    void layOut();
    void choose(int bar);
    void describe();
    [[nodiscard]] double xOf(double value) const;
    [[nodiscard]] double barShare() const; ///< of a row's height
    [[nodiscard]] std::vector<int> shownParts() const;
    [[nodiscard]] double legendHeight(double width) const;
    [[nodiscard]] std::vector<LegendItem> placeLegend(double left, double top, double width) const;
    void paintGrid(QPainter& painter) const;
    void paintBars(QPainter& painter);
    void paintRowTexts(QPainter& painter) const;
    void paintLimit(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    StackedBarsData data_;
    int selected_ = -1;
    QRectF plot_; ///< between the labels on the left and the values on the right
    double row_height_ = 0;
    double values_width_ = 0;
    double maximum_ = 1;
    std::vector<LegendItem> legend_;
    std::unique_ptr<QtChartBars> qt_bars_;
};

} // namespace fivefold
