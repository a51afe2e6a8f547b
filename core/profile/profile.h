// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/profile/measured_tables.h"
#include "core/quantity.h"

#include <string>
#include <vector>

namespace fivefold {

enum class Provenance { measured, fitted, catalogue, counted, defaulted };

/// One constant of the cost model with where it comes from. Units and meaning stand beside the field that holds it.
struct Constant {
    double value = 0;
    double low = 0;  ///< plausible range; equal to value when exact
    double high = 0;
    Provenance provenance = Provenance::defaulted;
    std::string source; ///< which rows, table or count
    std::string date;   ///< ISO

    constexpr operator double() const { return value; } // NOLINT: a constant is used as its number
    bool operator==(const Constant&) const = default;
};

/// What one GPU type sustains in training. Symbols of design equations in brackets.
struct HardwareProfile {
    std::string gpu; ///< catalogue id
    std::string borrowed; ///< GPU whose constants it has where nothing was measured on it; empty: its own

    // GEMM by shape, (5.4)-(5.8)
    Constant gemm_bf16;        ///< share of the bf16 dense peak that large GEMMs sustain [g16]
    Constant gemm_fp8;         ///< share of the fp8 dense peak [g8]
    Constant gemm_fp4;         ///< share of the fp4 dense peak [g4]
    Constant gemm_rowwise;     ///< rate of fp8 GEMMs with a scale for each row and column over those with one scale a tensor
    Constant gemm_blockwise;   ///< rate of fp8 GEMMs with blockwise scales over those with one scale a tensor
    Constant prologue_k;       ///< K-elements that prologue and epilogue of a tile cost [k0]
    Constant prologue_fp8;     ///< factor on prologue_k in fp8 [kf]
    Constant prologue_fp4;     ///< the same in fp4
    Constant tile_rho;         ///< elements; small tiles are shared-memory bound [rho]
    Constant wave_tail;        ///< cost of a partly filled wave, 0..1 [tail]
    Constant gemm_hbm;         ///< share of HBM bandwidth that memory-bound GEMMs reach
    Constant kernel_launch;    ///< seconds per kernel on the GPU

    // attention, (5.9)-(5.11)
    Constant attention_peak;        ///< share of the bf16 peak at full occupancy, forward [e_inf]
    Constant attention_backward;    ///< backward rate over forward rate
    Constant attention_half_fwd;    ///< work units per multiprocessor at half rate, forward [U0]
    Constant attention_half_bwd;    ///< the same, backward
    Constant release_share;         ///< of the software's gain per release year; 0 where the kernels of this generation no longer change
    Constant attention_new_release; ///< factor on attention_peak for releases from 2026 on
    Constant flash2_peak;           ///< FlashAttention 2: the same four of that kernel
    Constant flash2_backward;
    Constant flash2_half_fwd;
    Constant flash2_half_bwd;
    Constant flash1_share;          ///< FlashAttention 1 rate over FlashAttention 2
    Constant misaligned_head;       ///< rate of batched GEMMs when the head dimension is no multiple of 8 (no tensor cores)
    Constant head_narrow;           ///< rate at head dimensions below 96 over that at 128, the GPU's best kernel [df]
    Constant head_narrow_flash2;    ///< the same of FlashAttention 2
    Constant head_narrow_flash1;    ///< the same of FlashAttention 1
    Constant head_medium;           ///< the same from 96 to 127, every kernel
    Constant head_wide;             ///< the same above 128, the GPU's best kernel
    Constant head_latent;           ///< the same of latent attention (192 wide queries and keys, 128 wide values)

