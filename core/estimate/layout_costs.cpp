// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/layout_costs.h"

#include "core/estimate/low_precision.h"
#include "core/estimate/offload.h"
#include "core/estimate/optimizers.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

/// Whether two ranks hold the same, virtual stage by virtual stage.
bool alike(const PipelineShape& shape, std::int64_t stages, std::int64_t ranks, std::int64_t a, std::int64_t b) {
    for (std::int64_t j = 0; j < stages; j += ranks)
        if (!(shape.chunks[static_cast<std::size_t>(j + a)] == shape.chunks[static_cast<std::size_t>(j + b)])) return false;
    return true;
}

} // namespace

PipelineShape pipeline_shape(const Plan& plan) {
    StageMap map = map_stages(plan);
    PipelineShape shape;
    shape.chunks = std::move(map.chunks);
    shape.folded = std::move(map.folded);
    shape.whole = all_layers(shape.chunks);
    const std::int64_t p = plan.layout.pp, stages = static_cast<std::int64_t>(shape.chunks.size());
    for (std::int64_t rank = 0; rank < p; ++rank) {
        const StageContent& content = map.ranks[static_cast<std::size_t>(rank)].content;
        shape.most_layers = std::max(shape.most_layers, to_double(content.dense_layers + content.moe_layers));
        if (!shape.runs.empty() && shape.runs.back().content == content && alike(shape, stages, p, rank - 1, rank)) {
            ++shape.runs.back().ranks;
            continue;
        }
        RankRun run{rank, 1, content, {}};
        for (std::int64_t j = rank; j < stages; j += p) run.held += shape.chunks[static_cast<std::size_t>(j)];
        shape.runs.push_back(run);
    }
    return shape;
}

void LayoutCosts::enter_layer() {
    const Layout& layout = plan_.layout;
    const RankLayers layer = rank_layers(plan_.model, to_double(layout.tp), to_double(layout.ep), to_double(layout.etp));
    context_.emplace(make_layer_context(plan_, profile_, layer));
    states_.emplace(plan_, profile_, layer);
    vocab_ = padded_vocabulary(plan_.model.vocab, layout.tp);
    factor_ = (1 + straggler_share(*context_)) * release_drift(*context_);
    states_key_ = {};
    blocks_accumulation_ = 0;
    for (Ends& ends : ends_) ends.ready = false;
    for (Recomputation& recomputation : recomputations_) {
        recomputation.layers.reset();
        for (PassSeconds& seconds : recomputation.seconds) seconds.accumulation = 0;
    }
}

void LayoutCosts::enter_pipeline(const PipelineShape& shape) {
    const Layout& layout = plan_.layout;
    shape_ = &shape;
    for (Recomputation& recomputation : recomputations_) recomputation.kept_ready = recomputation.compute_ready = false;
    alive_.clear();
    for (const RankRun& run : shape.runs) alive_.push_back(alive_layers(plan_, shape.chunks, run.first, run.content));
    messages_ = pipeline_messages(*context_).exposed;
    const bool dual_pipe = layout.schedule == Schedule::dual_pipe;
    const bool same = states_key_.pp == layout.pp && states_key_.dp == layout.dp && states_key_.accumulation == layout.accumulation && states_key_.dual_pipe == dual_pipe &&
                      std::equal(shape.runs.begin(), shape.runs.end(), states_key_.contents.begin(), states_key_.contents.end(),
                                 [](const RankRun& run, const StageContent& content) { return run.content == content; });
    if (same) return;
    states_key_ = {layout.pp, layout.dp, layout.accumulation, dual_pipe, {}};
    parameters_.clear();
    fullest_ = 0;
    for (const RankRun& run : shape.runs) {
        states_key_.contents.push_back(run.content);
        parameters_.push_back(rank_parameters(plan_.model, run.content, context_->layer, to_double(layout.tp), vocab_));
        if (parameters_.back().total() > parameters_[fullest_].total()) fullest_ = parameters_.size() - 1;
    }
    tied_ = tied_embedding_time(*context_);
    outside_ = (states_->nccl() + states_->context()).value();
    for (Sharding& sharding : shardings_) sharding.states_ready = sharding.seconds_ready = false;
}

void LayoutCosts::enter_sharding(std::size_t index) {
    if (index >= shardings_.size()) shardings_.resize(index + 1);
    sharding_ = index;
    Sharding& sharding = shardings_[index];
    if (sharding.states_ready) return;
    sharding.states_ready = true;
    states_->read_sharding();
    sharding.states.clear();
    for (std::size_t i = 0; i < shape_->runs.size(); ++i) {
        const StageStates::Held held = states_->hold(shape_->runs[i].content, parameters_[i]);
        sharding.states.push_back({held.idle.value(), held.loss.total().value(), held.backward.total().value(), held.update.total().value()});
    }
}

