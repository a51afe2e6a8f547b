// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/adviser.h"
#include "app/desktop/command_palette.h"
#include "app/desktop/knobs/what_if_strip.h"
#include "app/desktop/picture.h"
#include "app/desktop/theme/theme.h"
#include "tests/desktop/window_fixture.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTextBrowser>

using namespace fivefold;
using fivefold::test::WindowFixture;

/// Ways to the same things: the palette, strips, advice, settings, help and pictures of pages.
class TestCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFound();
    void paletteMovesKnobsAndOpensPages();
    void stripsSayWhatEachValueWouldDo();
    void aCellOfAStripTakesItsValue();
    void nextChangesAreEvaluatedAndUndoable();
    void appearanceFollowsTheSetting();
    void everyPageHasHelp();
    void pagesBecomePictures();
};

void TestCommands::wordsAreFound() {
    const QString open = QStringLiteral("File \u203a Open\u2026");
    QVERIFY(matchCost(open, QStringLiteral("open")) >= 0);
    QVERIFY(matchCost(open, QStringLiteral("OPEN fi")) >= 0);
    QVERIFY(matchCost(open, QStringLiteral("zebra")) < 0);
    // The beginning of a word is a better hit than its middle, letters in order are the worst.
    QVERIFY(matchCost(QStringLiteral("Model"), QStringLiteral("mod")) < matchCost(QStringLiteral("Remodel"), QStringLiteral("mod")));
    QVERIFY(matchCost(QStringLiteral("Remodel"), QStringLiteral("mod")) < matchCost(QStringLiteral("Mixed order"), QStringLiteral("mod")));
}

void TestCommands::paletteMovesKnobsAndOpensPages() {
    WindowFixture fixture;
    const auto type = [&](const QString& text) {
        fixture.trigger("action.commands");
        auto* palette = fixture.find<QDialog>("commandPalette");
        auto* line = fixture.find<QLineEdit>("palette.line");
        QTest::keyClicks(line, text);
        QVERIFY(palette->findChild<QListWidget*>()->count() > 0);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(!palette->isVisible());
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    type(QStringLiteral("tp 4"));
    QCOMPARE(fixture.plan().layout.tp, 4);
    type(QStringLiteral("nodes=16"));
    QCOMPARE(fixture.plan().cluster.nodes, 16);
    type(QStringLiteral("model mixtral 8x7b"));
    QVERIFY(fixture.plan().model.moe.has_value());
    type(QStringLiteral("view step"));
    QCOMPARE(fixture.find<QTabWidget>("pages")->currentWidget()->objectName(), QStringLiteral("stepPage"));
}

void TestCommands::stripsSayWhatEachValueWouldDo() {
    WindowFixture fixture;
    auto* strip = fixture.find<WhatIfStrip>("knob.tp.strip");
    QTRY_VERIFY(!strip->points().empty());
    const QStringList cells = strip->accessibleDescription().split(QStringLiteral("; "));
    QCOMPARE(cells.size(), static_cast<qsizetype>(strip->points().size()));
    const Profile profile = fixture.document().catalogue().profile_for(fixture.plan());
    for (std::size_t i = 0; i < strip->points().size(); ++i) {
        const StripPoint& point = strip->points()[i];
        const auto moved = rebalance(fixture.plan(), Knob::tp, point.value, {});
        QVERIFY(moved.has_value());
        QCOMPARE(point.outcome.fits(), outcome_of(*moved, profile).fits());
        const QString& cell = cells[static_cast<qsizetype>(i)];
        QVERIFY2(cell.startsWith(QStringLiteral("TP %1:").arg(point.value)), qPrintable(cell));
        QCOMPARE(cell.contains(QStringLiteral("as it is now")), point.value == fixture.plan().layout.tp);
        QCOMPARE(cell.endsWith(QStringLiteral("does not fit")), point.outcome.valid && point.outcome.verdict == Verdict::out_of_memory);
    }
}

void TestCommands::aCellOfAStripTakesItsValue() {
    WindowFixture fixture;
    auto* strip = fixture.find<WhatIfStrip>("knob.tp.strip");
    QTRY_VERIFY(!strip->points().empty());
    QSignalSpy picked(strip, &WhatIfStrip::picked);
    for (int x = 0; x < strip->width() && picked.isEmpty(); x += 2) QTest::mouseClick(strip, Qt::LeftButton, Qt::NoModifier, {x, strip->height() / 2});
    QCOMPARE(picked.size(), 1);
    QCOMPARE(fixture.plan().layout.tp, picked[0][0].toLongLong());
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.plan().layout.tp, 8);
}

void TestCommands::nextChangesAreEvaluatedAndUndoable() {
    WindowFixture fixture;
    auto* first = fixture.find<QPushButton>("nextChange0");
    QTRY_VERIFY_WITH_TIMEOUT(first->isVisibleTo(&fixture.window()) && first->isEnabled(), 20'000); // not one that a newer result has made stale
    const Plan before = fixture.plan();
    const double slower = fixture.document().result()->estimate.metrics.step_time.value();
    const Advice advice = Adviser::advise(fixture.document().result(), {});
    QVERIFY(!advice.changes.empty());
    first->click();
    QVERIFY(fixture.plan() == advice.changes.front().plan);
    QVERIFY(!first->isEnabled()); // it belongs to the plan before
    QVERIFY(fixture.document().result()->estimate.metrics.step_time.value() < slower);
    fixture.document().undoStack().undo();
    QVERIFY(fixture.plan() == before);
}

void TestCommands::appearanceFollowsTheSetting() {
    WindowFixture fixture;
    fixture.trigger("action.settings");
    auto* box = fixture.find<QComboBox>("settings.appearance");
    const auto choose = [&](const char* value) {
        box->setCurrentIndex(box->findData(QString::fromLatin1(value)));
        Q_EMIT box->activated(box->currentIndex());
    };
    choose("dark");
    QVERIFY(Theme::isDark(QApplication::palette()));
    QCOMPARE(QSettings().value(QStringLiteral("appearance")).toString(), QStringLiteral("dark"));
    choose("light");
    QVERIFY(!Theme::isDark(QApplication::palette()));
    box->setCurrentIndex(0);
    Q_EMIT box->activated(0);
    QVERIFY(QSettings().value(QStringLiteral("appearance")).toString().isEmpty());
    // Every language of the list is named in itself and has a place to be chosen.
    QCOMPARE(fixture.find<QComboBox>("settings.language")->count(), 6);
}

void TestCommands::everyPageHasHelp() {
    WindowFixture fixture;
    auto* pages = fixture.find<QTabWidget>("pages");
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        fixture.trigger("action.help");
        const QString text = fixture.find<QTextBrowser>("help.page")->toPlainText();
        QVERIFY2(text.size() > 60, qPrintable(pages->widget(page)->objectName()));
        QVERIFY(!text.contains(QStringLiteral("<!--")));
    }
}

void TestCommands::pagesBecomePictures() {
    WindowFixture fixture;
    QWidget* page = fixture.find<QTabWidget>("pages")->currentWidget();
    const QString png = fixture.path(QStringLiteral("page.png")), svg = fixture.path(QStringLiteral("page.svg"));
    QCOMPARE(writePicture(*page, png), QString());
    QCOMPARE(writePicture(*page, svg), QString());
    QCOMPARE(QImage(png).size(), page->size() * page->devicePixelRatio());
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("<svg"));
    QVERIFY(!writePicture(*page, fixture.path(QStringLiteral("missing/page.png"))).isEmpty());
}

QTEST_MAIN(TestCommands)
#include "test_commands.moc"
