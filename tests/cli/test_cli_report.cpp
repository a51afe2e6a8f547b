// SPDX-License-Identifier: Apache-2.0
// report, as scripts see it: formats, files, exit codes.
#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace fivefold::test;
using namespace Qt::StringLiterals;

class TestCliReport : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    void save(const char* name, const QByteArray& text) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    static Answer report(const QStringList& arguments, const QByteArray& input = {}) { return cli(QStringList{u"report"_s} + arguments, input); }

private Q_SLOTS:
    void initTestCase() {
        save("one.json", cli((QByteArray("import ") + kFits).constData()).out);
        save("two.json", cli((QByteArray("import ") + kFits + " --tp 4 --recompute none").constData()).out);
        save("bad.json", "{ no plan");
    }
    void formats() {
        const Answer markdown = report({path("one.json")});
        QCOMPARE(markdown.code, 0);
        QVERIFY(markdown.out.startsWith("# ") && markdown.out.contains("Verdict: fits") && markdown.out.contains("| step time |"));
        const Answer html = report({path("one.json"), u"--format"_s, u"html"_s});
        QVERIFY(html.out.startsWith("<!DOCTYPE html>") && html.out.count("<svg") == 2);
        QCOMPARE(report({path("one.json"), u"--format"_s, u"html"_s}).out, html.out);
        const Answer csv = report({path("one.json"), u"--format"_s, u"csv"_s}), tsv = report({path("one.json"), u"--format"_s, u"tsv"_s});
        QVERIFY(csv.out.startsWith("plan,table,row,column,unit,value\n"));
        QVERIFY(tsv.out.startsWith("plan\ttable\trow\tcolumn\tunit\tvalue\n"));
        QCOMPARE(csv.out.count('\n'), tsv.out.count('\n'));
        QFile file(path("one.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(report({u"-"_s}, file.readAll()).out, markdown.out);
    }
    void figuresAreTheEstimates() {
        const QJsonObject json = report({path("one.json"), u"--format"_s, u"json"_s}).json(), plan = json["plans"_L1].toArray()[0].toObject();
        const QJsonObject estimate = cli({u"estimate"_s, path("one.json"), u"--json"_s}).json();
        QVERIFY(plan["valid"_L1].toBool() && !json.contains("comparison"_L1));
        QCOMPARE(plan["step_time_low_s"_L1].toDouble(), estimate["band"_L1].toObject()["step_time_low_s"_L1].toDouble());
        for (const QJsonValue value : plan["tables"_L1].toArray()) {
            const QJsonObject table = value.toObject();
            const QJsonArray rows = table["rows"_L1].toArray();
            if (table["title"_L1].toString() == "memory of each stage"_L1) {
                QCOMPARE(rows.size(), estimate["memory"_L1].toObject()["stages"_L1].toArray().size());
            }
            if (table["title"_L1].toString() == "time of a step"_L1) {
                QVERIFY(std::abs(rows.last().toArray()[1].toDouble() / estimate["metrics"_L1].toObject()["step_time_s"_L1].toDouble() - 1) < 1e-9);
            }
        }
        QCOMPARE(plan["tables"_L1].toArray().size(), 7);
    }
    void comparesAndSaysNo() {
        const Answer both = report({path("one.json"), path("two.json"), u"--format"_s, u"json"_s});
        QCOMPARE(both.code, 1); // the second does not fit
        QCOMPARE(both.json()["plans"_L1].toArray().size(), 2);
        QCOMPARE(both.json()["comparison"_L1].toObject()["columns"_L1].toArray().size(), 4);
        QVERIFY(report({path("one.json"), path("two.json")}).out.contains("## Comparison"));
    }
    void files() {
        for (const char* name : {"plan.html", "plan.md", "plan.csv", "plan.tsv", "plan.json"}) {
            const Answer answer = report({path("one.json"), u"-o"_s, path(name)});
            QCOMPARE(answer.code, 0);
            QVERIFY(answer.out.isEmpty() && QFile(path(name)).size() > 1000);
        }
        QCOMPARE(report({path("one.json"), u"-o"_s, path("plan.html")}).code, 2); // exists
        QCOMPARE(report({path("one.json"), u"-o"_s, path("plan.html"), u"--force"_s}).code, 0);
        QCOMPARE(report({path("one.json"), u"-o"_s, u"/no/such/folder/plan.html"_s}).code, 4);
    }
    void refusals() {
        QVERIFY(report({path("one.json"), u"-o"_s, path("plan.doc")}).one_line_of_error());
        QCOMPARE(report({path("one.json"), u"-o"_s, path("plan.doc")}).code, 2);
        QCOMPARE(report({path("one.json"), u"--format"_s, u"docx"_s}).code, 2);
        QCOMPARE(report({}).code, 2);
        QCOMPARE(report({u"-"_s, u"-"_s}).code, 2);
        QCOMPARE(report({path("bad.json")}).code, 3);
        QVERIFY(report({path("bad.json")}).one_line_of_error());
        QCOMPARE(report({path("absent.json")}).code, 3);
    }
};

QTEST_GUILESS_MAIN(TestCliReport)
#include "test_cli_report.moc"
