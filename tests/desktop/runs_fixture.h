// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/campaign_folder.h"
#include "app/campaign/files.h"
#include "app/desktop/campaign/campaign_rows.h"
#include "app/desktop/pages/runs_page.h"
#include "app/desktop/pages/value_table.h"
#include "tests/desktop/window_fixture.h"

#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

namespace fivefold::test {

using namespace Qt::StringLiterals;

inline constexpr int kPatience = 60'000;

class RunsFixture : public WindowFixture {
public:
    RunsFixture() {
        page = find<RunsPage>("runsPage");
        find<QTabWidget>("pages")->setCurrentWidget(page);
        table = find<ValueTable>("runsTable");
    }
    QString text(const char* label) { return find<QLabel>(label)->text(); }
    QString cell(int row, RunColumn column, int role = Qt::DisplayRole) { return table->model()->index(row, static_cast<int>(column)).data(role).toString(); }
    QPushButton* button(const char* name) { return find<QPushButton>(name); }
    bool rests() {
        return QTest::qWaitFor([this] { return page->session().work() == CampaignSession::Work::none; }, kPatience);
    }
    bool opens(const std::filesystem::path& folder) {
        QSignalSpy opened(&page->session(), &CampaignSession::opened);
        page->open(QString::fromStdString(folder.string()));
        return (!opened.isEmpty() || opened.wait(kPatience)) && rests();
    }
    /// Presses a button and waits for what it began.
    bool press(const char* name) {
        if (!rests() || !button(name)->isEnabled()) return false;
        button(name)->click();
        return rests();
    }
    void choose(int row) { table->selectionModel()->setCurrentIndex(table->model()->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows); }
    bool looks() {
        if (!rests()) return false;
        page->session().look();
        return rests();
    }

    RunsPage* page = nullptr;
    ValueTable* table = nullptr;
};

/// A campaign on disk.
struct Made {
    std::filesystem::path folder;
    Campaign campaign;
    [[nodiscard]] QString text() const { return QString::fromStdString(folder.string()); }
};

/// What a run leaves: an attempt that took `factor` times the prediction, or failed with the words of `log`.
inline void record(const Made& made, std::size_t task, double factor, const std::string& failure = {}, int attempt = 1) {
    const CampaignTask& run = made.campaign.tasks[task];
    const std::filesystem::path folder = made.folder / "tasks" / run.id / "attempts" / std::to_string(attempt);
    std::string log = failure;
    for (int step = 1; failure.empty() && step <= 12; ++step)
        log += QString::asprintf(" [2026-01-01 10:00:%02d.000000] iteration %8d/%8d | consumed samples: %12d | elapsed time per iteration (ms): %.3f | throughput per GPU (TFLOP/s/GPU): 123.4 | "
                                 "learning rate: 3.0E-04 | global batch size:    16 | lm loss: 1.04E+01 | loss scale: 1.0 | grad norm: 1.100 | number of skipped iterations:   0 | number of nan "
                                 "iterations:   0 |\n",
                                 step, step, 12, step * 16, 1000 * factor * run.step_time.value() * (step == 1 ? 6 : 1))
                   .toStdString();
    campaign::write_file(folder / "log", log, false);
    campaign::write_file(folder / "start.json", R"({"task": "t", "attempt": )" + std::to_string(attempt) + R"(, "job": "71_0", "nodes": "n1", "started": 1000, "limit_s": 600})", false);
    const bool good = failure.empty();
    campaign::write_file(folder / "exit.json", std::string(R"({"reason": "exit", "exit_code": )") + (good ? "0" : "1") + R"(, "verdict": ")" + (good ? "done" : "failed") + R"(", "wall_s": 60, "ended": 1060})", false);
}

} // namespace fivefold::test
