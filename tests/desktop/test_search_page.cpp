// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/reason_bars.h"
#include "app/desktop/charts/scatter_view.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/pages/search_page.h"
#include "app/desktop/search/layout_table.h"
#include "tests/desktop/window_fixture.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>
#include <set>

using namespace fivefold;
using namespace fivefold::test;
using namespace Qt::StringLiterals;

namespace {

/// The window with the search page in front.
class SearchFixture : public WindowFixture {
public:
    SearchFixture() {
        page = find<SearchPage>("searchPage");
        find<QTabWidget>("pages")->setCurrentWidget(page);
        table = find<LayoutTable>("searchTable");
        scatter = find<ScatterView>("searchScatter");
    }
    void run() {
        QSignalSpy finished(page, &SearchPage::finished);
        page->run();
        if (finished.isEmpty() && !finished.wait(60'000)) qFatal("the search does not end");
    }
    void filter(const QString& text) {
        QSignalSpy arranged(&table->layouts(), &LayoutTableModel::arranged);
        auto* line = find<QLineEdit>("searchFilter");
        line->clear();
        QTest::keyClicks(line, text);
        QTRY_VERIFY(!arranged.isEmpty() || find<QLabel>("searchFilterError")->isVisible());
        QTest::qWait(50); // the last key's answer
    }
    QString text(const char* label) { return find<QLabel>(label)->text(); }
    QString cell(int row, LayoutColumn column) { return table->model()->index(row, static_cast<int>(column)).data().toString(); }

    SearchPage* page = nullptr;
    LayoutTable* table = nullptr;
    ScatterView* scatter = nullptr;
};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSearchPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatWouldBeHere();
    void findsWhatTheSearchFinds();
    void usesALayout();
    void pinsALayout();
    void saysWhenThePlanHasChanged();
    void locksPin();
    void stops();
    void filters();
    void sortsByTitles();
    void tableAndScatterAgree();
    void explainsRejections();
    void limitsNeedTheirNumbers();
    void nothingFits();
    void nodesAreSearched();
    void copiesAndExports();
};

void TestSearchPage::saysWhatWouldBeHere() {
    SearchFixture fixture;
    QVERIFY(fixture.find<QLabel>("searchEmpty")->isVisible());
    QVERIFY(!fixture.find<QTabWidget>("searchTabs")->isVisible());
    QVERIFY(!fixture.find<QWidget>("searchStale")->isVisible());
    QCOMPARE(fixture.text("searchSentence"), fixture.page->summary());
    for (const char* name : {"searchObjective", "searchHeadroom", "searchNodes", "searchFewestNodes", "searchMostNodes", "searchDays", "searchDollars", "searchFilter", "searchTable", "searchScatter",
                             "searchReasons", "searchAxis", "searchBar"})
        QVERIFY2(!fixture.find<QWidget>(name)->accessibleName().isEmpty(), name);
}

void TestSearchPage::findsWhatTheSearchFinds() {
    SearchFixture fixture;
    fixture.find<QTabWidget>("pages")->setCurrentIndex(0);
    QSignalSpy finished(fixture.page, &SearchPage::finished);
    QTest::keyClick(&fixture.window(), Qt::Key_F5); // from another page
    QVERIFY(fixture.page->isVisible() && fixture.page->isRunning());
    QCOMPARE(fixture.find<QPushButton>("searchRun")->text(), u"Stop"_s);
    QVERIFY(!finished.isEmpty() || finished.wait(60'000));
    QVERIFY(!fixture.page->isRunning());
    const ResultPtr& result = fixture.document().result();
    SearchRequest request;
    request.plan = fixture.plan();
    request.keep_all = true;
    const SearchResult expected = search(request, *result->profile);
    const auto rows = std::ranges::count_if(expected.all, [](const Candidate& c) { return c.fits; });
    const FoundLayouts& found = *fixture.page->found();
    QCOMPARE(static_cast<std::ptrdiff_t>(found.rows.size()), rows);
    QCOMPARE(found.rows.front().candidate, expected.best.front());
    QCOMPARE(fixture.table->model()->rowCount(), static_cast<int>(rows));
    QVERIFY(fixture.find<QTabWidget>("searchTabs")->isVisible() && !fixture.find<QLabel>("searchEmpty")->isVisible());
    QVERIFY(fixture.text("searchProgress").contains(u"all %1 that meet the limits"_s.arg(QLocale().toString(rows))));
    // The present layout's place: one more than there are faster ones.
    const auto faster = std::ranges::count_if(expected.all, [&](const Candidate& c) { return c.fits && c.step_time < result->estimate.metrics.step_time; });
    QVERIFY2(fixture.page->summary().contains(u"number %1 of %2"_s.arg(QLocale().toString(faster + 1), QLocale().toString(rows))), qPrintable(fixture.page->summary()));
    QVERIFY(fixture.page->summary().startsWith(u"Fastest: TP"_s));
}

void TestSearchPage::usesALayout() {
    SearchFixture fixture;
    fixture.run();
    const Plan before = fixture.plan();
    QVERIFY(fixture.cell(0, LayoutColumn::against_now).startsWith(u'\u2212'));
    fixture.table->choose(0);
    fixture.table->setFocus();
    QTest::keyClick(fixture.table, Qt::Key_Return);
    const Candidate& best = fixture.page->found()->rows.front().candidate;
    QVERIFY(fixture.plan().layout == best.layout);
    QVERIFY(fixture.plan().model == before.model && fixture.plan().cluster == before.cluster);
    QVERIFY(!fixture.find<QWidget>("searchStale")->isVisible()); // a layout is no other question
    QCOMPARE(fixture.cell(0, LayoutColumn::against_now), u"0.0"_s);
    QVERIFY(fixture.table->model()->index(0, 0).data(Qt::FontRole).value<QFont>().bold());
    QVERIFY(fixture.page->summary().contains(u"is the best"_s));
    QCOMPARE(fixture.document().undoStack().undoText(), u"Layout 1 of the search"_s);
    fixture.trigger("action.undo");
    QVERIFY(fixture.plan() == before);
    const QPoint second = fixture.table->visualRect(fixture.table->model()->index(1, 0)).center();
    QTest::mouseClick(fixture.table->viewport(), Qt::LeftButton, {}, second);
    QTest::mouseDClick(fixture.table->viewport(), Qt::LeftButton, {}, second);
    QVERIFY(fixture.plan().layout == fixture.page->found()->rows[1].candidate.layout);
}

void TestSearchPage::pinsALayout() {
    SearchFixture fixture;
    fixture.run();
    fixture.table->choose(2);
    fixture.table->setFocus();
    QSignalSpy said(fixture.page, &SearchPage::said);
    QTest::keyClick(fixture.table, Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(fixture.document().pins().list().size(), 1u);
    const Pins::Pin& pin = fixture.document().pins().list().front();
    QVERIFY(pin.result->plan.layout == fixture.page->found()->rows[2].candidate.layout);
    QVERIFY(pin.name.contains(u"TP"_s));
    fixture.page->pin(2);
    QCOMPARE(fixture.document().pins().list().size(), 1u);
    QCOMPARE(said.size(), 2);
}

void TestSearchPage::saysWhenThePlanHasChanged() {
    SearchFixture fixture;
    fixture.run();
    auto* stale = fixture.find<QWidget>("searchStale");
    QVERIFY(fixture.document().moveKnob(Knob::pp, 8, 1)); // a layout is no other question
    QVERIFY(!stale->isVisible());
    const Plan before = fixture.page->found()->request.plan;
    Plan plan = fixture.plan();
    plan.training.seq_len *= 2;
    fixture.document().changeSetup(u"Sequence"_s, plan);
    QVERIFY(stale->isVisible());
    QVERIFY(fixture.text("searchStaleText").contains(u"has changed since"_s));
    fixture.page->use(0); // brings its plan back
    QCOMPARE(fixture.plan().training.seq_len, before.training.seq_len);
    QVERIFY(!stale->isVisible());
    fixture.trigger("action.undo");
    QVERIFY(stale->isVisible());
    QSignalSpy finished(fixture.page, &SearchPage::finished);
    QTest::mouseClick(fixture.find<QPushButton>("searchAgain"), Qt::LeftButton);
    QVERIFY(!finished.isEmpty() || finished.wait(60'000));
    QVERIFY(!stale->isVisible());
    QCOMPARE(fixture.page->found()->request.plan.training.seq_len, 2 * before.training.seq_len);
    fixture.find<RealBox>("searchHeadroom")->setValue(20); // asks something else too
    QVERIFY(stale->isVisible());
}

void TestSearchPage::locksPin() {
    SearchFixture fixture;
    QVERIFY(!fixture.find<QLabel>("searchLocked")->isVisible());
    fixture.document().setLocked(Knob::tp, true);
    fixture.document().setLocked(Knob::recompute, true);
    QVERIFY(fixture.find<QLabel>("searchLocked")->isVisible());
    QVERIFY(fixture.text("searchLocked").contains(u"TP"_s));
    fixture.run();
    const FoundLayouts& found = *fixture.page->found();
    QVERIFY(found.rows.size() > 10);
    for (const FoundLayout row : found.rows)
        QVERIFY(row.candidate.layout.tp == fixture.plan().layout.tp && row.candidate.layout.recompute.kind == fixture.plan().layout.recompute.kind);
    fixture.document().setLocked(Knob::tp, false);
    QVERIFY(fixture.find<QWidget>("searchStale")->isVisible());
}

void TestSearchPage::stops() {
    SearchFixture fixture;
    const Plan small = fixture.plan();
    Plan plan = small;
    plan.cluster.nodes = 256; // takes long
    plan.training.global_batch = 4096;
    plan.model = fixture.document().catalogue().find_model("deepseek-v3")->model;
    fixture.document().changeSetup(u"Large"_s, plan);
    QSignalSpy finished(fixture.page, &SearchPage::finished);
    fixture.find<QPushButton>("searchRun")->click();
    QVERIFY(fixture.page->isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.text("searchProgress").contains(u"/s"_s), 20'000); // counts and rate
    fixture.page->setFocus();
    fixture.find<QPushButton>("searchRun")->setFocus();
    QTest::keyClick(fixture.find<QPushButton>("searchRun"), Qt::Key_Escape);
    QVERIFY(!finished.isEmpty() || finished.wait(20'000));
    QVERIFY(!fixture.page->isRunning());
    QVERIFY(fixture.page->found()->result.stopped && !fixture.page->found()->result.complete);
    QVERIFY(fixture.text("searchProgress").startsWith(u"Stopped: "_s));
    QCOMPARE(fixture.find<QPushButton>("searchRun")->text(), u"Run"_s);
    // A search that is overtaken does not answer.
    fixture.page->run();
    fixture.document().changeSetup(u"Small"_s, small);
    fixture.run();
    QVERIFY(fixture.page->found()->result.complete);
    QCOMPARE(fixture.page->found()->request.plan.model.name, fixture.plan().model.name);
}

void TestSearchPage::filters() {
    SearchFixture fixture;
    fixture.run();
    const int all = fixture.table->model()->rowCount();
    fixture.filter(u"tp=8 recompute=none"_s);
    const int some = fixture.table->model()->rowCount();
    QVERIFY(some > 0 && some < all);
    for (int row = 0; row < some; ++row) QCOMPARE(fixture.cell(row, LayoutColumn::tp), u"8"_s);
    QCOMPARE(fixture.text("searchShown"), u"%1 of %2"_s.arg(QLocale().toString(some), QLocale().toString(all)));
    fixture.filter(u"tp=x"_s);
    QVERIFY(fixture.find<QLabel>("searchFilterError")->isVisible());
    QVERIFY(fixture.text("searchFilterError").contains(u"“x” is not a number"_s));
    QVERIFY(fixture.table->model()->rowCount() > 0); // what was shown stays
    fixture.filter(u"front"_s);
    QVERIFY(!fixture.find<QLabel>("searchFilterError")->isVisible());
    QCOMPARE(fixture.table->model()->rowCount(), static_cast<int>(fixture.page->found()->result.pareto.size()));
    fixture.find<QLineEdit>("searchFilter")->clear();
    QTRY_COMPARE(fixture.table->model()->rowCount(), all);
}

void TestSearchPage::sortsByTitles() {
    SearchFixture fixture;
    fixture.run();
    QSignalSpy arranged(&fixture.table->layouts(), &LayoutTableModel::arranged);
    fixture.table->choose(0);
    QHeaderView* header = fixture.table->horizontalHeader();
    const auto click = [&](LayoutColumn column) {
        const int section = static_cast<int>(column);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(header->sectionViewportPosition(section) + header->sectionSize(section) / 2, header->height() / 2));
    };
    click(LayoutColumn::memory);
    QVERIFY(!arranged.isEmpty() || arranged.wait(10'000));
    const auto memory = [&](int row) { return fixture.page->found()->rows[fixture.table->layouts().idAt(row)].candidate.memory; };
    const int last = fixture.table->model()->rowCount() - 1;
    for (int row = 1; row <= last; ++row) QVERIFY(memory(row - 1) <= memory(row));
    QCOMPARE(fixture.table->currentId(), std::optional<std::uint32_t>(0)); // the same layout, elsewhere
    arranged.clear();
    click(LayoutColumn::memory);
    QVERIFY(!arranged.isEmpty() || arranged.wait(10'000));
    QVERIFY(memory(0) >= memory(last));
}

void TestSearchPage::tableAndScatterAgree() {
    SearchFixture fixture;
    fixture.run();
    fixture.find<QTabWidget>("searchTabs")->setCurrentIndex(1);
    QCOMPARE(fixture.scatter->data().points.size(), fixture.page->found()->rows.size());
    QVERIFY(fixture.scatter->data().reference.has_value());
    QVERIFY(!fixture.scatter->accessibleDescription().isEmpty());
    QTest::keyClick(fixture.scatter, Qt::Key_Home);
    const auto id = fixture.scatter->selected();
    QVERIFY(id && fixture.page->found()->rows[*id].front);
    QCOMPARE(fixture.table->currentId(), id);
    double memory = 0, speed = 0;
    for (const std::uint32_t of : fixture.scatter->data().front) { // more memory, more speed
        const FoundLayout row = fixture.page->found()->rows[of];
        QVERIFY(row.candidate.memory.value() > memory && row.tokens_per_second > speed);
        memory = row.candidate.memory.value();
        speed = row.tokens_per_second;
    }
    fixture.table->choose(3);
    QCOMPARE(fixture.scatter->selected(), std::optional<std::uint32_t>(3));
    QVERIFY(fixture.scatter->data().tip(3).contains(u"GiB"_s));
    auto* axis = fixture.find<ChoiceBox>("searchAxis");
    axis->setCurrentIndex(1);
    Q_EMIT axis->activated(1);
    QVERIFY(fixture.scatter->data().smaller_is_better);
    QCOMPARE(fixture.scatter->data().points[3].y, fixture.page->found()->rows[3].candidate.step_time.value());
    const Plan before = fixture.plan();
    QTest::keyClick(fixture.scatter, Qt::Key_Return);
    QVERIFY(fixture.plan().layout == fixture.page->found()->rows[3].candidate.layout && !(fixture.plan() == before));
}

void TestSearchPage::explainsRejections() {
    SearchFixture fixture;
    fixture.run();
    fixture.find<QTabWidget>("searchTabs")->setCurrentIndex(2);
    auto* bars = fixture.find<ReasonBars>("searchReasons");
    const FoundLayouts& found = *fixture.page->found();
    double outer = 0, inner = 0, memory = 0;
    for (const ReasonBarsData::Row& row : bars->data().rows) {
        (row.inner ? inner : outer) += row.count;
        QVERIFY(!row.label.isEmpty() && !row.label.contains(u'{'));
    }
    for (const Rejection& rejection : found.result.rejected)
        if (rejection.id == "out-of-memory" || rejection.id == "headroom") memory += static_cast<double>(rejection.count);
    QCOMPARE(outer + static_cast<double>(found.rows.size()), static_cast<double>(found.result.space)); // nothing is left out
    QCOMPARE(inner, 2 * memory);                                                                     // by how far, and by stage
    bars->setFocus();
    QStringList said;
    for (int row = 0; row < static_cast<int>(bars->data().rows.size()); ++row) {
        QTest::keyClick(bars, Qt::Key_Down);
        said << fixture.text("searchExplanation");
    }
    QVERIFY(said.first().contains(u"more than the GPU can give"_s));
    QVERIFY(said.filter(u"headroom"_s).size() >= 1);
    QVERIFY(std::ranges::none_of(said, [](const QString& text) { return text.isEmpty(); }));
}

void TestSearchPage::limitsNeedTheirNumbers() {
    SearchFixture fixture;
    Plan plan = fixture.plan();
    plan.training.total_tokens = 0;
    fixture.document().changeSetup(u"No tokens"_s, plan);
    fixture.find<RealBox>("searchDays")->setValue(30);
    QSignalSpy failed(fixture.page, &SearchPage::failed);
    fixture.page->run();
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(u"Training"_s));
    QVERIFY(!fixture.page->isRunning());
    fixture.document().undoStack().undo();
    fixture.find<RealBox>("searchDays")->setValue(2400); // days for 15 T tokens
    fixture.run();
    QVERIFY(fixture.page->found()->rows.size() > 0);
    for (const FoundLayout row : fixture.page->found()->rows) QVERIFY(row.days <= 2400 * (1 + 1e-9));
}

void TestSearchPage::nothingFits() {
    SearchFixture fixture;
    Plan plan = fixture.plan();
    plan.model = fixture.document().catalogue().find_model("llama-3.1-405b")->model;
    plan.cluster.nodes = 1;
    fixture.document().changeSetup(u"Too large"_s, plan);
    fixture.run();
    QVERIFY(fixture.page->found()->rows.empty());
    QVERIFY(fixture.page->summary().startsWith(u"None of"_s));
    QVERIFY(fixture.find<QLabel>("searchEmpty")->isVisible());
    QVERIFY(!fixture.find<ReasonBars>("searchReasons")->data().rows.empty());
    fixture.page->use(0); // nothing there
    QTest::keyClick(fixture.table, Qt::Key_Return);
}

void TestSearchPage::nodesAreSearched() {
    SearchFixture fixture;
    auto* nodes = fixture.find<ChoiceBox>("searchNodes");
    QVERIFY(!fixture.find<QWidget>("searchFewestNodes")->isVisible());
    nodes->setCurrentIndex(1);
    Q_EMIT nodes->activated(1);
    QVERIFY(fixture.find<QWidget>("searchFewestNodes")->isVisible());
    fixture.run();
    std::set<int> counts;
    for (const FoundLayout row : fixture.page->found()->rows) counts.insert(row.candidate.nodes);
    QVERIFY(counts.size() > 1 && counts.contains(fixture.plan().cluster.nodes));
    QVERIFY(!fixture.table->isColumnHidden(static_cast<int>(LayoutColumn::nodes)));
    const int before = fixture.plan().cluster.nodes;
    fixture.page->use(0); // the most nodes are the fastest
    QVERIFY(fixture.plan().cluster.nodes > before);
    QVERIFY(!fixture.find<QWidget>("searchStale")->isVisible()); // still an answer
}

void TestSearchPage::copiesAndExports() {
    SearchFixture fixture;
    fixture.run();
    fixture.table->choose(1);
    fixture.table->setFocus();
    fixture.trigger("action.copy");
    QString copy = QApplication::clipboard()->text();
    QCOMPARE(copy.count(u'\n'), 2);
    QVERIFY(copy.startsWith(u"place\tnodes\tTP"_s));
    fixture.trigger("searchCopyMarkdown");
    QVERIFY(QApplication::clipboard()->text().startsWith(u"| place"_s));
    fixture.table->clearSelection();
    QSignalSpy copied(fixture.table, &LayoutTable::copied), written(fixture.table, &LayoutTable::written);
    fixture.trigger("searchCopyCsv"); // all
    QVERIFY(!copied.isEmpty() || copied.wait(10'000));
    QCOMPARE(QApplication::clipboard()->text().count(u'\n'), fixture.table->model()->rowCount() + 1);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    fixture.trigger("searchExport");
    auto* dialog = fixture.window().findChild<QFileDialog*>(u"searchExportDialog"_s);
    QVERIFY(dialog != nullptr);
    dialog->close();
    fixture.table->exportTo(fixture.path(u"layouts.csv"_s));
    QVERIFY(written.wait(10'000));
    QCOMPARE(written.front().at(1).toString(), QString());
    QCOMPARE(QString::fromUtf8(contents(fixture.path(u"layouts.csv"_s))), QApplication::clipboard()->text());
    fixture.table->exportTo(fixture.path(u"no/such/folder.csv"_s));
    QVERIFY(written.wait(10'000));
    QVERIFY(!written.last().at(1).toString().isEmpty());
}

QTEST_MAIN(TestSearchPage)
#include "test_search_page.moc"
