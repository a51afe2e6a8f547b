// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulation/pipeline_run.h"

#include <algorithm>
#include <stdexcept>

namespace fivefold {
namespace {

using Kind = PipelineOp::Kind;
constexpr double kMissing = -1; // no event ends before 0
constexpr std::size_t kOpsBetweenLooks = 1 << 14; // at the stop token: below a millisecond

/// Runs ranks one after another, each until it lacks an input; whoever makes that input wakes it. So every op is looked at once or twice.
class Runner {
public:
    Runner(const PipelineOrder& order, const StageSeconds& seconds, double hop, std::span<const double> ready, const std::stop_token& stop)
        : stop_(stop), order_(order), seconds_(seconds), hop_(hop), micro_batches_(static_cast<std::size_t>(order.micro_batches)),
          forward_(micro_batches_ * static_cast<std::size_t>(order.stages), kMissing), backward_(forward_.size(), kMissing), next_(order.ranks.size(), 0),
          free_(order.ranks.size(), 0), lacks_(order.ranks.size(), nullptr) {
        std::copy(ready.begin(), ready.end(), free_.begin());
    }

    /// Calls `done(rank, op, begin, end)` for every op.
    template <class Done>
    void run(const Done& done) {
        for (std::size_t rank = order_.ranks.size(); rank-- > 0;) awake_.push_back(rank);
        std::size_t left = order_.ops();
        while (!awake_.empty()) {
            if (stopped_) return;
            const std::size_t rank = awake_.back();
            awake_.pop_back();
            left -= advance(rank, done);
        }
        if (left > 0 && !stopped_) throw std::invalid_argument("this order of operations can never finish");
    }

private:
    [[nodiscard]] std::size_t at(int stage, int micro_batch) const { return static_cast<std::size_t>(stage) * micro_batches_ + static_cast<std::size_t>(micro_batch); }
    [[nodiscard]] double passing(int from, int to) const { return order_.rank_of[static_cast<std::size_t>(from)] != order_.rank_of[static_cast<std::size_t>(to)] ? hop_ : 0; }

    /// Raises `start` to when the input is there; false, and `lack` set, when it is not yet.
    static bool wait(const double& input, double hop, double& start, const double*& lack) {
        if (input == kMissing) {
            lack = &input;
            return false;
        }
        start = std::max(start, input + hop);
        return true;
    }
    bool forward_ready(int stage, int micro_batch, double& start, const double*& lack) const {
        return order_.is_first(stage) || wait(forward_[at(stage - 1, micro_batch)], passing(stage - 1, stage), start, lack);
    }
    bool backward_ready(int stage, int micro_batch, double& start, const double*& lack) const {
        return wait(forward_[at(stage, micro_batch)], 0, start, lack) &&
               (order_.is_last(stage) || wait(backward_[at(stage + 1, micro_batch)], passing(stage + 1, stage), start, lack));
    }
    bool ready(const PipelineOp& op, double& start, const double*& lack) const {
        switch (op.kind) {
        case Kind::forward: return forward_ready(op.stage, op.micro_batch, start, lack);
        case Kind::backward: return backward_ready(op.stage, op.micro_batch, start, lack);
        case Kind::weight: return wait(backward_[at(op.stage, op.micro_batch)], 0, start, lack);
        case Kind::both: return forward_ready(op.stage, op.micro_batch, start, lack) && backward_ready(op.back_stage, op.back_micro_batch, start, lack);
        }
        return true;
    }
    [[nodiscard]] double length(const PipelineOp& op) const {
        const auto stage = static_cast<std::size_t>(op.stage), back = static_cast<std::size_t>(op.back_stage);
        switch (op.kind) {
        case Kind::forward: return seconds_.forward[stage];
        case Kind::backward: return seconds_.backward[stage] + (order_.splits ? 0 : seconds_.weight[stage]);
        case Kind::weight: return seconds_.weight[stage];
        case Kind::both: return seconds_.forward[stage] + seconds_.backward[back] + seconds_.weight[back];
        }
        return 0;
    }
    void set(double& output, double end, int consumer) {
        output = end;
        const auto rank = static_cast<std::size_t>(order_.rank_of[static_cast<std::size_t>(consumer)]);
        if (lacks_[rank] != &output) return;
        lacks_[rank] = nullptr;
        awake_.push_back(rank);
    }
    void set_forward(int stage, int micro_batch, double end) { set(forward_[at(stage, micro_batch)], end, order_.is_last(stage) ? stage : stage + 1); }
    void set_backward(int stage, int micro_batch, double end) { set(backward_[at(stage, micro_batch)], end, order_.is_first(stage) ? stage : stage - 1); }

