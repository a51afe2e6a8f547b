// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/measured_groups.h"

#include "app/desktop/enum_text.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fivefold {
namespace {

struct Collected {
    std::vector<double> errors;
    std::vector<std::size_t> places;
};

bool admitted(const MeasuredRun& run, const RunFilter& filter) {
    return (filter.gpu.isEmpty() || groupName(run, RunGrouping::gpu) == filter.gpu) &&
           (filter.framework.isEmpty() || groupName(run, RunGrouping::framework) == filter.framework);
}

} // namespace

QString groupName(const MeasuredRun& run, RunGrouping grouping) {
    switch (grouping) {
    case RunGrouping::source: return QString::fromStdString(run.source);
    case RunGrouping::gpu: return QString::fromStdString(run.gpu);
    case RunGrouping::framework: return frameworkText(run.plan.training.framework);
    }
    return {};
}

ShownRuns showRuns(const MeasuredRunsPtr& published, const MeasuredRunsPtr& own, RunGrouping grouping, const RunFilter& filter, const std::stop_token& stop) {
    ShownRuns shown;
    shown.published = published;
    shown.own = own;
    const auto place = [&](const MeasuredRuns& measured, const RunResidual& residual, std::vector<double>& errors) {
        const MeasuredRun& run = measured.runs[residual.run];
        shown.places.push_back({0, &run, *run.step_time, *run.step_time / std::exp(residual.log_ratio)});
        errors.push_back(shown.places.back().error());
    };
    std::map<QString, Collected> groups;
    std::vector<double> all;
    if (published)
        for (const RunResidual& residual : published->residuals) {
            const MeasuredRun& run = published->runs[residual.run];
            if (!admitted(run, filter)) continue;
            if (stop.stop_requested()) return shown;
            Collected& group = groups[groupName(run, grouping)];
            group.places.push_back(shown.places.size());
            place(*published, residual, group.errors);
            all.push_back(group.errors.back());
        }
    shown.all = error_figures(std::move(all));
    std::vector<std::pair<QString, Collected*>> order;
    for (auto& [name, group] : groups) order.emplace_back(name, &group);
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.second->places.size() > b.second->places.size(); });
    const int named = std::min(static_cast<int>(order.size()), ShownRuns::kNamedSeries);
    shown.seriesCount = named;
    if (static_cast<int>(order.size()) > named) shown.others = shown.seriesCount++;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int series = static_cast<int>(i) < named ? static_cast<int>(i) : shown.others;
        for (const std::size_t at : order[i].second->places) shown.places[at].series = series;
        shown.groups.push_back({order[i].first, false, series, error_figures(std::move(order[i].second->errors))});
    }
    if (own) {
        std::vector<double> errors;
        const std::size_t first = shown.places.size();
        for (const RunResidual& residual : own->residuals)
            if (admitted(own->runs[residual.run], filter)) place(*own, residual, errors);
        if (!errors.empty()) {
            shown.ownSeries = shown.seriesCount++;
            for (std::size_t at = first; at < shown.places.size(); ++at) shown.places[at].series = shown.ownSeries;
            shown.groups.insert(shown.groups.begin(), {QString(), true, shown.ownSeries, error_figures(std::move(errors))});
        }
    }
    return shown;
}

} // namespace fivefold
