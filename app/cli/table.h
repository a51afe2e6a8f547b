// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace fivefold::cli {

/// Aligned columns for people. `align`: one letter a column, 'l' or 'r'.
class Table {
public:
    Table(std::vector<std::string> header, std::string align);
    void add(std::vector<std::string> row);
    /// Text with a rule under the header; `indent` spaces before each line.
    [[nodiscard]] std::string text(int indent = 0) const;

private:
    std::string align_;
    std::vector<std::vector<std::string>> rows_;
};

/// A name of the JSON answers as words: spaces for underscores.
[[nodiscard]] std::string spaced(std::string name);

} // namespace fivefold::cli
