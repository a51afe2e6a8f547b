// SPDX-License-Identifier: GPL-3.0-or-later
// Plans as bars that share one scale.
#include "app/desktop/pages/compare_page.h"

#include "app/desktop/pages/term_names.h"
#include "app/desktop/theme/number_format.h"

#include <algorithm>

namespace fivefold {
namespace {

bool known(const PlanColumn& plan) { return !plan.result->estimate.memory.stages.empty(); }

/// One bar a plan; `value` of a part is in the chart's unit.
template <class Value>
void addBars(StackedBarsData& chart, std::span<const PlanColumn> plans, std::size_t parts, Value value) {
    for (const PlanColumn& plan : plans) {
        StackedBarsData::Bar bar;
        bar.label = plan.name;
        for (std::size_t part = 0; part < parts; ++part) bar.values.push_back(known(plan) ? value(plan.result->estimate, part) : 0);
        bar.value_text = known(plan) ? format::significant(bar.total()) : QStringLiteral("\u2013");
        bar.description = ComparePage::tr("%1: %2 %3").arg(plan.name, bar.value_text, chart.unit);
        chart.bars.push_back(std::move(bar));
    }
}

} // namespace

StackedBarsData stepBars(std::span<const PlanColumn> plans, const QPalette& palette) {
    StackedBarsData chart;
    chart.unit = format::duration(Seconds(1)).unit;
    for (std::size_t i = 0; i < kTimeTerms; ++i) chart.parts.push_back({timeTermText(static_cast<TimeTerm>(i)), Theme::swatch(static_cast<TimeTerm>(i), palette)});
    addBars(chart, plans, kTimeTerms, [](const Estimate& estimate, std::size_t part) { return estimate.time.terms[part].value(); });
    return chart;
}

StackedBarsData memoryBars(std::span<const PlanColumn> plans, const QPalette& palette) {
    StackedBarsData chart;
    chart.unit = format::memory(Bytes(kGiB)).unit;
    for (std::size_t i = 0; i < kMemoryGroups; ++i) chart.parts.push_back({memoryGroupText(static_cast<MemoryGroup>(i)), Theme::swatch(static_cast<MemoryGroup>(i), palette)});
    addBars(chart, plans, kMemoryGroups,
            [](const Estimate& estimate, std::size_t part) { return in_gib(estimate.memory.stages[estimate.memory.worst_stage].group(static_cast<MemoryGroup>(part))); });
    const auto first = std::find_if(plans.begin(), plans.end(), known);
    if (first == plans.end()) return chart;
    const Bytes capacity = first->result->estimate.memory.capacity;
    if (std::any_of(plans.begin(), plans.end(), [capacity](const PlanColumn& plan) { return known(plan) && plan.result->estimate.memory.capacity != capacity; })) return chart;
    chart.limit = in_gib(capacity);
    chart.limit_text = ComparePage::tr("usable %1").arg(format::memory(capacity).text());
    return chart;
}

} // namespace fivefold
