// SPDX-License-Identifier: Apache-2.0
#include "app/campaign/campaign_control.h"

#include "app/campaign/files.h"
#include "core/formats/campaign_json.h"

#include <algorithm>
#include <array>

namespace fivefold::campaign {
namespace {

constexpr double kAsk = 60;       // seconds that a question to a scheduler may take
constexpr double kSubmit = 600;
constexpr double kCopy = 3600;
constexpr std::size_t kLostAsked = 100; // lost attempts about which Slurm is asked at a time
constexpr std::size_t kJobsACall = 200;

/// A word of a POSIX shell's command line.
std::string shell_word(const std::string& word) {
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

CampaignMessage said(const char* id, std::vector<FindingArgument> arguments = {}, std::string host = {}) { return {id, std::move(arguments), std::move(host), {}}; }
FindingArgument named(const char* name, std::string text) { return {name, 0, std::move(text)}; }

CampaignMessage problem_of(const std::string& program, const ProcessAnswer& answer, const std::string& host = {}) {
    if (!answer.started) return said("control-no-program", {named("program", program)}, host);
    if (answer.timed_out) return said("control-no-answer", {named("program", program)}, host);
    std::string line = first_line(answer.errors.empty() ? answer.output : answer.errors);
    if (line.empty()) return said("control-exit-code", {named("program", program), {"code", static_cast<double>(answer.exit_code), {}}}, host);
    return {{}, {}, host, std::move(line)};
}

/// What submit.sh printed, and what it means as far as that is known.
CampaignMessage submitted(const std::string& output) {
    constexpr std::string_view kStart = "submitted ", kJob = " as job ";
    std::string jobs;
    bool nothing = false, other = false;
    for (std::size_t at = 0; at < output.size();) {
        const std::size_t end = std::min(output.find('\n', at), output.size());
        const std::string_view line = std::string_view(output).substr(at, end - at);
        at = end + 1;
        const std::size_t job = line.rfind(kJob);
        if (line.starts_with(kStart) && job != std::string_view::npos) jobs += (jobs.empty() ? "" : ", ") + std::string(line.substr(job + kJob.size()));
        else if (line == "nothing to submit") nothing = true;
        else if (!line.empty()) other = true;
    }
    CampaignMessage message;
    message.words = output;
    if (other) return message;
    if (!jobs.empty()) message = {"control-submitted", {named("jobs", jobs)}, {}, output};
    else if (nothing) message = {"control-nothing-to-submit", {}, {}, output};
    return message;
}

bool safe_host(const std::string& host) {
    return !host.empty() && host.front() != '-' && std::all_of(host.begin(), host.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || std::string_view("._-@").find(c) != std::string_view::npos;
    });
}
bool safe_path(const std::string& path) {
    return !path.empty() && path.front() != '-' && std::all_of(path.begin(), path.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || std::string_view("._-/+").find(c) != std::string_view::npos;
    });
}

bool is_running(const std::string& state) {
    return state == "RUNNING" || state == "COMPLETING" || state == "CONFIGURING" || state == "SUSPENDED" || state == "STOPPED" || state == "SIGNALING" || state == "STAGE_OUT" || state == "Running";
}

std::ptrdiff_t counting(const std::vector<TaskAttempt>& attempts) {
    return std::count_if(attempts.begin(), attempts.end(), [](const TaskAttempt& attempt) { return attempt.counts; });
}

/// What the records alone say; lost: the last attempt left none, and may still run.
TaskState recorded_state(const std::vector<TaskAttempt>& attempts, int most) {
    const TaskAttempt* last = nullptr;
    for (const TaskAttempt& attempt : attempts) {
        if (!attempt.counts) continue;
        last = &attempt;
        if (attempt.verdict == "done") return TaskState::completed;
        if (attempt.verdict == "failed") return TaskState::failed;
    }
    if (last == nullptr) return TaskState::waiting;
    if (last->verdict == "stopped") return TaskState::stopped;
    if (!last->finished) return TaskState::lost;
    return counting(attempts) >= most ? TaskState::failed : TaskState::retry;
}

} // namespace

