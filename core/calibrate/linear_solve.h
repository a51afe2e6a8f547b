// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

namespace fivefold {

/// Small dense symmetric positive definite systems, row by row. A matrix that is not positive definite is nudged until it is.
[[nodiscard]] std::vector<double> solve_positive(std::vector<std::vector<double>> matrix, std::vector<double> right);
[[nodiscard]] std::vector<std::vector<double>> inverse_positive(const std::vector<std::vector<double>>& matrix);
/// Cholesky's L of L L' = matrix; what stands above the diagonal means nothing.
[[nodiscard]] std::vector<std::vector<double>> lower_factor(std::vector<std::vector<double>> matrix);

} // namespace fivefold
