// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/residual_field.h"

#include "core/calibrate/linear_solve.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fivefold {
namespace {

constexpr double kOtherStates = 1; // distance between ways to shard states, and between schedules

using Matrix = std::vector<std::vector<double>>;

double near_covariance(const ResidualModel& model, const FieldPlace& a, const FieldPlace& b) {
    return model.near * model.near * std::exp(-field_distance(a, b) / model.reach);
}

double dot(const std::vector<double>& a, const std::vector<double>& b, std::size_t n) {
    double sum = 0;
    for (std::size_t i = 0; i < n; ++i) sum += a[i] * b[i];
    return sum;
}

// L x = right, for the lower factor of a matrix.
std::vector<double> forward_solve(const Matrix& lower, std::vector<double> right) {
    for (std::size_t i = 0; i < right.size(); ++i) right[i] = (right[i] - dot(lower[i], right, i)) / lower[i][i];
    return right;
}

Matrix readings_covariance(const ResidualModel& model, std::span<const FieldPlace> places, double common) {
    Matrix matrix(places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        matrix[i].resize(places.size());
        for (std::size_t j = 0; j <= i; ++j) matrix[i][j] = matrix[j][i] = common + near_covariance(model, places[i], places[j]);
        matrix[i][i] += model.noise * model.noise;
    }
    return matrix;
}

} // namespace

double field_distance(const FieldPlace& a, const FieldPlace& b) {
    return plan_distance(a.place, b.place) + (a.zero != b.zero ? kOtherStates : 0) + (a.schedule != b.schedule ? kOtherStates : 0);
}

void Beliefs::observe(std::size_t point, double value, double variance) {
    const std::vector<double> shared = covariance[point];
    const double scale = shared[point] + variance, surprise = value - mean[point];
    for (std::size_t i = 0; i < mean.size(); ++i) {
        const double gain = shared[i] / scale;
        mean[i] += gain * surprise;
        for (std::size_t j = 0; j < mean.size(); ++j) covariance[i][j] -= gain * shared[j];
    }
}

std::vector<LeftOut> left_out(const Beliefs& prior, std::span<const Reading> readings, double noise) {
    const std::size_t n = readings.size();
    Matrix matrix(n, std::vector<double>(n));
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) matrix[i][j] = prior.covariance[readings[i].point][readings[j].point];
        matrix[i][i] += noise * noise;
    }
    const Matrix inverse = inverse_positive(matrix);
    std::vector<LeftOut> all(n);
    for (std::size_t i = 0; i < n; ++i) {
        double pull = 0;
        for (std::size_t j = 0; j < n; ++j) pull += inverse[i][j] * (readings[j].value - prior.mean[readings[j].point]);
        all[i] = {readings[i].value - pull / inverse[i][i], 1 / inverse[i][i]};
    }
    return all;
}

Beliefs residual_beliefs(const ResidualModel& model, std::span<const FieldPlace> places, std::span<const FieldPlace> known_places, std::span<const double> known_values) {
    const std::size_t n = places.size(), known = known_places.size();
    Beliefs beliefs{std::vector<double>(n, 0.0), Matrix(n)};
    Matrix explained(n);
    if (known > 0) {
        const Matrix lower = lower_factor(readings_covariance(model, known_places, 0));
        const std::vector<double> whitened = forward_solve(lower, {known_values.begin(), known_values.end()});
        for (std::size_t i = 0; i < n; ++i) {
            std::vector<double> shared(known);
            for (std::size_t k = 0; k < known; ++k) shared[k] = near_covariance(model, places[i], known_places[k]);
            explained[i] = forward_solve(lower, std::move(shared));
            beliefs.mean[i] = dot(explained[i], whitened, known);
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        beliefs.covariance[i].resize(n);
        for (std::size_t j = 0; j <= i; ++j)
            beliefs.covariance[i][j] = beliefs.covariance[j][i] = model.common * model.common + near_covariance(model, places[i], places[j]) - dot(explained[i], explained[j], known);
    }
    return beliefs;
}

double log_likelihood(const ResidualModel& model, std::span<const FieldPlace> places, std::span<const double> values) {
    const Matrix lower = lower_factor(readings_covariance(model, places, model.common * model.common));
    const std::vector<double> whitened = forward_solve(lower, {values.begin(), values.end()});
    double sum = -0.5 * dot(whitened, whitened, whitened.size());
    for (std::size_t i = 0; i < lower.size(); ++i) sum -= std::log(lower[i][i]) + 0.5 * std::log(2 * std::numbers::pi);
    return sum;
}

} // namespace fivefold
