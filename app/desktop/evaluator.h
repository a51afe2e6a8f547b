// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/result.h"
#include "core/formats/catalogue.h"
#include "core/measured/band.h"
#include "core/plan/knobs.h"
#include "core/search/strip.h"

#include <QObject>

#include <atomic>
#include <map>
#include <memory>
#include <vector>

namespace fivefold {

/// What each knob could be set to under the present locks, ascending.
using KnobRanges = std::map<Knob, std::vector<std::int64_t>>;
using KnobRangesPtr = std::shared_ptr<const KnobRanges>;
/// What each knob's values would come to, under the present locks.
using KnobStrips = std::map<Knob, std::vector<StripPoint>>;
using KnobStripsPtr = std::shared_ptr<const KnobStrips>;
using ResidualsPtr = std::shared_ptr<const std::vector<RunResidual>>;
/// Measured runs beside what the model says about them; immutable, shared by all threads.
struct MeasuredRuns {
    std::vector<MeasuredRun> runs;
    std::vector<RunResidual> residuals; ///< of those with a prediction; `run` is the place in `runs`
};
using MeasuredRunsPtr = std::shared_ptr<const MeasuredRuns>;
/// Takes an estimate a run; for a worker.
[[nodiscard]] MeasuredRuns judgedRuns(std::vector<MeasuredRun> runs, const ProfileSource& profiles, const std::stop_token& stop = {});
using CataloguePtr = std::shared_ptr<const Catalogue>;

/// Turns plans into results. One estimate takes microseconds and is made at once, in any thread; everything that needs many of them
/// (the ranges of all knobs) runs on a worker, and only the newest request is answered.
class Evaluator : public QObject {
    Q_OBJECT

public:
    explicit Evaluator(CataloguePtr catalogue, QObject* parent = nullptr);

    /// Pure, and safe to call from several threads at a time.
    [[nodiscard]] ResultPtr evaluate(const Plan& plan) const;

    /// Reads the published runs on a worker; from runsReady() on evaluate() answers with a band that knows the runs near the plan.
    void loadRuns();
    /// The published runs; null until runsReady().
    [[nodiscard]] MeasuredRunsPtr runs() const { return runs_.load(); }
    [[nodiscard]] ResidualsPtr residuals() const;
    /// The constants for a plan's GPU and framework.
    [[nodiscard]] ProfileSource profiles() const;
    /// The built-in tables, or those of setCatalogue().
    [[nodiscard]] CataloguePtr catalogue() const { return catalogue_.load(); }
    /// Tables with other constants than the built-in ones, or null; the published runs are judged anew by them, on a worker.
    void setCatalogue(const CataloguePtr& catalogue);

    /// Answers with rangesReady() and then stripsReady(), unless a newer request comes first.
    void requestRanges(const Plan& plan, const Locks& locks);
    /// The same at once, for callers that can wait.
    [[nodiscard]] static KnobRanges ranges(const Plan& plan, const Locks& locks, std::stop_token stop = {});

Q_SIGNALS:
    void rangesReady(const fivefold::KnobRangesPtr& ranges);
    void stripsReady(const fivefold::KnobStripsPtr& strips);
    void runsReady();

private:
    CataloguePtr builtIn_;
    std::atomic<CataloguePtr> catalogue_;
    std::atomic<MeasuredRunsPtr> runs_;
    bool runsWanted_ = false;
    LatestTask rangesTask_, stripsTask_, runsTask_;
};

} // namespace fivefold
