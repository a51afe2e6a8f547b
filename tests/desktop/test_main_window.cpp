// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/number_box.h"
#include "app/desktop/knobs/value_slider.h"
#include "core/plan/rules.h"
#include "tests/desktop/window_fixture.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QTreeWidget>

#include <algorithm>
#include <array>

using namespace fivefold;
using namespace fivefold::test;

/// The whole window, moved by its names and keys.
class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsWithComputedSample();
    void sliderKeyMovesPlan();
    void sliderMoveIsQuick();
    void boxTakesExactValue();
    void impossibleValueChangesNothing();
    void lockHoldsKnob();
    void heldKeyIsOneUndoStep();
    void dragIsOneUndoStep();
    void undoAndRedoRestorePlans();
    void productsFollow();
    void expertKnobsBelongToExperts();
    void pageKeysSwitchPages();
    void everyControlHasAName();
    void tabFollowsTheEye();
    void accessKeysAreUnique();
    void layoutIsRemembered();
    void helpExplainsTheModel();
    void keysAreListedInOrder();
};

void TestMainWindow::startsWithComputedSample() {
    WindowFixture fixture;
    QCOMPARE(gpu_count(fixture.plan().cluster), 64);
    QVERIFY(is_valid(fixture.plan()));
    const ResultPtr result = fixture.document().result();
    QVERIFY(result->estimate.valid);
    QVERIFY(result->estimate.metrics.step_time > Seconds(0));
    QVERIFY(!fixture.document().isModified());
    QVERIFY(fixture.window().windowTitle().contains(QStringLiteral("Fivefold")));
}

void TestMainWindow::sliderKeyMovesPlan() {
    WindowFixture fixture;
    auto* slider = fixture.find<ValueSlider>("knob.tp.slider");
    QVERIFY2(slider->values().size() >= 3, "the sample has several tensor-parallel degrees");
    const std::int64_t before = fixture.plan().layout.tp;
    QSignalSpy results(&fixture.document(), &Document::resultChanged);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Left);
    QVERIFY(fixture.plan().layout.tp < before);
    QVERIFY(is_valid(fixture.plan()));
    QCOMPARE(results.size(), 1);
    QCOMPARE(fixture.find<NumberBox>("knob.tp.box")->value(), static_cast<int>(fixture.plan().layout.tp));
    fixture.settle();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(fixture.plan().layout.tp, 1);
    fixture.settle();
    QTest::keyClick(slider, Qt::Key_PageUp);
    QVERIFY(fixture.plan().layout.tp > 1);
}

void TestMainWindow::sliderMoveIsQuick() {
    WindowFixture fixture;
    auto* slider = fixture.find<ValueSlider>("knob.tp.slider");
    slider->setFocus();
    std::array<double, 40> times{};
    for (std::size_t move = 0; move < times.size(); ++move) {
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(slider, move % 2 == 0 ? Qt::Key_Left : Qt::Key_Right);
        QCoreApplication::processEvents(); // paints
        times[move] = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    }
    std::ranges::sort(times);
    qInfo("%.2f ms from key to painted window, %.2f ms at best", times[times.size() / 2], times.front());
    QVERIFY(times.front() < 100); // far above the aim of 16 ms, and the best: a busy machine must not fail it
}

void TestMainWindow::boxTakesExactValue() {
    WindowFixture fixture;
    auto* box = fixture.find<NumberBox>("knob.pp.box");
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("2"));
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(fixture.plan().layout.pp, 2);
    QVERIFY(is_valid(fixture.plan()));
}

void TestMainWindow::impossibleValueChangesNothing() {
    WindowFixture fixture;
    const Plan before = fixture.plan();
    QSignalSpy refused(&fixture.document(), &Document::refused);
    auto* box = fixture.find<NumberBox>("knob.tp.box");
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("7"));
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(fixture.plan() == before);
    QCOMPARE(refused.size(), 1);
    QVERIFY2(refused.first().at(1).toString().contains(QStringLiteral("7")), qPrintable(refused.first().at(1).toString()));
    QCOMPARE(box->value(), static_cast<int>(before.layout.tp));
    QVERIFY(!fixture.document().isModified());
}

void TestMainWindow::lockHoldsKnob() {
    WindowFixture fixture;
    const std::int64_t pp = fixture.plan().layout.pp;
    QTest::mouseClick(fixture.find<QAbstractButton>("knob.pp.lock"), Qt::LeftButton);
    QVERIFY(fixture.document().locks().contains(Knob::pp));
    fixture.settle();
    for (const std::int64_t tp : fixture.find<ValueSlider>("knob.tp.slider")->values()) {
        QVERIFY(fixture.document().moveKnob(Knob::tp, tp, static_cast<int>(tp)));
        QCOMPARE(fixture.plan().layout.pp, pp);
    }
}

