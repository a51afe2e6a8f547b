// SPDX-License-Identifier: Apache-2.0
#include "core/plan/rules.h"
#include "app/texts/finding_texts.h"
#include "tests/core/test_plans.h"

#include <QTest>

#include <functional>
#include <limits>
#include <random>

using namespace fivefold;
using namespace fivefold::test;

namespace {

Plan valid_plan(const char* model = "llama-3.1-70b") {
    Layout layout;
    layout.tp = 4;
    layout.pp = 4;
    layout.micro_batch = 1;
    return plan_for(model, "h100", 8, layout, 8192, 128);
}

bool reports(const Plan& plan, const char* id) {
    for (const Finding& finding : check_plan(plan))
        if (finding.id == id) return true;
    return false;
}

} // namespace

class TestRules : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void validPlan();
    void eachRuleFires_data();
    void eachRuleFires();
    void fixesResolve();
    void everyFindingHasASentence();
    void hostileNumbers();
};

void TestRules::validPlan() {
    QVERIFY(check_plan(valid_plan()).empty());
    Plan moe = valid_plan("mixtral-8x7b");
    moe.layout.ep = 8;
    QVERIFY(is_valid(moe));
}

using Change = std::function<void(Plan&)>;
Q_DECLARE_METATYPE(Change)

void TestRules::eachRuleFires_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("moe");
    QTest::addColumn<Change>("change");
    const auto row = [](const char* id, bool moe, Change change) { QTest::newRow(id) << QString::fromLatin1(id) << moe << change; };
    row("degree-positive", false, [](Plan& p) { p.layout.tp = 0; });
    row("zero-range", false, [](Plan& p) { p.layout.zero = 4; });
    row("malformed-model", false, [](Plan& p) { p.model.hidden = 0; });
    row("gpus-product", false, [](Plan& p) { p.layout.dp = 5; });
    row("expert-grid", true, [](Plan& p) { p.layout.ep = 8, p.layout.etp = 4; });
    row("batch-product", false, [](Plan& p) { p.layout.accumulation += 1; });
    row("tp-divides-heads", false, [](Plan& p) { p.layout.tp = 3; });
    row("tp-divides-kv-heads", false, [](Plan& p) { p.model.kv_heads = 6, p.layout.tp = 4; });
    row("kv-heads-replicated", false, [](Plan& p) { p.model.kv_heads = 2; });
    row("tp-divides-hidden", false, [](Plan& p) { p.model.hidden = 8190; });
    row("tp-divides-ffn", false, [](Plan& p) { p.model.ffn = 28673; });
    row("etp-divides-expert-ffn", true, [](Plan& p) { p.layout.etp = 3; });
    row("ep-divides-experts", true, [](Plan& p) { p.layout.ep = 16; });
    row("ep-needs-experts", false, [](Plan& p) { p.layout.ep = 2; });
    row("ep-needs-sequence-parallel", true, [](Plan& p) { p.layout.ep = 4, p.layout.sequence_parallel = false; });
    row("cp-divides-sequence", false, [](Plan& p) { p.layout.cp = 2, p.training.seq_len = 8190; });
    row("sp-divides-sequence", false, [](Plan& p) { p.training.seq_len = 8190; });
    row("ulysses-heads", false, [](Plan& p) { p.layout.cp = 32, p.training.cp_kind = CpKind::ulysses; });
    row("cp-inner-divides", false, [](Plan& p) { p.layout.cp = 4, p.training.cp_kind = CpKind::hierarchical, p.training.cp_inner = 3; });
    row("ulysses-heads", false, [](Plan& p) { p.layout.cp = 64, p.training.cp_kind = CpKind::hierarchical, p.training.cp_inner = 32; });
    row("offload-weights-zero", false, [](Plan& p) { p.training.offload_weights = 0.5; });
    row("host-link-unknown", false, [](Plan& p) { p.training.offload_optimizer = 1, p.cluster.gpu.pcie = BytesPerSecond(0); });
    row("pp-exceeds-layers", false, [](Plan& p) { p.layout.pp = 128; });
    row("layers-per-stage-sum", false, [](Plan& p) { p.layout.split = StageSplit::explicit_layers, p.layout.layers_per_stage = {20, 20, 20}; });
    row("vpp-needs-pp", false, [](Plan& p) { p.layout.pp = 1, p.layout.vpp = 2; });
    row("vpp-schedule", false, [](Plan& p) { p.layout.vpp = 2, p.layout.schedule = Schedule::gpipe; });
    row("vpp-micro-batches", false, [](Plan& p) { p.layout.vpp = 2, p.layout.accumulation = 6; });
    row("dualpipe-shape", false, [](Plan& p) { p.layout.schedule = Schedule::dual_pipe, p.layout.accumulation = 6; });
    row("zero-pipeline", false, [](Plan& p) { p.layout.zero = 3; });
    row("shard-group", false, [](Plan& p) { p.layout.shard_group = 3; });
    row("tp-beyond-domain", false, [](Plan& p) { p.layout.tp = 16; });
    row("precision-unsupported", false, [](Plan& p) { p.training.precision = Precision::nvfp4; });
}

