// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/search/search.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace fivefold {

/// The best layout of each of several models on each of several numbers of nodes.
struct HeatmapRequest {
    SearchRequest search; ///< cluster, training, space and limits; its model, nodes, `top` and `keep_all` are not read
    std::vector<Transformer> models;
    std::vector<int> nodes;
};

struct HeatmapCell {
    std::size_t model = 0; ///< index into the request's models
    int nodes = 1;
    std::optional<Candidate> best; ///< none: no layout obeys the products or fits
    Metrics metrics;               ///< of the best
    std::uint64_t space = 0, feasible = 0;
};

/// Cells model by model. `profiles` gives the profile of a plan's GPU and framework. Stopped early, the cells so far. `progress` is called
/// after each cell.
[[nodiscard]] std::vector<HeatmapCell> heatmap(const HeatmapRequest& request, const std::function<Profile(const Plan&)>& profiles, std::stop_token stop = {},
                                               const std::function<void(const HeatmapCell&)>& progress = {});

} // namespace fivefold
