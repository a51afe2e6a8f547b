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

/// Scripts that go into a campaign's folder.
[[nodiscard]] std::string_view campaign_common_sh();
[[nodiscard]] std::string_view campaign_node_sh();
[[nodiscard]] std::string_view campaign_run_sh();
[[nodiscard]] std::string_view campaign_submit_slurm_sh();
[[nodiscard]] std::string_view campaign_submit_skypilot_sh();
[[nodiscard]] std::string_view campaign_submit_kubernetes_sh();

} // namespace fivefold::builtin
