// SPDX-License-Identifier: Apache-2.0
// What Megatron-LM core 0.20 (commit d98e8a64) refuses or cannot express of a plan.
#include "core/formats/enum_names.h"
#include "core/formats/launch_file.h"
#include "core/formats/megatron_args.h"
#include "core/model/parameters.h"

#include <cmath>

namespace fivefold {

namespace {

void check_model(const Plan& plan, TargetFindings& findings) {
    const Transformer& model = plan.model;
    const bool known_mlp = (model.gated_mlp && model.activation == Activation::silu) ||
                           (!model.gated_mlp && (model.activation == Activation::gelu || model.activation == Activation::squared_relu));
    const std::pair<bool, const char*> parts[] = {
        {!known_mlp, "feed-forward other than gated SiLU, GELU and squared ReLU"},
        {model.norm == NormKind::without_weights, "norm without weights"},
        {model.norms_per_layer != 2, "number of norms per layer other than two"},
        {model.embedding_norm, "norm after the embedding"},
        {model.positions == Positions::alibi, "ALiBi positions"},
        {model.qk_norm == QkNorm::full_width && !model.latent, "query and key norm over the full width"},
        {model.head_bias, "bias on the output layer"},
    };
    for (const auto& [present, part] : parts)
        if (present) findings.error("megatron-model", {text_argument("part", part)});
    if (megatron_biases(model) == MegatronBiases::inexpressible) findings.warning("megatron-biases");
    if (model.mtp_layers > 0 && model.positions == Positions::learned) findings.error("megatron-mtp-positions", {});
    if (model.positions == Positions::learned && model.position_rows < plan.training.seq_len)
        findings.error("megatron-position-table",
                       {number_argument("rows", model.position_rows), number_argument("seq_len", plan.training.seq_len)},
                       {{Knob::seq_len, {model.position_rows}}});
    if (model.positions == Positions::rope && model.rope_theta != std::nearbyint(model.rope_theta))
        findings.warning("megatron-rotary-base");
    const std::int64_t padded = padded_vocabulary(model.vocab, std::max<std::int64_t>(plan.layout.tp, 1));
    if (padded != model.vocab)
        findings.info("megatron-vocabulary", {number_argument("vocab", model.vocab), number_argument("padded", padded)});
}

void check_experts(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (!plan.model.moe) return;
    if (megatron_biases(plan.model) == MegatronBiases::all && layout.etp > 1)
        findings.error("megatron-expert-bias", {number_argument("etp", layout.etp)}, {{Knob::etp, {1}}});
    if (plan.cluster.gpu.architecture == "Volta") findings.error("megatron-grouped-gemm", {text_argument("gpu", plan.cluster.gpu.name)});
    if (is_on(plan.training.shared_expert_overlap, false) && (overlaps_experts(plan.training) || plan.training.dispatcher == Dispatcher::all_gather))
        findings.error("megatron-shared-expert-overlap", {});
    if (!overlaps_experts(plan.training) || layout.ep <= 1) return;
    const bool recomputes_moe = layout.recompute.kind == RecomputeKind::full || (layout.recompute.kind == RecomputeKind::selective &&
                                                                                 (applicable_recompute_modules(plan) & recompute_moe) != 0);
    const std::pair<bool, const char*> conditions[] = {
        {layout.pp > 1 && layout.vpp == 1, "virtual stages when PP is above 1"},
        {recomputes_moe, "no recomputation of whole layers or experts"},
        {plan.training.dispatcher == Dispatcher::all_gather, "an all-to-all dispatcher"},
        {plan.training.precision == Precision::fp32, "bf16 or fp16"},
        {plan.model.mtp_layers > 1, "at most one multi-token-prediction layer"},
    };
    for (const auto& [broken, condition] : conditions)
        if (broken) findings.error("megatron-ep-overlap", {text_argument("condition", condition)});
}

void check_optimizer(const Plan& plan, TargetFindings& findings) {
    const Optimizer optimizer = plan.training.optimizer;
    const Layout& layout = plan.layout;
    const FindingArgument name = text_argument("optimizer", enum_name(optimizer));
    if (optimizer == Optimizer::adafactor) findings.error("megatron-optimizer", {name});
    if ((optimizer == Optimizer::adam_bf16_moments || optimizer == Optimizer::adam_8bit) && layout.zero == 0)
        findings.error("megatron-moments-zero", {name}, {{Knob::zero, {1}}});
    if ((optimizer == Optimizer::muon || optimizer == Optimizer::lion) && uses_megatron_fsdp(layout))
        findings.error("megatron-fsdp-optimizer", {name, number_argument("zero", layout.zero)}, {{Knob::zero, {1, 0}}});
}

void check_offload(const Plan& plan, TargetFindings& findings) {
    const Training& training = plan.training;
    const Layout& layout = plan.layout;
    if (training.offload_activations > 0 && layout.pp > 1) findings.error("megatron-activation-offload", {text_argument("condition", "PP 1")}, {{Knob::pp, {1}}});
    if (training.offload_activations > 0 && layout.recompute.kind != RecomputeKind::none)
        findings.error("megatron-activation-offload", {text_argument("condition", "no recomputation")}, {{Knob::recompute, {0}}});
    if (training.offload_optimizer > 0 && (layout.zero != 1 || training.optimizer == Optimizer::muon || training.optimizer == Optimizer::lion))
        findings.error("megatron-optimizer-offload", {}, {{Knob::zero, {1}}});
    if (training.offload_weights > 0) findings.warning("megatron-weight-offload");
}

/// The all-to-all of context parallelism deals whole key-value heads in Transformer Engine.
void check_context_exchange(const Plan& plan, TargetFindings& findings) {
    const std::int64_t inner = plan.layout.cp > 1 ? inner_context_ranks(plan) : 1, ranks = inner * std::max<std::int64_t>(1, plan.layout.tp);
    if (inner > 1 && !plan.model.latent && plan.model.kv_heads % ranks != 0)
        findings.error("megatron-ulysses-kv-heads", {number_argument("product", ranks), number_argument("kv_heads", plan.model.kv_heads)});
}

void check_recompute(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.recompute.kind != RecomputeKind::selective) return;
    const unsigned dropped = plan.layout.recompute.modules & ~applicable_recompute_modules(plan);
    for (const auto& [module, name] : enum_names<RecomputeModule>())
        if ((dropped & module) != 0) findings.warning("megatron-recompute-module", {text_argument("module", name)});
}

} // namespace

