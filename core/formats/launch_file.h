// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: what the exporters of all targets share.
#pragma once

#include "core/formats/export.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// One environment variable of a launch script; an empty value unsets it.
struct Environment {
    std::string name;
    std::string value;
    std::string reason; ///< comment behind it
};

/// What a launcher starts on every node.
enum class Agent { torchrun, accelerate };

/// A target's files before a launcher is chosen.
struct LaunchJob {
    std::string stem;                     ///< names the files, without extension
    std::string header;                   ///< comment of the launcher's file
    std::vector<Environment> environment;
    Agent agent = Agent::torchrun;
    std::vector<std::string> command;     ///< program and arguments, each quoted for bash where that is needed
    std::vector<ExportedFile> files;      ///< what the command reads; in the working directory
    std::string requirements;             ///< what must be installed, one line
};

/// The files of a target, before a launcher is chosen; nothing when a finding is an error.
[[nodiscard]] std::optional<LaunchJob> launch_job(const Plan& plan, const Estimate& estimate, ExportTarget target, std::vector<Finding>& findings);

[[nodiscard]] LaunchJob nanotron_job(const Plan& plan, const Estimate& estimate);
[[nodiscard]] LaunchJob megatron_job(const Plan& plan, const Estimate& estimate);
[[nodiscard]] LaunchJob bridge_job(const Plan& plan, const Estimate& estimate);
[[nodiscard]] LaunchJob torchtitan_job(const Plan& plan, const Estimate& estimate);
[[nodiscard]] LaunchJob torchtitan_toml_job(const Plan& plan, const Estimate& estimate);
[[nodiscard]] LaunchJob accelerate_job(const Plan& plan, const Estimate& estimate);
[[nodiscard]] LaunchJob deepspeed_job(const Plan& plan, const Estimate& estimate);

/// A Slurm batch script: one agent per node, c10d rendezvous.
[[nodiscard]] ExportedFile slurm_script(const Plan& plan, const LaunchJob& job);
/// A SkyPilot task: the working directory is copied to every node.
[[nodiscard]] ExportedFile skypilot_task(const Plan& plan, const LaunchJob& job);
/// A TrainJob of Kubeflow Trainer v2 (v1alpha1) that brings the configuration files with it.
[[nodiscard]] ExportedFile kubeflow_job(const Plan& plan, const LaunchJob& job);
/// launch.sh: starts this node's agent. Reads NNODES, NODE_RANK, MASTER_ADDR and GPUS_PER_NODE.
[[nodiscard]] ExportedFile plain_script(const Plan& plan, const LaunchJob& job);
/// SkyPilot's name of a GPU.
[[nodiscard]] std::string sky_accelerator(const Gpu& gpu);

/// Name of the files without extension: the model's and the number of GPUs; lower-case letters, digits, dots and dashes only.
[[nodiscard]] std::string file_stem(const Plan& plan);
/// The same as a Python module or function name: letters, digits and underscores, beginning with a letter.
[[nodiscard]] std::string python_name(const Plan& plan);
/// What every exported file says first: program, target version, plan and its hash, layout, predicted memory and step time.
[[nodiscard]] std::string header_text(const Plan& plan, const Estimate& estimate, std::string_view target);

/// Optimizer steps that train the plan's tokens, at least 1; and the warm-up steps that usually belong to them.
[[nodiscard]] std::int64_t training_steps(const Training& training);
[[nodiscard]] std::int64_t warmup_steps(const Training& training);
/// Steps between two lines of the log where the framework prints every tenth unless told otherwise: each one of a short run, such as a benchmark.
[[nodiscard]] std::int64_t log_interval(const Training& training);

/// True where CUDA_DEVICE_MAX_CONNECTIONS=1 still matters: all architectures before Blackwell.
[[nodiscard]] bool needs_one_connection(const Gpu& gpu);
/// Layers that attend to a window shorter than the sequence.
[[nodiscard]] bool window_matters(const Plan& plan);

/// Variables of a launch with Megatron Core: one connection for TP and CP on GPUs before Blackwell, none stated with its FSDP.
[[nodiscard]] std::vector<Environment> megatron_environment(const Plan& plan);
/// Variables of a launch with FSDP2, which overlaps over several connections.
[[nodiscard]] std::vector<Environment> fsdp_environment(const Plan& plan);

/// The script's lines that set the environment, and the array TRAIN with the command; each line ends in a newline.
[[nodiscard]] std::string environment_lines(const std::vector<Environment>& environment);
[[nodiscard]] std::string command_lines(const std::vector<std::string>& command);
/// A word of a bash command line, in single quotes where it needs them.
[[nodiscard]] std::string bash_word(std::string_view text);

} // namespace fivefold
