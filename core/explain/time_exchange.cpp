// SPDX-License-Identifier: Apache-2.0
// Collectives of layers: tensor, context and expert parallel, (4.6)-(4.11), (6.1).
#include "core/explain/step_view.h"
#include "core/estimate/context_parallel.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold::explaining {
namespace {

/// What a transfer exposes beside a product that runs in pieces with it.
std::string in_pieces(const std::string& compute, const std::string& transfer) {
    return "max(" + compute + ", " + transfer + ") + x_exposed * min(" + compute + ", " + transfer + ") - " + compute;
}
/// The same beside an independent product.
std::string beside(const std::string& compute, const std::string& transfer, bool overlap) {
    return overlap ? "max(" + compute + " + x_contend * " + transfer + ", " + transfer + ") - " + compute : transfer;
}

} // namespace

/// (4.6), (4.7) `collective_passes`: 1 for a gather or scatter, 2 for an all-reduce.
Explanation StepView::ring(std::string id, const GroupShape& group, double bytes, double collective_passes) const {
    const Links& links = context_.links;
    if (const double measured = group.ranks() > 1 ? measured_ring(links, group, bytes, collective_passes) : -1; measured >= 0) {
        const Values values = {{"n_ranks", group.ranks()}, {"M_sent", bytes}, {"t_measured", measured}};
        return seconds(std::move(id), hierarchical_ring(links, group, bytes, collective_passes), "t_measured", "4.7m", values);
    }
    const GroupPlacement placement = place_group(group, links.domain);
    const double n = group.ranks(), g = placement.ranks_per_domain, q = placement.domains;
    const bool crosses = q > 1, own_step = crosses && links.ring_step > 0;
    const Values values = {{"n_pass", collective_passes}, {"n_ranks", n}, {"g_d", g}, {"n_q", q}, {"a_hop", links.inside_hop}, {"a_step", links.ring_step}, {"a_net", links.network_hop},
                           {"a_base", links.base}, {"a_small", links.small_base}, {"x_small", links.small_share}, {"M_sent", bytes}, {"w_group", group_bandwidth(links, placement)}};
    const std::string times = collective_passes > 1 ? "n_pass * " : "";
    std::string hops = times + "((n_ranks - n_q) * " + (own_step ? "a_step" : "a_hop * min(1, 8 / n_ranks)");
    if (crosses) hops += " + min(n_q - 1, 2 * log2(max(n_q, 2)) + 8) * a_net";
    hops += ")";
    if (crosses && collective_passes > 1) hops = "min(" + hops + ", 2 * (log2(max(g_d, 1)) * a_hop + log2(n_q) * a_net))";
    const std::string inside = times + "(n_ranks - 1) / n_ranks * M_sent / w_in", between = times + "(n_q - 1) / n_q * M_sent / w_group";
    const std::string transfer = crosses ? (g > 1 ? "max(" + inside + ", " + between + ")" : between) : inside;
    std::string formula = "a_base + hops + " + transfer;
    if (!crosses && links.small_base > 0) formula = "min(" + formula + ", a_small + hops + " + inside + " / x_small)";
    Parts parts;
    parts.push_back(formulas_.step("hops", ExplainedUnit::seconds, hops, "4.7", values));
    return seconds(std::move(id), hierarchical_ring(links, group, bytes, collective_passes), n > 1 ? formula : "0", "4.6", values, std::move(parts));
}

/// One TP all-gather or reduce-scatter.
Explanation StepView::gather(std::string id, double bytes) const { return ring(std::move(id), {context_.strides().tp, to_double(plan_.layout.tp), 1, 1}, bytes, 1); }

/// A column linear followed by a row linear.
Explanation StepView::tensor_pair(const char* id, const std::vector<const char*>& column, const char* row, bool backward) const {
    LinearTime before;
    for (const char* name : column) {
        const LinearTime& time = find(name)->time;
        before.forward += time.forward;
        before.input_gradient += time.input_gradient;
        before.weight_gradient += time.weight_gradient;
    }
    const LinearTime& after = find(row)->time;
    const Values values = {{"t_col_f", before.forward}, {"t_col_d", before.input_gradient}, {"t_col_w", before.weight_gradient}, {"t_row_f", after.forward}, {"t_row_d", after.input_gradient}};
    const bool overlap = context_.overlap, sharded = plan_.layout.sequence_parallel;
    const TpMode mode = software_.tp_mode;
    const std::string low = context_.tp_gather_low != context_.tp_gather ? "X_low" : "X";
    std::string formula;
    if (mode == TpMode::async_shards) {
        formula = backward ? beside("t_row_d / t", "X", overlap) + " + " + beside("t_col_d", "X", overlap) + " + " + beside("t_col_w", "X", overlap)
                           : beside("t_col_f / t", "X", overlap) + " + X";
    } else if (mode == TpMode::plain) {
        formula = sharded ? "x_exposed * 2 * X" : "x_exposed * all_reduce";
    } else if (sharded) {
        formula = backward ? in_pieces("t_row_d", low) + " + " + beside("t_col_d", low, overlap) + " + " + beside("t_col_w", "X", overlap)
                           : in_pieces("t_col_f", low) + " + " + in_pieces("t_row_f", software_.low_precision_exchange ? low : "X");
    } else {
        formula = backward && overlap ? "max(t_col_w, all_reduce) - t_col_w" : "all_reduce";
    }
    const double bytes = 2 * context_.tokens * to_double(plan_.model.hidden);
    Parts parts;
    parts.push_back(gather("X", bytes));
    if (low == "X_low") parts.push_back(gather("X_low", bytes / 2));
    parts.push_back(ring("all_reduce", {1, to_double(plan_.layout.tp), 1, 1}, bytes, 2));
    return formulas_.step(id, ExplainedUnit::seconds, formula, "6.1", values, std::move(parts));
}

