// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/gantt_data.h"

#include <QImage>
#include <QPalette>
#include <QRect>

#include <vector>

namespace fivefold {

/// Draws rows of bars straight into pixels: each pixel column gets the role that fills most of it, as strong as it fills it, so that the
/// cost is that of the bars in sight plus that of the pixels, however far one zooms out.
class GanttRaster {
public:
    GanttRaster(const GanttChart& chart, const GanttIndex& index, const QPalette& palette);

    /// Device pixels. `begin` and `end` are the times at the left and right edge of `area`.
    void paintRow(QImage& image, const QRect& area, int row, double begin, double end);

private:
    struct Column {
        float share = 0; ///< of the pixel that the leading role fills
        std::int16_t role = -1;
        bool edge = false; ///< a bar begins here that is wide enough to have an edge
    };
    void gather(int row, double begin, double end, int width);
    void add(int column, float share, std::int16_t role);

    const GanttIndex& index_;
    struct Paint {
        QRgb color, gap, edge; ///< gap: between the lines of a hatched role
        bool hatched;
    };
    std::vector<Paint> roles_;
    QRgb ground_;
    std::vector<Column> columns_;
    std::vector<QRgb> solid_, gap_; ///< of each column: on a hatch line, and between
    std::vector<float> shares_;     ///< by role, of the column at hand
    int present_ = -1;              ///< column at hand
};

} // namespace fivefold
