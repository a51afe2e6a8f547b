// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/finding.h"

#include <QString>

namespace fivefold {

/// The sentence of a finding in the interface's language, its numbers in the locale's form.
[[nodiscard]] QString findingSentence(const Finding& finding);

} // namespace fivefold
