// SPDX-License-Identifier: Apache-2.0
// Strips, scaling curves and sensitivities: small analyses over many estimates.
#include "core/plan/rules.h"
#include "core/search/scaling.h"
#include "core/search/sensitivity.h"
#include "core/search/strip.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace fivefold;
using namespace fivefold::test;

namespace {

Plan llama70b(int nodes = 8) {
    Layout layout;
    layout.tp = 4;
    layout.pp = 4;
    layout.vpp = 5;
    return plan_for("llama-3.1-70b", "h100", nodes, layout, 8192, 128);
}

Plan mixtral() {
    Layout layout;
    layout.tp = 2;
    layout.pp = 2;
    layout.ep = 8;
    return plan_for("mixtral-8x7b", "h100", 8, layout, 4096, 256);
}

Plan sharded() {
    Layout layout;
    layout.zero = 3;
    Plan plan = plan_for("llama-3.1-8b", "a100-80gb", 4, layout, 4096, 64);
    plan.training.framework = Framework::fsdp1;
    return plan;
}

double elasticity(const std::vector<Sensitivity>& all, Resource resource) {
    const auto found = std::find_if(all.begin(), all.end(), [=](const Sensitivity& entry) { return entry.resource == resource; });
    return found == all.end() ? std::nan("") : found->elasticity;
}

double sum_of_sizes(const std::vector<Sensitivity>& all) {
    return std::accumulate(all.begin(), all.end(), 0.0, [](double sum, const Sensitivity& entry) { return sum + std::abs(entry.elasticity); });
}

/// Without the seconds that no resource changes: launches, latencies inside a node, first bytes.
Profile without_fixed_times(const Plan& plan) {
    Profile profile = profile_of(plan);
    HardwareProfile& hardware = profile.hardware;
    for (Constant* seconds : {&hardware.kernel_launch, &hardware.collective_base, &hardware.collective_base_small, &hardware.scale_up_hop, &hardware.ring_step,
                              &hardware.p2p_base, &hardware.ring_chunk_base, &hardware.dispatch_base, &profile.software.shard_copy})
        seconds->value = 0;
    return profile;
}

} // namespace

#define NEAR(value, expected, tolerance) QVERIFY2(std::abs((value) - (expected)) <= (tolerance), qPrintable(QString::number(value, 'g', 10)))

class TestAnalyses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stripPointsAreValid();
    void stripHoldsThePresentPlan();
    void stripRespectsLocks();
    void stripOfNothing();
    void strongScaling();
    void weakScaling();
    void scalingHook();
    void stoppedAnalyses();
    void computeBoundPlan();
    void elasticitiesSumToOne();
    void signsOfElasticities();
    void elasticityPredictsASmallStep();
    void linksThatNothingCrosses();
    void latencyWithoutAHop();
    void memoryNeverChangesALayout();
    void memoryPurchases();
};

void TestAnalyses::stripPointsAreValid() {
    for (const Plan& plan : {llama70b(), mixtral(), sharded()})
        for (const Knob knob : {Knob::tp, Knob::pp, Knob::dp, Knob::cp, Knob::ep, Knob::vpp, Knob::micro_batch, Knob::accumulation, Knob::zero, Knob::recompute}) {
            const std::vector<StripPoint> strip = what_if_strip(plan, profile_of(plan), knob);
            std::vector<std::int64_t> values;
            for (const StripPoint& point : strip) {
                values.push_back(point.value);
                QVERIFY(point.outcome.valid && is_valid(point.outcome.plan));
                QCOMPARE(knob_value(point.outcome.plan, knob), point.value);
                QCOMPARE(point.outcome.plan.training.global_batch, plan.training.global_batch);
                QVERIFY(point.outcome.metrics.step_time > Seconds(0) && point.outcome.memory > Bytes(0));
            }
            QCOMPARE(values, valid_values(plan, knob, {}));
        }
}

