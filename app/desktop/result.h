// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/estimate.h"
#include "core/plan/plan.h"

#include <memory>

namespace fivefold {

/// One evaluated plan, immutable and shared by all views.
struct Result {
    Plan plan;
    Estimate estimate;
};
using ResultPtr = std::shared_ptr<const Result>;

} // namespace fivefold
