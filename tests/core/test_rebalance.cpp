// SPDX-License-Identifier: Apache-2.0
// Re-balancing on random plans: one knob changed, some locked; what comes back, and whether "nothing" is true.
#include "core/plan/knobs.h"
#include "core/plan/rules.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace fivefold;
using namespace fivefold::test;

namespace {

constexpr Knob kKnobs[] = {Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::ep, Knob::etp, Knob::vpp, Knob::micro_batch, Knob::accumulation,
                           Knob::zero, Knob::recompute, Knob::schedule, Knob::sequence_parallel};

class RandomPlans {
public:
    explicit RandomPlans(unsigned seed) : random_(seed) {}

    template <class T>
    T one_of(const std::vector<T>& values) { return values[random_() % values.size()]; }
    bool coin(unsigned of = 2) { return random_() % of == 0; }

    /// A valid plan, far from any default.
    Plan plan() {
        for (;;) {
            Layout layout;
            layout.tp = one_of<std::int64_t>({1, 2, 4, 8});
            layout.pp = one_of<std::int64_t>({1, 2, 3, 4, 8});
            layout.vpp = one_of<std::int64_t>({1, 1, 2, 4});
            layout.cp = one_of<std::int64_t>({1, 1, 2, 4});
            layout.ep = one_of<std::int64_t>({1, 2, 8});
            layout.micro_batch = one_of<std::int64_t>({1, 2, 4});
            layout.zero = static_cast<int>(random_() % 4);
            layout.recompute.kind = static_cast<RecomputeKind>(random_() % 3);
            const auto* const model = one_of<const char*>({"llama-3.1-8b", "llama-3.1-70b", "mixtral-8x7b", "deepseek-v3", "gpt2"});
            const int nodes = one_of<int>({1, 2, 3, 4, 6, 8, 16});
            const auto seq_len = one_of<std::int64_t>({1024, 4096, 8192}), batch = one_of<std::int64_t>({24, 64, 96, 128, 512, 1000});
            if (const auto valid = nearest_valid(plan_for(model, "h100", nodes, layout, seq_len, batch), {})) return *valid;
        }
    }

    Locks locks() {
        Locks chosen;
        for (const Knob knob : kKnobs)
            if (coin(4)) chosen.insert(knob);
        return chosen;
    }

