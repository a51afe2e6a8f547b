// SPDX-License-Identifier: Apache-2.0
// Precision, optimizer, kernels, overlap and offload in Megatron-LM's arguments.
#include "core/formats/enum_names.h"
#include "core/formats/import_megatron.h"
#include "core/formats/run_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold {
namespace {

using namespace import_limits;

Fp8Recipe fp8_recipe(std::string_view word) {
    if (has(word, "delayed")) return Fp8Recipe::delayed;
    if (has(word, "blockwise") || has(word, "subchannel")) return Fp8Recipe::blockwise;
    return has(word, "tensorwise") || has(word, "current") ? Fp8Recipe::current : Fp8Recipe::unknown;
}

/// "bf16_with_fp8_current_scaling_mixed", the recipes of Megatron-Bridge.
void read_mixed_precision(ImportReader& reader, Training& training) {
    const auto text = reader.text("mixed-precision");
    if (!text) return;
    const std::string word = lower_case(*text);
    if (has(word, "mxfp8"))
        training.precision = Precision::mxfp8;
    else if (has(word, "nvfp4") || has(word, "fp4"))
        training.precision = Precision::nvfp4;
    else if (has(word, "fp8"))
        training.precision = Precision::fp8, training.fp8_recipe = fp8_recipe(word);
    else if (has(word, "bf16"))
        training.precision = Precision::bf16;
    else if (has(word, "fp16"))
        training.precision = Precision::fp16;
    else if (has(word, "32"))
        training.precision = Precision::fp32;
    else
        reader.unknown("mixed-precision", *text,
                       "bf16_mixed, fp16_mixed, bf16_with_fp8_current_scaling_mixed, bf16_with_mxfp8_mixed, bf16_with_nvfp4_mixed");
    reader.taken("mixed-precision", "training.precision", enum_name(training.precision));
}

void read_precision(ImportReader& reader, Training& training, MegatronDialect dialect) {
    const auto fp8 = reader.text("fp8-format"), fp4 = reader.text("fp4-format");
    const bool fp16 = reader.flag("fp16").value_or(false), bf16 = reader.flag("bf16").value_or(dialect == MegatronDialect::bridge && !fp16);
    training.precision = bf16 ? Precision::bf16 : fp16 ? Precision::fp16 : Precision::fp32;
    for (const char* name : {"bf16", "fp16"})
        if (reader.has(name)) reader.taken(name, "training.precision", enum_name(training.precision));
    read_mixed_precision(reader, training);
    if (fp8) {
        const std::string recipe = reader.text("fp8-recipe").value_or("delayed"); // Megatron's default
        training.precision = recipe == "mxfp8" ? Precision::mxfp8 : Precision::fp8;
        training.fp8_recipe = training.precision == Precision::fp8 ? fp8_recipe(recipe) : Fp8Recipe::unknown;
        reader.taken("fp8-format", "training.precision", enum_name(training.precision));
        if (reader.has("fp8-recipe")) reader.taken("fp8-recipe", "training.fp8_recipe", recipe);
    }
    if (fp4) {
        training.precision = Precision::nvfp4;
        reader.taken("fp4-format", "training.precision", "nvfp4");
        reader.ignored("fp4-recipe", "the precision says it");
    }
    bool low = false;
    if (reader.take("fp8-param-gather", "training.low_precision_weights", low))
        training.low_precision_weights = low ? Switch::on : Switch::off;
}

void read_optimizer(ImportReader& reader, Training& training) {
    if (const auto name = reader.text("optimizer")) {
        const std::string word = lower_case(*name);
        if (has(word, "muon"))
            training.optimizer = Optimizer::muon;
        else if (has(word, "adam"))
            training.optimizer = Optimizer::adam;
        else if (word == "sgd")
            training.optimizer = Optimizer::sgd_momentum;
        else if (word == "lion")
            training.optimizer = Optimizer::lion;
        else
            reader.unknown("optimizer", *name, "adam, sgd, muon, lion");
        reader.taken("optimizer", "training.optimizer", enum_name(training.optimizer));
    }
    if (training.optimizer == Optimizer::adam)
        if (const auto type = reader.text("exp-avg-dtype")) {
            if (has(*type, "bf16") || has(*type, "bfloat16"))
                training.optimizer = Optimizer::adam_bf16_moments;
            else if (has(*type, "fp8") || has(*type, "uint8"))
                training.optimizer = Optimizer::adam_8bit;
            reader.taken("exp-avg-dtype", "training.optimizer", enum_name(training.optimizer));
            reader.ignored("exp-avg-sq-dtype", "both moments count as of one type");
        }
    for (const char* name : {"use-precision-aware-optimizer", "main-grads-dtype"})
        reader.ignored(name, "the types of moments and gradients say it");
    if (reader.flag("grad-reduce-in-bf16").value_or(false)) {
        training.grad_bytes = 2;
        reader.taken("grad-reduce-in-bf16", "training.grad_bytes", "2");
    }
    for (const char* name : {"accumulate-allreduce-grads-in-fp32", "grad-reduce-in-fp32"})
        if (const auto wide = reader.flag(name)) {
            training.grad_bytes = *wide ? 4 : 2;
            reader.taken(name, "training.grad_bytes", std::to_string(training.grad_bytes));
        }
}

void read_offload(ImportReader& reader, PlanDraft& draft) {
    Training& training = draft.plan.training;
    if (reader.flag("optimizer-cpu-offload").value_or(false)) {
        training.offload_optimizer = 1;
        reader.taken("optimizer-cpu-offload", "training.offload_optimizer", "1");
        reader.take("optimizer-offload-fraction", "training.offload_optimizer", training.offload_optimizer, 0, 1);
    }
    const bool offloads = reader.flag("cpu-offloading").value_or(true); // a ConfigContainer says it besides the number
    if (const auto layers = reader.integer("cpu-offloading-num-layers", 0, kLayers); layers && *layers > 0 && offloads && draft.has_model) {
        training.offload_activations = std::min(1.0, static_cast<double>(*layers) / static_cast<double>(draft.plan.model.layers));
        reader.taken("cpu-offloading-num-layers", "training.offload_activations", fmt::format("{}", training.offload_activations));
    }
}

void read_kernels(ImportReader& reader, Training& training) {
    if (const auto name = reader.text("transformer-impl")) {
        training.transformer_engine = *name == "transformer_engine" ? Switch::on : Switch::off;
        reader.taken("transformer-impl", "training.transformer_engine", enum_name(training.transformer_engine));
    }
    if (const auto name = reader.text("attention-backend")) {
        const bool plain = reader.flag("no-masked-softmax-fusion").value_or(false);
        if (has(*name, "flash") || has(*name, "fused")) training.attention = AttentionKernel::flash;
        if (has(*name, "unfused")) training.attention = plain ? AttentionKernel::unfused : AttentionKernel::fused_softmax;
        if (*name == "local") training.attention = AttentionKernel::fused_softmax;
        reader.taken("attention-backend", "training.attention", enum_name(training.attention));
    } else if (reader.flag("use-flash-attn").value_or(false)) {
        training.attention = AttentionKernel::flash;
        reader.taken("use-flash-attn", "training.attention", "flash");
    }
    if (const auto fused = reader.flag("cross-entropy-loss-fusion")) {
        const std::string impl = reader.text("cross-entropy-fusion-impl").value_or("native");
        training.loss = !*fused ? LossKind::unfused : impl == "te" ? LossKind::fused : LossKind::native_fused;
        reader.taken("cross-entropy-loss-fusion", "training.loss", enum_name(training.loss));
    }
    std::vector<std::string> scopes = reader.words("cuda-graph-modules");
    if (scopes.empty()) scopes = reader.words("cuda-graph-scope");
    const std::string graphs = reader.text("cuda-graph-impl").value_or("none");
    const auto names = [&](const char* scope) { return std::find(scopes.begin(), scopes.end(), scope) != scopes.end(); };
    if (graphs == "full_iteration" || names("full_iteration"))
        training.cuda_graphs = CudaGraphs::full_iteration;
    else if (graphs == "none" && reader.has("cuda-graph-impl"))
        training.cuda_graphs = CudaGraphs::none;
    else if (graphs != "none")
        training.cuda_graphs = scopes.empty() || names("attn") || names("full") ? CudaGraphs::partial_with_attention : CudaGraphs::partial;
    if (reader.has("cuda-graph-impl")) reader.taken("cuda-graph-impl", "training.cuda_graphs", enum_name(training.cuda_graphs));
    if (const auto on = reader.flag("deterministic-mode")) {
        training.deterministic = *on ? Switch::on : Switch::off;
        reader.taken("deterministic-mode", "training.deterministic", enum_name(training.deterministic));
    }
}

void read_moe_exchange(ImportReader& reader, PlanDraft& draft) {
    Training& training = draft.plan.training;
    if (const auto type = reader.text("moe-token-dispatcher-type")) {
        const std::string backend = reader.text("moe-flex-dispatcher-backend").value_or("deepep");
        if (*type == "allgather")
            training.dispatcher = Dispatcher::all_gather;
        else if (*type == "flex")
            training.dispatcher = backend == "hybridep" ? Dispatcher::hybrid_ep : Dispatcher::deep_ep;
        else if (has(*type, "alltoall"))
            training.dispatcher = Dispatcher::nccl;
        else
            reader.unknown("moe-token-dispatcher-type", *type, "allgather, alltoall, flex");
        reader.taken("moe-token-dispatcher-type", "training.dispatcher", enum_name(training.dispatcher));
    }
    if (const auto factor = reader.number("moe-expert-capacity-factor", 0, 1000)) {
        training.routing = TokenRouting::dropping;
        if (reader.flag("moe-pad-expert-input-to-capacity").value_or(false)) training.capacity_factor = *factor;
        reader.taken("moe-expert-capacity-factor", "training.routing", "dropping");
    }
    if (reader.flag("moe-router-force-load-balancing").value_or(false)) {
        training.routing = TokenRouting::balanced;
        reader.taken("moe-router-force-load-balancing", "training.routing", "balanced");
    }
    if (reader.flag("moe-shared-expert-overlap").value_or(false)) {
        training.shared_expert_overlap = Switch::on;
        reader.taken("moe-shared-expert-overlap", "training.shared_expert_overlap", "on");
    }
}

void read_overlap(ImportReader& reader, PlanDraft& draft, MegatronDialect dialect) {
    Training& training = draft.plan.training;
    const auto tp = reader.flag("tp-comm-overlap"), ep = reader.flag("overlap-moe-expert-parallel-comm");
    if (tp || (dialect == MegatronDialect::arguments && draft.plan.layout.tp > 1 && draft.plan.layout.sequence_parallel))
        training.tp_overlap = tp.value_or(false) ? Switch::on : Switch::off; // off unless asked for
    if (tp) reader.taken("tp-comm-overlap", "training.tp_overlap", enum_name(training.tp_overlap));
    if (ep) {
        training.ep_overlap = *ep ? Switch::on : Switch::off;
        reader.taken("overlap-moe-expert-parallel-comm", "training.ep_overlap", enum_name(training.ep_overlap));
    }
    if (reader.flag("overlap-p2p-communication-warmup-flush").value_or(false)) {
        training.warmup_overlap = true;
        reader.taken("overlap-p2p-communication-warmup-flush", "training.warmup_overlap", "true");
    }
    if (reader.text("env.CUDA_LAUNCH_BLOCKING") == "1") {
        training.launch_blocking = true;
        reader.taken("env.CUDA_LAUNCH_BLOCKING", "training.launch_blocking", "true");
    }
}

} // namespace

void import_megatron_training(ImportReader& reader, PlanDraft& draft, MegatronDialect dialect) {
    Training& training = draft.plan.training;
    read_precision(reader, training, dialect);
    read_optimizer(reader, training);
    read_offload(reader, draft);
    read_kernels(reader, training);
    read_moe_exchange(reader, draft);
    read_overlap(reader, draft, dialect);
    double attention = dialect == MegatronDialect::arguments ? 0.1 : 0, hidden = attention; // Megatron's defaults, that recipes turn off
    reader.take("attention-dropout", "training.dropout", attention, 0, 1);
    reader.take("hidden-dropout", "training.dropout", hidden, 0, 1);
    training.dropout = attention > 0 || hidden > 0;
}

} // namespace fivefold
