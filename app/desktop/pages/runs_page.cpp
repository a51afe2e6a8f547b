// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/runs_page.h"

#include "app/desktop/campaign/campaign_rows.h"
#include "app/desktop/campaign/new_campaign_dialog.h"
#include "app/desktop/campaign/place_dialog.h"
#include "app/desktop/charts/residual_plot.h"
#include "app/desktop/document.h"
#include "app/desktop/pages/flow_layout.h"
#include "app/desktop/pages/value_table.h"
#include "app/desktop/save_dialog.h"
#include "app/desktop/search/search_settings.h"
#include "app/desktop/theme/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr int kLookHere = 5'000, kLookThere = 30'000; // ms between looks
constexpr int kBarWidth = 120, kSpacing = 8;
constexpr qint64 kLogTail = 256 * 1024; // bytes of a log that are shown
const char* const kFolderKey = "files/campaigns";

/// As high as there is room for: table, plot and log shrink before the page scrolls.
class ShrinkingTabs : public QTabWidget {
public:
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

QLabel* textLabel(QLatin1String name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString lastFolder() { return QSettings().value(QLatin1String(kFolderKey), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString(); }

bool is_active(TaskState state) { return state == TaskState::queued || state == TaskState::running; }
bool is_failed(TaskState state) { return state == TaskState::failed; }
bool is_unfinished(TaskState state) { return state == TaskState::failed || state == TaskState::retry || state == TaskState::lost || state == TaskState::stopped; }

/// The end of a log; a sentence in its place where there is none.
QString logTail(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    if (file.size() > kLogTail) {
        file.seek(file.size() - kLogTail);
        file.readLine(); // the rest of a line
    }
    QString text = QString::fromUtf8(file.read(kLogTail));
    text.remove(u'\r');
    return text;
}

} // namespace

RunsPage::RunsPage(Document& document, std::function<FoundPtr()> found, QWidget* parent)
    : Page(parent), document_(document), found_(std::move(found)), sentence_(textLabel("runsSentence"_L1)), empty_(textLabel("runsEmpty"_L1)), bar_(new QProgressBar),
      progress_(textLabel("runsProgress"_L1)), cancel_(new QPushButton), note_(new QFrame), note_text_(textLabel("runsNoteText"_L1)), command_(new QLineEdit), adopt_(new QPushButton), copy_(new QPushButton),
      close_(new QPushButton), tabs_(new ShrinkingTabs), table_(new ValueTable), plot_(new ResidualPlot), point_(textLabel("runsPoint"_L1)), log_name_(textLabel("runsLogName"_L1)), log_(new QPlainTextEdit),
      session_(document) {
    setObjectName("runsPage"_L1);
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(kSpacing, buttons);
    const auto button = [flow](QPushButton*& made, QLatin1String name) {
        made = new QPushButton;
        made->setObjectName(name);
        made->setAutoDefault(false);
        flow->addWidget(made);
    };
    button(new_, "runsNew"_L1);
    button(open_, "runsOpen"_L1);
    button(submit_, "runsSubmit"_L1);
    button(stop_, "runsStop"_L1);
    button(again_, "runsAgain"_L1);
    button(collect_, "runsCollect"_L1);
    button(learn_, "runsLearn"_L1);
    button(use_, "runsUse"_L1);
    button(report_, "runsReport"_L1);
    button(place_, "runsPlace"_L1);
    bar_->setObjectName("runsBar"_L1);
    bar_->setTextVisible(false);
    bar_->setFixedWidth(kBarWidth);
    cancel_->setObjectName("runsCancel"_L1);
    cancel_->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(bar_);
    row->addWidget(progress_, 1);
    row->addWidget(cancel_);
    makeNote(note_);
    makeTabs();

    QVBoxLayout* column = makeColumn();
    column->addWidget(sentence_);
    column->addWidget(empty_);
    column->addWidget(buttons);
    column->addLayout(row);
    column->addWidget(note_);
    column->addWidget(tabs_, 1);
    column->addStretch(0);

    connect(new_, &QPushButton::clicked, this, &RunsPage::askNew);
    connect(open_, &QPushButton::clicked, this, &RunsPage::askOpen);
    connect(submit_, &QPushButton::clicked, this, [this] { session_.submit({}, false); });
    connect(again_, &QPushButton::clicked, this, [this] { session_.submit(tasksIn(chosen().empty() ? is_failed : is_unfinished), true); });
    connect(stop_, &QPushButton::clicked, this, [this] { session_.stop(tasksIn(is_active)); });
    connect(collect_, &QPushButton::clicked, this, [this] { session_.collect(); });
    connect(learn_, &QPushButton::clicked, this, [this] { session_.learn(); });
    connect(use_, &QPushButton::clicked, this, &RunsPage::use);
    connect(report_, &QPushButton::clicked, this, &RunsPage::askReport);
    connect(place_, &QPushButton::clicked, this, &RunsPage::askPlace);
    connect(cancel_, &QPushButton::clicked, this, [this] { session_.cancel(); });
    connect(&session_, &CampaignSession::workChanged, this, &RunsPage::showWork);
    connect(&session_, &CampaignSession::changed, this, [this] {
        if (isVisible()) refresh();
        else sentence_->setText(summary());
    });
    connect(&session_, &CampaignSession::opened, this, [this] {
        showNote({}, {});
        table_->clearSelection();
        QSettings().setValue(QLatin1String(kFolderKey), QString::fromStdString(session_.now()->folder.parent_path().string()));
    });
    connect(&session_, &CampaignSession::failed, this, &RunsPage::showNote);
    connect(&session_, &CampaignSession::said, this, [this](const QString& text) {
        showNote(text, {});
        Q_EMIT said(text);
    });
    connect(&session_, &CampaignSession::learned, this, [this](const QString& runs) {
        const CampaignNowPtr& now = session_.now();
        if (now->outlook) refitted_ = {now, &now->outlook->library};
        showWork();
        Q_EMIT learned(runs);
    });
    connect(&document_, &Document::hardwareChanged, this, &RunsPage::showWork);
    connect(&timer_, &QTimer::timeout, &session_, &CampaignSession::look);
    RunsPage::retranslate();
    showWork();
}

RunsPage::~RunsPage() {
    session_.disconnect(this);
    tabs_->disconnect(this); // it announces the end of its tabs
}

void RunsPage::makeNote(QFrame* note) {
    note->setObjectName("runsNote"_L1);
    command_->setObjectName("runsCommand"_L1);
    command_->setReadOnly(true);
    command_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    copy_->setObjectName("runsCopy"_L1);
    adopt_->setObjectName("runsUseProfile"_L1);
    close_->setObjectName("runsNoteClose"_L1);
    for (QPushButton* button : {adopt_, copy_, close_}) button->setAutoDefault(false);
    auto* first = new QHBoxLayout;
    first->addWidget(note_text_, 1);
    first->addWidget(adopt_, 0, Qt::AlignTop);
    first->addWidget(close_, 0, Qt::AlignTop);
    auto* second = new QHBoxLayout;
    second->addWidget(command_, 1);
    second->addWidget(copy_);
    auto* column = new QVBoxLayout(note);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(first);
    column->addLayout(second);
    note->hide();
    connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(command_->text()); });
    connect(adopt_, &QPushButton::clicked, this, &RunsPage::useProfile);
    connect(close_, &QPushButton::clicked, this, [this] { showNote({}, {}); });
}

