// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/model_picker.h"
#include "app/desktop/pages/heatmap_model.h"
#include "app/desktop/pages/heatmap_page.h"
#include "app/desktop/pages/heatmap_view.h"
#include "app/desktop/theme/theme.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>

#include <cmath>

using namespace fivefold;
using namespace fivefold::test;

namespace {

constexpr int kPatience = 60'000;

/// The window with the heatmap page in front, on a small grid.
class HeatmapFixture : public WindowFixture {
public:
    HeatmapFixture() {
        page = find<HeatmapPage>("heatmapPage");
        find<QTabWidget>("pages")->setCurrentWidget(page);
        view = find<HeatmapView>("heatmapView");
        model = page->findChild<HeatmapModel*>();
        settle();
        set({QStringLiteral("llama-3.2-1b"), QStringLiteral("llama-3.1-8b")}, QStringLiteral("1 2"));
    }
    void set(const QStringList& models, const QString& nodes) {
        find<ModelPicker>("heatmapModels")->setChosen(models);
        auto* box = find<QLineEdit>("heatmapNodes");
        box->setText(nodes);
        Q_EMIT box->editingFinished();
    }
    void run() {
        QSignalSpy finished(page, &HeatmapPage::finished);
        find<QPushButton>("heatmapRun")->click();
        if (finished.isEmpty() && !finished.wait(kPatience)) qFatal("the heatmap is not finished");
    }
    void wait(void (HeatmapPage::*sign)()) {
        QSignalSpy spy(page, sign);
        if (!spy.wait(kPatience)) qFatal("nothing is heard of the page");
    }

    HeatmapPage* page = nullptr;
    HeatmapView* view = nullptr;
    HeatmapModel* model = nullptr;
};

} // namespace

class TestHeatmapPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rampGetsLighter();
    void nodesAreRead();
    void cellsAreThoseOfTheSearch();
    void saysWhatItIs();
    void cellGoesIntoThePlan();
    void valuesAreChosen();
    void stopsInTheMiddle();
    void settingsOfTheirOwn();
    void nothingFits();
    void modelsAreTicked();
    void publishedBenchmark();
    void copies();
};

void TestHeatmapPage::rampGetsLighter() {
    double before = 0;
    for (int step = 0; step <= 20; ++step) {
        const QColor color = Theme::ramp(step / 20.0);
        const double light = Theme::contrast(color, Qt::black);
        QVERIFY(light > before);
        before = light;
        QVERIFY(Theme::contrast(color, Theme::textOn(color)) >= 4.5);
    }
}

void TestHeatmapPage::nodesAreRead() {
    QCOMPARE(HeatmapTexts::parseNodes(QStringLiteral(" 4, 1 2;2 ")).value_or(std::vector<int>()), (std::vector<int>{1, 2, 4}));
    for (const char* wrong : {"", "0", "-1", "2x", "1 two", "100001"}) QVERIFY2(!HeatmapTexts::parseNodes(QLatin1String(wrong)), wrong);
}

