// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/search/outcome.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace fivefold {

/// A property of the machines that money can change. `host_link` joins GPU and host; where a node has no other links it also joins its GPUs.
enum class Resource { peak_flops, hbm_bandwidth, nvlink_bandwidth, network_bandwidth, network_latency, host_link, host_speed, count_ };
inline constexpr std::size_t kResources = static_cast<std::size_t>(Resource::count_);
[[nodiscard]] const char* resource_name(Resource resource); ///< snake_case key

/// The inputs of an estimate with one resource `factor` times as large. Fields without a value (a rate of 0) stay so.
struct Inputs {
    Plan plan;
    Profile profile;
};
[[nodiscard]] Inputs with_resource(const Plan& plan, const Profile& profile, Resource resource, double factor);

/// How the step time of a fixed layout answers to one resource.
struct Sensitivity {
    Resource resource = Resource::peak_flops;
    double elasticity = 0; ///< d log(step time) / d log(resource), central difference: -0.6 means 1 % more resource, 0.6 % less time
    double improved = 1;   ///< step time with the resource 10 % better (latency: 10 % lower) over that of now
    double doubled = 1;    ///< the same, twice as good
};

/// One entry for each resource, in the order of the enumeration; empty for a plan without a step time. Rates and host speed have elasticities
/// in [-1, 0], latency in [0, 1]; together with what no resource changes (launches, latency inside a node) they sum to 1 in size.
[[nodiscard]] std::vector<Sensitivity> sensitivities(const Plan& plan, const Profile& profile);

/// What a larger GPU memory would buy. A layout that fits runs no faster on it: what helps is another layout, one knob away, with less
/// recomputation where that now fits.
struct MemoryPurchase {
    double factor = 1;               ///< memory over that of now
    std::optional<PlanOutcome> now;  ///< the fastest neighbour (or the plan itself) that fits the memory of now
    std::optional<PlanOutcome> then; ///< the fastest that fits the larger memory; its cluster has that memory
    /// Speed of `then` over `now`, at least 1; 0 when nothing fits even then. 1 also says that memory is not what holds the plan back.
    /// Nothing now, something then: infinite.
    [[nodiscard]] double gain() const;
};
/// Stopped early, the answer is void.
[[nodiscard]] MemoryPurchase memory_purchase(const Plan& plan, const Profile& profile, double factor = 1.25, const std::stop_token& stop = {});

} // namespace fivefold
