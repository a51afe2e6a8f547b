// SPDX-License-Identifier: Apache-2.0
#include "core/measured/health.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

constexpr double kFar = 3;            // half widths of the band
constexpr double kExplains = 0.5;     // a what-if must close half of the gap, in logarithms
constexpr double kSlowFabric = 0.1;
constexpr double kNearFull = 0.92;    // of the memory: from here on caching allocators begin to retry
constexpr int kHeadDimMultiple = 8;

double log_ratio(Seconds a, Seconds b) { return std::log(a / b); }

// Polling between pipeline ranks cost half a second to a second a micro-batch where it was measured, whatever the plan.
constexpr Seconds kPolling(0.3), kLongestPolling(1.5);
constexpr double kSlowHost = 3; // times the profile's host seconds
// First-iteration readings: how near the gap must be to the moments, and how much of the memory they must be.
constexpr double kSameGap = 0.3, kGoodPart = 0.08;

// The plan as it would be if the cause were true; the same plan when it cannot be, or is stated already.
Plan what_if(Plan plan, HealthCause cause) {
    switch (cause) {
    case HealthCause::unfused_attention: plan.training.attention = AttentionKernel::unfused; break;
    case HealthCause::launch_blocking: plan.training.launch_blocking = true; break;
    case HealthCause::slow_fabric: plan.cluster.network.bandwidth_per_gpu = plan.cluster.network.bandwidth_per_gpu * kSlowFabric; break;
    case HealthCause::full_recompute: plan.layout.recompute.kind = RecomputeKind::full; break;
    default: break;
    }
    return plan;
}

// The profile as it would be if the cause were true.
Profile what_if(Profile profile, HealthCause cause) {
    if (cause != HealthCause::slow_host) return profile;
    SoftwareProfile& software = profile.software;
    for (Constant* constant : {&software.host_dense_layer, &software.host_moe_layer, &software.host_tp_wide, &software.host_pipeline, &software.host_pipeline_tp})
        constant->value *= kSlowHost;
    return profile;
}

// A wait at each micro-batch that is far longer than data takes to arrive.
bool waits_each_micro_batch(const Plan& plan, Seconds measured, Seconds predicted) {
    return plan.layout.pp > 1 && (measured - predicted) / Seconds(1) > kPolling.value() * static_cast<double>(plan.layout.accumulation);
}
// A loss of just the kind that polling causes needs no three half widths: where micro-batches are long it is a small share of the step.
bool polls(const Plan& plan, Seconds measured, const Prediction& prediction) {
    const Seconds longest = kLongestPolling * static_cast<double>(plan.layout.accumulation);
    return measured > prediction.high && waits_each_micro_batch(plan, measured, prediction.step_time) && measured - prediction.step_time < longest;
}

bool circumstance(const MeasuredRun& run, const Estimate& estimate, HealthCause cause) {
    switch (cause) {
    case HealthCause::near_full_memory: return estimate.memory.headroom() < 1 - kNearFull;
    case HealthCause::odd_head_dim: return run.plan.model.head_dim % kHeadDimMultiple != 0;
    case HealthCause::pipeline_waits: return run.plan.layout.pp > 1;
    default: return false;
    }
}

std::vector<HealthCause> likely_causes(const MeasuredRun& run, Seconds measured, Seconds predicted, const ProfileSource& profiles) {
    const double gap = log_ratio(measured, predicted);
    std::vector<HealthCause> causes;
    if (gap > 0) { // each cause only slows down
        std::vector<std::pair<double, HealthCause>> explained;
        for (const HealthCause cause : {HealthCause::unfused_attention, HealthCause::launch_blocking, HealthCause::slow_fabric, HealthCause::full_recompute,
                                        HealthCause::slow_host}) {
            const Plan plan = what_if(run.plan, cause);
            if (plan == run.plan && cause != HealthCause::slow_host) continue;
            const double left = std::abs(log_ratio(measured, estimate(plan, what_if(profiles(plan), cause)).time.total()));
            if (left < (1 - kExplains) * gap) explained.emplace_back(left, cause); // not a number explains nothing
        }
        std::stable_sort(explained.begin(), explained.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        if (waits_each_micro_batch(run.plan, measured, predicted)) causes.push_back(HealthCause::pipeline_waits);
        for (const auto& [left, cause] : explained) causes.push_back(cause);
        const Estimate estimate = fivefold::estimate(run.plan, profiles(run.plan));
        for (const HealthCause cause : {HealthCause::pipeline_waits, HealthCause::near_full_memory, HealthCause::odd_head_dim})
            if (circumstance(run, estimate, cause) && std::find(causes.begin(), causes.end(), cause) == causes.end()) causes.push_back(cause);
    }
    if (causes.empty()) causes.push_back(HealthCause::unknown);
    return causes;
}

} // namespace

