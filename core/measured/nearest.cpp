// SPDX-License-Identifier: Apache-2.0
#include "core/measured/nearest.h"

#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

// Doublings between two counts; 0 and less count as 1.
double doublings(std::int64_t a, std::int64_t b) {
    return std::abs(std::log2(to_double(std::max<std::int64_t>(a, 1))) - std::log2(to_double(std::max<std::int64_t>(b, 1))));
}

// Weights say how much a step in one property changes what the time is made of. Degrees change which traffic there is; sizes and
// counts of the same work mostly scale it.
double size_distance(const Plan& a, const Plan& b) {
    return doublings(a.model.hidden, b.model.hidden) + 0.5 * doublings(a.model.layers, b.model.layers) +
           0.5 * doublings(a.training.seq_len, b.training.seq_len) + 0.25 * doublings(gpu_count(a.cluster), gpu_count(b.cluster));
}

double layout_distance(const Layout& a, const Layout& b) {
    double distance = doublings(a.tp, b.tp) + doublings(a.pp, b.pp) + doublings(a.cp, b.cp) + doublings(a.ep, b.ep) + doublings(a.etp, b.etp);
    distance += 0.5 * doublings(a.vpp, b.vpp) + 0.5 * doublings(a.micro_batch, b.micro_batch) + 0.25 * doublings(a.accumulation, b.accumulation);
    if ((a.zero == 3) != (b.zero == 3)) distance += 1;
    if (a.recompute.kind != b.recompute.kind) distance += 0.5;
    return distance;
}

double model_distance(const Transformer& a, const Transformer& b) {
    double distance = a.gated_mlp != b.gated_mlp ? 0.25 : 0;
    if (a.latent.has_value() != b.latent.has_value()) distance += 1;
    if (a.moe.has_value() != b.moe.has_value()) return distance + 3;
    if (a.moe) distance += 0.5 * doublings(a.moe->experts, b.moe->experts) + 0.5 * doublings(a.moe->top_k, b.moe->top_k);
    return distance;
}

double software_distance(const Plan& a, const Plan& b) {
    double distance = 0;
    if (a.training.framework != b.training.framework) distance += 3;
    if (a.cluster.gpu.id != b.cluster.gpu.id) distance += a.cluster.gpu.architecture == b.cluster.gpu.architecture ? 0.5 : 2;
    if (a.training.precision != b.training.precision) distance += 1;
    if (a.training.attention != b.training.attention) distance += 0.25;
    if (a.training.cuda_graphs != b.training.cuda_graphs) distance += 0.25;
    return distance;
}

} // namespace

double plan_distance(const Plan& a, const Plan& b) {
    return size_distance(a, b) + model_distance(a.model, b.model) + layout_distance(a.layout, b.layout) + software_distance(a, b);
}

std::vector<NearRun> nearest_runs(const Plan& plan, std::span<const MeasuredRun> runs, const ProfileSource& profiles, std::size_t count) {
    std::vector<NearRun> order;
    for (std::size_t i = 0; i < runs.size(); ++i)
        if (runs[i].timed_and_healthy()) order.push_back({i, plan_distance(plan, runs[i].plan), *runs[i].step_time, {}});
    std::stable_sort(order.begin(), order.end(), [](const NearRun& a, const NearRun& b) { return a.distance < b.distance; });

    std::vector<NearRun> nearest;
    for (NearRun& near : order) {
        if (nearest.size() >= count) break;
        const Prediction prediction = predict(runs[near.run], profiles);
        if (!prediction.skipped.empty()) continue;
        near.predicted = prediction.step_time;
        nearest.push_back(near);
    }
    return nearest;
}

} // namespace fivefold
