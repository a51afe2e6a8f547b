// SPDX-License-Identifier: Apache-2.0
// The band follows near runs, widens with what is not known, and covers what it claims on runs that it has not seen.
#include <QTest> // first: moc of Qt 6.4 cannot read libstdc++'s <compare> as the first standard header

#include "app/texts/finding_sentence.h"
#include "core/formats/catalogue.h"
#include "core/formats/runs_csv.h"
#include "core/measured/band.h"

#include <cmath>
#include <map>

using namespace fivefold;

class TestBand : public QObject {
    Q_OBJECT
    Catalogue catalogue_ = load_catalogue();
    ProfileSource profiles_ = [this](const Plan& plan) { return catalogue_.profile_for(plan); };

    [[nodiscard]] Band band(const Plan& plan, const std::vector<MeasuredRun>& runs, SameConfiguration same = SameConfiguration::counts) const {
        const Profile profile = profiles_(plan);
        return band_for(plan, time_band(estimate(plan, profile).time), profile, run_residuals(runs, profiles_), same);
    }
    // Ten runs around `plan` that took between 1 - off and 1 + off times what the model says.
    [[nodiscard]] std::vector<MeasuredRun> runs_around(const Plan& plan, double off) const {
        std::vector<MeasuredRun> runs;
        for (int i = 0; i < 10; ++i) {
            MeasuredRun run;
            run.plan = plan;
            run.plan.training.global_batch = plan.training.global_batch * (i / 2 + 1);
            complete(run.plan);
            run.step_time = estimate(run.plan, profiles_(run.plan)).time.total() * (i % 2 == 0 ? 1 + off : 1 - off);
            runs.push_back(run);
        }
        return runs;
    }
    [[nodiscard]] Plan stated_plan() const {
        Plan plan = sample_plan(catalogue_);
        plan.training.attention = AttentionKernel::flash;
        plan.training.cuda_graphs = CudaGraphs::none;
        plan.training.loss = LossKind::fused;
        plan.training.fused_norm = Switch::on;
        plan.training.torch_compile = Switch::off;
        return plan;
    }
    static double width(const Band& band) { return std::log(band.high / band.low); }

private Q_SLOTS:
    void withoutRunsItIsTheFamilys() {
        const Plan plan = stated_plan();
        const Estimate estimate = fivefold::estimate(plan, profiles_(plan));
        const Band none = band(plan, {});
        QVERIFY(none.open.empty());
        QVERIFY(std::abs(width(none) / std::log(estimate.time.high / estimate.time.low) - 1) < 1e-9);
        QCOMPARE(none.near_runs, 0.0);
        QCOMPARE(band_basis(none).front().id, std::string("band-family"));
    }
    void nearRunsNarrowAndWidenIt() {
        const Plan plan = stated_plan();
        const Band good = band(plan, runs_around(plan, 0.005)), bad = band(plan, runs_around(plan, 0.12));
        QVERIFY(good.near_runs > 4);
        QVERIFY(std::abs(good.near_error - 0.005) < 0.001);
        QVERIFY(width(good) < 0.7 * width(band(plan, {})));
        QVERIFY(width(bad) > 1.5 * width(band(plan, {})));
        QCOMPARE(band_basis(good).front().id, std::string("band-near-runs"));
        Plan other = plan;
        other.training.framework = Framework::nanotron; // those runs say nothing about it
        QCOMPARE(band(other, runs_around(plan, 0.12)).near_runs, 0.0);
    }
    void itLeansToWhereRunsWere() {
        const Plan plan = stated_plan();
        std::vector<MeasuredRun> runs = runs_around(plan, 0);
        for (MeasuredRun& run : runs) run.step_time = *run.step_time * 1.06;
        const Band slow = band(plan, runs);
        const Seconds time = estimate(plan, profiles_(plan)).time.total();
        QVERIFY(slow.low <= time && time <= slow.high);
        QVERIFY(std::log(slow.high / time) > 2 * std::log(time / slow.low));
    }
    void ownConfigurationCanBeLeftOut() {
        const Plan plan = stated_plan();
        std::vector<MeasuredRun> runs = runs_around(plan, 0.1);
        runs.resize(2); // both are the plan itself
        QVERIFY(band(plan, runs).near_runs > 1.9);
        QCOMPARE(band(plan, runs, SameConfiguration::excluded).near_runs, 0.0);
    }
    void openStatesWiden() {
        Plan plan = stated_plan();
        std::vector<MeasuredRun> runs = runs_around(plan, 0.01);
        for (std::size_t i = 0; i < 5; ++i) { // half of the framework's users do otherwise
            runs[i].plan.training.attention = AttentionKernel::unfused;
            runs[i].step_time = estimate(runs[i].plan, profiles_(runs[i].plan)).time.total();
        }
        const Band stated = band(plan, runs);
        plan.training.attention = AttentionKernel::unknown;
        const Band open = band(plan, runs);
        QCOMPARE(open.open.size(), 1u);
        QCOMPARE(open.open[0].state, OpenState::attention);
        QVERIFY(open.open[0].slower > 0.05);
        QVERIFY(width(open) > width(stated) + 0.5 * std::log1p(open.open[0].slower));
        QCOMPARE(band_basis(open).back().id, std::string("band-open"));
    }
    void beyondAllRunsWidens() {
        const Plan plan = stated_plan();
        const std::vector<MeasuredRun> runs = runs_around(plan, 0.02);
        QCOMPARE(band(plan, runs).kind, BandKind::interpolating);
        Plan large = plan;
        large.cluster.nodes *= 4;
        complete(large);
        const Band beyond = band(large, runs);
        QCOMPARE(beyond.kind, BandKind::extrapolating);
        QCOMPARE(beyond.beyond.size(), 1u);
        QCOMPARE(beyond.beyond[0].axis, PlanAxis::gpus);
        QCOMPARE(std::round(beyond.beyond[0].value), static_cast<double>(gpu_count(large.cluster)));
        QCOMPARE(std::round(beyond.beyond[0].seen), static_cast<double>(gpu_count(plan.cluster)));
        QVERIFY(width(beyond) > width(band(plan, runs)));
    }
    void borrowedConstantsWiden() {
        Plan plan = stated_plan();
        const Band own = band(plan, {});
        plan.cluster.gpu.id = "h900-new";
        const Band borrowed = band(plan, {});
        QCOMPARE(borrowed.kind, BandKind::other_gpu);
        QCOMPARE(borrowed.donor, std::string("h100-sxm5-80gb"));
        QVERIFY(width(borrowed) > 1.5 * width(own));
        QCOMPARE(band_basis(borrowed).front().id, std::string("band-other-gpu"));
    }
    void everyBasisHasASentence() {
        Band all;
        all.kind = BandKind::other_framework;
        all.donor = "megatron";
        for (int i = 0; i < 9; ++i) all.beyond.push_back({static_cast<PlanAxis>(i), 8, 4});
        for (std::size_t i = 0; i < kOpenStates; ++i) all.open.push_back({static_cast<OpenState>(i), -0.1, 0.2});
        for (const Finding& finding : band_basis(all)) {
            const std::string sentence = text::finding_sentence(finding);
            QVERIFY2(sentence != finding.id && sentence.find('{') == std::string::npos, sentence.c_str());
        }
    }
    // The claim, on published runs: 80 % inside, each judged by runs of other configurations.
    void coversWhatItClaims() {
        const std::vector<MeasuredRun> runs = load_timed_runs(catalogue_);
        QVERIFY(runs.size() > 2000);
        const std::vector<RunResidual> residuals = run_residuals(runs, profiles_);
        std::map<Framework, std::pair<double, double>> families; // inside, all
        double inside = 0, all = 0;
        for (const MeasuredRun& run : runs) {
            const Profile profile = profiles_(run.plan);
            const Estimate answer = estimate(run.plan, profile);
            if (answer.memory.stages.empty()) continue;
            const Band judged = band_for(run.plan, time_band(answer.time), profile, residuals, SameConfiguration::excluded);
            const bool within = judged.low <= *run.step_time && *run.step_time <= judged.high;
            auto& [family_inside, family_all] = families[run.plan.training.framework];
            family_inside += within ? 1 : 0;
            ++family_all;
            inside += within ? 1 : 0;
            ++all;
        }
        QVERIFY2(inside / all > 0.76 && inside / all < 0.87, qPrintable(QString::number(inside / all)));
        for (const auto& [framework, counts] : families)
            if (counts.second >= 100)
                QVERIFY2(counts.first / counts.second > 0.74 && counts.first / counts.second < 0.89, qPrintable(QString::number(counts.first / counts.second)));
    }
};

QTEST_APPLESS_MAIN(TestBand)
#include "test_band.moc"
