// SPDX-License-Identifier: Apache-2.0
// Layouts that others publish, through the rules and the advice: the planner's typical configurations, and DeepSeek-V3's own.
#include "app/texts/finding_sentence.h"
#include "core/advise/decision.h"
#include "core/advise/next_changes.h"
#include "core/plan/framework_reach.h"
#include "core/plan/rules.h"
#include "core/search/recompute_choice.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <algorithm>

using namespace fivefold;
using namespace fivefold::test;

namespace {

/// A row of the table: all FSDP, on H100 with 80 GB, a micro-batch of one.
struct Row {
    const char* name;
    const char* model;
    int nodes;
    std::int64_t tp, pp, dp, seq_len, global_batch;
};
constexpr Row kRows[] = {
    {"7B on 8", "llama-2-7b", 1, 1, 1, 8, 4096, 256},        {"13B on 16", "llama-2-13b", 2, 2, 1, 8, 4096, 256},
    {"70B on 64", "llama-3.1-70b", 8, 8, 1, 8, 8192, 256},   {"70B on 128", "llama-3.1-70b", 16, 8, 2, 8, 8192, 256},
    {"405B on 16384", "llama-3.1-405b", 2048, 8, 16, 128, 8192, 2048},
};

Plan plan_of(const Row& row) {
    Layout layout;
    layout.tp = row.tp;
    layout.pp = row.pp;
    layout.zero = 3;
    Plan plan = plan_for(row.model, "h100-sxm5-80gb", row.nodes, layout, row.seq_len, row.global_batch);
    plan.layout.recompute = least_recompute_that_fits(plan, profile_of(plan));
    return plan;
}

std::string described(const std::vector<KnobChange>& changes) {
    std::string list;
    for (const KnobChange& change : changes)
        list += (list.empty() ? "" : ", ") + std::string(knob_name(change.knob)) + " " + text::knob_value_text(change.knob, change.from) + " -> " + text::knob_value_text(change.knob, change.to);
    return list;
}

Plan deepseek(const char* gpu, int nodes, const Layout& layout, std::int64_t global_batch) {
    Plan plan = plan_for("deepseek-v3-mtp", gpu, nodes, layout, 4096, global_batch);
    plan.training.precision = Precision::fp8;
    plan.training.optimizer = Optimizer::adam_bf16_moments;
    plan.training.dispatcher = Dispatcher::deep_ep;
    return plan;
}

} // namespace

class TestAdvisedPlans : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void typicalConfigurations_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < std::size(kRows); ++i) QTest::newRow(kRows[i].name) << static_cast<int>(i);
    }
    void typicalConfigurations();
    void deepSeekLayouts_data();
    void deepSeekLayouts();
};

void TestAdvisedPlans::typicalConfigurations() {
    QFETCH(int, index);
    const Row& row = kRows[index];
    const Plan plan = plan_of(row);
    const Profile profile = profile_of(plan);
    QVERIFY(is_valid(plan));
    QCOMPARE(plan.layout.dp, row.dp);
    const Estimate now = estimate(plan, profile);
    QVERIFY(now.memory.fits());

    const std::vector<RuleOutcome> framework = decision_framework(plan, profile, now);
    const auto typical = std::find_if(framework.begin(), framework.end(), [](const RuleOutcome& outcome) { return outcome.id == "typical-configuration"; });
    QVERIFY(typical != framework.end());
    QCOMPARE(typical->state, RuleState::pass);

    // ZeRO-3 gathers anew for every micro-batch of one sequence: each row can be faster.
    const std::vector<NextChange> changes = next_changes(plan, profile);
    QVERIFY(!changes.empty());
    const NextChange& best = changes.front();
    QVERIFY(best.gain() > 0.01 && best.gain() < 1);
    qInfo("%s: recompute %s, %.1f GiB, %.2f s, MFU %.1f %%; better: %s (with %s), %.2f s, %.1f %% less", row.name,
          text::knob_value_text(Knob::recompute, knob_value(plan, Knob::recompute)).c_str(), in_gib(now.memory.stages[now.memory.worst_stage].total()), now.time.total().value(),
          100 * now.metrics.mfu, described(best.changes).c_str(), described(best.followers).c_str(), best.step_after.value(), 100 * best.gain());
}

