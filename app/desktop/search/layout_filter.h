// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/search/layout_columns.h"

#include <QString>

#include <vector>

namespace fivefold {

struct ParsedFilter;

/// Conditions on found layouts, all of which must hold.
class LayoutFilter {
public:
    [[nodiscard]] bool isEmpty() const { return terms_.empty(); }
    /// Rows that meet all conditions, ascending; nothing when stopped. `now`: the present step, 0 for none.
    [[nodiscard]] std::vector<std::uint32_t> matching(const FoundLayouts& found, Seconds now, const std::stop_token& stop = {}) const;

private:
    friend struct ParsedFilter;
    friend ParsedFilter parseFilter(const QString& text);
    enum class Relation { equal, unequal, less, at_most, more, at_least };
    struct Term {
        LayoutColumn column = LayoutColumn::tp;
        Relation relation = Relation::equal;
        std::vector<double> values; ///< any of them for equal, none of them for unequal; a single one otherwise
        double slack = 0;           ///< of equality: half of the last digit that was typed
        QString word;               ///< looked for in the names of a row in place of a number; lower case
        bool anywhere = false;      ///< in any column of names
    };
    std::vector<Term> terms_;
};

/// A filter, or why a text is none.
struct ParsedFilter {
    LayoutFilter filter;
    QString error; ///< a sentence that says what would be right; empty: none
};

/// `tp=8 pp<=4 mem<70 selective`: conditions and words with spaces between them. A condition is a column's word, one of = != < <= > >=,
/// and a number (several after = and != with commas) or, for columns of names, a part of a name. A word alone must be part of a name;
/// with a minus before it, of none. Case does not matter; numbers may have the locale's decimal sign or a point, and their unit.
[[nodiscard]] ParsedFilter parseFilter(const QString& text);

} // namespace fivefold
