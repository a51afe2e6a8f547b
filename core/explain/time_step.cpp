// SPDX-License-Identifier: Apache-2.0
// What stands outside the layers: pipeline, data parallel, optimizer, host memory, stragglers: (4.12)-(4.13), (5.13), (6.4)-(6.14).
#include "core/explain/memory_view.h"
#include "core/explain/step_view.h"
#include "core/estimate/offload.h"
#include "core/estimate/optimizers.h"
#include "core/estimate/pipeline.h"
#include "core/real.h"

#include <algorithm>
#include <numeric>

namespace fivefold::explaining {

Explanation StepView::pipeline_parallel(std::string id) const {
    const Layout& layout = plan_.layout;
    const double stride = context_.strides().pp;
    const bool crosses = stride * to_double(layout.pp) > context_.machine.domain;
    std::string rate = crosses ? "((1 - x_cross) / w_pair_in + x_cross / w_pair_net)" : "1 / w_pair_in";
    const Values values = {{"x_cross", crosses ? std::min(1.0, stride / context_.machine.domain) : 0}, {"w_pair_in", profile_.hardware.p2p_scale_up_share * context_.machine.scale_up},
                           {"w_pair_net", profile_.hardware.network_share * context_.machine.nic}, {"x_hidden", software_.contention}};
    Parts parts, gathered;
    const bool gathers = context_.sp <= 1 && context_.tp_gather > 0;
    if (gathers) gathered.push_back(gather("X", 2 * context_.tokens * to_double(plan_.model.hidden)));
    parts.push_back(seconds("hop", stage_hop(context_), "2 * T * h / t * " + rate + " + a_p2p" + (gathers ? " + X" : ""), "4.12", values, std::move(gathered)));
    if (is_simulated(layout)) {
        const PipelineTime run = pipeline_run(context_, stages_);
        Values events = values;
        events.insert(events.end(), {{"t_events", run.silent}, {"t_messages", run.silent + run.messages.exposed}});
        return whole_step(TimeTerm::pipeline_parallel, std::move(id), "6.7", "t_messages - t_events", events, std::move(parts));
    }
    std::string exposed;
    switch (layout.schedule) {
    case Schedule::one_f_one_b: exposed = layout.vpp > 1 ? "2 * hop * (p * v - 1)" : "2 * hop * max(0, (p - 1) * (m / p + 1) - 1)"; break;
    case Schedule::gpipe:
    case Schedule::zero_bubble_h1: exposed = "2 * hop * (p - 1)"; break;
    case Schedule::zero_bubble_v:
    case Schedule::dual_pipe: exposed = "2 * hop * (2 * p - 1)"; break;
    }
    if (layout.vpp > 1) exposed += " + x_hidden * 2 * hop * v * m";
    if (!context_.overlap) exposed = "max(" + exposed + ", 2 * hop * v * m)";
    return whole_step(TimeTerm::pipeline_parallel, std::move(id), "6.8", exposed, values, std::move(parts));
}

Explanation StepView::group_reduce(std::string id, const CostLog::Group& group) const {
    SumText text;
    Parts parts;
    if (group.reduced.ranks() > 1) {
        const char* name = group.reduce_passes > 1 ? "all_reduce" : "reduce_scatter";
        text.add(name);
        parts.push_back(ring(name, group.reduced, group.reduce_bytes, group.reduce_passes));
        if (group.further_buckets > 0) text.add("n_further * a_bucket");
    }
    if (group.replica_bytes > 0 && group.replicas.ranks() > 1) {
        text.add("replica_all_reduce");
        parts.push_back(ring("replica_all_reduce", group.replicas, group.replica_bytes, 2));
    }
    return seconds(std::move(id), group.reduce, text.text(), "4.13", {{"n_further", group.further_buckets}, {"a_bucket", group.bucket_latency}}, std::move(parts));
}

/// Reduction of the gradients or gather of the weights, dense parameters and experts.
Explanation StepView::transfers(const char* id, bool reduce) const {
    Parts parts;
    for (const bool expert : {false, true}) {
        const CostLog::Group& group = expert ? log_.expert : log_.dense;
        if ((reduce ? group.reduce : group.gather) == 0) continue;
        const char* name = expert ? "of_experts" : "of_dense";
        if (reduce) parts.push_back(group_reduce(name, group));
        else parts.push_back(ring(name, group.gathered, group.gather_bytes, 1));
    }
    return formulas_.sum(id, ExplainedUnit::seconds, reduce ? transfers_.reduce : transfers_.gather, "4.13", std::move(parts));
}

Explanation StepView::data_parallel(std::string id) const {
    const double m = to_double(plan_.layout.accumulation);
    const bool overlap = context_.overlap;
    SumText text;
    Parts parts;
    parts.push_back(transfers("gather", false));
    parts.push_back(transfers("reduce", true));
    const bool gathers = transfers_.gather > 0, moves = transfers_.reduce > 0 || gathers || transfers_.copies > 0;
    if (moves && transfers_.by_layer) {
        const auto pass = [&](const std::string& transfer, const char* compute) {
            return "max(0, " + transfer + (overlap ? std::string(" - ") + compute : "") + ") + x_slows * min(" + transfer + ", " + compute + ")";
        };
        text.add("gather").add("reduce").add("m * n_layers * (" + pass("x_round * gather", "t_layer_f") + " + " + pass("(x_round * gather + reduce)", "t_layer_b") + ")");
    } else if (moves) {
        const std::string hide = overlap && !transfers_.at_once ? " - x_hide * " : " - 0 * ";
        if (gathers) text.add("max(gather / n_layers, gather" + hide + "t_window_f) + x_hidden * min(gather, t_window_f)");
        text.add("max(reduce / n_layers, reduce" + hide + "t_window_b) + x_hidden * min(reduce, t_window_b)");
        if (transfers_.copies > 0) text.add("t_copies");
        if (transfers_.reduce_rounds > 1) text.add("(n_rounds - 1) * (max(0, reduce" + hide + "t_micro_b) + x_hidden * min(reduce, t_micro_b))");
    }
    const double tied = tied_embedding_time(context_);
    if (tied > 0) {
        text.add("tied_embedding");
        parts.push_back(ring("tied_embedding", {context_.strides().pp, 2, 1, 1}, context_.gradient_bytes * context_.padded_vocab * to_double(plan_.model.hidden) / to_double(plan_.layout.tp), 2));
    }
    return whole_step(TimeTerm::data_parallel, std::move(id), transfers_.by_layer ? "6.11" : "6.10", text.text(),
                      {{"n_layers", window_.layers}, {"x_slows", software_.gather_contention}, {"x_round", transfers_.gather_rounds / 2 / m}, {"t_layer_f", window_.layer_forward},
                       {"t_layer_b", window_.layer_backward}, {"x_hide", software_.overlap_window}, {"x_hidden", software_.contention}, {"t_window_f", window_.forward},
                       {"t_window_b", window_.backward}, {"t_micro_b", window_.micro_batch_backward}, {"n_rounds", transfers_.reduce_rounds}, {"t_copies", transfers_.copies}},
                      std::move(parts));
}

Explanation StepView::imbalance(std::string id) const {
    return whole_step(TimeTerm::imbalance, std::move(id), "6.9", "m * (t_busiest - t_mean)", {{"t_busiest", busy_.busiest.both}, {"t_mean", busy_.busiest.mean}}, {});
}

/// Makespan of the micro-batches on the pipeline, without messages.
Explanation StepView::pipeline() const {
    const Layout& layout = plan_.layout;
    const std::vector<double>&f = stages_.forward, &b = stages_.backward;
    const double value = pipeline_run(context_, stages_).silent, m = to_double(layout.accumulation), p = to_double(layout.pp);
    const auto total = [](const std::vector<double>& of) { return std::accumulate(of.begin(), of.end(), 0.0); };
    const double all = total(f) + total(b);
    const auto make = [&](const char* formula, const char* equation, const Values& values) { return seconds("t_pipeline", value, formula, equation, values); };
    if (is_simulated(layout)) return make("t_events", "6.7", {{"t_events", value}});
    if (layout.vpp > 1) return make("t_all / v + (m - 1 / v) * t_busiest", "6.6", {{"t_all", all}, {"t_busiest", busy_.busiest.both}});
    if (layout.schedule == Schedule::gpipe)
        return make("t_all + (m - 1) * (t_longest_f + t_longest_b)", "6.5", {{"t_all", all}, {"t_longest_f", busy_.busiest.forward}, {"t_longest_b", busy_.busiest.backward}});
    if (layout.schedule == Schedule::one_f_one_b) {
        const OneFOneB of = one_f_one_b(f, b, m);
        return make("t_before + m * t_k + max(0, t_behind - n_behind * t_k_f) + max(0, t_behind - n_behind * t_k_b)", "6.9",
                    {{"t_before", of.before}, {"t_k", of.stage}, {"t_behind", of.behind}, {"n_behind", of.stages_behind}, {"t_k_f", of.forward}, {"t_k_b", of.backward}});
    }
    const Values values = {{"t_busiest", busy_.busiest.both}, {"t_mean_f", total(f) / p}, {"t_mean_b", total(b) / p}, {"x_weights", kWeightGradientShare}};
    if (layout.schedule == Schedule::zero_bubble_h1) return make("m * t_busiest + max(0, (p - 1) * (t_mean_f + t_mean_b - 2 * x_weights * t_mean_b))", "6.7", values);
    if (layout.schedule == Schedule::dual_pipe) return make("m * t_busiest + max(0, (p / 2 - 1) * (t_mean_f + 2 * t_mean_b - 3 * x_weights * t_mean_b))", "6.7", values);
    return make("m * t_busiest", "6.7", values);
}

Explanation StepView::bubble(std::string id) const {
    Parts parts;
    parts.push_back(pipeline());
    const char* equation = parts.back().equation == "6.6" ? "6.6" : parts.back().equation == "6.7" ? "6.7" : "6.5";
    return whole_step(TimeTerm::bubble, std::move(id), equation, "max(0, t_pipeline - m * t_busiest)", {{"t_busiest", busy_.busiest.both}}, std::move(parts));
}

Explanation StepView::optimizer(std::string id) const {
    const RankStage& rank = map_.ranks[busy_.fullest];
    const bool experts = rank.parameters.expert > 0, sharded = plan_.layout.zero >= 1;
    const double away = std::clamp(plan_.training.offload_optimizer, 0.0, 1.0);
    const std::string held = experts ? "P_d + P_e" : "P_d", shard = sharded ? (experts ? "P_d / n_d + P_e / n_e" : "P_d / n_d") : held;
    SumText text;
    text.add("(8 * (" + (plan_.layout.zero >= 3 ? shard : held) + ") + b_step * " + (away > 0 ? "(1 - x_away) * " : "") + "(" + shard + ")) / (x_opt * H)");
    if (software_.optimizer_fixed > 0) text.add("t_fixed");
    Parts parts = rank_parameter_parts(formulas_, plan_, rank.content, map_, rank.parameters);
    if (plan_.training.optimizer == Optimizer::muon) {
        text.add("F_muon / (F * e_base)");
        if (plan_.layout.tp > 1) {
            text.add("muon_gather");
            parts.push_back(ring("muon_gather", {1, to_double(plan_.layout.tp), 1, 1}, log_.orthogonal_gather, 1));
        }
    }
    return whole_step(TimeTerm::optimizer, std::move(id), "5.13", text.text(),
                      {{"b_step", optimizer_step_bytes(plan_.training.optimizer)}, {"x_away", away}, {"x_opt", software_.hbm_optimizer}, {"t_fixed", software_.optimizer_fixed},
                       {"F_muon", log_.orthogonal_flops}, {"e_base", context_.machine.base.sustained}},
                      std::move(parts));
}

Explanation StepView::offload(std::string id) const {
    const RankParameters& parameters = map_.ranks[busy_.fullest].parameters;
    const Layout& layout = plan_.layout;
    const double optimizer_share = std::clamp(plan_.training.offload_optimizer, 0.0, 1.0), weight_share = std::clamp(plan_.training.offload_weights, 0.0, 1.0);
    const Values values = {{"P_shard", optimizer_shard(layout, parameters)}, {"w_host", host_link_rate(plan_, profile_)}, {"w_dram", profile_.hardware.host_memory_rate},
                           {"b_state", 4 + 2 * optimizer_state_bytes(plan_.training.optimizer)}, {"x_away", optimizer_share}, {"x_weights_away", weight_share}, {"n_layers", window_.layers},
                           {"t_layer_f", window_.layer_forward}, {"t_layer_b", window_.layer_backward}};
    SumText layers, text;
    Parts parts;
    for (const Kind& kind : kinds_) {
        const PassCost& of = cost(kind);
        if (of.forward[at(TimeTerm::offload)] + of.backward[at(TimeTerm::offload)] == 0) continue;
        layers.add(std::string(kind.count) + " * " + kind.id);
        parts.push_back(layer(TimeTerm::offload, kind));
    }
    if (!parts.empty()) text.add(layers.times("m / p"));
    if (const double time = optimizer_offload_time(context_, parameters); time > 0) {
        text.add("optimizer_on_host");
        parts.push_back(seconds("optimizer_on_host", time, "x_away * P_shard * ((b_r + 2) / w_host + b_state / w_dram)", "3.19", values));
    }
    if (const double time = weight_offload_time(context_, parameters, window_); time > 0) {
        text.add("weights_on_host");
        const auto exposed = [&](const char* compute) { return "max(0, one_layer" + (context_.overlap ? std::string(" - ") + compute : "") + ")"; };
        Parts one;
        one.push_back(formulas_.step("one_layer", ExplainedUnit::seconds, "x_weights_away * 2 * P_shard / w_host / n_layers", "3.20", values));
        parts.push_back(seconds("weights_on_host", time, "m * n_layers * (" + exposed("t_layer_f") + " + " + exposed("t_layer_b") + ") + one_layer * n_layers", "3.20", values, std::move(one)));
    }
    return whole_step(TimeTerm::offload, std::move(id), "3.20", text.text(), values, std::move(parts));
}

/// (6.14) of everything else, which has the releases' drift already.
Explanation StepView::straggler(std::string id) const {
    return seconds(std::move(id), time_[TimeTerm::straggler].value(), "x_straggler * log2(max(1, N_nodes)) * t_rest", "6.14",
                   {{"x_straggler", software_.straggler}, {"t_rest", (time_.total() - time_[TimeTerm::straggler]).value()}});
}

} // namespace fivefold::explaining
