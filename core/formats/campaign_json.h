// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/campaign.h"
#include "core/calibrate/campaign_status.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

struct Catalogue;

/// manifest.json of a campaign: settings, and each task with its plan, hash, prediction and limits. Reading gives back what was written.
[[nodiscard]] std::string write_manifest(const Campaign& campaign);
/// Throws FormatError with a JSON pointer, also for names that are no safe file names.
[[nodiscard]] Campaign read_manifest(std::string_view json, const Catalogue& catalogue);

/// start.json and exit.json of an attempt, as run.sh writes them; `exit` is empty while it runs. Throws FormatError.
[[nodiscard]] TaskAttempt read_attempt(std::string_view start, std::string_view exit);

/// Jobs of a queue by name and array index; index -1 for jobs without one.
struct QueuedJob {
    std::string name; ///< of the job
    int index = -1;
    QueueEntry entry;
};
/// Answer of `squeue --json` (Slurm 21.08 and later, whose shapes differ). Throws FormatError.
[[nodiscard]] std::vector<QueuedJob> read_squeue_json(std::string_view json);
/// Answer of `squeue --noheader --array --Format`-like text, "name|index|job|state|reason|nodes" a line, for versions without JSON.
[[nodiscard]] std::vector<QueuedJob> read_squeue_text(std::string_view text);
/// What `scontrol show job` says: state, reason, exit code.
[[nodiscard]] SlurmState read_scontrol_job(std::string_view text);

/// results.json: what became of each task, with evidence.
[[nodiscard]] std::string write_campaign_results(const Campaign& campaign, const CampaignStatus& status, const CampaignResults& results);
/// results.csv: a row a task that says something, in the columns of the table of measured runs.
[[nodiscard]] std::string write_campaign_runs(const Campaign& campaign, const CampaignResults& results);

} // namespace fivefold
