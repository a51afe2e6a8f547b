// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QString>
#include <QStringList>

namespace fivefold {

/// The degrees of a layout, a word each: "TP8", "PP4", "DP2". Degrees of one are left out; never empty.
[[nodiscard]] QStringList degreeWords(const Layout& layout);
[[nodiscard]] QString degreesText(const Layout& layout); ///< the words, "TP8 PP4 DP2"
/// "TP8 PP4 DP2, 16 × micro-batch 2, ZeRO-1, recomputation: none".
[[nodiscard]] QString layoutSentence(const Layout& layout);
/// "+2.9 %", "−50.0 %", and "±0.0 %" for what rounds to nothing.
[[nodiscard]] QString signedPercent(double fraction);
/// What a ratio to something else means: 1.031 is "+3.1 %". An endless ratio is shown as it is.
[[nodiscard]] QString changeText(double ratio);

} // namespace fivefold
