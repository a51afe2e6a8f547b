// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/profile/measured_hardware.h"

#include <vector>

namespace fivefold {

/// t = alpha + beta bytes, fitted with weights 1/t^2 so that every size counts alike; neither is negative.
struct LatencyBandwidth {
    double alpha = 0; ///< seconds
    double beta = 0;  ///< seconds per byte
    double median_error = 0, worst_error = 0; ///< relative, over the points
    [[nodiscard]] double seconds(double bytes) const { return alpha + beta * bytes; }
    bool operator==(const LatencyBandwidth&) const = default;
};
[[nodiscard]] LatencyBandwidth fit_latency_bandwidth(const std::vector<CollectivePoint>& points);

/// Time by size through measured points. Between them, a shape-preserving cubic (Fritsch and Carlson) through the logarithm of time over that of
/// `summary`, against the logarithm of size: the summary carries the shape, from constant to proportional, the cubic what the library's protocols
/// add. Below the first size the time of the first; above the last, the bandwidth of the last two.
class SizeCurve {
public:
    /// Sizes and times must be positive; others are left out. Of points of one size the last counts.
    explicit SizeCurve(std::vector<CollectivePoint> points);

    [[nodiscard]] bool empty() const { return points_.empty(); }
    [[nodiscard]] double seconds(double bytes) const; ///< 0 when empty
    [[nodiscard]] const std::vector<CollectivePoint>& points() const { return points_; }
    [[nodiscard]] const LatencyBandwidth& summary() const { return summary_; }

private:
    struct Knot {
        double size, rest, slope; ///< logarithms of size and of time over the summary's; slope of the cubic
    };
    std::vector<CollectivePoint> points_;
    LatencyBandwidth summary_;
    std::vector<Knot> knots_;
};

} // namespace fivefold
