// SPDX-License-Identifier: Apache-2.0
// Runs that people reported in public, with what they should have been told: tests/data/cases.json names the sources.
#include "app/texts/finding_sentence.h"
#include "core/advise/explanations.h"
#include "core/formats/format_error.h"
#include "core/formats/model_config.h"
#include "tests/cases/case_plan.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace fivefold;
using namespace fivefold::test;

namespace {

/// The findings that carry each rule of the cases.
constexpr std::pair<const char*, const char*> kRules[] = {
    {"accum_sync_policy", "accumulation-reduces"},
    {"activations_dominate", "activations-dominate"},
    {"attention_not_fused", "attention-scores"},
    {"checkpoint_inputs_dominate", "checkpoint-inputs"},
    {"embedding_balance", "layers-uneven"},
    {"estimator_omits_buffers", "estimator-omits"},
    {"expert_dp_is_one", "expert-optimizer-unsharded"},
    {"fp32_activations", "fp32-activations"},
    {"fp8_multiple_16", "fp8-multiple"},
    {"fp8_needs_compile", "fp8-eager"},
    {"fp8_not_a_memory_saver", "fp8-memory"},
    {"fragmentation_zone", "fragmentation-zone"},
    {"fsdp2_upcast", "fsdp2-fp32-parameters"},
    {"gbs_mod_mbs_dp", "batch-product"},
    {"grad_flat_copy", "gradient-copy"},
    {"heads_mod_tp", "tp-divides-heads"},
    {"kv_heads_tp", "tp-divides-kv-heads"},
    {"layers_mod_pp", "stages-divide-layers"},
    {"lazy_optimizer_state", "first-iteration-smaller"},
    {"load_time_peak", "load-peak"},
    {"logits_dominate", "logits-dominate"},
    {"max_model_size", "states-exceed-gpu"},
    {"mfu_denominator", "peak-with-sparsity"},
    {"moe_active_vs_total", "moe-total-parameters"},
    {"moe_tp_needs_sp", "ep-needs-sequence-parallel"},
    {"nccl_buffers", "non-torch-memory"},
    {"no_sync_gradients", "no-sync-gradients"},
    {"non_torch_memory", "non-torch-memory"},
    {"optimizer_dtype_effective", "eight-bit-optimizer-replaced"},
    {"optimizer_step_temporary", "optimizer-step-temporary"},
    {"optimizer_step_temporary", "moments-widened"}, // the same moment, for moments in less than fp32
    {"pp_loss_rank", "pp-loss-rank"},
    {"ramp_bubble", "few-micro-batches"},
    {"recompute_and_bubble", "recompute-cost"},
    {"seq_mod_2cp", "cp-divides-sequence"},
    {"stage_imbalance", "stage-imbalance"},
    {"state_exceeds_gpu", "states-exceed-gpu"},
    {"stray_context", "stray-contexts"},
    {"tied_embedding_pp", "tied-embedding-stages"},
    {"uneven_layout", "layers-uneven"},
    {"uneven_split_sum", "layers-per-stage-sum"},
    {"vocab_padding", "vocabulary-padded"},
    {"vpp_microbatches", "vpp-micro-batches"},
    {"worked_example", "activations-dominate"},
    {"zero2_buffers", "zero2-buffers"},
    {"zero2_state_exceeds", "states-exceed-gpu"},
    {"zero_stage", "zero-would-shard"},
    {"zero_without_dp", "zero-without-effect"},
};

const Catalogue& catalogue() {
    static const Catalogue tables = load_catalogue();
    return tables;
}

QJsonArray all_cases() {
    QFile file(QStringLiteral(FIVEFOLD_TEST_DATA "/cases.json"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QJsonDocument::fromJson(file.readAll()).array();
}

const Finding* find(const Estimate& estimate, const std::string& id) {
    for (const Finding& finding : estimate.findings)
        if (finding.id == id) return &finding;
    return nullptr;
}

const Finding* find_rule(const Estimate& estimate, const QString& rule) {
    for (const auto& [name, id] : kRules)
        if (const Finding* finding = rule == QLatin1String(name) ? find(estimate, id) : nullptr) return finding;
    return nullptr;
}

/// What happened instead, for a failing row.
QString account(const Estimate& estimate) {
    QString text = QStringLiteral("invalid");
    if (!estimate.memory.stages.empty())
        text = QStringLiteral("%1, %2 of %3 GiB;").arg(QLatin1String(verdict_name(estimate.memory.verdict))).arg(in_gib(estimate.memory.stages[estimate.memory.worst_stage].total())).arg(in_gib(estimate.memory.capacity));
    for (const Finding& finding : estimate.findings) {
        text += QStringLiteral(" %1/%2(").arg(QString::fromStdString(finding.id)).arg(static_cast<int>(finding.severity));
        for (const FindingArgument& argument : finding.arguments) text += QStringLiteral("%1 %2 ").arg(QString::fromStdString(argument.name)).arg(argument.number);
        text += QLatin1Char(')');
    }
    return text;
}

bool verdict_is(const QString& verdict, const Estimate& estimate, const Finding* finding) {
    if (verdict == QLatin1String("oom")) return estimate.valid && estimate.memory.verdict == Verdict::out_of_memory;
    if (verdict == QLatin1String("fits")) return estimate.valid && estimate.memory.fits() && !has_errors(estimate.findings);
    if (verdict == QLatin1String("invalid")) return finding && finding->severity == Severity::error;
    if (verdict == QLatin1String("warning")) return finding && finding->severity == Severity::warning;
    if (verdict == QLatin1String("explain")) return finding && finding->severity != Severity::error;
    return false;
}

bool arguments_are(const QJsonObject& ranges, const Finding& finding) {
    for (auto it = ranges.begin(); it != ranges.end(); ++it) {
        const auto argument = std::find_if(finding.arguments.begin(), finding.arguments.end(), [&](const FindingArgument& a) { return it.key() == QString::fromStdString(a.name); });
        if (argument == finding.arguments.end()) return false;
        if (argument->number < it.value().toArray()[0].toDouble() || argument->number > it.value().toArray()[1].toDouble()) return false;
    }
    return true;
}

/// Every wanted value is among those that the finding offers for that knob.
bool fixes_offer(const QJsonObject& wanted, const Finding& finding) {
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
        for (const QJsonValue value : it.value().toArray()) {
            const bool offered = std::any_of(finding.fixes.begin(), finding.fixes.end(), [&](const SuggestedChange& change) {
                return it.key() == QLatin1String(knob_name(change.knob)) && std::find(change.values.begin(), change.values.end(), value.toInteger()) != change.values.end();
            });
            if (!offered) return false;
        }
    return true;
}

} // namespace

class TestCases : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void plan_data() { rows(QLatin1String("config"), false); }
    void plan();
    void config_data() { rows(QLatin1String("config"), true); }
    void config();
    void allAreTold();
    void goodPlansAreQuiet();

private:
    static void rows(QLatin1String member, bool with);
};

void TestCases::rows(QLatin1String member, bool with) {
    QTest::addColumn<QJsonObject>("entry");
    for (const QJsonValue value : all_cases()) {
        const QJsonObject entry = value.toObject();
        if (entry.contains(QLatin1String("left_out")) || entry.contains(member) != with) continue;
        const QString rule = entry[QLatin1String("expected")].toObject()[QLatin1String("rule")].toString();
        QTest::newRow(qPrintable(entry[QLatin1String("id")].toString() + QLatin1Char(' ') + rule)) << entry;
    }
}

void TestCases::plan() {
    QFETCH(QJsonObject, entry);
    const QJsonObject expected = entry[QLatin1String("expected")].toObject();
    const QString rule = expected[QLatin1String("rule")].toString();
    const CasePlan stated = CasePlan::read(entry);
    const Plan plan = stated.build(catalogue());
    const Estimate estimate = explained_estimate(plan, catalogue().profile_for(plan));
    const QString told = account(estimate);
    const Finding* finding = find_rule(estimate, rule);
    for (const Finding& told_finding : estimate.findings) { // every placeholder has its argument
        const std::string sentence = text::finding_sentence(told_finding);
        QVERIFY2(sentence != told_finding.id && sentence.find('{') == std::string::npos, sentence.c_str());
    }
    const QString missed = expected[QLatin1String("verdict_missed")].toString();
    if (!missed.isEmpty()) QEXPECT_FAIL("", qPrintable(missed), Continue);
    QVERIFY2(verdict_is(expected[QLatin1String("verdict")].toString(), estimate, finding), qPrintable(told));
    if (const QJsonArray layers = expected[QLatin1String("layers")].toArray(); !layers.isEmpty()) {
        std::vector<std::int64_t> split;
        for (const QJsonValue count : layers) split.push_back(count.toInteger());
        QCOMPARE(estimate.layers_per_stage, split);
    }
    if (!expected[QLatin1String("in_variant")].toBool()) { // else the rule is about a change of the plan
        QVERIFY2(finding, qPrintable(told));
        QVERIFY2(arguments_are(expected[QLatin1String("arguments")].toObject(), *finding), qPrintable(told));
        QVERIFY2(fixes_offer(expected[QLatin1String("fixes")].toObject(), *finding), qPrintable(told));
    }
    for (const QJsonValue value : entry[QLatin1String("variants")].toArray()) {
        const QJsonObject variant = value.toObject();
        const Plan other = stated.changed(variant[QLatin1String("change")].toObject()).build(catalogue());
        const Estimate result = explained_estimate(other, catalogue().profile_for(other));
        const QString named = variant[QLatin1String("finding")].toString();
        const Finding* other_finding = named.isEmpty() ? find_rule(result, rule) : find(result, named.toStdString());
        const QString other_told = variant[QLatin1String("what")].toString() + QStringLiteral(": ") + account(result);
        if (variant[QLatin1String("absent")].toBool()) {
            QVERIFY2(!other_finding, qPrintable(other_told));
        } else {
            QVERIFY2(verdict_is(variant[QLatin1String("verdict")].toString(), result, other_finding), qPrintable(other_told));
            const QJsonObject arguments = variant[QLatin1String("arguments")].toObject();
            QVERIFY2(arguments.isEmpty() || (other_finding && arguments_are(arguments, *other_finding)), qPrintable(other_told));
        }
        if (const QJsonArray saved = variant[QLatin1String("saves_gib")].toArray(); !saved.isEmpty()) {
            const double gib = in_gib(estimate.memory.stages.back().total() - result.memory.stages.back().total());
            QVERIFY2(gib >= saved[0].toDouble() && gib <= saved[1].toDouble(), qPrintable(QString::number(gib)));
        }
        if (const double dense = variant[QLatin1String("dense_tflops")].toDouble(); dense > 0)
            QVERIFY(std::abs(other.cluster.gpu.bf16.value() / 1e12 - dense) < 1);
    }
}

void TestCases::config() {
    QFETCH(QJsonObject, entry);
    const QJsonObject expected = entry[QLatin1String("expected")].toObject();
    const std::string text = QJsonDocument(entry[QLatin1String("config")].toObject()).toJson().toStdString();
    if (const QString refused = expected[QLatin1String("refused")].toString(); !refused.isEmpty()) {
        try {
            (void)read_model_config(text);
            QFAIL("was read");
        } catch (const FormatError& error) {
            QVERIFY2(QString::fromUtf8(error.what()).contains(refused), error.what());
        }
        return;
    }
    const ImportedModel imported = read_model_config(text);
    const QJsonObject model = expected[QLatin1String("model")].toObject();
    QCOMPARE(imported.model.layers, model[QLatin1String("layers")].toInteger());
    QCOMPARE(imported.model.hidden, model[QLatin1String("hidden")].toInteger());
    QCOMPARE(imported.model.kv_heads, model[QLatin1String("kv_heads")].toInteger());
    const std::string note = expected[QLatin1String("note")].toString().toStdString();
    QVERIFY(std::any_of(imported.notes.begin(), imported.notes.end(), [&note](const std::string& told) { return told.find(note) != std::string::npos; }));
}

/// No case is lost, and few are left out, each with a reason.
void TestCases::allAreTold() {
    const QJsonArray cases = all_cases();
    QCOMPARE(cases.size(), 62);
    int left_out = 0;
    for (const QJsonValue value : cases) {
        const QJsonObject entry = value.toObject();
        QVERIFY(!entry[QLatin1String("source")].toString().isEmpty());
        const QString reason = entry[QLatin1String("left_out")].toString() + entry[QLatin1String("expected")].toObject()[QLatin1String("verdict_missed")].toString();
        if (reason.isEmpty()) continue;
        ++left_out;
        QVERIFY(reason.size() > 20);
    }
    QVERIFY(left_out <= 4);
}

void TestCases::goodPlansAreQuiet() {
    constexpr const char* plans = R"([
        {"model": {"catalogue": "llama-3.1-8b"}, "layout": {"tp": 2}, "training": {"seq": 4096}, "cluster": {"gpu": "h100", "n": 16}},
        {"model": {"catalogue": "llama-3.1-70b"}, "layout": {"tp": 8, "pp": 2, "accumulation": 16}, "training": {"seq": 4096}, "cluster": {"gpu": "h100", "n": 128}},
        {"model": {"catalogue": "qwen2.5-72b"}, "layout": {"tp": 4, "pp": 4, "accumulation": 32}, "training": {"seq": 4096}, "cluster": {"gpu": "h200", "n": 128}},
        {"model": {"catalogue": "mixtral-8x7b"}, "layout": {"tp": 2, "pp": 2, "ep": 8, "accumulation": 16}, "training": {"seq": 4096}, "cluster": {"gpu": "h100", "n": 64}}
    ])";
    std::vector<Plan> all{sample_plan(catalogue())};
    for (const QJsonValue value : QJsonDocument::fromJson(plans).array()) all.push_back(CasePlan::read(value.toObject()).build(catalogue()));
    QCOMPARE(all.size(), std::size_t{5});
    for (const Plan& plan : all) {
        const Estimate estimate = explained_estimate(plan, catalogue().profile_for(plan));
        QVERIFY2(estimate.memory.fits() && estimate.findings.size() <= 3, qPrintable(QString::fromStdString(plan.model.name) + QLatin1Char(' ') + account(estimate)));
    }
}

QTEST_GUILESS_MAIN(TestCases)
#include "test_cases.moc"
