// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

namespace fivefold {

/// Time of one operation.
struct Timing {
    double median_us = 0;
    double min_us = 0;
    double p95_us = 0;
    int iterations = 0;
};

/// Of at least one value; p95 is the value below or at which 95 % lie.
[[nodiscard]] Timing summarise(std::vector<double> microseconds, int inner = 1);
/// The middle value, or the mean of the two in the middle; 0 of none.
[[nodiscard]] double median(std::vector<double> values);

/// How an operation is repeated: `batches` times are taken, each over `inner` operations in a row.
struct Repetition {
    int batches = 3;
    int inner = 1;
};
/// batches = clamp(budget / estimate, 3, 50). Short operations are taken several at a time, so that the marks between them do not
/// count; what waits in a stream stays below what the driver takes without waiting.
[[nodiscard]] Repetition plan_repetition(double budget_us, double estimate_us);

} // namespace fivefold
