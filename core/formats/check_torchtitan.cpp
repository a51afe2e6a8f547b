// SPDX-License-Identifier: Apache-2.0
// What torchtitan refuses or cannot express of a plan: main (commit b5bcd76c, Python configuration) and v0.2.2 (TOML).
#include "core/formats/enum_names.h"
#include "core/formats/target_rules.h"
#include "core/formats/torchtitan_model.h"

#include <algorithm>

namespace fivefold {

namespace {

void model_parts(const Plan& plan, bool toml, TargetFindings& findings) {
    for (const char* part : titan_obstacles(plan, toml)) findings.error("torchtitan-model", {text_argument("part", part)});
}

void mtp(const Plan& plan, TargetFindings& findings) {
    if (plan.model.mtp_layers > 0) findings.warning("torchtitan-mtp");
}

// FSDP2 shards weights, gradients and optimizer alike, always over the context-parallel ranks too.
void zero_stage(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if ((layout.zero == 1 && data_ranks(layout) > 1) || (layout.zero == 0 && layout.cp > 1))
        findings.error("torchtitan-zero-stage", {number_argument("zero", layout.zero)}, {{Knob::zero, {2, 3}}});
}

void shard_group(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (layout.shard_group == 0) return;
    if (layout.zero == 0 || layout.shard_group % layout.cp != 0 || layout.dp % (layout.shard_group / layout.cp) != 0)
        findings.error("torchtitan-shard-group", {number_argument("group", layout.shard_group), number_argument("cp", layout.cp)}, {{Knob::shard_group, {0}}});
}

void kv_heads(const Plan& plan, TargetFindings& findings) {
    const std::int64_t kv = plan.model.kv_heads, tp = plan.layout.tp;
    if (!plan.model.latent && kv % tp != 0)
        findings.error("torchtitan-kv-heads", {number_argument("kv_heads", kv), number_argument("tp", tp)}, {{Knob::tp, divisors_from(kv, tp)}});
}

void expert_grid(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    const std::int64_t ranks = shard_grid(layout).shard * layout.cp * layout.tp;
    if (plan.model.moe && ranks % (layout.ep * layout.etp) != 0)
        findings.error("torchtitan-expert-grid", {number_argument("ep", layout.ep), number_argument("ranks", ranks)}, {{Knob::ep, divisors_from(ranks, layout.ep)}});
}

void tied_embeddings(const Plan& plan, TargetFindings& findings) {
    if (plan.model.tied_embeddings && plan.layout.pp > 1) findings.error("torchtitan-tied-embeddings", {number_argument("pp", plan.layout.pp)}, {{Knob::pp, {1}}});
}

void schedule(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.pp > 1 && !titan_schedule(plan.layout))
        findings.error("torchtitan-schedule", {text_argument("schedule", enum_name(plan.layout.schedule))},
                       {{Knob::schedule, {static_cast<std::int64_t>(Schedule::one_f_one_b)}}});
}

void optimizer(const Plan& plan, TargetFindings& findings) {
    if (plan.training.optimizer != Optimizer::adam) findings.error("torchtitan-optimizer", {text_argument("optimizer", enum_name(plan.training.optimizer))});
}

void precision_gpu(const Plan& plan, TargetFindings& findings) {
    const Precision precision = plan.training.precision;
    // its converters refuse a GPU without the matrix units
    const FlopsPerSecond none(0);
    const Gpu& gpu = plan.cluster.gpu;
    const bool no_units = (precision == Precision::fp8 && gpu.fp8 <= none) || ((precision == Precision::mxfp8 || precision == Precision::nvfp4) && gpu.fp4 <= none);
    if (no_units) findings.error("torchtitan-precision-gpu", {text_argument("precision", enum_name(precision)), text_argument("gpu", gpu.name)});
}

void precision(const Plan& plan, bool toml, TargetFindings& findings) {
    const Precision precision = plan.training.precision;
    const Fp8Recipe recipe = plan.training.fp8_recipe;
    const bool no_recipe = precision == Precision::fp8 && (recipe == Fp8Recipe::delayed || recipe == Fp8Recipe::blockwise || (recipe == Fp8Recipe::current && !toml));
    if (precision == Precision::fp16 || (precision == Precision::nvfp4 && toml) || no_recipe)
        findings.error("torchtitan-precision", {text_argument("precision", enum_name(precision))});
}

void gradients(const Plan& plan, TargetFindings& findings) {
    if (plan.training.grad_bytes == 2) findings.warning("torchtitan-gradients");
}

void recompute(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.recompute.kind == RecomputeKind::selective) findings.info("torchtitan-recompute");
}

