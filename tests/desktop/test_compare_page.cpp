// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/stacked_bars.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/status_link.h"
#include "app/desktop/pages/compare_page.h"
#include "app/desktop/pages/compare_table.h"
#include "app/desktop/report_writer.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>
#include <cmath>

using namespace fivefold;
using namespace fivefold::test;
using namespace Qt::StringLiterals;

namespace {

/// The window with the compare page in front, the sample pinned under its own name and TP 4 made present.
class CompareFixture : public WindowFixture {
public:
    explicit CompareFixture(bool pinned = true) {
        page = find<ComparePage>("comparePage");
        table = find<CompareTable>("compareTable");
        find<QTabWidget>("pages")->setCurrentWidget(page);
        if (!pinned) return;
        trigger("action.pin");
        if (!document().moveKnob(Knob::tp, 4, 1)) qFatal("TP 4 is not possible");
    }
    int row(const QString& label) {
        const auto& rows = table->table().rows();
        const auto found = std::find_if(rows.begin(), rows.end(), [&](const CompareRow& row) { return row.label == label; });
        return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
    }
    QModelIndex cell(const QString& label, int plan) { return table->model()->index(row(label), plan + 1); }
    void press(const char* button) { QTest::keyClick(find<QPushButton>(button), Qt::Key_Space); }

    ComparePage* page = nullptr;
    CompareTable* table = nullptr;
};

} // namespace

class TestComparePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyStateOffersThePin();
    void pinsByKey();
    void marksDifferences();
    void judgesByMeaning();
    void baseCanBeChosen();
    void onlyDifferencesAreLeft();
    void barsShareAScale();
    void pinnedPlansAreManaged();
    void usesAPlanUndoably();
    void copies();
    void reportOfAll();
    void plansThatCannotBeComputed();
};

void TestComparePage::emptyStateOffersThePin() {
    CompareFixture fixture(false);
    QVERIFY(fixture.find<QLabel>("compareEmpty")->isVisible());
    QVERIFY(!fixture.table->isVisible());
    QVERIFY(!fixture.find<StatusLink>("status.pins")->isVisible());
    fixture.press("comparePinFirst");
    QVERIFY(!fixture.find<QLabel>("compareEmpty")->isVisible());
    QVERIFY(fixture.table->isVisible());
    QCOMPARE(fixture.document().pins().list().size(), std::size_t{1});
    QCOMPARE(fixture.document().pins().list().front().name, u"TP8 PP4 VPP5 DP2"_s);
    QVERIFY(fixture.find<StatusLink>("status.pins")->isVisible());
    QCOMPARE(fixture.find<StatusLink>("status.pins")->wholeText(), u"1 pinned"_s);
}

