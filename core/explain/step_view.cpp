// SPDX-License-Identifier: Apache-2.0
#include "core/explain/step_view.h"

#include "core/estimate/optimizers.h"
#include "core/real.h"

namespace fivefold::explaining {

StepView::StepView(const Plan& plan, const Profile& profile, const StepTime& time)
    : plan_(plan), profile_(profile), software_(profile.software), time_(time), map_(map_stages(plan)), context_(make_layer_context(plan, profile, map_.layer)),
      stages_(stage_costs(context_, map_)), busy_(busy_stages(plan.layout, stages_, map_)), blocks_(model_blocks(context_, stages_.whole)), drift_(release_drift(context_)), formulas_(plan) {
    const auto fullest = busy_.fullest;
    window_ = overlap_window(plan.layout, busy_.busiest, busy_.forward[fullest], busy_.backward[fullest], to_double(stages_.layers[fullest]));
    const bool last_moe = is_moe_layer(plan.model, plan.model.layers - 1), mtp = plan.model.mtp_layers > 0;
    static constexpr Kind kinds[] = {{false, false, "dense_layer", "N_dense"}, {false, true, "dense_layer_windowed", "N_dense_windowed"},
                                     {true, false, "moe_layer", "N_moe"}, {true, true, "moe_layer_windowed", "N_moe_windowed"}};
    bool dense = false, moe = false;
    for (const Kind& kind : kinds) {
        const double extra = mtp && !kind.windowed && kind.moe == last_moe ? plan.model.mtp_layers : 0;
        const double count = to_double(stages_.whole.layers[kind.moe ? 1 : 0][kind.windowed ? 1 : 0]) + extra;
        if (count <= 0) continue;
        kinds_.push_back(kind);
        formulas_.set(kind.count, count);
        (kind.moe ? moe : dense) = true;
    }
    // Once more for the notes: linear layers and exchanges are those of any kind of attention.
    context_.log = &log_;
    (void)layer_blocks(context_, false, dense, moe);
    transfers_ = data_parallel_transfers(context_, map_.ranks[fullest].parameters, map_.ranks[fullest].content, window_.layers);
    (void)optimizer_time(context_, map_.ranks[fullest].parameters, map_.ranks[fullest].content);
    context_.log = &head_log_;
    (void)head_cost(context_);
    context_.log = nullptr;

    const Machine& machine = context_.machine;
    const LayerTraffic& traffic = context_.traffic;
    const Values values = {
        {"y_release", drift_}, {"S", machine.sms}, {"F", machine.base.peak}, {"H", machine.hbm}, {"H_k", machine.hbm_kernels}, {"H_g", machine.hbm_gemm}, {"H_s", machine.hbm_scores},
        {"t_launch", machine.launch}, {"x_tail", machine.wave_tail}, {"rho", machine.tile_rho}, {"w_in", context_.links.inside}, {"w_net", context_.links.nic},
        {"q_hidden_f", traffic.hidden_forward}, {"q_hidden_b", traffic.hidden_backward}, {"q_proj_f", traffic.projections_forward}, {"q_proj_b", traffic.projections_backward},
        {"q_ffn_f", traffic.ffn_forward}, {"q_ffn_b", traffic.ffn_backward}, {"n_launch_f", traffic.launches_forward}, {"n_launch_b", traffic.launches_backward},
        {"X", context_.tp_gather}, {"X_low", context_.tp_gather_low}, {"x_exposed", context_.tp_exposed}, {"x_contend", software_.bulk_contention}, {"b_r", context_.gradient_bytes},
        {"a_p2p", profile.hardware.p2p_base}, {"gamma_e", expert_capacity(plan.training)},
    };
    for (const auto& [symbol, value] : values) formulas_.set(symbol, value);
}

const CostLog::Linear* StepView::find(std::string_view name) const {
    for (const CostLog::Linear& linear : log_.linears)
        if (name == linear.name) return &linear;
    return nullptr;
}

Block StepView::both(const Kind& kind) const {
    Block all = blocks(kind).attention;
    all += kind.moe ? blocks(kind).moe : blocks(kind).dense;
    return all;
}

Explanation StepView::seconds(std::string id, double value, std::string formula, const char* equation, const Values& values, Parts parts) const {
    return formulas_.make(std::move(id), ExplainedUnit::seconds, value, std::move(formula), equation, values, std::move(parts));
}

Explanation StepView::passes(std::string id, const char* equation, Explanation forward, Explanation backward) const {
    const double value = forward.value + backward.value;
    Parts parts;
    if (forward.value != 0) parts.push_back(std::move(forward));
    if (backward.value != 0) parts.push_back(std::move(backward));
    return formulas_.sum(std::move(id), ExplainedUnit::seconds, value, equation, std::move(parts));
}

Explanation StepView::whole_step(TimeTerm term, std::string id, const char* equation, const std::string& formula, const Values& values, Parts parts) const {
    return seconds(std::move(id), time_[term].value(), drift_ != 1 ? "y_release * (" + formula + ")" : formula, equation, values, std::move(parts));
}

Explanation StepView::explain(TimeTerm term, std::string id) const {
    if (time_[term].value() == 0) return seconds(std::move(id), 0, "0", "");
    Explanation explanation;
    switch (term) {
    case TimeTerm::pipeline_parallel: explanation = pipeline_parallel(std::move(id)); break;
    case TimeTerm::data_parallel: explanation = data_parallel(std::move(id)); break;
    case TimeTerm::imbalance: explanation = imbalance(std::move(id)); break;
    case TimeTerm::bubble: explanation = bubble(std::move(id)); break;
    case TimeTerm::optimizer: explanation = optimizer(std::move(id)); break;
    case TimeTerm::offload: explanation = offload(std::move(id)); break;
    case TimeTerm::straggler: explanation = straggler(std::move(id)); break;
    default: explanation = layered(term, std::move(id)); break;
    }
    explanation.leaves_out = left_out_of(time_term_name(term));
    return explanation;
}

/// Mean over the pipeline ranks, times the micro-batches.
Explanation StepView::layered(TimeTerm term, std::string id) const {
    SumText text;
    Parts parts;
    const auto term_of = [term](const PassCost& of) { return of.forward[at(term)] + of.backward[at(term)]; };
    for (const Kind& kind : kinds_) {
        if (term_of(cost(kind)) == 0) continue;
        text.add(std::string(kind.count) + " * " + kind.id);
        parts.push_back(layer(term, kind));
    }
    if (term_of(stages_.embedding) != 0) {
        text.add("embedding");
        parts.push_back(embedding(term));
    }
    if (term_of(stages_.head) != 0) {
        text.add("head");
        parts.push_back(head(term));
    }
    if (term == TimeTerm::host && stages_.engine > 0) text.add("2 * p * t_engine");
    static constexpr const char* equations[] = {"5.8", "5.10", "5.12", "5.12", "2.6", "5.1", "4.8", "4.9", "4.11"};
    return whole_step(term, std::move(id), equations[static_cast<std::size_t>(term)], text.times(plan_.layout.pp > 1 ? "m / p" : "m"), {{"t_engine", stages_.engine}}, std::move(parts));
}

Explanation StepView::layer(TimeTerm term, const Kind& kind) const {
    const auto two = [&](const char* equation, auto part) { return passes(kind.id, equation, part(false), part(true)); };
    switch (term) {
    case TimeTerm::gemm: return linears(kind);
    case TimeTerm::attention: return two("5.10", [&](bool backward) { return attention(kind, backward); });
    case TimeTerm::memory_bound: return two("5.12", [&](bool backward) { return traffic(kind, backward); });
    case TimeTerm::quantise: return two("5.12", [&](bool backward) { return casts(kind, backward); });
    case TimeTerm::recompute: return recomputed(kind);
    case TimeTerm::host: return two("5.1", [&](bool backward) { return host(kind, backward); });
    case TimeTerm::tensor_parallel: return two("4.8", [&](bool backward) { return tensor_parallel(kind, backward); });
    case TimeTerm::context_parallel: return two("4.9", [&](bool backward) { return context_parallel(kind, backward); });
    case TimeTerm::expert_parallel: return two("4.11", [&](bool backward) { return expert_parallel(kind, backward); });
    default: return two("3.20", [&](bool backward) { return offloaded(kind, backward); });
    }
}

Explanation StepView::head(TimeTerm term) const {
    const PassCost& of = stages_.head;
    const auto pass = [&](bool backward) { return backward ? of.backward[at(term)] : of.forward[at(term)]; };
    const auto name = [](bool backward) { return backward ? "backward" : "forward"; };
    if (term == TimeTerm::gemm) return head_linears();
    if (term == TimeTerm::tensor_parallel) return passes("head", "4.8", head_tensor_parallel(false), head_tensor_parallel(true));
    if (term == TimeTerm::memory_bound) {
        const std::string times = plan_.model.mtp_layers > 0 ? "(1 + n_mtp) * " : "", shard = software_.loss_gathered ? "" : " / t";
        const auto loss = [&](bool backward) {
            return seconds(name(backward), pass(backward), times + (backward ? "(1 - x_loss)" : "x_loss") + " * b_ce * T * V_p" + shard + " / H_k", "5.12",
                           {{"x_loss", kLossForward}, {"b_ce", loss_traffic_bytes(context_)}});
        };
        return passes("head", "5.12", loss(false), loss(true));
    }
    const auto floor = [&](bool backward) { // host
        const TermSeconds& terms = backward ? of.backward : of.forward;
        return seconds(name(backward), pass(backward), "max(0, x_head / 2 * n_ends * t_host - t_gpu)", "5.1",
                       {{"x_head", kHostHead}, {"n_ends", software_.host_ends}, {"t_host", layer_host(context_, false)}, {"t_gpu", fivefold::sum(terms) - terms[at(TimeTerm::host)]}});
    };
    return passes("head", "5.1", floor(false), floor(true));
}

Explanation StepView::embedding(TimeTerm term) const {
    const PassCost& of = stages_.embedding;
    const auto part = [&](bool backward) {
        const TermSeconds& terms = backward ? of.backward : of.forward;
        const char* name = backward ? "backward" : "forward";
        const double value = terms[at(term)];
        if (term == TimeTerm::memory_bound) return seconds(name, value, backward ? "12 * T * h / u / H_k" : "8 * T * h / u / H_k", "5.12");
        if (term == TimeTerm::tensor_parallel) return seconds(name, value, "X", "4.8", {}, {gather("X", 2 * context_.tokens * to_double(plan_.model.hidden))});
        return seconds(name, value, "max(0, x_embedding / 2 * n_ends * t_host - t_gpu)", "5.1",
                       {{"x_embedding", kHostEmbedding}, {"n_ends", software_.host_ends}, {"t_host", layer_host(context_, false)}, {"t_gpu", fivefold::sum(terms) - terms[at(TimeTerm::host)]}});
    };
    return passes("embedding", "5.12", part(false), part(true));
}

} // namespace fivefold::explaining