void context_exchange(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.cp > 1 && (plan.training.cp_kind == CpKind::ulysses || plan.training.cp_kind == CpKind::hierarchical))
        findings.error("torchtitan-context-exchange", {number_argument("cp", plan.layout.cp)}, {{Knob::cp, {1}}});
}

void async_tp(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.tp > 1 && is_on(plan.training.tp_overlap, false) && plan.training.torch_compile == Switch::off) findings.error("torchtitan-async-tp", {});
}

void offload(const Plan& plan, TargetFindings& findings) {
    const Training& training = plan.training;
    const bool whole = training.offload_optimizer >= 1 && training.offload_weights >= 1 && training.offload_activations <= 0;
    const bool any = training.offload_optimizer > 0 || training.offload_weights > 0 || training.offload_activations > 0;
    if (any && !whole) findings.warning("torchtitan-offload");
}

constexpr TargetRule kRules[] = {
    {"torchtitan-mtp", "Blocks that predict further tokens are left out.", mtp},
    {"torchtitan-zero-stage", "FSDP2 shards states, gradients and weights alike; sharding the optimizer alone does not exist.", zero_stage},
    {"torchtitan-shard-group", "A shard group holds whole context-parallel groups and divides the data-parallel ranks.", shard_group},
    {"torchtitan-kv-heads", "Key-value heads are dealt whole and never copied.", kv_heads},
    {"torchtitan-expert-grid", "Experts fold into the sharded data-parallel, context and tensor ranks, not into replicas.", expert_grid},
    {"torchtitan-tied-embeddings", "Input and output embedding on different stages cannot be one tensor.", tied_embeddings},
    {"torchtitan-schedule", "The schedules are those of torch's pipelining.", schedule},
    {"torchtitan-optimizer", "AdamW is the optimizer that is written.", optimizer},
    {"torchtitan-precision-gpu", "Layers are converted to low precision only where the GPU multiplies in it.", precision_gpu},
    {"torchtitan-gradients", "Gradients are reduced in fp32.", gradients},
    {"torchtitan-recompute", "Selective recomputation chooses operators, not modules.", recompute},
    {"torchtitan-context-exchange", "Keys and values go around or are gathered; heads never change place.", context_exchange},
    {"torchtitan-async-tp", "Overlap of tensor parallelism is made by the compiler.", async_tp},
    {"torchtitan-offload", "Offload moves all sharded state or nothing.", offload},
};

void main_model(const Plan& plan, TargetFindings& findings) { model_parts(plan, false, findings); }
void main_precision(const Plan& plan, TargetFindings& findings) { precision(plan, false, findings); }

void main_expert_tensor(const Plan& plan, TargetFindings& findings) {
    if (plan.model.moe && plan.layout.etp > 1) findings.error("torchtitan-expert-tensor", {number_argument("etp", plan.layout.etp)}, {{Knob::etp, {1}}});
}

void tokens(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    const std::int64_t count = layout.micro_batch * plan.training.seq_len;
    const std::int64_t divisor = (layout.sequence_parallel ? layout.tp : 1) * (layout.cp > 1 ? 2 * layout.cp : 1);
    if (count % divisor != 0) findings.error("torchtitan-tokens", {number_argument("tokens", count), number_argument("divisor", divisor)});
}

void cuda_graphs(const Plan& plan, TargetFindings& findings) {
    if (plan.training.cuda_graphs == CudaGraphs::full_iteration && (plan.layout.pp > 1 || (plan.model.moe && plan.layout.ep > 1)))
        findings.error("torchtitan-cuda-graphs", {number_argument("pp", plan.layout.pp), number_argument("ep", plan.layout.ep)});
}

void partial_graphs(const Plan& plan, TargetFindings& findings) {
    const CudaGraphs graphs = plan.training.cuda_graphs;
    if (graphs == CudaGraphs::partial || graphs == CudaGraphs::partial_with_attention) findings.warning("torchtitan-graphs-left-out");
}

void gathered_context(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.cp > 1 && plan.training.cp_kind == CpKind::ring) findings.warning("torchtitan-context-gathers");
}

