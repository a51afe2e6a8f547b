// SPDX-License-Identifier: Apache-2.0
// Launchers other than a batch system: SkyPilot's task file and Kubeflow Trainer's TrainJob.
#include "core/formats/launch_file.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

namespace fivefold {

namespace {

constexpr const char* kBlockEnd = "FIVEFOLD_END_OF_FILE"; // ends a file inside a script

/// Name of an object in Kubernetes: a DNS label.
std::string object_name(const Plan& plan) {
    std::string name = "fivefold-" + file_stem(plan);
    for (char& c : name)
        if (c == '.') c = '-';
    return name.size() > 50 ? name.substr(0, 50) + "x" : name;
}

} // namespace

/// SkyPilot's accelerator names are the GPUs' short ones, "H100", "RTX4090"; it tells the two memory sizes of A100 apart.
std::string sky_accelerator(const Gpu& gpu) {
    std::string name;
    for (const char c : gpu.id) {
        if (c == '-' && name.find_first_of("0123456789") != std::string::npos) break;
        if (c != '-') name += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return name == "A100" && gpu.marketing_gb >= 80 ? name + "-80GB" : name;
}

ExportedFile skypilot_task(const Plan& plan, const LaunchJob& job) {
    YamlNode root = YamlNode::map();
    root.comment(job.header + "\nsky launch " + job.stem + ".sky.yaml, from the folder of these files.");
    root.set("name", object_name(plan));
    root.set("num_nodes", plan.cluster.nodes);
    YamlNode& resources = root.set("resources", YamlNode::map());
    resources.set("accelerators", fmt::format("{}:{}", sky_accelerator(plan.cluster.gpu), plan.cluster.gpus_per_node));
    if (plan.cluster.nodes > 1) resources.set("network_tier", "best");
    root.set("workdir", ".").comment("the folder of these files goes to every node");
    root.set("setup", YamlNode::literal("# install here: " + job.requirements + "\npython3 -c 'import torch'\n"));
    std::string run = "MASTER_ADDR=$(echo \"$SKYPILOT_NODE_IPS\" | head -n 1)\n" + environment_lines(job.environment) + command_lines(job.command);
    if (job.agent == Agent::accelerate)
        run += "accelerate launch \\\n"
               "    --machine_rank=\"$SKYPILOT_NODE_RANK\" \\\n"
               "    --main_process_ip=\"$MASTER_ADDR\" \\\n"
               "    --main_process_port=29500 \\\n"
               "    \"${TRAIN[@]}\"\n";
    else
        run += "torchrun \\\n"
               "    --nnodes=\"$SKYPILOT_NUM_NODES\" \\\n"
               "    --nproc-per-node=\"$SKYPILOT_NUM_GPUS_PER_NODE\" \\\n"
               "    --node-rank=\"$SKYPILOT_NODE_RANK\" \\\n"
               "    --master-addr=\"$MASTER_ADDR\" \\\n"
               "    --master-port=29500 \\\n"
               "    \"${TRAIN[@]}\"\n";
    root.set("run", YamlNode::literal(std::move(run)));
    return {job.stem + ".sky.yaml", root.to_yaml(), false};
}

ExportedFile kubeflow_job(const Plan& plan, const LaunchJob& job) {
    YamlNode root = YamlNode::map();
    root.comment(job.header + "\nkubectl create -f " + job.stem + ".trainjob.yaml. The image must have: " + job.requirements + ".");
    root.set("apiVersion", "trainer.kubeflow.org/v1alpha1");
    root.set("kind", "TrainJob");
    root.set("metadata", YamlNode::map()).set("name", object_name(plan));
    YamlNode& spec = root.set("spec", YamlNode::map());
    YamlNode& runtime = spec.set("runtimeRef", YamlNode::map());
    runtime.set("apiGroup", "trainer.kubeflow.org");
    runtime.set("kind", "ClusterTrainingRuntime");
    runtime.set("name", "torch-distributed");
    YamlNode& trainer = spec.set("trainer", YamlNode::map());
    trainer.set("image", "registry.example.com/training:latest").comment("put in your own");
    trainer.set("numNodes", plan.cluster.nodes);
    trainer.set("numProcPerNode", plan.cluster.gpus_per_node);
    trainer.set("resourcesPerNode", YamlNode::map()).set("limits", YamlNode::map()).set("nvidia.com/gpu", plan.cluster.gpus_per_node);
    YamlNode variables = YamlNode::list();
    bool any = false;
    std::vector<Environment> unset;
    for (const Environment& variable : job.environment) {
        if (variable.value.empty()) {
            unset.push_back(variable);
            continue;
        }
        YamlNode& entry = variables.add(YamlNode::map());
        entry.set("name", variable.name);
        entry.set("value", variable.value);
        any = true;
    }
    if (any) trainer.set("env", std::move(variables));
    trainer.set("command", YamlNode::list()).add("bash");
    YamlNode arguments = YamlNode::list();
    arguments.add("-c");
    std::string script = "set -eu\n" + environment_lines(unset);
    for (const ExportedFile& file : job.files) script += fmt::format("cat > {0} <<'{1}'\n{2}{1}\n", file.name, kBlockEnd, file.text);
    script += command_lines(job.command);
    // torchrun takes nodes, ranks and addresses from the PET_ variables that the runtime sets
    script += job.agent == Agent::accelerate ? "exec accelerate launch --machine_rank=\"$PET_NODE_RANK\" --main_process_ip=\"$PET_MASTER_ADDR\" "
                                               "--main_process_port=\"$PET_MASTER_PORT\" \"${TRAIN[@]}\"\n"
                                             : "exec torchrun \"${TRAIN[@]}\"\n";
    arguments.add(YamlNode::literal(std::move(script)));
    trainer.set("args", std::move(arguments));
    return {job.stem + ".trainjob.yaml", root.to_yaml(), false};
}

} // namespace fivefold
