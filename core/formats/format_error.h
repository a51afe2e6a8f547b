// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>
#include <string>

namespace fivefold {

/// An input that cannot be read: what is wrong, where, and what would be right, in one line.
class FormatError : public std::runtime_error {
public:
    /// `where` is a JSON pointer ("/hidden_size"), "line 3, column 7", or empty for the whole input.
    FormatError(std::string where, std::string problem)
        : std::runtime_error(where.empty() ? problem : where + ": " + problem), where_(std::move(where)), problem_(std::move(problem)) {}
    [[nodiscard]] const std::string& where() const { return where_; }
    [[nodiscard]] const std::string& problem() const { return problem_; }

private:
    std::string where_;
    std::string problem_;
};

} // namespace fivefold
