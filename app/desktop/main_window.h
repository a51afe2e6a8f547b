// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/adviser.h"
#include "app/desktop/document.h"
#include "app/desktop/latest_task.h"
#include "app/desktop/opened_files.h"

#include <QMainWindow>

#include <vector>

class QLabel;

namespace fivefold {

struct Command;
class KnobsPanel;
class ExplainPanel;
class MessageBar;
class Page;
class PageTabs;
class SetupPanel;
class VerdictPanel;

/// The window: puts the parts in their places and connects them. It has no logic of its own.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(CataloguePtr catalogue, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Document& document() { return document_; }
    /// Opens a plan or a config.json; asks first when that would lose changes. Waits for it: for the start.
    bool openFile(const QString& path);
    /// Several files are put together into one plan.
    bool openFiles(const QStringList& paths);
    /// The same, read on a worker; of several requests the newest counts.
    void openLater(const QStringList& paths);
    void showPage(int index);
    void showMessage(Severity severity, const QString& text);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    static constexpr int kMessageMs = 5000; ///< a message stays in the status bar

    // main_window.cpp
    void makeCentre();
    QDockWidget* makeDock(const QString& title, const char* name, QWidget* contents, Qt::DockWidgetArea area);
    void makeSetup();
    void makeVerdict();
    void makeExplain();
    void connectDocument();
    void showResult(const ResultPtr& result);
    void showTitle();
    void applySuggestion(const SuggestedChange& change);
    void restoreLayout();
    void saveLayout() const;
    // main_window_menus.cpp
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeSearchMenu();
    void makeHelpMenu();
    void copy();
    void showHelp();
    void showKeys();
    void showSettings();
    // main_window_commands.cpp
    void showCommands();
    [[nodiscard]] std::vector<Command> typedCommands(const QString& query);
    void showAbout();
    // main_window_files.cpp
    [[nodiscard]] bool mayDiscard();
    bool take(OpenedFiles opened);
    void startNew();
    void askOpen(const QString& title);
    bool save();
    bool saveAs();
    void exportFiles();
    void traceWritten(const QString& path, const QString& error);
    void remember(const QString& path);
    void fillRecent();
    // main_window_report.cpp
    void writeReport();     ///< of the present plan
    void writeComparison(); ///< of the plans on the compare page
    void askReport(std::vector<ResultPtr> results, const QString& name);
    void savePicture();     ///< of the present page
    void makeStatusBar(); // main_window_status.cpp

    Document document_;
    Adviser adviser_;
    MessageBar* messages_ = nullptr;
    SetupPanel* setup_ = nullptr;
    KnobsPanel* knobs_ = nullptr;
    VerdictPanel* verdict_ = nullptr;
    ExplainPanel* explain_ = nullptr;
    PageTabs* tabs_ = nullptr;
    QLabel* profile_ = nullptr;
    QMenu* recent_ = nullptr;
    QDockWidget* setupDock_ = nullptr;
    QDockWidget* verdictDock_ = nullptr;
    QDockWidget* explainDock_ = nullptr;
    std::vector<Page*> pages_;
    LatestTask openTask_; ///< last: it ends before what it reports to
};

} // namespace fivefold
