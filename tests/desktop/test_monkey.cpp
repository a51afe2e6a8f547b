// SPDX-License-Identifier: GPL-3.0-or-later
// Random use of the whole window with fixed seeds: every menu entry, knob, field, page, chart and dialog, dropped files, undo and redo.
// FIVEFOLD_MONKEY_STEPS and FIVEFOLD_MONKEY_SEED ask for longer runs and for other ones.
#include "tests/desktop/monkey.h"
#include "tests/desktop/window_fixture.h"

using namespace fivefold;

class TestMonkey : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingBreaks();
};

void TestMonkey::nothingBreaks() {
    test::WindowFixture fixture;
    const int steps = qEnvironmentVariableIsSet("FIVEFOLD_MONKEY_STEPS") ? qEnvironmentVariableIntValue("FIVEFOLD_MONKEY_STEPS") : 400;
    const int seed = qEnvironmentVariableIsSet("FIVEFOLD_MONKEY_SEED") ? qEnvironmentVariableIntValue("FIVEFOLD_MONKEY_SEED") : 1;
    test::Monkey monkey(fixture, static_cast<quint32>(seed));
    for (int step = 0; step < steps; ++step) {
        if (step > 0 && step % 1000 == 0) qInfo("%d steps, memory %s", step, qPrintable(test::Monkey::residentMemory()));
        const QString problem = monkey.step();
        QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("step %1, seed %2: %3; last steps: %4").arg(step).arg(seed).arg(problem, monkey.history())));
    }
    qInfo("%d steps, %d changes undone and redone, memory %s", steps, monkey.checkedChanges(), qPrintable(test::Monkey::residentMemory()));
    QVERIFY(monkey.checkedChanges() > steps / 40);
}

QTEST_MAIN(TestMonkey)
#include "test_monkey.moc"
