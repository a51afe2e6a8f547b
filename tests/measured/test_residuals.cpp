// SPDX-License-Identifier: Apache-2.0
#include <QTest> // first: moc of Qt 6.4 cannot read libstdc++'s <compare> as the first standard header

#include "core/formats/catalogue.h"
#include "core/measured/residuals.h"


using namespace fivefold;

namespace {

bool near(double a, double b) { return qAbs(a - b) < 1e-9 * qMax(1.0, qAbs(b)); }

} // namespace

class TestResiduals : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();
    ProfileSource profiles_ = [this](const Plan& plan) { return catalogue_.profile_for(plan); };

    MeasuredRun sample(const char* source) const {
        MeasuredRun run;
        run.run_id = "r";
        run.source = source;
        run.gpu = "H100";
        run.framework = "Megatron";
        run.plan = sample_plan(catalogue_);
        return run;
    }

private Q_SLOTS:
    void figures() {
        const ErrorFigures figures = error_figures({0.1, -0.2, 0.3, -0.4, 0.0});
        QCOMPARE(figures.n, 5u);
        QVERIFY(near(figures.mape, 20));
        QVERIFY(near(figures.median, 20));
        QVERIFY(near(figures.p90, 36)); // between 30 and 40 at rank 3.6
        QVERIFY(near(figures.bias, -4));
        QVERIFY(near(error_figures({-0.5}).p90, 50));
        QCOMPARE(error_figures({}).n, 0u);
    }
    void groupsAndErrors() {
        MeasuredRun good = sample("one");
        const Prediction expected = predict(good, profiles_);
        QCOMPARE(expected.skipped, std::string());
        good.step_time = expected.step_time * (1 / 1.25); // predicted 25 % too slow
        good.software_state = "slow";
        good.reading(MemoryKind::smi) = expected.memory[static_cast<std::size_t>(MemoryKind::smi)] * 2.0;
        good.reading(MemoryKind::unspecified) = expected.memory[static_cast<std::size_t>(MemoryKind::smi)];
        MeasuredRun skipped = sample("two");
        skipped.skip = "GPU not stated";
        MeasuredRun crashed = sample("two");
        crashed.outcome = Outcome::crashed;
        const std::vector<MeasuredRun> runs = {good, skipped, crashed};
        const Validation validation = validate(runs, profiles_);
        QCOMPARE(validation.predictions.size(), 3u);
        QCOMPARE(validation.groups.size(), 5u); // all, two sources, a GPU, a framework

        const ValidationGroup& all = validation.groups[0];
        QCOMPARE(all.by, std::string("all"));
        QCOMPARE(all.rows, 3u);
        QCOMPARE(all.evaluated, 2u);
        QCOMPARE(all.skipped.at("GPU not stated"), 1u);
        QCOMPARE(all.step_time.n, 1u);
        QVERIFY(near(all.step_time.bias, 25));
        QCOMPARE(all.step_time_normal.n, 0u); // that run was in a broken state
        QVERIFY(near(all.memory[static_cast<std::size_t>(MemoryKind::smi)].bias, -50));
        QVERIFY(near(all.memory[static_cast<std::size_t>(MemoryKind::unspecified)].mape, 0));
        QCOMPARE(all.memory[static_cast<std::size_t>(MemoryKind::reserved)].n, 0u);
        QCOMPARE(all.verdict.ran_fits + all.verdict.ran_oom, 1u);
        QCOMPARE(all.verdict.crashed_fits + all.verdict.crashed_oom, 1u);
        QCOMPARE(validation.groups[1].name, std::string("one"));
        QCOMPARE(validation.groups[2].rows, 2u);
    }
    void memoryKindsAreOrdered() {
        MeasuredRun run = sample("one");
        const Prediction p = predict(run, profiles_);
        QVERIFY(p.memory[0] < p.memory[1]);  // steady < allocated
        QVERIFY(p.memory[1] <= p.memory[2]); // <= reserved
        QVERIFY(p.memory[2] < p.memory[3]);  // < smi
        QVERIFY(p.low <= p.step_time && p.step_time <= p.high);
    }
    void stageThatWasRead() {
        MeasuredRun run = sample("one");
        run.plan.layout.tp = 4;
        run.plan.layout.pp = 4;
        complete(run.plan);
        run.stage.kind = StageRead::Kind::last;
        QCOMPARE(predict(run, profiles_).stage, 3u);
        run.stage.kind = StageRead::Kind::first;
        QCOMPARE(predict(run, profiles_).stage, 0u);
        run.stage = {StageRead::Kind::number, 2};
        QCOMPARE(predict(run, profiles_).stage, 2u);
        run.stage = {StageRead::Kind::number, 99};
        QCOMPARE(predict(run, profiles_).stage, 3u);
        run.stage.kind = StageRead::Kind::first_or_last;
        QVERIFY(predict(run, profiles_).stage % 3 == 0);
    }
    void hostilePlanIsSkipped() {
        MeasuredRun run = sample("one");
        run.plan.model.layers = 0;
        QVERIFY(!predict(run, profiles_).skipped.empty());
    }
};

QTEST_APPLESS_MAIN(TestResiduals)
#include "test_residuals.moc"
