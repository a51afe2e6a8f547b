// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/run.h"
#include "core/plan/plan.h"

#include <QString>
#include <QStringList>

namespace fivefold {

/// What `other` has that differs from `plan` in what decides memory and time, the weightiest first: "PP 4 → 8", "A100 instead of H100".
[[nodiscard]] QStringList planDifferences(const Plan& plan, const Plan& other);
/// "Megatron-Bridge (Megatron-Core): Llama 3 70B on 64 × H100-80GB, TP4 PP8 VP5".
[[nodiscard]] QString runText(const MeasuredRun& run);

} // namespace fivefold
