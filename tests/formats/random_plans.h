// SPDX-License-Identifier: Apache-2.0
// Random valid plans for property tests, and what of a plan a launch file can hold.
#pragma once

#include "core/estimate/stages.h"
#include "core/formats/export.h"
#include "core/formats/megatron_args.h"
#include "core/plan/rules.h"
#include "tests/formats/golden_plans.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace fivefold::randomly {

using Engine = std::mt19937;

template <class T>
T one_of(Engine& engine, std::initializer_list<T> values) {
    return *(values.begin() + static_cast<std::ptrdiff_t>(engine() % values.size()));
}

inline Transformer model(Engine& engine, bool only_llama) {
    Transformer model = golden::llama_8b();
    const auto which = only_llama ? engine() % 3 : engine() % 8;
    if (which == 3) model = golden::mixtral_8x7b();
    if (which == 4) model = golden::deepseek_v3();
    if (which == 5 || which == 6) { // GPT-2's block
        model.gated_mlp = false;
        model.activation = which == 5 ? Activation::gelu : Activation::squared_relu;
        model.norm = NormKind::layer_with_bias;
        model.positions = Positions::learned;
        model.position_rows = model.max_positions = 8192;
        model.qkv_bias = model.attention_output_bias = model.mlp_bias = true;
        model.kv_heads = model.heads;
    }
    if (which == 7) {
        model.qk_norm = QkNorm::per_head;
        model.window = {2048, 4};
        model.head_dim = 64;
    }
    if (which == 3 || which == 4) return model;
    model.layers = one_of<std::int64_t>(engine, {12, 16, 24, 30, 32, 48, 64});
    if (which < 3) model.hidden = 128 * (model.heads = one_of<std::int64_t>(engine, {16, 32, 64}));
    if (which < 3) model.kv_heads = one_of<std::int64_t>(engine, {8, 16});
    if (which < 3) model.qkv_bias = engine() % 4 == 0;
    model.ffn = one_of<std::int64_t>(engine, {8192, 11008, 14336});
    model.tied_embeddings = engine() % 3 == 0;
    return model;
}

/// Targets whose files leave the model to its config.json, or to Python.
inline bool leaves_model(ExportTarget target) {
    return target == ExportTarget::torchtitan_toml || target == ExportTarget::accelerate || target == ExportTarget::deepspeed;
}

/// Llama's or Mixtral's file beside such a target's.
inline std::string config_json(const Transformer& model) {
    std::string text = fmt::format(R"({{"model_type": "{}", "num_hidden_layers": {}, "hidden_size": {}, "num_attention_heads": {}, "num_key_value_heads": {})",
                                   model.moe ? "mixtral" : "llama", model.layers, model.hidden, model.heads, model.kv_heads);
    text += fmt::format(R"(, "intermediate_size": {}, "vocab_size": {}, "max_position_embeddings": {}, "tie_word_embeddings": {})",
                        model.moe ? model.moe->ffn : model.ffn, model.vocab, model.max_positions, model.tied_embeddings);
    if (model.moe) text += fmt::format(R"(, "num_local_experts": {}, "num_experts_per_tok": {})", model.moe->experts, model.moe->top_k);
    return text + fmt::format(R"(, "rope_theta": {}, "rms_norm_eps": {}}})", model.rope_theta, model.norm_epsilon);
}

inline Framework framework_of(ExportTarget target) {
    switch (target) {
    case ExportTarget::nanotron: return Framework::nanotron;
    case ExportTarget::torchtitan:
    case ExportTarget::torchtitan_toml:
    case ExportTarget::accelerate: return Framework::torchtitan;
    case ExportTarget::deepspeed: return Framework::deepspeed;
    default: return Framework::megatron;
    }
}

