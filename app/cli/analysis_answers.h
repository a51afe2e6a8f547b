// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/knobs.h"
#include "core/search/scaling.h"
#include "core/search/sensitivity.h"
#include "core/search/strip.h"

#include <span>
#include <string>
#include <vector>

namespace fivefold::cli {

enum class AnswerForm { text, json, csv };

/// Points of a what-if strip, one a line or object.
[[nodiscard]] std::string strip_answer(Knob knob, std::span<const StripPoint> strip, AnswerForm form);
/// Points of a scaling curve; text and JSON also name the node counts without a valid plan.
[[nodiscard]] std::string scaling_answer(ScalingKind kind, std::span<const ScalingPoint> curve, AnswerForm form);
/// Elasticities and gains; text and JSON also say what more memory would buy.
[[nodiscard]] std::string sensitivity_answer(std::span<const Sensitivity> resources, const MemoryPurchase& memory, AnswerForm form);

} // namespace fivefold::cli