CampaignControl::CampaignControl(std::filesystem::path folder, const Campaign& campaign, ProcessRunner& processes)
    : folder_(std::move(folder)), campaign_(campaign), processes_(processes), remote_(read_remote(folder_)) {}

ProcessAnswer CampaignControl::run_there(const std::vector<std::string>& words, double seconds, const std::stop_token& stop) {
    if (remote_.here()) return processes_.run(words, folder_.string(), seconds, stop);
    std::string command = "cd " + shell_word(remote_.path) + " &&";
    for (const std::string& word : words) command += " " + shell_word(word);
    return processes_.run({"ssh", "-o", "BatchMode=yes", "-o", "ConnectTimeout=15", "--", remote_.host, command}, {}, seconds, stop);
}

std::string CampaignControl::typed(const std::string& command) const {
    const std::string there = "cd " + shell_word(remote_.here() ? std::filesystem::absolute(folder_).lexically_normal().string() : remote_.path) + " && " + command;
    return remote_.here() ? there : "ssh " + remote_.host + " " + shell_word(there);
}

CampaignControl::Answer CampaignControl::use_remote(const std::string& host, const std::string& path, std::stop_token stop) {
    Remote remote{host, path.empty() ? "fivefold/" + campaign_.name : path};
    if (!safe_host(remote.host)) return {false, said("control-bad-host", {named("host", host)}), {}};
    if (!safe_path(remote.path)) return {false, said("control-bad-path", {named("path", remote.path)}), {}};
    remote_ = remote;
    const ProcessAnswer made = processes_.run({"ssh", "-o", "BatchMode=yes", "-o", "ConnectTimeout=15", "--", host, "mkdir -p " + shell_word(remote.path)}, {}, kAsk, stop);
    if (!made.good()) return {false, problem_of("ssh", made, host), {}};
    // Records stay where they are made; of them only what was found here goes there.
    const ProcessAnswer copied = processes_.run({"rsync", "-az", "--include=/tasks/*/attempts/*/verdict", "--exclude=/tasks/*/attempts/*/*", "--exclude=/tasks/*/lock", "--exclude=/remote", "--exclude=/jobs",
                                                 "--exclude=/submitted", "--exclude=/results.*", folder_.string() + "/", host + ":" + remote.path + "/"},
                                                {}, kCopy, stop);
    if (!copied.good()) return {false, problem_of("rsync", copied, host), {}};
    write_remote(folder_, remote);
    return {true, said("control-copied", {named("host", host), named("path", remote.path)}), {}};
}

CampaignControl::Answer CampaignControl::submit(const std::vector<std::string>& only, bool again, std::stop_token stop) {
    std::vector<std::string> words = {"bash", "submit.sh"};
    if (again) words.emplace_back("--again");
    words.insert(words.end(), only.begin(), only.end());
    std::string command = words[0];
    for (std::size_t i = 1; i < words.size(); ++i) command += " " + words[i];
    if (campaign_.launcher != "slurm") return {false, said("control-launcher-elsewhere", {named("launcher", campaign_.launcher)}), typed(command)};
    if (!remote_.here()) {
        if (Answer copied = use_remote(remote_.host, remote_.path, stop); !copied.done) return copied;
    } else if (!processes_.run({"sbatch", "--version"}, {}, kAsk, stop).started) {
        return {false, said("control-no-sbatch"), typed(command)};
    }
    const ProcessAnswer answer = run_there(words, kSubmit, stop);
    if (answer.good()) return {true, submitted(answer.output), {}};
    CampaignMessage problem = problem_of("submit.sh", answer);
    if (problem.id.empty()) problem.words = answer.errors.empty() ? answer.output : answer.output + problem.words; // what it did before
    return {false, std::move(problem), typed(command)};
}

