// SPDX-License-Identifier: Apache-2.0
#include "core/formats/csv.h"

#include "core/formats/format_error.h"

namespace fivefold {
namespace {

constexpr std::size_t kLongestField = std::size_t{1} << 20;
constexpr int kEnd = std::istream::traits_type::eof();

std::string at_line(std::size_t line) { return "line " + std::to_string(line); }

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

} // namespace

CsvReader::CsvReader(std::istream& input) : input_(input) {
    if (input_.peek() != 0xEF) return;
    char mark[3] = {};
    input_.read(mark, 3);
    if (input_.gcount() != 3 || std::string_view(mark, 3) != "\xEF\xBB\xBF")
        throw FormatError(at_line(1), "starts with bytes that are not UTF-8 text");
}

// Next character with CRLF and CR folded into LF; counts lines.
int CsvReader::take() {
    int c = input_.get();
    if (c == '\r') {
        if (input_.peek() == '\n') input_.get();
        c = '\n';
    }
    if (c == '\n') ++line_;
    if (c == 0) throw FormatError(at_line(line_), "holds a zero byte; a CSV text file is expected");
    return c;
}

void CsvReader::read_quoted(std::string& field, std::size_t start) {
    while (true) {
        const int c = take();
        if (c == kEnd) throw FormatError(at_line(start), "a quote is opened but never closed");
        if (c == '"') {
            if (input_.peek() != '"') return;
            input_.get();
        }
        field.push_back(static_cast<char>(c));
        if (field.size() > kLongestField) throw FormatError(at_line(start), "a quoted field is longer than 1 MiB; is a quote missing?");
    }
}

bool CsvReader::next(CsvRecord& record) {
    while (input_.peek() == '\n' || input_.peek() == '\r') take();
    record.fields.clear();
    record.line = line_;
    if (input_.peek() == kEnd) return false;

    while (true) {
        std::string& field = record.fields.emplace_back();
        bool quoted = false;
        int c = 0;
        while ((c = take()) != kEnd && c != ',' && c != '\n') {
            if (c == '"' && field.empty() && !quoted) {
                quoted = true;
                read_quoted(field, line_);
            } else if (quoted) {
                throw FormatError(at_line(line_), "text follows a closing quote; a comma or line end is expected");
            } else {
                field.push_back(static_cast<char>(c));
                if (field.size() > kLongestField) throw FormatError(at_line(line_), "a field is longer than 1 MiB");
            }
        }
        if (c != ',') return true;
    }
}

CsvTable::CsvTable(std::istream& input) : reader_(input) {
    CsvRecord header;
    if (!reader_.next(header)) throw FormatError(at_line(1), "the file is empty; a header that names the columns is expected");
    for (const std::string& name : header.fields) {
        const std::string column(trimmed(name));
        if (column.empty()) throw FormatError(at_line(header.line), "a column has no name");
        if (!index_.emplace(column, columns_.size()).second)
            throw FormatError(at_line(header.line), "column '" + column + "' is named twice");
        columns_.push_back(column);
    }
}

bool CsvTable::next() {
    if (!reader_.next(record_)) return false;
    if (record_.fields.size() != columns_.size())
        throw FormatError(at_line(record_.line), "has " + std::to_string(record_.fields.size()) + " fields, but the header names " +
                                                     std::to_string(columns_.size()) + " columns");
    return true;
}

std::string_view CsvTable::operator[](std::string_view column) const {
    const auto found = index_.find(column);
    if (found == index_.end() || found->second >= record_.fields.size()) return {};
    return trimmed(record_.fields[found->second]);
}

std::string csv_field(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

} // namespace fivefold
