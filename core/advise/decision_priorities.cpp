// SPDX-License-Identifier: Apache-2.0
// Step 3, throughput. A priority asks for a change only where `estimate` finds it faster; where it does not, the model disagrees.
#include "core/advise/decision_facts.h"
#include "core/plan/knobs.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {
namespace {

/// rho_TP: matrix products and attention over the wire time of tensor parallelism, both of a step; nothing without any.
std::optional<double> tensor_ratio(const Estimate& estimate) {
    for (const Traffic& item : estimate.traffic)
        if (item.dimension == Traffic::Dimension::tensor && item.time > Seconds(0))
            return (estimate.time[TimeTerm::gemm] + estimate.time[TimeTerm::attention]) / item.time;
    return std::nullopt;
}

/// The nearest valid plan above or below in one degree.
std::optional<Trial> next_value(const DecisionFacts& facts, Knob knob, bool up, std::int64_t most) {
    const std::vector<std::int64_t> values = valid_values(facts.plan, knob, {});
    const std::int64_t now = knob_value(facts.plan, knob);
    std::optional<std::int64_t> next;
    for (const std::int64_t value : values) { // ascending
        if (up && value > now && value <= most && !next) next = value;
        if (!up && value < now) next = value;
    }
    return next ? facts.moved(knob, *next) : std::nullopt;
}

void tensor_parallel(const DecisionFacts& facts, RuleOutcome& out) {
    const double limit = facts.limits.tp_ratio;
    const std::int64_t tp = facts.plan.layout.tp;
    const std::optional<double> ratio = tensor_ratio(facts.estimate);
    if (tp > 1 && !ratio) return;
    out.arguments = {count("tp", tp)};
    if (tp > 1 && *ratio < limit) { // communication-bound: less of it
        const std::optional<Trial> less = next_value(facts, Knob::tp, false, tp);
        set_outcome(out, RuleState::fail, Severity::warning, *ratio, limit, "ratio");
        out.model_disagrees = less && !facts.improves(less);
        add_layout(out, facts, less);
        if (facts.improves(less)) out.fixes = {{Knob::tp, {less->plan.layout.tp}}};
        return;
    }
    const std::optional<Trial> more = next_value(facts, Knob::tp, true, facts.domain);
    const std::optional<double> next = more ? tensor_ratio(more->estimate) : std::nullopt;
    const double reached = next.value_or(0), shown = ratio.value_or(next.value_or(limit));
    add_layout(out, facts, more);
    const bool thin = ratio.value_or(facts.limits.tp_ratio_thin) < facts.limits.tp_ratio_thin;
    const bool asked = !thin && reached >= limit;
    if (asked && facts.improves(more)) {
        set_outcome(out, RuleState::fail, Severity::info, shown, limit, "ratio");
        out.fixes = {{Knob::tp, {more->plan.layout.tp}}};
        return;
    }
    set_outcome(out, thin ? RuleState::info : RuleState::pass, Severity::info, shown, thin ? facts.limits.tp_ratio_thin : limit, "ratio");
    out.model_disagrees = asked ? more->fits() && facts.slower(more->step()) : facts.improves(more);
}

void data_parallel(const DecisionFacts& facts, RuleOutcome& out) {
    const double share = facts.share(TimeTerm::data_parallel), limit = facts.limits.exposed;
    out.arguments = {percent("share", share)};
    if (share >= limit) { // raised far enough
        const std::optional<Trial> less = next_value(facts, Knob::dp, false, 0);
        set_outcome(out, RuleState::info, Severity::info, share, limit, "share");
        add_layout(out, facts, less);
        if (facts.improves(less)) out.fixes = {{Knob::dp, {less->plan.layout.dp}}};
        return;
    }
    const std::optional<Trial> more = facts.plan.layout.accumulation > 1 ? next_value(facts, Knob::dp, true, gpu_count(facts.plan.cluster)) : std::nullopt;
    add_layout(out, facts, more);
    const bool gains = facts.improves(more);
    set_outcome(out, gains ? RuleState::fail : RuleState::pass, Severity::info, share, limit, "share");
    if (gains) out.fixes = {{Knob::dp, {more->plan.layout.dp}}};
    out.model_disagrees = !gains && more && more->fits() && facts.slower(more->step());
}

void zero_3_tokens(const DecisionFacts& facts, RuleOutcome& out) {
    const Layout& layout = facts.plan.layout;
    const Traffic* data = facts.traffic(Traffic::Dimension::data);
    if (layout.zero < 3 || dense_shard_ranks(layout) < 2 || !data || !(data->bandwidth > BytesPerSecond(0))) return;
    const double tokens = to_double(layout.micro_batch) * to_double(facts.plan.training.seq_len) / to_double(layout.cp);
    const double needed = break_even_tokens(facts.plan, facts.profile, data->bandwidth.value());
    const double share = facts.share(TimeTerm::data_parallel);
    const bool few = tokens < needed, harmless = share < facts.limits.exposed;
    set_outcome(out, few ? RuleState::fail : RuleState::pass, Severity::warning, tokens, needed, "tokens");
    out.arguments = {percent("share", share)};
    out.model_disagrees = few == harmless;
    if (!few || harmless) return;
    if (const std::optional<Trial> larger = next_value(facts, Knob::micro_batch, true, facts.plan.training.global_batch); facts.improves(larger))
        out.fixes.push_back({Knob::micro_batch, {larger->plan.layout.micro_batch}});
    SuggestedChange lower{Knob::zero, {}};
    for (const int zero : {2, 1})
        if (facts.improves(facts.moved(Knob::zero, zero))) lower.values.push_back(zero);
    if (!lower.values.empty()) out.fixes.push_back(std::move(lower));
}

void pipeline_parallel(const DecisionFacts& facts, RuleOutcome& out) {
    const Layout& layout = facts.plan.layout;
    const Traffic* data = facts.traffic(Traffic::Dimension::data);
    if (!data || facts.estimate.time.stage_busy.empty()) return;
    // One reduction has to hide behind one backward pass; from ZeRO-2 on there is one for each micro-batch.
    const double reductions = layout.zero >= 2 ? to_double(std::max<std::int64_t>(1, layout.accumulation)) : 1;
    const double wire = data->time.value() / reductions;
    const double passes = layout.recompute.kind == RecomputeKind::full ? 3.0 / 4 : 2.0 / 3; // of forward and backward, (2.6)
    const double busy = std::max_element(facts.estimate.time.stage_busy.begin(), facts.estimate.time.stage_busy.end())->value();
    const double backward = passes * busy;
    const std::optional<Trial> deeper = next_value(facts, Knob::pp, true, facts.plan.model.layers);
    if (wire <= backward) {
        set_outcome(out, RuleState::pass, Severity::info, wire, backward, "s");
        add_layout(out, facts, deeper);
        out.model_disagrees = facts.fits() && facts.improves(deeper);
        return;
    }
    bool accepted = false; // (p' - 1)/(v m') T_compute < what no longer waits
    if (deeper) {
        const Layout& next = deeper->plan.layout;
        const double bubble = to_double(next.pp - 1) / (to_double(next.vpp) * to_double(next.accumulation)) * facts.compute();
        const double excess = facts.estimate.time[TimeTerm::data_parallel].value() * (1 - to_double(next.dp) / to_double(layout.dp));
        accepted = bubble < excess;
    }
    add_layout(out, facts, deeper);
    const bool gains = facts.improves(deeper);
    set_outcome(out, accepted ? RuleState::fail : RuleState::info, Severity::info, wire, backward, "s");
    if (gains) out.fixes = {{Knob::pp, {deeper->plan.layout.pp}}};
    out.model_disagrees = accepted != gains;
}

void micro_batch(const DecisionFacts& facts, RuleOutcome& out) {
    const std::int64_t now = facts.plan.layout.micro_batch;
    std::optional<Trial> best;
    for (std::int64_t b = 1; b <= std::min(facts.limits.max_micro_batch, facts.plan.training.global_batch); b *= 2) {
        std::optional<Trial> trial = b == now ? std::nullopt : facts.moved(Knob::micro_batch, b);
        if (trial && trial->fits() && (!best || trial->step() < best->step())) best = std::move(trial);
    }
    if (!best) return;
    const bool gains = facts.improves(best);
    set_outcome(out, gains ? RuleState::fail : RuleState::pass, facts.fits() ? Severity::info : Severity::warning, facts.step, best->step(), "s");
    add_layout(out, facts, best);
    out.arguments.push_back(count("micro_batch", now));
    if (gains) out.fixes = {{Knob::micro_batch, {best->plan.layout.micro_batch}}};
}

constexpr DecisionRule kRules[] = {
    {"r-p1-tensor-parallel", RuleKind::priority, "R-P1: raise TP inside the NVLink domain while compute hides its communication.", tensor_parallel},
    {"r-p2-data-parallel", RuleKind::priority, "R-P2: raise DP at a constant batch while its communication stays hidden.", data_parallel},
    {"r-p2-zero-3-tokens", RuleKind::priority, "R-P2, (6.11): ZeRO-3 from the break-even of tokens in a micro-batch on.", zero_3_tokens},
    {"r-p3-pipeline", RuleKind::priority, "R-P3: pipeline stages when data-parallel communication outlasts a backward pass.", pipeline_parallel},
    {"r-p4-micro-batch", RuleKind::priority, "R-P4: sweep the micro-batch; the best lies inside.", micro_batch},
};

} // namespace

std::span<const DecisionRule> priority_rules() { return kRules; }

} // namespace fivefold
