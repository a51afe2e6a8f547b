// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/pattern.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fivefold {

/// Y (m x n) = X (m x k) times W transposed (n x k): m tokens, n outputs, k inputs.
struct MatmulShape {
    std::int64_t m = 0;
    std::int64_t n = 0;
    std::int64_t k = 0;
    bool operator==(const MatmulShape&) const = default;
    [[nodiscard]] double flops() const { return 2.0 * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k); }
};

/// A type of operands, as cuBLASLt is told.
struct MatmulType {
    std::string_view name; ///< as in the results
    int operand_type;      ///< cublaslt::DataType
    int output_type;
    int compute_type; ///< cublaslt::ComputeType
    std::size_t operand_bytes;
    std::size_t output_bytes;
    int least_capability; ///< 89 = compute capability 8.9
    Pattern random;       ///< values from 0.5 to 2 of either sign: products of zeros would run faster
};
[[nodiscard]] const std::vector<MatmulType>& matmul_types();

/// The shapes that are measured: cubes, and the layers of Llama-like models of hidden size 4096 and 8192, whole and divided by TP, with
/// several numbers of tokens, a vocabulary divided by TP, and the few tokens of an expert. `few`: types that only need the outline.
[[nodiscard]] std::vector<MatmulShape> matmul_shapes(bool quick, bool few);
/// The shape of the sustained run.
inline constexpr MatmulShape kSustainedShape{8192, 8192, 8192};

/// Where operands and results lie in a pool: sets that are used in turn, so that no operand comes from the L2 cache (3 times its size).
struct OperandPlan {
    std::size_t set_bytes = 0; ///< X, then W, each aligned to 256 bytes
    std::size_t w_offset = 0;
    int sets = 0; ///< 0: the shape does not fit
};
[[nodiscard]] OperandPlan plan_operands(const MatmulShape& shape, const MatmulType& type, std::size_t pool_bytes, std::size_t output_pool_bytes,
                                        std::size_t l2_bytes);

/// Sizes of the pools for operands and for results: 2 GiB and 512 MiB, or less where little is free.
struct PoolSizes {
    std::size_t operands = 0;
    std::size_t results = 0;
    bool reduced = false;
};
[[nodiscard]] PoolSizes plan_pools(std::size_t free_bytes);

} // namespace fivefold
