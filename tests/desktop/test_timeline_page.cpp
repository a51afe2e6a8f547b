// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/gantt_view.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/pages/timeline_page.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>

#include <algorithm>
#include <cmath>
#include <ctime>

using namespace fivefold;
using namespace fivefold::test;

namespace {

/// The window with the timeline page in front and its answer there.
class TimelineFixture : public WindowFixture {
public:
    TimelineFixture() {
        page = find<TimelinePage>("timelinePage");
        find<QTabWidget>("pages")->setCurrentWidget(page);
        gantt = find<GanttView>("timelineGantt");
        wait();
    }
    /// Until what is drawn belongs to the present plan and schedules.
    void wait() {
        QSignalSpy simulated(page, &TimelinePage::simulated);
        page->showResult(document().result()); // asks again
        if (simulated.isEmpty() && !simulated.wait(10'000)) qFatal("the timeline does not arrive");
    }
    /// A person's choice in a box, by keys.
    void choose(const char* name, const QString& text) {
        auto* box = find<ChoiceBox>(name);
        const int index = box->findText(text);
        if (index < 0) qFatal("no such choice");
        QSignalSpy simulated(page, &TimelinePage::simulated);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
        if (simulated.isEmpty() && !simulated.wait(10'000)) qFatal("the timeline does not arrive");
    }
    /// Lines of the chart's table: chart, row, role, label, begin, end.
    std::vector<QStringList> bars() {
        std::vector<QStringList> lines;
        for (const QString& line : gantt->tsv().split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(1))
            lines.push_back(line.split(QLatin1Char('\t')));
        return lines;
    }
    std::int64_t count(const QString& role) {
        return std::ranges::count_if(bars(), [&role](const QStringList& bar) { return bar.at(2) == role; });
    }
    QString note() { return find<QLabel>("timelineNote")->text(); }
    QString cell(int row, int column) { return find<ValueTable>("timelineStages")->model()->index(row, column).data().toString(); }

    TimelinePage* page = nullptr;
    GanttView* gantt = nullptr;
};

/// Milliseconds that the window's thread has computed, where the system tells: other programs and the worker do not count.
double windowTime() {
#ifdef Q_OS_LINUX
    timespec now{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
#endif
    return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestTimelinePage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheSample();
    void barsAddUp();
    void followsTheKnobs();
    void scheduleIsChosen();
    void schedulesAreCompared();
    void microBatchIsFollowed();
    void criticalPathSpansThePipeline();
    void stageShowsItsPeak();
    void streamsOfAStage();
    void choicesKeepLocks();
    void planWithoutPipeline();
    void plansThatCannotBeComputed();
    void manyPassesShowTheEnds();
    void exportsATrace();
    void exportSaysWhatFails();
};

void TestTimelinePage::showsTheSample() {
    TimelineFixture fixture; // PP 4
    const Plan& plan = fixture.plan();
    QVERIFY(fixture.gantt->isVisible());
    QCOMPARE(fixture.gantt->chartCount(), 1);
    QCOMPARE(fixture.gantt->chart(0).rows.size(), static_cast<std::size_t>(plan.layout.pp));
    const std::int64_t passes = plan.layout.pp * plan.layout.vpp * plan.layout.accumulation;
    QCOMPARE(fixture.count(QStringLiteral("Forward")), passes);
    QCOMPARE(fixture.count(QStringLiteral("Backward")), passes);
    QVERIFY(fixture.count(QStringLiteral("Bubble")) > 0);
    QCOMPARE(fixture.find<QLabel>("timelineSentence")->text(), fixture.page->summary());
    QVERIFY(fixture.note().contains(QStringLiteral("simulated pass by pass")));
    auto* stages = fixture.find<ValueTable>("timelineStages");
    QAbstractItemModelTester tester(stages->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(stages->model()->rowCount(), static_cast<int>(plan.layout.pp));
    for (const char* name : {"timelineOrder", "timelineCompared", "timelineFollow", "timelineMoment", "timelineGantt", "timelineStages"})
        QVERIFY2(!fixture.find<QWidget>(name)->accessibleName().isEmpty(), name);
    // What a bar says: what it is, where, and how long.
    const GanttChart& chart = fixture.gantt->chart(0);
    QCOMPARE(chart.label(0), QStringLiteral("0"));
    QVERIFY(chart.tip(0).startsWith(QStringLiteral("<b>Forward of micro-batch 0</b>")));
    QVERIFY(chart.description(0).contains(QStringLiteral("Stage 0")));
}

/// Bars of a stage neither overlap nor leave anything of the step out.
void TestTimelinePage::barsAddUp() {
    TimelineFixture fixture;
    QString row;
    double end = 0, step = 0;
    const Timeline timeline = simulate_step(fixture.plan(), *fixture.document().result()->profile);
    const auto finished = [&] { QVERIFY2(row.isEmpty() || std::abs(end - timeline.step_time.value()) < 1e-9 * end, qPrintable(row)); };
    for (const QStringList& bar : fixture.bars()) {
        if (bar.at(1) != row) {
            finished();
            row = bar.at(1);
            end = 0;
        }
        QVERIFY2(std::abs(bar.at(4).toDouble() - end) < 1e-9, qPrintable(bar.join(QLatin1Char(' '))));
        end = bar.at(5).toDouble();
        step += end - bar.at(4).toDouble();
    }
    finished();
    QVERIFY(std::abs(step - timeline.step_time.value() * static_cast<double>(timeline.ranks.size())) < 1e-8 * step);
}

void TestTimelinePage::followsTheKnobs() {
    TimelineFixture fixture;
    const double before = fixture.gantt->extent();
    QSignalSpy simulated(fixture.page, &TimelinePage::simulated);
    QVERIFY(fixture.document().moveKnob(Knob::pp, 8, 1));
    QVERIFY(!simulated.isEmpty() || simulated.wait(10'000));
    QCOMPARE(fixture.gantt->chart(0).rows.size(), std::size_t{8});
    QVERIFY(fixture.gantt->extent() != before);
    QVERIFY(fixture.page->summary().startsWith(QStringLiteral("8 pipeline stages")));
    QCOMPARE(fixture.find<ValueTable>("timelineStages")->model()->rowCount(), 8);
}

void TestTimelinePage::scheduleIsChosen() {
    TimelineFixture fixture;
    auto* orders = fixture.find<ChoiceBox>("timelineOrder");
    QVERIFY(orders->itemText(0).endsWith(QStringLiteral("(this plan)"))); // the plan's own first
    QCOMPARE(orders->currentIndex(), 0);
    const QString before = fixture.gantt->tsv();
    fixture.choose("timelineOrder", QStringLiteral("Zero bubble H1"));
    QVERIFY(fixture.gantt->tsv() != before);
    QCOMPARE(fixture.count(QStringLiteral("Weight gradient")), fixture.plan().layout.pp * fixture.plan().layout.accumulation);
    QVERIFY(fixture.note().startsWith(QStringLiteral("Zero bubble H1")));
    QVERIFY(fixture.note().contains(QStringLiteral("Idealised: ")) &&
            fixture.note().contains(QStringLiteral("weight gradients take half")));
    const Plan plan = fixture.plan(); // none of its business
    fixture.choose("timelineOrder", orders->itemText(0));
    QCOMPARE(fixture.gantt->tsv(), before);
    QVERIFY(plan.layout.schedule == fixture.plan().layout.schedule);
    // What a schedule lacks is said where it cannot be chosen.
    QVERIFY(fixture.document().moveKnob(Knob::vpp, 1, 1));
    fixture.wait();
    QCOMPARE(orders->itemText(0), QStringLiteral("1F1B (this plan)"));
    const int interleaved = orders->findText(QStringLiteral("Interleaved 1F1B"));
    QVERIFY(orders->itemData(interleaved, Qt::ToolTipRole).toString().contains(QStringLiteral("virtual stages")));
}

void TestTimelinePage::schedulesAreCompared() {
    TimelineFixture fixture;
    fixture.choose("timelineCompared", QStringLiteral("GPipe"));
    QCOMPARE(fixture.gantt->chartCount(), 2);
    QCOMPARE(fixture.gantt->chart(1).title, QStringLiteral("GPipe"));
    auto* stages = fixture.find<ValueTable>("timelineStages");
    QCOMPARE(stages->model()->rowCount(), 2 * static_cast<int>(fixture.plan().layout.pp));
    QCOMPARE(fixture.cell(stages->model()->rowCount() - 1, 0), QStringLiteral("GPipe"));
    QCOMPARE(fixture.note().count(QStringLiteral("simulated pass by pass")), 2);
    fixture.choose("timelineCompared", QStringLiteral("nothing"));
    QCOMPARE(fixture.gantt->chartCount(), 1);
}

void TestTimelinePage::microBatchIsFollowed() {
    TimelineFixture fixture;
    const std::size_t roles = fixture.gantt->chart(0).roles.size();
    auto* follow = fixture.find<QSpinBox>("timelineFollow");
    fixture.gantt->setFocus();
    QTest::keyClick(fixture.gantt, Qt::Key_Right); // the first bar
    const auto label = [&] { return fixture.gantt->chart(0).label(fixture.gantt->selected()->event); };
    for (int step = 0; step < 50 && label() != QLatin1String("2"); ++step) QTest::keyClick(fixture.gantt, Qt::Key_Right);
    QCOMPARE(follow->value(), 2);
    const GanttChart& chart = fixture.gantt->chart(0);
    QCOMPARE(chart.roles.size(), 2 * roles); // pale ones
    QCOMPARE(chart.flows.size(),
             static_cast<std::size_t>(2 * (fixture.plan().layout.pp * fixture.plan().layout.vpp - 1))); // there and back
    for (std::size_t i = 1; i < chart.flows.size(); ++i) QVERIFY(chart.flows[i].begin >= chart.flows[i - 1].end);
    follow->setValue(-1);
    QVERIFY(fixture.gantt->chart(0).flows.empty());
    QCOMPARE(fixture.gantt->chart(0).roles.size(), roles);
}

void TestTimelinePage::criticalPathSpansThePipeline() {
    TimelineFixture fixture;
    QVERIFY(fixture.gantt->chart(0).critical.empty());
    fixture.find<QCheckBox>("timelineCritical")->click();
    const std::vector<std::int64_t>& path = fixture.gantt->chart(0).critical;
    QVERIFY(!path.empty());
    const Timeline timeline = simulate_step(fixture.plan(), *fixture.document().result()->profile);
    const auto at = [&](std::int64_t event) -> const PipelineEvent& { return timeline.run.events.at(static_cast<std::size_t>(event)); };
    QCOMPARE(at(path.back()).end, timeline.pipeline_end);
    double first = timeline.pipeline_end;
    for (const RankStep& rank : timeline.ranks) first = std::min(first, rank.first_pass);
    QCOMPARE(at(path.front()).begin, first);
    for (std::size_t i = 1; i < path.size(); ++i) { // no slack: each begins when the one before, or its message, is there
        const double message = at(path[i]).rank != at(path[i - 1]).rank ? timeline.costs.hop : 0;
        QVERIFY(std::abs(at(path[i]).begin - at(path[i - 1]).end - message) < 1e-9);
    }
}

void TestTimelinePage::stageShowsItsPeak() {
    TimelineFixture fixture;
    const ResultPtr& result = fixture.document().result();
    const Timeline timeline = simulate_step(result->plan, *result->profile);
    const std::vector<MemoryCurve> memory = memory_curves(result->plan, *result->profile, timeline);
    QVERIFY(!fixture.gantt->playHead());
    fixture.find<ValueTable>("timelineStages")->selectRow(1);
    QCOMPARE(fixture.gantt->playHead().value_or(-1), memory[1].peak.when.value());
    auto* play = fixture.find<QPushButton>("timelinePlay");
    const double before = *fixture.gantt->playHead();
    play->click();
    QTRY_VERIFY(fixture.gantt->playHead().value_or(before) != before);
    play->click();
    QVERIFY(!play->isChecked());
}

/// Lanes of one stage's GPU below the schedule; another stage brings its own, and a click follows the micro-batch.
void TestTimelinePage::streamsOfAStage() {
    TimelineFixture fixture; // TP 8, PP 4
    auto* streams = fixture.find<QCheckBox>("timelineStreams");
    QSignalSpy drawn(fixture.page, &TimelinePage::streamsDrawn);
    streams->click();
    QVERIFY(!drawn.isEmpty() || drawn.wait(10'000));
    QCOMPARE(fixture.gantt->chartCount(), 2);
    const auto lanes = [&fixture] { return fixture.gantt->chart(1).rows; };
    QCOMPARE(lanes().front(), QStringLiteral("Compute"));
    for (const char* lane : {"TP", "PP forward", "DP"}) QVERIFY2(std::ranges::count(lanes(), QLatin1String(lane)) == 1, lane);
    QVERIFY(fixture.gantt->chart(1).title.contains(QStringLiteral("Stage 0")));
    QVERIFY(fixture.count(QStringLiteral("Compute waits for communication")) > 0);
    drawn.clear();
    fixture.find<ValueTable>("timelineStages")->selectRow(3);
    QVERIFY(!drawn.isEmpty() || drawn.wait(10'000));
    QVERIFY(fixture.gantt->chart(1).title.contains(QStringLiteral("Stage 3")));
    Q_EMIT fixture.gantt->barSelected(1, 0); // the first bar of the compute lane
    QCOMPARE(fixture.find<QSpinBox>("timelineFollow")->value(), 0);
    streams->click();
    QCOMPARE(fixture.gantt->chartCount(), 1);
}

/// The table offers no change of a locked knob, at once when the lock is set.
void TestTimelinePage::choicesKeepLocks() {
    TimelineFixture fixture;
    auto* choices = fixture.find<ValueTable>("timelineChoices");
    const auto values = [&choices](int column) {
        QSet<QString> found;
        for (int row = 0; row < choices->model()->rowCount(); ++row) found.insert(choices->model()->index(row, column).data().toString());
        return found;
    };
    QVERIFY(values(1).size() > 1); // VPP
    QSignalSpy simulated(fixture.page, &TimelinePage::simulated);
    fixture.document().setLocked(Knob::vpp, true);
    QVERIFY(!simulated.isEmpty() || simulated.wait(10'000));
    QCOMPARE(values(1), QSet<QString>{QString::number(fixture.plan().layout.vpp)});
    fixture.document().setLocked(Knob::vpp, false);
    QVERIFY(simulated.size() > 1 || simulated.wait(10'000));
    QVERIFY(values(1).size() > 1);
}

void TestTimelinePage::planWithoutPipeline() {
    TimelineFixture fixture;
    Plan plan = fixture.plan();
    plan.model = fixture.document().catalogue().find_model("llama-3.1-8b")->model;
    plan.layout.pp = 1;
    complete(plan);
    fixture.document().changeSetup(QStringLiteral("Test"), plan);
    if (fixture.plan().layout.pp != 1) QVERIFY(fixture.document().moveKnob(Knob::pp, 1, 1));
    fixture.wait();
    QVERIFY(fixture.page->summary().startsWith(QStringLiteral("One stage")));
    QCOMPARE(fixture.gantt->chart(0).rows.size(), std::size_t{1});
    const auto* orders = fixture.find<ChoiceBox>("timelineOrder");
    QVERIFY(orders->itemData(orders->findText(QStringLiteral("GPipe")), Qt::ToolTipRole).toString().contains(QStringLiteral("PP above 1")));
}

void TestTimelinePage::plansThatCannotBeComputed() {
    TimelineFixture fixture;
    auto invalid = std::make_shared<Result>(*fixture.document().result());
    invalid->estimate.valid = false;
    fixture.page->showResult(invalid);
    QVERIFY(!fixture.gantt->isVisible());
    QVERIFY(!fixture.page->summary().isEmpty());
    fixture.wait();
    QVERIFY(fixture.gantt->isVisible());
}

void TestTimelinePage::manyPassesShowTheEnds() {
    TimelineFixture fixture;
    Result many = *fixture.document().result();
    many.plan.layout.accumulation = 100'000;
    many.plan.layout.vpp = 1;
    const SimulatedOrder order = simulate_order(many, PipelineOrderKind::one_f_one_b, 200'000, {});
    QVERIFY(order.timeline && order.ends_shown > 0);
    QVERIFY(order.timeline->run.events.size() > 200'000);
    const std::int64_t passes = std::ranges::count_if(order.bars, [&order](const GanttBar& bar) { return order.is_pass(bar.event); });
    QVERIFY(passes > 190'000 && passes <= 200'000);
    QVERIFY(TimelineTexts::noteText(order).contains(QStringLiteral("too many to draw")));
    // The window goes on: the worker simulates, and drawing 200 000 passes is quick.
    double before = 0;
    for (int attempt = 0; attempt < 5 && !fixture.note().contains(QStringLiteral("too many to draw"));
         ++attempt) { // published runs may arrive: the plan again
        QSignalSpy simulated(fixture.page, &TimelinePage::simulated);
        before = windowTime();
        fixture.page->showResult(std::make_shared<const Result>(many));
        QVERIFY(simulated.wait(20'000));
        QCoreApplication::processEvents(); // paints
    }
    qInfo("%zu passes, %d micro-batches at each end drawn: %.1f ms of the window's thread", order.timeline->run.events.size(),
          order.ends_shown, windowTime() - before);
    QVERIFY(fixture.note().contains(QStringLiteral("too many to draw")));
    QVERIFY(windowTime() - before < 1000); // far above the aim: a busy machine must not fail it
    many.plan.layout.accumulation = 1'000'000;
    QVERIFY(simulate_order(many, PipelineOrderKind::one_f_one_b, 200'000, {}).too_many);
}

void TestTimelinePage::exportsATrace() {
    TimelineFixture fixture;
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QSignalSpy written(fixture.page, &TimelinePage::traceWritten);
    fixture.find<QPushButton>("timelineExport")->click();
    auto* dialog = fixture.window().findChild<QFileDialog*>(QStringLiteral("traceDialog"));
    QVERIFY(dialog != nullptr);
    const QString path = fixture.path(QStringLiteral("step.json"));
    dialog->setDirectory(QFileInfo(path).absolutePath());
    dialog->selectFile(path);
    QMetaObject::invokeMethod(dialog, "accept");
    QVERIFY(!written.isEmpty() || written.wait(10'000));
    QCOMPARE(written.front().at(0).toString(), path);
    QCOMPARE(written.front().at(1).toString(), QString());
    const QJsonDocument json = QJsonDocument::fromJson(contents(path));
    QVERIFY(json.isObject());
    const Layout& l = fixture.plan().layout;
    QVERIFY(json[QStringLiteral("traceEvents")].toArray().size() > 2 * l.pp * l.accumulation);
    // From the menu, and while another page is in front.
    fixture.window().showPage(0);
    QVERIFY(fixture.find<QAction>("action.exportTrace")->isEnabled());
    fixture.page->exportTrace(fixture.path(QStringLiteral("again.json")));
    QVERIFY(written.wait(10'000));
    QCOMPARE(contents(fixture.path(QStringLiteral("again.json"))), contents(path));
}

void TestTimelinePage::exportSaysWhatFails() {
    TimelineFixture fixture;
    QSignalSpy written(fixture.page, &TimelinePage::traceWritten);
    fixture.page->exportTrace(fixture.path(QStringLiteral("no/such/folder.json")));
    QVERIFY(written.wait(10'000));
    QVERIFY(!written.front().at(1).toString().isEmpty());
}

QTEST_MAIN(TestTimelinePage)
#include "test_timeline_page.moc"
