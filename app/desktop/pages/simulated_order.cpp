// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/pages/simulated_order.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace fivefold {
namespace {

using Kind = PipelineOp::Kind;

constexpr double kMostPasses = 4e6; // of one simulation on this page: about a second
constexpr double kNothing = 1e-12;  // seconds; shorter gaps are rounding

/// An upper bound: forward, backward and weight gradient of every micro-batch on every stage.
double most_passes(const Layout& l, PipelineOrderKind kind) {
    const double stages = static_cast<double>(l.pp) * (kind == PipelineOrderKind::interleaved ? static_cast<double>(l.vpp) : 2);
    return 3 * stages * static_cast<double>(l.accumulation);
}

/// Where the pass of a micro-batch is among the events of a run; passes that feed others.
class Feeders {
public:
    explicit Feeders(const Timeline& timeline) : timeline_(timeline), order_(timeline.costs.order) {
        places_.assign(2 * static_cast<std::size_t>(order_.stages) * static_cast<std::size_t>(order_.micro_batches), -1);
        const std::vector<PipelineEvent>& events = timeline.run.events;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const PipelineOp& op = events[i].op;
            if (op.kind == Kind::forward || op.kind == Kind::both)
                places_[at(false, op.stage, op.micro_batch)] = static_cast<std::int32_t>(i);
            if (op.kind == Kind::backward) places_[at(true, op.stage, op.micro_batch)] = static_cast<std::int32_t>(i);
            if (op.kind == Kind::both) places_[at(true, op.back_stage, op.back_micro_batch)] = static_cast<std::int32_t>(i);
        }
    }
    /// The pass whose output comes last, and when that is there.
    struct Feeder {
        std::int32_t event = -1;
        double arrival = 0;
        bool message = false; ///< from another rank
    };
    [[nodiscard]] Feeder last(const PipelineEvent& event) const {
        Feeder last;
        const PipelineOp& op = event.op;
        const auto forward = [&](int stage, int micro_batch) {
            if (!order_.is_first(stage)) take(last, event, places_[at(false, stage - 1, micro_batch)]);
        };
        const auto backward = [&](int stage, int micro_batch) {
            take(last, event, places_[at(false, stage, micro_batch)]);
            if (!order_.is_last(stage)) take(last, event, places_[at(true, stage + 1, micro_batch)]);
        };
        if (op.kind == Kind::forward || op.kind == Kind::both) forward(op.stage, op.micro_batch);
        if (op.kind == Kind::backward) backward(op.stage, op.micro_batch);
        if (op.kind == Kind::both) backward(op.back_stage, op.back_micro_batch);
        if (op.kind == Kind::weight) take(last, event, places_[at(true, op.stage, op.micro_batch)]);
        return last;
    }
    [[nodiscard]] std::int32_t place(bool back, int stage, int micro_batch) const { return places_[at(back, stage, micro_batch)]; }

private:
    [[nodiscard]] std::size_t at(bool back, int stage, int micro_batch) const {
        return 2 * (static_cast<std::size_t>(stage) * static_cast<std::size_t>(order_.micro_batches) +
                    static_cast<std::size_t>(micro_batch)) +
               (back ? 1 : 0);
    }
    void take(Feeder& last, const PipelineEvent& event, std::int32_t place) const {
        if (place < 0) return;
        const PipelineEvent& from = timeline_.run.events[static_cast<std::size_t>(place)];
        const bool message = from.rank != event.rank;
        const double arrival = from.end + (message ? timeline_.costs.hop : 0);
        if (last.event < 0 || arrival > last.arrival) last = {place, arrival, message};
    }
    const Timeline& timeline_;
    const PipelineOrder& order_;
    std::vector<std::int32_t> places_;
};

std::vector<std::int64_t> critical_path(const Timeline& timeline, const Feeders& feeders) {
    const std::vector<PipelineEvent>& events = timeline.run.events;
    std::vector<std::int64_t> path;
    if (events.empty()) return path;
    auto at = std::max_element(events.begin(), events.end(), [](const PipelineEvent& a, const PipelineEvent& b) { return a.end < b.end; }) -
              events.begin();
    while (at >= 0) {
        path.push_back(at);
        const PipelineEvent& event = events[static_cast<std::size_t>(at)];
        const Feeders::Feeder feeder = feeders.last(event);
        const bool has_before = at > 0 && events[static_cast<std::size_t>(at) - 1].rank == event.rank;
        const double before = has_before ? events[static_cast<std::size_t>(at) - 1].end : -1;
        const double latest = std::max(before, feeder.event >= 0 ? feeder.arrival : -1);
        if (latest < event.begin - kNothing) break;                  // it waits for its parameters alone
        at = has_before && before >= latest ? at - 1 : feeder.event; // one of the two is there
    }
    std::reverse(path.begin(), path.end());
    return path;
}

