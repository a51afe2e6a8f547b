// SPDX-License-Identifier: Apache-2.0
#include "probes/matmul_plan.h"

#include "probes/api/cublaslt.h"

#include <algorithm>

namespace fivefold {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;
constexpr std::size_t aligned(std::size_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

} // namespace

const std::vector<MatmulType>& matmul_types()
{
    using namespace cublaslt;
    // Masks: the sign, the lowest bit of the exponent and the mantissa are random; the rest of the exponent is that of 0.5.
    static const std::vector<MatmulType> types = {
        {"bf16", r_16bf, r_16bf, compute_32f, 2, 2, 80, {1, 0x80FF80FF, 0x3F003F00}},
        {"fp8", r_8f_e4m3, r_16bf, compute_32f, 1, 2, 89, {2, 0x8F8F8F8F, 0x30303030}},
        {"fp16", r_16f, r_16f, compute_32f, 2, 2, 70, {3, 0x87FF87FF, 0x38003800}},
        {"tf32", r_32f, r_32f, compute_32f_fast_tf32, 4, 4, 80, {4, 0x80FFFFFF, 0x3F000000}},
    };
    return types;
}

std::vector<MatmulShape> matmul_shapes(bool quick, bool few)
{
    if (quick) {
        if (few) return {{4096, 4096, 4096}};
        return {{8192, 8192, 8192},  {2048, 2048, 2048}, {4096, 14336, 8192}, {4096, 8192, 3584},
                {4096, 1280, 8192}, {1024, 14336, 8192}, {256, 28672, 4096}, {4096, 16032, 8192}};
    }
    std::vector<MatmulShape> shapes;
    for (const std::int64_t side : {8192, 4096, 2048, 1024, 16384}) shapes.push_back({side, side, side});
    if (few) {
        shapes.insert(shapes.end(), {{4096, 14336, 8192}, {4096, 8192, 3584}, {1024, 14336, 8192}});
        return shapes;
    }
    constexpr std::int64_t tokens = 4096;
    shapes.insert(shapes.end(), {// hidden size 4096: QKV with 8 groups, MLP of 14336 up and gate together, and down
                                 {tokens, 6144, 4096}, {tokens, 28672, 4096}, {tokens, 4096, 14336},
                                 // hidden size 8192: QKV, projection, MLP of 28672
                                 {tokens, 10240, 8192}, {tokens, 8192, 8192}, {tokens, 57344, 8192}, {tokens, 8192, 28672},
                                 // divided by TP 2, 4 and 8
                                 {tokens, 28672, 8192}, {tokens, 8192, 14336}, {tokens, 14336, 8192}, {tokens, 8192, 7168},
                                 {tokens, 7168, 8192}, {tokens, 8192, 3584}, {tokens, 1280, 8192}, {tokens, 8192, 1024},
                                 // other numbers of tokens
                                 {1024, 14336, 8192}, {2048, 14336, 8192}, {8192, 14336, 8192}, {1024, 8192, 3584}, {8192, 8192, 3584},
                                 // vocabulary of 128256 divided by 8, and experts with few tokens
                                 {tokens, 16032, 8192}, {256, 28672, 4096}, {512, 4096, 14336}, {512, 14336, 4096}});
    return shapes;
}

OperandPlan plan_operands(const MatmulShape& shape, const MatmulType& type, std::size_t pool_bytes, std::size_t output_pool_bytes, std::size_t l2_bytes)
{
    const auto m = static_cast<std::size_t>(shape.m);
    const auto n = static_cast<std::size_t>(shape.n);
    const auto k = static_cast<std::size_t>(shape.k);
    OperandPlan plan;
    plan.w_offset = aligned(m * k * type.operand_bytes);
    plan.set_bytes = plan.w_offset + aligned(n * k * type.operand_bytes);
    if (m * n * type.output_bytes > output_pool_bytes) return plan;
    const std::size_t wanted = (3 * l2_bytes + plan.set_bytes - 1) / plan.set_bytes + 1;
    plan.sets = static_cast<int>(std::min(pool_bytes / plan.set_bytes, wanted));
    return plan;
}

PoolSizes plan_pools(std::size_t free_bytes)
{
    PoolSizes sizes{2048 * kMiB, 512 * kMiB, false};
    if (free_bytes < 4096 * kMiB) { // leaves room for the libraries
        sizes.operands = free_bytes / 2 / (2 * kMiB) * (2 * kMiB);
        sizes.results = free_bytes / 8 / (2 * kMiB) * (2 * kMiB);
        sizes.reduced = true;
    }
    return sizes;
}

} // namespace fivefold
