// SPDX-License-Identifier: Apache-2.0
// What goes with formulas: units of symbols, citations of equations, what terms leave out.
#include "core/explain/formulas.h"

namespace fivefold::explaining {
namespace {

struct SymbolUnit {
    std::string_view symbol;
    ExplainedUnit unit;
};
/// Symbols that the letter before their underscore does not tell.
constexpr SymbolUnit kUnits[] = {
    {"t", ExplainedUnit::number}, {"t_e", ExplainedUnit::number}, {"a", ExplainedUnit::number}, {"b", ExplainedUnit::number}, {"T", ExplainedUnit::tokens}, {"T_all", ExplainedUnit::tokens},
    {"T_loss", ExplainedUnit::tokens}, {"s", ExplainedUnit::tokens}, {"s_eff", ExplainedUnit::tokens}, {"X", ExplainedUnit::seconds}, {"X_low", ExplainedUnit::seconds}, {"F_muon", ExplainedUnit::flop},
    {"F", ExplainedUnit::flop_per_second}, {"H", ExplainedUnit::bytes_per_second}, {"y_price", ExplainedUnit::dollars}, {"x_tile", ExplainedUnit::number},
};
/// Letters before an underscore: memory, times, latencies, parameters, FLOPs, rates, bytes of one element.
constexpr SymbolUnit kPrefixes[] = {
    {"M_", ExplainedUnit::bytes}, {"t_", ExplainedUnit::seconds}, {"a_", ExplainedUnit::seconds}, {"P_", ExplainedUnit::parameters}, {"C_", ExplainedUnit::flop}, {"F_", ExplainedUnit::flop_per_second},
    {"H_", ExplainedUnit::bytes_per_second}, {"w_", ExplainedUnit::bytes_per_second}, {"b_", ExplainedUnit::bytes_each}, {"q_", ExplainedUnit::bytes_each}, {"x_", ExplainedUnit::ratio}, {"e_", ExplainedUnit::ratio},
};

struct Citation {
    std::string_view equation;
    const char* source;
};
constexpr Citation kCitations[] = {
    {"0.3", "Megatron-LM, parallel_state.py"},
    {"1.6", "parameter counts of published checkpoints"},
    {"1.7", "parameter counts of published checkpoints"},
    {"1.8", "Megatron-LM, theoretical_memory_usage.py"},
    {"1.9", "Megatron-LM, theoretical_memory_usage.py"},
    {"2.2", "Megatron-LM, num_floating_point_operations"},
    {"2.3", "Narayanan et al. 2021, equation 3"},
    {"2.4", "Megatron-LM, num_floating_point_operations"},
    {"2.5", "Megatron-LM, num_floating_point_operations; Korthikanti et al. 2022, appendix A"},
    {"2.6", "Korthikanti et al. 2022, appendix A; Dao 2023 (FlashAttention-2)"},
    {"2.8", "Chowdhery et al. 2022 (PaLM); Megatron-LM, num_floating_point_operations"},
    {"3.1", "Rajbhandari et al. 2020 (ZeRO); Megatron-LM, distributed optimizer"},
    {"3.2", "PyTorch FSDP; DeepSpeed, ZeRO configuration"},
    {"3.3", "Korthikanti et al. 2022, equation 1"},
    {"3.4", "Korthikanti et al. 2022, equations 1 and 4"},
    {"3.5", "Korthikanti et al. 2022, equation 1"},
    {"3.6", "Korthikanti et al. 2022, equations 1 and 6; Dao 2023 (FlashAttention-2)"},
    {"3.7", "Korthikanti et al. 2022, equation 1"},
    {"3.8", "Korthikanti et al. 2022, equation 1"},
    {"3.9", "Megatron-Core, mixture of experts"},
    {"3.10", "Chen et al. 2016; Narayanan et al. 2021, section 3.5"},
    {"3.11", "Llama 3 report, section 3.3; Jacobs et al. 2023 (DeepSpeed-Ulysses)"},
    {"3.12", "Narayanan et al. 2021; Qi et al. 2023 (zero bubble)"},
    {"3.13", "Korthikanti et al. 2022; Megatron-LM, schedules.py"},
    {"3.14", "Megatron-LM, cross_entropy.py"},
    {"3.15", "fitted to published memory readings"},
    {"3.16", "Megatron-LM, distributed data parallel; SimuMax (Transformer Engine)"},
    {"3.17", "NCCL, init.cc; ml-engineering (Bekman)"},
    {"3.18", "fitted to published runs that fit and that did not"},
    {"3.19", "Ren et al. 2021 (ZeRO-Offload)"},
    {"3.20", "Calculon (Isaev et al. 2023)"},
    {"4.6", "SimuMax, compute_net_op_time; How to Scale Your Model (Google DeepMind)"},
    {"4.7", "NCCL, tuning.cc"},
    {"4.7m", "measured on such a node"},
    {"4.8", "Narayanan et al. 2021; Korthikanti et al. 2022; Megatron-LM, layers.py"},
    {"4.9", "Llama 3 report, section 3.3; Jacobs et al. 2023 (DeepSpeed-Ulysses)"},
    {"4.11", "DeepSeek-V3 report, section 3.2; DeepEP"},
    {"4.12", "Narayanan et al. 2021, section 4.1"},
    {"4.13", "Rajbhandari et al. 2020 (ZeRO), section 7; PyTorch FSDP"},
    {"5.1", "fitted to published runs"},
    {"5.2", "Narayanan et al. 2021"},
    {"5.4", "NVIDIA, Matrix Multiplication Background User's Guide"},
    {"5.8", "NVIDIA, Matrix Multiplication Background User's Guide; SimuMax, measured shapes"},
    {"5.9", "Dao 2023 (FlashAttention-2)"},
    {"5.10", "Dao 2023 (FlashAttention-2); Shah et al. 2024 (FlashAttention-3)"},
    {"5.11", "fitted to SimuMax, measured attention kernels"},
    {"5.12", "kernels of the framework, counted"},
    {"5.13", "Megatron-LM, distributed optimizer, counted"},
    {"6.1", "Megatron-LM and Transformer Engine, overlap of tensor parallelism"},
    {"6.2", "overlap at a constant rate; fitted contention"},
    {"6.4", "Narayanan et al. 2021, section 2.2"},
    {"6.5", "Huang et al. 2019 (GPipe); Narayanan et al. 2021, section 2.2"},
    {"6.6", "Narayanan et al. 2021, section 2.2"},
    {"6.7", "Qi et al. 2023 (zero bubble); DeepSeek-V3 report (DualPipe)"},
    {"6.8", "derived from the schedule; checked against its simulation"},
    {"6.9", "derived from the schedule; checked against its simulation"},
    {"6.10", "Megatron-LM, distributed data parallel"},
    {"6.11", "PyTorch FSDP"},
    {"6.13", "fitted to published runs"},
    {"6.14", "SimuMax, straggler model"},
    {"6.15", "sum of its parts"},
    {"7.5", "Narayanan et al. 2021, section 5.1"},
};

struct LeftOut {
    std::string_view term;
    std::vector<std::string> ids;
};

} // namespace

ExplainedUnit unit_of(std::string_view symbol) {
    for (const SymbolUnit& known : kUnits)
        if (known.symbol == symbol) return known.unit;
    for (const SymbolUnit& known : kPrefixes)
        if (symbol.starts_with(known.symbol)) return known.unit;
    return ExplainedUnit::number;
}

const char* source_of(std::string_view equation) {
    for (const Citation& citation : kCitations)
        if (citation.equation == equation) return citation.source;
    return "";
}

std::vector<std::string> left_out_of(std::string_view term) {
    static const LeftOut list[] = {
        {"weights", {"own_tensors"}},
        {"gradients", {"own_tensors"}},
        {"optimizer", {"own_tensors"}},
        {"norm_inputs", {"small_tensors"}}, {"norm_outputs", {"small_tensors"}}, {"qkv", {"small_tensors"}}, {"attention_output", {"small_tensors"}}, {"attention_scores", {"small_tensors"}},
        {"latent", {"small_tensors"}}, {"mlp", {"small_tensors"}}, {"router", {"small_tensors"}}, {"experts", {"hot_experts", "small_tensors"}}, {"shared_expert", {"small_tensors"}},
        {"checkpoints", {"block_choice"}}, {"recompute_working_set", {"block_choice"}},
        {"logits", {"own_loss"}},
        {"backward_working_set", {"kernel_workspace"}}, {"workspace", {"kernel_workspace"}}, {"cp_buffers", {"kernel_workspace"}},
        {"gathered_weights", {"prefetch_depth"}},
        {"fragmentation", {"run_ahead", "allocation_order"}}, {"nccl", {"transport_buffers"}}, {"context", {"other_processes"}},
        {"total", {"run_ahead", "own_tensors", "checkpoint_load"}}, {"activations", {"small_tensors"}}, {"buffers", {"kernel_workspace"}},
        {"gemm", {"clock_rate", "kernel_choice"}}, {"attention", {"clock_rate", "packed_documents"}}, {"memory_bound", {"custom_kernels"}}, {"quantise", {"custom_kernels"}},
        {"recompute", {"block_choice"}}, {"host", {"host_load"}},
        {"tensor_parallel", {"network_load"}}, {"context_parallel", {"network_load"}}, {"expert_parallel", {"hot_experts", "network_load"}}, {"pipeline_parallel", {"network_load"}},
        {"data_parallel", {"network_load"}}, {"bubble", {"single_operations"}}, {"imbalance", {"single_operations"}}, {"offload", {"host_load"}}, {"straggler", {"slow_gpus"}},
        {"step_time", {"data_loading", "checkpoint_writing", "clock_rate", "network_load"}}, {"step_time_low", {"clock_rate"}}, {"step_time_high", {"clock_rate"}},
        {"tokens_per_second_per_gpu", {"data_loading", "checkpoint_writing"}}, {"model_tflops_per_gpu", {"uncounted_flops"}}, {"mfu", {"uncounted_flops"}}, {"mfu_full_attention", {"uncounted_flops"}},
        {"hfu", {"uncounted_flops"}}, {"days", {"failures"}}, {"gpu_hours", {"failures"}}, {"cost", {"failures", "other_costs"}},
        {"parameters", {"prediction_layers"}}, {"active_parameters", {"prediction_layers"}},
        {"headroom", {"run_ahead", "own_tensors"}}, {"fit_probability", {"own_tensors"}}, {"memory_low", {"own_tensors"}}, {"memory_high", {"own_tensors"}},
    };
    for (const LeftOut& entry : list)
        if (entry.term == term) return entry.ids;
    return {};
}

} // namespace fivefold::explaining
