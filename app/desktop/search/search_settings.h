// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/knobs.h"
#include "core/search/search.h"

#include <QString>

#include <vector>

namespace fivefold {

/// What a person asks of a search besides the plan.
struct SearchSettings {
    Objective objective = Objective::tokens_per_second;
    double headroom = SearchRequest().headroom; ///< share of the GPU's memory
    bool search_nodes = false;                  ///< else the plan's
    int fewest_nodes = 1, most_nodes = 1;       ///< doubled from the fewest on
    double max_days = 0, max_dollars = 0;       ///< 0: any
    bool any_framework = false;
    bool operator==(const SearchSettings&) const = default;
};

/// The numbers of nodes that are searched: doubled from the fewest on, and the plan's own where it lies between.
[[nodiscard]] std::vector<std::int64_t> searchedNodes(const SearchSettings& settings, const Plan& plan);

[[nodiscard]] SearchRequest searchRequest(const SearchSettings& settings, const Plan& plan, const Locks& locks);

/// Why these limits cannot be asked of this plan, and what would be right; empty: they can.
[[nodiscard]] QString settingsProblem(const SearchRequest& request);

[[nodiscard]] QString objectiveText(Objective objective);

} // namespace fivefold
