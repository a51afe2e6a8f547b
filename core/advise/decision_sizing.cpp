// SPDX-License-Identifier: Apache-2.0
// Step 1, which dimensions a model of this size on this many GPUs wants, and step 2, the batch.
#include "core/advise/decision_facts.h"
#include "core/plan/knobs.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr auto kDegrees = {Knob::tp, Knob::pp, Knob::cp, Knob::zero, Knob::recompute, Knob::micro_batch};

void keep_best(std::optional<Trial>& best, std::optional<Trial> other) {
    if (other && other->fits() && (!best || other->step() < best->step())) best = std::move(other);
}

/// Compares the plan with the best of a case's candidates: value and threshold are the two step times.
void judge(const DecisionFacts& facts, RuleOutcome& out, const std::optional<Trial>& best) {
    if (!best) { // the rule proposes nothing that trains
        set_outcome(out, RuleState::info, Severity::info, facts.step, 0, "s");
        out.model_disagrees = true;
        return;
    }
    add_layout(out, facts, best);
    if (facts.improves(best)) {
        set_outcome(out, RuleState::fail, facts.fits() ? Severity::info : Severity::warning, facts.step, best->step(), "s");
        out.fixes = changes_between(facts.plan, best->plan, kDegrees);
        return;
    }
    set_outcome(out, RuleState::pass, Severity::info, facts.step, best->step(), "s");
    out.model_disagrees = facts.slower(best->step());
}

void small_model(const DecisionFacts& facts, RuleOutcome& out) {
    if (facts.parameters >= facts.limits.small_model) return;
    std::optional<Trial> best;
    for (std::int64_t tp = 1; tp <= facts.widest_tp(); tp *= 2) keep_best(best, facts.best_with(tp, 1, facts.plan.layout.zero == 3 ? 1 : facts.plan.layout.zero));
    keep_best(best, facts.best_with(1, 1, 3, true));
    judge(facts, out, best);
}

void large_model(const DecisionFacts& facts, RuleOutcome& out) {
    if (facts.parameters < facts.limits.small_model || facts.parameters > facts.limits.large_model || facts.gpus <= facts.plan.cluster.gpus_per_node) return;
    const std::int64_t tp = facts.widest_tp(), rest = gpu_count(facts.plan.cluster) / tp;
    std::optional<Trial> best = facts.best_with(tp, rest, 0);
    keep_best(best, facts.best_with(tp, 1, 3));
    keep_best(best, facts.best_with(1, 1, 3));
    judge(facts, out, best);
}

void pure_data_parallel(const DecisionFacts& facts, RuleOutcome& out) {
    const Layout& layout = facts.plan.layout;
    if (facts.gpus < to_double(facts.limits.wide_cluster)) return;
    const double ranks = to_double(layout.dp * layout.cp), most = to_double(facts.limits.wide_cluster);
    if (layout.tp * layout.pp > 1) return set_outcome(out, RuleState::pass, Severity::info, ranks, most, "ranks");
    // Compared with the best of its own kind, so that only the dimensions differ.
    std::optional<Trial> mixed, pure = facts.trial(facts.plan);
    if (pure && !pure->fits()) pure.reset();
    for (const int zero : {1, 3}) {
        keep_best(pure, facts.best_with(1, 1, zero));
        for (std::int64_t tp = 1; tp <= facts.widest_tp(); tp *= 2)
            for (std::int64_t pp = tp == 1 ? 2 : 1; pp <= 16; pp *= 2) keep_best(mixed, facts.best_with(tp, pp, zero));
    }
    set_outcome(out, RuleState::fail, Severity::warning, ranks, most, "ranks");
    add_layout(out, facts, mixed);
    const bool gains = mixed && (!pure || mixed->step() < pure->step() * (1 - facts.limits.same_time));
    out.model_disagrees = !gains;
    if (gains) out.fixes = changes_between(facts.plan, mixed->plan, kDegrees);
}

