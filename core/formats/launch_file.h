// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: what the exporters of all targets share.
#pragma once

#include "core/formats/export.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// Collects findings of one target.
class TargetFindings {
public:
    void error(const char* id, std::vector<FindingArgument> arguments, std::vector<SuggestedChange> fixes = {}) {
        add(Severity::error, id, std::move(arguments), std::move(fixes));
    }
    void warning(const char* id, std::vector<FindingArgument> arguments = {}) { add(Severity::warning, id, std::move(arguments), {}); }
    void info(const char* id, std::vector<FindingArgument> arguments = {}) { add(Severity::info, id, std::move(arguments), {}); }
    [[nodiscard]] std::vector<Finding> take() { return std::move(findings_); }

private:
    void add(Severity severity, const char* id, std::vector<FindingArgument> arguments, std::vector<SuggestedChange> fixes) {
        findings_.push_back({id, severity, std::move(arguments), std::move(fixes)});
    }
    std::vector<Finding> findings_;
};

[[nodiscard]] FindingArgument number_argument(const char* name, std::int64_t number);
[[nodiscard]] FindingArgument text_argument(const char* name, std::string text);

[[nodiscard]] std::vector<Finding> check_nanotron(const Plan& plan);
[[nodiscard]] std::vector<Finding> check_megatron(const Plan& plan);
[[nodiscard]] std::vector<ExportedFile> export_nanotron(const Plan& plan, const Estimate& estimate);
[[nodiscard]] std::vector<ExportedFile> export_megatron(const Plan& plan, const Estimate& estimate);

/// Name of the files without extension: the model's and the number of GPUs; lower-case letters, digits, dots and dashes only.
[[nodiscard]] std::string file_stem(const Plan& plan);
/// What every exported file says first: program, target version, plan and its hash, layout, predicted memory and step time.
[[nodiscard]] std::string header_text(const Plan& plan, const Estimate& estimate, std::string_view target);

/// Optimizer steps that train the plan's tokens, at least 1; and the warm-up steps that usually belong to them.
[[nodiscard]] std::int64_t training_steps(const Training& training);
[[nodiscard]] std::int64_t warmup_steps(const Training& training);

/// True where CUDA_DEVICE_MAX_CONNECTIONS=1 still matters: all architectures before Blackwell.
[[nodiscard]] bool needs_one_connection(const Gpu& gpu);
/// Layers that attend to a window shorter than the sequence.
[[nodiscard]] bool window_matters(const Plan& plan);

/// One environment variable of a launch script; an empty value unsets it.
struct Environment {
    std::string name;
    std::string value;
    std::string reason; ///< comment behind it
};

/// A Slurm batch script: one torchrun agent per node, c10d rendezvous. `command` is the Python program and its arguments, one
/// word each, already quoted for bash where that is needed.
[[nodiscard]] std::string slurm_script(const Plan& plan, const std::string& header, const std::vector<Environment>& environment,
                                       const std::vector<std::string>& command);
/// A word of a bash command line, in single quotes where it needs them.
[[nodiscard]] std::string bash_word(std::string_view text);

} // namespace fivefold