void RunsPage::makeTabs() {
    tabs_->setObjectName("runsTabs"_L1);
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setDrawBase(false);
    table_->setObjectName("runsTable"_L1);
    plot_->setObjectName("runsPlot"_L1);
    log_->setObjectName("runsLog"_L1);
    log_->setReadOnly(true);
    log_->setLineWrapMode(QPlainTextEdit::NoWrap);
    log_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    log_->setTabChangesFocus(true);
    const auto tab = [this] {
        auto* widget = new QWidget;
        auto* column = new QVBoxLayout(widget);
        column->setContentsMargins(0, kSpacing, 0, 0);
        tabs_->addTab(widget, QString());
        return column;
    };
    tab()->addWidget(table_, 1);
    QVBoxLayout* chart = tab();
    chart->addWidget(plot_, 1);
    chart->addWidget(point_);
    QVBoxLayout* text = tab();
    text->addWidget(log_name_);
    text->addWidget(log_, 1);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunsPage::showChoice);
    connect(table_, &QTableView::doubleClicked, this, &RunsPage::use);
    connect(plot_, &ResidualPlot::pointSelected, this, [this](int point) {
        if (point < 0 || static_cast<std::size_t>(point) >= points_.size()) return;
        const QModelIndex index = table_->model()->index(static_cast<int>(points_[static_cast<std::size_t>(point)]), 0);
        table_->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    });
    connect(plot_, &ResidualPlot::pointActivated, this, &RunsPage::use);
    connect(tabs_, &QTabWidget::currentChanged, this, &RunsPage::readLog);
}

QString RunsPage::title() const { return tr("Runs"); }
QIcon RunsPage::icon() const { return lineIcon(u"play"_s); }

