// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/result.h"
#include "app/report/report.h"

#include <QByteArray>
#include <QImage>
#include <QObject>
#include <QString>

#include <span>
#include <vector>

namespace fivefold {

/// A result as a report in the interface's language; several begin with their comparison.
[[nodiscard]] report::Report resultReport(const Result& result);
[[nodiscard]] report::Report resultsReport(std::span<const ResultPtr> results);
/// The words of reports in the interface's language.
[[nodiscard]] report::Words reportWords();
/// The report's charts as the pages draw them, on white. GUI thread only.
[[nodiscard]] std::vector<QImage> reportPictures(const Result& result);
/// A4, at most two pages a plan, and one more for a comparison: what is longer becomes smaller. Any thread.
[[nodiscard]] QByteArray reportPdf(const report::Report& report, const std::vector<QImage>& pictures, int plans = 1);

/// Writes the report of one or more results as PDF or HTML, by the file's ending, on a worker.
class ReportWriter : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    void write(const ResultPtr& result, const QString& path) { write(std::vector{result}, path); }
    void write(const std::vector<ResultPtr>& results, const QString& path);

Q_SIGNALS:
    void written(const QString& path);
    void failed(const QString& why);

private:
    LatestTask task_;
};

} // namespace fivefold
