// SPDX-License-Identifier: Apache-2.0
#include "core/plan/knobs.h"
#include "core/plan/rules.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace fivefold;
using namespace fivefold::test;

class TestKnobs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void movingTpKeepsTheProducts();
    void locksHold();
    void impossibleUnderLocks();
    void accumulationMayChangeTheBatch();
    void validValuesAreValid();
    void everyMoveIsValid();
    void nearestValid();
};

namespace {

Plan start(const char* model = "llama-3.1-70b") {
    Layout layout;
    layout.tp = 4;
    layout.pp = 4;
    layout.vpp = 5;
    return plan_for(model, "h100", 8, layout, 8192, 128);
}

} // namespace

void TestKnobs::movingTpKeepsTheProducts() {
    const auto moved = rebalance(start(), Knob::tp, 8, {});
    QVERIFY(moved.has_value());
    QCOMPARE(moved->layout.tp, 8);
    QCOMPARE(moved->layout.pp, 4); // the nearest change is data parallelism
    QCOMPARE(moved->layout.dp, 2);
    QCOMPARE(moved->training.global_batch, 128);
    QVERIFY(is_valid(*moved));
}

void TestKnobs::locksHold() {
    const auto moved = rebalance(start(), Knob::tp, 8, {Knob::dp});
    QVERIFY(moved.has_value());
    QCOMPARE(moved->layout.dp, 4);
    QCOMPARE(moved->layout.tp * moved->layout.pp * moved->layout.cp * moved->layout.dp, 64);
}

void TestKnobs::impossibleUnderLocks() {
    QVERIFY(!rebalance(start(), Knob::tp, 8, {Knob::dp, Knob::pp, Knob::cp}).has_value());
    QVERIFY(!rebalance(start(), Knob::tp, 3, {}).has_value());
    QVERIFY(!rebalance(start(), Knob::tp, 0, {}).has_value());
    QVERIFY(!rebalance(start(), Knob::ep, 2, {}).has_value()); // dense
}

void TestKnobs::accumulationMayChangeTheBatch() {
    Locks all = {Knob::tp, Knob::pp, Knob::cp, Knob::dp, Knob::micro_batch};
    const auto moved = rebalance(start(), Knob::accumulation, 16, all);
    QVERIFY(moved.has_value());
    QCOMPARE(moved->training.global_batch, 64);
}

void TestKnobs::validValuesAreValid() {
    const Plan plan = start();
    for (const Knob knob : {Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::vpp, Knob::micro_batch, Knob::accumulation, Knob::zero, Knob::recompute}) {
        const std::vector<std::int64_t> values = valid_values(plan, knob, {});
        QVERIFY(std::is_sorted(values.begin(), values.end()));
        QVERIFY(std::find(values.begin(), values.end(), knob_value(plan, knob)) != values.end());
        for (const std::int64_t value : values) {
            const auto moved = rebalance(plan, knob, value, {});
            QVERIFY(moved && is_valid(*moved));
            QCOMPARE(knob_value(*moved, knob), value);
        }
    }
    const std::vector<std::int64_t> tp = valid_values(plan, Knob::tp, {});
    QVERIFY(std::find(tp.begin(), tp.end(), 8) != tp.end());
    QVERIFY(std::find(tp.begin(), tp.end(), 3) == tp.end());
}

void TestKnobs::everyMoveIsValid() {
    std::mt19937 random(2);
    Plan plan = start("deepseek-v3");
    const auto first = nearest_valid(plan, {});
    QVERIFY(first.has_value());
    plan = *first;
    for (int i = 0; i < 200; ++i) {
        const Knob knobs[] = {Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::ep, Knob::etp, Knob::micro_batch, Knob::accumulation};
        const Knob knob = knobs[random() % std::size(knobs)];
        const std::vector<std::int64_t> values = valid_values(plan, knob, {});
        if (values.empty()) continue;
        const std::int64_t value = values[random() % values.size()];
        const auto moved = rebalance(plan, knob, value, {});
        QVERIFY(moved.has_value());
        QVERIFY(is_valid(*moved));
        QCOMPARE(knob_value(*moved, knob), value);
        QCOMPARE(moved->training.global_batch, plan.training.global_batch);
        plan = *moved;
    }
}

void TestKnobs::nearestValid() {
    Plan plan = start();
    plan.cluster.nodes = 6; // 48 GPUs
    const auto fixed = nearest_valid(plan, {});
    QVERIFY(fixed.has_value());
    QVERIFY(is_valid(*fixed));
    QCOMPARE(fixed->layout.tp * fixed->layout.pp * fixed->layout.cp * fixed->layout.dp, 48);
    plan.training.global_batch = 96;
    const auto other = nearest_valid(plan, {});
    QVERIFY(other.has_value());
    QVERIFY(is_valid(*other));
    plan.model.heads = 0;
    QVERIFY(!nearest_valid(plan, {}).has_value());
}

QTEST_GUILESS_MAIN(TestKnobs)
#include "test_knobs.moc"
