// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace fivefold {

/// One operation of a pipeline schedule.
struct ScheduleOp {
    enum class Kind { forward, backward, weight };
    Kind kind = Kind::forward;
    std::int32_t stage = 0;       ///< virtual stage
    std::int32_t micro_batch = 0;
    std::int32_t direction = 0;   ///< 1 for the reverse pipe of DualPipe
    bool operator==(const ScheduleOp&) const = default;
};
/// Operations that a device runs together; most slots hold one.
using ScheduleSlot = std::vector<ScheduleOp>;
/// For each device its slots in order.
using ScheduleOrder = std::vector<std::vector<ScheduleSlot>>;

[[nodiscard]] ScheduleOrder gpipe_order(int p, int m);
[[nodiscard]] ScheduleOrder one_f_one_b_order(int p, int m);
/// Megatron's order: groups of g (0: p) micro-batches, chunks cycled depth first; warm-up 2 (p-r-1) + (v-1) g.
[[nodiscard]] ScheduleOrder interleaved_order(int p, int m, int v, int g = 0);
[[nodiscard]] ScheduleOrder zb_h1_order(int p, int m);
/// The published eight-step slot order; p and m even, m >= 2 p.
[[nodiscard]] ScheduleOrder dual_pipe_order(int p, int m);

struct DeviceTimeline {
    double start = 0, end = 0, busy = 0;
    int peak_alive = 0; ///< most forward chunks alive at once; a chunk leaves with its backward
};
struct ScheduleResult {
    double makespan = 0;
    std::vector<DeviceTimeline> devices;
};

/// Runs every device's slots in order, each as soon as its inputs are there; `hop` seconds between devices. Exact for
/// heterogeneous durations, in O(operations). Stage s of direction 0 lives on device s % p (DualPipe: both directions).
/// Throws std::invalid_argument when the order can never finish.
[[nodiscard]] ScheduleResult run_schedule(const ScheduleOrder& order, int stages,
                                          const std::function<double(const ScheduleSlot&, int device)>& duration, double hop = 0,
                                          bool mirrored = false);

} // namespace fivefold
