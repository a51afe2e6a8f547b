// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/program.h"

#include <QJsonArray>
#include <QTest>

using namespace fivefold::test;

namespace {

QByteArray line(const char* verb, const char* more = "") { return QByteArray(verb) + ' ' + kFits + ' ' + more; }

QJsonArray list(const QJsonObject& object, const char* key) { return object[QLatin1String(key)].toArray(); }
QString word(const QJsonValue& object, const char* key) { return object.toObject()[QLatin1String(key)].toString(); }
double figure(const QJsonValue& object, const char* key) { return object.toObject()[QLatin1String(key)].toDouble(); }

/// The option that sets a knob to a value of the JSON answer.
QStringList option(const QJsonValue& change) {
    const QJsonObject object = change.toObject();
    const QString knob = object[QLatin1String("knob")].toString(), name = QString(knob).replace(QLatin1Char('_'), QLatin1Char('-'));
    const QJsonValue to = object[QLatin1String("to")];
    if (to.isBool()) return {(to.toBool() ? QStringLiteral("--") : QStringLiteral("--no-")) + name};
    QStringList modules;
    for (const QJsonValue module : object[QLatin1String("modules")].toArray()) modules.append(module.toString());
    if (!modules.isEmpty()) return {QStringLiteral("--recompute-modules"), modules.join(QLatin1Char(','))};
    return {QStringLiteral("--") + name, to.isString() ? to.toString() : QString::number(to.toInteger())};
}

} // namespace

class TestCliAdvise : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shape() {
        const Answer answer = cli(line("advise", "--json --recompute none"));
        QCOMPARE(answer.code, 0);
        const QJsonObject json = answer.json();
        QVERIFY(json[QLatin1String("valid")].toBool() && json[QLatin1String("fits")].toBool());
        const QJsonArray framework = list(json, "framework");
        QVERIFY(framework.size() > 40);
        QSet<QString> kinds;
        for (const QJsonValue outcome : framework) {
            for (const char* key : {"id", "kind", "state", "severity", "value", "threshold", "unit", "text", "fix", "model", "model_disagrees"})
                QVERIFY2(outcome.toObject().contains(QLatin1String(key)), key);
            kinds.insert(word(outcome, "kind"));
            const bool applies = word(outcome, "state") != QLatin1String("not_applicable");
            QCOMPARE(outcome.toObject()[QLatin1String("value")].isDouble(), applies);
            QVERIFY(!word(outcome, "text").isEmpty() && !word(outcome, "text").contains(QLatin1Char('{')));
            if (word(outcome, "id") != QLatin1String("f5-no-recompute")) continue;
            QCOMPARE(word(outcome, "state"), QStringLiteral("fail")); // 70 B without recomputation, which fits
            QVERIFY(word(outcome, "model").contains(QLatin1String("fits without recomputation")));
        }
        for (const char* kind : {"case", "ladder", "batch", "priority", "tree", "typical", "checklist", "red_flag"}) QVERIFY2(kinds.contains(QLatin1String(kind)), kind);
        QVERIFY(list(json, "findings").size() > 0);
    }
    void changesComeTrue() {
        const QJsonObject json = cli(line("advise", "--json --zero 3 --top 20")).json();
        const QJsonArray changes = list(json, "changes");
        QCOMPARE(changes.size(), 20);
        QVERIFY(json[QLatin1String("changes_found")].toInteger() > 20);
        for (const QJsonValue change : changes) {
            QStringList arguments = QString::fromLatin1(line("estimate", "--zero 3 --json")).split(QLatin1Char(' '));
            for (const char* key : {"changes", "followers"})
                for (const QJsonValue knob : list(change.toObject(), key)) arguments += option(knob);
            const Answer answer = cli(arguments);
            QCOMPARE(answer.code, 0);
            const QJsonObject estimate = answer.json();
            const double step = figure(estimate[QLatin1String("metrics")], "step_time_s");
            QVERIFY2(std::abs(step / figure(change, "step_time_s") - 1) < 1e-9, qPrintable(arguments.join(QLatin1Char(' '))));
            QVERIFY(step < figure(change, "step_time_before_s"));
            QVERIFY(std::abs(1 - step / figure(change, "step_time_before_s") - figure(change, "gain")) < 1e-9);
        }
    }
    void locksAndTop() {
        const QJsonObject held = cli(line("advise", "--json --locks tp,pp --locks zero --top 0")).json();
        const QJsonArray changes = list(held, "changes");
        QVERIFY(!changes.isEmpty());
        QCOMPARE(changes.size(), held[QLatin1String("changes_found")].toInteger());
        for (const QJsonValue change : changes)
            for (const char* key : {"changes", "followers"})
                for (const QJsonValue knob : list(change.toObject(), key))
                    QVERIFY(word(knob, "knob") != QLatin1String("tp") && word(knob, "knob") != QLatin1String("pp") && word(knob, "knob") != QLatin1String("zero"));
        QCOMPARE(list(cli(line("advise", "--json --top 1")).json(), "changes").size(), 1);
        const Answer wrong = cli(line("advise", "--locks tp,gpu"));
        QCOMPARE(wrong.code, 2);
        QVERIFY(wrong.one_line_of_error() && wrong.err.contains("'gpu'") && wrong.err.contains("micro_batch"));
        QCOMPARE(cli(line("advise", "--top -1")).code, 2);
    }
    void saysNo() {
        const Answer over = cli("advise --model llama-2-13b --gpu h100 --nodes 2 --zero 0 --seq 4096 --global-batch 128 --json");
        QCOMPARE(over.code, 1);
        const QJsonObject json = over.json();
        QVERIFY(json[QLatin1String("valid")].toBool() && !json[QLatin1String("fits")].toBool());
        QVERIFY(!list(json, "changes").isEmpty());
        for (const QJsonValue change : list(json, "changes")) QVERIFY(change.toObject()[QLatin1String("makes_fit")].toBool());
        QCOMPARE(cli(line("advise", "--tp 7")).code, 1);
        const Answer nonsense = cli(line("advise", "--pp 100 --vpp 1"));
        QCOMPARE(nonsense.code, 1);
        QVERIFY(nonsense.out.startsWith("No advice"));
        QCOMPARE(cli("advise no-such-file.json").code, 3);
    }
    void text() {
        const Answer answer = cli(line("advise", "--recompute none"));
        QCOMPARE(answer.code, 0);
        for (const char* part : {"Next best changes", "Decision tree", "Checklist", "Red flags", "Findings", "model: ", "in order: "}) QVERIFY2(answer.out.contains(part), part);
        QVERIFY(!answer.out.contains('{'));
    }
    void planFiles() {
        const Answer plan = cli(line("import"));
        QCOMPARE(plan.code, 0);
        const Answer answer = cli("advise - --json", plan.out);
        QCOMPARE(answer.code, 0);
        QVERIFY(list(answer.json(), "framework").size() > 40);
    }
};

QTEST_GUILESS_MAIN(TestCliAdvise)
#include "test_cli_advise.moc"
