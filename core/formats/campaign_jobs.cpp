// SPDX-License-Identifier: Apache-2.0
#include "core/formats/campaign_jobs.h"

#include "core/formats/campaign_files.h"
#include "core/formats/launch_file.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

#include <cmath>

namespace fivefold {
namespace {

constexpr double kChecks = 300;          // seconds for the checks of nodes before and after a run
constexpr int kWarning = 30;             // seconds between Slurm's signal and the end of a job
constexpr const char* kBlockEnd = "FIVEFOLD_END_OF_FILE";
constexpr const char* kRoot = "/campaign"; // where pods find the volume

} // namespace

std::string slurm_array(const Campaign& campaign, std::size_t place, const JobClass& job_class) {
    const CampaignSettings& settings = campaign.settings;
    std::string text = "#!/bin/bash\n# Tasks of this campaign that need as many nodes and about the same time: the lines of class-" + std::to_string(place + 1) +
                       ".tasks, from 0.\n# Submitted by submit.sh, which says which.\n";
    const auto option = [&](const std::string& words) { text += "#SBATCH " + words + '\n'; };
    option("--job-name=" + job_name(campaign, place));
    option(fmt::format("--nodes={}", job_class.nodes));
    option("--ntasks-per-node=1");
    if (settings.request_gpus) option(fmt::format("--gpus-per-node={}", job_class.gpus_per_node));
    option("--mem=0");
    option("--exclusive");
    option(fmt::format("--time={:.0f}", std::ceil((job_class.limit.value() + kWarning + kChecks) / 60)));
    option("--requeue");
    option("--open-mode=append");
    option(fmt::format("--signal=B:USR1@{}", kWarning));
    option("--output=jobs/%x-%A_%a.out");
    for (const std::string& words : settings.options) option(words);
    text += "cd \"$SLURM_SUBMIT_DIR\" || exit 70\n";
    text += fmt::format("task=$(sed -n \"$((SLURM_ARRAY_TASK_ID + 1))p\" scripts/class-{}.tasks)\n", place + 1);
    return text + "[ -n \"$task\" ] || exit 70\nexec bash scripts/run.sh \"$task\"\n";
}

std::string sky_class(const Campaign& campaign, std::size_t place, const JobClass& job_class) {
    const Plan& plan = campaign.tasks[job_class.tasks.front()].plan;
    YamlNode root = YamlNode::map();
    root.comment("A cluster for tasks of this campaign. submit.sh starts it, and sends one task after the other.");
    root.set("name", job_name(campaign, place));
    root.set("num_nodes", job_class.nodes);
    YamlNode& resources = root.set("resources", YamlNode::map());
    resources.set("accelerators", fmt::format("{}:{}", sky_accelerator(plan.cluster.gpu), job_class.gpus_per_node));
    if (job_class.nodes > 1) resources.set("network_tier", "best");
    root.set("workdir", ".").comment("the campaign's folder goes to every node");
    root.set("envs", YamlNode::map()).set("FIVEFOLD_RUN", "");
    root.set("setup", YamlNode::literal("# install the framework here\npython3 -c 'import torch'\n"));
    root.set("run", YamlNode::literal("[ -n \"$FIVEFOLD_RUN\" ] || exit 0\n"
                                      "export NODE_RANK=\"$SKYPILOT_NODE_RANK\" NNODES=\"$SKYPILOT_NUM_NODES\" GPUS_PER_NODE=\"$SKYPILOT_NUM_GPUS_PER_NODE\"\n"
                                      "MASTER_ADDR=$(echo \"$SKYPILOT_NODE_IPS\" | head -n 1)\n"
                                      "export MASTER_ADDR\n"
                                      "exec bash scripts/run.sh \"$FIVEFOLD_RUN\"\n"));
    return root.to_yaml();
}

std::string kubernetes_name(const Campaign& campaign, std::size_t task) {
    const std::string& id = campaign.tasks[task].id;
    return campaign.name + "-" + id.substr(0, id.find('-'));
}

std::string kubernetes_job(const Campaign& campaign, std::size_t place, std::span<const ExportedFile> inside) {
    const CampaignTask& task = campaign.tasks[place];
    const CampaignSettings& settings = campaign.settings;
    const std::string name = kubernetes_name(campaign, place);
    const std::int64_t nodes = task.plan.cluster.nodes, gpus = task.plan.cluster.gpus_per_node;
    const auto labels = [&] {
        YamlNode map = YamlNode::map();
        map.set("fivefold-campaign", campaign.name);
        map.set("fivefold-task", task.id.substr(0, 63));
        return map;
    };

    YamlNode service = YamlNode::map();
    service.comment("Gives the first node of the job a name.");
    service.set("apiVersion", "v1");
    service.set("kind", "Service");
    YamlNode& service_metadata = service.set("metadata", YamlNode::map());
    service_metadata.set("name", name);
    service_metadata.set("labels", labels());
    YamlNode& service_spec = service.set("spec", YamlNode::map());
    service_spec.set("clusterIP", "None");
    service_spec.set("publishNotReadyAddresses", true);
    service_spec.set("selector", YamlNode::map()).set("job-name", name);

    YamlNode job = YamlNode::map();
    job.comment("One task of the campaign, a pod a node. Exit code 75 asks for another try, any other ends the job.");
    job.set("apiVersion", "batch/v1");
    job.set("kind", "Job");
    YamlNode& metadata = job.set("metadata", YamlNode::map());
    metadata.set("name", name);
    metadata.set("labels", labels());
    YamlNode& spec = job.set("spec", YamlNode::map());
    spec.set("completionMode", "Indexed");
    spec.set("completions", nodes);
    spec.set("parallelism", nodes);
    spec.set("backoffLimit", (settings.attempts - 1) * nodes);
    spec.set("activeDeadlineSeconds", static_cast<std::int64_t>(std::ceil((task.limit.value() + kChecks) * settings.attempts)));
    YamlNode& rules = spec.set("podFailurePolicy", YamlNode::map()).set("rules", YamlNode::list());
    YamlNode& disrupted = rules.add(YamlNode::map());
    disrupted.set("action", "Ignore");
    disrupted.set("onPodConditions", YamlNode::list()).add(YamlNode::map()).set("type", "DisruptionTarget");
    YamlNode& failed = rules.add(YamlNode::map());
    failed.set("action", "FailJob");
    YamlNode& codes = failed.set("onExitCodes", YamlNode::map());
    codes.set("containerName", "training");
    codes.set("operator", "NotIn");
    codes.set("values", YamlNode::list()).add(75);
    YamlNode& pod = spec.set("template", YamlNode::map());
    pod.set("metadata", YamlNode::map()).set("labels", labels());
    YamlNode& pod_spec = pod.set("spec", YamlNode::map());
    pod_spec.set("restartPolicy", "Never");
    pod_spec.set("subdomain", name);
    YamlNode& container = pod_spec.set("containers", YamlNode::list()).add(YamlNode::map());
    container.set("name", "training");
    container.set("image", settings.image.empty() ? "registry.example.com/training:latest" : settings.image);
    container.set("command", YamlNode::list()).add("bash");
    std::string script = fmt::format("set -eu\nmkdir -p {0}/{1}/scripts {0}/{1}/tasks/{2}\ncd {0}/{1}\n", kRoot, campaign.name, task.id);
    script += "put() { cat > \"$1.$HOSTNAME\" && mv -f \"$1.$HOSTNAME\" \"$1\"; }\n"; // pods of a job write the same files
    for (const ExportedFile& file : inside) script += fmt::format("put {0} <<'{1}'\n{2}{1}\n", bash_word(file.name), kBlockEnd, file.text);
    script += fmt::format("export NNODES={} NODE_RANK=\"$JOB_COMPLETION_INDEX\" GPUS_PER_NODE={} MASTER_ADDR={}-0.{} FIVEFOLD_JOB={}\nexec bash scripts/run.sh {}\n", nodes, gpus, name,
                          name, name, task.id);
    YamlNode arguments = YamlNode::list();
    arguments.add("-c");
    arguments.add(YamlNode::literal(std::move(script)));
    container.set("args", std::move(arguments));
    container.set("resources", YamlNode::map()).set("limits", YamlNode::map()).set("nvidia.com/gpu", gpus);
    YamlNode mounts = YamlNode::list(), volumes = YamlNode::list();
    const auto mount = [&](const char* volume, const char* path) -> YamlNode& {
        YamlNode& entry = mounts.add(YamlNode::map());
        entry.set("name", volume);
        entry.set("mountPath", path);
        YamlNode& source = volumes.add(YamlNode::map());
        source.set("name", volume);
        return source;
    };
    mount("results", kRoot).set("persistentVolumeClaim", YamlNode::map()).set("claimName", settings.volume.empty() ? "campaign" : settings.volume);
    mount("shared-memory", "/dev/shm").set("emptyDir", YamlNode::map()).set("medium", "Memory");
    container.set("volumeMounts", std::move(mounts));
    pod_spec.set("volumes", std::move(volumes));
    return service.to_yaml() + "---\n" + job.to_yaml();
}

} // namespace fivefold
