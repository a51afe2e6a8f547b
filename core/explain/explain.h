// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/explain/explanation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// How figures of an estimate come about, recomputed on demand. `estimate` must be that of the plan and profile, and evaluated (it has
/// stages). The values come from the functions that calculate the estimate; each formula gives its value from them, whole or part.

/// One line of a stage's memory, and the sum of all lines. `stage`: a pipeline rank of the estimate.
[[nodiscard]] Explanation explain_memory(const Plan& plan, const Profile& profile, const Estimate& estimate, std::size_t stage, MemoryTerm term);
[[nodiscard]] Explanation explain_memory_group(const Plan& plan, const Profile& profile, const Estimate& estimate, std::size_t stage, MemoryGroup group);
[[nodiscard]] Explanation explain_memory_total(const Plan& plan, const Profile& profile, const Estimate& estimate, std::size_t stage);

/// One line of the step time, and the sum of all lines.
[[nodiscard]] Explanation explain_time(const Plan& plan, const Profile& profile, const Estimate& estimate, TimeTerm term);
[[nodiscard]] Explanation explain_time_total(const Plan& plan, const Profile& profile, const Estimate& estimate);

enum class ExplainedMetric {
    step_time, tokens_per_second_per_gpu, model_tflops_per_gpu, mfu, mfu_full_attention, hfu, bubble_fraction, days, gpu_hours, cost,
    parameters, active_parameters, capacity, headroom, fit_probability, memory_low, memory_high, step_time_low, step_time_high,
    count_
};
inline constexpr std::size_t kExplainedMetrics = static_cast<std::size_t>(ExplainedMetric::count_);
[[nodiscard]] const char* explained_metric_name(ExplainedMetric metric); ///< "mfu"
[[nodiscard]] Explanation explain_metric(const Plan& plan, const Profile& profile, const Estimate& estimate, ExplainedMetric metric);

/// By key: "time.gemm", "time.total", "memory.weights" (of the fullest stage), "memory.3.weights", "memory.0.total", "memory.activations"
/// (a group), "mfu". Nothing for another text, or for an estimate that was not evaluated.
[[nodiscard]] std::optional<Explanation> explain(const Plan& plan, const Profile& profile, const Estimate& estimate, std::string_view key);
/// All keys of terms that are not 0, of the fullest stage, and of all metrics.
[[nodiscard]] std::vector<std::string> explained_keys(const Estimate& estimate);

} // namespace fivefold
