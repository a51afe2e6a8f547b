// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"
#include "core/profile/profile.h"

namespace fivefold {

/// Matrix-unit rate in one precision.
struct MatrixRate {
    double peak = 0;        ///< FLOP/s, dense data sheet
    double sustained = 1;   ///< share that large GEMMs reach [G]
    double prologue_k = 0;  ///< K-elements of prologue and epilogue [k0 kf]
    double element_bytes = 2;
    const GemmSurface* surface = nullptr; ///< measured factors on the time of the closed form, by shape; the profile owns them
};

/// Fused attention kernel, (5.10), (5.11).
struct FlashRate {
    double peak = 1;          ///< share of the 16-bit peak at full occupancy, forward
    double backward = 1;      ///< backward rate over forward rate
    double half_forward = 0;  ///< work units per multiprocessor at half rate
    double half_backward = 0;
    double head_narrow = 1, head_medium = 1, head_wide = 1, head_latent = 1; ///< rate by head dimension over that at 128 [df]
};

/// Catalogue and profile of a plan flattened into SI numbers for the inner formulas.
struct Machine {
    MatrixRate base;         ///< bf16 or fp16: attention, head, router
    MatrixRate layers;       ///< the plan's precision: linear layers of the decoder
    double quantise_factor = 0; ///< passes that low precision adds: 0 for 16 bit, 1 for fp8 with delayed scales
    double sms = 1;
    double hbm = 1;          ///< bytes/s, data sheet
    double hbm_kernels = 1;  ///< bytes/s that memory-bound kernels reach
    double hbm_gemm = 1;     ///< bytes/s that memory-bound GEMMs reach
    double tile_rho = 0, wave_tail = 1;
    double launch = 0;       ///< seconds per kernel
    FlashRate flash;           ///< of the kernel in use
    double misaligned_head = 1;///< rate of batched GEMMs when the head dimension is no multiple of 8
    double hbm_scores = 1;     ///< bytes/s that the traffic of materialised scores reaches
    double scale_up = 1;     ///< bytes/s one direction inside a domain, data sheet
    double network_hop = 0;  ///< seconds per ring step between domains
    double ring_step = 0;    ///< seconds per step inside a domain of a ring that crosses domains
    double nic = 1;          ///< bytes/s one direction, one GPU's share
    double domain = 1;       ///< GPUs
    double dispatch_base = 0;///< seconds before the first byte of an expert all-to-all
    double release_years = 0;///< release minus the profile's reference
    double release_gain = 0; ///< speed gained per year of releases
    const MeasuredTables* collectives = nullptr; ///< measured curves; the profile owns them
    double node = 1;         ///< GPUs of a node, or of a domain that spans nodes: how those curves count nodes
};

[[nodiscard]] Machine make_machine(const Plan& plan, const Profile& profile);

} // namespace fivefold
