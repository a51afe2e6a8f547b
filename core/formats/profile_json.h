// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/profile/profile.h"

#include <string>
#include <string_view>

namespace fivefold {

/// Reads a profile library: {"fivefold_profiles": 1, "name", "date", "hardware": [...], "software": [...], "verdict", "fallbacks", "measured": [...]}.
/// Every constant is {"value", "low", "high", "provenance", "source", "date"}; a bare number is a default of unknown origin.
/// Throws FormatError with a JSON pointer: for missing constants, values that are not finite, and values outside [low, high].
[[nodiscard]] ProfileLibrary read_profile_library(std::string_view json);
[[nodiscard]] std::string write_profile_library(const ProfileLibrary& library);

[[nodiscard]] const char* provenance_name(Provenance provenance);

} // namespace fivefold
