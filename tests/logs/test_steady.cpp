// SPDX-License-Identifier: Apache-2.0
#include "core/measured/steady.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace fivefold;

namespace {

std::vector<double> noisy(std::size_t count, double mean, double deviation, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::normal_distribution<double> noise(mean, deviation);
    std::vector<double> seconds(count);
    for (double& value : seconds) value = noise(random);
    return seconds;
}

} // namespace

class TestSteady : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingAndLittle() {
        QCOMPARE(steady_state(std::vector<double>{}).steps, std::size_t{0});
        const double bad[] = {0, -1, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()};
        QCOMPARE(steady_state(bad).steps, std::size_t{0});
        const double one[] = {3.0};
        const SteadyState single = steady_state(one);
        QCOMPARE(single.median.value(), 3.0);
        QVERIFY(!single.enough && !single.bimodal && single.drift == 0);
        const double four[] = {9, 3, 3, 3, 3};
        QVERIFY(!steady_state(four).enough); // four after warm-up
        const double five[] = {9, 3, 3, 3, 3, 3};
        QVERIFY(steady_state(five).enough);
    }
    void warmUp() {
        // Exponentially settling starts: what is left is within 5 % of the end.
        for (const double start : {2.0, 10.0, 100.0}) {
            std::vector<double> seconds;
            for (int i = 0; i < 60; ++i) seconds.push_back(5 * (1 + (start - 1) * std::exp(-i / 2.0)));
            const SteadyState steady = steady_state(seconds);
            QVERIFY(seconds[steady.warm_up] <= 5.3);
            QVERIFY(steady.warm_up > 0 && steady.warm_up < 20);
            QVERIFY(std::abs(steady.median.value() - 5) < 0.01);
        }
        // None is dropped where there is none.
        QCOMPARE(steady_state(noisy(50, 5, 0.02, 1)).warm_up, std::size_t{0});
        // One slow step in between does not extend the warm-up.
        std::vector<double> late(40, 5.0);
        late[20] = 50;
        QCOMPARE(steady_state(late).warm_up, std::size_t{0});
        QCOMPARE(steady_state(late).outliers, std::size_t{1});
    }
    // 95 % of the intervals hold the true median.
    void intervalHoldsTheMedian() {
        int inside = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            const SteadyState steady = steady_state(noisy(30, 5, 0.05, seed));
            inside += steady.low.value() <= 5 && 5 <= steady.high.value();
        }
        QVERIFY2(inside >= 365 && inside <= 400, qPrintable(QString::number(inside)));
    }
    void outliersDoNotMove() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            std::vector<double> seconds = noisy(60, 5, 0.02, seed);
            for (std::size_t i = 5; i < seconds.size(); i += 12) seconds[i] = 12; // checkpoints
            const SteadyState steady = steady_state(seconds);
            QCOMPARE(steady.outliers, std::size_t{5});
            QVERIFY(std::abs(steady.median.value() - 5) < 0.02);
            QVERIFY(steady.mean.value() > 5.4); // a long run pays for them
            QVERIFY(!steady.bimodal);
        }
    }
    void twoLevels() {
        int found = 0, wrong = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            std::vector<double> two = noisy(60, 5, 0.02, seed);
            for (std::size_t i = 0; i < two.size(); ++i)
                if (i % 3 == 0) two[i] += 1; // a third of the steps
            const SteadyState steady = steady_state(two);
            found += steady.bimodal && std::abs(steady.lower_mode.value() - 5) < 0.03 && std::abs(steady.upper_mode.value() - 6) < 0.03;
            wrong += steady_state(noisy(60, 5, 0.3, seed)).bimodal;
        }
        QCOMPARE(found, 100);
        QCOMPARE(wrong, 0);
    }
    void drift() {
        int wrong = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            std::vector<double> slower = noisy(100, 5, 0.02, seed);
            for (std::size_t i = 0; i < slower.size(); ++i) slower[i] += 0.005 * static_cast<double>(i); // 10 % over the run
            const double drift = steady_state(slower).drift;
            QVERIFY2(drift > 0.08 && drift < 0.11, qPrintable(QString::number(drift)));
            wrong += steady_state(noisy(100, 5, 0.05, seed)).drift != 0;
        }
        QVERIFY2(wrong <= 4, qPrintable(QString::number(wrong)));
    }
    void timesFromThroughput() {
        RunLog log;
        for (int i = 1; i <= 10; ++i) {
            LogStep step;
            step.iteration = i;
            step.tokens_per_gpu = 4096;
            log.steps.push_back(step);
        }
        QVERIFY(step_times(log).steps.empty()); // neither batch nor GPUs are known
        log.global_batch = 64;
        log.seq_len = 4096;
        QVERIFY(step_times(log).steps.empty());
        StepTimes times = step_times(log, {0, 0, 32});
        QVERIFY(times.source == StepTimeSource::throughput);
        QCOMPARE(times.steps.front().seconds, 2.0);
        QCOMPARE(step_times(log, {128, 4096, 32}).steps.front().seconds, 4.0); // the plan's batch where the lines state none
        for (LogStep& step : log.steps) step.seconds = 3;
        QVERIFY(step_times(log, {0, 0, 32}).source == StepTimeSource::printed);
        QCOMPARE(step_times(log).steps.front().seconds, 3.0);
    }
};

QTEST_APPLESS_MAIN(TestSteady)
#include "test_steady.moc"
