// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulation/pipeline_order.h"

#include <deque>
#include <stdexcept>

namespace fivefold {
namespace {

using Kind = PipelineOp::Kind;

/// Ops of one rank in the eight published steps. Phase 0 is the pipe that starts near this rank, phase 1 the other (folded: the way there,
/// and back).
class DualPipeRank {
public:
    /// `near`: ranks between this one and the end of the pipe where phase 0 starts; `half`: ranks that start there; `m`: micro-batches of
    /// a phase; `stages`: of phase 0 and 1 on this rank.
    DualPipeRank(int half, int near, int m, int stage0, int stage1) : half_(half), near_(near), m_(m), stages_{stage0, stage1} {}

    [[nodiscard]] std::vector<PipelineOp> build() {
        for (int i = 0; i < (half_ - near_ - 1) * 2; ++i) forward(0);
        for (int i = 0; i < near_ + 1; ++i) forward(0), forward(1);
        for (int i = 0; i < half_ - near_ - 1; ++i) backward(1, true), weight(), forward(1);
        for (int i = 0; i < m_ - 2 * half_ + near_ + 1; ++i) {
            if (i == 0 && near_ == half_ - 1) forward(0), backward(1, false);
            else both(0, 1);
            both(1, 0);
        }
        for (int i = 0; i < half_ - near_ - 1; ++i) backward(1, false), both(1, 0);
        bool zero_bubble = false;
        for (int i = 0; i < near_ + 1; ++i) {
            const bool middle = i == (near_ + 1) / 2;
            if (middle && near_ % 2 == 1) zero_bubble = true;
            backward(1, zero_bubble);
            if (middle && near_ % 2 == 0) zero_bubble = true;
            backward(0, zero_bubble);
        }
        for (int i = 0; i < half_ - near_ - 1; ++i) weight(), backward(0, true);
        for (int i = 0; i < near_ + 1; ++i) weight();
        return std::move(ops_);
    }

private:
    [[nodiscard]] PipelineOp take(Kind kind, int phase) {
        int& count = counts_[kind == Kind::backward ? 1 : 0][phase];
        return {kind, static_cast<std::int16_t>(stages_[phase]), 0, count++, 0};
    }
    [[nodiscard]] static PipelineOp weight_of(PipelineOp backward) {
        backward.kind = Kind::weight;
        return backward;
    }
    void forward(int phase) { ops_.push_back(take(Kind::forward, phase)); }
    void backward(int phase, bool zero_bubble) {
        const PipelineOp o = take(Kind::backward, phase);
        ops_.push_back(o);
        if (zero_bubble) pending_.push_back(weight_of(o));
        else ops_.push_back(weight_of(o));
    }
    void both(int forward_phase, int backward_phase) {
        PipelineOp o = take(Kind::forward, forward_phase);
        const PipelineOp back = take(Kind::backward, backward_phase);
        o.kind = Kind::both;
        o.back_stage = back.stage;
        o.back_micro_batch = back.micro_batch;
        ops_.push_back(o);
    }
    void weight() {
        if (pending_.empty()) return;
        ops_.push_back(pending_.front());
        pending_.pop_front();
    }

    int half_, near_, m_;
    int stages_[2];
    int counts_[2][2] = {{0, 0}, {0, 0}};
    std::deque<PipelineOp> pending_;
    std::vector<PipelineOp> ops_;
};

} // namespace

PipelineOrder dual_pipe_order(int p, int m) {
    if (p < 2 || p % 2 != 0 || m % 2 != 0 || m < 2 * p) throw std::invalid_argument("DualPipe needs even p and m with m >= 2 p");
    PipelineOrder order;
    order.stages = 2 * p;
    order.micro_batches = m / 2;
    order.pipes = 2;
    order.splits = true;
    for (int stage = 0; stage < 2 * p; ++stage) order.rank_of.push_back(stage < p ? stage : 2 * p - 1 - stage);
    for (int r = 0; r < p; ++r) {
        const bool second = r >= p / 2; // the other pipe starts near this rank
        const int down = r, up = 2 * p - 1 - r;
        order.ranks.push_back(DualPipeRank(p / 2, second ? p - 1 - r : r, m / 2, second ? up : down, second ? down : up).build());
    }
    return order;
}

PipelineOrder dual_pipe_v_order(int p, int m) {
    if (p < 1 || m < 2 * p) throw std::invalid_argument("DualPipeV needs m >= 2 p");
    PipelineOrder order;
    order.stages = 2 * p;
    order.micro_batches = m;
    order.splits = true;
    for (int stage = 0; stage < 2 * p; ++stage) order.rank_of.push_back(stage < p ? stage : 2 * p - 1 - stage);
    for (int r = 0; r < p; ++r) order.ranks.push_back(DualPipeRank(p, r, m, r, 2 * p - 1 - r).build());
    return order;
}

} // namespace fivefold
