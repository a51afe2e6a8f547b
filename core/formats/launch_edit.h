// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: changes one key of a file's text and nothing else.
#pragma once

#include "core/formats/document.h"
#include "core/formats/launch_keys.h"

#include <optional>
#include <string>
#include <string_view>

namespace fivefold {

struct EditResult {
    std::optional<std::string> text; ///< the changed file
    std::string problem;             ///< why not, when there is no text
};

/// Sets, adds or removes one key. The result is read again: it differs from the old text in this key only, or it is refused.
[[nodiscard]] EditResult edit_key(std::string_view text, doc::Syntax syntax, const LaunchKey& key);

} // namespace fivefold