void TestComparePage::pinsByKey() {
    CompareFixture fixture(false);
    fixture.find<QTabWidget>("pages")->setCurrentIndex(0);
    QTest::keyClick(&fixture.window(), Qt::Key_D, Qt::ControlModifier);
    QTest::keyClick(&fixture.window(), Qt::Key_D, Qt::ControlModifier); // the same plan gets no second pin
    QCOMPARE(fixture.document().pins().list().size(), std::size_t{1});
    QVERIFY(fixture.document().moveKnob(Knob::zero, 0, 1)); // the same degrees: the name needs a number
    QTest::keyClick(&fixture.window(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(fixture.document().pins().list().size(), std::size_t{2});
    QCOMPARE(fixture.document().pins().list().back().name, fixture.document().pins().list().front().name + u" #2"_s);
    QTest::mouseClick(fixture.find<StatusLink>("status.pins"), Qt::LeftButton);
    QCOMPARE(fixture.find<QTabWidget>("pages")->currentWidget(), fixture.page);
}

void TestComparePage::marksDifferences() {
    CompareFixture fixture;
    QAbstractItemModelTester tester(fixture.table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(fixture.table->model()->columnCount(), 3);
    QCOMPARE(fixture.table->table().base(), std::size_t{1}); // the first pinned plan, unless another is chosen
    const QModelIndex present = fixture.cell(u"TP"_s, 0), pinned = fixture.cell(u"TP"_s, 1);
    QCOMPARE(present.data().toString(), u"4"_s);
    QCOMPARE(pinned.data().toString(), u"8"_s);
    QVERIFY(present.data(Qt::FontRole).value<QFont>().bold());
    QVERIFY(!pinned.data(Qt::FontRole).isValid());
    // The step time's difference is that of the estimates.
    const auto& pins = fixture.document().pins().list();
    const double ratio = fixture.document().result()->estimate.time.total() / pins.front().result->estimate.time.total();
    const QString shown = fixture.cell(u"Step time (s)"_s, 0).data(CompareModel::DifferenceRole).toString();
    QCOMPARE(shown.startsWith(u'+'), ratio > 1);
    QVERIFY2(std::abs(shown.mid(1).section(QChar(0xa0), 0, 0).toDouble() - 100 * std::abs(ratio - 1)) < 0.051, qPrintable(shown));
    QCOMPARE(fixture.cell(u"Step time (s)"_s, 1).data(CompareModel::DifferenceRole).toString(), QString());
    // It follows the sliders.
    QVERIFY(fixture.document().moveKnob(Knob::tp, 2, 2));
    QCOMPARE(fixture.cell(u"TP"_s, 0).data().toString(), u"2"_s);
    QVERIFY(fixture.page->summary().contains(u"1 pinned"_s));
}

void TestComparePage::judgesByMeaning() {
    CompareRow row;
    row.cells = {{u"2.00"_s, {}, 2.0}, {u"1.00"_s, {}, 1.0}, {u"2.00"_s, {}, 2.0001}, {u"50.0"_s, {}, 50.0}, {u"words"_s, {}, std::nullopt}};
    row.better = Better::less;
    QCOMPARE(row.judged(0, 1), -1);
    QCOMPARE(row.judged(1, 0), 1);
    QCOMPARE(row.judged(2, 0), 0); // the same on screen
    QCOMPARE(row.judged(4, 0), 0);
    row.better = Better::more;
    QCOMPARE(row.judged(0, 1), 1);
    row.better = Better::neither;
    QCOMPARE(row.judged(0, 1), 0);
    QCOMPARE(row.difference(0, 1), u"+100.0\u00a0%"_s);
    QCOMPARE(row.difference(1, 0), u"\u221250.0\u00a0%"_s);
    QCOMPARE(row.difference(3, 1), u"×50"_s);
    QCOMPARE(row.difference(2, 0), QString());
    QCOMPARE(row.difference(4, 0), QString());
    QVERIFY(row.differs());
}

void TestComparePage::baseCanBeChosen() {
    CompareFixture fixture;
    fixture.trigger("action.pin"); // a second one: TP 4
    QVERIFY(fixture.document().moveKnob(Knob::tp, 2, 2));
    auto* bases = fixture.find<ChoiceBox>("compareBase");
    QCOMPARE(bases->count(), 3);
    bases->setFocus();
    QTest::keyClick(bases, Qt::Key_Down); // the second pinned plan
    QCOMPARE(fixture.table->table().base(), std::size_t{2});
    QVERIFY(fixture.table->model()->headerData(3, Qt::Horizontal).toString().endsWith(u"(base)"_s));
    QVERIFY(fixture.cell(u"TP"_s, 1).data(Qt::FontRole).value<QFont>().bold());
    // The base stays with its plan when the order changes.
    fixture.table->choosePlan(2);
    fixture.press("compareEarlier");
    QCOMPARE(fixture.table->table().base(), std::size_t{1});
    QTest::keyClick(bases, Qt::Key_Home); // the present plan
    QCOMPARE(fixture.table->table().base(), std::size_t{0});
}

void TestComparePage::onlyDifferencesAreLeft() {
    CompareFixture fixture;
    const int all = fixture.table->model()->rowCount();
    QVERIFY(fixture.row(u"Model"_s) >= 0);
    fixture.find<QCheckBox>("compareOnly")->setFocus();
    QTest::keyClick(fixture.find<QCheckBox>("compareOnly"), Qt::Key_Space);
    QVERIFY(fixture.table->model()->rowCount() < all);
    QCOMPARE(fixture.row(u"Model"_s), -1);
    QVERIFY(fixture.row(u"TP"_s) >= 0);
    const auto& rows = fixture.table->table().rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QVERIFY2(rows[i].heading || rows[i].differs(), qPrintable(rows[i].label));
        QVERIFY(!rows[i].heading || (i + 1 < rows.size() && !rows[i + 1].heading)); // no heading over nothing
    }
}

void TestComparePage::barsShareAScale() {
    CompareFixture fixture;
    auto* bars = fixture.find<StackedBars>("compareBars");
    QVERIFY(bars->isVisible());
    QCOMPARE(bars->data().bars.size(), std::size_t{2});
    QVERIFY(std::abs(bars->data().bars[0].total() - fixture.document().result()->estimate.time.total().value()) < 1e-9);
    auto* choice = fixture.find<ChoiceBox>("compareBarsChoice");
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    const MemoryEstimate& memory = fixture.document().result()->estimate.memory;
    QVERIFY(std::abs(bars->data().bars[0].total() - in_gib(memory.stages[memory.worst_stage].total())) < 1e-6);
    QVERIFY(std::abs(bars->data().limit - in_gib(memory.capacity)) < 1e-9);
    bars->setFocus();
    QTest::keyClick(bars, Qt::Key_Down);
    QTest::keyClick(bars, Qt::Key_Down);
    QCOMPARE(fixture.table->plan(), bars->selected()); // a chosen bar is a chosen column
    QTest::keyClick(choice, Qt::Key_Down);
    QVERIFY(!bars->isVisible());
    // Other GPUs, other limits: no line.
    Plan plan = fixture.plan();
    plan.cluster.gpu = *fixture.document().catalogue().find_gpu("b200");
    fixture.document().use(u"GPU"_s, plan);
    const std::vector<PlanColumn> plans = fixture.page->columns();
    QCOMPARE(memoryBars(plans, fixture.page->palette()).limit, 0.0);
}

void TestComparePage::pinnedPlansAreManaged() {
    CompareFixture fixture;
    fixture.trigger("action.pin");
    QVERIFY(fixture.document().moveKnob(Knob::tp, 2, 2));
    auto& pins = fixture.document().pins();
    fixture.table->setFocus();
    fixture.table->choosePlan(0);
    QVERIFY(!fixture.find<QPushButton>("compareUse")->isEnabled()); // the present plan is in use
    QTest::keyClick(fixture.table, Qt::Key_Right);
    QCOMPARE(fixture.table->plan(), 1);
    QTest::keyClick(fixture.table, Qt::Key_F2);
    auto* dialog = fixture.find<QInputDialog>("compareRenameDialog");
    dialog->findChild<QLineEdit*>()->setText(u"baseline"_s);
    dialog->accept();
    QCOMPARE(pins.list().front().name, u"baseline"_s);
    QVERIFY(fixture.table->model()->headerData(2, Qt::Horizontal).toString().startsWith(u"baseline"_s));
    QTest::keyClick(fixture.table, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(pins.list().back().name, u"baseline"_s);
    QCOMPARE(fixture.table->plan(), 2); // the choice goes with it
    QTest::keyClick(fixture.table, Qt::Key_Delete);
    QCOMPARE(pins.list().size(), std::size_t{1});
    fixture.table->choosePlan(1);
    fixture.press("compareUnpin");
    QVERIFY(pins.list().empty());
    QVERIFY(fixture.find<QLabel>("compareEmpty")->isVisible());
    QVERIFY(!fixture.find<StatusLink>("status.pins")->isVisible());
}

void TestComparePage::usesAPlanUndoably() {
    CompareFixture fixture;
    const Plan present = fixture.plan();
    fixture.table->setFocus();
    fixture.table->choosePlan(1);
    QTest::keyClick(fixture.table, Qt::Key_Return);
    QCOMPARE(fixture.plan().layout.tp, 8);
    fixture.trigger("action.undo");
    QVERIFY(fixture.plan() == present);
}

void TestComparePage::copies() {
    CompareFixture fixture;
    fixture.table->setFocus();
    fixture.trigger("action.copy"); // the window's menu asks the focused table
    const QString tabbed = QApplication::clipboard()->text();
    QVERIFY(tabbed.startsWith(u"Quantity\tPresent plan\tTP8 PP4 VPP5 DP2\n"_s));
    const QString step = tabbed.split(u'\n').filter(u"Step time (s)"_s).value(0);
    QVERIFY(std::abs(step.section(u'\t', 1, 1).toDouble() - fixture.document().result()->estimate.time.total().value()) < 1e-9);
    fixture.trigger("compareCopyMarkdown");
    QVERIFY(QApplication::clipboard()->text().startsWith(u"| Quantity |"_s));
    fixture.trigger("compareCopyCsv");
    QVERIFY(QApplication::clipboard()->text().startsWith(u"Quantity,Present plan,"_s));
}

void TestComparePage::reportOfAll() {
    CompareFixture fixture;
    fixture.document().pins().rename(0, u"baseline"_s);
    fixture.press("compareReport");
    auto* dialog = fixture.find<QFileDialog>("reportDialog");
    const QString path = fixture.path(u"both.html"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray html = file.readAll();
    QVERIFY(html.contains("baseline") && html.contains("Present plan"));
    QCOMPARE(html.count("<svg"), 4); // memory and time of both
    // As PDF it has a page of comparison and at most two a plan.
    std::vector<ResultPtr> results;
    for (const PlanColumn& column : fixture.page->columns()) results.push_back(column.result);
    ReportWriter writer;
    QSignalSpy written(&writer, &ReportWriter::written);
    writer.write(results, fixture.path(u"both.pdf"_s));
    QVERIFY(!written.isEmpty() || written.wait(20'000));
    QVERIFY(QFileInfo(fixture.path(u"both.pdf"_s)).size() > 10'000);
}

void TestComparePage::plansThatCannotBeComputed() {
    CompareFixture fixture;
    Plan plan = fixture.plan();
    plan.layout.tp = 0;
    fixture.document().use(u"broken"_s, plan);
    QVERIFY(!fixture.document().result()->estimate.valid);
    QVERIFY(fixture.table->isVisible());
    QCOMPARE(fixture.cell(u"TP"_s, 0).data().toString(), u"0"_s);
    QVERIFY(fixture.cell(u"Errors"_s, 0).data().toInt() > 0);
    if (fixture.document().result()->estimate.memory.stages.empty()) QCOMPARE(fixture.cell(u"Step time (s)"_s, 0).data().toString(), QString());
    QVERIFY(!fixture.page->summary().contains(u"Present plan with"_s)); // nothing broken is the fastest
}

QTEST_MAIN(TestComparePage)
#include "test_compare_page.moc"
