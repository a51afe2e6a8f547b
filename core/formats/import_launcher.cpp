// SPDX-License-Identifier: Apache-2.0
// Nodes and GPUs as Slurm, torchrun, SkyPilot and Kubeflow state them.
#include "core/formats/import_draft.h"
#include "core/formats/run_words.h"

#include <charconv>

namespace fivefold {
namespace {

using namespace import_limits;

void take_gpu(ImportReader& reader, PlanDraft& draft, const Catalogue& catalogue, const char* key, std::string_view name) {
    const Gpu* gpu = catalogue.find_gpu(lower_case(name));
    if (gpu == nullptr) return;
    draft.plan.cluster.gpu = *gpu;
    draft.has_gpu = true;
    reader.taken(key, "cluster.gpu", gpu->id);
}

/// "gpu:h100:8", "h100:8", "H100-80GB:8" or "8".
void read_gpus(ImportReader& reader, PlanDraft& draft, const Catalogue& catalogue, const char* key) {
    const auto text = reader.text(key);
    if (!text) return;
    std::string_view rest = *text;
    if (rest.starts_with("gpu:")) rest.remove_prefix(4);
    const std::size_t colon = rest.rfind(':');
    const std::string_view digits = colon == std::string_view::npos ? rest : rest.substr(colon + 1);
    std::int64_t count = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
    if (error == std::errc() && end == digits.data() + digits.size() && count >= 1 && count <= kDegree) {
        draft.gpus_per_node = count;
        reader.taken(key, "cluster.gpus_per_node", std::to_string(count));
        if (colon != std::string_view::npos) take_gpu(reader, draft, catalogue, key, rest.substr(0, colon));
    } else {
        take_gpu(reader, draft, catalogue, key, rest);
    }
}

} // namespace

void import_launcher(ImportReader& reader, PlanDraft& draft, const Catalogue& catalogue) {
    for (const char* key : {"sbatch.nodes", "nnodes", "num_nodes", "spec.trainer.numNodes"}) {
        if (reader.text(key).value_or("0").find_first_not_of("0123456789") != std::string::npos) continue; // "1:4", elastic
        reader.take(key, "cluster.nodes", draft.nodes, 1, kDegree);
    }
    if (const auto workers = reader.integer("spec.pytorchReplicaSpecs.Worker.replicas", 0, kDegree)) { // and one master
        draft.nodes = *workers + 1;
        reader.taken("spec.pytorchReplicaSpecs.Worker.replicas", "cluster.nodes", std::to_string(draft.nodes));
    }
    if (reader.text("env.CUDA_LAUNCH_BLOCKING") == "1") {
        draft.plan.training.launch_blocking = true;
        reader.taken("env.CUDA_LAUNCH_BLOCKING", "training.launch_blocking", "true");
    }
    const char* steps = "env.ACCELERATE_GRADIENT_ACCUMULATION_STEPS"; // what accelerate takes when the script does not say
    if (const auto count = reader.integer(steps, 1, kDegree); count && !draft.accumulation) {
        draft.accumulation = *count;
        reader.taken(steps, "layout.accumulation", std::to_string(*count));
    }
    for (const char* key : {"sbatch.gpus-per-node", "sbatch.gres", "resources.accelerators"}) read_gpus(reader, draft, catalogue, key);
    for (const char* key : {"nproc-per-node", "spec.trainer.numProcPerNode", "spec.nprocPerNode"})
        if (reader.text(key).value_or("x").find_first_not_of("0123456789") == std::string::npos)
            reader.take(key, "cluster.gpus_per_node", draft.gpus_per_node, 1, kDegree);
}

} // namespace fivefold
