// SPDX-License-Identifier: Apache-2.0
// Activations kept for the backward pass, (3.3)-(3.13), (3.20).
#include "core/explain/memory_view.h"
#include "core/estimate/pipeline.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold::explaining {

/// What one layer keeps under this line, without the framework's overhead.
std::string MemoryView::layer_formula(MemoryTerm term) const {
    const Transformer& model = plan_.model;
    const unsigned modules = plan_.layout.recompute.kind == RecomputeKind::selective && software_.selective_share <= 0 ? plan_.layout.recompute.modules : 0;
    switch (term) {
    case MemoryTerm::norm_inputs: return is_on(plan_.training.fused_norm, software_.fused_norm) ? "2 * b_a * T * h / u" : "(2 * b_a + b_eager) * T * h / u";
    case MemoryTerm::norm_outputs: return "2 * b_8 * T * h / u";
    case MemoryTerm::qkv: {
        if (model.latent) return "b_a * T * a * (2 * d_qk + d_v) / t";
        SumText text;
        text.add("b_a * (a / t + 2 * max(1, k / t))");
        if (model.positions == Positions::rope && software_.rope_kept > 0) text.add("b_rotated * (a / t + max(1, k / t))");
        if (model.kv_heads < model.heads && software_.kv_expand_kept > 0) text.add("b_expanded * a / t");
        if (model.qk_norm != QkNorm::none) text.add("2 * b_a * (a / t + max(1, k / t))");
        return text.times("T * d");
    }
    case MemoryTerm::latent: return "2 * b_a * T * (r_q + r_kv) + b_a * T * d_r";
    case MemoryTerm::attention_output: return "n_copies * b_a * T * a * d_v / t + 4 * T * a / t";
    case MemoryTerm::attention_scores: return "b_scores * a * b * s / c * s / t";
    case MemoryTerm::dropout_masks: return "2 * T * h / u";
    case MemoryTerm::mlp: return "b_mlp * T * f / t";
    case MemoryTerm::router: return "b_router * T / u * E";
    case MemoryTerm::experts: {
        const bool again = (modules & recompute_moe_activation) != 0;
        return std::string("b_8 * N_r * h + ") + (again ? "(b_mlp - b_8)" : "b_mlp") + " * N_r * f_e / t_e + b_combine * N_r * h";
    }
    case MemoryTerm::shared_expert: return "b_mlp * T * f_s / t";
    case MemoryTerm::checkpoints: return "b_a * T * h / u";
    default: return {};
    }
}

/// `recomputed`: under the plan's recomputation, else as if nothing were.
Explanation MemoryView::layer(MemoryTerm term, bool moe, const char* id, bool recomputed) const {
    const StageMemory all = recomputed ? (moe ? kept_.moe : kept_.dense) : layer_activations_unrecomputed(plan_, profile_, moe);
    const double value = all[term].value();
    if (value == 0) return formulas_.make(id, ExplainedUnit::bytes, 0, "0", "");
    std::string formula = layer_formula(term);
    if (!recomputed && term == MemoryTerm::experts) formula = "b_8 * N_r * h + b_mlp * N_r * f_e / t_e + b_combine * N_r * h";
    const bool selective_share = recomputed && plan_.layout.recompute.kind == RecomputeKind::selective && software_.selective_share > 0;
    const double overhead = term == MemoryTerm::checkpoints ? 1 : activation_overhead(plan_, software_);
    if (overhead != 1) formula = "x_over * (" + formula + ")";
    if (selective_share && term != MemoryTerm::checkpoints) formula = "x_keep * " + (overhead != 1 ? formula : "(" + formula + ")");
    Parts parts;
    if (plan_.model.moe) parts.push_back(routed_rows_part(formulas_, plan_, software_));
    static constexpr const char* equations[] = {"3.3", "3.4", "3.5", "3.6", "3.6", "3.5", "3.7", "3.8", "3.9", "3.9", "3.9", "3.10"};
    const auto index = static_cast<std::size_t>(term) - static_cast<std::size_t>(MemoryTerm::norm_inputs);
    return formulas_.make(id, ExplainedUnit::bytes, value, formula, equations[index],
                          {{"b_eager", software_.eager_norm_kept}, {"b_rotated", software_.rope_kept}, {"b_expanded", software_.kv_expand_kept}, {"n_copies", attention_output_copies(plan_, profile_)},
                           {"b_scores", plan_.training.dropout ? software_.scores_kept_dropout : software_.scores_kept}, {"b_mlp", mlp_kept_bytes(plan_, software_)}, {"b_router", software_.router_bytes},
                           {"b_combine", software_.combine_copies}, {"x_over", overhead}, {"x_keep", software_.selective_share}},
                          std::move(parts));
}

