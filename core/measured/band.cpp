// SPDX-License-Identifier: Apache-2.0
#include "core/measured/band.h"

#include "core/estimate/stages.h"
#include "core/estimate/step_time.h"
#include "core/plan/names.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fivefold {
namespace {

constexpr double kMatters = 0.01;     // of the step time: less does not widen a band
constexpr double kWorthAWord = 0.025; // the same: less is not worth a sentence
constexpr double kBeyond = 0.2;       // octaves past every measured run that still count as inside
constexpr double kOutlier = 3;        // times the family's own error: a run further off counts as this far
constexpr double kFew = 1;            // weight of near runs from which they are worth a word
constexpr int kMostChoices = 8;       // of a state, open one included
constexpr double kUsual = 0.05;       // share of the runs that state something
constexpr double kNegligible = 0.005; // weight below which a run does not count

struct Axis {
    PlanAxis axis;
    double PlanPlace::*member;
};
constexpr Axis kAxes[] = {{PlanAxis::gpus, &PlanPlace::gpus}, {PlanAxis::hidden, &PlanPlace::hidden}, {PlanAxis::layers, &PlanPlace::layers},
                          {PlanAxis::seq_len, &PlanPlace::seq_len}, {PlanAxis::tp, &PlanPlace::tp}, {PlanAxis::pp, &PlanPlace::pp},
                          {PlanAxis::cp, &PlanPlace::cp}, {PlanAxis::ep, &PlanPlace::ep}, {PlanAxis::micro_batch, &PlanPlace::micro_batch}};

// Sums over near runs: of weights, of the sizes of log ratios, of log ratios, and of the weights of those that state a state.
struct Near {
    double weight = 0, size = 0, shift = 0;
    std::array<double, kOpenStates> stated{};
};

// A run that must not judge its own band.
bool left_out(const RunResidual& residual, const PlanPlace& place, SameConfiguration same) {
    return same == SameConfiguration::excluded && residual.place.configuration == place.configuration;
}

Near near_runs(const PlanPlace& place, std::span<const RunResidual> residuals, double reach, double most, SameConfiguration same) {
    Near near;
    for (const RunResidual& residual : residuals) {
        if (residual.place.framework != place.framework) continue;
        if (left_out(residual, place, same)) continue;
        const double weight = std::exp(-plan_distance(place, residual.place) / reach);
        if (weight < kNegligible) continue;
        near.weight += weight;
        const double ratio = std::clamp(residual.log_ratio, -most, most);
        near.size += weight * std::abs(ratio);
        near.shift += weight * ratio;
        for (std::size_t i = 0; i < kOpenStates; ++i)
            if (residual.place.stated[i] != 0) near.stated[i] += weight;
    }
    return near;
}

std::vector<Band::Beyond> beyond_runs(const PlanPlace& place, std::span<const RunResidual> residuals, SameConfiguration same) {
    std::array<double, std::size(kAxes)> low, high;
    low.fill(1e9);
    high.fill(-1e9);
    for (const RunResidual& residual : residuals) {
        if (residual.place.framework != place.framework || left_out(residual, place, same)) continue;
        for (std::size_t i = 0; i < std::size(kAxes); ++i) {
            low[i] = std::min(low[i], residual.place.*kAxes[i].member);
            high[i] = std::max(high[i], residual.place.*kAxes[i].member);
        }
    }
    std::vector<Band::Beyond> beyond;
    for (std::size_t i = 0; i < std::size(kAxes); ++i) {
        if (high[i] < low[i]) continue; // no run at all
        const double at = place.*kAxes[i].member;
        if (at > high[i] + kBeyond) beyond.push_back({kAxes[i].axis, std::exp2(at), std::exp2(high[i])});
        else if (at < low[i] - kBeyond) beyond.push_back({kAxes[i].axis, std::exp2(at), std::exp2(low[i])});
    }
    return beyond;
}

void choose(Training& training, OpenState state, int choice) {
    switch (state) {
    case OpenState::attention: training.attention = static_cast<AttentionKernel>(choice); break;
    case OpenState::loss: training.loss = static_cast<LossKind>(choice); break;
    case OpenState::fused_norm: training.fused_norm = static_cast<Switch>(choice); break;
    case OpenState::torch_compile: training.torch_compile = static_cast<Switch>(choice); break;
    case OpenState::cuda_graphs: training.cuda_graphs = static_cast<CudaGraphs>(choice); break;
    case OpenState::dispatcher: training.dispatcher = static_cast<Dispatcher>(choice); break;
    case OpenState::routing: training.routing = static_cast<TokenRouting>(choice); break;
    case OpenState::count_: break;
    }
}

// What people state where the plan is silent: choices of measured runs of the framework, rare ones left out. Both ends where no run says.
std::vector<int> usual_choices(const PlanPlace& place, OpenState state, std::span<const RunResidual> residuals, SameConfiguration same) {
    std::array<double, kMostChoices> count{};
    double all = 0;
    for (const RunResidual& residual : residuals) {
        const int choice = residual.place.stated[static_cast<std::size_t>(state)];
        if (residual.place.framework != place.framework || choice <= 0 || choice >= kMostChoices || left_out(residual, place, same)) continue;
        ++count[static_cast<std::size_t>(choice)];
        ++all;
    }
    std::vector<int> choices;
    for (int choice = 1; choice < kMostChoices; ++choice)
        if (all > 0 && count[static_cast<std::size_t>(choice)] >= kUsual * all) choices.push_back(choice);
    if (!choices.empty()) return choices;
    switch (state) {
    case OpenState::attention: return {static_cast<int>(AttentionKernel::flash2), static_cast<int>(AttentionKernel::flash3)};
    case OpenState::loss: return {static_cast<int>(LossKind::unfused), static_cast<int>(LossKind::fused)};
    case OpenState::cuda_graphs: return {static_cast<int>(CudaGraphs::none), static_cast<int>(CudaGraphs::full_iteration)};
    case OpenState::dispatcher: return {static_cast<int>(Dispatcher::nccl), static_cast<int>(Dispatcher::deep_ep)};
    case OpenState::routing: return {static_cast<int>(TokenRouting::balanced), static_cast<int>(TokenRouting::dropless)};
    default: return {static_cast<int>(Switch::off), static_cast<int>(Switch::on)};
    }
}

std::vector<Band::Open> open_states(const Plan& plan, const PlanPlace& place, double seconds, const Profile& profile, std::span<const RunResidual> residuals, SameConfiguration same) {
    std::vector<Band::Open> open;
    const StageMap map = map_stages(plan);
    for (std::size_t i = 0; i < kOpenStates; ++i) {
        const auto state = static_cast<OpenState>(i);
        if (stated_choice(plan.training, state) != 0) continue;
        if ((state == OpenState::dispatcher || state == OpenState::routing) && !plan.model.moe) continue;
        Band::Open entry{state, 0, 0};
        Plan chosen = plan;
        for (const int choice : usual_choices(place, state, residuals, same)) {
            choose(chosen.training, state, choice);
            const double change = estimate_step_time(chosen, profile, map).time.total().value() / seconds - 1;
            if (!std::isfinite(change) || change <= -1) continue;
            entry.faster = std::min(entry.faster, change);
            entry.slower = std::max(entry.slower, change);
        }
        if (entry.slower - entry.faster >= kMatters) open.push_back(entry);
    }
    return open;
}

} // namespace

