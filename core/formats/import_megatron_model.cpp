// SPDX-License-Identifier: Apache-2.0
// The model in Megatron-LM's arguments, with Megatron's defaults where an argument is left out.
#include "core/formats/import_draft.h"
#include "core/formats/run_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace fivefold {
namespace {

using namespace import_limits;

void read_feed_forward(ImportReader& reader, Transformer& model) {
    bool gated = false;
    reader.take("swiglu", "model.gated_mlp", gated);
    model.gated_mlp = gated;
    model.activation = gated ? Activation::silu : Activation::gelu;
    if (reader.flag("squared-relu").value_or(false)) {
        model.activation = Activation::squared_relu;
        reader.taken("squared-relu", "model.activation", "squared_relu");
    }
    if (const auto name = reader.text("activation-func")) {
        const std::string word = lower_case(*name);
        model.activation = has(word, "silu")      ? Activation::silu
                           : has(word, "squared") ? Activation::squared_relu
                           : has(word, "relu")    ? Activation::relu
                                                  : Activation::gelu;
        reader.taken("activation-func", "model.activation", *name);
    }
    if (reader.take("ffn-hidden-size", "model.ffn", model.ffn, 0, 10 * kWidth)) return;
    // Megatron's own default: 4 h, or two thirds of it in multiples of 64
    model.ffn = gated ? 4 * model.hidden * 2 / 3 / 64 * 64 : 4 * model.hidden;
    reader.guessed("model.ffn", std::to_string(model.ffn), "Megatron-LM's default for this hidden size");
}

void read_latent(ImportReader& reader, Transformer& model) {
    LatentAttention latent;
    latent.q_rank = 0;
    latent.kv_rank = 32; // Megatron's defaults
    latent.qk_nope_dim = latent.v_dim = 128;
    latent.qk_rope_dim = 64;
    reader.take("q-lora-rank", "model.latent.q_rank", latent.q_rank, 0, kWidth);
    reader.take("kv-lora-rank", "model.latent.kv_rank", latent.kv_rank, 1, kWidth);
    reader.take("qk-head-dim", "model.latent.qk_nope_dim", latent.qk_nope_dim, 0, kCount);
    reader.take("qk-pos-emb-head-dim", "model.latent.qk_rope_dim", latent.qk_rope_dim, 0, kCount);
    reader.take("v-head-dim", "model.latent.v_dim", latent.v_dim, 1, kCount);
    reader.ignored("qk-layernorm", "with latent attention these are the norms of the low-rank projections");
    model.latent = latent;
    model.kv_heads = model.heads;
    model.head_dim = latent.v_dim;
    if (const auto given = reader.integer("kv-channels", 1, kCount)) {
        model.head_dim = *given;
        reader.taken("kv-channels", "model.head_dim", std::to_string(*given));
    }
}

void read_attention(ImportReader& reader, Transformer& model, MegatronDialect dialect) {
    if (!reader.take("num-attention-heads", "model.heads", model.heads, 1, kCount))
        reader.fail("num-attention-heads", "is missing; a model needs the number of attention heads");
    // an override file leaves the kind of attention to its recipe, not the ranks
    const bool said = reader.has("multi-latent-attention"), ranks = dialect == MegatronDialect::bridge && reader.has("kv-lora-rank");
    if (reader.flag("multi-latent-attention").value_or(ranks)) {
        reader.taken(said ? "multi-latent-attention" : "kv-lora-rank", "model.latent", "true");
        read_latent(reader, model);
    } else {
        model.kv_heads = model.heads;
        const bool grouped = reader.flag("group-query-attention").value_or(dialect == MegatronDialect::bridge);
        if (!grouped)
            reader.ignored("num-query-groups", "without --group-query-attention it has no effect");
        else
            reader.take("num-query-groups", "model.kv_heads", model.kv_heads, 1, kCount);
        if (!reader.take("kv-channels", "model.head_dim", model.head_dim, 1, kCount)) {
            model.head_dim = std::max<std::int64_t>(1, model.hidden / model.heads);
            reader.guessed("model.head_dim", std::to_string(model.head_dim), "hidden size / attention heads, Megatron-LM's default");
        }
        bool norm = false;
        if (reader.take("qk-layernorm", "model.qk_norm", norm)) model.qk_norm = norm ? QkNorm::per_head : QkNorm::none;
    }
    if (reader.text("softmax-type") == "learnable") {
        model.attention_sinks = true;
        reader.taken("softmax-type", "model.attention_sinks", "true");
    }
    if (const auto window = reader.words("window-size"); !window.empty()) { // the left edge does not count the token itself
        const std::int64_t left = std::strtoll(window.front().c_str(), nullptr, 10);
        if (left < 0 || left > kTokens) reader.fail("window-size", "is out of range; \"4095,0\" was expected");
        model.window.tokens = left + 1;
        reader.taken("window-size", "model.window.tokens", std::to_string(left + 1));
        reader.take("window-attn-skip-freq", "model.window.full_every", model.window.full_every, 0, kLayers);
    }
    if (reader.text("experimental-attention-variant") == "dsa") {
        SparseIndexer indexer{64, 128, 2048}; // DeepSeek-V3.2's
        reader.taken("experimental-attention-variant", "model.indexer", "true");
        reader.take("dsa-indexer-n-heads", "model.indexer.heads", indexer.heads, 1, kCount);
        reader.take("dsa-indexer-head-dim", "model.indexer.head_dim", indexer.head_dim, 1, kCount);
        reader.take("dsa-indexer-topk", "model.indexer.top_tokens", indexer.top_tokens, 1, kTokens);
        model.indexer = indexer;
    }
}

void read_positions(ImportReader& reader, Transformer& model, MegatronDialect dialect) {
    if (!reader.take("max-position-embeddings", "model.max_positions", model.max_positions, 1, kTokens) && dialect == MegatronDialect::bridge)
        model.max_positions = reader.integer("seq-length", 1, kTokens).value_or(model.max_positions); // its own default
    const std::string kind =
        reader.text("position-embedding-type").value_or(dialect == MegatronDialect::bridge ? "rope" : "learned_absolute");
    if (reader.flag("use-rotary-position-embeddings").value_or(false) || kind == "rope" || kind == "yarn" || kind == "mrope")
        model.positions = Positions::rope;
    else if (kind == "learned_absolute")
        model.positions = Positions::learned;
    else if (kind == "none" || kind == "relative")
        model.positions = Positions::none;
    else
        reader.unknown("position-embedding-type", kind, "learned_absolute, rope, none");
    if (reader.has("position-embedding-type")) reader.taken("position-embedding-type", "model.positions", kind);
    model.position_rows = model.positions == Positions::learned ? model.max_positions : 0;
    reader.take("rotary-base", "model.rope_theta", model.rope_theta, 1, 1e15);
}

/// "([0]*3+[1]*58)", "[0, 1, 1]" or a whole number: every n-th layer, counted from the first.
void read_moe_layers(ImportReader& reader, Transformer& model) {
    const auto text = reader.text("moe-layer-freq");
    if (!text) return;
    MixtureOfExperts& moe = *model.moe;
    std::vector<bool> pattern;
    if (const std::vector<std::string> entries = reader.words("moe-layer-freq"); entries.size() > 1 && text->find('*') == std::string::npos) {
        for (const std::string& entry : entries) pattern.push_back(entry != "0");
    } else if (text->find_first_not_of("0123456789") == std::string::npos) {
        const std::int64_t step = *reader.integer("moe-layer-freq", 1, kLayers);
        for (std::int64_t layer = 0; layer < model.layers; ++layer) pattern.push_back(layer % step == 0);
    } else {
        const auto read = moe_layer_pattern(*text);
        if (!read) reader.fail("moe-layer-freq", "is not understood; a number or a list such as ([0]*3+[1]*58) was expected");
        pattern = *read;
    }
    if (static_cast<std::int64_t>(pattern.size()) != model.layers)
        reader.fail("moe-layer-freq",
                    fmt::format("describes {} layers; {} were expected, one entry for each layer", pattern.size(), model.layers));
    while (moe.first_dense < model.layers && !pattern[static_cast<std::size_t>(moe.first_dense)]) ++moe.first_dense;
    if (moe.first_dense == model.layers) {
        reader.taken("moe-layer-freq", "model.moe", *text, "no layer has experts");
        model.moe.reset();
        return;
    }
    for (std::int64_t step = 1; step <= 8; ++step) { // the plainest description that says the same
        Transformer tried = model;
        tried.moe->step = step;
        if (step > 1) tried.moe->first_dense = 0;
        bool same = true;
        for (std::int64_t layer = 0; layer < model.layers && same; ++layer)
            same = is_moe_layer(tried, layer) == pattern[static_cast<std::size_t>(layer)];
        if (!same) continue;
        moe = *tried.moe;
        reader.taken("moe-layer-freq", "model.moe.step", *text);
        return;
    }
    for (std::int64_t layer = moe.first_dense; layer < model.layers; ++layer)
        if (!pattern[static_cast<std::size_t>(layer)]) moe.dense_layers.push_back(layer);
    reader.taken("moe-layer-freq", "model.moe.dense_layers", *text);
}

void read_experts(ImportReader& reader, Transformer& model, bool biases) {
    const auto experts = reader.integer("num-experts", 0, kCount);
    if (!experts || *experts == 0) return;
    MixtureOfExperts moe;
    moe.experts = *experts;
    reader.taken("num-experts", "model.moe.experts", std::to_string(*experts));
    moe.top_k = 2; // Megatron's default
    reader.take("moe-router-topk", "model.moe.top_k", moe.top_k, 1, kCount);
    moe.ffn = model.ffn;
    reader.take("moe-ffn-hidden-size", "model.moe.ffn", moe.ffn, 1, 10 * kWidth);
    reader.take("moe-shared-expert-intermediate-size", "model.moe.shared_ffn", moe.shared_ffn, 0, 10 * kWidth);
    reader.take("moe-shared-expert-gate", "model.moe.shared_gate", moe.shared_gate);
    reader.take("moe-router-enable-expert-bias", "model.moe.router_bias", moe.router_bias);
    moe.expert_bias = biases;
    model.moe = moe;
    read_moe_layers(reader, model);
    if (model.moe && moe_layer_count(model) == model.layers) model.ffn = 0; // no dense layer is left
}

std::string family_of(const Transformer& model) {
    if (model.moe) return model.latent ? "deepseek_v3" : model.qk_norm != QkNorm::none ? "qwen3_moe" : "mixtral";
    if (model.positions == Positions::learned) return "gpt2";
    return model.qk_norm != QkNorm::none ? "qwen3" : model.qkv_bias ? "qwen2" : "llama";
}

} // namespace

