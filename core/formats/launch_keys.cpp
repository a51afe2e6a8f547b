// SPDX-License-Identifier: Apache-2.0
// The keys of nanotron, torchtitan, accelerate and DeepSpeed for a plan.
#include "core/formats/launch_keys.h"

#include "core/estimate/stages.h"
#include "core/formats/run_words.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold {

LaunchValue::LaunchValue(double value) : kind(Kind::real), text(yaml_float(value)) {}

std::string LaunchValue::shown() const { return kind == Kind::words ? fmt::format("{}", fmt::join(words, " ")) : text; }

bool means(const doc::Node* node, const LaunchValue& value) {
    using Kind = LaunchValue::Kind;
    const bool absent = node == nullptr || node->kind == doc::Node::Kind::null;
    if (value.kind == Kind::absent || absent) return value.kind == Kind::absent && absent;
    std::vector<std::string> words;
    std::string word;
    const auto split = [&](const std::string& text) {
        for (const char c : text + " ") {
            if (std::string_view(" ,\t\n[]").find(c) == std::string_view::npos)
                word += c;
            else if (!word.empty())
                words.push_back(std::move(word)), word.clear();
        }
    };
    split(node->scalar);
    for (const doc::Node& item : node->items) split(item.scalar);
    if (value.kind == Kind::words) return words == value.words;
    const std::string first = node->is_scalar() ? node->scalar : words.empty() ? std::string() : words.front();
    if (value.kind == Kind::boolean) {
        const std::string said = lower_case(first);
        const bool yes = said == "true" || said == "yes" || said == "on" || said == "1";
        return yes == (value.text == "true");
    }
    if (value.kind == Kind::word) return lower_case(first) == lower_case(value.text);
    const auto number = doc::number(first), wanted = doc::number(value.text);
    return number && wanted && *number == *wanted;
}

namespace {

/// Collects keys under one section.
class Keys {
public:
    std::vector<LaunchKey> list;
    void set(std::string path, LaunchValue value) { list.push_back({std::move(path), std::move(value)}); }
};

const char* dtype_name(Precision precision) {
    return precision == Precision::fp16 ? "float16" : precision == Precision::fp32 ? "float32" : "bfloat16";
}

bool same_stages(const Plan& a, const Plan& b) {
    return a.layout.pp == b.layout.pp && a.layout.vpp == b.layout.vpp && layers_per_stage(a) == layers_per_stage(b);
}

/// "auto": Hugging Face's integration fills it in.
bool is_auto(const doc::Node& root, std::string_view path) {
    const doc::Node* node = doc::find_path(root, path);
    return node != nullptr && node->scalar == "auto";
}

} // namespace

std::vector<LaunchKey> nanotron_keys(const Plan& plan, const Plan& file, const doc::Node& root) {
    const Layout& layout = plan.layout;
    Keys keys;
    keys.set("parallelism/dp", layout.dp);
    keys.set("parallelism/pp", layout.pp);
    keys.set("parallelism/tp", layout.tp);
    if (layout.cp != file.layout.cp) keys.set("parallelism/context_parallel_size", layout.cp);
    if (layout.ep != file.layout.ep) keys.set("parallelism/expert_parallel_size", layout.ep);
    if (layout.schedule != file.layout.schedule) keys.set("parallelism/pp_engine", layout.schedule == Schedule::gpipe ? "afab" : "1f1b");
    const bool scatter = layout.tp > 1 && layout.sequence_parallel;
    if (layout.tp > 1 && layout.sequence_parallel != (file.layout.tp > 1 && file.layout.sequence_parallel &&
                                                      means(doc::find_path(root, "parallelism/tp_mode"), "REDUCE_SCATTER"))) {
        keys.set("parallelism/tp_mode", scatter ? "REDUCE_SCATTER" : "ALL_REDUCE");
        keys.set("parallelism/tp_linear_async_communication", scatter);
    }
    if ((layout.recompute.kind == RecomputeKind::full) != (file.layout.recompute.kind == RecomputeKind::full))
        keys.set("parallelism/recompute_layer", layout.recompute.kind == RecomputeKind::full);
    if (plan.training.precision != file.training.precision) keys.set("model/dtype", dtype_name(plan.training.precision));
    if (const doc::Node* positions = doc::find_path(root, "model/model_config/max_position_embeddings");
        positions != nullptr && doc::number(positions->scalar).value_or(0) < static_cast<double>(plan.training.seq_len))
        keys.set("model/model_config/max_position_embeddings", plan.training.seq_len);
    keys.set("tokens/sequence_length", plan.training.seq_len);
    keys.set("tokens/micro_batch_size", layout.micro_batch);
    keys.set("tokens/batch_accumulation_per_replica", layout.accumulation);
    if (layout.zero != file.layout.zero) keys.set("optimizer/zero_stage", layout.zero);
    if (plan.training.grad_bytes != 0 && plan.training.grad_bytes != file.training.grad_bytes)
        keys.set("optimizer/accumulate_grad_in_fp32", plan.training.grad_bytes != 2);
    return std::move(keys.list);
}