void TestHeatmapPage::cellsAreThoseOfTheSearch() {
    HeatmapFixture fixture;
    QAbstractItemModelTester tester(fixture.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(fixture.model->rowCount(), 2);
    QCOMPARE(fixture.model->columnCount(), 2);
    QCOMPARE(fixture.model->searched(), 0);
    fixture.run();
    const Catalogue& catalogue = fixture.document().catalogue();
    const std::vector<HeatmapCell> cells = heatmap(heatmapRequest(fixture.model->settings()), [&](const Plan& plan) { return catalogue.profile_for(plan); });
    QCOMPARE(cells.size(), std::size_t{4});
    for (const HeatmapCell& cell : cells) {
        const HeatmapFigures* shown = fixture.model->figures(static_cast<int>(cell.model), cell.nodes == 1 ? 0 : 1);
        QCOMPARE(shown != nullptr, cell.best.has_value());
        if (shown == nullptr) continue;
        QVERIFY(shown->plan.layout == cell.best->layout);
        QCOMPARE(shown->plan.cluster.nodes, cell.nodes);
        QCOMPARE(shown->metrics.mfu, cell.metrics.mfu);
        QVERIFY(estimate(shown->plan, catalogue.profile_for(shown->plan)).valid);
    }
}

void TestHeatmapPage::saysWhatItIs() {
    HeatmapFixture fixture;
    QVERIFY(fixture.page->summary().contains(QStringLiteral("will be shown here")));
    fixture.run();
    QVERIFY(fixture.page->summary().startsWith(QStringLiteral("MFU of the best layouts on ")));
    QCOMPARE(fixture.find<QLabel>("heatmapSentence")->text(), fixture.page->summary());
    for (const char* name : {"heatmapModels", "heatmapNodes", "heatmapGpu", "heatmapSequence", "heatmapBatch", "heatmapObjective", "heatmapFramework", "heatmapValue", "heatmapView",
                             "heatmapLegend", "heatmapProgress"})
        QVERIFY2(!fixture.find<QWidget>(name)->accessibleName().isEmpty(), name);
    fixture.view->setFocus();
    fixture.view->setCurrentIndex(fixture.model->index(0, 0));
    const QString first = fixture.view->accessibleDescription();
    QVERIFY(first.contains(QStringLiteral("MFU")));
    QTest::keyClick(fixture.view, Qt::Key_Right);
    QVERIFY(fixture.view->accessibleDescription() != first);
    QCOMPARE(fixture.find<QLabel>("heatmapCell")->text(), fixture.model->sentence(0, 1));
}

void TestHeatmapPage::cellGoesIntoThePlan() {
    HeatmapFixture fixture;
    QVERIFY(!fixture.find<QPushButton>("heatmapUse")->isEnabled());
    fixture.run();
    const Plan before = fixture.plan();
    fixture.view->setFocus();
    fixture.view->setCurrentIndex(fixture.model->index(1, 1));
    const Plan wanted = fixture.model->figures(1, 1)->plan;
    fixture.find<QPushButton>("heatmapPin")->click();
    QCOMPARE(fixture.document().pins().list().size(), std::size_t{1});
    QVERIFY(fixture.document().pins().list().front().result->plan == wanted);
    QTest::keyClick(fixture.view, Qt::Key_Return);
    QVERIFY(fixture.plan() == wanted);
    QCOMPARE(fixture.document().result()->estimate.metrics.mfu, fixture.model->figures(1, 1)->metrics.mfu);
    fixture.document().undoStack().undo();
    QVERIFY(fixture.plan() == before);
}

void TestHeatmapPage::valuesAreChosen() {
    HeatmapFixture fixture;
    fixture.run();
    auto* values = fixture.find<ChoiceBox>("heatmapValue");
    for (const HeatmapValue value : kHeatmapValues) {
        values->showValue(static_cast<std::int64_t>(value));
        Q_EMIT values->chosen(static_cast<qint64>(value));
        const auto range = fixture.model->range();
        QVERIFY(range && range->first > 0);
        bool best = false, worst = false;
        for (int row = 0; row < 2; ++row)
            for (int column = 0; column < 2; ++column) {
                const QModelIndex index = fixture.model->index(row, column);
                const HeatmapFigures* cell = fixture.model->figures(row, column);
                if (cell == nullptr) continue;
                const double share = index.data(HeatmapModel::ShareRole).toDouble(), number = HeatmapTexts::number(value, *cell);
                QVERIFY(share >= 0 && share <= 1);
                best = best || (share == 1 && number == (HeatmapTexts::moreIsBetter(value) ? range->second : range->first));
                worst = worst || (share == 0 && number == (HeatmapTexts::moreIsBetter(value) ? range->first : range->second));
                QCOMPARE(index.data(HeatmapModel::LinesRole).toStringList().front(), HeatmapTexts::text(value, number));
            }
        QVERIFY(best && (worst || range->first == range->second));
    }
}

void TestHeatmapPage::stopsInTheMiddle() {
    HeatmapFixture fixture;
    fixture.set({QStringLiteral("llama-3.2-1b"), QStringLiteral("deepseek-v3"), QStringLiteral("llama-3.1-405b")}, QStringLiteral("1 128 256"));
    QSignalSpy finished(fixture.page, &HeatmapPage::finished);
    fixture.find<QPushButton>("heatmapRun")->click();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.model->searched() > 0, kPatience);
    fixture.find<QPushButton>("heatmapStop")->click();
    QCOMPARE(finished.count(), 1);
    const int searched = fixture.model->searched();
    QVERIFY(searched > 0 && searched < 9);
    QTest::qWait(50); // nothing comes after it
    QCOMPARE(fixture.model->searched(), searched);
    QVERIFY(fixture.find<QPushButton>("heatmapRun")->isEnabled());
    QVERIFY(fixture.model->state(2, 2) == HeatmapModel::State::waiting);
}

