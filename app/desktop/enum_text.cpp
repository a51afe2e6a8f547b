// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/enum_text.h"

#include <QCoreApplication>

namespace fivefold {

namespace {

/// Context of translation for all of these.
struct Names {
    Q_DECLARE_TR_FUNCTIONS(Names)
};

} // namespace

QString scheduleText(Schedule schedule) {
    switch (schedule) {
    case Schedule::one_f_one_b:
        return Names::tr("1F1B");
    case Schedule::gpipe:
        return Names::tr("GPipe");
    case Schedule::zero_bubble_h1:
        return Names::tr("Zero bubble H1");
    case Schedule::zero_bubble_v:
        return Names::tr("Zero bubble V");
    case Schedule::dual_pipe:
        return Names::tr("DualPipe");
    }
    return {};
}

QString zeroText(std::int64_t stage) {
    switch (stage) {
    case 0:
        return Names::tr("0: nothing");
    case 1:
        return Names::tr("1: optimizer");
    case 2:
        return Names::tr("2: + gradients");
    case 3:
        return Names::tr("3: + weights");
    default:
        return QString::number(stage);
    }
}

QString recomputeText(RecomputeKind kind) {
    switch (kind) {
    case RecomputeKind::none:
        return Names::tr("None");
    case RecomputeKind::selective:
        return Names::tr("Selective");
    case RecomputeKind::full:
        return Names::tr("Full");
    }
    return {};
}

QString recomputeModulesText(unsigned modules) {
    QStringList names;
    for (const RecomputeModule module : kRecomputeModules) {
        if ((modules & module) == 0) continue;
        switch (module) {
        case recompute_core_attention: names.append(Names::tr("core attention")); break;
        case recompute_layernorm: names.append(Names::tr("norms")); break;
        case recompute_mlp: names.append(Names::tr("MLP")); break;
        case recompute_moe: names.append(Names::tr("experts")); break;
        case recompute_moe_activation: names.append(Names::tr("activation of experts")); break;
        case recompute_mla_up_projection: names.append(Names::tr("latent up-projection")); break;
        case recompute_shared_experts: names.append(Names::tr("shared experts")); break;
        }
    }
    return names.join(QStringLiteral(", "));
}

QString precisionText(Precision precision) {
    switch (precision) {
    case Precision::bf16:
        return Names::tr("bf16");
    case Precision::fp16:
        return Names::tr("fp16");
    case Precision::fp8:
        return Names::tr("fp8");
    case Precision::mxfp8:
        return Names::tr("mxfp8");
    case Precision::nvfp4:
        return Names::tr("nvfp4");
    case Precision::fp32:
        return Names::tr("fp32");
    }
    return {};
}

QString optimizerText(Optimizer optimizer) {
    switch (optimizer) {
    case Optimizer::adam:
        return Names::tr("AdamW");
    case Optimizer::adam_bf16_moments:
        return Names::tr("AdamW, bf16 moments");
    case Optimizer::adam_8bit:
        return Names::tr("AdamW, 8-bit");
    case Optimizer::sgd_momentum:
        return Names::tr("SGD with momentum");
    case Optimizer::muon:
        return Names::tr("Muon");
    case Optimizer::lion:
        return Names::tr("Lion");
    case Optimizer::adafactor:
        return Names::tr("Adafactor");
    }
    return {};
}

QString frameworkText(Framework framework) {
    switch (framework) {
    case Framework::megatron:
        return Names::tr("Megatron-Core");
    case Framework::nanotron:
        return Names::tr("nanotron");
    case Framework::torchtitan:
        return Names::tr("torchtitan");
    case Framework::fsdp1:
        return Names::tr("PyTorch FSDP");
    case Framework::megatron_deepspeed:
        return Names::tr("Megatron-DeepSpeed");
    case Framework::deepspeed:
        return Names::tr("DeepSpeed");
    case Framework::internevo:
        return Names::tr("InternEvo");
    case Framework::aleph_alpha:
        return Names::tr("Aleph Alpha scaling");
    }
    return {};
}

QString exportTargetText(ExportTarget target) {
    switch (target) {
    case ExportTarget::nanotron:
        return Names::tr("nanotron");
    case ExportTarget::megatron:
        return Names::tr("Megatron-LM");
    case ExportTarget::bridge:
        return Names::tr("Megatron-Bridge");
    case ExportTarget::torchtitan:
        return Names::tr("torchtitan (Python)");
    case ExportTarget::torchtitan_toml:
        return Names::tr("torchtitan v0.2 (TOML)");
    case ExportTarget::accelerate:
        return Names::tr("accelerate (FSDP2)");
    case ExportTarget::deepspeed:
        return Names::tr("DeepSpeed");
    }
    return {};
}

QString launcherText(Launcher launcher) {
    switch (launcher) {
    case Launcher::slurm:
        return Names::tr("Slurm");
    case Launcher::skypilot:
        return Names::tr("SkyPilot");
    case Launcher::kubeflow:
        return Names::tr("Kubeflow");
    }
    return {};
}

QString attentionText(AttentionKernel kernel) {
    switch (kernel) {
    case AttentionKernel::unknown:
        return Names::tr("Framework's own");
    case AttentionKernel::unfused:
        return Names::tr("Unfused");
    case AttentionKernel::fused_softmax:
        return Names::tr("Fused softmax");
    case AttentionKernel::flash:
        return Names::tr("FlashAttention");
    case AttentionKernel::flash1:
        return Names::tr("FlashAttention 1");
    case AttentionKernel::flash2:
        return Names::tr("FlashAttention 2");
    case AttentionKernel::flash3:
        return Names::tr("FlashAttention 3");
    }
    return {};
}

QString switchText(Switch choice) {
    switch (choice) {
    case Switch::unknown:
        return Names::tr("Not stated");
    case Switch::off:
        return Names::tr("Off");
    case Switch::on:
        return Names::tr("On");
    }
    return {};
}

QString lossText(LossKind loss) {
    switch (loss) {
    case LossKind::unknown:
        return Names::tr("Not stated");
    case LossKind::unfused:
        return Names::tr("Unfused");
    case LossKind::native_fused:
        return Names::tr("Fused by the framework");
    case LossKind::fused:
        return Names::tr("Fused kernel");
    case LossKind::chunked:
        return Names::tr("In pieces");
    }
    return {};
}

QString cudaGraphsText(CudaGraphs graphs) {
    switch (graphs) {
    case CudaGraphs::unknown:
        return Names::tr("Not stated");
    case CudaGraphs::none:
        return Names::tr("None");
    case CudaGraphs::partial:
        return Names::tr("Without attention");
    case CudaGraphs::partial_with_attention:
        return Names::tr("With attention");
    case CudaGraphs::full_iteration:
        return Names::tr("Whole step");
    }
    return {};
}

QString dispatcherText(Dispatcher dispatcher) {
    switch (dispatcher) {
    case Dispatcher::unknown:
        return Names::tr("Not stated");
    case Dispatcher::nccl:
        return Names::tr("NCCL all-to-all");
    case Dispatcher::all_gather:
        return Names::tr("All-gather");
    case Dispatcher::deep_ep:
        return Names::tr("DeepEP");
    case Dispatcher::hybrid_ep:
        return Names::tr("HybridEP");
    }
    return {};
}

QString routingText(TokenRouting routing) {
    switch (routing) {
    case TokenRouting::unknown:
        return Names::tr("Not stated");
    case TokenRouting::dropless:
        return Names::tr("Dropless");
    case TokenRouting::balanced:
        return Names::tr("Forced balance");
    case TokenRouting::dropping:
        return Names::tr("Dropping");
    }
    return {};
}

QString cpKindText(CpKind kind) {
    switch (kind) {
    case CpKind::ring:
        return Names::tr("Ring, zigzag");
    case CpKind::all_gather:
        return Names::tr("All-gather");
    case CpKind::ulysses:
        return Names::tr("All-to-all (Ulysses)");
    case CpKind::hierarchical:
        return Names::tr("All-to-all and ring");
    }
    return {};
}

QString fp8RecipeText(Fp8Recipe recipe) {
    switch (recipe) {
    case Fp8Recipe::unknown:
        return Names::tr("Not stated");
    case Fp8Recipe::delayed:
        return Names::tr("Delayed");
    case Fp8Recipe::current:
        return Names::tr("Current");
    case Fp8Recipe::rowwise:
        return Names::tr("By row");
    case Fp8Recipe::blockwise:
        return Names::tr("By block");
    }
    return {};
}

QString activationText(Activation activation) {
    switch (activation) {
    case Activation::silu:
        return Names::tr("SiLU");
    case Activation::gelu:
        return Names::tr("GELU");
    case Activation::relu:
        return Names::tr("ReLU");
    case Activation::squared_relu:
        return Names::tr("Squared ReLU");
    }
    return {};
}

QString positionsText(Positions positions) {
    switch (positions) {
    case Positions::rope:
        return Names::tr("Rotary");
    case Positions::learned:
        return Names::tr("Learned");
    case Positions::alibi:
        return Names::tr("ALiBi");
    case Positions::none:
        return Names::tr("None");
    }
    return {};
}

QString normText(NormKind norm) {
    switch (norm) {
    case NormKind::rms:
        return Names::tr("RMSNorm");
    case NormKind::layer_with_bias:
        return Names::tr("LayerNorm");
    case NormKind::without_weights:
        return Names::tr("Without weights");
    }
    return {};
}

QString qkNormText(QkNorm norm) {
    switch (norm) {
    case QkNorm::none:
        return Names::tr("None");
    case QkNorm::per_head:
        return Names::tr("Per head");
    case QkNorm::full_width:
        return Names::tr("Full width");
    }
    return {};
}

} // namespace fivefold