namespace {

std::string schedule_name(const Layout& layout) {
    switch (layout.schedule) {
    case Schedule::gpipe: return "GPipe";
    case Schedule::zero_bubble_h1: return "InterleavedZeroBubble";
    case Schedule::zero_bubble_v: return "ZBVZeroBubble";
    case Schedule::dual_pipe: return "DualPipeV";
    case Schedule::one_f_one_b: break;
    }
    return layout.vpp > 1 ? "Interleaved1F1B" : "1F1B";
}

/// Slots of a stage, where embedding and head count as layers; 0 when no number of slots gives this many stages.
std::int64_t titan_layers_per_stage(const Plan& plan) {
    const std::int64_t slots = plan.model.layers + (plan.layout.split == StageSplit::even ? 0 : 2),
                       stages = plan.layout.pp * plan.layout.vpp;
    const std::int64_t each = (slots + stages - 1) / stages;
    return (slots + each - 1) / each == stages ? each : 0;
}

void titan_batch(Keys& keys, const Plan& plan, const doc::Node& root) {
    const Layout& layout = plan.layout;
    const doc::Node* local_node = doc::find_path(root, "training/local_batch_size");
    const auto local = static_cast<std::int64_t>(local_node != nullptr ? doc::number(local_node->scalar).value_or(0) : 0);
    std::int64_t wanted = layout.micro_batch;
    if (layout.pp > 1) { // a rank's batch goes through the pipeline in pieces; the present one stays where it still divides
        const bool fits = local > 0 && local % layout.micro_batch == 0 && (layout.micro_batch * layout.accumulation) % local == 0;
        wanted = fits ? local : layout.micro_batch * layout.accumulation;
        const char* piece = "parallelism/pipeline_parallel_microbatch_size"; // 1 unless told otherwise
        if (layout.micro_batch != 1 || doc::find_path(root, piece) != nullptr) keys.set(piece, layout.micro_batch);
    }
    keys.set("training/local_batch_size", wanted);
    const doc::Node* global = doc::find_path(root, "training/global_batch_size");
    if (global != nullptr || wanted * layout.dp != plan.training.global_batch)
        keys.set("training/global_batch_size", plan.training.global_batch);
    keys.set("training/seq_len", plan.training.seq_len);
}

} // namespace

std::vector<LaunchKey> torchtitan_keys(const Plan& plan, const Plan& file, const doc::Node& root) {
    const Layout& layout = plan.layout;
    Keys keys;
    const std::int64_t ranks = layout.dp * layout.cp, shard = layout.zero == 0 ? 1
                                                              : layout.shard_group > 0
                                                                  ? std::max<std::int64_t>(1, layout.shard_group / layout.cp)
                                                                  : layout.dp;
    if (layout.dp != file.layout.dp || layout.shard_group != file.layout.shard_group || (layout.zero == 0) != (file.layout.zero == 0)) {
        keys.set("parallelism/data_parallel_replicate_degree", ranks / layout.cp / shard);
        keys.set("parallelism/data_parallel_shard_degree", shard);
    }
    if (layout.zero >= 2 && layout.zero != file.layout.zero)
        keys.set("parallelism/fsdp_reshard_after_forward", layout.zero == 3 ? "always" : "never");
    if (layout.tp != file.layout.tp) keys.set("parallelism/tensor_parallel_degree", layout.tp);
    if (layout.cp != file.layout.cp) keys.set("parallelism/context_parallel_degree", layout.cp);
    if (layout.ep != file.layout.ep) keys.set("parallelism/expert_parallel_degree", layout.ep);
    if (layout.ep > 1 && layout.etp != file.layout.etp) keys.set("parallelism/expert_tensor_parallel_degree", layout.etp);
    if (layout.pp != file.layout.pp) keys.set("parallelism/pipeline_parallel_degree", layout.pp);
    if (layout.pp > 1 && (layout.schedule != file.layout.schedule || (layout.vpp > 1) != (file.layout.vpp > 1) || file.layout.pp == 1))
        keys.set("parallelism/pipeline_parallel_schedule", schedule_name(layout));
    if (layout.pp > 1 && !same_stages(plan, file)) {
        const char* modules = "parallelism/module_fqns_per_model_part"; // where it stands, nothing else counts
        if (doc::find_path(root, modules) != nullptr) keys.set(modules, LaunchValue());
        const bool even = plan.layout.split == StageSplit::even;
        if (even || file.layout.split == StageSplit::even) {
            keys.set("parallelism/pipeline_parallel_first_stage_less_layers", even ? 0 : 1);
            keys.set("parallelism/pipeline_parallel_last_stage_less_layers", even ? 0 : 1);
        }
        const char* per_stage =
            "parallelism/pipeline_parallel_layers_per_stage"; // without it one stage on a rank, or two with a schedule of several
        const bool stated = doc::find_path(root, per_stage) != nullptr;
        if (layout.vpp > 2 || (layout.vpp == 2 && stated))
            keys.set(per_stage, titan_layers_per_stage(plan));
        else if (stated)
            keys.set(per_stage, LaunchValue());
    }
    titan_batch(keys, plan, root);
    if (layout.recompute.kind != file.layout.recompute.kind)
        keys.set("activation_checkpoint/mode", layout.recompute.kind == RecomputeKind::full   ? "full"
                                               : layout.recompute.kind == RecomputeKind::none ? "none"
                                                                                              : "selective");
    if (plan.training.precision != file.training.precision && !is_low(plan.training.precision))
        keys.set("training/mixed_precision_param", dtype_name(plan.training.precision));
    return std::move(keys.list);
}

