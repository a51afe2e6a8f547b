// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/campaign/campaign_session.h"

#include "app/campaign/campaign_control.h"
#include "app/campaign/files.h"
#include "app/campaign/learning.h"
#include "app/desktop/campaign/campaign_rows.h"
#include "app/desktop/document.h"
#include "app/desktop/input_file.h"
#include "app/desktop/own_runs.h"
#include "app/desktop/report_writer.h"
#include "app/report/campaign_report.h"
#include "core/formats/campaign_json.h"
#include "core/formats/profile_json.h"
#include "core/formats/runs_csv.h"
#include "core/formats/tables.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace fivefold {
namespace {

namespace fs = std::filesystem;
using namespace Qt::StringLiterals;

constexpr int kRowsAPage = 30; // of a report's tables, about

QString native(const fs::path& path) { return QDir::toNativeSeparators(QString::fromStdString(path.string())); }

/// What results rest on: they are read anew when this changes.
std::string records_of(const CampaignStatus& status) {
    std::string text;
    for (const TaskStatus& task : status.tasks) {
        const bool over = task.state != TaskState::running && task.state != TaskState::queued;
        text += std::to_string(over ? static_cast<int>(task.state) : -1) + ':' + std::to_string(task.attempts.size());
        if (!task.attempts.empty()) text += task.attempts.back().verdict;
        text += ';';
    }
    return text;
}

/// The table of own runs that belongs to a campaign's folder.
QString ownRunsFile(const fs::path& folder, const Campaign& campaign) {
    const QByteArray place = QByteArray::fromStdString(fs::absolute(folder).lexically_normal().string());
    return u"%1/%2-%3.csv"_s.arg(ownRunsFolder(), QString::fromStdString(campaign.name), QLatin1String(QCryptographicHash::hash(place, QCryptographicHash::Sha1).toHex().left(8)));
}

/// Published runs, and a person's own of other campaigns.
std::vector<MeasuredRun> known_runs(const MeasuredRunsPtr& measured, const Catalogue& catalogue, const QString& but) {
    std::vector<MeasuredRun> known = measured ? measured->runs : load_timed_runs(catalogue);
    std::vector<MeasuredRun> own = keptRuns(catalogue, but);
    known.insert(known.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
    return known;
}

} // namespace

CampaignSession::CampaignSession(Document& document, QObject* parent) : QObject(parent), document_(document) {}

void CampaignSession::setWork(Work work) {
    if (work == work_) return;
    work_ = work;
    Q_EMIT workChanged();
}

void CampaignSession::start(Work work, Act act) {
    const CataloguePtr catalogue = document_.sharedCatalogue();
    const UsedHardwarePtr& used = document_.hardware();
    Context context{{}, {}, now_, catalogue, document_.evaluator().runs(), used ? used->unfitted : std::shared_ptr<const ProfileLibrary>(catalogue, &catalogue->profiles)};
    if (now_) {
        context.folder = now_->folder;
        context.campaign = now_->campaign;
    }
    setWork(work);
    task_.start(
        [context = std::move(context), act = std::move(act)](const std::stop_token& stop) mutable {
            try {
                return act(context, stop);
            } catch (const std::exception& error) {
                Outcome outcome;
                outcome.problem = QString::fromUtf8(error.what());
                return outcome;
            }
        },
        [this, work](const Outcome& outcome) { take(work, outcome); });
}

void CampaignSession::take(Work work, const Outcome& outcome) {
    if (outcome.now) now_ = outcome.now;
    setWork(Work::none);
    if (outcome.now) Q_EMIT changed();
    if (outcome.now && (work == Work::opening || work == Work::creating)) Q_EMIT opened();
    if (!outcome.problem.isEmpty()) Q_EMIT failed(outcome.problem, outcome.command);
    if (!outcome.said.isEmpty()) Q_EMIT said(outcome.said);
    if (!outcome.runs.isEmpty()) Q_EMIT learned(outcome.runs);
}

void CampaignSession::cancel() {
    task_.cancel();
    setWork(Work::none);
}

CampaignSession::Outcome CampaignSession::lookAt(const Context& context, bool again, const std::stop_token& stop) {
    Outcome outcome;
    auto now = std::make_shared<CampaignNow>();
    now->folder = context.folder;
    now->campaign = context.campaign;
    now->remote = campaign::read_remote(context.folder);
    campaign::LocalProcesses processes;
    campaign::CampaignControl control(context.folder, *context.campaign, processes);
    if (const auto fetched = control.fetch(stop); !fetched.done) outcome.problem = tr("Records were not fetched: %1").arg(messageText(fetched.message));
    now->status = control.status(stop);
    now->records = records_of(now->status);
    const CampaignNowPtr& before = context.before;
    if (!again && before && before->folder == now->folder && before->records == now->records) {
        now->results = before->results;
        now->outlook = before->outlook;
    } else {
        const ProfileSource profiles = [&context](const Plan& plan) { return context.catalogue->profile_for(plan); };
        now->results = campaign::collect_results(context.folder, *context.campaign, now->status, profiles, stop);
        if (std::any_of(now->results.tasks.begin(), now->results.tasks.end(), [](const TaskResult& result) { return result.has_run; }))
            now->outlook = campaign::learn(*context.campaign, now->results, *context.start,
                                           known_runs(context.measured, *context.catalogue, ownRunsFile(context.folder, *context.campaign)), stop);
    }
    outcome.now = std::move(now);
    return outcome;
}

void CampaignSession::open(const QString& path) {
    start(Work::opening, [path](Context& context, const std::stop_token& stop) {
        const QFileInfo file(path);
        context.folder = (file.isDir() ? file.absoluteFilePath() : file.absolutePath()).toStdString();
        context.campaign = std::make_shared<const Campaign>(campaign::load_campaign(context.folder, *context.catalogue));
        return lookAt(context, true, stop);
    });
}

void CampaignSession::create(const NewCampaign& wanted, FoundPtr found, SearchRequest request) {
    start(Work::creating, [wanted, found = std::move(found), request = std::move(request)](Context& context, const std::stop_token& stop) {
        const WrittenCampaign written = writeNewCampaign(wanted, {found, request, context.catalogue, context.measured}, stop);
        const int refused = static_cast<int>(written.refused.size());
        Outcome outcome;
        if (written.campaign.tasks.empty()) {
            outcome.problem = tr("Nothing was written: no layout fits that the framework can run.");
            return outcome;
        }
        context.folder = fs::absolute(wanted.folder.toStdString());
        context.campaign = std::make_shared<const Campaign>(campaign::load_campaign(context.folder, *context.catalogue));
        campaign::CampaignControl::Answer copied{true, {}, {}};
        if (!wanted.host.isEmpty()) {
            campaign::LocalProcesses processes;
            copied = campaign::CampaignControl(context.folder, *context.campaign, processes).use_remote(wanted.host.toStdString(), wanted.path.toStdString(), stop);
        }
        outcome = lookAt(context, true, stop);
        if (!copied.done) outcome.problem = tr("The campaign was written, but not copied: %1").arg(messageText(copied.message));
        const QString tasks = tr("%n task(s) written to %1.", nullptr, static_cast<int>(written.campaign.tasks.size())).arg(native(context.folder));
        outcome.said = refused == 0 ? tasks : tr("%1 %2").arg(tasks, tr("%n layout(s) were left out that the framework cannot run.", nullptr, refused));
        return outcome;
    });
}

void CampaignSession::look() {
    if (!now_ || work_ != Work::none) return;
    start(Work::looking, [](Context& context, const std::stop_token& stop) { return lookAt(context, false, stop); });
}

void CampaignSession::place(const QString& host, const QString& path) {
    if (!now_) return;
    start(Work::placing, [host, path](Context& context, const std::stop_token& stop) {
        campaign::LocalProcesses processes;
        campaign::CampaignControl control(context.folder, *context.campaign, processes);
        if (host.isEmpty()) {
            campaign::write_remote(context.folder, {});
            Outcome outcome = lookAt(context, false, stop);
            outcome.said = tr("The campaign runs on this machine.");
            return outcome;
        }
        const auto answer = control.use_remote(host.toStdString(), path.toStdString(), stop);
        Outcome outcome = answer.done ? lookAt(context, false, stop) : Outcome();
        if (answer.done) outcome.said = tr("Copied to %1.").arg(host);
        else outcome.problem = tr("Not copied: %1").arg(messageText(answer.message));
        return outcome;
    });
}

void CampaignSession::submit(const std::vector<std::string>& tasks, bool again) {
    if (!now_) return;
    start(Work::submitting, [tasks, again](Context& context, const std::stop_token& stop) {
        campaign::LocalProcesses processes;
        campaign::CampaignControl control(context.folder, *context.campaign, processes);
        const auto answer = control.submit(tasks, again, stop);
        Outcome outcome = lookAt(context, false, stop);
        if (answer.done) {
            outcome.said = answer.message.empty() ? tr("Submitted.") : messageText(answer.message);
            return outcome;
        }
        outcome.command = QString::fromStdString(answer.command);
        if (answer.message.id == "control-launcher-elsewhere") outcome.problem = tr("This stays at work until the campaign is over. Start it where the launcher can be reached:");
        else if (answer.message.id == "control-no-sbatch")
            outcome.problem = tr("There is no sbatch on this machine. Say where the campaign runs, or copy its folder to the cluster and type this there:");
        else outcome.problem = tr("Not submitted: %1").arg(messageText(answer.message));
        return outcome;
    });
}

void CampaignSession::stop(const std::vector<std::string>& tasks) {
    if (!now_) return;
    start(Work::stopping, [tasks](Context& context, const std::stop_token& stop) {
        campaign::LocalProcesses processes;
        campaign::CampaignControl control(context.folder, *context.campaign, processes);
        const auto answer = control.cancel(tasks, stop);
        Outcome outcome = lookAt(context, false, stop);
        if (answer.done) outcome.said = tr("The queue was told to stop the tasks.");
        else outcome.problem = tr("Not stopped: %1").arg(messageText(answer.message));
        return outcome;
    });
}

void CampaignSession::collect() {
    if (!now_) return;
    start(Work::collecting, [](Context& context, const std::stop_token& stop) {
        Outcome outcome = lookAt(context, true, stop);
        if (stop.stop_requested()) return outcome;
        campaign::write_results(context.folder, *context.campaign, outcome.now->status, outcome.now->results);
        outcome.said = tr("%n log(s) read; results.csv and results.json are in %1.", nullptr, static_cast<int>(outcome.now->results.tasks.size())).arg(native(context.folder));
        return outcome;
    });
}

CampaignSession::Outcome CampaignSession::keep(const Context& context, Outcome outcome, const std::stop_token& stop) {
    const CampaignNow& now = *outcome.now;
    const auto kept = std::count_if(now.results.tasks.begin(), now.results.tasks.end(), [](const TaskResult& result) { return result.has_run; });
    if (kept == 0 || !now.outlook) {
        outcome.problem = tr("There is nothing to learn from yet: no run has a step time, a reading of memory, or ran out of memory.");
        return outcome;
    }
    outcome.runs = ownRunsFile(now.folder, *now.campaign);
    campaign::write_file(outcome.runs.toStdString(), write_campaign_runs(now.results), false);
    const std::string profile = write_profile_library(now.outlook->library);
    campaign::write_file(now.folder / "profile.json", profile, false);
    const std::vector<std::size_t> dropped = campaign::tasks_to_drop(*now.campaign, now.results, *now.outlook);
    campaign::write_dropped(now.folder, *now.campaign, dropped);
    const QString runs = tr("%n run(s) are kept among your own, and the profile that follows from them is profile.json in the campaign's folder.", nullptr, static_cast<int>(kept));
    const QString less = tr("%n task(s) cannot be the best any more and will not run.", nullptr, static_cast<int>(dropped.size()));
    Context after = context;
    after.before = outcome.now;
    Outcome again = lookAt(after, false, stop);
    again.runs = outcome.runs;
    again.said = dropped.empty() ? runs : tr("%1 %2").arg(runs, less);
    return again;
}

void CampaignSession::learn() {
    if (!now_) return;
    start(Work::learning, [](Context& context, const std::stop_token& stop) {
        Outcome outcome = lookAt(context, true, stop);
        return stop.stop_requested() ? outcome : keep(context, std::move(outcome), stop);
    });
}

void CampaignSession::report(const QString& path) {
    if (!now_) return;
    start(Work::reporting, [path, words = reportWords()](Context& context, const std::stop_token&) {
        const CampaignNow& now = *context.before;
        const CampaignOutlook none;
        const report::CampaignReport campaign{*now.campaign, now.status, now.results, now.outlook ? *now.outlook : none};
        QByteArray bytes;
        if (path.endsWith(".csv"_L1, Qt::CaseInsensitive)) {
            bytes = QByteArray::fromStdString(table_csv(report::campaign_table(campaign)));
        } else {
            report::Report made = report::make_campaign_report(campaign, words);
            if (path.endsWith(".pdf"_L1, Qt::CaseInsensitive)) {
                for (report::Block& block : made.blocks) // paper gets the map as a table
                    if (block.kind == report::Block::Kind::picture) {
                        block = {};
                        block.kind = report::Block::Kind::tables;
                        block.tables = {report::campaign_map(campaign)};
                    }
                bytes = reportPdf(made, {}, 1 + static_cast<int>(now.campaign->tasks.size()) / kRowsAPage);
            } else {
                bytes = QByteArray::fromStdString(report::write_html(made));
            }
        }
        writeOutputFile(path, bytes);
        Outcome outcome;
        outcome.said = tr("Report written to %1").arg(QDir::toNativeSeparators(path));
        return outcome;
    });
}

} // namespace fivefold
