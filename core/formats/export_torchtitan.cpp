// SPDX-License-Identifier: Apache-2.0
// torchtitan main takes a Python function that returns the configuration; it counts tokens, not sequences.
#include "core/formats/launch_file.h"
#include "core/formats/target_rules.h"
#include "core/formats/torchtitan_model.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold {

namespace {

constexpr const char* kTarget = "torchtitan main (commit b5bcd76c)";

const char* python_bool(bool value) { return value ? "True" : "False"; }

bool compiles(const Training& training) {
    return is_on(training.torch_compile, is_low(training.precision) || is_on(training.tp_overlap, false));
}

const char* base_recipe(const Transformer& model) {
    switch (titan_family(model, false)) {
    case TitanFamily::llama3:
        return "llama3_8b";
    case TitanFamily::qwen3:
        return model.moe ? "qwen3_30b_a3b" : "qwen3_14b";
    case TitanFamily::deepseek_v3:
        break;
    }
    return "deepseek_v3_671b";
}

// A converter of linear layers to low precision, as an argument of the model registry.
std::string converter(const Plan& plan) {
    const char* compiled = python_bool(compiles(plan.training));
    switch (plan.training.precision) {
    case Precision::fp8:
        return fmt::format("Float8LinearConverter.Config(recipe_name=\"rowwise\", filter_fqns=[\"lm_head\"], model_compile_enabled={})", compiled);
    case Precision::mxfp8:
        return fmt::format("MXFP8LinearConverter.Config(fqns=[\"layers\"], model_compile_enabled={})", compiled);
    case Precision::nvfp4:
        return fmt::format("NVFP4LinearConverter.Config(fqns=[\"layers\"], model_compile_enabled={})", compiled);
    default:
        return {};
    }
}

std::string registry_call(const Plan& plan) {
    std::string call = fmt::format("family.model_registry(\"{}\"", file_stem(plan));
    if (plan.model.moe && plan.layout.ep > 1 && plan.training.dispatcher == Dispatcher::deep_ep) call += ", moe_comm_backend=\"deepep\"";
    if (plan.model.moe && plan.layout.ep > 1 && plan.training.dispatcher == Dispatcher::hybrid_ep) call += ", moe_comm_backend=\"hybridep\"";
    const std::string convert = converter(plan);
    return call + (convert.empty() ? ")" : ", converters=[\n        " + convert + ",\n    ])");
}

// The loss over pieces of the sequence is what every base recipe has.
bool chunks_loss(const Training& training) { return training.loss == LossKind::unknown || training.loss == LossKind::chunked; }

std::string imports(const Plan& plan) {
    const TitanFamily family = titan_family(plan.model, false);
    const std::string converter_name = converter(plan).substr(0, converter(plan).find('.'));
    std::string text = fmt::format("from torchtitan.components.loss import {}CrossEntropyLoss\n", chunks_loss(plan.training) ? "ChunkedLossWrapper, " : "");
    text += "from torchtitan.components.optimizer import LRSchedulersContainer, default_adamw\n";
    if (!converter_name.empty()) text += fmt::format("from torchtitan.components.quantization import {}\n", converter_name);
    text += "from torchtitan.config import CompileConfig\n";
    if (plan.layout.recompute.kind == RecomputeKind::full) text += "from torchtitan.distributed.activation_checkpoint import FullAC\n";
    if (plan.layout.recompute.kind == RecomputeKind::selective) text += "from torchtitan.distributed.activation_checkpoint import SelectiveAC\n";
    text += fmt::format("from torchtitan.models import {} as family\n", titan_family_name(family));
    text += fmt::format("from torchtitan.models.common import {}, Embedding, Linear, RMSNorm\n", family == TitanFamily::qwen3 ? "CosSinRoPE" : "ComplexRoPE");
    text += "from torchtitan.models.common.config_utils import decoder_vocab_size\n";
    text += fmt::format("from torchtitan.models.{}.config_registry import {}\n", titan_family_name(family), base_recipe(plan.model));
    return text + "from torchtitan.trainer import Trainer\n";
}

std::string parallelism(const Plan& plan) {
    const Layout& layout = plan.layout;
    const ShardGrid grid = shard_grid(layout);
    std::string text;
    const auto set = [&](const char* key, const std::string& value) { text += fmt::format("    c.parallelism.{} = {}\n", key, value); };
    set("data_parallel_replicate_degree", std::to_string(grid.replicate));
    set("data_parallel_shard_degree", std::to_string(grid.shard));
    set("fsdp_reshard_after_forward", layout.zero == 3 ? "\"always\"" : "\"never\"");
    set("tensor_parallel_degree", std::to_string(layout.tp));
    set("enable_sequence_parallel", python_bool(layout.sequence_parallel));
    set("context_parallel_degree", std::to_string(layout.cp));
    set("pipeline_parallel_degree", std::to_string(layout.pp));
    if (layout.pp > 1) {
        set("pipeline_parallel_schedule", fmt::format("\"{}\"", titan_schedule(layout).value_or("1F1B")));
        set("num_pp_microbatches", std::to_string(layout.accumulation));
        set("module_fqns_per_model_part", "_stages(_LAYERS_PER_STAGE)");
    }
    set("expert_parallel_degree", std::to_string(plan.model.moe ? layout.ep : 1));
    return text;
}

std::string training(const Plan& plan) {
    const Training& t = plan.training;
    const bool captured = t.cuda_graphs == CudaGraphs::full_iteration;
    std::string text = fmt::format("    # a micro-batch of {} x {} tokens; {} sequences in an optimizer step\n", plan.layout.micro_batch, t.seq_len, t.global_batch);
    text += fmt::format("    c.training.num_tokens_per_microbatch_per_dp_rank = {} * {}\n", plan.layout.micro_batch, t.seq_len);
    text += fmt::format("    c.training.num_tokens_per_train_step = {} * {}\n", t.global_batch, t.seq_len);
    text += fmt::format("    c.training.max_context_length = {}\n    c.training.steps = {}\n", t.seq_len, training_steps(t));
    text += fmt::format("    c.training.mixed_precision_param = \"{}\"\n", t.precision == Precision::fp32 ? "float32" : "bfloat16");
    text += fmt::format("    c.training.disable_cuda_graphs = {}\n", python_bool(!captured));
    if (log_interval(t) == 1) text += "    c.metrics.log_freq = 1\n";
    if (t.offload_optimizer >= 1 && t.offload_weights >= 1) text += "    c.training.enable_cpu_offload = True\n";
    return text;
}

std::string rest(const Plan& plan) {
    const Training& t = plan.training;
    const RecomputeKind kind = plan.layout.recompute.kind;
    std::string text = fmt::format("    c.activation_checkpoint = {}\n",
                                   kind == RecomputeKind::full ? "FullAC.Config()" : kind == RecomputeKind::selective ? "SelectiveAC.Config()" : "None");
    const bool async = plan.layout.tp > 1 && is_on(t.tp_overlap, false);
    text += fmt::format("    c.compile = CompileConfig(enable={}, components=[\"model\", \"loss\"], enable_async_tensor_parallel={})\n", python_bool(compiles(t)), python_bool(async));
    const char* loss = "CrossEntropyLoss.Config(global_vocab_size=decoder_vocab_size(c.model_spec))";
    text += chunks_loss(t) ? fmt::format("    c.loss = ChunkedLossWrapper.Config(loss_fn={})\n", loss) : fmt::format("    c.loss = {}\n", loss);
    text += "    # learning rate and schedule are common values, not part of the plan: put in your own\n"
            "    c.optimizer = default_adamw(lr=0.0003)\n";
    return text + fmt::format("    c.lr_scheduler = LRSchedulersContainer.Config(warmup_steps={}, decay_type=\"cosine\", min_lr_factor=0.1)\n", warmup_steps(t));
}

std::string stages(const Plan& plan, const Estimate& estimate) {
    std::string list;
    for (const std::int64_t layers : titan_stages(plan.layout, estimate.layers_per_stage)) list += (list.empty() ? "" : ", ") + std::to_string(layers);
    return "_LAYERS_PER_STAGE = [" + list +
           "]\n\n\n"
           "def _stages(layers_per_stage):\n"
           "    \"\"\"Names of each stage's modules: the embedding in the first, norm and output in the last.\"\"\"\n"
           "    stages, first = [], 0\n"
           "    for count in layers_per_stage:\n"
           "        stages.append([f\"layers.{i}\" for i in range(first, first + count)])\n"
           "        first += count\n"
           "    stages[0].insert(0, \"tok_embeddings\")\n"
           "    stages[-1] += [\"norm\", \"lm_head\"]\n"
           "    return stages\n\n\n";
}

} // namespace

