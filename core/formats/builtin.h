// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace fivefold::builtin {

/// Data files of resources/ that are linked into the program.
[[nodiscard]] std::string_view gpus_json();
[[nodiscard]] std::string_view networks_json();
[[nodiscard]] std::string_view models_json();
[[nodiscard]] std::string_view costs_json();
[[nodiscard]] std::string_view profiles_json();
[[nodiscard]] std::string_view runs_csv();
[[nodiscard]] std::string_view heatmap_csv();

} // namespace fivefold::builtin
