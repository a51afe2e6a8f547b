// SPDX-License-Identifier: Apache-2.0
#include "core/search/layout_finder.h"

#include "core/estimate/estimate.h"
#include "core/estimate/stage_memory.h"
#include "core/estimate/step_parts.h"
#include "core/plan/framework_reach.h"
#include "core/plan/rules.h"
#include "core/real.h"
#include "core/search/worker.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace fivefold {
namespace {

using Counts = std::vector<std::int64_t>;
constexpr double kNever = std::numeric_limits<double>::infinity();
/// Rounding of sums of seconds.
constexpr double kCrumb = 1e-12;

/// Bytes of one rank with any deal of layers.
class RankBytes {
public:
    RankBytes(const Plan& plan, const Profile& profile, const RankLayers& layer)
        : plan_(plan), layer_(layer), states_(plan, profile, layer), kept_(kept_layers(plan, profile)), vocab_(padded_vocabulary(plan.model.vocab, plan.layout.tp)),
          chunks_(static_cast<std::size_t>(plan.layout.pp * plan.layout.vpp)) {}

    /// As nvidia-smi would show; `chunks`: the virtual stages of the rank.
    [[nodiscard]] Bytes operator()(std::int64_t rank, const std::vector<Chunk>& chunks) {
        StageContent content;
        for (std::size_t j = 0; j < chunks.size(); ++j) {
            content.dense_layers += chunks[j].dense();
            content.moe_layers += chunks[j].moe();
            chunks_[j * static_cast<std::size_t>(plan_.layout.pp) + static_cast<std::size_t>(rank)] = chunks[j];
        }
        content.embedding = rank == 0;
        content.head = rank == head_rank(plan_.layout);
        content.mtp_layers = content.head ? plan_.model.mtp_layers : 0;
        const RankParameters parameters = rank_parameters(plan_.model, content, layer_, to_double(plan_.layout.tp), vocab_);
        const StageStates::Held held = states_.hold(content, parameters);
        const AliveLayers alive = alive_layers(plan_, chunks_, rank, content);
        Bytes kept = alive.dense * kept_.dense.total() + alive.moe * kept_.moe.total();
        const double away = std::clamp(plan_.training.offload_activations, 0.0, 1.0);
        if (away > 0) kept += states_.offload_buffers(away * kept, kept_) - away * kept;
        if (content.embedding) kept += states_.embedding_ids(alive.first_chunk) + states_.embedding_masks(alive.first_chunk);
        const Bytes live = std::max(held.idle + kept + std::max(held.loss.total(), held.backward.total() + kept_.again(content)), held.idle + held.update.total());
        return live + states_.fragmentation(live) + states_.nccl() + states_.context();
    }

private:
    const Plan& plan_;
    RankLayers layer_;
    StageStates states_;
    KeptLayers kept_;
    std::int64_t vocab_;
    std::vector<Chunk> chunks_;
};

/// Deals layers to units: ranks where all layers cost the same or each rank is one stage, else virtual stages.
class Dealer {
public:
    Dealer(const Plan& plan, const Profile& profile, double limit)
        : plan_(plan), limit_(limit), layer_(rank_layers(plan.model, to_double(plan.layout.tp), to_double(plan.layout.ep), to_double(plan.layout.etp))), bytes_(plan, profile, layer_) {
        const Transformer& model = plan.model;
        Chunk whole;
        for (std::int64_t i = 0; i < model.layers; ++i) ++whole.layers[is_moe_layer(model, i)][is_windowed_layer(model, i)];
        const LayerContext context = make_layer_context(plan, profile, layer_);
        const KindCosts costs = kind_costs(context, model_blocks(context, whole));
        uniform_ = true;
        before_.push_back(Chunk());
        seconds_.push_back(0);
        for (std::int64_t i = 0; i < model.layers; ++i) {
            const bool moe = is_moe_layer(model, i), windowed = is_windowed_layer(model, i);
            Chunk chunk = before_.back();
            ++chunk.layers[moe][windowed];
            uniform_ = uniform_ && chunk.layers[moe][windowed] == i + 1;
            before_.push_back(chunk);
            seconds_.push_back(seconds_.back() + costs.kinds[moe][windowed].total());
        }
        by_rank_ = plan.layout.vpp == 1 || uniform_;
        units_ = by_rank_ ? plan.layout.pp : plan.layout.pp * plan.layout.vpp;
        first_ = embedding_cost(context).total();
        last_ = head_cost(context).total() + model.mtp_layers * costs.kinds[is_moe_layer(model, model.layers - 1) ? 1 : 0][0].total();
        if (is_folded(plan.layout)) first_ += std::exchange(last_, 0.0); // both are on the first rank
    }