std::vector<Finding> check_megatron(const Plan& plan) {
    TargetFindings findings;
    const Layout& layout = plan.layout;
    if (layout.schedule != Schedule::one_f_one_b && layout.pp > 1)
        findings.error("megatron-schedule", {text_argument("schedule", enum_name(layout.schedule))},
                       {{Knob::schedule, {static_cast<std::int64_t>(Schedule::one_f_one_b)}}});
    check_model(plan, findings);
    check_experts(plan, findings);
    check_optimizer(plan, findings);
    check_recompute(plan, findings);
    check_offload(plan, findings);
    check_context_exchange(plan, findings);
    if (layout.shard_group > 0 && layout.zero == 0) findings.warning("megatron-shard-group");
    if (plan.training.loss == LossKind::chunked) findings.warning("megatron-loss");
    if (plan.training.precision == Precision::fp8 && plan.training.fp8_recipe == Fp8Recipe::rowwise) findings.warning("megatron-fp8-recipe");
    if (is_on(plan.training.low_precision_weights, false) && plan.layout.zero == 0) findings.error("megatron-low-precision-weights", {}, {{Knob::zero, {1}}});
    if (uses_megatron_fsdp(layout) && needs_one_connection(plan.cluster.gpu) && (layout.tp > 1 || layout.cp > 1))
        findings.warning("megatron-fsdp-connections");
    return findings.take();
}

} // namespace fivefold
