// SPDX-License-Identifier: Apache-2.0
#include "probes/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace fivefold {
namespace {

constexpr double kLeastBatchUs = 100; // a mark between two operations costs 1 to 2 us
constexpr int kMostInner = 16;
constexpr int kMostWaiting = 400; // operations and marks in a stream; drivers take about 1000

} // namespace

double median(std::vector<double> values)
{
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

Timing summarise(std::vector<double> microseconds, int inner)
{
    std::sort(microseconds.begin(), microseconds.end());
    const auto rank = static_cast<std::size_t>(std::ceil(0.95 * static_cast<double>(microseconds.size()))) - 1;
    return {median(microseconds), microseconds.front(), microseconds[rank], static_cast<int>(microseconds.size()) * inner};
}

Repetition plan_repetition(double budget_us, double estimate_us)
{
    const double estimate = std::max(estimate_us, 0.1);
    Repetition plan;
    plan.inner = static_cast<int>(std::clamp(kLeastBatchUs / estimate, 1.0, double{kMostInner}));
    plan.batches = static_cast<int>(std::clamp(budget_us / (estimate * plan.inner), 3.0, 50.0));
    plan.batches = std::min(plan.batches, kMostWaiting / (plan.inner + 1));
    return plan;
}

} // namespace fivefold