    // links, (4.5)-(4.7)
    Constant collective_base;       ///< seconds before the first byte of a collective, bandwidth-optimal protocol
    Constant collective_base_small; ///< the same of the latency-optimal protocol
    Constant small_share;           ///< share of the bandwidth that the latency-optimal protocol reaches
    Constant scale_up_hop;          ///< seconds per ring step inside a domain
    Constant network_hop;           ///< seconds per ring step between domains, where the network names none
    Constant ring_step;             ///< seconds per step inside a domain of a ring that also crosses domains, unless the network says
    Constant scale_up_share;        ///< share of the data-sheet rate that collectives reach inside a domain
    Constant network_share;         ///< the same between domains
    Constant p2p_scale_up_share;    ///< the same for one pair
    Constant p2p_base;              ///< seconds per point-to-point message
    Constant ring_chunk_base;       ///< seconds per hop of the key-value ring of context parallelism, (4.9)
    Constant dispatch_base;         ///< seconds before the first byte of an expert all-to-all (launch and synchronisation)

    // host
    Constant host_link_share;       ///< share of the data-sheet rate that copies to and from the host reach
    Constant host_memory_rate;      ///< bytes/s of host memory that one GPU's share of an optimizer on the host reaches

    // memory
    Constant workspace;             ///< bytes held by libraries (cuBLAS, attention)
    Constant deterministic_workspace; ///< part of `workspace` that only deterministic runs have
    Constant gemm_workspace;        ///< bytes of the GEMM library's workspace of one stream
    Constant attention_output_copies; ///< copies of the attention output kept where the flash kernel wants another layout than the layer
    Constant attention_output_copies_dropout; ///< the same with attention dropout, which can force another kernel
    Constant context;               ///< bytes of CUDA context and process outside the allocator
    bool operator==(const HardwareProfile&) const = default;
};

/// How a framework shards and reduces.
enum class ZeroFlavour { reduce_scatter_all_gather, all_reduce_all_gather };
/// How tensor-parallel collectives meet the GEMMs beside them.
enum class TpMode {
    user_buffers, ///< pipelined with both GEMMs (Transformer Engine)
    async_shards, ///< the gather beside the rank's own shard of the GEMM, the scatter exposed (nanotron)
    plain,        ///< exposed; `tp_overlap` in a plan (async TP) hides a share
};
/// The flash kernel that a framework brings.
enum class FlashKernel { best, flash2, flash1 };

/// Bytes per token that the memory-bound kernels of one layer move, counted from the framework's kernels, (5.12).
/// Multiplied by h / u, by h / t and by f / t.
struct LayerTraffic {
    double hidden_forward = 0, projections_forward = 0, ffn_forward = 0;
    double hidden_backward = 0, projections_backward = 0, ffn_backward = 0;
    double launches_forward = 0, launches_backward = 0;
    bool operator==(const LayerTraffic&) const = default;
};
/// Traffic under a condition; the first variant whose conditions hold applies.
struct TrafficVariant {
    int gated = -1;      ///< 1 gated MLP, 0 plain, -1 either
    int compiled = -1;   ///< torch.compile on, off, either
    int fused_norm = -1; ///< fused norm kernel, eager, either
    LayerTraffic traffic;
    std::string source;
    bool operator==(const TrafficVariant&) const = default;
};

/// What one framework family costs beyond the arithmetic.
struct SoftwareProfile {
    std::string family; ///< megatron, nanotron, torchtitan ...
    std::string title;

