// SPDX-License-Identifier: Apache-2.0
#include "core/formats/model_config_reader.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold::hf {

ConfigReader::ConfigReader(json::ObjectReader config, std::string family, bool nested, bool outer_tied, bool outer_has_tied)
    : config_(std::move(config)), nested_(nested), outer_tied_(outer_tied), outer_has_tied_(outer_has_tied) {
    model.family = std::move(family);
}

const char* ConfigReader::first_present(std::initializer_list<const char*> keys) const {
    for (const char* key : keys) {
        if (config_.has(key)) {
            return key;
        }
    }
    return nullptr;
}

std::int64_t ConfigReader::dimension(std::initializer_list<const char*> keys, std::int64_t high, std::int64_t fallback) {
    const char* key = first_present(keys);
    if (key == nullptr && fallback > 0) {
        notes.push_back(fmt::format("{} is not stated; {}, the default of {}, was taken", *keys.begin(), fallback, model.family));
        return fallback;
    }
    return config_.integer(key != nullptr ? key : *keys.begin(), 1, high);
}

std::int64_t ConfigReader::optional_dimension(std::initializer_list<const char*> keys, std::int64_t low, std::int64_t high,
                                              std::int64_t fallback) const {
    const char* key = first_present(keys);
    return key != nullptr ? config_.integer(key, low, high) : fallback;
}

void ConfigReader::read_dimensions(const FamilyDefaults& defaults) {
    // A file of its own always states these three; without them it is cut short or no model configuration at all.
    const auto required = [this](std::int64_t fallback) { return nested_ ? fallback : 0; };
    model.layers = dimension({"num_hidden_layers", "n_layer", "n_layers", "num_layers"}, kMaxLayers, required(defaults.layers));
    model.hidden = dimension({"hidden_size", "n_embd", "n_embed", "d_model"}, kMaxHidden, required(defaults.hidden));
    model.heads = dimension({"num_attention_heads", "n_head", "n_heads"}, kMaxHeads, required(defaults.heads));
    if (const char* key = first_present({"num_key_value_heads", "num_kv_heads", "n_head_kv"})) {
        model.kv_heads = config_.integer(key, 1, kMaxHeads);
    } else {
        model.kv_heads = defaults.kv_heads > 0 ? std::min(defaults.kv_heads, model.heads) : model.heads;
        if (model.kv_heads != model.heads && model.kv_heads > 1) {
            notes.push_back(
                fmt::format("num_key_value_heads is not stated; {}, the default of {}, was taken", model.kv_heads, model.family));
        } else if (config_.has_null("num_key_value_heads")) {
            notes.push_back(fmt::format("num_key_value_heads is null; as many as attention heads, {}, were taken", model.heads));
        }
    }
    if (model.kv_heads > model.heads || model.heads % model.kv_heads != 0) {
        config_.fail("num_key_value_heads",
                     fmt::format("is {}; a divisor of the {} attention heads was expected", model.kv_heads, model.heads));
    }
    model.head_dim = optional_dimension({"head_dim"}, 1, kMaxHeads, defaults.head_dim);
    if (model.head_dim == 0) {
        if (model.hidden % model.heads != 0) {
            config_.fail("num_attention_heads",
                         fmt::format("is {}; a divisor of the hidden size {} was expected, or a head_dim", model.heads, model.hidden));
        }
        model.head_dim = model.hidden / model.heads;
    }
    const auto ffn_keys = {"intermediate_size", "ffn_dim", "n_inner", "ffn_hidden_size"};
    model.ffn = defaults.ffn_is_four_hidden ? optional_dimension(ffn_keys, 1, kMaxWidth, 4 * model.hidden)
                                            : dimension(ffn_keys, kMaxWidth, defaults.ffn);
    model.vocab = dimension({"vocab_size"}, kMaxVocabulary, defaults.vocab);
    model.max_positions = optional_dimension({"max_position_embeddings", "n_positions", "max_sequence_length", "max_seq_len", "seq_length"},
                                             1, kMaxPositions, defaults.positions);
    model.tied_embeddings = config_.boolean("tie_word_embeddings", outer_has_tied_ ? outer_tied_ : defaults.tied);
    model.norm_epsilon = defaults.norm_epsilon;
    if (const char* key = first_present({"rms_norm_eps", "layer_norm_eps", "layer_norm_epsilon", "norm_eps", "norm_epsilon"})) {
        model.norm_epsilon = config_.number(key, 0.0, 1.0);
    }
    read_rotary();
}

