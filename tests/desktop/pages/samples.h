// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"

namespace fivefold::samples {

/// A result with every part filled by hand, so that the pages can be tested without the cost model. Stage 0 is the fullest.
[[nodiscard]] Result result(std::size_t stages, Verdict verdict = Verdict::fits);
[[nodiscard]] ResultPtr shared(std::size_t stages, Verdict verdict = Verdict::fits);
/// A plan that a rule forbids: no numbers, only findings.
[[nodiscard]] ResultPtr invalid();

} // namespace fivefold::samples
