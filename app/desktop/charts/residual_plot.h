// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/chart.h"

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QRectF>

#include <functional>
#include <vector>

namespace fivefold {

/// What ResidualPlot draws: predicted beside measured times, in series of one colour and one shape each.
struct ResidualPlotData {
    struct Series {
        QString label;
        QColor color;
        int shape = 0; ///< 0 to ResidualPlot::kShapes - 1, or kOwnShape
    };
    struct Point {
        double measured = 1, predicted = 1; ///< both above 0, in one unit
        int series = 0;
    };
    std::vector<Series> series;
    std::vector<Point> points;
    QString unit;
    std::function<QString(int point)> description; ///< for screen readers
    std::function<QString(int point)> tip;         ///< rich text, made when it is asked for
    std::function<QString()> table;                ///< tab-separated values of all points
};

/// Thousands of predictions against what was measured: on logarithmic axes with the line of equality and a band of ten per cent around
/// it, or as their error over the measured time. Points of later series lie on top. One point can be selected, by mouse or keys: Left and
/// Right go along the measured times, Up and Down along what stands on the other axis. Return or a double click activates it.
class ResidualPlot : public Chart {
    Q_OBJECT

public:
    enum class View { predicted, error };
    static constexpr int kShapes = 8, kOwnShape = 8;
    static constexpr double kBand = 0.1;

    explicit ResidualPlot(QWidget* parent = nullptr);

    void setData(ResidualPlotData data);
    [[nodiscard]] const ResidualPlotData& data() const { return data_; }
    void setView(View view);
    [[nodiscard]] View view() const { return view_; }
    [[nodiscard]] int selected() const { return selected_; } ///< -1: none
    void setSelected(int point);                             ///< without a signal

    [[nodiscard]] QString tsv() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    // What is drawn and where, in widget coordinates.
    [[nodiscard]] QPointF pointAt(int point) const; ///< of its centre; points beyond the error axis lie on its end
    [[nodiscard]] int nearest(QPointF position) const; ///< -1 where none is near
    [[nodiscard]] QRectF plot() const { return plot_; }
    [[nodiscard]] double errorLimit() const { return error_limit_; } ///< a fraction
    [[nodiscard]] int beyond() const { return beyond_; } ///< points on the end of the error axis
    /// One marker, for legends.
    static void paintMarker(QPainter& painter, QPointF centre, double size, int shape, const QColor& color, const QColor& edge);

Q_SIGNALS:
    void pointSelected(int point);
    void pointHovered(int point); ///< -1: none any more
    void pointActivated(int point);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void findLimits();
    void layOut();
    void sortPoints();
    void choose(int point);
    void step(const std::vector<int>& order, std::ptrdiff_t by);
    void describe();
    [[nodiscard]] double xOf(double measured) const;
    [[nodiscard]] double yOf(const ResidualPlotData::Point& point) const;
    [[nodiscard]] double yOfPredicted(double predicted) const;
    [[nodiscard]] double yOfError(double error) const;
    // residual_plot_paint.cpp
    [[nodiscard]] std::vector<double> timeTicks(double room) const;
    [[nodiscard]] std::vector<QRectF> placeLegend(double left, double top, double width) const;
    [[nodiscard]] double legendHeight(double width) const;
    void paintAxes(QPainter& painter) const;
    void paintBand(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void renderPoints();

    ResidualPlotData data_;
    View view_ = View::predicted;
    int selected_ = -1, hovered_ = -1, beyond_ = 0;
    double low_ = 0.1, high_ = 10; ///< of both time axes
    double error_limit_ = 0.5;
    QRectF plot_;
    std::vector<int> by_x_, by_y_; ///< points in order of the axes
    QImage cache_;                 ///< the points; empty when they must be drawn anew
};

} // namespace fivefold
