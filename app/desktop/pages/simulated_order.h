// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/charts/gantt_data.h"
#include "app/desktop/result.h"
#include "core/estimate/simulation/memory_curve.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace fivefold {

/// What a bar of the timeline is; the number is GanttBar::role.
enum class BarRole { forward, backward, weight, both, data_parallel, message, optimizer, waiting, straggler, left_out, count_ };
inline constexpr int kBarRoles = static_cast<int>(BarRole::count_);

/// Micro-batch of one pipe; DualPipe has two pipes that number theirs alike.
struct MicroBatch {
    int pipe = 0, number = 0;
    bool operator==(const MicroBatch&) const = default;
};

/// One step under one schedule, simulated and made ready to be drawn. Everything here is computed on a worker.
struct SimulatedOrder {
    PipelineOrderKind kind = PipelineOrderKind::one_f_one_b;
    std::optional<Timeline> timeline; ///< none where the schedule cannot run the plan, or has too many passes to follow a moving slider
    bool too_many = false;
    std::vector<MemoryCurve> memory; ///< by rank
    Seconds estimated;               ///< step time by the closed forms
    std::vector<GanttBar> bars;      ///< event: of the run where it is below the run's number of events, else one of the bars around passes
    std::vector<std::int64_t> critical; ///< passes that the end of the pipeline waits for, by time
    int ends_shown = 0;                 ///< > 0: only so many first and as many last micro-batches have bars

    [[nodiscard]] bool is_pass(std::int64_t event) const {
        return event >= 0 && event < static_cast<std::int64_t>(timeline->run.events.size());
    }
    /// Index into `bars`, which are in order of their event where they are no passes.
    [[nodiscard]] const GanttBar* bar(std::int64_t event) const;
    [[nodiscard]] MicroBatch micro_batch(const PipelineOp& op) const {
        return {op.stage / timeline->costs.order.stages_per_pipe(), op.micro_batch};
    }
    [[nodiscard]] MicroBatch back_micro_batch(const PipelineOp& op) const;
    [[nodiscard]] bool belongs(std::int64_t event, const MicroBatch& wanted) const;
    /// The way of a micro-batch from rank to rank.
    [[nodiscard]] std::vector<GanttFlow> flows(const MicroBatch& wanted) const;
};

/// Why a schedule cannot run a plan; none where it can, as far as that is known without trying.
enum class OrderRefusal { none, needs_pipeline, needs_virtual_stages, needs_even, needs_micro_batches, needs_layers };
[[nodiscard]] OrderRefusal order_refusal(const Plan& plan, PipelineOrderKind kind);

/// At most `most_bars` passes get bars: where there are more only the first and the last micro-batches. `result` is valid, with a profile.
[[nodiscard]] SimulatedOrder simulate_order(const Result& result, PipelineOrderKind kind, std::size_t most_bars,
                                            const std::stop_token& stop);

} // namespace fivefold
