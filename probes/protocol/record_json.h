// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/protocol/record.h"

#include <string>
#include <string_view>

namespace fivefold {

/// PROBE.json, version 1. Keys (those with * are always there):
///   format*  "fivefold-probe"        version* 1
///   date*    "YYYY-MM-DD"            note     free text; a run on simulated libraries says so here
///   probe    version of the program  quick    true for a quick run      devices  "0-3", absent = all
///   host     {name, system, kernel, cpu, cpus, memory_bytes}, each where known
///   environment  {NAME: text}        variables of the person that bear on the measurement
///   stages*  [{name*, status*, elapsed_s*, results*, warnings, errors, skipped_lines, problems, log}]
///     status    ok, partial, cancelled, failed, crashed, timeout, skipped
///     results   [{id*, NAME: true|number|text, ...}]   ids and names of probes/protocol/vocabulary.h, in the order measured
///     warnings, errors  [{code*, detail, device, peer}]
///     problems  [text]               lines of the probe that could not be read (skipped_lines of them)
///     log       text                 what the libraries printed
/// A reader leaves aside keys it does not know. Numbers with a point or exponent are measured, whole ones are counts or identifiers.
inline constexpr std::int64_t kProbeRecordVersion = 1;
inline constexpr std::size_t kProbeRecordMaxBytes = std::size_t{64} << 20;

/// The file's text: indented, one result a line. Bytes that are not UTF-8 become '?', numbers that are not finite are left out.
[[nodiscard]] std::string write_probe_record(const ProbeRecord& record);
/// Throws std::runtime_error with one line: not JSON, not of this format, a later version, a wrong type.
[[nodiscard]] ProbeRecord read_probe_record(std::string_view text);

} // namespace fivefold