void LayoutCosts::enter_recompute(std::size_t index) {
    if (index >= recomputations_.size()) recomputations_.resize(index + 1);
    recomputation_ = index;
    Recomputation& now = recomputations_[index];
    if (!now.layers) {
        now.layers = kept_layers(plan_, profile_);
        now.dense = now.layers->dense.total().value();
        now.moe = now.layers->moe.total().value();
    }
    if (now.kept_ready) return;
    now.kept_ready = true;
    now.kept.clear();
    const double away = std::clamp(plan_.training.offload_activations, 0.0, 1.0);
    for (std::size_t i = 0; i < alive_.size(); ++i) {
        double kept = alive_[i].dense * now.dense + alive_[i].moe * now.moe;
        if (away > 0) kept += states_->offload_buffers(Bytes(away * kept), *now.layers).value() - away * kept;
        const StageContent& content = shape_->runs[i].content;
        if (content.embedding) kept += (states_->embedding_ids(alive_[i].first_chunk) + states_->embedding_masks(alive_[i].first_chunk)).value();
        now.kept.push_back({kept, now.layers->again(content).value()});
    }
}

FullestStage LayoutCosts::fullest_stage() const {
    const std::vector<RunStates>& states = shardings_[sharding_].states;
    const std::vector<RunKept>& kept = recomputations_[recomputation_].kept;
    double most = -1;
    std::size_t worst = 0;
    for (std::size_t i = 0; i < states.size(); ++i) {
        double live = states[i].idle + kept[i].kept + std::max(states[i].loss, states[i].backward + kept[i].again);
        live = std::max(live, states[i].idle + states[i].update);
        if (live <= most) continue;
        most = live;
        worst = i;
    }
    return {states_->fragmentation(Bytes(most)) + Bytes(most + outside_), shape_->runs[worst].first};
}

const LayoutCosts::PassSeconds& LayoutCosts::pass_seconds() {
    const Layout& layout = plan_.layout;
    PassSeconds& seconds = recomputations_[recomputation_].seconds[(layout.pp > 1 ? 1 : 0) + (layout.schedule == Schedule::dual_pipe ? 2 : 0)];
    // Casts of weights that are kept from one micro-batch to the next are shared by as many as there are.
    const bool by_accumulation = profile_.software.weight_casts_kept && context_->machine.quantise_factor > 0;
    const auto holds = [&](std::int64_t accumulation) { return accumulation == layout.accumulation || (accumulation > 0 && !by_accumulation); };
    if (holds(seconds.accumulation)) return seconds;
    if (!holds(blocks_accumulation_)) {
        blocks_ = model_blocks(*context_, shape_->whole);
        blocks_accumulation_ = layout.accumulation;
    }
    const KindCosts costs = kind_costs(*context_, blocks_);
    seconds.accumulation = layout.accumulation;
    for (int moe = 0; moe < 2; ++moe)
        for (int windowed = 0; windowed < 2; ++windowed) {
            seconds.forward[moe][windowed] = sum(costs.kinds[moe][windowed].forward);
            seconds.backward[moe][windowed] = sum(costs.kinds[moe][windowed].backward);
        }
    return seconds;
}

const LayoutCosts::Ends& LayoutCosts::ends() {
    Ends& ends = ends_[plan_.layout.pp > 1 ? 1 : 0];
    if (ends.ready) return ends;
    const PassCost head = head_cost(*context_), embedding = embedding_cost(*context_);
    ends = {true, sum(embedding.forward), sum(embedding.backward), sum(head.forward), sum(head.backward)};
    return ends;
}

/// Seconds of the stages of a folded pipeline, else of those that a rank each has.
void LayoutCosts::take_stages(PipelineStages& stages, const PassSeconds& seconds, const Ends& ends, double engine) const {
    if (shape_->folded.empty()) {
        stages.forward = forward_;
        stages.backward = backward_;
        return;
    }
    const int last = is_moe_layer(plan_.model, plan_.model.layers - 1) ? 1 : 0;
    const std::size_t count = shape_->folded.size();
    stages.forward.assign(count, engine / 2);
    stages.backward.assign(count, engine / 2);
    for (std::size_t i = 0; i < count; ++i)
        for (int moe = 0; moe < 2; ++moe)
            for (int windowed = 0; windowed < 2; ++windowed) {
                stages.forward[i] += to_double(shape_->folded[i].layers[moe][windowed]) * seconds.forward[moe][windowed];
                stages.backward[i] += to_double(shape_->folded[i].layers[moe][windowed]) * seconds.backward[moe][windowed];
            }
    stages.forward.front() += ends.embedding_forward;
    stages.backward.front() += ends.embedding_backward;
    stages.forward.back() += ends.head_forward + plan_.model.mtp_layers * seconds.forward[last][0];
    stages.backward.back() += ends.head_backward + plan_.model.mtp_layers * seconds.backward[last][0];
}

