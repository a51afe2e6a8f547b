// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/chart.h"

#include <QImage>
#include <QRectF>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace fivefold {

/// Points of two quantities with a front, limits and a point of reference.
struct ScatterData {
    struct Point {
        double x = 0, y = 0;
        std::uint32_t id = 0;
    };
    struct Line {
        double x = 0;
        QString label;
    };
    struct Axis {
        QString title, unit;
    };
    std::vector<Point> points;          ///< ascending ids
    std::vector<std::uint32_t> front;   ///< ids, ascending in x: nothing has less of x and a better y
    bool smaller_is_better = true;      ///< in y
    Axis x, y;
    std::vector<Line> limits;           ///< vertical lines
    std::optional<Point> reference;     ///< what the points are compared with; its id counts only where it is one of them
    QString reference_label, front_label;
    std::function<QString(std::uint32_t)> tip, description; ///< rich text; for screen readers
};

/// A scatter of tens of thousands of points and more, painted into an image of the plot's size. The wheel and + - zoom (with Shift only
/// sideways), dragging and Ctrl with the arrows pan, 0 fits. Left and Right walk the front, Return and a double click activate.
class ScatterView : public Chart {
    Q_OBJECT

public:
    explicit ScatterView(QWidget* parent = nullptr);

    /// New data; everything comes into sight unless it has the same axes and ids as before.
    void setData(ScatterData data);
    /// What has been filtered out is painted pale; ids in any order. Nothing: all count.
    void setHighlighted(const std::vector<std::uint32_t>* ids);
    void setReference(std::optional<ScatterData::Point> reference);
    void setSummary(const QString& text); ///< for screen readers, while nothing is selected
    [[nodiscard]] const ScatterData& data() const { return data_; }

    [[nodiscard]] std::optional<std::uint32_t> selected() const { return selected_; }
    void select(std::optional<std::uint32_t> id); ///< without a signal

    [[nodiscard]] QRectF range() const { return range_; } ///< in sight, in the axes' units
    void setRange(const QRectF& range);
    void fit();
    void zoom(double factor, QPointF about, bool sideways_only = false); ///< > 1: nearer; about: widget coordinates
    void pan(QPointF pixels);
    [[nodiscard]] QPointF positionOf(double x, double y) const; ///< widget coordinates
    [[nodiscard]] QPointF valueAt(QPointF position) const;
    /// The point nearest to a position, not further than a few pixels; highlighted ones go first.
    [[nodiscard]] std::optional<std::uint32_t> pointAt(QPointF position) const;

    [[nodiscard]] QString tsv() const override; ///< the points in sight
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pointSelected(quint32 id);
    void activated(quint32 id);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void describe();
    [[nodiscard]] const ScatterData::Point* find(std::uint32_t id) const;
    [[nodiscard]] QRectF extent() const; ///< of all that is worth seeing
    void choose(std::uint32_t id);
    void walk(int step);
    void reveal(const ScatterData::Point& point);
    // scatter_view_paint.cpp
    void renderPoints();
    void paintAxes(QPainter& painter) const;
    void paintLimits(QPainter& painter) const;
    void paintFront(QPainter& painter) const;
    void paintReference(QPainter& painter) const;
    void paintRing(QPainter& painter, const ScatterData::Point& point, double width) const;

    ScatterData data_;
    std::vector<bool> pale_; ///< by place in the points; empty: none
    QString summary_;
    QRectF plot_, range_{0, 0, 1, 1};
    std::optional<std::uint32_t> selected_, hovered_;
    std::optional<QPointF> grabbed_;
    bool dragged_ = false;
    QImage cache_; ///< of the points; null when they must be painted anew
};

} // namespace fivefold
