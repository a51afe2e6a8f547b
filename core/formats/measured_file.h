// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/formats/catalogue.h"
#include "core/formats/format_error.h"
#include "core/profile/measured_hardware.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// Files that hold what was measured on a node.
enum class MeasuredFile {
    probe,       ///< PROBE.json of fivefold-probe, version 1 (probes/protocol/record_json.h)
    nccl_text,   ///< what nccl-tests print, one run or several
    nccl_json,   ///< what they write with -J
    bandwidth_text, ///< what nvbandwidth prints
    bandwidth_json, ///< what it prints with -j
};

/// What such a file is, by its content; nothing for any other text.
[[nodiscard]] std::optional<MeasuredFile> measured_file_kind(std::string_view text);

struct MeasuredImport {
    MeasuredFile kind = MeasuredFile::probe;
    MeasuredHardware hardware;      ///< `gpu` is the catalogue's id where the device is known, else the device's own name or empty
    std::vector<std::string> notes; ///< what was left aside and why, one line each
};

/// Reads such a file. `name` is that of the file: it stands in the origin, and says which collective it is where nccl-tests of old do not.
/// Throws FormatError with JSON pointer or line: not such a file, damaged, or without any value that counts.
[[nodiscard]] MeasuredImport read_measured_file(std::string_view text, std::string_view name, const Catalogue& catalogue);

/// The catalogue's GPU that calls itself `device` ("NVIDIA H100 80GB HBM3") and has about `bytes` of memory (0: unknown); a null pointer for others.
[[nodiscard]] const Gpu* gpu_of_device(const Catalogue& catalogue, std::string_view device, double bytes);

} // namespace fivefold
