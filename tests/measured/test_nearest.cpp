// SPDX-License-Identifier: Apache-2.0
#include <QTest> // first: moc of Qt 6.4 cannot read libstdc++'s <compare> as the first standard header

#include "core/formats/catalogue.h"
#include "core/measured/health.h"
#include "core/measured/nearest.h"

#include <algorithm>

using namespace fivefold;

class TestNearest : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();
    ProfileSource profiles_ = [this](const Plan& plan) { return catalogue_.profile_for(plan); };

    // A run of `plan` that took `factor` times what the model says.
    MeasuredRun run_of(const Plan& plan, double factor) const {
        MeasuredRun run;
        run.plan = plan;
        run.step_time = estimate(plan, profiles_(plan)).time.total() * factor;
        return run;
    }
    std::vector<HealthFlag> checked(const std::vector<MeasuredRun>& runs) const {
        return check_health(runs, validate(runs, profiles_).predictions, profiles_);
    }

private Q_SLOTS:
    void distance() {
        const Plan plan = sample_plan(catalogue_);
        QCOMPARE(plan_distance(plan, plan), 0.0);
        Plan named = plan;
        named.name = "another name";
        named.model.name = "another model";
        QCOMPARE(plan_distance(plan, named), 0.0);
        Plan doubled = plan;
        doubled.layout.tp *= 2;
        QCOMPARE(plan_distance(plan, doubled), 1.0);
        QCOMPARE(plan_distance(doubled, plan), 1.0);
        Plan twice = doubled;
        twice.layout.tp *= 2;
        QCOMPARE(plan_distance(plan, twice), 2.0);
        Plan other = plan;
        other.training.framework = Framework::nanotron;
        QVERIFY(plan_distance(plan, other) > plan_distance(plan, twice));
    }
    void nearestFirst() {
        const Plan plan = sample_plan(catalogue_);
        Plan near = plan, far = plan;
        near.layout.micro_batch *= 2;
        near.layout.accumulation /= 2;
        far.training.seq_len *= 4;
        std::vector<MeasuredRun> runs = {run_of(far, 1.1), run_of(plan, 0.8), run_of(near, 1.0)};
        runs.push_back(run_of(plan, 3));
        runs.back().software_state = "polling";
        runs.push_back(run_of(plan, 1));
        runs.back().skip = "GPU not stated";
        const std::vector<NearRun> nearest = nearest_runs(plan, runs, profiles_, 5);
        QCOMPARE(nearest.size(), 3u);
        QCOMPARE(nearest[0].run, 1u);
        QCOMPARE(nearest[0].distance, 0.0);
        QVERIFY(qAbs(nearest[0].error() - 0.25) < 1e-9); // 1 / 0.8 - 1
        QCOMPARE(nearest[1].run, 2u);
        QCOMPARE(nearest[2].run, 0u);
        QCOMPARE(nearest_runs(plan, runs, profiles_, 1).size(), 1u);
        QVERIFY(nearest_runs(plan, {}, profiles_, 5).empty());
    }
    void healthyRunsAreNotFlagged() {
        const Plan plan = sample_plan(catalogue_);
        QVERIFY(checked({run_of(plan, 1.0), run_of(plan, 1.08), run_of(plan, 0.93)}).empty());
        MeasuredRun crashed = run_of(plan, 5);
        crashed.outcome = Outcome::crashed;
        QVERIFY(checked({crashed}).empty());
    }
    void causesAreFound_data() {
        QTest::addColumn<int>("cause");
        QTest::newRow("unfused attention") << static_cast<int>(HealthCause::unfused_attention);
        QTest::newRow("slow fabric") << static_cast<int>(HealthCause::slow_fabric);
    }
    // A run that was as slow as the model says with the cause in it names that cause first.
    void causesAreFound() {
        QFETCH(int, cause);
        Plan plan = sample_plan(catalogue_);
        plan.layout.pp = 1; // so that the fabric carries ZeRO-3's gathers, and nothing waits for a pipeline
        plan.layout.zero = 3;
        plan.layout.micro_batch = 1;
        plan.training.framework = Framework::torchtitan;
        plan.training.attention = AttentionKernel::flash;
        plan.training.seq_len = 16384;
        complete(plan);
        Plan sick = plan;
        if (cause == static_cast<int>(HealthCause::unfused_attention)) sick.training.attention = AttentionKernel::unfused;
        else sick.cluster.network.bandwidth_per_gpu = sick.cluster.network.bandwidth_per_gpu * 0.1;
        MeasuredRun run = run_of(sick, 1.02);
        run.plan = plan;
        const auto flags = checked({run_of(plan, 1), run});
        QCOMPARE(flags.size(), 1u);
        QCOMPARE(flags[0].run, 1u);
        QVERIFY(flags[0].slowdown() > 1.2);
        QCOMPARE(static_cast<int>(flags[0].causes.front()), cause);
    }
    // A pipeline that polls loses a fixed time at each micro-batch.
    void pollingIsFound() {
        const Plan plan = sample_plan(catalogue_);
        QVERIFY(plan.layout.pp > 1);
        MeasuredRun run = run_of(plan, 1);
        run.step_time = *run.step_time + Seconds(static_cast<double>(plan.layout.accumulation));
        const auto flags = checked({run});
        QCOMPARE(flags.size(), 1u);
        QCOMPARE(static_cast<int>(flags[0].causes.front()), static_cast<int>(HealthCause::pipeline_waits));
        QCOMPARE(std::count(flags[0].causes.begin(), flags[0].causes.end(), HealthCause::pipeline_waits), 1);
    }
    // Where micro-batches are long, polling is a small share of the step, and found all the same; the same share of another kind is not.
    void pollingOfLongStepsIsFound() {
        const Plan plan = sample_plan(catalogue_);
        const MeasuredRun healthy = run_of(plan, 1);
        Prediction prediction;
        prediction.step_time = *healthy.step_time;
        prediction.low = prediction.step_time * 0.95;
        const Seconds wait(0.5 * static_cast<double>(plan.layout.accumulation)), polled = prediction.step_time + wait;
        prediction.high = prediction.step_time + wait * 0.8;
        QVERIFY(!far_outside(polled, prediction));
        QVERIFY(out_of_health(plan, polled, prediction));
        QVERIFY(!out_of_health(plan, prediction.step_time + wait * 0.7, prediction)); // inside the band
        prediction.high = prediction.step_time + wait * 4;
        QVERIFY(!out_of_health(plan, prediction.step_time + wait * 5, prediction)); // more than polling costs
        Plan plain = plan;
        plain.layout.pp = 1;
        prediction.high = prediction.step_time + wait * 0.8;
        QVERIFY(!out_of_health(plain, polled, prediction));
    }
    void slowHostIsFound() {
        Plan plan = sample_plan(catalogue_);
        plan.model = catalogue_.find_model("llama-3.2-1b")->model; // small enough for launches to matter
        plan.training.framework = Framework::nanotron;
        plan.layout.tp = 8;
        plan.layout.pp = plan.layout.vpp = plan.layout.micro_batch = 1;
        plan.training.seq_len = 2048;
        complete(plan);
        Profile slow = profiles_(plan);
        slow.software.host_dense_layer.value *= 3;
        MeasuredRun run = run_of(plan, 1);
        run.step_time = estimate(plan, slow).time.total();
        const auto flags = checked({run});
        QCOMPARE(flags.size(), 1u);
        QVERIFY(std::find(flags[0].causes.begin(), flags[0].causes.end(), HealthCause::slow_host) != flags[0].causes.end());
    }
    void circumstances() {
        Plan plan = sample_plan(catalogue_); // has a pipeline; forty times slower is more than any what-if explains
        QVERIFY(plan.layout.pp > 1);
        const auto slow = checked({run_of(plan, 40)});
        QCOMPARE(slow.size(), 1u);
        QVERIFY(slow[0].causes == std::vector<HealthCause>{HealthCause::pipeline_waits});
        const auto fast = checked({run_of(plan, 0.3)});
        QCOMPARE(fast.size(), 1u);
        QVERIFY(fast[0].causes == std::vector<HealthCause>{HealthCause::unknown});
    }
};

QTEST_APPLESS_MAIN(TestNearest)
#include "test_nearest.moc"
