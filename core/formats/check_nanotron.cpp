// SPDX-License-Identifier: Apache-2.0
// What nanotron 0.4 (commit 2411b022) refuses, or accepts and then does otherwise.
#include "core/formats/enum_names.h"
#include "core/formats/launch_file.h"
#include "core/formats/target_rules.h"

namespace fivefold {

namespace {

void expert_parallel(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.ep > 1) findings.error("nanotron-no-expert-parallel", {number_argument("ep", plan.layout.ep)}, {{Knob::ep, {1}}});
}

void context_parallel(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.cp > 1) findings.error("nanotron-no-context-parallel", {number_argument("cp", plan.layout.cp)}, {{Knob::cp, {1}}});
}

void virtual_stages(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.vpp > 1) findings.error("nanotron-no-virtual-stages", {number_argument("vpp", plan.layout.vpp)}, {{Knob::vpp, {1}}});
}

void zero_stage(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.zero > 1) findings.error("nanotron-zero-stage", {number_argument("zero", plan.layout.zero)}, {{Knob::zero, {1, 0}}});
}

void shard_group(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.shard_group > 0)
        findings.error("nanotron-no-shard-group", {number_argument("group", plan.layout.shard_group)}, {{Knob::shard_group, {0}}});
}

void schedule(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.schedule != Schedule::one_f_one_b && plan.layout.schedule != Schedule::gpipe)
        findings.error("nanotron-schedule", {text_argument("schedule", enum_name(plan.layout.schedule))},
                       {{Knob::schedule, {static_cast<std::int64_t>(Schedule::one_f_one_b)}}});
}

void micro_batches(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (layout.schedule == Schedule::one_f_one_b && layout.accumulation < layout.pp - 1)
        findings.error("nanotron-micro-batches",
                       {number_argument("accumulation", layout.accumulation), number_argument("needed", layout.pp - 1)},
                       {{Knob::accumulation, {layout.pp - 1, layout.pp}}});
}

void layer_placement(const Plan& plan, TargetFindings& findings) {
    const StageSplit split = plan.layout.split;
    if (plan.layout.pp > 1 && (split == StageSplit::explicit_layers || split == StageSplit::slots))
        findings.warning("nanotron-layer-placement");
}

void recompute(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.recompute.kind == RecomputeKind::selective && plan.layout.recompute.modules != recompute_core_attention)
        findings.error("nanotron-recompute", {},
                       {{Knob::recompute, {static_cast<std::int64_t>(RecomputeKind::full), static_cast<std::int64_t>(RecomputeKind::none)}}});
}

void recompute_attention(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.recompute.kind == RecomputeKind::selective && plan.layout.recompute.modules == recompute_core_attention)
        findings.info("nanotron-recompute-attention");
}

void head_dim(const Plan& plan, TargetFindings& findings) {
    const Transformer& model = plan.model;
    if (model.head_dim * model.heads != model.hidden)
        findings.error("nanotron-head-dim", {number_argument("head_dim", model.head_dim), number_argument("hidden", model.hidden),
                                             number_argument("heads", model.heads)});
}

void kv_heads(const Plan& plan, TargetFindings& findings) {
    const std::int64_t kv = plan.model.kv_heads, tp = plan.layout.tp;
    if (kv % tp != 0)
        findings.error("nanotron-kv-heads", {number_argument("kv_heads", kv), number_argument("tp", tp)}, {{Knob::tp, divisors_from(kv, tp)}});
}

void head_groups(const Plan& plan, TargetFindings& findings) {
    if (!plan.model.latent && plan.model.heads % plan.model.kv_heads != 0)
        findings.error("nanotron-head-groups", {number_argument("heads", plan.model.heads), number_argument("kv_heads", plan.model.kv_heads)});
}

