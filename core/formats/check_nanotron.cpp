// SPDX-License-Identifier: Apache-2.0
// What nanotron 0.4 (commit 2411b022) refuses, or accepts and then does otherwise.
#include "core/formats/enum_names.h"
#include "core/formats/launch_file.h"

#include <algorithm>

namespace fivefold {

namespace {

void check_layout(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (layout.ep > 1) findings.error("nanotron-no-expert-parallel", {number_argument("ep", layout.ep)}, {{Knob::ep, {1}}});
    if (layout.cp > 1) findings.error("nanotron-no-context-parallel", {number_argument("cp", layout.cp)}, {{Knob::cp, {1}}});
    if (layout.vpp > 1) findings.error("nanotron-no-virtual-stages", {number_argument("vpp", layout.vpp)}, {{Knob::vpp, {1}}});
    if (layout.zero > 1) findings.error("nanotron-zero-stage", {number_argument("zero", layout.zero)}, {{Knob::zero, {1, 0}}});
    if (layout.shard_group > 0)
        findings.error("nanotron-no-shard-group", {number_argument("group", layout.shard_group)}, {{Knob::shard_group, {0}}});
    if (layout.schedule != Schedule::one_f_one_b && layout.schedule != Schedule::gpipe)
        findings.error("nanotron-schedule", {text_argument("schedule", enum_name(layout.schedule))},
                       {{Knob::schedule, {static_cast<std::int64_t>(Schedule::one_f_one_b)}}});
    if (layout.schedule == Schedule::one_f_one_b && layout.accumulation < layout.pp - 1)
        findings.error("nanotron-micro-batches",
                       {number_argument("accumulation", layout.accumulation), number_argument("needed", layout.pp - 1)},
                       {{Knob::accumulation, {layout.pp - 1, layout.pp}}});
    if (layout.pp > 1 && (layout.split == StageSplit::explicit_layers || layout.split == StageSplit::slots))
        findings.warning("nanotron-layer-placement");
    if (layout.recompute.kind == RecomputeKind::selective) {
        const std::vector<std::int64_t> kinds = {static_cast<std::int64_t>(RecomputeKind::full),
                                                 static_cast<std::int64_t>(RecomputeKind::none)};
        if (layout.recompute.modules == recompute_core_attention)
            findings.info("nanotron-recompute-attention");
        else
            findings.error("nanotron-recompute", {}, {{Knob::recompute, kinds}});
    }
}

void check_heads(const Plan& plan, TargetFindings& findings) {
    const Transformer& model = plan.model;
    if (model.head_dim * model.heads != model.hidden)
        findings.error("nanotron-head-dim", {number_argument("head_dim", model.head_dim), number_argument("hidden", model.hidden),
                                             number_argument("heads", model.heads)});
    if (plan.layout.tp <= 0 || model.kv_heads % plan.layout.tp == 0) return;
    std::vector<std::int64_t> degrees;
    for (std::int64_t tp = std::min(model.kv_heads, plan.layout.tp); tp >= 1; --tp)
        if (model.kv_heads % tp == 0) degrees.push_back(tp);
    findings.error("nanotron-kv-heads", {number_argument("kv_heads", model.kv_heads), number_argument("tp", plan.layout.tp)},
                   {{Knob::tp, std::move(degrees)}});
}

// nanotron's Llama and Qwen2 blocks are fixed: RMSNorm, gated SiLU, rotary positions, grouped-query attention.
void check_model(const Plan& plan, TargetFindings& findings) {
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

} // namespace

std::vector<Finding> check_nanotron(const Plan& plan) {
    TargetFindings findings;
    check_layout(plan, findings);
    check_heads(plan, findings);
    check_model(plan, findings);
    const Precision precision = plan.training.precision;
    if (precision != Precision::bf16 && precision != Precision::fp16 && precision != Precision::fp32)
        findings.error("nanotron-precision", {text_argument("precision", enum_name(precision))});
    if (plan.training.optimizer != Optimizer::adam)
        findings.error("nanotron-optimizer", {text_argument("optimizer", enum_name(plan.training.optimizer))});
    if (plan.training.offload_optimizer > 0 || plan.training.offload_activations > 0 || plan.training.offload_weights > 0) findings.warning("nanotron-offload");
    return findings.take();
}

} // namespace fivefold