void TestHeatmapPage::settingsOfTheirOwn() {
    HeatmapFixture fixture;
    // From the plan until changed.
    Plan longer = fixture.plan();
    longer.training.seq_len = 16384;
    longer.training.global_batch = 128;
    fixture.document().changeSetup(QStringLiteral("Test"), longer);
    QCOMPARE(fixture.page->settings().base.training.seq_len, std::int64_t{16384});
    auto* framework = fixture.find<ChoiceBox>("heatmapFramework");
    framework->showValue(static_cast<std::int64_t>(Framework::torchtitan));
    Q_EMIT framework->chosen(static_cast<qint64>(Framework::torchtitan));
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.page->settings().base.training.seq_len, std::int64_t{16384}); // their own now
    QVERIFY(fixture.page->settings().base.training.framework == Framework::torchtitan);
    fixture.find<QPushButton>("heatmapAsPlan")->click();
    QCOMPARE(fixture.page->settings().base.training.seq_len, fixture.plan().training.seq_len);
    QVERIFY(fixture.page->settings().base.training.framework == fixture.plan().training.framework);
    // What cannot be read is said, and not run.
    fixture.set({QStringLiteral("llama-3.2-1b")}, QStringLiteral("1 x"));
    QVERIFY(!fixture.find<QPushButton>("heatmapRun")->isEnabled());
    QVERIFY(fixture.find<QLabel>("heatmapNote")->text().contains(QStringLiteral("whole numbers")));
    fixture.set({QStringLiteral("llama-3.2-1b")}, QStringLiteral("1"));
    fixture.run();
    QVERIFY(fixture.find<QLabel>("heatmapNote")->text().isEmpty());
    fixture.set({QStringLiteral("llama-3.2-1b")}, QStringLiteral("1 2"));
    QVERIFY(fixture.find<QLabel>("heatmapNote")->text().contains(QStringLiteral("have changed")));
}

void TestHeatmapPage::nothingFits() {
    HeatmapFixture fixture;
    fixture.set({QStringLiteral("llama-3.1-405b")}, QStringLiteral("1"));
    fixture.run();
    QVERIFY(fixture.model->state(0, 0) == HeatmapModel::State::nothing);
    QCOMPARE(fixture.model->data(fixture.model->index(0, 0)).toString(), QStringLiteral("nothing fits"));
    QVERIFY(fixture.model->sentence(0, 0).contains(QStringLiteral("no layout fits the memory")));
    QVERIFY(fixture.page->summary().contains(QStringLiteral("nothing fits")));
    fixture.view->setCurrentIndex(fixture.model->index(0, 0));
    QVERIFY(!fixture.find<QPushButton>("heatmapUse")->isEnabled());
}

void TestHeatmapPage::modelsAreTicked() {
    HeatmapFixture fixture;
    auto* picker = fixture.find<ModelPicker>("heatmapModels");
    auto* list = picker->findChild<QListWidget*>(QStringLiteral("modelPickerList"));
    auto* filter = picker->findChild<QLineEdit*>(QStringLiteral("modelPickerFilter"));
    QVERIFY(list != nullptr && filter != nullptr);
    QVERIFY(list->item(0)->text().startsWith(QStringLiteral("This plan: ")));
    picker->click();
    QVERIFY(filter->isVisible());
    filter->setText(QStringLiteral("405b"));
    QTest::keyClick(filter, Qt::Key_Down);
    QVERIFY(list->currentItem() != nullptr && list->currentItem()->text().contains(QStringLiteral("405B"), Qt::CaseInsensitive));
    QTest::keyClick(list, Qt::Key_Space);
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!filter->isVisible());
    QCOMPARE(fixture.page->settings().models.size(), std::size_t{3});
    QCOMPARE(fixture.model->rowCount(), 3); // the empty grid follows
}

