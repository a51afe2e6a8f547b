// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/cluster.h"
#include "core/measured/run.h"
#include "core/plan/plan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// Readings of the words in which sources describe a run. All of them look at what is said, never at who says it.

[[nodiscard]] std::string lower_case(std::string_view text);
[[nodiscard]] inline bool has(std::string_view text, std::string_view word) { return text.find(word) != std::string_view::npos; }

/// Family of a framework's name in any spelling ("NeMo (Megatron-Core)", "ms-swift DeepSpeed ZeRO-3"). Unknown names: the
/// sharding decides, ZeRO-3 as FSDP, everything else as Megatron.
[[nodiscard]] Framework framework_family(std::string_view name, int zero_stage);

/// A release as a year with fraction. Understands year.month[.patch] (24.07, 2026.02, 25.02.01) as the middle of that month plus half a
/// month a patch, ISO dates, "Feb 2022", a year with fraction above 12 (2025.85) and a bare year (its middle). 0 when none is found.
[[nodiscard]] double release_year(std::string_view text);

/// Bandwidth of one GPU's share of the network, one direction, from words like "8x400 Gb/s per node" or "400 Gb/s per GPU".
[[nodiscard]] std::optional<BytesPerSecond> network_share(std::string_view text, int gpus_per_node);

/// Which stage a memory reading belongs to, from words like "last", "pp stage 1 of 2", "max over GPUs".
[[nodiscard]] StageRead stage_read(std::string_view text);

/// Megatron's pipeline layout "Et*3|(tt|)*6mL": E embedding, t decoder layer, m multi-token prediction, L loss, | next stage.
struct PipelineLayout {
    std::vector<std::int64_t> layers; ///< decoder layers of each virtual stage
    int mtp_layers = 0;
};
/// Nothing when the text is not such a layout.
[[nodiscard]] std::optional<PipelineLayout> pipeline_layout(std::string_view text);

/// Megatron's layer pattern "([0]*3+[1]*12)": one value a layer, 1 for MoE. Nothing when it is not one.
[[nodiscard]] std::optional<std::vector<bool>> moe_layer_pattern(std::string_view text);

/// Modules that selective recomputation drops, from words like "modules: layernorm+moe_act". 0 when none is named.
[[nodiscard]] unsigned recompute_modules(std::string_view text);

/// Layers whose activations wait on the host, from words like "activation CPU offload of 40 layers". 0 when none are named.
[[nodiscard]] std::int64_t offloaded_layers(std::string_view text);

/// Value of "key=value" among phrases separated by ';'; empty when the key is not there.
[[nodiscard]] std::string_view stated_value(std::string_view notes, std::string_view key);

/// What the words of a name or of notes say about a layout, in any spelling ("uneven_pipeline", "uneven pipeline").
struct RunFeatures {
    bool warmup_overlap = false;  ///< pipeline messages overlap in warm-up and drain too
    bool slots = false;           ///< embedding and loss count as layers in the pipeline split
    bool uneven_unstated = false; ///< stages are uneven and nothing says how
    bool qk_norm = false;
    bool fp8_parameters = false;  ///< weights are kept in fp8
    bool nondeterministic = false;
    bool fully_sharded = false;   ///< Megatron FSDP: weights, gradients and optimizer sharded
    std::int64_t optimizer_instances = 1; ///< groups that each hold a whole sharded optimizer
    std::int64_t virtual_stages = 0;      ///< "vp2": 2; 0 when nothing says
    std::vector<std::string> not_modelled; ///< features without a term in the model, by name
};
[[nodiscard]] RunFeatures run_features(std::string_view text);

/// Sets what the words state: overlap, CUDA graphs, MoE dispatcher, routing and capacity, launch blocking, fp8 recipe and weights, CP exchange.
void apply_software_words(Training& training, std::string_view overlap, std::string_view notes);

} // namespace fivefold