void TestRules::eachRuleFires() {
    QFETCH(QString, id);
    QFETCH(bool, moe);
    QFETCH(Change, change);
    Plan plan = valid_plan(moe ? "mixtral-8x7b" : "llama-3.1-70b");
    QVERIFY(!reports(plan, qPrintable(id)));
    change(plan);
    QVERIFY(reports(plan, qPrintable(id)));
}

void TestRules::fixesResolve() {
    Plan plan = valid_plan();
    plan.layout.dp = 2;
    bool fixed = false;
    for (const Finding& finding : check_plan(plan))
        if (finding.id == "gpus-product")
            for (const SuggestedChange& change : finding.fixes)
                if (change.knob == Knob::dp) {
                    plan.layout.dp = change.values.front();
                    fixed = true;
                }
    QVERIFY(fixed);
    QVERIFY(!reports(plan, "gpus-product"));
}

void TestRules::everyFindingHasASentence() {
    Plan broken = valid_plan("mixtral-8x7b"); // many rules at once
    Layout& l = broken.layout;
    l.tp = l.cp = l.etp = 3;
    l.pp = l.ep = 5;
    l.dp = 7;
    l.vpp = l.shard_group = 2;
    l.schedule = Schedule::dual_pipe;
    broken.training.precision = Precision::nvfp4;
    const std::vector<Finding> findings = check_plan(broken);
    QVERIFY(findings.size() > 8);
    for (const Finding& finding : findings) QVERIFY2(*finding_text(finding.id) != '\0', finding.id.c_str());
    for (const PlanRule& rule : plan_rules()) QVERIFY(rule.reason[0] != '\0');
    for (const FindingText& entry : kFindingTexts) { // every placeholder closes
        const std::string_view text = entry.text;
        QCOMPARE(std::count(text.begin(), text.end(), '{'), std::count(text.begin(), text.end(), '}'));
        QVERIFY(!text.empty());
    }
}

void TestRules::hostileNumbers() {
    constexpr std::int64_t values[] = {std::numeric_limits<std::int64_t>::min(), -1, 0, 1, 7, 1 << 20, 1 << 24, std::int64_t{1} << 57, std::numeric_limits<std::int64_t>::max()};
    std::mt19937 random(1);
    for (int i = 0; i < 5000; ++i) {
        const auto pick = [&] { return values[random() % std::size(values)]; };
        Plan plan = valid_plan(i % 2 ? "mixtral-8x7b" : "llama-3.1-70b");
        std::int64_t* fields[] = {&plan.layout.tp, &plan.layout.pp, &plan.layout.dp, &plan.layout.cp, &plan.layout.ep, &plan.layout.etp, &plan.layout.vpp,
                                  &plan.layout.micro_batch, &plan.layout.accumulation, &plan.training.global_batch, &plan.training.seq_len, &plan.layout.shard_group};
        for (int k = 0; k < 3; ++k) *fields[random() % std::size(fields)] = pick();
        plan.layout.split = StageSplit::explicit_layers;
        plan.layout.layers_per_stage = {pick(), pick(), 20};
        complete(plan);
        (void)check_plan(plan); // no crash, no overflow (run under the sanitizers)
    }
}

QTEST_GUILESS_MAIN(TestRules)
#include "test_rules.moc"
