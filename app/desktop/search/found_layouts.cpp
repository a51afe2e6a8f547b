// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/found_layouts.h"

#include "core/estimate/metrics.h"
#include "core/plan/tokens.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

namespace fivefold {
namespace {

/// An estimate and a search sum the parts of a step in different orders.
constexpr double kRounding = 1e-9;

bool better(const Candidate& a, const Candidate& b) {
    if (a.figure != b.figure) return a.figure < b.figure;
    if (a.step_time != b.step_time) return a.step_time < b.step_time;
    return a.memory < b.memory;
}

bool sameLayout(const Candidate& a, const Plan& plan) {
    if (a.nodes != plan.cluster.nodes || (a.layout.cp > 1 && a.cp_kind != plan.training.cp_kind)) return false;
    // What has no effect does not tell layouts apart, nor does how the layers came to lie where they do.
    const auto plain = [](Layout layout) {
        if (layout.tp == 1) layout.sequence_parallel = true;
        if (layout.pp == 1) layout.schedule = Schedule::one_f_one_b;
        if (layout.recompute.kind != RecomputeKind::selective) layout.recompute.modules = recompute_core_attention;
        layout.split = StageSplit::automatic;
        layout.layers_per_stage.clear();
        return layout;
    };
    return plain(a.layout) == plain(plan.layout);
}

/// Best first, equals as they were. In place: a hundred thousand candidates are tens of megabytes.
void sort(std::vector<Candidate>& list) {
    std::vector<std::uint32_t> order(list.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return better(list[a], list[b]) || (a < b && !better(list[b], list[a])); });
    for (std::uint32_t start = 0; start < order.size(); ++start) { // each cycle of the permutation
        if (order[start] == start) continue;
        Candidate held = std::move(list[start]);
        std::uint32_t at = start;
        for (std::uint32_t from = order[at]; from != start; from = order[at]) {
            list[at] = std::move(list[from]);
            order[at] = at;
            at = from;
        }
        list[at] = std::move(held);
        order[at] = at;
    }
}

} // namespace

FoundRows::FoundRows(const Plan& plan, std::vector<Candidate> candidates, std::span<const Candidate> front)
    : candidates_(std::move(candidates)), front_(candidates_.size()) {
    Plan one_node = plan;
    one_node.cluster.nodes = 1;
    for (const Candidate& candidate : candidates_) {
        if (mfu_.contains(candidate.layout.tp)) continue;
        one_node.layout = candidate.layout;
        const Metrics metrics = step_metrics(one_node, Seconds(1));
        mfu_[candidate.layout.tp] = metrics.mfu;
        days_ = metrics.days;
        cost_ = metrics.cost;
    }
    step_tokens_ = tokens_per_step(plan.training);
    capacity_ = plan.cluster.gpu.usable_memory.value();
    for (const Candidate& candidate : front)
        for (std::size_t row = firstFrom(candidate.figure); row < size() && candidates_[row].figure <= candidate.figure; ++row)
            if (candidates_[row] == candidate) front_[row] = true;
}

FoundLayout FoundRows::operator[](std::size_t row) const {
    const Candidate& candidate = candidates_[row];
    const double step = candidate.step_time.value();
    const double nodes = candidate.nodes;
    return {candidate,
            step_tokens_ / step,
            mfu_.at(candidate.layout.tp) / (step * nodes),
            days_ * step,
            cost_ * (step * nodes),
            capacity_ > 0 ? 1 - candidate.memory.value() / capacity_ : 0,
            front_[row]};
}

std::size_t FoundRows::firstFrom(double figure) const {
    const auto at = std::lower_bound(candidates_.begin(), candidates_.end(), figure, [](const Candidate& row, double value) { return row.figure < value - kRounding * std::abs(value); });
    return static_cast<std::size_t>(at - candidates_.begin());
}

std::size_t FoundLayouts::find(const Plan& plan, double figure) const {
    std::size_t alike = rows.size();
    const double most = figure + kRounding * std::abs(figure);
    for (std::size_t row = placeOf(figure) - 1; row < rows.size() && rows[row].candidate.figure <= most; ++row) {
        const Candidate& candidate = rows[row].candidate;
        if (!sameLayout(candidate, plan)) continue;
        if (candidate.layout == plan.layout) return row;
        alike = std::min(alike, row);
    }
    return alike;
}

FoundPtr foundLayouts(SearchRequest request, SearchResult result, double seconds) {
    auto found = std::make_shared<FoundLayouts>();
    std::vector<Candidate> list = std::exchange(result.all, {});
    list.shrink_to_fit();
    if (!result.complete) {
        list = result.best;
        for (const Candidate& candidate : result.pareto)
            if (std::find(list.begin(), list.end(), candidate) == list.end()) list.push_back(candidate);
    }
    sort(list);
    found->rows = FoundRows(request.plan, std::move(list), result.pareto);
    found->request = std::move(request);
    found->result = std::move(result);
    found->seconds = seconds;
    return found;
}

bool sameQuestion(const Plan& a, const Plan& b, bool nodes_searched) {
    const auto question = [&](Plan plan) {
        plan.name.clear();
        const bool even = plan.layout.split == StageSplit::even; // all that a search reads of a layout
        plan.layout = Layout();
        if (even) plan.layout.split = StageSplit::even;
        plan.training.cp_kind = CpKind::ring;
        if (nodes_searched) plan.cluster.nodes = 1;
        return plan;
    };
    return question(a) == question(b);
}

} // namespace fivefold
