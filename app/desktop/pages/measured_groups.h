// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/evaluator.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <stop_token>
#include <vector>

namespace fivefold {

/// By what measured runs are coloured and put together.
enum class RunGrouping { source, gpu, framework };
/// Name of a run's group; empty where its source does not say.
[[nodiscard]] QString groupName(const MeasuredRun& run, RunGrouping grouping);

/// Which runs are shown; an empty name admits all.
struct RunFilter {
    QString gpu, framework;
    bool operator==(const RunFilter&) const = default;
};

/// Runs that share a name, with how far the model was off on them.
struct RunGroup {
    QString name;
    bool own = false; ///< the person's own runs
    int series = 0;   ///< of the plot
    ErrorFigures figures;
};

/// What the plot and its table show.
struct ShownRuns {
    static constexpr int kNamedSeries = 7; ///< the largest groups have a colour of their own; the rest shares the next series

    struct Place {
        int series = 0;
        const MeasuredRun* run = nullptr; ///< of `published` or `own`
        Seconds measured, predicted;
        [[nodiscard]] double error() const { return predicted / measured - 1; }
    };
    MeasuredRunsPtr published, own; ///< kept alive; `own` may be null
    std::vector<RunGroup> groups;   ///< the largest first; the person's own before all
    std::vector<Place> places;
    ErrorFigures all;               ///< of the published ones
    int others = -1;                ///< the series of all smaller groups; -1: there are none
    int ownSeries = -1;             ///< -1: none of them is shown
    int seriesCount = 0;
};
using ShownRunsPtr = std::shared_ptr<const ShownRuns>;

/// Both may be null. For a worker: it goes through thousands of names.
[[nodiscard]] ShownRuns showRuns(const MeasuredRunsPtr& published, const MeasuredRunsPtr& own, RunGrouping grouping, const RunFilter& filter,
                                 const std::stop_token& stop = {});

} // namespace fivefold