CampaignControl::Answer CampaignControl::cancel(const std::vector<std::string>& only, std::stop_token stop) {
    CampaignStatus status;
    status.tasks.resize(campaign_.tasks.size());
    ask_queue(status, stop);
    if (!status.queue_known) return {false, status.queue_problem, {}};
    std::vector<std::string> jobs;
    for (std::size_t i = 0; i < status.tasks.size(); ++i) {
        if (!only.empty() && std::find(only.begin(), only.end(), campaign_.tasks[i].id) == only.end()) continue;
        for (const QueueEntry& entry : status.tasks[i].queue) jobs.push_back(entry.job);
    }
    const bool slurm = campaign_.launcher == "slurm";
    for (std::size_t at = 0; at < jobs.size(); at += kJobsACall) {
        std::vector<std::string> words = slurm ? std::vector<std::string>{"scancel"} : std::vector<std::string>{"kubectl", "delete", "job", "--wait=false"};
        words.insert(words.end(), jobs.begin() + static_cast<std::ptrdiff_t>(at), jobs.begin() + static_cast<std::ptrdiff_t>(std::min(at + kJobsACall, jobs.size())));
        const ProcessAnswer answer = run_there(words, kAsk, stop);
        if (!answer.good()) return {false, problem_of(words.front(), answer), {}};
    }
    return {true, jobs.empty() ? said("control-nothing-queued") : jobs.size() == 1 ? said("control-stopped-one") : said("control-stopped", {{"count", static_cast<double>(jobs.size()), {}}}), {}};
}

CampaignControl::Answer CampaignControl::fetch(std::stop_token stop) {
    if (remote_.here()) return {true, {}, {}};
    const ProcessAnswer copied =
        processes_.run({"rsync", "-az", "--exclude=lock", "--exclude=verdict", "--exclude=.clock.*", remote_.host + ":" + remote_.path + "/tasks/", folder_.string() + "/tasks/"}, {}, kCopy, stop);
    if (!copied.good()) return {false, problem_of("rsync", copied, remote_.host), {}};
    return {true, said("control-fetched", {named("host", remote_.host)}), {}};
}

void CampaignControl::ask_slurm(CampaignStatus& status, const std::stop_token& stop) {
    const std::vector<JobClass> classes = job_classes(campaign_);
    std::string names;
    for (std::size_t i = 0; i < classes.size(); ++i) names += (i > 0 ? "," : "") + job_name(campaign_, i);
    const ProcessAnswer answer = run_there({"squeue", "--noheader", "--array", "--name=" + names, std::string("--format=") + kQueueColumns}, kAsk, stop);
    status.queue_known = answer.good();
    if (!answer.good()) {
        status.queue_problem = problem_of("squeue", answer);
        return;
    }
    for (const QueuedJob& job : read_squeue(answer.output))
        for (std::size_t i = 0; i < classes.size(); ++i) {
            if (job.name != job_name(campaign_, i) || job.index < 0 || static_cast<std::size_t>(job.index) >= classes[i].tasks.size()) continue;
            status.tasks[classes[i].tasks[static_cast<std::size_t>(job.index)]].queue.push_back(job.entry);
        }
}

void CampaignControl::ask_kubernetes(CampaignStatus& status, const std::stop_token& stop) {
    const ProcessAnswer answer = run_there({"kubectl", "get", "pods", "--selector=fivefold-campaign=" + campaign_.name,
                                            "--output=jsonpath={range .items[*]}{.metadata.labels.fivefold-task}|{.metadata.labels.job-name}|{.status.phase}{'\\n'}{end}"},
                                           kAsk, stop);
    status.queue_known = answer.good();
    if (!answer.good()) {
        status.queue_problem = problem_of("kubectl", answer);
        return;
    }
    std::string_view rest = answer.output;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        const std::size_t first = line.find('|'), second = line.rfind('|');
        if (first == std::string_view::npos || first == second) continue;
        const std::string_view phase = line.substr(second + 1);
        if (phase != "Pending" && phase != "Running") continue;
        for (std::size_t i = 0; i < campaign_.tasks.size(); ++i)
            if (campaign_.tasks[i].id.substr(0, 63) == line.substr(0, first) && status.tasks[i].queue.empty())
                status.tasks[i].queue.push_back({std::string(line.substr(first + 1, second - first - 1)), std::string(phase), {}, {}});
    }
}

