// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/theme/theme.h"

#include <QPointF>
#include <QString>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace fivefold {

/// One event of a timeline; times in seconds.
struct GanttBar {
    double begin = 0, end = 0;
    std::int32_t row = 0;
    std::int32_t role = 0;  ///< index of GanttChart::roles
    std::int64_t event = 0; ///< the caller's number, one of its own in a chart
};

/// Something that leads from one bar to another, such as a message.
struct GanttFlow {
    double begin = 0, end = 0;
    std::int32_t from_row = 0, to_row = 0;
};

/// A timeline of up to a million bars in rows. Texts are asked for one bar at a time, when they are drawn or read out.
struct GanttChart {
    struct Role {
        QString label;
        Swatch swatch;
    };
    QString title; ///< drawn above the rows where there are several charts; may be empty
    std::vector<QString> rows;
    std::vector<Role> roles;
    std::vector<GanttBar> bars;
    std::vector<GanttFlow> flows;                           ///< drawn while they are not too many to be told apart
    std::vector<std::int64_t> critical;                     ///< events of the critical path, in order of time
    std::function<QString(std::int64_t event)> label;       ///< short, inside the bar
    std::function<QString(std::int64_t event)> tip;         ///< rich text for a tool tip
    std::function<QString(std::int64_t event)> description; ///< for screen readers
};

/// A line below the charts on the same axis, such as memory over time.
struct GanttCurve {
    QString label;
    QString unit;
    std::vector<QPointF> points; ///< seconds, value; ascending
    double limit = 0;            ///< a labelled line across; 0 = none
    QString limit_text;
};

/// Bars by row and begin, so that what lies in a range of time is found by halving. Bars of a row may touch but not overlap by more
/// than rounding; where they do the later one is drawn over the earlier one.
class GanttIndex {
public:
    GanttIndex() = default;
    explicit GanttIndex(const GanttChart& chart);

    [[nodiscard]] int rowCount() const { return static_cast<int>(starts_.size()) - 1; }
    [[nodiscard]] double end() const { return end_; } ///< of the last bar
    /// Places of a row's bars, [first, last); a place is an index of the sorted order.
    [[nodiscard]] std::pair<std::size_t, std::size_t> row(int row) const;
    /// Places of a row's bars that reach into the range.
    [[nodiscard]] std::pair<std::size_t, std::size_t> within(int row, double begin, double end) const;
    [[nodiscard]] const GanttBar& bar(std::size_t place) const { return bars_[place]; }
    [[nodiscard]] std::size_t size() const { return bars_.size(); }
    /// The place of an event; size() where there is none.
    [[nodiscard]] std::size_t placeOf(std::int64_t event) const;

private:
    std::vector<GanttBar> bars_;
    std::vector<double> latest_; ///< the latest end of this bar and those before it in its row
    std::vector<std::size_t> starts_{0};
    std::vector<std::size_t> by_event_;
    double end_ = 0;
};

} // namespace fivefold
