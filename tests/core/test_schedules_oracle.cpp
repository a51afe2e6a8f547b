// SPDX-License-Identifier: Apache-2.0
// 1 000 random pipelines, simulated by an independent implementation of section 6.
#include "core/estimate/schedule.h"
#include "tests/core/oracle_table.h"

#include <QTest>

#include <sstream>
#include <stdexcept>

using namespace fivefold;
using fivefold::test::agree;
using fivefold::test::OracleTable;

class TestSchedulesOracle : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void makespanAndMemory();
    void orderThatCannotFinish();
};

namespace {

std::vector<double> numbers(const std::string& text) {
    std::istringstream stream(text);
    std::vector<double> values;
    for (double value = 0; stream >> value;) values.push_back(value);
    return values;
}

} // namespace

void TestSchedulesOracle::makespanAndMemory() {
    OracleTable row("schedules.csv");
    int rows = 0;
    for (; row.next(); ++rows) {
        const std::string kind = row.text("kind");
        const int p = static_cast<int>(row.count("p")), m = static_cast<int>(row.count("m")), v = static_cast<int>(row.count("v"));
        const double f = row.number("f"), b = row.number("b"), w = row.number("w"), hop = row.number("hop");
        const std::vector<double> spread_f = numbers(row.text("spread_f")), spread_b = numbers(row.text("spread_b"));
        ScheduleOrder order;
        if (kind == "gpipe") order = gpipe_order(p, m);
        if (kind == "1f1b") order = one_f_one_b_order(p, m);
        if (kind == "interleaved") order = interleaved_order(p, m, v);
        if (kind == "zb-h1") order = zb_h1_order(p, m);
        if (kind == "dualpipe") order = dual_pipe_order(p, m);
        const auto duration = [&](const ScheduleSlot& slot, int device) {
            if (slot.size() == 3) return f + b + w;
            const std::size_t d = static_cast<std::size_t>(device);
            const double scale_f = spread_f.empty() ? 1 : spread_f[d], scale_b = spread_b.empty() ? 1 : spread_b[d];
            switch (slot.front().kind) {
            case ScheduleOp::Kind::forward: return f / v * scale_f;
            case ScheduleOp::Kind::backward: return b / v * scale_b;
            case ScheduleOp::Kind::weight: return w / v;
            }
            return 0.0;
        };
        const ScheduleResult result = run_schedule(order, p * v, duration, hop, kind == "dualpipe");
        QVERIFY2(agree(result.makespan, row.number("makespan")), qPrintable(QString::fromStdString(kind) + QString::number(rows)));
        QVERIFY(agree(result.devices.front().busy, row.number("busy0")));
        QCOMPARE(result.devices.front().peak_alive, static_cast<int>(row.count("peak0")));
        QCOMPARE(result.devices.back().peak_alive, static_cast<int>(row.count("peak_last")));
    }
    QCOMPARE(rows, 1000);
}

void TestSchedulesOracle::orderThatCannotFinish() {
    ScheduleOrder order = one_f_one_b_order(2, 1);
    std::swap(order[1][0], order[1][1]); // the backward before its own forward
    bool refused = false;
    try {
        (void)run_schedule(order, 2, [](const ScheduleSlot&, int) { return 1.0; });
    } catch (const std::invalid_argument&) {
        refused = true;
    }
    QVERIFY(refused);
}

QTEST_GUILESS_MAIN(TestSchedulesOracle)
#include "test_schedules_oracle.moc"
