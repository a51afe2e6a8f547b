// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/search/found_layouts.h"

#include <QString>

#include <array>

namespace fivefold {

/// What is known of a found layout, a column each.
enum class LayoutColumn {
    place, front, step_time, against_now, memory, tp, pp, vpp, cp, dp, ep, etp, micro_batch, accumulation, zero, shard_group, sequence_parallel,
    recompute, schedule, cp_kind, split, nodes, mfu, headroom, tokens_per_second, days, cost, count_
};
inline constexpr int kLayoutColumns = static_cast<int>(LayoutColumn::count_);

/// Title with its unit, tip, and the word by which a filter names the column (in every language the same).
struct LayoutColumnText {
    QString title, tip;
    const char* key;
    const char* unit; ///< that a filter's number may carry; may be empty
};
[[nodiscard]] LayoutColumnText layoutColumnText(LayoutColumn column);

/// The number behind a cell, in the column's unit: what is sorted and compared. `now`: the present step; 0 = none.
/// Names have the order of their enumeration.
[[nodiscard]] double layoutNumber(const FoundLayouts& found, std::size_t row, LayoutColumn column, Seconds now);
/// The cell as it is read.
[[nodiscard]] QString layoutText(const FoundLayouts& found, std::size_t row, LayoutColumn column, Seconds now);
/// Whether the cells are names rather than numbers.
[[nodiscard]] bool isName(LayoutColumn column);

/// "TP 8, PP 4 × VPP 5, DP 2, ZeRO-1": degrees of one are left out.
[[nodiscard]] QString layoutShortText(const Candidate& candidate, bool with_nodes);
/// Recomputation with the modules that a selective one drops.
[[nodiscard]] QString recomputeLongText(const Recompute& recompute);
[[nodiscard]] QString splitText(StageSplit split);

} // namespace fivefold
