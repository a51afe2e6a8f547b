// SPDX-License-Identifier: Apache-2.0
// The model of a row of measured runs.
#include "core/formats/catalogue.h"
#include "core/formats/row_fields.h"
#include "core/formats/run_words.h"

#include <algorithm>

namespace fivefold {
namespace {

void read_experts(RowFields& row, Transformer& model) {
    const std::int64_t experts = row.integer_or("experts", 0);
    if (experts <= 0) return;
    MixtureOfExperts& moe = model.moe.emplace();
    moe.experts = experts;
    moe.top_k = row.required("top_k", "MoE dimensions not stated");
    moe.ffn = row.integer("expert_ffn").value_or(model.ffn);
    if (moe.ffn < 1) row.reject("MoE dimensions not stated");
    moe.shared_ffn = row.integer_or("shared_expert_ffn", 0);
    moe.first_dense = row.integer_or("first_dense_layers", 0);
    const auto pattern = moe_layer_pattern(row.text("moe_layer_pattern"));
    if (!pattern) return;
    moe.first_dense = std::find(pattern->begin(), pattern->end(), true) - pattern->begin();
    for (std::size_t i = 0; i < pattern->size(); ++i)
        if (!(*pattern)[i] && static_cast<std::int64_t>(i) >= moe.first_dense) moe.dense_layers.push_back(static_cast<std::int64_t>(i));
}

void read_latent(RowFields& row, Transformer& model) {
    const std::int64_t rank = row.integer_or("kv_lora_rank", 0);
    if (rank <= 0) return;
    LatentAttention& latent = model.latent.emplace();
    latent.kv_rank = rank;
    latent.q_rank = row.integer_or("q_lora_rank", 0);
    latent.qk_nope_dim = row.integer_or("qk_nope_dim", 128); // Megatron's and DeepSeek's values when unstated
    latent.qk_rope_dim = row.integer_or("qk_rope_dim", 64);
    latent.v_dim = row.integer_or("v_head_dim", 128);
}

// Columns do not state every trait of an architecture. A model of the catalogue with the same dimensions (of any depth and vocabulary)
// lends its own; where several match and differ, none does.
void borrow_traits(const Catalogue& catalogue, Transformer& model) {
    const auto traits = [](Transformer from) { // all that is lent, everything else neutral
        Transformer t;
        t.activation = from.activation, t.norm = from.norm, t.norms_per_layer = from.norms_per_layer, t.qkv_bias = from.qkv_bias;
        t.attention_output_bias = from.attention_output_bias, t.mlp_bias = from.mlp_bias, t.attention_sinks = from.attention_sinks;
        t.qk_norm = from.qk_norm, t.embedding_norm = from.embedding_norm;
        if (from.moe) {
            MixtureOfExperts& moe = t.moe.emplace();
            moe.shared_gate = from.moe->shared_gate, moe.router_bias = from.moe->router_bias, moe.expert_bias = from.moe->expert_bias;
        }
        return t;
    };
    const auto alike = [&model](const Transformer& other) {
        const bool experts = model.moe && other.moe && model.moe->experts == other.moe->experts && model.moe->top_k == other.moe->top_k &&
                             model.moe->ffn == other.moe->ffn;
        return model.hidden == other.hidden && model.heads == other.heads && model.gated_mlp == other.gated_mlp &&
               model.positions == other.positions && model.latent.has_value() == other.latent.has_value() &&
               (model.latent || (model.kv_heads == other.kv_heads && model.head_dim == other.head_dim)) &&
               (experts || (!model.moe && !other.moe && model.ffn == other.ffn));
    };
    std::optional<Transformer> lent;
    for (const CatalogueModel& entry : catalogue.models) {
        if (!alike(entry.model)) continue;
        const Transformer candidate = traits(entry.model);
        if (lent && *lent != candidate) return;
        lent = candidate;
    }
    if (!lent) return;
    model.activation = lent->activation, model.norm = lent->norm, model.norms_per_layer = lent->norms_per_layer;
    model.qkv_bias = lent->qkv_bias, model.attention_output_bias = lent->attention_output_bias, model.mlp_bias = lent->mlp_bias;
    model.attention_sinks = lent->attention_sinks, model.qk_norm = lent->qk_norm;
    model.embedding_norm = model.embedding_norm || lent->embedding_norm;
    if (!model.moe) return;
    model.moe->shared_gate = lent->moe->shared_gate, model.moe->router_bias = lent->moe->router_bias;
    model.moe->expert_bias = lent->moe->expert_bias;
}

} // namespace

void read_row_model(RowFields& row, const Catalogue& catalogue, Transformer& model) {
    constexpr const char* missing = "model dimensions not stated";
    const std::string_view notes = row.text("notes");
    model.layers = row.required("layers", missing);
    model.hidden = row.required("hidden", missing);
    model.heads = row.required("heads", missing);
    model.vocab = row.required("vocab", missing);
    model.ffn = row.integer_or("ffn", 0);
    model.kv_heads = row.integer("kv_heads").value_or(model.heads);
    model.head_dim = row.integer("head_dim").value_or(model.heads > 0 ? model.hidden / model.heads : 0);
    model.gated_mlp = row.integer_or("gated_mlp", 1) != 0;
    model.tied_embeddings = row.integer_or("tied_embeddings", 0) != 0;
    model.max_positions = row.integer_or("seq_len", 0);
    model.activation = model.gated_mlp ? Activation::silu : Activation::gelu;

    const std::string_view positions = row.text("pos_emb");
    if (positions.starts_with("learned")) model.positions = Positions::learned;
    else if (positions == "alibi") model.positions = Positions::alibi;
    else if (positions == "none") model.positions = Positions::none;
    else model.positions = model.gated_mlp || positions == "rope" ? Positions::rope : Positions::learned;
    model.position_rows = model.positions == Positions::learned ? model.max_positions : 0;

    read_latent(row, model);
    read_experts(row, model);
    // Plain feed-forward blocks come with layer norms; the GPT-2 line with learned or ALiBi positions also with biases.
    const std::string_view norm = stated_value(notes, "norm"), bias = stated_value(notes, "bias");
    const bool layer_norm = norm.empty() ? !model.gated_mlp : norm == "LayerNorm";
    model.norm = layer_norm ? NormKind::layer_with_bias : NormKind::rms;
    const bool gpt = !model.gated_mlp && (model.positions == Positions::learned || model.positions == Positions::alibi);
    model.qkv_bias = model.attention_output_bias = model.mlp_bias = bias.empty() ? gpt : bias == "1";
    model.embedding_norm = has(notes, "embed layernorm");
    if (norm.empty() && bias.empty()) borrow_traits(catalogue, model);

    model.window.tokens = row.integer_or("sliding_window", 0);
    model.window.full_every = has(notes, "alternating sliding-window") ? 2 : 0;
    const std::string_view mtp = stated_value(notes, "mtp");
    if (mtp.size() == 1 && mtp[0] >= '1' && mtp[0] <= '9') model.mtp_layers = mtp[0] - '0';
    if (!row.rejected().empty()) return;
    if (model.ffn == 0 && !model.moe) row.reject(missing);
    else if (const auto problem = malformed(model)) row.reject("model: " + *problem);
}

} // namespace fivefold
