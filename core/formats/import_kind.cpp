// SPDX-License-Identifier: Apache-2.0
// What a file is, from its content.
#include "core/formats/import_kind.h"

#include "core/formats/run_words.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace fivefold {
namespace {

std::string_view trimmed(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return {};
    return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("_-./\"'").find(c) != std::string_view::npos;
}

/// "[parallelism]" at the start of a line.
bool is_section(std::string_view line) {
    if (!line.starts_with('[')) return false;
    const std::size_t close = line.find(']');
    if (close == std::string_view::npos || close < 2) return false;
    const std::string_view name = line.substr(1, close - 1);
    return std::all_of(name.begin() + (name.starts_with('[') ? 1 : 0), name.end(), is_word);
}

bool is_yaml_line(std::string_view line) {
    if (line == "---" || line.starts_with("--- ") || line.starts_with("%YAML") || line.starts_with("- ")) return true;
    std::size_t end = 0;
    while (end < line.size() && is_word(line[end])) ++end;
    while (end < line.size() && line[end] == ' ') ++end;
    return end > 0 && end < line.size() && line[end] == ':' && (end + 1 == line.size() || line[end + 1] == ' ');
}

/// "key = 1": a shell takes no blank before '='.
bool is_toml_line(std::string_view line) {
    std::size_t end = 0;
    while (end < line.size() && is_word(line[end])) ++end;
    return end > 0 && line.substr(end).starts_with(" =") && !line.substr(end).starts_with(" ==");
}

bool any(const doc::Node& node, std::initializer_list<std::string_view> keys) {
    return std::any_of(keys.begin(), keys.end(), [&](std::string_view key) { return node.find(key) != nullptr; });
}

bool part_has(const doc::Node& root, std::string_view part, std::initializer_list<std::string_view> keys) {
    const doc::Member* member = root.find(part);
    return member != nullptr && member->value.is_map() && any(member->value, keys);
}

FileKind json_kind(const doc::Node& root) {
    if (any(root, {"fivefold_plan"})) return FileKind::plan;
    if (any(root, {"layer_num"}) && any(root, {"head_num"})) return FileKind::simumax_model;
    if (any(root, {"tp_size"}) && any(root, {"world_size", "pp_size"})) return FileKind::simumax_strategy;
    if (any(root, {"num_blocks"}) && any(root, {"attn_heads"})) return FileKind::calculon_model;
    if (any(root, {"tensor_par"}) && any(root, {"pipeline_par"})) return FileKind::calculon_execution;
    if (any(root, {"hidden_dim"}) && any(root, {"n_head"})) return FileKind::llm_analysis_model;
    if (any(root, {"mem_per_GPU_in_GB"})) return FileKind::llm_analysis_gpu;
    if (any(root, {"zero_optimization", "train_batch_size", "train_micro_batch_size_per_gpu"})) return FileKind::deepspeed;
    if (any(root, {"model_type", "architectures", "hidden_size", "n_embd", "num_hidden_layers", "text_config", "llm_config"}))
        return FileKind::model_config;
    return any(root, {"layout", "cluster", "training"}) ? FileKind::plan
                                                        : FileKind::unknown; // a plan without its version; its reader says so
}

FileKind shell_kind(const doc::Node& root) {
    if (any(root, {"num-layers", "hidden-size", "tensor-model-parallel-size", "pipeline-model-parallel-size", "micro-batch-size",
                   "global-batch-size"}))
        return FileKind::megatron_script;
    const doc::Member* sbatch = root.find("sbatch");
    const bool slurm = sbatch != nullptr && !sbatch->value.members.empty();
    return slurm || any(root, {"nnodes", "nproc-per-node"}) ? FileKind::launcher : FileKind::unknown;
}

FileKind tree_kind(const doc::Node& root) {
    if (any(root, {"MODEL_ARGS"})) return FileKind::megatron_yaml;
    if (any(root, {"modules"}) && any(root, {"work_group", "exp_name", "workspace"})) return FileKind::megatron_yaml;
    if (any(root, {"distributed_type", "compute_environment"})) return FileKind::accelerate;
    if (part_has(root, "parallelism", {"dp", "tp", "pp"}) || part_has(root, "model", {"model_config"})) return FileKind::nanotron;
    if (part_has(root, "model",
                 {"tensor_model_parallel_size", "pipeline_model_parallel_size", "context_parallel_size", "num_layers", "seq_length"}) ||
        part_has(root, "train", {"global_batch_size", "micro_batch_size"}))
        return FileKind::megatron_bridge;
    if (any(root, {"resources"}) && any(root, {"num_nodes", "run"})) return FileKind::launcher;
    if (const doc::Member* kind = root.find("kind");
        kind != nullptr && (kind->value.scalar == "TrainJob" || kind->value.scalar == "PyTorchJob"))
        return FileKind::launcher;
    return json_kind(root); // JSON is YAML too
}

} // namespace

