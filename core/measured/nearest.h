// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/residuals.h"
#include "core/measured/run.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace fivefold {

/// How unlike two plans are in what decides a step time: a sum over sizes and degrees, weighted doublings apart, and over choices
/// (GPU, framework, precision, recomputation ...), a fixed amount where they differ. 0 = alike in all of them, about 1 = one
/// parallel degree doubled. Symmetric. Names do not count.
[[nodiscard]] double plan_distance(const Plan& a, const Plan& b);

/// States that a plan may leave open and that change its step time.
enum class OpenState { attention, loss, fused_norm, torch_compile, cuda_graphs, dispatcher, routing, count_ };
inline constexpr std::size_t kOpenStates = static_cast<std::size_t>(OpenState::count_);
[[nodiscard]] const char* open_state_name(OpenState state);
/// What the plan states, as the enumeration's number; 0 where it leaves the state open.
[[nodiscard]] int stated_choice(const Training& training, OpenState state);

/// The same of plans that are compared again and again: what the distance looks at, sizes and degrees as base-2 logarithms.
struct PlanPlace {
    explicit PlanPlace(const Plan& plan);
    double hidden, layers, seq_len, gpus;
    double tp, pp, cp, ep, etp, vpp, micro_batch, accumulation;
    double experts = 0, top_k = 0;
    bool moe, latent, gated, sharded_weights;
    RecomputeKind recompute;
    Framework framework;
    Precision precision;
    AttentionKernel attention;
    CudaGraphs cuda_graphs;
    std::size_t gpu, architecture; ///< hashes of their names
    std::size_t configuration;     ///< configuration_key
    std::array<int, kOpenStates> stated{}; ///< stated_choice of each
};
[[nodiscard]] double plan_distance(const PlanPlace& a, const PlanPlace& b);

/// Hash of the model's size, the degrees, the GPU, batch, recomputation and precision, which repeats and releases of one configuration share.
[[nodiscard]] std::size_t configuration_key(const Plan& plan);

/// A measured run beside the model's answer for it.
struct NearRun {
    std::size_t run = 0; ///< place in the runs searched
    double distance = 0; ///< plan_distance to the plan asked about
    Seconds measured, predicted;
    [[nodiscard]] double error() const { return predicted / measured - 1; }
};

/// Up to `count` runs that have a plan, a step time and a prediction, nearest first; of equally near ones the first.
/// Runs whose software was in a broken state are left out.
[[nodiscard]] std::vector<NearRun> nearest_runs(const Plan& plan, std::span<const MeasuredRun> runs, const ProfileSource& profiles, std::size_t count);

} // namespace fivefold
