// SPDX-License-Identifier: Apache-2.0
// The planner's checklist before a launch, and its red flags.
#include "core/advise/decision_facts.h"
#include "core/advise/reliability.h"
#include "core/plan/knobs.h"
#include "core/plan/tokens.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

RuleState passes(bool good) { return good ? RuleState::pass : RuleState::fail; }

/// Recomputation that makes the plan fit, or fit with the margin asked.
std::vector<SuggestedChange> recompute_below(const DecisionFacts& facts, double share) {
    SuggestedChange more{Knob::recompute, {}};
    for (const std::int64_t kind : more_recomputation(facts.plan).values)
        if (const std::optional<Trial> trial = facts.moved(Knob::recompute, kind); trial && trial->fits() && trial->memory() <= share * facts.capacity)
            more.values.push_back(kind);
    return more.values.empty() ? std::vector<SuggestedChange>{} : std::vector<SuggestedChange>{std::move(more)};
}

void headroom(const DecisionFacts& facts, RuleOutcome& out) { // K1
    const double room = facts.estimate.memory.headroom(), wanted = facts.limits.headroom;
    set_outcome(out, passes(room >= wanted), facts.fits() ? Severity::warning : Severity::error, room, wanted, "share");
    out.arguments = {gibibytes("gib", facts.memory), gibibytes("capacity", facts.capacity), percent("probability", facts.estimate.memory.fit_probability)};
    if (out.state == RuleState::pass) return;
    out.model_disagrees = facts.estimate.memory.verdict == Verdict::fits;
    out.fixes = recompute_below(facts, 1 - wanted);
}

void batch_equation(const DecisionFacts& facts, RuleOutcome& out) { // K2
    const Layout& layout = facts.plan.layout;
    const double product = to_double(layout.dp) * to_double(layout.accumulation) * to_double(layout.micro_batch), batch = to_double(facts.plan.training.global_batch);
    set_outcome(out, passes(product == batch), Severity::error, product, batch, "sequences");
    out.arguments = {count("dp", layout.dp), count("accumulation", layout.accumulation), count("micro_batch", layout.micro_batch)};
    const std::int64_t per_round = layout.dp * layout.micro_batch;
    const std::int64_t nearest = std::max<std::int64_t>(1, (facts.plan.training.global_batch + per_round / 2) / per_round);
    if (out.state == RuleState::fail && nearest != layout.accumulation) out.fixes = {{Knob::accumulation, {nearest}}};
}

void communication(const DecisionFacts& facts, RuleOutcome& out) { // K3
    const double compute = facts.compute(), limit = facts.limits.communication;
    if (!(compute > 0)) return;
    double wire = 0;
    for (const Traffic& item : facts.estimate.traffic) wire += item.time.value();
    const double exposed = facts.exposed_communication() / compute, raw = wire / compute;
    set_outcome(out, passes(exposed <= limit), Severity::warning, exposed, limit, "share");
    out.arguments = {percent("exposed", exposed), percent("raw", raw)};
    out.model_disagrees = exposed <= limit && raw > limit; // the rule counts all of it, what is hidden costs little
}

void bubble(const DecisionFacts& facts, RuleOutcome& out) { // K4
    if (facts.plan.layout.pp < 2) return;
    const double share = facts.estimate.metrics.bubble_fraction;
    set_outcome(out, passes(share <= facts.limits.bubble), Severity::warning, share, facts.limits.bubble, "share");
    if (out.state == RuleState::pass) return;
    for (const Knob knob : {Knob::vpp, Knob::pp}) {
        SuggestedChange change{knob, {}};
        const std::int64_t now = knob_value(facts.plan, knob);
        for (const std::int64_t value : valid_values(facts.plan, knob, {})) {
            if (knob == Knob::vpp ? value <= now : value >= now) continue;
            const std::optional<Trial> trial = facts.moved(knob, value);
            if (trial && trial->fits() && trial->estimate.metrics.bubble_fraction <= facts.limits.bubble && facts.faster(trial->step())) change.values.push_back(value);
        }
        if (knob == Knob::pp) std::reverse(change.values.begin(), change.values.end()); // nearest first
        if (!change.values.empty()) out.fixes.push_back(std::move(change));
    }
}

