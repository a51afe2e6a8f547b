// SPDX-License-Identifier: Apache-2.0
// The planner's decision tree and its table of typical configurations.
#include "core/advise/decision_facts.h"
#include "core/plan/knobs.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fivefold {
namespace {

constexpr auto kDegrees = {Knob::tp, Knob::pp, Knob::zero, Knob::recompute, Knob::micro_batch};

/// States of the largest kind of layer without tensor parallelism and sharding, and its activations for one micro-batch.
double one_layer(const DecisionFacts& facts) {
    Plan whole = facts.plan;
    whole.layout.tp = whole.layout.etp = 1;
    const Layout& layout = whole.layout;
    const StateBytes state = state_bytes(whole.training, facts.profile.software);
    const RankLayers layers = rank_layers(whole.model, 1, to_double(layout.ep), 1);
    double most = 0;
    for (const bool moe : {false, true}) {
        const std::int64_t number = moe ? moe_layer_count(whole.model) : whole.model.layers - moe_layer_count(whole.model);
        if (number <= 0) continue;
        const double states = sharded_state(state, layers.of(moe).total(), 1, 0);
        most = std::max(most, states + layer_activations_unrecomputed(whole, facts.profile, moe).total().value());
    }
    return most;
}

void layer_fits(const DecisionFacts& facts, RuleOutcome& out) {
    const double bytes = one_layer(facts);
    const bool fits = bytes <= facts.capacity, tensor = facts.plan.layout.tp > 1;
    set_outcome(out, fits != tensor ? RuleState::pass : RuleState::fail, fits ? Severity::info : Severity::warning, bytes, facts.capacity, "bytes");
    out.arguments = {gibibytes("gib", bytes), gibibytes("capacity", facts.capacity), count("tp", facts.plan.layout.tp)};
    if (out.state != RuleState::fail) return;
    std::optional<Trial> best;
    for (std::int64_t tp = fits ? 1 : 2; tp <= (fits ? 1 : facts.widest_tp()); tp *= 2) {
        std::optional<Trial> trial = facts.moved(Knob::tp, tp);
        if (trial && trial->fits() && (!best || trial->step() < best->step())) best = std::move(trial);
    }
    const bool gains = facts.improves(best);
    out.model_disagrees = !gains;
    add_layout(out, facts, best);
    if (gains) out.fixes = {{Knob::tp, {best->plan.layout.tp}}};
}

void model_fits_in_node(const DecisionFacts& facts, RuleOutcome& out) {
    const Plan& plan = facts.plan;
    // Sharded over the GPUs of one node, a micro-batch of one: what the tree asks before it reaches for a pipeline.
    Plan node = plan;
    Layout& layout = node.layout;
    node.cluster.nodes = 1;
    const std::int64_t per_node = std::max(1, node.cluster.gpus_per_node);
    layout.tp = std::gcd(layout.tp, per_node);
    layout.pp = layout.cp = layout.vpp = layout.micro_batch = layout.accumulation = 1;
    layout.ep = std::gcd(layout.ep, per_node);
    layout.etp = std::gcd(layout.etp, layout.tp);
    layout.dp = per_node / layout.tp;
    layout.zero = 3;
    layout.shard_group = 0;
    layout.schedule = Schedule::one_f_one_b;
    if (layout.split == StageSplit::explicit_layers) layout.split = StageSplit::automatic, layout.layers_per_stage.clear();
    node.training.global_batch = layout.dp;
    const Estimate alone = estimate(node, facts.profile);
    if (!alone.valid || alone.memory.stages.empty()) return;
    const double bytes = alone.memory.stages[alone.memory.worst_stage].total().value();
    const bool fits = alone.memory.fits(), stages = plan.layout.pp > 1;
    set_outcome(out, fits != stages ? RuleState::pass : RuleState::fail, Severity::info, bytes, facts.capacity, "bytes");
    out.arguments = {gibibytes("gib", bytes), gibibytes("capacity", facts.capacity), count("gpus", per_node), count("pp", plan.layout.pp)};
    if (out.state != RuleState::fail) return;
    std::optional<Trial> best;
    for (const std::int64_t pp : valid_values(plan, Knob::pp, {})) {
        if (fits ? pp > 1 : pp < 2) continue;
        std::optional<Trial> trial = facts.moved(Knob::pp, pp);
        if (trial && trial->fits() && (!best || trial->step() < best->step())) best = std::move(trial);
    }
    const bool gains = facts.improves(best);
    out.model_disagrees = !gains;
    add_layout(out, facts, best);
    if (gains) out.fixes = {{Knob::pp, {best->plan.layout.pp}}};
}

void remaining_data_parallel(const DecisionFacts& facts, RuleOutcome& out) {
    const Layout& layout = facts.plan.layout;
    const double wanted = facts.gpus / (to_double(layout.tp) * to_double(layout.pp) * to_double(layout.cp));
    set_outcome(out, to_double(layout.dp) == wanted ? RuleState::pass : RuleState::fail, Severity::error, to_double(layout.dp), wanted, "ranks");
    if (out.state == RuleState::fail && wanted >= 1 && wanted == std::floor(wanted)) out.fixes = {{Knob::dp, {static_cast<std::int64_t>(wanted)}}};
}

void sharding_level(const DecisionFacts& facts, RuleOutcome& out) {
    const Layout& layout = facts.plan.layout;
    if (!can_shard(facts.plan) || !(facts.compute() > 0)) return;
    const auto over = [](const Estimate& estimate, double compute) { return estimate.time[TimeTerm::data_parallel].value() / compute; };
    // The tree starts at ZeRO-3 and steps down while communication costs too much; below it ends where the next level would not fit.
    int asked = 3;
    double ratio = over(facts.estimate, facts.compute()), here = ratio;
    std::optional<Trial> fastest;
    bool settled = false;
    for (int zero = 3; zero >= 1; --zero) {
        std::optional<Trial> trial = zero == layout.zero ? facts.trial(facts.plan) : facts.moved(Knob::zero, zero);
        if (!trial) continue; // the framework has no such stage
        const DecisionFacts other(trial->plan, facts.profile, trial->estimate, facts.limits);
        const double comm = over(trial->estimate, other.compute());
        if (trial->fits() && !settled) {
            asked = zero;
            ratio = comm;
            settled = comm <= facts.limits.step_down;
        }
        if (zero == layout.zero) here = comm;
        if (trial->fits() && zero != layout.zero && (!fastest || trial->step() < fastest->step())) fastest = std::move(trial);
    }
    const bool follows = layout.zero == asked;
    set_outcome(out, follows ? RuleState::pass : RuleState::fail, ratio > facts.limits.step_down ? Severity::warning : Severity::info, here, facts.limits.step_down, "share");
    const bool gains = facts.improves(fastest);
    out.arguments = {count("zero", layout.zero), count("asked", asked), percent("ratio", here)};
    add_layout(out, facts, fastest);
    if (gains) out.fixes = {{Knob::zero, {fastest->plan.layout.zero}}};
    out.model_disagrees = follows ? gains : !gains || fastest->plan.layout.zero != asked;
}

/// A row of the planner's table, all with FSDP.
struct Typical {
    double parameters, gpus;
    std::int64_t tp, pp;
};
constexpr Typical kTypical[] = {{7e9, 8, 1, 1}, {13e9, 16, 2, 1}, {70e9, 64, 8, 1}, {70e9, 128, 8, 2}, {405e9, 16384, 8, 16}};

void typical_configuration(const DecisionFacts& facts, RuleOutcome& out) {
    const auto distance = [&](const Typical& row) { return std::pow(std::log2(row.parameters / facts.parameters), 2) + std::pow(std::log2(row.gpus / facts.gpus), 2); };
    const Typical& row = *std::min_element(std::begin(kTypical), std::end(kTypical), [&](const Typical& a, const Typical& b) { return distance(a) < distance(b); });
    const double reach = std::log2(facts.limits.similar_size);
    if (std::abs(std::log2(row.parameters / facts.parameters)) > reach || std::abs(std::log2(row.gpus / facts.gpus)) > reach) return;
    const Layout& layout = facts.plan.layout;
    const std::optional<Trial> theirs = facts.best_with(row.tp, row.pp, 3);
    const bool same = layout.tp == row.tp && layout.pp == row.pp && layout.zero == 3 && layout.cp == 1;
    set_outcome(out, same ? RuleState::pass : RuleState::info, Severity::info, facts.step, theirs ? theirs->step() : 0, "s");
    out.arguments = {number("parameters", row.parameters / 1e9), count("gpus", static_cast<std::int64_t>(row.gpus)), count("tp", row.tp), count("pp", row.pp),
                     count("our_tp", layout.tp), count("our_pp", layout.pp), count("our_dp", layout.dp), count("our_zero", layout.zero)};
    add_layout(out, facts, theirs);
    if (!theirs) {
        out.model_disagrees = true; // what is typical does not train here
        return;
    }
    out.model_disagrees = !same && facts.fits() && facts.slower(theirs->step());
    if (facts.improves(theirs)) out.fixes = changes_between(facts.plan, theirs->plan, kDegrees);
}

constexpr DecisionRule kRules[] = {
    {"tree-layer-fits", RuleKind::tree, "Planner, tree 1: tensor parallelism when one layer does not fit on one GPU.", layer_fits},
    {"tree-model-fits-in-node", RuleKind::tree, "Planner, tree 2: pipeline parallelism when the sharded model does not fit into a node.", model_fits_in_node},
    {"tree-data-parallel", RuleKind::tree, "Planner, tree 3: DP = GPUs / (TP x PP x CP), (0.1).", remaining_data_parallel},
    {"tree-sharding-level", RuleKind::tree, "Planner, tree 4: start with ZeRO-3, step down while communication exceeds 20 % of compute.", sharding_level},
    {"typical-configuration", RuleKind::typical, "Planner's table: 7B/8, 13B/16, 70B/64, 70B/128, 405B/16384.", typical_configuration},
};

} // namespace

std::span<const DecisionRule> tree_rules() { return kRules; }

} // namespace fivefold
