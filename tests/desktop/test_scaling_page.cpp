// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/charts/line_chart.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/pages/scaling_page.h"
#include "core/search/search.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>
#include <cmath>

using namespace fivefold;
using namespace fivefold::test;

namespace {

constexpr int kPatience = 60'000;

/// The window with the scaling page in front, a small model on two nodes.
class ScalingFixture : public WindowFixture {
public:
    ScalingFixture() {
        Plan small = plan();
        small.model = document().catalogue().find_model("llama-3.1-8b")->model;
        small.cluster.nodes = 2;
        small.training.global_batch = 128;
        document().changeSetup(QStringLiteral("Test"), small);
        page = find<ScalingPage>("scalingPage");
        find<QTabWidget>("pages")->setCurrentWidget(page);
        chart = find<LineChart>("scalingChart");
        wait();
    }
    /// Until what is drawn belongs to the present plan and choices.
    void wait() {
        QSignalSpy computed(page, &ScalingPage::computed);
        page->showResult(document().result()); // asks again
        if (computed.isEmpty() && !computed.wait(kPatience)) qFatal("the scaling does not arrive");
    }
    void nodes(const QString& text) {
        auto* box = find<QLineEdit>("scalingNodes");
        box->clear();
        QTest::keyClicks(box, text);
        Q_EMIT box->editingFinished();
        wait();
    }
    void choose(const char* name, std::int64_t value) {
        auto* box = find<ChoiceBox>(name);
        box->showValue(value);
        Q_EMIT box->chosen(value);
        wait();
    }
    void search() {
        QSignalSpy finished(page, &ScalingPage::finished);
        find<QPushButton>("scalingSearch")->click();
        if (finished.isEmpty() && !finished.wait(kPatience)) qFatal("the search does not end");
    }
    const LineChartData::Series& line(std::size_t index) { return chart->data().series.at(index); }

    ScalingPage* page = nullptr;
    LineChart* chart = nullptr;
};

LineChartData straightLines() {
    LineChartData data;
    LineChartData::Series up{QStringLiteral("up"), Qt::red, LineChartData::Marker::circle, {}, {}}, down{QStringLiteral("down"), Qt::blue, LineChartData::Marker::square, {}, {}};
    for (const double x : {1.0, 2.0, 4.0, 8.0}) {
        up.points.push_back({x, x, false, QStringLiteral("up %1").arg(x), {}});
        if (x > 1) down.points.push_back({x, 8 / x, x > 4, QStringLiteral("down %1").arg(x), {}});
        data.ticks.push_back(x);
    }
    data.series = {up, down};
    data.log_y = true;
    data.description = QStringLiteral("two lines");
    return data;
}

} // namespace

class TestScalingPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesAreWorded();
    void chartPlacesPoints();
    void chartMovesByKeys();
    void pointsAreThoseOfTheCore();
    void hardwareIsPriced();
    void bestLayoutsAreSearched();
    void pointGoesIntoThePlan();
    void weakScalingGrowsTheBatch();
    void everyValueIsDrawn();
    void missingPointsAreSaid();
    void followsThePlan();
    void plansThatCannotBeComputed();
};

void TestScalingPage::changesAreWorded() {
    QCOMPARE(changeText(1.031), QStringLiteral("+3.1\u00a0%"));
    QCOMPARE(changeText(0.9), QStringLiteral("\u221210.0\u00a0%"));
    QCOMPARE(changeText(1.00001), QStringLiteral("\u00b10.0\u00a0%"));
    Layout layout;
    layout.tp = 8;
    layout.dp = 2;
    QCOMPARE(degreesText(layout), QStringLiteral("TP8 DP2"));
    QCOMPARE(degreesText(Layout{}), QStringLiteral("DP1"));
}

/// Equal factors are equal distances on both axes.
void TestScalingPage::chartPlacesPoints() {
    LineChart chart;
    chart.resize(600, 300);
    chart.setData(straightLines());
    const QPointF a = chart.position({0, 0}), b = chart.position({0, 1}), d = chart.position({0, 3});
    QVERIFY(std::abs((d.x() - a.x()) - 3 * (b.x() - a.x())) < 1e-6);
    QVERIFY(std::abs((d.y() - a.y()) - 3 * (b.y() - a.y())) < 1e-6);
    QVERIFY(b.y() < a.y());
    for (const QPointF& point : {a, b, d}) QVERIFY(chart.rect().contains(point.toPoint()));
    QCOMPARE(chart.tsv().count(QLatin1Char('\n')), 8);
}

