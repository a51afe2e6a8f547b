// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulation/streams.h"

#include "core/estimate/estimate.h"
#include "core/estimate/step_parts.h"

#include <algorithm>
#include <array>

namespace fivefold {
namespace {

using Kind = PipelineOp::Kind;
using What = StreamInterval::What;

/// Seconds of one event, by what the GPU does.
struct Parts {
    double compute = 0, tensor = 0, context = 0, expert = 0, data = 0;
    double slows = 0; ///< of compute: what messages beside it cost
};

class RankStreams {
public:
    RankStreams(const Timeline& timeline, std::size_t rank) : costs_(timeline.costs), timeline_(timeline), rank_(rank) {}

    [[nodiscard]] std::vector<StreamInterval> build(const std::vector<Traffic>& traffic) {
        find_hidden(traffic);
        const std::span<const PipelineEvent> events = timeline_.run.of(rank_);
        const SimulatedRank& rank = costs_.ranks[rank_];
        const RankStep& step = timeline_.ranks[rank_];
        const bool by_layer = rank.transfers.forward > 0 || rank.transfers.backward > 0;
        if (rank.gather > 0) add({Stream::data_parallel, What::gather, 0, rank.gather, 1, !by_layer, 0, 0});
        for (std::size_t i = 0; i < events.size(); ++i)
            pass(events[i], i == 0 ? rank.transfers.first_slows : 0, i + 1 == events.size() ? rank.transfers.last_slows : 0);
        if (rank.reduce > 0) {
            // Where the gather still takes the wire when the reduction would have to begin, both are squeezed.
            const double wanted = by_layer ? step.last_pass : step.reduced - rank.reduce, begin = std::max(wanted, rank.gather), length = step.reduced - begin;
            add({Stream::data_parallel, What::reduce, begin, step.reduced, begin > wanted && length > 0 ? length / (step.reduced - wanted) : 1, !by_layer, 0, 0});
        }
        if (rank.optimizer > 0) add({Stream::compute, What::optimizer, step.optimizer_begin, step.optimizer_end, 1, false, 0, 0});
        messages();
        const auto before = [](const StreamInterval& a, const StreamInterval& b) { return a.stream != b.stream ? a.stream < b.stream : a.begin < b.begin; };
        std::stable_sort(list_.begin(), list_.end(), before);
        separate();
        return std::move(list_);
    }

private:
    void add(const StreamInterval& interval) {
        if (interval.end > interval.begin) list_.push_back(interval);
    }

    /// One op's seconds; of a split backward pass each half has its share.
    [[nodiscard]] Parts parts(const PipelineOp& op) const {
        Parts parts;
        const auto take = [&](const TermSeconds& terms, double transfers, double share) {
            parts.tensor += share * terms[at(TimeTerm::tensor_parallel)];
            parts.context += share * terms[at(TimeTerm::context_parallel)];
            parts.expert += share * terms[at(TimeTerm::expert_parallel)];
            parts.data += share * transfers;
            parts.slows += share * costs_.message_slows;
            parts.compute += share * (sum(terms) + costs_.message_slows) - share * (terms[at(TimeTerm::tensor_parallel)] + terms[at(TimeTerm::context_parallel)] + terms[at(TimeTerm::expert_parallel)]);
        };
        const auto stage = static_cast<std::size_t>(op.stage), back = static_cast<std::size_t>(op.back_stage);
        const double input = costs_.order.splits ? 1 - kWeightGradientShare : 1;
        if (op.kind == Kind::forward || op.kind == Kind::both) take(costs_.passes[stage].forward, costs_.transfers_forward[stage], 1);
        if (op.kind == Kind::backward) take(costs_.passes[stage].backward, costs_.transfers_backward[stage], input);
        if (op.kind == Kind::weight) take(costs_.passes[stage].backward, costs_.transfers_backward[stage], kWeightGradientShare);
        if (op.kind == Kind::both) take(costs_.passes[back].backward, costs_.transfers_backward[back], 1);
        return parts;
    }

    /// Seconds on the wire that hide behind a second of compute.
    void find_hidden(const std::vector<Traffic>& traffic) {
        double compute = 0;
        for (const PipelineEvent& event : timeline_.run.of(rank_)) compute += parts(event.op).compute;
        if (compute <= 0) return;
        const bool by_layer = costs_.ranks[rank_].transfers.forward > 0 || costs_.ranks[rank_].transfers.backward > 0;
        for (const Traffic& entry : traffic) {
            const double share = std::min(1.0, std::max(0.0, (entry.time - entry.exposed).value()) / compute);
            if (entry.dimension == Traffic::Dimension::tensor) hidden_[static_cast<std::size_t>(Stream::tensor_parallel)] = share;
            if (entry.dimension == Traffic::Dimension::context) hidden_[static_cast<std::size_t>(Stream::context_parallel)] = share;
            if (entry.dimension == Traffic::Dimension::expert) hidden_[static_cast<std::size_t>(Stream::expert_parallel)] = share;
            if (entry.dimension == Traffic::Dimension::data && by_layer) hidden_[static_cast<std::size_t>(Stream::data_parallel)] = share;
        }
    }

