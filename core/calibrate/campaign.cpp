// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/campaign.h"

#include "core/calibrate/step_cost.h"
#include "core/plan/rules.h"
#include "core/plan/tokens.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numbers>
#include <set>
#include <tuple>

namespace fivefold {
namespace {

constexpr std::array<const char*, 4> kReasons = {"best", "pareto", "designed", "given"};
constexpr double kBandWidth = 2 * 1.2816; // an 80 % band in standard deviations
constexpr double kSilentSteps = 10;       // some frameworks print every tenth step only

/// Standard deviation of the logarithm that an 80 % band stands for.
double spread(Seconds low, Seconds high) { return low.value() > 0 && high > low ? std::log(high / low) / kBandWidth : 0; }

/// Chance that a step as uncertain as this is at least as fast as the other.
double chance_to_beat(const CampaignTask& task, const CampaignTask& other) {
    const auto cost = [](const CampaignTask& of) { return std::log(step_cost(of.plan, of.step_time)); };
    const double sigma = std::hypot(spread(task.step_low, task.step_high), spread(other.step_low, other.step_high));
    const double ahead = cost(other) - cost(task);
    if (sigma <= 0) return ahead >= 0 ? 0.5 : 0;
    return 0.5 * std::erfc(-ahead / sigma / std::numbers::sqrt2);
}

/// A plan as long as the campaign's runs; names do not tell plans apart.
Plan shortened(Plan plan, std::int64_t steps) {
    plan.training.total_tokens = static_cast<double>(steps) * tokens_per_step(plan.training);
    return plan;
}

std::string numbered(std::size_t number, const std::string& slug) {
    char text[32];
    std::snprintf(text, sizeof text, "%03zu-", number);
    return text + slug;
}

void set_worth(std::vector<CampaignTask>& tasks, std::span<const double> lessons) {
    const CampaignTask* best = nullptr;
    for (const CampaignTask& task : tasks)
        if (best == nullptr || chance_to_beat(task, *best) > 0.5) best = &task;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        // A run that is likely to fail for want of memory tells less about the best layout.
        const double chance = tasks[i].fit_probability * (&tasks[i] == best ? 1 : chance_to_beat(tasks[i], *best));
        tasks[i].worth = std::clamp(std::max(lessons[i], chance), 0.0, 1.0);
    }
}

} // namespace

const char* task_reason_name(TaskReason reason) { return kReasons[static_cast<std::size_t>(reason)]; }

std::optional<TaskReason> task_reason_of(const std::string& name) {
    for (std::size_t i = 0; i < kReasons.size(); ++i)
        if (name == kReasons[i]) return static_cast<TaskReason>(i);
    return std::nullopt;
}

double CampaignTask::gpu_hours() const { return expected.value() / 3600 * static_cast<double>(gpu_count(plan.cluster)); }

std::vector<TaskChoice> choose_tasks(const SearchResult& result, const Plan& plan, std::size_t top, bool pareto) {
    std::vector<TaskChoice> choices;
    for (std::size_t i = 0; i < result.best.size() && i < top; ++i) choices.push_back({plan_of(plan, result.best[i]), TaskReason::best, i + 1, 0});
    if (!pareto) return choices;
    for (std::size_t i = 0; i < result.pareto.size(); ++i) {
        Plan candidate = plan_of(plan, result.pareto[i]);
        const auto same = [&](const TaskChoice& choice) { return choice.plan == candidate; };
        if (std::none_of(choices.begin(), choices.end(), same)) choices.push_back({std::move(candidate), TaskReason::pareto, i + 1, 0});
    }
    return choices;
}

std::vector<TaskChoice> choose_tasks(std::span<const DesignedRun> runs) {
    std::vector<TaskChoice> choices;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const double lesson = runs[i].error_before > 0 ? 1 - runs[i].error_after / runs[i].error_before : 0;
        choices.push_back({runs[i].plan, TaskReason::designed, i + 1, lesson});
    }
    return choices;
}

