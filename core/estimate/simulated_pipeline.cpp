// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulated_pipeline.h"

#include "core/estimate/simulation/pipeline_run.h"
#include "core/estimate/step_parts.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

/// Sums in another order differ by less.
constexpr double kBelowRounding = 1 - 1e-12;
/// Kept for orders that come again.
constexpr std::size_t kMostBytes = std::size_t{32} << 20;

PipelineOrderKind kind_of(Schedule schedule) {
    switch (schedule) {
    case Schedule::zero_bubble_v: return PipelineOrderKind::zero_bubble_v;
    case Schedule::dual_pipe: return PipelineOrderKind::dual_pipe;
    case Schedule::zero_bubble_h1:
    case Schedule::one_f_one_b:
    case Schedule::gpipe: break;
    }
    return PipelineOrderKind::zero_bubble_h1;
}

/// Micro-batches that are run through, and those by which the steady state is longer: whole periods.
struct Passes {
    std::int64_t run = 0, more = 0, period = 0;
};
Passes passes_of(const Layout& layout, const PipelineStages& stages) {
    const std::int64_t m = layout.accumulation, period = 2 * layout.pp;
    const std::int64_t passes = 3 * static_cast<std::int64_t>(stages.forward.size()); // of a micro-batch
    const std::int64_t most = period * std::max<std::int64_t>(3, kMostSimulatedPasses / passes / period);
    const std::int64_t run = m <= most ? m : most - period + 1 + (m - 1) % period; // the largest that differs from m by whole periods
    return {run, m - run, period};
}

PipelineOrder order_of(const Layout& layout, std::int64_t micro_batches) {
    return pipeline_order(kind_of(layout.schedule), static_cast<int>(layout.pp), static_cast<int>(micro_batches), 1);
}

/// Seconds of the stages of all pipes of the order.
StageSeconds seconds_of(const Layout& layout, const PipelineStages& stages, double waits) {
    StageSeconds times;
    for (int pipe = 0; pipe < (layout.schedule == Schedule::dual_pipe ? 2 : 1); ++pipe)
        for (std::size_t of = 0; of < stages.forward.size(); ++of) {
            const double backward = stages.backward[of] + waits;
            times.forward.push_back(stages.forward[of] + waits);
            times.backward.push_back((1 - kWeightGradientShare) * backward);
            times.weight.push_back(kWeightGradientShare * backward);
        }
    return times;
}

} // namespace

bool is_simulated(const Layout& layout) {
    if (layout.pp < 2 || layout.pp > kMostSimulatedRanks || layout.vpp > 1 || layout.accumulation < 1) return false;
    switch (layout.schedule) {
    case Schedule::one_f_one_b:
    case Schedule::gpipe: return false;
    case Schedule::zero_bubble_h1:
    case Schedule::zero_bubble_v: return true;
    case Schedule::dual_pipe: break;
    }
    return layout.pp % 2 == 0 && layout.accumulation % 2 == 0 && layout.accumulation / 2 >= layout.pp;
}

double simulated_makespan(const Layout& layout, const PipelineStages& stages, double hop, bool blocking) {
    const Passes passes = passes_of(layout, stages);
    const StageSeconds times = seconds_of(layout, stages, blocking ? hop : 0);
    const double sent = blocking ? 0 : hop;
    const PipelineOrder order = order_of(layout, passes.run);
    const double all = pipeline_makespan(order, times, sent);
    if (passes.more == 0) return all;
    const double before = pipeline_makespan(order_of(layout, passes.run - passes.period), times, sent);
    const double continued = all + to_double(passes.more) / to_double(passes.period) * (all - before);
    return std::max(continued, PipelineBound(order).makespan(times, sent, passes.more)); // what is still to come to the steady state
}

double MakespanBounds::at_least(const Layout& layout, const PipelineStages& stages, double hop, bool blocking) {
    const Passes passes = passes_of(layout, stages);
    const auto key = std::tuple(layout.schedule, layout.pp, passes.run);
    auto found = bounds_.find(key);
    if (found == bounds_.end()) {
        PipelineBound bound(order_of(layout, passes.run));
        if (size_ + bound.size() > kMostBytes) {
            bounds_.clear();
            size_ = 0;
        }
        size_ += bound.size();
        found = bounds_.emplace(key, std::move(bound)).first;
    }
    return kBelowRounding * found->second.makespan(seconds_of(layout, stages, blocking ? hop : 0), blocking ? 0 : hop, passes.more);
}

SimulatedPipeline simulated_pipeline(const Layout& layout, const PipelineStages& stages, double hop, bool blocking) {
    const double silent = simulated_makespan(layout, stages, 0, false);
    return {silent, hop > 0 ? std::max(silent, simulated_makespan(layout, stages, hop, blocking)) : silent};
}

void mirror(std::vector<double>& ranks) {
    for (std::size_t r = 0; r < ranks.size() / 2; ++r) ranks[r] = ranks[ranks.size() - 1 - r] = (ranks[r] + ranks[ranks.size() - 1 - r]) / 2;
}

} // namespace fivefold
