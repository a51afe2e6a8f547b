// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/chart.h"

#include <QColor>

#include <vector>

namespace fivefold {

/// Lines over a logarithmic axis.
struct LineChartData {
    enum class Marker { circle, square, diamond, triangle, cross };
    struct Point {
        double x = 0, y = 0;
        bool hollow = false; ///< such as a plan that does not fit
        QString description, tip;
    };
    struct Series {
        QString name;
        QColor color;
        Marker marker = Marker::circle;
        std::vector<Point> points; ///< ascending in x
        std::vector<Point> reference; ///< what it is compared with: dashed in its colour, without markers; empty: none
    };
    std::vector<Series> series;
    std::vector<Point> ideal; ///< dashed, without markers; empty: none
    QString ideal_name, reference_name;
    std::vector<double> ticks; ///< of the x axis
    QString x_title, y_title;
    QString (*x_text)(double) = nullptr; ///< a value of the x axis; without it a whole number
    QString (*y_text)(double) = nullptr; ///< a value of the y axis with its unit
    bool log_y = false;                  ///< else from 0
    double marked_x = 0;                 ///< a vertical line; 0: none
    QString marked_text, hollow_text, description;
};

/// Draws a LineChartData; left and right select a point, up and down the same place on another line, Enter or a double click activates it.
class LineChart : public Chart {
    Q_OBJECT

public:
    struct Place {
        int series = -1, point = -1;
        bool operator==(const Place&) const = default;
    };

    explicit LineChart(QWidget* parent = nullptr);

    void setData(LineChartData data);
    [[nodiscard]] const LineChartData& data() const { return data_; }
    [[nodiscard]] Place selected() const { return selected_; }
    [[nodiscard]] QPointF position(Place place) const; ///< of a point's middle, in the widget
    [[nodiscard]] QString tsv() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pointSelected(int series, int point);
    void pointActivated(int series, int point);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] bool valid(Place place) const;
    [[nodiscard]] Place nearest(QPointF position) const; ///< within reach of the pointer, else none
    [[nodiscard]] QPointF at(const LineChartData::Point& point) const;
    void choose(Place place);
    void step(int points, int series);
    void describe();
    void layOut();
    struct LegendEntry {
        int series = -1; ///< or hollow, or dashed
        bool hollow = false;
        QString text;
        QPointF at; ///< left end of its middle line
    };
    [[nodiscard]] std::vector<LegendEntry> legend() const; ///< laid out like words, as many a line as fit
    void paintAxes(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintSeries(QPainter& painter, const LineChartData::Series& series) const;

    LineChartData data_;
    Place selected_;
    QRectF plot_;
    double legend_height_ = 0, low_x_ = 0, high_x_ = 1, low_y_ = 0, high_y_ = 1; // logarithms where the axis has them
    std::vector<double> y_ticks_;
};

} // namespace fivefold
