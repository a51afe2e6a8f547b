// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/campaign_status.h"

#include "core/calibrate/step_cost.h"

namespace fivefold {

const char* task_state_name(TaskState state) {
    constexpr std::array<const char*, kTaskStateCount> names = {"waiting", "queued", "running", "completed", "failed", "retry", "lost", "stopped", "dropped"};
    return names[static_cast<std::size_t>(state)];
}

std::array<std::size_t, kTaskStateCount> CampaignStatus::counts() const {
    std::array<std::size_t, kTaskStateCount> counts{};
    for (const TaskStatus& task : tasks) ++counts[static_cast<std::size_t>(task.state)];
    return counts;
}

double CampaignStatus::gpu_hours(const Campaign& campaign) const {
    double hours = 0;
    for (std::size_t i = 0; i < tasks.size() && i < campaign.tasks.size(); ++i)
        for (const TaskAttempt& attempt : tasks[i].attempts)
            if (attempt.started > 0 && attempt.ended > attempt.started)
                hours += (attempt.ended - attempt.started) / 3600 * static_cast<double>(gpu_count(campaign.tasks[i].plan.cluster));
    return hours;
}

const TaskResult* CampaignResults::of(std::size_t task) const {
    for (const TaskResult& result : tasks)
        if (result.task == task) return &result;
    return nullptr;
}

const TaskResult* CampaignResults::best(std::int64_t gpus) const {
    const auto cost = [](const TaskResult& result) { return step_cost(result.run.plan, *result.run.step_time); };
    const TaskResult* best = nullptr;
    for (const TaskResult& result : tasks) {
        if (!result.has_run || !result.run.skip.empty() || !result.run.step_time || result.run.outcome != Outcome::ran) continue;
        if (gpus > 0 && gpu_count(result.run.plan.cluster) != gpus) continue;
        if (best == nullptr || cost(result) < cost(*best)) best = &result;
    }
    return best;
}

} // namespace fivefold