void TestAnalyses::stripHoldsThePresentPlan() {
    const Plan plan = llama70b();
    const Estimate now = estimate(plan, profile_of(plan));
    for (const Knob knob : {Knob::tp, Knob::pp, Knob::vpp, Knob::micro_batch, Knob::zero}) {
        const std::vector<StripPoint> strip = what_if_strip(plan, profile_of(plan), knob);
        QCOMPARE(std::count_if(strip.begin(), strip.end(), [](const StripPoint& point) { return point.present; }), 1);
        for (const StripPoint& point : strip) {
            NEAR(point.speed, now.metrics.step_time / point.outcome.metrics.step_time, 1e-12); // the same batch on the same GPUs
            if (!point.present) continue;
            QCOMPARE(point.outcome.plan, plan);
            QVERIFY(point.outcome.metrics.step_time == now.metrics.step_time);
            QVERIFY(point.outcome.memory == now.memory.stages[now.memory.worst_stage].total());
            QCOMPARE(point.outcome.fits(), now.memory.fits());
        }
    }
}

void TestAnalyses::stripRespectsLocks() {
    const Plan plan = llama70b();
    const Locks locks = {Knob::pp, Knob::cp};
    const std::vector<StripPoint> strip = what_if_strip(plan, profile_of(plan), Knob::tp, locks);
    QVERIFY(strip.size() > 2);
    for (const StripPoint& point : strip) {
        QCOMPARE(point.outcome.plan.layout.pp, plan.layout.pp);
        QCOMPARE(point.outcome.plan.layout.cp, plan.layout.cp);
    }
}

void TestAnalyses::stripOfNothing() {
    Plan plan = llama70b();
    plan.model.heads = 0;
    QVERIFY(what_if_strip(plan, profile_of(plan), Knob::tp).empty());
}

void TestAnalyses::strongScaling() {
    const Plan plan = llama70b();
    const int nodes[] = {4, 8, 16, 32, 7};
    const std::vector<ScalingPoint> curve = scaling_curve(plan, profile_of(plan), nodes, ScalingKind::strong);
    QCOMPARE(curve.size(), 5U);
    for (std::size_t i = 0; i < 4; ++i) {
        QVERIFY(curve[i].outcome && curve[i].outcome->valid);
        QCOMPARE(gpu_count(curve[i].outcome->plan.cluster), 8 * nodes[i]);
        QCOMPARE(curve[i].outcome->plan.training.global_batch, 128);
        if (i == 0) continue;
        QVERIFY(curve[i].outcome->metrics.step_time < curve[i - 1].outcome->metrics.step_time);
        QVERIFY(curve[i].efficiency < curve[i - 1].efficiency); // fewer micro-batches for each pipeline
        NEAR(curve[i].efficiency, curve[i].outcome->metrics.mfu / curve[0].outcome->metrics.mfu, 1e-9);
    }
    QVERIFY(curve[1].outcome->plan == plan);
    QVERIFY(curve[0].efficiency == 1);
    const std::vector<int> usual = usual_node_counts(12);
    QCOMPARE(usual, (std::vector<int>{3, 6, 12, 24, 48, 96}));
}

void TestAnalyses::weakScaling() {
    const Plan plan = llama70b();
    const int nodes[] = {8, 16, 64, 256};
    const std::vector<ScalingPoint> curve = scaling_curve(plan, profile_of(plan), nodes, ScalingKind::weak);
    for (std::size_t i = 0; i < curve.size(); ++i) {
        QVERIFY(curve[i].outcome && curve[i].outcome->valid);
        QCOMPARE(curve[i].outcome->plan.training.global_batch, 16 * nodes[i]);
        QCOMPARE(curve[i].outcome->plan.layout.accumulation, plan.layout.accumulation); // only data parallelism grows
        QVERIFY(curve[i].efficiency > 0.8 && curve[i].efficiency <= 1.001);
    }
    const int odd[] = {3};
    Plan small = plan;
    small.training.global_batch = 4;
    QVERIFY(!scaling_curve(small, profile_of(plan), odd, ScalingKind::weak).front().outcome); // 1.5 sequences
}