    /// Mostly a value that someone could choose.
    std::int64_t value(const Plan& plan, Knob knob) {
        const std::vector<std::int64_t> valid = valid_values(plan, knob, {});
        return valid.empty() || coin(8) ? one_of<std::int64_t>({0, 1, 2, 3, 5, 7, 16, 1000}) : one_of(valid);
    }

private:
    std::mt19937 random_;
};

std::string describe(const Plan& plan, Knob knob, std::int64_t value, const Locks& locks) {
    std::string text = plan.model.name + " on " + std::to_string(gpu_count(plan.cluster)) + ", batch " + std::to_string(plan.training.global_batch) + ":";
    for (const Knob each : kKnobs) text += std::string(" ") + knob_name(each) + (locks.contains(each) ? "*" : "") + " " + std::to_string(knob_value(plan, each));
    return text + "; " + knob_name(knob) + " to " + std::to_string(value);
}

/// Whether any layout with these dense degrees is valid: tries every split of experts, batch and stages.
bool any_valid(Plan plan, const Locks& fixed) {
    const std::int64_t experts = plan.model.moe ? plan.model.moe->experts : 1;
    const auto free = [&](Knob knob) { return !fixed.contains(knob); };
    const Layout start = plan.layout;
    for (std::int64_t ep = 1; ep <= experts; ++ep) {
        if (experts % ep != 0 || (!free(Knob::ep) && ep != start.ep)) continue;
        for (std::int64_t etp = 1; etp <= start.tp; ++etp) {
            if (start.tp % etp != 0 || (experts == 1 && etp > 1) || (!free(Knob::etp) && etp != start.etp)) continue;
            for (std::int64_t micro_batch = 1; micro_batch * start.dp <= plan.training.global_batch; ++micro_batch) {
                if (plan.training.global_batch % (micro_batch * start.dp) != 0 || (!free(Knob::micro_batch) && micro_batch != start.micro_batch)) continue;
                const std::int64_t accumulation = plan.training.global_batch / (micro_batch * start.dp);
                if (!free(Knob::accumulation) && accumulation != start.accumulation) continue;
                for (std::int64_t vpp = 1; vpp * start.pp <= plan.model.layers + 2; ++vpp) {
                    if (!free(Knob::vpp) && vpp != start.vpp) continue;
                    plan.layout.ep = ep;
                    plan.layout.etp = etp;
                    plan.layout.micro_batch = micro_batch;
                    plan.layout.accumulation = accumulation;
                    plan.layout.vpp = vpp;
                    if (is_valid(plan)) return true;
                }
            }
        }
    }
    return false;
}

/// Every way to deal the GPUs to TP, PP, CP and DP that the locks allow and that leaves whole sequences.
std::vector<Plan> grids(const Plan& plan, const Locks& fixed) {
    std::vector<Plan> found;
    const std::int64_t gpus = gpu_count(plan.cluster);
    const auto allowed = [&](Knob knob, std::int64_t candidate) { return !fixed.contains(knob) || knob_value(plan, knob) == candidate; };
    for (std::int64_t tp = 1; tp <= gpus; ++tp)
        for (std::int64_t pp = 1; gpus % tp == 0 && pp <= gpus / tp; ++pp)
            for (std::int64_t cp = 1; gpus % (tp * pp) == 0 && cp <= gpus / tp / pp; ++cp) {
                if (gpus % (tp * pp * cp) != 0 || !allowed(Knob::tp, tp) || !allowed(Knob::pp, pp) || !allowed(Knob::cp, cp)) continue;
                const std::int64_t dp = gpus / tp / pp / cp;
                if (!allowed(Knob::dp, dp) || plan.training.global_batch % dp != 0) continue;
                found.push_back(plan);
                Layout& layout = found.back().layout;
                layout.tp = tp;
                layout.pp = pp;
                layout.cp = cp;
                layout.dp = dp;
            }
    return found;
}

double octaves(std::int64_t from, std::int64_t to) { return std::abs(std::log2(static_cast<double>(to) / static_cast<double>(from))); }

/// Whether `a` is at least as near to `from` as `b` in every dense degree, and nearer in one: nearer whatever the degrees weigh.
bool nearer(const Plan& a, const Plan& b, const Plan& from) {
    bool less = false;
    for (const Knob knob : {Knob::tp, Knob::pp, Knob::cp, Knob::dp}) {
        const std::int64_t start = std::max<std::int64_t>(1, knob_value(from, knob));
        const double to_a = octaves(start, knob_value(a, knob)), to_b = octaves(start, knob_value(b, knob));
        if (to_a > to_b + 1e-9) return false;
        less = less || to_a < to_b - 1e-9;
    }
    return less;
}

} // namespace

class TestRebalance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void resultsAreValidAndLocksHold();
    void presentValueChangesNothing();
    void nothingMeansNothing();
    void nothingValidIsNearer();
    void aLockedBatchStays();
};

void TestRebalance::resultsAreValidAndLocksHold() {
    RandomPlans random(11);
    int moved = 0;
    for (int i = 0; i < 3000; ++i) {
        const Plan plan = random.plan();
        QVERIFY(is_valid(plan));
        const Locks locks = random.locks();
        const Knob knob = random.one_of(std::vector<Knob>(std::begin(kKnobs), std::end(kKnobs)));
        const std::int64_t value = random.value(plan, knob);
        const auto result = rebalance(plan, knob, value, locks);
        if (!result) continue;
        ++moved;
        const std::string what = describe(plan, knob, value, locks);
        QVERIFY2(is_valid(*result), what.c_str());
        QVERIFY2(knob_value(*result, knob) == value, what.c_str());
        for (const Knob locked : locks) QVERIFY2(locked == knob || knob_value(*result, locked) == knob_value(plan, locked), what.c_str());
        for (const Knob other : {Knob::zero, Knob::recompute, Knob::schedule, Knob::sequence_parallel, Knob::nodes, Knob::seq_len}) // never move by themselves
            QVERIFY2(other == knob || knob_value(*result, other) == knob_value(plan, other), what.c_str());
        const bool batch_may_move = knob == Knob::micro_batch || knob == Knob::accumulation;
        QVERIFY2(batch_may_move || result->training.global_batch == plan.training.global_batch, what.c_str());
        QVERIFY2(result->model == plan.model && result->cluster == plan.cluster, what.c_str());
    }
    QVERIFY2(moved > 1000, qPrintable(QString::number(moved)));
}

