// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/advise/phases.h"

#include <optional>
#include <string_view>
#include <vector>

namespace fivefold::cli {

/// A positive number with an optional suffix: k, M, G or B, T (powers of ten), Ki, Mi, Gi, Ti (powers of two). Nothing for other text,
/// infinities and what is not above zero.
[[nodiscard]] std::optional<double> parse_amount(std::string_view text);

/// "16M@0,32M@250e9": value from that many trained tokens on, ascending; "@0" may be left out of the first. Nothing for other text.
[[nodiscard]] std::optional<std::vector<ScheduleStep>> parse_schedule(std::string_view text);

} // namespace fivefold::cli