void TestAdvisedPlans::deepSeekLayouts_data() {
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("nodes");
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("pp");
    QTest::addColumn<int>("vpp");
    QTest::addColumn<int>("ep");
    QTest::addColumn<int>("batch");
    QTest::addColumn<bool>("dualPipe");
    // the technical report: 2048 H800, PP 16, EP 64, ZeRO-1, DualPipe, 15 360 sequences of 4 k tokens
    QTest::newRow("report") << "h800" << 256 << 1 << 16 << 1 << 64 << 15360 << true;
    // Megatron-Bridge's recipe for 1024 H100 (Et*2|(tt|)*29t|mL) and what it measured on Blackwell
    QTest::newRow("megatron-h100") << "h100" << 128 << 2 << 16 << 2 << 64 << 8192 << false;
    QTest::newRow("megatron-gb200") << "gb200" << 64 << 1 << 4 << 4 << 64 << 4096 << false;
    QTest::newRow("megatron-gb300") << "gb300" << 64 << 1 << 2 << 8 << 32 << 4096 << false;
    QTest::newRow("megatron-b300") << "b300" << 32 << 1 << 8 << 1 << 8 << 4096 << false;
}

void TestAdvisedPlans::deepSeekLayouts() {
    QFETCH(QString, gpu);
    QFETCH(int, nodes);
    QFETCH(int, tp);
    QFETCH(int, pp);
    QFETCH(int, vpp);
    QFETCH(int, ep);
    QFETCH(int, batch);
    QFETCH(bool, dualPipe);
    Layout layout;
    layout.tp = tp;
    layout.pp = pp;
    layout.vpp = vpp;
    layout.ep = ep;
    layout.zero = 1;
    if (dualPipe) layout.schedule = Schedule::dual_pipe;
    if (pp * vpp == 32) { // two layers a chunk, one before the last, multi-token prediction and loss alone on the last
        layout.split = StageSplit::explicit_layers;
        layout.layers_per_stage.assign(32, 2);
        layout.layers_per_stage[30] = 1;
        layout.layers_per_stage[31] = 0;
    }
    Plan plan = deepseek(qPrintable(gpu), nodes, layout, batch);
    const std::vector<Finding> findings = check_plan(plan);
    QVERIFY2(!has_errors(findings), findings.empty() ? "" : text::finding_sentence(findings.front()).c_str());
    QVERIFY(std::none_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.severity == Severity::warning; }));
    const Profile profile = profile_of(plan);
    plan.layout.recompute = least_recompute_that_fits(plan, profile);
    const Estimate now = estimate(plan, profile);
    QVERIFY(now.valid);
    QVERIFY(now.memory.fits());
    const std::vector<RuleOutcome> framework = decision_framework(plan, profile, now);
    QVERIFY(!framework.empty());
    for (const RuleOutcome& outcome : framework) QVERIFY2(outcome.state != RuleState::fail || outcome.severity != Severity::error, outcome.id.c_str());
    const std::vector<NextChange> changes = next_changes(plan, profile);
    for (const NextChange& change : changes) QVERIFY(change.step_after < now.time.total() && !change.makes_fit);
    if (changes.empty()) return;
    qInfo("%.1f GiB, %.2f s; better: %s (with %s), %.1f %% less", in_gib(now.memory.stages[now.memory.worst_stage].total()), now.time.total().value(),
          described(changes.front().changes).c_str(), described(changes.front().followers).c_str(), 100 * changes.front().gain());
}

QTEST_GUILESS_MAIN(TestAdvisedPlans)
#include "test_advised_plans.moc"
