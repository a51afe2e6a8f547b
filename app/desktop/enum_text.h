// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/export.h"
#include "core/plan/finding.h"
#include "core/plan/plan.h"

#include <QString>
#include <string_view>

namespace fivefold {

/// Names of the core's choices as the interface shows them, in its language.
[[nodiscard]] QString knobText(Knob knob);             ///< short: "TP", "Micro-batch"
[[nodiscard]] QString knobText(std::string_view name); ///< the same from the plan file's key
[[nodiscard]] QString knobLongText(Knob knob);         ///< "Tensor parallel"
[[nodiscard]] QString knobMeaning(Knob knob);          ///< one sentence for tips
[[nodiscard]] QString knobValueText(Knob knob, std::int64_t value); ///< "8", "Full", "1F1B"
[[nodiscard]] QString scheduleText(Schedule schedule);
[[nodiscard]] QString zeroText(std::int64_t stage);
[[nodiscard]] QString recomputeText(RecomputeKind kind);
[[nodiscard]] QString recomputeModulesText(unsigned modules); ///< "core attention, MLP"
[[nodiscard]] QString precisionText(Precision precision);
[[nodiscard]] QString optimizerText(Optimizer optimizer);
[[nodiscard]] QString frameworkText(Framework framework);
[[nodiscard]] QString exportTargetText(ExportTarget target);
[[nodiscard]] QString launcherText(Launcher launcher);
[[nodiscard]] QString attentionText(AttentionKernel kernel);
[[nodiscard]] QString switchText(Switch choice);
[[nodiscard]] QString lossText(LossKind loss);
[[nodiscard]] QString cudaGraphsText(CudaGraphs graphs);
[[nodiscard]] QString dispatcherText(Dispatcher dispatcher);
[[nodiscard]] QString routingText(TokenRouting routing);
[[nodiscard]] QString cpKindText(CpKind kind);
[[nodiscard]] QString fp8RecipeText(Fp8Recipe recipe);
[[nodiscard]] QString activationText(Activation activation);
[[nodiscard]] QString positionsText(Positions positions);
[[nodiscard]] QString normText(NormKind norm);
[[nodiscard]] QString qkNormText(QkNorm norm);

} // namespace fivefold
