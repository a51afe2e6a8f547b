// SPDX-License-Identifier: Apache-2.0
// DeepSpeed's JSON.
#include "core/formats/enum_names.h"
#include "core/formats/import_draft.h"
#include "core/formats/run_words.h"

#include <fmt/format.h>

namespace fivefold {
namespace {

using namespace import_limits;

/// A number that Hugging Face's integration may leave as "auto".
std::optional<std::int64_t> number_or_auto(ImportReader& reader, const char* key, const char* field) {
    if (!reader.has(key)) return std::nullopt;
    if (reader.text(key) == "auto") {
        reader.ignored(key, "\"auto\": the training script decides");
        return std::nullopt;
    }
    std::int64_t value = 0;
    reader.take(key, field, value, 1, kTokens);
    return value;
}

void offload(ImportReader& reader, const std::string& part, const char* field, double& target) {
    const std::string device = lower_case(reader.text(part + ".device").value_or("none"));
    if (device == "none") return;
    target = 1;
    reader.taken(part + ".device", field, device, device == "nvme" ? "NVMe counts as host memory" : "");
    reader.take(part + ".ratio", field, target, 0, 1);
}

void read_zero(ImportReader& reader, PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    Training& training = draft.plan.training;
    layout.zero = 0; // DeepSpeed's default
    reader.take("zero_optimization.stage", "layout.zero", layout.zero, 0, 3);
    offload(reader, "zero_optimization.offload_optimizer", "training.offload_optimizer", training.offload_optimizer);
    offload(reader, "zero_optimization.offload_param", "training.offload_weights", training.offload_weights);
    for (const char* key : {"zero_optimization.zero_hpz_partition_size", "zero_optimization.mics_shard_size"})
        if (const auto group = reader.integer(key, -1, kDegree); group && *group > 1) {
            layout.shard_group = *group;
            reader.taken(key, "layout.shard_group", std::to_string(*group));
        }
}

void read_precision(ImportReader& reader, Training& training) {
    training.precision = Precision::fp32;
    const auto enabled = [&](const char* key) { return reader.text(key).value_or("false") != "auto" && reader.flag(key).value_or(false); };
    for (const char* key : {"bf16.enabled", "bfloat16.enabled"})
        if (enabled(key)) {
            training.precision = Precision::bf16;
            reader.taken(key, "training.precision", "bf16");
        }
    if (enabled("fp16.enabled")) {
        training.precision = Precision::fp16;
        reader.taken("fp16.enabled", "training.precision", "fp16");
    }
    if (reader.text("bf16.enabled") == "auto") {
        training.precision = Precision::bf16;
        reader.guessed("training.precision", "bf16", "\"auto\": the training script decides");
    }
    if (const auto type = reader.text("data_types.grad_accum_dtype")) {
        training.grad_bytes = has(*type, "32") ? 4 : 2;
        reader.taken("data_types.grad_accum_dtype", "training.grad_bytes", std::to_string(training.grad_bytes));
    }
}

} // namespace

void import_deepspeed(ImportReader& reader, PlanDraft& draft) {
    take_framework(draft, Framework::deepspeed);
    Layout& layout = draft.plan.layout;
    Training& training = draft.plan.training;
    read_zero(reader, draft);
    read_precision(reader, training);
    if (const auto value = number_or_auto(reader, "train_batch_size", "training.global_batch")) draft.global_batch = value;
    if (const auto value = number_or_auto(reader, "train_micro_batch_size_per_gpu", "layout.micro_batch")) draft.micro_batch = value;
    if (const auto value = number_or_auto(reader, "gradient_accumulation_steps", "layout.accumulation")) draft.accumulation = value;
    reader.take("tensor_parallel.autotp_size", "layout.tp", layout.tp, 1, kDegree);
    if (const auto ranks = reader.integer("sequence_parallel_size", 1, kDegree)) {
        layout.cp = *ranks;
        if (*ranks > 1) training.cp_kind = CpKind::ulysses;
        reader.taken("sequence_parallel_size", "layout.cp", std::to_string(*ranks), "Ulysses: heads for tokens by all-to-all");
    }
    if (const auto name = reader.text("optimizer.type")) {
        const std::string word = lower_case(*name);
        training.optimizer = has(word, "muon")   ? Optimizer::muon
                             : has(word, "lion") ? Optimizer::lion
                             : word == "sgd"     ? Optimizer::sgd_momentum
                                                 : Optimizer::adam;
        reader.taken("optimizer.type", "training.optimizer", enum_name(training.optimizer));
    }
    if (reader.flag("activation_checkpointing.cpu_checkpointing").value_or(false)) {
        training.offload_activations = 1;
        layout.recompute.kind = RecomputeKind::full; // what is recomputed from is what moves
        reader.taken("activation_checkpointing.cpu_checkpointing", "training.offload_activations", "1");
    }
}

} // namespace fivefold
