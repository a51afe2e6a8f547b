// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/report/report.h"
#include "core/calibrate/campaign.h"
#include "core/calibrate/campaign_learning.h"
#include "core/calibrate/campaign_status.h"

namespace fivefold::report {

/// A campaign with what came of it.
struct CampaignReport {
    const Campaign& campaign;
    const CampaignStatus& status;
    const CampaignResults& results;
    const CampaignOutlook& outlook;
};

/// What ran, the best layout with its evidence, measured against predicted as a heatmap, what failed and why, GPU-hours.
[[nodiscard]] Report make_campaign_report(const CampaignReport& campaign, const Words& words);

/// A task a row: layout, prediction, measurement, outcome.
[[nodiscard]] DataTable campaign_table(const CampaignReport& campaign);
/// Tensor parallel down, pipeline parallel across; measured over predicted, minus 1, of the fastest run of each cell.
[[nodiscard]] DataTable campaign_map(const CampaignReport& campaign);
/// The same as SVG, without style sheets, fonts or links.
[[nodiscard]] std::string campaign_map_svg(const CampaignReport& campaign);

} // namespace fivefold::report