bool RunsPage::isCampaign(const QString& path) {
    const QFileInfo file(path);
    const QDir folder(file.isDir() ? file.absoluteFilePath() : file.absolutePath());
    return (file.isDir() || file.fileName() == "manifest.json"_L1) && folder.exists(u"manifest.json"_s) && folder.exists(u"tasks"_s);
}

void RunsPage::open(const QString& path) { session_.open(path); }

void RunsPage::askOpen() {
    auto* dialog = new QFileDialog(this, tr("Open Campaign"), lastFolder());
    dialog->setObjectName("runsOpenDialog"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, &RunsPage::open);
    dialog->open();
}

void RunsPage::askNew() {
    const FoundPtr found = found_();
    const Plan& plan = found ? found->request.plan : document_.plan();
    QDir parent(lastFolder());
    int number = 1;
    while (parent.exists(tr("campaign %1", "name of a folder").arg(number))) ++number;
    auto* dialog = new NewCampaignDialog(found ? found->rows.size() : 0, plan.training.framework, parent.filePath(tr("campaign %1", "name of a folder").arg(number)), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewCampaignDialog::chosen, this, [this, dialog, found] {
        showNote({}, {});
        session_.create(dialog->wanted(), found, searchRequest(SearchSettings(), document_.plan(), document_.locks()));
    });
    dialog->open();
}

void RunsPage::askPlace() {
    const CampaignNowPtr& now = session_.now();
    if (!now) return;
    auto* dialog = new PlaceDialog(QString::fromStdString(now->remote.host), QString::fromStdString(now->remote.path), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PlaceDialog::placed, &session_, &CampaignSession::place);
    dialog->open();
}

void RunsPage::askReport() {
    const CampaignNowPtr& now = session_.now();
    if (!now) return;
    QFileDialog* dialog = makeSaveDialog(this, tr("Write Campaign Report"), QString::fromStdString(now->folder.string()), QString::fromStdString(now->campaign->name),
                                         tr("PDF (*.pdf);;HTML (*.html);;CSV (*.csv)"));
    dialog->setObjectName("runsReportDialog"_L1);
    connect(dialog, &QFileDialog::fileSelected, &session_, &CampaignSession::report);
    dialog->open();
}

std::vector<std::size_t> RunsPage::chosen() const {
    std::vector<std::size_t> rows;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows()) rows.push_back(static_cast<std::size_t>(index.row()));
    std::sort(rows.begin(), rows.end());
    return rows;
}

std::vector<std::string> RunsPage::tasksIn(bool (*wanted)(TaskState)) const {
    std::vector<std::string> tasks;
    const CampaignNowPtr& now = session_.now();
    if (!now) return tasks;
    const std::vector<std::size_t> rows = chosen();
    for (std::size_t i = 0; i < now->status.tasks.size(); ++i)
        if (wanted(now->status.tasks[i].state) && (rows.empty() || std::binary_search(rows.begin(), rows.end(), i))) tasks.push_back(now->campaign->tasks[i].id);
    return tasks;
}

std::optional<std::size_t> RunsPage::usable() const {
    const CampaignNowPtr& now = session_.now();
    if (!now) return std::nullopt;
    const std::vector<std::size_t> rows = chosen();
    if (rows.size() == 1 && rows.front() < now->campaign->tasks.size()) return rows.front();
    const TaskResult* best = rows.empty() ? now->results.best() : nullptr;
    return best == nullptr ? std::nullopt : std::optional(best->task);
}

void RunsPage::use() {
    const std::optional<std::size_t> task = usable();
    if (!task) return;
    Plan plan = session_.now()->campaign->tasks[*task].plan;
    plan.name = document_.plan().name;
    plan.training.total_tokens = document_.plan().training.total_tokens; // a task's are those of its few steps
    if (plan == document_.plan()) return Q_EMIT said(tr("This is the present layout."));
    document_.use(tr("Layout of a run"), plan);
    Q_EMIT said(tr("The layout of run %1 is in the knobs; Undo brings the old one back.").arg(*task + 1));
}

void RunsPage::useProfile() {
    if (refitted_) Q_EMIT profileWanted(refitted_, QString::fromStdString(refitted_->name));
}

void RunsPage::refresh() {
    sentence_->setText(summary());
    const CampaignNowPtr& now = session_.now();
    empty_->setVisible(!now);
    tabs_->setVisible(now != nullptr);
    if (!now) return showWork();
    timer_.setInterval(now->remote.here() ? kLookHere : kLookThere);
    if (isVisible() && !timer_.isActive()) timer_.start();
    if (drawn_ != now) drawCampaign();
    showWork();
}