/// (3.12)
Explanation MemoryView::in_flight() const {
    const Layout& layout = plan_.layout;
    const char* formula = "m";
    switch (layout.schedule) {
    case Schedule::one_f_one_b: formula = "min(m, p - r)"; break;
    case Schedule::gpipe: break;
    case Schedule::zero_bubble_h1:
    case Schedule::zero_bubble_v: formula = "min(m, p)"; break;
    case Schedule::dual_pipe: formula = "min(m, p + 1)"; break;
    }
    return formulas_.make("m_r", ExplainedUnit::number, micro_batches_in_flight(layout.schedule, layout.pp, rank_, layout.accumulation), formula, "3.12");
}

/// (3.13) warm-up chunks dealt to the virtual stages in groups of p.
Explanation MemoryView::chunk_in_flight(std::int64_t chunk, std::string id) const {
    const Layout& layout = plan_.layout;
    const std::int64_t ahead = plan_.training.warmup_overlap ? kWarmupAhead : 0;
    const ChunksInFlight counts(layout.pp, rank_, layout.accumulation, layout.vpp, ahead);
    Parts parts;
    parts.push_back(formulas_.step("q", ExplainedUnit::number, ahead > 0 ? "min(2 * (p - r - 1) + (v - 1) * p + 1 + n_ahead, m * v)" : "min(2 * (p - r - 1) + (v - 1) * p + 1, m * v)", "3.13",
                                   {{"n_ahead", to_double(ahead)}}));
    return formulas_.make(std::move(id), ExplainedUnit::number, to_double(counts[chunk]), "max(1, floor(q / (p * v)) * p + max(0, min(p, q - floor(q / (p * v)) * p * v - j * p)))", "3.13",
                          {{"j", to_double(chunk)}}, std::move(parts));
}

Explanation MemoryView::first_in_flight() const {
    if (plan_.layout.vpp > 1) return chunk_in_flight(0, "m_0");
    Explanation whole = in_flight();
    whole.id = "m_0";
    return whole;
}

/// Layers times micro-batches that the rank keeps alive, of one kind.
Explanation MemoryView::alive_layers_of(bool moe, const char* id) const {
    const Layout& layout = plan_.layout;
    const double value = moe ? alive_.moe : alive_.dense;
    const bool with_mtp = content_.mtp_layers > 0 && is_moe_layer(plan_.model, plan_.model.layers - 1) == moe;
    const auto layers_of = [&](std::int64_t j) {
        const Chunk& chunk = map_.chunks[static_cast<std::size_t>(j * layout.pp + rank_)];
        return to_double(moe ? chunk.moe() : chunk.dense());
    };
    Parts parts;
    if (layout.vpp <= 1) {
        parts.push_back(in_flight());
        return formulas_.make(id, ExplainedUnit::number, value, with_mtp ? "m_r * (L_r + n_mtp)" : "m_r * L_r", "3.12", {{"L_r", layers_of(0)}}, std::move(parts));
    }
    SumText text;
    Values values;
    for (std::int64_t j = 0; j < layout.vpp; ++j) {
        const std::string index = std::to_string(j);
        const double layers = layers_of(j) + (with_mtp && j == layout.vpp - 1 ? content_.mtp_layers : 0);
        if (layers <= 0) continue;
        parts.push_back(chunk_in_flight(j, "m_" + index));
        values.emplace_back("L_" + index, layers);
        text.add("m_" + index + " * L_" + index);
    }
    return formulas_.make(id, ExplainedUnit::number, value, text.text(), "3.13", values, std::move(parts));
}

