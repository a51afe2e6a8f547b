// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/estimate/layers.h"
#include "core/estimate/simulated_pipeline.h"
#include "core/estimate/stages.h"
#include "core/estimate/step_parts.h"

#include <vector>

namespace fivefold {

struct StepResult {
    StepTime time;
    std::vector<Traffic> traffic;
};

/// Costs of one micro-batch on every pipeline rank, and of what they are made of.
struct StageCosts {
    Chunk whole; ///< layers of all stages together
    KindCosts kinds;
    PassCost head, embedding;
    double engine = 0; ///< host seconds of the pipeline engine, each way
    std::vector<PassCost> cost;
    std::vector<double> forward, backward;
    std::vector<std::int64_t> layers, moe_layers; ///< decoder layers, and how many of them are MoE
    PassCost layer; ///< of the most frequent kind
    PipelineStages folded; ///< seconds of the stages of a folded pipeline
};
[[nodiscard]] StageCosts stage_costs(const LayerContext& context, const StageMap& map);
/// The busiest ranks, and the one with most parameters, whose data-parallel traffic and optimizer count.
struct BusyStages {
    std::vector<double> forward, backward; ///< seconds of one micro-batch on each rank, whose stages may be others
    BusiestRanks busiest;
    std::size_t fullest = 0;
};
[[nodiscard]] BusyStages busy_stages(const Layout& layout, const StageCosts& stages, const StageMap& map);

/// The micro-batches on the pipeline.
struct PipelineTime {
    double silent = 0; ///< seconds, messages taking no time
    PipelineMessages messages;
};
/// By events where `is_simulated` says so, else by closed form.
[[nodiscard]] PipelineTime pipeline_run(const LayerContext& context, const StageCosts& stages);

/// (6.13), (6.15): the step time of a plan by line, and what crosses which links when ranks are numbered in this order.
[[nodiscard]] StepResult estimate_step_time(const Plan& plan, const Profile& profile, const StageMap& map);

} // namespace fivefold