/// Bars of passes and of what lies between, before and behind them, rank after rank.
class Bars {
public:
    Bars(SimulatedOrder& shown, const Feeders& feeders, std::size_t most)
        : shown_(shown), timeline_(*shown.timeline), feeders_(feeders), next_(static_cast<std::int64_t>(timeline_.run.events.size())) {
        const std::size_t events = timeline_.run.events.size();
        const auto micro_batches = static_cast<double>(timeline_.costs.order.micro_batches);
        if (events > most)
            shown_.ends_shown = std::max(1, static_cast<int>(static_cast<double>(most) / static_cast<double>(events) * micro_batches / 2));
        shown_.bars.reserve(std::min(events, most) * 3 / 2);
    }
    void make() {
        for (std::size_t rank = 0; rank < timeline_.ranks.size(); ++rank) {
            row_ = static_cast<std::int32_t>(rank);
            passes(rank);
            edges(timeline_.ranks[rank]);
        }
    }

private:
    void add(BarRole role, double begin, double end) {
        if (end - begin > kNothing) shown_.bars.push_back({begin, end, row_, static_cast<std::int32_t>(role), next_++});
    }
    [[nodiscard]] bool seen(int micro_batch) const {
        return shown_.ends_shown == 0 || micro_batch < shown_.ends_shown ||
               micro_batch >= timeline_.costs.order.micro_batches - shown_.ends_shown;
    }
    [[nodiscard]] bool seen(const PipelineOp& op) const {
        return seen(op.micro_batch) || (op.kind == Kind::both && seen(op.back_micro_batch));
    }
    void passes(std::size_t rank) {
        double free = std::min(timeline_.costs.ranks[rank].transfers.first, timeline_.ranks[rank].first_pass);
        add(BarRole::data_parallel, 0, free);
        bool gap = false; // passes without bars lie behind `free`
        for (std::size_t i = timeline_.run.first[rank]; i < timeline_.run.first[rank + 1]; ++i) {
            const PipelineEvent& event = timeline_.run.events[i];
            if (!seen(event.op)) {
                gap = true;
                continue;
            }
            if (gap)
                add(BarRole::left_out, free, event.begin);
            else if (event.begin - free > kNothing)
                wait(event, free);
            gap = false;
            shown_.bars.push_back(
                {event.begin, event.end, row_, static_cast<std::int32_t>(role(event.op.kind)), static_cast<std::int64_t>(i)});
            free = event.end;
        }
        if (gap) add(BarRole::left_out, free, timeline_.ranks[rank].last_pass);
    }
    /// Before a pass: the end of the wait is the message that it waits for.
    void wait(const PipelineEvent& event, double free) {
        const Feeders::Feeder feeder = feeders_.last(event);
        double message = event.begin;
        if (feeder.message && feeder.arrival >= event.begin - kNothing) message = std::max(free, event.begin - timeline_.costs.hop);
        add(BarRole::waiting, free, message);
        add(BarRole::message, message, event.begin);
    }
    void edges(const RankStep& step) {
        double end = 0;
        for (const RankStep& other : timeline_.ranks) end = std::max(end, other.optimizer_end);
        add(BarRole::data_parallel, step.last_pass, step.reduced);
        add(BarRole::waiting, step.reduced, step.optimizer_begin);
        add(BarRole::optimizer, step.optimizer_begin, step.optimizer_end);
        add(BarRole::waiting, step.optimizer_end, end);
        add(BarRole::straggler, end, timeline_.step_time.value());
    }
    static BarRole role(Kind kind) {
        switch (kind) {
        case Kind::forward: return BarRole::forward;
        case Kind::backward: return BarRole::backward;
        case Kind::weight: return BarRole::weight;
        case Kind::both: break;
        }
        return BarRole::both;
    }

