// SPDX-License-Identifier: Apache-2.0
// campaign, as scripts see it, where there is no scheduler.
#include "tests/cli/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace fivefold::test;
using namespace Qt::StringLiterals;

class TestCliCampaign : public QObject {
    Q_OBJECT
    QTemporaryDir work_;

    [[nodiscard]] QString folder() const { return work_.filePath(u"camp"_s); }
    [[nodiscard]] Answer create(const QStringList& more, const QString& where) const {
        return cli(QStringList{u"campaign"_s, u"create"_s, u"--model"_s, u"llama-3.1-8b"_s, u"--gpu"_s, u"h100"_s, u"--nodes"_s, u"2"_s, u"--seq"_s, u"4096"_s, u"--global-batch"_s, u"128"_s, u"--recompute"_s,
                               u"none"_s, u"-o"_s, where} +
                   more);
    }
    [[nodiscard]] static QByteArray content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void create_writes_a_folder() {
        const Answer answer = create({u"--target"_s, u"megatron"_s, u"--top"_s, u"5"_s, u"--design"_s, u"2"_s, u"--sbatch=--partition=gpu"_s, u"--json"_s}, folder());
        QCOMPARE(answer.code, 0);
        const QJsonArray tasks = answer.json()["tasks"_L1].toArray();
        QVERIFY(tasks.size() >= 6 && tasks.size() <= 7);
        for (const auto& task : tasks) {
            const QString id = task.toObject()["id"_L1].toString();
            QVERIFY(QFile::exists(folder() + u"/tasks/"_s + id + u"/plan.json"_s));
            QVERIFY(content(folder() + u"/tasks/"_s + id + u"/task.sh"_s).contains("LAUNCH="));
        }
        QVERIFY(content(folder() + u"/scripts/class-1.sbatch"_s).contains("#SBATCH --partition=gpu\n"));
        QVERIFY(QFile::permissions(folder() + u"/submit.sh"_s) & QFile::ExeOwner);
        QCOMPARE(create({u"--target"_s, u"megatron"_s, u"--top"_s, u"2"_s}, folder()).code, 4); // another campaign lives there
    }

    void status_collect_and_report_of_what_has_not_run() {
        Answer answer = cli({u"campaign"_s, u"status"_s, folder(), u"--json"_s});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.json()["counts"_L1]["waiting"_L1].toInt() >= 6);
        answer = cli({u"campaign"_s, u"collect"_s, folder()});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.contains("Nothing was measured"));
        QVERIFY(content(folder() + u"/results.csv"_s).startsWith("run_id,"));
        const QString page = work_.filePath(u"report.html"_s);
        QCOMPARE(cli({u"campaign"_s, u"report"_s, folder(), u"-o"_s, page}).code, 0);
        QVERIFY(content(page).startsWith("<!DOCTYPE html>"));
        QVERIFY(cli({u"campaign"_s, u"report"_s, folder(), u"--format"_s, u"csv"_s}).out.startsWith("task,state,outcome"));
    }

    // A run as a cluster would leave it.
    void collect_measures_and_drops() {
        const QStringList ids = QDir(folder() + u"/tasks"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
        const QString attempt = folder() + u"/tasks/"_s + ids.front() + u"/attempts/1"_s;
        QVERIFY(QDir().mkpath(attempt));
        QByteArray log;
        for (int i = 1; i <= 20; ++i)
            log += " [2026-01-31 12:00:00.000000] iteration " + QByteArray::number(i) + "/ 20 | consumed samples: 1 | elapsed time per iteration (ms): " + QByteArray::number(500 + i % 3) +
                   ".0 | global batch size:   128 | lm loss: 1.04E+01 | number of skipped iterations:   0 | number of nan iterations:   0 |\n";
        const auto put = [&](const QString& name, const QByteArray& text) {
            QFile file(attempt + u'/' + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        put(u"log"_s, log);
        put(u"start.json"_s, R"({"task": "x", "attempt": 1, "job": "7_0", "nodes": "n1 n2", "started": 1000, "limit_s": 600})");
        put(u"exit.json"_s, R"({"reason": "exit", "exit_code": 0, "signal": "", "verdict": "done", "ended": 1900, "wall_s": 900})");
        const Answer answer = cli({u"campaign"_s, u"collect"_s, folder(), u"--drop"_s, u"--refit"_s, work_.filePath(u"profiles.json"_s)});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.out.contains("Fastest measured: " + ids.front().toUtf8()));
        QVERIFY(answer.out.contains("cannot be the best any more"));
        QVERIFY(content(folder() + u"/results.csv"_s).contains("/" + ids.front().toUtf8()));
        QVERIFY(QFile::exists(work_.filePath(u"profiles.json"_s)));
        QCOMPARE(cli({u"validate"_s, folder() + u"/results.csv"_s}).code, 0);
    }

    void wrong_use_says_what_is_wrong() {
        const QString other = work_.filePath(u"other"_s);
        QCOMPARE(create({}, other).code, 2);
        QCOMPARE(create({u"--target"_s, u"no-such"_s}, other).code, 2);
        QCOMPARE(create({u"--target"_s, u"megatron"_s, u"--launcher"_s, u"cron"_s}, other).code, 2);
        QVERIFY(!QFile::exists(other));
        QCOMPARE(cli({u"campaign"_s, u"status"_s, work_.path()}).code, 4);
        QCOMPARE(cli({u"campaign"_s, u"stop"_s, folder(), u"no-such-task"_s}).code, 2);
        QCOMPARE(cli({u"campaign"_s, u"report"_s, folder(), u"--format"_s, u"pdf"_s}).code, 2);
        QFile manifest(folder() + u"/manifest.json"_s);
        QVERIFY(manifest.open(QIODevice::ReadWrite));
        manifest.resize(manifest.size() / 2);
        manifest.close();
        QCOMPARE(cli({u"campaign"_s, u"status"_s, folder()}).code, 3);
    }
};

QTEST_GUILESS_MAIN(TestCliCampaign)
#include "test_cli_campaign.moc"