Explanation StepView::tensor_parallel(const Kind& kind, bool backward) const {
    const char* name = backward ? "backward" : "forward";
    if (plan_.layout.tp <= 1) return seconds(name, 0, "0", "");
    Parts parts;
    parts.push_back(tensor_pair("attention_block", plan_.model.latent ? std::vector<const char*>{"query_up", "kv_up"} : std::vector<const char*>{"qkv_projection"}, "output_projection", backward));
    if (!kind.moe) parts.push_back(tensor_pair("mlp_block", {"fc1"}, "fc2", backward));
    else if (plan_.model.moe->shared_ffn > 0) parts.push_back(tensor_pair("shared_block", {"shared_fc1"}, "shared_fc2", backward));
    const PassCost& of = cost(kind);
    return formulas_.sum(name, ExplainedUnit::seconds, backward ? of.backward[at(TimeTerm::tensor_parallel)] : of.forward[at(TimeTerm::tensor_parallel)], "4.8", std::move(parts));
}

Explanation StepView::head_tensor_parallel(bool backward) const {
    const std::string times = plan_.model.mtp_layers > 0 ? "(1 + n_mtp) * " : "";
    Parts parts;
    parts.push_back(gather("X", 2 * context_.tokens * to_double(plan_.model.hidden)));
    if (backward) return seconds("backward", stages_.head.backward[at(TimeTerm::tensor_parallel)], times + "2 * X", "4.8", {}, std::move(parts));
    if (software_.loss_gathered) parts.push_back(ring("loss_gather", {1, to_double(plan_.layout.tp), 1, 1}, 2 * context_.tokens * context_.padded_vocab, 1));
    return seconds("forward", stages_.head.forward[at(TimeTerm::tensor_parallel)], times + (software_.loss_gathered ? "(X + loss_gather)" : "(X + 3 * (a_p2p + 4 * T / w_in))"), "4.8", {}, std::move(parts));
}

Explanation StepView::context_parallel(const Kind& kind, bool backward) const {
    const PassCost& of = cost(kind);
    const Block& attention = blocks(kind).attention;
    const ContextExchange exchange = context_exchange(context_);
    const Values values = {{"c_i", exchange.inner}, {"c_o", exchange.outer}, {"M_heads", exchange.heads_bytes}, {"w_heads", exchange.heads_rate}, {"M_chunk", exchange.chunk_bytes},
                           {"w_chunk", exchange.chunk_rate}, {"a_chunk", profile_.hardware.ring_chunk_base}, {"t_core", backward ? attention.backward.attention : attention.forward.attention}};
    Parts parts;
    parts.push_back(seconds("heads", exchange.heads, "4 * a_p2p + M_heads / w_heads", "4.9", values));
    parts.push_back(seconds("chunk", exchange.chunk, "M_chunk / w_chunk + a_chunk", "4.9", values));
    parts.push_back(seconds("correction", exchange.correction, "12 * T * a * d_v / t * (c_o - 1) / c_o / H_k", "4.9", values));
    SumText text;
    if (exchange.inner > 1) text.add("heads");
    const std::string transfer = backward ? "2 * (c_o - 1) * chunk" : "(c_o - 1) * chunk";
    if (exchange.outer > 1 && plan_.training.cp_kind == CpKind::all_gather) {
        text = SumText().add(backward ? "2 * (c - 1) * chunk" : "(c - 1) * chunk");
    } else if (exchange.outer > 1) {
        if (context_.overlap) text.add("max(0, " + transfer + " - (c_o - 1) / c_o * t_core)").add("x_contend * min(t_core, " + transfer + ")");
        else text.add(transfer);
        text.add("correction").add(backward ? "8 * c_o * t_launch" : "4 * c_o * t_launch");
    }
    return seconds(backward ? "backward" : "forward", backward ? of.backward[at(TimeTerm::context_parallel)] : of.forward[at(TimeTerm::context_parallel)], text.text(), "4.9", values, std::move(parts));
}

