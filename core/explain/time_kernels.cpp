// SPDX-License-Identifier: Apache-2.0
// Matrix products and attention, (5.2)-(5.11).
#include "core/explain/step_view.h"
#include "core/model/flops.h"
#include "core/real.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace fivefold::explaining {

Explanation StepView::gemm(std::string id, const MatrixRate& rate, const GemmShape& shape, double output_bytes, double share, double value) const {
    const GemmRun run = gemm_run(context_.machine, rate, shape, output_bytes, share);
    const Values values = {{"m_g", shape.m}, {"n_g", shape.n}, {"k_g", shape.k}, {"n_gemm", shape.batch}, {"x_tile", run.tile_m}, {"y_tile", run.tile_n},
                           {"k_0", rate.prologue_k}, {"F_g", rate.peak}, {"e_g", rate.sustained}, {"x_group", share}, {"b_e", rate.element_bytes}, {"b_out", output_bytes}, {"x_shape", run.measured}};
    const std::string batch = shape.batch != 1 ? "n_gemm * " : "";
    const std::string tiles = batch + "ceil(m_g / x_tile) * ceil(n_g / y_tile)";
    Parts parts, count;
    count.push_back(formulas_.step("n_tiles", ExplainedUnit::number, tiles, "5.4", values));
    parts.push_back(formulas_.make("W", ExplainedUnit::number, run.waves,
                                   "floor(n_tiles / S) + min(1, ceil(n_tiles - floor(n_tiles / S) * S)) * (x_tail + (1 - x_tail) * (n_tiles / S - floor(n_tiles / S)))", "5.4", values, std::move(count)));
    const std::string efficiency = share != 1 ? "F_g * e_g * x_group" : "F_g * e_g";
    Explanation explanation = seconds(std::move(id), value,
                                      "max(W * (2 * x_tile * y_tile + rho * (x_tile + y_tile)) * (k_g + k_0) * S / (" + efficiency + "), " + batch +
                                          "(b_e * (m_g * k_g + k_g * n_g) + b_out * m_g * n_g) / H_g)" + (rate.surface != nullptr ? " * x_shape" : "") + " + t_launch",
                                      "5.8", values, std::move(parts));
    const double flops = 2 * shape.batch * shape.m * shape.n * shape.k;
    explanation.notes = {{"FLOP", flops, ExplainedUnit::flop}, {"share_of_peak", value > 0 ? flops / value / rate.peak : 0, ExplainedUnit::ratio}};
    return explanation;
}

/// (5.2) the three products of a linear layer.
Explanation StepView::linear(const CostLog::Linear& of) const {
    Parts parts;
    parts.push_back(gemm("forward", *of.rate, {of.tokens, of.out, of.in, of.batch}, 2, of.share, of.time.forward));
    parts.push_back(gemm("input_gradient", *of.rate, {of.tokens, of.in, of.out, of.batch}, 2, of.share, of.time.input_gradient));
    parts.push_back(gemm("weight_gradient", *of.rate, {of.out, of.in, of.tokens, of.batch}, 2 * context_.gradient_bytes, of.share, of.time.weight_gradient));
    return formulas_.sum(of.name, ExplainedUnit::seconds, of.time.forward + of.time.input_gradient + of.time.weight_gradient, "5.2", std::move(parts));
}

Explanation StepView::linears(const Kind& kind) const {
    static constexpr std::string_view of_dense[] = {"fc1", "fc2"}, of_moe[] = {"router", "expert_fc1", "expert_fc2", "shared_fc1", "shared_fc2"};
    const auto among = [](const auto& names, std::string_view name) { return std::find(std::begin(names), std::end(names), name) != std::end(names); };
    Parts parts;
    for (const CostLog::Linear& of : log_.linears)
        if (!among(kind.moe ? std::span<const std::string_view>(of_dense) : std::span<const std::string_view>(of_moe), of.name)) parts.push_back(linear(of));
    return formulas_.sum(kind.id, ExplainedUnit::seconds, cost(kind).forward[at(TimeTerm::gemm)] + cost(kind).backward[at(TimeTerm::gemm)], "5.1", std::move(parts));
}

