// SPDX-License-Identifier: Apache-2.0
// What Hugging Face accelerate 1.15 (FSDP2 with a mesh of parallel dimensions) and DeepSpeed 0.19 cannot express: both wrap a
// model of transformers that a script builds.
#include "core/formats/enum_names.h"
#include "core/formats/target_rules.h"

#include <algorithm>
#include <string_view>

namespace fivefold {

namespace {

void hidden_heads(const Plan& plan, TargetFindings& findings) {
    static constexpr std::string_view families[] = {"llama", "gemma2", "deepseek_v2", "gpt_neox"};
    const Transformer& model = plan.model;
    if (std::find(std::begin(families), std::end(families), model.family) != std::end(families) && model.hidden % model.heads != 0)
        findings.error("transformers-hidden-heads", {number_argument("hidden", model.hidden), number_argument("heads", model.heads)});
}

void no_pipeline(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.pp > 1) findings.error("accelerate-no-pipeline", {number_argument("pp", plan.layout.pp)}, {{Knob::pp, {1}}});
}

void no_experts(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.ep > 1 || plan.layout.etp > 1)
        findings.error("accelerate-no-expert-parallel", {number_argument("ep", plan.layout.ep), number_argument("etp", plan.layout.etp)}, {{Knob::ep, {1}}});
}

void zero_stage(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.zero == 1 && data_ranks(plan.layout) > 1) findings.error("accelerate-zero-stage", {}, {{Knob::zero, {2, 3, 0}}});
}

void data_parallel(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (layout.zero == 0 && (layout.cp > 1 || (layout.dp > 1 && layout.tp > 1))) // the context ranks always share the shards
        findings.error("accelerate-data-parallel", {number_argument("dp", layout.dp), number_argument("tp", layout.tp), number_argument("cp", layout.cp)},
                       {{Knob::zero, {2, 3}}});
    // replicas of sharded groups of one rank are the same thing
    const ShardGrid grid = shard_grid(layout);
    if (layout.zero > 0 && grid.replicate > 1 && grid.shard == 1 && (layout.tp > 1 || layout.cp > 1))
        findings.error("accelerate-data-parallel", {number_argument("dp", layout.dp), number_argument("tp", layout.tp), number_argument("cp", layout.cp)},
                       {{Knob::shard_group, {0}}});
}

void shard_group(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (layout.shard_group == 0) return;
    if (layout.zero == 0 || layout.shard_group % layout.cp != 0 || layout.dp % (layout.shard_group / layout.cp) != 0)
        findings.error("accelerate-shard-group", {number_argument("group", layout.shard_group), number_argument("cp", layout.cp)}, {{Knob::shard_group, {0}}});
}

void context_exchange(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.cp > 1 && (plan.training.cp_kind == CpKind::ulysses || plan.training.cp_kind == CpKind::hierarchical))
        findings.error("accelerate-context-exchange", {number_argument("cp", plan.layout.cp)});
}

void kv_heads(const Plan& plan, TargetFindings& findings) {
    const std::int64_t kv = plan.model.kv_heads, tp = plan.layout.tp;
    if (!plan.model.latent && kv % tp != 0)
        findings.error("accelerate-kv-heads", {number_argument("kv_heads", kv), number_argument("tp", tp)}, {{Knob::tp, divisors_from(kv, tp)}});
}

void sequence_parallel(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.tp > 1 && plan.layout.sequence_parallel) findings.warning("accelerate-sequence-parallel");
}

void recompute(const Plan& plan, TargetFindings& findings) {
    const Recompute& recompute = plan.layout.recompute;
    if (recompute.kind == RecomputeKind::selective && recompute.modules != recompute_core_attention)
        findings.error("accelerate-recompute", {},
                       {{Knob::recompute, {static_cast<std::int64_t>(RecomputeKind::full), static_cast<std::int64_t>(RecomputeKind::none)}}});
}

