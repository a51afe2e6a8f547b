// SPDX-License-Identifier: Apache-2.0
// What each model_type of a Hugging Face config.json means. Absent keys take the family's default, never a global one.
#include "core/formats/model_config_moe.h"
#include "core/formats/model_config_reader.h"
#include "core/formats/model_config_variants.h"

#include <array>

namespace fivefold::hf {

namespace {

void read_llama(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 4096, .ffn = 11008, .heads = 32, .vocab = 32000});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.mlp_bias = reader.json().boolean("mlp_bias", false);
}

void read_mistral(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 4096, .ffn = 14336, .heads = 32, .kv_heads = 8, .vocab = 32000, .positions = 131072});
    reader.read_activation(Activation::silu);
    reader.read_window(4096, 0);
}

void read_qwen2(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 4096, .ffn = 22016, .heads = 32, .kv_heads = 32, .vocab = 151936, .positions = 32768});
    reader.read_activation(Activation::silu);
    reader.model.qkv_bias = true; // these files have no key for it
    read_qwen_window(reader);
}

void read_qwen3(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 32, .hidden = 4096, .ffn = 22016, .heads = 32, .kv_heads = 32, .head_dim = 128, .vocab = 151936, .positions = 32768});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.qk_norm = QkNorm::per_head;
    read_qwen_window(reader);
}

void read_gemma(ConfigReader& reader) {
    reader.read_dimensions({.layers = 28,
                            .hidden = 3072,
                            .ffn = 24576,
                            .heads = 16,
                            .kv_heads = 16,
                            .head_dim = 256,
                            .vocab = 256000,
                            .positions = 8192,
                            .tied = true});
    reader.read_activation(Activation::gelu);
    reader.read_attention_bias(false);
}

void read_gemma2(ConfigReader& reader) {
    reader.read_dimensions({.layers = 26,
                            .hidden = 2304,
                            .ffn = 9216,
                            .heads = 8,
                            .kv_heads = 4,
                            .head_dim = 256,
                            .vocab = 256000,
                            .positions = 8192,
                            .tied = true});
    reader.read_activation(Activation::gelu);
    reader.read_attention_bias(false);
    reader.model.norms_per_layer = 4;
    reader.read_window(4096, 2);
}

void read_gemma3(ConfigReader& reader) {
    reader.read_dimensions({.layers = 26,
                            .hidden = 2304,
                            .ffn = 9216,
                            .heads = 8,
                            .kv_heads = 4,
                            .head_dim = 256,
                            .vocab = 262208,
                            .positions = 131072,
                            .tied = true});
    reader.read_activation(Activation::gelu);
    reader.read_attention_bias(false);
    reader.model.norms_per_layer = 4;
    reader.model.qk_norm = QkNorm::per_head;
    reader.read_window(4096, 6);
}

void read_phi3(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 32, .hidden = 3072, .ffn = 8192, .heads = 32, .vocab = 32064, .positions = 4096, .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.read_window(0, 0);
}

void read_phi(ConfigReader& reader) {
    reader.read_dimensions({.layers = 24, .hidden = 2048, .ffn = 8192, .heads = 32, .vocab = 51200, .norm_epsilon = 1e-5});
    reader.set_gpt_block(true);
    reader.read_activation(Activation::gelu);
    reader.model.norms_per_layer = 1;
    reader.model.head_bias = true;
    reader.model.qk_norm = reader.json().boolean("qk_layernorm", false) ? QkNorm::per_head : QkNorm::none;
}

void read_gpt2(ConfigReader& reader) {
    reader.read_dimensions({.layers = 12,
                            .hidden = 768,
                            .heads = 12,
                            .vocab = 50257,
                            .positions = 1024,
                            .tied = true,
                            .norm_epsilon = 1e-5,
                            .ffn_is_four_hidden = true});
    reader.set_gpt_block(true);
    reader.read_activation(Activation::gelu);
    reader.model.positions = Positions::learned;
    reader.model.position_rows = reader.model.max_positions;
}

void read_gpt_neox(ConfigReader& reader) {
    reader.read_dimensions({.layers = 44, .hidden = 6144, .ffn = 24576, .heads = 64, .vocab = 50432, .norm_epsilon = 1e-5});
    reader.set_gpt_block(true);
    reader.read_activation(Activation::gelu);
    reader.read_attention_bias(true);
}