void CampaignControl::ask_queue(CampaignStatus& status, const std::stop_token& stop) {
    if (campaign_.launcher == "slurm") return ask_slurm(status, stop);
    if (campaign_.launcher == "kubernetes") return ask_kubernetes(status, stop);
    status.queue_problem = said("control-skypilot-queue");
}

/// Attempts without a record: Slurm may still know what became of them. Its answer is kept beside the attempt.
void CampaignControl::ask_about_lost(CampaignStatus& status, const std::stop_token& stop) {
    std::size_t asked = 0;
    for (TaskStatus& task : status.tasks) {
        if (task.state != TaskState::lost || task.attempts.empty() || asked >= kLostAsked) continue;
        TaskAttempt& attempt = task.attempts.back();
        if (!attempt.slurm.state.empty() || attempt.job.empty()) continue;
        ++asked;
        const ProcessAnswer shown = run_there({"scontrol", "show", "job", attempt.job}, kAsk, stop);
        std::string kept;
        if (shown.good() && !scontrol_shows(shown.output, attempt)) {
            attempt.slurm.state = "REQUEUED";
            kept = "JobState=REQUEUED Reason=None\n";
        } else if (shown.good()) {
            attempt.slurm = read_scontrol_job(shown.output);
            kept = shown.output;
        } else {
            const ProcessAnswer accounted = run_there({"sacct", "--noheader", "--parsable2", "--allocations", "--jobs=" + attempt.job, "--format=JobID,State,ExitCode,Reason"}, kAsk, stop);
            if (!accounted.good()) continue;
            const auto states = read_sacct(accounted.output);
            if (const auto found = states.find(attempt.job); found != states.end()) {
                attempt.slurm = found->second;
                kept = "JobState=" + found->second.state + " Reason=" + (found->second.reason.empty() ? "None" : found->second.reason) + "\n";
            }
        }
        if (!kept.empty() && !attempt.slurm.state.empty()) write_file(folder_ / attempt.folder / "slurm", kept, false);
    }
}

CampaignStatus CampaignControl::status(std::stop_token stop) {
    CampaignStatus status;
    status.tasks.resize(campaign_.tasks.size());
    // The queue first: a task that ends in between has its record then.
    ask_queue(status, stop);
    for (std::size_t i = 0; i < campaign_.tasks.size(); ++i) {
        TaskStatus& task = status.tasks[i];
        task.attempts = read_attempts(folder_, campaign_.tasks[i]);
        task.state = recorded_state(task.attempts, campaign_.settings.attempts);
        if (task.state == TaskState::completed || task.state == TaskState::failed) continue;
        if (!task.queue.empty()) {
            const bool runs = std::any_of(task.queue.begin(), task.queue.end(), [](const QueueEntry& entry) { return is_running(entry.state); });
            task.state = runs ? TaskState::running : TaskState::queued;
        } else if (task.state == TaskState::lost && !status.queue_known) {
            task.state = TaskState::running; // for all that can be known
        } else if (task.state == TaskState::lost && counting(task.attempts) >= campaign_.settings.attempts) {
            task.state = TaskState::failed;
        }
    }
    for (const std::size_t dropped : read_dropped(folder_, campaign_))
        if (may_be_submitted(status.tasks[dropped].state)) status.tasks[dropped].state = TaskState::dropped;
    if (campaign_.launcher == "slurm" && status.queue_known) ask_about_lost(status, stop);
    return status;
}

} // namespace fivefold::campaign
