// SPDX-License-Identifier: Apache-2.0
// What Slurm's commands say about jobs.
#include "core/formats/campaign_json.h"

#include <charconv>

namespace fivefold {
namespace {

std::vector<std::string_view> split(std::string_view line, char separator) {
    std::vector<std::string_view> fields;
    for (;;) {
        const std::size_t end = line.find(separator);
        fields.push_back(line.substr(0, end));
        if (end == std::string_view::npos) return fields;
        line.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines = split(text, '\n');
    for (std::string_view& line : lines)
        if (line.ends_with('\r')) line.remove_suffix(1);
    std::erase_if(lines, [](std::string_view line) { return line.empty(); });
    return lines;
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end == text.data()) return std::nullopt;
    return value;
}

/// "7:0": exit code and signal.
void read_exit(std::string_view text, SlurmState& state) {
    const std::size_t colon = text.find(':');
    state.exit_code = number(text.substr(0, colon));
    if (colon == std::string_view::npos) return;
    const auto signal = number(text.substr(colon + 1));
    if (signal && *signal != 0) state.signal = signal;
}

/// A field of what scontrol shows.
std::string_view shown(std::string_view text, std::string_view key) {
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
        if (at > 0 && text[at - 1] != ' ' && text[at - 1] != '\n') continue;
        const std::string_view rest = text.substr(at + key.size());
        return rest.substr(0, rest.find_first_of(" \r\n"));
    }
    return {};
}

} // namespace

std::vector<QueuedJob> read_squeue(std::string_view text) {
    std::vector<QueuedJob> jobs;
    for (const std::string_view line : lines_of(text)) {
        const std::vector<std::string_view> fields = split(line, '|');
        if (fields.size() < 6) continue;
        QueuedJob job;
        job.name = std::string(fields[0]);
        job.index = number(fields[1]).value_or(-1);
        job.entry.job = std::string(fields[2]) + (job.index >= 0 ? "_" + std::to_string(job.index) : "");
        job.entry.state = std::string(fields[3]);
        job.entry.reason = std::string(fields[4]);
        job.entry.nodes = std::string(fields[5]);
        jobs.push_back(std::move(job));
    }
    return jobs;
}

std::map<std::string, SlurmState> read_sacct(std::string_view text) {
    std::map<std::string, SlurmState> states;
    for (const std::string_view line : lines_of(text)) {
        const std::vector<std::string_view> fields = split(line, '|');
        if (fields.size() < 3 || fields[0].find('.') != std::string_view::npos) continue;
        SlurmState& state = states[std::string(fields[0])];
        state.state = std::string(fields[1]);
        read_exit(fields[2], state);
        if (fields.size() > 3 && fields[3] != "None") state.reason = std::string(fields[3]);
    }
    return states;
}

SlurmState read_scontrol_job(std::string_view text) {
    SlurmState state;
    state.state = std::string(shown(text, "JobState="));
    if (const std::string_view reason = shown(text, "Reason="); reason != "None") state.reason = std::string(reason);
    read_exit(shown(text, "ExitCode="), state);
    return state;
}

bool scontrol_shows(std::string_view text, const TaskAttempt& attempt) {
    const std::string_view id = shown(text, "JobId=");
    if (!attempt.job_id.empty() && !id.empty() && id != attempt.job_id) return false;
    return number(shown(text, "Restarts=")).value_or(0) <= attempt.job_restarts;
}

} // namespace fivefold
