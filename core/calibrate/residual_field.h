// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/nearest.h"

#include <cstddef>
#include <span>
#include <vector>

namespace fivefold {

/// How errors of predicted step times hang together, as standard deviations of logarithms of measured over predicted. The values have the highest
/// likelihood over the dense published runs of Megatron, FSDP, torchtitan, Aleph Alpha and Megatron-DeepSpeed; those of nanotron's grid, which took no part, agree.
struct ResidualModel {
    double common = 0.05; ///< shared by all runs of one cluster and software stack
    double near = 0.07;   ///< shared by layouts near one another
    double reach = 2;     ///< plan distance at which the correlation has fallen to 1/e
    double noise = 0.03;  ///< of one measurement
};

/// Where a layout stands among others, with all that tells residuals apart.
struct FieldPlace {
    explicit FieldPlace(const Plan& plan) : place(plan), zero(plan.layout.zero), schedule(plan.layout.schedule) {}
    PlanPlace place;
    int zero;
    Schedule schedule;
};
[[nodiscard]] double field_distance(const FieldPlace& a, const FieldPlace& b);

/// A joint Gaussian over values at numbered points.
struct Beliefs {
    std::vector<double> mean;
    std::vector<std::vector<double>> covariance;

    /// The value at a point was read with an independent error of this variance.
    void observe(std::size_t point, double value, double variance);
};

/// A reading of the value at a point.
struct Reading {
    std::size_t point = 0;
    double value = 0;
};
/// What each reading should have been by the others alone: mean and variance, noise included.
struct LeftOut {
    double mean = 0, variance = 0;
};
[[nodiscard]] std::vector<LeftOut> left_out(const Beliefs& prior, std::span<const Reading> readings, double noise);

/// Residuals at `places` before anything ran there, given residuals (as values, far ones cut) of runs elsewhere, `known`.
[[nodiscard]] Beliefs residual_beliefs(const ResidualModel& model, std::span<const FieldPlace> places, std::span<const FieldPlace> known_places,
                                       std::span<const double> known_values);

/// Logarithm of the density that the model gives to these residuals, independent means zero: for choosing the model.
[[nodiscard]] double log_likelihood(const ResidualModel& model, std::span<const FieldPlace> places, std::span<const double> values);

} // namespace fivefold