/// (4.11) one dispatch or combine.
Explanation StepView::all_to_all() const {
    const Machine& machine = context_.machine;
    const RankStrides strides = context_.strides();
    const double ranks = to_double(plan_.layout.ep);
    const GroupPlacement placement = place_group(strides.ep, ranks, machine.domain);
    const AllToAll& kind = log_.all_to_all;
    const Values values = {{"n_ranks", ranks}, {"g_d", placement.ranks_per_domain}, {"n_q", placement.domains}, {"x_link", kind.inside_share}, {"x_nic", kind.network_share},
                           {"w_up", machine.scale_up}, {"w_nic", machine.nic}, {"a_dispatch", machine.dispatch_base}};
    Parts parts;
    if (const double measured = measured_all_to_all(machine, strides.ep, ranks, log_.all_to_all_bytes, kind); measured >= 0)
        return seconds("dispatch", expert_all_to_all(machine, strides.ep, ranks, log_.all_to_all_bytes, kind), "a_dispatch + t_measured", "4.7m",
                       {{"a_dispatch", machine.dispatch_base}, {"t_measured", measured}});
    parts.push_back(formulas_.step("M_out", ExplainedUnit::bytes, "2 * T / u * K * gamma_e * h", "4.11"));
    std::string leaving = "0";
    if (placement.domains > 1) leaving = "(n_ranks - g_d) / n_ranks";
    if (placement.domains > 1 && kind.node_limited) leaving = "min(" + leaving + ", n_q * (1 - (1 - 1 / n_q) ^ K) * (n_q - 1) / n_q / K)";
    parts.push_back(formulas_.step("x_leave", ExplainedUnit::ratio, leaving, "4.11", values));
    return seconds("dispatch", expert_all_to_all(machine, strides.ep, ranks, log_.all_to_all_bytes, kind),
                   "a_dispatch + max(M_out * (g_d - 1) / n_ranks / (x_link * w_up), M_out * x_leave / (w_nic * x_nic))", "4.11", values, std::move(parts));
}

Explanation StepView::expert_parallel(const Kind& kind, bool backward) const {
    const char* name = backward ? "backward" : "forward";
    const PassCost& of = cost(kind);
    const TermSeconds& terms = backward ? of.backward : of.forward;
    const double value = terms[at(TimeTerm::expert_parallel)];
    if (!kind.moe) return seconds(name, value, "0", "");
    const Layout& layout = plan_.layout;
    const RankStrides strides = context_.strides();
    const double ep = to_double(layout.ep), etp = to_double(layout.etp), h = to_double(plan_.model.hidden);
    SumText raw;
    Parts collectives;
    if (plan_.training.dispatcher == Dispatcher::all_gather) {
        raw.add("2 * token_gather");
        collectives.push_back(ring("token_gather", joined(strides.etp, etp, strides.ep, ep), 2 * (context_.tokens / context_.sp) * ep * etp * h, 1));
    } else {
        if (layout.ep > 1) raw.add("2 * dispatch");
        if (layout.ep > 1) collectives.push_back(all_to_all());
        if (layout.etp > 1) raw.add("2 * expert_gather");
        if (layout.etp > 1) collectives.push_back(ring("expert_gather", {strides.etp, etp, 1, 1}, log_.all_to_all_bytes * etp, 1));
    }
    Parts parts;
    parts.push_back(seconds("exchange", backward ? log_.exchange.backward : log_.exchange.forward, raw.text(), "4.11", {}, std::move(collectives)));
    const bool behind_shared = context_.overlap && layout.ep > 1 && plan_.model.moe->shared_ffn > 0 && is_on(plan_.training.shared_expert_overlap, false);
    const bool behind_others = context_.overlap && (overlaps_experts(plan_.training) || layout.schedule == Schedule::dual_pipe);
    const double work = fivefold::sum(terms) - terms[at(TimeTerm::host)] - terms[at(TimeTerm::offload)] - value;
    const Values values = {{"t_shared", backward ? log_.shared.backward : log_.shared.forward}, {"x_left", software_.expert_overlap_exposed}, {"x_window", software_.expert_overlap_window}, {"t_work", work}};
    std::string left = "exchange";
    if (behind_shared) {
        Parts inner = std::move(parts);
        parts.clear();
        const Pass& pass = backward ? blocks(kind).moe.backward : blocks(kind).moe.forward;
        parts.push_back(seconds("left_by_shared", pass.expert, "max(0, exchange - t_shared) + x_left * min(exchange, t_shared)", "6.2", values, std::move(inner)));
        left = "left_by_shared";
    }
    const std::string formula = behind_others ? "min(" + left + ", max(0, " + left + " - x_window * t_work) + x_left * " + left + ")" : left;
    return seconds(name, value, formula, "4.11", values, std::move(parts));
}

} // namespace fivefold::explaining