void TestMainWindow::heldKeyIsOneUndoStep() {
    WindowFixture fixture;
    const Plan before = fixture.plan();
    auto* slider = fixture.find<ValueSlider>("knob.tp.slider");
    slider->setFocus();
    QKeyEvent first(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier);
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier, QString(), true);
    QApplication::sendEvent(slider, &first);
    QApplication::sendEvent(slider, &repeated);
    QVERIFY(fixture.plan() != before);
    QCOMPARE(fixture.document().undoStack().count(), 1);
    // A second press is a second step.
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(fixture.document().undoStack().count(), 2);
}

void TestMainWindow::dragIsOneUndoStep() {
    WindowFixture fixture;
    const Plan before = fixture.plan();
    auto* slider = fixture.find<ValueSlider>("knob.tp.slider");
    const int y = slider->height() / 2;
    const auto at = [&](int stop) { return QPoint(slider->stopPosition(stop), y); };
    const int start = slider->value();
    QTest::mousePress(slider, Qt::LeftButton, {}, at(start));
    for (int stop = start - 1; stop >= 0; --stop) QTest::mouseMove(slider, at(stop));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, at(0));
    QCOMPARE(fixture.plan().layout.tp, slider->values().front());
    QCOMPARE(fixture.document().undoStack().count(), 1);
    fixture.trigger("action.undo");
    QVERIFY(fixture.plan() == before);
}

