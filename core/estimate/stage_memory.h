// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/memory.h"

namespace fivefold {

/// What one layer keeps for its backward pass and what comes alive again in it, by kind, under the plan's recomputation.
struct KeptLayers {
    StageMemory dense, moe;
    Bytes dense_again, moe_again;
    /// Alive again in the backward pass of the layer that needs most.
    [[nodiscard]] Bytes again(const StageContent& content) const;
};
/// (3.17) buffers of one NCCL channel and connection: LL 0.5 + LL128 4.69 + Simple 4 MiB.
inline constexpr double kChannelBytes = 9.19 * kMiB;
/// GEMM streams of Transformer Engine's grouped linear layer, each with a workspace.
inline constexpr double kGroupedStreams = 4;
/// Chunks that start earlier when pipeline messages overlap in the warm-up: one receive posted ahead in each direction.
inline constexpr std::int64_t kWarmupAhead = 2;

/// (3.10) Share of a layer, nothing recomputed, that is alive again in its backward pass.
[[nodiscard]] double share_again(const Plan& plan, const SoftwareProfile& software, bool moe_layer);
[[nodiscard]] KeptLayers kept_layers(const Plan& plan, const Profile& profile);

/// Layers times micro-batches that a pipeline rank keeps alive, (3.12), (3.13).
struct AliveLayers {
    double dense = 0, moe = 0;  ///< with multi-token-prediction layers
    double decoder = 0;         ///< without them
    double first_chunk = 0;     ///< micro-batches of the rank's first virtual stage
};
[[nodiscard]] AliveLayers alive_layers(const Plan& plan, const std::vector<Chunk>& chunks, std::int64_t rank, const StageContent& content);

/// Memory of a stage without what its layers keep: all that recomputation and micro-batches in flight leave alone. Refers to the plan,
/// whose pipeline, batch and recomputation may change under it; after a change of ZeRO stage or shard group `read_sharding` is due.
class StageStates {
public:
    StageStates(const Plan& plan, const Profile& profile, const RankLayers& layer);
    void read_sharding();

    /// Working memory of one moment, by line.
    struct Working {
        Bytes logits, backward, ring, again, gathered, optimizer;
        [[nodiscard]] Bytes total() const { return logits + backward + ring + again + gathered + optimizer; }
    };
    struct Held {
        StageMemory between; ///< of two steps
        Bytes idle;          ///< its total
        Working loss, backward, update; ///< `backward` lacks what is computed again
        bool head_backward = false;     ///< `loss` is the output layer's backward pass
    };
    /// Of a rank with this content.
    [[nodiscard]] Held hold(const StageContent& content, const RankParameters& parameters) const;
    /// Of the embedding: token ids and dropout masks of this many micro-batches.
    [[nodiscard]] Bytes embedding_ids(double micro_batches) const { return Bytes(8 * tokens_ * micro_batches); }
    [[nodiscard]] Bytes embedding_masks(double micro_batches) const;
    /// (3.20) What two layers on their way to the host hold, of `moved` bytes.
    [[nodiscard]] Bytes offload_buffers(Bytes moved, const KeptLayers& kept) const;
    /// (3.15), (3.17) What stands outside live tensors.
    [[nodiscard]] Bytes fragmentation(Bytes live) const;
    [[nodiscard]] Bytes nccl() const;
    [[nodiscard]] Bytes context() const;

    // Of the formulas, for explanations.
    [[nodiscard]] const StateBytes& state() const { return state_; }
    [[nodiscard]] int zero() const { return zero_; } ///< as the framework shards
    [[nodiscard]] bool engine() const { return engine_; } ///< layers of Transformer Engine
    [[nodiscard]] double communicators() const;
    [[nodiscard]] double weight_shapes(const StageContent& content) const; ///< parameters of the distinct weight shapes
    [[nodiscard]] double tokens_at_loss() const;
    [[nodiscard]] double largest_unit(const StageContent& content) const;
    [[nodiscard]] Bytes kept_whole(const RankParameters& parameters) const;
    [[nodiscard]] Bytes update_temporaries(const StageContent& content) const;

private:
    [[nodiscard]] Bytes sharded(const RankParameters& parameters, int from, double bytes) const;
    void add_states(StageMemory& stage, const StageContent& content, const RankParameters& parameters) const;
    void add_stated_states(StageMemory& stage, const StageContent& content, const RankParameters& parameters) const;
    [[nodiscard]] Bytes dummy_gradients(const StageContent& content) const;
    [[nodiscard]] Bytes whole_sequence() const;
    [[nodiscard]] Bytes logits(double bytes) const;
    [[nodiscard]] Working at_loss(const StageContent& content, const RankParameters& parameters) const;
    [[nodiscard]] Working at_head_backward(const StageContent& content, const RankParameters& parameters) const;
    [[nodiscard]] Working at_layer_backward(const StageContent& content, const RankParameters& parameters) const;
    [[nodiscard]] double chunk_tokens() const;

    const Plan& plan_;
    const Profile& profile_;
    const Layout& layout_;
    const SoftwareProfile& software_;
    RankLayers layer_;
    double t_, tokens_, sp_, hidden_;
    std::int64_t vocab_;
    double element_;
    StateBytes state_;
    double reduced_;
    bool engine_; ///< layers of Transformer Engine
    int zero_ = 0; ///< as the framework shards
    double dense_ranks_ = 1, expert_ranks_ = 1;
};

} // namespace fivefold
