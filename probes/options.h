// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "probes/inventory.h"

#include <span>
#include <stdexcept>
#include <string>

namespace fivefold {

struct ProbeOptions {
    enum class Action { run, help, version } action = Action::run;
    std::string stage = "inventory";
    int descriptor = -1;      ///< where the JSON lines go; -1 = standard output
    int budget_seconds = 30;  ///< the stage is given up after this time: a driver can hang
    DriverLibraries libraries;
};

/// Wrong use of the command line, in one line.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Reads the arguments after the program's name. Throws UsageError.
[[nodiscard]] ProbeOptions parse_options(std::span<const char* const> arguments);
[[nodiscard]] std::string help_text();

} // namespace fivefold