    /// `before`, `after`: by how much transfers at the edges of the step slow this op.
    void pass(const PipelineEvent& event, double before, double after) {
        const PipelineOp& op = event.op;
        const Parts all = parts(op);
        const double begin = event.begin - before, compute = all.compute + before + after;
        std::int64_t layers = costs_.stages[static_cast<std::size_t>(op.stage)].layers.count();
        if (op.kind == Kind::both) layers += costs_.stages[static_cast<std::size_t>(op.back_stage)].layers.count();
        const double pieces = static_cast<double>(std::max<std::int64_t>(1, layers));
        const double rate = compute > 0 ? std::max(0.0, 1 - (all.slows + before + after) / compute) : 1;
        double time = begin;
        const auto what = static_cast<What>(op.kind);
        const auto wait = [&](Stream stream, double seconds) {
            add({stream, what, time, time + seconds / pieces, 1, false, op.stage, op.micro_batch});
            time += seconds / pieces;
        };
        for (double piece = 0; piece < pieces; ++piece) {
            const double computed = time + compute / pieces;
            for (std::size_t s = 0; s < kStreams; ++s)
                if (hidden_[s] > 0) add({static_cast<Stream>(s), what, time, time + hidden_[s] * all.compute / pieces, 1, true, op.stage, op.micro_batch});
            add({Stream::compute, what, time, computed, rate, false, op.stage, op.micro_batch});
            time = computed;
            wait(Stream::tensor_parallel, all.tensor);
            wait(Stream::context_parallel, all.context);
            wait(Stream::expert_parallel, all.expert);
            wait(Stream::data_parallel, all.data);
        }
    }

    /// What arrives from other ranks, when it does.
    void messages() {
        if (costs_.hop <= 0) return;
        const PipelineOrder& order = costs_.order;
        const auto here = [&](int stage) { return static_cast<std::size_t>(order.rank_of[static_cast<std::size_t>(stage)]) == rank_; };
        const auto arrive = [&](Stream stream, int stage, int micro_batch, double sent) {
            add({stream, What::message, sent, sent + costs_.hop, 1, true, stage, micro_batch});
        };
        for (const PipelineEvent& event : timeline_.run.events) {
            if (event.rank == static_cast<int>(rank_)) continue;
            const PipelineOp& op = event.op;
            if ((op.kind == Kind::forward || op.kind == Kind::both) && !order.is_last(op.stage) && here(op.stage + 1))
                arrive(Stream::pipeline_forward, op.stage + 1, op.micro_batch, event.end);
            const int back = op.kind == Kind::both ? op.back_stage : op.stage, micro_batch = op.kind == Kind::both ? op.back_micro_batch : op.micro_batch;
            if ((op.kind == Kind::backward || op.kind == Kind::both) && !order.is_first(back) && here(back - 1)) arrive(Stream::pipeline_backward, back - 1, micro_batch, event.end);
        }
    }

    /// A stream does one thing after another: what would begin earlier waits.
    void separate() {
        for (std::size_t i = 1; i < list_.size(); ++i) {
            if (list_[i].stream != list_[i - 1].stream || list_[i].begin >= list_[i - 1].end) continue;
            list_[i].begin = list_[i - 1].end;
            list_[i].end = std::max(list_[i].end, list_[i].begin);
        }
    }

    const StepCosts& costs_;
    const Timeline& timeline_;
    std::size_t rank_;
    std::array<double, kStreams> hidden_{};
    std::vector<StreamInterval> list_;
};

} // namespace

const char* stream_name(Stream stream) {
    switch (stream) {
    case Stream::compute: return "compute";
    case Stream::tensor_parallel: return "TP";
    case Stream::context_parallel: return "CP";
    case Stream::expert_parallel: return "EP";
    case Stream::pipeline_forward: return "PP forward";
    case Stream::pipeline_backward: return "PP backward";
    case Stream::data_parallel: return "DP";
    case Stream::count_: break;
    }
    return "";
}

const char* interval_name(StreamInterval::What what) {
    switch (what) {
    case What::forward: return "forward";
    case What::backward: return "backward";
    case What::weight: return "weight gradient";
    case What::both: return "forward and backward";
    case What::gather: return "parameter gather";
    case What::reduce: return "gradient reduction";
    case What::optimizer: return "optimizer";
    case What::message: return "message";
    }
    return "";
}

std::vector<StreamInterval> rank_streams(const Plan& plan, const Profile& profile, const Timeline& timeline, std::size_t rank) {
    return RankStreams(timeline, rank).build(estimate(plan_for_order(plan, timeline.costs.kind), profile).traffic);
}

} // namespace fivefold
