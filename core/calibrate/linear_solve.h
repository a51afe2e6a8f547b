// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

namespace fivefold {

/// Small dense symmetric positive definite systems, row by row. A matrix that is not positive definite is nudged until it is.
[[nodiscard]] std::vector<double> solve_positive(std::vector<std::vector<double>> matrix, std::vector<double> right);
[[nodiscard]] std::vector<std::vector<double>> inverse_positive(const std::vector<std::vector<double>>& matrix);

} // namespace fivefold
