// SPDX-License-Identifier: Apache-2.0
// Hugging Face accelerate's configuration file: FSDP2 over a mesh of data, context and tensor ranks.
#include "core/formats/launch_file.h"
#include "core/formats/target_rules.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

namespace fivefold {

namespace {

constexpr const char* kTarget = "accelerate 1.15 (commit 16cb6eb8)";

const char* precision_name(Precision precision) {
    return precision == Precision::fp32 ? "no" : precision == Precision::fp16 ? "fp16" : "bf16";
}

} // namespace

LaunchJob accelerate_job(const Plan& plan, const Estimate& estimate) {
    const Layout& layout = plan.layout;
    const ShardGrid grid = shard_grid(layout);
    const bool sharded = layout.zero >= 2 || layout.tp > 1 || layout.cp > 1;
    LaunchJob job;
    job.header = header_text(plan, estimate, kTarget) +
                 fmt::format("\nThe training script must build the model and use micro-batches of {} x {} tokens, {} of them in a step{}.", layout.micro_batch,
                             plan.training.seq_len, layout.accumulation, layout.recompute.kind == RecomputeKind::full && !sharded ? ", and recompute layers" : "");
    job.stem = file_stem(plan) + ".accelerate";
    job.agent = Agent::accelerate;
    if (sharded) job.environment = fsdp_environment(plan);
    else if (plan.training.launch_blocking) job.environment = {{"CUDA_LAUNCH_BLOCKING", "1", ""}};
    job.environment.push_back({"ACCELERATE_GRADIENT_ACCUMULATION_STEPS", std::to_string(layout.accumulation), "micro-batches in a step"});
    job.requirements = "accelerate 1.15, transformers and the training script (TRAIN_SCRIPT)";

    YamlNode root = YamlNode::map();
    root.comment(job.header);
    root.set("compute_environment", "LOCAL_MACHINE");
    root.set("distributed_type", sharded ? "FSDP" : gpu_count(plan.cluster) > 1 ? "MULTI_GPU" : "NO");
    root.set("mixed_precision", precision_name(plan.training.precision));
    root.set("num_machines", plan.cluster.nodes);
    root.set("num_processes", gpu_count(plan.cluster));
    root.set("machine_rank", 0).comment("the launcher gives each node its own rank and the first one's address");
    root.set("main_process_ip", "127.0.0.1");
    root.set("main_process_port", 29500);
    root.set("rdzv_backend", "static");
    root.set("same_network", true);
    root.set("main_training_function", "main");
    root.set("use_cpu", false);
    root.set("debug", false);
    root.set("downcast_bf16", "no");
    root.set("enable_cpu_affinity", false);
    if (sharded) {
        const Training& training = plan.training;
        YamlNode& fsdp = root.set("fsdp_config", YamlNode::map());
        fsdp.set("fsdp_version", 2);
        fsdp.set("fsdp_auto_wrap_policy", "TRANSFORMER_BASED_WRAP").comment("wraps the layers that the model names as not to be split");
        fsdp.set("fsdp_reshard_after_forward", layout.zero == 3);
        fsdp.set("fsdp_activation_checkpointing", layout.recompute.kind == RecomputeKind::full);
        fsdp.set("fsdp_cpu_ram_efficient_loading", false);
        fsdp.set("fsdp_offload_params", layout.zero >= 2 && training.offload_optimizer >= 1 && training.offload_weights >= 1);
        fsdp.set("fsdp_state_dict_type", "SHARDED_STATE_DICT");
        YamlNode& mesh = root.set("parallelism_config", YamlNode::map());
        mesh.set("parallelism_config_dp_replicate_size", grid.replicate);
        mesh.set("parallelism_config_dp_shard_size", grid.shard);
        mesh.set("parallelism_config_cp_size", layout.cp);
        mesh.set("parallelism_config_tp_size", layout.tp);
        if (layout.cp > 1) mesh.set("parallelism_config_cp_comm_strategy", training.cp_kind == CpKind::all_gather ? "allgather" : "alltoall");
    }
    job.files = {{job.stem + ".yaml", root.to_yaml(), false}};
    job.command = {"--config_file " + bash_word(job.stem + ".yaml"), "\"${TRAIN_SCRIPT:-train.py}\""};
    return job;
}

} // namespace fivefold
