// SPDX-License-Identifier: Apache-2.0
#include "core/measured/nearest.h"

#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

// 0 and less count as 1.
double octave(std::int64_t value) { return std::log2(to_double(std::max<std::int64_t>(value, 1))); }
double apart(double a, double b) { return std::abs(a - b); }

// Weights say how much a step in one property changes what the time is made of. Degrees change which traffic there is; sizes and
// counts of the same work mostly scale it.
double size_distance(const PlanPlace& a, const PlanPlace& b) {
    return apart(a.hidden, b.hidden) + 0.5 * apart(a.layers, b.layers) + 0.5 * apart(a.seq_len, b.seq_len) + 0.25 * apart(a.gpus, b.gpus);
}

double layout_distance(const PlanPlace& a, const PlanPlace& b) {
    double distance = apart(a.tp, b.tp) + apart(a.pp, b.pp) + apart(a.cp, b.cp) + apart(a.ep, b.ep) + apart(a.etp, b.etp);
    distance += 0.5 * apart(a.vpp, b.vpp) + 0.5 * apart(a.micro_batch, b.micro_batch) + 0.25 * apart(a.accumulation, b.accumulation);
    if (a.sharded_weights != b.sharded_weights) distance += 1;
    if (a.recompute != b.recompute) distance += 0.5;
    return distance;
}

double model_distance(const PlanPlace& a, const PlanPlace& b) {
    double distance = a.gated != b.gated ? 0.25 : 0;
    if (a.latent != b.latent) distance += 1;
    if (a.moe != b.moe) return distance + 3;
    return distance + 0.5 * apart(a.experts, b.experts) + 0.5 * apart(a.top_k, b.top_k);
}

double software_distance(const PlanPlace& a, const PlanPlace& b) {
    double distance = 0;
    if (a.framework != b.framework) distance += 3;
    if (a.gpu != b.gpu) distance += a.architecture == b.architecture ? 0.5 : 2;
    if (a.precision != b.precision) distance += 1;
    if (a.attention != b.attention) distance += 0.25;
    if (a.cuda_graphs != b.cuda_graphs) distance += 0.25;
    return distance;
}

} // namespace

const char* open_state_name(OpenState state) {
    constexpr const char* names[] = {"attention", "loss", "fused_norm", "torch_compile", "cuda_graphs", "dispatcher", "routing", ""};
    return names[static_cast<std::size_t>(state)];
}

int stated_choice(const Training& training, OpenState state) {
    switch (state) {
    case OpenState::attention: return static_cast<int>(training.attention);
    case OpenState::loss: return static_cast<int>(training.loss);
    case OpenState::fused_norm: return static_cast<int>(training.fused_norm);
    case OpenState::torch_compile: return static_cast<int>(training.torch_compile);
    case OpenState::cuda_graphs: return static_cast<int>(training.cuda_graphs);
    case OpenState::dispatcher: return static_cast<int>(training.dispatcher);
    case OpenState::routing: return static_cast<int>(training.routing);
    case OpenState::count_: break;
    }
    return 0;
}

PlanPlace::PlanPlace(const Plan& plan)
    : hidden(octave(plan.model.hidden)), layers(octave(plan.model.layers)), seq_len(octave(plan.training.seq_len)), gpus(octave(gpu_count(plan.cluster))),
      tp(octave(plan.layout.tp)), pp(octave(plan.layout.pp)), cp(octave(plan.layout.cp)), ep(octave(plan.layout.ep)), etp(octave(plan.layout.etp)),
      vpp(octave(plan.layout.vpp)), micro_batch(octave(plan.layout.micro_batch)), accumulation(octave(plan.layout.accumulation)),
      moe(plan.model.moe.has_value()), latent(plan.model.latent.has_value()), gated(plan.model.gated_mlp), sharded_weights(plan.layout.zero == 3),
      recompute(plan.layout.recompute.kind), framework(plan.training.framework), precision(plan.training.precision), attention(plan.training.attention),
      cuda_graphs(plan.training.cuda_graphs), gpu(std::hash<std::string>{}(plan.cluster.gpu.id)),
      architecture(std::hash<std::string>{}(plan.cluster.gpu.architecture)), configuration(configuration_key(plan)) {
    for (std::size_t i = 0; i < kOpenStates; ++i) stated[i] = stated_choice(plan.training, static_cast<OpenState>(i));
    if (!moe) return;
    experts = octave(plan.model.moe->experts);
    top_k = octave(plan.model.moe->top_k);
}

double plan_distance(const PlanPlace& a, const PlanPlace& b) {
    return size_distance(a, b) + model_distance(a, b) + layout_distance(a, b) + software_distance(a, b);
}
double plan_distance(const Plan& a, const Plan& b) { return plan_distance(PlanPlace(a), PlanPlace(b)); }

std::size_t configuration_key(const Plan& plan) {
    const Layout& l = plan.layout;
    std::size_t hash = 1469598103934665603ull;
    const auto mix = [&hash](std::int64_t value) { hash = (hash ^ static_cast<std::size_t>(value)) * 1099511628211ull; };
    for (const std::int64_t value : {plan.model.layers, plan.model.hidden, plan.model.ffn, plan.model.heads, plan.model.vocab, l.tp, l.pp, l.vpp, l.cp, l.ep, l.etp, l.dp,
                                     l.micro_batch, l.accumulation, plan.training.seq_len, static_cast<std::int64_t>(plan.training.precision),
                                     static_cast<std::int64_t>(l.recompute.kind)})
        mix(value);
    for (const char c : plan.cluster.gpu.id) mix(c);
    return hash;
}

std::vector<NearRun> nearest_runs(const Plan& plan, std::span<const MeasuredRun> runs, const ProfileSource& profiles, std::size_t count) {
    std::vector<NearRun> order;
    const PlanPlace place(plan);
    for (std::size_t i = 0; i < runs.size(); ++i)
        if (runs[i].timed_and_healthy()) order.push_back({i, plan_distance(place, PlanPlace(runs[i].plan)), *runs[i].step_time, {}});
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
