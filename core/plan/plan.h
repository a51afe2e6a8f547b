// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/cluster/cluster.h"
#include "core/cluster/rank_order.h"
#include "core/model/transformer.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fivefold {

enum class Schedule { one_f_one_b, gpipe, zero_bubble_h1, zero_bubble_v, dual_pipe }; ///< 1F1B with vpp > 1 is the interleaved one
enum class RecomputeKind { none, selective, full };
/// Parts of a layer that selective recomputation can drop (Megatron's --recompute-modules); a bit set.
enum RecomputeModule : unsigned {
    recompute_core_attention = 1u << 0,
    recompute_layernorm = 1u << 1,
    recompute_mlp = 1u << 2,
    recompute_moe = 1u << 3,
    recompute_moe_activation = 1u << 4,
    recompute_mla_up_projection = 1u << 5,
    recompute_shared_experts = 1u << 6,
};
inline constexpr RecomputeModule kRecomputeModules[] = {recompute_core_attention, recompute_layernorm, recompute_mlp, recompute_moe,
                                                        recompute_moe_activation, recompute_mla_up_projection, recompute_shared_experts};
struct Recompute {
    RecomputeKind kind = RecomputeKind::none;
    unsigned modules = recompute_core_attention; ///< read only when kind is selective
    bool operator==(const Recompute&) const = default;
};

/// How layers are dealt to the pp x vpp virtual stages.
enum class StageSplit {
    automatic,  ///< even where it divides and there is no multi-token prediction, else embedding and loss take a layer slot each
    slots,      ///< embedding and loss always take a layer slot each (Megatron --account-for-embedding/loss-in-pipeline-split)
    by_cost,    ///< nanotron: place, then advance when the running cost passes the stage's share
    explicit_layers, ///< `layers_per_stage`, one number per virtual stage in pipeline order
    even,       ///< the same everywhere; the stages must divide the layers (what frameworks do unless told otherwise)
};

/// The parallel layout and the knobs that the person moves. Symbols of EQUATIONS section 0 in brackets.
struct Layout {
    std::int64_t tp = 1;  ///< tensor parallel [t]
    std::int64_t pp = 1;  ///< pipeline parallel [p]
    std::int64_t dp = 1;  ///< dense data parallel [D] = GPUs / (tp pp cp)
    std::int64_t cp = 1;  ///< context parallel [c]
    std::int64_t ep = 1;  ///< expert parallel [e], folded into dp x cp x tp
    std::int64_t etp = 1; ///< expert tensor parallel [t_e]
    std::int64_t vpp = 1; ///< virtual stages per pipeline rank [v]
    bool sequence_parallel = true; ///< shards norms and residuals over tp; without effect at tp = 1
    int zero = 1;                  ///< 0 none, 1 optimizer, 2 + gradients, 3 + weights [Z]
    std::int64_t shard_group = 0;  ///< HSDP: ranks over which ZeRO shards; 0 = all of dp x cp
    std::int64_t micro_batch = 1;  ///< sequences [b]
    std::int64_t accumulation = 1; ///< micro-batches per step and pipeline [m]
    Recompute recompute;
    Schedule schedule = Schedule::one_f_one_b;
    StageSplit split = StageSplit::automatic;
    std::vector<std::int64_t> layers_per_stage;
    RankOrder rank_order; ///< in which ranks are numbered; the usual one of the frameworks unless asked otherwise
    bool operator==(const Layout&) const = default;
};

enum class Precision { bf16, fp16, fp8, mxfp8, nvfp4, fp32 };
/// Whether layers multiply in less than 16 bits.
[[nodiscard]] constexpr bool is_low(Precision precision) { return precision == Precision::fp8 || precision == Precision::mxfp8 || precision == Precision::nvfp4; }
enum class Optimizer { adam, adam_bf16_moments, adam_8bit, sgd_momentum, muon, lion, adafactor };
enum class Framework { megatron, nanotron, torchtitan, fsdp1, megatron_deepspeed, deepspeed, internevo, aleph_alpha };
enum class AttentionKernel { unknown, unfused, fused_softmax, flash, flash1, flash2, flash3 }; ///< flash: whichever the framework brings
/// Whether the attention scores exist in memory as a whole.
[[nodiscard]] constexpr bool keeps_scores(AttentionKernel kernel) { return kernel == AttentionKernel::unfused || kernel == AttentionKernel::fused_softmax; }
enum class Switch { unknown, off, on };
[[nodiscard]] constexpr bool is_on(Switch choice, bool when_unknown) { return choice == Switch::unknown ? when_unknown : choice == Switch::on; }
enum class LossKind { unknown, unfused, native_fused, fused, chunked };
enum class CudaGraphs { unknown, none, partial, partial_with_attention, full_iteration };
enum class Dispatcher { unknown, nccl, all_gather, deep_ep, hybrid_ep };
enum class TokenRouting { unknown, dropless, balanced, dropping };
/// How context-parallel ranks exchange keys and values: point to point around a ring (zigzag, so that causal work is even), gathered at
/// once, heads for tokens by all-to-all, or all-to-all among `cp_inner` ranks and a ring around those.
enum class CpKind { ring, all_gather, ulysses, hierarchical };
/// How fp8 finds its scales. Delayed: from the history of maxima; current: one maximum per tensor, now; rowwise: one a row and column, now;
/// blockwise: 1 x 128 and 128 x 128.
enum class Fp8Recipe { unknown, delayed, current, rowwise, blockwise };

