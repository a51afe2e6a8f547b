// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: the command line of Megatron-LM for a plan.
#pragma once

#include "core/estimate/estimate.h"
#include "core/formats/yaml_writer.h"
#include "core/plan/plan.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace fivefold {

/// Flags in the order in which they are written. Names are without the leading dashes.
class MegatronArgs {
public:
    using Words = std::vector<std::string>; ///< several words after one flag
    using Value = std::variant<bool, std::int64_t, double, std::string, Words>;

    void flag(const char* name) { entries_.emplace_back(name, true); } ///< a flag that takes no value
    void flag_if(bool condition, const char* name) {
        if (condition) flag(name);
    }
    void set(const char* name, std::integral auto value) { entries_.emplace_back(name, static_cast<std::int64_t>(value)); }
    void set(const char* name, double value) { entries_.emplace_back(name, value); }
    void set(const char* name, std::string value) { entries_.emplace_back(name, std::move(value)); }
    void set(const char* name, const char* value) { entries_.emplace_back(name, std::string(value)); }
    void set(const char* name, Words value) { entries_.emplace_back(name, std::move(value)); }

    [[nodiscard]] const std::vector<std::pair<std::string, Value>>& entries() const { return entries_; }
    /// The MODEL_ARGS map of Megatron-LM's own test configurations.
    [[nodiscard]] YamlNode yaml() const;
    /// One "--flag value" a line, quoted for bash.
    [[nodiscard]] std::vector<std::string> bash_lines() const;

private:
    std::vector<std::pair<std::string, Value>> entries_;
};

/// Dimensions, attention, mixture of experts, vocabulary.
void add_megatron_model(MegatronArgs& args, const Plan& plan);
/// Degrees, the split of layers over stages, sharding and overlap. `stage_layers`: decoder layers of each virtual stage.
void add_megatron_parallelism(MegatronArgs& args, const Plan& plan, std::span<const std::int64_t> stage_layers);
/// Batch, precision, optimizer, recomputation, kernels, schedule of the learning rate.
void add_megatron_training(MegatronArgs& args, const Plan& plan);

/// The string of --pipeline-model-parallel-layout, "Et*2|(t*2|)*29t|mL": "E" embedding, "t" decoder layer, "m" multi-token
/// prediction, "L" loss, "|" between virtual stages in pipeline order, "x*n" and "(..)*n" repeat.
[[nodiscard]] std::string megatron_layout(std::span<const std::int64_t> stage_layers, int mtp_layers);
/// Which layers are MoE, as the list expression of --moe-layer-freq: "([0]*3+[1]*58)"; nothing when all are.
[[nodiscard]] std::optional<std::string> moe_layer_expression(const Transformer& model);

/// Megatron has one switch for the biases of all linear layers and one for queries, keys and values.
enum class MegatronBiases { none, qkv, all, inexpressible };
[[nodiscard]] MegatronBiases megatron_biases(const Transformer& model);
/// ZeRO-2 and ZeRO-3 exist in Megatron-FSDP only.
[[nodiscard]] inline bool uses_megatron_fsdp(const Layout& layout) { return layout.zero >= 2; }
/// Selective recomputation's modules that apply to this model.
[[nodiscard]] unsigned applicable_recompute_modules(const Plan& plan);

} // namespace fivefold
