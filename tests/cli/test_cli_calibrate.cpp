// SPDX-License-Identifier: Apache-2.0
// calibrate, the error band of estimate, and the health check, as scripts see them.
#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace fivefold::test;
using namespace Qt::StringLiterals;

namespace {

constexpr const char* kHeader =
    "run_id,source,model,layers,hidden,ffn,heads,kv_heads,head_dim,vocab,gated_mlp,pos_emb,gpu,gpus_per_node,gpus,tp,sp,pp,vpp,cp,zero_stage,"
    "seq_len,micro_batch,global_batch,recompute,precision,attention,framework,step_time_s,allocated_gib,outcome\n";

QByteArray row(const QByteArray& id, int tp, int micro, int batch, double seconds, const QByteArray& memory = {}) {
    return id + ",own,X,32,4096,14336,32,8,128,128256,1,rope,H100-80GB,8,8," + QByteArray::number(tp) + ",1,1,1,1,1,4096," + QByteArray::number(micro) + ',' +
           QByteArray::number(batch) + ",none,bf16,flash,Megatron-LM," + QByteArray::number(seconds) + ',' + memory + ",ran\n";
}

// What the model says about such a run.
QJsonObject estimated(int tp, int micro, int batch, const QString& profile = {}) {
    QStringList arguments = {u"estimate"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"h100"_s, u"--nodes"_s, u"1"_s, u"--tp"_s, QString::number(tp), u"--seq"_s, u"4096"_s,
                             u"--micro-batch"_s, QString::number(micro), u"--global-batch"_s, QString::number(batch), u"--recompute"_s, u"none"_s, u"--attention"_s, u"flash"_s, u"--json"_s};
    if (!profile.isEmpty()) arguments << u"--profile"_s << profile;
    return cli(arguments).json();
}
double seconds_of(const QJsonObject& answer) { return answer["metrics"_L1]["step_time_s"_L1].toDouble(); }

} // namespace

