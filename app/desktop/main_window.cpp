// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/main_window.h"

#include "app/desktop/controls/message_bar.h"
#include "app/desktop/hardware/choices_view.h"
#include "app/desktop/knobs/knobs_panel.h"
#include "app/desktop/page_tabs.h"
#include "app/desktop/pages/explain_panel.h"
#include "app/desktop/pages/pages.h"
#include "app/desktop/pages/term_names.h"
#include "app/desktop/pages/verdict_panel.h"
#include "app/desktop/setup/setup_panel.h"
#include "app/desktop/theme/icons.h"
#include "core/estimate/assumptions.h"

#include <QDockWidget>
#include <QLabel>
#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>

#include <utility>

namespace fivefold {

namespace {

constexpr int kLayoutVersion = 1; // of the saved dock layout

} // namespace

MainWindow::MainWindow(CataloguePtr catalogue, QWidget* parent) : QMainWindow(parent), document_(std::move(catalogue)) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    // In the order of the eye, which is the order of Tab: setup, knobs, pages, verdict.
    makeSetup();
    makeCentre();
    makeVerdict();
    makeExplain();
    makeMenus();
    makeStatusBar();
    connectDocument();
    restoreLayout();
    if (auto* first = findChild<QWidget*>(QStringLiteral("knob.tp.slider"))) first->setFocus(); // the keys work at once
    showResult(document_.result());
    showTitle();
}

MainWindow::~MainWindow() {
    hide(); // a field that loses the focus says what was typed in it, while there is somebody to hear it
    document_.disconnect(this); // members end before the widgets: nothing may be told any more
}

void MainWindow::makeCentre() {
    auto* centre = new QWidget(this);
    messages_ = new MessageBar(centre);
    knobs_ = new KnobsPanel(document_, centre);
    tabs_ = new PageTabs(centre);
    tabs_->setObjectName(QStringLiteral("pages"));
    tabs_->setAccessibleName(tr("Pages"));
    pages_ = createPages(document_, tabs_);
    for (Page* page : pages_) tabs_->addPage(page, page->icon(), page->title());
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(messages_);
    column->addWidget(knobs_);
    column->addWidget(tabs_, 1);
    setCentralWidget(centre);
}

QDockWidget* MainWindow::makeDock(const QString& title, const char* name, QWidget* contents, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(contents);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::makeSetup() {
    setup_ = new SetupPanel(document_, this);
    connect(setup_, &SetupPanel::openRequested, this, [this] { askOpen(tr("Open config.json")); });
    setupDock_ = makeDock(tr("Setup"), "dock.setup", setup_, Qt::LeftDockWidgetArea);
}

void MainWindow::makeVerdict() {
    verdict_ = new VerdictPanel;
    connect(verdict_, &VerdictPanel::suggestionActivated, this, &MainWindow::applySuggestion);
    connect(verdict_, &VerdictPanel::changeChosen, this, [this](const NextChange& change) { document_.use(tr("Next best change"), change.plan); });
    connect(&adviser_, &Adviser::ready, verdict_, &VerdictPanel::showAdvice);
    verdictDock_ = makeDock(tr("Verdict"), "dock.verdict", verdict_, Qt::RightDockWidgetArea);
}

/// Follows the figure that was clicked last, on any page and in the verdict; hidden until somebody asks.
void MainWindow::makeExplain() {
    explain_ = new ExplainPanel;
    explainDock_ = makeDock(tr("How computed"), "dock.explain", explain_, Qt::BottomDockWidgetArea);
    explainDock_->hide();
    for (Page* page : pages_) connect(page, &Page::explain, explain_, &ExplainPanel::explain);
    connect(verdict_, &VerdictPanel::explain, explain_, &ExplainPanel::explain);
}

void MainWindow::connectDocument() {
    connect(&document_, &Document::resultChanged, this, &MainWindow::showResult);
    connect(&document_, &Document::fileChanged, this, &MainWindow::showTitle);
    connect(&document_, &Document::message, this, &MainWindow::showMessage);
    connect(&document_, &Document::refused, this, [this](Knob, const QString& reason) { statusBar()->showMessage(reason, kMessageMs); });
    connect(&document_, &Document::locksChanged, this, [this] { adviser_.request(document_.result(), document_.locks()); });
    document_.evaluator().loadRuns();
}

void MainWindow::showResult(const ResultPtr& result) {
    for (Page* page : pages_) page->showResult(result);
    verdict_->showResult(result);
    adviser_.request(result, document_.locks());
    explain_->showResult(result);
    const Profile& profile = *result->profile;
    const QString name = profile.name == "built-in" ? tr("built-in") : QString::fromStdString(profile.name);
    const UsedHardwarePtr& used = document_.hardware();
    if (!used)
        profile_->setText(tr("Constants: %1, %2").arg(name, QString::fromStdString(profile.date)));
    else if (!used->measured)
        profile_->setText(tr("Constants: %1, refitted", "name of a profile").arg(used->name));
    else
        profile_->setText(profile.measured ? tr("Constants: built-in, with %1 measured").arg(used->name) : tr("Constants: built-in; %1 is of another GPU").arg(used->name));
    QString tip = bandBasisText(profile.band_basis);
    if (const std::optional<MeasuredInUse> measured = measured_in_use(result->plan, profile)) {
        QStringList values;
        for (const std::string& key : measured->values) values << ChoicesView::keyText(key);
        tip += u'\n' + tr("Measured on %1: %2", "a date, values").arg(QString::fromStdString(measured->date), values.join(QStringLiteral(", ")));
    }
    profile_->setToolTip(tip);
}

void MainWindow::showTitle() {
    setWindowTitle(tr("%1[*] \u2013 Fivefold").arg(document_.displayName()));
    setWindowModified(document_.isModified());
    setWindowFilePath(document_.filePath());
}

void MainWindow::showMessage(Severity severity, const QString& text) { messages_->show(severity, text); }

void MainWindow::showPage(int index) {
    if (index >= 0 && index < tabs_->count()) tabs_->setCurrentIndex(index);
}

void MainWindow::applySuggestion(const SuggestedChange& change) {
    if (change.values.empty()) return;
    const std::int64_t value = change.values.front();
    switch (change.knob) {
    case Knob::global_batch:
    case Knob::seq_len:
    case Knob::nodes: {
        Plan plan = document_.plan();
        set_knob(plan, change.knob, value);
        document_.changeSetup(tr("Suggestion"), plan);
        break;
    }
    default:
        document_.moveKnob(change.knob, value, 0);
        break;
    }
}

void MainWindow::restoreLayout() {
    resize(1280, 800);
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(settings.value(QStringLiteral("window/state")).toByteArray(), kLayoutVersion);
    showPage(settings.value(QStringLiteral("window/page"), 0).toInt());
}

void MainWindow::saveLayout() const {
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    settings.setValue(QStringLiteral("window/state"), saveState(kLayoutVersion));
    settings.setValue(QStringLiteral("window/page"), tabs_->currentIndex());
}

} // namespace fivefold
