// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/profile/profile.h"
#include "core/search/search.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace fivefold {

/// One layout of a search with what follows from its step.
struct FoundLayout {
    Candidate candidate;
    double tokens_per_second = 0; ///< of the whole cluster
    double mfu = 0, days = 0;
    Dollars cost;         ///< 0 when no price is known
    double headroom = 0;  ///< 1 - memory / capacity
    bool front = false;   ///< no other is as good in step time, memory and cost and better in one
};

/// What a search found: rows in the order of its objective, immutable and shared by all views.
struct FoundLayouts {
    SearchRequest request;
    SearchResult result;           ///< its `all` has become the rows
    std::vector<FoundLayout> rows; ///< best first; every layout within the limits if result.complete, else the best and the front
    double seconds = 0;            ///< that the search took
    /// The place that a figure of the objective would take: 1 for the best. Counts only the rows.
    [[nodiscard]] std::size_t placeOf(double figure) const;
    /// The row with exactly the layout of this plan; rows.size() where there is none.
    [[nodiscard]] std::size_t find(const Plan& plan, double figure) const;
};
using FoundPtr = std::shared_ptr<const FoundLayouts>;

/// Layouts are all listed up to so many, otherwise only so many of the best, and the front.
inline constexpr std::size_t kMostListed = 200'000, kBestListed = 1'000;

/// Rows from what a search answered. Works for up to about a second with kMostListed rows.
[[nodiscard]] FoundPtr foundLayouts(SearchRequest request, SearchResult result, double seconds);

/// Whether two plans ask the same question of a search: all but layout and name, and the nodes too where those are searched.
[[nodiscard]] bool sameQuestion(const Plan& a, const Plan& b, bool nodes_searched);

} // namespace fivefold