    /// Layers per virtual stage, none when no deal keeps the limit. Of all deals with the fastest slowest unit the most even ones: with the larger
    /// units early (the schedule hides them better) and late (they keep fewer micro-batches alive there).
    [[nodiscard]] std::vector<Counts> deals() {
        const auto longest = [](double before, double unit) { return std::max(before, unit); };
        const std::optional<Counts> fastest = solve(kNever, longest, false);
        if (!fastest) return {};
        double slowest = 0;
        std::int64_t from = 0;
        for (std::int64_t u = 0; u < units_; from += (*fastest)[static_cast<std::size_t>(u++)])
            slowest = std::max(slowest, unit_seconds(u, from, from + (*fastest)[static_cast<std::size_t>(u)]));
        const auto squares = [](double before, double unit) { return before + unit * unit; };
        std::vector<Counts> deals;
        for (const bool late : {false, true}) {
            const Counts counts = solve(slowest * (1 + kCrumb), squares, late).value_or(*fastest);
            deals.push_back(by_rank_ && plan_.layout.vpp > 1 ? spread(counts) : counts);
        }
        return deals;
    }

private:
    [[nodiscard]] double unit_seconds(std::int64_t unit, std::int64_t from, std::int64_t to) const {
        return seconds_[static_cast<std::size_t>(to)] - seconds_[static_cast<std::size_t>(from)] + (unit == 0 ? first_ : 0) + (unit + 1 == units_ ? last_ : 0);
    }
    [[nodiscard]] std::int64_t least(std::int64_t unit) const {
        const bool end = unit == 0 || unit + 1 == units_;
        return (by_rank_ ? plan_.layout.vpp : 1) - (end ? 1 : 0);
    }

    /// Layers of one rank on its virtual stages, ends last: those with the embedding or the head get the smaller share, and of the others
    /// those that keep fewest micro-batches alive the larger one.
    [[nodiscard]] Counts on_chunks(std::int64_t rank, std::int64_t layers) const {
        const std::int64_t v = plan_.layout.vpp;
        Counts counts(static_cast<std::size_t>(v), layers / v);
        const bool head = rank + 1 == plan_.layout.pp; // in its last virtual stage, the embedding in the first one of rank 0
        for (std::int64_t i = 0; i < layers % v; ++i) ++counts[static_cast<std::size_t>(head ? v - 2 - i : v - 1 - i)];
        return counts;
    }
    [[nodiscard]] Counts spread(const Counts& ranks) const {
        const std::int64_t p = plan_.layout.pp;
        Counts stages(static_cast<std::size_t>(p * plan_.layout.vpp), 0);
        for (std::int64_t r = 0; r < p; ++r) {
            const Counts chunks = on_chunks(r, ranks[static_cast<std::size_t>(r)]);
            for (std::size_t j = 0; j < chunks.size(); ++j) stages[j * static_cast<std::size_t>(p) + static_cast<std::size_t>(r)] = chunks[j];
        }
        return stages;
    }

    /// Whether a rank with these layers stays under the limit. Virtual stages of unlike layers: asked of the whole deal by the caller.
    [[nodiscard]] bool fits(std::int64_t unit, std::int64_t from, std::int64_t to) {
        if (!by_rank_) return true;
        Chunk held = before_[static_cast<std::size_t>(to)];
        for (int moe = 0; moe < 2; ++moe)
            for (int windowed = 0; windowed < 2; ++windowed) held.layers[moe][windowed] -= before_[static_cast<std::size_t>(from)].layers[moe][windowed];
        const auto key = std::tuple(unit, held.dense(), held.moe());
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        std::vector<Chunk> chunks(static_cast<std::size_t>(plan_.layout.vpp), held);
        if (chunks.size() > 1) {
            const Counts counts = on_chunks(unit, to - from);
            const bool moe = held.moe() > 0, windowed = held.layers[moe][1] > 0;
            for (std::size_t j = 0; j < chunks.size(); ++j) {
                chunks[j] = Chunk();
                chunks[j].layers[moe][windowed] = counts[j];
            }
        }
        return known_[key] = bytes_(unit, chunks).value() < limit_;
    }

