// SPDX-License-Identifier: Apache-2.0
#include "core/formats/campaign_files.h"

#include "core/formats/builtin.h"
#include "core/formats/campaign_json.h"
#include "core/formats/campaign_jobs.h"
#include "core/formats/launch_file.h"
#include "core/formats/plan_file.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fivefold {
namespace {

std::int64_t whole_seconds(Seconds time) { return static_cast<std::int64_t>(std::ceil(std::clamp(time.value(), 1.0, 1e9))); }

ExportedFile settings_file(const Campaign& campaign, std::size_t classes) {
    const CampaignSettings& settings = campaign.settings;
    std::string names;
    for (std::size_t i = 0; i < classes; ++i) names += (i > 0 ? "," : "") + job_name(campaign, i);
    std::string text = "# Settings of the campaign; its scripts read them.\n# shellcheck shell=bash disable=SC2034\n";
    text += fmt::format("CAMPAIGN={}\nJOB_NAMES={}\nAT_ONCE={}\nATTEMPTS={}\nMEMORY_IN_USE_MIB={:.0f}\n", campaign.name, names, settings.at_once, settings.attempts,
                        in_mib(settings.memory_in_use));
    text += "# Runs before each task, on the node that starts it: modules, virtual environments, variables.\nsetup_environment() {\n    :\n";
    for (const std::string& line : settings.setup) text += "    " + line + '\n';
    return {"campaign.sh", text + "}\n", false};
}

ExportedFile task_file(const CampaignTask& task, const std::string& launch) {
    return {"tasks/" + task.id + "/task.sh",
            fmt::format("# What scripts/run.sh needs to know of this task.\n# shellcheck shell=bash disable=SC2034\nLAUNCH={}\nLIMIT_S={}\nSILENCE_S={}\n", bash_word(launch), whole_seconds(task.limit),
                        whole_seconds(task.silence)),
            false};
}

ExportedFile readme(const Campaign& campaign) {
    std::string text = fmt::format("Benchmark campaign {}: {} runs of {} steps for {}, written by Fivefold {}.\n\n", campaign.name, campaign.tasks.size(), campaign.settings.steps, campaign.target,
                                   FIVEFOLD_VERSION);
    text += "  bash submit.sh          submits what is neither done nor queued; safe to repeat\n"
            "  bash submit.sh --again  also what failed\n"
            "  fivefold-cli campaign status|collect|report FOLDER\n\n"
            "manifest.json     every run with its plan and prediction, in the order in which they are to run\n"
            "campaign.sh       settings of the scripts; put the set-up of your environment into setup_environment\n"
            "tasks/ID          launch files of the framework; attempts/N keeps log and records of each attempt\n"
            "scripts           what the jobs run\n"
            "dropped           tasks that are not to run, an id a line\n\n"
            "To run a task anew, delete its attempts.\n";
    return {"README.txt", text, false};
}

} // namespace

std::string job_name(const Campaign& campaign, std::size_t job_class) { return campaign.name + "-" + std::to_string(job_class + 1); }

bool is_campaign_launcher(const std::string& name) { return name == "slurm" || name == "skypilot" || name == "kubernetes"; }

CampaignFiles campaign_files(Campaign& campaign, const TaskEstimate& estimate) {
    CampaignFiles made;
    std::vector<ExportedFile>& files = made.files;
    const std::optional<ExportTarget> target = export_target_from_name(campaign.target);
    if (!target) return made;
    const bool slurm = campaign.launcher == "slurm";
    std::vector<CampaignTask> kept;
    std::vector<ExportedFile> scripts = {{"scripts/common.sh", std::string(builtin::campaign_common_sh()), false},
                                         {"scripts/node.sh", std::string(builtin::campaign_node_sh()), true},
                                         {"scripts/run.sh", std::string(builtin::campaign_run_sh()), true}};
    std::vector<std::vector<ExportedFile>> of_tasks;
    for (CampaignTask& task : campaign.tasks) {
        std::vector<Finding> findings;
        std::optional<LaunchJob> job = launch_job(task.plan, estimate(task.plan), *target, findings);
        if (!job) {
            made.refused.push_back({task.id, std::move(findings)});
            continue;
        }
        task.plan_hash = plan_hash(task.plan);
        ExportedFile launch = slurm ? slurm_script(task.plan, *job) : plain_script(task.plan, *job);
        const std::string folder = "tasks/" + task.id + "/";
        std::vector<ExportedFile>& own = of_tasks.emplace_back();
        own.push_back({folder + "plan.json", write_plan(task.plan), false});
        for (const ExportedFile& file : job->files) own.push_back({folder + file.name, file.text, file.executable});
        own.push_back(task_file(task, launch.name));
        own.push_back({folder + launch.name, std::move(launch.text), true});
        kept.push_back(std::move(task));
    }
    campaign.tasks = std::move(kept);
    const std::vector<JobClass> classes = job_classes(campaign);
    scripts.push_back(settings_file(campaign, classes.size()));
    files.push_back({"manifest.json", write_manifest(campaign), false});
    files.push_back(readme(campaign));
    std::string_view submit = builtin::campaign_submit_slurm_sh();
    if (campaign.launcher == "kubernetes") {
        submit = builtin::campaign_submit_kubernetes_sh();
        std::string list;
        for (std::size_t i = 0; i < campaign.tasks.size(); ++i) {
            std::vector<ExportedFile> inside = scripts;
            inside.insert(inside.end(), of_tasks[i].begin(), of_tasks[i].end());
            files.push_back({"tasks/" + campaign.tasks[i].id + "/job.yaml", kubernetes_job(campaign, i, inside), false});
            list += campaign.tasks[i].id + ' ' + kubernetes_name(campaign, i) + '\n';
        }
        files.push_back({"scripts/jobs", list, false});
    }
    for (std::size_t i = 0; i < classes.size() && campaign.launcher != "kubernetes"; ++i) {
        std::string list;
        for (const std::size_t task : classes[i].tasks) list += campaign.tasks[task].id + '\n';
        const std::string stem = "scripts/class-" + std::to_string(i + 1);
        files.push_back({stem + ".tasks", list, false});
        if (slurm) files.push_back({stem + ".sbatch", slurm_array(campaign, i, classes[i]), true});
        else files.push_back({stem + ".sky.yaml", sky_class(campaign, i, classes[i]), false});
    }
    if (campaign.launcher == "skypilot") submit = builtin::campaign_submit_skypilot_sh();
    files.push_back({"submit.sh", std::string(submit), true});
    for (std::vector<ExportedFile>& own : of_tasks) files.insert(files.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
    files.insert(files.end(), std::make_move_iterator(scripts.begin()), std::make_move_iterator(scripts.end()));
    return made;
}

} // namespace fivefold
