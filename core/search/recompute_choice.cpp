// SPDX-License-Identifier: Apache-2.0
#include "core/search/recompute_choice.h"

#include "core/estimate/estimate.h"

namespace fivefold {

Recompute least_recompute_that_fits(const Plan& plan, const Profile& profile) {
    const unsigned useful = useful_recompute_modules(plan), cheap = useful & (recompute_layernorm | recompute_core_attention);
    const Recompute ladder[] = {{RecomputeKind::none, recompute_core_attention},
                                {RecomputeKind::selective, cheap},
                                {RecomputeKind::selective, useful & ~unsigned{recompute_mlp}},
                                {RecomputeKind::selective, useful}};
    Plan candidate = plan;
    for (const Recompute& step : ladder) {
        candidate.layout.recompute = step;
        const Estimate result = estimate(candidate, profile);
        if (!result.valid) return plan.layout.recompute; // the rules say what is wrong
        if (result.memory.fits()) return step;
    }
    return {RecomputeKind::full, recompute_core_attention};
}

} // namespace fivefold
