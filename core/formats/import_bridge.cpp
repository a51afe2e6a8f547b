// SPDX-License-Identifier: Apache-2.0
// How Megatron-Bridge, NeMo and Primus spell what Megatron-LM's arguments say.
#include "core/formats/import_draft.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fivefold {
namespace {

/// Keys that differ from the argument's name by more than '_' for '-'.
constexpr std::pair<std::string_view, std::string_view> kRenamed[] = {
    {"gated_linear_unit", "swiglu"},
    {"num_moe_experts", "num-experts"},
    {"layernorm_epsilon", "norm-epsilon"},
    {"virtual_pipeline_model_parallel_size", "num-virtual-stages-per-pipeline-rank"},
    {"num_layers_in_first_pipeline_stage", "decoder-first-pipeline-num-layers"},
    {"num_layers_in_last_pipeline_stage", "decoder-last-pipeline-num-layers"},
    {"hierarchical_context_parallel_sizes", "hierarchical-context-parallel-sizes"},
    {"account_for_embedding_in_pipeline_split", "account-for-embedding-in-pipeline-split"},
    {"fp8", "fp8-format"},
    {"fp4", "fp4-format"},
    {"fp8_param", "fp8-param-gather"},
    {"fp8_param_gather", "fp8-param-gather"},
    {"sequence_length", "seq-length"},
    {"encoder_seq_length", "seq-length"},
    {"activations_checkpoint_granularity", "recompute-granularity"},
    {"activations_checkpoint_method", "recompute-method"},
    {"activations_checkpoint_num_layers", "recompute-num-layers"},
    {"qk_pos_emb_head_dim", "qk-pos-emb-head-dim"},
    {"moe_router_dtype", "moe-router-dtype"},
    {"optimizer_cpu_offload", "optimizer-cpu-offload"},
    {"cpu_offloading_num_layers", "cpu-offloading-num-layers"},
    {"max_steps", "train-iters"},
    {"num_nodes", "nnodes"},
    {"devices", "nproc-per-node"},
    {"activation_func", "activation-func"},
    {"add_bias_linear", "add-bias-linear"},
    {"share_embeddings_and_output_weights", "share-embeddings-and-output-weights"},
};

/// Parts of a ConfigContainer whose keys are arguments.
bool is_part(std::string_view part) {
    constexpr std::string_view kParts[] = {"model",        "train",           "ddp",  "optimizer", "dataset",
                                           "comm_overlap", "mixed_precision", "dist", "trainer",   "checkpoint"};
    return std::find(std::begin(kParts), std::end(kParts), part) != std::end(kParts);
}

std::string joined(const std::vector<std::string_view>& path) {
    std::string name;
    for (const std::string_view key : path) name += (name.empty() ? "" : ".") + std::string(key);
    return name;
}

} // namespace

std::string bridge_argument(const std::vector<std::string_view>& path) {
    if (path.size() == 1 && path[0] == "mixed_precision") return "mixed-precision";
    if (path.size() == 2 && path[0] == "tokenizer" && path[1] == "vocab_size") return "vocab-size";
    const bool function = path.size() == 3 && path[0] == "model" && path[1] == "activation_func" && path[2] == "_target_";
    if ((path.size() != 2 && !function) || !is_part(path[0])) return joined(path);
    const std::string_view key = path[1];
    if (path[0] == "optimizer" && key == "optimizer") return "optimizer";
    if (path[0] == "dataset" && key != "seq_length" && key != "sequence_length") return joined(path);
    for (const auto& [spelling, argument] : kRenamed)
        if (key == spelling) return std::string(argument);
    std::string name(key);
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

} // namespace fivefold
