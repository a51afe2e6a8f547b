// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/residual_plot.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/controls/status_link.h"
#include "app/desktop/nearest_runs.h"
#include "app/desktop/pages/check_view.h"
#include "app/desktop/pages/measured_page.h"
#include "app/desktop/pages/nearest_view.h"
#include "app/desktop/pages/residuals_view.h"
#include "app/desktop/pages/value_table.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/plan_text.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>
#include <cmath>

using namespace fivefold;
using namespace fivefold::test;
using namespace Qt::StringLiterals;

namespace {

/// The window with the published runs read and the measured page in front.
class MeasuredFixture : public WindowFixture {
public:
    MeasuredFixture() {
        page = find<MeasuredPage>("measuredPage");
        view = find<ResidualsView>("measuredRuns");
        plot = find<ResidualPlot>("measuredPlot");
        QSignalSpy drawn(view, &ResidualsView::drawn);
        find<QTabWidget>("pages")->setCurrentWidget(page);
        while (!view->shown())
            if (!drawn.wait(20'000)) qFatal("the runs do not arrive");
    }
    template <class Act>
    void redraw(Act act) {
        QSignalSpy drawn(view, &ResidualsView::drawn);
        act();
        if (drawn.isEmpty() && !drawn.wait(20'000)) qFatal("the plot is not drawn anew");
    }
    void showNearest() {
        auto* nearest = find<NearestView>("measuredNearestView");
        QSignalSpy drawn(nearest, &NearestView::drawn);
        page->showTab(MeasuredPage::Tab::nearest);
        if (drawn.isEmpty() && !drawn.wait(20'000)) qFatal("the nearest runs do not arrive");
    }
    QString verdict() { return find<QLabel>("measuredCheckVerdict")->text(); }
    void enter(const char* box, double value) {
        auto* field = find<RealBox>(box);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::number(value, 'g', 12));
        QTest::keyClick(field, Qt::Key_Return);
    }

    MeasuredPage* page = nullptr;
    ResidualsView* view = nullptr;
    ResidualPlot* plot = nullptr;
};

const char* const kHeader = "run_id,source,model,layers,hidden,ffn,heads,kv_heads,head_dim,vocab,gpu,gpus,tp,pp,dp,seq_len,micro_batch,global_batch,precision,framework,step_time_s,"
                            "tokens_per_s_per_gpu,outcome\n";

} // namespace

class TestMeasuredPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void residualsAreReachable();
    void showsAllRuns();
    void groupsAndFilters();
    void errorsStandInTheirPlace();
    void runsAreWalkedByKeys();
    void loadsTheRunsPlan();
    void readsOwnRuns();
    void unreadableRunsChangeNothing();
    void nearestRuns();
    void statusLine();
    void wordsOfDifferences();
    void checksAnOwnRun();
    void knowsBrokenRuns();
    void hiddenPageDoesNothing();
};

void TestMeasuredPage::residualsAreReachable() {
    MeasuredFixture fixture;
    const Evaluator& evaluator = fixture.document().evaluator();
    QVERIFY(evaluator.residuals() && evaluator.runs());
    QVERIFY(evaluator.residuals()->size() > 2000);
    QCOMPARE(evaluator.residuals()->size(), evaluator.runs()->residuals.size());
    // A residual is what an estimate of the run's plan says.
    const RunResidual& residual = evaluator.residuals()->at(100);
    const MeasuredRun& run = evaluator.runs()->runs[residual.run];
    const double predicted = fixture.document().evaluator().evaluate(run.plan)->estimate.time.total().value();
    QVERIFY(std::abs(std::log(run.step_time->value() / predicted) - residual.log_ratio) < 1e-9);
}

void TestMeasuredPage::showsAllRuns() {
    MeasuredFixture fixture;
    const std::size_t runs = fixture.document().evaluator().residuals()->size();
    QCOMPARE(fixture.plot->data().points.size(), runs);
    QVERIFY(fixture.page->summary().contains(QLocale().toString(static_cast<int>(runs))));
    auto* groups = fixture.find<ValueTable>("measuredGroups");
    QAbstractItemModelTester tester(groups->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const DataTable table = groups->table().dataTable();
    double sum = 0;
    for (std::size_t i = 0; i + 1 < table.rows.size(); ++i) sum += std::get<double>(table.rows[i][1]);
    QCOMPARE(sum, static_cast<double>(runs));
    QCOMPARE(std::get<double>(table.rows.back()[1]), static_cast<double>(runs));
    // The last row's figures are those of all residuals.
    std::vector<double> errors;
    for (const RunResidual& residual : *fixture.document().evaluator().residuals()) errors.push_back(std::exp(-residual.log_ratio) - 1);
    const ErrorFigures figures = error_figures(errors);
    QVERIFY(std::abs(std::get<double>(table.rows.back()[2]) - figures.median) < 1e-6);
    QVERIFY(std::abs(std::get<double>(table.rows.back()[5]) - figures.bias) < 1e-6);
    fixture.plot->setFocus();
    QTest::keyClick(fixture.plot, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(static_cast<std::size_t>(QApplication::clipboard()->text().count(u'\n')), runs + 1);
}

void TestMeasuredPage::groupsAndFilters() {
    MeasuredFixture fixture;
    QCOMPARE(static_cast<int>(fixture.plot->data().series.size()), ShownRuns::kNamedSeries + 1); // and all others
    QVERIFY(fixture.view->shown()->others >= 0);
    auto* grouping = fixture.find<ChoiceBox>("measuredGrouping");
    grouping->setFocus();
    fixture.redraw([&] { QTest::keyClick(grouping, Qt::Key_End); }); // by framework
    auto* groups = fixture.find<ValueTable>("measuredGroups");
    QStringList names;
    for (int row = 0; row + 1 < groups->model()->rowCount(); ++row) names << groups->model()->index(row, 0).data().toString();
    QVERIFY(names.contains(u"Megatron-Core"_s) && names.contains(u"nanotron"_s));
    auto* frameworks = fixture.find<QComboBox>("measuredFramework");
    const std::size_t all = fixture.plot->data().points.size();
    frameworks->setFocus();
    fixture.redraw([&] { QTest::keyClicks(frameworks, u"nano"_s); });
    QCOMPARE(frameworks->currentText(), u"nanotron"_s);
    QVERIFY(fixture.plot->data().points.size() < all && !fixture.plot->data().points.empty());
    for (const ShownRuns::Place& place : fixture.view->shown()->places) QVERIFY(place.run->plan.training.framework == Framework::nanotron);
    // The plot knows where runs of few groups are: no series is empty.
    for (const RunGroup& group : fixture.view->shown()->groups) QVERIFY(group.figures.n > 0);
}

void TestMeasuredPage::errorsStandInTheirPlace() {
    ResidualPlot plot;
    plot.resize(500, 400);
    ResidualPlotData data;
    data.series = {{u"a"_s, Qt::blue, 0}, {u"b"_s, Qt::red, 1}};
    data.points = {{1, 1, 0}, {10, 11, 0}, {100, 90, 1}, {10, 100, 1}};
    data.unit = u"s"_s;
    plot.setData(data);
    const QRectF frame = plot.plot();
    for (int point = 0; point < 4; ++point) QVERIFY(frame.contains(plot.pointAt(point)));
    // On the line of equality both axes agree: a decade is as long everywhere.
    const double decade = plot.pointAt(1).x() - plot.pointAt(0).x();
    QVERIFY(std::abs(plot.pointAt(2).x() - plot.pointAt(1).x() - decade) < 1e-6);
    QVERIFY(plot.pointAt(3).y() < plot.pointAt(1).y()); // predicted too slow lies above
    QCOMPARE(plot.pointAt(3).x(), plot.pointAt(1).x());
    QCOMPARE(plot.nearest(plot.pointAt(2) + QPointF(3, 3)), 2);
    QCOMPARE(plot.nearest(QPointF(frame.left() + 2, frame.top() + 2)), -1);
    plot.setView(ResidualPlot::View::error);
    QCOMPARE(plot.pointAt(0).y(), plot.plot().center().y());
    QVERIFY(plot.pointAt(1).y() < plot.plot().center().y() && plot.pointAt(2).y() > plot.plot().center().y());
    QVERIFY(std::abs((plot.plot().center().y() - plot.pointAt(1).y()) - (plot.pointAt(2).y() - plot.plot().center().y())) < 1e-6); // +10 and -10 %
    QCOMPARE(plot.beyond(), 1);
    QCOMPARE(plot.pointAt(3).y(), plot.plot().top());
    // Shapes and colours can be seen, in both palettes.
    const QImage picture = plot.picture().toImage();
    QVERIFY(picture.pixelColor((plot.pointAt(0) * plot.devicePixelRatioF()).toPoint()).blue() > 150);
}

void TestMeasuredPage::runsAreWalkedByKeys() {
    MeasuredFixture fixture;
    fixture.plot->setFocus();
    QTest::keyClick(fixture.plot, Qt::Key_Home);
    const int first = fixture.plot->selected();
    QVERIFY(first >= 0);
    QTest::keyClick(fixture.plot, Qt::Key_Right);
    const int second = fixture.plot->selected();
    QVERIFY(second != first);
    const auto measured = [&](int point) { return fixture.plot->data().points[static_cast<std::size_t>(point)].measured; };
    QVERIFY(measured(second) >= measured(first));
    QTest::keyClick(fixture.plot, Qt::Key_End);
    QVERIFY(measured(fixture.plot->selected()) > measured(second));
    QVERIFY(fixture.plot->accessibleDescription().contains(u"predicted"_s));
    QCOMPARE(fixture.find<QLabel>("measuredRun")->text(), fixture.plot->accessibleDescription());
}

void TestMeasuredPage::loadsTheRunsPlan() {
    MeasuredFixture fixture;
    QVERIFY(!fixture.find<QPushButton>("measuredUse")->isEnabled());
    fixture.plot->setFocus();
    QTest::keyClick(fixture.plot, Qt::Key_Home);
    const MeasuredRun& run = *fixture.view->shown()->places[static_cast<std::size_t>(fixture.plot->selected())].run;
    QTest::keyClick(fixture.plot, Qt::Key_Return);
    QVERIFY(fixture.plan().layout == run.plan.layout);
    QVERIFY(fixture.plan().cluster == run.plan.cluster);
    QCOMPARE(fixture.plan().name, run.run_id);
    fixture.trigger("action.undo");
    QCOMPARE(fixture.plan().layout.tp, 8);
}

void TestMeasuredPage::readsOwnRuns() {
    MeasuredFixture fixture;
    const std::size_t published = fixture.plot->data().points.size();
    const QByteArray good = "mine-1,mine,Llama,32,4096,14336,32,8,128,128256,H100-80GB,8,1,1,8,8192,1,128,bf16,Megatron-LM,16.5,,ran\n";
    const QByteArray bad = "mine-2,mine,Llama,32,4096,14336,32,8,128,128256,H100-80GB,8,1,1,8,8192,1,lots,bf16,Megatron-LM,16.5,,ran\n";
    const QString path = fixture.write(u"runs.csv"_s, kHeader + good + bad);
    fixture.redraw([&] { fixture.view->readOwn(path); });
    QCOMPARE(fixture.plot->data().points.size(), published + 1);
    const int own = fixture.view->shown()->ownSeries;
    QVERIFY(own >= 0);
    QCOMPARE(fixture.plot->data().series[static_cast<std::size_t>(own)].shape, ResidualPlot::kOwnShape);
    QCOMPARE(fixture.find<ValueTable>("measuredGroups")->model()->index(0, 0).data().toString(), u"Yours"_s);
    const QString note = fixture.find<QLabel>("measuredNote")->text();
    QVERIFY2(note.contains(u"1 of 2 runs"_s) && note.contains(u"line 3: global_batch is not a number"_s), qPrintable(note));
    QVERIFY(fixture.find<QLabel>("measuredNote")->isVisible());
}

void TestMeasuredPage::unreadableRunsChangeNothing() {
    MeasuredFixture fixture;
    const std::size_t published = fixture.plot->data().points.size();
    const QString path = fixture.write(u"other.csv"_s, "a,b\n1,2\n");
    fixture.redraw([&] { fixture.view->readOwn(path); });
    QCOMPARE(fixture.plot->data().points.size(), published);
    const QString note = fixture.find<QLabel>("measuredNote")->text();
    QVERIFY2(note.startsWith(u"other.csv was not read: line 1: column 'layers' is missing"_s), qPrintable(note));
    fixture.redraw([&] { fixture.view->readOwn(fixture.path(u"none.csv"_s)); });
    QVERIFY(fixture.find<QLabel>("measuredNote")->text().startsWith(u"none.csv was not read"_s));
}

void TestMeasuredPage::nearestRuns() {
    MeasuredFixture fixture;
    fixture.showNearest();
    auto* table = fixture.find<ValueTable>("measuredNearest");
    const NearestRunsPtr nearest = fixture.find<NearestView>("measuredNearestView")->nearest();
    QCOMPARE(nearest->runs.size(), NearestView::kRuns);
    QCOMPARE(table->model()->rowCount(), static_cast<int>(NearestView::kRuns));
    for (std::size_t i = 1; i < nearest->runs.size(); ++i) QVERIFY(nearest->runs[i - 1].distance <= nearest->runs[i].distance);
    // The same as the core finds with estimates of its own.
    const auto& measured = fixture.document().evaluator().runs();
    const std::vector<NearRun> core = nearest_runs(fixture.plan(), measured->runs, fixture.document().evaluator().profiles(), 1);
    QCOMPARE(nearest->runs.front().run, core.front().run);
    QVERIFY(std::abs(nearest->runs.front().error() - core.front().error()) < 1e-9);
    QVERIFY(fixture.find<QLabel>("measuredNearestRun")->text().contains(u"From this plan to that run"_s));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    QVERIFY(fixture.plan().layout == nearest->run(1).plan.layout);
}

void TestMeasuredPage::statusLine() {
    MeasuredFixture fixture;
    auto* link = fixture.find<StatusLink>("status.nearest");
    QTRY_VERIFY(link->isVisible() && link->isEnabled());
    QVERIFY2(link->wholeText().startsWith(u"Nearest measured: "_s) && link->wholeText().contains(u": predicted "_s), qPrintable(link->wholeText()));
    fixture.find<QTabWidget>("pages")->setCurrentIndex(0);
    QTest::mouseClick(link, Qt::LeftButton);
    QCOMPARE(fixture.find<QTabWidget>("pages")->currentWidget(), fixture.page);
    QCOMPARE(fixture.find<QTabWidget>("measuredTabs")->currentIndex(), 1);
}

void TestMeasuredPage::wordsOfDifferences() {
    const Catalogue catalogue = load_catalogue();
    const Plan plan = sample_plan(catalogue);
    QCOMPARE(planDifferences(plan, plan), QStringList());
    Plan other = plan;
    other.layout.tp = 4;
    other.layout.dp = 4;
    other.training.precision = Precision::fp8;
    QCOMPARE(planDifferences(plan, other), (QStringList{u"TP 8 → 4"_s, u"DP 2 → 4"_s, u"precision bf16 → fp8"_s}));
    other = plan;
    other.cluster.gpu = *catalogue.find_gpu("b200");
    QCOMPARE(planDifferences(plan, other).size(), 1);
    QCOMPARE(degreesText(plan.layout), u"TP8 PP4 VPP5 DP2"_s);
    QCOMPARE(degreesText(Layout{}), u"DP1"_s);
    QCOMPARE(signedPercent(0.029), u"+2.9\u00a0%"_s);
    QCOMPARE(signedPercent(-0.5), u"\u221250.0\u00a0%"_s);
    QCOMPARE(signedPercent(0.0001), u"±0.0\u00a0%"_s);
}

void TestMeasuredPage::checksAnOwnRun() {
    MeasuredFixture fixture;
    fixture.page->showTab(MeasuredPage::Tab::check);
    QVERIFY(fixture.verdict().startsWith(u"Enter what a run"_s));
    const StepTime& time = fixture.document().result()->estimate.time;
    fixture.enter("measuredCheckStep", time.total().value());
    QVERIFY2(fixture.verdict().contains(u"as fast as it should be"_s), qPrintable(fixture.verdict()));
    // Step time and rate say the same.
    QVERIFY(std::abs(fixture.find<RealBox>("measuredCheckRate")->value() - fixture.document().result()->estimate.metrics.tokens_per_second_per_gpu) < 0.1);
    fixture.enter("measuredCheckRate", fixture.document().result()->estimate.metrics.tokens_per_second_per_gpu / 8);
    QVERIFY2(fixture.verdict().contains(u"far outside the error band"_s), qPrintable(fixture.verdict()));
    QVERIFY(fixture.find<QLabel>("measuredCheckCauses")->isVisible());
    QTest::keyClick(fixture.find<QPushButton>("measuredCheckClear"), Qt::Key_Space);
    QVERIFY(fixture.verdict().startsWith(u"Enter what a run"_s));
    const MemoryEstimate& memory = fixture.document().result()->estimate.memory;
    fixture.enter("measuredCheckMemory", in_gib(memory.stages[memory.worst_stage].reserved()));
    QVERIFY2(fixture.verdict().startsWith(u"Memory: "_s) && fixture.verdict().contains(u"inside the error band"_s), qPrintable(fixture.verdict()));
}

void TestMeasuredPage::knowsBrokenRuns() {
    MeasuredFixture fixture;
    const ResultPtr& result = fixture.document().result();
    const ProfileSource profiles = fixture.document().evaluator().profiles();
    // As slow as with an unfused kernel: that is among the causes.
    Plan unfused = fixture.plan();
    unfused.training.attention = AttentionKernel::unfused;
    OwnReading reading;
    reading.step_time = fixture.document().evaluator().evaluate(unfused)->estimate.time.total();
    const RunCheck check = checkReading(*result, profiles, reading);
    if (*reading.step_time > 1.5 * result->estimate.time.total()) {
        QCOMPARE(check.severity, Severity::error);
        QVERIFY(check.causes.contains(healthCauseText(HealthCause::unfused_attention)));
    } else {
        QVERIFY(check.severity != Severity::info);
    }
    // Far faster than it can be: no cause of slowness is named.
    reading.step_time = 0.2 * result->estimate.time.total();
    QVERIFY(checkReading(*result, profiles, reading).causes.isEmpty());
    QVERIFY(checkReading(*result, profiles, reading).verdict.contains(u"times faster"_s));
    QVERIFY(checkReading(*result, profiles, {}).verdict.isEmpty());
    // Before its first step the optimizer has no moments.
    OwnReading early;
    const MemoryEstimate& memory = result->estimate.memory;
    const StageMemory& stage = memory.stages[memory.worst_stage];
    early.memory = stage.allocated() - stage.first_step_lacks;
    early.memory_kind = MemoryKind::allocated;
    QVERIFY(checkReading(*result, profiles, early).verdict.contains(u"before the first optimizer step"_s));
}

void TestMeasuredPage::hiddenPageDoesNothing() {
    MeasuredFixture fixture;
    fixture.showNearest();
    fixture.find<QTabWidget>("pages")->setCurrentIndex(0);
    QSignalSpy drawn(fixture.find<NearestView>("measuredNearestView"), &NearestView::drawn);
    QVERIFY(fixture.document().moveKnob(Knob::tp, 4, 1));
    QTest::qWait(100);
    QCOMPARE(drawn.size(), 0);
    fixture.find<QTabWidget>("pages")->setCurrentWidget(fixture.page);
    QTRY_VERIFY(!drawn.isEmpty());
}

QTEST_MAIN(TestMeasuredPage)
#include "test_measured_page.moc"