const char* plan_axis_name(PlanAxis axis) {
    constexpr const char* names[] = {"gpus", "hidden", "layers", "seq_len", "tp", "pp", "cp", "ep", "micro_batch"};
    return names[static_cast<std::size_t>(axis)];
}
const char* band_kind_name(BandKind kind) {
    constexpr const char* names[] = {"interpolating", "extrapolating", "other_gpu", "other_framework"};
    return names[static_cast<std::size_t>(kind)];
}

std::vector<RunResidual> run_residuals(std::span<const MeasuredRun> runs, const ProfileSource& profiles, const std::stop_token& stop) {
    std::vector<RunResidual> residuals;
    for (std::size_t i = 0; i < runs.size() && !stop.stop_requested(); ++i) {
        if (!runs[i].timed_and_healthy()) continue;
        const Prediction prediction = predict(runs[i], profiles);
        if (!prediction.skipped.empty()) continue;
        const double ratio = std::log(*runs[i].step_time / prediction.step_time);
        if (std::isfinite(ratio)) residuals.push_back({i, PlanPlace(runs[i].plan), ratio});
    }
    return residuals;
}

Band band_for(const Plan& plan, const TimeBand& estimated, const Profile& profile, std::span<const RunResidual> residuals, SameConfiguration same) {
    Band band;
    const double seconds = estimated.time.value();
    const PlanPlace place(plan);
    const BandProfile& rules = profile.band;

    // The family's band, wider already for mixtures of experts and borrowed constants, counts as a few runs of that error.
    const double own = std::log(estimated.high / estimated.low) / 2 / rules.width;
    const Near near = near_runs(place, residuals, rules.reach, kOutlier * own, same);
    const double counted = near.weight + rules.prior_runs;
    const double size = (near.size + rules.prior_runs * own) / counted, shift = near.shift / counted;
    band.near_runs = near.weight;
    band.near_error = near.weight > 0 ? std::expm1(near.size / near.weight) : 0;

    double wider = 1;
    band.beyond = beyond_runs(place, residuals, same);
    for (const Band::Beyond& beyond : band.beyond) wider += rules.extrapolation * std::abs(std::log2(beyond.value / beyond.seen));
    if (!band.beyond.empty()) band.kind = BandKind::extrapolating;
    if (profile.hardware.gpu != plan.cluster.gpu.id) {
        band.kind = BandKind::other_gpu;
        band.donor = profile.hardware.gpu;
    }
    if (profile.software.family != framework_name(plan.training.framework)) {
        band.kind = BandKind::other_framework;
        band.donor = profile.software.family;
    }

    // Independent causes add in quadrature. Errors of near runs that leave the same state open hold what it costs already.
    const double half = rules.width * size * wider;
    double down = half * half, up = half * half;
    band.open = open_states(plan, place, seconds, profile, residuals, same);
    for (const Band::Open& open : band.open) {
        const double share = rules.unknown_share * (near.stated[static_cast<std::size_t>(open.state)] + rules.prior_runs) / counted;
        down += std::pow(share * std::log1p(open.faster), 2);
        up += std::pow(share * std::log1p(open.slower), 2);
    }
    band.low = Seconds(seconds * std::exp(std::min(0.0, shift - std::sqrt(down))));
    band.high = Seconds(seconds * std::exp(std::max(0.0, shift + std::sqrt(up))));
    return band;
}

