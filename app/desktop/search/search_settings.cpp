// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/search/search_settings.h"

#include <QCoreApplication>

#include <algorithm>

namespace fivefold {
namespace {

struct SearchTexts {
    Q_DECLARE_TR_FUNCTIONS(SearchSettings)
};

} // namespace

std::vector<std::int64_t> searchedNodes(const SearchSettings& settings, const Plan& plan) {
    if (!settings.search_nodes) return {plan.cluster.nodes};
    std::vector<std::int64_t> nodes;
    for (std::int64_t count = std::max(1, settings.fewest_nodes); count <= settings.most_nodes; count *= 2) nodes.push_back(count);
    const std::int64_t own = plan.cluster.nodes;
    if (own >= settings.fewest_nodes && own <= settings.most_nodes && std::find(nodes.begin(), nodes.end(), own) == nodes.end()) nodes.push_back(own);
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

SearchRequest searchRequest(const SearchSettings& settings, const Plan& plan, const Locks& locks) {
    SearchRequest request;
    request.plan = plan;
    request.space.any_framework = settings.any_framework;
    if (settings.search_nodes) request.space.nodes = searchedNodes(settings, plan);
    for (const Knob knob : locks) pin(request.space, plan, knob);
    request.objective = settings.objective;
    request.headroom = settings.headroom;
    request.max_days = settings.max_days;
    request.max_dollars = settings.max_dollars;
    return request;
}

QString settingsProblem(const SearchRequest& request) {
    if (request.space.nodes.empty() && request.plan.cluster.nodes < 1) return SearchTexts::tr("The cluster has no nodes.");
    switch (limit_problem(request)) {
    case LimitProblem::none: return {};
    case LimitProblem::price_unknown: return SearchTexts::tr("A budget needs a price per GPU-hour: enter one under Cluster.");
    case LimitProblem::tokens_unknown: return SearchTexts::tr("A deadline or a budget needs the number of tokens to train: enter it under Training.");
    }
    return {};
}

QString objectiveText(Objective objective) {
    switch (objective) {
    case Objective::tokens_per_second: return SearchTexts::tr("Most tokens per second");
    case Objective::time_to_train: return SearchTexts::tr("Shortest training");
    case Objective::dollars: return SearchTexts::tr("Fewest dollars");
    case Objective::memory: return SearchTexts::tr("Least memory");
    case Objective::mfu: return SearchTexts::tr("Highest MFU");
    }
    return {};
}

} // namespace fivefold
