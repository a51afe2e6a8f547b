// SPDX-License-Identifier: GPL-3.0-or-later
// The dock "How computed": follows the figure that was clicked, goes into parts, lives with the plan.
#include "app/desktop/charts/stacked_bars.h"
#include "app/desktop/charts/waterfall.h"
#include "app/desktop/pages/explain_panel.h"
#include "app/desktop/pages/step_page.h"
#include "app/desktop/pages/value_table.h"
#include "core/explain/explain.h"
#include "tests/desktop/window_fixture.h"

#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>

using namespace fivefold;
using namespace fivefold::test;

namespace {

class ExplainFixture : public WindowFixture {
public:
    ExplainFixture() : dock(find<QDockWidget>("dock.explain")), panel(find<ExplainPanel>("explainPanel")), body(find<QTextBrowser>("explain.text")), title(find<QLabel>("explain.title")) {}
    void open() {
        trigger("action.dock.explain");
        QVERIFY(QTest::qWaitFor([this] { return panel->isVisible(); }));
    }
    QDockWidget* dock;
    ExplainPanel* panel;
    QTextBrowser* body;
    QLabel* title;
};

} // namespace

class TestExplainDock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hiddenAtFirst() {
        ExplainFixture fixture;
        QVERIFY(fixture.dock->isHidden());
        QVERIFY(fixture.body->toPlainText().isEmpty()); // nothing is worked out for nobody
        fixture.open();
        QVERIFY(fixture.title->text().contains(QStringLiteral("Step time")));
        QVERIFY(fixture.body->toPlainText().contains(QStringLiteral("gemm")));
    }

    void followsTheFigureThatWasClicked() {
        ExplainFixture fixture;
        fixture.open();
        auto* terms = fixture.find<ValueTable>("memoryTerms");
        QTest::mouseClick(terms->viewport(), Qt::LeftButton, {}, terms->visualRect(terms->model()->index(0, 0)).center());
        const auto worst = QString::number(fixture.document().result()->estimate.memory.worst_stage);
        QCOMPARE(fixture.panel->key(), QStringLiteral("memory.%1.weights").arg(worst));
        QVERIFY(fixture.body->toPlainText().contains(QStringLiteral("b_w * P_d")));
        QVERIFY(fixture.body->toPlainText().contains(QStringLiteral("ZeRO")));

        terms->setCurrentIndex(terms->model()->index(terms->model()->rowCount() - 1, 0));
        QTest::keyClick(terms, Qt::Key_Return);
        QCOMPARE(fixture.panel->key(), QStringLiteral("memory.%1.total").arg(worst));

        auto* bars = fixture.find<StackedBars>("memoryBars");
        QTest::mouseClick(bars, Qt::LeftButton, {}, bars->partRect(0, static_cast<int>(MemoryGroup::activations)).center().toPoint());
        QCOMPARE(fixture.panel->key(), QStringLiteral("memory.0.activations"));

        auto* mfu = fixture.find<QLabel>("metricNumber_mfu");
        QTest::keyClick(mfu, Qt::Key_Return);
        QCOMPARE(fixture.panel->key(), QStringLiteral("mfu"));
        QVERIFY(fixture.body->toPlainText().contains(QStringLiteral("3 * C_fwd")));
        QTest::mouseClick(fixture.find<QLabel>("metricName_days"), Qt::LeftButton);
        QCOMPARE(fixture.panel->key(), QStringLiteral("days"));

        fixture.find<QTabWidget>("pages")->setCurrentWidget(fixture.find<StepPage>("stepPage"));
        auto* waterfall = fixture.find<Waterfall>("stepWaterfall");
        QTest::mouseClick(waterfall, Qt::LeftButton, {}, waterfall->barRect(0).center().toPoint());
        QCOMPARE(fixture.panel->key(), QStringLiteral("time.gemm"));
        QTest::keyClick(waterfall, Qt::Key_End);
        QTest::keyClick(waterfall, Qt::Key_Return);
        QCOMPARE(fixture.panel->key(), QStringLiteral("time.total"));
    }

    void goesIntoPartsAndBack() {
        ExplainFixture fixture;
        fixture.open();
        auto* back = fixture.find<QPushButton>("explain.back");
        fixture.panel->explain(QStringLiteral("time.gemm"));
        QVERIFY(!back->isEnabled());
        for (const char* part : {"dense_layer", "fc1", "forward"}) Q_EMIT fixture.body->anchorClicked(QUrl(QLatin1String(part)));
        const QStringList path = {QStringLiteral("dense_layer"), QStringLiteral("fc1"), QStringLiteral("forward")};
        QCOMPARE(fixture.panel->path(), path);
        QVERIFY(fixture.body->toPlainText().contains(QStringLiteral("x_tile")));
        QVERIFY(fixture.body->toPlainText().contains(QStringLiteral("share of the peak reached")));
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(fixture.panel->path().size(), 2);
        Q_EMIT fixture.body->anchorClicked(QUrl(QStringLiteral("no_such_part")));
        QCOMPARE(fixture.panel->path().size(), 2);
    }

    void livesWithThePlan() {
        ExplainFixture fixture;
        fixture.open();
        fixture.panel->explain(QStringLiteral("time.gemm"));
        const QString before = fixture.body->toPlainText();
        QVERIFY(fixture.document().moveKnob(Knob::micro_batch, 2 * fixture.plan().layout.micro_batch, 0));
        QVERIFY(fixture.body->toPlainText() != before);
        fixture.trigger("action.dock.explain");
        const QString hidden = fixture.body->toPlainText();
        fixture.trigger("action.undo");
        QCOMPARE(fixture.body->toPlainText(), hidden); // nobody looks
        fixture.open();
        QCOMPARE(fixture.body->toPlainText(), before);
    }

    void copiesAsText() {
        ExplainFixture fixture;
        fixture.open();
        fixture.panel->explain(QStringLiteral("mfu"));
        QTest::mouseClick(fixture.find<QPushButton>("explain.copy"), Qt::LeftButton);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.contains(QStringLiteral("= 3 * C_fwd * T_step / (t_step * N * F_peak)")));
        QVERIFY(text.contains(QStringLiteral("Left out")));
    }

    void everyFigureHasANameAndWords() {
        ExplainFixture fixture;
        const ResultPtr result = fixture.document().result();
        for (const std::string& key : explained_keys(result->estimate)) {
            QVERIFY2(!explanationName(key).isEmpty(), key.c_str());
            const auto found = explain(result->plan, *result->profile, result->estimate, key);
            QVERIFY2(found.has_value(), key.c_str());
            std::vector<const Explanation*> open{&*found};
            while (!open.empty()) {
                const Explanation* at = open.back();
                open.pop_back();
                for (const ExplainedValue& value : at->values) QVERIFY2(!explanationName(value.symbol).isEmpty(), value.symbol.c_str());
                for (const Explanation& part : at->parts) {
                    QVERIFY2(!explanationName(part.id).isEmpty(), part.id.c_str());
                    open.push_back(&part);
                }
            }
        }
    }
};

QTEST_MAIN(TestExplainDock)
#include "test_explain.moc"
