// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/residuals.h"
#include "core/measured/run.h"

#include <cstddef>
#include <span>
#include <vector>

namespace fivefold {

/// How unlike two plans are in what decides a step time: a sum over sizes and degrees, weighted doublings apart, and over choices
/// (GPU, framework, precision, recomputation ...), a fixed amount where they differ. 0 = alike in all of them, about 1 = one
/// parallel degree doubled. Symmetric. Names do not count.
[[nodiscard]] double plan_distance(const Plan& a, const Plan& b);

/// A measured run beside the model's answer for it.
struct NearRun {
    std::size_t run = 0; ///< place in the runs searched
    double distance = 0; ///< plan_distance to the plan asked about
    Seconds measured, predicted;
    [[nodiscard]] double error() const { return predicted / measured - 1; }
};

/// Up to `count` runs that have a plan, a step time and a prediction, nearest first; of equally near ones the first.
/// Runs whose software was in a broken state are left out.
[[nodiscard]] std::vector<NearRun> nearest_runs(const Plan& plan, std::span<const MeasuredRun> runs, const ProfileSource& profiles, std::size_t count);

} // namespace fivefold