void ConfigReader::read_rotary() {
    constexpr double kLargestBase = 1e18;
    if (const char* key = first_present({"rope_theta", "rotary_emb_base"})) {
        model.rope_theta = config_.number(key, 1.0, kLargestBase);
    } else if (const auto parameters = config_.optional_object("rope_parameters")) { // transformers 5
        if (parameters->has("rope_theta")) {
            model.rope_theta = parameters->number("rope_theta", 1.0, kLargestBase);
        } else if (const auto full = parameters->optional_object("full_attention")) {
            model.rope_theta = full->number("rope_theta", 1.0, kLargestBase, model.rope_theta);
        }
    }
}

void ConfigReader::read_activation(Activation fallback) {
    model.activation = fallback;
    const char* key = first_present({"hidden_act", "hidden_activation", "activation_function"});
    if (key == nullptr) {
        return;
    }
    const std::string name = config_.text(key);
    if (name == "silu" || name == "swish") {
        model.activation = Activation::silu;
    } else if (name.find("gelu") != std::string::npos) {
        model.activation = Activation::gelu;
    } else if (name == "relu") {
        model.activation = Activation::relu;
    } else if (name == "relu2" || name == "squared_relu") {
        model.activation = Activation::squared_relu;
    } else {
        notes.push_back(fmt::format("the activation {} is not known; the one of {} was taken", json::quoted(name), model.family));
    }
}

void ConfigReader::read_attention_bias(bool fallback) {
    model.qkv_bias = config_.boolean("attention_bias", fallback);
    model.attention_output_bias = model.qkv_bias;
}

void ConfigReader::set_gpt_block(bool biases) {
    model.gated_mlp = false;
    model.norm = NormKind::layer_with_bias;
    model.qkv_bias = biases;
    model.attention_output_bias = biases;
    model.mlp_bias = biases;
}

void ConfigReader::read_window(std::int64_t tokens_when_absent, std::int64_t full_every_when_absent) {
    model.window.tokens =
        config_.has_null("sliding_window") ? 0 : optional_dimension({"sliding_window"}, 0, kMaxPositions, tokens_when_absent);
    model.window.full_every = optional_dimension({"sliding_window_pattern"}, 0, kMaxLayers, full_every_when_absent);
    const boost::json::array* types = config_.optional_array("layer_types");
    if (model.window.tokens > 0 && types != nullptr) {
        const std::vector<std::string> names = config_.texts("layer_types");
        std::int64_t full = 0;
        std::int64_t first_full = 0;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == "full_attention") {
                ++full;
                first_full = first_full == 0 ? static_cast<std::int64_t>(i) + 1 : first_full;
            }
        }
        const auto count = static_cast<std::int64_t>(names.size());
        if (full > 0 && full == count) {
            model.window = {};
        } else {
            model.window.full_every = full == 0 ? 0 : std::max<std::int64_t>(2, count / full);
            if (full > 0 && first_full != model.window.full_every) {
                notes.push_back(fmt::format("layer_types follows no simple pattern; one layer in {} was taken to attend to everything",
                                            model.window.full_every));
            }
        }
    }
    if (model.window.tokens == 0) {
        model.window = {};
    }
}

bool ConfigReader::read_experts(std::initializer_list<const char*> count_keys, std::int64_t count, std::int64_t top_k,
                                std::initializer_list<const char*> width_keys, std::int64_t width) {
    for (const char* key : count_keys) {
        if (config_.has_null(key)) {
            return false;
        }
    }
    MixtureOfExperts moe;
    moe.experts = optional_dimension(count_keys, 0, kMaxHeads, count);
    if (moe.experts == 0) {
        return false;
    }
    const std::int64_t default_top_k = std::min(top_k, moe.experts);
    moe.top_k = dimension({"num_experts_per_tok", "num_experts_per_token", "moe_topk"}, moe.experts, default_top_k);
    moe.ffn = dimension(width_keys, kMaxWidth, width);
    model.moe = moe;
    return true;
}

void ConfigReader::read_latent_attention(std::int64_t q_rank_when_absent) {
    LatentAttention latent;
    latent.q_rank = config_.has_null("q_lora_rank") ? 0 : config_.integer("q_lora_rank", 0, kMaxHidden, q_rank_when_absent);
    latent.kv_rank = config_.integer("kv_lora_rank", 1, kMaxHidden, 512);
    latent.qk_nope_dim = config_.integer("qk_nope_head_dim", 1, kMaxHeads, 128);
    latent.qk_rope_dim = config_.integer("qk_rope_head_dim", 0, kMaxHeads, 64);
    latent.v_dim = config_.integer("v_head_dim", 1, kMaxHeads, 128);
    model.latent = latent;
    // head_dim in these files means the rotated part only.
    model.head_dim = latent.qk_nope_dim + latent.qk_rope_dim;
    model.kv_heads = model.heads;
}

} // namespace fivefold::hf
