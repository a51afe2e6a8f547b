// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/simulation/step_costs.h"

#include "core/estimate/offload.h"
#include "core/estimate/optimizers.h"
#include "core/estimate/step_parts.h"
#include "core/real.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace fivefold {
namespace {

/// What a PipelineOp can number, twice for schedules that go there and back.
constexpr double kMostStages = 16'000;

/// Whether a rank has one stage on the way there and one on the way back.
bool folded(PipelineOrderKind kind) { return kind == PipelineOrderKind::zero_bubble_v || kind == PipelineOrderKind::dual_pipe_v; }

void place_stages(const Plan& plan, const StageMap& map, StepCosts& costs) {
    const std::vector<Chunk> layers = folded(costs.kind) ? folded_chunks(plan, map.chunks) : map.chunks;
    for (int stage = 0; stage < costs.order.stages; ++stage)
        costs.stages.push_back({layers[static_cast<std::size_t>(stage % costs.order.stages_per_pipe())], costs.order.is_first(stage), costs.order.is_last(stage)});
    costs.ranks.resize(costs.order.ranks.size());
    if (!folded(costs.kind)) {
        for (std::size_t r = 0; r < costs.ranks.size(); ++r) {
            costs.ranks[r].content = map.ranks[r].content;
            costs.ranks[r].parameters = map.ranks[r].parameters;
        }
        return;
    }
    for (std::size_t stage = 0; stage < costs.stages.size(); ++stage) {
        StageContent& content = costs.ranks[static_cast<std::size_t>(costs.order.rank_of[stage])].content;
        content.dense_layers += costs.stages[stage].layers.dense();
        content.moe_layers += costs.stages[stage].layers.moe();
        content.embedding = content.embedding || costs.stages[stage].embedding;
        content.head = content.head || costs.stages[stage].head;
        if (costs.stages[stage].head) content.mtp_layers = plan.model.mtp_layers;
    }
    const std::int64_t vocab = padded_vocabulary(plan.model.vocab, plan.layout.tp);
    for (SimulatedRank& rank : costs.ranks) rank.parameters = rank_parameters(plan.model, rank.content, map.layer, to_double(plan.layout.tp), vocab);
}

void add_pass(PassCost& to, const PassCost& from, double times) {
    if (times <= 0) return;
    add(to.forward, from.forward, times);
    add(to.backward, from.backward, times);
}

/// (6.4) one micro-batch on every stage, incl. exposed TP, CP and EP.
void cost_passes(const LayerContext& context, StepCosts& costs) {
    const Transformer& model = context.plan.model;
    Chunk whole;
    for (int stage = 0; stage < costs.order.stages_per_pipe(); ++stage) whole += costs.stages[static_cast<std::size_t>(stage)].layers;
    const KindCosts kinds = kind_costs(context, model_blocks(context, whole));
    const PassCost head = head_cost(context), embedding = embedding_cost(context);
    const double engine = pipeline_engine(context) * static_cast<double>(costs.order.ranks.size()) / costs.order.stages_per_pipe(); // of a rank's micro-batch
    const double drift = release_drift(context);
    const PassCost& mtp = kinds.kinds[is_moe_layer(model, model.layers - 1) ? 1 : 0][0];
    for (const SimulatedStage& stage : costs.stages) {
        PassCost cost;
        for (int moe = 0; moe < 2; ++moe)
            for (int windowed = 0; windowed < 2; ++windowed) add_pass(cost, kinds.kinds[moe][windowed], to_double(stage.layers.layers[moe][windowed]));
        if (stage.embedding) add_pass(cost, embedding, 1);
        if (stage.head) {
            add_pass(cost, head, 1);
            add_pass(cost, mtp, model.mtp_layers);
        }
        cost.forward[at(TimeTerm::host)] += engine;
        cost.backward[at(TimeTerm::host)] += engine;
        for (TermSeconds* pass : {&cost.forward, &cost.backward})
            for (double& term : *pass) term *= drift;
        costs.passes.push_back(cost);
    }
    costs.head_forward = drift * (sum(head.forward) + model.mtp_layers * sum(mtp.forward));
    costs.head_backward = drift * (sum(head.backward) + model.mtp_layers * sum(mtp.backward));
}

/// (6.10)-(6.12), (5.13) on every rank, and how ranks' seconds lie on their stages.
void cost_edges(const LayerContext& context, StepCosts& costs) {
    const std::size_t ranks = costs.ranks.size();
    const double drift = release_drift(context), pipes = costs.order.pipes;
    std::vector<double> forward(ranks, 0), backward(ranks, 0);
    BusiestRanks busiest;
    for (std::size_t stage = 0; stage < costs.passes.size(); ++stage) {
        const auto rank = static_cast<std::size_t>(costs.order.rank_of[stage]);
        forward[rank] += sum(costs.passes[stage].forward) / drift / pipes;
        backward[rank] += sum(costs.passes[stage].backward) / drift / pipes;
    }
    for (std::size_t r = 0; r < ranks; ++r) {
        busiest.forward = std::max(busiest.forward, forward[r]);
        busiest.backward = std::max(busiest.backward, backward[r]);
        busiest.layers = std::max(busiest.layers, to_double(costs.ranks[r].content.dense_layers + costs.ranks[r].content.moe_layers));
    }
    const double tied = tied_embedding_time(context);
    costs.transfers_forward.assign(costs.passes.size(), 0);
    costs.transfers_backward.assign(costs.passes.size(), 0);
    for (std::size_t r = 0; r < ranks; ++r) {
        SimulatedRank& rank = costs.ranks[r];
        const double layers = to_double(rank.content.dense_layers + rank.content.moe_layers);
        OverlapWindow window = overlap_window(context.plan.layout, busiest, forward[r], backward[r], layers);
        const DataParallelTransfers transfers = data_parallel_transfers(context, rank.parameters, rank.content, window.layers);
        if (transfers.by_layer) window.layers = std::max(1.0, layers);
        rank.transfers = exposed_transfers(context, transfers, window);
        if (tied > 0 && (rank.content.embedding || rank.content.head)) rank.transfers.last += tied;
        rank.gather = transfers.gather * drift;
        rank.reduce = (transfers.reduce + (rank.content.embedding || rank.content.head ? tied : 0)) * drift;
        rank.optimizer = drift * (optimizer_time(context, rank.parameters, rank.content) + optimizer_offload_time(context, rank.parameters) +
                                  weight_offload_time(context, rank.parameters, window));
        for (double* part : {&rank.transfers.first, &rank.transfers.last, &rank.transfers.forward, &rank.transfers.backward, &rank.transfers.first_slows,
                             &rank.transfers.last_slows})
            *part *= drift;
    }
    for (std::size_t stage = 0; stage < costs.passes.size(); ++stage) { // a rank's share of them by its passes' length
        const auto r = static_cast<std::size_t>(costs.order.rank_of[stage]);
        const ExposedTransfers& transfers = costs.ranks[r].transfers;
        if (forward[r] > 0) costs.transfers_forward[stage] = transfers.forward * sum(costs.passes[stage].forward) / drift / forward[r];
        if (backward[r] > 0) costs.transfers_backward[stage] = transfers.backward * sum(costs.passes[stage].backward) / drift / backward[r];
    }
}

/// (4.12), (6.8) and the sum of all that passes take.
void cost_messages(const LayerContext& context, StepCosts& costs) {
    const Layout& layout = context.plan.layout;
    const double drift = release_drift(context);
    if (layout.pp > 1) {
        costs.hop = stage_hop(context) * drift;
        if (layout.vpp > 1) costs.message_slows = context.profile.software.contention * costs.hop; // hidden messages still take SMs
        if (!context.overlap) costs.message_slows = std::exchange(costs.hop, 0.0);                // launches block: the rank waits for each
    }
    for (std::size_t stage = 0; stage < costs.passes.size(); ++stage) {
        const double backward = sum(costs.passes[stage].backward) + costs.transfers_backward[stage] + costs.message_slows;
        costs.seconds.forward.push_back(sum(costs.passes[stage].forward) + costs.transfers_forward[stage] + costs.message_slows);
        costs.seconds.backward.push_back((1 - kWeightGradientShare) * backward);
        costs.seconds.weight.push_back(kWeightGradientShare * backward);
    }
}

} // namespace

