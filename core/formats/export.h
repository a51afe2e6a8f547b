// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/plan/plan.h"

#include <optional>
#include <string>
#include <vector>

namespace fivefold {

enum class ExportTarget { nanotron, megatron };
enum class Launcher { slurm };

struct ExportedFile {
    std::string name; ///< relative, safe as a file name
    std::string text;
    bool executable = false;
};

struct ExportResult {
    std::vector<ExportedFile> files;   ///< empty when a finding is an error
    std::vector<Finding> findings;     ///< what the target cannot express (error) or was changed (warning)
};

/// Rules of the target framework that this plan breaks, beyond the plan's own rules.
[[nodiscard]] std::vector<Finding> check_target(const Plan& plan, ExportTarget target);

/// The framework's own launch files for a plan: configuration and launcher script. The header comment carries the program's
/// version, the target's version, the plan's hash and the prediction.
[[nodiscard]] ExportResult export_plan(const Plan& plan, const Estimate& estimate, ExportTarget target, Launcher launcher);

[[nodiscard]] std::optional<ExportTarget> export_target_from_name(const std::string& name);
[[nodiscard]] const char* export_target_name(ExportTarget target);

} // namespace fivefold