void read_falcon(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 32, .hidden = 4544, .heads = 71, .vocab = 65024, .tied = true, .norm_epsilon = 1e-5, .ffn_is_four_hidden = true});
    reader.set_gpt_block(reader.json().boolean("bias", false));
    reader.read_activation(Activation::gelu);
    Transformer& model = reader.model;
    // Files of 2023 call the 40B RefinedWeb and the 7B RefinedWebModel, without naming the architecture.
    const bool grouped = reader.json().boolean("new_decoder_architecture", model.family == "RefinedWeb");
    const bool parallel = reader.json().boolean("parallel_attn", true);
    if (!grouped) {
        model.kv_heads = reader.json().boolean("multi_query", true) ? 1 : model.heads;
    }
    model.norms_per_layer = static_cast<int>(grouped ? reader.json().integer("num_ln_in_parallel_attn", 1, 2, 2) : (parallel ? 1 : 2));
    model.positions = reader.json().boolean("alibi", false) ? Positions::alibi : Positions::rope;
}

void read_bloom(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 2, .hidden = 64, .heads = 8, .vocab = 250880, .tied = true, .norm_epsilon = 1e-5, .ffn_is_four_hidden = true});
    reader.set_gpt_block(true);
    reader.model.activation = Activation::gelu;
    reader.model.positions = Positions::alibi;
    reader.model.embedding_norm = true;
}

void read_opt(ConfigReader& reader) {
    reader.read_dimensions({.layers = 12, .hidden = 768, .ffn = 3072, .heads = 12, .vocab = 50272, .tied = true, .norm_epsilon = 1e-5});
    reader.set_gpt_block(reader.json().boolean("enable_bias", true));
    reader.read_activation(Activation::relu);
    Transformer& model = reader.model;
    model.positions = Positions::learned;
    model.position_rows = model.max_positions + 2; // the table is offset by two
    if (reader.json().integer("word_embed_proj_dim", 1, kMaxHidden, model.hidden) != model.hidden) {
        reader.notes.emplace_back(
            "word_embed_proj_dim differs from hidden_size; the projections were left out and the count is approximate");
    }
}

void read_olmo(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 4096, .ffn = 11008, .heads = 32, .vocab = 50304, .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.norm = NormKind::without_weights;
}

void read_olmo2(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 4096, .ffn = 11008, .heads = 32, .vocab = 50304});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.qk_norm = QkNorm::full_width;
    if (reader.model.family == "olmo3") {
        reader.read_window(4096, 4);
    }
}

void read_nemotron(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 32, .hidden = 6144, .ffn = 24576, .heads = 48, .vocab = 256000, .positions = 4096, .norm_epsilon = 1e-5});
    reader.set_gpt_block(false);
    reader.read_activation(Activation::squared_relu);
    reader.read_attention_bias(false);
    reader.model.mlp_bias = reader.json().boolean("mlp_bias", false);
}

void read_mpt(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 24, .hidden = 2048, .heads = 16, .vocab = 50368, .tied = true, .norm_epsilon = 1e-5, .ffn_is_four_hidden = true});
    Transformer& model = reader.model;
    const bool biases = !reader.json().boolean("no_bias", false);
    reader.set_gpt_block(biases);
    model.norm = biases ? NormKind::layer_with_bias : NormKind::rms; // a LayerNorm without bias has as many weights
    model.activation = Activation::gelu;
    if (!reader.json().has("intermediate_size")) {
        model.ffn = reader.json().integer("expansion_ratio", 1, 1000, 4) * model.hidden;
    }
    bool alibi = false;
    bool rotary = false;
    if (const auto attention = reader.json().optional_object("attn_config")) {
        alibi = attention->boolean("alibi", false);
        rotary = attention->boolean("rope", false);
        const std::string kind = attention->text("attn_type", "multihead_attention");
        model.kv_heads = kind == "multiquery_attention" ? 1 : attention->integer("kv_n_heads", 1, model.heads, model.kv_heads);
    }
    model.positions = alibi                                            ? Positions::alibi
                      : rotary                                         ? Positions::rope
                      : reader.json().boolean("learned_pos_emb", true) ? Positions::learned
                                                                       : Positions::none;
    model.position_rows = model.positions == Positions::learned ? model.max_positions : 0;
}

