// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/logs/keywords.h"
#include "core/measured/run_log.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fivefold::logs {

struct MemoryReading {
    LogMemoryKind kind = LogMemoryKind::allocated;
    double bytes = 0;
};

/// What a step line, or a memory line, says.
struct StepLine {
    LogFramework framework = LogFramework::unknown;
    bool step = false;               ///< `figures` describe a step
    LogStep figures;
    std::int64_t planned = 0;        ///< 0 when not stated
    std::int64_t skipped = 0, nan = 0;
    bool skipped_so_far = false;     ///< `skipped` counts from the start of the run, not since the last line
    std::vector<MemoryReading> memory;
};

/// Reads a line of the framework that `kind` stands for; colours are removed before. Nothing when the line is none after all.
/// Units: Megatron-LM's MB, DeepSpeed's GB and all of torchtitan's and nanotron's are powers of two; nanotron's suffixes are powers of ten.
[[nodiscard]] std::optional<StepLine> read_step_line(LineKind kind, std::string_view line);

} // namespace fivefold::logs
