// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/residual_field.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fivefold {

/// A candidate that was not run yet.
struct Prospect {
    std::size_t candidate = 0; ///< its point in the beliefs
    double runs = 1, healthy = 1; ///< chances that it does not fail, and that its state is a healthy one
    double state_runs = 1;     ///< runs that `healthy` rests on
    bool pipeline = false;     ///< prospects with a pipeline have the share of healthy runs in common, as have those without
    double gpu_hours = 1;      ///< of its run
};

/// E (C* - C)+ / C* for ln C normal with this mean and standard deviation. Here and below C is what a token costs (step_cost.h).
[[nodiscard]] double expected_improvement(double log_best, double mean, double sd);

/// Chance that a standard normal variable is below z.
[[nodiscard]] double normal_below(double z);

/// Chance that at least one prospect's measured cost would be below `to_beat`, a logarithm. Beliefs are about logarithms of costs; `noise`: standard
/// deviation of one measurement. By joint draws: prospects near one another are fast or slow, healthy or broken together.
[[nodiscard]] double chance_any_beats(const Beliefs& beliefs, std::vector<Prospect> prospects, double to_beat, double noise, std::uint32_t seed);

/// Up to `count` prospects, each with the most expected improvement on `log_best` per GPU-hour as if those before had come out as expected.
[[nodiscard]] std::vector<std::size_t> most_promising(Beliefs beliefs, std::span<const Prospect> prospects, double log_best, double noise, std::size_t count);

} // namespace fivefold
