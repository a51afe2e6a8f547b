// SPDX-License-Identifier: Apache-2.0
#include "core/formats/model_config_moe.h"

#include <algorithm>

namespace fivefold::hf {

namespace {

/// A model whose layers are all MoE has no dense feed-forward width.
void drop_unused_width(Transformer& model) {
    if (model.moe && moe_layer_count(model) == model.layers) {
        model.ffn = 0;
    }
}

void read_leading_dense_layers(ConfigReader& reader, std::int64_t when_absent) {
    MixtureOfExperts& moe = *reader.model.moe;
    moe.first_dense = std::min(reader.json().integer("first_k_dense_replace", 0, kMaxLayers, when_absent), reader.model.layers);
    moe.step = reader.json().integer("moe_layer_freq", 1, std::max<std::int64_t>(1, reader.model.layers), 1);
}

void read_shared_experts(ConfigReader& reader, std::int64_t when_absent) {
    MixtureOfExperts& moe = *reader.model.moe;
    moe.shared_ffn =
        reader.json().integer("n_shared_experts", 0, 10'000, reader.json().has_null("n_shared_experts") ? 0 : when_absent) * moe.ffn;
}

void read_sparse_steps(ConfigReader& reader) {
    MixtureOfExperts& moe = *reader.model.moe;
    moe.step = reader.json().integer("decoder_sparse_step", 1, reader.model.layers, 1);
    moe.dense_layers = reader.json().integers("mlp_only_layers", 0, reader.model.layers - 1, static_cast<std::size_t>(kMaxLayers));
}

void read_mtp_layers(ConfigReader& reader) {
    reader.model.mtp_layers = static_cast<int>(reader.json().integer("num_nextn_predict_layers", 0, 64, 0));
}

void read_deepseek(ConfigReader& reader, const FamilyDefaults& defaults, std::int64_t experts, std::int64_t top_k, std::int64_t width,
                   std::int64_t shared, std::int64_t first_dense) {
    reader.read_dimensions(defaults);
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.read_latent_attention(1536);
    if (reader.read_experts({"n_routed_experts"}, experts, top_k, {"moe_intermediate_size"}, width)) {
        read_shared_experts(reader, shared);
        read_leading_dense_layers(reader, first_dense);
        drop_unused_width(reader.model);
    }
}

} // namespace

void read_mixtral(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32,
                            .hidden = 4096,
                            .ffn = 14336,
                            .heads = 32,
                            .kv_heads = 8,
                            .vocab = 32000,
                            .positions = 131072,
                            .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.read_window(0, 0);
    reader.read_experts({"num_local_experts"}, 8, 2, {"intermediate_size"}, reader.model.ffn);
    drop_unused_width(reader.model);
}

void read_grok(ConfigReader& reader) {
    reader.read_dimensions({.layers = 64,
                            .hidden = 6144,
                            .ffn = 32768,
                            .heads = 48,
                            .kv_heads = 8,
                            .head_dim = 128,
                            .vocab = 131072,
                            .positions = 8192,
                            .tied = true,
                            .norm_epsilon = 1e-5});
    reader.read_activation(Activation::gelu);
    reader.model.norms_per_layer = 4;
    reader.read_experts({"num_experts", "num_local_experts"}, 8, 2, {"intermediate_size"}, reader.model.ffn);
    drop_unused_width(reader.model);
}

void read_qwen2_moe(ConfigReader& reader) {
    reader.read_dimensions({.layers = 24, .hidden = 2048, .ffn = 5632, .heads = 16, .kv_heads = 16, .vocab = 151936, .positions = 32768});
    reader.read_activation(Activation::silu);
    reader.model.qkv_bias = reader.json().boolean("qkv_bias", true);
    read_qwen_window(reader);
    if (reader.read_experts({"num_experts"}, 60, 4, {"moe_intermediate_size"}, 1408)) {
        reader.model.moe->shared_ffn = reader.json().integer("shared_expert_intermediate_size", 0, kMaxWidth, 5632);
        reader.model.moe->shared_gate = reader.model.moe->shared_ffn > 0;
        read_sparse_steps(reader);
        drop_unused_width(reader.model);
    }
}

void read_qwen3_moe(ConfigReader& reader) {
    reader.read_dimensions({.layers = 24, .hidden = 2048, .ffn = 6144, .heads = 32, .kv_heads = 4, .vocab = 151936, .positions = 32768});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.qk_norm = QkNorm::per_head;
    read_qwen_window(reader);
    if (reader.read_experts({"num_experts", "num_local_experts"}, 128, 8, {"moe_intermediate_size"}, 768)) {
        read_sparse_steps(reader);
        drop_unused_width(reader.model);
    }
}

void read_olmoe(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 16, .hidden = 2048, .ffn = 2048, .heads = 16, .vocab = 50304, .positions = 4096, .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.qk_norm = QkNorm::full_width;
    reader.read_experts({"num_experts"}, 64, 8, {"intermediate_size"}, reader.model.ffn);
    drop_unused_width(reader.model);
}

void read_deepseek_v2(ConfigReader& reader) {
    read_deepseek(reader, {.layers = 32, .hidden = 4096, .ffn = 11008, .heads = 32, .head_dim = 192, .vocab = 32000}, 64, 0, 1407, 2, 0);
}

void read_deepseek_v3(ConfigReader& reader) {
    read_deepseek(reader, {.layers = 61, .hidden = 7168, .ffn = 18432, .heads = 128, .head_dim = 192, .vocab = 129280, .positions = 4096},
                  256, 8, 2048, 1, 3);
    if (reader.model.moe) {
        // The score-correction bias belongs to this way of choosing experts.
        reader.model.moe->router_bias = reader.json().text("topk_method", "noaux_tc") == "noaux_tc";
    }
    read_mtp_layers(reader);
}

void read_deepseek_v32(ConfigReader& reader) {
    read_deepseek_v3(reader);
    SparseIndexer indexer;
    indexer.heads = reader.json().integer("index_n_heads", 1, kMaxHeads, 64);
    indexer.head_dim = reader.json().integer("index_head_dim", 1, kMaxHeads, 128);
    indexer.top_tokens = reader.json().integer("index_topk", 1, kMaxPositions, 2048);
    reader.model.indexer = indexer;
}

void read_glm4_moe(ConfigReader& reader) {
    // 96 heads do not divide 4096: files that state no width of a head get the quotient, rounded down
    const std::int64_t hidden = reader.json().integer("hidden_size", 1, kMaxHidden, 4096), heads = reader.json().integer("num_attention_heads", 1, kMaxHeads, 96);
    reader.read_dimensions({.layers = 46,
                            .hidden = 4096,
                            .ffn = 10944,
                            .heads = 96,
                            .kv_heads = 8,
                            .head_dim = std::max<std::int64_t>(1, hidden / heads),
                            .vocab = 151552,
                            .positions = 131072,
                            .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.model.qkv_bias = reader.json().boolean("attention_bias", false); // of queries, keys and values only
    reader.model.qk_norm = reader.json().boolean("use_qk_norm", false) ? QkNorm::per_head : QkNorm::none;
    if (reader.read_experts({"n_routed_experts"}, 128, 8, {"moe_intermediate_size"}, 1408)) {
        read_shared_experts(reader, 1);
        read_leading_dense_layers(reader, 1);
        reader.model.moe->router_bias = true;
        drop_unused_width(reader.model);
    }
    read_mtp_layers(reader);
}

void read_gpt_oss(ConfigReader& reader) {
    reader.read_dimensions({.layers = 36,
                            .hidden = 2880,
                            .ffn = 2880,
                            .heads = 64,
                            .kv_heads = 8,
                            .head_dim = 64,
                            .vocab = 201088,
                            .positions = 131072,
                            .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(true);
    reader.model.attention_sinks = true;
    reader.read_window(128, 2);
    if (reader.read_experts({"num_local_experts", "num_experts"}, 128, 4, {"intermediate_size"}, reader.model.ffn)) {
        reader.model.moe->router_bias = true;
        reader.model.moe->expert_bias = true;
    }
    drop_unused_width(reader.model);
}

void read_llama4(ConfigReader& reader) {
    reader.read_dimensions({.layers = 48,
                            .hidden = 5120,
                            .ffn = 8192,
                            .heads = 40,
                            .kv_heads = 8,
                            .head_dim = 128,
                            .vocab = 202048,
                            .positions = 131072,
                            .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    Transformer& model = reader.model;
    // Three layers in four attend inside chunks; a chunk is taken as a window of the same size.
    model.window = {reader.json().integer("attention_chunk_size", 1, kMaxPositions, 8192), 4};
    const std::int64_t expert_width = model.ffn;
    model.ffn = reader.json().integer("intermediate_size_mlp", 1, kMaxWidth, 16384);
    if (!reader.read_experts({"num_local_experts"}, 16, 1, {"intermediate_size"}, expert_width)) {
        return;
    }
    MixtureOfExperts& moe = *model.moe;
    moe.shared_ffn = expert_width;
    if (reader.json().has("moe_layers")) {
        const auto chosen = reader.json().integers("moe_layers", 0, model.layers - 1, static_cast<std::size_t>(kMaxLayers));
        for (std::int64_t layer = 0; layer < model.layers; ++layer) {
            if (std::find(chosen.begin(), chosen.end(), layer) == chosen.end()) {
                moe.dense_layers.push_back(layer);
            }
        }
    } else {
        moe.step = reader.json().integer("interleave_moe_layer_step", 1, model.layers, 1);
    }
    drop_unused_width(model);
}

void read_minimax_m2(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 62, .hidden = 3072, .ffn = 1536, .heads = 48, .kv_heads = 8, .head_dim = 128, .vocab = 200064, .positions = 196608});
    reader.read_activation(Activation::silu);
    reader.model.qk_norm = reader.json().boolean("use_qk_norm", true) ? QkNorm::full_width : QkNorm::none;
    if (reader.read_experts({"num_local_experts"}, 256, 8, {"intermediate_size"}, reader.model.ffn)) {
        reader.model.moe->router_bias = reader.json().boolean("use_routing_bias", true);
    }
    drop_unused_width(reader.model);
    if (reader.json().has("num_mtp_modules")) {
        reader.notes.emplace_back("num_mtp_modules was ignored: published checkpoints of this family hold no such weights");
    }
}

void read_phimoe(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32,
                            .hidden = 4096,
                            .ffn = 6400,
                            .heads = 32,
                            .kv_heads = 8,
                            .vocab = 32064,
                            .positions = 131072,
                            .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.norm = NormKind::layer_with_bias;
    reader.model.head_bias = reader.json().boolean("lm_head_bias", false);
    reader.read_window(0, 0);
    reader.read_experts({"num_local_experts"}, 16, 2, {"intermediate_size"}, reader.model.ffn);
    drop_unused_width(reader.model);
}

void read_dots1(ConfigReader& reader) {
    reader.read_dimensions({.layers = 62, .hidden = 4096, .ffn = 10944, .heads = 32, .kv_heads = 32, .vocab = 152064});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.qk_norm = QkNorm::per_head;
    if (reader.read_experts({"n_routed_experts"}, 0, 0, {"moe_intermediate_size"}, 1408)) {
        read_shared_experts(reader, 0);
        read_leading_dense_layers(reader, 0);
        reader.model.moe->router_bias = true;
        drop_unused_width(reader.model);
    }
}

void read_qwen_window(ConfigReader& reader) {
    if (reader.json().boolean("use_sliding_window", false)) {
        reader.notes.emplace_back("the sliding window of the upper layers was ignored: all layers are planned with full attention");
    }
}

bool has_experts(const ConfigReader& reader) {
    for (const char* key : {"n_routed_experts", "num_experts", "num_local_experts", "moe_num_experts"}) {
        if (reader.json().has(key)) {
            return true;
        }
    }
    return false;
}

void read_generic_experts(ConfigReader& reader) {
    const std::initializer_list<const char*> keys = {"n_routed_experts", "num_experts", "num_local_experts", "moe_num_experts"};
    const bool has_width = reader.json().has("moe_intermediate_size");
    const std::int64_t width = !has_width && reader.json().has("intermediate_size") ? reader.model.ffn : 0;
    for (const char* key : keys) {
        if (!reader.json().has(key)) {
            continue;
        }
        if (!reader.read_experts({key}, 0, 0, {"moe_intermediate_size", "expert_intermediate_size"}, width)) {
            return;
        }
        break;
    }
    read_leading_dense_layers(reader, 0);
    if (reader.json().has("shared_expert_intermediate_size")) {
        reader.model.moe->shared_ffn = reader.json().integer("shared_expert_intermediate_size", 0, kMaxWidth);
    } else {
        read_shared_experts(reader, 0);
    }
    if (reader.json().has("decoder_sparse_step")) {
        read_sparse_steps(reader);
    }
    drop_unused_width(reader.model);
    read_mtp_layers(reader);
}

} // namespace fivefold::hf
