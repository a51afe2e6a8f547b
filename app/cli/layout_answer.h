// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/json_text.h"
#include "core/plan/plan.h"
#include "core/search/search.h"

#include <span>
#include <string>

namespace fivefold::cli {

/// "layout": an object with the members of a plan file's layout; with context parallelism also "cp_kind", which a plan file keeps elsewhere.
void add_layout(JsonText& json, const Layout& layout, CpKind cp_kind);
inline void add_layout(JsonText& json, const Plan& plan) { add_layout(json, plan.layout, plan.training.cp_kind); }
/// "TP 8 +SP, PP 4 x VPP 5, DP 2, ZeRO-1": degrees of one and what is usual are left out.
[[nodiscard]] std::string degrees_text(const Layout& layout);
/// The same with "64 x 1", micro-batches of a step by their sequences, and recomputation.
[[nodiscard]] std::string layout_text(const Layout& layout);
/// "none", "selective (layernorm, mlp)", "full".
[[nodiscard]] std::string recompute_text(const Recompute& recompute);

/// "7, 8 x 14, 7": layers of each virtual stage in pipeline order, runs of equals together.
[[nodiscard]] std::string layers_text(std::span<const std::int64_t> layers_per_stage);

} // namespace fivefold::cli