/// An unknown model_type is read like Llama from whatever keys are there; nothing has a default.
void read_generic(ConfigReader& reader) {
    const bool experts = has_experts(reader);
    const bool has_width = reader.json().has("intermediate_size") || reader.json().has("ffn_hidden_size");
    FamilyDefaults defaults;
    defaults.ffn_is_four_hidden = experts && !has_width; // a placeholder: gone when every layer is MoE, refused below otherwise
    reader.read_dimensions(defaults);
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.qkv_bias = reader.json().boolean("qkv_bias", reader.model.qkv_bias);
    reader.model.mlp_bias = reader.json().boolean("mlp_bias", false);
    reader.model.qk_norm = reader.json().boolean("use_qk_norm", false) ? QkNorm::per_head : QkNorm::none;
    if (reader.json().has("kv_lora_rank")) {
        reader.read_latent_attention(0);
    }
    if (experts) {
        read_generic_experts(reader);
    }
    if (experts && !has_width && reader.model.ffn != 0) {
        reader.json().fail("intermediate_size", "is missing; the width of the dense layers was expected");
    }
    const std::string& family = reader.model.family;
    reader.notes.push_back(
        (family.empty() ? std::string("the file names no model_type") : "the model_type " + json::quoted(family) + " is not known") +
        "; it was read like llama from the keys that are there: check the parameter count");
}

struct Family {
    std::string_view model_type;
    void (*read)(ConfigReader&);
};

constexpr std::array kFamilies = {
    Family{"llama", read_llama},
    Family{"granite", read_llama},
    Family{"smollm3", read_llama},
    Family{"mistral", read_mistral},
    Family{"ministral", read_mistral},
    Family{"mixtral", read_mixtral},
    Family{"qwen2", read_qwen2},
    Family{"qwen2_vl_text", read_qwen2},
    Family{"qwen2_5_vl_text", read_qwen2},
    Family{"qwen2_vl", read_qwen2},
    Family{"qwen2_5_vl", read_qwen2},
    Family{"qwen3", read_qwen3},
    Family{"qwen3_vl_text", read_qwen3},
    Family{"qwen2_moe", read_qwen2_moe},
    Family{"qwen3_moe", read_qwen3_moe},
    Family{"qwen3_vl_moe_text", read_qwen3_moe},
    Family{"gemma", read_gemma},
    Family{"gemma2", read_gemma2},
    Family{"gemma3_text", read_gemma3},
    Family{"phi3", read_phi3},
    Family{"phi", read_phi},
    Family{"gpt2", read_gpt2},
    Family{"gpt_neox", read_gpt_neox},
    Family{"falcon", read_falcon},
    Family{"RefinedWeb", read_falcon},
    Family{"RefinedWebModel", read_falcon},
    Family{"bloom", read_bloom},
    Family{"opt", read_opt},
    Family{"olmo", read_olmo},
    Family{"olmo2", read_olmo2},
    Family{"olmo3", read_olmo2},
    Family{"olmoe", read_olmoe},
    Family{"nemotron", read_nemotron},
    Family{"mpt", read_mpt},
    Family{"grok-1", read_grok},
    Family{"deepseek_v2", read_deepseek_v2},
    Family{"deepseek_v3", read_deepseek_v3},
    Family{"kimi_k2", read_deepseek_v3},
    Family{"deepseek_v32", read_deepseek_v32},
    Family{"glm_moe_dsa", read_deepseek_v32},
    Family{"glm4_moe", read_glm4_moe},
    Family{"gpt_oss", read_gpt_oss},
    Family{"llama4_text", read_llama4},
    Family{"llama4", read_llama4},
    Family{"minimax_m2", read_minimax_m2},
    Family{"phimoe", read_phimoe},
    Family{"dots1", read_dots1},
    Family{"seed_oss", read_seed_oss},
    Family{"ernie4_5", read_ernie4_5},
    Family{"arcee", read_arcee},
    Family{"apertus", read_apertus},
    Family{"exaone4", read_exaone4},
    Family{"hunyuan_v1_dense", read_hunyuan_dense},
    Family{"glm", read_glm},
    Family{"glm4", read_glm},
    Family{"cohere", read_cohere},
    Family{"cohere2", read_cohere},
    Family{"stablelm", read_stablelm},
    Family{"starcoder2", read_starcoder2},
    Family{"gptj", read_gptj},
    Family{"gpt_bigcode", read_gpt_bigcode},
};

} // namespace

bool is_known_family(std::string_view model_type) {
    for (const Family& family : kFamilies) {
        if (family.model_type == model_type) {
            return true;
        }
    }
    return false;
}

void read_family(ConfigReader& reader) {
    for (const Family& family : kFamilies) {
        if (family.model_type == reader.model.family) {
            family.read(reader);
            return;
        }
    }
    read_generic(reader);
}

} // namespace fivefold::hf
