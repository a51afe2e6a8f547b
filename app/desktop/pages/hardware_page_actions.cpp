// SPDX-License-Identifier: GPL-3.0-or-later
// What a person can do with measurements.
#include "app/desktop/document.h"
#include "app/desktop/hardware/choices_view.h"
#include "app/desktop/hardware/notices_view.h"
#include "app/desktop/input_file.h"
#include "app/desktop/pages/hardware_page.h"
#include "app/desktop/save_dialog.h"
#include "core/profile/measured_hardware.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QSettings>

#include <utility>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

constexpr auto kUsed = "hardware/used"_L1, kFolder = "files/folder"_L1;

QString lastFolder() { return QSettings().value(kFolder, QDir::homePath()).toString(); }

} // namespace

bool HardwarePage::isMeasurementFile(const QString& path) {
    try {
        return QFileInfo(path).isFile() && isMeasurement(readSmallFile(path));
    } catch (const std::exception&) {
        return false;
    }
}

bool HardwarePage::inUse(const Measurement& measurement) const {
    return document_.hardware() && !measurement.file.isEmpty() && document_.hardware()->file == measurement.file;
}

QString HardwarePage::suggestedName(const Measurement& measurement) const {
    const MeasuredHardware& measured = *measurement.measured;
    const QString device = QString::fromStdString(measured.device.empty() ? measured.gpu : measured.device);
    const std::string date = measured_date(measured);
    const QString day = date.empty() ? QDate::currentDate().toString(Qt::ISODate) : QString::fromStdString(date);
    return measured.gpus > 1 ? tr("%1 × %2, %3", "number of GPUs, their name, a date").arg(measured.gpus).arg(device, day) : tr("%1, %2", "name of a GPU, a date").arg(device, day);
}

void HardwarePage::useShown() {
    const Measurement* present = shown();
    if (present == nullptr) return;
    // It must be on disk to be back after a restart.
    if (present->file.isEmpty() && !keepShown(present->name)) return;
    document_.useHardware(tr("Use of measured values"), usedHardware(*shown(), document_.catalogue(), document_.plan()));
    Q_EMIT said(tr("The estimates use \"%1\"").arg(document_.hardware()->name));
}

void HardwarePage::stopUsing() { document_.useHardware(tr("Use of built-in constants"), nullptr); }

/// A tick changes the profile, and the estimates where they use it.
void HardwarePage::applyChoice() {
    const Measurement* present = shown();
    if (present == nullptr) return;
    store_.choose(shown_, choices_->chosen());
    if (present->file.isEmpty() || !keepShown(present->name)) return;
    if (inUse(*shown())) document_.useHardware(tr("Choice of measured values"), usedHardware(*shown(), document_.catalogue(), document_.plan()));
}

/// The next start finds what is in use now.
void HardwarePage::followUse() {
    if (!restoring_) QSettings().setValue(kUsed, document_.hardware() ? document_.hardware()->file : QString());
    fillShown();
    if (isVisible()) sentence_->setText(summary());
}

void HardwarePage::restoreUsed() {
    const QString file = QSettings().value(kUsed).toString();
    if (file.isEmpty()) return;
    auto* once = new QObject(this);
    connect(&store_, &MeasuredStore::loaded, once, [this, file, once] {
        once->deleteLater();
        const Measurement* kept = store_.findFile(file);
        if (kept == nullptr) {
            Q_EMIT failed(tr("The measured values that were in use, %1, are gone; the estimates use the built-in constants.").arg(file));
            return;
        }
        if (document_.hardware()) return; // somebody was faster
        restoring_ = true;
        document_.restoreHardware(usedHardware(*kept, document_.catalogue(), document_.plan()));
        restoring_ = false;
        if (shown_ == 0 && session_.activity() == ProbeSession::Activity::idle) show(kept->id);
    });
    store_.load();
}

void HardwarePage::askName() {
    const Measurement* present = shown();
    if (present == nullptr) return;
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName("hardwareNameDialog"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save Profile"));
    dialog->setLabelText(tr("Name of the profile"));
    dialog->setTextValue(present->name);
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) { keepShown(name.trimmed()); });
    dialog->open();
}

