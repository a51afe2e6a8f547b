// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/evaluator.h"

#include "core/advise/explanations.h"
#include "core/formats/runs_csv.h"

#include <utility>

namespace fivefold {

namespace {

/// Knobs whose values depend on the others, the ones that are looked at most first.
constexpr Knob kRangedKnobs[] = {Knob::tp,  Knob::pp,          Knob::dp,           Knob::cp,   Knob::ep,        Knob::vpp,
                                 Knob::etp, Knob::micro_batch, Knob::accumulation, Knob::zero, Knob::recompute, Knob::schedule};

} // namespace

MeasuredRuns judgedRuns(std::vector<MeasuredRun> runs, const ProfileSource& profiles, const std::stop_token& stop) {
    MeasuredRuns measured{std::move(runs), {}};
    measured.runs.shrink_to_fit(); // kept for good
    measured.residuals = run_residuals(measured.runs, profiles, stop);
    return measured;
}

Evaluator::Evaluator(CataloguePtr catalogue, QObject* parent) : QObject(parent), builtIn_(std::move(catalogue)), catalogue_(builtIn_) {}

void Evaluator::setCatalogue(const CataloguePtr& catalogue) {
    catalogue_.store(catalogue ? catalogue : builtIn_);
    if (runsWanted_) loadRuns();
}

ResultPtr Evaluator::evaluate(const Plan& plan) const {
    const auto constants = std::make_shared<const Profile>(catalogue()->profile_for(plan));
    const Profile& profile = *constants;
    Result result{plan, explained_estimate(plan, profile), constants, {}};
    const MeasuredRunsPtr measured = runs_.load();
    if (measured && result.estimate.valid) {
        StepTime& time = result.estimate.time;
        const Band band = band_for(plan, time_band(time), profile, measured->residuals);
        use_band(band, time);
        result.band_basis = band_basis(band);
    }
    return std::make_shared<const Result>(std::move(result));
}

ProfileSource Evaluator::profiles() const {
    return [catalogue = catalogue()](const Plan& plan) { return catalogue->profile_for(plan); };
}

ResidualsPtr Evaluator::residuals() const {
    const MeasuredRunsPtr measured = runs_.load();
    return measured ? ResidualsPtr(measured, &measured->residuals) : ResidualsPtr();
}

void Evaluator::loadRuns() {
    runsWanted_ = true;
    runsTask_.start(
        [catalogue = catalogue(), profiles = profiles()](const std::stop_token& stop) {
            return std::make_shared<const MeasuredRuns>(judgedRuns(load_timed_runs(*catalogue), profiles, stop));
        },
        [this](const MeasuredRunsPtr& read) {
            runs_.store(read);
            Q_EMIT runsReady();
        });
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
    stripsTask_.start(
        [catalogue = catalogue(), plan, locks](const std::stop_token& stop) -> KnobStripsPtr {
            const Profile profile = catalogue->profile_for(plan);
            KnobStrips strips;
            for (const Knob knob : kRangedKnobs) {
                if (stop.stop_requested()) break;
                Locks others = locks;
                others.erase(knob);
                strips[knob] = what_if_strip(plan, profile, knob, others, stop);
            }
            return std::make_shared<const KnobStrips>(std::move(strips));
        },
        [this](const KnobStripsPtr& found) { Q_EMIT stripsReady(found); });
}

} // namespace fivefold
