// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace fivefold {

/// Pipeline schedules that can be simulated.
enum class PipelineOrderKind { gpipe, one_f_one_b, interleaved, zero_bubble_h1, zero_bubble_v, dual_pipe, dual_pipe_v };
inline constexpr PipelineOrderKind kPipelineOrderKinds[] = {PipelineOrderKind::gpipe,         PipelineOrderKind::one_f_one_b, PipelineOrderKind::interleaved,
                                                            PipelineOrderKind::zero_bubble_h1, PipelineOrderKind::zero_bubble_v, PipelineOrderKind::dual_pipe,
                                                            PipelineOrderKind::dual_pipe_v};
[[nodiscard]] const char* pipeline_order_name(PipelineOrderKind kind); ///< "1f1b", "zero_bubble_h1", "dual_pipe_v" ...

/// What a rank runs without a break.
struct PipelineOp {
    /// `backward` is the input gradient where the order splits off weight gradients, else the whole backward pass; `both` a forward pass
    /// overlapped with the whole backward pass of another micro-batch.
    enum class Kind : std::uint8_t { forward, backward, weight, both };
    Kind kind = Kind::forward;
    std::int16_t stage = 0;
    std::int16_t back_stage = 0; ///< of `both`: whose backward pass it is
    std::int32_t micro_batch = 0;
    std::int32_t back_micro_batch = 0;
    bool operator==(const PipelineOp&) const = default;
};

/// What every rank runs, in its order. Stages are numbered along the pipeline; two pipes that run against each other (DualPipe) have
/// stages of their own: the first p, and the p after them.
struct PipelineOrder {
    int stages = 0;       ///< of all pipes
    int micro_batches = 0; ///< of each pipe
    int pipes = 1;
    bool splits = false;  ///< weight gradients are ops of their own
    std::vector<int> rank_of; ///< by stage
    std::vector<std::vector<PipelineOp>> ranks;

    [[nodiscard]] int stages_per_pipe() const { return stages / pipes; }
    [[nodiscard]] bool is_first(int stage) const { return stage % stages_per_pipe() == 0; }
    [[nodiscard]] bool is_last(int stage) const { return (stage + 1) % stages_per_pipe() == 0; }
    [[nodiscard]] std::size_t ops() const;
};

/// Seconds of one micro-batch on each stage of an order.
struct StageSeconds {
    std::vector<double> forward;
    std::vector<double> backward; ///< input gradient
    std::vector<double> weight;   ///< weight gradient; follows at once where the order does not split it off
};

// p ranks, m micro-batches (DualPipe: of both pipes together). Any m >= 1, also fewer than ranks or no multiple of them, except where said.
[[nodiscard]] PipelineOrder gpipe_order(int p, int m);
[[nodiscard]] PipelineOrder one_f_one_b_order(int p, int m);
/// Megatron's order: groups of g (0: p) micro-batches, chunks cycled depth first; warm-up 2 (p-r-1) + (v-1) g. A last group of fewer than
/// p micro-batches, not the only one, cannot run.
[[nodiscard]] PipelineOrder interleaved_order(int p, int m, int v, int g = 0);
/// The smallest group of p or more micro-batches that the interleaved order can run: m is a multiple of it, or leaves p or more.
[[nodiscard]] int interleaved_group(int p, int m);
/// Weight gradients delayed by as many micro-batches as the rank is far from the first.
[[nodiscard]] PipelineOrder zb_h1_order(int p, int m);
/// Two stages a rank, there and back: rank r has stages r and 2p-1-r. The published order for F = B = W (torch's ScheduleZBVZeroBubble).
[[nodiscard]] PipelineOrder zb_v_order(int p, int m);
/// The published eight steps of deepseek-ai/DualPipe; p and m even, m >= 2 p, else std::invalid_argument.
[[nodiscard]] PipelineOrder dual_pipe_order(int p, int m);
/// The same folded in half: two stages a rank, there and back, one pipe; m >= 2 p, else std::invalid_argument.
[[nodiscard]] PipelineOrder dual_pipe_v_order(int p, int m);

/// `v` counts for the interleaved order only, whose group is the smallest. Throws std::invalid_argument for what the schedule cannot run.
[[nodiscard]] PipelineOrder pipeline_order(PipelineOrderKind kind, int p, int m, int v);

} // namespace fivefold
