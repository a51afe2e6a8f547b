// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/evaluator.h"
#include "app/desktop/search/found_layouts.h"
#include "core/calibrate/campaign.h"
#include "core/formats/campaign_files.h"

#include <QString>

#include <stop_token>

namespace fivefold {

/// What a person asks of a new campaign.
struct NewCampaign {
    std::size_t top = 10;    ///< fastest layouts of the search
    bool pareto = false;     ///< and its Pareto front
    std::size_t designed = 0; ///< and so many runs that tell most about the constants
    Campaign campaign;       ///< target, launcher and settings; its name and tasks are made
    QString folder;
    QString host, path;      ///< of another machine to submit on; no host: here
};

/// Where its layouts come from.
struct CampaignSource {
    FoundPtr found;         ///< a search; null: one is made
    SearchRequest request;  ///< of the search that is made
    CataloguePtr catalogue;
    MeasuredRunsPtr measured; ///< may be null
};

/// Makes the tasks and writes the folder. Gives the campaign and what was left out. Throws what the folder's writing throws. For a worker.
struct WrittenCampaign {
    Campaign campaign; ///< without tasks nothing was written
    std::vector<RefusedTask> refused;
};
[[nodiscard]] WrittenCampaign writeNewCampaign(const NewCampaign& wanted, const CampaignSource& source, const std::stop_token& stop);

} // namespace fivefold
