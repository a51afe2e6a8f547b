// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"
#include "core/real.h"

namespace fivefold {

/// Tokens of the global batch, exact up to 2^53.
[[nodiscard]] constexpr double tokens_per_step(const Training& training) { return to_double(training.global_batch) * to_double(training.seq_len); }

} // namespace fivefold
