// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/finding.h"

#include <string>

namespace fivefold::cli {

/// The layout knob of this name, as an option gives it. Throws Failure (wrong use), which names the option and the knobs there are.
[[nodiscard]] Knob layout_knob(const std::string& option, const std::string& name);

} // namespace fivefold::cli
