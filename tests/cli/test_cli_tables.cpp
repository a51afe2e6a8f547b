// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace fivefold::test;

class TestCliTables : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void helpAndVersion() {
        const Answer help = cli("--help");
        QCOMPARE(help.code, 0);
        for (const char* word : {"estimate", "check", "export", "import", "validate", "models", "gpus", "networks", "Examples", "Exit codes"})
            QVERIFY2(help.out.contains(word), word);
        QVERIFY(cli("--version").out.startsWith("fivefold-cli "));
        const Answer verb = cli("estimate --help");
        QCOMPARE(verb.code, 0);
        for (const char* option : {"--tp", "--global-batch", "--recompute", "--profile", "--json"}) QVERIFY2(verb.out.contains(option), option);
    }
    void catalogue() {
        const QJsonArray models = cli("models --json").json()[QLatin1String("models")].toArray();
        QVERIFY(models.size() >= 63);
        bool found = false;
        for (const QJsonValue model : models) {
            QVERIFY(model[QLatin1String("parameters")].toDouble() > 0);
            if (model[QLatin1String("id")] == QLatin1String("llama-3.1-70b")) {
                found = true;
                QCOMPARE(model[QLatin1String("parameters")].toDouble(), 70553706496.0);
            }
        }
        QVERIFY(found);
        QVERIFY(cli("gpus --json").json()[QLatin1String("gpus")].toArray().size() >= 29);
        QVERIFY(cli("networks --json").json()[QLatin1String("networks")].toArray().size() >= 31);
        for (const char* verb : {"models", "gpus", "networks"}) {
            const Answer answer = cli(verb);
            QCOMPARE(answer.code, 0);
            QVERIFY(answer.out.count('\n') > 20);
            QVERIFY(answer.err.isEmpty());
        }
    }
    void validate() {
        const QTemporaryDir folder;
        const QString rows = folder.filePath(QStringLiteral("rows.csv"));
        const QByteArray csv =
            "run_id,source,model,layers,hidden,ffn,heads,kv_heads,head_dim,vocab,gated_mlp,pos_emb,gpu,gpus_per_node,gpus,tp,sp,pp,vpp,cp,zero_stage,"
            "seq_len,micro_batch,global_batch,recompute,precision,attention,framework,step_time_s,allocated_gib,memory_stage,outcome,notes\n"
            "\"a,1\",one,X,32,4096,14336,32,8,128,128256,1,rope,H100-80GB,8,8,2,1,1,1,1,1,8192,1,128,none,bf16,flash,Megatron-LM,15,40,last,ran,\n"
            "a-2,two,X,32,4096,14336,32,8,128,128256,1,rope,H100-80GB,8,8,1,0,1,1,1,1,8192,16,128,none,bf16,flash,Megatron-LM,,,,oom,\n"
            "a-3,two,X,32,4096,14336,32,8,128,128256,1,rope,,8,8,1,0,1,1,1,1,8192,16,128,none,bf16,flash,Megatron-LM,,,,oom,\n";
        const Answer answer = cli({QStringLiteral("validate"), QStringLiteral("-"), QStringLiteral("--json"), QStringLiteral("--rows"), rows}, csv);
        QVERIFY2(answer.code == 0, answer.err.constData());
        const QJsonArray groups = answer.json()[QLatin1String("groups")].toArray();
        QCOMPARE(groups.size(), 1 + 2 + 2 + 1);
        const QJsonObject all = groups[0].toObject();
        QCOMPARE(all[QLatin1String("by")].toString(), QStringLiteral("all"));
        QCOMPARE(all[QLatin1String("rows")].toInt(), 3);
        QCOMPARE(all[QLatin1String("evaluated")].toInt(), 2);
        QCOMPARE(all[QLatin1String("skipped")].toObject()[QLatin1String("GPU not stated")].toInt(), 1);
        QCOMPARE(all[QLatin1String("step_time")].toObject()[QLatin1String("n")].toInt(), 1);
        QCOMPARE(all[QLatin1String("memory")].toObject()[QLatin1String("allocated")].toObject()[QLatin1String("n")].toInt(), 1);
        for (const char* key : {"steady", "allocated", "reserved", "smi", "unspecified"})
            QVERIFY2(all[QLatin1String("memory")].toObject().contains(QLatin1String(key)), key);
        const QJsonObject verdict = all[QLatin1String("verdict")].toObject();
        QCOMPARE(verdict[QLatin1String("oom_oom")].toInt() + verdict[QLatin1String("oom_fits")].toInt(), 1);

        QFile file(rows);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = file.readAll().split('\n');
        QCOMPARE(lines[0], QByteArray("run_id,skipped,step_time_s,step_time_low_s,step_time_high_s,steady_gib,allocated_gib,reserved_gib,smi_gib,stage,"
                                      "fit_probability,verdict"));
        QVERIFY(lines[1].startsWith("\"a,1\",,"));
        QCOMPARE(lines[3].left(20), QByteArray("a-3,GPU not stated,,"));
        QCOMPARE(lines[3].count(','), lines[0].count(','));

        // 15 s is several times what eight H100 need: flagged, with what would explain it.
        const QJsonArray far = answer.json()[QLatin1String("far_outside_band")].toArray();
        QCOMPARE(far.size(), 1);
        QCOMPARE(far[0].toObject()[QLatin1String("run_id")].toString(), QStringLiteral("a,1"));
        QCOMPARE(far[0].toObject()[QLatin1String("measured_s")].toDouble(), 15.0);
        QVERIFY(!far[0].toObject()[QLatin1String("causes")].toArray().isEmpty());

        const QString runs = folder.filePath(QStringLiteral("runs.csv"));
        QFile runsFile(runs);
        QVERIFY(runsFile.open(QIODevice::WriteOnly) && runsFile.write(csv) == csv.size());
        runsFile.close();
        const Answer near = cli({QStringLiteral("estimate"), QStringLiteral("--model"), QStringLiteral("llama-3.1-8b"), QStringLiteral("--gpu"),
                                 QStringLiteral("h100"), QStringLiteral("--nearest"), runs, QStringLiteral("--json")});
        const QJsonArray nearest = near.json()[QLatin1String("nearest")].toArray();
        QCOMPARE(nearest.size(), 1); // one of the three has a step time
        QCOMPARE(nearest[0].toObject()[QLatin1String("run_id")].toString(), QStringLiteral("a,1"));
        QVERIFY(nearest[0].toObject()[QLatin1String("predicted_s")].toDouble() > 0);

        const Answer text = cli("validate -", csv);
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("far outside the band"));
        QVERIFY(text.out.contains("skipped because") && text.out.contains("Megatron-LM"));
    }
};

QTEST_GUILESS_MAIN(TestCliTables)
#include "test_cli_tables.moc"
