// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"

#include <random>

namespace fivefold::test {

/// A valid plan of a random model, GPU, cluster, batch, software and layout; the same for the same generator state. Some fit, some do not.
[[nodiscard]] Plan random_plan(std::mt19937& random);

} // namespace fivefold::test
