// SPDX-License-Identifier: Apache-2.0
#include "core/search/search.h"

#include "core/search/worker.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <iterator>
#include <memory>
#include <mutex>
#include <numeric>
#include <set>
#include <thread>
#include <utility>

namespace fivefold {
namespace {

/// Larger than any machine.
constexpr std::int64_t kLargestNodes = std::int64_t{1} << 24;

/// Cells in which some layout can obey (0.1)-(0.3).
std::vector<SearchCell> cells(const std::vector<SearchSpace>& spaces, const Plan& plan) {
    std::vector<SearchCell> all;
    const std::int64_t batch = plan.training.global_batch;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        const SearchSpace& space = spaces[i];
        const std::int64_t gpus = space.nodes.front() * plan.cluster.gpus_per_node;
        const auto divides = [](std::int64_t degree, std::int64_t value) { return degree >= 1 && value % degree == 0; };
        for (const std::int64_t micro_batch : space.micro_batch) {
            if (!divides(micro_batch, batch)) continue;
            for (const std::int64_t tp : space.tp)
                for (const std::int64_t cp : space.cp) {
                    if (!divides(tp, gpus) || !divides(cp, gpus / tp)) continue;
                    for (const std::int64_t ep : space.ep)
                        for (const std::int64_t etp : space.etp) // (0.2) with one stage; more stages leave fewer ranks
                            if (divides(ep, gpus) && divides(etp, gpus / ep)) all.push_back({i, tp, cp, ep, etp, micro_batch});
                }
        }
    }
    return all;
}

/// The order in which cells are looked at: small micro-batches first, and among cells with the same one neighbours late, so that something
/// of every kind, and a first result, comes early.
std::vector<std::size_t> scattered(const std::vector<SearchCell>& cells) {
    std::vector<std::size_t> order;
    order.reserve(cells.size());
    for (std::size_t begin = 0, end = 0; begin < cells.size(); begin = end) {
        while (end < cells.size() && cells[end].nodes == cells[begin].nodes && cells[end].micro_batch == cells[begin].micro_batch) ++end;
        const std::size_t count = end - begin;
        auto step = std::max<std::size_t>(1, static_cast<std::size_t>(0.618 * static_cast<double>(count)));
        while (std::gcd(step, count) != 1) ++step; // meets each once
        for (std::size_t k = 0; k < count; ++k) order.push_back(begin + k * step % count);
    }
    return order;
}

/// Cells whose results are known to those after them: first so many, then twice as many each time, whatever the number of threads.
constexpr std::size_t kFirstRound = 16;

/// Gathers what the cells bring, in any order.
class Gathering {
public:
    Gathering(const SearchRequest& request, std::size_t node_counts, std::size_t cells)
        : known_(request.top, node_counts), lists_whatever_(request.keep_all), most_(request.keep_feasible), feasible_(cells, false), all_(cells) {}

    void take(std::size_t cell, std::size_t nodes, Harvest harvest) {
        result.space += harvest.space;
        result.feasible += harvest.feasible;
        result.evaluated += harvest.evaluated;
        result.faster += harvest.faster;
        for (const Candidate& candidate : harvest.best.list()) known_.best.add(candidate);
        for (const Candidate& candidate : harvest.front.list()) known_.fronts[nodes].add(candidate);
        for (const auto& [id, count] : harvest.rejected) rejected_[id] += count;
        for (int i = 0; i < MemoryExcess::buckets_; ++i)
            for (int j = 0; j < MemoryExcess::stages_; ++j) result.excess.count[i][j] += harvest.excess.count[i][j];
        feasible_[cell] = harvest.feasible > 0;
        list(cell, std::move(harvest));
    }
    void list(std::size_t cell, Harvest harvest) { all_[cell] = std::move(harvest.all); }
    /// Whether those found so far are few enough to be listed.
    [[nodiscard]] bool few() const {
        const auto budget = rejected_.find("budget");
        return result.feasible - (budget == rejected_.end() ? 0 : budget->second) <= most_;
    }
    [[nodiscard]] bool has_feasible(std::size_t cell) const { return feasible_[cell]; }
    [[nodiscard]] const Known& known() const { return known_; }
    [[nodiscard]] const std::vector<Candidate>& best() const { return known_.best.list(); }
    [[nodiscard]] SearchResult finish() {
        const bool second = result.complete && !lists_whatever_; // a pass that spared nothing
        if (second) {
            for (const std::vector<Candidate>& cell : all_) listed_ += cell.size();
            result.evaluated = listed_;
            rejected_.erase("dominated");
            if (result.feasible > listed_) rejected_["budget"] = result.feasible - listed_;
        }
        result.best = known_.best.list();
        result.pareto = joint_front(known_.fronts);
        for (const auto& [id, count] : rejected_) result.rejected.push_back({id, count});
        std::stable_sort(result.rejected.begin(), result.rejected.end(), [](const Rejection& a, const Rejection& b) { return a.count > b.count; });
        if (!lists_whatever_ && !result.complete) return std::move(result);
        result.all.reserve(listed_);
        for (std::vector<Candidate>& cell : all_) std::move(cell.begin(), cell.end(), std::back_inserter(result.all));
        return std::move(result);
    }
    SearchResult result;

private:
    Known known_;
    bool lists_whatever_; ///< there is, also when stopped
    std::size_t most_, listed_ = 0;
    std::vector<bool> feasible_;              ///< by cell, whether it has any
    std::vector<std::vector<Candidate>> all_; ///< by cell
    std::map<std::string, std::uint64_t> rejected_;
};

} // namespace

