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
    const MeasuredStore::Then then = useWhenReady(present->refitted ? tr("Use of a refitted profile") : tr("Use of measured values"));
    // It must be on disk to be back after a restart.
    if (present->file.isEmpty()) store_.keep(shown_, present->name, document_.plan(), then);
    else store_.prepare(shown_, document_.plan(), then);
}

MeasuredStore::Then HardwarePage::useWhenReady(const QString& what) {
    return [this, what, asked = ++useAsked_](const UsedHardwarePtr& used) {
        if (asked != useAsked_) return;
        document_.useHardware(what, used);
        Q_EMIT said(tr("The estimates use \"%1\"").arg(used->name));
    };
}

void HardwarePage::useRefitted(const std::shared_ptr<const ProfileLibrary>& profiles, const QString& name) {
    if (!store_.isLoaded()) { // one of that name may be on disk
        connect(&store_, &MeasuredStore::loaded, this, [this, profiles, name] { useRefitted(profiles, name); }, Qt::SingleShotConnection);
        store_.load();
        return;
    }
    quint64 id = 0;
    if (const Measurement* before = store_.findRefitted(name)) {
        id = before->id;
        store_.refit(id, profiles);
    } else {
        Measurement made;
        made.name = name;
        made.refitted = profiles;
        id = store_.add(std::move(made));
    }
    show(id);
    store_.keep(id, name, document_.plan(), useWhenReady(tr("Use of a refitted profile")));
}

void HardwarePage::stopUsing() {
    ++useAsked_;
    document_.useHardware(tr("Use of built-in constants"), nullptr);
}

/// A tick changes the profile, and the estimates where they use it.
void HardwarePage::applyChoice() {
    const Measurement* present = shown();
    if (present == nullptr) return;
    store_.choose(shown_, choices_->chosen());
    if (present->file.isEmpty()) return;
    store_.keep(shown_, present->name, document_.plan(), [this, asked = useAsked_](const UsedHardwarePtr& used) {
        Q_EMIT said(tr("Saved \"%1\"").arg(used->name));
        if (asked == useAsked_ && document_.hardware() && document_.hardware()->file == used->file) document_.useHardware(tr("Choice of measured values"), used);
    });
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
        store_.prepare(kept->id, document_.plan(), [this, id = kept->id, asked = useAsked_](const UsedHardwarePtr& used) {
            if (asked != useAsked_ || document_.hardware()) return;
            restoring_ = true;
            document_.restoreHardware(used);
            restoring_ = false;
            if (shown_ == 0 && session_.activity() == ProbeSession::Activity::idle) show(id);
        });
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

void HardwarePage::keepShown(const QString& name) {
    store_.keep(shown_, name, document_.plan(), [this](const UsedHardwarePtr& used) { Q_EMIT said(tr("Saved \"%1\"").arg(used->name)); });
}

void HardwarePage::askExport() {
    const Measurement* present = shown();
    if (present == nullptr) return;
    QFileDialog* dialog = makeSaveDialog(this, tr("Export Profile"), lastFolder(), u"profile.json"_s, tr("Profiles (*.json)"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { exportShown(path); });
    dialog->open();
}

void HardwarePage::exportShown(const QString& path) {
    const Measurement* present = shown();
    if (present == nullptr) return;
    exportTask_.start(
        [path, measurement = *present, catalogue = document_.builtIn(), plan = document_.plan()](const std::stop_token&) {
            try {
                writeOutputFile(path, profileFile(*usedHardware(measurement, *catalogue, plan)));
            } catch (const std::exception& error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        },
        [this, where = QDir::toNativeSeparators(path)](const QString& problem) {
            if (!problem.isEmpty()) Q_EMIT failed(tr("The profile could not be written to %1: %2").arg(where, problem));
            else Q_EMIT said(tr("Profile written to %1; fivefold-cli takes it with --profile").arg(where));
        });
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
        const bool joins = read.addition && present != nullptr && present->measured && (read.measured->gpu.empty() || read.measured->gpu == present->measured->gpu);
        if (!joins) {
            Measurement own = read;
            if (own.measured && own.measured->gpu.empty()) { // the file does not say: it counts for the plan's GPU
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
