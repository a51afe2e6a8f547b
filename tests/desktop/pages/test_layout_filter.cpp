// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/layout_table_model.h"
#include "core/formats/catalogue.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fivefold;

namespace {

/// All feasible layouts of the sample model on one node fewer choices than usual: a few hundred.
FoundPtr smallSearch(Objective objective = Objective::tokens_per_second) {
    static const Catalogue catalogue = load_catalogue();
    SearchRequest request;
    request.plan = sample_plan(catalogue);
    request.objective = objective;
    request.space.micro_batch = {1, 2};
    request.space.pp = {1, 2, 4, 8};
    request.space.cp = {1, 2};
    request.keep_feasible = kMostListed;
    request.threads = 1;
    return foundLayouts(request, search(request, catalogue.profile_for(request.plan)), 1);
}

std::vector<std::uint32_t> accepted(const FoundLayouts& found, const char* text, Seconds now = Seconds(10)) {
    const ParsedFilter parsed = parseFilter(QString::fromUtf8(text));
    if (!parsed.error.isEmpty()) qFatal("%s", qPrintable(parsed.error));
    return parsed.filter.matching(found, now);
}

/// Whether exactly the rows with a property are accepted, and some but not all have it.
template <class Has>
bool tells(const FoundLayouts& found, const char* text, const Has& has) {
    const std::vector<std::uint32_t> rows = accepted(found, text);
    std::vector<std::uint32_t> wanted;
    for (std::uint32_t row = 0; row < found.rows.size(); ++row)
        if (has(found.rows[row])) wanted.push_back(row);
    return rows == wanted && !wanted.empty() && wanted.size() < found.rows.size();
}

} // namespace

class TestLayoutFilter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreInOrder();
    void frontIsMarked();
    void objectivesOrderRows();
    void conditionsTell();
    void wordsTell();
    void spellings();
    void numbersOfALocale();
    void errorsSayWhatWouldBeRight_data();
    void errorsSayWhatWouldBeRight();
    void sortingIsStable();
    void modelShowsWhatWasAsked();
    void tablesForFiles();
};

void TestLayoutFilter::rowsAreInOrder() {
    const FoundPtr found = smallSearch();
    QVERIFY(found->rows.size() > 100);
    QVERIFY(found->result.complete && found->result.all.empty());
    QCOMPARE(found->rows.front().candidate, found->result.best.front());
    for (std::size_t i = 1; i < found->rows.size(); ++i) QVERIFY(found->rows[i - 1].candidate.figure <= found->rows[i].candidate.figure);
    QCOMPARE(found->placeOf(found->rows.front().candidate.figure), 1u);
    QCOMPARE(found->placeOf(0), 1u);
    QCOMPARE(found->placeOf(1e9), found->rows.size() + 1);
    for (const std::size_t row : {std::size_t{0}, found->rows.size() / 2, found->rows.size() - 1}) {
        const Candidate& candidate = found->rows[row].candidate;
        QCOMPARE(found->rows[found->find(plan_of(found->request.plan, candidate), candidate.figure)].candidate, candidate);
        // Figures are those of the estimate.
        static const Catalogue catalogue = load_catalogue();
        const Plan plan = plan_of(found->request.plan, candidate);
        const Metrics metrics = estimate(plan, catalogue.profile_for(plan)).metrics;
        QVERIFY(std::abs(metrics.mfu - found->rows[row].mfu) < 1e-9 && std::abs(metrics.days - found->rows[row].days) < 1e-6 * metrics.days);
    }
    QCOMPARE(found->find(found->request.plan, 1e9), found->rows.size());
}

void TestLayoutFilter::frontIsMarked() {
    const FoundPtr found = smallSearch();
    std::size_t marked = 0;
    for (const FoundLayout row : found->rows) {
        const bool beaten = std::ranges::any_of(found->rows, [&](const FoundLayout& other) {
            return other.candidate.step_time <= row.candidate.step_time && other.candidate.memory <= row.candidate.memory &&
                   (other.candidate.step_time < row.candidate.step_time || other.candidate.memory < row.candidate.memory);
        });
        QVERIFY(!row.front || !beaten);
        if (row.front) ++marked;
    }
    QCOMPARE(marked, found->result.pareto.size());
    QVERIFY(marked > 1);
}

void TestLayoutFilter::objectivesOrderRows() {
    const FoundPtr found = smallSearch(Objective::memory);
    for (std::size_t i = 1; i < found->rows.size(); ++i) QVERIFY(found->rows[i - 1].candidate.memory <= found->rows[i].candidate.memory);
    QVERIFY(sameQuestion(found->request.plan, found->request.plan, false));
    Plan other = found->request.plan;
    other.layout.tp *= 2;
    other.name = "other";
    other.training.cp_kind = CpKind::ulysses;
    QVERIFY(sameQuestion(found->request.plan, other, false));
    other.cluster.nodes *= 2;
    QVERIFY(!sameQuestion(found->request.plan, other, false));
    QVERIFY(sameQuestion(found->request.plan, other, true));
    other.training.seq_len *= 2;
    QVERIFY(!sameQuestion(found->request.plan, other, true));
}

