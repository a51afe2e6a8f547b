// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/pages/simulated_order.h"
#include "app/desktop/pages/value_table.h"
#include "core/search/schedule_choices.h"

#include <QCoreApplication>
#include <QPalette>

#include <memory>
#include <vector>

namespace fivefold {

/// What the timeline page shows: one schedule, or two above each other.
struct TimelineAnswer {
    ResultPtr result;
    std::vector<SimulatedOrder> orders;
    std::vector<ScheduleChoice> choices; ///< schedules that pay
};
using TimelineAnswerPtr = std::shared_ptr<const TimelineAnswer>;

/// Texts, charts and tables of the timeline.
class TimelineTexts {
    Q_DECLARE_TR_FUNCTIONS(TimelineTexts)

public:
    [[nodiscard]] static QString orderText(PipelineOrderKind kind); ///< "Interleaved 1F1B"
    [[nodiscard]] static QString stageText(std::size_t rank);       ///< "Stage 2", as the memory page counts them
    [[nodiscard]] static QString roleText(BarRole role);
    [[nodiscard]] static Swatch swatch(BarRole role, const QPalette& palette);
    [[nodiscard]] static QString refusalText(OrderRefusal refusal, PipelineOrderKind kind); ///< empty where there is none
    /// Why nothing of an order can be drawn, or how its step time compares, what is idealised and what is left out. Sentences.
    [[nodiscard]] static QString noteText(const SimulatedOrder& order);
    /// "Forward of micro-batch 3\nStage 1, layers 8 to 15\n12.3 ms, from ...", lines.
    [[nodiscard]] static QStringList eventLines(const SimulatedOrder& order, std::int64_t event);

    /// `followed`: everything else is pale. `titled`: the name of the schedule above the rows.
    [[nodiscard]] static GanttChart chart(const TimelineAnswerPtr& answer, std::size_t order, const std::optional<MicroBatch>& followed,
                                          bool critical, bool titled, const QPalette& palette);
    [[nodiscard]] static GanttCurve curve(const TimelineAnswer& answer, std::size_t order, std::size_t rank);

    /// A row per stage of every order.
    static void fillStages(ValueTableModel& table, const TimelineAnswer& answer);
    static void fillChoices(ValueTableModel& table, const TimelineAnswer& answer);
};

} // namespace fivefold