void TestScalingPage::chartMovesByKeys() {
    LineChart chart;
    chart.resize(600, 300);
    chart.setData(straightLines());
    QCOMPARE(chart.accessibleDescription(), QStringLiteral("two lines"));
    QSignalSpy activated(&chart, &LineChart::pointActivated);
    QTest::keyClick(&chart, Qt::Key_Return);
    QVERIFY(activated.isEmpty());
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(chart.accessibleDescription(), QStringLiteral("up 1"));
    QTest::keyClick(&chart, Qt::Key_Down); // the other line has no such place
    QCOMPARE(chart.accessibleDescription(), QStringLiteral("up 1"));
    QTest::keyClick(&chart, Qt::Key_Right);
    QTest::keyClick(&chart, Qt::Key_Down);
    QCOMPARE(chart.accessibleDescription(), QStringLiteral("down 2"));
    QTest::keyClick(&chart, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.position({0, 3}).toPoint());
    QCOMPARE(chart.accessibleDescription(), QStringLiteral("up 8"));
    // The same place stays chosen when points come in.
    chart.setData(straightLines());
    QCOMPARE(chart.accessibleDescription(), QStringLiteral("up 8"));
}

void TestScalingPage::pointsAreThoseOfTheCore() {
    ScalingFixture fixture;
    const ResultPtr result = fixture.document().result();
    const std::vector<int> nodes = usual_node_counts(2);
    const std::vector<ScalingPoint> curve = scaling_curve(result->plan, *result->profile, nodes, ScalingKind::strong);
    const auto& points = fixture.line(0).points;
    QCOMPARE(points.size(), static_cast<std::size_t>(std::ranges::count_if(curve, [](const ScalingPoint& point) { return point.outcome.has_value(); })));
    for (const LineChartData::Point& point : points) {
        const auto same = std::ranges::find_if(curve, [&](const ScalingPoint& candidate) { return candidate.nodes == static_cast<int>(point.x); });
        QVERIFY(same != curve.end());
        QCOMPARE(point.y, same->outcome->metrics.mfu);
        QCOMPARE(point.hollow, !same->outcome->fits());
    }
    QCOMPARE(fixture.chart->data().marked_x, 2.0);
    QVERIFY(fixture.line(1).points.empty()); // not searched yet
    auto* table = fixture.find<ValueTable>("scalingPoints");
    QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(table->model()->rowCount(), static_cast<int>(points.size()));
    for (const char* name : {"scalingKind", "scalingValue", "scalingNodes", "scalingChart", "scalingPurchases", "scalingPoints", "scalingProgress"})
        QVERIFY2(!fixture.find<QWidget>(name)->accessibleName().isEmpty(), name);
    QCOMPARE(fixture.find<QLabel>("scalingSentence")->text(), fixture.page->summary());
}

/// "What would twice the network bandwidth buy?" is answered as soon as the page is in front.
void TestScalingPage::hardwareIsPriced() {
    ScalingFixture fixture;
    auto* table = fixture.find<ValueTable>("scalingPurchases");
    QVERIFY(table->isVisible());
    QCOMPARE(table->model()->rowCount(), static_cast<int>(kResources) + 1);
    const ResultPtr result = fixture.document().result();
    const std::vector<Sensitivity> resources = sensitivities(result->plan, *result->profile);
    const auto text = [table](int row, int column) { return table->model()->index(row, column).data().toString(); };
    double before = -1e9;
    int matched = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        for (const Sensitivity& resource : resources)
            if (text(row, 0) == ScalingTexts::purchaseText(resource.resource)) {
                ++matched;
                QCOMPARE(text(row, 1), changeText(resource.doubled));
                QVERIFY(resource.doubled >= before); // the most helpful first
                before = resource.doubled;
            }
    }
    QCOMPARE(matched, static_cast<int>(kResources));
    QVERIFY(fixture.page->summary().contains(ScalingTexts::purchaseText(std::ranges::min_element(resources, {}, &Sensitivity::doubled)->resource)));
}

void TestScalingPage::bestLayoutsAreSearched() {
    ScalingFixture fixture;
    fixture.nodes(QStringLiteral("1 2 4"));
    fixture.search();
    const ResultPtr result = fixture.document().result();
    const std::vector<LineChartData::Point> best = fixture.line(1).points;
    QVERIFY(!best.empty());
    for (const LineChartData::Point& point : best) {
        Plan plan = result->plan;
        plan.cluster.nodes = static_cast<int>(point.x);
        const std::optional<Plan> found = best_plan(plan, *result->profile);
        QVERIFY(found.has_value());
        QCOMPARE(point.y, estimate(*found, *result->profile).metrics.mfu);
    }
    // The same plan again keeps what was searched; another one does not.
    fixture.wait();
    QCOMPARE(fixture.line(1).points.size(), best.size());
    QVERIFY(fixture.document().moveKnob(Knob::micro_batch, fixture.plan().layout.micro_batch == 1 ? 2 : 1, 1));
    fixture.wait();
    QVERIFY(fixture.line(1).points.empty());
}

