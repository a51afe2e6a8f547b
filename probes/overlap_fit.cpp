// SPDX-License-Identifier: Apache-2.0
#include "probes/overlap_fit.h"

#include "probes/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace fivefold {
namespace {

double common_median(const std::vector<double>& marks, double begin, double end)
{
    std::vector<double> inside;
    for (std::size_t i = 1; i < marks.size(); ++i) {
        if (marks[i - 1] >= begin && marks[i] <= end) inside.push_back(marks[i] - marks[i - 1]);
    }
    if (!inside.empty()) return median(std::move(inside));
    return (marks.back() - marks.front()) / static_cast<double>(marks.size() - 1);
}

} // namespace

OverlapFit fit_overlap(const std::vector<SlowDown>& points)
{
    double xx = 0;
    double xy = 0;
    double yy = 0;
    double xz = 0;
    double yz = 0;
    for (const SlowDown& point : points) {
        const double z = 1 - 1 / std::max(point.ratio, 1.0);
        xx += point.sm_share * point.sm_share;
        xy += point.sm_share * point.memory_share;
        yy += point.memory_share * point.memory_share;
        xz += point.sm_share * z;
        yz += point.memory_share * z;
    }
    OverlapFit fit;
    fit.points = static_cast<int>(points.size());
    const double determinant = xx * yy - xy * xy;
    if (determinant > 1e-9 * xx * yy) {
        fit.sm = (xz * yy - yz * xy) / determinant;
        fit.memory = (yz * xx - xz * xy) / determinant;
    } else if (xx > 0) {
        fit.sm = xz / xx;
    }
    if (fit.sm < 0 && yy > 0) fit = {0, yz / yy, fit.points, 0};
    if (fit.memory < 0 && xx > 0) fit = {xz / xx, 0, fit.points, 0};
    fit.sm = std::max(fit.sm, 0.0);
    fit.memory = std::max(fit.memory, 0.0);
    for (const SlowDown& point : points) {
        const double rest = std::max(1 - fit.sm * point.sm_share - fit.memory * point.memory_share, 0.05);
        fit.error_percent += 100 * std::abs(1 / rest / std::max(point.ratio, 1.0) - 1) / static_cast<double>(points.size());
    }
    return fit;
}

Together overlapped(const std::vector<double>& load_marks, const std::vector<double>& contender_marks)
{
    const double begin = std::max(load_marks.front(), contender_marks.front());
    const double end = std::min(load_marks.back(), contender_marks.back());
    return {common_median(load_marks, begin, end), common_median(contender_marks, begin, end)};
}

} // namespace fivefold
