// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/plan.h"
#include "core/profile/profile.h"

namespace fivefold {

/// How fp8 finds its scales in a plan: as it says, else as the framework of that release does. Whatever the plan says where precision is not fp8.
[[nodiscard]] Fp8Recipe fp8_recipe(const Training& training, const SoftwareProfile& software);

/// Bytes of one weight in the plan's precision, scales included; 2 where that is 16 bit.
[[nodiscard]] double low_precision_weight(const Training& training);

/// Bytes per decoder parameter beyond the 16-bit weights: what the framework caches in the low precision, row by row and column by column
/// where the GPU's products need both; less the 16-bit copy where weights are stored in the low precision, (3.1).
/// 0 where the plan states neither recipe nor low-precision weights, or where ZeRO-3 casts what it gathers.
[[nodiscard]] double cached_weight_bytes(const Plan& plan, const SoftwareProfile& software);

/// Bytes of one decoder parameter when data-parallel ranks gather it, (4.13).
[[nodiscard]] double gathered_weight_bytes(const Training& training);

} // namespace fivefold