std::vector<CampaignTask> make_tasks(std::span<const TaskChoice> choices, const CampaignSettings& settings, const TaskEstimate& estimate) {
    std::vector<CampaignTask> tasks;
    std::vector<double> lessons;
    for (const TaskChoice& choice : choices) {
        CampaignTask task;
        task.plan = shortened(choice.plan, settings.steps);
        const auto same = [&](const CampaignTask& other) {
            Plan plan = task.plan;
            plan.name = other.plan.name;
            return plan == other.plan;
        };
        if (std::any_of(tasks.begin(), tasks.end(), same)) continue;
        const Estimate estimated = estimate(task.plan);
        const MemoryEstimate& memory = estimated.memory;
        task.step_time = estimated.time.total();
        if (!estimated.valid || memory.stages.empty() || !(task.step_time.value() > 0)) continue;
        task.why = choice.why;
        task.place = choice.place;
        task.step_low = std::min(estimated.time.low, task.step_time);
        task.step_high = std::max(estimated.time.high, task.step_time);
        task.memory = memory.stages[memory.worst_stage].total();
        task.memory_low = memory.low;
        task.memory_high = memory.high;
        task.fit_probability = memory.fit_probability;
        task.steps = settings.steps;
        const auto steps = static_cast<double>(settings.steps);
        task.expected = settings.startup + task.step_time * steps;
        task.limit = (settings.startup + task.step_high * steps) * settings.patience;
        // Well below the limit, so that a hang is not taken for a slow run.
        task.silence = std::min(task.limit * 0.5, std::max(settings.silence, task.step_high * (kSilentSteps * settings.patience)));
        tasks.push_back(std::move(task));
        lessons.push_back(choice.lesson);
    }
    set_worth(tasks, lessons);
    std::stable_sort(tasks.begin(), tasks.end(), [](const CampaignTask& a, const CampaignTask& b) {
        const auto rate = [](const CampaignTask& task) { return task.worth / task.gpu_hours(); };
        return std::tuple(-rate(a), step_cost(a.plan, a.step_time)) < std::tuple(-rate(b), step_cost(b.plan, b.step_time));
    });
    for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i].id = numbered(i + 1, layout_slug(tasks[i].plan));
    return tasks;
}

std::vector<JobClass> job_classes(const Campaign& campaign) {
    std::vector<JobClass> classes;
    std::vector<int> buckets;
    for (std::size_t i = 0; i < campaign.tasks.size(); ++i) {
        const CampaignTask& task = campaign.tasks[i];
        const auto bucket = static_cast<int>(std::ceil(std::log2(std::max(task.limit.value(), 60.0) / 60) / 2)); // up to 1, 4, 16, 64 ... minutes
        std::size_t place = 0;
        while (place < classes.size() && (classes[place].nodes != task.plan.cluster.nodes || classes[place].gpus_per_node != task.plan.cluster.gpus_per_node || buckets[place] != bucket))
            ++place;
        if (place == classes.size()) {
            classes.push_back({task.plan.cluster.nodes, task.plan.cluster.gpus_per_node, Seconds(0), {}});
            buckets.push_back(bucket);
        }
        classes[place].tasks.push_back(i);
        classes[place].limit = std::max(classes[place].limit, task.limit);
    }
    return classes;
}

std::string layout_slug(const Plan& plan) {
    const Layout& layout = plan.layout;
    std::string slug;
    const auto add = [&](const char* name, std::int64_t value) { slug += (slug.empty() ? "" : "-") + std::string(name) + std::to_string(value); };
    if (layout.tp > 1) add("tp", layout.tp);
    if (layout.pp > 1) add("pp", layout.pp);
    if (layout.vpp > 1) add("v", layout.vpp);
    if (layout.cp > 1) add("cp", layout.cp);
    if (layout.ep > 1) add("ep", layout.ep);
    if (layout.ep > 1 && layout.etp > 1) add("etp", layout.etp);
    add("dp", layout.dp);
    add("m", layout.accumulation);
    slug += "x" + std::to_string(layout.micro_batch);
    if (layout.zero != 1) add("z", layout.zero);
    if (layout.recompute.kind == RecomputeKind::full) slug += "-full";
    if (layout.recompute.kind == RecomputeKind::selective) slug += "-sel";
    return slug;
}

std::vector<std::size_t> dominated_tasks(const Campaign& campaign, std::span<const TaskTime> measured, std::span<const Seconds> soonest) {
    std::set<std::size_t> done;
    const auto cost = [&](std::size_t task, Seconds step) { return step_cost(campaign.tasks[task].plan, step); };
    double best = std::numeric_limits<double>::infinity();
    for (const TaskTime& time : measured) {
        done.insert(time.task);
        best = std::min(best, cost(time.task, time.step_time));
    }
    std::vector<std::size_t> dominated;
    for (std::size_t i = 0; i < campaign.tasks.size() && i < soonest.size(); ++i) {
        if (done.contains(i) || campaign.tasks[i].why == TaskReason::designed || !(soonest[i].value() > 0)) continue;
        if (cost(i, soonest[i]) > best) dominated.push_back(i);
    }
    return dominated;
}

} // namespace fivefold
