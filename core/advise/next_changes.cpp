// SPDX-License-Identifier: Apache-2.0
#include "core/advise/next_changes.h"
#include "core/plan/framework_reach.h"


#include <algorithm>
#include <limits>
#include <set>

namespace fivefold {
namespace {

/// Differences of step time below this share are rounding, not a gain.
constexpr double kRounding = 1e-9;

constexpr Knob kMoved[] = {Knob::tp, Knob::pp, Knob::cp, Knob::ep, Knob::etp, Knob::vpp, Knob::micro_batch, Knob::zero, Knob::recompute,
                           Knob::schedule, Knob::sequence_parallel, Knob::shard_group};

unsigned modules_of(const Layout& layout) { return layout.recompute.kind == RecomputeKind::selective ? layout.recompute.modules : 0; }

KnobChange change_of(const Plan& from, const Plan& to, Knob knob) {
    KnobChange change{knob, knob_value(from, knob), knob_value(to, knob)};
    if (knob == Knob::recompute) {
        change.from_modules = modules_of(from.layout);
        change.to_modules = modules_of(to.layout);
    }
    return change;
}

/// What makes two layouts the same to whoever runs them.
std::vector<std::int64_t> identity(const Layout& l) {
    const bool groups = l.zero > 0 && l.shard_group < l.dp * l.cp;
    std::vector<std::int64_t> key = {l.tp, l.pp, l.cp, l.dp, l.ep, l.etp, l.vpp, l.micro_batch, l.accumulation, l.zero, groups ? l.shard_group : 0,
                                     static_cast<std::int64_t>(l.recompute.kind), modules_of(l), l.pp > 1 ? static_cast<std::int64_t>(l.schedule) : 0,
                                     l.tp > 1 && l.sequence_parallel ? 1 : 0, static_cast<std::int64_t>(l.split)};
    if (l.split == StageSplit::explicit_layers) key.insert(key.end(), l.layers_per_stage.begin(), l.layers_per_stage.end());
    return key;
}

/// Sets of modules worth trying, cheapest first: norms and kept scores; then all but the MLP; then all that are useful.
std::vector<unsigned> module_sets(const Plan& plan) {
    const unsigned useful = useful_recompute_modules(plan);
    std::vector<unsigned> sets;
    for (const unsigned set : {useful & (recompute_layernorm | recompute_core_attention), useful & ~unsigned{recompute_mlp}, useful})
        if (set != 0 && std::find(sets.begin(), sets.end(), set) == sets.end()) sets.push_back(set);
    return sets;
}

/// All moves of one knob away from where it is.
std::vector<KnobChange> moves(const Plan& plan, const Locks& locks) {
    std::vector<KnobChange> all;
    for (const Knob knob : kMoved) {
        if (locks.contains(knob)) continue;
        const std::int64_t now = knob_value(plan, knob);
        for (const std::int64_t value : valid_values(plan, knob, locks)) {
            const bool selective = knob == Knob::recompute && value == static_cast<std::int64_t>(RecomputeKind::selective);
            for (const unsigned modules : selective ? module_sets(plan) : std::vector<unsigned>{0}) {
                const KnobChange change{knob, now, value, knob == Knob::recompute ? modules_of(plan.layout) : 0, modules};
                if (change.from != change.to || change.from_modules != change.to_modules) all.push_back(change);
            }
        }
    }
    return all;
}

struct Outcome {
    bool fits = false;
    Seconds step;
    Bytes memory;
    /// Step time of a plan that trains, else longer than any.
    [[nodiscard]] double objective() const { return fits ? step.value() : std::numeric_limits<double>::infinity(); }
};

Outcome evaluate(const Plan& plan, const Profile& profile) {
    const Estimate result = estimate(plan, profile);
    if (!result.valid || result.memory.stages.empty()) return {};
    const bool broken = std::any_of(result.findings.begin(), result.findings.end(),
                                    [](const Finding& finding) { return finding.severity == Severity::error && finding.id != "out-of-memory"; });
    return {result.memory.fits() && !broken, result.time.total(), result.memory.stages[result.memory.worst_stage].total()};
}

bool better(double objective, double than) { return objective < than * (1 - kRounding); }

/// Layout knobs that differ although nobody asked.
std::vector<KnobChange> followers_of(const Plan& from, const Plan& to, const std::vector<KnobChange>& asked) {
    std::vector<KnobChange> followers;
    for (const Knob knob : {Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::ep, Knob::etp, Knob::vpp, Knob::micro_batch, Knob::accumulation}) {
        const bool was_asked = std::any_of(asked.begin(), asked.end(), [knob](const KnobChange& change) { return change.knob == knob; });
        if (!was_asked && knob_value(from, knob) != knob_value(to, knob)) followers.push_back(change_of(from, to, knob));
    }
    return followers;
}

class Explorer {
    /// One change by itself.
    struct Half {
        KnobChange change;
        std::optional<Plan> plan;
        double objective;
    };

public:
    Explorer(const Plan& plan, const Profile& profile, const Locks& locks, std::stop_token stop)
        : plan_(plan), profile_(profile), locks_(locks), stop_(std::move(stop)), now_(evaluate(plan, profile)), limits_(framework_limits(plan)) {
        seen_.insert(identity(plan.layout));
    }

