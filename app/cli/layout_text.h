// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/json_text.h"
#include "core/plan/plan.h"

#include <string>

namespace fivefold::cli {

/// "TP 8 PP 4 VPP 5 DP 4, 1 x 128, ZeRO-1, full recompute": degrees above 1, micro-batch x accumulation, what is not usual.
[[nodiscard]] std::string layout_text(const Plan& plan);
/// The degrees as an object of the JSON answers.
void add_layout(JsonText& json, const Plan& plan);

} // namespace fivefold::cli
