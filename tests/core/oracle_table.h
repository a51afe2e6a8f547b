// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/csv.h"

#include <algorithm>
#include <cmath>
#include <charconv>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace fivefold::test {

/// Rows of a CSV file under tests/data with numbers by column name.
class OracleTable {
public:
    explicit OracleTable(const std::string& name) : file_(std::string(FIVEFOLD_TEST_DATA) + "/oracle/" + name), table_(file_) {}
    bool next() { return table_.next(); }
    [[nodiscard]] std::string text(const char* column) const { return std::string(table_[column]); }
    [[nodiscard]] double number(const char* column) const { return std::stod(text(column)); }
    [[nodiscard]] std::int64_t count(const char* column) const { return std::stoll(text(column)); }
    [[nodiscard]] bool flag(const char* column) const { return text(column) == "1"; }

private:
    std::ifstream file_;
    CsvTable table_;
};

/// Relative agreement, absolute for values around zero.
inline bool agree(double ours, double oracle, double tolerance = 1e-9) {
    return std::abs(ours - oracle) <= tolerance * std::max(std::abs(oracle), 1e-3);
}

} // namespace fivefold::test