/// What is stopped ends with what it has; progress tells of every point.
void TestAnalyses::stoppedAnalyses() {
    const Plan plan = llama70b();
    const Profile profile = profile_of(plan);
    const int nodes[] = {4, 8, 16};
    std::stop_source source;
    std::vector<int> told;
    const std::vector<ScalingPoint> curve = scaling_curve(plan, profile, nodes, ScalingKind::strong, {}, source.get_token(), [&](const ScalingPoint& point) {
        told.push_back(point.nodes);
        if (told.size() == 2) source.request_stop();
    });
    QCOMPARE(told, (std::vector<int>{4, 8}));
    QCOMPARE(curve.size(), 2U);
    QVERIFY(what_if_strip(plan, profile, Knob::tp, {}, source.get_token()).empty());
    QVERIFY(!memory_purchase(plan, profile, 1.25, source.get_token()).now);
}

void TestAnalyses::scalingHook() {
    const Plan plan = llama70b();
    const int nodes[] = {8, 16};
    int calls = 0;
    const Reoptimise deeper = [&](const Plan& start) -> std::optional<Plan> {
        ++calls;
        if (start.cluster.nodes == 16) return std::nullopt;
        return rebalance(start, Knob::pp, 8, {});
    };
    const std::vector<ScalingPoint> curve = scaling_curve(plan, profile_of(plan), nodes, ScalingKind::strong, deeper);
    QCOMPARE(calls, 2);
    QCOMPARE(curve[0].outcome->plan.layout.pp, 8);
    QVERIFY(curve[1].outcome && curve[1].outcome->plan.layout.pp == plan_on_nodes(plan, 16, ScalingKind::strong)->layout.pp); // nothing better: the nearest
}

void TestAnalyses::computeBoundPlan() {
    // One GPU, nothing to communicate, memory and host made so fast that only multiplications take time.
    Plan plan = plan_for("llama-3.1-8b", "h100", 1, {}, 8192, 8);
    plan.cluster.gpus_per_node = 1;
    complete(plan);
    plan.cluster.gpu.hbm *= 1e4;
    Profile profile = with_resource(plan, without_fixed_times(plan), Resource::host_speed, 1e6).profile;
    const std::vector<Sensitivity> all = sensitivities(plan, profile);
    NEAR(elasticity(all, Resource::peak_flops), -1, 0.01);
    for (const Sensitivity& entry : all) {
        if (entry.resource == Resource::peak_flops) {
            NEAR(entry.doubled, 0.5, 0.005);
            NEAR(entry.improved, 1 / 1.1, 0.001);
        } else {
            NEAR(entry.elasticity, 0, 0.01);
        }
    }
}

void TestAnalyses::elasticitiesSumToOne() {
    // Time is homogeneous of degree -1 in all rates and inverse latencies together (Euler), when nothing else takes seconds.
    for (const Plan& plan : {llama70b(), mixtral(), sharded()}) {
        const std::vector<Sensitivity> exact = sensitivities(plan, without_fixed_times(plan));
        QCOMPARE(exact.size(), kResources);
        NEAR(sum_of_sizes(exact), 1, 2e-3);
        const double real = sum_of_sizes(sensitivities(plan, profile_of(plan)));
        QVERIFY2(real < 1 && real > 0.7, qPrintable(QString::number(real)));
    }
}

