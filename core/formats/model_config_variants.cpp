// SPDX-License-Identifier: Apache-2.0
#include "core/formats/model_config_variants.h"

namespace fivefold::hf {

void read_seed_oss(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 64, .hidden = 4096, .ffn = 27648, .heads = 80, .kv_heads = 8, .head_dim = 128, .vocab = 155136, .positions = 524288});
    reader.read_activation(Activation::silu);
    reader.model.qkv_bias = reader.json().boolean("attention_bias", true);
    reader.model.attention_output_bias = reader.json().boolean("attention_out_bias", false);
    reader.model.mlp_bias = reader.json().boolean("mlp_bias", false);
}

void read_ernie4_5(ConfigReader& reader) {
    reader.read_dimensions({.layers = 18,
                            .hidden = 1024,
                            .ffn = 3072,
                            .heads = 16,
                            .kv_heads = 2,
                            .head_dim = 128,
                            .vocab = 103424,
                            .positions = 131072,
                            .tied = true,
                            .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    Transformer& model = reader.model;
    model.qkv_bias = model.attention_output_bias = model.mlp_bias = reader.json().boolean("use_bias", false);
}

void read_arcee(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 2560, .ffn = 18432, .heads = 32, .vocab = 32000, .positions = 4096, .norm_epsilon = 1e-5});
    reader.read_activation(Activation::squared_relu);
    reader.read_attention_bias(false);
    reader.model.gated_mlp = false;
    reader.model.mlp_bias = reader.json().boolean("mlp_bias", false);
}

void read_apertus(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 4096, .ffn = 14336, .heads = 32, .vocab = 131072, .positions = 65536, .norm_epsilon = 1e-5});
    Transformer& model = reader.model;
    model.activation = Activation::squared_relu; // xIELU is quadratic above zero
    reader.read_attention_bias(false);
    model.gated_mlp = false;
    model.qk_norm = QkNorm::per_head;
    reader.notes.emplace_back("xIELU was taken as squared ReLU; its two numbers of each layer are not counted");
}

void read_exaone4(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 4096, .ffn = 16384, .heads = 32, .vocab = 102400, .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.model.qk_norm = QkNorm::per_head;
    reader.read_window(4096, 4);
}

void read_hunyuan_dense(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 4096, .ffn = 11008, .heads = 32, .vocab = 290943, .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.qk_norm = QkNorm::per_head;
}

void read_glm(ConfigReader& reader) {
    reader.read_dimensions({.layers = 40,
                            .hidden = 4096,
                            .ffn = 13696,
                            .heads = 32,
                            .kv_heads = 2,
                            .head_dim = 128,
                            .vocab = 151552,
                            .positions = 131072});
    reader.read_activation(Activation::silu);
    reader.model.qkv_bias = reader.json().boolean("attention_bias", true); // never on the output
    reader.model.norms_per_layer = reader.model.family == "glm4" ? 4 : 2;
}

/// Attention and feed-forward side by side after one norm, a LayerNorm without bias: as many weights as RMSNorm.
void read_cohere(ConfigReader& reader) {
    reader.read_dimensions(
        {.layers = 40, .hidden = 8192, .ffn = 22528, .heads = 64, .vocab = 256000, .positions = 8192, .tied = true, .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    reader.read_attention_bias(false);
    reader.model.norms_per_layer = 1;
    reader.model.qk_norm = reader.json().boolean("use_qk_norm", false) ? QkNorm::full_width : QkNorm::none;
    if (reader.model.family == "cohere2") reader.read_window(4096, 4);
}

void read_stablelm(ConfigReader& reader) {
    reader.read_dimensions({.layers = 32, .hidden = 2560, .ffn = 6912, .heads = 32, .vocab = 50304, .positions = 4096, .norm_epsilon = 1e-5});
    reader.read_activation(Activation::silu);
    Transformer& model = reader.model;
    model.norm = NormKind::layer_with_bias;
    model.norms_per_layer = reader.json().boolean("use_parallel_residual", false) ? 1 : 2;
    model.qkv_bias = reader.json().boolean("use_qkv_bias", false);
    // each head has a norm of its own, without bias
    model.qk_norm = reader.json().boolean("qk_layernorm", false) ? QkNorm::full_width : QkNorm::none;
}

void read_starcoder2(ConfigReader& reader) {
    reader.read_dimensions({.layers = 30,
                            .hidden = 3072,
                            .ffn = 12288,
                            .heads = 24,
                            .kv_heads = 2,
                            .vocab = 49152,
                            .positions = 4096,
                            .tied = true,
                            .norm_epsilon = 1e-5});
    reader.set_gpt_block(reader.json().boolean("use_bias", true));
    reader.read_activation(Activation::gelu);
    reader.read_window(0, 0);
}

void read_gptj(ConfigReader& reader) {
    reader.read_dimensions({.layers = 28, .hidden = 4096, .heads = 16, .vocab = 50400, .norm_epsilon = 1e-5, .ffn_is_four_hidden = true});
    reader.set_gpt_block(false); // biases in the feed-forward and the head alone
    reader.read_activation(Activation::gelu);
    reader.model.norms_per_layer = 1;
    reader.model.mlp_bias = reader.model.head_bias = true;
}

void read_gpt_bigcode(ConfigReader& reader) {
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
    Transformer& model = reader.model;
    if (reader.json().boolean("multi_query", true)) model.kv_heads = 1;
    model.positions = Positions::learned;
    model.position_rows = model.max_positions;
}

} // namespace fivefold::hf
