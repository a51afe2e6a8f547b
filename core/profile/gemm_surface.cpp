// SPDX-License-Identifier: Apache-2.0
#include "core/profile/gemm_surface.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace fivefold {
namespace {

// Leaving shapes out of published grids, factors are best carried over about this far; further, the closed form's own shape is the better guide.
constexpr double kReach = 0.7;       // octaves, standard deviation of the weight
constexpr double kMedianWeight = 0.3;// what the median counts against one measured neighbour at distance 0
constexpr double kFinestStep = 0.25; // octaves
constexpr std::size_t kMostNodes = 20000;

using Place = std::array<double, 3>;

auto shape_of(const GemmSurface::Point& point) { return std::tie(point.m, point.n, point.k); }
bool before(const GemmSurface::Point& one, const GemmSurface::Point& other) { return shape_of(one) < shape_of(other); }

struct Known {
    Place place;
    double log_factor;
};

double smoothed(const std::vector<Known>& known, const Place& at, double median) {
    double weights = kMedianWeight, sum = kMedianWeight * median;
    for (const Known& point : known) {
        double distance = 0;
        for (std::size_t i = 0; i < 3; ++i) distance += (point.place[i] - at[i]) * (point.place[i] - at[i]);
        const double weight = std::exp(-distance / (2 * kReach * kReach));
        weights += weight;
        sum += weight * point.log_factor;
    }
    return std::exp(sum / weights);
}

} // namespace

GemmSurface::GemmSurface(const std::vector<Point>& points) {
    for (Point point : points) {
        if (!(point.m >= 1 && point.n >= 1 && point.k >= 1 && point.factor > 0) || !std::isfinite(point.m * point.n * point.k) || !std::isfinite(point.factor)) continue;
        if (point.m > point.n) std::swap(point.m, point.n);
        exact_.push_back(point);
    }
    std::stable_sort(exact_.begin(), exact_.end(), before);
    const auto same = [](const Point& one, const Point& other) { return shape_of(one) == shape_of(other); };
    exact_.erase(std::unique(exact_.begin(), exact_.end(), same), exact_.end());
    if (exact_.empty()) return;

    std::vector<Known> known;
    std::vector<double> factors;
    for (const Point& point : exact_) {
        const double m = std::log2(point.m), n = std::log2(point.n), k = std::log2(point.k), factor = std::log(point.factor);
        known.push_back({{m, n, k}, factor});
        if (m != n) known.push_back({{n, m, k}, factor});
        factors.push_back(factor);
    }
    std::nth_element(factors.begin(), factors.begin() + static_cast<std::ptrdiff_t>(factors.size() / 2), factors.end());
    const double median = factors[factors.size() / 2];

    Place high{};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto [least, most] = std::minmax_element(known.begin(), known.end(), [i](const Known& one, const Known& other) { return one.place[i] < other.place[i]; });
        low_[i] = least->place[i] - 2 * kReach; // so far out that little but the median is left
        high[i] = most->place[i] + 2 * kReach;
    }
    for (step_ = kFinestStep;; step_ *= 1.25) {
        std::size_t count = 1;
        for (std::size_t i = 0; i < 3; ++i) {
            nodes_[i] = static_cast<int>(std::ceil((high[i] - low_[i]) / step_)) + 1;
            count *= static_cast<std::size_t>(nodes_[i]);
        }
        if (count <= kMostNodes) break;
    }
    for (int x = 0; x < nodes_[0]; ++x)
        for (int y = 0; y < nodes_[1]; ++y)
            for (int z = 0; z < nodes_[2]; ++z) lattice_.push_back(smoothed(known, {low_[0] + x * step_, low_[1] + y * step_, low_[2] + z * step_}, median));
}

double GemmSurface::factor(double m, double n, double k) const {
    if (exact_.empty()) return 1;
    const Point wanted{std::min(m, n), std::max(m, n), k, 1};
    const auto found = std::lower_bound(exact_.begin(), exact_.end(), wanted, before);
    if (found != exact_.end() && shape_of(*found) == shape_of(wanted)) return found->factor;

    const Place at{std::log2(std::max(m, 1.0)), std::log2(std::max(n, 1.0)), std::log2(std::max(k, 1.0))};
    std::array<std::size_t, 3> cell{};
    std::array<double, 3> inside{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double place = std::clamp((at[i] - low_[i]) / step_, 0.0, static_cast<double>(nodes_[i] - 1));
        cell[i] = std::min(static_cast<std::size_t>(place), static_cast<std::size_t>(nodes_[i] - 2));
        inside[i] = place - static_cast<double>(cell[i]);
    }
    const std::size_t row = static_cast<std::size_t>(nodes_[2]), plane = static_cast<std::size_t>(nodes_[1]) * row;
    const double* corner = lattice_.data() + cell[0] * plane + cell[1] * row + cell[2];
    const auto along = [&](std::size_t offset) { return corner[offset] + inside[2] * (corner[offset + 1] - corner[offset]); };
    const double near = along(0) + inside[1] * (along(row) - along(0)), far = along(plane) + inside[1] * (along(plane + row) - along(plane));
    return near + inside[0] * (far - near);
}

} // namespace fivefold
