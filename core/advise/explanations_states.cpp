// SPDX-License-Identifier: Apache-2.0
// Weights, gradients and optimizer state: what they take, when they come to be, and who shards them.
#include "core/advise/explanations.h"
#include "core/advise/facts.h"
#include "core/estimate/stages.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using Findings = std::vector<Finding>;

/// States above this share of the card leave no room for activations of any use.
constexpr double kStatesFill = 0.85;
/// States up to this share leave the rest for activations and buffers; used to say how many GPUs would do.
constexpr double kStatesGoal = 0.6;
/// A part of the card below which a change of it is not worth a sentence.
constexpr double kWorthSaying = 0.1;

bool fits(const PlanFacts& facts) { return facts.estimate.memory.verdict == Verdict::fits; }

void states_exceed_gpu(const PlanFacts& facts, Findings& out) {
    const double states = facts.states();
    if (states < kStatesFill * facts.capacity) return;
    const double all = to_double(total_parameters(facts.plan.model));
    const double bytes = facts.state.weights + facts.state.gradients + facts.state.optimizer;
    const double node = std::max(1, facts.plan.cluster.gpus_per_node);
    SuggestedChange zero{Knob::zero, {}};
    for (int stage = facts.plan.layout.zero + 1; stage <= 3; ++stage)
        if (facts.states_with(stage) <= kStatesFill * facts.capacity) zero.values.push_back(stage);
    std::vector<SuggestedChange> fixes;
    if (!zero.values.empty()) fixes.push_back(std::move(zero));
    add(out, "states-exceed-gpu", Severity::warning,
        {gibibytes("states", states), gibibytes("capacity", facts.capacity), number("largest", all * facts.capacity / states / 1e9),
         number("gpus", std::ceil(all * bytes / (kStatesGoal * facts.capacity) / node) * node)},
        std::move(fixes));
}

void higher_zero_stage(const PlanFacts& facts, Findings& out) {
    const double ranks = dense_shard_ranks(facts.plan.layout);
    if (facts.plan.layout.zero > 0 || ranks < 2) return;
    const double saved = facts.states_with(0) - facts.states_with(1);
    if (saved < 2 * kWorthSaying * facts.capacity) return;
    add(out, "zero-would-shard", fits(facts) ? Severity::info : Severity::warning, {gibibytes("saved", saved), number("ranks", ranks)},
        {{Knob::zero, {1}}});
}

void zero_without_effect(const PlanFacts& facts, Findings& out) {
    const Layout& layout = facts.plan.layout;
    const bool experts = facts.plan.model.moe && expert_shard_ranks(layout) > 1;
    if (layout.zero == 0 || dense_shard_ranks(layout) > 1 || experts) return;
    if (layout.zero == 1 && fits(facts)) return; // the usual setting, and nothing is lost
    add(out, "zero-without-effect", fits(facts) ? Severity::info : Severity::warning, {count("zero", layout.zero)});
}

void expert_replicas_one(const PlanFacts& facts, Findings& out) {
    const Layout& layout = facts.plan.layout;
    if (!facts.plan.model.moe || layout.zero == 0 || dense_shard_ranks(layout) < 2 || expert_shard_ranks(layout) > 1) return;
    const double bytes = facts.parameters.expert * facts.state.optimizer;
    if (bytes < kWorthSaying * facts.capacity) return;
    add(out, "expert-optimizer-unsharded", Severity::warning, {count("ep", layout.ep), gibibytes("gib", bytes)});
}

void first_iteration(const PlanFacts& facts, Findings& out) {
    const double moments = facts.moments();
    const bool over = !facts.estimate.memory.fits();
    const double first = (facts.total - moments) / facts.capacity;
    const bool would_pass = first < facts.profile.verdict.over; // where the plan as a whole does not, the first step runs and the second fails
    if (!would_pass || moments < (over ? kWorthSaying / 2 : 2 * kWorthSaying) * facts.total) return;
    add(out, "first-iteration-smaller", over ? Severity::warning : Severity::info,
        {gibibytes("moments", moments), gibibytes("first", facts.total - moments), gibibytes("later", facts.total)});
}

void optimizer_step_temporary(const PlanFacts& facts, Findings& out) {
    const Optimizer optimizer = facts.plan.training.optimizer;
    const double shard = facts.optimizer_shard();
    // PyTorch's multi-tensor Adam holds one fp32 temporary of all parameters; others update in place.
    if (facts.framework_is({Framework::torchtitan, Framework::fsdp1}) && optimizer == Optimizer::adam && 4 * shard >= kWorthSaying * facts.capacity)
        add(out, "optimizer-step-temporary", Severity::warning, {gibibytes("gib", 4 * shard)});
    // Moments in less than fp32 are widened before the update, both of them.
    if ((optimizer == Optimizer::adam_bf16_moments || optimizer == Optimizer::adam_8bit) && 8 * shard >= kWorthSaying / 2 * facts.capacity)
        add(out, "moments-widened", Severity::warning, {gibibytes("gib", 8 * shard)});
}

void gradient_copy(const PlanFacts& facts, Findings& out) {
    // Megatron-LM's data parallelism flattened all gradients into one tensor before it reduced them; contiguous buffers came in 2021.
    constexpr double kContiguousBuffers = 2021.5;
    const Training& training = facts.plan.training;
    if (training.framework != Framework::megatron || training.release <= 0 || training.release >= kContiguousBuffers) return;
    if (facts.plan.layout.zero > 0 || facts.plan.layout.dp < 2) return;
    add(out, "gradient-copy", Severity::warning, {gibibytes("gib", facts.state.gradients * facts.parameters.total())});
}

