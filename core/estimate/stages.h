// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/parameters.h"
#include "core/plan/plan.h"

#include <cstdint>
#include <vector>

namespace fivefold {

/// Decoder layers of one virtual stage, by kind.
struct Chunk {
    std::int64_t layers[2][2] = {{0, 0}, {0, 0}}; ///< [moe][windowed]
    [[nodiscard]] std::int64_t count() const { return layers[0][0] + layers[0][1] + layers[1][0] + layers[1][1]; }
    [[nodiscard]] std::int64_t dense() const { return layers[0][0] + layers[0][1]; }
    [[nodiscard]] std::int64_t moe() const { return layers[1][0] + layers[1][1]; }
    Chunk& operator+=(const Chunk& other) {
        for (int moe = 0; moe < 2; ++moe)
            for (int windowed = 0; windowed < 2; ++windowed) layers[moe][windowed] += other.layers[moe][windowed];
        return *this;
    }
    bool operator==(const Chunk&) const = default;
};

/// All that one pipeline rank holds.
struct RankStage {
    StageContent content;
    RankParameters parameters; ///< of one of its tensor-parallel ranks
};

/// Whether a pipeline goes there and back over its ranks (ZB-V): rank r has stages r and 2 pp - 1 - r, so the first one has the head too.
[[nodiscard]] bool is_folded(const Layout& layout);
/// The pipeline rank with head, loss and multi-token prediction.
[[nodiscard]] std::int64_t head_rank(const Layout& layout);

/// How the model lies on the pipeline. Virtual stage i belongs to pipeline rank i % pp (interleaved placement);
/// the embedding sits on the first, head, loss and multi-token prediction on the last, or on `head_rank`.
struct StageMap {
    std::vector<Chunk> chunks;    ///< pp x vpp, in pipeline order; of folded ones what each rank holds
    std::vector<Chunk> folded;    ///< 2 pp stages of a folded pipeline, else none
    std::vector<RankStage> ranks; ///< pp
    RankLayers layer;             ///< parameters of one layer
    bool slots = false;        ///< embedding and loss took a layer slot each
};

[[nodiscard]] StageMap map_stages(const Plan& plan);
/// The 2 pp stages of a pipeline that is folded: each rank keeps its share, half on the way there (the odd layer too) and half on the way back.
[[nodiscard]] std::vector<Chunk> folded_chunks(const Plan& plan, const std::vector<Chunk>& ranks);

/// Places that the stages deal out where the model's ends take one each: layers, loss, multi-token prediction, and without that the embedding.
[[nodiscard]] std::int64_t layer_slots(const Transformer& model);

/// Parameters of the decoder layers of a stage, multi-token-prediction layers included, without embedding, head and final norm.
[[nodiscard]] RankParameters decoder_parameters(const Transformer& model, const StageContent& content, const RankLayers& layers);

/// Layers per virtual stage in pipeline order. Splits, in the order of StageSplit:
/// automatic: even when pp x vpp divides the layers, else slots;
/// slots: embedding, loss and each multi-token-prediction layer take a slot (with multi-token prediction the embedding does not,
/// DeepSeek-V3's own layout); slots are dealt as evenly as possible, the ends getting the smaller share;
/// even: layers / (pp x vpp), as automatic where that leaves a remainder (which the rules refuse);
/// by_cost: place a layer, then move on when the running cost reaches the stage's share of the total.
[[nodiscard]] std::vector<std::int64_t> layers_per_stage(const Plan& plan);

} // namespace fivefold
