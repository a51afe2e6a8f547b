// SPDX-License-Identifier: Apache-2.0
// Megatron-LM takes a command line; the YAML carries it in the layout of the project's own test configurations, and the
// launch script carries the same flags ready to run.
#include "core/formats/launch_file.h"
#include "core/formats/megatron_args.h"

#include <fmt/format.h>

namespace fivefold {

namespace {

constexpr const char* kTarget = "Megatron-LM core 0.20 (commit d98e8a64)";

std::string joined(const MegatronArgs::Words& words, bool for_bash) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + (for_bash ? bash_word(word) : word);
    return text;
}

} // namespace

YamlNode MegatronArgs::yaml() const {
    YamlNode map = YamlNode::map();
    for (const auto& [name, value] : entries_) {
        const auto node = [](const auto& v) {
            if constexpr (std::is_same_v<std::decay_t<decltype(v)>, Words>)
                return YamlNode(joined(v, false));
            else
                return YamlNode(v);
        };
        map.set("--" + name, std::visit(node, value));
    }
    return map;
}

std::vector<std::string> MegatronArgs::bash_lines() const {
    std::vector<std::string> lines;
    for (const auto& [name, value] : entries_) {
        const auto words = [](const auto& v) -> std::string {
            using T = std::decay_t<decltype(v)>;
            if constexpr (std::is_same_v<T, bool>)
                return {};
            else if constexpr (std::is_same_v<T, Words>)
                return ' ' + joined(v, true);
            else if constexpr (std::is_same_v<T, std::string>)
                return ' ' + bash_word(v);
            else if constexpr (std::is_same_v<T, double>)
                return ' ' + yaml_float(v);
            else
                return ' ' + std::to_string(v);
        };
        lines.push_back("--" + name + std::visit(words, value));
    }
    return lines;
}

LaunchJob megatron_job(const Plan& plan, const Estimate& estimate) {
    LaunchJob job;
    job.header = header_text(plan, estimate, kTarget);
    job.stem = file_stem(plan) + ".megatron";
    job.environment = megatron_environment(plan);
    job.requirements = "Megatron-LM (MEGATRON_DIR, its checkout) and Transformer Engine";

    MegatronArgs args;
    add_megatron_parallelism(args, plan, estimate.layers_per_stage);
    add_megatron_model(args, plan);
    add_megatron_training(args, plan);

    YamlNode root = YamlNode::map();
    root.comment(job.header +
                 "\n`true` means that the flag is passed without a value; all else is \"--flag value\".\n"
                 "Learning rate, weight decay and load-balancing losses are common values, not part of the plan: put in your own.");
    YamlNode& variables = root.set("ENV_VARS", YamlNode::map());
    for (const Environment& variable : job.environment)
        if (!variable.value.empty()) variables.set(variable.name, 1);
    root.set("MODEL_ARGS", args.yaml());
    job.files = {{job.stem + ".yaml", root.to_yaml(), false}};

    job.command = {"\"${MEGATRON_DIR:-.}/pretrain_gpt.py\""};
    const std::vector<std::string> lines = args.bash_lines();
    job.command.insert(job.command.end(), lines.begin(), lines.end());
    return job;
}

} // namespace fivefold