/// What the other frameworks choose otherwise than Megatron-LM and nanotron.
inline void vary(Engine& engine, Plan& plan, ExportTarget target) {
    Layout& layout = plan.layout;
    Training& training = plan.training;
    const bool wraps = target == ExportTarget::accelerate || target == ExportTarget::deepspeed, toml = target == ExportTarget::torchtitan_toml;
    if (target == ExportTarget::bridge && engine() % 8 == 0) training.precision = Precision::fp32;
    if (!leaves_model(target)) return;
    training.dropout = false;
    training.fp8_recipe = one_of(engine, {Fp8Recipe::unknown, Fp8Recipe::current, Fp8Recipe::rowwise});
    training.precision = one_of(engine, {Precision::bf16, Precision::fp32, toml ? Precision::fp8 : Precision::fp16});
    training.optimizer = target == ExportTarget::deepspeed && engine() % 2 == 0 ? Optimizer::lion : Optimizer::adam;
    training.torch_compile = one_of(engine, {Switch::unknown, Switch::off, Switch::on});
    training.cp_kind = target == ExportTarget::deepspeed ? CpKind::ulysses : one_of(engine, {CpKind::ring, CpKind::all_gather});
    training.offload_optimizer = one_of(engine, {0.0, 0.0, 0.5, 1.0});
    training.offload_weights = training.offload_optimizer >= 1 && engine() % 2 == 0 ? 1 : 0;
    if (toml && layout.pp > 1) layout.schedule = one_of(engine, {Schedule::one_f_one_b, Schedule::gpipe, Schedule::zero_bubble_v});
    if (layout.schedule != Schedule::one_f_one_b) layout.vpp = 1;
    layout.recompute = {one_of(engine, {RecomputeKind::none, RecomputeKind::selective, RecomputeKind::full}), recompute_core_attention};
    training.offload_activations = target == ExportTarget::deepspeed && layout.recompute.kind == RecomputeKind::full && engine() % 2 == 0 ? 1 : 0;
    layout.sequence_parallel = toml;
    if (wraps) layout.pp = layout.vpp = layout.ep = layout.etp = 1;
    if (toml && plan.model.moe && engine() % 2 == 0) layout.etp = layout.tp;
}

/// A plan that breaks no rule, its own or the target's. `base`: model and machines stay.
inline Plan plan(Engine& engine, ExportTarget target, const Plan* base = nullptr) {
    const bool nanotron = target == ExportTarget::nanotron;
    for (;;) {
        Plan plan = base != nullptr ? *base : golden::make_case("random", model(engine, nanotron || leaves_model(target)), 1).plan;
        if (base == nullptr && leaves_model(target)) {
            plan.model.qkv_bias = false;
            if (engine() % 3 == 0) plan.model = golden::mixtral_8x7b();
        }
        if (base == nullptr) plan.cluster.nodes = one_of(engine, {1, 2, 4, 8, 16});
        Layout& layout = plan.layout = Layout{};
        Training& training = plan.training;
        training.framework = framework_of(target);
        const auto degree = [&] { return one_of<std::int64_t>(engine, {1, 1, 2, 4, 8}); };
        layout.tp = degree();
        layout.pp = degree();
        layout.cp = nanotron ? 1 : one_of<std::int64_t>(engine, {1, 1, 2, 4});
        layout.sequence_parallel = engine() % 4 != 0;
        if ((target == ExportTarget::megatron || target == ExportTarget::bridge) && engine() % 4 == 0) layout.rank_order = pipeline_first_order();
        layout.vpp = nanotron || layout.pp == 1 ? 1 : one_of<std::int64_t>(engine, {1, 1, 2, 4});
        layout.ep = plan.model.moe ? degree() : 1;
        layout.etp = plan.model.moe ? one_of<std::int64_t>(engine, {1, layout.tp}) : 1;
        layout.zero = nanotron ? one_of(engine, {0, 1}) : one_of(engine, {0, 1, 1, 2, 3});
        layout.micro_batch = one_of<std::int64_t>(engine, {1, 2, 4});
        layout.schedule = nanotron && engine() % 3 == 0 ? Schedule::gpipe : Schedule::one_f_one_b;
        layout.split = nanotron ? StageSplit::by_cost : one_of(engine, {StageSplit::automatic, StageSplit::slots, StageSplit::even});
        layout.recompute.kind = one_of(engine, {RecomputeKind::none, RecomputeKind::selective, RecomputeKind::full});
        if (nanotron && layout.recompute.kind == RecomputeKind::selective) layout.recompute.kind = RecomputeKind::none;
        if (!nanotron && layout.recompute.kind == RecomputeKind::selective)
            layout.recompute.modules = static_cast<unsigned>(1 + engine() % 127);
        training.seq_len = one_of<std::int64_t>(engine, {2048, 4096, 8192});
        training.global_batch = one_of<std::int64_t>(engine, {64, 128, 256, 512, 1024});
        training.total_tokens = 1e9;
        training.precision = nanotron
                                 ? one_of(engine, {Precision::bf16, Precision::fp16})
                                 : one_of(engine, {Precision::bf16, Precision::fp16, Precision::fp8, Precision::mxfp8, Precision::nvfp4});
        training.fp8_recipe = one_of(engine, {Fp8Recipe::unknown, Fp8Recipe::delayed, Fp8Recipe::current, Fp8Recipe::blockwise});
        training.grad_bytes = one_of(engine, {0, 2, 4});
        training.optimizer =
            nanotron ? Optimizer::adam
                     : one_of(engine, {Optimizer::adam, Optimizer::adam_bf16_moments, Optimizer::sgd_momentum, Optimizer::muon});
        training.attention =
            one_of(engine, {AttentionKernel::unknown, AttentionKernel::flash, AttentionKernel::fused_softmax, AttentionKernel::unfused});
        training.loss = one_of(engine, {LossKind::unknown, LossKind::native_fused, LossKind::fused});
        training.cp_kind = one_of(engine, {CpKind::ring, CpKind::all_gather, CpKind::ulysses, CpKind::hierarchical});
        training.dispatcher = one_of(engine, {Dispatcher::nccl, Dispatcher::all_gather, Dispatcher::deep_ep, Dispatcher::hybrid_ep});
        training.routing = one_of(engine, {TokenRouting::unknown, TokenRouting::balanced});
        training.tp_overlap = one_of(engine, {Switch::unknown, Switch::off, Switch::on});
        training.ep_overlap = one_of(engine, {Switch::unknown, Switch::off});
        training.low_precision_weights = one_of(engine, {Switch::unknown, Switch::on});
        training.offload_optimizer = !nanotron && engine() % 8 == 0 ? 0.5 : 0;
        const bool keeps = layout.pp == 1 && layout.recompute.kind == RecomputeKind::none && plan.model.layers % 2 == 0;
        training.offload_activations = !nanotron && keeps && engine() % 4 == 0 ? 0.5 : 0;
        training.dropout = !nanotron && engine() % 4 == 0;
        training.launch_blocking = engine() % 8 == 0;
        vary(engine, plan, target);
        complete(plan);
        if (leaves_model(target) && layout.dp * layout.cp == 1) training.offload_optimizer = training.offload_weights = layout.zero = 0;
        const std::int64_t ranks = layout.dp * layout.cp;
        if (!nanotron && layout.zero > 0 && ranks > 2 && ranks % 2 == 0 && engine() % 4 == 0) layout.shard_group = ranks / 2;
        if (!has_errors(check_plan(plan)) && !has_errors(check_target(plan, target))) return plan;
    }
}