Explanation StepView::head_linears() const {
    SumText text;
    Parts parts;
    const bool mtp = plan_.model.mtp_layers > 0;
    for (const CostLog::Linear& of : head_log_.linears) {
        const bool join = std::string_view(of.name) == "mtp_join";
        text.add(join ? "n_mtp * mtp_join" : mtp ? "(1 + n_mtp) * output_layer" : "output_layer");
        parts.push_back(linear(of));
        if (!join) parts.back().id = "output_layer";
    }
    return seconds("head", stages_.head.forward[at(TimeTerm::gemm)] + stages_.head.backward[at(TimeTerm::gemm)], text.text(), "5.2", {}, std::move(parts));
}

Explanation StepView::attention(const Kind& kind, bool backward) const {
    if (keeps_scores(plan_.training.attention)) return scores(kind, backward);
    const PassCost& of = cost(kind);
    const FlashRate& flash = context_.machine.flash;
    AttentionShape shape;
    shape.qk_dim = to_double(qk_dim(plan_.model));
    shape.v_dim = to_double(v_dim(plan_.model));
    shape.latent = plan_.model.latent.has_value();
    const double factor = head_dim_factor(shape, flash);
    const Values values = {{"s_eff", attended_tokens(plan_.model, to_double(plan_.training.seq_len), true, kind.windowed)}, {"e_f", flash.peak}, {"x_dim", factor},
                           {"U_0", backward ? flash.half_backward : flash.half_forward}, {"x_bwd", flash.backward}, {"n_matmul", kBackwardMatmuls}};
    Parts parts;
    parts.push_back(formulas_.step("U", ExplainedUnit::number, "b * a / t * ceil(s / c / 128) / S", "5.11"));
    const std::string flops = "2 * b * a / t * s / c * s_eff * (d_qk + d_v)", dim = factor != 1 ? " * x_dim" : "";
    const double value = backward ? of.backward[at(TimeTerm::attention)] : of.forward[at(TimeTerm::attention)];
    Explanation explanation = backward ? seconds("backward", value, "n_matmul * " + flops + " / (F * e_f" + dim + " * x_bwd * U / (U + U_0)) + 2 * t_launch", "5.10", values, std::move(parts))
                                       : seconds("forward", value, flops + " / (F * e_f" + dim + " * U / (U + U_0)) + t_launch", "5.10", values, std::move(parts));
    const double done = (backward ? kBackwardMatmuls : 1) * formulas_.step("n", ExplainedUnit::flop, flops, "5.9", values).value;
    explanation.notes = {{"FLOP", done, ExplainedUnit::flop}, {"share_of_peak", value > 0 ? done / value / context_.machine.base.peak : 0, ExplainedUnit::ratio}};
    return explanation;
}

/// Materialised scores: two batched products and the softmax's traffic.
Explanation StepView::scores(const Kind& kind, bool backward) const {
    const PassCost& of = cost(kind);
    const Machine& machine = context_.machine;
    const double qk = to_double(qk_dim(plan_.model)), v = to_double(v_dim(plan_.model)), batch = to_double(plan_.layout.micro_batch) * to_double(plan_.model.heads) / to_double(plan_.layout.tp);
    const double keys = to_double(plan_.training.seq_len), queries = keys / to_double(plan_.layout.cp);
    const double share = std::fmod(qk, 8) != 0 || std::fmod(v, 8) != 0 ? machine.misaligned_head : 1;
    Parts parts;
    for (const bool second : {false, true}) {
        const GemmShape shape = second ? GemmShape{queries, v, keys, batch} : GemmShape{queries, keys, qk, batch};
        parts.push_back(gemm(second ? "scores_times_values" : "queries_times_keys", machine.base, shape, 2, share, gemm_time(machine, machine.base, shape, 2, share)));
    }
    const std::string traffic = " + n_softmax * b_score_pass * b * a / t * s / c * s / H_s";
    const Values values = {{"n_softmax", plan_.training.attention == AttentionKernel::unfused ? kTorchSoftmax : 1}, {"b_score_pass", backward ? software_.score_bytes_backward : software_.score_bytes_forward}};
    return backward ? seconds("backward", of.backward[at(TimeTerm::attention)], "2 * (queries_times_keys + scores_times_values)" + traffic, "5.12", values, std::move(parts))
                    : seconds("forward", of.forward[at(TimeTerm::attention)], "queries_times_keys + scores_times_values" + traffic, "5.12", values, std::move(parts));
}

} // namespace fivefold::explaining
