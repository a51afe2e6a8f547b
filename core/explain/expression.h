// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string_view>

namespace fivefold {

/// The value of a formula: numbers, names, + - * / ^ ( ), and the functions max, min, ceil, floor, log2, exp. Names begin with a letter and
/// go on with letters, digits and underscores; `lookup` gives their values. NaN where the text is no formula.
[[nodiscard]] double evaluate(std::string_view formula, const std::function<double(std::string_view)>& lookup);

[[nodiscard]] bool is_formula_function(std::string_view name);

} // namespace fivefold
