// SPDX-License-Identifier: Apache-2.0
#include "core/advise/phases.h"

#include "core/model/flops.h"
#include "core/model/parameters.h"
#include "core/plan/knobs.h"
#include "core/plan/tokens.h"
#include "core/real.h"
#include "core/search/recompute_choice.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace fivefold {
namespace {

double value_at(const std::vector<ScheduleStep>& steps, double tokens, double before) {
    for (const ScheduleStep& step : steps)
        if (step.from_tokens <= tokens) before = step.value;
    return before;
}

/// The plan with a batch of about `batch` tokens in sequences of `seq_len`.
Plan plan_of_phase(const Plan& plan, double batch, std::int64_t seq_len) {
    Plan phase = plan;
    phase.training.seq_len = seq_len;
    const double sequences = batch / to_double(std::max<std::int64_t>(1, seq_len));
    const std::int64_t multiple = std::max<std::int64_t>(1, plan.layout.dp * plan.layout.micro_batch);
    if (sequences >= to_double(multiple)) {
        phase.layout.accumulation = std::llround(sequences / to_double(multiple));
        phase.training.global_batch = phase.layout.accumulation * multiple;
    } else {
        phase.training.global_batch = std::max<std::int64_t>(1, std::llround(sequences)); // fewer sequences than ranks: the layout must give way
    }
    return nearest_valid(phase, {}).value_or(phase);
}

/// The plan, or where it does not fit the fastest form with more context parallelism, more recomputation or both that does.
PlanOutcome fitting_outcome(const Plan& plan, const Profile& profile) {
    const PlanOutcome stated = outcome_of(plan, profile);
    if (!stated.valid || stated.fits()) return stated;
    PlanOutcome best = stated;
    for (const std::int64_t cp : valid_values(plan, Knob::cp, {})) {
        const auto moved = cp >= plan.layout.cp ? rebalance(plan, Knob::cp, cp, {}) : std::nullopt;
        if (!moved) continue;
        Plan recomputing = *moved;
        recomputing.layout.recompute = least_recompute_that_fits(recomputing, profile);
        for (const Plan& form : {*moved, recomputing}) {
            const PlanOutcome outcome = outcome_of(form, profile);
            if (outcome.fits() && (!best.fits() || outcome.metrics.tokens_per_second_per_gpu > best.metrics.tokens_per_second_per_gpu)) best = outcome;
        }
    }
    return best;
}

} // namespace

double Phase::tokens_per_step() const {
    const Layout& layout = outcome.plan.layout;
    return to_double(layout.dp) * to_double(layout.accumulation) * to_double(layout.micro_batch) * to_double(outcome.plan.training.seq_len); // (0.3)
}

Seconds Phase::time_per_token() const {
    const double tokens = tokens_per_step();
    return tokens > 0 ? outcome.metrics.step_time / tokens : Seconds(0);
}

std::vector<Phase> run_phases(const Plan& plan, const Profile& profile, const RunSchedule& schedule) {
    const double end = plan.training.total_tokens;
    std::set<double> starts = {0};
    for (const auto* steps : {&schedule.batch_tokens, &schedule.seq_len})
        for (const ScheduleStep& step : *steps)
            if (step.from_tokens > 0 && step.from_tokens < end) starts.insert(step.from_tokens);
    const double batch_now = tokens_per_step(plan.training);
    std::vector<Phase> phases;
    for (auto start = starts.begin(); start != starts.end(); ++start) {
        Phase phase;
        phase.from = *start;
        phase.to = std::next(start) == starts.end() ? end : *std::next(start);
        const auto seq_len = std::llround(value_at(schedule.seq_len, phase.from, to_double(plan.training.seq_len)));
        const Plan changed = schedule.empty() ? plan : plan_of_phase(plan, value_at(schedule.batch_tokens, phase.from, batch_now), seq_len);
        phase.outcome = schedule.empty() ? outcome_of(plan, profile) : fitting_outcome(changed, profile);
        const Plan& used = phase.outcome.plan;
        const double vocab = to_double(padded_vocabulary(used.model.vocab, used.layout.tp));
        phase.flops = phase.tokens() * model_flops_per_token(used.model, to_double(used.training.seq_len), true, vocab);
        phase.time = phase.time_per_token() * phase.tokens();
        phases.push_back(std::move(phase));
    }
    return phases;
}

double total_flops(std::span<const Phase> phases) {
    double sum = 0;
    for (const Phase& phase : phases) sum += phase.flops;
    return sum;
}

Seconds total_time(std::span<const Phase> phases) {
    Seconds sum;
    for (const Phase& phase : phases) sum += phase.time;
    return sum;
}

bool all_fit(std::span<const Phase> phases) {
    return std::all_of(phases.begin(), phases.end(), [](const Phase& phase) { return phase.outcome.fits(); });
}

double tokens_within(std::span<const Phase> phases, Seconds time) {
    double tokens = 0;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const Seconds each = phases[i].time_per_token();
        if (!(each > Seconds(0))) return tokens;
        const double possible = time / each;
        if (i + 1 == phases.size() || possible < phases[i].tokens()) return tokens + possible;
        tokens += phases[i].tokens();
        time -= phases[i].time;
    }
    return tokens;
}

} // namespace fivefold