// nanotron's Llama and Qwen2 blocks are fixed: RMSNorm, gated SiLU, rotary positions, grouped-query attention.
void model_parts(const Plan& plan, TargetFindings& findings) {
    const Transformer& model = plan.model;
    const std::pair<bool, const char*> parts[] = {
        {model.moe.has_value(), "mixture of experts"},
        {model.latent.has_value(), "latent attention"},
        {model.indexer.has_value(), "sparse-attention indexer"},
        {model.positions != Positions::rope, "positions other than rotary"},
        {!model.gated_mlp || model.activation != Activation::silu, "feed-forward other than gated SiLU"},
        {model.norm != NormKind::rms || model.norms_per_layer != 2 || model.embedding_norm, "norms other than two RMSNorms per layer"},
        {model.qk_norm != QkNorm::none, "norm of queries and keys"},
        {model.attention_output_bias || model.mlp_bias || model.head_bias, "biases besides those of queries, keys and values"},
        {model.attention_sinks, "attention sinks"},
        {window_matters(plan) && model.window.full_every > 0, "windowed and full attention in turns"},
        {model.mtp_layers > 0, "multi-token prediction"},
        {plan.training.dropout, "dropout"},
    };
    for (const auto& [present, part] : parts)
        if (present) findings.error("nanotron-model", {text_argument("part", part)});
}

void vocabulary(const Plan& plan, TargetFindings& findings) {
    const std::int64_t vocab = plan.model.vocab, tp = plan.layout.tp;
    if (vocab % tp != 0)
        findings.info("nanotron-vocabulary", {number_argument("vocab", vocab), number_argument("padded", (vocab + tp - 1) / tp * tp)});
}

void precision(const Plan& plan, TargetFindings& findings) {
    if (is_low(plan.training.precision))
        findings.error("nanotron-precision", {text_argument("precision", enum_name(plan.training.precision))});
}

void optimizer(const Plan& plan, TargetFindings& findings) {
    if (plan.training.optimizer != Optimizer::adam)
        findings.error("nanotron-optimizer", {text_argument("optimizer", enum_name(plan.training.optimizer))});
}

void offload(const Plan& plan, TargetFindings& findings) {
    const Training& training = plan.training;
    if (training.offload_optimizer > 0 || training.offload_activations > 0 || training.offload_weights > 0) findings.warning("nanotron-offload");
}

constexpr TargetRule kRules[] = {
    {"nanotron-no-expert-parallel", "Its rank grid has an expert axis that its own count of ranks leaves out; only 1 starts.", expert_parallel},
    {"nanotron-no-context-parallel", "Training from scratch refuses context parallelism; only a resumed run takes it.", context_parallel},
    {"nanotron-no-virtual-stages", "Each rank holds one pipeline stage.", virtual_stages},
    {"nanotron-zero-stage", "Any stage above 0 shards the optimizer and nothing else.", zero_stage},
    {"nanotron-no-shard-group", "The optimizer is sharded over all data-parallel ranks.", shard_group},
    {"nanotron-schedule", "Two schedules exist: one forward one backward, and all forward all backward.", schedule},
    {"nanotron-micro-batches", "Its 1F1B fills the pipeline with at least PP - 1 micro-batches.", micro_batches},
    {"nanotron-layer-placement", "Layers go to stages by their cost; no key says otherwise.", layer_placement},
    {"nanotron-recompute", "Recomputation takes whole layers or nothing.", recompute},
    {"nanotron-recompute-attention", "Flash attention recomputes its scores in any case.", recompute_attention},
    {"nanotron-head-dim", "The width of a head follows from hidden size and number of heads.", head_dim},
    {"nanotron-kv-heads", "Key-value heads are dealt whole and never copied.", kv_heads},
    {"nanotron-head-groups", "Each key-value head serves the same number of query heads.", head_groups},
    {"nanotron-model", "Llama and Qwen2 blocks are all that a file can describe.", model_parts},
    {"nanotron-vocabulary", "The embedding is padded so that tensor parallelism divides it.", vocabulary},
    {"nanotron-precision", "There are no matrix products below 16 bits.", precision},
    {"nanotron-optimizer", "AdamW is the optimizer that its files configure.", optimizer},
    {"nanotron-offload", "States stay on the GPU.", offload},
};

} // namespace

std::span<const TargetRule> nanotron_rules() { return kRules; }

} // namespace fivefold
