// SPDX-License-Identifier: Apache-2.0
#include "core/search/strip.h"

namespace fivefold {

std::vector<StripPoint> what_if_strip(const Plan& plan, const Profile& profile, Knob knob, const Locks& locks, const std::stop_token& stop) {
    const double now = outcome_of(plan, profile).metrics.tokens_per_second_per_gpu;
    std::vector<StripPoint> strip;
    for (const std::int64_t value : valid_values(plan, knob, locks)) {
        if (stop.stop_requested()) break;
        const auto moved = rebalance(plan, knob, value, locks);
        if (!moved) continue;
        StripPoint point;
        point.value = value;
        point.present = value == knob_value(plan, knob);
        point.outcome = outcome_of(*moved, profile);
        point.speed = now > 0 ? point.outcome.metrics.tokens_per_second_per_gpu / now : 0;
        strip.push_back(std::move(point));
    }
    return strip;
}

} // namespace fivefold
