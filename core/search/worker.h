// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/layout_costs.h"
#include "core/search/ranking.h"

#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace fivefold {

/// What threads share out among themselves: all layouts with the same degrees inside a layer and the same micro-batch.
struct SearchCell {
    std::size_t nodes; ///< index into the space's list
    std::int64_t tp, cp, ep, etp, micro_batch;
};

/// What must hold for a layout to count.
struct SearchLimits {
    double memory = 0; ///< bytes; less is needed
    double verdict = 0; ///< bytes that the verdict calls a fit
    double seconds_per_step = std::numeric_limits<double>::infinity();
    double gpu_seconds_per_step = std::numeric_limits<double>::infinity();
};
[[nodiscard]] SearchLimits search_limits(const SearchRequest& request, const Profile& profile);

/// What was found.
struct Harvest {
    explicit Harvest(std::size_t top) : best(top) {}
    std::uint64_t space = 0, feasible = 0, evaluated = 0, faster = 0;
    BestFew best;
    ParetoFront front;
    std::vector<Candidate> all;
    std::map<std::string, std::uint64_t, std::less<>> rejected;
    MemoryExcess excess;

    void reject(std::string_view id, std::uint64_t count);
};

/// What other cells brought, by which more is proved to be worse.
struct Known {
    explicit Known(std::size_t top, std::size_t node_counts) : best(top), fronts(node_counts) {}
    BestFew best;
    std::vector<ParetoFront> fronts; ///< by number of nodes
};

/// Looks at every layout of a cell. One per thread.
class SearchWorker {
public:
    /// `space`: complete, for each number of nodes. References are kept.
    SearchWorker(const SearchRequest& request, const std::vector<SearchSpace>& spaces, const Profile& profile, const SearchLimits& limits);
    /// `list`: also every layout within the limits; then bounds spare only what they prove to be beyond the budgets. Leaves early when asked
    /// to stop.
    [[nodiscard]] Harvest visit(const SearchCell& cell, const Known& known, const std::stop_token& stop, bool list);

private:
    /// A way to shard states.
    struct Sharding {
        int zero;
        std::int64_t group;
    };
    /// A layout that may be wanted once its schedule is simulated.
    struct Pending {
        std::size_t step; ///< index into `steps_`
        int zero;
        std::int64_t group;
        Seconds at_least;
        FullestStage fullest;
        double rest; ///< seconds of what follows the pipeline
    };
    enum class Reason { out_of_memory, headroom, budget, dominated, count_ };
    void visit_pipeline(std::int64_t pp, const std::stop_token& stop);
    void visit_states();
    void visit_layout();
    /// Counts and keeps a layout of known step time.
    void take(Seconds time, const FullestStage& fullest, bool fits);
    /// Times what has waited, most promising first, as far as it is not dominated meanwhile.
    void take_pending(const std::stop_token& stop);
    void reject(Reason reason) { ++rejected_[static_cast<std::size_t>(reason)]; }
    [[nodiscard]] bool beyond_budget(Seconds time) const;
    /// Whether bounds prove that a layout that takes at least so long need not be timed; counts it then.
    [[nodiscard]] bool spared(Seconds at_least, Bytes memory);
    void too_large(const FullestStage& fullest);
    [[nodiscard]] const PipelineShape& shape();
    [[nodiscard]] double figure(double seconds, Bytes memory) const;

    const SearchRequest& request_;
    const std::vector<SearchSpace>& spaces_;
    const SearchSpace* space_ = nullptr;
    const SearchLimits& limits_;
    Plan plan_;
    LayoutCosts costs_;
    Harvest harvest_;
    std::uint64_t rejected_[static_cast<std::size_t>(Reason::count_)] = {}; ///< of the cell, by what is no rule
    std::vector<Sharding> shardings_;
    std::vector<SimulatedStep> steps_; ///< by pipeline and recomputation
    std::vector<Pending> pending_;
    bool step_kept_ = false;           ///< the last of `steps_` is that of the pipeline and recomputation at hand
    std::map<std::tuple<std::int64_t, std::int64_t, StageSplit, bool>, PipelineShape> shapes_; ///< by pp, vpp, split, folded
    double figure_scale_ = 1; ///< of step time in the objective's figure
    bool layer_entered_ = false;
    const Known* known_ = nullptr;
    const ParetoFront* known_front_ = nullptr; ///< for the cell's number of nodes
    bool list_ = false, prune_ = true; ///< whether every layout is listed; whether bounds spare others
};

} // namespace fivefold
