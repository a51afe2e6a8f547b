// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/residual_field.h"
#include "core/measured/run.h"

#include <cstddef>
#include <span>
#include <vector>

namespace fivefold {

/// What memory results say, all of them together: one factor on predicted use, a distribution over its logarithm.
class MemoryFactor {
public:
    MemoryFactor();
    /// A reading over the predicted use of the same kind and stage.
    void read(double measured_over_predicted);
    /// A run fitted, or not, whose chance to fit was `fits` by the model; `others`: chance that it failed for another reason. `steepness`: of the verdict.
    void fitted(double fits, double steepness);
    void failed(double fits, double steepness, double others);
    [[nodiscard]] double mean() const; ///< the factor
    [[nodiscard]] double chance_to_fit(double fits, double steepness) const;

private:
    void weigh(double (*likelihood)(double logarithm, double a, double b, double c), double a, double b, double c);
    std::vector<double> weights_; ///< over logarithms, sum 1
};

/// A share of events among neighbours: those that were seen near a place, weighted by how near, and a few as they usually are.
class LocalShare {
public:
    LocalShare(double usual, double weight, double reach) : usual_(usual), weight_(weight), reach_(reach) {}
    void add(const FieldPlace& place, double share) { seen_.push_back({place, share}); }
    [[nodiscard]] double at(const FieldPlace& place) const;
    [[nodiscard]] double runs_at(const FieldPlace& place) const; ///< that it rests on, the usual ones included

private:
    struct Seen {
        FieldPlace place;
        double share;
    };
    double usual_, weight_, reach_;
    std::vector<Seen> seen_;
};

} // namespace fivefold
