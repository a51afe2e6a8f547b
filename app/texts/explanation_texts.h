// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/texts/explanation_factors.h"
#include "app/texts/explanation_symbols.h"

#include <cctype>
#include <string>

namespace fivefold {

/// Names of parts that an explanation consists of, by id; whole terms and metrics have names of their own at the edges.
inline constexpr ExplanationText kExplanationParts[] = {
    {"forward", QT_TRANSLATE_NOOP("Explanation", "forward pass")},
    {"backward", QT_TRANSLATE_NOOP("Explanation", "backward pass")},
    {"input_gradient", QT_TRANSLATE_NOOP("Explanation", "gradient of the input")},
    {"weight_gradient", QT_TRANSLATE_NOOP("Explanation", "gradient of the weights")},
    {"dense_layer", QT_TRANSLATE_NOOP("Explanation", "one dense layer")},
    {"dense_layer_windowed", QT_TRANSLATE_NOOP("Explanation", "one dense layer with windowed attention")},
    {"moe_layer", QT_TRANSLATE_NOOP("Explanation", "one MoE layer")},
    {"moe_layer_windowed", QT_TRANSLATE_NOOP("Explanation", "one MoE layer with windowed attention")},
    {"whole_layer", QT_TRANSLATE_NOOP("Explanation", "one layer, nothing recomputed")},
    {"embedding", QT_TRANSLATE_NOOP("Explanation", "embedding")},
    {"head", QT_TRANSLATE_NOOP("Explanation", "output layer and loss")},
    {"output_layer", QT_TRANSLATE_NOOP("Explanation", "output layer")},
    {"mtp_join", QT_TRANSLATE_NOOP("Explanation", "join of a multi-token-prediction layer")},
    {"qkv_projection", QT_TRANSLATE_NOOP("Explanation", "query, key and value projection")},
    {"output_projection", QT_TRANSLATE_NOOP("Explanation", "attention output projection")},
    {"query_down", QT_TRANSLATE_NOOP("Explanation", "down projection of the queries")},
    {"query_up", QT_TRANSLATE_NOOP("Explanation", "up projection of the queries")},
    {"kv_down", QT_TRANSLATE_NOOP("Explanation", "down projection of keys and values")},
    {"kv_up", QT_TRANSLATE_NOOP("Explanation", "up projection of keys and values")},
    {"indexer", QT_TRANSLATE_NOOP("Explanation", "indexer of sparse attention")},
    {"fc1", QT_TRANSLATE_NOOP("Explanation", "feed-forward up projection")},
    {"fc2", QT_TRANSLATE_NOOP("Explanation", "feed-forward down projection")},
    {"router", QT_TRANSLATE_NOOP("Explanation", "router")},
    {"expert_fc1", QT_TRANSLATE_NOOP("Explanation", "up projection of the experts")},
    {"expert_fc2", QT_TRANSLATE_NOOP("Explanation", "down projection of the experts")},
    {"shared_fc1", QT_TRANSLATE_NOOP("Explanation", "up projection of the shared expert")},
    {"shared_fc2", QT_TRANSLATE_NOOP("Explanation", "down projection of the shared expert")},
    {"queries_times_keys", QT_TRANSLATE_NOOP("Explanation", "queries times keys")},
    {"scores_times_values", QT_TRANSLATE_NOOP("Explanation", "scores times values")},
    {"W", QT_TRANSLATE_NOOP("Explanation", "waves of tiles over the multiprocessors")},
    {"n_tiles", QT_TRANSLATE_NOOP("Explanation", "tiles of the product")},
    {"U", QT_TRANSLATE_NOOP("Explanation", "work units per multiprocessor")},
    {"N_r", QT_TRANSLATE_NOOP("Explanation", "token rows that a rank's experts hold")},
    {"N_x", QT_TRANSLATE_NOOP("Explanation", "token rows that a rank's experts compute")},
    {"t_cast", QT_TRANSLATE_NOOP("Explanation", "time to cast one element")},
    {"t_host", QT_TRANSLATE_NOOP("Explanation", "time that the host needs for one layer")},
    {"X", QT_TRANSLATE_NOOP("Explanation", "one gather or scatter of the hidden state over tensor-parallel ranks")},
    {"X_low", QT_TRANSLATE_NOOP("Explanation", "the same gather in the layers' precision")},
    {"hops", QT_TRANSLATE_NOOP("Explanation", "latency of the collective's steps")},
    {"all_reduce", QT_TRANSLATE_NOOP("Explanation", "all-reduce")},
    {"reduce_scatter", QT_TRANSLATE_NOOP("Explanation", "reduce-scatter")},
    {"replica_all_reduce", QT_TRANSLATE_NOOP("Explanation", "all-reduce of the shards over replicas")},
    {"loss_gather", QT_TRANSLATE_NOOP("Explanation", "gather of the logits")},
    {"attention_block", QT_TRANSLATE_NOOP("Explanation", "attention block")},
    {"mlp_block", QT_TRANSLATE_NOOP("Explanation", "feed-forward block")},
    {"shared_block", QT_TRANSLATE_NOOP("Explanation", "shared expert")},
    {"heads", QT_TRANSLATE_NOOP("Explanation", "exchange of heads for tokens")},
    {"chunk", QT_TRANSLATE_NOOP("Explanation", "one hop of the ring of keys and values")},
    {"correction", QT_TRANSLATE_NOOP("Explanation", "joining of partial attention outputs")},
    {"dispatch", QT_TRANSLATE_NOOP("Explanation", "one all-to-all of tokens to experts or back")},
    {"M_out", QT_TRANSLATE_NOOP("Explanation", "bytes that leave the rank in one exchange")},
    {"x_leave", QT_TRANSLATE_NOOP("Explanation", "share of them that crosses the network")},
    {"token_gather", QT_TRANSLATE_NOOP("Explanation", "gather of the tokens of all expert ranks")},
    {"expert_gather", QT_TRANSLATE_NOOP("Explanation", "gather over expert-tensor ranks")},
    {"exchange", QT_TRANSLATE_NOOP("Explanation", "expert exchange of one pass")},
    {"left_by_shared", QT_TRANSLATE_NOOP("Explanation", "what the shared expert does not hide of the exchange")},
    {"hop", QT_TRANSLATE_NOOP("Explanation", "one message between stages")},
    {"gather", QT_TRANSLATE_NOOP("Explanation", "gather of the weights")},
    {"reduce", QT_TRANSLATE_NOOP("Explanation", "reduction of the gradients")},
    {"of_dense", QT_TRANSLATE_NOOP("Explanation", "dense parameters")},
    {"of_experts", QT_TRANSLATE_NOOP("Explanation", "experts")},
    {"tied_embedding", QT_TRANSLATE_NOOP("Explanation", "reduction of the tied embedding's gradient")},
    {"t_pipeline", QT_TRANSLATE_NOOP("Explanation", "all micro-batches through the pipeline, without messages")},
    {"muon_gather", QT_TRANSLATE_NOOP("Explanation", "gather of tensor-parallel shards for the orthogonalisation")},
    {"optimizer_on_host", QT_TRANSLATE_NOOP("Explanation", "optimizer on the host")},
    {"weights_on_host", QT_TRANSLATE_NOOP("Explanation", "weights on the host")},
    {"one_layer", QT_TRANSLATE_NOOP("Explanation", "one layer's weights from the host")},
    {"P_d", QT_TRANSLATE_NOOP("Explanation", "parameters on the rank outside the experts")},
    {"P_e", QT_TRANSLATE_NOOP("Explanation", "parameters of experts on the rank")},
    {"P_dense_layer", QT_TRANSLATE_NOOP("Explanation", "parameters of a dense layer on the rank")},
    {"P_moe_layer", QT_TRANSLATE_NOOP("Explanation", "parameters of an MoE layer on the rank, without experts")},
    {"P_dense", QT_TRANSLATE_NOOP("Explanation", "parameters of a dense layer")},
    {"P_moe", QT_TRANSLATE_NOOP("Explanation", "parameters of an MoE layer")},
    {"A_dense", QT_TRANSLATE_NOOP("Explanation", "dense layers times micro-batches alive")},
    {"A_moe", QT_TRANSLATE_NOOP("Explanation", "MoE layers times micro-batches alive")},
    {"m_r", QT_TRANSLATE_NOOP("Explanation", "micro-batches in flight on the rank")},
    {"m_j", QT_TRANSLATE_NOOP("Explanation", "micro-batches in flight of one virtual stage")},
    {"q", QT_TRANSLATE_NOOP("Explanation", "virtual stages run before the first backward pass")},
    {"T_step", QT_TRANSLATE_NOOP("Explanation", "tokens of a step")},
    {"C_fwd", QT_TRANSLATE_NOOP("Explanation", "forward FLOPs per token")},
    {"C_core", QT_TRANSLATE_NOOP("Explanation", "attention core of one layer, per token")},
    {"C_core_window", QT_TRANSLATE_NOOP("Explanation", "attention core with a window, per token")},
    {"C_head", QT_TRANSLATE_NOOP("Explanation", "output layer, per token")},
    {"C_run", QT_TRANSLATE_NOOP("Explanation", "executed FLOPs per token")},
    {"t_days", QT_TRANSLATE_NOOP("Explanation", "training time in days")},
    {"n_gpu_hours", QT_TRANSLATE_NOOP("Explanation", "GPU-hours")},
};

/// What a formula does not count.
inline constexpr ExplanationText kExplanationLeftOut[] = {
    {"own_tensors", QT_TRANSLATE_NOOP("Explanation", "Tensors that a training script keeps for itself, such as averaged weights.")},
    {"small_tensors", QT_TRANSLATE_NOOP("Explanation", "Small tensors of a layer: statistics, masks of packed documents, random states.")},
    {"hot_experts", QT_TRANSLATE_NOOP("Explanation", "Steps in which experts get more tokens than the assumed imbalance.")},
    {"block_choice", QT_TRANSLATE_NOOP("Explanation", "Recomputation of blocks of layers or of some layers only.")},
    {"own_loss", QT_TRANSLATE_NOOP("Explanation", "Further heads and losses of a training script.")},
    {"kernel_workspace", QT_TRANSLATE_NOOP("Explanation", "Workspaces of single kernels, which differ by shape and release.")},
    {"prefetch_depth", QT_TRANSLATE_NOOP("Explanation", "Prefetching more than the next layer.")},
    {"run_ahead", QT_TRANSLATE_NOOP("Explanation", "Freed blocks held while the host is ahead of the GPU; they are given back when memory runs short.")},
    {"allocation_order", QT_TRANSLATE_NOOP("Explanation", "The order of allocations, which changes fragmentation from run to run.")},
    {"transport_buffers", QT_TRANSLATE_NOOP("Explanation", "Buffers of network transports and in-network reduction.")},
    {"other_processes", QT_TRANSLATE_NOOP("Explanation", "Other processes on the same GPU.")},
    {"checkpoint_load", QT_TRANSLATE_NOOP("Explanation", "A checkpoint that is loaded beside the state that it replaces.")},
    {"clock_rate", QT_TRANSLATE_NOOP("Explanation", "Clocks that fall under a power limit or heat, beyond what the measured runs had.")},
    {"kernel_choice", QT_TRANSLATE_NOOP("Explanation", "The library's own choice of kernel; each shape is taken with the tile that suits it best.")},
    {"packed_documents", QT_TRANSLATE_NOOP("Explanation", "Packed documents that attend to themselves only.")},
    {"custom_kernels", QT_TRANSLATE_NOOP("Explanation", "Kernels of your own that fuse more, or less, than the framework's.")},
    {"host_load", QT_TRANSLATE_NOOP("Explanation", "Other work on the host, and a slow or badly placed processor.")},
    {"network_load", QT_TRANSLATE_NOOP("Explanation", "Other jobs on the network, and routes that collide.")},
    {"single_operations", QT_TRANSLATE_NOOP("Explanation", "The order of single operations; the timeline simulates it.")},
    {"slow_gpus", QT_TRANSLATE_NOOP("Explanation", "A single GPU or link that is slower than the others.")},
    {"data_loading", QT_TRANSLATE_NOOP("Explanation", "Reading and preparing the data.")},
    {"checkpoint_writing", QT_TRANSLATE_NOOP("Explanation", "Writing checkpoints, evaluation, logging.")},
    {"uncounted_flops", QT_TRANSLATE_NOOP("Explanation", "FLOPs outside matrix products: norms, activations, softmax, optimizer.")},
    {"failures", QT_TRANSLATE_NOOP("Explanation", "Failures and restarts, except by the goodput that the plan states.")},
    {"other_costs", QT_TRANSLATE_NOOP("Explanation", "Storage, network traffic, discounts, idle reserved nodes.")},
    {"prediction_layers", QT_TRANSLATE_NOOP("Explanation", "Multi-token-prediction layers.")},
};

/// The text of a symbol or part; numbered ones such as m_3 share one. Empty for an unknown id.
[[nodiscard]] inline const char* explanation_text(std::string_view id) {
    const auto find = [](const auto& table, std::string_view wanted) -> const char* {
        for (const ExplanationText& entry : table)
            if (entry.id == wanted) return entry.text;
        return nullptr;
    };
    const auto any = [&](std::string_view wanted) -> const char* {
        if (const char* text = find(kExplanationParts, wanted)) return text;
        if (const char* text = find(kExplanationSymbols, wanted)) return text;
        return find(kExplanationFactors, wanted);
    };
    if (const char* text = any(id)) return text;
    std::string_view stem = id;
    while (!stem.empty() && std::isdigit(static_cast<unsigned char>(stem.back())) != 0) stem.remove_suffix(1);
    const char* text = stem.size() < id.size() ? any(std::string(stem) + "j") : nullptr;
    return text != nullptr ? text : "";
}

[[nodiscard]] constexpr const char* left_out_text(std::string_view id) {
    for (const ExplanationText& entry : kExplanationLeftOut)
        if (entry.id == id) return entry.text;
    return "";
}

} // namespace fivefold
