// SPDX-License-Identifier: Apache-2.0
// Ways to break a plan that a rule of ours refuses and that a framework's file can say.
#pragma once

#include "core/formats/export.h"
#include "core/formats/launch_keys.h"

#include <span>
#include <string>
#include <vector>

namespace fivefold::interop {

/// A key of one exported file, changed by hand.
struct FileEdit {
    std::string ending; ///< of the file's name
    LaunchKey key;
};

struct Breach {
    const char* name; ///< one word, the key of refusals.csv
    const char* rule; ///< the finding that must refuse it
    std::vector<ExportTarget> targets;
    bool (*apply)(Plan&);                                                ///< false where this plan cannot be broken so
    std::vector<FileEdit> (*edits)(const Plan&, ExportTarget) = nullptr; ///< where the writer itself cannot say the broken plan, given it:
                                                                         ///< these change the file of the plan as it was before
};

[[nodiscard]] std::span<const Breach> breaches();

} // namespace fivefold::interop
