// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/timeline_page.h"

#include "app/desktop/charts/gantt_view.h"
#include "app/desktop/controls/choice_box.h"
#include "app/desktop/document.h"
#include "app/desktop/pages/trace_file.h"
#include "app/desktop/save_dialog.h"
#include "app/desktop/theme/icons.h"
#include "app/desktop/theme/number_format.h"

#include <QCheckBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t kMostBars = 200'000; // passes, of all charts together
constexpr qint64 kNone = -1;               // of a choice: the plan's own order, nothing below
constexpr int kMoments = 1000, kPlayMs = 8000, kFrameMs = 16;
constexpr int kMostRows = 12, kRowHeight = 13, kTitleHeight = 24, kBelowRows = 148; // of the chart; below: axis, memory, legend
constexpr int kBoxFrame = 40;                                                       // of a combo box around its text
constexpr int kTableRows = 4, kTableMargin = 8;                                     // what is left is the chart's

} // namespace

QString TimelinePage::title() const { return tr("Timeline"); }
QIcon TimelinePage::icon() const { return lineIcon(u"timeline"_s); }

QString TimelinePage::summary() const {
    if (!result()) return tr("One step, pass by pass on every pipeline stage, will be shown here.");
    if (!result()->estimate.valid) return tr("This plan cannot be computed; the verdict says why.");
    const Layout& l = result()->plan.layout;
    const QString passes =
        l.accumulation == 1 ? tr("one micro-batch") : tr("%1 micro-batches").arg(format::whole(static_cast<double>(l.accumulation)));
    const QString step = format::duration(result()->estimate.time.total()).text();
    if (l.pp < 2)
        return tr("One stage works through %1 and its optimizer step in %2; without a pipeline there is no bubble.").arg(passes, step);
    return tr("%1 pipeline stages work through %2 under %3 in %4.")
        .arg(format::whole(static_cast<double>(l.pp)), passes, TimelineTexts::orderText(order_kind(l)), step);
}

std::vector<PipelineOrderKind> TimelinePage::wanted() const {
    const Plan& plan = result()->plan;
    // What an earlier plan could run but this one cannot falls back to the plan's own.
    const auto possible = [&plan](const std::optional<PipelineOrderKind>& kind) {
        return kind && order_refusal(plan, *kind) == OrderRefusal::none;
    };
    std::vector<PipelineOrderKind> kinds{possible(order_) ? *order_ : order_kind(plan.layout)};
    if (possible(compared_) && *compared_ != kinds.front()) kinds.push_back(*compared_);
    return kinds;
}

void TimelinePage::setOrder(std::optional<PipelineOrderKind> order) {
    if (order == order_) return;
    order_ = order;
    refresh();
}

void TimelinePage::setCompared(std::optional<PipelineOrderKind> order) {
    if (order == compared_) return;
    compared_ = order;
    refresh();
}

void TimelinePage::follow(std::optional<MicroBatch> micro_batch) {
    if (micro_batch == followed_) return;
    followed_ = micro_batch;
    const QSignalBlocker quiet(follow_);
    follow_->setValue(followed_ ? followed_->number : -1);
    draw();
}

void TimelinePage::refresh() {
    sentence_->setText(summary());
    if (!result() || !result()->estimate.valid || !result()->profile) {
        task_.cancel();
        answer_.reset();
        streams_task_.cancel();
        streams_answer_.reset();
        setShown(false);
        return;
    }
    showOrders();
    task_.start(
        [result = result(), kinds = wanted(), locks = document_.locks()](const std::stop_token& stop) -> TimelineAnswerPtr {
            auto answer = std::make_shared<TimelineAnswer>(TimelineAnswer{result, {}, {}});
            for (const PipelineOrderKind kind : kinds) {
                answer->orders.push_back(simulate_order(*result, kind, kMostBars / kinds.size(), stop));
                if (stop.stop_requested()) return answer; // nobody takes it
            }
            answer->choices = schedule_choices(result->plan, *result->profile, locks, stop);
            return answer;
        },
        [this](const TimelineAnswerPtr& answer) { take(answer); });
}

