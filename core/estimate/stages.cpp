// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/stages.h"

#include "core/model/transformer.h"
#include "core/real.h"

#include <algorithm>
#include <utility>

namespace fivefold {
namespace {

using Counts = std::vector<std::int64_t>;

/// Slots dealt as evenly as possible over `stages`. Smaller shares go to the last stage (it has the head), then the first, then
/// the stages before the last.
Counts deal(std::int64_t slots, std::int64_t stages) {
    Counts counts(static_cast<std::size_t>(stages), slots / stages);
    std::int64_t rest = slots % stages;
    for (std::int64_t i = 1; i + 1 < stages && rest > 0; ++i, --rest) ++counts[static_cast<std::size_t>(i)];
    if (rest > 0) {
        ++counts.front();
        --rest;
    }
    if (rest > 0) ++counts.back();
    return counts;
}

Counts by_slots(const Transformer& model, std::int64_t stages) {
    const std::int64_t last = 1 + model.mtp_layers, first = layer_slots(model) - model.layers - last;
    Counts counts = deal(layer_slots(model), stages);
    // A stage cannot hold fewer than no layers: what its slots cannot take moves to its neighbours.
    counts.front() -= first;
    counts.back() -= last;
    for (std::size_t i = counts.size() - 1; i > 0; --i)
        if (counts[i] < 0) counts[i - 1] += std::exchange(counts[i], 0);
    for (std::size_t i = 0; i + 1 < counts.size(); ++i)
        if (counts[i] < 0) counts[i + 1] += std::exchange(counts[i], 0);
    counts.back() = std::max<std::int64_t>(counts.back(), 0);
    return counts;
}

bool adds_up(const Counts& counts, std::int64_t stages, std::int64_t layers) {
    std::int64_t sum = 0;
    for (const std::int64_t n : counts) {
        if (n < 0 || n > layers) return false;
        sum += n;
    }
    return static_cast<std::int64_t>(counts.size()) == stages && sum == layers;
}

/// nanotron: block cost 4 h^2 + 3 h f, head V h; the pipeline rank advances when the running cost reaches (i + 1) / p of the total.
Counts by_cost(const Transformer& model, std::int64_t stages) {
    const double h = static_cast<double>(model.hidden), block = 4 * h * h + 3 * h * static_cast<double>(model.ffn);
    const double total = block * static_cast<double>(model.layers) + static_cast<double>(model.vocab) * h;
    const double share = total / static_cast<double>(stages);
    Counts counts(static_cast<std::size_t>(stages), 0);
    double running = 0;
    std::size_t stage = 0;
    for (std::int64_t layer = 0; layer < model.layers; ++layer) {
        ++counts[stage];
        running += block;
        if (running >= share * static_cast<double>(stage + 1) && stage + 1 < counts.size()) ++stage;
    }
    return counts;
}

/// What each pipeline rank holds of its chunks and of the model's ends.
void add_ranks(const Plan& plan, StageMap& map) {
    const Layout& layout = plan.layout;
    const std::int64_t vocab = padded_vocabulary(plan.model.vocab, layout.tp);
    map.layer = rank_layers(plan.model, to_double(layout.tp), to_double(layout.ep), to_double(layout.etp));
    map.ranks.resize(static_cast<std::size_t>(layout.pp));
    for (std::size_t i = 0; i < map.chunks.size(); ++i) {
        StageContent& content = map.ranks[i % map.ranks.size()].content;
        content.dense_layers += map.chunks[i].dense();
        content.moe_layers += map.chunks[i].moe();
    }
    map.ranks.front().content.embedding = true;
    StageContent& last = map.ranks[static_cast<std::size_t>(head_rank(layout))].content;
    last.head = true;
    last.mtp_layers = plan.model.mtp_layers;
    for (RankStage& rank : map.ranks) rank.parameters = rank_parameters(plan.model, rank.content, map.layer, to_double(layout.tp), vocab);
}

} // namespace

std::vector<std::int64_t> layers_per_stage(const Plan& plan) {
    const Layout& layout = plan.layout;
    const std::int64_t stages = layout.pp * layout.vpp, layers = plan.model.layers;
    switch (layout.split) {
    case StageSplit::explicit_layers:
        if (adds_up(layout.layers_per_stage, stages, layers)) return layout.layers_per_stage;
        break; // the rules say what is wrong; an even split still shows the rest
    case StageSplit::by_cost: return by_cost(plan.model, stages);
    case StageSplit::slots: return by_slots(plan.model, stages);
    case StageSplit::even:
        if (layers % stages == 0) return Counts(static_cast<std::size_t>(stages), layers / stages);
        break; // likewise
    case StageSplit::automatic: break;
    }
    if (layers % stages == 0 && plan.model.mtp_layers == 0) return Counts(static_cast<std::size_t>(stages), layers / stages);
    return stages == 1 ? Counts{layers} : by_slots(plan.model, stages);
}

bool is_folded(const Layout& layout) { return layout.schedule == Schedule::zero_bubble_v && layout.pp > 1 && layout.vpp == 1; }

std::int64_t head_rank(const Layout& layout) { return is_folded(layout) ? 0 : layout.pp - 1; }

std::int64_t layer_slots(const Transformer& model) { return model.layers + 1 + model.mtp_layers + (model.mtp_layers > 0 ? 0 : 1); }

StageMap map_stages(const Plan& plan) {
    const std::vector<std::int64_t> counts = layers_per_stage(plan);
    StageMap map;
    map.chunks.resize(counts.size());
    const bool uniform = plan.model.window.tokens <= 0 && (!plan.model.moe || (plan.model.moe->step <= 1 && plan.model.moe->dense_layers.empty()));
    const std::int64_t dense = plan.model.moe ? plan.model.moe->first_dense : plan.model.layers;
    std::int64_t layer = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        Chunk& chunk = map.chunks[i];
        const std::int64_t end = layer + std::max<std::int64_t>(0, counts[i]);
        if (uniform) {
            chunk.layers[0][0] = std::clamp<std::int64_t>(dense - layer, 0, end - layer);
            chunk.layers[1][0] = end - layer - chunk.layers[0][0];
        } else {
            for (std::int64_t k = layer; k < end; ++k) ++chunk.layers[is_moe_layer(plan.model, k)][is_windowed_layer(plan.model, k)];
        }
        layer = end;
    }
    const bool even = std::all_of(counts.begin(), counts.end(), [&](std::int64_t n) { return n == counts.front(); });
    map.slots = !even && plan.layout.split != StageSplit::explicit_layers && plan.layout.split != StageSplit::by_cost;
    add_ranks(plan, map);
    if (is_folded(plan.layout)) map.folded = folded_chunks(plan, map.chunks);
    return map;
}

std::vector<Chunk> folded_chunks(const Plan& plan, const std::vector<Chunk>& ranks) {
    const std::size_t p = ranks.size();
    Plan halves = plan;
    halves.layout.vpp = 2;
    halves.layout.split = StageSplit::explicit_layers;
    halves.layout.layers_per_stage.assign(2 * p, 0);
    for (std::size_t r = 0; r < p; ++r) {
        const std::int64_t count = ranks[r].count();
        halves.layout.layers_per_stage[r] = count - count / 2;
        halves.layout.layers_per_stage[2 * p - 1 - r] = count / 2;
    }
    return map_stages(halves).chunks;
}

RankParameters decoder_parameters(const Transformer& model, const StageContent& content, const RankLayers& layers) {
    const bool last_moe = is_moe_layer(model, model.layers - 1);
    const double dense = to_double(content.dense_layers) + (last_moe ? 0 : content.mtp_layers);
    const double moe = to_double(content.moe_layers) + (last_moe ? content.mtp_layers : 0);
    return {dense * layers.dense.dense + moe * layers.moe.dense, moe * layers.moe.expert};
}

} // namespace fivefold
