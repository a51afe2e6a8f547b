// SPDX-License-Identifier: Apache-2.0
// Memory-bound kernels, casts, recomputation, the host and activations on the host: (5.1), (5.12), (2.6), (3.20).
#include "core/explain/step_view.h"
#include "core/estimate/memory.h"
#include "core/estimate/offload.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold::explaining {

Explanation StepView::traffic(const Kind& kind, bool backward) const {
    const Transformer& model = plan_.model;
    const std::string pass = backward ? "_b" : "_f";
    const bool squared = model.activation == Activation::squared_relu;
    const std::string ffn = squared ? std::string("(q_ffn") + pass + (backward ? " + 6)" : " + 4)") : "q_ffn" + pass;
    SumText bytes, launches;
    Parts parts;
    bytes.add("q_hidden" + pass + " * n_norm / 2 * T * h / u").add("q_proj" + pass + " * T * h / t");
    if (model.latent) bytes.add("4 * T * a * (2 * d_qk + d_v) / t");
    else if (model.positions == Positions::rope) bytes.add("4 * T * (a + k) * d / t");
    if (!kind.moe) {
        bytes.add(ffn + " * T * f / t");
        launches.add("n_launch" + pass);
    } else {
        const MixtureOfExperts& moe = *model.moe;
        bytes.add(ffn + " * N_x * f_e / t_e");
        const bool nccl = plan_.training.dispatcher != Dispatcher::deep_ep && plan_.training.dispatcher != Dispatcher::hybrid_ep;
        const bool again = to_double(moe.experts) / to_double(plan_.layout.ep) > 1 && nccl; // sorted by expert after the exchange
        SumText permute;
        permute.add(std::string("x_permute * (8 * T / u * K * h") + (again ? " + 8 * N_x * h" : "") + " + 8 * T / u * E)");
        if (moe.expert_bias) permute.add("n_bias * 4 * N_x * (2 * f_e + h)");
        bytes.add(permute.text());
        if (moe.shared_ffn > 0) bytes.add(ffn + " * T * f_s / t");
        launches.add("n_launch" + pass + (backward ? " * 6 / 11" : " * 5 / 9")).add("20");
        if (moe.shared_ffn > 0) launches.add(backward ? "4" : "3");
        parts.push_back(formulas_.step("N_x", ExplainedUnit::tokens, "T / u * K * t_e * gamma_e", "3.9"));
    }
    SumText text;
    text.add("(" + bytes.text() + ") / H_k").add(launches.times("t_launch"));
    if (backward && software_.accumulate_bytes > 0) text.add("b_acc * P_rank_layer / H_g");
    const PassCost& of = cost(kind);
    return seconds(backward ? "backward" : "forward", backward ? of.backward[at(TimeTerm::memory_bound)] : of.forward[at(TimeTerm::memory_bound)], text.text(), "5.12",
                   {{"x_permute", software_.permute}, {"n_bias", software_.expert_bias_passes}, {"b_acc", software_.accumulate_bytes}, {"P_rank_layer", context_.layer.of(kind.moe).total()}}, std::move(parts));
}