/// `held` of the targets that leave the model to another file.
inline void hold_wrapped(Plan& plan, ExportTarget target) {
    Layout& layout = plan.layout;
    Training& training = plan.training;
    const bool toml = target == ExportTarget::torchtitan_toml, deepspeed = target == ExportTarget::deepspeed;
    const bool fsdp = toml || layout.zero >= 2 || layout.tp > 1 || layout.cp > 1;
    const bool whole = training.offload_optimizer >= 1 && training.offload_weights >= 1;
    Training kept; // everything else at its default
    kept.framework = deepspeed ? Framework::deepspeed : fsdp ? Framework::torchtitan : Framework::fsdp1;
    kept.precision = training.precision;
    kept.launch_blocking = training.launch_blocking;
    if (layout.cp > 1) kept.cp_kind = training.cp_kind;
    if (layout.dp * layout.cp == 1 && !deepspeed) layout.zero = 0;
    layout.sequence_parallel = true;
    if (toml) {
        kept.seq_len = training.seq_len;
        kept.global_batch = training.global_batch;
        kept.total_tokens = training.total_tokens;
        kept.grad_bytes = 4;
        if (training.precision == Precision::fp8) kept.fp8_recipe = training.fp8_recipe == Fp8Recipe::current ? Fp8Recipe::current : Fp8Recipe::rowwise;
        if (kept.fp8_recipe == Fp8Recipe::current && is_on(training.low_precision_weights, false)) kept.low_precision_weights = Switch::on;
        if (layout.tp > 1 && is_on(training.tp_overlap, false)) kept.tp_overlap = Switch::on;
        kept.torch_compile = is_on(training.torch_compile, is_low(training.precision) || is_on(training.tp_overlap, false)) ? Switch::on : Switch::off;
        if (kept.torch_compile == Switch::on) kept.loss = LossKind::fused;
        if (plan.model.moe && layout.ep > 1 && training.dispatcher == Dispatcher::deep_ep) kept.dispatcher = Dispatcher::deep_ep;
        if (whole) kept.offload_optimizer = kept.offload_weights = 1;
        layout.recompute.modules = recompute_core_attention;
    } else if (deepspeed) {
        kept.global_batch = training.global_batch;
        if (training.precision != Precision::fp32) kept.grad_bytes = training.grad_bytes;
        kept.optimizer = training.optimizer;
        kept.offload_optimizer = training.offload_optimizer;
        if (layout.zero == 3) kept.offload_weights = training.offload_weights;
        kept.offload_activations = training.offload_activations;
        layout.recompute = {};
    } else {
        if (whole && layout.zero >= 2) kept.offload_optimizer = kept.offload_weights = 1;
        kept.global_batch = layout.dp * layout.accumulation;
        layout.micro_batch = 1;
        layout.recompute = {fsdp && layout.recompute.kind == RecomputeKind::full ? RecomputeKind::full : RecomputeKind::none, recompute_core_attention};
    }
    if (layout.shard_group >= layout.dp * layout.cp || layout.zero == 0) layout.shard_group = 0;
    training = kept;
    plan.model = {};
}

