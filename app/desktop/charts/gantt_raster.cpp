// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/gantt_raster.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr double kEdgedBar = 3; // at least as wide has a line at its beginning
constexpr int kHatchPeriod = 6, kHatchLine = 2;

QRgb blend(QRgb from, QRgb to, double share) {
    const auto part = [share](int a, int b) { return static_cast<int>(a + (b - a) * share + 0.5); };
    return qRgb(part(qRed(from), qRed(to)), part(qGreen(from), qGreen(to)), part(qBlue(from), qBlue(to)));
}

} // namespace

GanttRaster::GanttRaster(const GanttChart& chart, const GanttIndex& index, const QPalette& palette)
    : index_(index), ground_(palette.color(QPalette::Base).rgb()), shares_(chart.roles.size(), 0.F) {
    const QRgb text = palette.color(QPalette::Text).rgb();
    for (const GanttChart::Role& role : chart.roles) {
        const QRgb color = role.swatch.color.rgb();
        roles_.push_back({color, role.swatch.hatched ? blend(ground_, color, 0.15) : color, blend(color, text, 0.45), role.swatch.hatched});
    }
}

/// Bars come in ascending order, so that one column at a time is summed up.
void GanttRaster::add(int column, float share, std::int16_t role) {
    if (column != present_) {
        std::fill(shares_.begin(), shares_.end(), 0.F);
        present_ = column;
    }
    float& sum = shares_[static_cast<std::size_t>(role)];
    sum = std::min(1.F, sum + share);
    Column& at = columns_[static_cast<std::size_t>(column)];
    if (at.role == role || sum > at.share) {
        at.share = sum;
        at.role = role;
    }
}

void GanttRaster::gather(int row, double begin, double end, int width) {
    columns_.assign(static_cast<std::size_t>(width), {});
    present_ = -1;
    const double scale = width / (end - begin);
    const auto [first, last] = index_.within(row, begin, end);
    for (std::size_t place = first; place < last; ++place) {
        const GanttBar& bar = index_.bar(place);
        if (bar.role < 0 || bar.role >= static_cast<std::int32_t>(roles_.size())) continue;
        const auto role = static_cast<std::int16_t>(bar.role);
        const double left = std::max(0.0, (bar.begin - begin) * scale), right = std::min<double>(width, (bar.end - begin) * scale);
        const int from = static_cast<int>(left), to = static_cast<int>(right);
        if (from >= width || right <= left) continue;
        if (from == to) {
            add(from, static_cast<float>(right - left), role);
            continue;
        }
        add(from, static_cast<float>(from + 1 - left), role);
        for (int column = from + 1; column < to; ++column) columns_[static_cast<std::size_t>(column)] = {1.F, role, false};
        if (to < width && right > to) add(to, static_cast<float>(right - to), role);
        if (right - left >= kEdgedBar && (bar.begin - begin) * scale >= 0) columns_[static_cast<std::size_t>(from)].edge = true;
    }
}

void GanttRaster::paintRow(QImage& image, const QRect& area, int row, double begin, double end) {
    if (area.width() < 1 || area.height() < 1 || !(end > begin) || roles_.empty()) return;
    gather(row, begin, end, area.width());
    const QRect seen = area.intersected(image.rect());
    if (seen.isEmpty()) return;
    solid_.resize(columns_.size());
    gap_.resize(columns_.size());
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const Column& column = columns_[i];
        if (column.role < 0) continue;
        const Paint& paint = roles_[static_cast<std::size_t>(column.role)];
        const double share = column.share >= 0.999F ? 1 : static_cast<double>(column.share);
        solid_[i] = column.edge ? paint.edge : blend(ground_, paint.color, share);
        gap_[i] = column.edge || !paint.hatched ? solid_[i] : blend(ground_, paint.gap, share);
    }
    for (int y = seen.top(); y <= seen.bottom(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = seen.left(); x <= seen.right(); ++x) {
            const auto i = static_cast<std::size_t>(x - area.left());
            if (columns_[i].role >= 0) line[x] = (x + y) % kHatchPeriod < kHatchLine ? solid_[i] : gap_[i];
        }
    }
}

} // namespace fivefold