void TestLayoutFilter::conditionsTell() {
    const FoundPtr found = smallSearch();
    QVERIFY(tells(*found, "tp=8", [](const FoundLayout& row) { return row.candidate.layout.tp == 8; }));
    QVERIFY(tells(*found, "tp=4,8", [](const FoundLayout& row) { return row.candidate.layout.tp == 8 || row.candidate.layout.tp == 4; }));
    QVERIFY(tells(*found, "tp!=8", [](const FoundLayout& row) { return row.candidate.layout.tp != 8; }));
    QVERIFY(tells(*found, "tp=8 pp<=4 mem<70", [](const FoundLayout& row) { return row.candidate.layout.tp == 8 && row.candidate.layout.pp <= 4 && in_gib(row.candidate.memory) < 70; }));
    QVERIFY(tells(*found, "step<=16.5s", [](const FoundLayout& row) { return row.candidate.step_time.value() <= 16.5; }));
    QVERIFY(tells(*found, "mfu>40%", [](const FoundLayout& row) { return row.mfu > 0.4; }));
    QVERIFY(tells(*found, "now>100", [](const FoundLayout& row) { return row.candidate.step_time.value() > 20; })); // of 10 s
    QVERIFY(tells(*found, "free>=20", [](const FoundLayout& row) { return 100 * row.headroom >= 20; }));
    QVERIFY(tells(*found, "place<=10", [&](const FoundLayout& row) { return &row.candidate - &found->rows.front().candidate < 10; }));
    QVERIFY(tells(*found, "mem=60", [](const FoundLayout& row) { return std::abs(in_gib(row.candidate.memory) - 60) <= 0.5; })); // as precisely as typed
    QCOMPARE(accepted(*found, "").size(), found->rows.size());
    QCOMPARE(accepted(*found, "tp=3").size(), 0u);
}

void TestLayoutFilter::wordsTell() {
    const FoundPtr found = smallSearch();
    const auto kind = [](RecomputeKind wanted) { return [wanted](const FoundLayout& row) { return row.candidate.layout.recompute.kind == wanted; }; };
    QVERIFY(tells(*found, "recompute=full", kind(RecomputeKind::full)));
    QVERIFY(tells(*found, "selective", kind(RecomputeKind::selective)));
    QVERIFY(tells(*found, "recompute!=full", [](const FoundLayout& row) { return row.candidate.layout.recompute.kind != RecomputeKind::full; }));
    QVERIFY(tells(*found, "interleaved", [](const FoundLayout& row) { return row.candidate.layout.vpp > 1; }));
    QVERIFY(tells(*found, "-interleaved", [](const FoundLayout& row) { return row.candidate.layout.vpp == 1; }));
    QVERIFY(tells(*found, "pareto", [](const FoundLayout& row) { return row.front; }));
    QVERIFY(tells(*found, "front tp=8", [](const FoundLayout& row) { return row.front && row.candidate.layout.tp == 8; }));
}

void TestLayoutFilter::spellings() {
    const FoundPtr found = smallSearch();
    const auto same = [&](const char* a, const char* b) { return accepted(*found, a) == accepted(*found, b) && !accepted(*found, a).empty(); };
    QVERIFY(same("tp = 8   pp <= 4", "TP=8 PP<=4"));
    QVERIFY(same("pp≤4", "pp<=4") && same("tp==8", "tp=8") && same("tp≠8", "tp!=8"));
    QVERIFY(same("memory<70GiB", "mem<70"));
    QVERIFY(same("tp=4, 8", "tp=4,8"));
    QVERIFY(same("mb=2", "micro_batch=2") && same("ga>=16", "accumulation>=16"));
    QVERIFY(same("tp=8 -", "tp=8")); // somebody is still typing
}

void TestLayoutFilter::numbersOfALocale() {
    const FoundPtr found = smallSearch();
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    const auto comma = accepted(*found, "step<=16,5"), point = accepted(*found, "step<=16.5");
    const auto list = accepted(*found, "tp=4,8");
    QLocale::setDefault(before);
    QCOMPARE(comma, accepted(*found, "step<=16.5"));
    QCOMPARE(point, comma);
    QCOMPARE(list, accepted(*found, "tp=4,8"));
}

void TestLayoutFilter::errorsSayWhatWouldBeRight_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("column") << "foo=8" << "no column “foo”. Columns are place, step";
    QTest::newRow("no column") << "=8" << "no column before the sign";
    QTest::newRow("number") << "tp=eight" << "“eight” is not a number";
    QTest::newRow("nothing") << "mem<" << "needs a number after the sign";
    QTest::newRow("list") << "mem<4,8" << "only = and != take more than one";
    QTest::newRow("names") << "recompute<full" << "compared with = and != only";
    QTest::newRow("no name") << "recompute=" << "needs a name after the sign";
    QTest::newRow("column alone") << "tp" << "needs a comparison, such as tp=8";
    QTest::newRow("second") << "tp=8 pp~4 x>1" << "no column “x”";
}

