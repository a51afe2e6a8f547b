// SPDX-License-Identifier: Apache-2.0
#include "core/search/heatmap.h"

namespace fivefold {

std::vector<HeatmapCell> heatmap(const HeatmapRequest& request, const std::function<Profile(const Plan&)>& profiles, std::stop_token stop,
                                 const std::function<void(const HeatmapCell&)>& progress) {
    std::vector<HeatmapCell> cells;
    SearchRequest search = request.search;
    search.top = 1;
    search.keep_all = false;
    search.space.nodes.clear();
    for (std::size_t model = 0; model < request.models.size(); ++model)
        for (const int nodes : request.nodes) {
            search.plan.model = request.models[model];
            search.plan.cluster.nodes = nodes;
            const Profile profile = profiles(search.plan);
            const SearchResult result = fivefold::search(search, profile, stop);
            if (result.stopped) return cells;
            HeatmapCell cell{model, nodes, {}, {}, result.space, result.feasible};
            if (!result.best.empty()) {
                cell.best = result.best.front();
                cell.metrics = estimate(plan_of(search.plan, *cell.best), profile).metrics;
            }
            cells.push_back(cell);
            if (progress) progress(cell);
        }
    return cells;
}

} // namespace fivefold
