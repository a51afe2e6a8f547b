// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/controls/number_box.h"
#include "app/desktop/controls/real_box.h"
#include "app/desktop/controls/search_box.h"
#include "core/plan/rules.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QSlider>

#include <cmath>

using namespace fivefold;
using namespace fivefold::test;

/// Model, cluster and training as a person edits them.
class TestSetup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPresetLoads();
    void presetIsFoundByTyping();
    void nonsenseIsPutBack();
    void everyGpuKeepsPlanAlive();
    void dimensionsAreEditable();
    void softwareIsStated();
    void batchShowsTokens();
    void manyStepsAreOneUndoStep();
    void randomActions();
};

void TestSetup::everyPresetLoads() {
    WindowFixture fixture;
    auto* presets = fixture.find<SearchBox>("setup.model");
    QVERIFY(presets->count() >= 60);
    int valid = 0;
    for (int index = 0; index < presets->count(); ++index) {
        Q_EMIT presets->activated(index);
        const ResultPtr result = fixture.document().result();
        if (is_valid(fixture.plan())) ++valid;
        QVERIFY(std::isfinite(result->estimate.metrics.step_time.value()));
        QVERIFY2(presets->currentText() == presets->itemText(index), qPrintable(presets->itemText(index)));
    }
    QVERIFY2(valid >= presets->count() - 3,
             qPrintable(QStringLiteral("%1 of %2 models have a valid layout").arg(valid).arg(presets->count())));
}

void TestSetup::presetIsFoundByTyping() {
    WindowFixture fixture;
    auto* presets = fixture.find<SearchBox>("setup.model");
    presets->setFocus();
    presets->lineEdit()->selectAll();
    QTest::keyClicks(presets->lineEdit(), QStringLiteral("mixtral"));
    QTest::keyClick(presets->lineEdit(), Qt::Key_Return);
    QVERIFY(fixture.plan().model.moe.has_value());
    QVERIFY(fixture.find<QLabel>("setup.model.size")->text().contains(QStringLiteral("active")));
}

void TestSetup::nonsenseIsPutBack() {
    WindowFixture fixture;
    auto* presets = fixture.find<SearchBox>("setup.model");
    const QString before = presets->currentText();
    const Plan plan = fixture.plan();
    presets->setFocus();
    presets->lineEdit()->selectAll();
    QTest::keyClicks(presets->lineEdit(), QStringLiteral("no such model"));
    QTest::keyClick(presets->lineEdit(), Qt::Key_Return);
    fixture.find<NumberBox>("setup.nodes")->setFocus();
    QCOMPARE(presets->currentText(), before);
    QVERIFY(fixture.plan() == plan);
}

void TestSetup::everyGpuKeepsPlanAlive() {
    WindowFixture fixture;
    auto* gpus = fixture.find<SearchBox>("setup.gpu");
    for (int index = 0; index < gpus->count(); ++index) {
        Q_EMIT gpus->activated(index);
        QCOMPARE(QString::fromStdString(fixture.plan().cluster.gpu.id), gpus->itemData(index).toString());
        QVERIFY(std::isfinite(fixture.document().result()->estimate.metrics.step_time.value()));
    }
}

void TestSetup::dimensionsAreEditable() {
    WindowFixture fixture;
    fixture.find<QAbstractButton>("setup.model.dimensions")->click();
    auto* layers = fixture.find<NumberBox>("setup.model.layers");
    QVERIFY(layers->isVisible());
    QCOMPARE(layers->value(), static_cast<int>(fixture.plan().model.layers));
    layers->setFocus();
    layers->selectAll();
    QTest::keyClicks(layers, QStringLiteral("40"));
    QTest::keyClick(layers, Qt::Key_Return);
    QCOMPARE(fixture.plan().model.layers, 40);
    auto* moe = fixture.find<QCheckBox>("setup.model.moe");
    moe->click();
    QVERIFY(fixture.plan().model.moe.has_value());
    QVERIFY(fixture.find<NumberBox>("setup.model.experts")->isVisible());
    moe->click();
    QVERIFY(!fixture.plan().model.moe.has_value());
    QVERIFY(!fixture.find<NumberBox>("setup.model.experts")->isVisible());
    // Dimensions that make no model are said to be so, and the window goes on.
    Plan plan = fixture.plan();
    plan.model.heads = 7;
    plan.model.kv_heads = 3;
    fixture.document().changeSetup(QStringLiteral("Heads"), plan);
    QVERIFY(!fixture.find<QLabel>("setup.model.size")->text().isEmpty());
}

