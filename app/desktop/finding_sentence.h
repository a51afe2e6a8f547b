// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/finding.h"

#include <QString>
#include <vector>

namespace fivefold {

/// The sentence of a finding in the interface's language, its numbers in the locale's form.
[[nodiscard]] QString findingSentence(const Finding& finding);

/// The sentence of the gravest finding, errors before warnings; empty when there are none of at least `least`.
[[nodiscard]] QString gravestSentence(const std::vector<Finding>& findings, Severity least = Severity::error);

} // namespace fivefold
