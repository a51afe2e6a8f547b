// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/evaluator.h"
#include "app/desktop/hardware/measured_files.h"
#include "app/desktop/latest_task.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace fivefold {

/// The measurements and refitted profiles of a person: those kept in a folder of theirs, and those of this session that are not kept yet.
/// Files are read and written on workers.
class MeasuredStore : public QObject {
    Q_OBJECT

public:
    /// `folder` need not be there.
    MeasuredStore(QString folder, CataloguePtr catalogue, QObject* parent = nullptr);
    ~MeasuredStore() override; ///< what is being written is on disk then

    /// Reads what is kept, on a worker; answers with changed().
    void load();
    [[nodiscard]] bool isLoaded() const { return loaded_; }
    [[nodiscard]] const std::vector<Measurement>& list() const { return list_; } ///< unsaved ones first, then by name
    [[nodiscard]] const Measurement* find(quint64 id) const;                     ///< null: there is none
    [[nodiscard]] const Measurement* findFile(const QString& file) const;
    [[nodiscard]] const Measurement* findRefitted(const QString& name) const;
    /// Returns its id.
    quint64 add(Measurement measurement);
    /// Takes over what it holds; its name and file stay.
    void update(quint64 id, const MeasuredPtr& measured, std::shared_ptr<const ProbeRecord> record);
    void choose(quint64 id, const std::set<std::string>& chosen);
    void refit(quint64 id, std::shared_ptr<const ProfileLibrary> profiles); ///< for a refitted profile
    using Then = std::function<void(const UsedHardwarePtr&)>;
    /// Writes it under that name; `then` gets what estimates take from it, unless a newer request for the same one comes first. failed()
    /// where it cannot be written.
    void keep(quint64 id, const QString& name, const Plan& plan, Then then);
    /// The same without writing it.
    void prepare(quint64 id, const Plan& plan, Then then);
    bool remove(quint64 id);

Q_SIGNALS:
    void changed();
    void loaded();
    void failed(const QString& why);

private:
    struct Kept {
        Measurement measurement;
        UsedHardwarePtr used;
        QString problem;
    };
    void start(quint64 id, Measurement measurement, bool write, const Plan& plan, Then then);
    void take(const Kept& kept, bool written, const Then& then);
    void sort();
    [[nodiscard]] Measurement* own(quint64 id);

    QString folder_;
    CataloguePtr catalogue_;
    std::vector<Measurement> list_;
    quint64 last_ = 0;
    bool loaded_ = false;
    LatestTask task_;
    std::shared_ptr<std::mutex> writing_ = std::make_shared<std::mutex>(); ///< two files shall not take one name
    std::map<quint64, LatestTask> tasks_; ///< of each measurement
};

} // namespace fivefold