constexpr TargetRule kMainRules[] = {
    {"torchtitan-model", "Its families of models are fixed in their parts.", main_model},
    {"torchtitan-precision", "16-bit training is bf16; fp8 has a scale for each row.", main_precision},
    {"torchtitan-expert-tensor", "Experts are never cut inside; expert parallelism takes the tensor ranks over.", main_expert_tensor},
    {"torchtitan-tokens", "The tokens of a micro-batch are cut by sequence and context parallelism, the latter in halves.", tokens},
    {"torchtitan-cuda-graphs", "A captured step has no pipeline and no exchange of experts that waits for the host.", cuda_graphs},
    {"torchtitan-graphs-left-out", "A step is captured whole or not at all.", partial_graphs},
    {"torchtitan-context-gathers", "Flexible attention gathers keys and values instead of passing them around.", gathered_context},
};

void toml_model(const Plan& plan, TargetFindings& findings) { model_parts(plan, true, findings); }
void toml_precision(const Plan& plan, TargetFindings& findings) { precision(plan, true, findings); }

void toml_expert_tensor(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (plan.model.moe && layout.etp > 1 && layout.etp != layout.tp)
        findings.error("torchtitan-expert-tensor-toml", {number_argument("etp", layout.etp), number_argument("tp", layout.tp)}, {{Knob::etp, {layout.tp, 1}}});
}

void toml_expert_alone(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (plan.model.moe && layout.ep == 1 && layout.etp == 1 && layout.tp > 1)
        findings.error("torchtitan-expert-tensor-alone", {number_argument("etp", layout.etp), number_argument("tp", layout.tp)}, {{Knob::etp, {layout.tp}}});
}

void toml_sequence(const Plan& plan, TargetFindings& findings) {
    const std::int64_t divisor = plan.layout.tp * 2 * plan.layout.cp;
    if (plan.training.seq_len % divisor != 0)
        findings.error("torchtitan-sequence", {number_argument("seq_len", plan.training.seq_len), number_argument("divisor", divisor)});
}

void toml_sequence_parallel(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.tp > 1 && !plan.layout.sequence_parallel)
        findings.error("torchtitan-sequence-parallel", {number_argument("tp", plan.layout.tp)}, {{Knob::sequence_parallel, {1}}});
}

void toml_ddp(const Plan& plan, TargetFindings& findings) {
    const Layout& layout = plan.layout;
    if (layout.zero == 0 && layout.dp > 1 && (layout.tp > 1 || layout.pp > 1 || layout.ep > 1))
        findings.error("torchtitan-ddp", {number_argument("dp", layout.dp)}, {{Knob::zero, {2, 3}}});
}

void toml_pipeline(const Plan& plan, TargetFindings& findings) {
    if (plan.layout.pp > 1 && titan_family(plan.model, true) == TitanFamily::qwen3)
        findings.error("torchtitan-pipeline-model", {number_argument("pp", plan.layout.pp)}, {{Knob::pp, {1}}});
}

void toml_graphs(const Plan& plan, TargetFindings& findings) {
    const CudaGraphs graphs = plan.training.cuda_graphs;
    if (graphs != CudaGraphs::unknown && graphs != CudaGraphs::none) findings.warning("torchtitan-graphs-left-out");
}

constexpr TargetRule kTomlRules[] = {
    {"torchtitan-model", "Its families of models are fixed in their parts.", toml_model},
    {"torchtitan-precision", "16-bit training is bf16; fp8 has a scale for each tensor or row.", toml_precision},
    {"torchtitan-expert-tensor-toml", "Experts are cut as the dense layers are, or not at all.", toml_expert_tensor},
    {"torchtitan-expert-tensor-alone", "Without expert parallelism the tensor ranks cut experts as well.", toml_expert_alone},
    {"torchtitan-sequence", "The sequence is cut by tensor parallelism and by two pieces for each context rank, even with one.", toml_sequence},
    {"torchtitan-sequence-parallel", "Tensor parallelism always cuts the sequence too.", toml_sequence_parallel},
    {"torchtitan-ddp", "Replicated data parallelism stands alone.", toml_ddp},
    {"torchtitan-pipeline-model", "Its Qwen3, which writes experts, tied embeddings and norms of queries and keys, has no pipeline.", toml_pipeline},
    {"torchtitan-graphs-left-out", "Steps are not captured.", toml_graphs},
};

} // namespace

std::span<const TargetRule> torchtitan_rules() { return kRules; }
std::span<const TargetRule> torchtitan_main_rules() { return kMainRules; }
std::span<const TargetRule> torchtitan_toml_rules() { return kTomlRules; }

} // namespace fivefold
