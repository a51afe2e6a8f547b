// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/hardware/measured_store.h"

#include "app/desktop/input_file.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace fivefold {
namespace {

using namespace Qt::StringLiterals;

/// A file's name that every system takes, and that no other file has.
QString freeFile(const QDir& folder, const QString& name) {
    static const QRegularExpression kOdd(u"[^\\w.-]+"_s);
    QString stem = QString(name).replace(kOdd, u"-"_s).left(60);
    if (stem.isEmpty() || stem.startsWith(u'.')) stem.prepend(u"gpu"_s);
    QString file = stem + u".json"_s;
    for (int number = 2; folder.exists(file); ++number) file = u"%1-%2.json"_s.arg(stem).arg(number);
    return file;
}

} // namespace

MeasuredStore::MeasuredStore(QString folder, CataloguePtr catalogue, QObject* parent) : QObject(parent), folder_(std::move(folder)), catalogue_(std::move(catalogue)) {}

void MeasuredStore::load() {
    task_.start(
        [folder = folder_, catalogue = catalogue_](const std::stop_token& stop) {
            std::vector<Measurement> kept;
            for (const QString& file : QDir(folder).entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
                if (stop.stop_requested()) break;
                try {
                    Measurement read = readMeasurement(QDir(folder).filePath(file), *catalogue);
                    read.file = file;
                    kept.push_back(std::move(read));
                } catch (const std::exception&) {
                    // What is not ours is left alone.
                }
            }
            return kept;
        },
        [this](std::vector<Measurement> kept) {
            for (Measurement& read : kept) {
                if (findFile(read.file) != nullptr) continue;
                read.id = ++last_;
                list_.push_back(std::move(read));
            }
            loaded_ = true;
            sort();
            Q_EMIT changed();
            Q_EMIT loaded();
        });
}

MeasuredStore::~MeasuredStore() {
    for (auto& [id, task] : tasks_) task.finish();
}

const Measurement* MeasuredStore::find(quint64 id) const {
    const auto found = std::ranges::find(list_, id, &Measurement::id);
    return found == list_.end() ? nullptr : &*found;
}

Measurement* MeasuredStore::own(quint64 id) {
    const auto found = std::ranges::find(list_, id, &Measurement::id);
    return found == list_.end() ? nullptr : &*found;
}

const Measurement* MeasuredStore::findFile(const QString& file) const {
    const auto found = std::ranges::find(list_, file, &Measurement::file);
    return file.isEmpty() || found == list_.end() ? nullptr : &*found;
}

const Measurement* MeasuredStore::findRefitted(const QString& name) const {
    const auto found = std::ranges::find_if(list_, [&name](const Measurement& each) { return each.refitted && each.name == name; });
    return found == list_.end() ? nullptr : &*found;
}

void MeasuredStore::sort() {
    std::ranges::stable_sort(list_, [](const Measurement& a, const Measurement& b) {
        if (a.file.isEmpty() != b.file.isEmpty()) return a.file.isEmpty();
        return a.file.isEmpty() ? a.id > b.id : a.name.localeAwareCompare(b.name) < 0;
    });
}

quint64 MeasuredStore::add(Measurement measurement) {
    measurement.id = ++last_;
    list_.push_back(std::move(measurement));
    sort();
    Q_EMIT changed();
    return last_;
}

void MeasuredStore::update(quint64 id, const MeasuredPtr& measured, std::shared_ptr<const ProbeRecord> record) {
    Measurement* found = own(id);
    if (found == nullptr) return;
    found->measured = measured;
    found->record = std::move(record);
    Q_EMIT changed();
}

void MeasuredStore::choose(quint64 id, const std::set<std::string>& chosen) {
    if (Measurement* found = own(id)) found->chosen = chosen;
}

void MeasuredStore::refit(quint64 id, std::shared_ptr<const ProfileLibrary> profiles) {
    if (Measurement* found = own(id)) found->refitted = std::move(profiles);
}

void MeasuredStore::keep(quint64 id, const QString& name, const Plan& plan, Then then) {
    const Measurement* found = find(id);
    if (found == nullptr || name.isEmpty()) return;
    Measurement kept = *found;
    kept.name = name;
    if (kept.measured) {
        auto renamed = std::make_shared<MeasuredHardware>(*kept.measured);
        renamed->name = name.toStdString();
        kept.measured = std::move(renamed);
    }
    start(id, std::move(kept), true, plan, std::move(then));
}

void MeasuredStore::prepare(quint64 id, const Plan& plan, Then then) {
    if (const Measurement* found = find(id)) start(id, *found, false, plan, std::move(then));
}

void MeasuredStore::start(quint64 id, Measurement measurement, bool write, const Plan& plan, Then then) {
    if (!measurement.measured && !measurement.refitted) return;
    tasks_[id].start(
        [measurement = std::move(measurement), write, plan, place = folder_, catalogue = catalogue_, writing = writing_](const std::stop_token&) {
            Kept kept{measurement, nullptr, {}};
            const std::scoped_lock one(*writing);
            const QDir folder(place);
            try {
                if (write && !folder.mkpath(u"."_s)) throw std::runtime_error(tr("the folder %1 cannot be made").arg(QDir::toNativeSeparators(place)).toStdString());
                if (write && kept.measurement.file.isEmpty()) kept.measurement.file = freeFile(folder, kept.measurement.name);
                kept.used = usedHardware(kept.measurement, *catalogue, plan);
                if (write) writeOutputFile(folder.filePath(kept.measurement.file), profileFile(*kept.used));
            } catch (const std::exception& error) {
                kept.problem = QString::fromUtf8(error.what());
            }
            return kept;
        },
        [this, write, then = std::move(then)](const Kept& kept) { take(kept, write, then); });
}

void MeasuredStore::take(const Kept& kept, bool written, const Then& then) {
    if (!kept.problem.isEmpty()) {
        Q_EMIT failed(tr("The profile was not saved: %1").arg(kept.problem));
        return;
    }
    Measurement* found = own(kept.measurement.id);
    if (found == nullptr) { // removed meanwhile: it shall not come back
        if (written) QFile::remove(QDir(folder_).filePath(kept.measurement.file));
        return;
    }
    if (written) {
        found->name = kept.measurement.name;
        found->file = kept.measurement.file;
        found->measured = kept.measurement.measured;
        sort();
        Q_EMIT changed();
    }
    if (then) then(kept.used);
}

bool MeasuredStore::remove(quint64 id) {
    const Measurement* found = find(id);
    if (found == nullptr) return false;
    if (!found->file.isEmpty()) {
        QFile file(QDir(folder_).filePath(found->file));
        if (file.exists() && !file.remove()) {
            Q_EMIT failed(tr("The profile was not removed: %1").arg(file.errorString()));
            return false;
        }
    }
    std::erase_if(list_, [id](const Measurement& each) { return each.id == id; });
    Q_EMIT changed();
    return true;
}

} // namespace fivefold
