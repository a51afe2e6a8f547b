// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/library_search.h"

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

struct ProbeOptions {
    enum class Action { run, help, version } action = Action::run;
    std::string stage = "inventory";
    int descriptor = -1;      ///< where the JSON lines go; -1 = standard output
    int budget_seconds = 0;   ///< the stage is given up after this time: a driver can hang; 0 = what the stage usually needs, and half more
    bool quick = false;       ///< fewer sizes and shapes
    std::vector<int> devices; ///< in the driver's order; empty = all
    LibrarySettings libraries;
};

/// Wrong use of the command line, in one line.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Reads the arguments after the program's name. Throws UsageError.
[[nodiscard]] ProbeOptions parse_options(std::span<const char* const> arguments);
[[nodiscard]] std::string help_text();
/// "0-3,6" -> 0 1 2 3 6. Throws UsageError.
[[nodiscard]] std::vector<int> parse_devices(std::string_view text);
/// The time that the options give the stage.
[[nodiscard]] int stage_seconds(const ProbeOptions& options);

} // namespace fivefold
