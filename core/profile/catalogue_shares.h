// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/cluster.h"
#include "core/profile/measured_hardware.h"

#include <vector>

namespace fivefold {

/// What the catalogue says of a GPU and a measurement of a node can hold against it.
enum class CatalogueQuantity { peak, sustained_peak, usable_memory, memory_copy, memory_read, memory_write, scale_up, pcie, collective, clock };

/// One such quantity: FLOP/s, bytes, bytes/s or Hz, as it is in the catalogue and as it was measured; 0: not known.
struct CatalogueShare {
    CatalogueQuantity quantity = CatalogueQuantity::peak;
    double catalogue = 0, measured = 0;
    bool comparable = true;      ///< the two are meant to be the same
    MeasuredGemm product;        ///< of peaks: its type, and the fastest shape where one was measured
    MeasuredCollective collective; ///< of collectives: kind, ranks and nodes, and the largest size alone
    /// Measured over catalogue; 0: there is none.
    [[nodiscard]] double ratio() const { return comparable && catalogue > 0 && measured > 0 ? measured / catalogue : 0; }
    [[nodiscard]] bool is_low() const;
};

/// What a measured value must at least reach of the catalogue's to pass without remark.
inline constexpr double kLowShare = 0.6;

/// All quantities, with those that only one of the two knows. `measured` may be null. A peak stands beside the fastest shape, links beside the middle
/// of all pairs, a collective of the most ranks of one node beside the links: not all-reduce, which switches that add up carry faster than a
/// wire, and no size below kLargeCollective, where latency counts.
[[nodiscard]] std::vector<CatalogueShare> catalogue_shares(const Gpu& gpu, const MeasuredHardware* measured);
/// Those of them that are low.
[[nodiscard]] std::vector<CatalogueShare> below_catalogue(const Gpu& gpu, const MeasuredHardware& measured);
inline constexpr double kLargeCollective = 0x1p26; ///< bytes

/// FLOP/s without sparsity; 0: the GPU has no such products.
[[nodiscard]] double dense_peak(const Gpu& gpu, MeasuredType type);
/// The middle by size, the upper of two; 0 for none.
[[nodiscard]] double middle_of(std::vector<double> values);
/// A figure of all pairs of GPUs; those that were measured.
[[nodiscard]] std::vector<double> pair_values(const MeasuredHardware& measured, double MeasuredPair::*figure);

} // namespace fivefold
