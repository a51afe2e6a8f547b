// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/gantt_data.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fivefold {

GanttIndex::GanttIndex(const GanttChart& chart) {
    const auto rows = static_cast<std::int32_t>(chart.rows.size());
    bars_.reserve(chart.bars.size());
    for (const GanttBar& bar : chart.bars)
        if (bar.row >= 0 && bar.row < rows && std::isfinite(bar.begin) && std::isfinite(bar.end) && bar.end >= bar.begin) bars_.push_back(bar);
    std::stable_sort(bars_.begin(), bars_.end(), [](const GanttBar& a, const GanttBar& b) { return a.row != b.row ? a.row < b.row : a.begin < b.begin; });
    starts_.assign(1, 0);
    latest_.resize(bars_.size());
    std::size_t place = 0;
    for (std::int32_t row = 0; row < rows; ++row) {
        double latest = 0;
        for (; place < bars_.size() && bars_[place].row == row; ++place) latest_[place] = latest = std::max(latest, bars_[place].end);
        starts_.push_back(place);
        end_ = std::max(end_, latest);
    }
    by_event_.resize(bars_.size());
    std::iota(by_event_.begin(), by_event_.end(), std::size_t{0});
    std::sort(by_event_.begin(), by_event_.end(), [this](std::size_t a, std::size_t b) { return bars_[a].event < bars_[b].event; });
}

std::pair<std::size_t, std::size_t> GanttIndex::row(int row) const {
    if (row < 0 || row >= rowCount()) return {0, 0};
    return {starts_[static_cast<std::size_t>(row)], starts_[static_cast<std::size_t>(row) + 1]};
}

std::pair<std::size_t, std::size_t> GanttIndex::within(int which, double begin, double end) const {
    const auto [from, to] = row(which);
    const auto at = [](std::size_t place) { return static_cast<std::ptrdiff_t>(place); };
    const auto first = std::upper_bound(latest_.begin() + at(from), latest_.begin() + at(to), begin);
    const auto last =
        std::lower_bound(bars_.begin() + at(from), bars_.begin() + at(to), end, [](const GanttBar& bar, double time) { return bar.begin < time; });
    const auto low = static_cast<std::size_t>(first - latest_.begin()), high = static_cast<std::size_t>(last - bars_.begin());
    return {low, std::max(low, high)};
}

std::size_t GanttIndex::placeOf(std::int64_t event) const {
    const auto found =
        std::lower_bound(by_event_.begin(), by_event_.end(), event, [this](std::size_t place, std::int64_t wanted) { return bars_[place].event < wanted; });
    return found == by_event_.end() || bars_[*found].event != event ? size() : *found;
}

} // namespace fivefold