void TestScalingPage::pointGoesIntoThePlan() {
    ScalingFixture fixture;
    const Plan before = fixture.plan();
    QVERIFY(!fixture.find<QPushButton>("scalingUse")->isEnabled());
    fixture.chart->setFocus();
    QTest::keyClick(fixture.chart, Qt::Key_Right);
    while (fixture.line(0).points.at(static_cast<std::size_t>(fixture.chart->selected().point)).x < 4) QTest::keyClick(fixture.chart, Qt::Key_Right);
    fixture.find<QPushButton>("scalingPin")->click();
    QCOMPARE(fixture.document().pins().list().size(), std::size_t{1});
    QTest::keyClick(fixture.chart, Qt::Key_Return);
    QCOMPARE(fixture.plan().cluster.nodes, 4);
    QVERIFY(fixture.document().pins().list().front().result->plan == fixture.plan());
    fixture.document().undoStack().undo();
    QVERIFY(fixture.plan() == before);
    // From the table as well.
    fixture.wait();
    auto* table = fixture.find<ValueTable>("scalingPoints");
    const QModelIndex last = table->model()->index(table->model()->rowCount() - 1, 0);
    Q_EMIT table->activated(last);
    QCOMPARE(fixture.plan().cluster.nodes, last.data().toString().toInt());
}

void TestScalingPage::weakScalingGrowsTheBatch() {
    ScalingFixture fixture;
    fixture.choose("scalingKind", static_cast<std::int64_t>(ScalingKind::weak));
    fixture.chart->setFocus();
    QTest::keyClick(fixture.chart, Qt::Key_Right);
    while (fixture.line(0).points.at(static_cast<std::size_t>(fixture.chart->selected().point)).x < 8) QTest::keyClick(fixture.chart, Qt::Key_Right);
    QTest::keyClick(fixture.chart, Qt::Key_Return);
    QCOMPARE(fixture.plan().training.global_batch, std::int64_t{512});
}

void TestScalingPage::everyValueIsDrawn() {
    ScalingFixture fixture;
    for (const ScalingValue value : kScalingValues) {
        auto* box = fixture.find<ChoiceBox>("scalingValue");
        box->showValue(static_cast<std::int64_t>(value));
        Q_EMIT box->chosen(static_cast<qint64>(value));
        const LineChartData& data = fixture.chart->data();
        QVERIFY(!data.series.front().points.empty());
        // Ideal and present agree on the plan's own nodes.
        const auto own = std::ranges::find(data.series.front().points, 2.0, &LineChartData::Point::x), ideal = std::ranges::find(data.ideal, 2.0, &LineChartData::Point::x);
        QVERIFY(own != data.series.front().points.end() && ideal != data.ideal.end());
        QVERIFY(std::abs(own->y / ideal->y - 1) < 1e-9);
        QVERIFY(data.y_text != nullptr && !data.y_text(own->y).isEmpty());
    }
}

void TestScalingPage::missingPointsAreSaid() {
    ScalingFixture fixture;
    fixture.nodes(QStringLiteral("2 3 4"));
    const QString note = fixture.find<QLabel>("scalingNote")->text();
    const ResultPtr result = fixture.document().result();
    const bool fits = plan_on_nodes(result->plan, 3, ScalingKind::strong).has_value();
    QCOMPARE(note.contains(QStringLiteral("divides the GPUs and the batch of 3 nodes")), !fits);
    auto* box = fixture.find<QLineEdit>("scalingNodes");
    box->clear();
    QTest::keyClicks(box, QStringLiteral("two"));
    Q_EMIT box->editingFinished();
    QVERIFY(fixture.find<QLabel>("scalingNote")->text().contains(QStringLiteral("whole numbers")));
}

void TestScalingPage::followsThePlan() {
    ScalingFixture fixture;
    Plan larger = fixture.plan();
    larger.cluster.nodes = 16;
    fixture.document().changeSetup(QStringLiteral("Test"), larger);
    fixture.wait();
    QCOMPARE(fixture.find<QLineEdit>("scalingNodes")->text(), QStringLiteral("2 4 8 16 32 64 128"));
    QCOMPARE(fixture.chart->data().marked_x, 16.0);
}

void TestScalingPage::plansThatCannotBeComputed() {
    ScalingFixture fixture;
    auto invalid = std::make_shared<Result>(*fixture.document().result());
    invalid->estimate.valid = false;
    fixture.page->showResult(invalid);
    QVERIFY(!fixture.chart->isVisible());
    QVERIFY(!fixture.page->summary().isEmpty());
    fixture.wait();
    QVERIFY(fixture.chart->isVisible());
}

QTEST_MAIN(TestScalingPage)
#include "test_scaling_page.moc"
