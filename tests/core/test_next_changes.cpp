// SPDX-License-Identifier: Apache-2.0
#include "core/advise/next_changes.h"
#include "core/plan/framework_reach.h"
#include "core/plan/rules.h"
#include "tests/core/random_plans.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace fivefold;
using namespace fivefold::test;

namespace {

/// Llama 70B on 64 H100 the way the planner's table has it: it fits and is slow.
Plan slow(const char* model = "llama-2-70b", int nodes = 8) {
    Layout layout;
    layout.tp = 8;
    layout.zero = 3;
    return plan_for(model, "h100", nodes, layout, 4096, 256);
}

bool trains(const Plan& plan, const Estimate& result) { return result.valid && result.memory.fits() && is_valid(plan); }

struct Sample {
    Plan plan;
    Profile profile;
    std::vector<NextChange> changes;
};

} // namespace

class TestNextChanges : public QObject {
    Q_OBJECT
    std::vector<Sample> samples_; ///< plans of every kind of model and knob
private Q_SLOTS:
    void initTestCase();
    void fastestFirstWithoutRepeats();
    void pairsBeatTheirHalves();
    void everyKnobIsAdvisedSomewhere();
    void locksHold();
    void makesItFit();
    void staysInsideTheFramework();
    void stops();
    void nothingForNonsense();
};

void TestNextChanges::initTestCase() {
    std::mt19937 random(5);
    std::vector<Plan> plans = {slow()};
    for (int i = 0; i < 120; ++i) plans.push_back(random_plan(random));
    for (const Plan& plan : plans) samples_.push_back({plan, profile_of(plan), next_changes(plan, profile_of(plan))});
}

void TestNextChanges::fastestFirstWithoutRepeats() {
    for (const auto& [plan, profile, changes] : samples_) {
        QVERIFY(std::is_sorted(changes.begin(), changes.end(), [](const NextChange& a, const NextChange& b) { return a.step_after < b.step_after; }));
        for (std::size_t i = 0; i < changes.size(); ++i) {
            QVERIFY(!changes[i].changes.empty() && changes[i].changes.size() <= 2);
            QVERIFY(changes[i].plan.layout != plan.layout);
            for (std::size_t j = 0; j < i; ++j) QVERIFY(changes[i].plan.layout != changes[j].plan.layout);
            for (const KnobChange& change : changes[i].changes) {
                QCOMPARE(change.from, knob_value(plan, change.knob));
                QCOMPARE(change.to, knob_value(changes[i].plan, change.knob));
                QVERIFY(change.from != change.to || change.from_modules != change.to_modules);
            }
        }
    }
}

void TestNextChanges::pairsBeatTheirHalves() {
    int pairs = 0;
    for (const auto& [plan, profile, changes] : samples_) {
        for (const NextChange& change : changes) {
            if (change.changes.size() < 2) continue;
            ++pairs;
            for (const KnobChange& half : change.changes) {
                const std::optional<Plan> alone = apply_change(plan, half, {});
                if (!alone) continue;
                const Estimate result = estimate(*alone, profile);
                QVERIFY(!trains(*alone, result) || result.time.total() > change.step_after);
            }
        }
    }
    QVERIFY(pairs > 100);
}

void TestNextChanges::everyKnobIsAdvisedSomewhere() {
    std::set<Knob> advised;
    for (const Sample& sample : samples_)
        for (const NextChange& change : sample.changes)
            for (const KnobChange& knob : change.changes) advised.insert(knob.knob);
    for (const Knob knob : {Knob::tp, Knob::pp, Knob::cp, Knob::ep, Knob::etp, Knob::vpp, Knob::micro_batch, Knob::zero, Knob::recompute, Knob::schedule,
                            Knob::sequence_parallel, Knob::shard_group})
        QVERIFY2(advised.contains(knob), knob_name(knob));
    for (const Knob knob : {Knob::global_batch, Knob::seq_len, Knob::nodes, Knob::layers_per_stage}) QVERIFY2(!advised.contains(knob), knob_name(knob));
}

void TestNextChanges::locksHold() {
    const Plan plan = slow();
    const Profile profile = profile_of(plan);
    const std::vector<NextChange> free = next_changes(plan, profile);
    for (const Knob knob : {Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::vpp, Knob::micro_batch, Knob::accumulation, Knob::zero, Knob::recompute, Knob::schedule,
                            Knob::sequence_parallel, Knob::shard_group}) {
        for (const NextChange& change : next_changes(plan, profile, {knob})) QVERIFY2(knob_value(change.plan, knob) == knob_value(plan, knob), knob_name(knob));
    }
    QVERIFY(std::any_of(free.begin(), free.end(), [&](const NextChange& change) { return change.plan.layout.tp != plan.layout.tp; }));
    const std::vector<NextChange> held = next_changes(plan, profile, {Knob::tp, Knob::pp, Knob::dp, Knob::cp});
    QVERIFY(!held.empty() && held.size() < free.size());
}

void TestNextChanges::makesItFit() {
    Layout layout;
    layout.zero = 0;
    const Plan plan = plan_for("llama-2-13b", "h100", 2, layout, 4096, 128);
    const Profile profile = profile_of(plan);
    QVERIFY(!estimate(plan, profile).memory.fits());
    const std::vector<NextChange> changes = next_changes(plan, profile);
    QVERIFY(!changes.empty());
    for (const NextChange& change : changes) QVERIFY(change.makes_fit && change.memory_after < change.memory_before);
    // More sharding is one of them.
    QVERIFY(std::any_of(changes.begin(), changes.end(), [](const NextChange& change) { return change.plan.layout.zero > 0; }));
}

void TestNextChanges::staysInsideTheFramework() {
    for (int framework = 0; framework < 8; ++framework) {
        Plan plan = slow();
        plan.training.framework = static_cast<Framework>(framework);
        const unsigned now = framework_limits(plan);
        for (const NextChange& change : next_changes(plan, profile_of(plan))) QCOMPARE(framework_limits(change.plan) & ~now, 0u);
    }
    Plan plan = slow();
    plan.training.framework = Framework::deepspeed;
    QCOMPARE(framework_limits(plan), 0u);
    plan.layout.pp = 2;
    QCOMPARE(framework_limits(plan), unsigned{limit_zero_pipeline});
    plan.training.framework = Framework::nanotron;
    QCOMPARE(framework_limits(plan), unsigned{limit_zero});
    plan.layout.schedule = Schedule::dual_pipe;
    QCOMPARE(framework_limits(plan), unsigned{limit_zero | limit_schedule});
    plan.training.framework = Framework::megatron;
    QCOMPARE(framework_limits(plan), unsigned{limit_schedule | limit_zero_pipeline});
}

void TestNextChanges::stops() {
    std::stop_source source;
    source.request_stop();
    const Plan plan = slow();
    QVERIFY(next_changes(plan, profile_of(plan), {}, source.get_token()).empty());
}

void TestNextChanges::nothingForNonsense() {
    Plan plan = slow();
    plan.layout.tp = 0;
    QVERIFY(next_changes(plan, profile_of(plan)).empty());
    plan = slow();
    plan.model.heads = 0;
    QVERIFY(next_changes(plan, profile_of(plan)).empty());
    plan = slow();
    plan.layout.dp = 5; // breaks a product, but can be evaluated: advice repairs it
    for (const NextChange& change : next_changes(plan, profile_of(plan))) QVERIFY(change.makes_fit && is_valid(change.plan));
}

QTEST_GUILESS_MAIN(TestNextChanges)
#include "test_next_changes.moc"
