// SPDX-License-Identifier: Apache-2.0
// A few runs of one kind leave constants open; designed runs close them, and the fit afterwards shows it.
#include "core/calibrate/design.h"
#include "core/estimate/estimate.h"
#include "core/formats/catalogue.h"
#include "core/measured/nearest.h"
#include "core/plan/rules.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace fivefold;

class TestDesign : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();

    [[nodiscard]] MeasuredRun run_of(const Plan& plan) const {
        MeasuredRun run;
        run.plan = plan;
        run.step_time = estimate(plan, catalogue_.profile_for(plan)).time.total();
        return run;
    }
    // Sixteen runs without pipeline, of one length and micro-batch.
    [[nodiscard]] std::vector<MeasuredRun> narrow_runs() const {
        std::vector<MeasuredRun> runs;
        for (const std::int64_t batch : {64, 128, 256, 512})
            for (const std::int64_t tp : {1, 2, 4, 8}) {
                Plan plan = sample_plan(catalogue_);
                plan.model = catalogue_.find_model("llama-3.1-8b")->model;
                plan.layout.tp = tp;
                plan.layout.pp = plan.layout.vpp = 1;
                plan.training.global_batch = batch;
                complete(plan);
                if (is_valid(plan)) runs.push_back(run_of(plan));
            }
        return runs;
    }
    [[nodiscard]] static FitOptions options() {
        FitOptions options;
        options.hold_back = 0;
        options.prior = Prior::spread;
        return options;
    }
    [[nodiscard]] static double learned(const FitResult& fit) {
        double sum = 0;
        for (const FitParameter& parameter : fit.parameters) sum += parameter.learned;
        return sum;
    }

private Q_SLOTS:
    void proposesRunsThatCanBeMade() {
        const std::vector<MeasuredRun> runs = narrow_runs();
        const FitResult fit = fit_profiles(catalogue_.profiles, runs, options());
        const std::vector<DesignedRun> design = design_runs(fit, runs, 4);
        QVERIFY(!design.empty() && design.size() <= 4);
        std::set<std::size_t> configurations;
        double error = design.front().error_before;
        for (const DesignedRun& run : design) {
            QVERIFY(is_valid(run.plan));
            QVERIFY(estimate(run.plan, catalogue_.profile_for(run.plan)).memory.fits());
            QVERIFY(run.plan.cluster.nodes <= runs.front().plan.cluster.nodes);
            QVERIFY(run.step_time > Seconds(0));
            QVERIFY(configurations.insert(configuration_key(run.plan)).second);
            QCOMPARE(run.error_before, error);
            QVERIFY(run.error_after < run.error_before);
            error = run.error_after;
            for (const DesignedRun::Lesson& lesson : run.lessons) QVERIFY(lesson.learned_after > lesson.learned_before);
        }
    }
    void theFitKeepsThePromise() {
        std::vector<MeasuredRun> runs = narrow_runs();
        const FitResult before = fit_profiles(catalogue_.profiles, runs, options());
        const std::vector<DesignedRun> design = design_runs(before, runs, 3);
        const std::vector<MeasuredRun> narrow = runs;
        for (const DesignedRun& run : design) runs.push_back(run_of(run.plan));
        const FitResult after = fit_profiles(catalogue_.profiles, runs, options());
        std::vector<MeasuredRun> repeated = narrow; // as many runs more, but of the old kind
        for (std::size_t i = 0; i < design.size(); ++i) repeated.push_back(narrow[i]);
        const FitResult dull = fit_profiles(catalogue_.profiles, repeated, options());
        QVERIFY(!design.empty());
        QVERIFY2(learned(after) - learned(before) > 3 * (learned(dull) - learned(before)), qPrintable(QString::number(learned(after)) + u' ' + QString::number(learned(dull))));
        for (const DesignedRun::Lesson& lesson : design.front().lessons)
            QVERIFY(after.parameters[lesson.parameter].learned > before.parameters[lesson.parameter].learned + 0.5 * (lesson.learned_after - lesson.learned_before));
    }
    void anUnknownGpuGetsItsOwnPart() {
        std::vector<MeasuredRun> runs = narrow_runs();
        runs.resize(3);
        for (MeasuredRun& run : runs) {
            run.plan.cluster.gpu.id = "h900-new";
            run.step_time = *run.step_time * 1.3;
        }
        FitOptions only_gpu = options();
        only_gpu.software = false;
        const FitResult fit = fit_profiles(catalogue_.profiles, runs, only_gpu);
        QCOMPARE(fit.library.hardware.size(), catalogue_.profiles.hardware.size() + 1);
        QCOMPARE(fit.library.hardware.back().gpu, std::string("h900-new"));
        QVERIFY(fit.fitted_before.median > 0.2);
        QVERIFY2(fit.fitted_after.median < 0.05, qPrintable(QString::number(fit.fitted_after.median)));
        QVERIFY(fit.library.software == catalogue_.profiles.software);
        for (std::size_t i = 0; i < catalogue_.profiles.hardware.size(); ++i) QVERIFY(fit.library.hardware[i] == catalogue_.profiles.hardware[i]);
    }
    void leftOutIsWorseThanFitted() {
        std::vector<MeasuredRun> runs = narrow_runs();
        for (std::size_t i = 0; i < runs.size(); ++i) runs[i].step_time = *runs[i].step_time * std::exp(i % 2 == 0 ? 0.03 : -0.03);
        const FitResult fit = fit_profiles(catalogue_.profiles, runs, options());
        QCOMPARE(fit.left_out.n, runs.size());
        QVERIFY(fit.left_out.mean > fit.fitted_after.mean);
    }
    void nothingToLearn() {
        QVERIFY(design_runs(fit_profiles(catalogue_.profiles, {}, options()), {}, 5).empty());
    }
};

QTEST_APPLESS_MAIN(TestDesign)
#include "test_design.moc"
