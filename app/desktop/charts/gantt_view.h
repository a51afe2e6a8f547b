// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/chart.h"
#include "app/desktop/charts/gantt_data.h"

#include <QImage>
#include <QPixmap>
#include <QRectF>

#include <optional>
#include <vector>

namespace fivefold {

/// Gantt charts above each other on one axis of time, with a curve below them. The wheel and + - zoom, dragging, Shift and the wheel or
/// Ctrl and the arrows pan, 0 or a double click fits. A bar is selected by mouse or arrows: Left and Right along its row, Up and Down to
/// other rows, Return zooms to it, Escape lets go. However many bars there are, a repaint costs about what the pixels cost.
class GanttView : public Chart {
    Q_OBJECT

public:
    /// A bar: which chart, and its event there.
    struct Place {
        int chart = 0;
        std::int64_t event = 0;
        bool operator==(const Place&) const = default;
    };

    explicit GanttView(QWidget* parent = nullptr);

    /// New data; the range in sight is kept where it still lies inside, else all is shown. A selection stays while its event exists.
    void setCharts(std::vector<GanttChart> charts);
    void setCurve(std::optional<GanttCurve> curve);
    void setSummary(const QString& text); ///< for screen readers, while nothing is selected
    void setPlayHead(std::optional<double> seconds);
    [[nodiscard]] std::optional<double> playHead() const { return play_head_; }
    [[nodiscard]] int chartCount() const { return static_cast<int>(panels_.size()); }
    [[nodiscard]] const GanttChart& chart(int index) const { return panels_.at(static_cast<std::size_t>(index)).chart; }

    // The range of time in sight, seconds.
    [[nodiscard]] double begin() const { return begin_; }
    [[nodiscard]] double end() const { return end_; }
    [[nodiscard]] double extent() const { return extent_; } ///< where the last bar ends
    void setRange(double begin, double end);
    void fit();
    void zoom(double factor, double about); ///< > 1: nearer
    void pan(double seconds);

    [[nodiscard]] std::optional<Place> selected() const { return selected_; }
    void select(std::optional<Place> place); ///< without a signal; brings it into sight
    [[nodiscard]] std::optional<Place> barAt(QPointF position) const;
    [[nodiscard]] QRectF barRect(const Place& place) const; ///< widget coordinates, may be out of sight; null when there is no such bar
    [[nodiscard]] double xOf(double seconds) const;
    [[nodiscard]] double timeAt(double x) const;

    [[nodiscard]] QString tsv() const override; ///< the bars in sight
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void barSelected(int chart, qint64 event); ///< event -1: none any more
    void rangeChanged(double begin, double end);

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
    struct Panel {
        GanttChart chart;
        GanttIndex index;
        double top = 0; ///< of its first row, scrolled by nothing
    };
    struct LegendItem {
        GanttChart::Role role;
        QRectF swatch, text;
    };
    void layOut();
    /// Roles of all charts, each label once, as many a line as fit; `top` of the first line.
    [[nodiscard]] std::vector<LegendItem> placeLegend(double top) const;
    void describe();
    void rangeMoved();
    [[nodiscard]] const GanttBar* find(const Place& place) const;
    [[nodiscard]] QRectF rowRect(int chart, int row) const;
    void scrollTo(double y); ///< pixels
    // gantt_view_input.cpp
    void choose(std::optional<Place> place);
    void alongRow(int step);
    void acrossRows(int step);
    void reveal(const Place& place);
    // gantt_view_paint.cpp
    void renderRows();
    void renderStill();
    void paintAxis(QPainter& painter) const;
    void paintRowLabels(QPainter& painter) const;
    void paintBarLabels(QPainter& painter) const;
    void paintFlows(QPainter& painter) const;
    void paintCritical(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintOutline(QPainter& painter, const Place& place, double width) const;
    void paintPlayHead(QPainter& painter) const;

    std::vector<Panel> panels_;
    std::optional<GanttCurve> curve_;
    QString summary_;
    double begin_ = 0, end_ = 1, extent_ = 0;
    std::optional<double> play_head_;
    std::optional<Place> selected_, hovered_;
    QRectF plot_;  ///< where rows can be seen
    QRectF below_; ///< of the curve; null without one
    std::vector<LegendItem> legend_;
    double row_height_ = 0, rows_height_ = 0, scroll_ = 0;
    std::optional<QPointF> grabbed_; ///< where dragging goes on from
    bool dragged_ = false;
    QImage cache_; ///< of the rows; null when they must be drawn anew
    QPixmap still_; ///< of all but what follows the pointer and the play head; null likewise
};

} // namespace fivefold