void learning_rate(const DecisionFacts& facts, RuleOutcome& out) { // K5
    set_outcome(out, RuleState::info, Severity::info, tokens_per_step(facts.plan.training), 0, "tokens");
    out.arguments = {count("batch", facts.plan.training.global_batch), number("tokens", tokens_per_step(facts.plan.training) / 1e6)};
}

/// K6 by numbers alone: interval in use, cost of a checkpoint, time to restart, MTBF of the cluster.
void judge_interval(RuleOutcome& out, Seconds interval, Seconds checkpoint, Seconds restart, Seconds mtbf, const AdviceThresholds& limits) {
    const Seconds best = daly_interval(checkpoint, mtbf);
    const double factor = interval / best;
    const bool near = factor <= limits.checkpoint_factor && factor >= 1 / limits.checkpoint_factor;
    set_outcome(out, passes(near), Severity::warning, interval.value(), best.value(), "s");
    const double loss = goodput(best, checkpoint, mtbf, restart) - goodput(interval, checkpoint, mtbf, restart);
    out.arguments = {number("interval", interval.value() / 60), number("best", best.value() / 60), number("mtbf", mtbf.value() / 3600), percent("loss", std::max(0.0, loss))};
    out.model_disagrees = !near && loss < limits.goodput_loss;
}

void checkpoint_interval(const DecisionFacts& facts, RuleOutcome& out) { // K6
    const AdviceThresholds& limits = facts.limits;
    if (!(limits.checkpoint_interval > Seconds(0)) || !(limits.gpu_mtbf > Seconds(0)) || !(limits.checkpoint_time > Seconds(0))) return;
    judge_interval(out, limits.checkpoint_interval, limits.checkpoint_time, limits.restart_time, limits.gpu_mtbf / std::max(1.0, facts.gpus), limits);
}

void gradient_clip(const DecisionFacts& facts, RuleOutcome& out) { // K7
    if (!(facts.limits.gradient_clip > 0)) return;
    set_outcome(out, RuleState::info, Severity::info, facts.limits.gradient_clip, facts.limits.gradient_clip, "");
    out.arguments = {number("clip", facts.limits.gradient_clip)};
}

void warm_up(const DecisionFacts& facts, RuleOutcome& out) { // K8
    if (!(facts.limits.warmup_high > 0)) return;
    const double steps = std::ceil(facts.plan.training.total_tokens / std::max(1.0, tokens_per_step(facts.plan.training)));
    set_outcome(out, RuleState::info, Severity::info, steps, std::ceil(facts.limits.warmup_high * steps), "steps");
    out.arguments = {number("low", std::ceil(facts.limits.warmup_low * steps)), number("high", std::ceil(facts.limits.warmup_high * steps)), number("steps", steps)};
}

void typical_mfu(const DecisionFacts& facts, RuleOutcome& out) { // K9
    const double mfu = facts.estimate.metrics.mfu;
    if (!(mfu > 0)) return;
    const bool inside = mfu >= facts.limits.mfu_low && mfu <= facts.limits.mfu_high;
    set_outcome(out, inside ? RuleState::pass : RuleState::info, Severity::info, mfu, mfu < facts.limits.mfu_low ? facts.limits.mfu_low : facts.limits.mfu_high, "share");
    out.arguments = {percent("mfu", mfu), percent("low", facts.limits.mfu_low), percent("high", facts.limits.mfu_high)};
}

void wide_tensor(const DecisionFacts& facts, RuleOutcome& out) { // F1
    const std::int64_t tp = facts.plan.layout.tp, limit = facts.limits.tp;
    set_outcome(out, passes(tp <= limit), Severity::warning, to_double(tp), to_double(limit), "ranks");
    out.arguments = {count("tp", tp), count("domain", facts.domain), percent("share", facts.share(TimeTerm::tensor_parallel))};
    out.model_disagrees = (tp > limit) != (tp > facts.domain);
    if (tp <= limit || tp <= facts.domain) return;
    const std::optional<Trial> inside = facts.moved(Knob::tp, facts.widest_tp());
    if (facts.improves(inside)) out.fixes = {{Knob::tp, {inside->plan.layout.tp}}};
}

