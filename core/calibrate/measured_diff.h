// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/cluster.h"
#include "core/profile/measured_hardware.h"
#include "core/profile/profile.h"

#include <set>
#include <string>
#include <vector>

namespace fivefold {

/// One value of the cost model beside what was measured. Keys are those of profile files, with four of our own: "usable_memory" (the GPU's),
/// "gemm_table", "collective_tables" (the measured curves and surfaces themselves; their values are the number of points).
struct MeasuredDifference {
    std::string key;   ///< "gemm_bf16", "scale_up_share", "context" ...
    std::string unit;  ///< "share", "s", "bytes", "bytes/s", "points"
    double present = 0;
    Provenance present_provenance = Provenance::defaulted;
    double measured = 0;
    std::string basis; ///< from what: "18 shapes from 4096 on", "nccl all_reduce, 8 ranks"
    std::string source;
    std::string date;
    bool proposed = true; ///< false: shown, but kept unless chosen (constants that training runs tell better)
    [[nodiscard]] double ratio() const { return present != 0 ? measured / present : 0; }
    bool operator==(const MeasuredDifference&) const = default;
};

/// Every value of `library` (the part for this GPU) and of the catalogue's GPU that `measured` has an opinion on.
[[nodiscard]] std::vector<MeasuredDifference> measured_differences(const ProfileLibrary& library, const Gpu& gpu, const MeasuredHardware& measured);

/// `library` with the measured values whose keys are in `chosen`, and with the measured tables. A GPU that the library borrows constants for gets its own.
[[nodiscard]] ProfileLibrary apply_measured(const ProfileLibrary& library, const Gpu& gpu, const MeasuredHardware& measured, const std::set<std::string>& chosen);
/// The keys that are proposed, without those in `keep`.
[[nodiscard]] std::set<std::string> proposed_keys(const std::vector<MeasuredDifference>& differences, const std::vector<std::string>& keep = {});

} // namespace fivefold