const char* health_cause_name(HealthCause cause) {
    switch (cause) {
    case HealthCause::unfused_attention: return "unfused_attention";
    case HealthCause::launch_blocking: return "launch_blocking";
    case HealthCause::slow_fabric: return "slow_fabric";
    case HealthCause::full_recompute: return "full_recompute";
    case HealthCause::slow_host: return "slow_host";
    case HealthCause::near_full_memory: return "near_full_memory";
    case HealthCause::odd_head_dim: return "odd_head_dim";
    case HealthCause::pipeline_waits: return "pipeline_waits";
    case HealthCause::unknown: break;
    }
    return "unknown";
}

bool far_outside(Seconds measured, const Prediction& prediction) {
    const double gap = log_ratio(measured, prediction.step_time);
    return gap > kFar * log_ratio(prediction.high, prediction.step_time) || gap < kFar * log_ratio(prediction.low, prediction.step_time);
}

bool out_of_health(const Plan& plan, Seconds measured, const Prediction& prediction) {
    return far_outside(measured, prediction) || polls(plan, measured, prediction);
}

std::vector<HealthFlag> check_health(std::span<const MeasuredRun> runs, std::span<const Prediction> predictions, const ProfileSource& profiles) {
    std::vector<HealthFlag> flags;
    for (std::size_t i = 0; i < std::min(runs.size(), predictions.size()); ++i) {
        const MeasuredRun& run = runs[i];
        if (!predictions[i].skipped.empty() || !run.step_time || run.outcome != Outcome::ran) continue;
        if (!out_of_health(run.plan, *run.step_time, predictions[i])) continue;
        const Seconds predicted = predictions[i].step_time;
        flags.push_back({i, *run.step_time, predicted, likely_causes(run, *run.step_time, predicted, profiles)});
    }
    return flags;
}

std::vector<FirstIterationReading> first_iteration_readings(std::span<const MeasuredRun> runs, std::span<const Prediction> predictions,
                                                            const ProfileSource& profiles) {
    std::vector<FirstIterationReading> found;
    for (std::size_t i = 0; i < std::min(runs.size(), predictions.size()); ++i) {
        const MeasuredRun& run = runs[i];
        const Prediction& prediction = predictions[i];
        if (!prediction.skipped.empty() || run.outcome != Outcome::ran || run.plan.training.optimizer != Optimizer::adam) continue;
        if (std::none_of(std::begin(run.memory), std::end(run.memory), [](const auto& reading) { return reading.has_value(); })) continue;
        const Estimate estimate = fivefold::estimate(run.plan, profiles(run.plan));
        const Bytes moments = estimate.memory.stages[prediction.stage].first_step_lacks;
        for (const MemoryKind kind : {MemoryKind::steady, MemoryKind::allocated, MemoryKind::reserved, MemoryKind::smi}) {
            const std::optional<Bytes>& reading = run.reading(kind);
            const Bytes predicted = prediction.memory[static_cast<std::size_t>(kind)];
            if (!reading || moments / predicted < kGoodPart) continue;
            if (std::abs((predicted - *reading) / moments - 1) < kSameGap) found.push_back({i, kind, *reading, predicted, moments});
        }
    }
    return found;
}

} // namespace fivefold