    // time
    Constant gemm_share;         ///< rate of dense GEMMs over what the GPU sustains
    Constant hbm_efficiency;     ///< share of HBM that memory-bound kernels reach [ke]
    Constant host_dense_layer;   ///< host seconds per dense layer and micro-batch, forward + backward [hd]
    Constant host_moe_layer;     ///< the same for an MoE layer [hm]
    Constant host_tp_wide;       ///< further host seconds per layer and micro-batch when TP >= 8
    Constant host_pipeline;      ///< host seconds of the pipeline engine per micro-batch and stage
    Constant host_pipeline_tp;   ///< host seconds per layer, micro-batch and TP rank when the pipeline leaves the node
    Constant host_ends;          ///< host time of embedding, head and loss together, in layers
    Constant host_full_graph;    ///< share of the host's time that remains with a graph of the full iteration
    Constant host_attention_graph; ///< the same with partial graphs that include attention
    Constant host_partial_graph; ///< the same with partial graphs without attention
    Constant host_dropping;      ///< the same where tokens are dropped: no token counts come back to the host
    Constant host_expert_overlap; ///< factor on the host's time when expert exchange overlaps with another micro-batch
    Constant blocking_slowdown;  ///< share by which layers are slower under launch blocking
    Constant blocking_gap;       ///< seconds per kernel under launch blocking
    Constant tp_overlap_exposed; ///< exposed share of the overlappable part of TP collectives with user buffers [xtp]
    Constant async_tp_exposed;   ///< the same under async TP, where collectives are otherwise exposed (`TpMode::plain`)
    Constant bulk_contention;    ///< share of a transfer by which it slows an independent GEMM or attention beside it, (6.2)
    Constant straggler;          ///< slow-down per doubling of nodes [sig]
    Constant quantise;           ///< factor on fp8 quantise traffic [kq]
    Constant fp8_current_release; ///< release from which fp8 means current scaling where a plan does not say; 0: never
    Constant quantise_current;   ///< passes over a tensor that casting to fp8 with current scales takes, relative to delayed ones
    Constant quantise_blockwise; ///< the same with blockwise scales
    Constant quantise_mxfp8;     ///< passes over a tensor that casting to mxfp8 takes, relative to delayed fp8
    Constant quantise_nvfp4;     ///< the same to nvfp4
    Constant release_gain;       ///< speed gained per year of releases [rel]
    Constant release_reference;  ///< the year to which that is relative
    Constant release_default;    ///< the release assumed when a plan names none
    Constant grouped_gemm;       ///< rate of grouped expert GEMMs over a dense GEMM of M tokens per expert [gg]
    Constant all_to_all;         ///< share of the link rate that expert all-to-all reaches [wa]
    Constant all_to_all_wide;    ///< the same for the NCCL dispatcher over more than 8 ranks of a domain [wan]
    Constant expert_overlap_window;  ///< share of another micro-batch's compute behind which expert exchange can hide
    Constant expert_overlap_exposed; ///< share of the exchange that stays exposed all the same
    Constant permute;            ///< factor on permutation traffic [kp]
    Constant expert_bias_passes; ///< extra passes over expert outputs with expert biases [ko]
    Constant collective_network; ///< rate of this stack's collectives between domains, relative to `network_share`
    Constant overlap_window;     ///< share of compute behind which DP communication can hide
    Constant contention;         ///< share of hidden communication that slows the compute it hides behind, (6.2) sigma
    Constant shard_copy;         ///< seconds per shard and tensor that the parameter gather of an all-reducing framework copies
    Constant gather_contention;  ///< `contention` of the per-layer collectives of ZeRO-3
    Constant accumulate_bytes;   ///< bytes per parameter and micro-batch: gradient accumulation, copies, casts
    Constant score_efficiency;   ///< share of HBM that the traffic of materialised attention scores reaches
    Constant score_bytes_forward;  ///< bytes per score, forward
    Constant score_bytes_backward;
    Constant loss_traffic;       ///< bytes per logit that the loss moves, forward + backward
    Constant loss_traffic_unfused; ///< the same without a fused loss
    Constant optimizer_fixed;    ///< seconds per step: host side of the optimizer, gradient norm
    Constant hbm_optimizer;      ///< share of HBM that the optimizer reaches

    // error band: measured over predicted step time, 10th and 90th percentile over published runs
    Constant band_low;
    Constant band_high;
    Constant band_moe; ///< how many times wider the band is for mixture-of-experts models

