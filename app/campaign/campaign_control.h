// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/campaign/campaign_folder.h"
#include "app/campaign/process.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace fivefold::campaign {

/// Submits, watches and stops the tasks of a campaign through its launcher's own commands, here or through ssh. Blocks; keep it on a worker thread.
class CampaignControl {
public:
    CampaignControl(std::filesystem::path folder, const Campaign& campaign, ProcessRunner& processes);

    /// What became of a request.
    struct Answer {
        bool done = false;
        CampaignMessage message; ///< empty when there is nothing to say
        std::string command; ///< what to type where the launcher is; set when it is not here
    };
    /// Copies the folder to another machine, and remembers it. `path` empty: "fivefold/NAME" in the home folder there.
    [[nodiscard]] Answer use_remote(const std::string& host, const std::string& path, std::stop_token stop = {});
    /// Submits every task that is not done and not queued. Safe to repeat. `only`: ids, empty for all; `again`: failed ones too.
    [[nodiscard]] Answer submit(const std::vector<std::string>& only = {}, bool again = false, std::stop_token stop = {});
    /// Cancels queued and running tasks; all, or those named.
    [[nodiscard]] Answer cancel(const std::vector<std::string>& only = {}, std::stop_token stop = {});
    /// Brings records and logs home from another machine; nothing to do where the campaign runs here.
    [[nodiscard]] Answer fetch(std::stop_token stop = {});
    /// Records of the folder, and the queue where it can be asked.
    [[nodiscard]] CampaignStatus status(std::stop_token stop = {});

private:
    /// Runs a command in the campaign's folder, here or there.
    [[nodiscard]] ProcessAnswer run_there(const std::vector<std::string>& words, double seconds, const std::stop_token& stop);
    [[nodiscard]] std::string typed(const std::string& command) const;
    void ask_queue(CampaignStatus& status, const std::stop_token& stop);
    void ask_slurm(CampaignStatus& status, const std::stop_token& stop);
    void ask_kubernetes(CampaignStatus& status, const std::stop_token& stop);
    void ask_about_lost(CampaignStatus& status, const std::stop_token& stop);

    std::filesystem::path folder_;
    const Campaign& campaign_;
    ProcessRunner& processes_;
    Remote remote_;
};

} // namespace fivefold::campaign