PipelineOrderKind order_kind(const Layout& layout) {
    if (layout.vpp > 1) return PipelineOrderKind::interleaved;
    switch (layout.schedule) {
    case Schedule::one_f_one_b: break;
    case Schedule::gpipe: return PipelineOrderKind::gpipe;
    case Schedule::zero_bubble_h1: return PipelineOrderKind::zero_bubble_h1;
    case Schedule::zero_bubble_v: return PipelineOrderKind::zero_bubble_v;
    case Schedule::dual_pipe: return PipelineOrderKind::dual_pipe;
    }
    return PipelineOrderKind::one_f_one_b;
}

Plan plan_for_order(const Plan& plan, PipelineOrderKind kind) {
    Plan changed = plan;
    Layout& layout = changed.layout;
    layout.schedule = Schedule::one_f_one_b;
    switch (kind) {
    case PipelineOrderKind::gpipe: layout.schedule = Schedule::gpipe; break;
    case PipelineOrderKind::zero_bubble_h1: layout.schedule = Schedule::zero_bubble_h1; break;
    case PipelineOrderKind::zero_bubble_v: layout.schedule = Schedule::zero_bubble_v; break;
    case PipelineOrderKind::dual_pipe:
    case PipelineOrderKind::dual_pipe_v: layout.schedule = Schedule::dual_pipe; break;
    case PipelineOrderKind::one_f_one_b:
    case PipelineOrderKind::interleaved: break;
    }
    if (kind == PipelineOrderKind::interleaved) {
        if (layout.vpp < 2 || layout.pp < 2) throw std::invalid_argument("the interleaved schedule needs virtual stages: --vpp above 1, and a pipeline");
        return changed;
    }
    layout.vpp = 1;
    if (static_cast<std::int64_t>(layout.layers_per_stage.size()) != layout.pp) {
        layout.layers_per_stage.clear();
        if (layout.split == StageSplit::explicit_layers || layout.split == StageSplit::even) layout.split = StageSplit::automatic;
    }
    return changed;
}

StepCosts step_costs(const Plan& plan, const Profile& profile, PipelineOrderKind kind) {
    const Layout& layout = plan.layout;
    const double stages = to_double(layout.pp) * to_double(layout.vpp);
    if (stages > kMostStages || stages * to_double(layout.accumulation) > to_double(kMostOps) / 6) throw std::invalid_argument("too many stages and micro-batches to simulate");
    StepCosts costs;
    costs.kind = kind;
    costs.order = pipeline_order(kind, static_cast<int>(layout.pp), static_cast<int>(layout.accumulation), static_cast<int>(layout.vpp));
    const StageMap map = map_stages(plan);
    costs.layer = map.layer;
    const LayerContext context = make_layer_context(plan, profile, map.layer);
    place_stages(plan, map, costs);
    cost_passes(context, costs);
    cost_edges(context, costs);
    cost_messages(context, costs);
    costs.straggler = straggler_share(context);
    return costs;
}

} // namespace fivefold
