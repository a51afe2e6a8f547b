// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats.
#pragma once

#include "core/formats/json_reader.h"
#include "core/profile/fields.h"

#include <string_view>

namespace fivefold::json {

/// read_profile_library for a document of known origin.
[[nodiscard]] ProfileLibrary read_profile_library(std::string_view text, Origin origin);

} // namespace fivefold::json