doc::Syntax syntax_of(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    if (text.starts_with("#!")) return doc::Syntax::shell;
    std::string_view first; // the first line that says something
    bool sections = false;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view raw = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), raw.size() + 1));
        const std::string_view line = trimmed(raw);
        if (line.empty() || line.starts_with('#')) continue;
        if (first.empty()) first = line;
        if (first.starts_with('{') || (first.starts_with('[') && !is_section(first))) return doc::Syntax::json;
        if (is_section(raw)) sections = true;
        if (sections) return doc::Syntax::toml;
        if (is_yaml_line(first)) return doc::Syntax::yaml;
        if (is_toml_line(first)) return doc::Syntax::toml;
    }
    return doc::Syntax::shell;
}

FileKind kind_of(const doc::Node& root, doc::Syntax syntax) {
    if (!root.is_map()) return FileKind::unknown;
    switch (syntax) {
    case doc::Syntax::json: return json_kind(root);
    case doc::Syntax::shell: return shell_kind(root);
    case doc::Syntax::toml:
        return any(root, {"parallelism", "training", "job", "activation_checkpoint"}) ? FileKind::torchtitan : FileKind::unknown;
    case doc::Syntax::yaml: break;
    }
    return tree_kind(root);
}

FileKind file_kind(std::string_view text) {
    try {
        const doc::Syntax syntax = syntax_of(text);
        if (syntax == doc::Syntax::shell && text.find("--") == std::string_view::npos) return FileKind::unknown;
        return kind_of(doc::parse(text, syntax), syntax);
    } catch (const FormatError&) {
        return FileKind::unknown;
    }
}

const char* file_kind_name(FileKind kind) {
    switch (kind) {
    case FileKind::unknown: break;
    case FileKind::plan: return "a plan";
    case FileKind::model_config: return "a Hugging Face config.json";
    case FileKind::megatron_script: return "a script with Megatron-LM's arguments";
    case FileKind::megatron_yaml: return "Megatron-LM's arguments in YAML";
    case FileKind::megatron_bridge: return "a configuration of Megatron-Bridge";
    case FileKind::nanotron: return "a nanotron configuration";
    case FileKind::torchtitan: return "a torchtitan configuration";
    case FileKind::accelerate: return "an accelerate configuration";
    case FileKind::deepspeed: return "a DeepSpeed configuration";
    case FileKind::launcher: return "a launcher's file";
    case FileKind::simumax_model: return "a SimuMax model";
    case FileKind::simumax_strategy: return "a SimuMax strategy";
    case FileKind::calculon_model: return "a Calculon model";
    case FileKind::calculon_execution: return "a Calculon execution";
    case FileKind::llm_analysis_model: return "an llm-analysis model";
    case FileKind::llm_analysis_gpu: return "an llm-analysis GPU";
    }
    return "an unknown file";
}

} // namespace fivefold
