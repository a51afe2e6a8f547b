// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/result.h"
#include "core/estimate/simulation/pipeline_order.h"

#include <QString>

namespace fivefold {

/// Simulates a step and writes it for Perfetto, with the streams of one pipeline rank. Says what went wrong, or nothing. A file that
/// cannot be written whole leaves an older one as it was.
[[nodiscard]] QString writeTraceFile(const Result& result, PipelineOrderKind kind, std::size_t rank, const QString& path);

} // namespace fivefold
