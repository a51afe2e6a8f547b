// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: families of a Hugging Face config.json that differ from an earlier one in a norm, a bias or a matrix.
#pragma once

#include "core/formats/model_config_reader.h"

namespace fivefold::hf {

void read_seed_oss(ConfigReader& reader);
void read_ernie4_5(ConfigReader& reader);
void read_arcee(ConfigReader& reader);
void read_apertus(ConfigReader& reader);
void read_exaone4(ConfigReader& reader);
void read_hunyuan_dense(ConfigReader& reader);
void read_glm(ConfigReader& reader);
void read_cohere(ConfigReader& reader);
void read_stablelm(ConfigReader& reader);
void read_starcoder2(ConfigReader& reader);
void read_gptj(ConfigReader& reader);
void read_gpt_bigcode(ConfigReader& reader);

} // namespace fivefold::hf
