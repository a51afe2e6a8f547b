// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/simulated_pipeline.h"
#include "core/estimate/stage_memory.h"
#include "core/estimate/step_parts.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fivefold {

/// Neighbouring ranks of a pipeline that hold the same, virtual stage by virtual stage. The first keeps most activations alive.
struct RankRun {
    std::int64_t first = 0, ranks = 1;
    StageContent content;
    Chunk held; ///< decoder layers of all its virtual stages
};
/// How a model lies on a pipeline: all that pp, vpp and the split decide.
struct PipelineShape {
    std::vector<Chunk> chunks;
    std::vector<RankRun> runs;
    std::vector<Chunk> folded; ///< as in StageMap
    Chunk whole;            ///< decoder layers of the model
    double most_layers = 1; ///< of the rank that has most, at least 1
};
[[nodiscard]] PipelineShape pipeline_shape(const Plan& plan);

/// What `estimate` finds for a layout, in two figures.
struct FullestStage {
    Bytes memory; ///< as nvidia-smi would show
    std::int64_t rank = 0;
};

/// A step whose schedule is yet to be simulated.
struct SimulatedStep {
    Layout layout;
    PipelineStages stages;
    double hop = 0;
    bool blocking = false;
    double compute = 0, factor = 1; ///< seconds of the busiest rank; the step's sum is multiplied by the factor
    std::optional<double> makespan; ///< seconds, once it was simulated

    /// `rest`: seconds of what follows the pipeline.
    [[nodiscard]] Seconds step_time(double rest);
};

/// Estimates many layouts of one plan: memory of the fullest stage and step time, as `estimate` but for rounding, at some tens of
/// nanoseconds a layout. What layouts have in common is computed once: the layer by (tp, cp, ep, etp, sequence parallelism, micro-batch,
/// kind of context parallelism), the pipeline by (pp, vpp, split, schedule, accumulation), states and their traffic by (ZeRO stage, shard
/// group), activations and compute by recomputation. The plan is the caller's: it changes the layout, then enters the level that changed.
class LayoutCosts {
public:
    LayoutCosts(const Plan& plan, const Profile& profile) : plan_(plan), profile_(profile) {}

    /// To be called when a level changed, outermost first; the two inner ones also after each outer one. `shape` is kept by reference.
    void enter_layer();
    void enter_pipeline(const PipelineShape& shape);
    /// `index`: the caller's number, from 0, of this ZeRO stage and shard group.
    void enter_sharding(std::size_t index);
    /// `index`: the caller's number, from 0, of this recomputation.
    void enter_recompute(std::size_t index);

    [[nodiscard]] FullestStage fullest_stage() const;
    /// Never above the step time: compute, bubble and pipeline messages; of schedules whose events are simulated compute alone.
    [[nodiscard]] Seconds step_time_bound();
    [[nodiscard]] Seconds step_time();
    // A simulated schedule's step in parts, so that its events can wait until it is known whether they matter. Requires is_simulated.
    /// Seconds of what follows the pipeline, with this sharding.
    [[nodiscard]] double rest_seconds();
    /// Between step_time_bound and the step time: everything but the events, for whose makespan MakespanBounds stands. `rest`: rest_seconds.
    [[nodiscard]] Seconds step_time_before_events(double rest);
    /// Of this pipeline and recomputation.
    [[nodiscard]] SimulatedStep simulated_step();

private:
    /// What the parts of the model take, by kind as in Chunk.
    struct PassSeconds {
        double forward[2][2] = {}, backward[2][2] = {};
        std::int64_t accumulation = 0; ///< for which they hold; 0: not computed
    };
    /// Bytes of one run with one kind of recomputation.
    struct RunKept {
        double kept = 0, again = 0;
    };
    struct Recomputation {
        std::optional<KeptLayers> layers;
        double dense = 0, moe = 0; ///< bytes that one layer keeps
        PassSeconds seconds[4];    ///< with a pipeline or not, with DualPipe or not
        // of the pipeline at hand
        bool kept_ready = false, compute_ready = false;
        std::vector<RunKept> kept;
        double compute = 0; ///< seconds of the pipeline, without messages; of simulated schedules of its busiest rank
        SimulatedStep simulated;     ///< of simulated schedules
        std::optional<double> bound; ///< of their makespan
        OverlapWindow window;
    };
    /// Bytes of one run between steps, and on top of that at each moment.
    struct RunStates {
        double idle = 0, loss = 0, backward = 0, update = 0;
    };
    struct Sharding {
        bool states_ready = false, seconds_ready = false;
        std::vector<RunStates> states;
        DataParallelTransfers transfers;
        double optimizer = 0; ///< seconds, with its offload
    };

    /// Of the parts that recomputation leaves alone.
    struct Ends {
        bool ready = false;
        double embedding_forward = 0, embedding_backward = 0, head_forward = 0, head_backward = 0; ///< head: without multi-token prediction
    };

    const PassSeconds& pass_seconds();
    const Ends& ends();
    void compute(Recomputation& recomputation);
    void take_stages(PipelineStages& stages, const PassSeconds& seconds, const Ends& ends, double engine) const;

    const Plan& plan_;
    const Profile& profile_;
    std::optional<LayerContext> context_;
    std::optional<StageStates> states_;
    std::int64_t vocab_ = 0;
    ModelBlocks blocks_;
    std::int64_t blocks_accumulation_ = 0; ///< for which they hold; 0: not computed
    Ends ends_[2];                         ///< without a pipeline, with one
    // of the pipeline
    const PipelineShape* shape_ = nullptr;
    std::vector<RankParameters> parameters_; ///< by run
    std::vector<AliveLayers> alive_;         ///< by run
    std::size_t fullest_ = 0;                ///< run with most parameters
    double messages_ = 0, tied_ = 0, factor_ = 1; ///< seconds; the step's sum is multiplied by the factor
    double outside_ = 0;                     ///< bytes of NCCL and context
    std::vector<double> forward_, backward_; ///< seconds of each rank
    struct StatesKey {
        std::int64_t pp = 0, dp = 0, accumulation = 0;
        bool dual_pipe = false;
        std::vector<StageContent> contents;
        bool operator==(const StatesKey&) const = default;
    } states_key_; ///< for which shardings hold
    std::vector<Sharding> shardings_;
    std::vector<Recomputation> recomputations_;
    MakespanBounds bounds_;
    std::size_t sharding_ = 0, recomputation_ = 0;
};

} // namespace fivefold
