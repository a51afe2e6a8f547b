// SPDX-License-Identifier: Apache-2.0
#include "core/plan/knobs.h"

#include "core/plan/rules.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

double octaves(std::int64_t from, std::int64_t to) {
    return std::abs(std::log2(static_cast<double>(std::max<std::int64_t>(1, from)) / static_cast<double>(to)));
}

/// Sorted by distance from `wanted`, the smaller value first among equals.
void sort_by_distance(std::vector<std::int64_t>& values, std::int64_t wanted) {
    std::stable_sort(values.begin(), values.end(), [wanted](std::int64_t a, std::int64_t b) { return octaves(wanted, a) < octaves(wanted, b); });
}

struct Degrees {
    std::int64_t tp, pp, cp, dp;
    double distance;
};

/// How readily each degree gives way: data parallelism first, tensor parallelism last.
constexpr double kTpWeight = 3, kPpWeight = 2, kCpWeight = 2.5, kDpWeight = 1;

class Balancer {
public:
    Balancer(const Plan& plan, const Locks& fixed) : plan_(plan), fixed_(fixed) {}

    [[nodiscard]] std::optional<Plan> nearest() const {
        for (const Degrees& degrees : grids()) {
            Plan candidate = plan_;
            candidate.layout.tp = degrees.tp;
            candidate.layout.pp = degrees.pp;
            candidate.layout.cp = degrees.cp;
            candidate.layout.dp = degrees.dp;
            if (settle_experts(candidate) && settle_batch(candidate)) return candidate;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::vector<std::int64_t> options(Knob knob, const std::vector<std::int64_t>& all) const {
        return fixed_.contains(knob) ? std::vector<std::int64_t>{knob_value(plan_, knob)} : all;
    }

    /// All dense grids that satisfy (0.1), nearest first.
    [[nodiscard]] std::vector<Degrees> grids() const {
        const Layout& now = plan_.layout;
        const std::int64_t gpus = gpu_count(plan_.cluster);
        std::vector<Degrees> found;
        if (gpus < 1) return found;
        const std::vector<std::int64_t> all = divisors(gpus);
        for (const std::int64_t tp : options(Knob::tp, all)) {
            if (tp < 1 || gpus % tp != 0 || plan_.model.heads % tp != 0) continue;
            for (const std::int64_t pp : options(Knob::pp, all)) {
                if (pp < 1 || (gpus / tp) % pp != 0 || pp > plan_.model.layers + 2) continue;
                for (const std::int64_t cp : options(Knob::cp, all)) {
                    if (cp < 1 || (gpus / tp / pp) % cp != 0 || (cp > 1 && plan_.training.seq_len % (2 * cp) != 0)) continue;
                    const std::int64_t dp = gpus / tp / pp / cp;
                    if (fixed_.contains(Knob::dp) && dp != now.dp) continue;
                    found.push_back({tp, pp, cp, dp,
                                     kTpWeight * octaves(now.tp, tp) + kPpWeight * octaves(now.pp, pp) + kCpWeight * octaves(now.cp, cp) +
                                         kDpWeight * octaves(now.dp, dp)});
                }
            }
        }
        std::stable_sort(found.begin(), found.end(), [](const Degrees& a, const Degrees& b) { return a.distance < b.distance; });
        return found;
    }

    /// Brings EP and ETP inside the ranks of a stage, (0.2).
    [[nodiscard]] bool settle_experts(Plan& candidate) const {
        Layout& layout = candidate.layout;
        if (!candidate.model.moe) {
            if ((fixed_.contains(Knob::ep) && layout.ep != 1) || (fixed_.contains(Knob::etp) && layout.etp != 1)) return false;
            layout.ep = layout.etp = 1;
            return true;
        }
        const MixtureOfExperts& moe = *candidate.model.moe;
        const std::int64_t ranks = layout.tp * layout.cp * layout.dp;
        std::vector<std::int64_t> eps = options(Knob::ep, divisors(moe.experts));
        std::vector<std::int64_t> etps = options(Knob::etp, divisors(std::max<std::int64_t>(1, layout.tp)));
        sort_by_distance(eps, layout.ep);
        sort_by_distance(etps, layout.etp);
        for (const std::int64_t ep : eps)
            for (const std::int64_t etp : etps)
                if (ep > 0 && etp > 0 && ranks % (ep * etp) == 0 && moe.experts % ep == 0 && moe.ffn % etp == 0) {
                    layout.ep = ep;
                    layout.etp = etp;
                    return true;
                }
        return false;
    }

    /// Finds micro-batch, accumulation and virtual stages that keep the global batch, (0.3).
    [[nodiscard]] bool settle_batch(Plan& candidate) const {
        Layout& layout = candidate.layout;
        const std::int64_t batch = candidate.training.global_batch;
        if (batch < 1 || batch % layout.dp != 0) return false;
        const std::int64_t per_replica = batch / layout.dp;
        std::vector<std::int64_t> micro_batches = options(Knob::micro_batch, divisors(per_replica));
        sort_by_distance(micro_batches, layout.micro_batch);
        std::vector<std::int64_t> stages = options(Knob::vpp, layout.pp == 1 ? std::vector<std::int64_t>{1} : virtual_stages(layout.pp));
        sort_by_distance(stages, layout.vpp);
        for (const std::int64_t micro_batch : micro_batches) {
            if (micro_batch < 1 || per_replica % micro_batch != 0) continue;
            const std::int64_t accumulation = per_replica / micro_batch;
            if (fixed_.contains(Knob::accumulation) && accumulation != plan_.layout.accumulation) continue;
            for (const std::int64_t vpp : stages) {
                layout.micro_batch = micro_batch;
                layout.accumulation = accumulation;
                layout.vpp = vpp;
                drop_stale_split(layout);
                if (is_valid(candidate)) return true;
            }
        }
        return false;
    }

    /// Virtual stages per rank that leave no chunk without a slot.
    [[nodiscard]] std::vector<std::int64_t> virtual_stages(std::int64_t pp) const {
        std::vector<std::int64_t> values;
        const std::int64_t layers = plan_.model.layers;
        for (std::int64_t v = 1; v <= (layers + 2) / pp; ++v)
            if (layers % (pp * v) == 0 || (layers + 2) % (pp * v) == 0 || v == 1 || v == plan_.layout.vpp) values.push_back(v);
        return values;
    }

    /// Explicit layers belong to one number of stages.
    static void drop_stale_split(Layout& layout) {
        if (layout.split == StageSplit::explicit_layers && static_cast<std::int64_t>(layout.layers_per_stage.size()) != layout.pp * layout.vpp) {
            layout.split = StageSplit::automatic;
            layout.layers_per_stage.clear();
        }
    }

    const Plan& plan_;
    const Locks& fixed_;
};

} // namespace

bool can_shard(const Plan& plan) {
    return plan.layout.dp * plan.layout.cp > 1 || (plan.model.moe && expert_data_parallel(plan.layout) > 1);
}

std::vector<std::int64_t> divisors(std::int64_t value) {
    if (value < 1) return {};
    std::vector<std::int64_t> all = {1};
    const auto multiply = [&all](std::int64_t prime, int exponent) {
        const std::size_t before = all.size();
        std::int64_t power = 1;
        for (int e = 0; e < exponent; ++e) {
            power *= prime;
            for (std::size_t i = 0; i < before; ++i) all.push_back(all[i] * power);
        }
    };
    for (std::int64_t prime = 2; prime <= value / prime; ++prime) {
        int exponent = 0;
        for (; value % prime == 0; value /= prime) ++exponent;
        multiply(prime, exponent);
    }
    if (value > 1) multiply(value, 1);
    std::sort(all.begin(), all.end());
    return all;
}

std::int64_t knob_value(const Plan& plan, Knob knob) {
    const Layout& l = plan.layout;
    switch (knob) {
    case Knob::tp: return l.tp;
    case Knob::pp: return l.pp;
    case Knob::dp: return l.dp;
    case Knob::cp: return l.cp;
    case Knob::ep: return l.ep;
    case Knob::etp: return l.etp;
    case Knob::vpp: return l.vpp;
    case Knob::micro_batch: return l.micro_batch;
    case Knob::accumulation: return l.accumulation;
    case Knob::zero: return l.zero;
    case Knob::recompute: return static_cast<std::int64_t>(l.recompute.kind);
    case Knob::schedule: return static_cast<std::int64_t>(l.schedule);
    case Knob::sequence_parallel: return l.sequence_parallel ? 1 : 0;
    case Knob::global_batch: return plan.training.global_batch;
    case Knob::seq_len: return plan.training.seq_len;
    case Knob::layers_per_stage: return static_cast<std::int64_t>(l.layers_per_stage.size());
    case Knob::shard_group: return l.shard_group;
    case Knob::nodes: return plan.cluster.nodes;
    }
    return 0;
}

void set_knob(Plan& plan, Knob knob, std::int64_t value) {
    Layout& l = plan.layout;
    switch (knob) {
    case Knob::tp: l.tp = value; break;
    case Knob::pp: l.pp = value; break;
    case Knob::dp: l.dp = value; break;
    case Knob::cp: l.cp = value; break;
    case Knob::ep: l.ep = value; break;
    case Knob::etp: l.etp = value; break;
    case Knob::vpp: l.vpp = value; break;
    case Knob::micro_batch: l.micro_batch = value; break;
    case Knob::accumulation: l.accumulation = value; break;
    case Knob::zero: l.zero = static_cast<int>(value); break;
    case Knob::recompute:
        // Turning selective recomputation on asks for what helps; modules that a plan already names stay.
        if (value == 1 && l.recompute.kind != RecomputeKind::selective) l.recompute.modules = useful_recompute_modules(plan);
        l.recompute.kind = static_cast<RecomputeKind>(std::clamp<std::int64_t>(value, 0, 2));
        break;
    case Knob::schedule: l.schedule = static_cast<Schedule>(std::clamp<std::int64_t>(value, 0, 4)); break;
    case Knob::sequence_parallel: l.sequence_parallel = value != 0; break;
    case Knob::global_batch: plan.training.global_batch = value; break;
    case Knob::seq_len: plan.training.seq_len = value; break;
    case Knob::layers_per_stage: break; // a list, not a number
    case Knob::shard_group: l.shard_group = value; break;
    case Knob::nodes: plan.cluster.nodes = static_cast<int>(value); break;
    }
}

std::optional<Plan> rebalance(const Plan& plan, Knob knob, std::int64_t value, const Locks& locks) {
    if (malformed(plan.model)) return std::nullopt;
    Plan changed = plan;
    set_knob(changed, knob, value);
    if (knob_value(changed, knob) != value) return std::nullopt; // no such kind
    if (is_valid(changed)) return changed; // nothing has to follow
    Locks fixed = locks;
    fixed.insert(knob);
    if (auto balanced = Balancer(changed, fixed).nearest()) return balanced;
    if ((knob != Knob::micro_batch && knob != Knob::accumulation) || locks.contains(Knob::global_batch)) return std::nullopt;
    // Only the batch itself can give way: a person who sets both of its factors means a new batch.
    const Layout& l = changed.layout;
    if (value < 1 || l.dp < 1 || l.micro_batch > 1'000'000 || l.accumulation > 1'000'000 || l.dp > 1'000'000) return std::nullopt;
    changed.training.global_batch = l.dp * l.micro_batch * l.accumulation;
    return Balancer(changed, fixed).nearest();
}

std::vector<std::int64_t> valid_values(const Plan& plan, Knob knob, const Locks& locks) {
    std::vector<std::int64_t> candidates;
    switch (knob) {
    case Knob::tp: case Knob::pp: case Knob::dp: case Knob::cp: candidates = divisors(std::max<std::int64_t>(1, gpu_count(plan.cluster))); break;
    case Knob::ep: candidates = plan.model.moe ? divisors(plan.model.moe->experts) : std::vector<std::int64_t>{1}; break;
    case Knob::etp: candidates = plan.model.moe ? divisors(std::max<std::int64_t>(1, plan.layout.tp)) : std::vector<std::int64_t>{1}; break;
    case Knob::vpp:
        for (std::int64_t v = 1; v <= std::max<std::int64_t>(1, (plan.model.layers + 2) / std::max<std::int64_t>(1, plan.layout.pp)); ++v) {
            const std::int64_t stages = v * std::max<std::int64_t>(1, plan.layout.pp);
            if (v == 1 || v == plan.layout.vpp || plan.model.layers % stages == 0 || (plan.model.layers + 2) % stages == 0) candidates.push_back(v);
        }
        break;
    case Knob::micro_batch: case Knob::accumulation: candidates = divisors(std::max<std::int64_t>(1, plan.training.global_batch)); break;
    case Knob::zero: candidates = {0, 1, 2, 3}; break;
    case Knob::recompute: candidates = {0, 1, 2}; break;
    case Knob::schedule: candidates = {0, 1, 2, 3, 4}; break;
    case Knob::sequence_parallel: candidates = {0, 1}; break;
    case Knob::shard_group: candidates = divisors(std::max<std::int64_t>(1, plan.layout.dp * plan.layout.cp)); break;
    case Knob::global_batch: case Knob::seq_len: case Knob::nodes: case Knob::layers_per_stage: candidates = {knob_value(plan, knob)}; break;
    }
    std::erase_if(candidates, [&](std::int64_t value) {
        const auto balanced = rebalance(plan, knob, value, locks);
        return !balanced || balanced->training.global_batch != plan.training.global_batch;
    });
    return candidates;
}

std::optional<Plan> nearest_valid(const Plan& plan, const Locks& locks) {
    if (malformed(plan.model)) return std::nullopt;
    if (is_valid(plan)) return plan;
    return Balancer(plan, locks).nearest();
}

} // namespace fivefold
