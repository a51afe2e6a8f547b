// SPDX-License-Identifier: Apache-2.0
// States, buffers, and what stands outside live tensors: (3.1), (3.15)-(3.17), (3.19).
#include "core/explain/memory_view.h"
#include "core/estimate/low_precision.h"
#include "core/estimate/optimizers.h"
#include "core/real.h"

#include <algorithm>
#include <numeric>

namespace fivefold::explaining {

MemoryView::MemoryView(const Plan& plan, const Profile& profile, const StageMemory& stage, std::int64_t rank)
    : plan_(plan), profile_(profile), software_(profile.software), stage_(stage), rank_(rank), map_(map_stages(plan)),
      content_(map_.ranks[static_cast<std::size_t>(rank)].content), held_parameters_(map_.ranks[static_cast<std::size_t>(rank)].parameters),
      states_(plan, profile, map_.layer), kept_(kept_layers(plan, profile)), alive_(alive_layers(plan, map_.chunks, rank, content_)),
      held_(states_.hold(content_, held_parameters_)), formulas_(plan) {
    formulas_.set("r", to_double(rank));
    formulas_.set("b_8", gemm_input_bytes(plan.training.precision));
    formulas_.set("b_r", reduced_gradient_bytes(plan.training, software_));
}

Explanation MemoryView::explain(MemoryTerm term, std::string id) const {
    if (stage_[term].value() == 0) return make(term, std::move(id), "0", "");
    Explanation explanation;
    switch (term) {
    case MemoryTerm::weights:
    case MemoryTerm::gradients:
    case MemoryTerm::optimizer: explanation = states(term, std::move(id)); break;
    case MemoryTerm::gradient_buckets:
    case MemoryTerm::dummy_weight_gradients:
    case MemoryTerm::workspace:
    case MemoryTerm::embedding_ids: explanation = buffers(term, std::move(id)); break;
    case MemoryTerm::fragmentation:
    case MemoryTerm::nccl:
    case MemoryTerm::context: explanation = process(term, std::move(id)); break;
    case MemoryTerm::logits:
    case MemoryTerm::backward_working_set:
    case MemoryTerm::cp_buffers:
    case MemoryTerm::gathered_weights:
    case MemoryTerm::recompute_working_set:
    case MemoryTerm::optimizer_working_set: explanation = working(term, std::move(id)); break;
    case MemoryTerm::offload_buffers: explanation = offloaded(std::move(id)); break;
    default: explanation = activations(term, std::move(id)); break;
    }
    explanation.leaves_out = left_out_of(memory_term_name(term));
    return explanation;
}

Parts MemoryView::parameters() const { return rank_parameter_parts(formulas_, plan_, content_, map_, held_parameters_); }

/// Parameters of which the rank keeps a state, sharded from ZeRO stage `from` on.
std::string MemoryView::per_rank(int from) const {
    const bool split = states_.zero() >= from, experts = held_parameters_.expert > 0;
    const std::string dense = split ? "P_d / n_d" : "P_d", expert = split ? "P_e / n_e" : "P_e";
    return experts ? "(" + dense + " + " + expert + ")" : dense;
}

Explanation MemoryView::states(MemoryTerm term, std::string id) const {
    const Training& training = plan_.training;
    const StateBytes& bytes = states_.state();
    const std::string copies = plan_.layout.schedule == Schedule::dual_pipe && term != MemoryTerm::optimizer ? "2 * " : "";
    const RankParameters decoder = decoder_parameters(plan_.model, content_, map_.layer);
    const double cached = cached_weight_bytes(plan_, software_), more = embedding_state_bytes(training.optimizer) - optimizer_state_bytes(training.optimizer);
    const int zero = states_.zero();
    SumText text;
    double away = 0;
    if (term == MemoryTerm::weights) {
        text.add(copies + "b_w * " + per_rank(3));
        if (cached != 0) text.add(copies + "b_cached * P_decoder");
        if (zero >= 3) away = training.offload_weights;
    } else if (term == MemoryTerm::gradients) {
        text.add(copies + "b_g * " + per_rank(2));
        if (zero >= 2) away = training.offload_optimizer;
    } else {
        text.add("b_o * " + per_rank(1));
        if (more != 0) text.add(std::string("b_more * max(0, P_d - P_decoder)") + (zero >= 1 ? " / n_d" : ""));
        away = training.offload_optimizer;
    }
    const Values values = {{"b_w", bytes.weights}, {"b_g", bytes.gradients}, {"b_o", bytes.optimizer}, {"b_cached", cached}, {"b_more", more},
                           {"P_decoder", term == MemoryTerm::weights ? decoder.total() : decoder.dense}, {"x_away", std::min(1.0, away)}};
    return make(term, std::move(id), away > 0 ? text.times("(1 - x_away)") : text.text(), "3.1", values, parameters());
}

Explanation MemoryView::buffers(MemoryTerm term, std::string id) const {
    const HardwareProfile& hardware = profile_.hardware;
    if (term == MemoryTerm::embedding_ids) {
        Parts parts;
        parts.push_back(first_in_flight());
        return make(term, std::move(id), "8 * T * m_0", "3.14", {}, std::move(parts));
    }
    if (term == MemoryTerm::dummy_weight_gradients) return make(term, std::move(id), "2 * P_shapes", "3.16", {{"P_shapes", states_.weight_shapes(content_)}});
    if (term == MemoryTerm::workspace) {
        SumText text;
        text.add(plan_.training.deterministic == Switch::off ? "M_workspace - M_deterministic" : "M_workspace");
        if (states_.engine() && content_.moe_layers > 0) text.add("n_streams * M_stream");
        return make(term, std::move(id), text.text(), "3.17",
                    {{"M_workspace", hardware.workspace}, {"M_deterministic", hardware.deterministic_workspace}, {"n_streams", kGroupedStreams}, {"M_stream", hardware.gemm_workspace}});
    }
    SumText text;
    text.add("ceil(P_d / n_bucket) * n_pad / 2 * (b_w + b_g)");
    if (states_.zero() == 1 && software_.gather_buffers > 0) text.add(held_parameters_.expert > 0 ? "b_gather * (P_d + P_e)" : "b_gather * P_d");
    return make(term, std::move(id), text.text(), "3.16",
                {{"n_bucket", software_.ddp_bucket}, {"n_pad", to_double(std::lcm(static_cast<std::int64_t>(dense_shard_ranks(plan_.layout)), std::int64_t{128}))},
                 {"b_w", states_.state().weights}, {"b_g", states_.state().gradients}, {"b_gather", software_.gather_buffers}},
                parameters());
}

Explanation MemoryView::process(MemoryTerm term, std::string id) const {
    if (term == MemoryTerm::fragmentation)
        return make(term, std::move(id), "x_frag * M_live + M_fixed", "3.15", {{"x_frag", software_.fragmentation}, {"M_live", stage_.allocated().value()}, {"M_fixed", software_.reserved_fixed}});
    if (term == MemoryTerm::nccl)
        return make(term, std::move(id), "n_comm * n_channels * M_channel", "3.17", {{"n_comm", states_.communicators()}, {"n_channels", software_.nccl_channels}, {"M_channel", kChannelBytes}});
    return make(term, std::move(id), "M_cuda + M_outside", "3.17", {{"M_cuda", profile_.hardware.context}, {"M_outside", software_.outside}});
}

} // namespace fivefold::explaining