void TestRebalance::presentValueChangesNothing() {
    RandomPlans random(12);
    for (int i = 0; i < 300; ++i) {
        const Plan plan = random.plan();
        for (const Knob knob : kKnobs) {
            const auto same = rebalance(plan, knob, knob_value(plan, knob), random.locks());
            QVERIFY2(same && *same == plan, describe(plan, knob, knob_value(plan, knob), {}).c_str());
        }
        QCOMPARE(*nearest_valid(plan, {}), plan);
    }
}

void TestRebalance::nothingMeansNothing() {
    RandomPlans random(13);
    int nothing = 0;
    for (int i = 0; i < 400; ++i) {
        const Plan plan = random.plan();
        Locks locks = random.locks();
        const Knob knob = random.one_of(std::vector<Knob>{Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::ep, Knob::etp, Knob::vpp, Knob::zero, Knob::schedule});
        const std::int64_t value = random.value(plan, knob);
        Plan changed = plan;
        set_knob(changed, knob, value);
        if (rebalance(plan, knob, value, locks) || knob_value(changed, knob) != value) continue;
        ++nothing;
        locks.insert(knob);
        for (const Plan& candidate : grids(changed, locks))
            QVERIFY2(!any_valid(candidate, locks), (describe(plan, knob, value, locks) + " could have " + describe(candidate, knob, value, {})).c_str());
    }
    QVERIFY2(nothing > 40, qPrintable(QString::number(nothing)));
}

void TestRebalance::nothingValidIsNearer() {
    RandomPlans random(14);
    int compared = 0;
    for (int i = 0; i < 3000; ++i) {
        const Plan plan = random.plan();
        Locks locks = random.locks();
        const Knob knob = random.one_of(std::vector<Knob>{Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::ep, Knob::vpp, Knob::schedule});
        const std::int64_t value = random.value(plan, knob);
        const auto result = rebalance(plan, knob, value, locks);
        if (!result) continue;
        Plan changed = plan;
        set_knob(changed, knob, value);
        locks.insert(knob);
        for (const Plan& candidate : grids(changed, locks)) {
            if (!nearer(candidate, *result, changed)) continue;
            ++compared;
            QVERIFY2(!any_valid(candidate, locks),
                     (describe(plan, knob, value, locks) + " nearer: " + describe(candidate, knob, value, {}) + " than " + describe(*result, knob, value, {})).c_str());
        }
    }
    QVERIFY2(compared > 50, qPrintable(QString::number(compared)));
}

void TestRebalance::aLockedBatchStays() {
    Layout layout;
    layout.tp = 4;
    layout.pp = 4;
    layout.vpp = 5;
    const Plan plan = plan_for("llama-3.1-70b", "h100", 8, layout, 8192, 128);
    const Locks all = {Knob::tp, Knob::pp, Knob::cp, Knob::dp, Knob::micro_batch};
    QCOMPARE(rebalance(plan, Knob::accumulation, 16, all)->training.global_batch, 64);
    Locks with_batch = all;
    with_batch.insert(Knob::global_batch);
    QVERIFY(!rebalance(plan, Knob::accumulation, 16, with_batch));
}

QTEST_GUILESS_MAIN(TestRebalance)
#include "test_rebalance.moc"
