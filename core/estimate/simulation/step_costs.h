// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/data_parallel.h"
#include "core/estimate/layers.h"
#include "core/estimate/simulation/pipeline_run.h"
#include "core/estimate/stages.h"
#include "core/plan/plan.h"
#include "core/profile/profile.h"

#include <optional>
#include <vector>

namespace fivefold {

/// The simulated schedule of a plan.
[[nodiscard]] PipelineOrderKind order_kind(const Layout& layout);
/// `plan` with the schedule and the virtual stages of `kind`, as far as a plan can say them. A split made for other virtual stages becomes
/// automatic. Throws std::invalid_argument for the interleaved order of a plan without virtual stages.
[[nodiscard]] Plan plan_for_order(const Plan& plan, PipelineOrderKind kind);

/// What one stage of an order holds.
struct SimulatedStage {
    Chunk layers;
    bool embedding = false, head = false; ///< head: with the loss and multi-token prediction
};
/// What one rank does outside its passes, seconds; `parameters` of one of its tensor-parallel ranks.
struct SimulatedRank {
    StageContent content;
    RankParameters parameters;
    ExposedTransfers transfers;       ///< `last` with the reduction of tied embeddings
    double gather = 0, reduce = 0;    ///< on the wire at the edges of the step
    double optimizer = 0;             ///< with offload
};

/// Everything that the simulation of a step needs, by stage and rank. Seconds, with the release's drift.
struct StepCosts {
    PipelineOrderKind kind = PipelineOrderKind::one_f_one_b;
    PipelineOrder order;
    RankLayers layer;
    std::vector<SimulatedStage> stages;
    std::vector<SimulatedRank> ranks;
    std::vector<PassCost> passes;     ///< of one micro-batch by stage and line, without what follows
    std::vector<double> transfers_forward, transfers_backward; ///< data-parallel, inside the passes of each stage
    double message_slows = 0;         ///< seconds that its messages add to every pass
    double head_forward = 0, head_backward = 0; ///< of the loss
    StageSeconds seconds;             ///< all of that
    double hop = 0;                   ///< one message
    double straggler = 0;             ///< share of the step
};

/// Of a plan made by `plan_for_order`. Throws std::invalid_argument for what the schedule cannot run, and for more than kMostOps.
[[nodiscard]] StepCosts step_costs(const Plan& plan, const Profile& profile, PipelineOrderKind kind);
/// Ops that a simulation may have: some GB of events.
inline constexpr std::int64_t kMostOps = 20'000'000;

} // namespace fivefold
