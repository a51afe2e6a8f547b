// SPDX-License-Identifier: Apache-2.0
// import of launch files, several files and folders; diff and write-back.
#include "tests/cli/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace fivefold::test;

namespace {

const QString kSamples = QStringLiteral(FIVEFOLD_TEST_DATA "/launch/");

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int layout(const Answer& answer, const char* key) { return answer.json()[QLatin1String("layout")].toObject()[QLatin1String(key)].toInt(); }

} // namespace

class TestCliImport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void launchFileBecomesPlan() {
        const Answer answer = cli({QStringLiteral("import"), kSamples + QStringLiteral("gpt-moe.megatron.sh")});
        QCOMPARE(answer.code, 0);
        QCOMPARE(layout(answer, "ep"), 8);
        QVERIFY(answer.err.contains("line 45: --tensor-model-parallel-size = 2 -> layout.tp") ||
                answer.err.contains("--tensor-model-parallel-size = 2 -> layout.tp"));
        QVERIFY(answer.err.contains("note: guessed: ") && answer.err.contains("ignored: "));
        const Answer quiet = cli({QStringLiteral("import"), QStringLiteral("--quiet"), kSamples + QStringLiteral("gpt-moe.megatron.sh")});
        QCOMPARE(quiet.out, answer.out);
        QVERIFY(!quiet.err.contains("taken: ") && quiet.err.contains("guessed: "));
    }
    void jsonHoldsTheReport() {
        const Answer answer = cli({QStringLiteral("import"), QStringLiteral("--json"), kSamples + QStringLiteral("qwen-7b.nanotron.yaml")});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.err.isEmpty());
        const QJsonArray notes = answer.json()[QLatin1String("import_notes")].toArray();
        QVERIFY(notes.size() > 20);
        QSet<QString> kinds;
        for (const QJsonValue note : notes) {
            for (const char* key : {"kind", "file", "where", "key", "field", "value", "why"})
                QVERIFY2(note.toObject().contains(QLatin1String(key)), key);
            kinds.insert(note.toObject()[QLatin1String("kind")].toString());
        }
        QCOMPARE(kinds.size(), 3);
        const Answer again = cli("import -", answer.out); // still a plan
        QCOMPARE(again.code, 0);
        QVERIFY(!again.out.contains("import_notes") && again.err.isEmpty());
    }
    void folderAndOptions() {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(kSamples + QStringLiteral("mixtral.model_args.yaml"), folder.filePath(QStringLiteral("args.yaml"))));
        QFile job(folder.filePath(QStringLiteral("job.sbatch")));
        QVERIFY(job.open(QIODevice::WriteOnly));
        job.write("#!/bin/bash\n#SBATCH --nodes=4\n#SBATCH --gpus-per-node=8\nsrun train\n");
        job.close();
        QFile readme(folder.filePath(QStringLiteral("README.md")));
        QVERIFY(readme.open(QIODevice::WriteOnly));
        readme.write("# run");
        readme.close();
        const Answer answer = cli({QStringLiteral("import"), folder.path()});
        QCOMPARE(answer.code, 0);
        QCOMPARE(layout(answer, "dp"), 4);
        const Answer both =
            cli({QStringLiteral("import"), folder.filePath(QStringLiteral("job.sbatch")), folder.filePath(QStringLiteral("args.yaml"))});
        QCOMPARE(both.json()[QLatin1String("layout")].toObject(), answer.json()[QLatin1String("layout")].toObject());
        const Answer changed = cli({QStringLiteral("import"), folder.path(), QStringLiteral("--micro-batch"), QStringLiteral("2")});
        QCOMPARE(layout(changed, "accumulation") * 2, layout(answer, "accumulation"));
        const Answer estimate = cli({QStringLiteral("estimate"), folder.path(), QStringLiteral("--json")});
        QVERIFY(estimate.json().contains(QLatin1String("memory")));
        QCOMPARE(cli({QStringLiteral("import"), QDir(folder.path()).filePath(QStringLiteral("nothing"))}).code, 3);
    }
    void errorsNameFileAndLine() {
        const Answer answer = cli("import -", "parallelism:\n  dp: two\n");
        QCOMPARE(answer.code, 3);
        QVERIFY2(answer.one_line_of_error() && answer.err.contains("standard input, line 2: parallelism.dp"), answer.err.constData());
        QCOMPARE(cli("import -", "hello\n").code, 3);
    }
    void diffAndWriteBack() {
        QTemporaryDir folder;
        const QString launch = kSamples + QStringLiteral("qwen-7b.nanotron.yaml"), out = folder.filePath(QStringLiteral("new.yaml"));
        QFile plan(folder.filePath(QStringLiteral("plan.json")));
        QVERIFY(plan.open(QIODevice::WriteOnly));
        plan.write(cli({QStringLiteral("import"), launch, QStringLiteral("--micro-batch"), QStringLiteral("1")}).out);
        plan.close();
        const Answer text = cli({QStringLiteral("diff"), plan.fileName(), launch});
        QCOMPARE(text.code, 0);
        QVERIFY2(text.out.contains("tokens.micro_batch_size: 2 -> 1  (line 33)"), text.out.constData());
        const Answer json = cli({QStringLiteral("diff"), plan.fileName(), launch, QStringLiteral("--json")});
        QCOMPARE(json.json()[QLatin1String("changes")].toArray().size(), 2);
        QCOMPARE(cli({QStringLiteral("diff"), plan.fileName(), launch, QStringLiteral("--write"), out}).code, 0);
        QCOMPARE(read(out),
                 read(launch).replace("micro_batch_size: 2", "micro_batch_size: 1").replace("per_replica: 8", "per_replica: 16"));
        QCOMPARE(cli({QStringLiteral("diff"), plan.fileName(), launch, QStringLiteral("--write"), out}).code, 2); // it is there
        QCOMPARE(cli({QStringLiteral("diff"), plan.fileName(), launch, QStringLiteral("--write"), out, QStringLiteral("--force")}).code, 0);
        QCOMPARE(cli({QStringLiteral("diff"), plan.fileName(), launch, QStringLiteral("--write"), QStringLiteral("-")}).out, read(out));
        QVERIFY(cli({QStringLiteral("diff"), plan.fileName(), out}).out.contains("says what the plan says"));
    }
    void diffRefuses() {
        QTemporaryDir folder;
        const QString launch = kSamples + QStringLiteral("llama.torchtitan.toml"), out = folder.filePath(QStringLiteral("new.toml"));
        QFile plan(folder.filePath(QStringLiteral("plan.json")));
        QVERIFY(plan.open(QIODevice::WriteOnly));
        plan.write(cli({QStringLiteral("import"), launch, QStringLiteral("--zero"), QStringLiteral("1"), QStringLiteral("--shard-group"),
                        QStringLiteral("0")})
                       .out);
        plan.close();
        const Answer answer = cli({QStringLiteral("diff"), plan.fileName(), launch, QStringLiteral("--write"), out});
        QCOMPARE(answer.code, 1);
        QVERIFY(answer.err.contains("Nothing was written") && answer.err.contains("ZeRO-1") && !QFile::exists(out));
        QCOMPARE(cli({QStringLiteral("diff"), plan.fileName(), plan.fileName()}).code, 3);
        QCOMPARE(cli({QStringLiteral("diff"), plan.fileName()}).code, 2);
    }
};

QTEST_APPLESS_MAIN(TestCliImport)
#include "test_cli_import.moc"
