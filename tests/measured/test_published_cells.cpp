// SPDX-License-Identifier: Apache-2.0
// The published heatmap against the runs that it was made from.
#include "core/formats/builtin.h"
#include "core/formats/format_error.h"
#include "core/formats/published_cells.h"
#include "core/formats/runs_csv.h"

#include <QtTest>

#include <cmath>
#include <sstream>

using namespace fivefold;

class TestPublishedCells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsHoldTogether();
    void stepTimesAgreeWithRuns();
    void brokenTables();
};

void TestPublishedCells::cellsHoldTogether() {
    const std::vector<PublishedCell> cells = load_published_cells(load_catalogue());
    QCOMPARE(cells.size(), std::size_t{26});
    for (const PublishedCell& cell : cells) {
        const Layout& l = cell.plan.layout;
        QCOMPARE(l.tp * l.pp * l.dp * l.cp, gpu_count(cell.plan.cluster));
        QCOMPARE(l.dp * l.accumulation * l.micro_batch, cell.plan.training.global_batch);
        QCOMPARE(cell.plan.training.seq_len, std::int64_t{4096});
        QVERIFY(l.tp == 1 || l.sequence_parallel);
        QVERIFY(cell.printed_mfu > 0.05 && cell.printed_mfu < 0.5);
        QVERIFY(cell.step_time > Seconds(0));
        QVERIFY(cell.memory < cell.plan.cluster.gpu.usable_memory);
    }
}

/// What follows from a printed MFU is the step time of a run with that layout, where there is one: but for measurements that were
/// repeated, to the digits of the table.
void TestPublishedCells::stepTimesAgreeWithRuns() {
    std::istringstream text{std::string(builtin::runs_csv())};
    const Catalogue catalogue = load_catalogue();
    const std::vector<MeasuredRun> runs = read_runs(text, catalogue);
    int compared = 0, equal = 0;
    for (const PublishedCell& cell : load_published_cells(catalogue))
        for (const MeasuredRun& run : runs) {
            const Layout &a = run.plan.layout, &b = cell.plan.layout;
            if (!run.step_time || run.source != "ultra-scale-playbook" || !(run.plan.model == cell.plan.model) || run.plan.cluster.nodes != cell.plan.cluster.nodes) continue;
            if (a.tp != b.tp || a.pp != b.pp || a.dp != b.dp || a.micro_batch != b.micro_batch || a.zero != b.zero) continue;
            ++compared;
            equal += std::abs(cell.step_time / *run.step_time - 1) < 0.005 ? 1 : 0;
        }
    QVERIFY(compared >= 12);
    QVERIFY2(equal >= compared - 2, qPrintable(QString::number(equal) + QLatin1Char('/') + QString::number(compared)));
}

void TestPublishedCells::brokenTables() {
    const auto read = [](const char* text) {
        std::istringstream stream{std::string(text)};
        return read_published_cells(stream, {});
    };
    QVERIFY_THROWS_EXCEPTION(FormatError, static_cast<void>(read("nodes,model_b\n1,2\n")));
    QVERIFY_THROWS_EXCEPTION(FormatError, static_cast<void>(read("nodes,model_b,dp,tp,pp,gas,mbs,zero,mfu_pct,mem_gb\n1,1.34,x,1,2,16,4,1,44,41\n")));
    QVERIFY(read("nodes,model_b,dp,tp,pp,gas,mbs,zero,mfu_pct,mem_gb\n1,1.34,4,1,2,16,4,1,44.32,41.76\n").empty()); // no runs to know the model by
}

QTEST_APPLESS_MAIN(TestPublishedCells)
#include "test_published_cells.moc"
