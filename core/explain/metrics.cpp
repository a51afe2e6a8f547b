// SPDX-License-Identifier: Apache-2.0
// Metrics, parameters, the verdict and the bands: (1.7), (2.4)-(2.8), (3.18), (7.5).
#include "core/explain/explain.h"
#include "core/explain/formulas.h"
#include "core/model/flops.h"
#include "core/model/parameters.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

using explaining::Formulas;
using explaining::Parts;
using explaining::SumText;
using explaining::Values;

/// (2.4) Forward FLOPs of one token.
Explanation forward_flops(const Formulas& formulas, const Plan& plan, bool causal) {
    const Transformer& model = plan.model;
    const double seq = to_double(plan.training.seq_len), vocab = to_double(padded_vocabulary(model.vocab, plan.layout.tp));
    std::int64_t windowed = 0;
    for (std::int64_t layer = 0; layer < model.layers && model.window.tokens > 0; ++layer) windowed += is_windowed_layer(model, layer) ? 1 : 0;
    const std::int64_t moe = moe_layer_count(model);
    SumText text;
    if (model.layers > moe) text.add("L_d * C_dense");
    if (moe > 0) text.add("L_m * C_moe");
    if (model.layers > windowed) text.add("L_full * C_core");
    if (windowed > 0) text.add("L_window * C_core_window");
    text.add("C_head");
    if (model.mtp_layers > 0) text.add(std::string("n_mtp * (") + (is_moe_layer(model, model.layers - 1) ? "C_moe" : "C_dense") + " + C_core + 4 * h * h + C_head)");
    Parts parts;
    parts.push_back(formulas.make("C_core", ExplainedUnit::flop, attention_core_flops(model, seq, causal, false), "2 * a * (d_qk + d_v) * s_eff", "2.2", {{"s_eff", attended_tokens(model, seq, causal, false)}}));
    if (windowed > 0)
        parts.push_back(formulas.make("C_core_window", ExplainedUnit::flop, attention_core_flops(model, seq, causal, true), "2 * a * (d_qk + d_v) * s_eff", "2.2",
                                      {{"s_eff", attended_tokens(model, seq, causal, true)}}));
    parts.push_back(formulas.make("C_head", ExplainedUnit::flop, head_flops(model, vocab), "2 * h * V_p", "2.3"));
    return formulas.make("C_fwd", ExplainedUnit::flop, forward_flops_per_token(model, seq, causal, vocab), text.text(), "2.4",
                         {{"L_d", to_double(model.layers - moe)}, {"L_m", to_double(moe)}, {"L_full", to_double(model.layers - windowed)}, {"L_window", to_double(windowed)},
                          {"C_dense", layer_gemm_flops(model, false)}, {"C_moe", layer_gemm_flops(model, true)}},
                         std::move(parts));
}

/// (2.6) Executed FLOPs of one token.
Explanation executed_flops(const Formulas& formulas, const Plan& plan) {
    const Transformer& model = plan.model;
    const Recompute& recompute = plan.layout.recompute;
    const double seq = to_double(plan.training.seq_len), vocab = to_double(padded_vocabulary(model.vocab, plan.layout.tp));
    const bool flash = !keeps_scores(plan.training.attention);
    RecomputeFlops again = RecomputeFlops::none;
    if (recompute.kind == RecomputeKind::full) again = RecomputeFlops::full;
    if (recompute.kind == RecomputeKind::selective && (recompute.modules & recompute_core_attention)) again = RecomputeFlops::core_attention;
    const ForwardFlops of = forward_flops_by_kind(model, seq, true, vocab);
    std::string formula = "3 * (C_layers + C_heads) + (1 + n_matmul) * C_cores";
    if (again == RecomputeFlops::full) formula += " + C_layers + C_cores";
    if (again == RecomputeFlops::core_attention && !flash) formula += " + C_cores";
    return formulas.make("C_run", ExplainedUnit::flop, executed_flops_per_token(model, seq, true, vocab, again, flash), formula, "2.6",
                         {{"C_layers", of.layers}, {"C_heads", of.head}, {"C_cores", of.core}, {"n_matmul", core_backward(flash)}});
}

