// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/tables.h"
#include "probes/protocol/record.h"

#include <string>
#include <vector>

namespace fivefold::cli {

/// What was measured, for people: libraries, GPUs, bandwidths, matrix products, pairs, collectives, overlap, then what went wrong and
/// what to do about it.
[[nodiscard]] std::string probe_record_text(const ProbeRecord& record);

/// The warnings and errors of all stages, each said once with the GPUs it concerns; nothing when there are none.
[[nodiscard]] std::string probe_incidents_text(const ProbeRecord& record);

/// All measured numbers, one a row: stage, id, what it was measured on, name, value.
[[nodiscard]] DataTable probe_figures(const ProbeRecord& record);

} // namespace fivefold::cli
