// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/campaign.h"
#include "core/calibrate/campaign_learning.h"
#include "core/calibrate/campaign_status.h"

#include <span>
#include <stop_token>
#include <vector>

namespace fivefold::campaign {

/// What the results of a campaign say about its tasks: ranked again, which to run next, whether to stop. Candidates are the tasks, in their order.
/// `known`: published runs, and the person's own of other campaigns.
[[nodiscard]] CampaignOutlook learn(const Campaign& campaign, const CampaignResults& results, const ProfileLibrary& library, std::vector<MeasuredRun> known, std::stop_token stop = {});

/// Tasks that need not run: they cannot be the best any more. None while nothing was measured in a healthy state.
[[nodiscard]] std::vector<std::size_t> tasks_to_drop(const Campaign& campaign, const CampaignResults& results, const CampaignOutlook& outlook);

} // namespace fivefold::campaign