void LayoutCosts::compute(Recomputation& now) {
    if (now.compute_ready) return;
    now.compute_ready = true;
    const PassSeconds& seconds = pass_seconds();
    const Ends& at_ends = ends();
    const double engine = pipeline_engine(*context_);
    const Layout& layout = plan_.layout;
    const int last = is_moe_layer(plan_.model, plan_.model.layers - 1) ? 1 : 0; // multi-token prediction repeats that kind
    forward_.resize(static_cast<std::size_t>(layout.pp));
    backward_.resize(static_cast<std::size_t>(layout.pp));
    BusiestRanks busiest;
    double fullest_forward = 0, fullest_backward = 0;
    for (std::size_t i = 0; i < shape_->runs.size(); ++i) {
        const RankRun& run = shape_->runs[i];
        double forward = engine, backward = engine;
        for (int moe = 0; moe < 2; ++moe)
            for (int windowed = 0; windowed < 2; ++windowed) {
                const double layers = to_double(run.held.layers[moe][windowed]);
                forward += layers * seconds.forward[moe][windowed];
                backward += layers * seconds.backward[moe][windowed];
            }
        if (run.content.embedding) {
            forward += at_ends.embedding_forward;
            backward += at_ends.embedding_backward;
        }
        if (run.content.head) {
            forward += at_ends.head_forward + plan_.model.mtp_layers * seconds.forward[last][0];
            backward += at_ends.head_backward + plan_.model.mtp_layers * seconds.backward[last][0];
        }
        std::fill_n(forward_.begin() + run.first, run.ranks, forward);
        std::fill_n(backward_.begin() + run.first, run.ranks, backward);
    }
    const bool simulated = is_simulated(layout);
    if (simulated) take_stages(now.simulated.stages, seconds, at_ends, engine);
    const bool mirrored = simulated && layout.schedule == Schedule::dual_pipe;
    for (std::size_t i = 0; i < shape_->runs.size(); ++i) {
        const RankRun& run = shape_->runs[i];
        for (std::int64_t rank = run.first; rank < run.first + (mirrored ? run.ranks : 1); ++rank) { // the ranks of a run are alike
            const auto r = static_cast<std::size_t>(rank), image = mirrored ? forward_.size() - 1 - r : r;
            const double forward = (forward_[r] + forward_[image]) / 2, backward = (backward_[r] + backward_[image]) / 2;
            busiest.forward = std::max(busiest.forward, forward);
            busiest.backward = std::max(busiest.backward, backward);
            busiest.both = std::max(busiest.both, forward + backward);
            if (i != fullest_ || rank > run.first) continue;
            fullest_forward = forward;
            fullest_backward = backward;
        }
    }
    busiest.layers = shape_->most_layers;
    const double at_least = to_double(layout.accumulation) * busiest.both;
    now.compute = simulated ? at_least : std::max(pipeline_time(layout, forward_, backward_), at_least);
    if (simulated) {
        now.bound.reset();
        now.simulated.makespan.reset();
        now.simulated.layout = layout;
        now.simulated.hop = stage_hop(*context_);
        now.simulated.blocking = !context_->overlap;
        now.simulated.compute = now.compute;
        now.simulated.factor = factor_;
    }
    const StageContent& content = shape_->runs[fullest_].content;
    now.window = overlap_window(layout, busiest, fullest_forward, fullest_backward, to_double(content.dense_layers + content.moe_layers));
}

Seconds LayoutCosts::step_time_bound() {
    Recomputation& now = recomputations_[recomputation_];
    compute(now);
    return Seconds((now.compute + (is_simulated(plan_.layout) ? 0 : messages_) + tied_) * factor_);
}

double LayoutCosts::rest_seconds() {
    Recomputation& now = recomputations_[recomputation_];
    compute(now);
    Sharding& sharding = shardings_[sharding_];
    const RankParameters& parameters = parameters_[fullest_];
    if (!sharding.seconds_ready) {
        sharding.seconds_ready = true;
        const StageContent& content = shape_->runs[fullest_].content;
        sharding.transfers = data_parallel_transfers(*context_, parameters, content, shape_->most_layers);
        sharding.optimizer = optimizer_time(*context_, parameters, content) + optimizer_offload_time(*context_, parameters);
    }
    const double exposed = exposed_transfers(*context_, sharding.transfers, now.window).total(to_double(plan_.layout.accumulation)) + weight_offload_time(*context_, parameters, now.window);
    return tied_ + exposed + sharding.optimizer;
}

SimulatedStep LayoutCosts::simulated_step() {
    Recomputation& now = recomputations_[recomputation_];
    compute(now);
    return now.simulated;
}

Seconds LayoutCosts::step_time_before_events(double rest) {
    Recomputation& now = recomputations_[recomputation_];
    compute(now);
    if (!now.bound) now.bound = bounds_.at_least(now.simulated.layout, now.simulated.stages, now.simulated.hop, now.simulated.blocking);
    return Seconds((std::max(*now.bound, now.compute) + rest) * factor_);
}

Seconds LayoutCosts::step_time() {
    const double rest = rest_seconds();
    Recomputation& now = recomputations_[recomputation_];
    return is_simulated(plan_.layout) ? now.simulated.step_time(rest) : Seconds((now.compute + messages_ + rest) * factor_);
}

Seconds SimulatedStep::step_time(double rest) {
    if (!makespan) makespan = simulated_makespan(layout, stages, hop, blocking);
    return Seconds((std::max(*makespan, compute) + rest) * factor);
}

} // namespace fivefold
