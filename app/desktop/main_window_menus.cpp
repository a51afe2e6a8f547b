// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/help_dialog.h"
#include "app/desktop/keys_dialog.h"
#include "app/desktop/main_window.h"
#include "app/desktop/page_tabs.h"
#include "app/desktop/pages/compare_page.h"
#include "app/desktop/pages/hardware_page.h"
#include "app/desktop/pages/pages.h"
#include "app/desktop/pages/measured_page.h"
#include "app/desktop/pages/runs_page.h"
#include "app/desktop/pages/search_page.h"
#include "app/desktop/pages/timeline_page.h"
#include "app/desktop/pages/verdict_panel.h"
#include "app/desktop/settings_dialog.h"
#include "app/desktop/theme/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>

namespace fivefold {

namespace {

QAction* add(QMenu* menu, const char* name, const QString& text, const QKeySequence& keys, const char* icon = nullptr) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    if (icon != nullptr) action->setIcon(lineIcon(QLatin1String(icon)));
    return action;
}

} // namespace

void MainWindow::makeMenus() {
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeSearchMenu();
    makeHelpMenu();
}

void MainWindow::makeFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    connect(add(menu, "action.new", tr("&New"), QKeySequence::New, "new"), &QAction::triggered, this, &MainWindow::startNew);
    connect(add(menu, "action.open", tr("&Open…"), QKeySequence::Open, "open"), &QAction::triggered, this,
            [this] { askOpen(tr("Open Plan or config.json")); });
    recent_ = menu->addMenu(tr("Open &Recent"));
    recent_->setObjectName(QStringLiteral("menu.recent"));
    connect(recent_, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    auto* hardware = findChild<HardwarePage*>();
    connect(add(menu, "action.importMeasurement", tr("&Import Measurement…"), {}, "gauge"), &QAction::triggered, hardware, &HardwarePage::askImport);
    connect(hardware, &HardwarePage::wanted, this, [this, hardware] { tabs_->setCurrentWidget(hardware); });
    connect(hardware, &HardwarePage::said, this, [this](const QString& text) { statusBar()->showMessage(text, kMessageMs); });
    connect(hardware, &HardwarePage::failed, this, [this](const QString& text) { showMessage(Severity::error, text); });
    menu->addSeparator();
    connect(add(menu, "action.save", tr("&Save"), QKeySequence::Save, "save"), &QAction::triggered, this, [this] { save(); });
    connect(add(menu, "action.saveAs", tr("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), "save-as"), &QAction::triggered,
            this, [this] { saveAs(); });
    menu->addSeparator();
    connect(add(menu, "action.export", tr("&Export Launch Files…"), QKeySequence(Qt::CTRL | Qt::Key_E), "export"), &QAction::triggered,
            this, &MainWindow::exportFiles);
    auto* timeline = findChild<TimelinePage*>();
    connect(add(menu, "action.exportTrace", tr("Export &Trace…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), "timeline"), &QAction::triggered, timeline,
            &TimelinePage::askExport);
    connect(timeline, &TimelinePage::traceWritten, this, &MainWindow::traceWritten);
    connect(add(menu, "action.report", tr("Repor&t…"), QKeySequence(Qt::CTRL | Qt::Key_R), "table"), &QAction::triggered, this, &MainWindow::writeReport);
    connect(add(menu, "action.picture", tr("Save Page as &Picture…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I), "picture"), &QAction::triggered, this,
            &MainWindow::savePicture);
    menu->addSeparator();
    connect(add(menu, "action.quit", tr("&Quit"), QKeySequence::Quit, "quit"), &QAction::triggered, this, &QWidget::close);
}

void MainWindow::makeEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = document_.undoStack().createUndoAction(this, tr("&Undo"));
    undo->setObjectName(QStringLiteral("action.undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setIcon(lineIcon(QStringLiteral("undo")));
    QAction* redo = document_.undoStack().createRedoAction(this, tr("&Redo"));
    redo->setObjectName(QStringLiteral("action.redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo->setIcon(lineIcon(QStringLiteral("redo")));
    menu->addAction(undo);
    menu->addAction(redo);
    menu->addSeparator();
    connect(add(menu, "action.copy", tr("&Copy"), QKeySequence::Copy, "copy"), &QAction::triggered, this, &MainWindow::copy);
    menu->addSeparator();
    connect(add(menu, "action.commands", tr("Co&mmands…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), "command"), &QAction::triggered, this,
            &MainWindow::showCommands);
    connect(add(menu, "action.settings", tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma), "settings"), &QAction::triggered, this, &MainWindow::showSettings);
    connect(add(menu, "action.pin", tr("&Pin Plan"), QKeySequence(Qt::CTRL | Qt::Key_D), "pin"), &QAction::triggered, findChild<ComparePage*>(), &ComparePage::pinPresent);
}

void MainWindow::makeViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    for (std::size_t index = 0; index < pages_.size(); ++index) {
        const int number = static_cast<int>(index) + 1;
        const Page* page = pages_[index];
        // Ctrl+1 ... Ctrl+9, then Ctrl+0 for the tenth; runs have a letter
        const QKeySequence keys = number <= 10 ? QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + number % 10)) : QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R);
        QAction* action = menu->addAction(page->icon(), QStringLiteral("&%1 %2").arg(number).arg(page->title()));
        action->setObjectName(QStringLiteral("action.page%1").arg(number));
        action->setShortcut(keys);
        tabs_->setKeys(static_cast<int>(index), keys.toString(QKeySequence::NativeText));
        connect(action, &QAction::triggered, this, [this, index] { showPage(static_cast<int>(index)); });
    }
    menu->addSeparator();
    QAction* setup = setupDock_->toggleViewAction();
    setup->setText(tr("&Setup"));
    setup->setObjectName(QStringLiteral("action.dock.setup"));
    setup->setShortcut(QKeySequence(Qt::Key_F8));
    menu->addAction(setup);
    QAction* verdict = verdictDock_->toggleViewAction();
    verdict->setText(tr("&Verdict"));
    verdict->setObjectName(QStringLiteral("action.dock.verdict"));
    verdict->setShortcut(QKeySequence(Qt::Key_F9));
    menu->addAction(verdict);
    QAction* explain = explainDock_->toggleViewAction();
    explain->setText(tr("How &Computed"));
    explain->setObjectName(QStringLiteral("action.dock.explain"));
    explain->setShortcut(QKeySequence(Qt::Key_F7));
    menu->addAction(explain);
}

void MainWindow::makeSearchMenu() {
    QMenu* menu = menuBar()->addMenu(tr("La&yout"));
    auto* search = findChild<SearchPage*>();
    connect(add(menu, "action.search", tr("Find Best &Layout"), QKeySequence(Qt::Key_F5), "search"), &QAction::triggered, this, [this, search] {
        tabs_->setCurrentWidget(search);
        search->findBest();
    });
    QAction* stop = menu->addAction(lineIcon(QStringLiteral("stop")), tr("&Stop"));
    stop->setObjectName(QStringLiteral("action.searchStop"));
    connect(stop, &QAction::triggered, search, &SearchPage::stop);
    connect(menu, &QMenu::aboutToShow, stop, [stop, search] { stop->setEnabled(search->isRunning()); });
    connect(search, &SearchPage::said, this, [this](const QString& text) { statusBar()->showMessage(text, kMessageMs); });
    connect(search, &SearchPage::failed, this, [this](const QString& text) { showMessage(Severity::error, text); });
    menu->addSeparator();
    auto* runs = findChild<RunsPage*>();
    connect(add(menu, "action.newCampaign", tr("&New Campaign…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), "play"), &QAction::triggered, this, [this, runs] {
        tabs_->setCurrentWidget(runs);
        runs->askNew();
    });
    connect(add(menu, "action.openCampaign", tr("&Open Campaign…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), "open"), &QAction::triggered, this, [this, runs] {
        tabs_->setCurrentWidget(runs);
        runs->askOpen();
    });
    connect(runs, &RunsPage::said, this, [this](const QString& text) { statusBar()->showMessage(text, kMessageMs); });
    connect(runs, &RunsPage::learned, findChild<MeasuredPage*>(), &MeasuredPage::readOwn);
    connect(runs, &RunsPage::profileWanted, findChild<HardwarePage*>(), &HardwarePage::useRefitted);
}

void MainWindow::makeHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    connect(add(menu, "action.help", tr("&Help on This Page"), QKeySequence(QKeySequence::HelpContents), "help"), &QAction::triggered, this,
            &MainWindow::showHelp);
    connect(add(menu, "action.keys", tr("&Keys"), QKeySequence(Qt::Key_Question), "command"), &QAction::triggered, this,
            &MainWindow::showKeys);
    menu->addSeparator();
    connect(add(menu, "action.about", tr("&About Fivefold"), {}, "info"), &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::copy() {
    QWidget* focus = QApplication::focusWidget();
    if (auto* edit = qobject_cast<QLineEdit*>(focus); edit != nullptr && edit->hasSelectedText()) {
        edit->copy();
        return;
    }
    if (const auto* label = qobject_cast<QLabel*>(focus); label != nullptr && label->hasSelectedText()) {
        QApplication::clipboard()->setText(label->selectedText());
        return;
    }
    // A table or chart copies itself; anything else stands for the answer as a whole.
    if (focus != nullptr && focus->metaObject()->indexOfMethod("copy()") >= 0) {
        QMetaObject::invokeMethod(focus, "copy");
        return;
    }
    const int index = tabs_->currentIndex();
    QStringList lines{verdict_->summary()};
    if (index >= 0) lines.append(pages_[static_cast<std::size_t>(index)]->summary());
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void MainWindow::showHelp() {
    auto* dialog = findChild<HelpDialog*>();
    if (dialog == nullptr) {
        dialog = new HelpDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    if (tabs_->currentWidget() != nullptr) dialog->showPage(tabs_->currentWidget()->objectName());
    dialog->show(); // beside the work, not before it
    dialog->raise();
    dialog->activateWindow();
}

void MainWindow::showSettings() {
    auto* dialog = new SettingsDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showKeys() {
    auto* dialog = new KeysDialog(*this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(this);
    box->setObjectName(QStringLiteral("aboutBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Fivefold"));
    box->setIconPixmap(applicationIcon().pixmap(64, 64));
    box->setText(tr("<b>Fivefold %1</b>").arg(QApplication::applicationVersion()));
    box->setInformativeText(
        tr("Finds out which 5D-parallel layout trains a language model fastest on a cluster, whether it fits, and what it "
           "costs.<br><br>Free software under the GNU General Public License, version 3 or later. Uses Qt %1.")
            .arg(QLatin1String(qVersion())));
    box->open();
}

} // namespace fivefold
