// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measured/residuals.h"
#include "core/measured/run.h"

#include <cstddef>
#include <span>
#include <vector>

namespace fivefold {

/// What can make a run far slower, or faster, than its plan should be.
enum class HealthCause {
    unfused_attention, ///< the attention kernel is the unfused one
    launch_blocking,   ///< CUDA_LAUNCH_BLOCKING=1, or another wait for the device after each kernel
    slow_fabric,       ///< traffic between nodes gets a tenth of the bandwidth: TCP instead of RDMA, one of several NICs
    full_recompute,    ///< the whole forward pass runs twice
    slow_host,         ///< launches take several times as long: a slow or shared CPU, debug builds, tracing
    near_full_memory,  ///< the allocator frees and asks again at each step
    odd_head_dim,      ///< not a multiple of 8: attention falls back to a slow kernel
    pipeline_waits,    ///< pipeline ranks wait on one another for longer than the data takes: polling, blocking sends
    unknown,
};
[[nodiscard]] const char* health_cause_name(HealthCause cause);

/// A run whose step time is out of health.
struct HealthFlag {
    std::size_t run = 0;   ///< place in the runs checked
    Seconds measured, predicted;
    std::vector<HealthCause> causes; ///< the likeliest first; only `unknown` when none fits. What-ifs that bring the model's time
                                     ///< nearest to the measured one stand before circumstances that only make it plausible.
    [[nodiscard]] double slowdown() const { return measured / predicted; }
};

/// Far outside: further from the prediction than three times the band's half width on that side, in logarithms.
[[nodiscard]] bool far_outside(Seconds measured, const Prediction& prediction);
/// Far outside, or above the band by the wait a micro-batch that polling between pipeline stages costs.
[[nodiscard]] bool out_of_health(const Plan& plan, Seconds measured, const Prediction& prediction);

/// Flags for the runs out of health, in order. `predictions` are those of `validate` for the same runs.
[[nodiscard]] std::vector<HealthFlag> check_health(std::span<const MeasuredRun> runs, std::span<const Prediction> predictions, const ProfileSource& profiles);

/// A memory reading that lacks what a later iteration holds: made before the optimizer's first step, without its moments.
struct FirstIterationReading {
    std::size_t run = 0;
    MemoryKind kind = MemoryKind::allocated;
    Bytes measured, predicted, moments; ///< of the stage that was read
};
/// Readings that are lower than predicted by just about the optimizer's moments, where those are a good part of the memory.
[[nodiscard]] std::vector<FirstIterationReading> first_iteration_readings(std::span<const MeasuredRun> runs, std::span<const Prediction> predictions,
                                                                          const ProfileSource& profiles);

} // namespace fivefold