    std::vector<NextChange> run() {
        if (!(now_.step > Seconds(0))) return {};
        std::vector<Half> halves;
        for (const KnobChange& change : moves(plan_, locks_)) {
            if (stop_.stop_requested()) break;
            Half half{change, apply_change(plan_, change, locks_), std::numeric_limits<double>::infinity()};
            if (half.plan) half.objective = consider(*half.plan, {change}, now_.objective());
            halves.push_back(std::move(half));
        }
        for (std::size_t i = 0; i < halves.size(); ++i)
            for (std::size_t j = i + 1; j < halves.size() && !stop_.stop_requested(); ++j)
                if (halves[i].change.knob != halves[j].change.knob && !pair(halves[i], halves[j])) pair(halves[j], halves[i]);
        std::stable_sort(found_.begin(), found_.end(), [](const NextChange& a, const NextChange& b) { return a.step_after < b.step_after; });
        return std::move(found_);
    }

private:
    /// Evaluates a layout not met before, keeps it when it beats `than`, and returns its objective.
    double consider(const Plan& changed, std::vector<KnobChange> changes, double than) {
        const Outcome outcome = evaluate(changed, profile_);
        if (!seen_.insert(identity(changed.layout)).second || !better(outcome.objective(), than)) return outcome.objective();
        NextChange next{std::move(changes), {}, changed, now_.step, outcome.step, now_.memory, outcome.memory, !now_.fits};
        next.followers = followers_of(plan_, changed, next.changes);
        found_.push_back(std::move(next));
        return outcome.objective();
    }

    /// Both changes, `first` first; false when that order leads to no plan.
    bool pair(const Half& first, const Half& second) {
        if (!first.plan) return false;
        Locks held = locks_;
        held.insert(first.change.knob);
        const auto both = apply_change(*first.plan, second.change, held);
        if (!both || (framework_limits(*both) & ~limits_) != 0) return false;
        if (!seen_.contains(identity(both->layout)))
            consider(*both, {first.change, second.change}, std::min({first.objective, second.objective, now_.objective()}));
        return true;
    }

    const Plan& plan_;
    const Profile& profile_;
    const Locks& locks_;
    const std::stop_token stop_;
    const Outcome now_;
    const unsigned limits_;
    std::set<std::vector<std::int64_t>> seen_;
    std::vector<NextChange> found_;
};

} // namespace

std::optional<Plan> apply_change(const Plan& plan, const KnobChange& change, const Locks& locks) {
    Plan start = plan;
    if (change.knob == Knob::recompute && change.to_modules != 0) start.layout.recompute = {RecomputeKind::selective, change.to_modules};
    std::optional<Plan> changed = rebalance(start, change.knob, change.to, locks);
    if (!changed || changed->training.global_batch != plan.training.global_batch) return std::nullopt;
    if ((framework_limits(*changed) & ~framework_limits(plan)) != 0) return std::nullopt;
    return changed;
}

std::vector<NextChange> next_changes(const Plan& plan, const Profile& profile, const Locks& locks, std::stop_token stop) {
    return Explorer(plan, profile, locks, std::move(stop)).run();
}

} // namespace fivefold
