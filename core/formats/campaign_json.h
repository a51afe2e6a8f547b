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
/// The columns that read_squeue asks for, behind `squeue --noheader --array --name=... --format=`. Text, because the shape of `--json` differs between
/// releases, and because it can be asked for one campaign's jobs only.
inline constexpr const char* kQueueColumns = "%j|%K|%F|%T|%r|%N";
[[nodiscard]] std::vector<QueuedJob> read_squeue(std::string_view text);
/// Answer of `sacct --noheader --parsable2 --allocations --format=JobID,State,ExitCode,Reason`: states by job id, "123_4".
[[nodiscard]] std::map<std::string, SlurmState> read_sacct(std::string_view text);
/// What `scontrol show job` says of one job: state, reason, exit code.
[[nodiscard]] SlurmState read_scontrol_job(std::string_view text);
/// Whether it speaks of the run of the job that this attempt was; false for a later run, or for another job of that name.
[[nodiscard]] bool scontrol_shows(std::string_view text, const TaskAttempt& attempt);

/// results.json: what became of each task, with evidence.
[[nodiscard]] std::string write_campaign_results(const Campaign& campaign, const CampaignStatus& status, const CampaignResults& results);
/// results.csv: a row a task that says something, in the columns of the table of measured runs.
[[nodiscard]] std::string write_campaign_runs(const CampaignResults& results);

} // namespace fivefold