SearchResult search(const SearchRequest& request, const Profile& profile, std::stop_token stop, const std::function<void(const SearchProgress&)>& progress) {
    Plan plan = request.plan;
    plan.layout = Layout();
    plan.layout.split = request.plan.layout.split;
    if (malformed(plan.model) || gpu_count(plan.cluster) < 1 || plan.training.global_batch < 1 || plan.training.seq_len < 1) return {};
    std::vector<SearchSpace> spaces;
    std::set<std::int64_t> node_counts(request.space.nodes.begin(), request.space.nodes.end());
    if (node_counts.empty()) node_counts.insert(plan.cluster.nodes);
    for (const std::int64_t nodes : node_counts) {
        if (nodes < 1 || nodes > kLargestNodes) continue;
        SearchSpace space = request.space;
        space.nodes = {nodes};
        plan.cluster.nodes = static_cast<int>(nodes);
        spaces.push_back(complete_space(space, plan));
    }
    const std::vector<SearchCell> work = cells(spaces, plan);
    const SearchLimits limits = search_limits(request, profile);
    const std::size_t wanted = request.threads > 0 ? static_cast<std::size_t>(request.threads) : std::max(1u, std::thread::hardware_concurrency());
    const std::size_t threads = std::clamp<std::size_t>(wanted, 1, std::max<std::size_t>(1, work.size()));

    Gathering gathered(request, spaces.size(), work.size());
    const std::vector<std::size_t> order = scattered(work);
    std::mutex gate; // guards `gathered`, `done`, progress and `failure`
    std::exception_ptr failure; // the first of a thread: out of memory, or what the caller's functions throw
    std::atomic<bool> failed{false};
    const bool may_list = request.keep_feasible > 0 && !request.keep_all;
    std::vector<std::unique_ptr<SearchWorker>> workers(threads); // what they learned serves from round to round
    std::size_t done = 0;
    // Visits the cells [begin, end) of the order. A list needs a second pass, over cells that have something to list.
    const auto round = [&](std::size_t begin, std::size_t end, bool second) {
        const Known known = gathered.known();
        std::atomic<std::size_t> next{begin};
        const auto run = [&](std::unique_ptr<SearchWorker>& worker) {
            try {
                if (!worker) worker = std::make_unique<SearchWorker>(request, spaces, profile, limits);
                for (std::size_t k = next++; k < end && !stop.stop_requested() && !failed; k = next++) {
                    const std::size_t i = order[k];
                    Harvest harvest(0);
                    if (!second || gathered.has_feasible(i)) harvest = worker->visit(work[i], known, stop, second || request.keep_all);
                    const std::scoped_lock lock(gate);
                    if (second) gathered.list(i, std::move(harvest));
                    else gathered.take(i, work[i].nodes, std::move(harvest));
                    ++done;
                    if (!progress) continue;
                    const double cells_done = static_cast<double>(done) / static_cast<double>(work.size()); // of both passes
                    progress({gathered.result.space, gathered.result.feasible, second || (may_list && gathered.few()) ? cells_done / 2 : cells_done, gathered.best()});
                }
            } catch (...) {
                const std::scoped_lock lock(gate);
                if (!failed.exchange(true)) failure = std::current_exception();
            }
        };
        std::vector<std::jthread> pool;
        for (std::size_t i = 1; i < std::min(threads, end - begin); ++i) pool.emplace_back([&run, &worker = workers[i]] { run(worker); });
        run(workers.front());
    };
    for (std::size_t begin = 0, size = kFirstRound; begin < work.size() && !stop.stop_requested() && !failed; begin += size, size = begin) round(begin, std::min(begin + size, work.size()), false);
    const bool lists = request.keep_all || (may_list && gathered.few());
    if (lists && !request.keep_all && !work.empty() && !stop.stop_requested() && !failed) round(0, work.size(), true);
    if (failure) std::rethrow_exception(failure);
    gathered.result.stopped = stop.stop_requested();
    gathered.result.complete = lists && !gathered.result.stopped;
    return gathered.finish();
}

std::optional<Plan> best_plan(const Plan& plan, const Profile& profile, std::stop_token stop) {
    SearchRequest request;
    request.plan = plan;
    request.top = 1;
    const SearchResult result = search(request, profile, std::move(stop));
    if (result.best.empty()) return std::nullopt;
    return plan_of(plan, result.best.front());
}

Plan plan_of(const Plan& plan, const Candidate& candidate) {
    Plan chosen = plan;
    chosen.layout = candidate.layout;
    chosen.cluster.nodes = candidate.nodes;
    chosen.training.cp_kind = candidate.cp_kind;
    return chosen;
}

} // namespace fivefold
