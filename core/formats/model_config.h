// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/transformer.h"

#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// A model read from a Hugging Face config.json, and what was assumed on the way.
struct ImportedModel {
    Transformer model;
    std::vector<std::string> notes; ///< English: defaults taken, parts ignored
};

/// Reads a Hugging Face config.json: every family of FORMATS section 7, nested text configs, spellings of transformers 4 and 5.
/// Throws FormatError with a JSON pointer; never crashes on hostile input. `fallback_name` names a model that does not name itself.
[[nodiscard]] ImportedModel read_model_config(std::string_view json, std::string_view fallback_name = "model");

} // namespace fivefold
