// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/advise/decision.h"
#include "core/advise/facts.h"

#include <initializer_list>
#include <optional>
#include <string>

namespace fivefold {

/// Another plan that a rule looks at, evaluated.
struct Trial {
    Plan plan;
    Estimate estimate;
    [[nodiscard]] bool fits() const { return estimate.memory.fits(); }
    [[nodiscard]] double step() const { return estimate.time.total().value(); }
    [[nodiscard]] double memory() const { return estimate.memory.stages[estimate.memory.worst_stage].total().value(); }
};

/// What the decision rules look at, computed once, and the ways in which they ask the cost model.
class DecisionFacts {
public:
    DecisionFacts(const Plan& of_plan, const Profile& of_profile, const Estimate& of_estimate, const AdviceThresholds& of_limits);

    const Plan& plan;
    const Profile& profile;
    const Estimate& estimate;
    const AdviceThresholds& limits;
    double parameters; ///< of the whole model
    double gpus;
    int domain;        ///< GPUs that NVLink joins
    double capacity;   ///< bytes of the card
    double memory;     ///< bytes of the fullest stage
    double step;       ///< seconds
    [[nodiscard]] bool fits() const { return estimate.memory.fits(); }

    /// Seconds of a step that compute (recomputation and the host's part included), and that wait for communication.
    [[nodiscard]] double compute() const;
    [[nodiscard]] double exposed_communication() const;
    /// A line of the step time as a share of it.
    [[nodiscard]] double share(TimeTerm term) const { return step > 0 ? estimate.time[term].value() / step : 0; }
    [[nodiscard]] const Traffic* traffic(Traffic::Dimension dimension) const;

    /// The plan evaluated; nothing when it breaks a rule or its framework cannot run it (and could run the plan at hand).
    [[nodiscard]] std::optional<Trial> trial(const Plan& other) const;
    /// The plan with one knob moved and the rest re-balanced.
    [[nodiscard]] std::optional<Trial> moved(Knob knob, std::int64_t value) const;
    /// The fastest plan that fits with these degrees and this ZeRO stage, without context parallelism and virtual stages, over
    /// micro-batches and kinds of recomputation (`full`: full only).
    [[nodiscard]] std::optional<Trial> best_with(std::int64_t tp, std::int64_t pp, int zero, bool full = false) const;
    /// The largest tensor-parallel degree inside a domain, at most the red flag's, that divides the model; 1 when none does.
    [[nodiscard]] std::int64_t widest_tp() const;
    /// Whether a step time is shorter (longer) than the plan's by more than the model can tell apart.
    [[nodiscard]] bool faster(double seconds) const { return seconds < step * (1 - limits.same_time); }
    /// Whether another plan fits and the plan does not, or is slower.
    [[nodiscard]] bool improves(const std::optional<Trial>& other) const { return other && other->fits() && (!fits() || faster(other->step())); }
    [[nodiscard]] bool slower(double seconds) const { return seconds > step * (1 + limits.same_time); }
};

/// (6.11) F eff / w: tokens of a micro-batch whose compute is as long as moving the weights at `bandwidth`.
[[nodiscard]] double break_even_tokens(const Plan& plan, const Profile& profile, double bandwidth);

/// Fills the figures of an outcome.
void set_outcome(RuleOutcome& out, RuleState state, Severity severity, double value, double threshold, const char* unit);
/// The knobs among `knobs` in which two plans differ, as suggested changes to the second one's values.
[[nodiscard]] std::vector<SuggestedChange> changes_between(const Plan& from, const Plan& to, std::initializer_list<Knob> knobs);
/// Adds the layout, step time and chance to fit of another plan as arguments best_tp, best_pp ..., and the plan's own step time.
void add_layout(RuleOutcome& out, const DecisionFacts& facts, const std::optional<Trial>& trial);

} // namespace fivefold
