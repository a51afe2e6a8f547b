// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/evaluator.h"

#include "core/advise/explanations.h"

#include <utility>

namespace fivefold {

namespace {

/// Knobs whose values depend on the others, the ones that are looked at most first.
constexpr Knob kRangedKnobs[] = {Knob::tp,  Knob::pp,          Knob::dp,           Knob::cp,   Knob::ep,        Knob::vpp,
                                 Knob::etp, Knob::micro_batch, Knob::accumulation, Knob::zero, Knob::recompute, Knob::schedule};

} // namespace

Evaluator::Evaluator(CataloguePtr catalogue, QObject* parent) : QObject(parent), catalogue_(std::move(catalogue)) {}

ResultPtr Evaluator::evaluate(const Plan& plan) const {
    return std::make_shared<const Result>(Result{plan, explained_estimate(plan, catalogue_->profile_for(plan))});
}

KnobRanges Evaluator::ranges(const Plan& plan, const Locks& locks, std::stop_token stop) {
    KnobRanges ranges;
    for (const Knob knob : kRangedKnobs) {
        if (stop.stop_requested()) break;
        Locks others = locks;
        others.erase(knob); // a lock holds a knob against the others, not against the person
        ranges[knob] = valid_values(plan, knob, others);
    }
    return ranges;
}

void Evaluator::requestRanges(const Plan& plan, const Locks& locks) {
    rangesTask_.start(
        [plan, locks](std::stop_token stop) -> KnobRangesPtr {
            return std::make_shared<const KnobRanges>(ranges(plan, locks, std::move(stop)));
        },
        [this](const KnobRangesPtr& found) { Q_EMIT rangesReady(found); });
}

} // namespace fivefold
