// SPDX-License-Identifier: Apache-2.0
#include "core/search/search.h"

#include "core/model/flops.h"
#include "core/model/parameters.h"
#include "core/real.h"

namespace fivefold {

double figure_of(Objective objective, const Plan& plan, Seconds step_time, Bytes memory) {
    switch (objective) {
    case Objective::memory: return memory.value();
    case Objective::dollars: return step_time.value() * to_double(gpu_count(plan.cluster));
    case Objective::mfu: // seconds per model FLOP, which the padding of the vocabulary sets
        return step_time.value() * (to_double(gpu_count(plan.cluster)) /
                                    model_flops_per_token(plan.model, to_double(plan.training.seq_len), true, to_double(padded_vocabulary(plan.model.vocab, plan.layout.tp))));
    default: return step_time.value();
    }
}

LimitProblem limit_problem(const SearchRequest& request) {
    const Plan& plan = request.plan;
    const bool priced = plan.training.price_per_gpu_hour > 0 || plan.cluster.gpu.price_per_hour > Dollars(0);
    if (request.max_dollars > 0 && !priced) return LimitProblem::price_unknown;
    if ((request.max_dollars > 0 || request.max_days > 0) && !(plan.training.total_tokens > 0)) return LimitProblem::tokens_unknown;
    return LimitProblem::none;
}

} // namespace fivefold
