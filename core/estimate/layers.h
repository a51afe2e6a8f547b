// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/collectives.h"
#include "core/estimate/estimate.h"
#include "core/estimate/kernels.h"
#include "core/model/parameters.h"

#include <array>
#include <vector>

namespace fivefold {

/// Seconds of one pass, by line of the breakdown.
using TermSeconds = std::array<double, kTimeTerms>;
constexpr std::size_t at(TimeTerm term) { return static_cast<std::size_t>(term); }
[[nodiscard]] double sum(const TermSeconds& terms);
void add(TermSeconds& to, const TermSeconds& from, double factor);

/// One layer (or head, or embedding), one micro-batch, one rank.
struct PassCost {
    TermSeconds forward{}, backward{}; ///< backward includes recomputation
    [[nodiscard]] double total() const { return sum(forward) + sum(backward); }
};

[[nodiscard]] Degrees layout_degrees(const Layout& layout);

/// Host share of forward and backward, and the sharpness with which host and GPU time combine to a maximum, (5.1).
inline constexpr double kHostForward = 0.38, kHostBackward = 0.62, kHostNorm = 6;
/// Kernels of one layer, forward and backward, each with a gap under launch blocking.
inline constexpr double kBlockingKernelsForward = 28, kBlockingKernelsBackward = 73;
/// How the host time of both ends of the model divides: embedding, head and loss.
inline constexpr double kHostEmbedding = 0.25, kHostHead = 0.75;
/// Share of the loss's traffic in the forward pass.
inline constexpr double kLossForward = 9.0 / 14;
/// Passes over the scores of a plain torch softmax relative to a fused one.
inline constexpr double kTorchSoftmax = 2;

/// Steps on the way to a cost, for explanations: noted where they are computed, when somebody asks.
struct CostLog {
    struct Linear {
        const char* name;
        const MatrixRate* rate; ///< of the context's machine
        double tokens, out, in, batch, share;
        LinearTime time;
    };
    std::vector<Linear> linears;
    PassTime exchange;    ///< expert exchange before anything hides it, (4.11)
    PassTime shared;      ///< the shared expert's own work, behind which that may hide
    AllToAll all_to_all;  ///< its kind and bytes
    double all_to_all_bytes = 0;
    double last_linear = 0; ///< what full recomputation need not repeat