void TestHeatmapPage::publishedBenchmark() {
    HeatmapFixture fixture;
    fixture.find<QPushButton>("heatmapAsPublished")->click();
    fixture.wait(&HeatmapPage::publishedLoaded);
    const HeatmapSettings settings = fixture.page->settings();
    QCOMPARE(settings.models.size(), std::size_t{4});
    QCOMPARE(settings.nodes, (std::vector<int>{1, 2, 4, 8, 16, 32, 64}));
    QCOMPARE(settings.base.training.seq_len, std::int64_t{4096});
    QCOMPARE(settings.base.training.global_batch * settings.base.training.seq_len, std::int64_t{1'048'576});
    QVERIFY(settings.base.training.framework == Framework::nanotron);
    QVERIFY(fixture.find<QCheckBox>("heatmapOverlay")->isChecked());
    QVERIFY(fixture.find<QLabel>("heatmapSource")->isVisible());
    int cells = 0;
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 7; ++column) {
            const HeatmapFigures* cell = fixture.model->published(row, column);
            if (cell == nullptr) continue;
            ++cells;
            QVERIFY(cell->metrics.mfu > 0.03 && cell->metrics.mfu < 0.5);
            // The MFU is that of the step time, whoever measured it.
            const double tokens = static_cast<double>(cell->plan.training.global_batch * cell->plan.training.seq_len);
            QVERIFY(std::abs(cell->metrics.tokens_per_second_per_gpu * cell->metrics.step_time.value() * static_cast<double>(gpu_count(cell->plan.cluster)) / tokens - 1) < 1e-9);
            QVERIFY(!fixture.model->index(row, column).data(HeatmapModel::PublishedLinesRole).toStringList().isEmpty());
        }
    QCOMPARE(cells, 26);
    // Two cells of the small model, with the difference in words.
    auto* nodes = fixture.find<QLineEdit>("heatmapNodes");
    nodes->setText(QStringLiteral("1 2"));
    Q_EMIT nodes->editingFinished();
    fixture.run();
    const HeatmapFigures *ours = fixture.model->figures(0, 0), *theirs = fixture.model->published(0, 0);
    QVERIFY(ours != nullptr && theirs != nullptr);
    QVERIFY(std::abs(ours->metrics.mfu / theirs->metrics.mfu - 1) < 0.25);
    QVERIFY(ours->plan.layout.recompute == theirs->plan.layout.recompute);
    QVERIFY(fixture.model->sentence(0, 0).contains(QStringLiteral("Published best: ")));
    fixture.find<QCheckBox>("heatmapOverlay")->click();
    QVERIFY(fixture.model->published(0, 0) == nullptr);
    QVERIFY(!fixture.find<QLabel>("heatmapSource")->isVisible());
    // Under other settings there is nothing to lay over, and that is said.
    fixture.find<QPushButton>("heatmapAsPlan")->click();
    fixture.set({QStringLiteral("llama-3.2-1b")}, QStringLiteral("1"));
    fixture.run();
    fixture.find<QCheckBox>("heatmapOverlay")->click();
    QVERIFY(fixture.find<QLabel>("heatmapNote")->text().contains(QStringLiteral("no cell under these settings")));
}

void TestHeatmapPage::copies() {
    HeatmapFixture fixture;
    fixture.run();
    fixture.view->copyTable();
    const QStringList table = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(table.size(), 3);
    QVERIFY(std::abs(table.at(1).split(QLatin1Char('\t')).at(1).toDouble() / fixture.model->figures(0, 0)->metrics.mfu - 1) < 1e-9);
    fixture.view->copyFigures();
    const QStringList figures = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(figures.size(), 1 + fixture.model->fitting());
    for (const QString& line : figures) QCOMPARE(line.count(QLatin1Char('\t')), figures.front().count(QLatin1Char('\t')));
    fixture.view->copyPicture();
    QVERIFY(!QGuiApplication::clipboard()->image().isNull());
}

QTEST_MAIN(TestHeatmapPage)
#include "test_heatmap_page.moc"
