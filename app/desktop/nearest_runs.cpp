// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/nearest_runs.h"

#include "app/desktop/pages/layout_words.h"
#include "app/desktop/plan_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fivefold {

NearestRuns nearestRuns(const Plan& plan, const MeasuredRunsPtr& measured, std::size_t count, const std::stop_token& stop) {
    NearestRuns nearest{measured, {}};
    const PlanPlace place(plan);
    std::vector<std::pair<double, const RunResidual*>> order;
    order.reserve(measured->residuals.size());
    for (const RunResidual& residual : measured->residuals) order.emplace_back(plan_distance(place, residual.place), &residual);
    if (stop.stop_requested()) return nearest;
    const auto end = order.begin() + static_cast<std::ptrdiff_t>(std::min(count, order.size()));
    std::partial_sort(order.begin(), end, order.end(), [](const auto& a, const auto& b) { return a.first != b.first ? a.first < b.first : a.second->run < b.second->run; });
    for (auto at = order.begin(); at != end; ++at) {
        const Seconds time = *measured->runs[at->second->run].step_time;
        nearest.runs.push_back({at->second->run, at->first, time, time / std::exp(at->second->log_ratio)});
    }
    return nearest;
}

QString nearestText(const NearestRuns& nearest) {
    if (nearest.runs.empty()) return {};
    return QCoreApplication::translate("NearestRuns", "Nearest measured: %1: predicted %2").arg(runText(nearest.run(0)), signedPercent(nearest.runs.front().error()));
}

NearestFinder::NearestFinder(const Evaluator& evaluator, std::size_t count, QObject* parent) : QObject(parent), evaluator_(evaluator), count_(count) {}

void NearestFinder::ask(const Plan& plan) {
    const MeasuredRunsPtr measured = evaluator_.runs();
    if (!measured) return;
    task_.start([plan, measured, count = count_](const std::stop_token& stop) -> NearestRunsPtr { return std::make_shared<const NearestRuns>(nearestRuns(plan, measured, count, stop)); },
                [this](const NearestRunsPtr& answer) {
                    answer_ = answer;
                    Q_EMIT found();
                });
}

} // namespace fivefold