void RunsPage::drawCampaign() {
    const CampaignNowPtr now = session_.now();
    const bool other = !drawn_ || drawn_->folder != now->folder;
    drawn_ = now;
    table_->table().setRows(runRows(*now));
    if (other) table_->fitColumns();
    plot_->setData(runPlot(*now, palette(), points_));
    const auto counts = now->status.counts();
    bar_->setRange(0, static_cast<int>(now->campaign->tasks.size()));
    bar_->setValue(static_cast<int>(counts[static_cast<std::size_t>(TaskState::completed)] + counts[static_cast<std::size_t>(TaskState::failed)] + counts[static_cast<std::size_t>(TaskState::dropped)]));
    showChoice();
}

void RunsPage::showChoice() {
    const std::vector<std::size_t> rows = chosen();
    const auto point = rows.empty() ? points_.end() : std::find(points_.begin(), points_.end(), rows.front());
    plot_->setSelected(point == points_.end() ? -1 : static_cast<int>(point - points_.begin()));
    point_->setText(plot_->selected() >= 0 ? plot_->data().description(plot_->selected()) : tr("Point at a run, or walk along them with the arrow keys."));
    showWork();
    readLog();
}

void RunsPage::showWork() {
    const CampaignNowPtr& now = session_.now();
    const bool idle = !session_.isBusy();
    for (QPushButton* button : {submit_, again_, stop_, collect_, learn_, use_, report_, place_}) button->setVisible(now != nullptr);
    for (QPushButton* button : {new_, open_, collect_, report_}) button->setEnabled(idle);
    const auto any = [this](bool (*wanted)(TaskState)) { return !tasksIn(wanted).empty(); };
    submit_->setEnabled(idle && now && std::any_of(now->status.tasks.begin(), now->status.tasks.end(), [](const TaskStatus& task) { return may_be_submitted(task.state); }));
    again_->setEnabled(idle && any(chosen().empty() ? is_failed : is_unfinished));
    stop_->setEnabled(idle && any(is_active));
    learn_->setEnabled(idle && now && now->outlook);
    use_->setEnabled(usable().has_value());
    place_->setEnabled(idle && now && now->campaign->launcher == "slurm");
    progress_->setVisible(now != nullptr || !idle);
    bar_->setVisible(now != nullptr);
    cancel_->setVisible(!idle);
    adopt_->setVisible(refitted_ != nullptr);
    adopt_->setEnabled(!document_.hardware() || document_.hardware()->refitted != refitted_);
    progress_->setText(workText());
    labelButtons();
}

void RunsPage::showNote(const QString& text, const QString& command) {
    note_text_->setText(text);
    command_->setText(command);
    command_->setCursorPosition(0);
    for (QWidget* part : {static_cast<QWidget*>(command_), static_cast<QWidget*>(copy_)}) part->setVisible(!command.isEmpty());
    note_->setVisible(!text.isEmpty());
    refitted_.reset();
    adopt_->hide();
}

void RunsPage::readLog() {
    const CampaignNowPtr& now = session_.now();
    if (!now || !isVisible() || static_cast<Tab>(tabs_->currentIndex()) != Tab::log) return;
    const std::vector<std::size_t> rows = chosen();
    const std::vector<TaskAttempt>* attempts = rows.empty() || rows.front() >= now->status.tasks.size() ? nullptr : &now->status.tasks[rows.front()].attempts;
    if (attempts == nullptr || attempts->empty()) {
        log_task_.cancel();
        log_->clear();
        log_name_->setText(attempts == nullptr ? tr("Choose a run in the table; its log is shown here.") : tr("This run has no log yet."));
        return;
    }
    const QString path = QString::fromStdString((now->folder / attempts->back().folder / "log").string());
    log_task_.start([path](const std::stop_token&) { return logTail(path); },
                    [this, path, number = rows.front() + 1, attempt = attempts->back().number](const QString& text) {
                        log_name_->setText(tr("Run %1, attempt %2: %3").arg(number).arg(attempt).arg(QDir::toNativeSeparators(path)));
                        if (text == log_->toPlainText()) return;
                        log_->setPlainText(text);
                        log_->verticalScrollBar()->setValue(log_->verticalScrollBar()->maximum());
                    });
}

void RunsPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    refresh();
    session_.look();
    if (session_.now()) timer_.start();
}

void RunsPage::hideEvent(QHideEvent* event) {
    timer_.stop();
    Page::hideEvent(event);
}

void RunsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) drawn_.reset();
    Page::changeEvent(event);
}

} // namespace fivefold
