// SPDX-License-Identifier: Apache-2.0
#include "app/report/bar_chart.h"

#include "app/texts/number_text.h"
#include "core/formats/result_tables.h"

#include <algorithm>
#include <cmath>

namespace fivefold::report {
namespace {

// Okabe and Ito's colours, safe for colour-blind people, and greys: the meanings are those of the desktop's pages.
constexpr const char* kGroupColours[kMemoryGroups] = {"#0072b2", "#56b4e9", "#009e73", "#e69f00", "#d55e00", "#cc79a7", "#7a7f86", "#a9aeb5", "#d3d6da"};
constexpr const char* kTermColours[kTimeTerms] = {"#0072b2", "#348ec0", "#56b4e9", "#a5d6f2", "#004b75", "#8a9099", "#e69f00", "#f0e442",
                                                  "#cc79a7", "#d55e00", "#9c4a00", "#c4c8cd", "#dfe1e4", "#009e73", "#66c5ab", "#6b7077"};
constexpr const char* kTotalColour = "#3a3f45";

} // namespace

BarChart memory_chart(const MemoryEstimate& memory, const std::vector<std::size_t>& stages, const Say& say) {
    BarChart chart;
    chart.title = say("memory of each stage");
    chart.unit = "GiB";
    const DataTable table = memory_table(memory);
    for (std::size_t g = 0; g < kMemoryGroups; ++g) chart.parts.push_back({say(table.columns[3 + g].name), kGroupColours[g]});
    for (const std::size_t index : stages) {
        const StageMemory& stage = memory.stages[index];
        BarChart::Bar bar{say("stage") + ' ' + std::to_string(index), text::significant(in_gib(stage.total())) + " GiB, " + text::percent_text(stage.total() / memory.capacity), 0, {}, {}};
        for (std::size_t g = 0; g < kMemoryGroups; ++g) bar.values.push_back(in_gib(stage.group(static_cast<MemoryGroup>(g))));
        chart.bars.push_back(std::move(bar));
    }
    chart.limit = in_gib(memory.capacity);
    chart.limit_text = text::fixed(in_gib(memory.capacity), 1) + " GiB";
    return chart;
}

BarChart step_chart(const StepTime& time, const Say& say) {
    BarChart chart;
    chart.kind = BarChart::Kind::step;
    chart.title = say("time of a step");
    chart.unit = "s";
    const DataTable table = time_table(time);
    double start = 0;
    std::size_t row = 0;
    for (std::size_t t = 0; t < kTimeTerms; ++t) {
        if (time.terms[t] == Seconds(0)) continue;
        const double value = time.terms[t].value();
        chart.bars.push_back({say(std::get<std::string>(table.rows[row++].front())), text::seconds_text(time.terms[t]) + ", " + text::percent_text(time.terms[t] / time.total()), start, {value}, kTermColours[t]});
        start += value;
    }
    chart.bars.push_back({say("step"), text::seconds_text(time.total()), 0, {time.total().value()}, kTotalColour});
    if (time.high > time.low) {
        chart.low = time.low.value();
        chart.high = time.high.value();
    }
    return chart;
}

} // namespace fivefold::report