std::vector<std::size_t> TimelinePage::drawn() const {
    std::vector<std::size_t> orders;
    for (std::size_t i = 0; answer_ && i < answer_->orders.size(); ++i)
        if (answer_->orders[i].timeline) orders.push_back(i);
    return orders;
}

void TimelinePage::take(const TimelineAnswerPtr& answer) {
    answer_ = answer;
    const std::vector<std::size_t> charts = drawn();
    if (curve_chart_ >= charts.size()) curve_chart_ = 0;
    int micro_batches = 0;
    for (const std::size_t order : charts)
        micro_batches = std::max(micro_batches, answer->orders[order].timeline->costs.order.micro_batches);
    {
        const QSignalBlocker quiet(follow_);
        follow_->setRange(-1, std::max(-1, micro_batches - 1));
        if (followed_ && followed_->number >= micro_batches) followed_.reset();
        follow_->setValue(followed_ ? followed_->number : -1);
    }
    setShown(!charts.empty());
    showNote();
    draw();
    TimelineTexts::fillStages(stages_->table(), *answer);
    TimelineTexts::fillChoices(choices_->table(), *answer);
    tables_->setTabVisible(1, answer->choices.size() > 1);
    const int rows = std::clamp(stages_->model()->rowCount(), 1, kTableRows);
    tables_->setFixedHeight(tables_->tabBar()->sizeHint().height() + stages_->horizontalHeader()->sizeHint().height() +
                            rows * stages_->verticalHeader()->defaultSectionSize() + 2 * stages_->frameWidth() + kTableMargin);
    Q_EMIT simulated();
}

void TimelinePage::draw() {
    if (!answer_) return;
    const std::vector<std::size_t> charts = drawn();
    std::vector<GanttChart> shown;
    for (const std::size_t order : charts)
        shown.push_back(TimelineTexts::chart(answer_, order, followed_, critical_->isChecked(), charts.size() > 1 || streams_->isChecked(), palette()));
    requestStreams();
    if (showsStreams()) shown.push_back(StreamLanes::chart(streams_answer_, palette()));
    int rows = 0;
    for (const GanttChart& chart : shown) rows += static_cast<int>(chart.rows.size());
    // High enough for a dozen stages; beyond that the chart scrolls by itself.
    const bool lanes = showsStreams(); // each of them is named
    const int row = lanes ? std::max(kRowHeight, gantt_->fontMetrics().height()) : kRowHeight;
    gantt_->setMinimumHeight(std::clamp(rows, 2, lanes ? 2 * kMostRows : kMostRows) * row + static_cast<int>(shown.size()) * kTitleHeight + kBelowRows);
    gantt_->setCharts(std::move(shown));
    gantt_->setSummary(note_->text());
    showCurve();
}

void TimelinePage::showCurve() {
    const std::vector<std::size_t> charts = drawn();
    if (charts.empty()) return gantt_->setCurve(std::nullopt);
    const std::size_t order = charts[std::min(curve_chart_, charts.size() - 1)];
    curve_rank_ = std::min(curve_rank_, answer_->orders[order].memory.size() - 1);
    gantt_->setCurve(TimelineTexts::curve(*answer_, order, curve_rank_));
}

void TimelinePage::showStage() {
    if (streams_->isChecked())
        draw();
    else
        showCurve();
}

bool TimelinePage::showsStreams() const {
    return streams_->isChecked() && streams_answer_ && streams_answer_->timeline == answer_ && !streams_answer_->too_many;
}

bool TimelinePage::hasStreams() const {
    const std::vector<std::size_t> charts = drawn();
    return streams_->isChecked() && streams_answer_ && streams_answer_->timeline == answer_ && !charts.empty() && curve_chart_ < charts.size() &&
           streams_answer_->order == charts[curve_chart_] && streams_answer_->rank == curve_rank_;
}

