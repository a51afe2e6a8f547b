// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/value_table.h"
#include "core/estimate/placement.h"

#include <QCoreApplication>
#include <QPalette>

#include <vector>

namespace fivefold {

/// Texts and tables of a placement.
class PlacementTexts {
    Q_DECLARE_TR_FUNCTIONS(PlacementTexts)

public:
    PlacementTexts(const Placement& placement, const QPalette& palette) : placement_(placement), palette_(palette) {}

    /// Kinds of groups that have more than one rank, as the page shows them: data parallel as the group that reduces gradients.
    [[nodiscard]] std::vector<RankGroup> kinds() const;
    [[nodiscard]] QString name(RankGroup kind) const;                                 ///< "TP", "DP × CP"
    [[nodiscard]] QString longName(RankGroup kind) const;                             ///< "tensor parallel"
    [[nodiscard]] static QString ranksText(const std::vector<std::int64_t>& members); ///< "0 to 7", "3, 11 … 1019"
    [[nodiscard]] static QString spanText(const GroupSpan& span);                     ///< "inside NVLink"
    /// "Rank 11: node 1, GPU 3; TP 3 of 8, PP 1 of 4": where a rank stands.
    [[nodiscard]] QString rankText(std::int64_t rank) const;
    /// The same with all its groups, for a tool tip.
    [[nodiscard]] QString rankTip(std::int64_t rank) const;
    /// All ranks with their coordinates, tab-separated.
    [[nodiscard]] QString allRanks() const;

    /// All kinds of groups by the links they need.
    void fillGroups(ValueTableModel& table) const;
    /// The groups of one rank.
    void fillRank(ValueTableModel& table, std::int64_t rank) const;

private:
    [[nodiscard]] std::int64_t place(RankGroup kind, const RankCoordinates& at) const; ///< of a rank within its group
    [[nodiscard]] ValueCell nameCell(RankGroup kind) const;
    [[nodiscard]] Seconds longest() const;

    const Placement& placement_;
    QPalette palette_;
};

} // namespace fivefold