/// The part of a plan that the target's files can say, everything else at one value: equal for plans that mean the same to it.
inline Plan held(Plan plan, ExportTarget target) {
    const bool nanotron = target == ExportTarget::nanotron;
    Layout& layout = plan.layout;
    Training& training = plan.training;
    Transformer& model = plan.model;
    plan.name = model.name = model.family = {};
    plan.cluster.gpu = {};
    plan.cluster.network = {};
    const std::vector<std::int64_t> stages = layers_per_stage(plan);
    const unsigned modules = applicable_recompute_modules(plan);
    if (model.positions != Positions::rope) model.rope_theta = Transformer{}.rope_theta;
    if (model.positions == Positions::learned) model.position_rows = std::max(model.position_rows, training.seq_len);
    model.max_positions = std::max({model.max_positions, training.seq_len, model.position_rows});
    if (model.window.tokens >= training.seq_len || model.window.tokens == 0) model.window = {};
    if (model.moe) {
        std::vector<std::int64_t> dense;
        for (std::int64_t layer = 0; layer < model.layers; ++layer)
            if (!is_moe_layer(model, layer)) dense.push_back(layer);
        model.moe->first_dense = 0;
        model.moe->step = 1;
        model.moe->dense_layers = dense;
    }
    if (layout.tp == 1) layout.sequence_parallel = true;
    if (!leaves_model(target))
        training.tp_overlap =
            !nanotron && layout.tp > 1 && layout.sequence_parallel && is_on(training.tp_overlap, true) ? Switch::on : Switch::unknown;
    training.ep_overlap = overlaps_experts(training) ? Switch::on : Switch::unknown;
    layout.split = StageSplit::explicit_layers;
    layout.layers_per_stage = stages;
    if (leaves_model(target)) {
        const double step = static_cast<double>(training.global_batch) * static_cast<double>(training.seq_len);
        training.total_tokens = std::ceil(training.total_tokens / step) * step;
        hold_wrapped(plan, target);
        return plan;
    }
    if (target == ExportTarget::bridge) { // the recipes of precision say these, and its default is the sequence
        training.grad_bytes = 0;
        training.low_precision_weights = Switch::unknown;
        training.attention = AttentionKernel::unknown;
        model.max_positions = training.seq_len;
        if (model.positions == Positions::learned) model.position_rows = training.seq_len;
    }
    if (layout.recompute.kind == RecomputeKind::selective) layout.recompute.modules = modules;
    if (layout.recompute.kind == RecomputeKind::selective && modules == 0) layout.recompute = {};
    if (layout.recompute.kind != RecomputeKind::selective) layout.recompute.modules = recompute_core_attention;
    if (layout.shard_group >= layout.dp * layout.cp || layout.zero == 0) layout.shard_group = 0;
    const double step = static_cast<double>(training.global_batch) * static_cast<double>(training.seq_len);
    training.total_tokens = std::ceil(training.total_tokens / step) * step;
    if (training.precision != Precision::fp8)
        training.fp8_recipe = Fp8Recipe::unknown;
    else if (training.fp8_recipe == Fp8Recipe::unknown)
        training.fp8_recipe = Fp8Recipe::current;
    const bool eight_bit = training.precision == Precision::fp8 || training.precision == Precision::mxfp8;
    training.low_precision_weights = eight_bit && is_on(training.low_precision_weights, false) ? Switch::on : Switch::unknown;
    const std::int64_t inner = layout.cp > 1 ? inner_context_ranks(plan) : 1;
    if (layout.cp == 1 || (training.cp_kind == CpKind::hierarchical && inner == 1)) training.cp_kind = CpKind::ring;
    if (training.cp_kind == CpKind::hierarchical && inner == layout.cp) training.cp_kind = CpKind::ulysses;
    training.cp_inner = training.cp_kind == CpKind::hierarchical ? inner : 0;
    if (!model.moe)
        training.dispatcher = Dispatcher::unknown, training.routing = TokenRouting::unknown;
    else if (layout.ep * layout.etp == 1)
        training.dispatcher = Dispatcher::nccl;
    if (nanotron) {
        training.grad_bytes = training.grad_bytes == 2 ? 2 : 4;
        training.attention = AttentionKernel::unknown;
        training.loss = LossKind::unknown;
    } else {
        training.transformer_engine = Switch::on;
        if (training.loss == LossKind::fused || training.loss == LossKind::chunked) training.loss = LossKind::native_fused; // the only one that is written
    }
    return plan;
}

/// As `export` writes it, with the stages that the estimate would use.
inline ExportResult exported(const Plan& plan, ExportTarget target) {
    Estimate estimate;
    estimate.valid = true;
    estimate.layers_per_stage = layers_per_stage(plan);
    return export_plan(plan, estimate, target, Launcher::slurm);
}

} // namespace fivefold::randomly