void TimelinePage::requestStreams() {
    const std::vector<std::size_t> charts = drawn();
    if (!streams_->isChecked() || charts.empty()) {
        streams_task_.cancel();
        streams_answer_.reset();
        return;
    }
    curve_chart_ = std::min(curve_chart_, charts.size() - 1);
    curve_rank_ = std::min(curve_rank_, answer_->orders[charts[curve_chart_]].memory.size() - 1);
    if (hasStreams()) return;
    streams_task_.start([timeline = answer_, order = charts[curve_chart_], rank = curve_rank_](const std::stop_token&) { return StreamLanes::make(timeline, order, rank); },
                        [this](const StreamAnswerPtr& answer) {
                            streams_answer_ = answer;
                            showNote();
                            draw();
                            Q_EMIT streamsDrawn();
                        });
}

void TimelinePage::showOrders() {
    const Plan& plan = result()->plan;
    const PipelineOrderKind own = order_kind(plan.layout);
    const auto fill = [&](ChoiceBox& box, const QString& none, const std::optional<PipelineOrderKind>& chosen) {
        const QSignalBlocker quiet(box);
        QStringList texts{none}, present;
        std::vector<PipelineOrderKind> kinds;
        for (const PipelineOrderKind kind : kPipelineOrderKinds)
            if (&box != orders_ || kind != own) kinds.push_back(kind);
        for (const PipelineOrderKind kind : kinds) texts << TimelineTexts::orderText(kind);
        for (int i = 0; i < box.count(); ++i) present << box.itemText(i);
        if (present != texts) {
            box.clear();
            box.addChoice(none, kNone);
            for (const PipelineOrderKind kind : kinds) box.addChoice(TimelineTexts::orderText(kind), static_cast<std::int64_t>(kind));
        }
        for (std::size_t i = 0; i < kinds.size(); ++i)
            box.setReason(static_cast<int>(i) + 1, TimelineTexts::refusalText(order_refusal(plan, kinds[i]), kinds[i]));
        const bool possible = chosen && order_refusal(plan, *chosen) == OrderRefusal::none && (&box != orders_ || *chosen != own);
        int widest = 0; // scripts of several fonts are wider than the box's own size hint
        for (const QString& text : texts) widest = std::max(widest, box.fontMetrics().horizontalAdvance(text));
        box.setMinimumWidth(widest + kBoxFrame);
        box.showValue(possible ? static_cast<std::int64_t>(*chosen) : kNone);
    };
    fill(*orders_, tr("%1 (this plan)").arg(TimelineTexts::orderText(own)), order_);
    fill(*others_, tr("nothing"), compared_);
}

void TimelinePage::showNote() {
    if (!answer_) return;
    QStringList notes;
    for (const SimulatedOrder& order : answer_->orders) notes << TimelineTexts::noteText(order);
    if (hasStreams() && streams_answer_->too_many) notes << StreamLanes::tooManyText();
    note_->setText(notes.join(u'\n'));
}

void TimelinePage::barChosen(int chart, qint64 event) {
    const std::vector<std::size_t> charts = drawn();
    if (event >= 0 && chart == static_cast<int>(charts.size()) && showsStreams()) return follow(StreamLanes::microBatch(*streams_answer_, event));
    if (event < 0 || chart >= static_cast<int>(charts.size())) return follow(std::nullopt);
    const SimulatedOrder& order = answer_->orders[charts[static_cast<std::size_t>(chart)]];
    const GanttBar* bar = order.bar(event);
    if (bar == nullptr) return;
    curve_chart_ = static_cast<std::size_t>(chart);
    curve_rank_ = static_cast<std::size_t>(bar->row);
    if (order.is_pass(event)) follow(order.micro_batch(order.timeline->run.events[static_cast<std::size_t>(event)].op));
    showStage();
}

/// Memory of the chosen stage, and the moment of its peak.
void TimelinePage::stageChosen() {
    const QModelIndexList rows = stages_->selectionModel()->selectedRows();
    if (rows.isEmpty() || !answer_) return;
    auto row = static_cast<std::size_t>(rows.front().row());
    const std::vector<std::size_t> charts = drawn();
    for (std::size_t chart = 0; chart < charts.size(); ++chart) {
        const SimulatedOrder& order = answer_->orders[charts[chart]];
        if (row >= order.memory.size()) {
            row -= order.memory.size();
            continue;
        }
        curve_chart_ = chart;
        curve_rank_ = row;
        showStage();
        play(false);
        gantt_->setPlayHead(order.memory[row].peak.when.value());
        const QSignalBlocker quiet(moment_);
        moment_->setValue(static_cast<int>(order.memory[row].peak.when.value() / std::max(1e-12, gantt_->extent()) * kMoments));
        return;
    }
}

