// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/outcome.h"
#include "core/measured/run.h"
#include "core/measured/run_log.h"
#include "core/measured/steady.h"

#include <string>

namespace fivefold {

/// A measured run of the person's own: a plan, and what its log says. Step time only with enough steady steps; memory of the worst rank that was
/// read, its stage by the rank; the outcome as measured runs know it (cancelled, pre-empted and other losses that say nothing of the plan put
/// a reason into `skip`).
[[nodiscard]] MeasuredRun measured_run(const Plan& plan, const RunLog& log, const SteadyState& steady, const RunOutcome& outcome, std::string run_id);

/// What a plan says about the work of a step.
[[nodiscard]] StepWork step_work(const Plan& plan);

} // namespace fivefold
