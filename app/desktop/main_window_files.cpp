// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/controls/message_bar.h"
#include "app/desktop/export_dialog.h"
#include "app/desktop/main_window.h"
#include "app/desktop/page_tabs.h"
#include "app/desktop/pages/hardware_page.h"
#include "app/desktop/pages/runs_page.h"

#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>

namespace fivefold {

namespace {

constexpr int kMostRecent = 9;
const char* const kRecentKey = "files/recent";
const char* const kFolderKey = "files/folder";

QStringList recentFiles() { return QSettings().value(QLatin1String(kRecentKey)).toStringList(); }

QString lastFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QSettings().value(QLatin1String(kFolderKey), documents).toString();
}

QStringList localFiles(const QMimeData* data) {
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile()) files.append(url.toLocalFile());
    return files;
}

} // namespace

bool MainWindow::mayDiscard() {
    if (!document_.isModified()) return true;
    QMessageBox question(QMessageBox::Question, tr("Unsaved Changes"), tr("Save the changes to %1?").arg(document_.displayName()),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setObjectName(QStringLiteral("unsavedQuestion"));
    question.setInformativeText(tr("Without saving they are lost."));
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

void MainWindow::startNew() {
    if (!mayDiscard()) return;
    document_.startNew();
    messages_->hide();
}

bool MainWindow::openFile(const QString& path) { return openFiles({path}); }

bool MainWindow::openFiles(const QStringList& paths) { return take(lookAtFiles(paths, document_.catalogue())); }

void MainWindow::openLater(const QStringList& paths) {
    openTask_.start([paths, catalogue = document_.builtIn()](const std::stop_token& stop) { return lookAtFiles(paths, *catalogue, stop); }, [this](OpenedFiles opened) { take(std::move(opened)); });
}

bool MainWindow::take(OpenedFiles opened) {
    messages_->hide(); // what it said belonged to an earlier file
    if (opened.kind == OpenedFiles::Kind::measurements) {
        findChild<HardwarePage*>()->importFiles(opened.paths);
        return true;
    }
    if (opened.kind == OpenedFiles::Kind::campaign) {
        auto* runs = findChild<RunsPage*>();
        tabs_->setCurrentWidget(runs);
        runs->open(opened.paths.front());
        return true;
    }
    if (!opened.file) {
        showMessage(Severity::error, opened.problem);
        return false;
    }
    if (opened.file->isPlan() && !mayDiscard()) return false;
    document_.take(std::move(*opened.file));
    for (const QString& path : opened.paths) remember(path);
    return true;
}

void MainWindow::askOpen(const QString& title) {
    const QStringList paths = QFileDialog::getOpenFileNames(this, title, lastFolder(), tr("Plans, model configs and launch files (*.json *.yaml *.yml *.toml *.sh *.sbatch);;All files (*)"));
    if (!paths.isEmpty()) openLater(paths);
}

bool MainWindow::save() {
    if (document_.filePath().isEmpty()) return saveAs();
    if (!document_.save(document_.filePath())) return false;
    statusBar()->showMessage(tr("Saved %1").arg(document_.displayName()), kMessageMs);
    return true;
}

bool MainWindow::saveAs() {
    const QString present =
        document_.filePath().isEmpty() ? QDir(lastFolder()).filePath(QStringLiteral("plan.json")) : document_.filePath();
    QFileDialog dialog(this, tr("Save Plan"), QFileInfo(present).absolutePath(), tr("Plans (*.json)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave); // asks before it replaces a file
    dialog.setDefaultSuffix(QStringLiteral("json"));
    dialog.selectFile(QFileInfo(present).fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return false;
    const QString path = dialog.selectedFiles().constFirst();
    if (!document_.save(path)) return false;
    remember(path);
    statusBar()->showMessage(tr("Saved %1").arg(document_.displayName()), kMessageMs);
    return true;
}

void MainWindow::exportFiles() {
    const QString folder = document_.filePath().isEmpty() ? lastFolder() : QFileInfo(document_.filePath()).absolutePath();
    auto* dialog = new ExportDialog(document_.result(), QDir(folder).filePath(QStringLiteral("launch")), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::written, this, [this](const QString& where, int files) {
        statusBar()->showMessage(tr("%n file(s) written to %1", nullptr, files).arg(QDir::toNativeSeparators(where)), kMessageMs);
    });
    dialog->open();
}

void MainWindow::traceWritten(const QString& path, const QString& error) {
    const QString where = QDir::toNativeSeparators(path);
    if (error.isEmpty())
        statusBar()->showMessage(tr("Trace written to %1; Perfetto (ui.perfetto.dev) opens it").arg(where), kMessageMs);
    else if (path.isEmpty())
        showMessage(Severity::error, error);
    else
        showMessage(Severity::error, tr("The trace could not be written to %1: %2").arg(where, error));
}

void MainWindow::remember(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    if (files.size() > kMostRecent) files = files.mid(0, kMostRecent);
    QSettings settings;
    settings.setValue(QLatin1String(kRecentKey), files);
    settings.setValue(QLatin1String(kFolderKey), QFileInfo(absolute).absolutePath());
}

void MainWindow::fillRecent() {
    recent_->clear();
    int number = 1;
    for (const QString& path : recentFiles()) {
        QString shown = QDir::toNativeSeparators(path);
        shown.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction* action = recent_->addAction(QStringLiteral("&%1 %2").arg(number++).arg(shown));
        connect(action, &QAction::triggered, this, [this, path] { openLater({path}); });
    }
    if (recent_->isEmpty()) recent_->addAction(tr("No recent files"))->setEnabled(false);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayDiscard()) {
        event->ignore();
        return;
    }
    saveLayout();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    const QStringList paths = localFiles(event->mimeData());
    if (!paths.isEmpty()) openLater(paths);
}

} // namespace fivefold
