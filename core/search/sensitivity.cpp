// SPDX-License-Identifier: Apache-2.0
#include "core/search/sensitivity.h"

#include "core/plan/framework_reach.h"
#include "core/plan/knobs.h"
#include "core/search/recompute_choice.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fivefold {
namespace {

/// Half the width of the central difference, in log(resource): wide enough for rounding, narrow beside the distance between kinks.
constexpr double kHalfWidth = 0.01;
constexpr double kImproved = 1.1, kDoubled = 2;

void scale_host(SoftwareProfile& software, HardwareProfile& hardware, double factor) {
    for (Constant* seconds : {&software.host_dense_layer, &software.host_moe_layer, &software.host_tp_wide, &software.host_pipeline,
                              &software.host_pipeline_tp, &software.blocking_gap, &software.optimizer_fixed})
        seconds->value /= factor;
    hardware.host_memory_rate.value *= factor;
}

double step_seconds(const Inputs& inputs) { return estimate(inputs.plan, inputs.profile).time.total().value(); }

/// Times the factor for rates and speeds, divided by it for latency.
double better(Resource resource, double factor) { return resource == Resource::network_latency ? 1 / factor : factor; }

/// The plan and every plan that one knob at another value makes of it.
std::vector<Plan> neighbours(const Plan& plan, const std::stop_token& stop) {
    std::vector<Plan> plans = {plan};
    for (const Knob knob : {Knob::tp, Knob::pp, Knob::cp, Knob::ep, Knob::etp, Knob::vpp, Knob::micro_batch, Knob::zero})
        for (const std::int64_t value : valid_values(plan, knob, {})) {
            if (stop.stop_requested()) return plans;
            if (value != knob_value(plan, knob))
                if (auto moved = rebalance(plan, knob, value, {}); moved && (framework_limits(*moved) & ~framework_limits(plan)) == 0) plans.push_back(std::move(*moved));
        }
    return plans;
}

std::optional<PlanOutcome> fastest_that_fits(const std::vector<Plan>& plans, Bytes memory, const Profile& profile, const std::stop_token& stop) {
    std::optional<PlanOutcome> best;
    for (Plan candidate : plans) {
        if (stop.stop_requested()) break;
        candidate.cluster.gpu.usable_memory = memory;
        const Plan stated = candidate;
        candidate.layout.recompute = least_recompute_that_fits(candidate, profile);
        for (const Plan& form : {stated, candidate}) {
            PlanOutcome outcome = outcome_of(form, profile);
            if (outcome.fits() && (!best || outcome.metrics.step_time < best->metrics.step_time)) best = std::move(outcome);
        }
    }
    return best;
}

} // namespace

const char* resource_name(Resource resource) {
    switch (resource) {
    case Resource::peak_flops: return "peak_flops";
    case Resource::hbm_bandwidth: return "hbm_bandwidth";
    case Resource::nvlink_bandwidth: return "nvlink_bandwidth";
    case Resource::network_bandwidth: return "network_bandwidth";
    case Resource::network_latency: return "network_latency";
    case Resource::host_link: return "host_link";
    case Resource::host_speed: return "host_speed";
    case Resource::count_: break;
    }
    return "";
}

Inputs with_resource(const Plan& plan, const Profile& profile, Resource resource, double factor) {
    Inputs inputs{plan, profile};
    Gpu& gpu = inputs.plan.cluster.gpu;
    Network& network = inputs.plan.cluster.network;
    switch (resource) {
    case Resource::peak_flops:
        for (FlopsPerSecond* rate : {&gpu.bf16, &gpu.fp16, &gpu.tf32, &gpu.fp8, &gpu.fp4}) *rate *= factor;
        break;
    case Resource::hbm_bandwidth: gpu.hbm *= factor; break;
    case Resource::nvlink_bandwidth: gpu.scale_up_bandwidth *= factor; break;
    case Resource::network_bandwidth: network.bandwidth_per_gpu *= factor; break;
    case Resource::network_latency:
        if (!(network.hop > Seconds(0))) network.hop = Seconds(profile.hardware.network_hop);
        network.hop *= factor;
        break;
    case Resource::host_link: gpu.pcie *= factor; break;
    case Resource::host_speed: scale_host(inputs.profile.software, inputs.profile.hardware, factor); break;
    case Resource::count_: break;
    }
    return inputs;
}

std::vector<Sensitivity> sensitivities(const Plan& plan, const Profile& profile) {
    const double now = step_seconds({plan, profile});
    if (!(now > 0)) return {};
    std::vector<Sensitivity> found;
    for (std::size_t i = 0; i < kResources; ++i) {
        const auto resource = static_cast<Resource>(i);
        const auto at = [&](double factor) { return step_seconds(with_resource(plan, profile, resource, factor)); };
        Sensitivity entry;
        entry.resource = resource;
        entry.elasticity = std::log(at(std::exp(kHalfWidth)) / at(std::exp(-kHalfWidth))) / (2 * kHalfWidth);
        entry.improved = at(better(resource, kImproved)) / now;
        entry.doubled = at(better(resource, kDoubled)) / now;
        found.push_back(entry);
    }
    return found;
}

double MemoryPurchase::gain() const {
    if (!then) return 0;
    if (!now) return std::numeric_limits<double>::infinity();
    return std::max(1.0, now->metrics.step_time / then->metrics.step_time);
}

MemoryPurchase memory_purchase(const Plan& plan, const Profile& profile, double factor, const std::stop_token& stop) {
    const std::vector<Plan> plans = neighbours(plan, stop);
    const Bytes memory = plan.cluster.gpu.usable_memory;
    return {factor, fastest_that_fits(plans, memory, profile, stop), fastest_that_fits(plans, memory * factor, profile, stop)};
}

} // namespace fivefold
