// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/knobs.h"

#include <QString>

namespace fivefold {

/// Why no valid plan near `plan` has `knob` at `value`: the sentence of the rule that stands against it.
[[nodiscard]] QString whyNot(const Plan& plan, Knob knob, std::int64_t value);

} // namespace fivefold
