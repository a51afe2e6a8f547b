// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/evaluator.h"
#include "app/desktop/hardware/measured_files.h"
#include "app/desktop/latest_task.h"

#include <QObject>

#include <vector>

namespace fivefold {

/// The measurements of a person: those kept in a folder of theirs, and those of this session that are not kept yet.
class MeasuredStore : public QObject {
    Q_OBJECT

public:
    /// `folder` need not be there.
    MeasuredStore(QString folder, CataloguePtr catalogue, QObject* parent = nullptr);

    /// Reads what is kept, on a worker; answers with changed().
    void load();
    [[nodiscard]] const std::vector<Measurement>& list() const { return list_; } ///< unsaved ones first, then by name
    [[nodiscard]] const Measurement* find(quint64 id) const;                     ///< null: there is none
    [[nodiscard]] const Measurement* findFile(const QString& file) const;
    /// Returns its id.
    quint64 add(Measurement measurement);
    /// Takes over what it holds; its name and file stay.
    void update(quint64 id, const MeasuredPtr& measured, std::shared_ptr<const ProbeRecord> record);
    void choose(quint64 id, const std::set<std::string>& chosen);
    /// Writes it under that name. False, and failed(), where that cannot be.
    bool keep(quint64 id, const QString& name, const Plan& plan);
    bool remove(quint64 id);

Q_SIGNALS:
    void changed();
    void loaded();
    void failed(const QString& why);

private:
    void sort();
    [[nodiscard]] Measurement* own(quint64 id);

    QString folder_;
    CataloguePtr catalogue_;
    std::vector<Measurement> list_;
    quint64 last_ = 0;
    LatestTask task_;
};

} // namespace fivefold
