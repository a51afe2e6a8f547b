// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/search.h"

#include <QString>

#include <string_view>

namespace fivefold {

/// Why layouts were not kept: a few words for a bar, and a sentence that explains them.
[[nodiscard]] QString rejectionText(std::string_view id);
[[nodiscard]] QString rejectionExplanation(std::string_view id, const SearchRequest& request);
[[nodiscard]] QString excessText(MemoryExcess::Bucket bucket); ///< "up to 10 % too much"
[[nodiscard]] QString stageText(MemoryExcess::Stage stage);    ///< "first stage"

} // namespace fivefold
