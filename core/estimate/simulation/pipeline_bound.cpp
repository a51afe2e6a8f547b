// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulation/pipeline_bound.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace fivefold {
namespace {

using Kind = PipelineOp::Kind;

bool has_forward(const PipelineOp& op) { return op.kind == Kind::forward || op.kind == Kind::both; }
bool has_backward(const PipelineOp& op) { return op.kind == Kind::backward || op.kind == Kind::both; }
int back_stage(const PipelineOp& op) { return op.kind == Kind::both ? op.back_stage : op.stage; }
int back_micro_batch(const PipelineOp& op) { return op.kind == Kind::both ? op.back_micro_batch : op.micro_batch; }

} // namespace

/// Finds the gates of each rank, then puts them in an order in which they can run.
class PipelineBound::Builder {
public:
    Builder(const PipelineOrder& order, PipelineBound& bound) : order_(order), bound_(bound), last_(order.micro_batches - 1) {}

    void build() {
        std::vector<std::vector<Gate>> waiting;
        for (std::size_t rank = 0; rank < order_.ranks.size(); ++rank) waiting.push_back(gates_of(rank));
        std::vector<std::size_t> next(waiting.size(), 0);
        std::vector<char> ended(4 * static_cast<std::size_t>(order_.stages), 0);
        const auto runs = [&](const Gate& gate) { return std::ranges::all_of(gate.input, [&](std::int32_t end) { return end < 0 || ended[static_cast<std::size_t>(end)] != 0; }); };
        for (bool any = true; any;) {
            any = false;
            for (std::size_t rank = 0; rank < waiting.size(); ++rank)
                for (std::size_t& k = next[rank]; k < waiting[rank].size() && runs(waiting[rank][k]); ++k) {
                    bound_.gates_.push_back(waiting[rank][k]);
                    for (const std::int32_t end : waiting[rank][k].output)
                        if (end >= 0) ended[static_cast<std::size_t>(end)] = 1;
                    any = true;
                }
        }
        for (std::size_t rank = 0; rank < waiting.size(); ++rank)
            if (next[rank] < waiting[rank].size()) throw std::invalid_argument("this order of operations can never finish");
    }

private:
    [[nodiscard]] bool waits(int micro_batch) const { return micro_batch == 0 || micro_batch == last_; }
    /// Number of the end of a pass of a micro-batch that waits.
    [[nodiscard]] std::int32_t end_of(bool backward, int stage, int micro_batch) const { return 4 * stage + (backward ? 2 : 0) + (micro_batch == last_ ? 1 : 0); }
    [[nodiscard]] bool sends(int from, int to) const { return order_.rank_of[static_cast<std::size_t>(from)] != order_.rank_of[static_cast<std::size_t>(to)]; }

    [[nodiscard]] std::vector<Gate> gates_of(std::size_t rank) {
        std::vector<Work> work; // since the last gate
        for (int stage = 0; stage < order_.stages; ++stage)
            if (order_.rank_of[static_cast<std::size_t>(stage)] == static_cast<int>(rank)) work.push_back({stage, 0, 0, 0});
        bound_.stages_of_.push_back(static_cast<std::uint32_t>(work.size()));
        const auto of = [&](int stage) -> Work& { return *std::ranges::find(work, stage, &Work::stage); };
        std::vector<Gate> gates;
        bool steady = false; // was found
        const auto close = [&](Gate gate) {
            gate.rank = static_cast<std::int32_t>(rank);
            gate.work = static_cast<std::uint32_t>(bound_.work_.size());
            bound_.work_.insert(bound_.work_.end(), work.begin(), work.end());
            for (Work& each : work) each = {each.stage, 0, 0, 0};
            gates.push_back(gate);
        };
        for (const PipelineOp& op : order_.ranks[rank]) {
            const bool forward = has_forward(op) && waits(op.micro_batch), backward = has_backward(op) && waits(back_micro_batch(op));
            if (!forward && !backward) {
                if (has_forward(op)) ++of(op.stage).forward;
                if (has_backward(op)) ++of(back_stage(op)).backward;
                if (op.kind == Kind::weight || op.kind == Kind::both || (op.kind == Kind::backward && !order_.splits)) ++of(back_stage(op)).weight;
                continue;
            }
            Gate gate;
            gate.op = op;
            if (forward) {
                if (!order_.is_first(op.stage)) {
                    gate.input[0] = end_of(false, op.stage - 1, op.micro_batch);
                    gate.sent[0] = sends(op.stage - 1, op.stage);
                }
                gate.output[0] = end_of(false, op.stage, op.micro_batch);
            }
            if (backward) {
                const int stage = back_stage(op), micro_batch = back_micro_batch(op);
                // Its own forward pass is an earlier op of this rank.
                if (!order_.is_last(stage)) {
                    gate.input[1] = end_of(true, stage + 1, micro_batch);
                    gate.sent[1] = sends(stage + 1, stage);
                }
                gate.output[1] = end_of(true, stage, micro_batch);
            }
            const bool last = (forward && op.micro_batch == last_) || (backward && back_micro_batch(op) == last_);
            gate.steady = last && !std::exchange(steady, steady || last);
            close(gate);
        }
        Gate end;
        end.end = true;
        close(end);
        return gates;
    }

    const PipelineOrder& order_;
    PipelineBound& bound_;
    int last_;
};

PipelineBound::PipelineBound(const PipelineOrder& order) : stages_(order.stages), pipes_(order.pipes), splits_(order.splits), ranks_(order.ranks.size()) {
    Builder(order, *this).build();
}

double PipelineBound::makespan(const StageSeconds& seconds, double hop, std::int64_t more) const {
    std::vector<double> ends(4 * static_cast<std::size_t>(stages_), 0.0), free(ranks_, 0.0);
    const double repeats = static_cast<double>(more / pipes_);
    double makespan = 0;
    for (const Gate& gate : gates_) {
        const auto rank = static_cast<std::size_t>(gate.rank), stage = static_cast<std::size_t>(gate.op.stage);
        const double added = gate.steady ? repeats : 0;
        double time = free[rank];
        for (std::uint32_t i = 0; i < stages_of_[rank]; ++i) {
            const Work& work = work_[gate.work + i];
            const auto of = static_cast<std::size_t>(work.stage);
            time += (work.forward + added) * seconds.forward[of] + (work.backward + added) * seconds.backward[of] + (work.weight + added) * seconds.weight[of];
        }
        if (!gate.end) {
            for (int i = 0; i < 2; ++i)
                if (gate.input[i] >= 0) time = std::max(time, ends[static_cast<std::size_t>(gate.input[i])] + (gate.sent[i] ? hop : 0));
            const auto back = static_cast<std::size_t>(back_stage(gate.op));
            if (has_forward(gate.op)) time += seconds.forward[stage];
            if (has_backward(gate.op)) time += seconds.backward[back] + (gate.op.kind == Kind::both || !splits_ ? seconds.weight[back] : 0);
            for (const std::int32_t end : gate.output)
                if (end >= 0) ends[static_cast<std::size_t>(end)] = time;
        }
        free[rank] = time;
        makespan = std::max(makespan, time);
    }
    return makespan;
}

} // namespace fivefold
