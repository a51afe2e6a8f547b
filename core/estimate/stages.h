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

/// How the model lies on the pipeline. Virtual stage i belongs to pipeline rank i % pp (interleaved placement);
/// the embedding sits on the first, head, loss and multi-token prediction on the last.
struct StageMap {
    std::vector<Chunk> chunks;    ///< pp x vpp, in pipeline order
    std::vector<RankStage> ranks; ///< pp
    RankLayers layer;             ///< parameters of one layer
    bool slots = false;        ///< embedding and loss took a layer slot each
};

[[nodiscard]] StageMap map_stages(const Plan& plan);

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
