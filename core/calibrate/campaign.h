// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/calibrate/design.h"
#include "core/estimate/estimate.h"
#include "core/search/search.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fivefold {

/// Why a layout is worth a run.
enum class TaskReason {
    best,     ///< among the fastest of a search
    pareto,   ///< no other is as good in time, memory and cost
    designed, ///< tells most about the constants
    given,    ///< the person named it
};
[[nodiscard]] const char* task_reason_name(TaskReason reason);
[[nodiscard]] std::optional<TaskReason> task_reason_of(const std::string& name);

/// One benchmark run of a campaign: a plan, what is predicted for it, and what it may take.
struct CampaignTask {
    std::string id;         ///< place in the order and layout, "003-tp2-pp4-dp8-m16x1"; safe as a file name, unique in the campaign
    std::string plan_hash;  ///< of plan_file.h; empty until the campaign is written
    Plan plan;              ///< its tokens are those of `steps` steps
    TaskReason why = TaskReason::given;
    std::size_t place = 0;  ///< in the list that it came from, from 1
    Seconds step_time, step_low, step_high;    ///< predicted, with the 80 % band
    Bytes memory, memory_low, memory_high;     ///< of the fullest stage, as nvidia-smi shows
    double fit_probability = 1;
    double worth = 0;       ///< 0..1: chance to be as fast as the best, or share of the constants' error that it takes away
    std::int64_t steps = 0; ///< optimizer steps
    Seconds expected;       ///< start-up and steps
    Seconds limit;          ///< after which it is stopped
    Seconds silence;        ///< without output, after which it is held to hang
    [[nodiscard]] double gpu_hours() const; ///< expected
};

/// How tasks are run.
struct CampaignSettings {
    std::int64_t steps = 20;          ///< of each run
    Seconds startup = Seconds(120);   ///< before the first step: imports, compilation, first collectives
    double patience = 3;              ///< times the start-up and the slow end of the band that a run may take
    Seconds silence = Seconds(600);   ///< without output, that counts as a hang; longer for runs with slow steps, at most half of what a run may take
    int attempts = 3;                 ///< of one task at most; only failures of the infrastructure are tried again
    int at_once = 4;                  ///< tasks that run at a time
    Bytes memory_in_use = gib(2);     ///< GPU memory that others may hold before a run starts
    bool request_gpus = true;         ///< ask Slurm for GPUs; off where the cluster does not count them
    std::vector<std::string> options; ///< further options of the launcher, for Slurm as in `--partition=gpu`
    std::vector<std::string> setup;   ///< shell lines before each run: modules, virtual environments
    std::string image;                ///< of containers, for Kubernetes
    std::string volume;               ///< Kubernetes: the persistent volume claim that keeps the results
};

struct Campaign {
    std::string name;     ///< lower-case letters, digits and dashes
    std::string target;   ///< framework, a name of export_target_name
    std::string launcher; ///< slurm, skypilot, kubernetes
    CampaignSettings settings;
    std::vector<CampaignTask> tasks; ///< in the order in which they are to run
};

/// A plan that could be run, before it is a task.
struct TaskChoice {
    Plan plan;
    TaskReason why = TaskReason::given;
    std::size_t place = 0;
    double lesson = 0; ///< designed runs: share of the error of predictions that the run takes away
};
/// The best `top` of a search, then its front where asked for; a layout is listed once.
[[nodiscard]] std::vector<TaskChoice> choose_tasks(const SearchResult& result, const Plan& plan, std::size_t top, bool pareto);
[[nodiscard]] std::vector<TaskChoice> choose_tasks(std::span<const DesignedRun> runs);

/// An estimate with the band that counts for its plan.
using TaskEstimate = std::function<Estimate(const Plan&)>;

/// The tasks of these choices, in the order in which they are to run: most worth per GPU-hour first. Choices with the same plan, or whose plan
/// has no estimate, are left out. Ids, limits and predictions are set; hashes are not.
[[nodiscard]] std::vector<CampaignTask> make_tasks(std::span<const TaskChoice> choices, const CampaignSettings& settings, const TaskEstimate& estimate);

/// Tasks of one array job: they need the same number of nodes and about the same time. In order of their first task.
struct JobClass {
    std::int64_t nodes = 1;
    std::int64_t gpus_per_node = 1;
    Seconds limit;                  ///< longest of its tasks
    std::vector<std::size_t> tasks; ///< of Campaign::tasks, ascending
};
[[nodiscard]] std::vector<JobClass> job_classes(const Campaign& campaign);

/// "tp2-pp4-dp8-m16x1": degrees that are not one, micro-batches by their sequences, and what is unusual.
[[nodiscard]] std::string layout_slug(const Plan& plan);

/// A measured step time of one task.
struct TaskTime {
    std::size_t task = 0;
    Seconds step_time;
};
/// Tasks that cannot be the best any more: even at the fast end of their band, `soonest` by the recalibrated model, they are slower than a
/// measured run (step_cost.h). Measured tasks and designed runs are never among them, nor tasks whose `soonest` is 0.
[[nodiscard]] std::vector<std::size_t> dominated_tasks(const Campaign& campaign, std::span<const TaskTime> measured, std::span<const Seconds> soonest);

} // namespace fivefold
