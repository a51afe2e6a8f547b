// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/campaign/campaign_session.h"
#include "app/desktop/charts/residual_plot.h"
#include "app/desktop/pages/value_table.h"

#include <QPalette>
#include <QString>

#include <vector>

namespace fivefold {

/// What the page says of a campaign's tasks, in the interface's language.
[[nodiscard]] QString taskStateText(TaskState state);
[[nodiscard]] QString runEndText(RunEnd end);
/// "TP2 DP4, 16 × micro-batch 1": enough to tell the layouts of one campaign apart.
[[nodiscard]] QString taskLayoutText(const CampaignTask& task);
/// What happened to a run and what to do about it.
[[nodiscard]] QString adviceText(const RunOutcome& outcome);

/// What is said about the launcher: a sentence, or its programs' own words where there is none.
[[nodiscard]] QString messageText(const CampaignMessage& message);

enum class RunColumn { place, layout, state, predicted, band, measured, difference, memory, outcome, attempts, count_ };
[[nodiscard]] std::vector<ValueTableModel::Column> runColumns();
/// A row a task, in their order.
[[nodiscard]] std::vector<ValueTableModel::Row> runRows(const CampaignNow& now);

/// Points of the tasks with a measured step time; `tasks` gets the task of each point.
[[nodiscard]] ResidualPlotData runPlot(const CampaignNow& now, const QPalette& palette, std::vector<std::size_t>& tasks);

/// "trial: 12 of 40 runs are done, 4 are running, 2 failed." and what was measured; whole sentences.
[[nodiscard]] QString standingText(const CampaignNow& now);
/// GPU-hours, and what keeps the queue from being asked.
[[nodiscard]] QString spentText(const CampaignNow& now);

} // namespace fivefold
