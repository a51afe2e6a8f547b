// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/simulation/pipeline_bound.h"
#include "core/plan/plan.h"

#include <map>
#include <span>
#include <tuple>
#include <vector>

namespace fivefold {

/// Largest pipeline whose schedule an estimate simulates, and passes that it runs through in full: 10^4 take below a millisecond.
inline constexpr std::int64_t kMostSimulatedRanks = 64, kMostSimulatedPasses = 8'000;

/// Whether an estimate takes bubble and messages from the events of the schedule's published order: ZB-H1, ZB-V and DualPipe, whose closed
/// forms (6.7) hold for F = B = W and equal stages only. False where the order cannot run these micro-batches, or the pipeline is too long.
[[nodiscard]] bool is_simulated(const Layout& layout);

/// Seconds of one micro-batch on the stages of one pipe: as many as ranks, or twice as many of a folded pipeline.
struct PipelineStages {
    std::vector<double> forward, backward; ///< backward: with the weight gradient
};
struct SimulatedPipeline {
    double silent = 0;        ///< makespan in seconds, messages taking no time
    double with_messages = 0; ///< the same with `hop` seconds from rank to rank; never less
};
/// The makespan of m micro-batches. `blocking`: launches block, so a rank waits for each message it sends instead. Beyond
/// kMostSimulatedPasses, but not before 6 p micro-batches, the steady state repeats: two runs that are 2 p micro-batches apart are continued,
/// at least as far as MakespanBounds says.
/// Exact for equal stages; below 1 % short for stages within 3 times of each other. Requires is_simulated.
[[nodiscard]] SimulatedPipeline simulated_pipeline(const Layout& layout, const PipelineStages& stages, double hop, bool blocking);

/// `with_messages` alone, for half of the cost.
[[nodiscard]] double simulated_makespan(const Layout& layout, const PipelineStages& stages, double hop, bool blocking);

/// Lower bounds of `simulated_makespan`, some microseconds each: see PipelineBound. What an order needs is kept for the next stages; one per
/// thread.
class MakespanBounds {
public:
    /// Never above simulated_makespan of the same arguments, rounding included.
    [[nodiscard]] double at_least(const Layout& layout, const PipelineStages& stages, double hop, bool blocking);

private:
    std::map<std::tuple<Schedule, std::int64_t, std::int64_t>, PipelineBound> bounds_; ///< by schedule, ranks and micro-batches run through
    std::size_t size_ = 0; ///< bytes
};

/// DualPipe's ranks run a stage and its mirror image, half of the micro-batches each: seconds of the mean micro-batch of each rank.
void mirror(std::vector<double>& ranks);

} // namespace fivefold