void many_stages(const DecisionFacts& facts, RuleOutcome& out) { // F2
    const std::int64_t pp = facts.plan.layout.pp, limit = facts.limits.pp;
    const double share = facts.estimate.metrics.bubble_fraction;
    set_outcome(out, passes(pp <= limit), Severity::warning, to_double(pp), to_double(limit), "stages");
    out.arguments = {count("pp", pp), percent("bubble", share)};
    out.model_disagrees = (pp > limit) != (share > facts.limits.bubble);
}

void large_batch(const DecisionFacts& facts, RuleOutcome& out) { // F3
    const double tokens = tokens_per_step(facts.plan.training);
    set_outcome(out, passes(tokens <= facts.limits.batch_tokens), Severity::info, tokens, facts.limits.batch_tokens, "tokens");
    out.arguments = {number("tokens", tokens / 1e6), number("limit", facts.limits.batch_tokens / 1e6)};
}

void low_mfu(const DecisionFacts& facts, RuleOutcome& out) { // F4
    const double mfu = facts.estimate.metrics.mfu;
    if (!(mfu > 0)) return;
    const double waits = facts.exposed_communication() / facts.step;
    set_outcome(out, passes(mfu >= facts.limits.mfu), Severity::warning, mfu, facts.limits.mfu, "share");
    out.arguments = {percent("mfu", mfu), percent("communication", waits), percent("bubble", facts.estimate.metrics.bubble_fraction)};
    // The rule blames communication; bubble, recomputation or small matrices can be it.
    out.model_disagrees = out.state == RuleState::fail && waits * facts.step <= facts.limits.communication * facts.compute();
}

void no_recompute(const DecisionFacts& facts, RuleOutcome& out) { // F5
    if (facts.parameters <= facts.limits.recompute_model) return;
    const bool none = facts.plan.layout.recompute.kind == RecomputeKind::none;
    set_outcome(out, passes(!none), facts.fits() ? Severity::info : Severity::warning, facts.parameters, facts.limits.recompute_model, "parameters");
    out.arguments = {number("parameters", facts.parameters / 1e9), gibibytes("gib", facts.memory), gibibytes("capacity", facts.capacity)};
    if (none) {
        out.model_disagrees = facts.fits();
        if (!facts.fits()) out.fixes = recompute_below(facts, 1);
        return;
    }
    const std::optional<Trial> without = facts.moved(Knob::recompute, 0); // recomputation for nothing
    out.model_disagrees = without && without->fits() && facts.faster(without->step());
    if (!out.model_disagrees) return;
    out.arguments.push_back(percent("faster", 1 - without->step() / facts.step));
    out.fixes = {{Knob::recompute, {0}}};
}

void gradient_noise(const DecisionFacts& facts, RuleOutcome& out) { // F6
    const double batch = to_double(facts.plan.training.global_batch), limit = to_double(facts.limits.batch_samples);
    set_outcome(out, passes(facts.plan.layout.accumulation > 1 || batch >= limit), Severity::info, batch, limit, "sequences");
    if (out.state != RuleState::fail) return;
    const std::int64_t round = facts.plan.layout.dp * facts.plan.layout.micro_batch, samples = facts.limits.batch_samples; // whole rounds, (0.3)
    out.fixes = {{Knob::global_batch, {(samples + round - 1) / round * round}}};
}

void memory_margin(const DecisionFacts& facts, RuleOutcome& out) { // F7
    const double share = facts.memory / facts.capacity;
    set_outcome(out, passes(share <= facts.limits.memory), facts.fits() ? Severity::warning : Severity::error, share, facts.limits.memory, "share");
    out.arguments = {percent("share", share), percent("probability", facts.estimate.memory.fit_probability)};
    out.model_disagrees = (share > facts.limits.memory) == facts.fits();
    if (out.state == RuleState::fail) out.fixes = recompute_below(facts, facts.limits.memory);
}

