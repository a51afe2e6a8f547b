// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/search/space.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace fivefold {

/// What the best layout has most or least of. With one number of nodes and a given batch all but `memory` order layouts by step time
/// (MFU up to the padding of the vocabulary).
enum class Objective { tokens_per_second, time_to_train, dollars, memory, mfu };

struct SearchRequest {
    Plan plan; ///< model, cluster and training; of its layout only what the space leaves to it
    SearchSpace space;
    Objective objective = Objective::tokens_per_second;
    double headroom = 0.1;  ///< share of the GPU's memory that must stay free, 0..0.9 (K1); in any case the verdict must be "fits" or "tight"
    double max_days = 0;    ///< of wall-clock time to train the plan's tokens; 0: any
    double max_dollars = 0; ///< for the same; 0: any
    std::size_t top = 10;   ///< best layouts to keep
    int threads = 0;        ///< 0: as many as the machine has
    bool prune = true;      ///< skip what bounds prove to be worse; off: every layout is estimated in full
    Seconds faster_than;    ///< also count the feasible layouts with a shorter step: the place of a given layout
    bool keep_all = false;  ///< also list every layout that breaks no rule; implies no pruning
    /// Also list every layout within the limits, in a second pass, if there are no more than so many: of those that break no rule and fit,
    /// what bounds prove to be beyond the budgets is not counted. With the list the result is that of `prune` off, else as without it.
    std::size_t keep_feasible = 0;
    /// Further rules, such as a framework's: the id of what forbids a plan, or nothing. Asked of what fits; from several threads.
    std::function<std::string(const Plan&)> forbids;
};

/// A layout with its figures; anything else follows from `estimate`.
struct Candidate {
    Layout layout;
    int nodes = 1;
    CpKind cp_kind = CpKind::ring;
    Seconds step_time;
    Bytes memory;      ///< of the fullest stage
    bool fits = true;  ///< within the request's limits
    double figure = 0; ///< what the objective orders by, less is better: see `figure_of`
    bool operator==(const Candidate&) const = default;
};

/// Why layouts were not kept. `id`: a rule's, "out-of-memory", "headroom", "budget", or "dominated" (fits, but bounds proved it worse).
struct Rejection {
    std::string id;
    std::uint64_t count = 0;
    bool operator==(const Rejection&) const = default;
};
/// Layouts that do not fit, by how far their fullest stage is above the limit, and which stage that is.
struct MemoryExcess {
    enum Bucket { to_10_percent, to_50_percent, to_twice, more, buckets_ };
    enum Stage { first, middle, last, stages_ }; ///< without a pipeline: first
    std::uint64_t count[buckets_][stages_] = {};
    bool operator==(const MemoryExcess&) const = default;
};

struct SearchResult {
    std::uint64_t space = 0;     ///< |S|: combinations that obey (0.1)-(0.3)
    std::uint64_t feasible = 0;  ///< of those that break no rule and fit
    std::uint64_t evaluated = 0; ///< whose step time was computed in full and keeps to the budgets; bounds spared the rest
    std::uint64_t faster = 0;    ///< feasible ones with a shorter step than asked
    std::vector<Candidate> best;     ///< best first, at most `top`; of equals the simplest first
    std::vector<Candidate> pareto;   ///< no other layout is as good in step time, memory and cost and better in one; fastest first
    std::vector<Candidate> all;      ///< with `keep_all`, or `keep_feasible` where it is enough: cell by cell, whatever the threads
    bool complete = false;           ///< `all` holds what was asked for
    std::vector<Rejection> rejected; ///< most frequent first
    MemoryExcess excess;
    bool stopped = false;        ///< by the stop token: counts and layouts so far; of lists only that of `keep_all`
    bool operator==(const SearchResult&) const = default;
};

struct SearchProgress {
    std::uint64_t space = 0, feasible = 0; ///< so far
    double share = 0;                      ///< of the work, 0..1
    const std::vector<Candidate>& best;    ///< so far
};

/// The best layouts of a space and its Pareto front. Exhaustive but for layouts that bounds prove worse, so the layouts are exactly those of
/// an exhaustive search, and the whole result is the same whatever the number of threads. Nothing for a malformed plan. Throws what the
/// request's functions throw.
/// `progress` is called from worker threads, one at a time.
[[nodiscard]] SearchResult search(const SearchRequest& request, const Profile& profile, std::stop_token stop = {},
                                  const std::function<void(const SearchProgress&)>& progress = {});

/// The plan with the fastest layout of its whole space; nothing when no layout fits.
[[nodiscard]] std::optional<Plan> best_plan(const Plan& plan, const Profile& profile, std::stop_token stop = {});

/// What an objective orders a plan with this step and fullest stage by, less is better: seconds, GPU-seconds, seconds per FLOP or bytes.
[[nodiscard]] double figure_of(Objective objective, const Plan& plan, Seconds step_time, Bytes memory);

/// Why a request's limits cannot be told.
enum class LimitProblem { none, price_unknown, tokens_unknown };
[[nodiscard]] LimitProblem limit_problem(const SearchRequest& request);

/// The plan of a candidate.
[[nodiscard]] Plan plan_of(const Plan& plan, const Candidate& candidate);

} // namespace fivefold