    // memory, states
    Constant weight_bytes;          ///< bytes per parameter
    Constant gradient_bytes;        ///< bytes per parameter, unless the plan says otherwise
    Constant gradient_bytes_fp16;   ///< the same in fp16 training
    Constant dp_gradient_bytes;     ///< bytes per gradient element in the reduction
    ZeroFlavour zero_flavour = ZeroFlavour::reduce_scatter_all_gather;
    TpMode tp_mode = TpMode::user_buffers;
    FlashKernel flash = FlashKernel::best;
    bool recompute_stops_early = false; ///< full recomputation ends when all that backward needs is back: without the layer's last GEMM
    bool fused_norm = true;      ///< norm kernel when a plan does not say
    bool low_precision_exchange = false; ///< shards are cast before they are gathered, and user buffers scatter in the layers' precision too
    bool weight_casts_kept = false;     ///< weights are cast to low precision once a step, not for every micro-batch
    bool compiled = false;       ///< torch.compile when a plan does not say
    std::vector<TrafficVariant> traffic; ///< at least one

    // memory, activations
    Constant activation_scale; ///< kept over counted activations
    Constant activation_compiled; ///< the same, further, under torch.compile
    Constant mlp_kept_gated; ///< bytes per token and f/t that a gated MLP keeps
    Constant mlp_kept_plain; ///< the same of a plain MLP
    Constant rope_kept; ///< bytes per token and (q + kv)/t kept by the rotation
    Constant kv_expand_kept; ///< bytes per token and q/t kept by repeating key-value heads, where k < a
    Constant eager_norm_kept; ///< bytes per token and h/u that eager norms keep besides
    Constant scores_kept; ///< bytes per materialised score
    Constant scores_kept_dropout; ///< the same with dropout
    Constant selective_share; ///< share of a layer kept by selective recomputation; 0: by its modules
    Constant full_hidden; ///< bytes per token and h of sequence-full buffers when TP > 1
    Constant work_hidden; ///< bytes per token and h of the backward pass of a layer
    Constant work_hidden_sharded; ///< the same per h/t
    Constant work_ffn; ///< the same per f/t
    Constant work_scores; ///< bytes per materialised score of one layer in its backward pass
    Constant work_layer; ///< the same as a share of the kept activations of a layer
    Constant work_moe; ///< factor on that share in an MoE layer
    Constant unit_bytes; ///< bytes per parameter of the layer whose weights are gathered (ZeRO-3), backward; 0: counted
    Constant optimizer_extra; ///< bytes per parameter that the optimizer holds beyond its states
    Constant run_ahead; ///< share of the gathered sequences of all layers that the allocator holds while the host runs ahead, TP > 1
    Constant load_copies; ///< bytes per parameter of the optimizer's shard that a loaded checkpoint takes before it replaces the state
    Constant loss_gradient_bytes; ///< bytes per logit alive while the output layer's weight gradient is computed
    Constant gather_buffers; ///< bytes per parameter of ZeRO-1 gather buffers
    bool gradients_follow_reduction = true; ///< gradients are kept in the dtype in which they are reduced
    bool gradient_copies_freed = false; ///< fp16: the update's fp32 copies of the gradients are freed when the next step begins
    bool loss_gathered = false;     ///< every rank holds the logits of the whole vocabulary
    Constant routing_imbalance;     ///< tokens of the busiest expert group over the mean, free routing [gamma]
    Constant combine_copies;        ///< bytes per routed token and hidden element kept by un-permutation [kappa]
    Constant cp_buffers;            ///< ring working buffers in units of 2 T h / t [kcp]
    Constant router_bytes;          ///< bytes per token and expert
    Constant loss_bytes_unfused;    ///< bytes per logit held at the loss, vocabulary-parallel
    Constant loss_bytes_native_fused;
    Constant loss_bytes_fused;
    Constant loss_bytes_chunked;    ///< bytes per logit of one chunk
    Constant loss_compiled_release; ///< release (year) from which torch.compile fuses the loss; 0: never
    Constant loss_chunk_tokens;     ///< tokens per chunk
    bool transformer_engine = false; ///< layers of Transformer Engine: its dummy weight gradients (2 B per distinct weight shape), workspaces, layouts
    bool resharding_optional = false; ///< FSDP: ZeRO-2 shards weights too, but keeps them whole from the first use to the end of the step
    Constant ddp_bucket;            ///< elements per gradient bucket
    Constant fragmentation;         ///< reserved over allocated, minus 1 [eps]
    Constant reserved_fixed;        ///< bytes reserved beyond that
    Constant outside;               ///< bytes outside the allocator besides context and NCCL
    Constant nccl_channels;         ///< channels per communicator and direction, (3.17)
    Constant verdict_scale;         ///< predicted use at which half of the runs fail, over the pooled midpoint

