// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/adviser.h"

#include "core/formats/cost_defaults.h"

#include <utility>

namespace fivefold {

namespace {

constexpr int kRestMs = 120; // a drag sends changes faster than this

} // namespace

Adviser::Adviser(QObject* parent) : QObject(parent) {
    rest_.setSingleShot(true);
    rest_.setInterval(kRestMs);
    connect(&rest_, &QTimer::timeout, this, &Adviser::start);
}

Advice Adviser::advise(const ResultPtr& result, const Locks& locks, std::stop_token stop) {
    Advice advice{result, {}, {}, {}};
    if (!result || !result->profile || !result->estimate.valid) return advice;
    const Plan& plan = result->plan;
    const Profile& profile = *result->profile;
    const CostAssumptions assumptions = load_cost_defaults().values;
    const Reliability run = reliability(plan, profile, assumptions);
    advice.cost = run_cost(plan, profile, run_phases(plan, profile), assumptions);
    if (stop.stop_requested()) return advice;
    advice.rules = decision_framework(plan, profile, result->estimate, thresholds_of(run, assumptions));
    if (stop.stop_requested()) return advice;
    advice.changes = next_changes(plan, profile, locks, std::move(stop));
    return advice;
}

void Adviser::request(const ResultPtr& result, const Locks& locks) {
    task_.cancel();
    result_ = result;
    locks_ = locks;
    rest_.start();
}

void Adviser::start() {
    task_.start([result = result_, locks = locks_](const std::stop_token& stop) -> AdvicePtr { return std::make_shared<const Advice>(advise(result, locks, stop)); },
                [this](const AdvicePtr& advice) { Q_EMIT ready(advice); });
}

} // namespace fivefold
