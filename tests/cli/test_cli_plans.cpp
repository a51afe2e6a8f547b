// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace fivefold::test;

namespace {

QByteArray line(const char* verb, const char* more = "") { return QByteArray(verb) + ' ' + kFits + ' ' + more; }

QString value(const QJsonObject& object, const char* path) {
    QJsonValue at = object;
    const auto keys = QString::fromLatin1(path).split(QLatin1Char('/'));
    for (const QString& key : keys) at = at.toObject().value(key);
    return at.toVariant().toString();
}

} // namespace

class TestCliPlans : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void estimateShape() {
        const Answer answer = cli(line("estimate", "--json"));
        QCOMPARE(answer.code, 0);
        const QJsonObject json = answer.json();
        for (const char* key : {"plan", "metrics", "band", "memory", "time", "traffic", "findings"})
            QVERIFY2(json.contains(QLatin1String(key)), key);
        const QJsonObject metrics = json[QLatin1String("metrics")].toObject();
        for (const char* key : {"step_time_s", "tokens_per_s_per_gpu", "model_tflops_per_gpu", "mfu", "mfu_full_attention", "hfu"})
            QVERIFY2(metrics[QLatin1String(key)].toDouble() > 0, key);
        const QJsonObject band = json[QLatin1String("band")].toObject();
        QVERIFY(band[QLatin1String("step_time_low_s")].toDouble() <= metrics[QLatin1String("step_time_s")].toDouble());
        QVERIFY(band[QLatin1String("step_time_high_s")].toDouble() >= metrics[QLatin1String("step_time_s")].toDouble());
        const QJsonObject memory = json[QLatin1String("memory")].toObject();
        QVERIFY(memory[QLatin1String("fits")].toBool());
        QVERIFY(memory[QLatin1String("capacity_bytes")].toDouble() > 8e10);
        QCOMPARE(memory[QLatin1String("stages")].toArray().size(), 4);
        const QJsonObject traffic = json[QLatin1String("traffic")].toArray().at(0).toObject();
        for (const char* key : {"dimension", "ranks", "bytes", "time_s", "exposed_s"}) QVERIFY2(traffic.contains(QLatin1String(key)), key);
    }
    void sumsAreExact() {
        for (const char* more : {"--json", "--json --pp 2 --vpp 1 --recompute full", "--json --cp 2 --zero 3", "--json --precision fp8"}) {
            const QJsonObject json = cli(line("estimate", more)).json();
            double step = 0, backwards = 0;
            const QJsonObject terms = json[QLatin1String("time")].toObject()[QLatin1String("terms")].toObject();
            QVERIFY(terms.contains(QLatin1String("gemm")) && terms.contains(QLatin1String("attention")) && terms.contains(QLatin1String("bubble")));
            const QStringList keys = terms.keys();
            for (qsizetype i = 0; i < keys.size(); ++i) {
                step += terms[keys[i]].toDouble();
                backwards += terms[keys[keys.size() - 1 - i]].toDouble();
            }
            QVERIFY(step > 0);
            QVERIFY(step == json[QLatin1String("metrics")].toObject()[QLatin1String("step_time_s")].toDouble());
            QVERIFY(step == backwards); // in any order
            for (const QJsonValue stage : json[QLatin1String("memory")].toObject()[QLatin1String("stages")].toArray()) {
                double bytes = 0;
                const QJsonObject lines = stage[QLatin1String("terms")].toObject();
                QVERIFY(lines.contains(QLatin1String("weights")));
                for (const QJsonValue term : lines) bytes += term.toDouble();
                QVERIFY(bytes == stage[QLatin1String("total_bytes")].toDouble());
            }
        }
    }
    void estimateForPeople() {
        const Answer answer = cli(line("estimate"));
        QCOMPARE(answer.code, 0);
        for (const char* word : {"Memory of one GPU", "<- fullest", "Time of one step", "MFU", "Traffic", "verdict: fits", "70.6 B"})
            QVERIFY2(answer.out.contains(word), word);
        QVERIFY(answer.err.isEmpty());
    }
    void productsFollow() {
        const QJsonObject plan = cli(line("import")).json();
        QCOMPARE(value(plan, "layout/dp"), QStringLiteral("4"));
        QCOMPARE(value(plan, "layout/accumulation"), QStringLiteral("128"));
        QCOMPARE(value(cli("import --model llama-3.1-8b --gpu h100 --gpus 2").json(), "layout/dp"), QStringLiteral("2"));
        QCOMPARE(value(cli("import --model llama-3.1-8b --gpu h100 --gpus 32 --tp 4").json(), "layout/dp"), QStringLiteral("8"));
        QCOMPARE(value(cli("import --model llama-3.1-8b --gpu h100 --dp 24").json(), "layout/dp"), QStringLiteral("24"));
        QCOMPARE(value(cli("import --model llama-3.1-8b --gpu h100 --accumulation 4 --micro-batch 2").json(), "training/global_batch"), QStringLiteral("64"));
    }
    void answerNo() {
        const Answer full = cli("estimate --model llama-3.1-70b --gpu h100 --nodes 1 --tp 8 --json");
        QCOMPARE(full.code, 1);
        QVERIFY(!full.json()[QLatin1String("memory")].toObject()[QLatin1String("fits")].toBool());
        QCOMPARE(cli(line("estimate", "--tp 7")).code, 1);
        const Answer check = cli(line("check", "--tp 7 --json"));
        QCOMPARE(check.code, 1);
        QVERIFY(!check.json()[QLatin1String("valid")].toBool());
        const QJsonObject finding = check.json()[QLatin1String("findings")].toArray().at(0).toObject();
        for (const char* key : {"id", "severity", "text", "fix"}) QVERIFY2(!finding[QLatin1String(key)].isUndefined(), key);
        QVERIFY(!finding[QLatin1String("text")].toString().contains(QLatin1Char('{')));
    }
    void check() {
        QCOMPARE(cli(line("check")).code, 0);
        QCOMPARE(cli(line("check", "--target megatron")).code, 0);
        QCOMPARE(cli(line("check", "--target bridge")).code, 0);
        const Answer pipeline = cli(line("check", "--target deepspeed --pp 2 --json"));
        QCOMPARE(pipeline.code, 1);
        QVERIFY(pipeline.out.contains("deepspeed-no-pipeline"));
        const Answer other = cli(line("check", "--target primus"));
        QCOMPARE(other.code, 2);
        QVERIFY(other.err.contains("nanotron, megatron, bridge, torchtitan, torchtitan-v0.2, accelerate, deepspeed"));
    }
    void lastOptionCounts() {
        QCOMPARE(value(cli(line("import", "--tp 4 --tp 2")).json(), "layout/tp"), QStringLiteral("2"));
        QCOMPARE(value(cli(line("import", "--tp-overlap --no-tp-overlap")).json(), "training/tp_overlap"), QStringLiteral("false"));
    }
    void statedInputs() {
        const Answer plan = cli(line("import", "--precision fp8 --fp8-recipe blockwise --low-precision-weights on --cp-kind hierarchical --cp-inner 2 --ep-overlap "
                                               "--shared-expert-overlap off --capacity-factor 1.25 --loss chunked --loss-chunks 8 --offload-optimizer 0.5 "
                                               "--offload-activations 0.25 --offload-weights 0 --fused-norm on --torch-compile off"));
        QVERIFY2(plan.code == 0, plan.err.constData());
        const QJsonObject json = plan.json();
        const std::pair<const char*, const char*> expected[] = {
            {"fp8_recipe", "blockwise"}, {"low_precision_weights", "on"}, {"cp_kind", "hierarchical"}, {"cp_inner", "2"}, {"ep_overlap", "true"},
            {"shared_expert_overlap", "off"}, {"capacity_factor", "1.25"}, {"loss_chunks", "8"}, {"offload_optimizer", "0.5"},
            {"offload_activations", "0.25"}, {"offload_weights", "0"}, {"fused_norm", "on"}, {"torch_compile", "off"}};
        for (const auto& [key, wanted] : expected) QCOMPARE(value(json, ("training/" + std::string(key)).c_str()), QString::fromLatin1(wanted));
        QCOMPARE(cli("import -", plan.out).out, plan.out);
        QVERIFY(!json[QLatin1String("training")].toObject().contains(QLatin1String("tp_overlap"))); // not stated

        const Answer open = cli(line("estimate", "--json"));
        const QJsonArray assumed = open.json()[QLatin1String("assumptions")].toArray();
        QVERIFY(!assumed.isEmpty());
        for (const QJsonValue& entry : assumed) QVERIFY(entry.toObject().contains(QLatin1String("input")) && entry.toObject().contains(QLatin1String("assumed")));
        QVERIFY(cli(line("estimate")).out.contains("Assumed where the plan says nothing: cuda graphs none"));
        QCOMPARE(cli(line("estimate", "--offload-optimizer 1.5")).code, 2);
    }
    void planRoundTrip() {
        const Answer first = cli(line("import", "--recompute selective --recompute-modules core_attn,mlp --zero 2 --no-tp-overlap"));
        QCOMPARE(first.code, 0);
        const Answer second = cli("import -", first.out);
        QCOMPARE(second.code, 0);
        QCOMPARE(second.out, first.out);
        QVERIFY(cli("estimate - --json", first.out).json().contains(QLatin1String("metrics")));
        QCOMPARE(value(cli("import - --tp 4", first.out).json(), "layout/dp"), QStringLiteral("8"));
    }
    void exportWritesAndNeverOverwrites() {
        const QTemporaryDir folder;
        const std::pair<const char*, const char*> targets[] = {
            {"nanotron", "--vpp 1"}, {"megatron", "--vpp 1 --launcher skypilot"}, {"bridge", "--vpp 1 --launcher kubeflow"}, {"torchtitan", "--vpp 1 --zero 3"},
            {"torchtitan-v0.2", "--vpp 1 --zero 2"}, {"accelerate", "--pp 1 --vpp 1 --zero 3 --recompute full"}, {"deepspeed", "--pp 1 --vpp 1 --recompute full"}};
        for (const auto& [target, options] : targets) { // nanotron and others have no virtual stages
            const QByteArray to = QByteArray("--to ") + target + " -o " + folder.filePath(QString::fromLatin1(target)).toUtf8() + ' ' + options;
            const Answer answer = cli(line("export", to.constData()));
            QVERIFY2(answer.code == 0, answer.err.constData());
            const auto paths = answer.out.split('\n');
            QVERIFY(paths.size() >= 3);
            QFile file(QString::fromUtf8(paths[0]));
            QVERIFY(file.exists());
            const Answer again = cli(line("export", to.constData()));
            QCOMPARE(again.code, 2);
            QVERIFY(again.err.contains("--force"));
            QCOMPARE(cli(line("export", (to + " --force --json").constData())).code, 0);
        }
        QCOMPARE(cli(line("export", "--to primus -o /tmp/never")).code, 2);
        const Answer launcher = cli(line("export", "--to megatron --launcher mcli -o /tmp/never"));
        QCOMPARE(launcher.code, 2);
        QVERIFY(launcher.err.contains("slurm, skypilot, kubeflow"));
        QCOMPARE(cli(line("export", "--to accelerate --pp 2 --zero 3 -o /tmp/never")).code, 1);
        QCOMPARE(cli(line("export", "--to megatron -o /proc/never")).code, 4);
    }
};

QTEST_GUILESS_MAIN(TestCliPlans)
#include "test_cli_plans.moc"
