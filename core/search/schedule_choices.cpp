// SPDX-License-Identifier: Apache-2.0
#include "core/search/schedule_choices.h"

#include "core/estimate/estimate.h"
#include "core/estimate/simulation/timeline.h"
#include "core/plan/framework_reach.h"
#include "core/plan/rules.h"

#include <algorithm>
#include <stdexcept>

namespace fivefold {
namespace {

void add_unless_there(auto& list, const auto& value) {
    if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

std::vector<Schedule> schedules(const Plan& plan, const FrameworkReach& reach, const Locks& locks) {
    std::vector<Schedule> list{plan.layout.schedule};
    if (plan.layout.pp > 1 && !locks.contains(Knob::schedule))
        for (const Schedule schedule : reach.schedules) add_unless_there(list, schedule);
    return list;
}

/// Virtual stages that layers, or slots for layers, embedding and loss, fill evenly.
std::vector<std::int64_t> virtual_stages(const Plan& plan, const FrameworkReach& reach, const Locks& locks) {
    std::vector<std::int64_t> list{plan.layout.vpp};
    if (plan.layout.pp <= 1 || locks.contains(Knob::vpp)) return list;
    add_unless_there(list, std::int64_t{1});
    for (std::int64_t v = 2; reach.virtual_stages && v * plan.layout.pp <= plan.model.layers + 2; ++v)
        if (plan.model.layers % (v * plan.layout.pp) == 0 || (plan.model.layers + 2) % (v * plan.layout.pp) == 0) add_unless_there(list, v);
    return list;
}

std::vector<std::int64_t> micro_batches(const Plan& plan, const Locks& locks) {
    if (plan.layout.pp <= 1 || locks.contains(Knob::micro_batch) || locks.contains(Knob::accumulation)) return {plan.layout.micro_batch};
    return divisors(plan.layout.micro_batch * plan.layout.accumulation);
}

/// Schedules whose bubble is published for a full pipe.
bool fills_the_pipe(const Layout& layout) {
    return layout.pp > 1 && (layout.schedule == Schedule::zero_bubble_h1 || layout.schedule == Schedule::zero_bubble_v || layout.schedule == Schedule::dual_pipe);
}

ScheduleChoice choice_of(const Plan& plan, const Profile& profile) {
    ScheduleChoice choice;
    choice.plan = plan;
    const Estimate result = estimate(plan, profile);
    if (!result.valid || result.memory.stages.empty()) return choice;
    choice.step_time = result.time.total();
    choice.bubble = result.time[TimeTerm::bubble] + result.time[TimeTerm::imbalance];
    choice.memory = result.memory.stages[result.memory.worst_stage].total();
    choice.fits = result.memory.fits();
    choice.ideal = fills_the_pipe(plan.layout) && !result.time.simulated;
    return choice;
}

Seconds simulated(const Plan& plan, const Profile& profile, const std::stop_token& stop) {
    try {
        return simulate_step(plan, profile, stop).step_time;
    } catch (const std::invalid_argument&) { // more events than a simulation may have
        return {};
    }
}

} // namespace

std::vector<ScheduleChoice> schedule_choices(const Plan& plan, const Profile& profile, const Locks& locks, const std::stop_token& stop) {
    if (!is_valid(plan)) return {};
    const FrameworkReach reach = framework_reach(plan.training.framework);
    const std::int64_t sequences = plan.layout.micro_batch * plan.layout.accumulation;
    std::vector<ScheduleChoice> choices{choice_of(plan, profile)};
    choices.front().present = true;
    for (const Schedule schedule : schedules(plan, reach, locks))
        for (const std::int64_t vpp : virtual_stages(plan, reach, locks))
            for (const std::int64_t micro_batch : micro_batches(plan, locks)) {
                if (stop.stop_requested()) return {};
                if (vpp > 1 && schedule != Schedule::one_f_one_b) continue; // only 1F1B interleaves
                Plan candidate = plan;
                candidate.layout.schedule = schedule;
                candidate.layout.vpp = vpp;
                candidate.layout.micro_batch = micro_batch;
                candidate.layout.accumulation = sequences / micro_batch;
                if (vpp != plan.layout.vpp && candidate.layout.split == StageSplit::explicit_layers) { // written for other stages
                    candidate.layout.split = StageSplit::automatic;
                    candidate.layout.layers_per_stage.clear();
                }
                // The published bubbles are those of a full pipe: the orders of ZB-V and DualPipe repeat from 2 p micro-batches on.
                if (fills_the_pipe(candidate.layout) && candidate.layout.accumulation / 2 < candidate.layout.pp) continue;
                if (candidate == plan || !is_valid(candidate)) continue;
                const ScheduleChoice choice = choice_of(candidate, profile);
                if (choice.fits) choices.push_back(choice);
            }
    const auto beaten = [&choices](const ScheduleChoice& choice) {
        return !choice.present && std::any_of(choices.begin(), choices.end(), [&choice](const ScheduleChoice& other) {
            return other.fits && other.bubble <= choice.bubble && other.memory <= choice.memory && (other.bubble < choice.bubble || other.memory < choice.memory);
        });
    };
    std::vector<ScheduleChoice> front;
    std::copy_if(choices.begin(), choices.end(), std::back_inserter(front), [&](const ScheduleChoice& choice) { return !beaten(choice); });
    std::stable_sort(front.begin(), front.end(), [](const ScheduleChoice& a, const ScheduleChoice& b) { return a.bubble < b.bubble; });
    for (ScheduleChoice& choice : front)
        if (choice.ideal) choice.simulated = simulated(choice.plan, profile, stop);
    return front;
}

} // namespace fivefold