void TestSetup::softwareIsStated() {
    WindowFixture fixture;
    fixture.find<QAbstractButton>("setup.software")->click();
    auto* graphs = fixture.find<ChoiceBox>("setup.cudaGraphs");
    QVERIFY(graphs->isVisible() && graphs->isEnabled());
    QCOMPARE(graphs->currentText(), QStringLiteral("Not stated: None")); // what is assumed stands beside it
    const auto choose = [](ChoiceBox* box, auto value) {
        box->setCurrentIndex(box->findData(QVariant::fromValue<qint64>(static_cast<qint64>(value))));
        Q_EMIT box->activated(box->currentIndex());
    };
    choose(graphs, CudaGraphs::full_iteration);
    QCOMPARE(fixture.plan().training.cuda_graphs, CudaGraphs::full_iteration);
    // What does not apply is greyed out, and comes alive with the plan.
    auto* recipe = fixture.find<ChoiceBox>("setup.fp8Recipe");
    auto* dispatcher = fixture.find<ChoiceBox>("setup.dispatcher");
    QVERIFY(!recipe->isEnabled() && !dispatcher->isEnabled());
    choose(fixture.find<ChoiceBox>("setup.precision"), Precision::fp8);
    QVERIFY(recipe->isEnabled());
    choose(recipe, Fp8Recipe::current);
    QCOMPARE(fixture.plan().training.fp8_recipe, Fp8Recipe::current);
    auto* optimizer = fixture.find<RealBox>("setup.offloadOptimizer");
    const Bytes before = fixture.document().result()->estimate.memory.stages[0][MemoryTerm::optimizer];
    optimizer->setFocus();
    optimizer->selectAll();
    QTest::keyClicks(optimizer, QStringLiteral("50"));
    QTest::keyClick(optimizer, Qt::Key_Return);
    QCOMPARE(fixture.plan().training.offload_optimizer, 0.5);
    QVERIFY(std::abs(fixture.document().result()->estimate.memory.stages[0][MemoryTerm::optimizer] / before - 0.5) < 1e-9);
    // Every box says what it is, to eyes and to screen readers.
    for (const char* suffix : {"loss", "lossChunks", "fusedNorm", "torchCompile", "cudaGraphs", "tpOverlap", "fp8Recipe", "lowPrecisionWeights", "cpKind", "cpInner", "dispatcher", "routing",
                               "capacityFactor", "epOverlap", "sharedExpertOverlap", "offloadOptimizer", "offloadActivations", "offloadWeights"}) {
        const auto* box = fixture.find<QWidget>(("setup." + std::string(suffix)).c_str());
        QVERIFY2(!box->accessibleName().isEmpty() && !box->toolTip().isEmpty(), suffix);
    }
    fixture.trigger("action.undo");
    QCOMPARE(fixture.plan().training.offload_optimizer, 0.0);
    fixture.document().undoStack().setClean();
}

void TestSetup::batchShowsTokens() {
    WindowFixture fixture;
    auto* batch = fixture.find<NumberBox>("setup.globalBatch");
    batch->setFocus();
    batch->selectAll();
    QTest::keyClicks(batch, QStringLiteral("1024"));
    QTest::keyClick(batch, Qt::Key_Return);
    QCOMPARE(fixture.plan().training.global_batch, 1024);
    QVERIFY(is_valid(fixture.plan()));
    const double tokens = 1024.0 * static_cast<double>(fixture.plan().training.seq_len);
    const QString label = fixture.find<QLabel>("setup.batch.tokens")->text();
    QVERIFY2(label.contains(QString::number(tokens / 1e6, 'g', 3)), qPrintable(label));
}

void TestSetup::manyStepsAreOneUndoStep() {
    WindowFixture fixture;
    auto* nodes = fixture.find<NumberBox>("setup.nodes");
    nodes->setFocus();
    QTest::keyClick(nodes, Qt::Key_Up);
    QTest::keyClick(nodes, Qt::Key_Up);
    QTest::keyClick(nodes, Qt::Key_Up);
    QCOMPARE(fixture.plan().cluster.nodes, 64);
    QCOMPARE(fixture.document().undoStack().count(), 1);
    fixture.document().undoStack().setClean();
}

void TestSetup::randomActions() {
    WindowFixture fixture;
    fixture.find<QAbstractButton>("setup.model.dimensions")->click();
    QRandomGenerator random(20260);
    const auto pick = [&random](const auto& list) { return list.at(random.bounded(static_cast<int>(list.size()))); };
    QElapsedTimer clock;
    qint64 slowest = 0;
    for (int step = 0; step < 300; ++step) {
        clock.start();
        switch (random.bounded(6)) {
        case 0: {
            auto* box = pick(fixture.window().findChildren<NumberBox*>());
            if (box->isEnabled()) box->stepBy(random.bounded(7) - 3);
            break;
        }
        case 1: {
            auto* box = pick(fixture.window().findChildren<ChoiceBox*>());
            if (box->count() > 0) {
                box->setCurrentIndex(random.bounded(box->count()));
                Q_EMIT box->activated(box->currentIndex());
            }
            break;
        }
        case 2: {
            auto* box = pick(fixture.window().findChildren<SearchBox*>());
            Q_EMIT box->activated(random.bounded(box->count()));
            break;
        }
        case 3: {
            auto* slider = pick(fixture.window().findChildren<QSlider*>());
            QTest::keyClick(slider, random.bounded(2) == 0 ? Qt::Key_Left : Qt::Key_PageUp);
            break;
        }
        case 4: {
            auto* box = pick(fixture.window().findChildren<QCheckBox*>());
            box->click();
            break;
        }
        default: {
            fixture.trigger(random.bounded(2) == 0 ? "action.undo" : "action.redo");
            break;
        }
        }
        QCoreApplication::processEvents();
        slowest = std::max(slowest, clock.elapsed());
        const Estimate& estimate = fixture.document().result()->estimate;
        QVERIFY(fixture.document().result()->plan == fixture.plan());
        if (estimate.valid) QVERIFY(std::isfinite(estimate.metrics.step_time.value()));
    }
    qInfo("slowest of 300 actions: %lld ms", static_cast<long long>(slowest));
    fixture.document().undoStack().setClean();
}

QTEST_MAIN(TestSetup)
#include "test_setup.moc"
