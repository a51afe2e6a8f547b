// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <istream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// One record of a CSV file and the line on which it starts, counted from 1.
struct CsvRecord {
    std::size_t line = 0;
    std::vector<std::string> fields;
};

/// Reads CSV (RFC 4180) record by record: quoted fields with commas, line ends and doubled quotes; LF, CRLF or CR; a UTF-8 byte
/// order mark; blank lines are skipped. Throws FormatError with the line for an unclosed quote, text after a closing quote, binary data
/// or a field of more than a mebibyte.
class CsvReader {
public:
    explicit CsvReader(std::istream& input);
    /// Reads the next record; false at the end.
    bool next(CsvRecord& record);

private:
    int take();
    void read_quoted(std::string& field, std::size_t start);

    std::istream& input_;
    std::size_t line_ = 1;
};

/// Reads a CSV file whose first record names the columns. Each row must have as many fields as there are columns.
class CsvTable {
public:
    /// Reads the header. Throws FormatError when there is none or a name stands twice.
    explicit CsvTable(std::istream& input);

    [[nodiscard]] const std::vector<std::string>& columns() const { return columns_; }
    [[nodiscard]] bool has(std::string_view column) const { return index_.contains(column); }

    /// Goes to the next row; false at the end. Throws FormatError with the line of a ragged row.
    bool next();
    [[nodiscard]] std::size_t line() const { return record_.line; }
    /// Field of a column in the present row, without spaces around it; empty when the column does not exist.
    [[nodiscard]] std::string_view operator[](std::string_view column) const;

private:
    CsvReader reader_;
    CsvRecord record_;
    std::vector<std::string> columns_;
    std::map<std::string, std::size_t, std::less<>> index_;
};

/// A field as it must stand in a CSV file: quoted when it holds a comma, a quote or a line end.
[[nodiscard]] std::string csv_field(std::string_view text);

} // namespace fivefold
