// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/campaign.h"
#include "core/measured/health.h"
#include "core/measured/outcome.h"
#include "core/measured/own_run.h"
#include "core/measured/steady.h"
#include "core/plan/finding.h"

#include <array>
#include <string>
#include <vector>

namespace fivefold {

/// Where a task stands.
enum class TaskState {
    waiting,   ///< neither run nor queued
    queued,
    running,
    completed, ///< measured
    failed,    ///< for good: the configuration, or no attempt is left
    retry,     ///< failed for a reason that is not its own; may be submitted again
    lost,      ///< an attempt began, and nothing of it is left in the queue or on disk; may be submitted again
    stopped,   ///< somebody cancelled it; may be submitted again
    dropped,   ///< cannot be the best any more; not submitted
};
inline constexpr std::size_t kTaskStateCount = 9;
[[nodiscard]] const char* task_state_name(TaskState state);
/// Nothing of it runs or waits in a queue, and another attempt may help.
[[nodiscard]] constexpr bool may_be_submitted(TaskState state) {
    return state == TaskState::waiting || state == TaskState::retry || state == TaskState::lost || state == TaskState::stopped;
}

/// One attempt, as its own records say.
struct TaskAttempt {
    int number = 1;
    std::string folder;        ///< of its log and records, relative to the campaign's
    std::string job;           ///< of the launcher, "123_4"
    std::string job_id;        ///< Slurm's own number of it, "127"; empty when not known
    int job_restarts = 0;      ///< how often Slurm had put that job back into the queue before
    std::vector<std::string> nodes;
    double started = 0, ended = 0; ///< seconds since 1970; 0: not known
    bool counts = true;        ///< false: made before the task was asked for again
    bool finished = false;     ///< it left an exit record
    std::string reason;        ///< why it ended, in the script's words: exit, time-limit, silent, signal, dirty-node, bad-start
    std::string verdict;       ///< of the script or of a closer look: done, failed, retry, stopped; empty without a record
    bool infrastructure = false; ///< the script held it to be worth another try
    int left_before = 0, left_after = 0; ///< processes of earlier attempts, and of its own, that had to be ended
    ExitRecord exit;
    SlurmState slurm;          ///< when the attempt ended
};

/// What is to be said about a campaign's launcher, as data: its sentence is made, and translated, at the edge (app/texts/control_texts.h).
struct CampaignMessage {
    std::string id; ///< "control-no-sbatch"; empty: nothing but `words`
    std::vector<FindingArgument> arguments;
    std::string host;  ///< of whom it is said; empty: this machine
    std::string words; ///< of a program, as it printed them; they say the same as `id`, and more
    [[nodiscard]] bool empty() const { return id.empty() && words.empty(); }
};

/// What the queue says of one task.
struct QueueEntry {
    std::string job;    ///< "123_4"
    std::string state;  ///< PENDING, RUNNING ...
    std::string reason; ///< of a pending job
    std::string nodes;
};

struct TaskStatus {
    TaskState state = TaskState::waiting;
    std::vector<TaskAttempt> attempts; ///< in order
    std::vector<QueueEntry> queue;     ///< none, or one; more only if a task was queued twice
};

struct CampaignStatus {
    std::vector<TaskStatus> tasks; ///< as in the campaign
    bool queue_known = false;      ///< the queue could be asked
    CampaignMessage queue_problem; ///< why not
    [[nodiscard]] std::array<std::size_t, kTaskStateCount> counts() const;
    [[nodiscard]] double gpu_hours(const Campaign& campaign) const; ///< spent in attempts whose times are known
};

/// What came of a task, from the logs of its last attempt.
struct TaskResult {
    std::size_t task = 0;
    int attempt = 0;           ///< 0: none
    RunOutcome outcome;
    SteadyState steady;
    MeasuredRun run;           ///< with the task's plan
    bool has_run = false;      ///< `run` says something: a step time, memory, or out of memory
    bool outside_band = false; ///< its step time lies outside the predicted 80 % band
};

struct CampaignResults {
    std::vector<TaskResult> tasks; ///< of those that have ended, in order
    std::vector<HealthFlag> health; ///< far outside their band; `run`: place in `tasks`
    [[nodiscard]] const TaskResult* of(std::size_t task) const; ///< null pointer for a task that has not ended
    /// The fastest measured task (step_cost.h), of all or of those on a number of GPUs; null pointer when none was measured.
    [[nodiscard]] const TaskResult* best(std::int64_t gpus = 0) const;
};

} // namespace fivefold
