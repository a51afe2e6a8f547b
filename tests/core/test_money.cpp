// SPDX-License-Identifier: Apache-2.0
// Worked figures of section 7 and the properties of what is built on them.
#include "core/advise/budget.h"
#include "core/formats/cost_defaults.h"
#include "core/model/flops.h"
#include "core/model/parameters.h"
#include "core/plan/rules.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <cmath>

using namespace fivefold;
using namespace fivefold::test;

namespace {

constexpr double kDay = 86400;

bool near(double value, double expected, double tolerance) { return std::abs(value - expected) <= tolerance; }

Plan llama70b(int nodes = 16) {
    Layout layout;
    layout.tp = 8;
    layout.pp = 4;
    layout.vpp = 5;
    Plan plan = plan_for("llama-3.1-70b", "h100", nodes, layout, 8192, 512);
    plan.training.total_tokens = 1e12;
    return plan;
}

/// No failures, no spares, one price: what is left is arithmetic.
CostAssumptions plain(double price = 2.5) {
    CostAssumptions assumptions;
    assumptions.on_demand_price = price;
    return assumptions;
}

double model_flops(const char* id) {
    const Transformer& model = catalogue().find_model(id)->model;
    return model_flops_per_token(model, 8192, true, static_cast<double>(padded_vocabulary(model.vocab, 8)));
}

const CostAssumptions& defaults() {
    static const CostDefaults loaded = load_cost_defaults();
    return loaded.values;
}

} // namespace

#define NEAR(value, expected, tolerance) QVERIFY2(near(value, expected, tolerance), qPrintable(QString::number(value, 'g', 10)))

class TestMoney : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void meanTimeBetweenFailures();
    void checkpointSize();
    void intervals();
    void goodputWorked();
    void bestIntervalIsBest();
    void withoutFailures();
    void asyncCheckpoints();
    void spotIsPreempted();
    void trainingDays();
    void energyAndDollars();
    void planCostAddsUp();
    void planGoodputCounts();
    void reservedPaysForSpares();
    void storageAndEgress();
    void budgetsInvert();
    void computeOptimal();
    void phasesCoverTheRun();
    void phasesKeepTheBatch();
    void longPhasesFit();
    void nodesForDeadline();
    void everyFieldHasADefault();
};

void TestMoney::meanTimeBetweenFailures() { // (7.1)
    const Seconds gpu = gpu_mtbf_seen(419, 16384, Seconds(54 * kDay));
    NEAR(gpu.value() / 3600, 50677, 1);
    NEAR(cluster_mtbf(gpu, 16384).value() / 3600, 3.09, 0.005);
    NEAR(8 * 24 * 1000 / (gpu.value() / 3600), 3.8, 0.05); // failures in 1000 node-days
    NEAR(defaults().gpu_mtbf, gpu.value() / 3600, 1);
}

