// SPDX-License-Identifier: Apache-2.0
#include "app/campaign/learning.h"

#include <algorithm>

namespace fivefold::campaign {

CampaignOutlook learn(const Campaign& campaign, const CampaignResults& results, const ProfileLibrary& library, std::vector<MeasuredRun> known, std::stop_token stop) {
    CampaignState state;
    for (const CampaignTask& task : campaign.tasks) state.candidates.push_back(task.plan);
    for (const TaskResult& result : results.tasks)
        // A failure that is not the layout's own says nothing about it.
        if (result.run.skip.empty() && (result.has_run || result.outcome.blame == Blame::configuration)) state.results.push_back({result.task, result.run});
    state.known = std::move(known);
    LearningOptions options;
    options.steps = static_cast<double>(campaign.settings.steps);
    options.startup = campaign.settings.startup;
    options.runs = static_cast<std::size_t>(campaign.settings.at_once);
    CampaignOutlook outlook = campaign_outlook(state, library, options, std::move(stop));
    if (!state.results.empty()) outlook.library.name = campaign.name; // its constants are no longer those of `library`
    return outlook;
}

std::vector<std::size_t> tasks_to_drop(const Campaign& campaign, const CampaignResults& results, const CampaignOutlook& outlook) {
    std::vector<TaskTime> measured;
    for (const TaskResult& result : results.tasks)
        if (result.has_run && result.run.step_time && result.run.outcome == Outcome::ran) measured.push_back({result.task, *result.run.step_time});
    std::vector<Seconds> soonest;
    for (const CandidateOutlook& candidate : outlook.candidates) soonest.push_back(candidate.low);
    std::vector<std::size_t> dropped = dominated_tasks(campaign, measured, soonest);
    std::erase_if(dropped, [&](std::size_t task) { return results.of(task) != nullptr; }); // what has run, has run
    return dropped;
}

} // namespace fivefold::campaign
