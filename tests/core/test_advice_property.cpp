// SPDX-License-Identifier: Apache-2.0
// 500 plans of every kind: whatever is advised is better when it is done.
#include "app/texts/advice_texts.h"
#include "core/advise/next_changes.h"
#include "core/plan/rules.h"
#include "tests/core/random_plans.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <cmath>

using namespace fivefold;
using namespace fivefold::test;

namespace {

/// The changes applied anew, one by one.
std::optional<Plan> applied(const Plan& plan, const std::vector<KnobChange>& changes, Locks locks) {
    std::optional<Plan> result = plan;
    for (const KnobChange& change : changes) {
        result = apply_change(*result, change, locks);
        if (!result) return result;
        locks.insert(change.knob);
    }
    return result;
}

bool trains(const Plan& plan, const Estimate& result) { return result.valid && result.memory.fits() && is_valid(plan); }

} // namespace

class TestAdviceProperty : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyAdviceImproves();
};

void TestAdviceProperty::everyAdviceImproves() {
    std::mt19937 random(2026);
    int fitting = 0, helped = 0, rescued = 0;
    std::size_t advice = 0;
    for (int i = 0; i < 500; ++i) {
        const Plan plan = random_plan(random);
        const Profile profile = profile_of(plan);
        const Estimate now = estimate(plan, profile);
        QVERIFY(now.valid);
        for (const RuleOutcome& outcome : decision_framework(plan, profile, now)) {
            const std::string said = text::rule_sentence(outcome), model = text::model_sentence(outcome);
            QVERIFY2(!said.empty() && said != outcome.id && said.find('{') == std::string::npos && model.find('{') == std::string::npos, (outcome.id + ": " + said + model).c_str());
            QCOMPARE(outcome.model_disagrees, !model.empty());
            QVERIFY2(std::isfinite(outcome.value) && std::isfinite(outcome.threshold), outcome.id.c_str());
        }
        const std::vector<NextChange> changes = next_changes(plan, profile);
        const bool fits = trains(plan, now);
        fitting += fits;
        (fits ? helped : rescued) += !changes.empty();
        advice += changes.size();
        for (const NextChange& change : changes) {
            const std::optional<Plan> result = applied(plan, change.changes, {});
            QVERIFY(result.has_value() && *result == change.plan);
            const Estimate then = estimate(*result, profile);
            QVERIFY(trains(*result, then));
            QVERIFY(!fits || then.time.total() < now.time.total());
            QCOMPARE(change.makes_fit, !fits);
            QCOMPARE(then.time.total().value(), change.step_after.value());
            QCOMPARE(now.time.total().value(), change.step_before.value());
            QCOMPARE(then.memory.stages[then.memory.worst_stage].total().value(), change.memory_after.value());
            QCOMPARE(result->training, plan.training); // batch and sequence too
            QCOMPARE(result->cluster, plan.cluster);
            QCOMPARE(result->model, plan.model);
        }
    }
    qInfo("%d of 500 plans fit; of those %d can be faster; %d of the others can be made to fit; %zu changes in all", fitting, helped, rescued, advice);
    QVERIFY(fitting > 100 && fitting < 450 && helped > 100 && rescued > 50);
}

QTEST_GUILESS_MAIN(TestAdviceProperty)
#include "test_advice_property.moc"