/// What is trained and by which software. `unknown` values take the profile's default.
struct Training {
    std::int64_t seq_len = 8192;      ///< [s]
    std::int64_t global_batch = 512;  ///< sequences per step [B]
    double total_tokens = 15e12;
    Precision precision = Precision::bf16;
    Optimizer optimizer = Optimizer::adam;
    int grad_bytes = 0; ///< bytes per gradient element kept and reduced: 2, 4, or 0 = the profile's recipe
    Framework framework = Framework::megatron;
    double release = 0; ///< framework release as a year, 2025.5 = mid 2025; 0 = the profile's reference
    AttentionKernel attention = AttentionKernel::unknown;
    LossKind loss = LossKind::unknown;
    Switch fused_norm = Switch::unknown;
    Switch torch_compile = Switch::unknown;
    CudaGraphs cuda_graphs = CudaGraphs::unknown;
    Dispatcher dispatcher = Dispatcher::unknown;
    TokenRouting routing = TokenRouting::unknown;
    CpKind cp_kind = CpKind::ring;
    std::int64_t cp_inner = 0;     ///< hierarchical context parallelism: ranks of the all-to-all; 0 = as many as a domain holds
    Fp8Recipe fp8_recipe = Fp8Recipe::unknown;
    Switch low_precision_weights = Switch::unknown; ///< weights are stored and gathered in the low precision (fp8 primary weights)
    Switch tp_overlap = Switch::unknown; ///< TP collectives overlap with GEMMs (user buffers, async TP)
    Switch ep_overlap = Switch::unknown; ///< expert all-to-all hidden behind another micro-batch
    Switch shared_expert_overlap = Switch::unknown; ///< expert all-to-all hidden behind the shared expert
    double capacity_factor = 0;    ///< slots per expert over its even share where tokens are dropped, padded; 0 = 1
    std::int64_t loss_chunks = 0;  ///< pieces of a chunked loss; 0 = the profile's tokens per piece
    double offload_optimizer = 0;  ///< share of the optimizer that lives and steps on the host, 0..1
    double offload_activations = 0; ///< share of the kept activations that waits on the host, 0..1
    double offload_weights = 0;    ///< ZeRO-3: share of the sharded weights that lives on the host, 0..1
    bool dropout = false;
    bool launch_blocking = false;  ///< CUDA_LAUNCH_BLOCKING=1: nothing overlaps
    bool warmup_overlap = false;   ///< pipeline messages overlap in warm-up and drain too: two more chunks in flight (Megatron, interleaved)
    Switch deterministic = Switch::unknown; ///< bitwise repeatable kernels, which ask for larger workspaces
    Switch transformer_engine = Switch::unknown; ///< off: Megatron's own layers, without that library's workspaces
    double price_per_gpu_hour = 0; ///< US dollars; 0 = the catalogue's
    double goodput = 1;            ///< share of wall-clock time that trains
    std::vector<std::string> not_modelled; ///< features of the run without a term in the model; a finding names each
    bool operator==(const Training&) const = default;
};

/// Everything an estimate needs besides the profile.
struct Plan {
    std::string name;
    Transformer model;
    Cluster cluster;
    Training training;
    Layout layout;
    bool operator==(const Plan&) const = default;
};

/// (0.2) Data-parallel ranks of an expert: tp cp dp / (etp ep). May be a fraction in an invalid layout.
[[nodiscard]] double expert_data_parallel(const Layout& layout);
/// Ranks over which ZeRO shards dense state, and expert state.
[[nodiscard]] double dense_shard_ranks(const Layout& layout);
[[nodiscard]] double expert_shard_ranks(const Layout& layout);

/// Ranks of the inner all-to-all [c_i] of context parallelism: all of them with `ulysses`, one without, else `cp_inner` or what fits.
[[nodiscard]] std::int64_t inner_context_ranks(const Plan& plan);
/// Whether expert exchange overlaps with another micro-batch; no where a plan leaves it open.
[[nodiscard]] constexpr bool overlaps_experts(const Training& training) { return is_on(training.ep_overlap, false); }
/// Slots per expert over its even share, as a factor on routed tokens.
[[nodiscard]] double expert_capacity(const Training& training);

/// The parts of a layer whose recomputation saves most for its cost in this plan: norms, MLP or expert activations, latent
/// up-projections, and the attention core where its scores are kept.
[[nodiscard]] unsigned useful_recompute_modules(const Plan& plan);

/// Fills what follows from the rest: dp from (0.1), accumulation from (0.3).
/// Leaves a value alone where the division has a remainder; the rules then say so.
void complete(Plan& plan);

} // namespace fivefold
