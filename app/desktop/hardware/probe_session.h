// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/evaluator.h"
#include "app/desktop/hardware/measured_values.h"
#include "app/desktop/latest_task.h"
#include "probes/runner/probe_run.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

namespace fivefold {

/// A GPU as the inventory found it.
struct ProbeDevice {
    int index = 0;
    QString name;
    double memory = 0; ///< bytes
    bool operator==(const ProbeDevice&) const = default;
};

/// What a run has brought so far; immutable.
struct ProbeSnapshot {
    ProbeRecord record;       ///< stages that have begun
    MeasuredPtr measured;     ///< null while there is nothing measured
    std::vector<ProbeDevice> devices;
    bool complete = false;    ///< the run has ended
    bool looked = false;      ///< it was only to look for GPUs
};
using ProbeSnapshotPtr = std::shared_ptr<const ProbeSnapshot>;

/// Where a run stands.
struct ProbeProgressState {
    QString stage, label;
    int index = 0, count = 0; ///< of stages
    double share = 0;         ///< of the whole run, 0..1; never goes back
};

/// What a person can choose about a run.
struct ProbeRequest {
    bool quick = false;
    QString devices; ///< "0-3,6"; empty: all
};

/// The probe on a worker thread: looks for GPUs, or measures them, and brings what it finds while it runs. Ends, with no process left,
/// when this object does.
class ProbeSession : public QObject {
    Q_OBJECT

public:
    enum class Activity { idle, looking, measuring };

    explicit ProbeSession(CataloguePtr catalogue, QObject* parent = nullptr);
    ~ProbeSession() override;

    void look(); ///< only which GPUs there are
    void measure(const ProbeRequest& request);
    void stop(); ///< what has been measured is kept
    [[nodiscard]] Activity activity() const { return activity_; }
    [[nodiscard]] bool isStopping() const { return activity_ != Activity::idle && stop_.stop_requested(); }
    [[nodiscard]] const ProbeSnapshotPtr& snapshot() const { return snapshot_; } ///< null before a run has brought any
    [[nodiscard]] const ProbeProgressState& progress() const { return progress_; }
    [[nodiscard]] double seconds() const; ///< of the present run, or of the last one

Q_SIGNALS:
    void activityChanged();
    void progressed(); ///< at most ten times a second
    void brought();    ///< a new snapshot(), at most five times a second and at the end

private:
    void start(ProbeRunOptions options, Activity activity);

    CataloguePtr catalogue_;
    std::stop_source stop_;
    Activity activity_ = Activity::idle;
    ProbeSnapshotPtr snapshot_;
    ProbeProgressState progress_;
    QElapsedTimer clock_;
    double seconds_ = 0;
    LatestTask task_; ///< ends first: its work speaks to this object
};

/// How the person's settings have the probe run: its place, where libraries lie, and how patient it is (a factor on all its limits).
[[nodiscard]] ProbeRunOptions probeOptions();
/// The GPUs that the stage "inventory" of a record names.
[[nodiscard]] std::vector<ProbeDevice> probeDevices(const ProbeRecord& record);

} // namespace fivefold
