// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: what a file is, from its content.
#pragma once

#include "core/formats/document.h"
#include "core/formats/import.h"

namespace fivefold {

/// The language of a text, from its first lines; shell where nothing else fits.
[[nodiscard]] doc::Syntax syntax_of(std::string_view text);
[[nodiscard]] FileKind kind_of(const doc::Node& root, doc::Syntax syntax);

} // namespace fivefold