LaunchJob torchtitan_job(const Plan& plan, const Estimate& estimate) {
    LaunchJob job;
    job.header = header_text(plan, estimate, kTarget);
    job.stem = file_stem(plan) + ".torchtitan";
    job.environment = fsdp_environment(plan);
    job.environment.push_back({"PYTHONPATH", ".", "finds the configuration in this folder"});
    job.requirements = "torchtitan at that commit and a nightly torch";
    const std::string name = python_name(plan);
    std::string text = yaml_comment(job.header + "\nA dry run without GPUs: the same command with --comm.mode=fake_backend, and NGPU in the environment.");
    text += imports(plan) + "\n";
    text += plan.layout.pp > 1 ? stages(plan, estimate) : "\n";
    text += titan_model_python(plan) + "\n\n";
    text += fmt::format("def {}() -> Trainer.Config:\n    family.{}_configs[\"{}\"] = _model\n    c = {}()\n    c.model_spec = {}\n\n", name,
                        titan_family(plan.model, false) == TitanFamily::deepseek_v3 ? "deepseekv3" : titan_family_name(titan_family(plan.model, false)), file_stem(plan),
                        base_recipe(plan.model), registry_call(plan));
    text += parallelism(plan) + '\n' + training(plan) + '\n' + rest(plan) + "    return c\n";
    job.files = {{name + ".py", text, false}};
    job.command = {"-m torchtitan.train", "--module " + name, "--config " + name};
    return job;
}

} // namespace fivefold
