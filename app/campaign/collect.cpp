// SPDX-License-Identifier: Apache-2.0
#include "app/campaign/campaign_folder.h"
#include "app/campaign/files.h"
#include "core/formats/campaign_json.h"
#include "core/formats/logs/run_log_reader.h"

#include <algorithm>
#include <fstream>

namespace fivefold::campaign {

namespace fs = std::filesystem;

namespace {

RunLog read_log(const fs::path& path, const std::stop_token& stop) {
    RunLogReader reader;
    std::ifstream file(path, std::ios::binary);
    std::vector<char> block(1 << 18);
    while (!stop.stop_requested() && (file.read(block.data(), static_cast<std::streamsize>(block.size())), file.gcount() > 0))
        reader.feed({block.data(), static_cast<std::size_t>(file.gcount())});
    return reader.finish();
}

/// What the scripts should do with the task, as far as the log shows more than they saw; empty when they saw as much.
std::string better_verdict(const TaskAttempt& attempt, const RunOutcome& outcome) {
    if (!outcome.certain || attempt.verdict == "stopped") return {};
    if (outcome.blame == Blame::infrastructure && (attempt.verdict == "failed" || attempt.verdict == "done")) return "retry";
    if (attempt.verdict == "done") return {};
    // Another try is only spared where the log names the layout's own fault.
    if ((outcome.end == RunEnd::oom || outcome.end == RunEnd::refused_configuration) && attempt.verdict != "failed") return "failed";
    return {};
}

bool has_ended(const TaskStatus& status) {
    switch (status.state) {
    case TaskState::completed:
    case TaskState::failed:
    case TaskState::retry:
    case TaskState::lost:
    case TaskState::stopped: return !status.attempts.empty();
    case TaskState::dropped: return !status.attempts.empty();
    default: return false;
    }
}

/// The attempt that counts: the one that measured, or the last.
const TaskAttempt& telling_attempt(const TaskStatus& status) {
    for (const TaskAttempt& attempt : status.attempts)
        if (attempt.counts && attempt.verdict == "done") return attempt;
    return status.attempts.back();
}

} // namespace

CampaignResults collect_results(const fs::path& folder, const Campaign& campaign, const CampaignStatus& status, const ProfileSource& profiles, const std::stop_token& stop,
                                const std::function<void(std::size_t done, std::size_t all)>& progress) {
    CampaignResults results;
    for (std::size_t i = 0; i < campaign.tasks.size() && i < status.tasks.size(); ++i) {
        if (stop.stop_requested()) break;
        if (progress) progress(i, campaign.tasks.size());
        if (!has_ended(status.tasks[i])) continue;
        const CampaignTask& task = campaign.tasks[i];
        const TaskAttempt& attempt = telling_attempt(status.tasks[i]);
        const RunLog log = read_log(folder / attempt.folder / "log", stop);
        TaskResult& result = results.tasks.emplace_back();
        result.task = i;
        result.attempt = attempt.number;
        result.steady = steady_state(step_times(log, step_work(task.plan)));
        result.outcome = classify(log, attempt.exit, attempt.slurm);
        result.run = measured_run(task.plan, log, result.steady, result.outcome, campaign.name + "/" + task.id);
        result.run.source = campaign.name;
        result.run.gpu = task.plan.cluster.gpu.id;
        result.run.model = task.plan.model.name;
        result.run.framework = campaign.target;
        result.run.quality = "A";
        const bool read = std::any_of(std::begin(result.run.memory), std::end(result.run.memory), [](const auto& bytes) { return bytes.has_value(); });
        result.has_run = result.run.skip.empty() && (result.run.step_time || read || result.run.outcome == Outcome::out_of_memory);
        if (result.run.step_time) result.outside_band = *result.run.step_time < task.step_low || *result.run.step_time > task.step_high;
        if (const std::string verdict = better_verdict(attempt, result.outcome); !verdict.empty()) write_file(folder / attempt.folder / "verdict", verdict + "\n", false);
    }
    std::vector<MeasuredRun> runs;
    std::vector<Prediction> predictions;
    for (const TaskResult& result : results.tasks) {
        runs.push_back(result.run);
        if (!result.has_run) runs.back().skip = "not a measurement";
        Prediction prediction = predict(runs.back(), profiles);
        const CampaignTask& task = campaign.tasks[result.task]; // held against what was predicted before the run
        prediction.step_time = task.step_time;
        prediction.low = task.step_low;
        prediction.high = task.step_high;
        predictions.push_back(std::move(prediction));
    }
    results.health = check_health(runs, predictions, profiles);
    if (progress) progress(campaign.tasks.size(), campaign.tasks.size());
    return results;
}

void write_results(const fs::path& folder, const Campaign& campaign, const CampaignStatus& status, const CampaignResults& results) {
    write_file(folder / "results.csv", write_campaign_runs(results), false);
    write_file(folder / "results.json", write_campaign_results(campaign, status, results), false);
}

} // namespace fivefold::campaign