void use_band(const Band& band, StepTime& time) {
    time.low = band.low;
    time.high = band.high;
    time.band_basis = "errors of measured runs, those nearest to the plan first";
}

void set_bands(std::span<const MeasuredRun> runs, std::span<Prediction> predictions, const ProfileSource& profiles, std::span<const RunResidual> residuals) {
    for (std::size_t i = 0; i < std::min(runs.size(), predictions.size()); ++i) {
        Prediction& prediction = predictions[i];
        if (!prediction.skipped.empty()) continue;
        const Plan& plan = runs[i].plan;
        const Band band = band_for(plan, {prediction.step_time, prediction.low, prediction.high}, profiles(plan), residuals, SameConfiguration::excluded);
        prediction.low = band.low;
        prediction.high = band.high;
    }
}

// As they stand in sentences; the interface translates them.
constexpr const char* kAxisWords[] = {"GPUs", "hidden size", "layers", "sequence length", "TP", "PP", "CP", "EP", "micro-batch"};
constexpr const char* kStateWords[] = {"attention kernel", "loss kernel", "norm kernel", "torch.compile", "CUDA graphs", "token dispatcher", "token routing"};

std::vector<Finding> band_basis(const Band& band) {
    std::vector<Finding> basis;
    const auto add = [&](const char* id, std::vector<FindingArgument> arguments) { basis.push_back({id, Severity::info, std::move(arguments), {}}); };
    const auto percent = [](const char* name, double share) { return FindingArgument{name, std::round(100 * share), {}}; };
    if (band.kind == BandKind::other_gpu) add("band-other-gpu", {{"donor", 0, band.donor}});
    if (band.kind == BandKind::other_framework) add("band-other-framework", {{"donor", 0, band.donor}});
    if (band.near_runs >= kFew) add("band-near-runs", {{"runs", std::round(band.near_runs), {}}, {"error", std::round(1000 * band.near_error) / 10, {}}});
    else add("band-family", {});
    for (const Band::Beyond& beyond : band.beyond)
        add("band-beyond", {{"axis", 0, kAxisWords[static_cast<std::size_t>(beyond.axis)]}, {"value", std::round(beyond.value), {}}, {"seen", std::round(beyond.seen), {}}});
    for (const Band::Open& open : band.open)
        if (open.slower - open.faster >= kWorthAWord) add("band-open", {{"state", 0, kStateWords[static_cast<std::size_t>(open.state)]}, percent("faster", -open.faster), percent("slower", open.slower)});
    return basis;
}

} // namespace fivefold