void zero_3_accumulates(const DecisionFacts& facts, RuleOutcome& out) { // F8
    const Layout& layout = facts.plan.layout;
    const Traffic* data = facts.traffic(Traffic::Dimension::data);
    if (layout.zero < 3 || dense_shard_ranks(layout) < 2) return;
    const bool repeats = layout.accumulation > 1 && data && data->domains > 1;
    const double share = facts.share(TimeTerm::data_parallel);
    set_outcome(out, passes(!repeats), Severity::warning, to_double(layout.accumulation), 1, "");
    out.arguments = {count("accumulation", layout.accumulation), percent("share", share)};
    out.model_disagrees = repeats && share < facts.limits.exposed;
    if (!repeats || out.model_disagrees) return;
    SuggestedChange lower{Knob::zero, {}};
    for (const int zero : {2, 1})
        if (facts.improves(facts.moved(Knob::zero, zero))) lower.values.push_back(zero);
    if (!lower.values.empty()) out.fixes.push_back(std::move(lower));
}

void few_micro_batches(const DecisionFacts& facts, RuleOutcome& out) { // F9
    const Layout& layout = facts.plan.layout;
    if (layout.pp < 2) return;
    const double share = facts.estimate.metrics.bubble_fraction;
    set_outcome(out, passes(layout.accumulation >= layout.pp), Severity::warning, to_double(layout.accumulation), to_double(layout.pp), "");
    out.arguments = {count("accumulation", layout.accumulation), count("pp", layout.pp), percent("bubble", share)};
    out.model_disagrees = out.state == RuleState::fail && share <= facts.limits.bubble;
}

constexpr DecisionRule kChecklist[] = {
    {"k1-headroom", RuleKind::checklist, "K1: 10 % of the card stay free.", headroom},
    {"k2-batch-equation", RuleKind::checklist, "K2, (0.3): micro-batch x DP x accumulation is the batch.", batch_equation},
    {"k3-communication", RuleKind::checklist, "K3: communication takes at most 20 % of compute.", communication},
    {"k4-bubble", RuleKind::checklist, "K4: the pipeline bubble takes at most 15 % of the step.", bubble},
    {"k5-learning-rate", RuleKind::checklist, "K5: the learning rate follows the batch.", learning_rate},
    {"k6-checkpoint-interval", RuleKind::checklist, "K6, (7.3): checkpoints as often as failures ask for.", checkpoint_interval},
    {"k7-gradient-clip", RuleKind::checklist, "K7: gradients are clipped, to 1.0 as a rule.", gradient_clip},
    {"k8-warm-up", RuleKind::checklist, "K8: warm-up over 0.1 to 1 % of the steps.", warm_up},
    {"k9-typical-mfu", RuleKind::checklist, "K9: an MFU of 35 to 45 % is typical.", typical_mfu},
};
constexpr DecisionRule kRedFlags[] = {
    {"f1-wide-tensor", RuleKind::red_flag, "F1: TP above 8.", wide_tensor},
    {"f2-many-stages", RuleKind::red_flag, "F2: PP above 32; the bubble decides.", many_stages},
    {"f3-large-batch", RuleKind::red_flag, "F3: more than 10 M tokens a step; Llama 3 trained with 16 M.", large_batch},
    {"f4-low-mfu", RuleKind::red_flag, "F4: an MFU below 30 %.", low_mfu},
    {"f5-no-recompute", RuleKind::red_flag, "F5: no recomputation above 13 B parameters; memory decides.", no_recompute},
    {"f6-gradient-noise", RuleKind::red_flag, "F6: no accumulation and fewer than 256 samples.", gradient_noise},
    {"f7-memory-margin", RuleKind::red_flag, "F7: more than 95 % of the card, fragmentation included.", memory_margin},
    {"f8-zero-3-accumulates", RuleKind::red_flag, "F8, (4.13): ZeRO-3 between nodes moves the weights for each micro-batch.", zero_3_accumulates},
    {"f9-few-micro-batches", RuleKind::red_flag, "F9: fewer micro-batches than stages.", few_micro_batches},
};

} // namespace

std::span<const DecisionRule> checklist_rules() { return kChecklist; }
std::span<const DecisionRule> red_flag_rules() { return kRedFlags; }

} // namespace fivefold