void frontier(const DecisionFacts& facts, RuleOutcome& out) {
    if (facts.gpus < to_double(facts.limits.frontier_cluster)) return;
    const std::int64_t tp = facts.widest_tp();
    std::optional<Trial> first; // the fewest stages that fit
    for (std::int64_t pp = 1; pp <= facts.plan.model.layers + 2 && !first; ++pp)
        if (gpu_count(facts.plan.cluster) % (tp * pp) == 0) first = facts.best_with(tp, pp, 1);
    judge(facts, out, first);
}

void zero_with_pipeline(const DecisionFacts& facts, RuleOutcome& out) {
    const Layout& layout = facts.plan.layout;
    const Framework framework = facts.plan.training.framework;
    if (layout.pp < 2 || (framework != Framework::deepspeed && framework != Framework::megatron_deepspeed)) return;
    set_outcome(out, layout.zero >= 2 ? RuleState::fail : RuleState::pass, Severity::error, layout.zero, 1, "");
    if (layout.zero >= 2) out.fixes = {{Knob::zero, {1}}};
}

void context_parallel(const DecisionFacts& facts, RuleOutcome& out) {
    const Layout& layout = facts.plan.layout;
    const double seq = to_double(facts.plan.training.seq_len), limit = to_double(facts.limits.long_sequence);
    Plan without = facts.plan; // nothing but context parallelism differs, so that the question is about it alone
    without.layout.cp = 1;
    complete(without);
    const std::optional<Plan> one = nearest_valid(without, {Knob::tp, Knob::pp, Knob::cp});
    if (one) without = *one;
    Plan selective = without;
    if (selective.layout.recompute.kind == RecomputeKind::none) set_knob(selective, Knob::recompute, static_cast<std::int64_t>(RecomputeKind::selective));
    const std::optional<Trial> flat = facts.trial(without), lean = facts.trial(selective);
    const bool needed = !(flat && flat->fits()) && !(lean && lean->fits());
    if (layout.cp > 1) {
        const bool pays = seq >= limit && flat && flat->fits() && facts.slower(flat->step());
        set_outcome(out, needed || pays ? RuleState::pass : RuleState::fail, Severity::info, seq, limit, "tokens");
        if (out.state == RuleState::fail) out.fixes = {{Knob::cp, {1}}};
        // Below the length at which the rule expects a gain there can be one all the same.
        out.model_disagrees = out.state == RuleState::fail && flat && facts.slower(flat->step());
        add_layout(out, facts, flat);
        out.arguments.push_back(count("cp", layout.cp));
        return;
    }
    std::optional<Trial> best;
    for (std::int64_t cp = 2; cp <= 64; cp *= 2) keep_best(best, facts.moved(Knob::cp, cp));
    const bool helps = best && (needed || (seq >= limit && facts.faster(best->step())));
    set_outcome(out, helps ? RuleState::fail : RuleState::pass, needed ? Severity::warning : Severity::info, seq, limit, "tokens");
    out.model_disagrees = !helps && best && facts.fits() && seq < limit && facts.faster(best->step());
    add_layout(out, facts, best);
    out.arguments.push_back(count("cp", layout.cp));
    if (helps || out.model_disagrees) out.fixes = {{Knob::cp, {best->plan.layout.cp}}};
}

void context_ring_hidden(const DecisionFacts& facts, RuleOutcome& out) {
    const Plan& plan = facts.plan;
    const Traffic* ring = facts.traffic(Traffic::Dimension::context);
    const bool rings = plan.training.cp_kind == CpKind::ring || plan.training.cp_kind == CpKind::hierarchical;
    if (plan.layout.cp < 2 || !rings || !ring || ring->domains <= 1) return;
    // (6.2): hidden iff s/c >= 2 (k/a) F eff / w
    const double tokens = to_double(plan.training.seq_len) / to_double(plan.layout.cp);
    const double heads = to_double(kv_heads_in_core(plan.model)) / to_double(plan.model.heads);
    const double needed = 2 * heads * break_even_tokens(plan, facts.profile, ring->bandwidth.value());
    const bool badly = tokens < facts.limits.hide_badly * needed;
    set_outcome(out, badly ? RuleState::fail : RuleState::pass, Severity::warning, tokens, needed, "tokens");
    out.arguments = {count("cp", plan.layout.cp), percent("share", facts.share(TimeTerm::context_parallel))};
    const bool harmless = facts.share(TimeTerm::context_parallel) < facts.limits.exposed;
    out.model_disagrees = badly == harmless;
}