    template <class Done>
    std::size_t advance(std::size_t rank, const Done& done) {
        const std::vector<PipelineOp>& ops = order_.ranks[rank];
        const std::size_t from = next_[rank];
        for (std::size_t& next = next_[rank]; next < ops.size(); ++next) {
            const PipelineOp& op = ops[next];
            double start = free_[rank];
            if (!ready(op, start, lacks_[rank])) break;
            if (++looked_ % kOpsBetweenLooks == 0 && (stopped_ = stop_.stop_requested())) break;
            const double end = start + length(op);
            free_[rank] = end;
            done(rank, op, start, end);
            if (op.kind == Kind::forward || op.kind == Kind::both) set_forward(op.stage, op.micro_batch, end);
            if (op.kind == Kind::backward) set_backward(op.stage, op.micro_batch, end);
            if (op.kind == Kind::both) set_backward(op.back_stage, op.back_micro_batch, end);
        }
        return next_[rank] - from;
    }

    const std::stop_token& stop_;
    bool stopped_ = false;
    std::size_t looked_ = 0;
    const PipelineOrder& order_;
    const StageSeconds& seconds_;
    double hop_;
    std::size_t micro_batches_;
    std::vector<double> forward_, backward_; ///< when each stage's passes ended, micro-batch by micro-batch
    std::vector<std::size_t> next_;
    std::vector<double> free_;
    std::vector<const double*> lacks_; ///< the input that a sleeping rank waits for
    std::vector<std::size_t> awake_;
};

} // namespace

PipelineRun run_pipeline(const PipelineOrder& order, const StageSeconds& seconds, double hop, std::span<const double> ready, const std::stop_token& stop) {
    PipelineRun run;
    const std::size_t ranks = order.ranks.size();
    run.first.push_back(0);
    for (const auto& ops : order.ranks) run.first.push_back(run.first.back() + ops.size());
    run.events.resize(run.first.back());
    run.ranks.resize(ranks);
    std::vector<std::size_t> next(run.first.begin(), run.first.end() - 1);
    std::vector<int> alive(ranks, 0);
    Runner(order, seconds, hop, ready, stop).run([&](std::size_t rank, const PipelineOp& op, double begin, double end) {
        RankSpan& span = run.ranks[rank];
        if (next[rank] == run.first[rank]) span.begin = begin;
        span.end = end;
        span.busy += end - begin;
        if (op.kind == Kind::forward || op.kind == Kind::both) span.peak_alive = std::max(span.peak_alive, ++alive[rank]);
        if (op.kind == Kind::backward || op.kind == Kind::both) --alive[rank];
        run.events[next[rank]++] = {op, static_cast<int>(rank), begin, end};
        run.makespan = std::max(run.makespan, end);
    });
    return run;
}

double pipeline_makespan(const PipelineOrder& order, const StageSeconds& seconds, double hop) {
    double makespan = 0;
    const std::stop_token never;
    Runner(order, seconds, hop, {}, never).run([&](std::size_t, const PipelineOp&, double, double end) { makespan = std::max(makespan, end); });
    return makespan;
}

} // namespace fivefold
