// SPDX-License-Identifier: Apache-2.0
#include "core/formats/model_config.h"

#include "core/formats/model_config_reader.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold {

namespace {

constexpr const char* kTextParts[] = {"text_config", "llm_config", "language_config"};

/// Short and without control characters: fit for tables and file names.
bool is_plain(std::string_view text, std::size_t longest) {
    return text.size() <= longest && std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x20; });
}

/// The file's own name for the model: the last part of a Hub id or path.
std::string model_name(const json::ObjectReader& file, std::string_view fallback) {
    constexpr std::size_t kLongestName = 80;
    for (const char* key : {"_name_or_path", "name_or_path"}) {
        const boost::json::value* value = file.find(key);
        if (value == nullptr || !value->is_string()) {
            continue;
        }
        std::string name = file.text(key);
        while (!name.empty() && name.back() == '/') {
            name.pop_back();
        }
        name = name.substr(name.find_last_of('/') + 1);
        if (!name.empty() && name != "." && name != ".." && is_plain(name, kLongestName)) {
            return name;
        }
    }
    return std::string(fallback);
}

void reject_other_kinds(const json::ObjectReader& config) {
    if (config.has("is_encoder_decoder") && config.boolean("is_encoder_decoder")) {
        config.fail("is_encoder_decoder", "is true; a decoder-only transformer was expected");
    }
    for (const char* key : {"mamba_d_state", "ssm_cfg", "state_size", "hybrid_override_pattern", "layers_block_type",
                            "linear_num_value_heads", "attn_type_list"}) {
        if (config.has(key)) {
            config.fail(key,
                        "belongs to a model with state-space or linear-attention layers; a transformer with attention in every layer was "
                        "expected");
        }
    }
}

/// Hybrid models name the kind of every layer.
void reject_other_layers(const json::ObjectReader& config) {
    if (config.optional_array("layer_types") == nullptr) return;
    for (const std::string& kind : config.texts("layer_types"))
        for (const char* other : {"linear", "mamba", "conv", "recurrent"})
            if (kind.find(other) != std::string::npos)
                config.fail("layer_types", fmt::format("names {} layers; a transformer with attention in every layer was expected", json::quoted(kind)));
}

/// Rough parameter count in floating point: the counts proper are 63-bit integers and must not overflow.
double rough_parameters(const Transformer& model) {
    const auto real = [](std::int64_t value) { return static_cast<double>(value); };
    const double widest = std::max(real(model.heads) * real(model.head_dim), real(model.hidden));
    double layer = 4 * real(model.hidden) * widest + 3 * real(model.hidden) * real(model.ffn);
    if (model.moe) {
        layer += 3 * real(model.hidden) * (real(model.moe->experts) * real(model.moe->ffn) + real(model.moe->shared_ffn)) +
                 real(model.hidden) * real(model.moe->experts);
    }
    if (model.latent) {
        layer +=
            real(model.heads) * (real(model.latent->q_rank) + real(model.latent->kv_rank)) * real(model.head_dim + model.latent->v_dim);
    }
    if (model.indexer) {
        layer += real(model.hidden) * real(model.indexer->heads) * (real(model.indexer->head_dim) + 1);
    }
    return layer * real(model.layers + model.mtp_layers) + 4 * real(model.vocab + model.position_rows) * real(model.hidden);
}

} // namespace

ImportedModel read_model_config(std::string_view text, std::string_view fallback_name) {
    const boost::json::value document = json::parse_json(text);
    return hf::read_model_config(document, fallback_name);
}

ImportedModel hf::read_model_config(const boost::json::value& document, std::string_view fallback_name) {
    const json::ObjectReader file(document);
    reject_other_kinds(file);
    std::string family = file.text("model_type", "");
    const char* part = nullptr;
    for (const char* key : kTextParts) {
        if (part == nullptr && file.has(key)) {
            part = key;
        }
    }
    const json::ObjectReader config = part != nullptr ? file.object(part) : file;
    if (part != nullptr) {
        reject_other_kinds(config);
        const std::string outer = family;
        family = config.text("model_type", is_known_family(outer + "_text") ? outer + "_text" : outer);
    }

    constexpr std::size_t kLongestFamily = 64;
    if (!is_plain(family, kLongestFamily)) {
        config.fail("model_type", fmt::format("is {}; a short name such as llama was expected", json::quoted(family)));
    }

    reject_other_layers(config);
    ConfigReader reader(config, family, part != nullptr, file.boolean("tie_word_embeddings", false), file.has("tie_word_embeddings"));
    read_family(reader);
    reader.model.name = model_name(file, fallback_name);

    for (const char* key : {"vision_config", "audio_config", "vision_tower_config"}) {
        if (file.has(key)) {
            reader.notes.push_back(fmt::format("{} was ignored: the language model alone is planned", key));
        }
    }
    if (file.has("quantization_config") || config.has("quantization_config")) {
        reader.notes.emplace_back("quantization_config was ignored: training keeps its own weights");
    }
    if (const auto problem = malformed(reader.model)) {
        throw FormatError("", *problem);
    }
    constexpr double kLargestModel = 1e15;
    if (const double parameters = rough_parameters(reader.model); !(parameters <= kLargestModel)) {
        throw FormatError("",
                          fmt::format("the model has about {:.1e} parameters; at most {:.0e} were expected", parameters, kLargestModel));
    }
    return {std::move(reader.model), std::move(reader.notes)};
}

} // namespace fivefold
