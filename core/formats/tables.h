// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fivefold {

/// Text, or a number in the unit of its column.
using DataCell = std::variant<std::string, double>;

/// A table of results, apart from how it is written.
struct DataTable {
    enum class Align { left, right };
    struct Column {
        std::string name;
        std::string unit; ///< empty: none, or the rows differ
        Align align = Align::right;
        bool operator==(const Column&) const = default;
    };
    using Row = std::vector<DataCell>; ///< as many cells as there are columns
    std::string title;
    std::vector<Column> columns;
    std::vector<Row> rows;
    bool operator==(const DataTable&) const = default;
};

/// Exact: the shortest text that reads back as the same number. Readable: four significant digits, no exponent from 0.001 to 1e15.
enum class Digits { exact, readable };
/// '.' whatever the locale; what is not finite is nothing when exact and "-" when readable.
[[nodiscard]] std::string number_text(double value, Digits digits);
/// A cell of a table that people read.
[[nodiscard]] std::string cell_text(const DataCell& cell, Digits digits);
/// "total (GiB)".
[[nodiscard]] std::string column_title(const DataTable::Column& column);

/// RFC 4180 with LF; the first record names the columns. Exact numbers.
[[nodiscard]] std::string table_csv(const DataTable& table);
/// Tab-separated; a tab, line end or backslash inside a cell stands as \t, \n, \r or \\. Exact numbers.
[[nodiscard]] std::string table_tsv(const DataTable& table);
/// {"title","columns":[{"name","unit"}],"rows":[[...]]}, or an array of such objects; what is not finite is null. Exact numbers.
[[nodiscard]] std::string table_json(const DataTable& table);
[[nodiscard]] std::string tables_json(std::span<const DataTable> tables);
/// A GitHub-flavoured Markdown table without its title; everything that Markdown would read as a mark is escaped.
[[nodiscard]] std::string table_markdown(const DataTable& table, Digits digits = Digits::exact);
/// Text that Markdown shows as it stands, on one line.
[[nodiscard]] std::string markdown_text(std::string_view text);

/// All figures of several tables, one a row: table, row (its first cell), column, unit, value. `plan` stands before each.
[[nodiscard]] DataTable figures_table(std::string_view plan, std::span<const DataTable> tables);

} // namespace fivefold