void TimelinePage::play(bool run) {
    const QSignalBlocker quiet(play_);
    play_->setChecked(run);
    play_->setText(run ? tr("Stop") : tr("Play"));
    play_->setIcon(lineIcon(run ? u"stop"_s : u"play"_s));
    if (!run) return clock_.stop();
    if (moment_->value() >= kMoments) moment_->setValue(0);
    clock_.start(kFrameMs);
}

void TimelinePage::hideEvent(QHideEvent* event) {
    play(false);
    Page::hideEvent(event);
}

void TimelinePage::setShown(bool shown) {
    gantt_->setVisible(shown);
    tables_->setVisible(shown);
    note_->setVisible(answer_ != nullptr);
    controls_->setVisible(answer_ != nullptr);
    export_->setEnabled(shown);
    if (!shown) play(false);
}

void TimelinePage::askExport() {
    if (!result() || !result()->estimate.valid || !result()->profile) {
        Q_EMIT traceWritten(QString(), summary());
        return;
    }
    QFileDialog* dialog = makeSaveDialog(this, tr("Export Trace"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), u"trace.json"_s, tr("Traces (*.json)"));
    dialog->setObjectName("traceDialog"_L1);
    connect(dialog, &QFileDialog::fileSelected, this, &TimelinePage::exportTrace);
    dialog->open();
}

void TimelinePage::exportTrace(const QString& path) {
    if (!result() || !result()->estimate.valid || !result()->profile) return;
    export_->setEnabled(false);
    export_task_.start([result = result(), kind = wanted().front(), rank = curve_rank_,
                        path](const std::stop_token&) { return writeTraceFile(*result, kind, rank, path); },
                       [this, path](const QString& error) {
                           export_->setEnabled(true);
                           Q_EMIT traceWritten(path, error);
                       });
}

TimelinePage::TimelinePage(Document& document, QWidget* parent)
    : Page(parent), document_(document), sentence_(new QLabel), controls_(new QWidget), order_label_(new QLabel), orders_(new ChoiceBox),
      compared_label_(new QLabel), others_(new ChoiceBox), follow_label_(new QLabel), follow_(new QSpinBox), critical_(new QCheckBox), streams_(new QCheckBox),
      moment_label_(new QLabel), moment_(new QSlider(Qt::Horizontal)), play_(new QPushButton), export_(new QPushButton), note_(new QLabel),
      gantt_(new GanttView), tables_(new QTabWidget), stages_(new ValueTable), choices_(new ValueTable) {
    setObjectName("timelinePage"_L1);
    sentence_->setObjectName("timelineSentence"_L1);
    note_->setObjectName("timelineNote"_L1);
    gantt_->setObjectName("timelineGantt"_L1);
    tables_->setObjectName("timelineTables"_L1);
    stages_->setObjectName("timelineStages"_L1);
    choices_->setObjectName("timelineChoices"_L1);
    for (QLabel* label : {sentence_, note_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    makeControls();
    tables_->setDocumentMode(true);
    tables_->tabBar()->setDrawBase(false);
    tables_->addTab(stages_, QString());
    tables_->addTab(choices_, QString());
    QVBoxLayout* layout = makeColumn();
    layout->addWidget(sentence_);
    layout->addWidget(controls_);
    layout->addWidget(note_);
    layout->addWidget(gantt_, 1);
    layout->addWidget(tables_);
    connect(gantt_, &GanttView::barSelected, this, &TimelinePage::barChosen);
    connect(stages_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TimelinePage::stageChosen);
    connect(&document_, &Document::locksChanged, this, [this] { showResult(result()); }); // schedules that pay keep locked knobs
    connect(&clock_, &QTimer::timeout, this, [this] {
        moment_->setValue(moment_->value() + std::max(1, kMoments * kFrameMs / kPlayMs));
        if (moment_->value() >= kMoments) play(false);
    });
    TimelinePage::retranslate();
    setShown(false);
}

} // namespace fivefold
