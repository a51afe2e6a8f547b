// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/found_layouts.h"

#include "core/estimate/metrics.h"

#include <algorithm>
#include <cmath>
#include <iterator>
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

} // namespace

std::size_t FoundLayouts::placeOf(double figure) const {
    const auto at = std::lower_bound(rows.begin(), rows.end(), figure, [](const FoundLayout& row, double value) { return row.candidate.figure < value - kRounding * std::abs(value); });
    return static_cast<std::size_t>(at - rows.begin()) + 1;
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
    if (!result.complete) {
        list = result.best;
        for (const Candidate& candidate : result.pareto)
            if (std::find(list.begin(), list.end(), candidate) == list.end()) list.push_back(candidate);
    }
    std::stable_sort(list.begin(), list.end(), better);
    found->rows.reserve(list.size());
    Plan plan = request.plan;
    const double capacity = plan.cluster.gpu.usable_memory.value();
    const double tokens = static_cast<double>(plan.training.global_batch) * static_cast<double>(plan.training.seq_len);
    for (Candidate& candidate : list) {
        plan.layout = candidate.layout;
        plan.cluster.nodes = candidate.nodes;
        plan.training.cp_kind = candidate.cp_kind;
        const Metrics metrics = step_metrics(plan, candidate.step_time);
        FoundLayout row{std::move(candidate), 0, metrics.mfu, metrics.days, metrics.cost, 0, false};
        row.tokens_per_second = tokens / row.candidate.step_time.value();
        row.headroom = capacity > 0 ? 1 - row.candidate.memory.value() / capacity : 0;
        found->rows.push_back(std::move(row));
    }
    for (const Candidate& candidate : result.pareto) {
        for (std::size_t row = found->placeOf(candidate.figure) - 1; row < found->rows.size() && found->rows[row].candidate.figure <= candidate.figure; ++row)
            if (found->rows[row].candidate == candidate) found->rows[row].front = true;
    }
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
