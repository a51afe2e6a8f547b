// SPDX-License-Identifier: Apache-2.0
// DeepSpeed's JSON. It has no comments: the launcher's file carries the header.
#include "core/formats/json_writer.h"
#include "core/formats/launch_file.h"

#include <boost/json/object.hpp>
#include <fmt/format.h>

namespace fivefold {

namespace {

constexpr const char* kTarget = "DeepSpeed 0.19.6 (commit edaa7221)";

using Object = boost::json::object;

Object zero_section(const Plan& plan) {
    const Layout& layout = plan.layout;
    const Training& training = plan.training;
    Object zero;
    zero["stage"] = layout.zero;
    if (layout.zero >= 1) {
        zero["overlap_comm"] = true;
        zero["contiguous_gradients"] = true;
        zero["reduce_bucket_size"] = 500000000;
    }
    if (layout.zero == 3) {
        zero["stage3_prefetch_bucket_size"] = 50000000;
        zero["stage3_param_persistence_threshold"] = 100000;
        zero["stage3_gather_16bit_weights_on_model_save"] = true;
        if (training.offload_weights >= 1) zero["offload_param"] = Object{{"device", "cpu"}, {"pin_memory", true}};
    }
    if (training.offload_optimizer > 0) {
        Object offload{{"device", "cpu"}, {"pin_memory", true}};
        if (training.offload_optimizer < 1) offload["ratio"] = training.offload_optimizer;
        zero["offload_optimizer"] = std::move(offload);
    }
    return zero;
}

Object optimizer_section(const Training& training) {
    Object parameters{{"lr", 3e-4}, {"betas", {0.9, training.optimizer == Optimizer::lion ? 0.99 : 0.95}}, {"weight_decay", 0.1}};
    if (training.optimizer != Optimizer::lion) parameters["eps"] = 1e-8;
    return {{"type", training.optimizer == Optimizer::lion ? "Lion" : "AdamW"}, {"params", std::move(parameters)}};
}

} // namespace

LaunchJob deepspeed_job(const Plan& plan, const Estimate& estimate) {
    const Layout& layout = plan.layout;
    const Training& training = plan.training;
    const bool recomputes = layout.recompute.kind == RecomputeKind::full;
    LaunchJob job;
    job.header = header_text(plan, estimate, kTarget) +
                 fmt::format("\nThe training script must build the model with sequences of {} tokens{}, and read the JSON beside this file.\n"
                             "Learning rate and weight decay in it are common values, not part of the plan: put in your own.",
                             training.seq_len,
                             std::string(recomputes ? ", recompute its layers" : "") + (layout.cp > 1 ? fmt::format(", cut them over {} ranks with Ulysses", layout.cp) : ""));
    job.stem = file_stem(plan) + ".deepspeed";
    job.requirements = "DeepSpeed 0.19 and the training script (TRAIN_SCRIPT)";
    if (training.launch_blocking) job.environment.push_back({"CUDA_LAUNCH_BLOCKING", "1", ""});

    Object root;
    root["train_batch_size"] = training.global_batch;
    root["train_micro_batch_size_per_gpu"] = layout.micro_batch;
    root["gradient_accumulation_steps"] = layout.accumulation;
    root["gradient_clipping"] = 1.0;
    root["steps_per_print"] = log_interval(training);
    if (training.precision == Precision::bf16) root["bf16"] = Object{{"enabled", true}};
    if (training.precision == Precision::fp16) root["fp16"] = Object{{"enabled", true}};
    if (training.grad_bytes != 0 && training.precision != Precision::fp32)
        root["data_types"] = Object{{"grad_accum_dtype", training.grad_bytes == 4 ? "fp32" : training.precision == Precision::fp16 ? "fp16" : "bf16"}};
    root["zero_optimization"] = zero_section(plan);
    root["optimizer"] = optimizer_section(training);
    if (layout.tp > 1) root["tensor_parallel"] = Object{{"autotp_size", layout.tp}};
    if (layout.cp > 1) root["sequence_parallel_size"] = layout.cp;
    root["activation_checkpointing"] =
        Object{{"partition_activations", false}, {"cpu_checkpointing", recomputes && training.offload_activations >= 1}, {"contiguous_memory_optimization", false}};
    root["wall_clock_breakdown"] = false;
    job.files = {{job.stem + ".json", json::write_json(root), false}};
    job.command = {"\"${TRAIN_SCRIPT:-train.py}\"", "--deepspeed", "--deepspeed_config " + bash_word(job.stem + ".json")};
    return job;
}

} // namespace fivefold
