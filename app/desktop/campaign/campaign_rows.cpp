// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/campaign/campaign_rows.h"

#include "app/desktop/finding_sentence.h"
#include "app/desktop/pages/layout_words.h"
#include "app/desktop/pages/run_check.h"
#include "app/desktop/theme/number_format.h"
#include "app/desktop/theme/theme.h"
#include "app/texts/control_texts.h"
#include "app/texts/run_texts.h"
#include "core/calibrate/step_cost.h"

#include <QStringList>

#include <algorithm>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;
using format::Detail;

constexpr std::size_t kEvidenceLines = 4; // in a tip
constexpr double kLeastChance = 0.01;     // that is said as it is

QString seconds(Seconds time) { return format::significant(time.value()); }
QString percent(double fraction) { return Measure{format::concise(100 * fraction), u"%"_s}.text(); }
QString whole(std::size_t count) { return format::whole(static_cast<double>(count)); }

/// Time or memory as a cell; a dash where it is not known.
ValueCell dash() {
    ValueCell cell = textCell(u"\u2013"_s);
    cell.number = true; // below the numbers
    return cell;
}

ValueCell stateCell(const TaskStatus& task) {
    QString tip;
    if (!task.queue.empty()) {
        const QueueEntry& entry = task.queue.front();
        tip = entry.nodes.empty() ? CampaignSession::tr("job %1").arg(QString::fromStdString(entry.job)) : CampaignSession::tr("job %1 on %2").arg(QString::fromStdString(entry.job), QString::fromStdString(entry.nodes));
        if (!entry.reason.empty() && entry.reason != "None") tip = CampaignSession::tr("%1 (%2)").arg(tip, QString::fromStdString(entry.reason));
    }
    return textCell(taskStateText(task.state), tip);
}

ValueCell memoryCell(const CampaignTask& task, const TaskResult* result) {
    const QString predicted = CampaignSession::tr("predicted %1, %2 to %3").arg(format::memory(task.memory).text(), format::memory(task.memory_low).text(), format::memory(task.memory_high).text());
    if (result != nullptr)
        for (auto kind = std::rbegin(kMemoryKinds); kind != std::rend(kMemoryKinds); ++kind)
            if (const auto& bytes = result->run.reading(*kind))
                return numberCell(format::memory(*bytes).number, in_gib(*bytes), CampaignSession::tr("%1, %2; %3").arg(format::memory(*bytes, Detail::full).text(), memoryKindText(*kind), predicted));
    ValueCell cell = dash();
    cell.tip = predicted;
    return cell;
}

ValueCell outcomeCell(const TaskResult* result) {
    if (result == nullptr) return textCell({});
    QStringList lines{adviceText(result->outcome)};
    for (std::size_t i = 0; i < result->outcome.evidence.size() && i < kEvidenceLines; ++i) {
        const LogEvidence& evidence = result->outcome.evidence[i];
        lines << CampaignSession::tr("line %1: %2").arg(whole(evidence.line), QString::fromStdString(evidence.text));
    }
    lines.removeAll(QString());
    return textCell(runEndText(result->outcome.end), lines.join(u'\n'));
}

/// The one flagged as broken, if it is.
const HealthFlag* flagOf(const CampaignNow& now, std::size_t task) {
    for (const HealthFlag& flag : now.results.health)
        if (flag.run < now.results.tasks.size() && now.results.tasks[flag.run].task == task) return &flag;
    return nullptr;
}

ValueCell differenceCell(const CampaignNow& now, std::size_t task, const TaskResult& result) {
    const double off = *result.run.step_time / now.campaign->tasks[task].step_time - 1;
    QString tip = result.outside_band ? CampaignSession::tr("outside the band of the prediction") : CampaignSession::tr("within the band of the prediction");
    if (const HealthFlag* flag = flagOf(now, task)) {
        QStringList causes;
        for (const HealthCause cause : flag->causes) causes << healthCauseText(cause);
        tip = CampaignSession::tr("out of health; the likeliest causes: %1").arg(causes.join(u"; "_s));
    }
    ValueCell cell = numberCell(signedPercent(off), 100 * off, tip);
    if (result.outside_band) cell.text = CampaignSession::tr("! %1", "a difference outside the band").arg(cell.text);
    return cell;
}

QString pointText(const CampaignNow& now, const TaskResult& result) {
    const CampaignTask& task = now.campaign->tasks[result.task];
    return CampaignSession::tr("%1: measured %2, predicted %3 (%4).")
        .arg(taskLayoutText(task), format::duration(*result.run.step_time).text(), format::duration(task.step_time).text(), signedPercent(task.step_time / *result.run.step_time - 1));
}

} // namespace

