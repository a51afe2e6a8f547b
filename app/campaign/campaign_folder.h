// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/campaign.h"
#include "core/calibrate/campaign_status.h"
#include "core/formats/campaign_files.h"
#include "core/formats/catalogue.h"
#include "core/measured/residuals.h"

#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace fivefold::campaign {

// A campaign's folder on disk. Nothing here asks a scheduler or the network. Errors throw std::runtime_error (a file cannot be read or written)
// or FormatError (what it says), each with the path.

/// Writes the files of a campaign. Refuses a folder that holds another campaign's manifest.
void write_campaign(const std::filesystem::path& folder, const CampaignFiles& files);
[[nodiscard]] Campaign load_campaign(const std::filesystem::path& folder, const Catalogue& catalogue);

/// Where a task's attempts stand, from their records alone. An attempt whose log is gone counts as never made; unreadable records as an attempt
/// without an exit.
[[nodiscard]] std::vector<TaskAttempt> read_attempts(const std::filesystem::path& folder, const CampaignTask& task);

/// Tasks that were dropped: file `dropped`, an id a line, which submit.sh obeys.
[[nodiscard]] std::vector<std::size_t> read_dropped(const std::filesystem::path& folder, const Campaign& campaign);
void write_dropped(const std::filesystem::path& folder, const Campaign& campaign, const std::vector<std::size_t>& dropped);

/// Another machine where the campaign runs, reached through the person's own ssh: file `remote`.
struct Remote {
    std::string host, path;
    [[nodiscard]] bool here() const { return host.empty(); }
};
[[nodiscard]] Remote read_remote(const std::filesystem::path& folder);
void write_remote(const std::filesystem::path& folder, const Remote& remote);

/// Reads the logs of all tasks that have ended, tells how they ended, and makes measured runs of them. Where a log shows more than the script saw
/// of whether another try may help, it is noted beside the attempt (file `verdict`), which the scripts obey.
[[nodiscard]] CampaignResults collect_results(const std::filesystem::path& folder, const Campaign& campaign, const CampaignStatus& status, const ProfileSource& profiles,
                                              const std::stop_token& stop = {}, const std::function<void(std::size_t done, std::size_t all)>& progress = {});

/// Writes results.csv and results.json into the folder.
void write_results(const std::filesystem::path& folder, const Campaign& campaign, const CampaignStatus& status, const CampaignResults& results);

} // namespace fivefold::campaign
