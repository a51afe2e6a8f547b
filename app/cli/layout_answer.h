// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/json_text.h"
#include "core/search/search.h"

#include <string>

namespace fivefold::cli {

/// "layout": an object with the members of a plan file's layout.
void add_layout(JsonText& json, const Layout& layout);
/// "TP 8 +SP, PP 4 x VPP 5, DP 2, ZeRO-1, 4 x 1, selective"; degrees of one are left out.
[[nodiscard]] std::string layout_text(const Layout& layout);
/// "none", "selective (layernorm, mlp)", "full".
[[nodiscard]] std::string recompute_text(const Recompute& recompute);

/// A layout as columns of a CSV file.
[[nodiscard]] std::string layout_csv_header();
[[nodiscard]] std::string layout_csv(const Candidate& candidate);

} // namespace fivefold::cli