void TestAnalyses::signsOfElasticities() {
    for (const Plan& plan : {llama70b(), mixtral(), sharded()})
        for (const Sensitivity& entry : sensitivities(plan, profile_of(plan))) {
            const bool latency = entry.resource == Resource::network_latency;
            QVERIFY(latency ? entry.elasticity >= 0 && entry.elasticity <= 1 : entry.elasticity <= 1e-9 && entry.elasticity >= -1);
            QVERIFY(entry.doubled <= entry.improved + 1e-12 && entry.improved <= 1 + 1e-12);
        }
    Plan broken = llama70b();
    broken.model.heads = 0;
    QVERIFY(sensitivities(broken, profile_of(broken)).empty());
}

void TestAnalyses::elasticityPredictsASmallStep() {
    const Plan plan = llama70b();
    for (const Sensitivity& entry : sensitivities(plan, profile_of(plan))) {
        const Inputs more = with_resource(plan, profile_of(plan), entry.resource, 1.005);
        const double change = estimate(more.plan, more.profile).time.total() / estimate(plan, profile_of(plan)).time.total() - 1;
        NEAR(change, entry.elasticity * 0.005, 5e-5);
    }
}

void TestAnalyses::linksThatNothingCrosses() {
    Layout layout;
    layout.tp = 8;
    const Plan alone = plan_for("llama-3.1-8b", "h100", 1, layout, 8192, 16);
    const std::vector<Sensitivity> one_node = sensitivities(alone, profile_of(alone));
    QVERIFY(elasticity(one_node, Resource::network_bandwidth) == 0);
    QVERIFY(elasticity(one_node, Resource::network_latency) == 0);
    QVERIFY(elasticity(one_node, Resource::nvlink_bandwidth) < 0);
    QVERIFY(elasticity(sensitivities(sharded(), profile_of(sharded())), Resource::network_bandwidth) < 0);
}

void TestAnalyses::latencyWithoutAHop() {
    Plan plan = sharded();
    plan.cluster.network.hop = Seconds(0); // the profile's
    const Profile profile = profile_of(plan);
    const Inputs same = with_resource(plan, profile, Resource::network_latency, 1), slower = with_resource(plan, profile, Resource::network_latency, 10);
    QVERIFY(estimate(same.plan, same.profile).time.total() == estimate(plan, profile).time.total());
    QVERIFY(estimate(slower.plan, slower.profile).time.total() > estimate(plan, profile).time.total());
}

void TestAnalyses::memoryNeverChangesALayout() {
    for (const Plan& plan : {llama70b(), mixtral(), sharded()}) {
        Plan larger = plan;
        larger.cluster.gpu.usable_memory *= 2;
        QVERIFY(estimate(plan, profile_of(plan)).time.total() == estimate(larger, profile_of(plan)).time.total());
    }
}

void TestAnalyses::memoryPurchases() {
    // A plan held back by memory: full recomputation on one node.
    Layout layout;
    layout.tp = 8;
    layout.recompute.kind = RecomputeKind::full;
    const Plan held = plan_for("llama-3.1-70b", "h200", 2, layout, 8192, 64);
    const MemoryPurchase more = memory_purchase(held, profile_of(held), 2);
    QVERIFY(more.then.has_value());
    QVERIFY(more.then->fits());
    QVERIFY(more.gain() > 1.0);
    QVERIFY(!more.now || more.then->metrics.step_time <= more.now->metrics.step_time);
    QVERIFY(more.then->memory > held.cluster.gpu.usable_memory * 0.9); // it is the memory that is used
    // A small model has enough.
    const Plan small = plan_for("llama-3.2-1b", "h100", 1, {}, 2048, 64);
    const MemoryPurchase idle = memory_purchase(small, profile_of(small));
    QVERIFY(idle.now && idle.then);
    QVERIFY(idle.gain() < 1.01);
    // Nothing fits, not even then.
    const Plan hopeless = plan_for("llama-3.1-405b", "a100-40gb", 1, layout, 8192, 64);
    QVERIFY(memory_purchase(hopeless, profile_of(hopeless)).gain() == 0);
}

QTEST_GUILESS_MAIN(TestAnalyses)
#include "test_analyses.moc"
