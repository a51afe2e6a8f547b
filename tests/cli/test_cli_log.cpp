// SPDX-License-Identifier: Apache-2.0
// log, as scripts see it.
#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace fivefold::test;
using namespace Qt::StringLiterals;

namespace {

QString sample(const char* name) { return QStringLiteral(FIVEFOLD_TEST_DATA "/logs/") + QLatin1String(name); }
QJsonObject object(const QJsonValue& value, const char* key) { return value[QLatin1String(key)].toObject(); }

// Steps of Megatron-LM, the first slow, of a global batch of 64.
QByteArray steps(int count, double seconds) {
    QByteArray log;
    for (int i = 1; i <= count; ++i)
        log += " iteration " + QByteArray::number(i) + "/ " + QByteArray::number(count) + " | elapsed time per iteration (ms): " + QByteArray::number(1000 * (i == 1 ? 9 : 1) * seconds) +
               " | global batch size: 64 |\n";
    return log + "[Rank 0] (after 2 iterations) memory (MB) | allocated: 9000.0 | max allocated: 30000.0 | reserved: 40000.0 | max reserved: 41000.0\n";
}

} // namespace

class TestCliLog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void completed() {
        const Answer answer = cli({u"log"_s, sample("megatron/core_2024.log"), u"--json"_s});
        QCOMPARE(answer.code, 0);
        const QJsonObject json = answer.json();
        QCOMPARE(json["framework"_L1].toString(), u"megatron"_s);
        QCOMPARE(json["steps"_L1].toInt(), 10);
        QVERIFY(qAbs(object(json, "steady")["step_time_s"_L1].toDouble() - 5.1217) < 1e-3);
        QCOMPARE(object(json, "outcome")["end"_L1].toString(), u"completed"_s);
        QVERIFY(json["memory"_L1].toArray().size() >= 8);
        const Answer text = cli({u"log"_s, sample("megatron/core_2024.log")});
        QVERIFY(text.out.contains("step time 5.12 s"));
        QVERIFY(text.out.contains("Outcome: completed"));
    }
    void outOfMemory() {
        const Answer answer = cli({u"log"_s, sample("failures/oom_first_step.log"), u"--json"_s});
        QCOMPARE(answer.code, 1);
        const QJsonObject outcome = object(answer.json(), "outcome");
        QCOMPARE(outcome["end"_L1].toString(), u"oom"_s);
        QCOMPARE(outcome["rank"_L1].toInt(), 5);
        QCOMPARE(object(outcome, "memory")["tried_bytes"_L1].toInteger(), qint64{786} << 20);
        QVERIFY(outcome["evidence"_L1].toArray().first()["text"_L1].toString().contains(u"CUDA out of memory"_s));
        QVERIFY(outcome["advice"_L1].toArray().first()["text"_L1].toString().contains(u"of 79.1 GiB free"_s));
    }
    void whatTheSchedulerKnows() {
        const QByteArray log = steps(4, 2);
        const auto end = [&](const QStringList& more) { return object(cli(QStringList{u"log"_s, u"-"_s, u"--json"_s} + more, log).json(), "outcome")["end"_L1].toString(); };
        QCOMPARE(end({}), u"completed"_s); // the last planned iteration is there
        QCOMPARE(end({u"--slurm-state"_s, u"NODE_FAIL"_s}), u"node_failure"_s);
        QCOMPARE(end({u"--exit-code"_s, u"124"_s}), u"time_limit"_s);
    }
    void predictedBesideMeasured() {
        const QByteArray plan_options = "--model llama-3.1-8b --gpu h100 --nodes 1 --tp 2 --seq 4096 --micro-batch 1 --global-batch 64 --recompute none";
        const QTemporaryDir folder;
        const QString plan = folder.filePath(u"plan.json"_s);
        const Answer imported = cli(("import " + plan_options).constData());
        QFile file(plan);
        QVERIFY(imported.code == 0 && file.open(QIODevice::WriteOnly) && file.write(imported.out) == imported.out.size());
        file.close();
        const double predicted = cli({u"estimate"_s, plan, u"--json"_s}).json()["metrics"_L1]["step_time_s"_L1].toDouble();
        QVERIFY(predicted > 0);
        QJsonObject compared = object(cli({u"log"_s, u"-"_s, u"--plan"_s, plan, u"--json"_s}, steps(20, predicted * 1.01)).json(), "predicted");
        QVERIFY(qAbs(compared["measured_over_predicted"_L1].toDouble() - 1.01) < 1e-3);
        QVERIFY(compared["inside_band"_L1].toBool());
        QVERIFY(compared["causes"_L1].toArray().isEmpty());
        QCOMPARE(compared["memory"_L1].toArray().size(), 3); // steady, allocated, reserved
        compared = object(cli({u"log"_s, u"-"_s, u"--plan"_s, plan, u"--json"_s}, steps(20, predicted * 4)).json(), "predicted");
        QVERIFY(!compared["inside_band"_L1].toBool());
        QVERIFY(!compared["causes"_L1].toArray().isEmpty());
    }
    void columns() {
        const QByteArray csv = "n,dauer\n1,3\n2,3\n3,3\n4,3\n5,3\n6,3\n";
        QCOMPARE(cli("log - --json", csv).json()["steps"_L1].toInt(), 0);
        const QJsonObject json = cli("log - --json --column n=step --column dauer=seconds", csv).json();
        QCOMPARE(json["steps"_L1].toInt(), 6);
        QCOMPARE(object(json, "steady")["step_time_s"_L1].toDouble(), 3.0);
        const Answer wrong = cli("log - --column dauer=hours", csv);
        QVERIFY(wrong.code == 2 && wrong.one_line_of_error());
    }
    void severalFiles() {
        const QJsonObject json = cli({u"log"_s, sample("megatron/core_2024.log"), sample("failures/nccl_connection.log"), u"--exit-code"_s, u"1"_s, u"--json"_s}).json();
        QCOMPARE(json["steps"_L1].toInt(), 10);
        QCOMPARE(object(json, "outcome")["evidence"_L1].toArray().first()["line"_L1].toInteger(), json["lines"_L1].toInteger());
    }
    void badInput() {
        QCOMPARE(cli("log").code, 2);
        const Answer missing = cli("log no-such-file");
        QVERIFY(missing.code == 3 && missing.one_line_of_error());
        const Answer folder = cli({u"log"_s, sample("")});
        QVERIFY(folder.code == 3 && folder.one_line_of_error());
        const Answer empty = cli("log -", "");
        QCOMPARE(empty.code, 1);
    }
};

QTEST_APPLESS_MAIN(TestCliLog)
#include "test_cli_log.moc"