bool HardwarePage::keepShown(const QString& name) {
    if (shown() == nullptr || name.isEmpty()) return false;
    if (!store_.keep(shown_, name, document_.plan())) return false;
    Q_EMIT said(tr("Saved \"%1\"").arg(name));
    return true;
}

void HardwarePage::askExport() {
    const Measurement* present = shown();
    if (present == nullptr) return;
    QFileDialog* dialog = makeSaveDialog(this, tr("Export Profile"), lastFolder(), u"profile.json"_s, tr("Profiles (*.json)"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { exportShown(path); });
    dialog->open();
}

bool HardwarePage::exportShown(const QString& path) {
    const Measurement* present = shown();
    if (present == nullptr) return false;
    try {
        writeOutputFile(path, profileFile(*usedHardware(*present, document_.catalogue(), document_.plan())));
    } catch (const std::exception& error) {
        Q_EMIT failed(tr("The profile could not be written to %1: %2").arg(QDir::toNativeSeparators(path), QString::fromUtf8(error.what())));
        return false;
    }
    Q_EMIT said(tr("Profile written to %1; fivefold-cli takes it with --profile").arg(QDir::toNativeSeparators(path)));
    return true;
}

void HardwarePage::removeShown() {
    const Measurement* present = shown();
    if (present == nullptr) return;
    if (inUse(*present)) stopUsing();
    const QString name = present->name;
    if (store_.remove(shown_)) Q_EMIT said(tr("Removed \"%1\"").arg(name));
}

void HardwarePage::showLog() {
    showTab(Tab::notices);
    messages_->showLog();
}

void HardwarePage::askImport() {
    auto* dialog = new QFileDialog(this, tr("Import Measurements"), lastFolder(), tr("Measurements (*.json *.txt *.log *.out);;All files (*)"));
    dialog->setObjectName("hardwareImportDialog"_L1);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &HardwarePage::importFiles);
    dialog->open();
}

void HardwarePage::importFiles(const QStringList& paths) {
    Q_EMIT wanted();
    importTask_.start(
        [paths, catalogue = document_.builtIn()](const std::stop_token& stop) {
            Imported imported;
            for (const QString& path : paths) {
                if (stop.stop_requested()) break;
                try {
                    imported.read.push_back(readMeasurement(path, *catalogue));
                } catch (const std::exception& error) {
                    imported.problems << tr("%1 was not imported: %2").arg(QFileInfo(path).fileName(), QString::fromUtf8(error.what()).simplified());
                }
            }
            return imported;
        },
        [this](const Imported& imported) { takeImported(imported); });
}

void HardwarePage::takeImported(const Imported& imported) {
    if (!imported.problems.isEmpty()) Q_EMIT failed(imported.problems.join(u' '));
    for (const Measurement& read : imported.read) {
        const Measurement* present = shown();
        const bool joins = read.addition && present != nullptr && (read.measured->gpu.empty() || read.measured->gpu == present->measured->gpu);
        if (!joins) {
            Measurement own = read;
            if (own.measured->gpu.empty()) { // the file does not say: it counts for the plan's GPU
                auto named = std::make_shared<MeasuredHardware>(*own.measured);
                named->gpu = document_.plan().cluster.gpu.id;
                own.measured = std::move(named);
            }
            show(store_.add(std::move(own)));
            continue;
        }
        auto merged = std::make_shared<MeasuredHardware>(*present->measured);
        merge_measured(*merged, *read.measured);
        if (present->file.isEmpty()) {
            store_.update(shown_, merged, present->record);
            continue;
        }
        Measurement copy = *present;
        copy.file.clear();
        copy.name = tr("%1 with %2", "a measurement, a file that joined it").arg(present->name, read.name);
        copy.measured = std::move(merged);
        copy.chosen.reset();
        show(store_.add(std::move(copy)));
    }
    if (!imported.read.empty()) Q_EMIT said(tr("%n file(s) imported", nullptr, static_cast<int>(imported.read.size())));
}

} // namespace fivefold
