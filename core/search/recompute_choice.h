// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"
#include "core/profile/profile.h"

namespace fivefold {

/// The recomputation that costs least time among those with which the plan fits: none, then selective (norms, and the attention core where its scores are kept; then
/// also MLP, expert activations or latent up-projections), then full. Full when nothing fits. For plans that do not say.
[[nodiscard]] Recompute least_recompute_that_fits(const Plan& plan, const Profile& profile);

} // namespace fivefold
