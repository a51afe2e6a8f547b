// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/catalogue.h"
#include "core/plan/plan.h"

namespace fivefold {

inline constexpr int kMostNodes = 100'000;

/// The plan on another GPU in its usual nodes: as many GPUs as before, in whole nodes, at the list price.
[[nodiscard]] Plan onGpu(Plan plan, const Gpu& gpu, const Catalogue& catalogue);

} // namespace fivefold
