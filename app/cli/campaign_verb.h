// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/campaign/campaign_control.h"
#include "app/cli/cli.h"
#include "core/calibrate/campaign.h"
#include "core/calibrate/campaign_learning.h"
#include "core/calibrate/campaign_status.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace fivefold::cli {

/// campaign create
void add_campaign_create(CLI::App& campaign, Session& session);

/// Estimates with the band that published runs, or one's own, give them. Reads the runs once.
[[nodiscard]] TaskEstimate banded_estimate(const Catalogue& catalogue, const std::string& own_runs);

[[nodiscard]] std::string campaign_text(const Campaign& campaign, const CampaignFiles& files);
[[nodiscard]] std::string campaign_json(const Campaign& campaign, const CampaignFiles& files, const std::string& folder);
/// What is said about the launcher: its programs' own words, else a sentence.
[[nodiscard]] std::string message_text(const CampaignMessage& message);
[[nodiscard]] std::string status_text(const Campaign& campaign, const CampaignStatus& status);
[[nodiscard]] std::string status_json(const Campaign& campaign, const CampaignStatus& status);
[[nodiscard]] std::string results_text(const Campaign& campaign, const CampaignStatus& status, const CampaignResults& results);
[[nodiscard]] std::string outlook_text(const Campaign& campaign, const CampaignOutlook& outlook);

} // namespace fivefold::cli
