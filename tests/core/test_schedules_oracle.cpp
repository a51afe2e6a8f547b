// SPDX-License-Identifier: Apache-2.0
// 2 000 random pipelines, simulated by an independent implementation of section 6.
#include "core/estimate/simulation/pipeline_run.h"
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
    void unevenStages();
    void orderThatCannotFinish();
};

namespace {

std::vector<double> numbers(const std::string& text) {
    std::istringstream stream(text);
    std::vector<double> values;
    for (double value = 0; stream >> value;) values.push_back(value);
    return values;
}

PipelineOrder order_of(const std::string& kind, int p, int m, int v) {
    if (kind == "gpipe") return gpipe_order(p, m);
    if (kind == "1f1b") return one_f_one_b_order(p, m);
    if (kind == "interleaved") return interleaved_order(p, m, v);
    return kind == "zb-h1" ? zb_h1_order(p, m) : dual_pipe_order(p, m);
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
        const PipelineOrder order = order_of(kind, p, m, v);
        StageSeconds seconds;
        for (int stage = 0; stage < order.stages; ++stage) {
            const auto rank = static_cast<std::size_t>(order.rank_of[static_cast<std::size_t>(stage)]);
            seconds.forward.push_back(f / v * (spread_f.empty() ? 1 : spread_f[rank]));
            // Without a split the table's backward is the whole pass.
            seconds.backward.push_back(b / v * (spread_b.empty() ? 1 : spread_b[rank]));
            seconds.weight.push_back(order.splits ? w / v : 0);
        }
        const PipelineRun result = run_pipeline(order, seconds, hop);
        QVERIFY2(agree(result.makespan, row.number("makespan")), qPrintable(QString::fromStdString(kind) + QString::number(rows)));
        QVERIFY(agree(result.ranks.front().busy, row.number("busy0")));
        QCOMPARE(result.ranks.front().peak_alive, static_cast<int>(row.count("peak0")));
        QCOMPARE(result.ranks.back().peak_alive, static_cast<int>(row.count("peak_last")));
    }
    QCOMPARE(rows, 1000);
}

/// Every stage with its own times, few micro-batches, no multiples of the ranks.
void TestSchedulesOracle::unevenStages() {
    OracleTable row("schedules_uneven.csv");
    int rows = 0;
    for (; row.next(); ++rows) {
        const std::string kind = row.text("kind");
        const int p = static_cast<int>(row.count("p")), m = static_cast<int>(row.count("m")), v = static_cast<int>(row.count("v"));
        const PipelineOrder order = order_of(kind, p, m, v);
        StageSeconds seconds{numbers(row.text("forward")), numbers(row.text("backward")), numbers(row.text("weight"))};
        if (order.pipes == 2) // the other pipe meets the same stages
            for (std::vector<double>* list : {&seconds.forward, &seconds.backward, &seconds.weight}) list->insert(list->end(), list->begin(), list->begin() + p);
        const PipelineRun result = run_pipeline(order, seconds, row.number("hop"));
        QVERIFY2(agree(result.makespan, row.number("makespan")), qPrintable(QString::fromStdString(kind) + QString::number(rows)));
        QCOMPARE(pipeline_makespan(order, seconds, row.number("hop")), result.makespan);
        QVERIFY(agree(result.ranks.front().busy, row.number("busy0")));
        QVERIFY(agree(result.ranks.back().busy, row.number("busy_last")));
        QCOMPARE(result.ranks.front().peak_alive, static_cast<int>(row.count("peak0")));
        QCOMPARE(result.ranks.back().peak_alive, static_cast<int>(row.count("peak_last")));
    }
    QCOMPARE(rows, 1000);
}

void TestSchedulesOracle::orderThatCannotFinish() {
    PipelineOrder order = one_f_one_b_order(2, 1);
    std::swap(order.ranks[1][0], order.ranks[1][1]); // the backward before its own forward
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, (void)run_pipeline(order, {{1, 1}, {1, 1}, {0, 0}}));
}

QTEST_GUILESS_MAIN(TestSchedulesOracle)
#include "test_schedules_oracle.moc"
