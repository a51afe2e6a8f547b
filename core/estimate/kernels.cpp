// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/kernels.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fivefold {
namespace {

struct Tile {
    double x, y;
};
constexpr Tile kTiles[] = {{256, 128}, {128, 256}, {128, 128}, {256, 64}, {64, 256}, {128, 64}, {64, 128}, {64, 64}};

/// Head dimensions other than 128 map worse onto the tensor cores (published FlashAttention tables).
double head_dim_factor(const AttentionShape& shape) {
    if (shape.latent) return 0.80;
    if (shape.qk_dim <= 64) return 0.75;
    if (shape.qk_dim <= 96) return 0.90;
    return shape.qk_dim <= 128 ? 1.0 : 0.85;
}

/// Backward redoes QK^T: 5 matmuls against 2.
constexpr double kBackwardMatmuls = 2.5;

/// Bytes per score that softmax, mask and their gradients move, forward and backward.
constexpr double kScoreBytesForward = 9, kScoreBytesBackward = 11;

} // namespace

double gemm_time(const Machine& machine, const MatrixRate& rate, const GemmShape& shape, double output_bytes, double share) {
    double math = std::numeric_limits<double>::infinity();
    for (const Tile& tile : kTiles) {
        const double tiles = shape.batch * std::ceil(shape.m / tile.x) * std::ceil(shape.n / tile.y);
        const double full = std::floor(tiles / machine.sms), rest = tiles - full * machine.sms;
        const double waves = full + (rest > 0 ? machine.wave_tail + (1 - machine.wave_tail) * rest / machine.sms : 0); // (5.4)
        const double area = 2 * tile.x * tile.y;
        const double per_sm = rate.peak / machine.sms / (1 + machine.tile_rho * (tile.x + tile.y) / area); // (5.5)
        math = std::min(math, waves * area * (shape.k + rate.prologue_k) / per_sm);                         // (5.6)
    }
    const double bytes = shape.batch * (rate.element_bytes * (shape.m * shape.k + shape.k * shape.n) + output_bytes * shape.m * shape.n); // (5.7)
    return std::max(math / (rate.sustained * share), bytes / machine.hbm_gemm) + machine.launch;                                         // (5.8)
}

LinearTime linear_time(const Machine& machine, const MatrixRate& rate, double tokens, double out, double in, double gradient_bytes, double batch,
                       double share) {
    return {gemm_time(machine, rate, {tokens, out, in, batch}, 2, share), gemm_time(machine, rate, {tokens, in, out, batch}, 2, share),
            gemm_time(machine, rate, {out, in, tokens, batch}, 2 * gradient_bytes, share)};
}

PassTime flash_attention_time(const Machine& machine, const HardwareProfile& hardware, const AttentionShape& shape) {
    const double units = shape.batch * shape.heads * std::ceil(shape.queries / 128) / machine.sms;
    const double flops = 2 * shape.batch * shape.heads * shape.queries * shape.attended * (shape.qk_dim + shape.v_dim); // (5.9), causal in `attended`
    const double rate = machine.base.peak * machine.attention_peak * head_dim_factor(shape);
    return {flops / (rate * units / (units + hardware.attention_half_fwd)) + machine.launch, // (5.10), (5.11)
            kBackwardMatmuls * flops / (rate * hardware.attention_backward * units / (units + hardware.attention_half_bwd)) + 2 * machine.launch};
}

PassTime unfused_attention_time(const Machine& machine, const AttentionShape& shape) {
    const double batch = shape.batch * shape.heads, scores = batch * shape.queries * shape.keys;
    const double scores_gemm = gemm_time(machine, machine.base, {shape.queries, shape.keys, shape.qk_dim, batch});
    const double values_gemm = gemm_time(machine, machine.base, {shape.queries, shape.v_dim, shape.keys, batch});
    const double forward = scores_gemm + values_gemm;
    return {forward + kScoreBytesForward * scores / machine.hbm_kernels, 2 * forward + kScoreBytesBackward * scores / machine.hbm_kernels};
}

} // namespace fivefold
