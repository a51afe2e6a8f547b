// SPDX-License-Identifier: Apache-2.0
// What to try, in order, when memory is over and there are no more GPUs. A rung is applied on top of those before it.
#include "core/advise/decision_facts.h"
#include "core/plan/knobs.h"

#include <array>
#include <utility>

namespace fivefold {
namespace {

/// One rung: the plan with it applied; nothing when the plan has it already.
using Rung = std::optional<Plan> (*)(const DecisionFacts&, const Plan&);

std::optional<Plan> with(const Plan& plan, Knob knob, std::int64_t value) {
    std::optional<Plan> changed = rebalance(plan, knob, value, {});
    if (changed && changed->training.global_batch != plan.training.global_batch) return std::nullopt;
    return changed;
}

std::optional<Plan> recompute_at_least(const Plan& plan, RecomputeKind kind) {
    if (plan.layout.recompute.kind >= kind) return std::nullopt;
    return with(plan, Knob::recompute, static_cast<std::int64_t>(kind));
}

std::optional<Plan> shard_at_least(const Plan& plan, int zero) {
    if (plan.layout.zero >= zero || !can_shard(plan)) return std::nullopt;
    return with(plan, Knob::zero, zero);
}

std::optional<Plan> selective(const DecisionFacts&, const Plan& plan) { return recompute_at_least(plan, RecomputeKind::selective); }
std::optional<Plan> full(const DecisionFacts&, const Plan& plan) { return recompute_at_least(plan, RecomputeKind::full); }
std::optional<Plan> zero_1(const DecisionFacts&, const Plan& plan) { return shard_at_least(plan, 1); }
std::optional<Plan> zero_2(const DecisionFacts&, const Plan& plan) { return shard_at_least(plan, 2); }
std::optional<Plan> zero_3(const DecisionFacts&, const Plan& plan) { return shard_at_least(plan, 3); }

std::optional<Plan> smallest_micro_batch(const DecisionFacts&, const Plan& plan) {
    if (plan.layout.micro_batch <= 1) return std::nullopt;
    return with(plan, Knob::micro_batch, 1);
}

/// The least sharding from the present stage up that fits, else ZeRO-3.
std::optional<Plan> more_sharding(const DecisionFacts& facts, const Plan& plan) {
    std::optional<Plan> last;
    for (int zero = plan.layout.zero + 1; zero <= 3; ++zero) {
        std::optional<Plan> changed = shard_at_least(plan, zero);
        const std::optional<Trial> trial = changed ? facts.trial(*changed) : std::nullopt;
        if (!trial) continue;
        last = std::move(changed);
        if (trial->fits()) break;
    }
    return last;
}

std::optional<Plan> offload(const DecisionFacts&, const Plan& plan) {
    if (plan.training.offload_optimizer >= 1 || plan.cluster.gpu.pcie <= BytesPerSecond(0)) return std::nullopt;
    Plan changed = plan;
    changed.training.offload_optimizer = 1;
    return changed;
}

/// Doubled inside the domain until it fits, as far as it goes.
std::optional<Plan> more_tensor(const DecisionFacts& facts, const Plan& plan) {
    std::optional<Plan> last;
    for (std::int64_t tp = plan.layout.tp * 2; tp <= facts.widest_tp(); tp *= 2) {
        std::optional<Plan> changed = with(plan, Knob::tp, tp);
        const std::optional<Trial> trial = changed ? facts.trial(*changed) : std::nullopt;
        if (!trial) continue;
        last = std::move(changed);
        if (trial->fits()) break;
    }
    return last;
}

constexpr std::array<Rung, 5> kGpuPoor = {selective, smallest_micro_batch, more_sharding, full, offload};
constexpr std::array<Rung, 5> kSharding = {zero_1, zero_2, zero_3, full, more_tensor};

/// A rung passes when the plan fits with it and did not before it.
void climb(const DecisionFacts& facts, RuleOutcome& out, const std::array<Rung, 5>& ladder, std::size_t index) {
    if (facts.fits()) return;
    Plan plan = facts.plan;
    std::optional<Trial> here;
    for (std::size_t i = 0; i <= index; ++i) {
        const std::optional<Plan> changed = ladder[i](facts, plan);
        std::optional<Trial> trial = changed ? facts.trial(*changed) : std::nullopt;
        if (i == index && !trial) return; // nothing to gain here
        if (!trial) continue;
        if (i < index && trial->fits()) return; // an earlier rung does
        plan = *changed;
        here = std::move(trial);
    }
    const bool enough = here->fits();
    set_outcome(out, enough ? RuleState::pass : RuleState::fail, Severity::warning, here->memory(), facts.capacity, "bytes");
    out.arguments = {gibibytes("gib", here->memory()), gibibytes("capacity", facts.capacity), number("step", here->step()), count("micro_batch", plan.layout.micro_batch),
                     count("zero", plan.layout.zero), count("tp", plan.layout.tp)};
    if (!enough) return;
    out.fixes = changes_between(facts.plan, plan, {Knob::tp, Knob::zero, Knob::micro_batch, Knob::recompute});
    // A later rung alone can be the cheaper way.
    for (const Rung rung : ladder) {
        const std::optional<Plan> changed = rung(facts, facts.plan);
        const std::optional<Trial> alone = changed ? facts.trial(*changed) : std::nullopt;
        if (!alone || !alone->fits() || alone->step() >= here->step() * (1 - facts.limits.same_time)) continue;
        out.model_disagrees = true;
        out.arguments.push_back(percent("faster", 1 - alone->step() / here->step()));
        break;
    }
}

template <std::size_t index>
void gpu_poor(const DecisionFacts& facts, RuleOutcome& out) { climb(facts, out, kGpuPoor, index); }
template <std::size_t index>
void sharding(const DecisionFacts& facts, RuleOutcome& out) { climb(facts, out, kSharding, index); }

constexpr DecisionRule kRules[] = {
    {"r-poor-selective", RuleKind::memory_ladder, "R-POOR 1: selective recomputation.", gpu_poor<0>},
    {"r-poor-micro-batch", RuleKind::memory_ladder, "R-POOR 2: a smaller micro-batch, more accumulation.", gpu_poor<1>},
    {"r-poor-zero", RuleKind::memory_ladder, "R-POOR 3: a higher ZeRO stage.", gpu_poor<2>},
    {"r-poor-full-recompute", RuleKind::memory_ladder, "R-POOR 4: full recomputation, a third more compute.", gpu_poor<3>},
    {"r-poor-offload", RuleKind::memory_ladder, "R-POOR 5: the optimizer on the host.", gpu_poor<4>},
    {"shard-zero-1", RuleKind::memory_ladder, "Planner, order of sharding 1: ZeRO-1.", sharding<0>},
    {"shard-zero-2", RuleKind::memory_ladder, "Planner, order of sharding 2: ZeRO-2.", sharding<1>},
    {"shard-zero-3", RuleKind::memory_ladder, "Planner, order of sharding 3: FSDP or ZeRO-3.", sharding<2>},
    {"shard-recompute", RuleKind::memory_ladder, "Planner, order of sharding 4: activation checkpointing.", sharding<3>},
    {"shard-tensor", RuleKind::memory_ladder, "Planner, order of sharding 5: tensor parallelism.", sharding<4>},
};

} // namespace

std::span<const DecisionRule> ladder_rules() { return kRules; }

} // namespace fivefold
