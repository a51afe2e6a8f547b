// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/simulation/memory_curve.h"
#include "core/estimate/simulation/streams.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fivefold::cli {

/// What `timeline` answers with.
struct TimelineAnswer {
    std::string heading;
    Timeline timeline;
    std::vector<MemoryCurve> memory;
    std::size_t rank = 0;                ///< whose streams are shown
    std::vector<StreamInterval> streams;
    Seconds estimated;                   ///< by the closed forms, of the same schedule
    std::string trace_file;              ///< empty: none was written
    std::uintmax_t trace_bytes = 0;
    std::vector<Finding> findings;
};
[[nodiscard]] std::string timeline_json(const TimelineAnswer& answer);
[[nodiscard]] std::string timeline_text(const TimelineAnswer& answer);

/// The start of the step as lines of characters, a rank each: a digit for the forward pass of a micro-batch (its last digit), a letter for the
/// backward pass (a for 0), 'w' for a weight gradient, '.' for waiting. Nothing for more ranks than a screen has lines.
[[nodiscard]] std::string gantt_text(const Timeline& timeline);

} // namespace fivefold::cli