void TestLayoutFilter::errorsSayWhatWouldBeRight() {
    QFETCH(QString, text);
    QFETCH(QString, part);
    const ParsedFilter parsed = parseFilter(text);
    QVERIFY2(parsed.error.contains(part), qPrintable(parsed.error));
    QVERIFY(parsed.filter.isEmpty());
}

void TestLayoutFilter::sortingIsStable() {
    const FoundPtr found = smallSearch();
    for (int column = 0; column < kLayoutColumns; ++column)
        for (const bool descending : {false, true}) {
            const auto of = static_cast<LayoutColumn>(column);
            const std::vector<std::uint32_t> order = arrangeLayouts(*found, {}, of, descending, Seconds(10));
            QCOMPARE(order.size(), found->rows.size());
            for (std::size_t i = 1; i < order.size(); ++i) {
                const double a = layoutNumber(*found, order[i - 1], of, Seconds(10)), b = layoutNumber(*found, order[i], of, Seconds(10));
                QVERIFY(descending ? a >= b : a <= b);
                if (a == b) QVERIFY(order[i - 1] < order[i]); // equals keep their place
            }
        }
    const auto few = arrangeLayouts(*found, parseFilter(QStringLiteral("tp=8")).filter, LayoutColumn::memory, true, Seconds(10));
    QVERIFY(few.size() > 1 && few.size() < found->rows.size());
    QVERIFY(std::ranges::all_of(few, [&](std::uint32_t row) { return found->rows[row].candidate.layout.tp == 8; }));
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(arrangeLayouts(*found, {}, LayoutColumn::memory, false, Seconds(), stopped.get_token()).empty());
}

void TestLayoutFilter::modelShowsWhatWasAsked() {
    const FoundPtr found = smallSearch();
    LayoutTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy arranged(&model, &LayoutTableModel::arranged);
    model.setFound(found);
    QVERIFY(arranged.wait(10'000));
    QCOMPARE(model.rowCount(), static_cast<int>(found->rows.size()));
    QCOMPARE(model.idAt(0), 0u);
    const auto cell = [&](int row, LayoutColumn column) { return model.index(row, static_cast<int>(column)).data().toString(); };
    QCOMPARE(cell(0, LayoutColumn::place), QStringLiteral("1"));
    QCOMPARE(cell(0, LayoutColumn::tp), QString::number(found->rows[0].candidate.layout.tp));
    QCOMPARE(cell(0, LayoutColumn::against_now), QStringLiteral("–"));
    model.setNow(found->rows[0].candidate.step_time * 2, 1);
    QCOMPARE(cell(0, LayoutColumn::against_now), QStringLiteral("\u221250.0"));
    QVERIFY(model.index(1, 0).data(Qt::FontRole).value<QFont>().bold());
    QVERIFY(!model.index(0, 0).data(Qt::FontRole).isValid());
    model.sort(static_cast<int>(LayoutColumn::memory), Qt::AscendingOrder);
    QVERIFY(arranged.wait(10'000));
    const std::uint32_t smallest = model.idAt(0);
    QVERIFY(std::ranges::all_of(found->rows, [&](const FoundLayout& row) { return row.candidate.memory >= found->rows[smallest].candidate.memory; }));
    QCOMPARE(model.rowOf(smallest), 0);
    model.setFilter(parseFilter(QStringLiteral("tp=8")).filter);
    QVERIFY(arranged.wait(10'000));
    QVERIFY(model.rowCount() > 0 && model.rowCount() < static_cast<int>(found->rows.size()));
    std::uint32_t hidden = 0;
    while (found->rows[hidden].candidate.layout.tp == 8) ++hidden;
    QCOMPARE(model.rowOf(hidden), -1);
    QVERIFY(!model.isUseful(LayoutColumn::ep) && !model.isUseful(LayoutColumn::nodes)); // dense, and one number of nodes
    QVERIFY(model.isUseful(LayoutColumn::tp) && model.isUseful(LayoutColumn::cp));
    for (int column = 0; column < kLayoutColumns; ++column) QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
    model.setFound(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestLayoutFilter::tablesForFiles() {
    const FoundPtr found = smallSearch();
    const std::uint32_t ids[] = {4, 2};
    const DataTable table = LayoutTableModel::table(*found, ids);
    QCOMPARE(table.rows.size(), 2u);
    for (const DataTable::Row& row : table.rows) QCOMPARE(row.size(), table.columns.size());
    QCOMPARE(std::get<double>(table.rows[0][0]), 5.0); // the place in the search
    QCOMPARE(std::get<double>(table.rows[1][2]), static_cast<double>(found->rows[2].candidate.layout.tp));
}

QTEST_MAIN(TestLayoutFilter)
#include "test_layout_filter.moc"