    // error band of memory: measured over predicted use of the fullest stage, 10th and 90th percentile over published readings
    Constant memory_band_low;
    Constant memory_band_high;
    Constant memory_band_moe; ///< how many times wider the band is for mixture-of-experts models
    bool memory_readings = false; ///< the band comes from readings of this family
    bool operator==(const SoftwareProfile&) const = default;
};

/// The verdict's calibration: P(out of memory) = 1 / (1 + (x / x0)^-k), x = predicted use / usable memory.
struct VerdictProfile {
    Constant steepness; ///< k
    Constant midpoint;  ///< x0
    Constant tight;     ///< x from which a plan is called tight
    Constant at_risk;   ///< x from which it is at risk
    Constant over;      ///< x from which it is called out of memory
    bool operator==(const VerdictProfile&) const = default;
};

/// The error band's calibration: how measured runs near a plan, and what is not known about it, decide the 80 % band of its step time.
struct BandProfile {
    Constant width;              ///< half width of the band over the mean error of near runs, both as logarithms
    Constant reach;              ///< plan distance at which a run's weight has fallen to 1/e
    Constant prior_runs;         ///< runs that the family's own band counts as
    Constant extrapolation;      ///< further width, as a share, for each doubling beyond every measured run
    Constant borrowed_gpu;       ///< times wider with the constants of another GPU
    Constant borrowed_framework; ///< times wider with the constants of another framework
    Constant unknown_share;      ///< share of the change of step time by which an unknown state widens the band
    bool operator==(const BandProfile&) const = default;
};

/// Everything the cost model takes as given besides the plan.
struct Profile {
    std::string name;
    std::string date;
    HardwareProfile hardware;
    SoftwareProfile software;
    VerdictProfile verdict;
    BandProfile band;
    MeasuredRef measured; ///< tables measured on this GPU; none: the closed forms alone
    double time_band_low = 0.9;  ///< measured / predicted step time of a dense model, 10th percentile
    double time_band_high = 1.1; ///< 90th percentile
    std::string band_basis;      ///< why: "calibrated, interpolating", "GPU not measured" ...
    double memory_band_low = 0.9;  ///< measured / predicted memory of a dense model, 10th percentile
    double memory_band_high = 1.1; ///< 90th percentile
    std::string memory_band_basis;
    bool operator==(const Profile&) const = default;
};

/// All parts that ship; `select` puts one profile together.
struct ProfileLibrary {
    std::string name;
    std::string date;
    std::vector<HardwareProfile> hardware;
    std::vector<SoftwareProfile> software;
    std::vector<MeasuredRef> measured; ///< none null, one a GPU
    VerdictProfile verdict;
    BandProfile band;
    struct Fallback { std::string architecture; std::string gpu; }; ///< GPU whose profile an unmeasured one of that architecture borrows
    std::vector<Fallback> fallbacks;

    /// The parts for a GPU (by id, else by its architecture's fallback) and framework family (else the first family).
    /// The band and its basis say when a part was borrowed.
    [[nodiscard]] Profile select(const std::string& gpu, const std::string& architecture, const std::string& family) const;
};

} // namespace fivefold
