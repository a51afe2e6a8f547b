// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulation/memory_curve.h"

#include "core/estimate/stage_memory.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

using Kind = PipelineOp::Kind;

/// One rank's curve from its events.
class RankMemory {
public:
    RankMemory(const Timeline& timeline, const StageStates& states, const KeptLayers& kept, const Training& training, bool last_layer_moe, std::size_t rank)
        : timeline_(timeline), states_(states), kept_(kept), away_(std::clamp(training.offload_activations, 0.0, 1.0)), last_layer_moe_(last_layer_moe), rank_(rank),
          content_(timeline.costs.ranks[rank].content) {
        held_ = states.hold(content_, timeline.costs.ranks[rank].parameters);
        held_.backward.again = kept.again(content_);
        dense_bytes_ = kept.dense.total();
        moe_bytes_ = kept.moe.total();
    }

    [[nodiscard]] MemoryCurve curve() {
        curve_.states = held_.idle;
        const std::span<const PipelineEvent> events = timeline_.run.of(rank_);
        curve_.samples.reserve(2 * events.size() + 4);
        add(0, {}, MemoryMoment::backward);
        for (const PipelineEvent& event : events) pass(event);
        const RankStep& step = timeline_.ranks[rank_];
        add(step.optimizer_begin, held_.update, MemoryMoment::optimizer);
        add(step.optimizer_end, {}, MemoryMoment::optimizer);
        MemoryPeak& peak = curve_.peak;
        peak.total = peak.live + states_.fragmentation(peak.live) + states_.nccl() + states_.context();
        return std::move(curve_);
    }

private:
    /// One micro-batch of a stage more, or less.
    void alive(int index, double sign) {
        const SimulatedStage& stage = timeline_.costs.stages[static_cast<std::size_t>(index)];
        double dense = to_double(stage.layers.dense()), moe = to_double(stage.layers.moe());
        if (stage.head) (last_layer_moe_ ? moe : dense) += content_.mtp_layers;
        dense_ += sign * dense;
        moe_ += sign * moe;
        layers_ += sign * to_double(stage.layers.count());
        if (stage.embedding) embedded_ += sign;
    }
    [[nodiscard]] Bytes activations() const {
        Bytes kept = dense_ * dense_bytes_ + moe_ * moe_bytes_;
        if (away_ > 0) kept += states_.offload_buffers(away_ * kept, kept_) - away_ * kept;
        return kept + states_.embedding_ids(embedded_) + states_.embedding_masks(embedded_);
    }
    [[nodiscard]] bool is_head(int stage) const { return timeline_.costs.stages[static_cast<std::size_t>(stage)].head; }

    void pass(const PipelineEvent& event) {
        const PipelineOp& op = event.op;
        const bool splits = timeline_.costs.order.splits;
        if (op.kind == Kind::forward || op.kind == Kind::both) alive(op.stage, 1);
        if (op.kind == Kind::forward) {
            add(event.begin, {}, MemoryMoment::backward);
            if (is_head(op.stage)) add(std::max(event.begin, event.end - timeline_.costs.head_forward), held_.loss, MemoryMoment::loss);
        } else if (op.kind == Kind::weight) {
            add(event.begin, {}, MemoryMoment::backward);
        } else {
            const int stage = op.kind == Kind::both ? op.back_stage : op.stage;
            double layers_from = event.begin;
            if (is_head(stage)) {
                add(event.begin, held_.loss, MemoryMoment::loss);
                layers_from = std::min(event.end, event.begin + timeline_.costs.head_backward);
            }
            add(layers_from, held_.backward, MemoryMoment::backward);
            if (op.kind == Kind::both && is_head(op.stage)) add(std::max(layers_from, event.end - timeline_.costs.head_forward), held_.loss, MemoryMoment::loss);
        }
        if (op.kind == Kind::both) alive(op.back_stage, -1);
        else if (op.kind == (splits ? Kind::weight : Kind::backward)) alive(op.stage, -1);
        add(event.end, {}, MemoryMoment::backward);
    }

    void add(double time, const StageStates::Working& working, MemoryMoment moment) {
        const Bytes kept = activations(), now = working.total();
        if (!curve_.samples.empty() && curve_.samples.back().time == time) curve_.samples.back() = {time, kept, now};
        else curve_.samples.push_back({time, kept, now});
        const Bytes live = held_.idle + kept + now;
        MemoryPeak& peak = curve_.peak;
        if (!(live > peak.live)) return;
        peak.live = live;
        peak.when = Seconds(time);
        peak.moment = moment;
        peak.states = held_.idle;
        peak.activations = kept;
        peak.logits = working.logits;
        peak.gathered = working.gathered;
        peak.working = working.backward + working.ring + working.again + working.optimizer;
        const double layers = to_double(content_.dense_layers + content_.moe_layers);
        peak.micro_batches = layers > 0 ? layers_ / layers : embedded_;
    }

    const Timeline& timeline_;
    const StageStates& states_;
    const KeptLayers& kept_;
    double away_;
    bool last_layer_moe_;
    std::size_t rank_;
    const StageContent& content_;
    StageStates::Held held_;
    Bytes dense_bytes_, moe_bytes_; ///< of one layer and micro-batch
    MemoryCurve curve_;
    double dense_ = 0, moe_ = 0, layers_ = 0, embedded_ = 0; ///< alive: layers times micro-batches, and micro-batches of the embedding
};

} // namespace

std::vector<MemoryCurve> memory_curves(const Plan& plan, const Profile& profile, const Timeline& timeline, const std::stop_token& stop) {
    Plan simulated = plan_for_order(plan, timeline.costs.kind);
    // Folded, one set of weights serves both ways: no second copy as DualPipe has.
    if (timeline.costs.kind == PipelineOrderKind::dual_pipe_v) simulated.layout.schedule = Schedule::zero_bubble_v;
    const StageStates states(simulated, profile, timeline.costs.layer);
    const KeptLayers kept = kept_layers(simulated, profile);
    const bool last_layer_moe = is_moe_layer(simulated.model, simulated.model.layers - 1);
    std::vector<MemoryCurve> curves;
    for (std::size_t rank = 0; rank < timeline.ranks.size() && !stop.stop_requested(); ++rank) curves.push_back(RankMemory(timeline, states, kept, simulated.training, last_layer_moe, rank).curve());
    return curves;
}

} // namespace fivefold
