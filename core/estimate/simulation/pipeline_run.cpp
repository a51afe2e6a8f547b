// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulation/pipeline_run.h"

#include <algorithm>
#include <stdexcept>

namespace fivefold {
namespace {

using Kind = PipelineOp::Kind;
constexpr double kMissing = -1; // no event ends before 0
constexpr std::size_t kOpsBetweenLooks = 1 << 14; // at the stop token: below a millisecond

/// A stage with its neighbours, as often looked at as there are ops.
struct StageLinks {
    bool first = false, last = false;
    double forward_hop = 0, backward_hop = 0;            ///< of its inputs
    std::size_t forward_to = 0, backward_to = 0;         ///< ranks that its passes wake
    double forward = 0, backward = 0, weight = 0;        ///< seconds of its ops
    double whole_backward = 0;
};

std::vector<StageLinks> links_of(const PipelineOrder& order, const StageSeconds& seconds, double hop) {
    std::vector<StageLinks> links(static_cast<std::size_t>(order.stages));
    const auto rank = [&](std::size_t stage) { return static_cast<std::size_t>(order.rank_of[stage]); };
    for (std::size_t s = 0; s < links.size(); ++s) {
        StageLinks& stage = links[s];
        stage.first = order.is_first(static_cast<int>(s));
        stage.last = order.is_last(static_cast<int>(s));
        stage.forward_to = rank(stage.last ? s : s + 1);
        stage.backward_to = rank(stage.first ? s : s - 1);
        if (!stage.first && rank(s - 1) != rank(s)) stage.forward_hop = hop;
        if (!stage.last && rank(s + 1) != rank(s)) stage.backward_hop = hop;
        stage.forward = seconds.forward[s];
        stage.weight = seconds.weight[s];
        stage.whole_backward = seconds.backward[s] + seconds.weight[s];
        stage.backward = order.splits ? seconds.backward[s] : stage.whole_backward;
    }
    return links;
}

/// Runs ranks one after another, each until it lacks an input; whoever makes that input wakes it. So every op is looked at once or twice.
class Runner {
public:
    Runner(const PipelineOrder& order, const StageSeconds& seconds, double hop, std::span<const double> ready, const std::stop_token& stop)
        : stop_(stop), order_(order), links_(links_of(order, seconds, hop)), micro_batches_(static_cast<std::size_t>(order.micro_batches)),
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
    [[nodiscard]] const StageLinks& links(int stage) const { return links_[static_cast<std::size_t>(stage)]; }

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
        return links(stage).first || wait(forward_[at(stage - 1, micro_batch)], links(stage).forward_hop, start, lack);
    }
    bool backward_ready(int stage, int micro_batch, double& start, const double*& lack) const {
        return wait(forward_[at(stage, micro_batch)], 0, start, lack) &&
               (links(stage).last || wait(backward_[at(stage + 1, micro_batch)], links(stage).backward_hop, start, lack));
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
        switch (op.kind) {
        case Kind::forward: return links(op.stage).forward;
        case Kind::backward: return links(op.stage).backward;
        case Kind::weight: return links(op.stage).weight;
        case Kind::both: return links(op.stage).forward + links(op.back_stage).whole_backward;
        }
        return 0;
    }
    void set(double& output, double end, std::size_t consumer) {
        output = end;
        if (lacks_[consumer] != &output) return;
        lacks_[consumer] = nullptr;
        awake_.push_back(consumer);
    }
    void set_forward(int stage, int micro_batch, double end) { set(forward_[at(stage, micro_batch)], end, links(stage).forward_to); }
    void set_backward(int stage, int micro_batch, double end) { set(backward_[at(stage, micro_batch)], end, links(stage).backward_to); }

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
    std::vector<StageLinks> links_; ///< by stage
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