std::vector<LaunchKey> accelerate_keys(const Plan& plan, const Plan& file, const doc::Node& root) {
    const Layout& layout = plan.layout;
    const Training& training = plan.training;
    Keys keys;
    if (gpu_count(plan.cluster) != gpu_count(file.cluster)) keys.set("num_processes", gpu_count(plan.cluster));
    if (plan.cluster.nodes != file.cluster.nodes) keys.set("num_machines", plan.cluster.nodes);
    if (training.precision != file.training.precision)
        keys.set("mixed_precision", training.precision == Precision::fp32   ? "no"
                                    : training.precision == Precision::fp16 ? "fp16"
                                    : training.precision == Precision::bf16 ? "bf16"
                                                                            : "fp8");
    const std::string mesh = "parallelism_config/parallelism_config_";
    const bool ulysses = training.cp_kind == CpKind::ulysses && layout.cp > 1;
    if (layout.tp != file.layout.tp) keys.set(mesh + "tp_size", layout.tp);
    if (layout.cp != file.layout.cp || (layout.cp > 1 && training.cp_kind != file.training.cp_kind)) {
        if (ulysses || doc::find_path(root, mesh + "sp_size") != nullptr) keys.set(mesh + "sp_size", ulysses ? layout.cp : 1);
        if (!ulysses || doc::find_path(root, mesh + "cp_size") != nullptr) keys.set(mesh + "cp_size", ulysses ? 1 : layout.cp);
        if (!ulysses && layout.cp > 1 && training.cp_kind != file.training.cp_kind)
            keys.set(mesh + "cp_comm_strategy", training.cp_kind == CpKind::ring ? "alltoall" : "allgather");
    }
    if (doc::find_path(root, "parallelism_config") != nullptr || layout.shard_group != file.layout.shard_group) {
        const std::int64_t shard = layout.shard_group > 0 ? std::max<std::int64_t>(1, layout.shard_group / layout.cp)
                                   : layout.zero == 0     ? 1
                                                          : layout.dp;
        if (layout.dp != file.layout.dp || layout.shard_group != file.layout.shard_group || (layout.zero == 0) != (file.layout.zero == 0)) {
            keys.set(mesh + "dp_replicate_size", layout.dp / shard);
            keys.set(mesh + "dp_shard_size", shard);
        }
    }
    if (doc::find_path(root, "fsdp_config") != nullptr) {
        const bool second = means(doc::find_path(root, "fsdp_config/fsdp_version"), 2);
        if (layout.zero != file.layout.zero && layout.zero >= 2) {
            if (second)
                keys.set("fsdp_config/fsdp_reshard_after_forward", layout.zero == 3);
            else
                keys.set(doc::find_path(root, "fsdp_config/fsdp_reshard_after_forward") != nullptr
                             ? "fsdp_config/fsdp_reshard_after_forward"
                             : "fsdp_config/fsdp_sharding_strategy",
                         layout.zero == 3 ? "FULL_SHARD" : "SHARD_GRAD_OP");
        }
        if ((layout.recompute.kind == RecomputeKind::full) != (file.layout.recompute.kind == RecomputeKind::full))
            keys.set("fsdp_config/fsdp_activation_checkpointing", layout.recompute.kind == RecomputeKind::full);
        const bool offloads = layout.zero >= 2 && training.offload_optimizer >= 1 && training.offload_weights >= 1; // everything or nothing
        if (offloads != (file.training.offload_optimizer > 0)) keys.set("fsdp_config/fsdp_offload_params", offloads);
    }
    if (doc::find_path(root, "deepspeed_config") != nullptr && doc::find_path(root, "deepspeed_config/deepspeed_config_file") == nullptr) {
        if (layout.zero != file.layout.zero) keys.set("deepspeed_config/zero_stage", layout.zero);
        if (layout.accumulation != file.layout.accumulation && !is_auto(root, "deepspeed_config/gradient_accumulation_steps"))
            keys.set("deepspeed_config/gradient_accumulation_steps", layout.accumulation);
    }
    if (doc::find_path(root, "megatron_lm_config") != nullptr) {
        const std::string at = "megatron_lm_config/megatron_lm_";
        keys.set(at + "tp_degree", layout.tp);
        keys.set(at + "pp_degree", layout.pp);
        keys.set(at + "num_micro_batches", layout.accumulation);
        if (layout.tp > 1 && layout.sequence_parallel != file.layout.sequence_parallel)
            keys.set(at + "sequence_parallelism", layout.sequence_parallel);
        if (layout.zero != file.layout.zero) keys.set(at + "use_distributed_optimizer", layout.zero > 0);
    }
    return std::move(keys.list);
}