void precision(const Plan& plan, TargetFindings& findings) {
    if (is_low(plan.training.precision)) findings.error("accelerate-precision", {text_argument("precision", enum_name(plan.training.precision))});
}

void offload(const Plan& plan, TargetFindings& findings) {
    const Training& training = plan.training;
    const bool whole = training.offload_optimizer >= 1 && training.offload_weights >= 1 && training.offload_activations <= 0 && plan.layout.zero >= 2;
    if ((training.offload_optimizer > 0 || training.offload_weights > 0 || training.offload_activations > 0) && !whole) findings.warning("accelerate-offload");
}

void script(const Plan&, TargetFindings& findings) { findings.info("accelerate-script"); }

constexpr TargetRule kAccelerate[] = {
    {"transformers-hidden-heads", "Some configurations of transformers want the hidden size to divide by the heads, whatever the heads' width.", hidden_heads},
    {"accelerate-no-pipeline", "The mesh of parallel dimensions has none for pipeline stages.", no_pipeline},
    {"accelerate-no-expert-parallel", "The mesh of parallel dimensions has none for experts.", no_experts},
    {"accelerate-zero-stage", "Data parallelism is plain or FSDP2, which shards more than the optimizer.", zero_stage},
    {"accelerate-data-parallel", "Tensor and context parallelism need sharded data parallelism.", data_parallel},
    {"accelerate-shard-group", "A shard group holds whole context-parallel groups and divides the data-parallel ranks.", shard_group},
    {"accelerate-context-exchange", "Context parallelism in FSDP2 gathers or rotates keys and values.", context_exchange},
    {"accelerate-kv-heads", "The tensor-parallel plan of a model cuts the key-value projection evenly.", kv_heads},
    {"accelerate-sequence-parallel", "The tensor-parallel plan of a model leaves norms and residuals whole.", sequence_parallel},
    {"accelerate-recompute", "Layers are recomputed whole or not at all.", recompute},
    {"accelerate-precision", "8-bit and 4-bit layers are chosen in the training script.", precision},
    {"accelerate-offload", "FSDP2 offloads everything or nothing.", offload},
    {"accelerate-script", "Batch and sequence length belong to the training script.", script},
};

// DeepSpeed

void ds_pipeline(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.pp > 1) findings.error("deepspeed-no-pipeline", {number_argument("pp", plan.layout.pp)}, {{Knob::pp, {1}}});
}

void ds_experts(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.ep > 1 || plan.layout.etp > 1)
        findings.error("deepspeed-no-expert-parallel", {number_argument("ep", plan.layout.ep), number_argument("etp", plan.layout.etp)}, {{Knob::ep, {1}}});
}

void ds_context(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.cp > 1 && plan.training.cp_kind != CpKind::ulysses)
        findings.error("deepspeed-context-exchange", {number_argument("cp", plan.layout.cp)}, {{Knob::cp, {1}}});
}

void ds_context_tensor(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.cp > 1 && plan.layout.tp > 1)
        findings.error("deepspeed-context-tensor", {number_argument("cp", plan.layout.cp), number_argument("tp", plan.layout.tp)}, {{Knob::tp, {1}}, {Knob::cp, {1}}});
}

void ds_kv_heads(const Plan& plan, TargetFindings& findings) {
    const std::int64_t kv = plan.model.kv_heads, tp = plan.layout.tp;
    if (!plan.model.latent && tp > kv)
        findings.error("deepspeed-kv-heads", {number_argument("kv_heads", kv), number_argument("tp", tp)}, {{Knob::tp, divisors_from(kv, tp)}});
}

void ds_sequence_parallel(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.tp > 1 && plan.layout.sequence_parallel) findings.warning("deepspeed-sequence-parallel");
}

void ds_shard_group(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.shard_group > 0) findings.error("deepspeed-shard-group", {number_argument("group", plan.layout.shard_group)}, {{Knob::shard_group, {0}}});
}

