// SPDX-License-Identifier: Apache-2.0
// What Megatron-LM core 0.20 (commit d98e8a64) refuses or cannot express of a plan. Megatron-Bridge stands on the same core.
#include "core/formats/enum_names.h"
#include "core/formats/launch_file.h"
#include "core/formats/megatron_args.h"
#include "core/formats/target_rules.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <cmath>

namespace fivefold {

namespace {

void schedule(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.schedule != Schedule::one_f_one_b && plan.layout.pp > 1)
        findings.error("megatron-schedule", {text_argument("schedule", enum_name(plan.layout.schedule))},
                       {{Knob::schedule, {static_cast<std::int64_t>(Schedule::one_f_one_b)}}});
}

void model_parts(const Plan& plan, TargetFindings& findings) {
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
}

void biases(const Plan& plan, TargetFindings& findings) {
    if (megatron_biases(plan.model) == MegatronBiases::inexpressible) findings.warning("megatron-biases");
}

void mtp_positions(const Plan& plan, TargetFindings& findings) {
    if (plan.model.mtp_layers > 0 && plan.model.positions == Positions::learned) findings.error("megatron-mtp-positions", {});
}

void position_table(const Plan& plan, TargetFindings& findings) {
    const Transformer& model = plan.model;
    if (model.positions == Positions::learned && model.position_rows < plan.training.seq_len)
        findings.error("megatron-position-table",
                       {number_argument("rows", model.position_rows), number_argument("seq_len", plan.training.seq_len)},
                       {{Knob::seq_len, {model.position_rows}}});
}

void rotary_base(const Plan& plan, TargetFindings& findings) {
    if (plan.model.positions == Positions::rope && plan.model.rope_theta != std::nearbyint(plan.model.rope_theta))
        findings.warning("megatron-rotary-base");
}

void vocabulary(const Plan& plan, TargetFindings& findings) {
    const std::int64_t padded = padded_vocabulary(plan.model.vocab, plan.layout.tp);
    if (padded != plan.model.vocab)
        findings.info("megatron-vocabulary", {number_argument("vocab", plan.model.vocab), number_argument("padded", padded)});
}

void expert_bias(const Plan& plan, TargetFindings& findings) {
    if (plan.model.moe && megatron_biases(plan.model) == MegatronBiases::all && plan.layout.etp > 1)
        findings.error("megatron-expert-bias", {number_argument("etp", plan.layout.etp)}, {{Knob::etp, {1}}});
}

void grouped_gemm(const Plan& plan, TargetFindings& findings) {
    if (plan.model.moe && plan.cluster.gpu.architecture == "Volta")
        findings.error("megatron-grouped-gemm", {text_argument("gpu", plan.cluster.gpu.name)});
}

void moe_sequence_parallel(const Plan& plan, TargetFindings& findings) {
    if (plan.model.moe && plan.layout.ep == 1 && plan.layout.tp > 1 && !plan.layout.sequence_parallel)
        findings.warning("megatron-moe-sequence-parallel", {number_argument("tp", plan.layout.tp)});
}

void shared_expert_overlap(const Plan& plan, TargetFindings& findings) {
    const Training& training = plan.training;
    if (plan.model.moe && is_on(training.shared_expert_overlap, false) && (overlaps_experts(training) || training.dispatcher == Dispatcher::all_gather))
        findings.error("megatron-shared-expert-overlap", {});
}

void ep_overlap(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (!plan.model.moe || !overlaps_experts(plan.training) || layout.ep <= 1) return;
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

void optimizer(const Plan& plan, TargetFindings& findings) {
    if (plan.training.optimizer == Optimizer::adafactor)
        findings.error("megatron-optimizer", {text_argument("optimizer", enum_name(plan.training.optimizer))});
}

void moments_zero(const Plan& plan, TargetFindings& findings) {
    const Optimizer optimizer = plan.training.optimizer;
    if ((optimizer == Optimizer::adam_bf16_moments || optimizer == Optimizer::adam_8bit) && plan.layout.zero == 0)
        findings.error("megatron-moments-zero", {text_argument("optimizer", enum_name(optimizer))}, {{Knob::zero, {1}}});
}

void fsdp_optimizer(const Plan& plan, TargetFindings& findings) {
    const Optimizer optimizer = plan.training.optimizer;
    if ((optimizer == Optimizer::muon || optimizer == Optimizer::lion) && uses_megatron_fsdp(plan.layout))
        findings.error("megatron-fsdp-optimizer", {text_argument("optimizer", enum_name(optimizer)), number_argument("zero", plan.layout.zero)},
                       {{Knob::zero, {1, 0}}});
}

void fsdp_connections(const Plan& plan, TargetFindings& findings) {
    if (uses_megatron_fsdp(plan.layout) && needs_one_connection(plan.cluster.gpu) && (plan.layout.tp > 1 || plan.layout.cp > 1))
        findings.warning("megatron-fsdp-connections");
}

void recompute_module(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.recompute.kind != RecomputeKind::selective) return;
    const unsigned dropped = plan.layout.recompute.modules & ~applicable_recompute_modules(plan);
    for (const auto& [module, name] : enum_names<RecomputeModule>())
        if ((dropped & module) != 0) findings.warning("megatron-recompute-module", {text_argument("module", name)});
}

void activation_offload(const Plan& plan, TargetFindings& findings) {
    if (plan.training.offload_activations <= 0) return;
    if (plan.layout.pp > 1) findings.error("megatron-activation-offload", {text_argument("condition", "PP 1")}, {{Knob::pp, {1}}});
    if (plan.layout.recompute.kind != RecomputeKind::none)
        findings.error("megatron-activation-offload", {text_argument("condition", "no recomputation")}, {{Knob::recompute, {0}}});
}

void optimizer_offload(const Plan& plan, TargetFindings& findings) {
    const Optimizer optimizer = plan.training.optimizer;
    const bool adam = optimizer == Optimizer::adam || optimizer == Optimizer::adam_bf16_moments || optimizer == Optimizer::adam_8bit;
    if (plan.training.offload_optimizer > 0 && (plan.layout.zero != 1 || !adam))
        findings.error("megatron-optimizer-offload", {}, {{Knob::zero, {1}}});
}

void weight_offload(const Plan& plan, TargetFindings& findings) {
    if (plan.training.offload_weights > 0) findings.warning("megatron-weight-offload");
}

void ulysses_kv_heads(const Plan& plan, TargetFindings& findings) {
    const std::int64_t inner = plan.layout.cp > 1 ? inner_context_ranks(plan) : 1, ranks = inner * plan.layout.tp;
    if (inner > 1 && !plan.model.latent && plan.model.kv_heads % ranks != 0)
        findings.error("megatron-ulysses-kv-heads", {number_argument("product", ranks), number_argument("kv_heads", plan.model.kv_heads)});
}

void indexer_context(const Plan& plan, TargetFindings& findings) {
    if (plan.model.indexer && plan.layout.cp > 1 && plan.training.cp_kind != CpKind::all_gather)
        findings.error("megatron-indexer-context", {number_argument("cp", plan.layout.cp)}, {{Knob::cp, {1}}});
}

void shard_group(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.shard_group > 0 && plan.layout.zero == 0) findings.warning("megatron-shard-group");
}

