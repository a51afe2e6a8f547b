// SPDX-License-Identifier: Apache-2.0
#include "core/formats/launch_file.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

namespace fivefold {

std::string bash_word(std::string_view text) {
    const auto safe = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("_-+=./:,@%").find(c) != std::string_view::npos;
    };
    bool plain = !text.empty();
    for (const char c : text) plain = plain && safe(c);
    if (plain) return std::string(text);
    std::string word = "'";
    for (const char c : text) {
        if (c == '\'')
            word += "'\\''";
        else
            word += c;
    }
    return word + '\'';
}

std::string environment_lines(const std::vector<Environment>& environment) {
    std::string text;
    for (const Environment& variable : environment) {
        const std::string assignment =
            variable.value.empty() ? "unset " + variable.name : fmt::format("export {}={}", variable.name, bash_word(variable.value));
        text += variable.reason.empty() ? assignment + '\n' : fmt::format("{} # {}\n", assignment, variable.reason);
    }
    return text;
}

std::string command_lines(const std::vector<std::string>& command) {
    std::string text = "TRAIN=(\n";
    for (const std::string& word : command) text += "    " + word + '\n';
    return text + ")\n";
}

ExportedFile slurm_script(const Plan& plan, const LaunchJob& job) {
    std::string text = "#!/bin/bash\n" + yaml_comment(job.header);
    text += fmt::format("#SBATCH --job-name={}\n"
                        "#SBATCH --nodes={}\n"
                        "#SBATCH --ntasks-per-node=1\n"
                        "#SBATCH --gpus-per-node={}\n"
                        "#SBATCH --mem=0\n"
                        "#SBATCH --exclusive\n"
                        "#SBATCH --time=24:00:00\n"
                        "#SBATCH --output=%x-%j.out\n"
                        "\n"
                        "set -euo pipefail\n"
                        "GPUS_PER_NODE={}\n",
                        file_stem(plan), plan.cluster.nodes, plan.cluster.gpus_per_node, plan.cluster.gpus_per_node);
    text += "MASTER_ADDR=$(scontrol show hostnames \"$SLURM_JOB_NODELIST\" | head -n 1)\n"
            "MASTER_PORT=$((20000 + SLURM_JOB_ID % 20000))\n"
            "export GPUS_PER_NODE MASTER_ADDR MASTER_PORT\n";
    text += environment_lines(job.environment) + '\n' + command_lines(job.command);
    text += "\n"
            "srun --kill-on-bad-exit=1 bash -c '\n";
    if (job.agent == Agent::accelerate)
        text += "    exec accelerate launch \\\n"
                "        --machine_rank=\"$SLURM_NODEID\" \\\n"
                "        --main_process_ip=\"$MASTER_ADDR\" \\\n"
                "        --main_process_port=\"$MASTER_PORT\" \\\n";
    else
        text += "    exec torchrun \\\n"
                "        --nnodes=\"$SLURM_NNODES\" \\\n"
                "        --nproc-per-node=\"$GPUS_PER_NODE\" \\\n"
                "        --rdzv-id=\"$SLURM_JOB_ID\" \\\n"
                "        --rdzv-backend=c10d \\\n"
                "        --rdzv-endpoint=\"$MASTER_ADDR:$MASTER_PORT\" \\\n"
                "        --max-restarts=0 \\\n";
    text += "        \"$@\"' _ \"${TRAIN[@]}\"\n";
    return {job.stem + ".sbatch", text, true};
}

} // namespace fivefold