Explanation MemoryView::activations(MemoryTerm term, std::string id) const {
    SumText text;
    Parts parts;
    for (const bool moe : {false, true}) {
        const StageMemory& one = moe ? kept_.moe : kept_.dense;
        if (one[term].value() == 0 || (moe ? alive_.moe : alive_.dense) <= 0) continue;
        text.add(moe ? "A_moe * moe_layer" : "A_dense * dense_layer");
        parts.push_back(alive_layers_of(moe, moe ? "A_moe" : "A_dense"));
        parts.push_back(layer(term, moe, moe ? "moe_layer" : "dense_layer", true));
    }
    const double away = std::min(1.0, plan_.training.offload_activations);
    const bool kept = !parts.empty();
    SumText all;
    if (kept) all.add(away > 0 ? text.times("(1 - x_away)") : text.text());
    if (term == MemoryTerm::dropout_masks && content_.embedding) {
        all.add("T * h / u * m_0");
        parts.push_back(first_in_flight());
    }
    Explanation explanation = make(term, std::move(id), all.text(), "3.7", {{"x_away", away}}, std::move(parts));
    for (const Explanation& part : explanation.parts) // what a layer keeps says more than how many are alive
        if (part.unit == ExplainedUnit::bytes) {
            explanation.equation = part.equation;
            explanation.source = part.source;
        }
    return explanation;
}

/// (3.20)
Explanation MemoryView::offloaded(std::string id) const {
    SumText moved, largest;
    Parts parts;
    for (const bool moe : {false, true}) {
        const double bytes = (moe ? kept_.moe : kept_.dense).total().value();
        if (bytes <= 0) continue;
        const std::string name = moe ? "moe_layer" : "dense_layer", alive = moe ? "A_moe" : "A_dense";
        Parts lines;
        for (std::size_t i = static_cast<std::size_t>(MemoryTerm::norm_inputs); i <= static_cast<std::size_t>(MemoryTerm::checkpoints); ++i)
            if (const auto term = static_cast<MemoryTerm>(i); (moe ? kept_.moe : kept_.dense)[term].value() > 0) lines.push_back(layer(term, moe, memory_term_name(term), true));
        parts.push_back(formulas_.sum(name, ExplainedUnit::bytes, bytes, "3.10", std::move(lines)));
        parts.push_back(alive_layers_of(moe, alive.c_str()));
        moved.add(alive + " * " + name);
    }
    const std::string most = parts.size() > 2 ? "max(dense_layer, moe_layer)" : parts.front().id;
    return make(MemoryTerm::offload_buffers, std::move(id), "min(" + moved.times("x_away") + ", 2 * x_away * " + most + ")", "3.20",
                {{"x_away", std::min(1.0, plan_.training.offload_activations)}}, std::move(parts));
}

/// (3.10) the layer that needs most, alive again in its backward pass.
Explanation MemoryView::alive_again(std::string id) const {
    const bool moe = content_.moe_layers > 0 && !(content_.dense_layers > 0 && kept_.dense_again >= kept_.moe_again);
    Parts lines;
    const StageMemory one = layer_activations_unrecomputed(plan_, profile_, moe);
    for (std::size_t i = static_cast<std::size_t>(MemoryTerm::norm_inputs); i < static_cast<std::size_t>(MemoryTerm::checkpoints); ++i)
        if (const auto term = static_cast<MemoryTerm>(i); one[term].value() > 0) lines.push_back(layer(term, moe, memory_term_name(term), false));
    Parts parts;
    parts.push_back(formulas_.sum("whole_layer", ExplainedUnit::bytes, one.total().value(), "3.10", std::move(lines)));
    return make(MemoryTerm::recompute_working_set, std::move(id), "x_again * whole_layer", "3.10", {{"x_again", share_again(plan_, software_, moe)}}, std::move(parts));
}

} // namespace fivefold::explaining
