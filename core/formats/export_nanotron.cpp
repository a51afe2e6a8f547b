// SPDX-License-Identifier: Apache-2.0
// nanotron's configuration file, read by nanotron itself with a strict parser: every key must be known and of its type.
#include "core/formats/launch_file.h"
#include "core/formats/yaml_writer.h"

namespace fivefold {

namespace {

constexpr const char* kTarget = "nanotron 0.4 (commit 2411b022)";

const char* dtype_name(Precision precision) {
    switch (precision) {
    case Precision::fp16:
        return "float16";
    case Precision::fp32:
        return "float32";
    default:
        return "bfloat16";
    }
}

bool reduces_scatter(const Layout& layout) { return layout.tp > 1 && layout.sequence_parallel; }

void add_parallelism(YamlNode& root, const Layout& layout) {
    YamlNode& parallelism = root.set("parallelism", YamlNode::map());
    parallelism.set("dp", layout.dp);
    parallelism.set("pp", layout.pp);
    parallelism.set("tp", layout.tp);
    parallelism.set("context_parallel_size", 1);
    parallelism.set("expert_parallel_size", 1);
    parallelism.set("pp_engine", layout.schedule == Schedule::gpipe ? "afab" : "1f1b");
    parallelism.set("tp_mode", reduces_scatter(layout) ? "REDUCE_SCATTER" : "ALL_REDUCE");
    parallelism.set("tp_linear_async_communication", reduces_scatter(layout));
    parallelism.set("tp_recompute_allgather", true);
    parallelism.set("recompute_layer", layout.recompute.kind == RecomputeKind::full);
}

// Qwen2's block is Llama's with biases on queries, keys and values and with a sliding window; the marker picks the class.
void add_model(YamlNode& root, const Plan& plan) {
    const Transformer& model = plan.model;
    const bool window = window_matters(plan);
    YamlNode& section = root.set("model", YamlNode::map());
    section.set("dtype", dtype_name(plan.training.precision));
    section.set("ddp_bucket_cap_mb", 25);
    section.set("make_vocab_size_divisible_by", 1);
    section.set("init_method", YamlNode::map()).set("std", 0.02);
    YamlNode& config = section.set("model_config", YamlNode::map());
    config.set(model.qkv_bias || window ? "is_qwen2_config" : "is_llama_config", true);
    if (model.qkv_bias || window) config.set("attention_bias", model.qkv_bias);
    config.set("hidden_act", "silu");
    config.set("hidden_size", model.hidden);
    config.set("intermediate_size", model.ffn);
    config.set("max_position_embeddings", std::max(model.max_positions, plan.training.seq_len));
    config.set("num_attention_heads", model.heads);
    config.set("num_hidden_layers", model.layers);
    config.set("num_key_value_heads", model.kv_heads);
    config.set("rms_norm_eps", model.norm_epsilon);
    config.set("rope_theta", model.rope_theta);
    config.set("rope_interleaved", false);
    if (window) config.set("sliding_window_size", model.window.tokens);
    config.set("tie_word_embeddings", model.tied_embeddings);
    config.set("vocab_size", model.vocab);
}

void add_optimizer(YamlNode& root, const Plan& plan) {
    YamlNode& optimizer = root.set("optimizer", YamlNode::map());
    optimizer.comment("Learning rate, weight decay and Adam's constants are common values, not part of the plan: put in your own.");
    optimizer.set("zero_stage", plan.layout.zero);
    optimizer.set("accumulate_grad_in_fp32", plan.training.grad_bytes != 2);
    optimizer.set("clip_grad", 1.0);
    optimizer.set("weight_decay", 0.1);
    YamlNode& factory = optimizer.set("optimizer_factory", YamlNode::map());
    factory.set("name", "adamW");
    factory.set("adam_beta1", 0.9);
    factory.set("adam_beta2", 0.95);
    factory.set("adam_eps", 1e-8);
    factory.set("torch_adam_is_fused", true);
    YamlNode& schedule = optimizer.set("learning_rate_scheduler", YamlNode::map());
    schedule.set("learning_rate", 3e-4);
    schedule.set("lr_warmup_steps", warmup_steps(plan.training));
    schedule.set("lr_warmup_style", "linear");
    schedule.set("lr_decay_style", "cosine");
    schedule.set("min_decay_lr", 3e-5);
}

// The trainer dereferences these sections although its parser takes them as optional.
void add_data_and_logging(YamlNode& root) {
    YamlNode stage = YamlNode::map();
    stage.set("name", "main");
    stage.set("start_training_step", 1);
    YamlNode& data = stage.set("data", YamlNode::map());
    data.set("dataset", YamlNode()).comment("null: random tokens. Real data needs a dataset here and a tokenizer section.");
    data.set("seed", 42);
    data.set("num_loading_workers", 1);
    root.set("data_stages", YamlNode::list()).add(std::move(stage));

    YamlNode& checkpoints = root.set("checkpoints", YamlNode::map());
    checkpoints.set("checkpoints_path", "checkpoints");
    checkpoints.set("checkpoint_interval", 1000);
    checkpoints.set("checkpoints_path_is_shared_file_system", true);
    YamlNode& logging = root.set("logging", YamlNode::map());
    logging.set("log_level", "info");
    logging.set("log_level_replica", "warning");
    logging.set("iteration_step_info_interval", 1);
}

} // namespace

LaunchJob nanotron_job(const Plan& plan, const Estimate& estimate) {
    LaunchJob job;
    job.header = header_text(plan, estimate, kTarget);
    job.stem = file_stem(plan) + ".nanotron";
    job.requirements = "nanotron (NANOTRON_DIR, its checkout) and flash-attn";

    YamlNode root = YamlNode::map();
    root.comment(job.header);
    YamlNode& general = root.set("general", YamlNode::map());
    general.set("project", "fivefold");
    general.set("run", file_stem(plan) + "_%date_%jobid");
    general.set("seed", 42);
    general.set("ignore_sanity_checks", true);
    add_parallelism(root, plan.layout);
    add_model(root, plan);
    YamlNode& tokens = root.set("tokens", YamlNode::map());
    tokens.set("sequence_length", plan.training.seq_len);
    tokens.set("micro_batch_size", plan.layout.micro_batch);
    tokens.set("batch_accumulation_per_replica", plan.layout.accumulation);
    tokens.set("train_steps", training_steps(plan.training));
    add_optimizer(root, plan);
    add_data_and_logging(root);
    job.files = {{job.stem + ".yaml", root.to_yaml(), false}};

    if (plan.layout.tp > 1)
        job.environment.push_back({"CUDA_DEVICE_MAX_CONNECTIONS", "1", "nanotron asserts this for asynchronous tensor parallelism"});
    if (plan.training.launch_blocking) job.environment.push_back({"CUDA_LAUNCH_BLOCKING", "1", ""});
    job.command = {"\"${NANOTRON_DIR:-.}/run_train.py\"", "--config-file " + bash_word(job.stem + ".yaml")};
    return job;
}

} // namespace fivefold