    /// f(u, j) = min over i of join(f(u-1, i), seconds of layers i..j on unit u), each at most `slowest`. Of equals, up to rounding, the last
    /// unit has fewest layers, or with `late` most.
    template <class Join>
    [[nodiscard]] std::optional<Counts> solve(double slowest, const Join& join, bool late) {
        const std::int64_t layers = plan_.model.layers;
        const auto width = static_cast<std::size_t>(layers + 1);
        std::vector<double> best(width, kNever), next(width);
        std::vector<std::int64_t> from(static_cast<std::size_t>(units_) * width, -1);
        best[0] = 0;
        for (std::int64_t u = 0; u < units_; ++u) {
            std::fill(next.begin(), next.end(), kNever);
            for (std::int64_t j = u + 1 == units_ ? layers : 0; j <= layers; ++j)
                for (std::int64_t i = j - least(u); i >= 0; --i) {
                    const double unit = unit_seconds(u, i, j), known = next[static_cast<std::size_t>(j)] * (late ? 1 + kCrumb : 1 - kCrumb);
                    if (unit > slowest || join(0, unit) > known) break; // more layers only take longer
                    const double value = join(best[static_cast<std::size_t>(i)], unit);
                    if (value == kNever || value > known || !fits(u, i, j)) continue;
                    next[static_cast<std::size_t>(j)] = value;
                    from[static_cast<std::size_t>(u) * width + static_cast<std::size_t>(j)] = i;
                }
            best.swap(next);
        }
        if (best.back() == kNever) return {};
        Counts counts(static_cast<std::size_t>(units_));
        for (std::int64_t u = units_ - 1, j = layers; u >= 0; --u) {
            const std::int64_t i = from[static_cast<std::size_t>(u) * width + static_cast<std::size_t>(j)];
            counts[static_cast<std::size_t>(u)] = j - i;
            j = i;
        }
        return counts;
    }

    const Plan& plan_;
    double limit_;
    RankLayers layer_;
    RankBytes bytes_;
    bool uniform_ = true, by_rank_ = true;
    std::int64_t units_ = 1;
    std::vector<Chunk> before_;   ///< layers before each
    std::vector<double> seconds_; ///< of all layers before each
    double first_ = 0, last_ = 0; ///< of embedding, and of head with multi-token prediction
    std::map<std::tuple<std::int64_t, std::int64_t, std::int64_t>, bool> known_; ///< by rank, dense and MoE layers
};

struct Judged {
    Seconds slowest, step;
    Bytes memory;
    bool fits = false;
};
Judged judge(const Plan& plan, const Profile& profile, double limit) {
    const Estimate result = estimate(plan, profile);
    if (!result.valid || result.memory.stages.empty()) return {};
    const Bytes memory = result.memory.stages[result.memory.worst_stage].total();
    return {*std::max_element(result.time.stage_busy.begin(), result.time.stage_busy.end()), result.time.total(), memory, memory.value() < limit};
}

bool can_be_told(Framework framework) {
    const std::vector<StageSplit> splits = framework_reach(framework).splits;
    return std::find(splits.begin(), splits.end(), StageSplit::automatic) != splits.end();
}

} // namespace

std::optional<StageLayout> find_stage_layout(const Plan& plan, const Profile& profile, Bytes limit) {
    if (plan.layout.pp <= 1 || !is_valid(plan) || !can_be_told(plan.training.framework)) return {};
    const double scale = profile.software.verdict_scale > 0 ? profile.software.verdict_scale.value : 1;
    const double verdict = profile.verdict.at_risk * scale * plan.cluster.gpu.usable_memory.value();
    const double bytes = limit > Bytes() ? std::min(limit.value(), verdict) : verdict;
    const Judged before = judge(plan, profile, bytes);
    if (!(before.step > Seconds())) return {};
    StageLayout found{layers_per_stage(plan), plan, before.slowest, before.slowest, before.step, before.step, before.memory, before.memory, false};
    Seconds to_beat = before.fits ? before.step * (1 - kCrumb) : Seconds(kNever);
    for (const Counts& counts : Dealer(plan, profile, bytes).deals()) {
        Plan dealt = plan;
        dealt.layout.split = StageSplit::explicit_layers;
        dealt.layout.layers_per_stage = counts;
        const Judged after = judge(dealt, profile, bytes);
        if (!after.fits || after.step > to_beat || (found.improves && after.step == to_beat && after.memory >= found.memory_after)) continue;
        to_beat = after.step;
        found = {counts, dealt, before.slowest, after.slowest, before.step, after.step, before.memory, after.memory, true};
    }
    if (!before.fits && !found.improves) return {};
    return found;
}

void refine_layers(const SearchRequest& request, const Profile& profile, std::vector<Candidate>& best) {
    const SearchLimits limits = search_limits(request, profile);
    BestFew refined(best.size());
    for (Candidate candidate : best) {
        const std::optional<StageLayout> found = find_stage_layout(plan_of(request.plan, candidate), profile, Bytes(limits.memory));
        const bool allowed = found && found->improves && (!request.forbids || request.forbids(found->plan).empty());
        if (allowed) {
            candidate.layout = found->plan.layout;
            // The objective's figure goes with step time or is the memory.
            candidate.figure = request.objective == Objective::memory ? found->memory_after.value() : candidate.figure * (found->step_after / candidate.step_time);
            candidate.step_time = found->step_after;
            candidate.memory = found->memory_after;
        }
        refined.add(candidate);
    }
    best = refined.list();
}

} // namespace fivefold