std::vector<LaunchKey> deepspeed_keys(const Plan& plan, const Plan& file, const doc::Node& root) {
    const Layout& layout = plan.layout;
    const Training& training = plan.training;
    Keys keys;
    const std::pair<const char*, std::int64_t> batch[] = {{"train_batch_size", training.global_batch},
                                                          {"train_micro_batch_size_per_gpu", layout.micro_batch},
                                                          {"gradient_accumulation_steps", layout.accumulation}};
    std::size_t stated = 0;
    for (const auto& [key, value] : batch) stated += doc::find_path(root, key) != nullptr ? 1U : 0U;
    for (const auto& [key, value] : batch)
        if (!is_auto(root, key) && (doc::find_path(root, key) != nullptr || stated == 0)) keys.set(key, value);
    if (layout.zero != file.layout.zero) keys.set("zero_optimization/stage", layout.zero);
    if (training.precision != file.training.precision && !is_auto(root, "bf16/enabled")) {
        if (training.precision == Precision::bf16 || doc::find_path(root, "bf16") != nullptr)
            keys.set("bf16/enabled", training.precision == Precision::bf16);
        if (training.precision == Precision::fp16 || doc::find_path(root, "fp16") != nullptr)
            keys.set("fp16/enabled", training.precision == Precision::fp16);
    }
    if (layout.tp != file.layout.tp) keys.set("tensor_parallel/autotp_size", layout.tp);
    if (layout.cp != file.layout.cp) keys.set("sequence_parallel_size", layout.cp);
    const char* ratio = "zero_optimization/offload_optimizer/ratio"; // all of it unless told otherwise
    if ((training.offload_optimizer > 0) != (file.training.offload_optimizer > 0))
        keys.set("zero_optimization/offload_optimizer/device", training.offload_optimizer > 0 ? "cpu" : "none");
    if (training.offload_optimizer > 0 && training.offload_optimizer != file.training.offload_optimizer &&
        (training.offload_optimizer < 1 || doc::find_path(root, ratio) != nullptr))
        keys.set(ratio, training.offload_optimizer);
    const bool offloads = layout.zero == 3 && training.offload_weights >= 1;
    if (offloads != (file.training.offload_weights > 0)) keys.set("zero_optimization/offload_param/device", offloads ? "cpu" : "none");
    return std::move(keys.list);
}

std::optional<ExportTarget> rules_of(FileKind kind, const doc::Node& root) {
    switch (kind) {
    case FileKind::nanotron: return ExportTarget::nanotron;
    case FileKind::megatron_script:
    case FileKind::megatron_yaml:
    case FileKind::megatron_bridge: return ExportTarget::megatron;
    case FileKind::torchtitan: return ExportTarget::torchtitan_toml;
    case FileKind::deepspeed: return ExportTarget::deepspeed;
    case FileKind::accelerate: break;
    default: return std::nullopt;
    }
    if (doc::find_path(root, "megatron_lm_config") != nullptr) return ExportTarget::megatron;
    if (doc::find_path(root, "deepspeed_config") != nullptr) return ExportTarget::deepspeed;
    return ExportTarget::accelerate;
}

std::vector<std::string> inexpressible(const Plan& plan, const Plan& file, FileKind kind) {
    const Layout& layout = plan.layout;
    std::vector<std::string> parts;
    if (kind == FileKind::torchtitan && layout.pp > 1 && !same_stages(plan, file)) {
        if (layout.split == StageSplit::explicit_layers) parts.emplace_back("layers for each stage");
        if (layout.vpp > 2 && titan_layers_per_stage(plan) == 0) parts.emplace_back("so many virtual stages of this many layers");
    }
    return parts;
}

} // namespace fivefold
