// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/cli.h"
#include "core/formats/import.h"

#include <string>
#include <vector>

namespace fivefold::cli {

/// Reads files, and the configuration files of folders; "-" is standard input. Throws Failure (bad input).
[[nodiscard]] std::vector<ImportFile> read_import_files(const std::vector<std::string>& paths);

/// Imports what read_import_files gave; errors of a file's content carry its name. Throws Failure (bad input).
[[nodiscard]] ImportedPlan import_inputs(const std::vector<std::string>& paths, const Catalogue& catalogue);

/// The notes as JSON: {"import_notes": [{"kind","file","where","key","field","value","why"}]}, which write_plan() takes for unknown
/// members.
[[nodiscard]] std::string import_notes_json(const std::vector<ImportNote>& notes);

} // namespace fivefold::cli
