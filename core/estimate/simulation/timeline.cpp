// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulation/timeline.h"

#include <algorithm>
#include <stdexcept>

namespace fivefold {
namespace {

std::vector<const char*> idealised(PipelineOrderKind kind, bool pipeline) {
    if (!pipeline) return {};
    switch (kind) {
    case PipelineOrderKind::zero_bubble_h1: return {"post-validation", "weight-share"};
    case PipelineOrderKind::zero_bubble_v: return {"post-validation", "static-order", "weight-share"};
    case PipelineOrderKind::dual_pipe:
    case PipelineOrderKind::dual_pipe_v: return {"full-overlap", "weight-share"};
    case PipelineOrderKind::gpipe:
    case PipelineOrderKind::one_f_one_b:
    case PipelineOrderKind::interleaved: break;
    }
    return {};
}

/// Data-parallel communication and optimizer around the events.
void add_edges(Timeline& timeline) {
    const std::size_t count = timeline.costs.ranks.size();
    double reduced = 0, begin = timeline.pipeline_end, end = 0, longest = 0;
    for (const RankSpan& span : timeline.run.ranks) begin = std::min(begin, span.begin);
    for (std::size_t r = 0; r < count; ++r) {
        const RankSpan& span = timeline.run.ranks[r];
        RankStep& rank = timeline.ranks.emplace_back();
        rank.first_pass = span.begin;
        rank.last_pass = span.end;
        rank.busy = span.busy;
        rank.bubble = std::max(0.0, timeline.pipeline_end - begin - span.busy);
        rank.reduced = span.end + timeline.costs.ranks[r].transfers.last;
        reduced = std::max(reduced, rank.reduced);
    }
    for (std::size_t r = 0; r < count; ++r) {
        RankStep& rank = timeline.ranks[r];
        rank.optimizer_begin = reduced;
        rank.optimizer_end = reduced + timeline.costs.ranks[r].optimizer;
        end = std::max(end, rank.optimizer_end);
        longest = std::max(longest, rank.reduced - rank.first_pass + timeline.costs.ranks[r].transfers.first + timeline.costs.ranks[r].optimizer);
    }
    const double straggling = 1 + timeline.costs.straggler; // (6.14)
    timeline.step_time = Seconds(end * straggling);
    const bool post = timeline.costs.kind == PipelineOrderKind::zero_bubble_h1 || timeline.costs.kind == PipelineOrderKind::zero_bubble_v;
    timeline.post_validated = post ? Seconds(longest * straggling) : timeline.step_time;
    for (const RankStep& rank : timeline.ranks) timeline.bubble_fraction += rank.bubble / static_cast<double>(count) / timeline.step_time.value();
}

} // namespace

Timeline simulate_step(const Plan& plan, const Profile& profile, const std::stop_token& stop) { return simulate_step(plan, profile, order_kind(plan.layout), stop); }

Timeline simulate_step(const Plan& plan, const Profile& profile, PipelineOrderKind kind, const std::stop_token& stop) {
    const Layout& l = plan.layout;
    if (l.pp < 1 || l.vpp < 1 || l.accumulation < 1 || l.pp > plan.model.layers + 2 || l.vpp > plan.model.layers + 2 || l.pp * l.vpp > plan.model.layers + 2)
        throw std::invalid_argument("the plan's pipeline has more stages than layers");
    Timeline timeline;
    timeline.costs = step_costs(plan_for_order(plan, kind), profile, kind);
    if (stop.stop_requested()) return {};
    std::vector<double> ready;
    for (const SimulatedRank& rank : timeline.costs.ranks) ready.push_back(rank.transfers.first);
    timeline.run = run_pipeline(timeline.costs.order, timeline.costs.seconds, timeline.costs.hop, ready, stop);
    if (stop.stop_requested()) return {};
    timeline.pipeline_end = timeline.run.makespan;
    timeline.idealised = idealised(kind, l.pp > 1);
    add_edges(timeline);
    return timeline;
}

} // namespace fivefold