void TestMoney::checkpointSize() { // (7.2)
    Plan plan = llama70b();
    plan.model = catalogue().find_model("llama-3.1-405b")->model;
    CostAssumptions assumptions;
    NEAR(checkpoint_size(plan, assumptions).value(), 14 * 405'853'388'800.0, 1);
    NEAR(checkpoint_size(plan, assumptions).value() / 1e12, 5.7, 0.05);
    assumptions.storage_rate = 2000;
    NEAR(reliability(plan, profile_of(plan), assumptions).write.value(), 2.8, 0.05);
    assumptions.storage_rate = 0;
    assumptions.storage_rate_per_node = 1;
    plan.cluster.nodes = 2048;
    NEAR(reliability(plan, profile_of(plan), assumptions).write.value(), 5.682e12 / 2.048e12, 0.001);
    assumptions.checkpoint_bytes = 16;
    NEAR(checkpoint_size(plan, assumptions).value(), 16 * 405'853'388'800.0, 1);
    plan.training.optimizer = Optimizer::adam_8bit;
    assumptions.checkpoint_bytes = 0;
    NEAR(checkpoint_size(plan, assumptions).value(), 8 * 405'853'388'800.0, 1);
}

void TestMoney::intervals() { // (7.3)
    const Seconds mtbf = cluster_mtbf(Seconds(50677 * 3600.0), 16384);
    NEAR(young_interval(Seconds(30), mtbf).value() / 60, 13.6, 0.05);
    const double x = 30 / (2 * mtbf.value());
    NEAR(daly_interval(Seconds(30), mtbf).value(), young_interval(Seconds(30), mtbf).value() * (1 + std::sqrt(x) / 3 + x / 9) - 30, 1e-6);
    QVERIFY(daly_interval(Seconds(100), Seconds(40)) == Seconds(40)); // a checkpoint longer than twice the MTBF
}

void TestMoney::goodputWorked() { // (7.4)
    const Seconds gpu(50677 * 3600.0), delta(30), restart(300);
    const auto at = [&](double gpus, Seconds interval) { return goodput(interval, delta, cluster_mtbf(gpu, gpus), restart); };
    const Seconds best = young_interval(delta, cluster_mtbf(gpu, 16384)), small_best = young_interval(delta, cluster_mtbf(gpu, 1024));
    NEAR(at(16384, best), 0.904, 0.0005);
    NEAR(at(16384, Seconds(3600)), 0.82, 0.005);
    NEAR(at(16384, Seconds(7200)), 0.69, 0.005);
    NEAR(at(1024, small_best), 0.980, 0.0005);
    NEAR(at(1024, Seconds(3600)), 0.980, 0.0005);
    NEAR(at(1024, Seconds(7200)), 0.974, 0.0005);
    NEAR(goodput_first_order(small_best, delta, cluster_mtbf(gpu, 1024), restart), at(1024, small_best), 0.001); // rare failures: both forms agree
    QVERIFY(goodput_first_order(Seconds(7200), delta, cluster_mtbf(gpu, 16384), restart) < at(16384, Seconds(7200)));
}

void TestMoney::bestIntervalIsBest() {
    const Plan plan = llama70b();
    for (const double gpu_mtbf : {500.0, 5'000.0, 50'000.0, 5e6}) {
        CostAssumptions assumptions = defaults();
        assumptions.gpu_mtbf = gpu_mtbf;
        const Reliability run = reliability(plan, profile_of(plan), assumptions);
        QVERIFY(run.goodput == run.best_goodput);
        for (const double factor : {0.2, 0.5, 0.7, 1.4, 2.0, 5.0}) {
            assumptions.checkpoint_interval = run.best.value() * factor;
            const Reliability other = reliability(plan, profile_of(plan), assumptions);
            QVERIFY(other.goodput < run.best_goodput);
            QVERIFY(other.best_goodput == run.best_goodput);
        }
    }
}

void TestMoney::withoutFailures() {
    const Plan plan = llama70b();
    CostAssumptions assumptions = defaults();
    assumptions.gpu_mtbf = 0;
    const Reliability never = reliability(plan, profile_of(plan), assumptions);
    QVERIFY(never.goodput == 1 && never.mtbf == Seconds(0) && never.best == Seconds(0));
    assumptions.checkpoint_interval = 600;
    const Reliability chosen = reliability(plan, profile_of(plan), assumptions);
    NEAR(chosen.goodput, 600 / (600 + chosen.write.value()), 1e-12);
    QVERIFY(run_cost(plan, profile_of(plan), run_phases(plan, profile_of(plan)), assumptions)[PriceMode::on_demand].interruptions == 0);
    assumptions.gpu_mtbf = 1000; // checkpoints that cost nothing: only the restart is lost
    assumptions.storage_rate_per_node = 0;
    assumptions.checkpoint_interval = 0;
    const Reliability free = reliability(plan, profile_of(plan), assumptions);
    NEAR(free.goodput, std::exp(-free.restart.value() / free.mtbf.value()), 1e-12);
}

void TestMoney::asyncCheckpoints() {
    const Plan plan = llama70b();
    const Profile profile = profile_of(plan);
    CostAssumptions assumptions = defaults();
    assumptions.storage_rate = 10;
    const Reliability waits = reliability(plan, profile, assumptions);
    assumptions.async_checkpoint = true;
    const Reliability runs_on = reliability(plan, profile, assumptions);
    QVERIFY(waits.blocked == waits.write && runs_on.write == waits.write);
    NEAR(runs_on.blocked.value(), waits.checkpoint.value() / 128 / (plan.cluster.gpu.pcie.value() * profile.hardware.host_link_share.value), 1e-9);
    QVERIFY(runs_on.blocked < waits.blocked);
    QVERIFY(runs_on.goodput > waits.goodput);
    NEAR((runs_on.restart - waits.restart).value(), runs_on.write.value(), 1e-6);
    QVERIFY(runs_on.best >= runs_on.write); // one write at a time
}

void TestMoney::spotIsPreempted() {
    const Plan plan = llama70b();
    CostAssumptions assumptions = defaults();
    assumptions.gpu_mtbf = 0;
    assumptions.spot_preemptions = 0.01;
    const Reliability spot = reliability(plan, profile_of(plan), assumptions, true);
    NEAR(spot.mtbf.value(), 3600 / (16 * 0.01), 1e-6);
    QVERIFY(spot.restart == Seconds(assumptions.spot_restart));
    QVERIFY(reliability(plan, profile_of(plan), assumptions).mtbf == Seconds(0));
    assumptions.gpu_mtbf = 128; // one failure of the cluster in an hour
    const Reliability both = reliability(plan, profile_of(plan), assumptions, true);
    NEAR(both.mtbf.value(), 3600 / 1.16, 1e-6);
    NEAR(both.restart.value(), (1 * assumptions.restart_time + 0.16 * assumptions.spot_restart) / 1.16, 1e-9);
}

void TestMoney::trainingDays() { // (7.5)
    const Seconds llama = training_time(model_flops("llama-3.1-405b"), 15.6e12, 16384, FlopsPerSecond(400e12));
    NEAR(llama.value() / kDay, 69.5, 0.1);
    NEAR(gpu_hours(16384, llama) / 1e6, 27.3, 0.05);
    const double with_failures = gpu_hours(16384, training_time(model_flops("llama-3.1-405b"), 15.6e12, 16384, FlopsPerSecond(400e12), 0.92)) / 1e6;
    QVERIFY(with_failures > 29 && with_failures < 30);
    // Narayanan et al. 2021: 8 T P / (n X), all activations recomputed
    const double gpt3 = static_cast<double>(total_parameters(catalogue().find_model("gpt3-175b")->model));
    NEAR(training_time(8 * gpt3, 300e9, 1024, FlopsPerSecond(140e12)).value() / kDay, 33.8, 0.05);
}

void TestMoney::energyAndDollars() { // (7.5), (7.6)
    const Seconds wall = training_time(model_flops("llama-3.1-70b"), 15e12, 1024, FlopsPerSecond(0.4 * 989.4e12));
    NEAR(wall.value() / kDay, 192, 0.7);
    const double hours = gpu_hours(1024, wall);
    NEAR(hours / 1e6, 4.73, 0.02);
    NEAR(hours * 2.50 / 1e6, 11.8, 0.05);
    CostAssumptions assumptions;
    assumptions.host_watts = 210; // 0.7 kW * 1.3
    assumptions.pue = 1.1;
    NEAR(hours * power_per_gpu(Watts(700), assumptions).value() / 1e9, 4.7, 0.05); // GWh
    NEAR(power_per_gpu(Watts(700), assumptions).value(), 700 * 1.3 * 1.1, 1e-9);
}

void TestMoney::planCostAddsUp() {
    const Plan plan = llama70b();
    const Profile profile = profile_of(plan);
    const std::vector<Phase> phases = run_phases(plan, profile);
    QCOMPARE(phases.size(), 1U);
    CostAssumptions assumptions = plain();
    assumptions.host_watts = 210;
    assumptions.grid_carbon = 400;
    const RunCost cost = run_cost(plan, profile, phases, assumptions);
    const Metrics metrics = estimate(plan, profile).metrics;
    NEAR(cost.training.value() / kDay, metrics.days, 1e-9 * metrics.days); // the estimate's own days at goodput 1
    const ModeCost& mode = cost[PriceMode::on_demand];
    NEAR(mode.gpu_hours, metrics.gpu_hours, 1e-9 * metrics.gpu_hours);
    NEAR(mode.total.value(), 2.5 * metrics.gpu_hours, 1e-6 * metrics.gpu_hours);
    NEAR(cost.energy_kwh, mode.gpu_hours * 0.91, 1e-6 * mode.gpu_hours);
    NEAR(cost.co2_kg, cost.energy_kwh * 0.4, 1e-6 * cost.energy_kwh);
    NEAR(cost.flops / (cost.training.value() * 128 * 1e12), metrics.model_tflops_per_gpu, 1e-6 * metrics.model_tflops_per_gpu);
    Plan unpriced = plan;
    unpriced.cluster.gpu.price_per_hour = Dollars(0);
    QVERIFY(run_cost(unpriced, profile, phases, CostAssumptions())[PriceMode::on_demand].total == Dollars(0));
}

void TestMoney::planGoodputCounts() {
    Plan plan = llama70b();
    plan.training.goodput = 0.8;
    const Profile profile = profile_of(plan);
    const RunCost cost = run_cost(plan, profile, run_phases(plan, profile), defaults());
    QVERIFY(cost.goodput_from_plan);
    NEAR(cost[PriceMode::spot].wall.value(), cost.training.value() / 0.8, 1e-6);
    QVERIFY(cost[PriceMode::spot].reliability.goodput > 0.8); // still shown
}

void TestMoney::reservedPaysForSpares() {
    const Plan plan = llama70b();
    CostAssumptions assumptions = plain(4);
    assumptions.reserved_discount = 0.5;
    assumptions.spot_discount = 0.75;
    assumptions.spare_share = 0.2;
    QVERIFY(price_per_gpu_hour(plan, assumptions, PriceMode::on_demand) == Dollars(4));
    QVERIFY(price_per_gpu_hour(plan, assumptions, PriceMode::reserved) == Dollars(2.5));
    QVERIFY(price_per_gpu_hour(plan, assumptions, PriceMode::spot) == Dollars(1));
    assumptions.reserved_price = 1.6;
    assumptions.spot_price = 0.5;
    QVERIFY(price_per_gpu_hour(plan, assumptions, PriceMode::reserved) == Dollars(2));
    QVERIFY(price_per_gpu_hour(plan, assumptions, PriceMode::spot) == Dollars(0.5));
}

void TestMoney::storageAndEgress() {
    const Plan plan = llama70b();
    const Profile profile = profile_of(plan);
    const std::vector<Phase> phases = run_phases(plan, profile);
    CostAssumptions assumptions = plain();
    assumptions.storage_price = 0.02;
    assumptions.kept_checkpoints = 5;
    assumptions.egress_price = 0.1;
    assumptions.egress_checkpoints = 2;
    const RunCost cost = run_cost(plan, profile, phases, assumptions);
    const double gigabytes = 14 * 70.553706496; // of one checkpoint
    NEAR(cost.egress.value(), 0.2 * gigabytes, 1e-6);
    const ModeCost& mode = cost[PriceMode::on_demand];
    NEAR(mode.storage.value(), 0.1 * gigabytes * mode.wall.value() / 3600 / 730, 1e-6);
    NEAR(mode.total.value(), 2.5 * mode.gpu_hours + mode.storage.value() + cost.egress.value(), 1e-6 * mode.total.value());
    QVERIFY(tokens_for_dollars(cost, phases, cost.egress, PriceMode::on_demand) == 0);
}

void TestMoney::budgetsInvert() {
    const Plan plan = llama70b();
    const Profile profile = profile_of(plan);
    RunSchedule schedule;
    schedule.batch_tokens = {{0, 128 * 8192.0}, {2e11, 512 * 8192.0}};
    for (const RunSchedule& used : {RunSchedule(), schedule}) {
        const std::vector<Phase> phases = run_phases(plan, profile, used);
        const RunCost cost = run_cost(plan, profile, phases, defaults());
        for (std::size_t i = 0; i < kPriceModes; ++i) {
            const auto mode = static_cast<PriceMode>(i);
            NEAR(tokens_for_dollars(cost, phases, cost[mode].total, mode), 1e12, 1e3);
            NEAR(tokens_for_time(cost, phases, cost[mode].wall, mode), 1e12, 1e3);
            QVERIFY(tokens_for_time(cost, phases, cost[mode].wall * 2, mode) > 1.9e12); // the last phase has no end
            QVERIFY(tokens_for_dollars(cost, phases, cost[mode].total * 0.1, mode) < 1.5e11);
        }
    }
}

void TestMoney::computeOptimal() { // (7.7)
    const ComputeOptimal chinchilla = chinchilla_optimal(6 * 70e9 * 1.4e12); // the model of that paper: 70 B on 1.4 T
    NEAR(chinchilla.parameters, 70e9, 1);
    NEAR(chinchilla.tokens, 1.4e12, 100);
    const ComputeOptimal llama = llama3_optimal(3.8e25);
    NEAR(llama.tokens, 0.29 * std::pow(3.8e25, 0.53), 1);
    NEAR(6 * llama.parameters * llama.tokens / 3.8e25, 1, 1e-12);
}

void TestMoney::phasesCoverTheRun() {
    const Plan plan = llama70b();
    const Profile profile = profile_of(plan);
    RunSchedule schedule;
    schedule.batch_tokens = {{0, 1 << 20}, {1e11, 1 << 21}, {3e11, 1 << 22}, {2e12, 1 << 24}}; // the last begins after the end
    schedule.seq_len = {{0, 4096}, {2e11, 8192}};
    const std::vector<Phase> phases = run_phases(plan, profile, schedule);
    QCOMPARE(phases.size(), 4U);
    const double starts[] = {0, 1e11, 2e11, 3e11};
    const std::int64_t seq[] = {4096, 4096, 8192, 8192}, batch[] = {256, 512, 256, 512};
    double tokens = 0;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        QVERIFY(phases[i].from == starts[i] && phases[i].to == (i + 1 < phases.size() ? starts[i + 1] : 1e12));
        QVERIFY(is_valid(phases[i].outcome.plan));
        QCOMPARE(phases[i].outcome.plan.training.seq_len, seq[i]);
        QCOMPARE(phases[i].outcome.plan.training.global_batch, batch[i]);
        NEAR(phases[i].time.value(), phases[i].outcome.metrics.step_time.value() * phases[i].tokens() / phases[i].tokens_per_step(), 1e-3);
        tokens += phases[i].tokens();
    }
    NEAR(tokens, 1e12, 1);
    NEAR(total_time(phases).value(), phases[0].time.value() + phases[1].time.value() + phases[2].time.value() + phases[3].time.value(), 1e-3);
    QVERIFY(phases[0].flops / phases[0].tokens() < phases[2].flops / phases[2].tokens()); // attention over longer sequences
    QVERIFY(total_time(phases) > total_time(run_phases(plan, profile)));                  // small batches fill the pipeline less
}

void TestMoney::phasesKeepTheBatch() {
    const Plan plan = llama70b(); // DP 4
    const Profile profile = profile_of(plan);
    RunSchedule schedule;
    schedule.batch_tokens = {{0, 8192 * 250.0}}; // 62.5 micro-batches of each rank
    QCOMPARE(run_phases(plan, profile, schedule).front().outcome.plan.training.global_batch, 252);
    schedule.batch_tokens = {{0, 8192 * 2.0}}; // fewer sequences than data-parallel ranks
    const Phase small = run_phases(plan, profile, schedule).front();
    QVERIFY(is_valid(small.outcome.plan));
    QCOMPARE(small.outcome.plan.training.global_batch, 2);
    QVERIFY(small.outcome.plan.layout.dp <= 2);
}

void TestMoney::longPhasesFit() {
    const Plan plan = llama70b();
    const Profile profile = profile_of(plan);
    QVERIFY(outcome_of(plan, profile).fits());
    RunSchedule schedule;
    schedule.seq_len = {{9e11, 131072}};
    const std::vector<Phase> phases = run_phases(plan, profile, schedule);
    QCOMPARE(phases.size(), 2U);
    QVERIFY(phases[1].outcome.fits());
    QVERIFY(phases[1].outcome.plan.layout.cp > 1 || phases[1].outcome.plan.layout.recompute.kind != RecomputeKind::none);
    Plan unchanged = plan;
    unchanged.training.seq_len = 131072;
    unchanged.training.global_batch = 32;
    complete(unchanged);
    QVERIFY(is_valid(unchanged) && !outcome_of(unchanged, profile).fits());
    QVERIFY(all_fit(phases));
    NEAR(phases[1].tokens_per_step(), 512 * 8192.0, 512 * 8192.0 * 0.1); // the batch keeps its tokens
}

void TestMoney::nodesForDeadline() {
    const Plan plan = llama70b();
    const Profile profile = profile_of(plan);
    const RunCost now = run_cost(plan, profile, run_phases(plan, profile), defaults());
    const Seconds wall = now[PriceMode::on_demand].wall;
    const auto same = nodes_for_deadline(plan, profile, {}, defaults(), wall * 1.001, 256);
    QVERIFY(same && same->nodes <= 16 && same->cost[PriceMode::on_demand].wall <= wall * 1.001);
    const auto faster = nodes_for_deadline(plan, profile, {}, defaults(), wall * 0.4, 256);
    QVERIFY(faster && faster->nodes > same->nodes && faster->nodes <= 64);
    QVERIFY(all_fit(faster->phases));
    QVERIFY(faster->cost[PriceMode::on_demand].reliability.mtbf < now[PriceMode::on_demand].reliability.mtbf);
    QVERIFY(!nodes_for_deadline(plan, profile, {}, defaults(), wall * 0.4, 16));
    QVERIFY(!nodes_for_deadline(plan, profile, {}, defaults(), Seconds(60), 1024));
}

void TestMoney::everyFieldHasADefault() {
    const CostDefaults loaded = load_cost_defaults();
    QCOMPARE(loaded.sources.size(), cost_fields().size());
    for (std::size_t i = 0; i < loaded.sources.size(); ++i) {
        const CostField& field = cost_fields()[i];
        QCOMPARE(loaded.sources[i].name, std::string(field.name));
        QVERIFY(!loaded.sources[i].source.empty());
        QVERIFY(loaded.values.*field.value >= field.low && loaded.values.*field.value <= field.high);
    }
    QVERIFY_THROWS_EXCEPTION(std::exception, (void)read_cost_defaults(R"({"defaults": []})"));
    QVERIFY_THROWS_EXCEPTION(std::exception, (void)read_cost_defaults(R"({"defaults": [{"name": "pue", "value": 0.5, "source": "x"}]})"));
}

QTEST_GUILESS_MAIN(TestMoney)
#include "test_money.moc"
