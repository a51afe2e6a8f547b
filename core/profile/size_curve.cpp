// SPDX-License-Identifier: Apache-2.0
#include "core/profile/size_curve.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

/// Slope at an inner knot: the weighted harmonic mean of those beside it, 0 at a turn, so that the curve stays between its points.
double inner_slope(double before, double after, double slope_before, double slope_after) {
    if (slope_before * slope_after <= 0) return 0;
    const double first = 2 * after + before, second = after + 2 * before;
    return (first + second) / (first / slope_before + second / slope_after);
}

/// Slope at an end: of the parabola through three points, limited where it would turn.
double end_slope(double near, double far, double slope_near, double slope_far) {
    const double slope = ((2 * near + far) * slope_near - near * slope_far) / (near + far);
    if (slope * slope_near <= 0) return 0;
    if (slope_near * slope_far <= 0 && std::abs(slope) > 3 * std::abs(slope_near)) return 3 * slope_near;
    return slope;
}

} // namespace

LatencyBandwidth fit_latency_bandwidth(const std::vector<CollectivePoint>& points) {
    LatencyBandwidth fit;
    if (points.empty()) return fit;
    double a = 0, b = 0, c = 0, d = 0, e = 0; // normal equations of sum ((alpha + beta S) / t - 1)^2
    for (const auto& [bytes, seconds] : points) {
        const double weight = 1 / seconds, scaled = bytes / seconds;
        a += weight * weight;
        b += weight * scaled;
        c += scaled * scaled;
        d += weight;
        e += scaled;
    }
    const double determinant = a * c - b * b;
    fit.alpha = determinant > 1e-12 * a * c ? (d * c - b * e) / determinant : 0;
    fit.beta = determinant > 1e-12 * a * c ? (a * e - b * d) / determinant : e / c;
    if (fit.alpha < 0) fit = {0, e / c, 0, 0};
    if (fit.beta < 0) fit = {d / a, 0, 0, 0};
    std::vector<double> errors;
    errors.reserve(points.size());
    for (const auto& [bytes, seconds] : points) errors.push_back(std::abs(fit.seconds(bytes) / seconds - 1));
    std::sort(errors.begin(), errors.end());
    fit.worst_error = errors.back();
    fit.median_error = (errors[(errors.size() - 1) / 2] + errors[errors.size() / 2]) / 2;
    return fit;
}

SizeCurve::SizeCurve(std::vector<CollectivePoint> points) {
    std::stable_sort(points.begin(), points.end(), [](const CollectivePoint& one, const CollectivePoint& other) { return one.bytes < other.bytes; });
    for (const CollectivePoint& point : points) {
        if (!(point.bytes > 0) || !(point.seconds > 0) || !std::isfinite(point.bytes) || !std::isfinite(point.seconds)) continue;
        if (!points_.empty() && points_.back().bytes == point.bytes) points_.back() = point;
        else points_.push_back(point);
    }
    summary_ = fit_latency_bandwidth(points_);
    const std::size_t n = points_.size();
    for (const auto& [bytes, seconds] : points_) knots_.push_back({std::log(bytes), std::log(seconds / summary_.seconds(bytes)), 0});
    if (n < 2) return;
    const auto width = [this](std::size_t i) { return knots_[i + 1].size - knots_[i].size; };
    const auto rise = [&](std::size_t i) { return (knots_[i + 1].rest - knots_[i].rest) / width(i); };
    knots_[0].slope = n == 2 ? rise(0) : end_slope(width(0), width(1), rise(0), rise(1));
    knots_[n - 1].slope = n == 2 ? rise(0) : end_slope(width(n - 2), width(n - 3), rise(n - 2), rise(n - 3));
    for (std::size_t i = 1; i + 1 < n; ++i) knots_[i].slope = inner_slope(width(i - 1), width(i), rise(i - 1), rise(i));
}

double SizeCurve::seconds(double bytes) const {
    if (points_.empty()) return 0;
    if (bytes <= points_.front().bytes) return points_.front().seconds;
    const CollectivePoint& last = points_.back();
    if (bytes >= last.bytes) {
        double per_byte = last.seconds / last.bytes;
        if (points_.size() > 1) {
            const CollectivePoint& before = points_[points_.size() - 2];
            if (last.seconds > before.seconds) per_byte = (last.seconds - before.seconds) / (last.bytes - before.bytes);
        }
        return last.seconds + (bytes - last.bytes) * per_byte;
    }
    const auto above = std::upper_bound(points_.begin(), points_.end(), bytes, [](double size, const CollectivePoint& point) { return size < point.bytes; });
    const std::size_t i = static_cast<std::size_t>(above - points_.begin()) - 1;
    const Knot &from = knots_[i], &to = knots_[i + 1];
    const double width = to.size - from.size, t = (std::log(bytes) - from.size) / width, u = 1 - t;
    const double rest = (1 + 2 * t) * u * u * from.rest + t * u * u * width * from.slope + t * t * (3 - 2 * t) * to.rest - t * t * u * width * to.slope;
    return summary_.seconds(bytes) * std::exp(rest);
}

} // namespace fivefold
