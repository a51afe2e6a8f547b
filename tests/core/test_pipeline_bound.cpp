// SPDX-License-Identifier: Apache-2.0
// Bounds of simulated schedules: never above what the events say, and close to it.
#include "core/estimate/simulated_pipeline.h"
#include "core/estimate/simulation/pipeline_run.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace fivefold;

namespace {

constexpr double kRounding = 1e-11;

struct Case {
    Layout layout;
    PipelineStages stages;
    double hop = 0;
    bool blocking = false;
};

/// A schedule on stages between equal and 30 times of each other, with few and with many micro-batches.
Case random_case(std::mt19937& random) {
    std::uniform_real_distribution<double> share(0, 1);
    Case c;
    c.layout.schedule = std::array{Schedule::zero_bubble_h1, Schedule::zero_bubble_v, Schedule::dual_pipe}[random() % 3];
    c.layout.pp = 2 + static_cast<std::int64_t>(random() % 11);
    c.layout.accumulation = 1 + static_cast<std::int64_t>(random() % (random() % 8 == 0 ? 4000 : 60));
    if (c.layout.schedule == Schedule::dual_pipe) {
        c.layout.pp += c.layout.pp % 2;
        c.layout.accumulation = 2 * (c.layout.pp + c.layout.accumulation);
    }
    const std::size_t stages = static_cast<std::size_t>(c.layout.pp) * (c.layout.schedule == Schedule::zero_bubble_v ? 2 : 1);
    const double spread = std::array{0.0, 0.3, 2.0, 29.0}[random() % 4];
    for (std::size_t i = 0; i < stages; ++i) {
        c.stages.forward.push_back(1 + spread * share(random));
        c.stages.backward.push_back(2 * (1 + spread * share(random)));
    }
    c.hop = std::array{0.0, 0.02, 0.5, 5.0}[random() % 4] * share(random);
    c.blocking = random() % 3 == 0;
    return c;
}

StageSeconds random_seconds(const PipelineOrder& order, std::mt19937& random) {
    std::uniform_real_distribution<double> seconds(0, 3);
    StageSeconds all;
    for (int stage = 0; stage < order.stages; ++stage) {
        all.forward.push_back(seconds(random));
        all.backward.push_back(seconds(random));
        all.weight.push_back(seconds(random));
    }
    return all;
}

} // namespace

class TestPipelineBound : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void neverAboveTheEstimate();
    void neverAboveAnyOrder();
    void exactForEqualStages();
    void steadyStateLengthens();
};

void TestPipelineBound::neverAboveTheEstimate() {
    std::mt19937 random(11);
    MakespanBounds bounds;
    double mean = 0;
    int continued = 0;
    constexpr int kRounds = 4000;
    for (int round = 0; round < kRounds; ++round) {
        const Case c = random_case(random);
        QVERIFY(is_simulated(c.layout));
        const double exact = simulated_makespan(c.layout, c.stages, c.hop, c.blocking), bound = bounds.at_least(c.layout, c.stages, c.hop, c.blocking);
        QVERIFY2(bound <= exact, qPrintable(QStringLiteral("%1 of PP %2, %3 micro-batches: %4").arg(int(c.layout.schedule)).arg(c.layout.pp).arg(c.layout.accumulation).arg(bound / exact, 0, 'g', 17)));
        mean += bound / exact / kRounds;
        continued += c.layout.accumulation * 3 * static_cast<std::int64_t>(c.stages.forward.size()) > kMostSimulatedPasses ? 1 : 0;
    }
    qInfo("%.2f %% of the makespan in the mean of %d; %d beyond what is simulated in full", 100 * mean, kRounds, continued);
    QVERIFY(continued > 100);
    QVERIFY2(mean > 0.97, qPrintable(QString::number(mean)));
}

void TestPipelineBound::neverAboveAnyOrder() {
    std::mt19937 random(12);
    for (const PipelineOrderKind kind : kPipelineOrderKinds)
        for (int round = 0; round < 200; ++round) {
            const int p = 2 * (1 + static_cast<int>(random() % 4)), v = 1 + static_cast<int>(random() % 3);
            const bool dual = kind == PipelineOrderKind::dual_pipe || kind == PipelineOrderKind::dual_pipe_v;
            const int m = dual ? 2 * p + 2 * static_cast<int>(random() % 9) : 1 + static_cast<int>(random() % 30);
            const PipelineOrder order = pipeline_order(kind, p, m, v);
            const StageSeconds seconds = random_seconds(order, random);
            const double hop = round % 2 == 0 ? 0 : 0.3;
            const double exact = pipeline_makespan(order, seconds, hop), bound = PipelineBound(order).makespan(seconds, hop);
            QVERIFY2(bound <= exact * (1 + kRounding), qPrintable(QStringLiteral("%1, p %2, m %3: %4").arg(QLatin1String(pipeline_order_name(kind))).arg(p).arg(m).arg(bound / exact)));
            QVERIFY(bound > 0.5 * exact);
        }
}

/// Published bubbles: (p-1)(F+B-W) of ZB-H1, (p-1) F of ZB-V when F = B = W, whose last rank begins so late.
void TestPipelineBound::exactForEqualStages() {
    for (const PipelineOrderKind kind : {PipelineOrderKind::zero_bubble_h1, PipelineOrderKind::zero_bubble_v})
        for (const int p : {2, 4, 8, 16}) {
            const PipelineOrder order = pipeline_order(kind, p, 4 * p, 1);
            const std::vector<double> one(static_cast<std::size_t>(order.stages), 1.0);
            const double bound = PipelineBound(order).makespan({one, one, one}, 0);
            QCOMPARE(bound, 3.0 * order.stages / p * order.micro_batches + p - 1);
            QCOMPARE(bound, pipeline_makespan(order, {one, one, one}));
        }
}

void TestPipelineBound::steadyStateLengthens() {
    std::mt19937 random(13);
    for (const PipelineOrderKind kind : {PipelineOrderKind::zero_bubble_h1, PipelineOrderKind::zero_bubble_v, PipelineOrderKind::dual_pipe})
        for (const int p : {2, 4, 6})
            for (const int rest : {0, 2}) {
                const int m = 6 * p + rest;
                const PipelineOrder order = pipeline_order(kind, p, m, 1);
                const StageSeconds seconds = random_seconds(order, random);
                for (const int periods : {1, 5}) {
                    const double longer = PipelineBound(pipeline_order(kind, p, m + 2 * p * periods, 1)).makespan(seconds, 0.1);
                    const double lengthened = PipelineBound(order).makespan(seconds, 0.1, 2 * p * periods);
                    QVERIFY2(std::abs(longer - lengthened) <= kRounding * longer, qPrintable(QString::number(lengthened / longer, 'g', 17)));
                }
            }
}

QTEST_GUILESS_MAIN(TestPipelineBound)
#include "test_pipeline_bound.moc"
