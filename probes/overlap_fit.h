// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

namespace fivefold {

/// How much slower a load became beside a contender that took a share of the SMs and a share of the memory's bandwidth.
struct SlowDown {
    double sm_share = 0;
    double memory_share = 0;
    double ratio = 1; ///< time beside the contender over time alone, >= 1
};

/// ratio = 1 / (1 - sm sm_share - memory memory_share), sm and memory >= 0, by least squares on 1 - 1 / ratio. Either is 0 where no
/// point tells it apart.
struct OverlapFit {
    double sm = 0;
    double memory = 0;
    int points = 0;
    double error_percent = 0; ///< mean of |ratio of the fit / measured ratio - 1|
};
[[nodiscard]] OverlapFit fit_overlap(const std::vector<SlowDown>& points);

/// Times of operations on two streams, from one common mark: what each took while the other stream was at work too.
struct Together {
    double load_us = 0;
    double contender_us = 0;
};
/// Marks: the beginning of the first operation, and the end of each, in microseconds. Operations that lie in the common time count; where
/// there is none, the mean over all.
[[nodiscard]] Together overlapped(const std::vector<double>& load_marks, const std::vector<double>& contender_marks);

} // namespace fivefold
