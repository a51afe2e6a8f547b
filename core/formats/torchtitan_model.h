// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: which of torchtitan's models a plan's model is, and how it is written.
#pragma once

#include "core/plan/plan.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fivefold {

/// Model families of torchtitan. Llama: dense, no norm of queries and keys. Qwen3: with that norm, or a mixture of experts.
/// DeepSeek-V3: latent attention and experts.
enum class TitanFamily { llama3, qwen3, deepseek_v3 };
[[nodiscard]] const char* titan_family_name(TitanFamily family);

/// The family that a model would be written as, in torchtitan main and in v0.2.x; whether the model fits is said by
/// `titan_obstacles`.
[[nodiscard]] TitanFamily titan_family(const Transformer& model, bool toml);
/// What torchtitan's families cannot express of this model, in English; empty for a model that can be written.
[[nodiscard]] std::vector<const char*> titan_obstacles(const Plan& plan, bool toml);

/// Python text that registers the model: a function of torchtitan main that builds its configuration, or the arguments of v0.2.x.
[[nodiscard]] std::string titan_model_python(const Plan& plan);
[[nodiscard]] std::string titan_model_arguments(const Plan& plan, const std::string& flavor);

/// torch's name of the pipeline schedule; nothing when torch has none.
[[nodiscard]] std::optional<std::string> titan_schedule(const Layout& layout);
/// Decoder layers of each pipeline stage in order of execution. The V-shaped schedule gives each rank two stages.
[[nodiscard]] std::vector<std::int64_t> titan_stages(const Layout& layout, std::span<const std::int64_t> layers);

} // namespace fivefold
