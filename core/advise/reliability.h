// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/advise/cost_assumptions.h"
#include "core/profile/profile.h"
#include "core/quantity.h"

namespace fivefold {

/// (7.1) mean time between failures of `gpus` of which each fails every `gpu_mtbf`.
[[nodiscard]] Seconds cluster_mtbf(Seconds gpu_mtbf, double gpus);
/// (7.1) the same of one GPU from what was seen: `failures` of `gpus` in `time`.
[[nodiscard]] Seconds gpu_mtbf_seen(double failures, double gpus, Seconds time);

/// (7.3) Young's interval between checkpoints that cost `checkpoint`, on a cluster that fails every `mtbf` on average.
[[nodiscard]] Seconds young_interval(Seconds checkpoint, Seconds mtbf);
/// (7.3) Daly's higher-order interval; mtbf itself when a checkpoint takes longer than twice the mtbf.
[[nodiscard]] Seconds daly_interval(Seconds checkpoint, Seconds mtbf);
/// (7.4) share of wall-clock time that trains, exact for exponential failures: `interval` between checkpoints, `restart` to detect
/// a failure and start again.
[[nodiscard]] double goodput(Seconds interval, Seconds checkpoint, Seconds mtbf, Seconds restart);
/// (7.4) to first order: 1 - checkpoint/interval - (restart + interval/2)/mtbf.
[[nodiscard]] double goodput_first_order(Seconds interval, Seconds checkpoint, Seconds mtbf, Seconds restart);

/// (7.2) Bytes of one checkpoint of a plan: all parameters, each with its optimizer state.
[[nodiscard]] Bytes checkpoint_size(const Plan& plan, const CostAssumptions& assumptions);

/// How often a run stops, what a checkpoint costs it, and what share of its time trains.
struct Reliability {
    Seconds mtbf;       ///< between interruptions of the whole run; 0: never
    Seconds restart;    ///< mean loss of an interruption besides the work since the last checkpoint
    Bytes checkpoint;
    Seconds write;      ///< of a checkpoint to storage
    Seconds blocked;    ///< for which training stands still: the write, or the copy to the host when checkpoints are asynchronous
    Seconds young, daly; ///< (7.3); 0 without failures
    Seconds best;       ///< Daly's, or the write time where an asynchronous write takes longer; 0 without failures: no checkpoint needed
    Seconds interval;   ///< in use: the chosen one, else the best
    double best_goodput = 1;
    double goodput = 1; ///< at `interval`
};

/// `spot`: preemptions interrupt the run too. An asynchronous checkpoint counts only once it is written, so a failure loses
/// that much more work.
[[nodiscard]] Reliability reliability(const Plan& plan, const Profile& profile, const CostAssumptions& assumptions, bool spot = false);

} // namespace fivefold
