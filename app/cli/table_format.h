// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/tables.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>

namespace fivefold::cli {

/// The options with which a verb writes its answer as a table for other programs: --csv, or --format NAME.
class TableFormat {
public:
    /// `what`: the rows, for the help.
    void add_to(CLI::App& verb, const std::string& what);
    [[nodiscard]] bool asked() const { return csv_ || !name_.empty(); }
    /// Throws Failure where the options contradict each other or --json, or name no format.
    void check(bool json) const;
    /// CSV, TSV or Markdown with exact numbers.
    [[nodiscard]] std::string text(const DataTable& table) const;

private:
    bool csv_ = false;
    std::string name_;
};

} // namespace fivefold::cli
