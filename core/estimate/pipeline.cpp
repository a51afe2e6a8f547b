// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/pipeline.h"

#include <algorithm>
#include <numeric>

namespace fivefold {
namespace {

double total(std::span<const double> values) { return std::accumulate(values.begin(), values.end(), 0.0); }

} // namespace

double gpipe_time(std::span<const double> forward, std::span<const double> backward, double m) {
    const double slowest = *std::max_element(forward.begin(), forward.end()) + *std::max_element(backward.begin(), backward.end());
    return total(forward) + total(backward) + (m - 1) * slowest;
}

OneFOneB one_f_one_b(std::span<const double> forward, std::span<const double> backward, double m) {
    // T = max_k { sum_{i<k} t_i + m t_k + max(0, S_k - n_k f_k) + max(0, S_k - n_k b_k) }, S_k = sum_{i>k} t_i, n_k = p-1-k
    double before = 0, after = total(forward) + total(backward);
    OneFOneB longest;
    for (std::size_t k = 0; k < forward.size(); ++k) {
        const double t = forward[k] + backward[k], n = static_cast<double>(forward.size() - 1 - k);
        after -= t;
        const double behind = n > 0 ? after : 0; // rounding leaves a crumb behind the last stage
        const double time = before + m * t + std::max(0.0, behind - n * forward[k]) + std::max(0.0, behind - n * backward[k]);
        if (time > longest.time) longest = {time, before, t, behind, forward[k], backward[k], n, k};
        before += t;
    }
    return longest;
}

double one_f_one_b_time(std::span<const double> forward, std::span<const double> backward, double m) { return one_f_one_b(forward, backward, m).time; }

double interleaved_time(std::span<const double> forward, std::span<const double> backward, double m, double v) {
    double slowest = 0;
    for (std::size_t k = 0; k < forward.size(); ++k) slowest = std::max(slowest, forward[k] + backward[k]);
    return (total(forward) + total(backward)) / v + (m - 1 / v) * slowest;
}

double zb_h1_bubble(double p, double f, double b, double w) { return (p - 1) * (f + b - w); }

double dual_pipe_bubble(double p, double forward_and_backward, double b_full, double w) {
    return (p / 2 - 1) * (forward_and_backward + b_full - 3 * w);
}

double exposed_p2p(Schedule schedule, double p, double m, double v, double hop) {
    if (p <= 1) return 0;
    switch (schedule) {
    case Schedule::one_f_one_b:
        return v > 1 ? 2 * hop * (p * v - 1) : 2 * hop * std::max(0.0, (p - 1) * (m / p + 1) - 1);
    case Schedule::gpipe:
    case Schedule::zero_bubble_h1: return 2 * hop * (p - 1);
    case Schedule::zero_bubble_v:
    case Schedule::dual_pipe: return 2 * hop * (2 * p - 1);
    }
    return 0;
}

double micro_batches_in_flight(Schedule schedule, std::int64_t p, std::int64_t r, std::int64_t m) {
    switch (schedule) {
    case Schedule::one_f_one_b: return static_cast<double>(std::min(m, p - r));
    case Schedule::gpipe: return static_cast<double>(m);
    case Schedule::zero_bubble_h1:
    case Schedule::zero_bubble_v: return static_cast<double>(std::min(m, p));
    case Schedule::dual_pipe: return static_cast<double>(std::min(m, p + 1));
    }
    return 0;
}

double interleaved_in_flight(std::int64_t p, std::int64_t r, std::int64_t m, std::int64_t v, std::int64_t g) {
    return std::min(static_cast<double>(m), static_cast<double>(2 * (p - r - 1) + (v - 1) * g + 1) / static_cast<double>(v));
}

ChunksInFlight::ChunksInFlight(std::int64_t p, std::int64_t r, std::int64_t m, std::int64_t v, std::int64_t ahead) : p_(p) {
    const std::int64_t warm_up = std::min(2 * (p - r - 1) + (v - 1) * p + 1 + ahead, m * v);
    whole_ = warm_up / (p * v) * p;
    rest_ = warm_up % (p * v);
}

} // namespace fivefold