void experts_in_domain(const DecisionFacts& facts, RuleOutcome& out) {
    const Layout& layout = facts.plan.layout;
    if (!facts.plan.model.moe || layout.ep < 2) return;
    const double ranks = to_double(layout.ep * layout.etp);
    const bool outside = ranks > facts.domain;
    const bool overlaps = overlaps_experts(facts.plan.training) || layout.schedule == Schedule::dual_pipe;
    const double share = facts.share(TimeTerm::expert_parallel);
    set_outcome(out, !outside ? RuleState::pass : overlaps ? RuleState::info : RuleState::fail, Severity::warning, ranks, facts.domain, "ranks");
    out.arguments = {count("ep", layout.ep), count("etp", layout.etp), percent("share", share)};
    out.model_disagrees = (outside && share < facts.limits.exposed) || (!outside && share > facts.limits.communication);
    if (out.state != RuleState::fail) return;
    SuggestedChange inside{Knob::ep, {}};
    for (const std::int64_t ep : valid_values(facts.plan, Knob::ep, {})) // ascending: the largest stays
        if (ep < layout.ep && to_double(ep) * to_double(layout.etp) <= facts.domain && facts.improves(facts.moved(Knob::ep, ep))) inside.values = {ep};
    if (!inside.values.empty()) out.fixes.push_back(std::move(inside));
}

void batch_scaling(const DecisionFacts& facts, RuleOutcome& out) {
    const Layout& layout = facts.plan.layout;
    const std::int64_t per_round = layout.dp * layout.micro_batch, batch = facts.plan.training.global_batch;
    const double now = to_double(per_round) * to_double(layout.accumulation), wanted = to_double(batch);
    set_outcome(out, now == wanted ? RuleState::pass : RuleState::fail, Severity::error, wanted / now, 1, "ratio");
    out.arguments = {number("now", now), number("batch", wanted)};
    if (now < wanted && batch % per_round == 0) out.fixes = {{Knob::accumulation, {batch / per_round}}}; // costs no memory
    if (now <= wanted) return;
    SuggestedChange fewer{Knob::dp, {}}; // too many replicas: their GPUs go to other dimensions
    for (const std::int64_t dp : valid_values(facts.plan, Knob::dp, {})) // ascending: the largest stays
        if (dp < layout.dp) fewer.values = {dp};
    if (!fewer.values.empty()) out.fixes.push_back(std::move(fewer));
}

constexpr DecisionRule kRules[] = {
    {"r-a-small-model", RuleKind::sizing_case, "R-A: under 10 B parameters TP inside a node, or ZeRO-3 with full recomputation.", small_model},
    {"r-b-large-model", RuleKind::sizing_case, "R-B: 10 to 100 B on several nodes: TP x PP, TP x ZeRO-3, or ZeRO-3.", large_model},
    {"r-c-pure-data-parallel", RuleKind::sizing_case, "R-C: from 512 GPUs on data parallelism alone is bound by latency and NIC.", pure_data_parallel},
    {"r-d-frontier", RuleKind::sizing_case, "R-D: from 1024 GPUs on TP over a node, as few stages as fit, ZeRO-1.", frontier},
    {"r-d-zero-pipeline", RuleKind::sizing_case, "R-D: DeepSpeed refuses ZeRO-2 and ZeRO-3 with pipeline parallelism.", zero_with_pipeline},
    {"r-cp-context", RuleKind::sizing_case, "R-CP: context parallelism where activations do not fit otherwise, or long sequences gain.", context_parallel},
    {"r-cp-ring-hidden", RuleKind::sizing_case, "R-CP, (6.2): a ring between nodes hides behind attention of long enough pieces.", context_ring_hidden},
    {"r-ep-in-domain", RuleKind::sizing_case, "R-EP: expert exchange inside NVLink, or overlapped.", experts_in_domain},
    {"r-b1-batch", RuleKind::batch, "R-B1: step 2, reach the global batch by accumulation, leave it by fewer replicas.", batch_scaling},
};

} // namespace

std::span<const DecisionRule> sizing_rules() { return kRules; }

} // namespace fivefold
