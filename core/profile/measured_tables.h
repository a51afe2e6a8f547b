// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/profile/gemm_surface.h"
#include "core/profile/measured_hardware.h"
#include "core/profile/size_curve.h"

#include <array>
#include <memory>
#include <vector>

namespace fivefold {

/// Which parts of the measured tables estimates use.
struct MeasuredUse {
    bool gemm = true;          ///< matrix products by shape
    bool collectives = true;   ///< collectives by kind, size and ranks
    bool usable_memory = true; ///< of the GPU, instead of the catalogue's
    bool operator==(const MeasuredUse&) const = default;
};

/// Measured tables in the form that estimates look up. Immutable.
class MeasuredTables {
public:
    /// `gemm_factors`, one for each of `hardware.gemms`: measured over modelled time with the constants of the profile that the tables belong to
    /// (0: not usable); see core/calibrate/measured_diff.h.
    MeasuredTables(MeasuredHardware hardware, MeasuredUse use, std::vector<double> gemm_factors);

    [[nodiscard]] const MeasuredHardware& hardware() const { return hardware_; }
    [[nodiscard]] const MeasuredUse& use() const { return use_; }
    [[nodiscard]] const std::vector<double>& gemm_factors() const { return gemm_factors_; }

    /// Of products of this type; a null pointer where there are none or they are not used.
    [[nodiscard]] const GemmSurface* gemm(MeasuredType type) const;
    /// Whether any curve is used.
    [[nodiscard]] bool has_collectives() const { return has_curves_; }
    /// Seconds of one collective over `ranks` spread evenly over `nodes`, from the curves with as many ranks a node, or on one node; between numbers
    /// of ranks (or nodes) that were measured, interpolated in their logarithm. Negative where the tables do not reach.
    [[nodiscard]] double collective(CollectiveKind kind, double ranks, double nodes, double bytes) const;
    /// One pass of a ring: the geometric mean of all-gather and reduce-scatter, or the one that was measured. Negative as above.
    [[nodiscard]] double gather(double ranks, double nodes, double bytes) const;

    bool operator==(const MeasuredTables& other) const;

private:
    struct Entry {
        double ranks, nodes;
        SizeCurve curve;
    };
    MeasuredHardware hardware_;
    MeasuredUse use_;
    std::vector<double> gemm_factors_;
    std::array<GemmSurface, 5> surfaces_;             ///< by MeasuredType
    std::array<std::vector<Entry>, 5> curves_;        ///< by CollectiveKind, in order of nodes and ranks
    bool has_curves_ = false;
};

/// Tables, shared and compared by what they hold.
struct MeasuredRef {
    std::shared_ptr<const MeasuredTables> tables;
    [[nodiscard]] explicit operator bool() const { return tables != nullptr; }
    [[nodiscard]] const MeasuredTables* operator->() const { return tables.get(); }
    bool operator==(const MeasuredRef& other) const;
};

/// What the wire carries of each byte of a collective: 2(n-1)/n, (n-1)/n or 1.
[[nodiscard]] double wire_share(CollectiveKind kind, double ranks);

} // namespace fivefold
