// SPDX-License-Identifier: Apache-2.0
// Parameters of one rank, (1.8)-(1.10), and rows that its experts see.
#include "core/explain/memory_view.h"
#include "core/estimate/memory.h"
#include "core/model/parameters.h"
#include "core/real.h"

namespace fivefold::explaining {
namespace {

/// Of one layer on one rank, outside the routed experts.
Explanation layer_outside_experts(const Formulas& formulas, const Plan& plan, const RankLayers& layers, bool moe) {
    const LayerParameters layer = layer_parameters(plan.model, moe);
    SumText text;
    if (!plan.model.latent && plan.layout.tp > plan.model.kv_heads) text.add("2 * h * d * (1 - k / t)"); // a key-value head is never cut
    text.add("(P_attention - P_copied) / t + P_copied + P_norms");
    if (!moe) text.add(layer.mlp_output_bias > 0 ? "(P_mlp - P_bias) / t + P_bias" : "P_mlp / t");
    if (moe) text.add("P_router");
    if (layer.shared_expert > 0) text.add(layer.shared_gate + layer.mlp_output_bias > 0 ? "(P_shared - P_bias) / t + P_bias" : "P_shared / t");
    const double bias = moe ? to_double(layer.shared_gate + layer.mlp_output_bias) : to_double(layer.mlp_output_bias);
    return formulas.make(moe ? "P_moe_layer" : "P_dense_layer", ExplainedUnit::parameters, layers.of(moe).dense, text.text(), "1.8",
                         {{"P_attention", to_double(layer.attention)}, {"P_copied", to_double(layer.attention_output_bias + layer.attention_replicated)}, {"P_norms", to_double(layer.norms)},
                          {"P_mlp", to_double(layer.mlp)}, {"P_bias", bias}, {"P_router", to_double(layer.router)}, {"P_shared", to_double(layer.shared_expert)}});
}

} // namespace

Parts rank_parameter_parts(const Formulas& formulas, const Plan& plan, const StageContent& content, const StageMap& map, const RankParameters& held) {
    const Transformer& model = plan.model;
    const bool last_moe = is_moe_layer(model, model.layers - 1);
    const double dense = to_double(content.dense_layers) + (last_moe ? 0 : content.mtp_layers), moe = to_double(content.moe_layers) + (last_moe ? content.mtp_layers : 0);
    SumText text;
    Parts layers;
    if (dense > 0) {
        text.add("L_d * P_dense_layer");
        layers.push_back(layer_outside_experts(formulas, plan, map.layer, false));
    }
    if (moe > 0) {
        text.add("L_m * P_moe_layer");
        layers.push_back(layer_outside_experts(formulas, plan, map.layer, true));
    }
    if (content.mtp_layers > 0) text.add("n_mtp * (2 * h * h / t + 3 * h)");
    const bool own_head = content.head && !(model.tied_embeddings && content.embedding);
    const int copies = (content.embedding ? 1 : 0) + (own_head ? 1 : 0) + (content.mtp_layers > 0 && !content.embedding ? 1 : 0);
    if (copies > 0) text.add((copies > 1 ? std::to_string(copies) + " * " : std::string()) + "V_p * h / t");
    if (content.embedding && model.position_rows > 0) text.add("n_pos * h");
    if (content.embedding && model.embedding_norm) text.add("n_w * h");
    if (content.head && model.norm != NormKind::without_weights) text.add("n_w * h");
    if (content.head && model.head_bias) text.add("V_p / t");
    const Values values = {{"L_d", dense}, {"L_m", moe}, {"n_pos", to_double(model.position_rows)}, {"n_w", to_double(final_norm_parameters(model)) / to_double(model.hidden)}};
    Parts parts;
    parts.push_back(formulas.make("P_d", ExplainedUnit::parameters, held.dense, text.text(), "1.8", values, std::move(layers)));
    if (held.expert > 0)
        parts.push_back(formulas.make("P_e", ExplainedUnit::parameters, held.expert, "L_m * E / e * P_expert / t_e", "1.9",
                                      {{"L_m", moe}, {"P_expert", to_double(layer_parameters(model, true).one_expert)}}));
    return parts;
}

Explanation routed_rows_part(const Formulas& formulas, const Plan& plan, const SoftwareProfile& software) {
    const bool balanced = plan.training.routing == TokenRouting::balanced || plan.training.routing == TokenRouting::dropping;
    return formulas.make("N_r", ExplainedUnit::tokens, routed_rows(plan, software), "T / u * K * t_e * x_r", "3.9",
                         {{"x_r", balanced ? expert_capacity(plan.training) : software.routing_imbalance.value}});
}

} // namespace fivefold::explaining
