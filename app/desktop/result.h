// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/estimate.h"
#include "core/plan/plan.h"
#include "core/profile/profile.h"

#include <memory>
#include <vector>

namespace fivefold {

/// One evaluated plan, immutable and shared by all views.
struct Result {
    Plan plan;
    Estimate estimate;
    std::shared_ptr<const Profile> profile; ///< the constants that the estimate used; null where it is not from a profile
    std::vector<Finding> band_basis; ///< of the step time's band; empty: the profile's own band and note
};
using ResultPtr = std::shared_ptr<const Result>;

} // namespace fivefold
