// SPDX-License-Identifier: Apache-2.0
// Plans and estimates written out by hand, so that golden files depend neither on the catalogue nor on the cost model.
#pragma once

#include "core/estimate/estimate.h"
#include "core/formats/export.h"
#include "core/plan/plan.h"

namespace fivefold::golden {

struct Case {
    Plan plan;
    Estimate estimate;
};

inline Gpu h100() {
    Gpu gpu;
    gpu.id = "h100-sxm5-80gb";
    gpu.name = "NVIDIA H100 SXM5 80GB";
    gpu.vendor = "NVIDIA";
    gpu.architecture = "Hopper";
    gpu.marketing_gb = 80;
    gpu.usable_memory = Bytes(85029158912.0);
    gpu.hbm = BytesPerSecond(3.35e12);
    gpu.multiprocessors = 132;
    gpu.bf16 = gpu.fp16 = FlopsPerSecond(989.4e12);
    gpu.tf32 = FlopsPerSecond(494.7e12);
    gpu.fp8 = FlopsPerSecond(1978.9e12);
    gpu.scale_up = "NVLink 4";
    gpu.scale_up_bandwidth = BytesPerSecond(450e9);
    gpu.scale_up_domain = 8;
    gpu.pcie = BytesPerSecond(63e9);
    gpu.tdp = Watts(700);
    gpu.price_per_hour = Dollars(2.99);
    gpu.from_memory = {"pcie", "tdp"};
    return gpu;
}

inline Network dgx_h100() {
    Network network;
    network.id = "dgx-h100";
    network.name = "DGX H100";
    network.gpu = "h100-sxm5-80gb";
    network.fabric = "InfiniBand NDR";
    network.nics_per_node = 8;
    network.bandwidth_per_gpu = BytesPerSecond(50e9);
    return network;
}

inline Transformer llama_8b() {
    Transformer model;
    model.name = "Llama-3.1-8B";
    model.layers = 32;
    model.hidden = 4096;
    model.heads = 32;
    model.kv_heads = 8;
    model.head_dim = 128;
    model.ffn = 14336;
    model.vocab = 128256;
    model.max_positions = 131072;
    model.rope_theta = 500000;
    return model;
}

inline Transformer llama_405b() {
    Transformer model = llama_8b();
    model.name = "Llama-3.1-405B";
    model.layers = 126;
    model.hidden = 16384;
    model.heads = 128;
    model.ffn = 53248;
    return model;
}

inline Transformer mixtral_8x7b() {
    Transformer model = llama_8b();
    model.name = "Mixtral-8x7B";
    model.family = "mixtral";
    model.ffn = 0;
    model.vocab = 32000;
    model.max_positions = 32768;
    model.rope_theta = 1e6;
    MixtureOfExperts moe;
    moe.experts = 8;
    moe.top_k = 2;
    moe.ffn = 14336;
    model.moe = moe;
    return model;
}

inline Transformer deepseek_v3() {
    Transformer model;
    model.name = "DeepSeek-V3";
    model.family = "deepseek_v3";
    model.layers = 61;
    model.hidden = 7168;
    model.heads = model.kv_heads = 128;
    model.head_dim = 128;
    model.ffn = 18432;
    model.vocab = 129280;
    model.max_positions = 163840;
    model.norm_epsilon = 1e-6;
    model.latent = LatentAttention{1536, 512, 128, 64, 128};
    MixtureOfExperts moe;
    moe.experts = 256;
    moe.top_k = 8;
    moe.ffn = 2048;
    moe.shared_ffn = 2048;
    moe.router_bias = true;
    moe.first_dense = 3;
    model.moe = moe;
    model.mtp_layers = 1;
    return model;
}

inline Case make_case(const char* name, Transformer model, int nodes) {
    Case made;
    made.plan.name = name;
    made.plan.model = std::move(model);
    made.plan.cluster = {h100(), dgx_h100(), nodes, 8};
    made.estimate.valid = true;
    made.estimate.memory.capacity = made.plan.cluster.gpu.usable_memory;
    made.estimate.time.terms[0] = Seconds(4.25);
    made.estimate.time.low = Seconds(4.0);
    made.estimate.time.high = Seconds(4.75);
    made.estimate.time.band_basis = "calibrated, interpolating";
    return made;
}

inline void set_memory(Case& made, double fullest_gib, std::size_t stage) {
    made.estimate.memory.stages.resize(static_cast<std::size_t>(made.plan.layout.pp));
    made.estimate.memory.stages[stage][MemoryTerm::weights] = gib(fullest_gib);
    made.estimate.memory.worst_stage = stage;
}

/// 16 GPUs: TP 4 with sequence parallelism, PP 2, DP 2.
inline Case llama_8b_16(Framework framework = Framework::megatron) {
    Case made = make_case("Llama 3.1 8B on 16 GPUs", llama_8b(), 2);
    Plan& plan = made.plan;
    plan.training.framework = framework;
    plan.training.global_batch = 128;
    plan.training.total_tokens = 1.048576e9;
    plan.layout.tp = 4;
    plan.layout.pp = plan.layout.dp = 2;
    plan.layout.accumulation = 64;
    made.estimate.layers_per_stage = {16, 16};
    set_memory(made, 32.5, 0);
    return made;
}

/// 16 384 GPUs: 126 layers over 128 virtual stages; embedding and loss take a slot each.
inline Case llama_405b_16384() {
    Case made = make_case("Llama 3.1 405B on 16384 GPUs", llama_405b(), 2048);
    Plan& plan = made.plan;
    plan.training.global_batch = 2048;
    plan.layout.tp = 8;
    plan.layout.pp = 16;
    plan.layout.vpp = 8;
    plan.layout.dp = 128;
    plan.layout.accumulation = 16;
    plan.layout.recompute.kind = RecomputeKind::none;
    made.estimate.layers_per_stage.assign(128, 1);
    made.estimate.layers_per_stage.front() = made.estimate.layers_per_stage.back() = 0;
    set_memory(made, 61.75, 1);
    return made;
}

/// 256 GPUs: TP 2, PP 16 with two virtual stages, EP 16, multi-token prediction.
inline Case deepseek_v3_256() {
    Case made = make_case("DeepSeek-V3 on 256 GPUs", deepseek_v3(), 32);
    Plan& plan = made.plan;
    plan.training.seq_len = 4096;
    plan.training.global_batch = 2048;
    plan.training.precision = Precision::fp8;
    plan.training.optimizer = Optimizer::adam_bf16_moments;
    plan.training.dispatcher = Dispatcher::deep_ep;
    plan.training.attention = AttentionKernel::flash;
    plan.training.loss = LossKind::fused;
    plan.layout.tp = 2;
    plan.layout.pp = 16;
    plan.layout.vpp = 2;
    plan.layout.dp = 8;
    plan.layout.ep = 16;
    plan.layout.accumulation = 256;
    plan.layout.recompute = {RecomputeKind::selective, recompute_mla_up_projection | recompute_moe_activation | recompute_layernorm};
    made.estimate.layers_per_stage.assign(32, 2);
    made.estimate.layers_per_stage[30] = 1;
    made.estimate.layers_per_stage[31] = 0;
    set_memory(made, 70.25, 0);
    return made;
}

/// 64 GPUs: Megatron-FSDP (ZeRO-3), CP 2, EP 8, full recomputation.
inline Case mixtral_64() {
    Case made = make_case("Mixtral 8x7B on 64 GPUs", mixtral_8x7b(), 8);
    Plan& plan = made.plan;
    plan.training.global_batch = 256;
    plan.layout.cp = 2;
    plan.layout.dp = 32;
    plan.layout.ep = 8;
    plan.layout.zero = 3;
    plan.layout.accumulation = 8;
    plan.layout.recompute.kind = RecomputeKind::full;
    made.estimate.layers_per_stage = {32};
    set_memory(made, 50.5, 0);
    return made;
}

/// DeepSeek-V3 as torchtitan can run it: FSDP2, AdamW, AdamW's fp32 moments.
inline Case deepseek_v3_titan() {
    Case made = deepseek_v3_256();
    made.plan.training.framework = Framework::torchtitan;
    made.plan.training.optimizer = Optimizer::adam;
    made.plan.layout.zero = 2;
    return made;
}

/// The small Llama plan in a form that a target can run: its estimate's framework, sharding and, where it has none, no pipeline.
inline Case for_target(ExportTarget target) {
    Case made = llama_8b_16();
    Plan& plan = made.plan;
    const bool wraps = target == ExportTarget::accelerate || target == ExportTarget::deepspeed;
    if (target == ExportTarget::nanotron) plan.training.framework = Framework::nanotron;
    if (target == ExportTarget::torchtitan || target == ExportTarget::torchtitan_toml) plan.training.framework = Framework::torchtitan;
    if (target == ExportTarget::accelerate) plan.training.framework = Framework::fsdp1;
    if (target == ExportTarget::deepspeed) plan.training.framework = Framework::deepspeed;
    if (plan.training.framework == Framework::torchtitan || wraps) plan.layout.zero = 3;
    if (wraps) {
        plan.layout.pp = 1;
        plan.layout.dp = 4;
        plan.layout.accumulation = 32;
        plan.layout.sequence_parallel = false;
        made.estimate.layers_per_stage = {32};
        set_memory(made, 32.5, 0);
    }
    return made;
}

} // namespace fivefold::golden
