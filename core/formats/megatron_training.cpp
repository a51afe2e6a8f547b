// SPDX-License-Identifier: Apache-2.0
// Batch, precision, optimizer, recomputation and kernels on Megatron-LM's command line.
#include "core/formats/enum_names.h"
#include "core/formats/launch_file.h"
#include "core/formats/megatron_args.h"

#include <algorithm>
#include <cmath>

namespace fivefold {

unsigned applicable_recompute_modules(const Plan& plan) {
    const Transformer& model = plan.model;
    unsigned modules = plan.layout.recompute.modules;
    if (!model.latent) modules &= ~static_cast<unsigned>(recompute_mla_up_projection);
    if (!model.moe) modules &= ~static_cast<unsigned>(recompute_moe | recompute_moe_activation | recompute_shared_experts);
    if (model.moe && model.moe->shared_ffn == 0) modules &= ~static_cast<unsigned>(recompute_shared_experts);
    if (model.moe && moe_layer_count(model) == model.layers) modules &= ~static_cast<unsigned>(recompute_mlp);
    return modules;
}

namespace {

void add_recompute(MegatronArgs& args, const Plan& plan) {
    if (plan.layout.recompute.kind == RecomputeKind::full) {
        args.set("recompute-granularity", "full");
        args.set("recompute-method", "uniform");
        args.set("recompute-num-layers", 1);
    } else if (plan.layout.recompute.kind == RecomputeKind::selective) {
        const unsigned modules = applicable_recompute_modules(plan);
        if (modules == 0) return;
        MegatronArgs::Words names;
        for (const auto& [module, name] : enum_names<RecomputeModule>())
            if ((modules & module) != 0) names.emplace_back(name);
        args.set("recompute-granularity", "selective");
        args.set("recompute-modules", std::move(names));
    }
}

const char* fp8_recipe(Fp8Recipe recipe) {
    switch (recipe) {
    case Fp8Recipe::delayed:
        return "delayed";
    case Fp8Recipe::blockwise:
        return "blockwise";
    case Fp8Recipe::unknown:
    case Fp8Recipe::rowwise: // Megatron has none; a scale a tensor is nearest
    case Fp8Recipe::current:
        break;
    }
    return "tensorwise";
}

void add_precision(MegatronArgs& args, const Training& training) {
    switch (training.precision) {
    case Precision::fp32:
        return;
    case Precision::fp16:
        args.flag("fp16");
        return;
    case Precision::bf16:
        args.flag("bf16");
        return;
    case Precision::fp8:
        args.flag("bf16");
        args.set("fp8-format", training.fp8_recipe == Fp8Recipe::blockwise ? "e4m3" : "hybrid");
        args.set("fp8-recipe", fp8_recipe(training.fp8_recipe));
        break;
    case Precision::mxfp8:
        args.flag("bf16");
        args.set("fp8-format", "e4m3");
        args.set("fp8-recipe", "mxfp8");
        break;
    case Precision::nvfp4:
        args.flag("bf16");
        args.set("fp4-format", "e2m1");
        args.set("fp4-recipe", "nvfp4");
        break;
    }
    const bool fp8 = training.precision == Precision::fp8 || training.precision == Precision::mxfp8;
    args.flag_if(fp8 && is_on(training.low_precision_weights, false), "fp8-param-gather");
}

void add_optimizer(MegatronArgs& args, const Training& training) {
    const auto low_precision_moments = [&](const char* dtype) {
        args.set("optimizer", "adam");
        args.flag("use-precision-aware-optimizer");
        if (training.grad_bytes == 2) args.set("main-grads-dtype", "bf16");
        args.set("exp-avg-dtype", dtype);
        args.set("exp-avg-sq-dtype", dtype);
    };
    switch (training.optimizer) {
    case Optimizer::adam:
    case Optimizer::adafactor:
        args.set("optimizer", "adam");
        break;
    case Optimizer::adam_bf16_moments:
        low_precision_moments("bf16");
        break;
    case Optimizer::adam_8bit:
        low_precision_moments("fp8");
        break;
    case Optimizer::sgd_momentum:
        args.set("optimizer", "sgd");
        args.set("sgd-momentum", 0.9);
        break;
    case Optimizer::muon:
        args.set("optimizer", "muon");
        break;
    case Optimizer::lion:
        args.set("optimizer", "lion");
        break;
    }
    args.flag_if(training.grad_bytes == 2 && training.precision != Precision::fp32, "grad-reduce-in-bf16");
    args.flag_if(training.grad_bytes == 4, "accumulate-allreduce-grads-in-fp32");
}

void add_offload(MegatronArgs& args, const Plan& plan) {
    const Training& training = plan.training;
    if (training.offload_optimizer > 0) {
        args.flag("optimizer-cpu-offload");
        args.set("optimizer-offload-fraction", training.offload_optimizer);
        if (training.optimizer != Optimizer::adam_bf16_moments && training.optimizer != Optimizer::adam_8bit) args.flag("use-precision-aware-optimizer");
    }
    if (training.offload_activations > 0 && plan.model.layers > 1) // one layer always stays
        args.set("cpu-offloading-num-layers", std::clamp<std::int64_t>(std::llround(training.offload_activations * static_cast<double>(plan.model.layers)), 1, plan.model.layers - 1));
}

void add_kernels(MegatronArgs& args, const Plan& plan) {
    const Training& training = plan.training;
    args.set("transformer-impl", is_on(training.transformer_engine, true) ? "transformer_engine" : "local");
    switch (training.attention) {
    case AttentionKernel::unknown:
        break;
    case AttentionKernel::flash:
    case AttentionKernel::flash1:
    case AttentionKernel::flash2:
    case AttentionKernel::flash3:
        args.set("attention-backend", "flash");
        break;
    case AttentionKernel::fused_softmax:
        args.set("attention-backend", "unfused");
        break;
    case AttentionKernel::unfused:
        args.set("attention-backend", "unfused");
        args.flag("no-masked-softmax-fusion");
        break;
    }
    if (training.loss == LossKind::native_fused || training.loss == LossKind::fused || training.loss == LossKind::chunked) {
        args.flag("cross-entropy-loss-fusion");
        args.set("cross-entropy-fusion-impl", "native"); // its parser turns Transformer Engine's down
    }
    if (training.cuda_graphs == CudaGraphs::full_iteration) {
        args.set("cuda-graph-impl", "full_iteration");
        args.flag("te-rng-tracker");
        args.flag("no-check-for-nan-in-loss-and-grad");
    } else if (training.cuda_graphs == CudaGraphs::partial || training.cuda_graphs == CudaGraphs::partial_with_attention) {
        MegatronArgs::Words modules;
        if (training.cuda_graphs == CudaGraphs::partial_with_attention) modules.emplace_back("attn");
        if (plan.model.moe) {
            modules.emplace_back("moe_router");
            modules.emplace_back("moe_preprocess");
        } else {
            modules.emplace_back("mlp");
        }
        args.set("cuda-graph-impl", "transformer_engine");
        args.set("cuda-graph-modules", std::move(modules));
        args.flag("te-rng-tracker");
    }
}

} // namespace

void add_megatron_training(MegatronArgs& args, const Plan& plan) {
    args.set("seq-length", plan.training.seq_len);
    args.set("micro-batch-size", plan.layout.micro_batch);
    args.set("global-batch-size", plan.training.global_batch);
    add_recompute(args, plan);
    add_precision(args, plan.training);
    add_optimizer(args, plan.training);
    add_offload(args, plan);
    add_kernels(args, plan);
    args.set("train-iters", training_steps(plan.training));
    args.set("lr", 3e-4);
    args.set("min-lr", 3e-5);
    args.set("lr-decay-style", "cosine");
    args.set("lr-warmup-iters", warmup_steps(plan.training));
    args.set("weight-decay", 0.1);
    args.set("clip-grad", 1.0);
    args.set("adam-beta1", 0.9);
    args.set("adam-beta2", 0.95);
    args.set("log-interval", 1);
}

} // namespace fivefold