QString taskStateText(TaskState state) {
    switch (state) {
    case TaskState::waiting: return CampaignSession::tr("not started");
    case TaskState::queued: return CampaignSession::tr("queued");
    case TaskState::running: return CampaignSession::tr("running");
    case TaskState::completed: return CampaignSession::tr("done");
    case TaskState::failed: return CampaignSession::tr("failed");
    case TaskState::retry: return CampaignSession::tr("to be tried again");
    case TaskState::lost: return CampaignSession::tr("lost");
    case TaskState::stopped: return CampaignSession::tr("stopped");
    case TaskState::dropped: return CampaignSession::tr("left out");
    }
    return {};
}

QString runEndText(RunEnd end) {
    switch (end) {
    case RunEnd::completed: return CampaignSession::tr("completed");
    case RunEnd::oom: return CampaignSession::tr("out of memory");
    case RunEnd::nccl: return CampaignSession::tr("NCCL error");
    case RunEnd::hang: return CampaignSession::tr("hung");
    case RunEnd::time_limit: return CampaignSession::tr("time limit");
    case RunEnd::host_oom: return CampaignSession::tr("host out of memory");
    case RunEnd::node_failure: return CampaignSession::tr("node failure");
    case RunEnd::preempted: return CampaignSession::tr("pre-empted");
    case RunEnd::cancelled: return CampaignSession::tr("cancelled");
    case RunEnd::refused_configuration: return CampaignSession::tr("configuration refused");
    case RunEnd::hardware: return CampaignSession::tr("hardware error");
    case RunEnd::leftover_process: return CampaignSession::tr("left-over process");
    case RunEnd::crash: return CampaignSession::tr("crash");
    case RunEnd::unknown: return CampaignSession::tr("not known");
    }
    return {};
}

QString taskLayoutText(const CampaignTask& task) {
    const Layout& layout = task.plan.layout;
    QStringList words = degreeWords(layout);
    if (layout.zero > 0) words << CampaignSession::tr("ZeRO-%1").arg(layout.zero);
    words << u"%1×%2"_s.arg(task.plan.layout.accumulation).arg(layout.micro_batch);
    return words.join(u' ');
}

QString adviceText(const RunOutcome& outcome) {
    QStringList sentences;
    for (const Finding& advice : outcome.advice)
        if (const char* text = run_text(advice.id); *text != '\0') sentences << filledSentence("Finding", text, advice.arguments);
    return sentences.join(u'\n');
}

QString messageText(const CampaignMessage& message) {
    const char* known = control_text(message.id);
    const QString text = *known != '\0' ? filledSentence("Finding", known, message.arguments) : QString::fromStdString(message.words).trimmed().replace(u'\n', u' ');
    return message.host.empty() ? text : CampaignSession::tr("%1: %2", "a host, what it says").arg(QString::fromStdString(message.host), text);
}

std::vector<ValueTableModel::Column> runColumns() {
    return {{CampaignSession::tr("No."), CampaignSession::tr("Place in the order in which the tasks run")},
            {CampaignSession::tr("Layout"), CampaignSession::tr("Degrees of parallelism, then micro-batches by their sequences")},
            {CampaignSession::tr("State"), {}},
            {CampaignSession::tr("Predicted (s)"), CampaignSession::tr("Step time, as predicted before the run")},
            {CampaignSession::tr("Band (s)"), CampaignSession::tr("Eight of ten runs like this end between these")},
            {CampaignSession::tr("Measured (s)"), CampaignSession::tr("Step time once it is steady")},
            {CampaignSession::tr("Difference"), CampaignSession::tr("Measured against predicted; an exclamation mark: outside the band")},
            {CampaignSession::tr("Memory (GiB)"), CampaignSession::tr("Measured, of the worst rank")},
            {CampaignSession::tr("Outcome"), CampaignSession::tr("How the run ended; point at it for the evidence")},
            {CampaignSession::tr("Attempts"), {}}};
}

std::vector<ValueTableModel::Row> runRows(const CampaignNow& now) {
    std::vector<ValueTableModel::Row> rows;
    for (std::size_t i = 0; i < now.campaign->tasks.size(); ++i) {
        const CampaignTask& task = now.campaign->tasks[i];
        const TaskResult* result = now.results.of(i);
        const bool timed = result != nullptr && result->run.step_time.has_value();
        ValueTableModel::Row row;
        row.push_back(numberCell(whole(i + 1), static_cast<double>(i + 1), QString::fromStdString(task.id)));
        row.push_back(textCell(taskLayoutText(task), layoutSentence(task.plan.layout)));
        row.push_back(stateCell(now.status.tasks[i]));
        row.push_back(numberCell(seconds(task.step_time), task.step_time.value()));
        row.push_back(textCell(u"%1\u2009\u2013\u2009%2"_s.arg(seconds(task.step_low), seconds(task.step_high))));
        row.push_back(timed ? numberCell(seconds(*result->run.step_time), result->run.step_time->value(), CampaignSession::tr("from %n steady step(s)", nullptr, static_cast<int>(result->steady.steps - result->steady.warm_up))) : dash());
        row.push_back(timed ? differenceCell(now, i, *result) : dash());
        row.push_back(memoryCell(task, result));
        row.push_back(outcomeCell(result));
        const std::size_t attempts = now.status.tasks[i].attempts.size();
        row.push_back(numberCell(whole(attempts), static_cast<double>(attempts)));
        rows.push_back(std::move(row));
    }
    return rows;
}

