// SPDX-License-Identifier: Apache-2.0
#include "core/formats/launch_file.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

namespace fivefold {

ExportedFile plain_script(const Plan& plan, const LaunchJob& job) {
    std::string text = "#!/bin/bash\n" + yaml_comment(job.header + "\nRuns on every node, in the folder of these files. NNODES, NODE_RANK, MASTER_ADDR and GPUS_PER_NODE say where.");
    text += "set -euo pipefail\n"
            ": \"${NNODES:=1}\" \"${NODE_RANK:=0}\" \"${MASTER_ADDR:=127.0.0.1}\" \"${MASTER_PORT:=29500}\"\n";
    text += fmt::format(": \"${{GPUS_PER_NODE:={}}}\"\nexport NNODES NODE_RANK MASTER_ADDR MASTER_PORT GPUS_PER_NODE\n", plan.cluster.gpus_per_node);
    text += environment_lines(job.environment) + '\n' + command_lines(job.command) + '\n';
    if (job.agent == Agent::accelerate)
        text += "exec accelerate launch \\\n"
                "    --machine_rank=\"$NODE_RANK\" \\\n"
                "    --main_process_ip=\"$MASTER_ADDR\" \\\n"
                "    --main_process_port=\"$MASTER_PORT\" \\\n";
    else
        text += "exec torchrun \\\n"
                "    --nnodes=\"$NNODES\" \\\n"
                "    --nproc-per-node=\"$GPUS_PER_NODE\" \\\n"
                "    --node-rank=\"$NODE_RANK\" \\\n"
                "    --master-addr=\"$MASTER_ADDR\" \\\n"
                "    --master-port=\"$MASTER_PORT\" \\\n";
    return {"launch.sh", text + "    \"${TRAIN[@]}\"\n", true};
}

} // namespace fivefold
