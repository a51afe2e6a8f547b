// SPDX-License-Identifier: Apache-2.0
// Working memory of the fullest moment: (3.2), (3.11), (3.14), (3.16).
#include "core/explain/memory_view.h"
#include "core/estimate/context_parallel.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold::explaining {

Explanation MemoryView::working(MemoryTerm term, std::string id) const {
    switch (term) {
    case MemoryTerm::logits: return logits(std::move(id));
    case MemoryTerm::backward_working_set: return backward(std::move(id));
    case MemoryTerm::cp_buffers: return ring(std::move(id));
    case MemoryTerm::gathered_weights: return gathered(std::move(id));
    case MemoryTerm::recompute_working_set: return alive_again(std::move(id));
    default: return update(std::move(id));
    }
}

Explanation MemoryView::logits(std::string id) const {
    const Training& training = plan_.training;
    const std::string shard = software_.loss_gathered ? "" : " / t";
    SumText text;
    if (!held_.head_backward) {
        text.add(std::string(plan_.model.mtp_layers > 0 ? "b_loss * (1 + n_mtp)" : "b_loss") + " * T_loss * V_p" + shard).add("2 * b_a * T * h / u");
        if (plan_.layout.sequence_parallel && plan_.layout.tp > 1) text.add("b_a * T * h");
    } else { // the gradient of the logits
        const bool chunked = training.loss == LossKind::chunked;
        text.add(std::string("min(b_loss, b_dloss") + (chunked ? " * b_loss / b_unfused" : "") + ") * T_loss * V_p" + shard).add("2 * b_a * T * h / u");
    }
    return make(MemoryTerm::logits, std::move(id), text.text(), "3.14",
                {{"b_loss", loss_bytes(training, software_)}, {"T_loss", states_.tokens_at_loss()}, {"b_dloss", software_.loss_gradient_bytes}, {"b_unfused", software_.loss_bytes_unfused}});
}

Explanation MemoryView::backward(std::string id) const {
    const Transformer& model = plan_.model;
    const Layout& layout = plan_.layout;
    SumText text;
    Parts parts;
    if (layout.tp > 1 && software_.full_hidden > 0) text.add("b_full * T * h * b_a / 2");
    if (stage_.peak == MemoryMoment::loss && held_.head_backward) {
        text.add("b_a * V_p * h / t").add(layout.sequence_parallel && layout.tp > 1 ? "2 * b_a * T * h" : "b_a * T * h");
    } else if (stage_.peak == MemoryMoment::backward && content_.dense_layers + content_.moe_layers + content_.mtp_layers > 0) {
        SumText token;
        token.add("b_hidden * h").add("b_sharded * h / t");
        const std::string dense = content_.dense_layers > 0 ? "b_ffn * n_up * f / t" : "";
        std::string expert;
        if (content_.moe_layers > 0 && software_.work_ffn > 0) {
            expert = "N_r / T * (4 * h + b_ffn * n_up * f_e / t_e)";
            parts.push_back(routed_rows_part(formulas_, plan_, software_));
        }
        token.add(!dense.empty() && !expert.empty() ? "max(" + dense + ", " + expert + ")" : dense + expert);
        if (keeps_scores(plan_.training.attention)) token.add("b_score * a * s / t");
        text.add(token.times("b_a / 2 * T"));
        if (content_.moe_layers > 0 && layout.ep * layout.etp > 1 && plan_.training.dispatcher == Dispatcher::all_gather) text.add("2 * T / u * h * e * t_e");
    }
    return make(MemoryTerm::backward_working_set, std::move(id), text.text(), "3.16",
                {{"b_full", software_.full_hidden}, {"b_hidden", software_.work_hidden}, {"b_sharded", software_.work_hidden_sharded}, {"b_ffn", software_.work_ffn},
                 {"n_up", model.gated_mlp ? 2.0 : 1.0}, {"b_score", software_.work_scores}},
                std::move(parts));
}

/// (3.11)
Explanation MemoryView::ring(std::string id) const {
    const double inner = to_double(inner_context_ranks(plan_)), outer = to_double(plan_.layout.cp) / inner;
    SumText text;
    if (plan_.training.cp_kind == CpKind::all_gather) {
        text.add("2 * (c - 1) * 2 * T * max(1, k_c / t) * (d_qk + d_v)");
    } else {
        if (outer > 1) text.add("b_ring * 2 * T * h / t");
        if (inner > 1) text.add("n_exchange * 2 * T * (a + k_c) * (d_qk + d_v) / t");
    }
    return make(MemoryTerm::cp_buffers, std::move(id), text.text(), "3.11", {{"b_ring", software_.cp_buffers}, {"n_exchange", kAllToAllCopies}});
}

/// (3.2) weights gathered by ZeRO-3.
Explanation MemoryView::gathered(std::string id) const {
    SumText text;
    double unit_bytes = 0;
    if (stage_.peak == MemoryMoment::loss) {
        text.add(held_.head_backward ? "(2 + b_r) * V_p * h / t" : "2 * max(2 * P_unit, V_p * h / t)");
    } else {
        unit_bytes = software_.unit_bytes > 0 ? software_.unit_bytes.value : 4 + 2 + reduced_gradient_bytes(plan_.training, software_);
        text.add("b_unit * P_unit");
    }
    if (states_.kept_whole(held_parameters_).value() > 0) text.add("M_whole");
    return make(MemoryTerm::gathered_weights, std::move(id), text.text(), "3.2",
                {{"P_unit", states_.largest_unit(content_)}, {"b_unit", unit_bytes}, {"M_whole", states_.kept_whole(held_parameters_).value()}});
}

Explanation MemoryView::update(std::string id) const {
    SumText text;
    if (states_.state().gradient_copies > 0) text.add("b_copy * " + per_rank(1));
    if (software_.optimizer_extra > 0) text.add("b_update * " + per_rank(1));
    if (states_.update_temporaries(content_).value() > 0) text.add("M_muon");
    return make(MemoryTerm::optimizer_working_set, std::move(id), text.text(), "3.1",
                {{"b_copy", states_.state().gradient_copies}, {"b_update", software_.optimizer_extra}, {"M_muon", states_.update_temporaries(content_).value()}}, parameters());
}

} // namespace fivefold::explaining