void loss(const Plan& plan, TargetFindings& findings) {
    if (plan.training.loss == LossKind::chunked) findings.warning("megatron-loss");
}

void fused_loss(const Plan& plan, TargetFindings& findings) {
    if (plan.training.loss == LossKind::fused) findings.warning("megatron-loss-fused");
}

void partial_graphs(const Plan& plan, TargetFindings& findings) {
    const Training& training = plan.training;
    const Recompute& recompute = plan.layout.recompute;
    const bool whole = training.cuda_graphs == CudaGraphs::full_iteration, attention = training.cuda_graphs == CudaGraphs::partial_with_attention;
    const bool partial = attention || training.cuda_graphs == CudaGraphs::partial;
    const unsigned modules = recompute.kind == RecomputeKind::selective ? applicable_recompute_modules(plan) : 0;
    const std::pair<bool, const char*> conditions[] = {
        {partial && recompute.kind == RecomputeKind::full, "no recomputation of whole layers"},
        {partial && (modules & recompute_moe) != 0, "no recomputation of experts"},
        {partial && training.offload_activations > 0, "activations that stay on the GPU"},
        {training.dropout && (whole || attention) && (modules & recompute_core_attention) != 0, "no dropout in what is recomputed"},
        {training.dropout && partial && (modules & recompute_mlp) != 0, "no dropout in what is recomputed"},
    };
    for (const auto& [broken, condition] : conditions)
        if (broken) findings.error("megatron-graphs", {text_argument("condition", condition)});
}

