// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/timeline_texts.h"
#include "core/estimate/simulation/streams.h"

#include <QCoreApplication>
#include <QPalette>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace fivefold {

/// What one stage's GPU does, stream by stream, beside the schedule that it belongs to.
struct StreamAnswer {
    TimelineAnswerPtr timeline;
    std::size_t order = 0; ///< of the timeline's orders
    std::size_t rank = 0;
    std::vector<StreamInterval> intervals;
    bool too_many = false; ///< to draw: there are no intervals
};
using StreamAnswerPtr = std::shared_ptr<const StreamAnswer>;

/// Lanes of compute, TP, CP, EP, pipeline messages and DP. What runs beside compute takes SMs and memory bandwidth from it: the time that
/// this costs is the hatched end of each piece of compute.
class StreamLanes {
    Q_DECLARE_TR_FUNCTIONS(StreamLanes)

public:
    /// For a worker.
    [[nodiscard]] static StreamAnswerPtr make(const TimelineAnswerPtr& timeline, std::size_t order, std::size_t rank);
    [[nodiscard]] static GanttChart chart(const StreamAnswerPtr& answer, const QPalette& palette);
    /// The micro-batch of a bar; none of what belongs to no pass.
    [[nodiscard]] static std::optional<MicroBatch> microBatch(const StreamAnswer& answer, std::int64_t event);
    [[nodiscard]] static QString tooManyText();

private:
    [[nodiscard]] static QString laneText(Stream stream);
    [[nodiscard]] static QString whatText(const StreamInterval& interval);
    [[nodiscard]] static QStringList lines(const StreamAnswer& answer, std::int64_t event);
};

} // namespace fivefold
