// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/own_runs.h"

#include "app/desktop/input_file.h"
#include "core/formats/runs_csv.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <sstream>
#include <utility>

namespace fivefold {

using namespace Qt::StringLiterals;

QString ownRunsFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/runs"_L1; }

std::vector<MeasuredRun> keptRuns(const Catalogue& catalogue, const QString& but, const std::stop_token& stop) {
    std::vector<MeasuredRun> kept;
    for (const QFileInfo& file : QDir(ownRunsFolder()).entryInfoList({u"*.csv"_s}, QDir::Files, QDir::Name)) {
        if (stop.stop_requested()) break;
        if (!but.isEmpty() && file.absoluteFilePath() == QFileInfo(but).absoluteFilePath()) continue;
        try {
            for (MeasuredRun& run : readRunsTable(file.absoluteFilePath(), catalogue))
                if (run.skip.empty()) kept.push_back(std::move(run));
        } catch (const std::exception&) {
            continue; // a table that a person spoilt teaches nothing
        }
    }
    return kept;
}

std::vector<MeasuredRun> readRunsTable(const QString& path, const Catalogue& catalogue) {
    std::istringstream text(readSmallFile(path).toStdString());
    return read_runs(text, catalogue);
}

} // namespace fivefold