ResidualPlotData runPlot(const CampaignNow& now, const QPalette& palette, std::vector<std::size_t>& tasks) {
    tasks.clear();
    ResidualPlotData plot;
    plot.unit = format::duration(Seconds(1)).unit;
    plot.series = {{CampaignSession::tr("within the band"), Theme::series(0, palette), 0}, {CampaignSession::tr("outside the band"), Theme::series(1, palette), 1}};
    std::vector<QString> texts;
    QString table = u"task\tmeasured_s\tpredicted_s\n"_s;
    for (const TaskResult& result : now.results.tasks) {
        if (!result.run.step_time) continue;
        const CampaignTask& task = now.campaign->tasks[result.task];
        plot.points.push_back({result.run.step_time->value(), task.step_time.value(), result.outside_band ? 1 : 0});
        tasks.push_back(result.task);
        texts.push_back(pointText(now, result));
        table += u"%1\t%2\t%3\n"_s.arg(QString::fromStdString(task.id), QString::number(result.run.step_time->value(), 'g', 12), QString::number(task.step_time.value(), 'g', 12));
    }
    plot.description = [texts](int point) { return texts.at(static_cast<std::size_t>(point)); };
    plot.tip = [texts](int point) { return texts.at(static_cast<std::size_t>(point)).toHtmlEscaped(); };
    plot.table = [table] { return table; };
    return plot;
}

QString standingText(const CampaignNow& now) {
    const auto counts = now.status.counts();
    const auto of = [&counts](TaskState state) { return static_cast<int>(counts[static_cast<std::size_t>(state)]); };
    QStringList parts{CampaignSession::tr("%1 of %n run(s) done", nullptr, static_cast<int>(now.campaign->tasks.size())).arg(of(TaskState::completed))};
    if (const int n = of(TaskState::running)) parts << CampaignSession::tr("%n running", nullptr, n);
    if (const int n = of(TaskState::queued)) parts << CampaignSession::tr("%n queued", nullptr, n);
    if (const int n = of(TaskState::failed)) parts << CampaignSession::tr("%n failed", nullptr, n);
    if (const int n = of(TaskState::dropped)) parts << CampaignSession::tr("%n left out", nullptr, n);
    const QString standing = CampaignSession::tr("%1: %2.").arg(QString::fromStdString(now.campaign->name), parts.join(u", "_s));
    const TaskResult* best = now.results.best();
    if (best == nullptr) return CampaignSession::tr("%1 %2").arg(standing, CampaignSession::tr("Nothing was measured yet."));
    const CampaignTask& task = now.campaign->tasks[best->task];
    const QString fastest = CampaignSession::tr("Fastest measured: %1 with %2 a step, %3 per GPU, where a step of %4 was predicted.")
                                .arg(taskLayoutText(task), format::duration(*best->run.step_time).text(), format::tokenRate(tokens_per_second_per_gpu(task.plan, *best->run.step_time)).text(), format::duration(task.step_time).text());
    const QString sofar = CampaignSession::tr("%1 %2").arg(standing, fastest);
    if (!now.outlook || !now.outlook->best) return sofar;
    const QString worth = percent(LearningOptions().worthwhile), chance = now.outlook->chance_of_better < kLeastChance ? CampaignSession::tr("less than %1").arg(percent(kLeastChance)) : percent(now.outlook->chance_of_better);
    return CampaignSession::tr("%1 %2").arg(sofar, now.outlook->stop ? CampaignSession::tr("The chance that an untested layout is faster by more than %1 is %2: not worth another run.").arg(worth, chance)
                                                          : CampaignSession::tr("The chance that an untested layout is faster by more than %1 is %2.").arg(worth, chance));
}

QString spentText(const CampaignNow& now) {
    double expected = 0;
    for (const CampaignTask& task : now.campaign->tasks) expected += task.gpu_hours();
    const QString where = now.remote.here() ? QString() : QString::fromStdString(now.remote.host);
    const QString spent = CampaignSession::tr("%1 of about %2 GPU-hours spent").arg(format::significant(now.status.gpu_hours(*now.campaign)), format::significant(expected));
    if (!now.status.queue_known) return CampaignSession::tr("%1; the queue cannot be asked: %2").arg(spent, messageText(now.status.queue_problem));
    return where.isEmpty() ? spent : CampaignSession::tr("%1, on %2").arg(spent, where);
}

} // namespace fivefold
