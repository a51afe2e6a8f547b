// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace fivefold {

/// A count as a number of the formulas. Exact up to 2^53, far above any count that passes the rules.
[[nodiscard]] constexpr double to_double(std::int64_t value) { return static_cast<double>(value); }

} // namespace fivefold