class TestCliCalibrate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // A machine on which everything takes a fifth longer.
    void calibrate() {
        QByteArray csv = kHeader;
        int id = 0;
        for (const int tp : {1, 2, 4})
            for (const int micro : {1, 2})
                for (const int batch : {64, 128}) csv += row(QByteArray::number(++id), tp, micro, batch, 1.2 * seconds_of(estimated(tp, micro, batch)));
        const QTemporaryDir folder;
        const QString library = folder.filePath(u"own.json"_s);
        const Answer answer = cli({u"calibrate"_s, u"-"_s, u"-o"_s, library, u"--json"_s}, csv);
        QVERIFY2(answer.code == 0, answer.err.constData());
        const QJsonValue json = answer.json();
        const QJsonValue errors = json["errors"_L1];
        QVERIFY(errors["fitted_before"_L1]["median"_L1].toDouble() > 14); // 1 / 1.2 - 1
        QVERIFY(errors["fitted_after"_L1]["median"_L1].toDouble() < 2);
        QCOMPARE(errors["left_out"_L1]["n"_L1].toInt(), 12);
        QCOMPARE(errors["held_back_after"_L1]["n"_L1].toInt(), 0); // too few to keep any back
        const QJsonArray constants = json["constants"_L1].toArray();
        const auto names = [&](const char* key) { return json[QLatin1String(key)].toArray().size(); };
        QVERIFY(constants.size() > 3);
        QCOMPARE(names("identified") + names("not_identified") + names("untouched"), constants.size());
        QVERIFY(json["untouched"_L1].toArray().contains(u"h100-sxm5-80gb.gemm_fp8"_s));
        QVERIFY(json["identified"_L1].toArray().contains(u"h100-sxm5-80gb.gemm_bf16"_s));

        const QJsonArray next = json["next_runs"_L1].toArray();
        QVERIFY(!next.isEmpty() && next.size() <= 6);
        for (const QJsonValue run : next) {
            QVERIFY(run["error_after"_L1].toDouble() < run["error_before"_L1].toDouble());
            const QJsonValue layout = run["layout"_L1];
            QCOMPARE(layout["tp"_L1].toInt() * layout["pp"_L1].toInt() * layout["cp"_L1].toInt() * layout["dp"_L1].toInt(),
                     run["nodes"_L1].toInt() * run["gpus_per_node"_L1].toInt());
        }
        // The library that it wrote says what was measured.
        const double again = seconds_of(estimated(2, 1, 128, library)), shipped = seconds_of(estimated(2, 1, 128));
        QVERIFY2(qAbs(again / shipped / 1.2 - 1) < 0.03, qPrintable(QString::number(again / shipped)));

        const Answer text = cli({u"calibrate"_s, u"-"_s, u"-o"_s, library}, csv);
        QCOMPARE(text.code, 0);
        for (const char* words : {"each row left out", "not identified by these rows", "No row depends on", "Runs that would tell most"})
            QVERIFY2(text.out.contains(words), words);
        QVERIFY(!cli({u"calibrate"_s, u"-"_s, u"-o"_s, library, u"--design"_s, u"0"_s}, csv).out.contains("Runs that would tell most"));
    }
    // Few runs, two of them made while the fabric, or whatever it was, did not work.
    void brokenRunsAreLeftOut() {
        QByteArray csv = kHeader;
        int id = 0;
        for (const int tp : {1, 2, 4})
            for (const int micro : {1, 2})
                for (const int batch : {64, 128}) {
                    ++id;
                    csv += row(QByteArray::number(id), tp, micro, batch, (id == 5 || id == 10 ? 4 : 1.05) * seconds_of(estimated(tp, micro, batch)));
                }
        const QTemporaryDir folder;
        const Answer answer = cli({u"calibrate"_s, u"-"_s, u"-o"_s, folder.filePath(u"own.json"_s), u"--json"_s}, csv);
        QVERIFY2(answer.code == 0, answer.err.constData());
        QCOMPARE(answer.json()["left_out_of_fit"_L1].toArray(), QJsonArray({u"5"_s, u"10"_s}));
        QVERIFY(cli({u"calibrate"_s, u"-"_s, u"-o"_s, folder.filePath(u"own.json"_s)}, csv).out.contains("Left out of the fit"));
    }
    void bandHasItsBasis() {
        const QJsonObject answer = estimated(2, 1, 128);
        const QJsonValue band = answer["band"_L1];
        const double step = seconds_of(answer);
        QVERIFY(0 < band["step_time_low_s"_L1].toDouble() && band["step_time_low_s"_L1].toDouble() <= step && step <= band["step_time_high_s"_L1].toDouble());
        QVERIFY(!band["basis"_L1].toString().isEmpty());
        QCOMPARE(band["kind"_L1].toString(), u"interpolating"_s);
        QVERIFY(band["near_runs"_L1].isDouble() && band["near_error"_L1].isDouble());
        QVERIFY(band["beyond"_L1].isArray() && band["open"_L1].isArray());
    }
    void ownRunsDecideTheBand() {
        const double step = seconds_of(estimated(2, 1, 128));
        const QTemporaryDir folder;
        const auto width = [&](double off) {
            QByteArray csv = kHeader;
            for (int i = 0; i < 8; ++i) csv += row("r" + QByteArray::number(i), 2, 1, 128, step * (i % 2 == 0 ? 1 + off : 1 - off));
            QFile file(folder.filePath(u"runs.csv"_s));
            if (!file.open(QIODevice::WriteOnly) || file.write(csv) != csv.size()) return 0.0;
            file.close();
            const Answer answer = cli({u"estimate"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"h100"_s, u"--nodes"_s, u"1"_s, u"--tp"_s, u"2"_s, u"--seq"_s, u"4096"_s,
                                       u"--global-batch"_s, u"128"_s, u"--attention"_s, u"flash"_s, u"--json"_s, u"--nearest"_s, file.fileName()});
            const QJsonValue band = answer.json()["band"_L1];
            return band["step_time_high_s"_L1].toDouble() / band["step_time_low_s"_L1].toDouble();
        };
        QVERIFY(width(0.003) > 1);
        QVERIFY(width(0.1) > width(0.003) + 0.08);
    }
    // Eight bytes of moments for each of a rank's parameters and shards are missing from the reading.
    void firstIterationReading() {
        const QJsonObject answer = estimated(8, 1, 64);
        const QJsonValue stage = answer["memory"_L1]["stages"_L1][0];
        const double allocated = stage["allocated_bytes"_L1].toDouble(), moments = stage["terms"_L1]["optimizer"_L1].toDouble() * 8 / 12;
        QVERIFY(moments > 0.08 * allocated);
        const auto gib = [](double bytes) { return QByteArray::number(bytes / 1073741824.0); };
        const QByteArray csv = kHeader + row("early", 8, 1, 64, seconds_of(answer), gib(allocated - moments)) + row("late", 8, 1, 64, seconds_of(answer), gib(allocated));
        const QJsonArray found = cli({u"validate"_s, u"-"_s, u"--json"_s}, csv).json()["first_iteration_readings"_L1].toArray();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0]["run_id"_L1].toString(), u"early"_s);
        QCOMPARE(found[0]["kind"_L1].toString(), u"allocated"_s);
    }
};

QTEST_GUILESS_MAIN(TestCliCalibrate)
#include "test_cli_calibrate.moc"