/// Casts to the layers' low precision.
Explanation StepView::casts(const Kind& kind, bool backward) const {
    const Transformer& model = plan_.model;
    const bool latent = model.latent.has_value(), direct = latent && model.latent->q_rank <= 0;
    const std::string h = software_.low_precision_exchange ? "h / u" : "h", f = kind.moe ? "f_s" : "f";
    const std::string q = direct ? "h" : "r_q";
    SumText elements, weights;
    if (!backward) {
        elements.add("T * (" + (latent ? std::string("h / u + r_q + r_kv") : h) + " + a * d_v / t)");
        weights.add(latent ? "h * r_q + h * (r_kv + d_r) + (" + q + " * a * d_qk + r_kv * a * (d_n + d_v) + a * d_v * h) / t" : std::string("d * h * (2 * a + 2 * k) / t"));
    } else {
        elements.add("T * (" + h + " + " + (latent ? "a * (d_qk + d_n + d_v) / t" : "d * (a + 2 * k) / t") + ")");
    }
    Parts parts;
    if (kind.moe) {
        elements.add(backward ? "N_x * (h + (g - 1) * f_e / t_e)" : "N_x * (h + f_e / t_e)");
        if (!backward) weights.add("E / e * g * h * f_e / t_e");
        parts.push_back(formulas_.step("N_x", ExplainedUnit::tokens, "T / u * K * t_e * gamma_e", "3.9"));
    }
    if (!kind.moe || model.moe->shared_ffn > 0) {
        elements.add("T * (" + h + " + " + (backward ? "(g - 1) * " : "") + f + " / t)");
        if (!backward) weights.add("g * h * " + f + " / t");
    }
    SumText text;
    text.add(elements.text());
    if (!backward) text.add(weights.times("n_cast"));
    parts.push_back(formulas_.step("t_cast", ExplainedUnit::seconds, "x_cast * n_cast_passes * 4 / H_k", "5.12", {{"x_cast", software_.quantise}, {"n_cast_passes", context_.machine.quantise_factor}}));
    const PassCost& of = cost(kind);
    return seconds(backward ? "backward" : "forward", backward ? of.backward[at(TimeTerm::quantise)] : of.forward[at(TimeTerm::quantise)], text.times("t_cast"), "5.12",
                   {{"n_cast", software_.weight_casts_kept ? 1 / to_double(plan_.layout.accumulation) : 1}}, std::move(parts));
}

Explanation StepView::recomputed(const Kind& kind) const {
    const Recompute& recompute = plan_.layout.recompute;
    const Block all = both(kind);
    const double value = cost(kind).backward[at(TimeTerm::recompute)];
    const Values values = {{"t_gemm", all.forward.gemm}, {"t_attention", all.forward.attention}, {"t_memory", all.forward.memory_bound}, {"t_quantise", all.forward.quantise},
                           {"t_tp", all.forward.tensor}, {"t_cp", all.forward.context}, {"t_ep", all.forward.expert}};
    if (recompute.kind == RecomputeKind::selective && software_.selective_share <= 0) return modules_again(kind);
    SumText text;
    Values more = values;
    const auto add = [&text](double part, const char* symbol) {
        if (part > 0) text.add(symbol);
    };
    if (recompute.kind == RecomputeKind::full) {
        add(all.forward.gemm, "t_gemm");
        add(all.forward.attention, "t_attention");
        add(all.forward.memory_bound, "t_memory");
        add(all.forward.quantise, "t_quantise");
        add(all.forward.tensor, "t_tp");
        add(all.forward.context, "t_cp");
        add(all.forward.expert, "t_ep");
        if (!software_.recompute_stops_early || kind.moe) return seconds(kind.id, value, text.text(), "2.6", more);
        const double reduction = plan_.layout.tp > 1 ? context_.tp_exposed * context_.tp_gather * (plan_.layout.sequence_parallel ? 1 : 2) : 0;
        more.emplace_back("t_last", find("fc2")->time.forward + reduction);
        return seconds(kind.id, value, text.text() + " - t_last", "2.6", more);
    }
    more.emplace_back("x_second", second_linears_share(plan_.model, kind.moe)); // every second product is kept
    text.add(all.forward.quantise > 0 ? "x_second * (t_gemm + t_quantise)" : "x_second * t_gemm");
    if (all.forward.tensor > 0) text.add("t_tp / 2");
    text.add("t_memory");
    return seconds(kind.id, value, text.text(), "2.6", more);
}