Explanation parameters(const Formulas& formulas, const Transformer& model, bool active, const char* id) {
    const std::int64_t moe = moe_layer_count(model);
    const LayerParameters dense = layer_parameters(model, false), expert = layer_parameters(model, true);
    SumText text, of_moe;
    Parts parts;
    if (model.layers > moe) {
        text.add("L_d * P_dense");
        parts.push_back(formulas.make("P_dense", ExplainedUnit::parameters, to_double(dense.total()), "P_attention + P_norms + P_mlp", "1.6",
                                      {{"P_attention", to_double(dense.attention)}, {"P_norms", to_double(dense.norms)}, {"P_mlp", to_double(dense.mlp)}}));
    }
    if (moe > 0) {
        text.add("L_m * P_moe");
        const double value = to_double(active ? expert.active(model.moe->top_k) : expert.total());
        parts.push_back(formulas.make("P_moe", ExplainedUnit::parameters, value,
                                      std::string("P_attention + P_norms + P_router") + (expert.shared_expert > 0 ? " + P_shared" : "") + (active ? " + K * P_expert" : " + E * P_expert"), "1.6",
                                      {{"P_attention", to_double(expert.attention)}, {"P_norms", to_double(expert.norms)}, {"P_router", to_double(expert.router)},
                                       {"P_shared", to_double(expert.shared_expert)}, {"P_expert", to_double(expert.one_expert)}}));
    }
    text.add("P_embedding").add("P_head").add("P_final_norm");
    return formulas.make(id, ExplainedUnit::parameters, to_double(active ? active_parameters(model) : total_parameters(model)), text.text(), "1.7",
                         {{"L_d", to_double(model.layers - moe)}, {"L_m", to_double(moe)}, {"P_embedding", to_double(embedding_parameters(model))}, {"P_head", to_double(head_parameters(model))},
                          {"P_final_norm", to_double(final_norm_parameters(model))}},
                         std::move(parts));
}

Explanation tokens_per_step(const Formulas& formulas) { return formulas.step("T_step", ExplainedUnit::tokens, "D * m * b * s", "0.3"); }

Explanation days(const Formulas& formulas, const Plan& plan, const Metrics& metrics, const char* id) {
    const double goodput = plan.training.goodput > 0 && plan.training.goodput <= 1 ? plan.training.goodput : 1;
    Parts parts;
    parts.push_back(tokens_per_step(formulas));
    return formulas.make(id, ExplainedUnit::days, metrics.days, "T_all / T_step * t_step / x_goodput / 86400", "7.5", {{"t_step", metrics.step_time.value()}, {"x_goodput", goodput}}, std::move(parts));
}

Explanation gpu_hours(const Formulas& formulas, const Plan& plan, const Metrics& metrics, const char* id) {
    Parts parts;
    parts.push_back(days(formulas, plan, metrics, "t_days"));
    return formulas.make(id, ExplainedUnit::hours, metrics.gpu_hours, "t_days * 24 * N", "7.5", {}, std::move(parts));
}

/// The verdict and the band of memory, from the fullest stage.
Explanation memory_metric(const Formulas& formulas, const Plan& plan, const Profile& profile, const Estimate& estimate, ExplainedMetric metric, const char* id) {
    const MemoryEstimate& memory = estimate.memory;
    const Values values = {{"M_total", memory.stages[memory.worst_stage].total().value()}, {"M_gpu", memory.capacity.value()}, {"x_0", profile.verdict.midpoint}, {"n_steep", profile.verdict.steepness},
                           {"x_scale", profile.software.verdict_scale > 0 ? profile.software.verdict_scale.value : 1}, {"x_low", profile.memory_band_low}, {"x_high", profile.memory_band_high},
                           {"x_wider", plan.model.moe ? std::max(1.0, profile.software.memory_band_moe.value) : 1}};
    switch (metric) {
    case ExplainedMetric::capacity: return formulas.make(id, ExplainedUnit::bytes, memory.capacity.value(), "M_gpu", "", values);
    case ExplainedMetric::headroom: return formulas.make(id, ExplainedUnit::ratio, memory.headroom(), "1 - M_total / M_gpu", "3.18", values);
    case ExplainedMetric::memory_low: return formulas.make(id, ExplainedUnit::bytes, memory.low.value(), "M_total * max(0.3, 1 - x_wider * (1 - x_low))", "3.18", values);
    case ExplainedMetric::memory_high: return formulas.make(id, ExplainedUnit::bytes, memory.high.value(), "M_total * (1 + x_wider * (x_high - 1))", "3.18", values);
    default: return formulas.make(id, ExplainedUnit::ratio, memory.fit_probability, "1 - 1 / (1 + (M_total / M_gpu / x_scale / x_0) ^ (-n_steep))", "3.18", values);
    }
}

Explanation rate_metric(const Formulas& formulas, const Plan& plan, const Metrics& metrics, ExplainedMetric metric, const char* id) {
    const Values values = {{"F_peak", std::max(plan.cluster.gpu.bf16.value(), plan.cluster.gpu.fp16.value())}, {"t_step", metrics.step_time.value()}};
    Parts parts;
    parts.push_back(tokens_per_step(formulas));
    switch (metric) {
    case ExplainedMetric::tokens_per_second_per_gpu:
        return formulas.make(id, ExplainedUnit::tokens_per_second, metrics.tokens_per_second_per_gpu, "T_step / t_step / N", "0.3", values, std::move(parts));
    case ExplainedMetric::hfu:
        parts.push_back(executed_flops(formulas, plan));
        return formulas.make(id, ExplainedUnit::ratio, metrics.hfu, "C_run * T_step / (t_step * N * F_peak)", "2.8", values, std::move(parts));
    case ExplainedMetric::mfu_full_attention:
        parts.push_back(forward_flops(formulas, plan, false));
        return formulas.make(id, ExplainedUnit::ratio, metrics.mfu_full_attention, "3 * C_fwd * T_step / (t_step * N * F_peak)", "2.8", values, std::move(parts));
    case ExplainedMetric::model_tflops_per_gpu:
        parts.push_back(forward_flops(formulas, plan, true));
        return formulas.make(id, ExplainedUnit::teraflop_per_second, metrics.model_tflops_per_gpu, "3 * C_fwd * T_step / (t_step * N) / 1e12", "2.5", values, std::move(parts));
    default:
        parts.push_back(forward_flops(formulas, plan, true));
        return formulas.make(id, ExplainedUnit::ratio, metrics.mfu, "3 * C_fwd * T_step / (t_step * N * F_peak)", "2.8", values, std::move(parts));
    }
}