void TestMainWindow::undoAndRedoRestorePlans() {
    WindowFixture fixture;
    const Plan first = fixture.plan();
    auto* slider = fixture.find<ValueSlider>("knob.pp.slider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Left);
    const Plan second = fixture.plan();
    QVERIFY(second != first);
    auto* nodes = fixture.find<NumberBox>("setup.nodes");
    nodes->setFocus();
    QTest::keyClick(nodes, Qt::Key_Up);
    const Plan third = fixture.plan();
    QCOMPARE(third.cluster.nodes, second.cluster.nodes * 2);
    fixture.trigger("action.undo");
    QVERIFY(fixture.plan() == second);
    fixture.trigger("action.undo");
    QVERIFY(fixture.plan() == first);
    QVERIFY(!fixture.document().isModified());
    QCOMPARE(nodes->value(), first.cluster.nodes);
    fixture.trigger("action.redo");
    fixture.trigger("action.redo");
    QVERIFY(fixture.plan() == third);
    QVERIFY(fixture.window().isWindowModified());
}

void TestMainWindow::productsFollow() {
    WindowFixture fixture;
    const auto plain = [](const QLabel* label) {
        QString text = label->text();
        text.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
        return text;
    };
    QVERIFY(fixture.document().moveKnob(Knob::tp, 4, 1));
    const Layout& layout = fixture.plan().layout;
    QCOMPARE(plain(fixture.find<QLabel>("product.gpus")),
             QStringLiteral("64 GPUs = DP %1 × TP 4 × PP %2 × CP %3").arg(layout.dp).arg(layout.pp).arg(layout.cp));
    QCOMPARE(plain(fixture.find<QLabel>("product.batch")), QStringLiteral("batch %1 = %2 × %3 × %4")
                                                               .arg(fixture.plan().training.global_batch)
                                                               .arg(layout.dp)
                                                               .arg(layout.accumulation)
                                                               .arg(layout.micro_batch));
}

void TestMainWindow::expertKnobsBelongToExperts() {
    WindowFixture fixture;
    auto* box = fixture.find<NumberBox>("knob.ep.box");
    QVERIFY(!box->isEnabled());
    QCOMPARE(box->text(), QStringLiteral("\u2013"));
    Plan plan = fixture.plan();
    const CatalogueModel* mixtral = fixture.document().catalogue().find_model("mixtral-8x7b");
    QVERIFY(mixtral != nullptr);
    plan.model = mixtral->model;
    fixture.document().changeSetup(QStringLiteral("Model"), plan);
    fixture.settle();
    QVERIFY(box->isEnabled());
    QVERIFY(fixture.find<QLabel>("product.experts")->isVisible());
    QVERIFY(fixture.find<ValueSlider>("knob.ep.slider")->values().size() > 1);
}

void TestMainWindow::pageKeysSwitchPages() {
    WindowFixture fixture;
    auto* tabs = fixture.find<QTabWidget>("pages");
    QVERIFY(tabs->count() >= 2);
    fixture.window().activateWindow();
    QTest::keyClick(&fixture.window(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(tabs->currentIndex(), 1);
    QTest::keyClick(&fixture.window(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(tabs->currentIndex(), 0);
}

void TestMainWindow::everyControlHasAName() {
    WindowFixture fixture;
    for (QWidget* widget : fixture.window().findChildren<QWidget*>()) {
        const bool control = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QAbstractSlider*>(widget) ||
                             qobject_cast<QAbstractSpinBox*>(widget) || qobject_cast<QComboBox*>(widget) ||
                             qobject_cast<QAbstractItemView*>(widget);
        // Parts that a style or Qt makes inside a control of ours speak through it.
        const QString name = widget->objectName();
        bool inner = name.startsWith(QStringLiteral("qt_")) || widget->inherits("QScrollBar") || widget->inherits("QComboBoxListView");
        for (const QWidget* parent = widget->parentWidget(); parent != nullptr && !inner; parent = parent->parentWidget()) {
            inner = qobject_cast<const QComboBox*>(parent) || qobject_cast<const QTabBar*>(parent) ||
                    parent->inherits("QDockWidgetTitleButton") || parent->inherits("QHeaderView") ||
                    qobject_cast<const QAbstractItemView*>(parent) ||
                    (qobject_cast<const QDockWidget*>(parent) && parent == widget->parentWidget());
        }
        if (!control || inner) continue;
        const QString spoken = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
        const QString what = QStringLiteral("%1 '%2'").arg(QLatin1String(widget->metaObject()->className()), name);
        QVERIFY2(!spoken.isEmpty(), qPrintable(what + QStringLiteral(" has no accessible name")));
        QVERIFY2(!name.isEmpty(), qPrintable(what + spoken + QStringLiteral(" has no object name")));
    }
}

/// Tab goes round through everything once, part by part: setup, knobs, pages, verdict; it is caught nowhere.
void TestMainWindow::tabFollowsTheEye() {
    WindowFixture fixture;
    const std::array<const QWidget*, 4> parts = {fixture.find<QWidget>("dock.setup"), fixture.find<QWidget>("knobs"), fixture.find<QWidget>("pages"),
                                                 fixture.find<QWidget>("dock.verdict")};
    const auto partOf = [&](const QWidget* widget) {
        if (fixture.window().statusBar()->isAncestorOf(widget)) return std::ssize(parts) - 1; // its links come after the verdict
        const auto part = std::ranges::find_if(parts, [widget](const QWidget* each) { return each == widget || each->isAncestorOf(widget); });
        return part - parts.begin();
    };
    const auto pageOf = [&](const QWidget* widget) {
        const auto* stack = fixture.find<QTabWidget>("pages");
        for (int index = 0; index < stack->count(); ++index)
            if (stack->widget(index)->isAncestorOf(widget)) return index + 1;
        return 0;
    };
    for (int page = 1; page <= 10; ++page) {
        fixture.trigger(qPrintable(QStringLiteral("action.page%1").arg(page)));
        for (const char* computed : {"timelineStages", "scalingChart", "placementGroups"}) // what comes from a worker
            if (auto* widget = fixture.find<QWidget>(computed); pageOf(widget) == page) QTRY_VERIFY_WITH_TIMEOUT(widget->isVisible(), 20'000);
        auto* first = fixture.find<QWidget>("knob.tp.slider");
        first->setFocus();
        QStringList order;
        std::ptrdiff_t part = 1;
        int changes = 0;
        const QWidget* now = first;
        do {
            QTest::keyClick(&fixture.window(), Qt::Key_Tab);
            QVERIFY2(fixture.window().focusWidget() != now, qPrintable(now->objectName() + QStringLiteral(" keeps the Tab key")));
            now = fixture.window().focusWidget();
            order.append(now->objectName());
            if (partOf(now) == part) continue;
            QVERIFY2(partOf(now) == (part + 1) % std::ssize(parts), qPrintable(QStringLiteral("page %1: %2").arg(page).arg(order.join(QLatin1Char(' ')))));
            part = partOf(now);
            ++changes;
        } while (now != first && order.size() < 200);
        QVERIFY2(now == first, qPrintable(order.join(QLatin1Char(' '))));
        QCOMPARE(changes, static_cast<int>(parts.size()));
        qInfo("page %d: %s", page, qPrintable(order.join(QStringLiteral(", "))));
    }
}

void TestMainWindow::accessKeysAreUnique() {
    WindowFixture fixture;
    QHash<QChar, QString> seen;
    const auto check = [&seen](const QString& text) {
        for (qsizetype at = text.indexOf(QLatin1Char('&')); at >= 0 && at + 1 < text.size(); at = text.indexOf(QLatin1Char('&'), at + 2)) {
            if (text.at(at + 1) == QLatin1Char('&')) continue;
            const QChar key = text.at(at + 1).toUpper();
            if (seen.contains(key)) QFAIL(qPrintable(QStringLiteral("Alt+%1 means '%2' and '%3'").arg(key).arg(seen.value(key), text)));
            seen.insert(key, text);
            return;
        }
    };
    for (const QAction* action : fixture.window().menuBar()->actions()) check(action->text());
    for (const QLabel* label : fixture.window().findChildren<QLabel*>())
        if (label->buddy() != nullptr) check(label->text());
    for (const QAbstractButton* button : fixture.window().findChildren<QAbstractButton*>()) check(button->text());
    // Every entry of a menu has an access key.
    for (const QAction* top : fixture.window().menuBar()->actions())
        for (const QAction* action : top->menu()->actions())
            QVERIFY2(action->isSeparator() || action->text().contains(QLatin1Char('&')), qPrintable(action->text()));
}

void TestMainWindow::layoutIsRemembered() {
    WindowFixture fixture;
    fixture.find<QDockWidget>("dock.setup")->hide();
    fixture.window().showPage(1);
    fixture.window().close();
    MainWindow second(std::make_shared<const Catalogue>(load_catalogue()));
    second.show();
    QVERIFY(second.findChild<QDockWidget*>(QStringLiteral("dock.setup"))->isHidden());
    QCOMPARE(second.findChild<QTabWidget*>(QStringLiteral("pages"))->currentIndex(), 1);
}

void TestMainWindow::helpExplainsTheModel() {
    WindowFixture fixture;
    fixture.find<QAction>("action.help")->trigger();
    auto* dialog = fixture.window().findChild<QDialog*>(QStringLiteral("helpDialog"));
    QVERIFY(dialog != nullptr && dialog->isVisible() && !dialog->isModal()); // beside the work
    for (const char* page : {"help.model", "help.validation"}) {
        const auto* text = dialog->findChild<QTextBrowser*>(QLatin1String(page));
        QVERIFY(text != nullptr);
        bool table = false;
        for (const QTextFrame* frame : text->document()->rootFrame()->childFrames()) table = table || qobject_cast<const QTextTable*>(frame) != nullptr;
        QVERIFY2(table, page);
        QVERIFY(!text->toPlainText().contains(QStringLiteral("SPDX")));
    }
}

/// The keys dialog: the menus' entries once each, then the pages' own keys in the order of the pages.
void TestMainWindow::keysAreListedInOrder() {
    WindowFixture fixture;
    fixture.trigger("action.keys");
    const auto* list = fixture.find<QTreeWidget>("keys.list");
    QStringList rows;
    for (int row = 0; row < list->topLevelItemCount(); ++row) {
        QVERIFY(!list->topLevelItem(row)->text(1).isEmpty());
        rows.append(list->topLevelItem(row)->text(0));
    }
    QCOMPARE(QSet<QString>(rows.begin(), rows.end()).size(), rows.size());
    for (const char* name : {"action.open", "action.redo", "action.pin", "action.page10", "action.search", "action.keys"}) {
        const auto* action = fixture.find<QAction>(name);
        const qsizetype row = rows.indexOf(action->text().remove(QLatin1Char('&')));
        QVERIFY2(row >= 0, name);
        QVERIFY2(list->topLevelItem(static_cast<int>(row))->text(1).startsWith(action->shortcut().toString(QKeySequence::NativeText)), name);
    }
    qsizetype last = -1;
    for (const char* page : {"Memory", "Step", "Timeline", "Search", "Heatmap", "Scaling", "Placement", "Compare", "Measured"}) {
        const QStringList own = rows.filter(QRegularExpression(QStringLiteral("^%1: ").arg(QLatin1String(page))));
        QVERIFY2(!own.isEmpty(), page);
        for (const QString& row : own) {
            QVERIFY2(rows.indexOf(row) > last, qPrintable(row));
            last = rows.indexOf(row);
        }
    }
    QVERIFY(!rows.contains(QStringLiteral("Rename…"))); // keys of one page say which
    fixture.find<QDialog>("keysDialog")->close();
}

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