void fp8_recipe(const Plan& plan, TargetFindings& findings) {
    if (plan.training.precision == Precision::fp8 && plan.training.fp8_recipe == Fp8Recipe::rowwise) findings.warning("megatron-fp8-recipe");
}

void low_precision_weights(const Plan& plan, TargetFindings& findings) {
    if (is_on(plan.training.low_precision_weights, false) && plan.layout.zero == 0)
        findings.error("megatron-low-precision-weights", {}, {{Knob::zero, {1}}});
}

constexpr TargetRule kRules[] = {
    {"megatron-schedule", "1F1B and its interleaved form are the only pipeline schedules.", schedule},
    {"megatron-model", "The command line has no words for these parts of a model.", model_parts},
    {"megatron-biases", "One switch sets the biases of all linear layers, another those of queries, keys and values.", biases},
    {"megatron-mtp-positions", "Blocks that predict further tokens compute their own rotary positions.", mtp_positions},
    {"megatron-position-table", "Every token of the sequence needs a row in the table of positions.", position_table},
    {"megatron-rotary-base", "The base is parsed as an integer.", rotary_base},
    {"megatron-vocabulary", "The embedding grows to a multiple of 128 x TP.", vocabulary},
    {"megatron-expert-bias", "Biases of experts cannot be cut by expert tensor parallelism.", expert_bias},
    {"megatron-grouped-gemm", "The kernels for many experts at once need compute capability 8.0.", grouped_gemm},
    {"megatron-moe-sequence-parallel", "With tensor parallelism, experts see every token on each rank unless the sequence is cut.", moe_sequence_parallel},
    {"megatron-shared-expert-overlap", "The shared expert hides an all-to-all, one at a time.", shared_expert_overlap},
    {"megatron-ep-overlap", "Hiding the exchange of experts behind another micro-batch has its own conditions.", ep_overlap},
    {"megatron-optimizer", "Adam, SGD, Muon and Lion exist.", optimizer},
    {"megatron-moments-zero", "Moments in low precision live in the distributed optimizer.", moments_zero},
    {"megatron-fsdp-optimizer", "Megatron-FSDP steps Adam and SGD.", fsdp_optimizer},
    {"megatron-fsdp-connections", "TP and CP want one connection to the device, FSDP more than one.", fsdp_connections},
    {"megatron-recompute-module", "A module that the model lacks cannot be recomputed.", recompute_module},
    {"megatron-activation-offload", "Activations move to the host without pipeline and without recomputation.", activation_offload},
    {"megatron-optimizer-offload", "The host steps what the distributed Adam owns.", optimizer_offload},
    {"megatron-weight-offload", "Weights have no place on the host.", weight_offload},
    {"megatron-ulysses-kv-heads", "The all-to-all of context parallelism deals whole key-value heads in Transformer Engine.", ulysses_kv_heads},
    {"megatron-indexer-context", "Sparse attention sees the keys of all context ranks gathered.", indexer_context},
    {"megatron-shard-group", "Instances of the distributed optimizer need that optimizer.", shard_group},
    {"megatron-loss", "The cross-entropy is fused or not, never in pieces.", loss},
    {"megatron-loss-fused", "The parser refuses Transformer Engine's fused cross-entropy as unstable.", fused_loss},
    {"megatron-graphs", "What is captured into a graph may neither be recomputed around it nor leave the GPU.", partial_graphs},
    {"megatron-fp8-recipe", "Scales belong to a tensor or to blocks.", fp8_recipe},
    {"megatron-low-precision-weights", "The master copy of fp8 weights is in the distributed optimizer.", low_precision_weights},
};

} // namespace

std::span<const TargetRule> megatron_rules() { return kRules; }

} // namespace fivefold
