// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/outcome.h"

#include <vector>

namespace fivefold {

/// What a run's end means and what to do about it, the end itself first. Ids "run-..."; amounts in GiB, times in seconds.
[[nodiscard]] std::vector<Finding> run_advice(const RunLog& log, const ExitRecord& exit, const RunOutcome& outcome);

} // namespace fivefold
