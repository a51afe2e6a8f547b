// SPDX-License-Identifier: Apache-2.0
// Hugging Face accelerate's YAML and DeepSpeed's JSON. Neither says the model or, as a rule, the sequence length.
#include "core/formats/enum_names.h"
#include "core/formats/import_draft.h"
#include "core/formats/run_words.h"

#include <fmt/format.h>

namespace fivefold {
namespace {

using namespace import_limits;

void read_machines(ImportReader& reader, PlanDraft& draft) {
    std::int64_t machines = 0, processes = 0;
    if (reader.take("num_processes", "cluster.gpus", processes, 1, kDegree)) draft.gpus = processes;
    if (reader.take("num_machines", "cluster.nodes", machines, 1, kDegree)) draft.nodes = machines;
}

void read_mesh(ImportReader& reader, PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    const std::string at = "parallelism_config.parallelism_config_";
    const auto degree = [&](const char* key) { return reader.integer(at + key, 1, kDegree); };
    reader.take(at + "tp_size", "layout.tp", layout.tp, 1, kDegree);
    reader.take(at + "cp_size", "layout.cp", layout.cp, 1, kDegree);
    if (const auto sp = degree("sp_size"); sp && *sp > 1) {
        layout.cp = *sp;
        draft.plan.training.cp_kind = CpKind::ulysses;
        reader.taken(at + "sp_size", "layout.cp", std::to_string(*sp), "Ulysses: heads for tokens by all-to-all");
    } else if (const auto strategy = reader.text(at + "cp_comm_strategy")) {
        draft.plan.training.cp_kind = *strategy == "alltoall" ? CpKind::ring : CpKind::all_gather;
        reader.taken(at + "cp_comm_strategy", "training.cp_kind", enum_name(draft.plan.training.cp_kind));
    }
    const auto replicate = degree("dp_replicate_size"), shard = degree("dp_shard_size");
    if (!replicate && !shard) return;
    draft.dp = replicate.value_or(1) * shard.value_or(1);
    if (replicate) reader.taken(at + "dp_replicate_size", "layout.dp", std::to_string(*replicate));
    if (shard) reader.taken(at + "dp_shard_size", "layout.dp", std::to_string(*shard));
    if (shard.value_or(1) == 1 && layout.cp == 1)
        layout.zero = 0;
    else if (replicate.value_or(1) > 1)
        draft.shard_groups = *replicate;
}

void read_fsdp(ImportReader& reader, PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    const std::int64_t version = reader.integer("fsdp_config.fsdp_version", 1, 2).value_or(1);
    take_framework(draft, version == 2 ? Framework::torchtitan : Framework::fsdp1);
    if (reader.has("fsdp_config.fsdp_version"))
        reader.taken("fsdp_config.fsdp_version", "training.framework", enum_name(draft.plan.training.framework));
    layout.zero = 3;
    if (version == 2) {
        const auto reshard = reader.flag("fsdp_config.fsdp_reshard_after_forward");
        layout.zero = reshard.value_or(true) ? 3 : 2;
        if (reshard) reader.taken("fsdp_config.fsdp_reshard_after_forward", "layout.zero", std::to_string(layout.zero));
    } else {
        const char* key = reader.has("fsdp_config.fsdp_sharding_strategy") ? "fsdp_config.fsdp_sharding_strategy"
                                                                           : "fsdp_config.fsdp_reshard_after_forward";
        const std::string strategy = reader.text(key).value_or("FULL_SHARD");
        if (strategy == "FULL_SHARD" || strategy == "1" || strategy == "HYBRID_SHARD" || strategy == "4")
            layout.zero = 3;
        else if (strategy == "SHARD_GRAD_OP" || strategy == "2" || strategy == "HYBRID_SHARD_ZERO2" || strategy == "5")
            layout.zero = 2;
        else if (strategy == "NO_SHARD" || strategy == "3")
            layout.zero = 0;
        else
            reader.unknown(key, strategy, "FULL_SHARD, SHARD_GRAD_OP, NO_SHARD, HYBRID_SHARD");
        if (strategy.starts_with("HYBRID") || strategy == "4" || strategy == "5") draft.shard_groups = -1; // one group a node
        if (reader.has(key)) reader.taken(key, "layout.zero", std::to_string(layout.zero));
    }
    if (const auto recompute = reader.flag("fsdp_config.fsdp_activation_checkpointing")) {
        layout.recompute.kind = *recompute ? RecomputeKind::full : RecomputeKind::none;
        reader.taken("fsdp_config.fsdp_activation_checkpointing", "layout.recompute", enum_name(layout.recompute.kind));
    }
    if (reader.flag("fsdp_config.fsdp_offload_params").value_or(false)) {
        draft.plan.training.offload_optimizer = 1;
        if (layout.zero == 3 || version == 2) draft.plan.training.offload_weights = 1;
        reader.taken("fsdp_config.fsdp_offload_params", "training.offload_weights", "1", "FSDP moves the optimizer with the weights");
    }
}

void offload(ImportReader& reader, const std::string& key, const char* field, double& target) {
    const auto device = reader.text(key);
    if (!device) return;
    target = lower_case(*device) == "none" ? 0 : 1;
    reader.taken(key, field, fmt::format("{}", target), lower_case(*device) == "nvme" ? "NVMe counts as host memory" : "");
}

void read_deepspeed_plugin(ImportReader& reader, PlanDraft& draft) {
    take_framework(draft, Framework::deepspeed);
    Training& training = draft.plan.training;
    if (reader.has("deepspeed_config.deepspeed_config_file"))
        reader.ignored("deepspeed_config.deepspeed_config_file", "give that file too: what it says is read from it");
    reader.take("deepspeed_config.zero_stage", "layout.zero", draft.plan.layout.zero, 0, 3);
    std::int64_t value = 0;
    if (reader.text("deepspeed_config.gradient_accumulation_steps").value_or("auto") != "auto" &&
        reader.take("deepspeed_config.gradient_accumulation_steps", "layout.accumulation", value, 1, kDegree))
        draft.accumulation = value;
    offload(reader, "deepspeed_config.offload_optimizer_device", "training.offload_optimizer", training.offload_optimizer);
    offload(reader, "deepspeed_config.offload_param_device", "training.offload_weights", training.offload_weights);
}

void read_megatron_plugin(ImportReader& reader, PlanDraft& draft) {
    take_framework(draft, Framework::megatron);
    Layout& layout = draft.plan.layout;
    const std::string at = "megatron_lm_config.megatron_lm_";
    reader.take(at + "tp_degree", "layout.tp", layout.tp, 1, kDegree);
    reader.take(at + "pp_degree", "layout.pp", layout.pp, 1, kDegree);
    reader.take(at + "context_parallel_size", "layout.cp", layout.cp, 1, kDegree);
    reader.take(at + "expert_model_parallel_size", "layout.ep", layout.ep, 1, kDegree);
    reader.take(at + "sequence_parallelism", "layout.sequence_parallel", layout.sequence_parallel);
    std::int64_t value = 0;
    if (reader.take(at + "num_micro_batches", "layout.accumulation", value, 1, kDegree)) draft.accumulation = value;
    if (const auto distributed = reader.flag(at + "use_distributed_optimizer")) {
        layout.zero = *distributed ? 1 : 0;
        reader.taken(at + "use_distributed_optimizer", "layout.zero", std::to_string(layout.zero));
    }
    if (const auto recompute = reader.flag(at + "recompute_activations")) {
        layout.recompute.kind = *recompute ? RecomputeKind::selective : RecomputeKind::none;
        reader.taken(at + "recompute_activations", "layout.recompute", enum_name(layout.recompute.kind));
    }
}

Precision precision_of(ImportReader& reader, const std::string& name) {
    if (name == "bf16") return Precision::bf16;
    if (name == "fp16") return Precision::fp16;
    if (name == "fp8") return Precision::fp8;
    if (name == "no") return Precision::fp32;
    reader.unknown("mixed_precision", name, "no, bf16, fp16, fp8");
}

} // namespace

void import_accelerate(ImportReader& reader, PlanDraft& draft) {
    read_machines(reader, draft);
    const std::string type = lower_case(reader.text("distributed_type").value_or("no"));
    if (type == "fsdp" || reader.has_prefix("fsdp_config."))
        read_fsdp(reader, draft);
    else if (type == "deepspeed" || reader.has_prefix("deepspeed_config."))
        read_deepspeed_plugin(reader, draft);
    else if (type == "megatron_lm")
        read_megatron_plugin(reader, draft);
    else if (type == "multi_gpu" || type == "no")
        take_framework(draft, Framework::fsdp1), draft.plan.layout.zero = 0;
    else
        reader.unknown("distributed_type", type, "NO, MULTI_GPU, FSDP, DEEPSPEED, MEGATRON_LM");
    if (reader.has("distributed_type")) reader.taken("distributed_type", "training.framework", enum_name(draft.plan.training.framework));
    read_mesh(reader, draft);
    if (const auto name = reader.text("mixed_precision")) {
        draft.plan.training.precision = precision_of(reader, lower_case(*name));
        reader.taken("mixed_precision", "training.precision", enum_name(draft.plan.training.precision));
    }
    if (const auto backend = lower_case(reader.text("dynamo_config.dynamo_backend").value_or("")); !backend.empty()) {
        draft.plan.training.torch_compile = backend == "no" ? Switch::off : Switch::on;
        reader.taken("dynamo_config.dynamo_backend", "training.torch_compile", enum_name(draft.plan.training.torch_compile));
    }
}

} // namespace fivefold
