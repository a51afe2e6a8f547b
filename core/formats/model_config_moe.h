// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: readers of the mixture-of-experts families.
#pragma once

#include "core/formats/model_config_reader.h"

namespace fivefold::hf {

void read_mixtral(ConfigReader& reader);
void read_grok(ConfigReader& reader);
void read_qwen2_moe(ConfigReader& reader);
void read_qwen3_moe(ConfigReader& reader);
void read_olmoe(ConfigReader& reader);
void read_deepseek_v2(ConfigReader& reader);
void read_deepseek_v3(ConfigReader& reader);
void read_deepseek_v32(ConfigReader& reader);
void read_glm4_moe(ConfigReader& reader);
void read_gpt_oss(ConfigReader& reader);
void read_llama4(ConfigReader& reader);
void read_minimax_m2(ConfigReader& reader);
void read_phimoe(ConfigReader& reader);
void read_dots1(ConfigReader& reader);

/// Qwen switches its window on with a key of its own, and then only for the upper layers.
void read_qwen_window(ConfigReader& reader);
[[nodiscard]] bool has_experts(const ConfigReader& reader);
/// The experts of an unknown family, from whichever of the usual keys are there.
void read_generic_experts(ConfigReader& reader);

} // namespace fivefold::hf
