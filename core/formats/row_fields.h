// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/csv.h"
#include "core/model/transformer.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fivefold {

struct Catalogue;

/// Typed access to the present row of a table. Remembers the first reason why the row cannot be used.
class RowFields {
public:
    explicit RowFields(const CsvTable& row) : row_(row) {}

    [[nodiscard]] std::string_view text(std::string_view column) const { return row_[column]; }
    /// Nothing when empty or stated as unknown. Of alternatives ("4|8|32") the first.
    [[nodiscard]] std::optional<double> real(std::string_view column);
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view column);
    [[nodiscard]] std::int64_t integer_or(std::string_view column, std::int64_t otherwise) { return integer(column).value_or(otherwise); }
    /// The number, or 0 and a reason to skip the row.
    [[nodiscard]] std::int64_t required(std::string_view column, const char* reason);

    void reject(std::string reason);
    [[nodiscard]] const std::string& rejected() const { return reason_; }

private:
    const CsvTable& row_;
    std::string reason_;
};

/// The model that a row's dimensions describe; traits that no column states come from a catalogue model of the same dimensions.
/// Rejects the row when dimensions are missing or make no sense.
void read_row_model(RowFields& row, const Catalogue& catalogue, Transformer& model);

} // namespace fivefold
