// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/stacked_bars.h"
#include "app/desktop/charts/waterfall.h"
#include "app/desktop/document.h"
#include "app/desktop/pages/memory_page.h"
#include "app/desktop/pages/pages.h"
#include "app/desktop/pages/step_page.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/pages/value_table.h"
#include "app/desktop/theme/theme.h"
#include "tests/desktop/pages/samples.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <memory>
#include <set>

using namespace fivefold;
using namespace Qt::StringLiterals;

namespace {

template <class T>
T* part(QWidget& page, const char* name) {
    return page.findChild<T*>(QString::fromLatin1(name));
}

void display(Page& page) {
    page.resize(700, 640);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
}

} // namespace

class TestPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        Theme::setDark(false);
    }

    void pagesHaveNamesAndSentences() {
        Document document(std::make_shared<const Catalogue>(load_catalogue()));
        QWidget parent;
        const std::vector<Page*> pages = createPages(document, &parent);
        QCOMPARE(pages.size(), std::size_t{11});
        std::set<QString> titles;
        for (Page* page : pages) {
            QVERIFY(!page->icon().isNull());
            QVERIFY(!page->summary().isEmpty()); // the empty state says what would be here
            QVERIFY(titles.insert(page->title()).second);
            page->showResult(samples::invalid());
            QVERIFY(!page->summary().isEmpty());
            page->showResult(samples::shared(4));
            QVERIFY(page->summary().endsWith(u'.'));
        }
    }

    void termsHaveDifferentNames() {
        std::set<QString> names;
        for (std::size_t i = 0; i < kMemoryTerms; ++i) QVERIFY(names.insert(memoryTermText(static_cast<MemoryTerm>(i))).second);
        names.clear();
        for (std::size_t i = 0; i < kTimeTerms; ++i) {
            QVERIFY(names.insert(timeTermText(static_cast<TimeTerm>(i))).second);
            QVERIFY(!timeTermMeaning(static_cast<TimeTerm>(i)).isEmpty());
        }
        names.clear();
        for (std::size_t i = 0; i < kMemoryGroups; ++i) QVERIFY(names.insert(memoryGroupText(static_cast<MemoryGroup>(i))).second);
        QVERIFY(!names.contains(QString()));
    }

    void bandBasisIsKnownOrShownAsItIs() {
        QCOMPARE(bandBasisText("no measured runs of this GPU: efficiencies of B200"),
                 u"no measured runs of this GPU: efficiencies of B200"_s);
        QCOMPARE(bandBasisText("24 runs"), u"24 runs"_s);
        QCOMPARE(bandBasisText(""), QString());
    }

    void memoryNamesTheFullestStage() {
        MemoryPage page;
        page.showResult(samples::shared(4));
        QCOMPARE(page.summary(), u"Stage 0 is the fullest: 56.8 of 79.1 GiB, mostly activations of 4 micro-batches in flight."_s);
        page.showResult(samples::shared(1));
        QCOMPARE(page.summary(), u"Each GPU holds 58.8 of 79.1 GiB, mostly activations of one micro-batch in flight."_s);
    }

    void memoryShowsTheChosenStage() {
        MemoryPage page;
        display(page);
        page.showResult(samples::shared(4));
        auto* chart = part<StackedBars>(page, "memoryBars");
        auto* terms = part<ValueTable>(page, "memoryTerms");
        QAbstractItemModelTester tester(terms->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(page.stage(), 0);
        QCOMPARE(chart->data().bars.size(), std::size_t{4});
        QCOMPARE(chart->data().marked, 0);
        QCOMPARE(chart->accessibleDescription(), u"Stage 0: 56.8 of 79.1 GiB"_s);
        // The bar's groups and the table's terms are the same memory.
        const StageMemory& first = page.result()->estimate.memory.stages[0];
        QVERIFY(std::abs(chart->data().bars[0].total() - in_gib(first.total())) < 1e-9);
        int rows = 1; // the total
        for (const Bytes amount : first.terms) rows += amount.value() > 0 ? 1 : 0;
        QCOMPARE(terms->model()->rowCount(), rows);
        const QString tip = chart->data().tip(0);
        QVERIFY(tip.contains(u"0.03125\u00a0GiB"_s)); // full precision
        QVERIFY(tip.contains(u"Queries, keys, values"_s));

        QTest::keyClick(chart, Qt::Key_End);
        QCOMPARE(page.stage(), 3);
        const QString heading = part<QLabel>(page, "memoryStageHeading")->text();
        QVERIFY(heading.contains(u"Stage 3"_s) && heading.contains(u"one micro-batch in flight"_s) && heading.contains(u"loss"_s));
        page.showResult(samples::shared(4, Verdict::tight)); // a choice stays while a slider moves
        QCOMPARE(page.stage(), 3);
        page.showResult(samples::shared(2)); // until there is no such stage
        QCOMPARE(page.stage(), 0);
        page.showResult(samples::invalid());
        QCOMPARE(page.stage(), -1);
        QVERIFY(!chart->isVisible());
        page.showResult(nullptr);
        page.showResult(samples::shared(64));
        QVERIFY(chart->isVisible() && !chart->usesQtCharts());
    }

    void tablesCopyFullPrecision() {
        MemoryPage page;
        display(page);
        page.showResult(samples::shared(4));
        auto* terms = part<ValueTable>(page, "memoryTerms");
        terms->selectRow(0);
        QTest::keyClick(terms, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"Held for\tKind\tMemory (GiB)\tShare (%)\nWeights\tWeights\t4.1\t7.21510244126\n"_s);
        terms->copyAll();
        QCOMPARE(QApplication::clipboard()->text().count(u'\n'), terms->model()->rowCount() + 1);
    }

    void stepEndsInTheStepTime() {
        StepPage page;
        display(page);
        page.showResult(samples::shared(4));
        const WaterfallData& chart = part<Waterfall>(page, "stepWaterfall")->data();
        double sum = 0;
        for (const WaterfallData::Item& item : chart.items) sum += item.value;
        QVERIFY(std::abs(sum - chart.total) < 1e-9);
        QCOMPARE(chart.total_text, u"9.87\u00a0s"_s);
        QCOMPARE(chart.band_text, u"9.31 to 10.5 s"_s);
        QCOMPARE(chart.items.size(), std::size_t{12}); // nothing for parts that cost nothing
        QVERIFY(page.summary().contains(u"Matrix products (61.0\u00a0%)"_s));
        QVERIFY(page.summary().contains(u"Pipeline bubble (8.5\u00a0%)"_s));
        QVERIFY(page.balance().contains(u"10.1\u00a0% waiting for communication"_s));
        auto* terms = part<ValueTable>(page, "stepTerms");
        QAbstractItemModelTester tester(terms->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(terms->model()->rowCount(), 13);
        QCOMPARE(terms->model()->index(12, 2).data().toString(), u"100.0"_s);
    }

    void trafficNamesItsPlacement() {
        StepPage page;
        display(page);
        page.showResult(samples::shared(4));
        const QAbstractItemModel* traffic = part<ValueTable>(page, "stepTraffic")->model();
        QAbstractItemModelTester tester(part<ValueTable>(page, "stepTraffic")->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(traffic->rowCount(), 4);
        QCOMPARE(traffic->index(0, 0).data().toString(), u"TP"_s);
        QCOMPARE(traffic->index(0, 2).data().toString(), u"8 × 1"_s);
        QVERIFY(traffic->index(0, 2).data(Qt::ToolTipRole).toString().contains(u"inside one"_s));
        QVERIFY(traffic->index(3, 2).data(Qt::ToolTipRole).toString().contains(u"Crosses"_s));
        QCOMPARE(traffic->index(3, 3).data().toString(), u"8.80"_s);
        page.showResult(samples::invalid());
        page.showResult(samples::shared(2));
        QCOMPARE(traffic->rowCount(), 4);
    }

    void shortStepsAreInMilliseconds() {
        Result made = samples::result(1);
        for (Seconds& term : made.estimate.time.terms) term = term * 0.01;
        made.estimate.time.low = made.estimate.time.high = {};
        StepPage page;
        display(page);
        page.showResult(std::make_shared<const Result>(made));
        const WaterfallData& chart = part<Waterfall>(page, "stepWaterfall")->data();
        QCOMPARE(chart.total_text, u"98.7\u00a0ms"_s);
        QCOMPARE(chart.high, 0.0);
    }

    void hiddenPagesWaitUntilTheyAreSeen() {
        StepPage page;
        page.showResult(samples::shared(4));
        QVERIFY(part<Waterfall>(page, "stepWaterfall")->data().items.empty());
        QVERIFY(page.summary().contains(u"9.87"_s)); // the sentence is never old
        display(page);
        QCOMPARE(part<Waterfall>(page, "stepWaterfall")->data().items.size(), std::size_t{12});
    }

    void everyControlHasANameForScreenReaders() {
        MemoryPage memory;
        StepPage step;
        QVERIFY(!part<QWidget>(memory, "memoryBars")->accessibleName().isEmpty());
        QVERIFY(!part<QWidget>(memory, "memoryTerms")->accessibleName().isEmpty());
        for (const char* name : {"stepWaterfall", "stepTerms", "stepTraffic"})
            QVERIFY(!part<QWidget>(step, name)->accessibleName().isEmpty());
    }

    void modelTesterOnChanges() {
        ValueTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setColumns({{u"A"_s, {}}, {u"B"_s, {}}});
        model.setRows({{textCell(u"x"_s), numberCell(u"1.50"_s, 1.5)}, {textCell(u"y"_s), numberCell(u"12"_s, 12)}}, true);
        QCOMPARE(model.index(0, 1).data(ValueTableModel::FractionRole).toString(), u".50"_s);
        QCOMPARE(model.index(0, 1).data(Qt::ToolTipRole).toString(), u"1.5"_s);
        QVERIFY(model.index(1, 0).data(Qt::FontRole).value<QFont>().bold());
        model.setRows({{textCell(u"z"_s), textCell({})}});
        QCOMPARE(model.rowCount(), 1);
        model.setRows({});
        model.setColumns({{u"Only"_s, {}}});
        QCOMPARE(model.columnCount(), 1);
        QCOMPARE(model.tsv(), u"Only\n"_s);
    }

    void updatesTakeLessThanAFrame_data() {
        QTest::addColumn<int>("stages");
        for (const int stages : {1, 4, 10, 64}) QTest::addRow("%d stages", stages) << stages;
    }
    void updatesTakeLessThanAFrame() { // a slider move: new numbers, all pages repainted
        QFETCH(int, stages);
        Document document(std::make_shared<const Catalogue>(load_catalogue()));
        QWidget window;
        const std::vector<Page*> pages = createPages(document, &window);
        int left = 0;
        for (Page* page : pages) {
            page->setGeometry(left, 0, 700, 640);
            left += 700;
        }
        window.resize(700 * static_cast<int>(pages.size()), 640);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const ResultPtr results[] = {samples::shared(static_cast<std::size_t>(stages)),
                                     samples::shared(static_cast<std::size_t>(stages), Verdict::tight)};
        std::vector<double> milliseconds;
        for (int move = 0; move < 21; ++move) {
            const std::clock_t before = std::clock(); // CPU time: other programs of the machine do not count
            for (Page* page : pages) page->showResult(results[move % 2]);
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            milliseconds.push_back(1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
        }
        std::nth_element(milliseconds.begin(), milliseconds.begin() + 10, milliseconds.end());
        qInfo("median %.2f ms for %d stages", milliseconds[10], stages);
        QVERIFY(milliseconds[10] < FIVEFOLD_FRAME_BUDGET_MS);
    }
};

QTEST_MAIN(TestPages)
#include "test_pages.moc"
