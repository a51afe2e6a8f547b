// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: the parts that all model families of a Hugging Face config.json share.
#pragma once

#include "core/formats/json_reader.h"
#include "core/formats/model_config.h"
#include "core/model/transformer.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold::hf {

/// What a family takes when a key is absent. Zero: follows from the rest, or must be given when nothing follows.
struct FamilyDefaults {
    std::int64_t layers = 0;
    std::int64_t hidden = 0;
    std::int64_t ffn = 0;
    std::int64_t heads = 0;
    std::int64_t kv_heads = 0; ///< 0: as many as heads
    std::int64_t head_dim = 0; ///< 0: hidden / heads
    std::int64_t vocab = 0;
    std::int64_t positions = 2048;
    bool tied = false;
    double norm_epsilon = 1e-6;
    bool ffn_is_four_hidden = false; ///< GPT-2 and its kin
};

/// One config.json while it is being read into a model. Wraps the JSON object that holds the language model.
class ConfigReader {
public:
    /// `nested`: the object is a part of a multimodal file, which may leave out every key that has its family's default.
    ConfigReader(json::ObjectReader config, std::string family, bool nested, bool outer_tied, bool outer_has_tied);

    Transformer model;
    std::vector<std::string> notes;

    [[nodiscard]] const json::ObjectReader& json() const { return config_; }

    /// Layers, hidden, heads, KV heads, head dimension, feed-forward, vocabulary, positions, tying, norm epsilon, rotary base.
    /// Throws when the layers, the hidden size or the heads are missing from a file that is no part of another.
    void read_dimensions(const FamilyDefaults& defaults);
    /// The first of these keys that is present, else `fallback` with a note; throws on the first key when that is 0.
    [[nodiscard]] std::int64_t dimension(std::initializer_list<const char*> keys, std::int64_t high, std::int64_t fallback);
    [[nodiscard]] std::int64_t optional_dimension(std::initializer_list<const char*> keys, std::int64_t low, std::int64_t high,
                                                  std::int64_t fallback) const;
    /// Reads the activation if stated; unknown names leave `fallback` with a note.
    void read_activation(Activation fallback);
    /// Query, key, value and output biases under one key.
    void read_attention_bias(bool fallback);
    /// All biases of a GPT-2 like block: plain feed-forward, LayerNorm with bias.
    void set_gpt_block(bool biases);
    /// Window from sliding_window, sliding_window_pattern and layer_types. 0: no window unless stated.
    void read_window(std::int64_t tokens_when_absent, std::int64_t full_every_when_absent);
    /// Routed experts; an expert count of 0 or null leaves the model dense and returns false.
    bool read_experts(std::initializer_list<const char*> count_keys, std::int64_t count, std::int64_t top_k,
                      std::initializer_list<const char*> width_keys, std::int64_t width);
    void read_latent_attention(std::int64_t q_rank_when_absent);

private:
    [[nodiscard]] const char* first_present(std::initializer_list<const char*> keys) const;
    void read_rotary();

    json::ObjectReader config_;
    bool nested_;
    bool outer_tied_;
    bool outer_has_tied_;
};

/// read_model_config for a document that is parsed already.
[[nodiscard]] ImportedModel read_model_config(const boost::json::value& document, std::string_view fallback_name);

/// Reads the family that `reader.model.family` names, generically when it is not known.
void read_family(ConfigReader& reader);
[[nodiscard]] bool is_known_family(std::string_view model_type);

// Bounds that keep every count inside 63 bits together with malformed().
inline constexpr std::int64_t kMaxLayers = 10'000;
inline constexpr std::int64_t kMaxHidden = 1'000'000;
inline constexpr std::int64_t kMaxHeads = 100'000;
inline constexpr std::int64_t kMaxWidth = 10'000'000;
inline constexpr std::int64_t kMaxVocabulary = 100'000'000;
inline constexpr std::int64_t kMaxPositions = 100'000'000;

} // namespace fivefold::hf
