// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/machine.h"

namespace fivefold {

/// C (m x n) = A (m x k) B (k x n), `batch` independent problems.
struct GemmShape {
    double m = 0, n = 0, k = 0;
    double batch = 1;
};

/// (5.4)-(5.8): tile and wave quantisation, shared-memory-bound small tiles, HBM floor, launch; times the measured factor of the shape where there is
/// a surface. Seconds.
/// `output_bytes` per element of C: 2, or 2 x gradient bytes when the kernel accumulates into gradients.
/// `share` multiplies the sustained rate (grouped GEMMs).
[[nodiscard]] double gemm_time(const Machine& machine, const MatrixRate& rate, const GemmShape& shape, double output_bytes = 2, double share = 1);

/// How such a GEMM runs: the tile that suits it best, the waves of tiles over the multiprocessors, and the two times of which the longer counts.
struct GemmRun {
    double tile_m = 0, tile_n = 0, waves = 0;
    double math = 0, memory = 0; ///< seconds, without the launch
    double measured = 1;         ///< factor on the longer of the two, of the measured surface
};
[[nodiscard]] GemmRun gemm_run(const Machine& machine, const MatrixRate& rate, const GemmShape& shape, double output_bytes = 2, double share = 1);

/// (5.2) the three GEMMs of a linear layer with `tokens` rows, `in` inputs and `out` outputs on this rank. Seconds.
struct LinearTime {
    double forward = 0, input_gradient = 0, weight_gradient = 0;
};
[[nodiscard]] LinearTime linear_time(const Machine& machine, const MatrixRate& rate, double tokens, double out, double in, double gradient_bytes,
                                     double batch = 1, double share = 1);

/// Attention core of one layer and micro-batch on one rank.
struct AttentionShape {
    double batch = 1;       ///< sequences
    double heads = 1;       ///< query heads on this rank [a/t]
    double queries = 1;     ///< query tokens on this rank [s/c]
    double keys = 1;        ///< sequence length [s]
    double attended = 1;    ///< keys that a query meets on average [s_eff]
    double qk_dim = 128, v_dim = 128;
    bool latent = false;
};
struct PassTime {
    double forward = 0, backward = 0;
};
/// Matrix products of the attention core's backward pass over those of its forward pass: it redoes QK^T, 5 against 2.
inline constexpr double kBackwardMatmuls = 2.5;
/// [df] Head dimensions other than 128 map worse onto the tensor cores.
[[nodiscard]] double head_dim_factor(const AttentionShape& shape, const FlashRate& flash);
/// (5.9)-(5.11) flash attention: FLOPs over a rate that grows with the work units per multiprocessor. Seconds.
[[nodiscard]] PassTime flash_attention_time(const Machine& machine, const AttentionShape& shape);
/// Attention with materialised scores: batched GEMMs and the softmax's traffic in bytes per score. Seconds.
[[nodiscard]] PassTime unfused_attention_time(const Machine& machine, const AttentionShape& shape, double bytes_forward, double bytes_backward);

} // namespace fivefold
