// SPDX-License-Identifier: Apache-2.0
// search and heatmap, as scripts see them.
#include "tests/cli/program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QFile>
#include <QTest>

using namespace fivefold::test;
using namespace Qt::StringLiterals;

namespace {

constexpr char kJob[] = "--model llama-3.1-8b --gpu h100 --seq 8192 --global-batch 64";

Answer run(const char* verb, const QByteArray& more) { return cli((QByteArray(verb) + ' ' + kJob + ' ' + more).constData()); }

QList<QByteArray> lines(const QByteArray& text) {
    QList<QByteArray> all = text.split('\n');
    all.removeLast(); // behind the last line end
    return all;
}

} // namespace

class TestCliSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jsonKeepsTheContract() {
        const Answer answer = run("search", "--nodes 2 --top 4 --json");
        QCOMPARE(answer.code, 0);
        const QJsonObject json = answer.json();
        const double space = json["space"_L1].toDouble();
        QVERIFY(space > 1000 && json["feasible"_L1].toDouble() > 0 && json["evaluated"_L1].toDouble() > 0);
        QVERIFY(json["seconds"_L1].toDouble() > 0 && json["rate_per_s"_L1].toDouble() > 0);
        const QJsonArray best = json["best"_L1].toArray();
        QCOMPARE(best.size(), 4);
        double last = 0, rejected = 0;
        for (const QJsonValue& entry : best) {
            QVERIFY(entry["step_time_s"_L1].toDouble() >= last);
            last = entry["step_time_s"_L1].toDouble();
            const QJsonValue layout = entry["layout"_L1];
            QCOMPARE(layout["tp"_L1].toInt() * layout["pp"_L1].toInt() * layout["cp"_L1].toInt() * layout["dp"_L1].toInt(), 16);
            QCOMPARE(layout["dp"_L1].toInt() * layout["micro_batch"_L1].toInt() * layout["accumulation"_L1].toInt(), 64);
        }
        QVERIFY(json["pareto"_L1].toArray().size() > 2);
        for (const QJsonValue& reason : json["rejected"_L1].toArray()) rejected += reason["count"_L1].toDouble();
        QCOMPARE(json["evaluated"_L1].toDouble() + rejected, space);
    }

    void theBestEstimatesTheSame() {
        const QJsonObject json = run("search", "--nodes 2 --top 1 --json").json();
        const QJsonValue best = json["best"_L1][0];
        const QJsonObject layout = best["layout"_L1].toObject();
        QStringList arguments = {u"estimate"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"h100"_s, u"--nodes"_s, u"2"_s, u"--seq"_s, u"8192"_s, u"--global-batch"_s, u"64"_s, u"--json"_s};
        for (const char* knob : {"tp", "pp", "cp", "vpp", "micro_batch", "zero", "shard_group"}) {
            const QString key = QString::fromLatin1(knob);
            arguments << u"--"_s + QString(key).replace(u'_', u'-') << QString::number(layout[key].toInt());
        }
        QStringList modules;
        for (const QJsonValue& name : layout["recompute_modules"_L1].toArray()) modules << name.toString();
        if (layout["recompute"_L1] == "selective"_L1) arguments << u"--recompute-modules"_s << modules.join(u',');
        else arguments << u"--recompute"_s << layout["recompute"_L1].toString();
        if (!layout["sequence_parallel"_L1].toBool()) arguments << u"--no-sequence-parallel"_s;
        arguments << u"--split"_s << layout["split"_L1].toString() << u"--schedule"_s << layout["schedule"_L1].toString();
        if (best["cp_kind"_L1].isString()) arguments << u"--cp-kind"_s << best["cp_kind"_L1].toString();
        const Answer estimate = cli(arguments);
        QVERIFY2(estimate.code == 0, estimate.err.constData());
        const double seconds = estimate.json()["metrics"_L1]["step_time_s"_L1].toDouble();
        QVERIFY(std::abs(seconds / best["step_time_s"_L1].toDouble() - 1) < 1e-9);
    }

    void listsPinAndBound() {
        for (const QJsonValue& entry : run("search", "--nodes 2 --tp 2,4 --pp 1 --recompute full --zero 1 --micro-batch 1 --json").json()["best"_L1].toArray()) {
            const QJsonValue layout = entry["layout"_L1];
            QVERIFY(layout["tp"_L1] == 2 || layout["tp"_L1] == 4);
            QVERIFY(layout["pp"_L1] == 1 && layout["zero"_L1] == 1 && layout["micro_batch"_L1] == 1 && layout["recompute"_L1] == "full"_L1);
        }
        const QJsonObject nanotron = run("search", "--nodes 2 --target nanotron --json").json();
        for (const QJsonValue& entry : nanotron["pareto"_L1].toArray()) QVERIFY(entry["layout"_L1]["cp"_L1] == 1 && entry["layout"_L1]["vpp"_L1] == 1 && entry["layout"_L1]["zero"_L1].toInt() <= 1);
    }

    void keepsAPlanFilesKnobs() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"plan.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(cli((QByteArray("import ") + kJob + " --nodes 2 --tp 4 --cp 2").constData()).out);
        file.close();
        const Answer answer = cli({u"search"_s, path, u"--keep"_s, u"tp,cp"_s, u"--json"_s});
        QCOMPARE(answer.code, 0);
        for (const QJsonValue& entry : answer.json()["best"_L1].toArray()) QVERIFY(entry["layout"_L1]["tp"_L1] == 4 && entry["layout"_L1]["cp"_L1] == 2);
    }

    void csvHasARowForEveryLayout() {
        // The list that other planners can express too.
        const Answer answer = cli("search --model gpt3-175b --gpu a100-80gb --nodes 128 --seq 2048 --global-batch 1536 --tp 1,2,4,8 --pp 1,2,3,4,6,8,12,16,24,32,48,96 --cp 1 "
                                  "--vpp 1,2,3,4,6,8,12,16,24,32,48,96 --micro-batch 1,2,4,8 --zero 0,1 --shard-group 0 --split even --recompute none,selective,full --recompute-modules core_attn --all --csv");
        QVERIFY2(answer.code == 0, answer.err.constData());
        const QList<QByteArray> rows = lines(answer.out);
        QCOMPARE(rows.size(), 2629);
        const qsizetype columns = rows.front().count(',');
        for (const QByteArray& row : rows) QCOMPARE(row.count(','), columns);
        QCOMPARE(lines(run("search", "--nodes 1 --top 3 --csv").out).size(), 4);
        QVERIFY(lines(run("search", "--nodes 1 --pareto --csv").out).size() > 4);
    }

    void tablesOfOneSearch() {
        const QJsonObject best = run("search", "--nodes 1 --top 3 --json").json()["best"_L1][0].toObject();
        const QByteArray tsv = run("search", "--nodes 1 --top 3 --format tsv").out;
        QCOMPARE(lines(tsv).size(), 4);
        const QByteArrayList names = lines(tsv)[0].split('\t'), first = lines(tsv)[1].split('\t');
        const auto cell = [&](const char* name) { return first[names.indexOf(name)]; };
        QCOMPARE(cell("TP").toInt(), best["layout"_L1]["tp"_L1].toInt());
        QCOMPARE(cell("step time (s)").toDouble(), best["step_time_s"_L1].toDouble());
        QVERIFY(std::abs(cell("memory (GiB)").toDouble() * 1073741824.0 - best["memory_bytes"_L1].toDouble()) < 1);
        QCOMPARE(lines(run("search", "--nodes 1 --top 3 --format csv").out).size(), 4);
        QVERIFY(lines(run("search", "--nodes 1 --top 3 --format md").out)[1].startsWith("| --"));
    }

    void tellsWhyForPeople() {
        const Answer answer = run("search", "--nodes 1 --pareto");
        QCOMPARE(answer.code, 0);
        for (const char* part : {"Best", "Pareto front", "out-of-memory", "over memory by", "layouts in"}) QVERIFY2(answer.out.contains(part), part);
        const Answer none = cli("search --model llama-3.1-405b --gpu h100 --nodes 1 --seq 8192 --global-batch 8");
        QCOMPARE(none.code, 1);
        QVERIFY(none.out.contains("No layout fits"));
    }

    void nodeCountsAndBudgets() {
        QCOMPARE(run("search", "--nodes 1 --node-counts 1,2,4 --objective dollars --headroom 0 --json --top 1").json()["best"_L1][0]["nodes"_L1].toInt(), 1);
        QCOMPARE(run("search", "--nodes 1 --node-counts 1,2,4 --json --top 1").json()["best"_L1][0]["nodes"_L1].toInt(), 4);
        QCOMPARE(run("search", "--nodes 1 --max-days 0.01 --json").code, 1);
        const QJsonObject roomy = run("search", "--nodes 1 --headroom 0.4 --json").json();
        for (const QJsonValue& entry : roomy["pareto"_L1].toArray()) QVERIFY(entry["memory_bytes"_L1].toDouble() < 0.6 * 80 * 1073741824.0);
    }

    void heatmap() {
        const Answer answer = cli("heatmap --models llama-3.1-8b,llama-3.1-70b --gpu h100 --nodes 1,4 --seq 8192 --global-batch 64 --json");
        QVERIFY2(answer.code == 0, answer.err.constData());
        const QJsonArray cells = answer.json()["cells"_L1].toArray();
        QCOMPARE(cells.size(), 4);
        QVERIFY(!cells[2]["layout"_L1].isObject()); // 70B on one node
        for (const int i : {0, 1, 3}) QVERIFY(cells[i]["mfu"_L1].toDouble() > 0.2 && cells[i]["mfu"_L1].toDouble() < 0.8 && cells[i]["nodes"_L1].toInt() == (i == 0 ? 1 : 4));
        const Answer csv = cli("heatmap --models llama-3.1-8b,llama-3.1-70b --gpu h100 --nodes 1,4 --seq 8192 --global-batch 64 --csv");
        const QList<QByteArray> rows = lines(csv.out);
        QCOMPARE(rows.size(), 5);
        QVERIFY(rows[3].startsWith("Llama-3.1-70B,") && rows[3].endsWith(",,,")); // nothing fits
        for (const QByteArray& row : rows) QCOMPARE(row.count(','), rows.front().count(','));
        QVERIFY(cli("heatmap --model llama-3.1-8b --gpu h100 --nodes 1 --seq 8192 --global-batch 64").out.contains("Llama-3.1-8B"));
    }

    void wrongUse_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::newRow("no list") << QByteArray("search --nodes 1 --tp 2,x");
        QTest::newRow("zero degree") << QByteArray("search --nodes 1 --tp 0");
        QTest::newRow("objective") << QByteArray("search --nodes 1 --objective luck");
        QTest::newRow("keep") << QByteArray("search --nodes 1 --keep colour");
        QTest::newRow("target") << QByteArray("search --nodes 1 --target luck");
        QTest::newRow("two forms") << QByteArray("search --nodes 1 --json --csv");
        QTest::newRow("no tokens") << QByteArray("search --nodes 1 --max-days 3 --total-tokens 0");
        QTest::newRow("two forms of a table") << QByteArray("search --nodes 1 --csv --format tsv");
        QTest::newRow("no such form") << QByteArray("heatmap --nodes 1 --format html");
        QTest::newRow("all without csv") << QByteArray("search --nodes 1 --all");
        QTest::newRow("headroom") << QByteArray("search --nodes 1 --headroom 2");
        QTest::newRow("modules without selective") << QByteArray("search --nodes 1 --recompute full --recompute-modules mlp");
        QTest::newRow("schedule") << QByteArray("search --nodes 1 --schedule luck");
        QTest::newRow("heatmap without nodes") << QByteArray("heatmap");
        QTest::newRow("heatmap of nothing") << QByteArray("heatmap --nodes 1 --models luck");
    }
    void wrongUse() {
        QFETCH(QByteArray, arguments);
        const Answer answer = cli((arguments + ' ' + kJob).constData());
        QCOMPARE(answer.code, 2);
        QVERIFY(answer.one_line_of_error());
    }

    void stopsInTime() {
        const Answer answer = cli("search --model deepseek-v3 --gpu h800 --nodes 256 --seq 4096 --global-batch 15360 --any-framework --stop-after 0.05 --json");
        QVERIFY(answer.code == 0 || answer.code == 1);
        QVERIFY(answer.json()["stopped"_L1].toBool() && answer.json()["seconds"_L1].toDouble() < 5);
    }
};

QTEST_GUILESS_MAIN(TestCliSearch)
#include "test_cli_search.moc"
