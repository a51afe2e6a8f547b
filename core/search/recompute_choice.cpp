// SPDX-License-Identifier: Apache-2.0
#include "core/search/recompute_choice.h"

#include "core/estimate/estimate.h"

namespace fivefold {

Recompute least_recompute_that_fits(const Plan& plan, const Profile& profile) {
    // Fused attention keeps no scores: computing its core again would save nothing.
    const AttentionKernel kernel = plan.training.attention;
    const bool scores = kernel == AttentionKernel::unfused || kernel == AttentionKernel::fused_softmax;
    const unsigned cheap = recompute_layernorm | (scores ? recompute_core_attention : 0u);
    const unsigned expert = plan.model.moe ? recompute_moe_activation : 0u;
    const unsigned latent = plan.model.latent ? recompute_mla_up_projection : 0u;
    const Recompute ladder[] = {{RecomputeKind::none, recompute_core_attention},
                                {RecomputeKind::selective, cheap},
                                {RecomputeKind::selective, cheap | expert | latent},
                                {RecomputeKind::selective, cheap | expert | latent | recompute_mlp}};
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
