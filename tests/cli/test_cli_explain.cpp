// SPDX-License-Identifier: Apache-2.0
// estimate --explain: how a figure comes about, for people and machines.
#include "tests/cli/program.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace fivefold::test;

class TestCliExplain : public QObject {
    Q_OBJECT

private:
    static QByteArray line(const char* more) { return QByteArray("estimate ") + kFits + ' ' + more; }

private Q_SLOTS:
    void oneFigure() {
        const Answer answer = cli(line("--explain memory.weights"));
        QCOMPARE(answer.code, 0);
        for (const char* text : {"b_w * P_d", "bytes of weights per parameter", "equation (3.1)", "left out:"}) QVERIFY2(answer.out.contains(text), text);
    }
    void allAgreeWithTheEstimate() {
        const QJsonObject estimate = cli(line("--json")).json();
        const QJsonArray all = cli(line("--explain all --json")).json()[QLatin1String("explanations")].toArray();
        const QJsonObject terms = estimate[QLatin1String("time")].toObject()[QLatin1String("terms")].toObject();
        int found = 0;
        for (const QJsonValue entry : all) {
            const QString id = entry[QLatin1String("id")].toString();
            QVERIFY(!entry[QLatin1String("formula")].toString().isEmpty());
            if (!id.startsWith(QLatin1String("time.")) || id == QLatin1String("time.total")) continue;
            const double figure = terms[id.mid(5)].toDouble();
            QVERIFY2(std::abs(entry[QLatin1String("value")].toDouble() - figure) <= 1e-11 + 1e-9 * figure, qPrintable(id));
            ++found;
        }
        QVERIFY(found >= 6);
    }
    void unknownTerm() {
        const Answer answer = cli(line("--explain time.nothing"));
        QCOMPARE(answer.code, 2);
        QVERIFY(answer.err.contains("time.gemm"));
    }
};

QTEST_APPLESS_MAIN(TestCliExplain)
#include "test_cli_explain.moc"
