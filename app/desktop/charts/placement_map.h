// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/chart.h"

#include <QColor>
#include <QImage>
#include <QRect>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace fivefold {

/// What PlacementMap draws: GPUs in nodes and NVLink domains, each in the colour of a group.
struct PlacementMapData {
    std::int64_t gpus_per_node = 8;
    std::int64_t domain = 8;                                                          ///< GPUs of one NVLink domain
    std::vector<std::uint8_t> colors;                                                 ///< of each rank: a number of Theme::series
    QString block;                                                                    ///< label of a block, "node %1" or "NVLink domain %1"
    std::function<void(std::int64_t rank, std::vector<std::int64_t>& members)> group; ///< the ranks that belong together with one
    std::function<QString(std::int64_t rank)> description;                            ///< for screen readers
    std::function<QString(std::int64_t rank)> tip;                                    ///< rich text, made when it is asked for
    std::function<QString()> table;                                                   ///< tab-separated values of all ranks
};

/// Every GPU of a cluster as a cell. Cells carry their rank's number while there is room, become plain squares, then pixels; where even
/// pixels are too many, one stands for several ranks. One rank can be selected, by mouse or keys: Left and Right go to its neighbours,
/// Up and Down to the same GPU of the next node, with Ctrl along its group.
/// The wheel and + - zoom, dragging pans, 0 shows all.
class PlacementMap : public Chart {
    Q_OBJECT

public:
    explicit PlacementMap(QWidget* parent = nullptr);

    void setData(PlacementMapData data);
    [[nodiscard]] const PlacementMapData& data() const { return data_; }
    [[nodiscard]] std::int64_t ranks() const { return static_cast<std::int64_t>(data_.colors.size()); }
    [[nodiscard]] std::int64_t selected() const { return selected_; } ///< 0 at first; -1 without data
    void setSelected(std::int64_t rank);                              ///< without a signal

    [[nodiscard]] QString tsv() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    // What is drawn and where, in widget coordinates.
    [[nodiscard]] QRectF cellRect(std::int64_t rank) const;
    [[nodiscard]] std::int64_t rankAt(QPointF position) const; ///< -1 where there is none
    [[nodiscard]] std::int64_t ranksPerCell() const { return grid_.per_cell; }
    [[nodiscard]] double zoom() const { return zoom_; } ///< 1: all in sight
    void setZoom(double zoom, QPointF about);           ///< what lies at `about` stays there

Q_SIGNALS:
    void rankSelected(qint64 rank);
    void rankHovered(qint64 rank); ///< -1: none any more

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Sizes in device pixels. Cells make an inner block, inner blocks an outer one: a node in a domain, or a domain in a node.
    struct Grid {
        std::int64_t per_cell = 1, inner = 1, outer = 1, blocks = 0; ///< ranks of a cell, cells of an inner block, cells of an outer block
        int cell = 0, cell_gap = 0, inner_gap = 0, outer_gap = 0, label = 0;
        int inner_columns = 1, outer_columns = 1, columns = 1;
        int inner_width = 0, inner_height = 0, width = 0, height = 0; ///< of a block; the label is not counted
    };
    void layOut();
    [[nodiscard]] Grid sized(int cell, std::int64_t per_cell, int label_width) const;
    [[nodiscard]] bool fits(Grid& grid) const;
    [[nodiscard]] QRect blockRect(std::int64_t block) const;
    [[nodiscard]] QRect cellAt(std::int64_t rank) const; ///< device pixels
    [[nodiscard]] QSize content() const;                 ///< device pixels
    void moveTo(QPoint offset);
    void reveal(std::int64_t rank);
    void choose(std::int64_t rank);
    void alongGroup(int step);
    void describe();
    // placement_map_paint.cpp
    void renderCells();
    void paintLabels(QPainter& painter) const;
    void paintGroup(QPainter& painter, std::int64_t rank) const;

    PlacementMapData data_;
    std::int64_t selected_ = -1, hovered_ = -1;
    Grid grid_;
    double zoom_ = 1;
    QPoint offset_;                  ///< of what is in sight, device pixels
    std::optional<QPointF> grabbed_; ///< where dragging goes on from
    bool dragged_ = false;
    QImage cache_; ///< cells and labels; empty when it must be drawn anew
};

} // namespace fivefold