void import_megatron_model(ImportReader& reader, PlanDraft& draft, MegatronDialect dialect) {
    if (!reader.has("num-layers") && !reader.has("hidden-size")) return; // a list that leaves the model to another file
    Transformer model;
    if (!reader.take("num-layers", "model.layers", model.layers, 1, kLayers))
        reader.fail("num-layers", "is missing; a model needs its number of layers");
    if (!reader.take("hidden-size", "model.hidden", model.hidden, 1, kWidth))
        reader.fail("hidden-size", "is missing; a model needs its hidden size");
    read_feed_forward(reader, model);
    read_attention(reader, model, dialect);
    read_positions(reader, model, dialect);
    const std::string norm = reader.text("normalization").value_or(dialect == MegatronDialect::bridge ? "RMSNorm" : "LayerNorm");
    model.norm = lower_case(norm) == "rmsnorm" ? NormKind::rms : NormKind::layer_with_bias;
    if (reader.has("normalization")) reader.taken("normalization", "model.norm", norm);
    reader.take("norm-epsilon", "model.norm_epsilon", model.norm_epsilon, 0, 1);

    bool disabled = dialect == MegatronDialect::bridge; // ConfigContainer writes add_bias_linear
    reader.take("disable-bias-linear", "model.mlp_bias", disabled);
    bool enabled = !disabled;
    if (reader.take("add-bias-linear", "model.mlp_bias", enabled)) disabled = !enabled;
    bool qkv = !disabled;
    reader.take("add-qkv-bias", "model.qkv_bias", qkv);
    model.qkv_bias = qkv || !disabled;
    model.attention_output_bias = !disabled;
    read_experts(reader, model, !disabled);
    model.mlp_bias = !disabled && model.ffn > 0;

    bool untied = false;
    reader.take("untie-embeddings-and-output-weights", "model.tied_embeddings", untied);
    bool shared = !untied;
    reader.take("share-embeddings-and-output-weights", "model.tied_embeddings", shared);
    model.tied_embeddings = shared;
    if (!reader.take("vocab-size", "model.vocab", model.vocab, 1, 100'000'000)) {
        model.vocab = 128'256;
        reader.guessed("model.vocab", std::to_string(model.vocab), "the file leaves it to its tokenizer; Llama 3's stands in");
    }
    reader.ignored("make-vocab-size-divisible-by", "padding is part of the cost model");
    reader.take("mtp-num-layers", "model.mtp_layers", model.mtp_layers, 0, 64);
    model.family = family_of(model);
    draft.plan.model = model;
    draft.has_model = true;
}

} // namespace fivefold
