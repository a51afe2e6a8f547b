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
/// What a ratio to something else means: 1.031 is "+3.1 %", 0.9 "−10.0 %", what rounds to nothing "±0.0 %".
[[nodiscard]] QString changeText(double ratio);

} // namespace fivefold
