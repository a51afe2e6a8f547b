// SPDX-License-Identifier: Apache-2.0
#include "app/campaign/campaign_folder.h"

#include "app/campaign/files.h"
#include "core/formats/campaign_json.h"
#include "core/formats/format_error.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>
#include <system_error>

namespace fivefold::campaign {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMostRecord = std::size_t{1} << 20U; // bytes of a record of an attempt
constexpr std::size_t kMostManifest = std::size_t{64} << 20U;

bool same_campaign(const fs::path& manifest, const std::string& text) { return read_file(manifest, kMostManifest) == text; }

/// Number of an attempt's folder; 0 for anything else.
int attempt_number(const fs::path& folder) {
    const std::string name = folder.filename().string();
    int number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    return error == std::errc() && end == name.data() + name.size() && number > 0 ? number : 0;
}

std::string first_line(const fs::path& path) {
    std::string text = file_or_nothing(path, kMostRecord);
    return text.substr(0, text.find_first_of("\r\n"));
}

TaskAttempt attempt_in(const fs::path& folder, int number) {
    TaskAttempt attempt;
    attempt.number = number;
    try {
        attempt = read_attempt(file_or_nothing(folder / "start.json", kMostRecord), file_or_nothing(folder / "exit.json", kMostRecord));
    } catch (const FormatError&) {
        // half a record, from a disk that was full: the attempt began, and nothing says how it ended
        try {
            attempt = read_attempt(file_or_nothing(folder / "start.json", kMostRecord), {});
        } catch (const FormatError&) {
            attempt.exit.restarts = number - 1;
        }
    }
    attempt.number = number;
    if (const std::string verdict = first_line(folder / "verdict"); !verdict.empty()) {
        attempt.verdict = verdict;
        attempt.infrastructure = verdict == "retry";
    }
    const std::string slurm = file_or_nothing(folder / "slurm", kMostRecord);
    if (!slurm.empty()) {
        const std::string state = attempt.slurm.state;
        attempt.slurm = read_scontrol_job(slurm);
        if (!state.empty()) attempt.slurm.state = state; // the script looked closer
    }
    return attempt;
}

} // namespace

void write_campaign(const fs::path& folder, const CampaignFiles& files) {
    const fs::path manifest = folder / "manifest.json";
    std::error_code error;
    if (fs::exists(manifest, error)) {
        const auto ours = std::find_if(files.files.begin(), files.files.end(), [](const ExportedFile& file) { return file.name == "manifest.json"; });
        if (ours == files.files.end() || !same_campaign(manifest, ours->text))
            throw std::runtime_error(folder.string() + ": holds another campaign; give a folder of its own");
    }
    // The manifest comes last: a folder with one is whole.
    for (const bool last : {false, true})
        for (const ExportedFile& file : files.files)
            if ((file.name == "manifest.json") == last) write_file(folder / file.name, file.text, file.executable);
}

Campaign load_campaign(const fs::path& folder, const Catalogue& catalogue) {
    const fs::path manifest = folder / "manifest.json";
    std::error_code error;
    if (!fs::exists(manifest, error)) throw std::runtime_error(folder.string() + ": has no manifest.json; the folder of a campaign is expected");
    try {
        return read_manifest(read_file(manifest, kMostManifest), catalogue);
    } catch (const FormatError& problem) {
        throw FormatError(manifest.string() + (problem.where().empty() ? "" : ": " + problem.where()), problem.problem());
    }
}

std::vector<TaskAttempt> read_attempts(const fs::path& folder, const CampaignTask& task) {
    const std::string inside = "tasks/" + task.id;
    int base = 0; // attempts up to this one were made before the task was asked for again
    const std::string again = first_line(folder / inside / "again");
    std::from_chars(again.data(), again.data() + again.size(), base);
    std::vector<TaskAttempt> attempts;
    std::error_code error;
    for (fs::directory_iterator entry(folder / inside / "attempts", error), end; !error && entry != end; entry.increment(error)) {
        const int number = attempt_number(entry->path());
        std::error_code gone;
        if (number <= 0 || !fs::exists(entry->path() / "log", gone)) continue;
        TaskAttempt attempt = attempt_in(entry->path(), number);
        attempt.folder = inside + "/attempts/" + std::to_string(number);
        attempt.counts = number > base;
        attempts.push_back(std::move(attempt));
    }
    std::sort(attempts.begin(), attempts.end(), [](const TaskAttempt& a, const TaskAttempt& b) { return a.number < b.number; });
    return attempts;
}

std::vector<std::size_t> read_dropped(const fs::path& folder, const Campaign& campaign) {
    std::vector<std::size_t> dropped;
    std::istringstream lines(file_or_nothing(folder / "dropped", kMostManifest));
    for (std::string line; std::getline(lines, line);)
        for (std::size_t i = 0; i < campaign.tasks.size(); ++i)
            if (campaign.tasks[i].id == line) dropped.push_back(i);
    std::sort(dropped.begin(), dropped.end());
    return dropped;
}

void write_dropped(const fs::path& folder, const Campaign& campaign, const std::vector<std::size_t>& dropped) {
    std::string text;
    for (const std::size_t task : dropped) text += campaign.tasks.at(task).id + '\n';
    if (text != file_or_nothing(folder / "dropped", kMostManifest)) write_file(folder / "dropped", text, false);
}

Remote read_remote(const fs::path& folder) {
    std::istringstream lines(file_or_nothing(folder / "remote", kMostRecord));
    Remote remote;
    std::getline(lines, remote.host);
    std::getline(lines, remote.path);
    return remote;
}

void write_remote(const fs::path& folder, const Remote& remote) { write_file(folder / "remote", remote.host + '\n' + remote.path + '\n', false); }

} // namespace fivefold::campaign
