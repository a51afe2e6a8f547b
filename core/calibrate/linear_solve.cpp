// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/linear_solve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace fivefold {
namespace {

/// Lower Cholesky factor in place.
void factorise(std::vector<std::vector<double>>& a) {
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = a[i][j];
            for (std::size_t k = 0; k < j; ++k) sum -= a[i][k] * a[j][k];
            a[i][j] = i == j ? std::sqrt(std::max(sum, 1e-12)) : sum / a[j][j];
        }
}

void substitute(const std::vector<std::vector<double>>& lower, std::vector<double>& x) {
    for (std::size_t i = 0; i < x.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) x[i] -= lower[i][k] * x[k];
        x[i] /= lower[i][i];
    }
    for (std::size_t i = x.size(); i-- > 0;) {
        for (std::size_t k = i + 1; k < x.size(); ++k) x[i] -= lower[k][i] * x[k];
        x[i] /= lower[i][i];
    }
}

} // namespace

std::vector<double> solve_positive(std::vector<std::vector<double>> matrix, std::vector<double> right) {
    factorise(matrix);
    substitute(matrix, right);
    return right;
}

std::vector<std::vector<double>> inverse_positive(const std::vector<std::vector<double>>& matrix) {
    std::vector<std::vector<double>> lower = matrix, inverse(matrix.size());
    factorise(lower);
    for (std::size_t column = 0; column < matrix.size(); ++column) {
        inverse[column].assign(matrix.size(), 0.0);
        inverse[column][column] = 1;
        substitute(lower, inverse[column]);
    }
    return inverse;
}

std::vector<std::vector<double>> lower_factor(std::vector<std::vector<double>> matrix) {
    factorise(matrix);
    return matrix;
}

} // namespace fivefold