Explanation StepView::modules_again(const Kind& kind) const {
    const unsigned modules = plan_.layout.recompute.modules;
    const auto has = [modules](RecomputeModule module) { return (modules & module) != 0; };
    const Block &attention = blocks(kind).attention, &mlp = kind.moe ? blocks(kind).moe : blocks(kind).dense;
    const bool squared = plan_.model.activation == Activation::squared_relu;
    SumText text;
    if (has(recompute_core_attention)) text.add(attention.forward.context > 0 ? "t_attention + t_cp" : "t_attention");
    if (has(recompute_layernorm)) text.add("8 * T * h / u / H_k");
    double up = 0;
    if (has(recompute_mla_up_projection) && plan_.model.latent) {
        text.add("t_up + 4 * T * a * (2 * d_qk + d_v) / t / H_k");
        up = find("query_up")->time.forward + find("kv_up")->time.forward;
    }
    if (kind.moe) {
        if (has(recompute_moe)) text.add("t_mlp");
        else if (has(recompute_moe_activation)) text.add(squared ? "(q_ffn_f + 4) * T / u * K * f_e / H_k" : "q_ffn_f * T / u * K * f_e / H_k");
    } else if (has(recompute_mlp)) {
        text.add("t_mlp");
    }
    return seconds(kind.id, cost(kind).backward[at(TimeTerm::recompute)], text.text(), "2.6",
                   {{"t_attention", attention.forward.attention}, {"t_cp", attention.forward.context}, {"t_up", up}, {"t_mlp", mlp.forward.total()}});
}

Explanation StepView::host_of_layer(bool moe) const {
    const Layout& layout = plan_.layout;
    const RankStrides strides = context_.strides();
    SumText text;
    text.add("t_layer_host");
    if (layout.tp >= 8 && software_.host_tp_wide > 0) text.add("t_wide");
    const bool leaves = layout.pp > 1 && strides.pp * to_double(layout.pp) > context_.machine.domain;
    if (layout.tp > 1 && leaves && software_.host_pipeline_tp > 0) {
        text.add("t_rank * t");
        if (strides.tp * to_double(layout.tp) > context_.machine.domain) text.add("n_collectives * (t - 1) * a_net");
    }
    return seconds("t_host", layer_host(context_, moe), text.times("x_state"), "5.1",
                   {{"x_state", host_state_share(plan_.training, software_)}, {"t_layer_host", moe ? software_.host_moe_layer : software_.host_dense_layer}, {"t_wide", software_.host_tp_wide},
                    {"t_rank", software_.host_pipeline_tp}, {"n_collectives", kHostCollectives}, {"a_net", context_.machine.network_hop}});
}

Explanation StepView::host(const Kind& kind, bool backward) const {
    const TermSeconds& terms = backward ? cost(kind).backward : cost(kind).forward;
    const double value = terms[at(TimeTerm::host)], gpu = fivefold::sum(terms) - value - terms[at(TimeTerm::offload)];
    const double again = backward && plan_.layout.recompute.kind == RecomputeKind::full ? kHostForward : 0, share = (backward ? kHostBackward : kHostForward) + again;
    const Values values = {{"x_host", share}, {"t_gpu", gpu}, {"n_norm_power", kHostNorm}, {"x_slow", software_.blocking_slowdown}, {"t_gap", software_.blocking_gap},
                           {"n_kernels", backward ? kBlockingKernelsBackward : kBlockingKernelsForward}};
    const char* formula = plan_.training.launch_blocking ? "x_host * t_host + x_slow * t_gpu + t_gap * n_kernels"
                          : gpu > 0 ? "max(0, max(t_gpu, x_host * t_host) * ((t_gpu / max(t_gpu, x_host * t_host)) ^ n_norm_power + (x_host * t_host / max(t_gpu, x_host * t_host)) ^ n_norm_power) ^ (1 / n_norm_power) - t_gpu)"
                                    : "x_host * t_host";
    Parts parts;
    parts.push_back(host_of_layer(kind.moe));
    return seconds(backward ? "backward" : "forward", value, formula, "5.1", values, std::move(parts));
}

/// (3.20)
Explanation StepView::offloaded(const Kind& kind, bool backward) const {
    const TermSeconds& terms = backward ? cost(kind).backward : cost(kind).forward;
    return seconds(backward ? "backward" : "forward", terms[at(TimeTerm::offload)], context_.overlap ? "max(0, x_away * M_layer / w_host - t_layer)" : "x_away * M_layer / w_host", "3.20",
                   {{"x_away", std::min(1.0, plan_.training.offload_activations)}, {"M_layer", layer_activations(plan_, profile_, kind.moe).total().value()},
                    {"w_host", host_link_rate(plan_, profile_)}, {"t_layer", fivefold::sum(terms) - terms[at(TimeTerm::offload)]}});
}

} // namespace fivefold::explaining
