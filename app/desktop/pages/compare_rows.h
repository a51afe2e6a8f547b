// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"
#include "app/desktop/theme/theme.h"
#include "core/formats/tables.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace fivefold {

/// One plan of a comparison.
struct PlanColumn {
    QString name;
    ResultPtr result;
};

enum class Better { neither, less, more };

struct CompareCell {
    QString text; ///< on screen
    QString tip;
    std::optional<double> value; ///< exact, in the row's unit; none for words
    bool operator==(const CompareCell&) const = default;
};

/// One quantity of all plans, or the heading of a group of quantities.
struct CompareRow {
    QString label, tip;
    Better better = Better::neither;
    bool heading = false;
    bool relative = true;         ///< differences make sense in per cent of the base
    std::optional<Swatch> swatch; ///< drawn before the label
    std::vector<CompareCell> cells;

    [[nodiscard]] bool differs() const; ///< some plan shows another text than the first
    /// How a plan stands to the base: 1 better, -1 worse, 0 the same or not to be judged.
    [[nodiscard]] int judged(std::size_t plan, std::size_t base) const;
    /// "+3.1 %", "×12" from ten times on; empty where it is the same, or no number.
    [[nodiscard]] QString difference(std::size_t plan, std::size_t base) const;
};

/// Everything that is worth comparing, in groups: plan, layout, memory of the fullest stage, time, traffic, speed, money, checks. A term
/// that no plan has is left out. Plans without an estimate have empty cells.
[[nodiscard]] std::vector<CompareRow> compareRows(std::span<const PlanColumn> plans, const QPalette& palette);
/// Rows that differ, under their headings.
[[nodiscard]] std::vector<CompareRow> onlyDifferences(std::vector<CompareRow> rows);
/// For copies: exact numbers.
[[nodiscard]] DataTable compareTable(std::span<const PlanColumn> plans, std::span<const CompareRow> rows);

} // namespace fivefold
