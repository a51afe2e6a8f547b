// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"

#include <functional>
#include <string>
#include <vector>

namespace fivefold::report {

/// Horizontal bars of parts, in one unit.
struct BarChart {
    enum class Kind { memory, step };
    struct Part {
        std::string label, colour; ///< CSS colour
    };
    struct Bar {
        std::string label, value_text;
        double start = 0;           ///< where the first part begins
        std::vector<double> values; ///< one a part
        std::string colour;         ///< in place of the parts'; empty: theirs
    };
    Kind kind = Kind::memory;
    std::size_t plan = 0; ///< whose figures these are
    std::string title, unit;
    std::vector<Part> parts;
    std::vector<Bar> bars;
    double limit = 0; ///< a labelled line across the bars; 0: none
    std::string limit_text;
    double low = 0, high = 0; ///< band on the last bar; high = 0: none
};

using Say = std::function<std::string(const std::string&)>;
/// Memory of the given stages against the capacity.
[[nodiscard]] BarChart memory_chart(const MemoryEstimate& memory, const std::vector<std::size_t>& stages, const Say& say);
/// Each part of the step starts where the one above ends; the last bar is the whole with its band.
[[nodiscard]] BarChart step_chart(const StepTime& time, const Say& say);
/// SVG 1.1 without style sheets, fonts or links; dark lines around pale colours, so that it prints.
[[nodiscard]] std::string write_svg(const BarChart& chart);

} // namespace fivefold::report
