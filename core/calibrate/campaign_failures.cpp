// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/campaign_failures.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fivefold {
namespace {

constexpr int kSteps = 100;                   // on either side of 0
constexpr double kStep = 0.006;               // of the logarithm
constexpr double kUsualOff = 0.1;             // standard deviation of the factor's logarithm between clusters and stacks
constexpr double kReadingOff = 0.08;          // of one reading: repeats of one layout scatter by as much

double logarithm(std::size_t i) { return kStep * (static_cast<double>(i) - kSteps); }

// Chance to fit when use is e^s times the predicted one: the verdict's odds fall with its steepness.
double moved(double fits, double steepness, double s) {
    fits = std::clamp(fits, 1e-9, 1 - 1e-9);
    return 1 / (1 + (1 - fits) / fits * std::exp(steepness * s));
}

double reading(double s, double log_ratio, double, double) { return std::exp(-0.5 * std::pow((log_ratio - s) / kReadingOff, 2)) + 1e-6; }
double fit(double s, double fits, double steepness, double) { return moved(fits, steepness, s); }
double failure(double s, double fits, double steepness, double others) { return 1 - moved(fits, steepness, s) * (1 - others); }

} // namespace

MemoryFactor::MemoryFactor() : weights_(2 * kSteps + 1, 1.0) { weigh([](double s, double, double, double) { return std::exp(-0.5 * std::pow(s / kUsualOff, 2)); }, 0, 0, 0); }

void MemoryFactor::weigh(double (*likelihood)(double, double, double, double), double a, double b, double c) {
    for (std::size_t i = 0; i < weights_.size(); ++i) weights_[i] *= likelihood(logarithm(i), a, b, c);
    const double sum = std::accumulate(weights_.begin(), weights_.end(), 0.0);
    for (double& weight : weights_) weight = sum > 0 ? weight / sum : 1 / static_cast<double>(weights_.size());
}

void MemoryFactor::read(double measured_over_predicted) {
    if (measured_over_predicted > 0) weigh(reading, std::log(measured_over_predicted), 0, 0);
}
void MemoryFactor::fitted(double fits, double steepness) { weigh(fit, fits, steepness, 0); }
void MemoryFactor::failed(double fits, double steepness, double others) { weigh(failure, fits, steepness, others); }

double MemoryFactor::mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < weights_.size(); ++i) sum += weights_[i] * logarithm(i);
    return std::exp(sum);
}

double MemoryFactor::chance_to_fit(double fits, double steepness) const {
    double sum = 0;
    for (std::size_t i = 0; i < weights_.size(); ++i) sum += weights_[i] * moved(fits, steepness, logarithm(i));
    return sum;
}

double LocalShare::at(const FieldPlace& place) const {
    double share = usual_ * weight_;
    for (const Seen& seen : seen_) share += seen.share * std::exp(-field_distance(place, seen.place) / reach_);
    return share / runs_at(place);
}

double LocalShare::runs_at(const FieldPlace& place) const {
    double runs = weight_;
    for (const Seen& seen : seen_) runs += std::exp(-field_distance(place, seen.place) / reach_);
    return runs;
}

} // namespace fivefold
