// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/campaign.h"
#include "core/formats/export.h"

#include <string>
#include <vector>

namespace fivefold {

/// A task that the target cannot run as planned.
struct RefusedTask {
    std::string id;
    std::vector<Finding> findings;
};

/// The files of a campaign's folder; names may hold '/'.
///   manifest.json, README.txt
///   tasks/ID/       plan.json, the target's launch files, launch.sh
///   tasks/ID/attempts/N/  made by a run: start.json, log, exit.json
///   scripts/        run.sh (one task on the nodes it is given), node.sh (check and clean-up of one node), classes, job scripts
///   submit.sh       submits what is not done and not queued
struct CampaignFiles {
    std::vector<ExportedFile> files;
    std::vector<RefusedTask> refused; ///< left out of the files and of the manifest
};
/// Sets the hashes of the tasks; takes the refused ones out of the campaign. `estimate` gives what the launch files say about their plan.
[[nodiscard]] CampaignFiles campaign_files(Campaign& campaign, const TaskEstimate& estimate);

/// Name of the jobs of a class, by which they are found in the queue.
[[nodiscard]] std::string job_name(const Campaign& campaign, std::size_t job_class);

/// slurm, skypilot, kubernetes.
[[nodiscard]] bool is_campaign_launcher(const std::string& name);

} // namespace fivefold
