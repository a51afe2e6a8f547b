// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/decision.h"
#include "core/plan/finding.h"

#include <QString>

#include <vector>

namespace fivefold {

/// The translation of `text`, its `{name}` filled in, numbers in the locale's form.
[[nodiscard]] QString filledSentence(const char* context, const char* text, const std::vector<FindingArgument>& arguments);
/// The sentence of a finding in the interface's language.
[[nodiscard]] QString findingSentence(const Finding& finding);
/// What a rule of thumb says of the plan.
[[nodiscard]] QString ruleSentence(const RuleOutcome& outcome);
/// What the cost model says against it; empty where it agrees.
[[nodiscard]] QString modelSentence(const RuleOutcome& outcome);

} // namespace fivefold
