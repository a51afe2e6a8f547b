// SPDX-License-Identifier: Apache-2.0
#include "core/search/worker.h"

#include "core/plan/knobs.h"
#include "core/plan/rules.h"
#include "core/plan/tokens.h"
#include "core/real.h"

#include <algorithm>
#include <utility>

namespace fivefold {
namespace {

template <class Value>
bool allowed(const std::vector<Value>& list, Value value) { return list.empty() || std::find(list.begin(), list.end(), value) != list.end(); }

/// Whether layers, or slots for layers, embedding and loss, fill so many stages evenly.
bool fills(const Transformer& model, StageSplit split, std::int64_t stages) {
    const std::int64_t slots = layer_slots(model);
    const bool layers_divide = model.layers % stages == 0 && model.mtp_layers == 0, slots_divide = slots % stages == 0;
    return split == StageSplit::by_cost || slots_divide || (split != StageSplit::slots && layers_divide);
}

} // namespace

SearchLimits search_limits(const SearchRequest& request, const Profile& profile) {
    const Plan& plan = request.plan;
    SearchLimits limits;
    const double scale = profile.software.verdict_scale > 0 ? profile.software.verdict_scale.value : 1;
    const double capacity = plan.cluster.gpu.usable_memory.value();
    limits.verdict = profile.verdict.at_risk * scale * capacity;
    limits.memory = request.headroom > 0 ? std::min(limits.verdict, (1 - std::min(request.headroom, 0.9)) * capacity) : limits.verdict;
    const double steps = plan.training.total_tokens / tokens_per_step(plan.training);
    const double goodput = plan.training.goodput > 0 && plan.training.goodput <= 1 ? plan.training.goodput : 1;
    if (!(steps > 0)) return limits;
    if (request.max_days > 0) limits.seconds_per_step = request.max_days * 86400 * goodput / steps; // (7.5)
    const double price = plan.training.price_per_gpu_hour > 0 ? plan.training.price_per_gpu_hour : plan.cluster.gpu.price_per_hour.value();
    if (request.max_dollars > 0 && price > 0) limits.gpu_seconds_per_step = request.max_dollars / price * 3600 * goodput / steps;
    return limits;
}

void Harvest::reject(std::string_view id, std::uint64_t count) {
    if (count == 0) return;
    const auto entry = rejected.find(id);
    if (entry != rejected.end()) entry->second += count;
    else rejected.emplace(id, count);
}

SearchWorker::SearchWorker(const SearchRequest& request, const std::vector<SearchSpace>& spaces, const Profile& profile, const SearchLimits& limits)
    : request_(request), spaces_(spaces), limits_(limits), plan_(request.plan), costs_(plan_, profile), harvest_(request.top) {
    plan_.layout.layers_per_stage.clear();
}

Harvest SearchWorker::visit(const SearchCell& cell, const Known& known, const std::stop_token& stop, bool list) {
    harvest_ = Harvest(request_.top);
    known_ = &known;
    known_front_ = &known.fronts[cell.nodes];
    list_ = list;
    prune_ = request_.prune && !list;
    space_ = &spaces_[cell.nodes];
    Layout& layout = plan_.layout;
    plan_.cluster.nodes = static_cast<int>(space_->nodes.front());
    layout.tp = cell.tp;
    layout.cp = cell.cp;
    layout.ep = cell.ep;
    layout.etp = cell.etp;
    layout.micro_batch = cell.micro_batch;
    figure_scale_ = figure_of(request_.objective, plan_, Seconds(1), Bytes());
    for (const bool sequence_parallel : space_->sequence_parallel) {
        if (!sequence_parallel && cell.tp == 1 && space_->sequence_parallel.size() > 1) continue; // without effect: one of the two is enough
        layout.sequence_parallel = sequence_parallel;
        for (std::size_t i = 0; i < (cell.cp > 1 ? space_->cp_kind.size() : 1); ++i) {
            plan_.training.cp_kind = space_->cp_kind[i];
            layer_entered_ = false;
            for (const std::int64_t pp : space_->pp) visit_pipeline(pp, stop);
            take_pending(stop);
        }
    }
    constexpr const char* names[] = {"out-of-memory", "headroom", "budget", "dominated"};
    for (std::size_t i = 0; i < std::size(names); ++i) harvest_.reject(names[i], std::exchange(rejected_[i], 0));
    return std::move(harvest_);
}

void SearchWorker::visit_pipeline(std::int64_t pp, const std::stop_token& stop) {
    Layout& layout = plan_.layout;
    const std::int64_t rest = gpu_count(plan_.cluster) / layout.tp / layout.cp, batch = plan_.training.global_batch;
    if (pp < 1 || rest % pp != 0) return;
    layout.pp = pp;
    layout.dp = rest / pp;
    if (!allowed(space_->dp, layout.dp) || batch % layout.dp != 0 || (batch / layout.dp) % layout.micro_batch != 0) return;
    if ((layout.tp * layout.cp * layout.dp) % (layout.ep * layout.etp) != 0) return; // (0.2)
    layout.accumulation = batch / layout.dp / layout.micro_batch;
    if (!allowed(space_->accumulation, layout.accumulation)) return;
    const bool any_vpp = !request_.space.vpp.empty(); // asked for: uneven too
    const bool automatic = allowed(space_->split, StageSplit::automatic);
    for (const std::int64_t vpp : space_->vpp) {
        if (vpp > 1 && pp == 1) continue;
        layout.vpp = vpp;
        for (const StageSplit split : space_->split) {
            const bool even = plan_.model.layers % std::max<std::int64_t>(1, pp * vpp) == 0 && plan_.model.mtp_layers == 0;
            if (pp > 1 && split == StageSplit::slots && automatic && !even) continue; // the automatic split is the same
            if (vpp > 1 && !any_vpp && !fills(plan_.model, split, pp * vpp)) continue;
            layout.split = split;
            for (const Schedule schedule : space_->schedule) {
                if (vpp > 1 && schedule != Schedule::one_f_one_b) continue; // only 1F1B interleaves
                if (stop.stop_requested()) return;
                layout.schedule = pp == 1 ? Schedule::one_f_one_b : schedule; // nothing to schedule
                visit_states();
                if (pp == 1) break;
            }
            if (pp == 1) break; // nor to split
        }
    }
}

/// All ways to shard state and to recompute, of which only frameworks' rules could forbid some.
void SearchWorker::visit_states() {
    Layout& layout = plan_.layout;
    shardings_.clear();
    const std::int64_t ranks = layout.dp * layout.cp, domain = nvlink_domain(plan_.cluster);
    const std::vector<int>& stages = layout.pp > 1 ? space_->zero_with_pipeline : space_->zero;
    const bool whole = allowed(space_->shard_group, std::int64_t{0});
    const bool shards = can_shard(plan_);
    std::uint64_t impossible = 0;
    for (const int zero : stages) {
        if (!shards && zero != stages.front()) continue;
        for (const std::int64_t asked : space_->shard_group) {
            if (asked == 0 || (asked == ranks && !whole)) {
                shardings_.push_back({zero, 0});
                continue;
            }
            const bool inside = asked == kOneDomain; // ranks lie tp apart
            const std::int64_t group = !inside ? asked : domain % layout.tp == 0 ? domain / layout.tp : 0;
            if (zero > 0 && group > 1 && group < ranks && ranks % group == 0) shardings_.push_back({zero, group});
            else if (!inside && !whole) ++impossible;
        }
    }
    harvest_.space += impossible * space_->recompute.size();
    harvest_.reject("shard-group", impossible * space_->recompute.size());
    const std::uint64_t count = shardings_.size() * space_->recompute.size();
    harvest_.space += count;
    if (count == 0) return;
    layout.zero = shardings_.front().zero;
    layout.shard_group = shardings_.front().group;
    layout.recompute = space_->recompute.front();
    if (const char* broken = first_error(plan_)) return harvest_.reject(broken, count);
    if (!std::exchange(layer_entered_, true)) costs_.enter_layer();
    costs_.enter_pipeline(shape());
    for (std::size_t k = 0; k < space_->recompute.size(); ++k) {
        layout.recompute = space_->recompute[k];
        costs_.enter_recompute(k);
        step_kept_ = false;
        for (std::size_t z = 0; z < shardings_.size(); ++z) {
            layout.zero = shardings_[z].zero;
            layout.shard_group = shardings_[z].group;
            costs_.enter_sharding(z);
            visit_layout();
        }
    }
}

void SearchWorker::visit_layout() {
    const FullestStage fullest = costs_.fullest_stage();
    const bool fits = fullest.memory.value() < limits_.memory;
    if (!fits) too_large(fullest);
    if (!fits && !request_.keep_all) return;
    if (request_.forbids)
        if (const std::string broken = request_.forbids(plan_); !broken.empty()) {
            if (fits) harvest_.reject(broken, 1);
            return;
        }
    if (fits) ++harvest_.feasible;
    if (request_.prune && !request_.keep_all && spared(costs_.step_time_bound(), fullest.memory)) return;
    if (!prune_ || !is_simulated(plan_.layout)) return take(costs_.step_time(), fullest, fits);
    const double rest = costs_.rest_seconds();
    const Seconds at_least = costs_.step_time_before_events(rest);
    if (spared(at_least, fullest.memory)) return;
    if (!std::exchange(step_kept_, true)) steps_.push_back(costs_.simulated_step());
    pending_.push_back({steps_.size() - 1, plan_.layout.zero, plan_.layout.shard_group, at_least, fullest, rest});
}

void SearchWorker::take_pending(const std::stop_token& stop) {
    std::stable_sort(pending_.begin(), pending_.end(), [](const Pending& a, const Pending& b) { return a.at_least < b.at_least; });
    for (const Pending& pending : pending_) {
        if (stop.stop_requested()) break;
        if (spared(pending.at_least, pending.fullest.memory)) continue;
        SimulatedStep& step = steps_[pending.step];
        plan_.layout = step.layout;
        plan_.layout.zero = pending.zero;
        plan_.layout.shard_group = pending.group;
        take(step.step_time(pending.rest), pending.fullest, true);
    }
    pending_.clear();
    steps_.clear();
}

void SearchWorker::take(Seconds time, const FullestStage& fullest, bool fits) {
    const bool within = !beyond_budget(time);
    if (fits && time < request_.faster_than) ++harvest_.faster;
    if (!fits || within) ++harvest_.evaluated;
    else reject(Reason::budget);
    const double objective = figure(time.value(), fullest.memory);
    const bool counts = fits && within, enters = counts && harvest_.best.admits(objective), front = counts && !harvest_.front.dominates(time, fullest.memory);
    const bool listed = list_ && (counts || request_.keep_all);
    if (!enters && !front && !listed) return;
    const Candidate candidate{plan_.layout, plan_.cluster.nodes, plan_.training.cp_kind, time, fullest.memory, counts, objective};
    if (enters) harvest_.best.add(candidate);
    if (front) harvest_.front.add(candidate);
    if (listed) harvest_.all.push_back(candidate);
}

bool SearchWorker::beyond_budget(Seconds time) const {
    return time.value() > limits_.seconds_per_step || time.value() * to_double(gpu_count(plan_.cluster)) > limits_.gpu_seconds_per_step;
}

bool SearchWorker::spared(Seconds at_least, Bytes memory) {
    if (beyond_budget(at_least)) {
        reject(Reason::budget);
        return true;
    }
    if (!prune_ || at_least < request_.faster_than) return false;
    const double objective = figure(at_least.value(), memory);
    if (harvest_.best.admits(objective) && known_->best.admits(objective)) return false;
    if (!harvest_.front.dominates(at_least, memory) && !known_front_->dominates(at_least, memory)) return false;
    reject(Reason::dominated);
    return true;
}

double SearchWorker::figure(double seconds, Bytes memory) const { return request_.objective == Objective::memory ? memory.value() : seconds * figure_scale_; }

void SearchWorker::too_large(const FullestStage& fullest) {
    const double excess = fullest.memory.value() / limits_.memory;
    const MemoryExcess::Bucket bucket = excess <= 1.1 ? MemoryExcess::to_10_percent : excess <= 1.5 ? MemoryExcess::to_50_percent : excess <= 2 ? MemoryExcess::to_twice : MemoryExcess::more;
    const std::int64_t last = plan_.layout.pp - 1;
    ++harvest_.excess.count[bucket][fullest.rank == 0 ? MemoryExcess::first : fullest.rank == last ? MemoryExcess::last : MemoryExcess::middle];
    reject(fullest.memory.value() < limits_.verdict ? Reason::headroom : Reason::out_of_memory);
}

const PipelineShape& SearchWorker::shape() {
    const Layout& layout = plan_.layout;
    const auto key = std::tuple(layout.pp, layout.vpp, layout.split, is_folded(layout));
    const auto found = shapes_.find(key);
    return found != shapes_.end() ? found->second : shapes_.emplace(key, pipeline_shape(plan_)).first->second;
}

} // namespace fivefold
