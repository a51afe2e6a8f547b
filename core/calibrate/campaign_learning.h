// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/fit.h"
#include "core/calibrate/residual_field.h"
#include "core/measured/health.h"
#include "core/measured/run.h"
#include "core/profile/profile.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace fivefold {

/// What came of running one candidate. Failures that say nothing about the layout (node lost, pre-empted, cancelled) have a reason in `run.skip` and
/// leave the candidate open. A layout that the framework refused counts as `crashed`.
struct CampaignResult {
    std::size_t candidate = 0; ///< of CampaignState::candidates
    MeasuredRun run;           ///< outcome, step time, memory; its plan is the candidate's. A stated software state is believed.
};

/// All that a campaign knows: what could be run, and what came of what was. Candidates may differ in batch and number of GPUs: which is faster is
/// told by what a token costs (step_cost.h), never by step times.
struct CampaignState {
    std::vector<Plan> candidates;
    std::vector<CampaignResult> results; ///< in any order; a candidate may have several
    std::vector<MeasuredRun> known;      ///< runs of other campaigns: published ones, the person's own. They teach about neighbours, not about this cluster.
};

struct LearningOptions {
    double worthwhile = 0.02;   ///< how much faster an untested layout must be to be worth a run [x]
    double chance = 0.05;       ///< stop when none beats the best measured by that with more than this chance
    std::size_t runs = 1;       ///< to propose at a time
    double steps = 20;          ///< of one benchmark run
    Seconds startup = Seconds(120); ///< of one benchmark run
    bool refit = true;          ///< move the profile's constants, not the residuals only
    Prior prior = Prior::spread; ///< of the constants
    ResidualModel residuals;
    std::uint32_t seed = 1;     ///< of the draws behind `chance_of_better`
};

enum class CandidateState {
    open,      ///< not run yet
    measured,  ///< has a step time in a healthy state
    broken,    ///< ran, but in a state of the software or cluster that its layout does not explain: mend that and run again
    failed,    ///< out of memory or crashed
    dominated, ///< not run; even the fast end of its band is slower than the best measured
};
[[nodiscard]] const char* candidate_state_name(CandidateState state);

struct CandidateOutlook {
    CandidateState state = CandidateState::open;
    Seconds predicted;      ///< by the recalibrated profile; 0: the model has no answer for it, then the rest is 0 too
    Seconds expected, low, high; ///< with what near runs say and its 80 % band; of healthy software
    double runs = 1;        ///< chance that it does not fail
    double healthy = 1;     ///< chance that it runs in a healthy state
    double beats = 0;       ///< chance that its run beats the best measured by `worthwhile`
    double gain = 0;        ///< expected improvement on the best measured, as a share of what a token costs
    double gpu_hours = 0;   ///< of a benchmark run
};

struct CampaignOutlook {
    std::vector<CandidateOutlook> candidates; ///< as in the state
    std::vector<std::size_t> ranking;  ///< fastest first: by what was measured, else by `expected`; failed ones left out
    std::vector<std::size_t> next;     ///< to run, most expected improvement per cost first; empty once `stop` is set
    std::optional<std::size_t> best;   ///< measured fastest, whatever its state
    Seconds best_time;                 ///< its step
    double chance_of_better = 1; ///< that at least one untested layout beats the best measured by `worthwhile`
    bool stop = false;           ///< not worth another run
    std::vector<HealthFlag> broken; ///< `run`: place in the results. Not learnt from.
    double slowdown = 1;         ///< this cluster's step times over the library's predictions, as far as all runs share it
    double memory = 1;           ///< the same of memory
    ProfileLibrary library;      ///< recalibrated, when asked for and there was something to learn from
};

/// What the results say about the candidates that were not run, which to run next, and whether to stop. Step times: the constants' priors and
/// the residual model make one Gaussian over all logarithms of step times, which healthy results and known runs narrow. Memory: out of memory and
/// readings move one factor on predicted use, never the time. Pure; under 0.1 s for a hundred candidates, about a second for a thousand.
[[nodiscard]] CampaignOutlook campaign_outlook(const CampaignState& state, const ProfileLibrary& library, const LearningOptions& options = {}, std::stop_token stop = {});

} // namespace fivefold