/// Of the step time. Where runs near the plan set the band, their ratio stands for the profile's.
Explanation time_metric(const Formulas& formulas, const Plan& plan, const Profile& profile, const Estimate& estimate, ExplainedMetric metric, const char* id) {
    const StepTime& time = estimate.time;
    const bool low = metric == ExplainedMetric::step_time_low;
    const double bound = (low ? time.low : time.high).value(), total = time.total().value();
    const Values values = {{"t_step", total}, {"x_wider", plan.model.moe ? std::max(1.0, profile.software.band_moe.value) : 1}, {"x_low", profile.time_band_low}, {"x_high", profile.time_band_high},
                           {"x_near_low", bound / total}, {"x_near_high", bound / total}, {"t_bubble", time[TimeTerm::bubble].value()}, {"t_imbalance", time[TimeTerm::imbalance].value()}};
    if (metric == ExplainedMetric::bubble_fraction) return formulas.make(id, ExplainedUnit::ratio, estimate.metrics.bubble_fraction, "(t_bubble + t_imbalance) / t_step", "6.4", values);
    const Explanation own = formulas.step(id, ExplainedUnit::seconds, low ? "t_step * max(0.3, 1 - x_wider * (1 - x_low))" : "t_step * (1 + x_wider * (x_high - 1))", "6.13", values);
    if (std::abs(own.value - bound) <= 1e-9 * total) return own;
    return formulas.make(id, ExplainedUnit::seconds, bound, low ? "t_step * x_near_low" : "t_step * x_near_high", "6.13", values);
}

} // namespace

const char* explained_metric_name(ExplainedMetric metric) {
    static constexpr const char* names[] = {"step_time", "tokens_per_second_per_gpu", "model_tflops_per_gpu", "mfu", "mfu_full_attention", "hfu", "bubble_fraction", "days", "gpu_hours", "cost",
                                            "parameters", "active_parameters", "capacity", "headroom", "fit_probability", "memory_low", "memory_high", "step_time_low", "step_time_high"};
    static_assert(std::size(names) == kExplainedMetrics);
    return names[static_cast<std::size_t>(metric)];
}

Explanation explain_metric(const Plan& plan, const Profile& profile, const Estimate& estimate, ExplainedMetric metric) {
    const char* id = explained_metric_name(metric);
    const Metrics& metrics = estimate.metrics;
    const Formulas formulas(plan);
    Explanation explanation;
    switch (metric) {
    case ExplainedMetric::step_time:
        explanation = explain_time_total(plan, profile, estimate);
        explanation.id = id;
        break;
    case ExplainedMetric::tokens_per_second_per_gpu:
    case ExplainedMetric::model_tflops_per_gpu:
    case ExplainedMetric::mfu:
    case ExplainedMetric::mfu_full_attention:
    case ExplainedMetric::hfu: explanation = rate_metric(formulas, plan, metrics, metric, id); break;
    case ExplainedMetric::bubble_fraction:
    case ExplainedMetric::step_time_low:
    case ExplainedMetric::step_time_high: explanation = time_metric(formulas, plan, profile, estimate, metric, id); break;
    case ExplainedMetric::days: explanation = days(formulas, plan, metrics, id); break;
    case ExplainedMetric::gpu_hours: explanation = gpu_hours(formulas, plan, metrics, id); break;
    case ExplainedMetric::cost: {
        Parts parts;
        parts.push_back(gpu_hours(formulas, plan, metrics, "n_gpu_hours"));
        const double price = plan.training.price_per_gpu_hour > 0 ? plan.training.price_per_gpu_hour : plan.cluster.gpu.price_per_hour.value();
        explanation = formulas.make(id, ExplainedUnit::dollars, metrics.cost.value(), "n_gpu_hours * y_price", "7.5", {{"y_price", price}}, std::move(parts));
        break;
    }
    case ExplainedMetric::parameters: explanation = parameters(formulas, plan.model, false, id); break;
    case ExplainedMetric::active_parameters: explanation = parameters(formulas, plan.model, true, id); break;
    default: explanation = memory_metric(formulas, plan, profile, estimate, metric, id); break;
    }
    explanation.leaves_out = explaining::left_out_of(id);
    return explanation;
}

} // namespace fivefold
