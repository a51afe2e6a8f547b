// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace fivefold {

/// What fills memory: see pattern_word in probes/api/kernels.h.
struct Pattern {
    std::uint32_t seed = 0;
    std::uint32_t and_mask = 0xFFFFFFFF;
    std::uint32_t or_mask = 0;
};

} // namespace fivefold
