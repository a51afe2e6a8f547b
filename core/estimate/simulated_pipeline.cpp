// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulated_pipeline.h"

#include "core/estimate/simulation/pipeline_run.h"
#include "core/estimate/step_parts.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

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

double simulate(const Layout& layout, const PipelineStages& stages, std::int64_t micro_batches, double hop, bool blocking) {
    const PipelineOrder order = pipeline_order(kind_of(layout.schedule), static_cast<int>(layout.pp), static_cast<int>(micro_batches), 1);
    const double waits = blocking ? hop : 0;
    StageSeconds times;
    for (int stage = 0; stage < order.stages; ++stage) {
        const auto of = static_cast<std::size_t>(stage % order.stages_per_pipe());
        const double backward = stages.backward[of] + waits;
        times.forward.push_back(stages.forward[of] + waits);
        times.backward.push_back((1 - kWeightGradientShare) * backward);
        times.weight.push_back(kWeightGradientShare * backward);
    }
    return pipeline_makespan(order, times, blocking ? 0 : hop);
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
    const std::int64_t m = layout.accumulation, period = 2 * layout.pp;
    const std::int64_t passes = 3 * static_cast<std::int64_t>(stages.forward.size()); // of a micro-batch
    const std::int64_t most = period * std::max<std::int64_t>(3, kMostSimulatedPasses / passes / period);
    if (m <= most) return simulate(layout, stages, m, hop, blocking);
    const std::int64_t later = most - period + 1 + (m - 1) % period; // the largest that differs from m by whole periods
    const double first = simulate(layout, stages, later - period, hop, blocking), second = simulate(layout, stages, later, hop, blocking);
    return second + to_double(m - later) / to_double(period) * (second - first);
}

SimulatedPipeline simulated_pipeline(const Layout& layout, const PipelineStages& stages, double hop, bool blocking) {
    const double silent = simulated_makespan(layout, stages, 0, false);
    return {silent, hop > 0 ? std::max(silent, simulated_makespan(layout, stages, hop, blocking)) : silent};
}

void mirror(std::vector<double>& ranks) {
    for (std::size_t r = 0; r < ranks.size() / 2; ++r) ranks[r] = ranks[ranks.size() - 1 - r] = (ranks[r] + ranks[ranks.size() - 1 - r]) / 2;
}

} // namespace fivefold
