// SPDX-License-Identifier: Apache-2.0
// Closed forms of section 6 against the schedule they stand for.
#include "core/estimate/pipeline.h"
#include "core/estimate/simulation/pipeline_run.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace fivefold;

namespace {

/// Seconds of each rank, dealt evenly to its stages.
double simulated(const PipelineOrder& order, const std::vector<double>& f, const std::vector<double>& b, double hop = 0) {
    const double chunks = static_cast<double>(order.stages) / static_cast<double>(order.ranks.size());
    StageSeconds seconds;
    for (const int rank : order.rank_of) {
        seconds.forward.push_back(f[static_cast<std::size_t>(rank)] / chunks);
        seconds.backward.push_back(b[static_cast<std::size_t>(rank)] / chunks);
        seconds.weight.push_back(0);
    }
    return pipeline_makespan(order, seconds, hop);
}

/// The same on every stage.
StageSeconds uniform(const PipelineOrder& order, double f, double b, double w) {
    const auto n = static_cast<std::size_t>(order.stages);
    return {std::vector<double>(n, f), std::vector<double>(n, b), std::vector<double>(n, w)};
}

} // namespace

class TestPipeline : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalStages();
    void unevenGpipeIsExact();
    void unevenOneFOneB();
    void interleavedWithHeavyLastChunk();
    void exposedHops();
    void zeroBubble();
    void inFlight();
};

void TestPipeline::equalStages() {
    for (const int p : {2, 4, 8, 16})
        for (const int m : {p, 2 * p, 4 * p}) {
            const std::vector<double> f(static_cast<std::size_t>(p), 1.0), b(static_cast<std::size_t>(p), 2.0);
            const double ideal = 3.0 * m;
            QCOMPARE(gpipe_time(f, b, m) - ideal, 3.0 * (p - 1)); // (6.5)
            QCOMPARE(one_f_one_b_time(f, b, m) - ideal, 3.0 * (p - 1));
            QCOMPARE(gpipe_time(f, b, m), simulated(gpipe_order(p, m), f, b));
            QCOMPARE(one_f_one_b_time(f, b, m), simulated(one_f_one_b_order(p, m), f, b));
            for (const int v : {2, 4}) {
                QVERIFY(std::abs(interleaved_time(f, b, m, v) - ideal - 3.0 * (p - 1) / v) < 1e-9); // (6.6)
                QVERIFY(std::abs(interleaved_time(f, b, m, v) - simulated(interleaved_order(p, m, v), f, b)) < 1e-9);
            }
        }
}

void TestPipeline::unevenGpipeIsExact() {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> spread(0.5, 1.5);
    for (int i = 0; i < 200; ++i) {
        const int p = 2 + i % 9, m = p + i % 17;
        std::vector<double> f(static_cast<std::size_t>(p)), b(static_cast<std::size_t>(p));
        for (double& value : f) value = spread(random);
        for (double& value : b) value = 2 * spread(random);
        QVERIFY(std::abs(gpipe_time(f, b, m) - simulated(gpipe_order(p, m), f, b)) < 1e-9);
    }
}

void TestPipeline::unevenOneFOneB() {
    for (const int p : {2, 4, 8, 16})
        for (const int m : {p, 2 * p, 4 * p})
            for (const double last : {0.1, 0.3, 0.5, 1.0})
                for (const double first : {0.0, 0.2}) {
                    std::vector<double> f(static_cast<std::size_t>(p), 1.0);
                    f[static_cast<std::size_t>(p - 1)] += last;
                    f.front() += first;
                    std::vector<double> b = f;
                    for (double& value : b) value *= 2;
                    QVERIFY(std::abs(one_f_one_b_time(f, b, m) - simulated(one_f_one_b_order(p, m), f, b)) < 1e-9); // first and last: exact
                }
    // Any spread: a lower bound, at most 3 % low.
    std::mt19937 random(5);
    std::uniform_real_distribution<double> spread(1, 3), ratio(1.5, 3);
    for (int i = 0; i < 500; ++i) {
        const int p = 2 + i % 15, m = p * (1 + i % 4);
        std::vector<double> f(static_cast<std::size_t>(p)), b(static_cast<std::size_t>(p));
        for (std::size_t k = 0; k < f.size(); ++k) {
            f[k] = spread(random);
            b[k] = f[k] * ratio(random);
        }
        const double closed = one_f_one_b_time(f, b, m), exact = simulated(one_f_one_b_order(p, m), f, b);
        QVERIFY(closed <= exact * (1 + 1e-12));
        QVERIFY(closed >= exact * 0.965);
    }
}