    /// Data-parallel collectives of dense parameters and of experts: of one layer with ZeRO-3, else of all that the rank holds.
    struct Group {
        GroupShape reduced, replicas, gathered;
        double reduce_bytes = 0, reduce_passes = 1, further_buckets = 0, bucket_latency = 0;
        double replica_bytes = 0, gather_bytes = 0; ///< 0: no such collective
        double reduce = 0, gather = 0;              ///< seconds
    };
    Group dense, expert;
    double orthogonal_flops = 0, orthogonal_gather = 0; ///< Muon: products of the busiest rank, bytes gathered over TP
};

/// What decides the cost of a layer: everything of the plan that is the same in all layers.
struct LayerContext {
    const Plan& plan;
    const Profile& profile;
    Machine machine;
    Links links;
    RankLayers layer;         ///< parameters of one layer on one rank
    LayerTraffic traffic;     ///< of the variant in use
    double tokens = 0;        ///< [T] = b s / c
    double sp = 1;            ///< [u] = t with sequence parallelism, else 1
    double gradient_bytes = 2;
    double tp_gather = 0;     ///< [X] seconds of one TP all-gather or reduce-scatter of 2 T h bytes
    double tp_gather_low = 0; ///< [X_G] the same for operands in the layers' precision
    double tp_exposed = 1;    ///< [xt] exposed share of overlappable TP time
    double padded_vocab = 0;
    bool overlap = true;      ///< false when every launch blocks
    CostLog* log = nullptr;  ///< whoever wants to know the steps
    /// Of the plan's present layout, which a search changes beneath its context.
    [[nodiscard]] RankStrides strides() const { return rank_strides(plan.layout.rank_order, layout_degrees(plan.layout)); }
};
[[nodiscard]] LayerContext make_layer_context(const Plan& plan, const Profile& profile, const RankLayers& layer);

/// Tensor-parallel collectives of one layer, forward and backward, for whose latency the host waits where they leave the node.
inline constexpr double kHostCollectives = 10;
/// Share of the host's time that remains with captured graphs and other software states.
[[nodiscard]] double host_state_share(const Training& training, const SoftwareProfile& software);
/// Host seconds of one layer and micro-batch, forward + backward, without recomputation.
[[nodiscard]] double layer_host(const LayerContext& context, bool moe_layer);

/// Compute and communication of one pass on the GPU: without the host's floor. Seconds.
struct Pass {
    double gemm = 0, attention = 0, memory_bound = 0, quantise = 0, tensor = 0, context = 0, expert = 0, recompute = 0;
    Pass& operator+=(const Pass& other);
    [[nodiscard]] double total() const { return gemm + attention + memory_bound + quantise + tensor + context + expert + recompute; }
};
struct Block {
    Pass forward, backward;
    Block& operator+=(const Block& other) {
        forward += other.forward;
        backward += other.backward;
        return *this;
    }
};
/// linear_time in the context's gradient bytes, noted in its log.
[[nodiscard]] inline LinearTime logged_linear(const LayerContext& context, const char* name, const MatrixRate& rate, double tokens, double out, double in, double batch = 1, double share = 1) {
    const LinearTime time = linear_time(context.machine, rate, tokens, out, in, context.gradient_bytes, batch, share);
    if (context.log != nullptr) [[unlikely]] context.log->linears.push_back({name, &rate, tokens, out, in, batch, share, time});
    return time;
}

/// Halves of decoder layers, nothing recomputed. A kind that is not asked for stays empty.
struct LayerBlocks {
    bool windowed = false, has_dense = false, has_moe = false;
    Block attention, dense, moe;
};
/// (5.1) with (4.8), (4.9), (4.11), (6.1). `windowed`: attention sees the sliding window only. Recomputation does not matter, nor does the
/// pipeline; the number of micro-batches only where they share the casts of weights.
[[nodiscard]] LayerBlocks layer_blocks(const LayerContext& context, bool windowed, bool dense, bool moe);

/// Decoder layers with the plan's recomputation and the host's floor.
struct LayerKinds {
    PassCost dense, moe;
};
[[nodiscard]] LayerKinds layer_costs(const LayerContext& context, const LayerBlocks& blocks);
/// Output projection and loss on the last stage; with multi-token prediction once more per such layer.
[[nodiscard]] PassCost head_cost(const LayerContext& context);
[[nodiscard]] PassCost embedding_cost(const LayerContext& context);

/// Bytes of the keys and values that one rank holds of one layer: 2 b (s/c) max(1, k/t) (d_qk + d_o).
[[nodiscard]] double kv_bytes(const LayerContext& context);
/// Bytes that one rank sends per layer and micro-batch, forward + backward with recomputation; (4.8), (4.9), (4.11).
[[nodiscard]] double tensor_bytes(const LayerContext& context, bool moe_layer);
[[nodiscard]] double context_bytes(const LayerContext& context);
[[nodiscard]] double expert_bytes(const LayerContext& context);

/// Bytes per logit that the loss moves, forward and backward together; the unfused one of older releases passes over the logits about
/// twice as often, (5.12).
[[nodiscard]] double loss_traffic_bytes(const LayerContext& context);
/// Share of a layer's GEMM work in every second linear: key, output and up projections.
[[nodiscard]] double second_linears_share(const Transformer& model, bool moe_layer);
/// Bytes each way of RoPE, or of splitting and joining latent heads.
[[nodiscard]] double head_traffic(const LayerContext& context);

/// The traffic variant for a plan's model and kernels.
[[nodiscard]] LayerTraffic layer_traffic(const Plan& plan, const SoftwareProfile& software);

/// Bytes per gradient element in the data-parallel reduction.
[[nodiscard]] double reduced_gradient_bytes(const Training& training, const SoftwareProfile& software);

} // namespace fivefold
