// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/main_window.h"
#include "app/desktop/page_tabs.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/picture.h"
#include "app/desktop/pages/compare_page.h"
#include "app/desktop/report_writer.h"
#include "app/desktop/save_dialog.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStatusBar>

namespace fivefold {

void MainWindow::writeReport() { askReport({document_.result()}, QFileInfo(document_.filePath()).completeBaseName()); }

void MainWindow::writeComparison() {
    std::vector<ResultPtr> results;
    for (const PlanColumn& column : findChild<ComparePage*>()->columns()) {
        Result named = *column.result; // under the name that the comparison shows
        named.plan.name = column.name.toStdString();
        results.push_back(std::make_shared<const Result>(std::move(named)));
    }
    askReport(std::move(results), tr("comparison"));
}

void MainWindow::askReport(std::vector<ResultPtr> results, const QString& name) {
    const QString folder = document_.filePath().isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : QFileInfo(document_.filePath()).absolutePath();
    QFileDialog* dialog = makeSaveDialog(this, tr("Write Report"), folder, name, tr("PDF (*.pdf);;HTML (*.html)"));
    dialog->setObjectName(QStringLiteral("reportDialog"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, results = std::move(results)](const QString& path) {
        auto* writer = new ReportWriter(this);
        connect(writer, &ReportWriter::written, this, [this](const QString& file) { statusBar()->showMessage(tr("Report written to %1").arg(QDir::toNativeSeparators(file)), kMessageMs); });
        connect(writer, &ReportWriter::failed, this, [this](const QString& why) { showMessage(Severity::error, tr("No report was written: %1").arg(why)); });
        connect(writer, &ReportWriter::written, writer, &QObject::deleteLater);
        connect(writer, &ReportWriter::failed, writer, &QObject::deleteLater);
        writer->write(results, path);
    });
    dialog->open();
}

void MainWindow::savePicture() {
    const int index = tabs_->currentIndex();
    if (index < 0) return;
    Page* page = pages_[static_cast<std::size_t>(index)];
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    QFileDialog* dialog = makeSaveDialog(this, tr("Save Page as Picture"), folder, page->title(), tr("PNG (*.png);;SVG (*.svg)"));
    dialog->setObjectName(QStringLiteral("pictureDialog"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, page](const QString& path) {
        const QString where = QDir::toNativeSeparators(path);
        const QString problem = writePicture(*page, path);
        if (problem.isEmpty())
            statusBar()->showMessage(tr("Picture written to %1").arg(where), kMessageMs);
        else
            showMessage(Severity::error, tr("%1 was not written: %2").arg(where, problem));
    });
    dialog->open();
}

} // namespace fivefold
