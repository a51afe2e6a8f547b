// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/estimate.h"
#include "core/plan/plan.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace fivefold {

enum class ExportTarget { nanotron, megatron, bridge, torchtitan, torchtitan_toml, accelerate, deepspeed };
inline constexpr std::array kExportTargets = {ExportTarget::nanotron,   ExportTarget::megatron,        ExportTarget::bridge,
                                              ExportTarget::torchtitan, ExportTarget::torchtitan_toml, ExportTarget::accelerate,
                                              ExportTarget::deepspeed};
enum class Launcher { slurm, skypilot, kubeflow };
inline constexpr std::array kLaunchers = {Launcher::slurm, Launcher::skypilot, Launcher::kubeflow};

struct ExportedFile {
    std::string name; ///< relative, safe as a file name
    std::string text;
    bool executable = false;
};

struct ExportResult {
    std::vector<ExportedFile> files;   ///< empty when a finding is an error
    std::vector<Finding> findings;     ///< what the target cannot express (error) or was changed (warning)
};

/// Rules of the target framework that this plan breaks, beyond the plan's own rules. A plan whose degrees are not positive has
/// none: the plan's own rules say so.
[[nodiscard]] std::vector<Finding> check_target(const Plan& plan, ExportTarget target);

/// The framework's own launch files for a plan: configuration first, launcher last. The header comment carries the program's
/// version, the target's version, the plan's hash and the prediction.
[[nodiscard]] ExportResult export_plan(const Plan& plan, const Estimate& estimate, ExportTarget target, Launcher launcher);

/// The command line's names: nanotron, megatron, bridge, torchtitan, torchtitan-v0.2, accelerate, deepspeed.
[[nodiscard]] std::optional<ExportTarget> export_target_from_name(const std::string& name);
[[nodiscard]] const char* export_target_name(ExportTarget target);
/// slurm, skypilot, kubeflow.
[[nodiscard]] std::optional<Launcher> launcher_from_name(const std::string& name);
[[nodiscard]] const char* launcher_name(Launcher launcher);
/// All names with commas between them, for help and errors.
[[nodiscard]] std::string export_target_names();
[[nodiscard]] std::string launcher_names();

} // namespace fivefold
