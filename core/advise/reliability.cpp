// SPDX-License-Identifier: Apache-2.0
#include "core/advise/reliability.h"

#include "core/estimate/optimizers.h"
#include "core/model/parameters.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr double kHour = 3600;
constexpr double kWeightBytes = 2; ///< of a parameter in a checkpoint, 16 bit

/// Share that trains; without failures only the checkpoints themselves cost time.
double share_that_trains(Seconds interval, const Reliability& run) {
    const bool fails = run.mtbf > Seconds(0);
    if (!(interval > Seconds(0))) return fails ? std::exp(-(run.restart / run.mtbf)) : 1; // the limit for checkpoints that cost nothing
    if (!fails) return interval / (interval + run.blocked);
    return goodput(interval, run.blocked, run.mtbf, run.restart);
}

} // namespace

Seconds cluster_mtbf(Seconds gpu_mtbf, double gpus) { return gpu_mtbf / std::max(1.0, gpus); }
Seconds gpu_mtbf_seen(double failures, double gpus, Seconds time) { return failures > 0 ? time * gpus / failures : Seconds(0); }

Seconds young_interval(Seconds checkpoint, Seconds mtbf) { return Seconds(std::sqrt(2 * checkpoint.value() * mtbf.value())); }

Seconds daly_interval(Seconds checkpoint, Seconds mtbf) {
    if (checkpoint >= 2 * mtbf) return mtbf;
    const double x = checkpoint / (2 * mtbf);
    return Seconds(young_interval(checkpoint, mtbf).value() * (1 + std::sqrt(x) / 3 + x / 9)) - checkpoint;
}

double goodput(Seconds interval, Seconds checkpoint, Seconds mtbf, Seconds restart) {
    return interval / (mtbf * std::exp(restart / mtbf) * std::expm1((interval + checkpoint) / mtbf));
}

double goodput_first_order(Seconds interval, Seconds checkpoint, Seconds mtbf, Seconds restart) {
    return 1 - checkpoint / interval - (restart + interval / 2) / mtbf;
}

Bytes checkpoint_size(const Plan& plan, const CostAssumptions& assumptions) {
    const double parameters = to_double(total_parameters(plan.model)), ends = to_double(embedding_parameters(plan.model) + head_parameters(plan.model));
    if (assumptions.checkpoint_bytes > 0) return Bytes(assumptions.checkpoint_bytes * parameters);
    const Optimizer optimizer = plan.training.optimizer;
    return Bytes(kWeightBytes * parameters + optimizer_state_bytes(optimizer) * (parameters - ends) + embedding_state_bytes(optimizer) * ends);
}

Reliability reliability(const Plan& plan, const Profile& profile, const CostAssumptions& assumptions, bool spot) {
    const double gpus = to_double(gpu_count(plan.cluster)), nodes = plan.cluster.nodes;
    Reliability run;
    run.checkpoint = checkpoint_size(plan, assumptions);
    const double storage = 1e9 * (assumptions.storage_rate > 0 ? assumptions.storage_rate : assumptions.storage_rate_per_node * nodes);
    if (storage > 0) run.write = run.checkpoint / BytesPerSecond(storage);
    // Every rank copies and writes its even share (distributed checkpoints).
    const BytesPerSecond to_host = plan.cluster.gpu.pcie * profile.hardware.host_link_share;
    const Seconds copy = to_host > BytesPerSecond(0) ? run.checkpoint / gpus / to_host : run.write;
    run.blocked = assumptions.async_checkpoint ? std::min(copy, run.write) : run.write;

    const double failures = assumptions.gpu_mtbf > 0 ? gpus / (assumptions.gpu_mtbf * kHour) : 0; // per second
    const double preemptions = spot ? nodes * assumptions.spot_preemptions / kHour : 0;
    const double stops = failures + preemptions;
    if (stops > 0) {
        run.mtbf = Seconds(1 / stops);
        run.restart = Seconds((failures * assumptions.restart_time + preemptions * assumptions.spot_restart) / stops);
        if (assumptions.async_checkpoint) run.restart += run.write;
        run.young = young_interval(run.blocked, run.mtbf);
        run.daly = daly_interval(run.blocked, run.mtbf);
        run.best = assumptions.async_checkpoint ? std::max(run.daly, run.write) : run.daly;
    }
    run.best_goodput = share_that_trains(run.best, run);
    run.interval = assumptions.checkpoint_interval > 0 ? Seconds(assumptions.checkpoint_interval) : run.best;
    run.goodput = share_that_trains(run.interval, run);
    return run;
}

} // namespace fivefold
