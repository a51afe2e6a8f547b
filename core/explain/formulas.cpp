// SPDX-License-Identifier: Apache-2.0
#include "core/explain/formulas.h"

#include "core/model/parameters.h"
#include "core/real.h"

#include <algorithm>

namespace fivefold::explaining {

Formulas::Formulas(const Plan& plan) {
    const Transformer& model = plan.model;
    const Layout& layout = plan.layout;
    const Training& training = plan.training;
    const double tokens = to_double(layout.micro_batch) * to_double(training.seq_len) / to_double(layout.cp);
    plan_ = {
        {"L", to_double(model.layers)}, {"h", to_double(model.hidden)}, {"a", to_double(model.heads)}, {"k", to_double(model.kv_heads)}, {"d", to_double(model.head_dim)},
        {"f", to_double(model.ffn)}, {"g", to_double(mlp_matrices(model))}, {"V", to_double(model.vocab)}, {"V_p", to_double(padded_vocabulary(model.vocab, layout.tp))},
        {"d_qk", to_double(qk_dim(model))}, {"d_v", to_double(v_dim(model))}, {"k_c", to_double(kv_heads_in_core(model))}, {"n_norm", to_double(model.norms_per_layer)},
        {"n_mtp", to_double(model.mtp_layers)},
        {"s", to_double(training.seq_len)}, {"B", to_double(training.global_batch)}, {"T_all", training.total_tokens},
        {"t", to_double(layout.tp)}, {"p", to_double(layout.pp)}, {"c", to_double(layout.cp)}, {"D", to_double(layout.dp)}, {"e", to_double(layout.ep)},
        {"t_e", to_double(layout.etp)}, {"v", to_double(layout.vpp)}, {"u", layout.sequence_parallel ? to_double(layout.tp) : 1}, {"b", to_double(layout.micro_batch)},
        {"m", to_double(layout.accumulation)}, {"T", tokens}, {"N", to_double(gpu_count(plan.cluster))}, {"N_nodes", to_double(plan.cluster.nodes)},
        {"n_d", dense_shard_ranks(layout)}, {"n_e", expert_shard_ranks(layout)},
        {"b_a", training.precision == Precision::fp32 ? 4.0 : 2.0},
    };
    if (model.moe) {
        plan_["E"] = to_double(model.moe->experts);
        plan_["K"] = to_double(model.moe->top_k);
        plan_["f_e"] = to_double(model.moe->ffn);
        plan_["f_s"] = to_double(model.moe->shared_ffn);
    }
    if (model.latent) {
        plan_["r_q"] = to_double(model.latent->q_rank);
        plan_["r_kv"] = to_double(model.latent->kv_rank);
        plan_["d_n"] = to_double(model.latent->qk_nope_dim);
        plan_["d_r"] = to_double(model.latent->qk_rope_dim);
    }
}

Explanation Formulas::make(std::string id, ExplainedUnit unit, double value, std::string formula, const char* equation, const Values& values, Parts parts) const {
    Explanation explanation;
    explanation.id = std::move(id);
    explanation.unit = unit;
    explanation.value = value;
    explanation.formula = std::move(formula);
    explanation.equation = equation;
    explanation.source = source_of(equation);
    for (const std::string& name : formula_names(explanation.formula)) {
        const auto part = std::find_if(parts.begin(), parts.end(), [&](const Explanation& candidate) { return candidate.id == name; });
        if (part != parts.end()) {
            explanation.parts.push_back(std::move(*part)); // in the formula's order; what it does not use is dropped
            parts.erase(part);
            continue;
        }
        const auto given = std::find_if(values.begin(), values.end(), [&](const auto& candidate) { return candidate.first == name; });
        if (given != values.end()) {
            explanation.values.push_back({name, given->second, unit_of(name)});
            continue;
        }
        const auto known = plan_.find(name);
        if (known != plan_.end()) explanation.values.push_back({name, known->second, unit_of(name)});
    }
    return explanation;
}

Explanation Formulas::step(std::string id, ExplainedUnit unit, std::string formula, const char* equation, const Values& values, Parts parts) const {
    Explanation explanation = make(std::move(id), unit, 0, std::move(formula), equation, values, std::move(parts));
    explanation.value = evaluate_explanation(explanation);
    return explanation;
}

Explanation Formulas::sum(std::string id, ExplainedUnit unit, double value, const char* equation, Parts parts) const {
    SumText text;
    for (const Explanation& part : parts) text.add(part.id);
    return make(std::move(id), unit, value, text.text(), equation, {}, std::move(parts));
}

} // namespace fivefold::explaining
