// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/residuals_view.h"

#include "app/desktop/charts/residual_plot.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/own_runs.h"
#include "app/desktop/pages/flow_layout.h"
#include "app/desktop/pages/value_table.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/plan_text.h"
#include "app/desktop/theme/number_format.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

constexpr int kBeside = 960;  // from this width on the table stands beside the plot
constexpr int kSpacing = 8, kPairSpacing = 6, kMostProblems = 4;

QWidget* pair(QLabel* label, QWidget* control) {
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kPairSpacing);
    row->addWidget(label);
    row->addWidget(control);
    label->setBuddy(control);
    return both;
}

/// Texts stay when the language changes, data is what counts.
void addName(QComboBox* box, const QString& name) { box->addItem(name, name); }

} // namespace

ResidualsView::ResidualsView(const Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), evaluator_(evaluator), views_(new ChoiceBox), groupings_(new ChoiceBox), frameworks_(new QComboBox), gpus_(new QComboBox),
      viewLabel_(new QLabel), groupingLabel_(new QLabel), open_(new QPushButton), note_(new QLabel), body_(new QBoxLayout(QBoxLayout::TopToBottom)), plot_(new ResidualPlot),
      run_(new QLabel), use_(new QPushButton), groups_(new ValueTable) {
    setObjectName("measuredRuns"_L1);
    views_->setObjectName("measuredView"_L1);
    groupings_->setObjectName("measuredGrouping"_L1);
    frameworks_->setObjectName("measuredFramework"_L1);
    gpus_->setObjectName("measuredGpu"_L1);
    open_->setObjectName("measuredOpen"_L1);
    note_->setObjectName("measuredNote"_L1);
    plot_->setObjectName("measuredPlot"_L1);
    run_->setObjectName("measuredRun"_L1);
    use_->setObjectName("measuredUse"_L1);
    groups_->setObjectName("measuredGroups"_L1);
    for (QLabel* label : {note_, run_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    note_->hide();
    for (QComboBox* box : {static_cast<QComboBox*>(views_), static_cast<QComboBox*>(groupings_), frameworks_, gpus_}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (QComboBox* box : {frameworks_, gpus_}) addName(box, QString());
    views_->addChoice({}, static_cast<int>(ResidualPlot::View::predicted));
    views_->addChoice({}, static_cast<int>(ResidualPlot::View::error));
    for (const RunGrouping grouping : {RunGrouping::source, RunGrouping::gpu, RunGrouping::framework}) groupings_->addChoice({}, static_cast<int>(grouping));

    auto* controls = new QWidget;
    auto* flow = new FlowLayout(kSpacing, controls);
    flow->addWidget(pair(viewLabel_, views_));
    flow->addWidget(pair(groupingLabel_, groupings_));
    flow->addWidget(frameworks_);
    flow->addWidget(gpus_);
    flow->addWidget(open_);
    run_->setMinimumHeight(2 * run_->fontMetrics().lineSpacing());
    auto* pointed = new QWidget;
    auto* line = new QHBoxLayout(pointed);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(run_, 1);
    line->addWidget(use_);
    auto* left = new QVBoxLayout;
    left->setSpacing(kPairSpacing);
    left->addWidget(plot_, 1);
    left->addWidget(pointed);
    body_->addLayout(left, 4);
    body_->addWidget(groups_, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kSpacing, 0, 0);
    column->setSpacing(kSpacing);
    column->addWidget(controls);
    column->addWidget(note_);
    column->addLayout(body_, 1);

    connect(views_, &ChoiceBox::chosen, this, [this](qint64 view) { plot_->setView(static_cast<ResidualPlot::View>(view)); });
    connect(groupings_, &ChoiceBox::chosen, this, [this](qint64 grouping) {
        question_.grouping = static_cast<RunGrouping>(grouping);
        refresh();
    });
    connect(frameworks_, &QComboBox::activated, this, [this] {
        question_.filter.framework = frameworks_->currentData().toString();
        refresh();
    });
    connect(gpus_, &QComboBox::activated, this, [this] {
        question_.filter.gpu = gpus_->currentData().toString();
        refresh();
    });
    connect(open_, &QPushButton::clicked, this, &ResidualsView::askOwn);
    connect(plot_, &ResidualPlot::pointSelected, this, &ResidualsView::showRun);
    connect(plot_, &ResidualPlot::pointHovered, this, [this](int point) { showRun(point >= 0 ? point : plot_->selected()); });
    connect(plot_, &ResidualPlot::pointActivated, this, &ResidualsView::use);
    ResidualPlotData empty; // until the runs are read
    empty.unit = format::duration(Seconds(1)).unit;
    plot_->setData(std::move(empty));
    connect(use_, &QPushButton::clicked, this, [this] { use(plot_->selected()); });
    retranslate();
}

void ResidualsView::refresh() {
    question_.published = evaluator_.runs();
    question_.own = own_;
    if (question_.published && judged_ != question_.published) readAgain(); // at the start, and when the constants have changed
    if (question_.published && listed_ != question_.published) fillFilters();
    if (!question_.published || (asked_ && *asked_ == question_)) return;
    asked_ = question_;
    task_.start([q = question_](const std::stop_token& stop) -> ShownRunsPtr { return std::make_shared<const ShownRuns>(showRuns(q.published, q.own, q.grouping, q.filter, stop)); },
                [this](const ShownRunsPtr& shown) {
                    shown_ = shown;
                    plot_->setSelected(-1);
                    draw();
                    Q_EMIT drawn();
                });
}

void ResidualsView::fillFilters() {
    listed_ = question_.published;
    std::set<QString> frameworks, gpus;
    for (const RunResidual& residual : listed_->residuals) {
        frameworks.insert(groupName(listed_->runs[residual.run], RunGrouping::framework));
        gpus.insert(groupName(listed_->runs[residual.run], RunGrouping::gpu));
    }
    for (const auto& [box, names] : {std::pair{frameworks_, &frameworks}, std::pair{gpus_, &gpus}})
        for (const QString& name : *names)
            if (!name.isEmpty() && box->findData(name) < 0) addName(box, name);
}

ResidualsView::OwnFile ResidualsView::readRuns(const QString& path, const QString& opened, const Catalogue& catalogue, const ProfileSource& profiles, const std::stop_token& stop) {
    OwnFile file{path, QFileInfo(path).fileName(), {}, {}};
    std::vector<MeasuredRun> all = keptRuns(catalogue, path, stop);
    const auto add = [&all](std::vector<MeasuredRun> more) { all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end())); };
    if (!opened.isEmpty() && opened != path) {
        try {
            add(readRunsTable(opened, catalogue));
        } catch (const std::exception&) {
            // It is gone since.
        }
    }
    const std::size_t first = all.size();
    try {
        if (!path.isEmpty()) add(readRunsTable(path, catalogue));
        file.runs = std::make_shared<const MeasuredRuns>(judgedRuns(std::move(all), profiles, stop));
    } catch (const std::exception& error) {
        file.problem = tr("%1 was not read: %2").arg(file.name, QString::fromUtf8(error.what()));
        return file;
    }
    if (path.isEmpty()) {
        if (!file.runs->residuals.empty()) file.problem = tr("%n run(s) of your own are shown as yours.", nullptr, static_cast<int>(file.runs->residuals.size()));
        return file;
    }
    const MeasuredRuns& runs = *file.runs;
    std::set<std::size_t> used;
    for (const RunResidual& residual : runs.residuals)
        if (residual.run >= first) used.insert(residual.run);
    QStringList problems;
    for (std::size_t i = first; i < runs.runs.size() && problems.size() <= kMostProblems; ++i) {
        if (used.contains(i)) continue;
        const MeasuredRun& run = runs.runs[i];
        const QString why = !run.skip.empty()               ? QString::fromStdString(run.skip)
                            : run.outcome != Outcome::ran   ? tr("the run did not finish")
                            : !run.step_time                ? tr("neither step_time_s nor tokens_per_s_per_gpu is stated")
                            : !run.healthy_software()       ? tr("its software was in a broken state")
                                                            : tr("the plan cannot be computed");
        problems << (problems.size() < kMostProblems ? tr("line %1: %2").arg(run.line).arg(why) : tr("and more"));
    }
    const int count = static_cast<int>(runs.runs.size() - first), shown = static_cast<int>(used.size());
    file.problem = problems.isEmpty() ? tr("%1: all %2 runs are shown as yours.").arg(file.name).arg(shown)
                                      : tr("%1: %2 of %3 runs are shown as yours; %4.").arg(file.name).arg(shown).arg(count).arg(problems.join(u"; "_s));
    return file;
}

void ResidualsView::askOwn() {
    auto* dialog = new QFileDialog(this, tr("Open Runs"), QSettings().value("files/folder"_L1).toString(), tr("Tables of runs (*.csv);;All files (*)"));
    dialog->setObjectName("measuredOpenDialog"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ResidualsView::readOwn);
    dialog->open();
}

void ResidualsView::readOwn(const QString& path) {
    asked_path_ = path;
    readAgain();
}

/// Kept runs, what was opened, and what is asked for.
void ResidualsView::readAgain() {
    judged_ = evaluator_.runs();
    ownTask_.start([path = asked_path_, opened = opened_, catalogue = evaluator_.catalogue(), profiles = evaluator_.profiles()](
                       const std::stop_token& stop) { return readRuns(path, opened, *catalogue, profiles, stop); },
                   [this](const OwnFile& file) { takeOwn(file); });
}

void ResidualsView::takeOwn(const OwnFile& file) {
    asked_path_.clear();
    if (!file.problem.isEmpty() && (!file.path.isEmpty() || note_->isHidden())) { // what is said of a file that was asked for stays
        note_->setText(file.problem);
        note_->show();
    }
    if (!file.runs) { // an unreadable file changes nothing
        Q_EMIT drawn();
        return;
    }
    if (!file.path.isEmpty() && QFileInfo(file.path).absolutePath() != QFileInfo(ownRunsFolder()).absoluteFilePath()) opened_ = file.path;
    if (!own_ && file.runs->runs.empty()) return;
    own_ = file.runs;
    refresh();
}

QString ResidualsView::groupText(const RunGroup& group) const {
    if (group.own) return tr("Yours");
    return group.name.isEmpty() ? tr("not stated") : group.name;
}

void ResidualsView::draw() {
    if (!shown_) return;
    ResidualPlotData chart;
    chart.unit = format::duration(Seconds(1)).unit;
    chart.series.resize(static_cast<std::size_t>(shown_->seriesCount));
    for (const RunGroup& group : shown_->groups)
        if (group.series != shown_->others)
            chart.series[static_cast<std::size_t>(group.series)] = {tr("%1 (%2)").arg(groupText(group), format::whole(static_cast<double>(group.figures.n))),
                                                                    group.own ? palette().color(QPalette::Text) : Theme::series(group.series, palette()),
                                                                    group.own ? ResidualPlot::kOwnShape : group.series};
    if (shown_->others >= 0) {
        const auto count = std::count_if(shown_->places.begin(), shown_->places.end(), [this](const ShownRuns::Place& place) { return place.series == shown_->others; });
        chart.series[static_cast<std::size_t>(shown_->others)] = {tr("others (%1)").arg(format::whole(static_cast<double>(count))), Theme::series(shown_->others, palette()), shown_->others};
    }
    chart.points.reserve(shown_->places.size());
    for (const ShownRuns::Place& place : shown_->places) chart.points.push_back({place.measured.value(), place.predicted.value(), place.series});
    chart.description = [this](int point) { return runSentence(point); };
    chart.tip = [this](int point) {
        const MeasuredRun& run = *shown_->places[static_cast<std::size_t>(point)].run;
        return u"<b>%1</b><br/>%2"_s.arg(QString::fromStdString(run.run_id).toHtmlEscaped(), runSentence(point).toHtmlEscaped());
    };
    chart.table = [this] { return table(); };
    plot_->setData(std::move(chart));
    fillTable();
    showRun(plot_->selected());
}

void ResidualsView::fillTable() {
    const auto row = [](ValueCell name, const ErrorFigures& figures) {
        const auto cell = [](double value) { return numberCell(QLocale().toString(value, 'f', 1), value); };
        const double bias = figures.bias;
        ValueCell signedBias = cell(bias);
        signedBias.text = format::difference(bias, 1);
        return ValueTableModel::Row{std::move(name), numberCell(format::whole(static_cast<double>(figures.n)), static_cast<double>(figures.n)), cell(figures.median),
                                    cell(figures.mape), cell(figures.p90), signedBias};
    };
    std::vector<ValueTableModel::Row> rows;
    for (const RunGroup& group : shown_->groups) {
        ValueCell name = textCell(groupText(group));
        name.swatch = Swatch{group.own ? palette().color(QPalette::Text) : Theme::series(group.series, palette())};
        rows.push_back(row(std::move(name), group.figures));
    }
    rows.push_back(row(textCell(tr("All published")), shown_->all));
    groups_->table().setRows(std::move(rows), true);
}

QString ResidualsView::runSentence(int point) const {
    const ShownRuns::Place& place = shown_->places.at(static_cast<std::size_t>(point));
    return tr("%1: measured %2, predicted %3 (%4).")
        .arg(runText(*place.run), format::duration(place.measured).text(), format::duration(place.predicted).text(), signedPercent(place.error()));
}

void ResidualsView::showRun(int point) {
    const bool any = shown_ && point >= 0 && point < static_cast<int>(shown_->places.size());
    run_->setText(any ? runSentence(point) : tr("Point at a run, or walk along them with the arrow keys."));
    run_->setToolTip(any ? QString::fromStdString(shown_->places[static_cast<std::size_t>(point)].run->run_id) : QString());
    use_->setEnabled(plot_->selected() >= 0);
}

QString ResidualsView::table() const {
    QString text = u"run_id\tsource\tgpu\tframework\tmodel\tlayout\tmeasured_s\tpredicted_s\terror_percent\n"_s;
    for (const ShownRuns::Place& place : shown_->places) {
        const MeasuredRun& run = *place.run;
        QStringList cells;
        for (const std::string* cell : {&run.run_id, &run.source, &run.gpu, &run.framework, &run.model}) cells << QString::fromStdString(*cell);
        cells << degreesText(run.plan.layout);
        for (const double value : {place.measured.value(), place.predicted.value(), 100 * place.error()}) cells << QString::number(value, 'g', 12);
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

void ResidualsView::use(int point) {
    if (shown_ && point >= 0 && point < static_cast<int>(shown_->places.size())) Q_EMIT planWanted(*shown_->places[static_cast<std::size_t>(point)].run);
}

void ResidualsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    body_->setDirection(width() >= kBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ResidualsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) draw();
}

void ResidualsView::retranslate() {
    viewLabel_->setText(tr("Show"));
    groupingLabel_->setText(tr("Colour by"));
    views_->setItemText(0, tr("predicted against measured"));
    views_->setItemText(1, tr("error against measured"));
    groupings_->setItemText(0, tr("source"));
    groupings_->setItemText(1, tr("GPU"));
    groupings_->setItemText(2, tr("framework"));
    frameworks_->setItemText(0, tr("All frameworks"));
    gpus_->setItemText(0, tr("All GPUs"));
    views_->setAccessibleName(tr("Axes of the plot"));
    groupings_->setAccessibleName(tr("Colour by"));
    frameworks_->setAccessibleName(tr("Framework"));
    gpus_->setAccessibleName(tr("GPU"));
    open_->setText(tr("Open Runs…"));
    open_->setToolTip(tr("Your own runs, in a CSV file with the columns of the published ones; they are drawn as stars."));
    use_->setText(tr("Load Its Plan"));
    plot_->setAccessibleName(tr("Predicted and measured step times of the runs"));
    groups_->setAccessibleName(tr("Errors by group"));
    groups_->table().setColumns({{tr("Group"), {}},
                                 {tr("Runs"), {}},
                                 {tr("Median (%)"), tr("Median size of the error, predicted over measured")},
                                 {tr("Mean (%)"), tr("Mean size of the error")},
                                 {tr("p90 (%)"), tr("Nine of ten errors are smaller")},
                                 {tr("Bias (%)"), tr("Mean error with its sign: positive where predictions are too slow")}});
    showRun(plot_->selected());
}

} // namespace fivefold
