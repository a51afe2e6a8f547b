// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of runs says.
#include "app/desktop/campaign/campaign_rows.h"
#include "app/desktop/charts/residual_plot.h"
#include "app/desktop/document.h"
#include "app/desktop/pages/runs_page.h"
#include "app/desktop/pages/value_table.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>

namespace fivefold {

QString RunsPage::summary() const {
    if (!session_.now()) return tr("No campaign is open.");
    return standingText(*session_.now());
}

QString RunsPage::workText() const {
    switch (session_.work()) {
    case CampaignSession::Work::opening: return tr("Opening the campaign…");
    case CampaignSession::Work::creating: return tr("Choosing layouts and writing the campaign…");
    case CampaignSession::Work::placing: return tr("Copying the campaign…");
    case CampaignSession::Work::submitting: return tr("Submitting…");
    case CampaignSession::Work::stopping: return tr("Stopping…");
    case CampaignSession::Work::collecting: return tr("Reading logs…");
    case CampaignSession::Work::learning: return tr("Learning from the results…");
    case CampaignSession::Work::reporting: return tr("Writing the report…");
    case CampaignSession::Work::looking:
    case CampaignSession::Work::none: break;
    }
    return session_.now() ? tr("%1; %2", "GPU-hours spent, which constants are in use").arg(spentText(*session_.now()), profileText()) : QString();
}

QString RunsPage::profileText() const {
    const UsedHardwarePtr& used = document_.hardware();
    if (!used) return tr("the estimates use the built-in constants");
    return tr("the estimates use the profile \"%1\"").arg(used->name);
}

/// Says what the buttons would act on.
void RunsPage::labelButtons() {
    const int rows = static_cast<int>(chosen().size());
    again_->setText(rows > 0 ? tr("Resubmit %n run(s)", nullptr, rows) : tr("Resubmit failed"));
    stop_->setText(rows > 0 ? tr("Stop %n run(s)", nullptr, rows) : tr("Stop all"));
    use_->setText(rows > 0 ? tr("Use layout") : tr("Use best layout"));
}

void RunsPage::retranslate() {
    empty_->setText(tr("A campaign tries the best layouts of a search on the real cluster: a folder with launch files for each run, which Slurm, SkyPilot or Kubernetes works through. "
                       "What comes back is held against the predictions, failures are told apart, and what was measured ranks the rest anew. "
                       "Make one from the search, or open the folder of one."));
    new_->setText(tr("New campaign…"));
    open_->setText(tr("Open campaign…"));
    submit_->setText(tr("Submit"));
    submit_->setToolTip(tr("Submits every run that is neither done nor queued; safe to repeat"));
    again_->setToolTip(tr("Submits the chosen runs once more, or all that failed"));
    stop_->setToolTip(tr("Cancels queued and running runs, the chosen ones or all"));
    collect_->setText(tr("Collect"));
    collect_->setToolTip(tr("Reads all logs anew and writes results.csv and results.json into the folder; also while runs go on"));
    learn_->setText(tr("Learn"));
    learn_->setToolTip(tr("Keeps the results among your own runs, refits the profile, and leaves out runs that cannot be the best any more"));
    use_->setToolTip(tr("Puts the chosen layout, or the fastest measured, into the knobs; Undo brings the old one back"));
    report_->setText(tr("Report…"));
    place_->setText(tr("Where it runs…"));
    place_->setToolTip(tr("On this machine, or on a login node through your own ssh"));
    cancel_->setText(tr("Cancel"));
    copy_->setText(tr("Copy"));
    adopt_->setText(tr("Use this profile"));
    adopt_->setToolTip(tr("The estimates take the refitted constants from now on, in every plan; Undo brings the old ones back"));
    close_->setText(tr("Close"));
    close_->setAccessibleName(tr("Close the message"));
    copy_->setAccessibleName(tr("Copy the command"));
    command_->setAccessibleName(tr("Command to type"));
    bar_->setAccessibleName(tr("Runs that have ended"));
    table_->setAccessibleName(tr("Runs of the campaign"));
    plot_->setAccessibleName(tr("Predicted and measured step times of the campaign's runs"));
    log_->setAccessibleName(tr("Log of the chosen run"));
    tabs_->setAccessibleName(tr("Views of the campaign"));
    tabs_->setTabText(static_cast<int>(Tab::tasks), tr("Runs"));
    tabs_->setTabText(static_cast<int>(Tab::plot), tr("Measured and Predicted"));
    tabs_->setTabText(static_cast<int>(Tab::log), tr("Log"));
    table_->table().setColumns(runColumns());
    point_->setText(tr("Point at a run, or walk along them with the arrow keys."));
    log_name_->setText(tr("Choose a run in the table; its log is shown here."));
    labelButtons();
}

} // namespace fivefold