    SimulatedOrder& shown_;
    const Timeline& timeline_;
    const Feeders& feeders_;
    std::int64_t next_;
    std::int32_t row_ = 0;
};

} // namespace

const GanttBar* SimulatedOrder::bar(std::int64_t event) const {
    const auto found = std::find_if(bars.begin(), bars.end(), [event](const GanttBar& bar) { return bar.event == event; });
    return found == bars.end() ? nullptr : &*found;
}

MicroBatch SimulatedOrder::back_micro_batch(const PipelineOp& op) const {
    return op.kind == Kind::both ? MicroBatch{op.back_stage / timeline->costs.order.stages_per_pipe(), op.back_micro_batch}
                                 : micro_batch(op);
}

bool SimulatedOrder::belongs(std::int64_t event, const MicroBatch& wanted) const {
    if (!is_pass(event)) return false;
    const PipelineOp& op = timeline->run.events[static_cast<std::size_t>(event)].op;
    return micro_batch(op) == wanted || back_micro_batch(op) == wanted;
}

std::vector<GanttFlow> SimulatedOrder::flows(const MicroBatch& wanted) const {
    std::vector<GanttFlow> flows;
    const PipelineOrder& order = timeline->costs.order;
    if (wanted.pipe >= order.pipes || wanted.number >= order.micro_batches) return flows;
    const Feeders feeders(*timeline);
    const int stages = order.stages_per_pipe(), first = wanted.pipe * stages;
    std::vector<const PipelineEvent*> way;
    for (const bool back : {false, true})
        for (int i = 0; i < stages; ++i)
            if (const std::int32_t place = feeders.place(back, first + (back ? stages - 1 - i : i), wanted.number); place >= 0)
                way.push_back(&timeline->run.events[static_cast<std::size_t>(place)]);
    for (std::size_t i = 1; i < way.size(); ++i)
        if (way[i]->rank != way[i - 1]->rank) flows.push_back({way[i - 1]->end, way[i]->begin, way[i - 1]->rank, way[i]->rank});
    return flows;
}

OrderRefusal order_refusal(const Plan& plan, PipelineOrderKind kind) {
    const Layout& l = plan.layout;
    if (kind == order_kind(l)) return OrderRefusal::none;
    if (l.pp < 2) return OrderRefusal::needs_pipeline;
    switch (kind) {
    case PipelineOrderKind::interleaved: return l.vpp < 2 ? OrderRefusal::needs_virtual_stages : OrderRefusal::none;
    case PipelineOrderKind::dual_pipe:
        if (l.pp % 2 != 0 || l.accumulation % 2 != 0) return OrderRefusal::needs_even;
        return l.accumulation < 2 * l.pp ? OrderRefusal::needs_micro_batches : OrderRefusal::none;
    case PipelineOrderKind::dual_pipe_v:
        if (l.accumulation < 2 * l.pp) return OrderRefusal::needs_micro_batches;
        [[fallthrough]];
    case PipelineOrderKind::zero_bubble_v: return 2 * l.pp > plan.model.layers + 2 ? OrderRefusal::needs_layers : OrderRefusal::none;
    case PipelineOrderKind::gpipe:
    case PipelineOrderKind::one_f_one_b:
    case PipelineOrderKind::zero_bubble_h1: break;
    }
    return OrderRefusal::none;
}

SimulatedOrder simulate_order(const Result& result, PipelineOrderKind kind, std::size_t most_bars, const std::stop_token& stop) {
    SimulatedOrder shown;
    shown.kind = kind;
    const Layout& l = result.plan.layout;
    if (most_passes(l, kind) > kMostPasses) {
        shown.too_many = true;
        return shown;
    }
    try {
        shown.timeline = simulate_step(result.plan, *result.profile, kind, stop);
        if (stop.stop_requested()) return shown;
        shown.memory = memory_curves(result.plan, *result.profile, *shown.timeline, stop);
        shown.estimated = kind == order_kind(l) ? result.estimate.time.total()
                                                : estimate(plan_for_order(result.plan, kind), *result.profile).time.total();
    } catch (const std::invalid_argument&) { // the page says that it cannot run
        shown.timeline.reset();
        return shown;
    }
    if (stop.stop_requested()) return shown;
    const Feeders feeders(*shown.timeline);
    Bars(shown, feeders, most_bars).make();
    shown.critical = critical_path(*shown.timeline, feeders);
    return shown;
}

} // namespace fivefold
