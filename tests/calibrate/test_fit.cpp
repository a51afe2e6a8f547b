// SPDX-License-Identifier: Apache-2.0
// Fitting recovers constants that made the runs, keeps to its priors where runs say nothing, and shrugs off outliers.
#include "core/calibrate/fit.h"
#include "core/calibrate/linear_solve.h"
#include "core/estimate/estimate.h"
#include "core/formats/catalogue.h"
#include "core/plan/rules.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace fivefold;

namespace {

Constant* find_constant(std::vector<SoftwareProfile>& parts, Constant SoftwareProfile::*member) { return &(parts.front().*member); }

/// Valid Megatron plans of many shapes on H100.
std::vector<MeasuredRun> made_runs(const Catalogue& catalogue, const ProfileLibrary& truth, double noise, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::normal_distribution<double> scatter(0, noise);
    const auto pick = [&](auto... values) {
        const std::int64_t all[] = {values...};
        return all[random() % sizeof...(values)];
    };
    std::vector<MeasuredRun> runs;
    for (int i = 0; i < 400 && runs.size() < 120; ++i) {
        Plan plan = sample_plan(catalogue);
        plan.model = catalogue.find_model(i % 3 == 0 ? "llama-3.1-8b" : i % 3 == 1 ? "llama-3.1-70b" : "llama-2-13b")->model;
        plan.layout.tp = pick(1, 2, 4, 8);
        plan.layout.pp = pick(1, 2, 4);
        plan.layout.vpp = 1;
        plan.layout.micro_batch = pick(1, 2, 4);
        plan.training.seq_len = pick(1024, 4096, 8192);
        complete(plan);
        if (!is_valid(plan)) continue;
        const Profile profile = truth.select(plan.cluster.gpu.id, plan.cluster.gpu.architecture, "megatron");
        MeasuredRun run;
        run.plan = plan;
        run.step_time = Seconds(estimate(plan, profile).time.total().value() * std::exp(scatter(random)));
        runs.push_back(run);
    }
    return runs;
}

const FitParameter* parameter(const FitResult& result, const std::string& key) {
    for (const FitParameter& entry : result.parameters)
        if (entry.key == key) return &entry;
    return nullptr;
}

} // namespace

class TestFit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void linearSolve();
    void recoversConstants();
    void shrugsOffOutliers();
    void saysWhatIsNotIdentified();
    void stops();
    void nothingToFit();
};

void TestFit::linearSolve() {
    const std::vector<std::vector<double>> matrix = {{4, 1, 0}, {1, 3, -1}, {0, -1, 2}};
    const std::vector<double> x = solve_positive(matrix, {9, 4, 5}); // 4 x + y, x + 3 y - z, -y + 2 z
    for (std::size_t i = 0; i < 3; ++i) {
        double product = 0;
        for (std::size_t j = 0; j < 3; ++j) product += matrix[i][j] * x[j];
        QVERIFY(std::abs(product - std::vector<double>{9, 4, 5}[i]) < 1e-12);
    }
    const auto inverse = inverse_positive(matrix);
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j) {
            double product = 0;
            for (std::size_t k = 0; k < 3; ++k) product += matrix[i][k] * inverse[k][j];
            QVERIFY(std::abs(product - (i == j ? 1 : 0)) < 1e-12);
        }
}

void TestFit::recoversConstants() {
    const Catalogue catalogue = load_catalogue();
    ProfileLibrary truth = catalogue.profiles;
    Constant* efficiency = find_constant(truth.software, &SoftwareProfile::hbm_efficiency);
    for (HardwareProfile& part : truth.hardware)
        if (part.gpu == "h100-sxm5-80gb") part.gemm_bf16.value *= 0.93;
    efficiency->value *= 1.06;
    const std::vector<MeasuredRun> runs = made_runs(catalogue, truth, 0.005, 1);
    QVERIFY(runs.size() > 60);
    FitOptions options;
    options.noise = 0.01;
    options.prior_scale = 3;
    const FitResult result = fit_profiles(catalogue.profiles, runs, options);
    QVERIFY(result.fitted_after.median < 0.01);
    QVERIFY(result.held_back_after.n > 5);
    QVERIFY(result.held_back_after.median < 0.012);
    QVERIFY(result.held_back_after.median < 0.5 * result.held_back_before.median);
    // gemm_bf16 and the family's gemm_share only act as a product
    double share = 1, gemm = 1;
    for (const FitParameter& entry : result.parameters) {
        if (entry.key == "gemm_share") share = entry.fitted / entry.start;
        if (entry.key == "gemm_bf16") gemm = entry.fitted / entry.start;
    }
    QVERIFY2(std::abs(share * gemm / 0.93 - 1) < 0.02, qPrintable(QString::number(share * gemm)));
}

void TestFit::shrugsOffOutliers() {
    const Catalogue catalogue = load_catalogue();
    std::vector<MeasuredRun> runs = made_runs(catalogue, catalogue.profiles, 0.005, 2);
    for (std::size_t i = 0; i < runs.size(); i += 10) runs[i].step_time = *runs[i].step_time * 3.0; // broken runs
    const FitResult result = fit_profiles(catalogue.profiles, runs, {});
    QVERIFY2(result.fitted_after.median < 0.015, qPrintable(QString::number(result.fitted_after.median)));
}

void TestFit::saysWhatIsNotIdentified() {
    const Catalogue catalogue = load_catalogue();
    const std::vector<MeasuredRun> runs = made_runs(catalogue, catalogue.profiles, 0.005, 3);
    const FitResult result = fit_profiles(catalogue.profiles, runs, {});
    for (const char* key : {"host_moe_layer", "gemm_fp8"}) { // dense runs in bf16 do not touch them
        const FitParameter* untouched = parameter(result, key);
        QVERIFY(!untouched || (!untouched->touched() && untouched->fitted == untouched->start));
    }
    const FitParameter* release = parameter(result, "release_gain");
    QVERIFY(!release || !release->identified()); // all runs are of one release
    for (const FitParameter& entry : result.parameters) {
        QVERIFY(entry.learned >= 0 && entry.learned <= 1);
        QVERIFY(entry.low <= entry.fitted && entry.fitted <= entry.high);
    }
}

void TestFit::stops() {
    const Catalogue catalogue = load_catalogue();
    const std::vector<MeasuredRun> runs = made_runs(catalogue, catalogue.profiles, 0.05, 4);
    std::stop_source source;
    source.request_stop();
    const FitResult result = fit_profiles(catalogue.profiles, runs, {}, source.get_token());
    QVERIFY(result.stopped);
    QCOMPARE(result.iterations, 0);
    QCOMPARE(result.library.hardware.size(), catalogue.profiles.hardware.size());
}

void TestFit::nothingToFit() {
    const Catalogue catalogue = load_catalogue();
    const FitResult result = fit_profiles(catalogue.profiles, {}, {});
    QVERIFY(result.parameters.empty());
    QVERIFY(result.library.software == catalogue.profiles.software);
}

QTEST_GUILESS_MAIN(TestFit)
#include "test_fit.moc"