void zero2_buffers(const PlanFacts& facts, Findings& out) {
    // DeepSpeed's defaults: buckets of 5e8 elements, two of them with overlapping communication, and the contiguous gradients of one.
    constexpr double kBucketElements = 5e8, kBuckets = 3, kBucketBytes = 2;
    if (facts.plan.layout.zero != 2 || !facts.framework_is({Framework::deepspeed, Framework::megatron_deepspeed})) return;
    const double ranks = dense_shard_ranks(facts.plan.layout);
    if (ranks < 2) return;
    const double saved = facts.state.gradients * facts.parameters.dense * (1 - 1 / ranks);
    const double buffers = std::min(kBucketElements, facts.parameters.dense) * kBuckets * kBucketBytes;
    if (buffers < saved / 2) return;
    add(out, "zero2-buffers", Severity::warning, {gibibytes("saved", saved), gibibytes("buffers", buffers)}, {{Knob::zero, {1}}});
}

void no_sync_gradients(const PlanFacts& facts, Findings& out) {
    const Layout& layout = facts.plan.layout;
    if (facts.plan.training.framework != Framework::fsdp1 || layout.zero < 2 || layout.accumulation < 2 || dense_shard_ranks(layout) < 2) return;
    const double whole = facts.state.weights * facts.parameters.total(); // accumulated in the parameters' dtype
    const bool over = facts.total + whole > facts.capacity;
    add(out, "no-sync-gradients", over ? Severity::warning : Severity::info, {count("accumulation", layout.accumulation), gibibytes("gib", whole)},
        {{Knob::accumulation, {1}}});
}

void fsdp2_parameters(const PlanFacts& facts, Findings& out) {
    if (facts.plan.training.framework != Framework::torchtitan || facts.plan.training.precision == Precision::fp32) return;
    const double states = facts.states();
    if (states < 2 * kWorthSaying * facts.total) return; // where sharding has made them small it does not matter
    const double bytes = facts.state.weights + facts.state.gradients + facts.state.optimizer;
    add(out, "fsdp2-fp32-parameters", Severity::info, {number("bytes", bytes), gibibytes("states", states)});
}

void replaced_optimizer(const PlanFacts& facts, Findings& out) {
    if (facts.plan.training.optimizer != Optimizer::adam_8bit || facts.plan.training.framework == Framework::megatron) return;
    add(out, "eight-bit-optimizer-replaced", Severity::warning, {gibibytes("gib", 6 * facts.optimizer_shard())}); // two moments: 8 B instead of 2 B
}

void load_peak(const PlanFacts& facts, Findings& out) {
    if (facts.plan.training.framework != Framework::fsdp1 || facts.plan.layout.zero < 3) return;
    const double whole = 4 * to_double(total_parameters(facts.plan.model));
    if (whole < kStatesFill * facts.capacity) return;
    add(out, "load-peak", Severity::warning, {gibibytes("gib", whole), gibibytes("capacity", facts.capacity)});
}

void tied_embedding(const PlanFacts& facts, Findings& out) {
    const Plan& plan = facts.plan;
    if (!plan.model.tied_embeddings || plan.layout.pp < 2) return;
    const double parameters = to_double(padded_vocabulary(plan.model.vocab, plan.layout.tp)) * to_double(plan.model.hidden) / to_double(plan.layout.tp);
    add(out, "tied-embedding-stages", Severity::info, {gibibytes("weights", facts.state.weights * parameters), gibibytes("gradients", facts.state.gradients * parameters)});
}

constexpr Observation kExplanations[] = {
    {"states-exceed-gpu", "Weights, gradients and optimizer state alone fill the card.", states_exceed_gpu},
    {"zero-would-shard", "Optimizer state is repeated on every data-parallel rank.", higher_zero_stage},
    {"zero-without-effect", "ZeRO shards over data-parallel ranks; with one there is nothing to shard.", zero_without_effect},
    {"expert-optimizer-unsharded", "Expert state is sharded over the ranks that hold the same experts, (0.2).", expert_replicas_one},
    {"first-iteration-smaller", "Optimizers make their moments at the first update.", first_iteration},
    {"optimizer-step-temporary", "The update itself needs memory.", optimizer_step_temporary},
    {"gradient-copy", "Old data parallelism reduced a flat copy of all gradients.", gradient_copy},
    {"zero2-buffers", "Reduction buckets can outweigh the gradients that ZeRO-2 shards.", zero2_buffers},
    {"no-sync-gradients", "Accumulation without reduction keeps whole gradients on every rank.", no_sync_gradients},
    {"fsdp2-fp32-parameters", "FSDP2's mixed precision keeps the sharded parameters in fp32.", fsdp2_parameters},
    {"eight-bit-optimizer-replaced", "An 8-bit optimizer needs a framework that keeps it.", replaced_optimizer},
    {"load-peak", "A model that is loaded before it is sharded must fit whole.", load_peak},
    {"tied-embedding-stages", "First and last stage both hold a tied embedding, (4.13).", tied_embedding},
};

} // namespace

std::span<const Observation> state_explanations() { return kExplanations; }

} // namespace fivefold
