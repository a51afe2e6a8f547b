// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/estimate.h"

namespace fivefold {

const char* memory_term_name(MemoryTerm term) {
    static constexpr const char* names[] = {
        "weights", "gradients", "optimizer", "norm_inputs", "norm_outputs", "qkv", "attention_output", "attention_scores", "latent",
        "dropout_masks", "mlp", "router", "experts", "shared_expert", "checkpoints", "recompute_working_set", "embedding_ids", "logits",
        "backward_working_set", "cp_buffers", "gathered_weights", "optimizer_working_set", "gradient_buckets", "dummy_weight_gradients",
        "workspace", "offload_buffers",
        "fragmentation", "nccl", "context"};
    static_assert(std::size(names) == kMemoryTerms);
    return names[static_cast<std::size_t>(term)];
}

const char* time_term_name(TimeTerm term) {
    static constexpr const char* names[] = {"gemm", "attention", "memory_bound", "quantise", "recompute", "host",
                                            "tensor_parallel", "context_parallel", "expert_parallel", "pipeline_parallel", "data_parallel",
                                            "bubble", "imbalance", "optimizer", "offload", "straggler"};
    static_assert(std::size(names) == kTimeTerms);
    return names[static_cast<std::size_t>(term)];
}

MemoryGroup memory_group(MemoryTerm term) {
    switch (term) {
    case MemoryTerm::weights: return MemoryGroup::weights;
    case MemoryTerm::gradients: return MemoryGroup::gradients;
    case MemoryTerm::optimizer: return MemoryGroup::optimizer;
    case MemoryTerm::logits: return MemoryGroup::logits;
    case MemoryTerm::backward_working_set:
    case MemoryTerm::cp_buffers:
    case MemoryTerm::gathered_weights:
    case MemoryTerm::optimizer_working_set:
    case MemoryTerm::gradient_buckets:
    case MemoryTerm::dummy_weight_gradients:
    case MemoryTerm::workspace:
    case MemoryTerm::offload_buffers: return MemoryGroup::buffers;
    case MemoryTerm::fragmentation: return MemoryGroup::fragmentation;
    case MemoryTerm::nccl: return MemoryGroup::nccl;
    case MemoryTerm::context: return MemoryGroup::context;
    default: return MemoryGroup::activations;
    }
}

const char* memory_group_name(MemoryGroup group) {
    static constexpr const char* names[] = {"weights", "gradients", "optimizer", "activations", "logits", "buffers", "nccl", "context", "fragmentation"};
    static_assert(std::size(names) == kMemoryGroups);
    return names[static_cast<std::size_t>(group)];
}

const char* memory_moment_name(MemoryMoment moment) {
    static constexpr const char* names[] = {"load", "loss", "backward", "optimizer"};
    static_assert(std::size(names) == kMemoryMoments);
    return names[static_cast<std::size_t>(moment)];
}

const char* verdict_name(Verdict verdict) {
    static constexpr const char* names[] = {"fits", "tight", "at_risk", "out_of_memory"};
    return names[static_cast<std::size_t>(verdict)];
}

const char* traffic_name(Traffic::Dimension dimension) {
    static constexpr const char* names[] = {"tensor", "context", "expert", "pipeline", "data", "expert_data"};
    return names[static_cast<std::size_t>(dimension)];
}

Bytes StageMemory::total() const {
    Bytes odd, even; // two sums, so that additions need not wait for each other
    for (std::size_t i = 0; i + 1 < kMemoryTerms; i += 2) {
        even += terms[i];
        odd += terms[i + 1];
    }
    return kMemoryTerms % 2 == 0 ? even + odd : even + odd + terms[kMemoryTerms - 1];
}

Bytes StageMemory::steady() const {
    const StageMemory& self = *this;
    return self[MemoryTerm::weights] + self[MemoryTerm::gradients] + self[MemoryTerm::optimizer] +
           self[MemoryTerm::gradient_buckets] + self[MemoryTerm::dummy_weight_gradients] + self[MemoryTerm::workspace] + update_leaves;
}

Bytes StageMemory::allocated() const {
    const StageMemory& self = *this;
    return total() - self[MemoryTerm::fragmentation] - self[MemoryTerm::nccl] - self[MemoryTerm::context];
}

Bytes StageMemory::reserved() const {
    const StageMemory& self = *this;
    return total() - self[MemoryTerm::nccl] - self[MemoryTerm::context] + run_ahead;
}

Bytes StageMemory::group(MemoryGroup group) const {
    Bytes sum;
    for (std::size_t i = 0; i < kMemoryTerms; ++i)
        if (memory_group(static_cast<MemoryTerm>(i)) == group) sum += terms[i];
    return sum;
}

double MemoryEstimate::headroom() const {
    if (stages.empty() || capacity <= Bytes(0)) return 0;
    return 1 - stages[worst_stage].total() / capacity;
}

Seconds StepTime::total() const {
    Seconds total;
    for (const Seconds term : terms) total += term;
    return total;
}

} // namespace fivefold
