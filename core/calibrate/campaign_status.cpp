// SPDX-License-Identifier: Apache-2.0
#include "core/calibrate/campaign_status.h"

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

} // namespace fivefold
