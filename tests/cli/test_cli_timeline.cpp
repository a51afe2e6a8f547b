// SPDX-License-Identifier: Apache-2.0
// timeline, the pipeline section of advise, and search --refine-layers, as scripts see them.
#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace fivefold::test;
using namespace Qt::StringLiterals;

namespace {

constexpr char kDeep[] = "--model llama-3.1-405b --gpu h100 --nodes 2048 --tp 8 --pp 16 --seq 8192 --global-batch 4096";

Answer run(const char* verb, const char* plan, const QByteArray& more = {}) { return cli((QByteArray(verb) + ' ' + plan + ' ' + more).constData()); }

} // namespace

class TestCliTimeline : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shape() {
        const Answer answer = run("timeline", kFits, "--json --rank 3");
        QCOMPARE(answer.code, 0);
        const QJsonObject json = answer.json();
        QCOMPARE(json["schedule"_L1].toString(), u"interleaved"_s);
        QCOMPARE(json["events"_L1].toInt(), 4 * 5 * 128 * 2);
        QVERIFY(json["idealised"_L1].toArray().isEmpty());
        const double step = json["step_time_s"_L1].toDouble(), estimated = json["estimate"_L1].toObject()["step_time_s"_L1].toDouble();
        QVERIFY(std::abs(step / estimated - 1) < 0.01);
        QCOMPARE(estimated, run("estimate", kFits, "--json").json()["metrics"_L1].toObject()["step_time_s"_L1].toDouble());
        const QJsonArray ranks = json["ranks"_L1].toArray();
        QCOMPARE(ranks.size(), 4);
        for (const QJsonValue value : ranks) {
            const QJsonObject rank = value.toObject(), memory = rank["memory"_L1].toObject();
            QVERIFY(rank["first_pass_s"_L1].toDouble() < rank["last_pass_s"_L1].toDouble());
            QVERIFY(rank["last_pass_s"_L1].toDouble() <= rank["reduced_s"_L1].toDouble() && rank["reduced_s"_L1].toDouble() <= rank["optimizer_end_s"_L1].toDouble());
            double sum = 0;
            for (const char* term : {"states_bytes", "activations_bytes", "logits_bytes", "gathered_bytes", "working_bytes"}) sum += memory[QLatin1String(term)].toDouble();
            QVERIFY(std::abs(sum - memory["live_bytes"_L1].toDouble()) < 4); // each rounded
            QVERIFY(memory["total_bytes"_L1].toDouble() > sum && memory["when_s"_L1].toDouble() > 0);
        }
        const QJsonObject streams = json["streams"_L1].toObject();
        QCOMPARE(streams["rank"_L1].toInt(), 3);
        QVERIFY(streams["TP"_L1].toObject()["busy_s"_L1].toDouble() > 0 && streams["compute"_L1].toObject()["slow_down_s"_L1].toDouble() > 0);
    }
    void everyOrder() {
        for (const char* order : {"gpipe", "1f1b", "interleaved", "zero_bubble_h1", "zero_bubble_v", "dual_pipe", "dual_pipe_v"}) {
            const Answer answer = run("timeline", kFits, QByteArray("--json --order ") + order);
            QCOMPARE(answer.json()["schedule"_L1].toString(), QLatin1String(order));
            QCOMPARE(answer.code, order == QByteArray("gpipe") ? 1 : 0); // all micro-batches in flight do not fit
            const bool ideal = QByteArray(order).startsWith("zero") || QByteArray(order).startsWith("dual");
            QCOMPARE(!answer.json()["idealised"_L1].toArray().isEmpty(), ideal);
        }
    }
    void text() {
        const Answer answer = run("timeline", kFits);
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.contains("interleaved") && answer.out.contains("peak memory") && answer.out.contains("   0 |0"));
        QVERIFY(run("timeline", kFits, "--order zero_bubble_h1").out.contains("ideal     "));
    }
    void writesATrace() {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"step.json"_s);
        const Answer answer = run("timeline", kFits, "--json --trace " + path.toUtf8());
        QCOMPARE(answer.code, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QCOMPARE(answer.json()["trace"_L1].toObject()["bytes"_L1].toInteger(), text.size());
        QVERIFY(QJsonDocument::fromJson(text).object()["traceEvents"_L1].toArray().size() > 4 * 5 * 128 * 2);
        QCOMPARE(run("timeline", kFits, "--trace -").out, text);
        QCOMPARE(run("timeline", kFits, "--trace /no/such/folder/step.json").code, 4);
    }
    void refusals() {
        QCOMPARE(run("timeline", kFits, "--order sideways").code, 2);
        QVERIFY(run("timeline", kFits, "--order sideways").err.contains("dual_pipe_v"));
        QCOMPARE(run("timeline", kFits, "--rank 4").code, 2);
        const Answer few = run("timeline", kFits, "--vpp 1 --global-batch 16 --order dual_pipe"); // 4 micro-batches on 4 ranks
        QCOMPARE(few.code, 1);
        QVERIFY(few.out.isEmpty() && few.err.contains("DualPipe"));
        QCOMPARE(run("timeline", kFits, "--pp 1 --vpp 1 --order interleaved").code, 1);
        QCOMPARE(run("timeline", "--model llama-3.1-8b --gpu h100 --nodes 1 --tp 8 --global-batch 8", "--json").json()["ranks"_L1].toArray().size(), 1); // no pipeline
    }
    void adviceOnThePipeline() {
        const QJsonObject pipeline = run("advise", kDeep, "--json").json()["pipeline"_L1].toObject();
        const QJsonArray choices = pipeline["choices"_L1].toArray();
        QVERIFY(choices.size() >= 2);
        int present = 0;
        for (const QJsonValue choice : choices) present += choice.toObject()["present"_L1].toBool() ? 1 : 0;
        QCOMPARE(present, 1);
        QVERIFY(choices.first().toObject()["bubble_s"_L1].toDouble() < choices.last().toObject()["bubble_s"_L1].toDouble());
        QVERIFY(pipeline["layers_per_stage"_L1].isNull()); // Llama 3's split is the default one
        const QJsonObject other = run("advise", "--model llama-3.1-70b --gpu h100 --nodes 16 --tp 8 --pp 4 --seq 8192 --global-batch 512 --split even", "--json").json();
        const QJsonObject layers = other["pipeline"_L1].toObject()["layers_per_stage"_L1].toObject();
        QCOMPARE(layers["layers"_L1].toArray().size(), 4);
        QVERIFY(layers["step_time_s"_L1].toDouble() < layers["step_time_before_s"_L1].toDouble());
        QVERIFY(run("advise", kDeep).out.contains("what leaves less bubble"));
    }
    void refinedSearch() {
        const char* job = "--model llama-3.1-70b --gpu h100 --nodes 8 --seq 8192 --global-batch 256 --pp 4 --split even --top 3 --json";
        const QJsonArray plain = run("search", job).json()["best"_L1].toArray(), refined = run("search", job, "--refine-layers").json()["best"_L1].toArray();
        QCOMPARE(plain.size(), refined.size());
        QVERIFY(refined.first().toObject()["step_time_s"_L1].toDouble() < plain.first().toObject()["step_time_s"_L1].toDouble());
        const QJsonObject layout = refined.first().toObject()["layout"_L1].toObject();
        QVERIFY(layout["layers_per_stage"_L1].toArray().size() >= 4 && layout["split"_L1].toString() == "explicit_layers"_L1);
    }
};

QTEST_GUILESS_MAIN(TestCliTimeline)
#include "test_cli_timeline.moc"
