// SPDX-License-Identifier: Apache-2.0
#include "core/formats/tables.h"

#include "core/formats/csv.h"
#include "core/formats/json_writer.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace fivefold {
namespace {

constexpr int kReadableDigits = 4;

std::string tsv_field(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '\t': out += "\\t"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\\': out += "\\\\"; break;
        default: out += c;
        }
    }
    return out;
}

template <class Field>
std::string separated(const DataTable& table, char separator, Field field) {
    std::string out;
    for (std::size_t i = 0; i < table.columns.size(); ++i) out += (i > 0 ? std::string(1, separator) : "") + field(column_title(table.columns[i]));
    out += '\n';
    for (const DataTable::Row& row : table.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) out += (i > 0 ? std::string(1, separator) : "") + field(cell_text(row[i], Digits::exact));
        out += '\n';
    }
    return out;
}

boost::json::value json_of(const DataTable& table) {
    boost::json::array columns, rows;
    for (const DataTable::Column& column : table.columns) columns.push_back(boost::json::object{{"name", column.name}, {"unit", column.unit}});
    for (const DataTable::Row& row : table.rows) {
        boost::json::array cells;
        for (const DataCell& cell : row) {
            if (const auto* number = std::get_if<double>(&cell)) cells.emplace_back(*number);
            else cells.emplace_back(std::get<std::string>(cell));
        }
        rows.push_back(std::move(cells));
    }
    return boost::json::object{{"title", table.title}, {"columns", std::move(columns)}, {"rows", std::move(rows)}};
}

} // namespace

std::string number_text(double value, Digits digits) {
    if (!std::isfinite(value)) return digits == Digits::exact ? "" : "-";
    if (value == 0) return "0";
    std::array<char, 64> buffer{};
    char* const first = buffer.data();
    char* const last = first + buffer.size();
    const double size = std::abs(value);
    const bool whole = value == std::floor(value) && size < 1e15;
    if (whole) return std::string(first, std::to_chars(first, last, value, std::chars_format::fixed, 0).ptr);
    if (digits == Digits::exact) return std::string(first, std::to_chars(first, last, value).ptr);
    if (size < 1e-3 || size >= 1e15) return std::string(first, std::to_chars(first, last, value, std::chars_format::scientific, kReadableDigits - 1).ptr);
    // Rounding may carry into another digit: 9.99996 is 10.00, not 10.000.
    const auto decimals = [](double number) { return std::max(0, kReadableDigits - 1 - static_cast<int>(std::floor(std::log10(number)))); };
    const double unit = std::pow(10.0, decimals(size));
    return std::string(first, std::to_chars(first, last, value, std::chars_format::fixed, decimals(std::max(size, std::round(size * unit) / unit))).ptr);
}

std::string cell_text(const DataCell& cell, Digits digits) {
    const auto* number = std::get_if<double>(&cell);
    return number != nullptr ? number_text(*number, digits) : std::get<std::string>(cell);
}

std::string column_title(const DataTable::Column& column) { return column.unit.empty() ? column.name : column.name + " (" + column.unit + ")"; }

std::string table_csv(const DataTable& table) {
    return separated(table, ',', [](const std::string& text) { return csv_field(text); });
}

std::string table_tsv(const DataTable& table) {
    return separated(table, '\t', [](const std::string& text) { return tsv_field(text); });
}

std::string table_json(const DataTable& table) { return json::write_json(json_of(table)); }

std::string tables_json(std::span<const DataTable> tables) {
    boost::json::array list;
    for (const DataTable& table : tables) list.push_back(json_of(table));
    return json::write_json(list);
}

std::string markdown_text(std::string_view text) {
    constexpr std::string_view kMarks = "\\`*_[]<>|~&#";
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        if (c == '\n' || c == '\r') {
            out += "<br>";
            continue;
        }
        if (kMarks.find(c) != std::string_view::npos) out += '\\';
        out += c;
    }
    return out;
}

std::string table_markdown(const DataTable& table, Digits digits) {
    std::string head = "|", rule = "|", out;
    for (const DataTable::Column& column : table.columns) {
        head += ' ' + markdown_text(column_title(column)) + " |";
        rule += column.align == DataTable::Align::right ? " ---: |" : " --- |";
    }
    for (const DataTable::Row& row : table.rows) {
        out += '|';
        for (const DataCell& cell : row) out += ' ' + markdown_text(cell_text(cell, digits)) + " |";
        out += '\n';
    }
    return head + '\n' + rule + '\n' + out;
}

DataTable figures_table(std::string_view plan, std::span<const DataTable> tables) {
    using Align = DataTable::Align;
    DataTable all{"figures", {{"plan", "", Align::left}, {"table", "", Align::left}, {"row", "", Align::left}, {"column", "", Align::left}, {"unit", "", Align::left}, {"value", "", Align::right}}, {}};
    for (const DataTable& table : tables)
        for (const DataTable::Row& row : table.rows)
            for (std::size_t i = 1; i < row.size(); ++i)
                all.rows.push_back({std::string(plan), table.title, cell_text(row.front(), Digits::exact), table.columns[i].name, table.columns[i].unit, row[i]});
    return all;
}

} // namespace fivefold