void ds_optimizer(const Plan& plan, TargetFindings& findings) {
    const Optimizer optimizer = plan.training.optimizer;
    if (optimizer != Optimizer::adam && optimizer != Optimizer::lion) findings.error("deepspeed-optimizer", {text_argument("optimizer", enum_name(optimizer))});
}

void ds_precision(const Plan& plan, TargetFindings& findings) {
    if (is_low(plan.training.precision)) findings.error("deepspeed-precision", {text_argument("precision", enum_name(plan.training.precision))});
}

void ds_recompute(const Plan& plan, TargetFindings& findings) {
    const Recompute& recompute = plan.layout.recompute;
    if (recompute.kind == RecomputeKind::selective && recompute.modules != recompute_core_attention)
        findings.error("deepspeed-recompute", {},
                       {{Knob::recompute, {static_cast<std::int64_t>(RecomputeKind::full), static_cast<std::int64_t>(RecomputeKind::none)}}});
}

void ds_partial_offload(const Plan& plan, TargetFindings& findings) {
    const double share = plan.training.offload_optimizer;
    if (share > 0 && share < 1 && plan.layout.zero != 3)
        findings.error("deepspeed-partial-offload", {number_argument("zero", plan.layout.zero)}, {{Knob::zero, {3}}});
    if (share > 0 && plan.layout.zero == 0) findings.error("deepspeed-partial-offload", {number_argument("zero", 0)}, {{Knob::zero, {1, 2, 3}}});
}

void ds_offload(const Plan& plan, TargetFindings& findings) {
    const Training& training = plan.training;
    const bool weights = training.offload_weights > 0 && (training.offload_weights < 1 || plan.layout.zero < 3);
    const bool activations = training.offload_activations > 0 && (training.offload_activations < 1 || plan.layout.recompute.kind != RecomputeKind::full);
    if (weights || activations) findings.warning("deepspeed-offload");
}

void ds_script(const Plan&, TargetFindings& findings) { findings.info("deepspeed-script"); }

constexpr TargetRule kDeepSpeed[] = {
    {"transformers-hidden-heads", "Some configurations of transformers want the hidden size to divide by the heads, whatever the heads' width.", hidden_heads},
    {"deepspeed-no-pipeline", "Pipeline stages are made in the model's code, and only below ZeRO-2.", ds_pipeline},
    {"deepspeed-no-expert-parallel", "The groups of experts are made in the model's code.", ds_experts},
    {"deepspeed-context-exchange", "Sequences are cut by the all-to-all of heads alone.", ds_context},
    {"deepspeed-context-tensor", "The all-to-all of heads does not go with automatic tensor parallelism.", ds_context_tensor},
    {"deepspeed-kv-heads", "Ranks beyond the key-value heads would hold no attention.", ds_kv_heads},
    {"deepspeed-sequence-parallel", "Automatic tensor parallelism leaves norms and residuals whole.", ds_sequence_parallel},
    {"deepspeed-shard-group", "Groups smaller than all ranks (MiCS) have been removed.", ds_shard_group},
    {"deepspeed-optimizer", "AdamW and Lion are written.", ds_optimizer},
    {"deepspeed-precision", "There are no matrix products below 16 bits.", ds_precision},
    {"deepspeed-recompute", "Layers are recomputed whole or not at all.", ds_recompute},
    {"deepspeed-partial-offload", "A part of the optimizer on the host needs ZeRO-3, all of it some ZeRO stage.", ds_partial_offload},
    {"deepspeed-offload", "Weights move under ZeRO-3, activations with recomputation, each whole.", ds_offload},
    {"deepspeed-script", "Model, sequence length and recomputation belong to the training script.", ds_script},
};

} // namespace

std::span<const TargetRule> accelerate_rules() { return kAccelerate; }
std::span<const TargetRule> deepspeed_rules() { return kDeepSpeed; }

} // namespace fivefold
