// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/kernels.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace fivefold {
namespace {

/// Of counts, without a library call; beyond 2^50 nothing is left to round.
double floored(double count) { return count < 0x1p50 ? static_cast<double>(static_cast<std::int64_t>(count)) : count; }
double raised(double count) {
    const double low = floored(count);
    return low < count ? low + 1 : low;
}

/// Tile edges, and which of them go together as (m, n).
constexpr double kEdges[] = {256, 128, 64};
constexpr int kTiles[][2] = {{0, 1}, {1, 0}, {1, 1}, {0, 2}, {2, 0}, {1, 2}, {2, 1}, {2, 2}};

/// The tile with least work, and that work: multiply-adds of one multiprocessor over K, at its full rate. Which tile it is, is found only on demand.
struct Tiling {
    double work = std::numeric_limits<double>::infinity();
    double m = 0, n = 0, waves = 0;
};
template <bool kWhich>
Tiling best_tile(const Machine& machine, const GemmShape& shape) {
    double rows[3], columns[3];
    for (int i = 0; i < 3; ++i) {
        rows[i] = raised(shape.m / kEdges[i]);
        columns[i] = raised(shape.n / kEdges[i]);
    }
    Tiling best;
    for (const auto& [i, j] : kTiles) {
        const double x = kEdges[i], y = kEdges[j], tiles = shape.batch * rows[i] * columns[j];
        const double full = floored(tiles / machine.sms), rest = tiles - full * machine.sms;
        const double waves = full + (rest > 0 ? machine.wave_tail + (1 - machine.wave_tail) * rest / machine.sms : 0); // (5.4)
        const double work = waves * (2 * x * y + machine.tile_rho * (x + y));                                          // (5.5)
        if constexpr (kWhich) {
            if (work < best.work) best = {work, x, y, waves};
        } else {
            best.work = std::min(best.work, work);
        }
    }
    return best;
}

struct GemmTimes {
    double math, memory;
};
GemmTimes gemm_times(const Machine& machine, const MatrixRate& rate, const GemmShape& shape, double output_bytes, double share, double work) {
    const double math = work * (shape.k + rate.prologue_k) * machine.sms / rate.peak; // (5.6)
    const double bytes = shape.batch * (rate.element_bytes * (shape.m * shape.k + shape.k * shape.n) + output_bytes * shape.m * shape.n); // (5.7)
    return {math / (rate.sustained * share), bytes / machine.hbm_gemm};
}

/// A batch has the tiles and the K of one product with as many rows as all of it.
double measured_factor(const MatrixRate& rate, const GemmShape& shape) {
    return rate.surface != nullptr ? rate.surface->factor(shape.m * shape.batch, shape.n, shape.k) : 1;
}

} // namespace

double head_dim_factor(const AttentionShape& shape, const FlashRate& flash) {
    if (shape.latent) return flash.head_latent;
    if (shape.qk_dim < 96) return flash.head_narrow;
    if (shape.qk_dim < 128) return flash.head_medium;
    return shape.qk_dim <= 128 ? 1.0 : flash.head_wide;
}

double gemm_time(const Machine& machine, const MatrixRate& rate, const GemmShape& shape, double output_bytes, double share) {
    const GemmTimes times = gemm_times(machine, rate, shape, output_bytes, share, best_tile<false>(machine, shape).work);
    return std::max(times.math, times.memory) * measured_factor(rate, shape) + machine.launch; // (5.8)
}

GemmRun gemm_run(const Machine& machine, const MatrixRate& rate, const GemmShape& shape, double output_bytes, double share) {
    const Tiling tile = best_tile<true>(machine, shape);
    const GemmTimes times = gemm_times(machine, rate, shape, output_bytes, share, tile.work);
    return {tile.m, tile.n, tile.waves, times.math, times.memory, measured_factor(rate, shape)};
}

LinearTime linear_time(const Machine& machine, const MatrixRate& rate, double tokens, double out, double in, double gradient_bytes, double batch,
                       double share) {
    return {gemm_time(machine, rate, {tokens, out, in, batch}, 2, share), gemm_time(machine, rate, {tokens, in, out, batch}, 2, share),
            gemm_time(machine, rate, {out, in, tokens, batch}, 2 * gradient_bytes, share)};
}

PassTime flash_attention_time(const Machine& machine, const AttentionShape& shape) {
    const FlashRate& flash = machine.flash;
    const double units = shape.batch * shape.heads * std::ceil(shape.queries / 128) / machine.sms;
    const double flops = 2 * shape.batch * shape.heads * shape.queries * shape.attended * (shape.qk_dim + shape.v_dim); // (5.9), causal in `attended`
    const double rate = machine.base.peak * flash.peak * head_dim_factor(shape, flash);
    return {flops / (rate * units / (units + flash.half_forward)) + machine.launch, // (5.10), (5.11)
            kBackwardMatmuls * flops / (rate * flash.backward * units / (units + flash.half_backward)) + 2 * machine.launch};
}

PassTime unfused_attention_time(const Machine& machine, const AttentionShape& shape, double bytes_forward, double bytes_backward) {
    const double batch = shape.batch * shape.heads, scores = batch * shape.queries * shape.keys;
    const bool misaligned = std::fmod(shape.qk_dim, 8) != 0 || std::fmod(shape.v_dim, 8) != 0;
    const double share = misaligned ? machine.misaligned_head : 1;
    const double gemms = gemm_time(machine, machine.base, {shape.queries, shape.keys, shape.qk_dim, batch}, 2, share) +
                         gemm_time(machine, machine.base, {shape.queries, shape.v_dim, shape.keys, batch}, 2, share);
    return {gemms + bytes_forward * scores / machine.hbm_scores, 2 * gemms + bytes_backward * scores / machine.hbm_scores};
}

} // namespace fivefold
