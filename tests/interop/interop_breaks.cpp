// SPDX-License-Identifier: Apache-2.0
#include "tests/interop/interop_breaks.h"

namespace fivefold::interop {

namespace {

constexpr auto N = ExportTarget::nanotron, M = ExportTarget::megatron, B = ExportTarget::bridge, T = ExportTarget::torchtitan,
               V = ExportTarget::torchtitan_toml, A = ExportTarget::accelerate, D = ExportTarget::deepspeed;

// Names and their sections differ between Megatron-LM's arguments and Bridge's file.
std::vector<FileEdit> megatron_key(ExportTarget target, const char* argument, const char* bridge, LaunchValue value) {
    return {target == M ? FileEdit{".sbatch", {argument, value}} : FileEdit{".bridge.yaml", {bridge, value}}};
}

bool no_graphs(const Plan& p) { return p.training.cuda_graphs == CudaGraphs::unknown || p.training.cuda_graphs == CudaGraphs::none; }
bool is_plain(const Plan& p) { return !p.model.moe && !p.model.latent; }

/// Where ranks share a sequence.
bool odd_tokens(Plan& p) {
    if (p.layout.cp == 1 && (p.layout.tp == 1 || !p.layout.sequence_parallel)) return false;
    ++p.training.seq_len;
    p.layout.micro_batch = 1;
    p.training.global_batch = p.layout.dp * p.layout.accumulation;
    return true;
}

/// Where the stages were even.
bool one_layer_more(Plan& p) {
    const std::int64_t stages = p.layout.pp * p.layout.vpp;
    if (!is_plain(p) || p.layout.pp < 3 || p.model.mtp_layers > 0 || p.model.layers % stages != 0 ||
        p.layout.split != StageSplit::automatic)
        return false;
    p.layout.split = StageSplit::even;
    ++p.model.layers;
    return true;
}

const std::vector<Breach>& list() {
    static const std::vector<Breach> all = {
        // ---- degrees
        {"world",
         "gpus-product",
         {N, M, B, T, V, A},
         [](Plan& p) {
             return gpu_count(p.cluster) > 0 &&
                    (p.cluster.nodes += 1) * p.cluster.gpus_per_node % (p.layout.tp * p.layout.pp * p.layout.cp) != 0;
         }},
        {"world", "gpus-product", {D}, [](Plan& p) { return p.layout.tp == 1 && p.layout.cp == 1 && ++p.cluster.nodes > 0; }},
        {"world-dp",
         "gpus-product",
         {N, T, V, D},
         [](Plan& p) {
             return ++p.layout.dp > 0 && (p.training.global_batch = p.layout.dp * p.layout.accumulation * p.layout.micro_batch) > 0 &&
                    p.layout.shard_group == 0;
         }},
        {"world-dp",
         "gpus-product",
         {A},
         [](Plan& p) {
             return (p.layout.zero >= 2 || p.layout.tp > 1 || p.layout.cp > 1) && p.layout.shard_group == 0 && ++p.layout.dp > 0 &&
                    (p.training.global_batch = p.layout.dp * p.layout.accumulation * p.layout.micro_batch) > 0;
         }},
        {"degree-zero", "degree-positive", {N, M, B, T, V}, [](Plan& p) { return p.layout.tp == 1 && (p.layout.tp = 0) == 0; }},
        {"degree-zero",
         "degree-positive",
         {A},
         [](Plan& p) { return p.layout.tp == 1 && (p.layout.zero >= 2 || p.layout.cp > 1) && (p.layout.tp = 0) == 0; }},
        {"expert-grid",
         "expert-grid",
         {M, B, T, V},
         [](Plan& p) {
             const std::int64_t ranks = p.layout.tp * p.layout.cp * p.layout.dp * p.layout.pp;
             if (!p.model.moe || ranks > 32 || !no_graphs(p)) return false;
             p.model.moe->experts = p.layout.ep = 64;
             return true;
         }},
        {"expert-replicas",
         "torchtitan-expert-grid",
         {T, V},
         [](Plan& p) {
             return p.model.moe && no_graphs(p) && p.layout.shard_group > 0 && (p.layout.ep = p.layout.shard_group * p.layout.tp * 2) > 0 &&
                    (p.model.moe->experts = p.layout.ep) > 0;
         }},
        {"experts",
         "ep-divides-experts",
         {M, B, T, V},
         [](Plan& p) { return p.model.moe && no_graphs(p) && p.layout.ep > 1 && ++p.model.moe->experts > 0; }},
        {"ep-dense",
         "ep-needs-experts",
         {M, B},
         [](Plan& p) { return is_plain(p) && p.layout.dp % 2 == 0 && (p.layout.ep = 2) > 0; },
         [](const Plan& p, ExportTarget t) {
             return megatron_key(t, "expert-model-parallel-size", "model/expert_model_parallel_size", p.layout.ep);
         }},
        {"expert-tensor",
         "torchtitan-expert-tensor-toml",
         {V},
         [](Plan& p) { return p.model.moe && p.layout.tp > 2 && p.layout.ep > 1 && (p.layout.etp = 2) > 0; }},
        {"shard-group",
         "shard-group",
         {M, B},
         [](Plan& p) {
             const std::int64_t ranks = p.layout.dp * p.layout.cp;
             if (ranks < 8 || p.layout.zero == 0) return false;
             for (const std::int64_t group : {5, 6, 3})
                 if (ranks % group != 0 && ranks % (ranks / group) != 0) return (p.layout.shard_group = group) > 0;
             return false;
         }},
        // ---- batch and sequence
        {"batch",
         "batch-product",
         {M, B, T, V, D},
         [](Plan& p) { return p.layout.dp * p.layout.micro_batch > 1 && ++p.training.global_batch > 0; }},
        {"sequence-cp", "cp-divides-sequence", {M, B, V}, [](Plan& p) { return p.layout.cp > 1 && ++p.training.seq_len > 0; }},
        {"tokens", "torchtitan-tokens", {T}, [](Plan& p) { return p.layout.ep == 1 && odd_tokens(p); }},
        {"tokens-experts",
         "torchtitan-tokens",
         {T},
         [](Plan& p) { return p.layout.ep > 1 && no_graphs(p) && (p.training.dispatcher = Dispatcher::deep_ep, odd_tokens(p)); }},
        {"sequence-tp",
         "sp-divides-sequence",
         {N, M, B, V},
         [](Plan& p) { return p.layout.cp == 1 && p.layout.tp > 1 && p.layout.sequence_parallel && ++p.training.seq_len > 0; }},
        {"sequence-odd",
         "torchtitan-sequence",
         {V},
         [](Plan& p) { return p.layout.cp == 1 && p.layout.tp == 1 && ++p.training.seq_len > 0; }},
        {"positions",
         "megatron-position-table",
         {M},
         [](Plan& p) {
             return p.model.positions == Positions::learned && (p.model.position_rows = p.model.max_positions = p.training.seq_len / 2) > 0;
         },
         [](const Plan& p, ExportTarget t) { return megatron_key(t, "max-position-embeddings", "", p.model.position_rows); }},
        {"virtual-batches",
         "vpp-micro-batches",
         {M, B, T, V},
         [](Plan& p) {
             return p.layout.vpp > 1 && ++p.layout.accumulation > 0 &&
                    (p.training.global_batch = p.layout.dp * p.layout.accumulation * p.layout.micro_batch) > 0;
         }},
        {"few-batches",
         "nanotron-micro-batches",
         {N},
         [](Plan& p) {
             return p.layout.pp > 2 && p.layout.schedule == Schedule::one_f_one_b && (p.layout.accumulation = 1) > 0 &&
                    (p.training.global_batch = p.layout.dp * p.layout.micro_batch) > 0;
         }},
        // ---- dimensions of the model
        {"heads",
         "tp-divides-heads",
         {N, M, B, T, V, A},
         [](Plan& p) {
             return p.layout.tp > 1 && !p.model.latent && (p.model.kv_heads = ++p.model.heads) > 0 &&
                    (p.model.hidden = p.model.heads * p.model.head_dim) > 0;
         }},
        {"groups",
         "tp-divides-kv-heads",
         {M, B},
         [](Plan& p) {
             return p.layout.tp > 1 && !p.model.latent && (p.model.kv_heads = 3) > 0 && (p.model.heads = 24) > 0 &&
                    (p.model.hidden = p.model.heads * p.model.head_dim) > 0;
         }},
        {"kv-heads", "nanotron-kv-heads", {N}, [](Plan& p) { return p.layout.tp > 1 && (p.model.kv_heads = 1) > 0; }},
        {"kv-heads",
         "torchtitan-kv-heads",
         {T, V},
         [](Plan& p) { return p.layout.tp > 1 && !p.model.latent && (p.model.kv_heads = 1) > 0; }},
        {"head-groups",
         "nanotron-head-groups",
         {N},
         [](Plan& p) {
             return p.layout.tp <= 4 && (p.model.heads = 12) > 0 && (p.model.kv_heads = 8) > 0 &&
                    (p.model.hidden = 12 * p.model.head_dim) > 0;
         }},
        {"head-width",
         "nanotron-head-dim",
         {N},
         [](Plan& p) { return p.model.heads % 3 != 0 && p.model.heads > p.layout.tp && (p.model.hidden += p.layout.tp) > 0; }},
        {"layers",
         "stages-divide-layers",
         {M, B},
         [](Plan& p) { return p.layout.vpp == 1 && one_layer_more(p); },
         [](const Plan& p, ExportTarget t) { return megatron_key(t, "num-layers", "model/num_layers", p.model.layers); }},
        {"virtual-layers",
         "stages-divide-layers",
         {M, B},
         [](Plan& p) { return p.layout.vpp > 1 && one_layer_more(p); },
         [](const Plan& p, ExportTarget t) { return megatron_key(t, "num-layers", "model/num_layers", p.model.layers); }},
        {"virtual-alone",
         "vpp-needs-pp",
         {M, B},
         [](Plan& p) { return p.layout.pp == 1 && p.model.layers % 2 == 0 && p.model.mtp_layers == 0 && (p.layout.vpp = 2) > 0; }},
        {"tied-pipeline",
         "torchtitan-tied-embeddings",
         {T},
         [](Plan& p) { return p.layout.pp > 1 && !p.model.latent && (p.model.tied_embeddings = true); }},
        {"pipeline-model",
         "torchtitan-pipeline-model",
         {V},
         [](Plan& p) { return p.layout.pp > 1 && !p.model.latent && !p.model.moe && (p.model.qk_norm = QkNorm::per_head, true); }},
        {"mtp-positions",
         "megatron-mtp-positions",
         {M, B},
         [](Plan& p) { return p.model.positions == Positions::learned && !p.model.moe && (p.model.mtp_layers = 1) > 0; }},
        {"expert-bias",
         "megatron-expert-bias",
         {M, B},
         [](Plan& p) {
             return p.model.moe && p.layout.etp > 1 && !p.model.latent &&
                    (p.model.qkv_bias = p.model.attention_output_bias = p.model.mlp_bias = p.model.moe->expert_bias = true);
         }},
        // ---- exchanges
        {"inner-context",
         "cp-inner-divides",
         {M, B},
         [](Plan& p) {
             return p.layout.cp == 4 && !p.model.indexer && p.training.cp_kind != CpKind::hierarchical &&
                    (p.training.cp_kind = CpKind::hierarchical, p.training.cp_inner = 3) > 0;
         },
         [](const Plan& p, ExportTarget t) {
             std::vector<FileEdit> both =
                 megatron_key(t, "hierarchical-context-parallel-sizes", "model/hierarchical_context_parallel_sizes",
                              std::vector<std::string>{std::to_string(p.training.cp_inner), "2"});
             both.push_back(megatron_key(t, "cp-comm-type", "model/cp_comm_type", "a2a+p2p").front());
             return both;
         }},
        {"context-heads",
         "ulysses-heads",
         {M, B},
         [](Plan& p) {
             return p.layout.cp > 1 && !p.model.latent && !p.model.indexer &&
                    (p.training.cp_kind = CpKind::ulysses, p.model.kv_heads = p.model.heads = 3 * p.layout.tp) > 0 &&
                    (p.model.hidden = p.model.heads * p.model.head_dim) > 0;
         }},
        {"context-kv-heads",
         "megatron-ulysses-kv-heads",
         {M, B},
         [](Plan& p) {
             return p.layout.cp > 1 && !p.model.latent && p.model.heads % (p.layout.cp * p.layout.tp) == 0 &&
                    (p.training.cp_kind = CpKind::ulysses, p.model.kv_heads = p.layout.tp) > 0;
         }},
        {"ep-overlap",
         "megatron-ep-overlap",
         {M, B},
         [](Plan& p) {
             return p.model.moe && p.layout.ep > 1 && (p.layout.pp == 1 || p.layout.vpp > 1) && no_graphs(p) &&
                    (p.training.ep_overlap = Switch::on, p.layout.recompute.kind = RecomputeKind::full,
                     p.training.precision = Precision::bf16, p.training.dispatcher = Dispatcher::nccl, p.training.offload_activations = 0, true);
         }},
        {"ep-overlap-stages",
         "megatron-ep-overlap",
         {M, B},
         [](Plan& p) {
             return p.model.moe && p.layout.ep > 1 && p.layout.pp > 1 && p.layout.vpp == 1 &&
                    p.layout.recompute.kind == RecomputeKind::none && no_graphs(p) &&
                    (p.training.ep_overlap = Switch::on, p.training.precision = Precision::bf16, p.training.dispatcher = Dispatcher::nccl,
                     true);
         }},
        {"shared-overlap",
         "megatron-shared-expert-overlap",
         {M, B},
         [](Plan& p) {
             return p.model.moe && p.model.moe->shared_ffn > 0 && p.layout.ep > 1 &&
                    (p.training.shared_expert_overlap = Switch::on, p.training.dispatcher = Dispatcher::all_gather, true);
         }},
        // ---- optimizer, memory, precision
        {"fsdp-optimizer",
         "megatron-fsdp-optimizer",
         {M},
         [](Plan& p) { return p.layout.zero >= 2 && p.training.offload_optimizer == 0 && (p.training.optimizer = Optimizer::muon, true); }},
        {"optimizer-name",
         "bridge-optimizer",
         {B},
         [](Plan& p) { return p.training.offload_optimizer == 0 && (p.training.optimizer = Optimizer::lion, true); }},
        {"moments",
         "megatron-moments-zero",
         {M, B},
         [](Plan& p) {
             return p.layout.zero == 0 && p.training.offload_optimizer == 0 && (p.training.optimizer = Optimizer::adam_bf16_moments, true);
         }},
        {"optimizer-offload",
         "megatron-optimizer-offload",
         {M, B},
         [](Plan& p) { return p.layout.zero == 0 && p.training.optimizer == Optimizer::adam && (p.training.offload_optimizer = 1) > 0; }},
        {"activation-pipeline",
         "megatron-activation-offload",
         {M, B},
         [](Plan& p) {
             return p.layout.pp > 1 && no_graphs(p) && p.layout.recompute.kind == RecomputeKind::none &&
                    (p.training.offload_activations = 0.5) > 0;
         }},
        {"activation-recompute",
         "megatron-activation-offload",
         {M, B},
         [](Plan& p) {
             return p.layout.pp == 1 && no_graphs(p) && p.layout.recompute.kind == RecomputeKind::full &&
                    (p.training.offload_activations = 0.5) > 0;
         }},
        {"low-weights",
         "megatron-low-precision-weights",
         {M},
         [](Plan& p) {
             return p.layout.zero == 0 && p.training.precision == Precision::fp8 && (p.training.low_precision_weights = Switch::on, true);
         }},
        {"graphs-recompute",
         "megatron-graphs",
         {M, B},
         [](Plan& p) { return p.layout.recompute.kind == RecomputeKind::full && (p.training.cuda_graphs = CudaGraphs::partial, true); }},
        {"graphs-experts",
         "megatron-graphs",
         {M, B},
         [](Plan& p) {
             return p.model.moe && p.layout.recompute.kind == RecomputeKind::selective &&
                    (p.layout.recompute.modules = recompute_moe) > 0 && (p.training.cuda_graphs = CudaGraphs::partial, true);
         }},
        {"graphs-pipeline",
         "torchtitan-cuda-graphs",
         {T},
         [](Plan& p) { return p.layout.pp > 1 && (p.training.cuda_graphs = CudaGraphs::full_iteration, true); }},
        {"graphs-exchange",
         "torchtitan-cuda-graphs",
         {T},
         [](Plan& p) {
             return p.model.moe && p.layout.ep > 1 && p.layout.pp == 1 && (p.training.cuda_graphs = CudaGraphs::full_iteration, true);
         }},
        {"async-tp",
         "torchtitan-async-tp",
         {T, V},
         [](Plan& p) {
             return p.layout.tp > 1 && !is_low(p.training.precision) &&
                    (p.training.tp_overlap = Switch::on, p.training.torch_compile = Switch::off, true);
         }},
        {"gpu-precision",
         "torchtitan-precision-gpu",
         {T, V},
         [](Plan& p) {
             return p.cluster.gpu.architecture == "Ampere" && p.model.hidden % 16 == 0 &&
                    (p.training.precision = Precision::fp8, p.training.fp8_recipe = Fp8Recipe::rowwise, true);
         }},
        {"replicas",
         "torchtitan-ddp",
         {V},
         [](Plan& p) {
             return p.layout.dp > 1 && p.layout.tp > 1 && p.layout.cp == 1 && p.layout.shard_group == 0 && (p.layout.zero = 0) == 0;
         }},
        {"replicas",
         "accelerate-data-parallel",
         {A},
         [](Plan& p) { return p.layout.dp > 1 && p.layout.tp > 1 && p.layout.shard_group == 0 && (p.layout.zero = 0) == 0; }},
        {"pipeline",
         "accelerate-no-pipeline",
         {A},
         [](Plan& p) {
             return p.layout.dp % 2 == 0 && p.layout.zero >= 2 && p.layout.shard_group == 0 &&
                    (p.layout.pp = 2, p.layout.dp /= 2, p.layout.accumulation *= 2) > 0;
         }},
        {"context-both",
         "accelerate-context-exchange",
         {A},
         [](Plan& p) { return p.layout.cp > 1 && (p.training.cp_kind = CpKind::hierarchical, true); },
         [](const Plan& p, ExportTarget) {
             return std::vector<FileEdit>{{".accelerate.yaml", {"parallelism_config/parallelism_config_sp_size", p.layout.cp}}};
         }},
        {"stage", "zero-range", {D}, [](Plan& p) { return (p.layout.zero = 4) > 0; }},
        {"part-offload",
         "deepspeed-partial-offload",
         {D},
         [](Plan& p) { return (p.layout.zero == 1 || p.layout.zero == 2) && (p.training.offload_optimizer = 0.5) > 0; }},
        {"offload-alone",
         "deepspeed-partial-offload",
         {D},
         [](Plan& p) { return p.layout.zero == 0 && (p.training.offload_optimizer = 1) > 0; }},
        {"small-groups",
         "deepspeed-shard-group",
         {D},
         [](Plan& p) { return p.layout.zero == 3 && p.layout.dp % 8 == 0 && (p.layout.shard_group = 8) > 0; },
         [](const Plan& p, ExportTarget) {
             return std::vector<FileEdit>{{".json", {"zero_optimization/mics_shard_size", p.layout.shard_group}}};
         }},
        {"optimizer-states",
         "deepspeed-optimizer",
         {D},
         [](Plan& p) {
             return p.layout.zero == 0 && p.training.precision == Precision::bf16 &&
                    (p.training.optimizer = Optimizer::adam_bf16_moments, true);
         },
         [](const Plan&, ExportTarget) {
             return std::vector<FileEdit>{{".json", {"bf16/bf16_optimizer_states", true}}};
         }},
        {"kv-heads", "deepspeed-kv-heads", {D}, [](Plan& p) { return p.layout.tp > 1 && !p.model.latent && (p.model.kv_heads = 1) > 0; }},
        // ---- what nanotron's file can say and the writer never does
        {"schedule",
         "nanotron-schedule",
         {N},
         [](Plan& p) {
             return p.layout.pp > 1 && p.layout.accumulation >= 2 * p.layout.pp && (p.layout.schedule = Schedule::zero_bubble_h1, true);
         },
         [](const Plan&, ExportTarget) {
             return std::vector<FileEdit>{{".nanotron.yaml", {"parallelism/pp_engine", "zero_bubble"}}};
         }},
        {"dtype",
         "nanotron-precision",
         {N},
         [](Plan& p) { return p.model.hidden % 32 == 0 && (p.training.precision = Precision::fp8, true); },
         [](const Plan&, ExportTarget) {
             return std::vector<FileEdit>{{".nanotron.yaml", {"model/dtype", "fp8"}}};
         }},
        {"expert-parallel",
         "nanotron-no-expert-parallel",
         {N},
         [](Plan& p) { return (p.layout.ep = 2) > 0; },
         [](const Plan& p, ExportTarget) {
             return std::vector<FileEdit>{{".nanotron.yaml", {"parallelism/expert_parallel_size", p.layout.ep}}};
         }},
        {"context",
         "nanotron-no-context-parallel",
         {N},
         [](Plan& p) { return p.layout.dp % 2 == 0 && (p.layout.cp = 2, p.layout.dp /= 2, p.layout.accumulation *= 2) > 0; },
         [](const Plan& p, ExportTarget) {
             return std::vector<FileEdit>{{".nanotron.yaml", {"parallelism/context_parallel_size", p.layout.cp}},
                                          {".nanotron.yaml", {"parallelism/dp", p.layout.dp}},
                                          {".nanotron.yaml", {"tokens/batch_accumulation_per_replica", p.layout.accumulation}}};
         }},
        {"zero-stage", "nanotron-zero-stage", {N}, [](Plan& p) { return (p.layout.zero = 2) > 0; }},
    };
    return all;
}

} // namespace

std::span<const Breach> breaches() { return list(); }

} // namespace fivefold::interop
