// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <vector>

namespace fivefold {

/// What measured matrix products say of all others: the factor on the time of the closed form (5.4)-(5.8), by shape. Exactly as measured where that
/// shape was; elsewhere the mean of the measured factors' logarithms, weighted by how near they are in log m, n, k, which falls back to the median far
/// from all. C and its transpose count as one shape. Held on a lattice, so that a look-up costs the same whatever was measured.
class GemmSurface {
public:
    struct Point {
        double m = 0, n = 0, k = 0;
        double factor = 1; ///< measured over modelled time
    };
    /// Points must be positive and finite; others are left out.
    explicit GemmSurface(const std::vector<Point>& points);

    [[nodiscard]] bool empty() const { return exact_.empty(); }
    [[nodiscard]] double factor(double m, double n, double k) const; ///< 1 when empty

private:
    std::vector<Point> exact_; ///< in order of shape, m <= n
    double step_ = 1;          ///< octaves between nodes of the lattice
    std::array<double, 3> low_{};
    std::array<int, 3> nodes_{1, 1, 1};
    std::vector<double> lattice_;
};

} // namespace fivefold
