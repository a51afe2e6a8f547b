// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/metrics.h"

#include "core/model/flops.h"
#include "core/model/parameters.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold {

Metrics step_metrics(const Plan& plan, Seconds step_time) {
    const double seq = to_double(plan.training.seq_len), tokens = to_double(plan.layout.dp) * to_double(plan.layout.accumulation) * to_double(plan.layout.micro_batch) * seq; // (0.3)
    const double gpus = to_double(gpu_count(plan.cluster)), seconds = step_time.value();
    const double vocab = to_double(padded_vocabulary(plan.model.vocab, plan.layout.tp));
    Metrics metrics;
    metrics.step_time = step_time;
    if (!(seconds > 0)) return metrics;
    metrics.tokens_per_second_per_gpu = tokens / seconds / gpus;
    const double rate = tokens / (seconds * gpus);
    const double peak = std::max(plan.cluster.gpu.bf16.value(), plan.cluster.gpu.fp16.value());
    const double model_flops = model_flops_per_token(plan.model, seq, true, vocab);
    metrics.model_tflops_per_gpu = model_flops * rate / 1e12;
    if (peak > 0) {
        const bool flash = !keeps_scores(plan.training.attention);
        RecomputeFlops again = RecomputeFlops::none;
        if (plan.layout.recompute.kind == RecomputeKind::full) again = RecomputeFlops::full;
        if (plan.layout.recompute.kind == RecomputeKind::selective && (plan.layout.recompute.modules & recompute_core_attention)) again = RecomputeFlops::core_attention;
        metrics.mfu = model_flops * rate / peak; // (2.8)
        metrics.mfu_full_attention = model_flops_per_token(plan.model, seq, false, vocab) * rate / peak;
        metrics.hfu = executed_flops_per_token(plan.model, seq, true, vocab, again, flash) * rate / peak;
    }
    const double goodput = plan.training.goodput > 0 && plan.training.goodput <= 1 ? plan.training.goodput : 1;
    metrics.days = plan.training.total_tokens / tokens * seconds / goodput / 86400; // (7.5)
    metrics.gpu_hours = metrics.days * 24 * gpus;
    const double price = plan.training.price_per_gpu_hour > 0 ? plan.training.price_per_gpu_hour : plan.cluster.gpu.price_per_hour.value();
    metrics.cost = Dollars(metrics.gpu_hours * price);
    return metrics;
}

} // namespace fivefold