void TestPipeline::interleavedWithHeavyLastChunk() {
    for (const int p : {4, 8})
        for (const int v : {2, 4})
            for (const int m : {p, 2 * p, 4 * p})
                for (const double extra : {0.1, 0.5, 1.0}) {
                    std::vector<double> f(static_cast<std::size_t>(p), 1.0), b(static_cast<std::size_t>(p), 2.0);
                    f[static_cast<std::size_t>(p - 1)] += extra;
                    b[static_cast<std::size_t>(p - 1)] += 2 * extra;
                    const PipelineOrder order = interleaved_order(p, m, v);
                    StageSeconds seconds = uniform(order, 1.0 / v, 2.0 / v, 0);
                    seconds.forward.back() += extra;
                    seconds.backward.back() += 2 * extra;
                    const double exact = pipeline_makespan(order, seconds);
                    QVERIFY(std::abs(interleaved_time(f, b, m, v) - exact) < 1e-9);
                }
}

void TestPipeline::exposedHops() { // (6.8), exact when p divides m
    for (const int p : {2, 4, 8, 16})
        for (const int m : {p, 2 * p, 4 * p})
            for (const double hop : {0.01, 0.05}) {
                const std::vector<double> f(static_cast<std::size_t>(p), 1.0), b(static_cast<std::size_t>(p), 2.0);
                const double blocking = simulated(one_f_one_b_order(p, m), f, b, hop) - one_f_one_b_time(f, b, m);
                QVERIFY(std::abs(exposed_p2p(Schedule::one_f_one_b, p, m, 1, hop) - blocking) < 1e-9);
                QCOMPARE(exposed_p2p(Schedule::one_f_one_b, p, m, 2, hop), 2 * hop * (2 * p - 1));
            }
    QCOMPARE(exposed_p2p(Schedule::one_f_one_b, 1, 8, 1, 1.0), 0.0);
}

void TestPipeline::zeroBubble() {
    for (const int p : {2, 4, 8}) {
        const int m = 4 * p;
        const double f = 1, b = 1, w = 1;
        const double exact = pipeline_makespan(zb_h1_order(p, m), uniform(zb_h1_order(p, m), f, b, w));
        QVERIFY(std::abs(m * (f + b + w) + zb_h1_bubble(p, f, b, w) - exact) < 1e-9); // (6.7)
    }
    // DualPipe, published slot order at F = B = W: idle (p/2 - 1)(FB + B - 3 W), FB = 3, B = 2.
    const PipelineRun result = run_pipeline(dual_pipe_order(4, 8), uniform(dual_pipe_order(4, 8), 1, 1, 1));
    double least_idle = result.makespan;
    for (const RankSpan& rank : result.ranks) least_idle = std::min(least_idle, result.makespan - rank.busy);
    QCOMPARE(least_idle, 2.0);
    QCOMPARE(dual_pipe_bubble(4, 3, 2, 1), 2.0);
}

void TestPipeline::inFlight() {
    QCOMPARE(micro_batches_in_flight(Schedule::one_f_one_b, 8, 0, 32), 8.0);
    QCOMPARE(micro_batches_in_flight(Schedule::one_f_one_b, 8, 7, 32), 1.0);
    QCOMPARE(micro_batches_in_flight(Schedule::one_f_one_b, 8, 0, 3), 3.0);
    QCOMPARE(micro_batches_in_flight(Schedule::gpipe, 8, 5, 32), 32.0);
    QVERIFY(std::abs(interleaved_in_flight(8, 0, 64, 3, 8) - 8 * (1 + 7.0 / 24)) < 1e-12); // (3.13): 10.333
    for (const auto& [p, v] : {std::pair{4, 2}, {8, 3}, {8, 5}, {16, 4}}) {
        std::int64_t chunks = 0;
        for (std::int64_t j = 0; j < v; ++j) chunks += ChunksInFlight(p, 0, 4 * p, v)[j];
        const PipelineRun run = run_pipeline(interleaved_order(p, 4 * p, v), uniform(interleaved_order(p, 4 * p, v), 1, 2, 0));
        QCOMPARE(static_cast<int>(chunks), run.ranks.front().peak_alive);
    }
}

QTEST_GUILESS_MAIN(TestPipeline)
#include "test_pipeline.moc"
