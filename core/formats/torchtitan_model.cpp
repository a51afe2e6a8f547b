// SPDX-License-Identifier: Apache-2.0
// Models of torchtitan main (commit b5bcd76c) and v0.2.2: both are given every dimension instead of a published flavour.
#include "core/formats/torchtitan_model.h"

#include "core/formats/launch_file.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold {

namespace {

const char* python_bool(bool value) { return value ? "True" : "False"; }

std::int64_t context_length(const Plan& plan) { return std::max(plan.model.max_positions, plan.training.seq_len); }

std::int64_t shared_experts(const MixtureOfExperts& moe) { return moe.ffn > 0 ? moe.shared_ffn / moe.ffn : 0; }

// Builders of layers, with everything but the arguments that all of them share.
std::string layers_call(const Plan& plan, TitanFamily family) {
    const Transformer& model = plan.model;
    std::string call;
    if (family == TitanFamily::llama3) {
        call = fmt::format("family._build_llama3_layers(\n            n_kv_heads={}, hidden_dim={},\n", model.kv_heads, model.ffn);
    } else if (family == TitanFamily::qwen3 && !model.moe) {
        call = fmt::format("family._build_qwen3_layers(\n            n_kv_heads={}, head_dim={}, hidden_dim={},\n", model.kv_heads, model.head_dim, model.ffn);
    } else if (family == TitanFamily::qwen3) {
        call = fmt::format("family._build_qwen3_moe_layers(\n            n_kv_heads={}, head_dim={}, moe_hidden_dim={}, num_experts={}, top_k={},\n"
                           "            moe_comm_backend=options.get(\"moe_comm_backend\", \"standard\"),\n",
                           model.kv_heads, model.head_dim, model.moe->ffn, model.moe->experts, model.moe->top_k);
    } else {
        const LatentAttention& latent = *model.latent;
        const MixtureOfExperts& moe = *model.moe;
        call = fmt::format("family._build_dsv3_layers(\n            n_dense_layers={}, q_lora_rank={}, kv_lora_rank={}, qk_nope_head_dim={},\n"
                           "            qk_rope_head_dim={}, v_head_dim={}, mscale=1.0, dense_hidden_dim={}, moe_hidden_dim={},\n"
                           "            num_experts={}, num_shared_experts={}, router_top_k={}, router_score_func=\"{}\", router_route_norm=True,\n"
                           "            moe_comm_backend=options.get(\"moe_comm_backend\", \"standard\"),\n"
                           "            non_blocking_capacity_factor=options.get(\"non_blocking_capacity_factor\"),\n",
                           moe.first_dense, latent.q_rank, latent.kv_rank, latent.qk_nope_dim, latent.qk_rope_dim, latent.v_dim,
                           model.ffn > 0 ? model.ffn : moe.ffn, moe.ffn, moe.experts, shared_experts(moe), moe.top_k,
                           moe.router_bias ? "sigmoid" : "softmax");
    }
    const std::int64_t rotated = model.latent ? model.latent->qk_rope_dim : model.head_dim;
    call += fmt::format("            n_layers={}, dim=dim, n_heads={}, attn_backend=attn_backend,\n"
                        "            rope={}.Config(dim={}, max_context_length={}, theta={}),\n        )",
                        model.layers, model.heads, family == TitanFamily::qwen3 ? "CosSinRoPE" : "ComplexRoPE", rotated, context_length(plan),
                        yaml_float(model.rope_theta));
    return call;
}

} // namespace

const char* titan_family_name(TitanFamily family) {
    return family == TitanFamily::llama3 ? "llama3" : family == TitanFamily::qwen3 ? "qwen3" : "deepseek_v3";
}

TitanFamily titan_family(const Transformer& model, bool toml) {
    if (model.latent) return TitanFamily::deepseek_v3;
    const bool wide_heads = model.head_dim * model.heads != model.hidden;
    return model.moe || model.qk_norm == QkNorm::per_head || wide_heads || (toml && model.tied_embeddings) ? TitanFamily::qwen3 : TitanFamily::llama3;
}

std::vector<const char*> titan_obstacles(const Plan& plan, bool toml) {
    const Transformer& model = plan.model;
    const MixtureOfExperts* moe = model.moe ? &*model.moe : nullptr;
    const bool odd_shared = moe != nullptr && (moe->shared_gate || (moe->ffn > 0 && moe->shared_ffn % moe->ffn != 0));
    const bool odd_pattern = moe != nullptr && (moe->step != 1 || !moe->dense_layers.empty() || (!model.latent && moe->first_dense > 0));
    const bool plain_qwen3 = !toml && !model.latent && titan_family(model, toml) == TitanFamily::qwen3;
    const std::pair<bool, const char*> parts[] = {
        {model.positions != Positions::rope, "positions other than rotary"},
        {!model.gated_mlp || model.activation != Activation::silu, "feed-forward other than gated SiLU"},
        {model.norm != NormKind::rms || model.norms_per_layer != 2 || model.embedding_norm, "norms other than two RMSNorms per layer"},
        {model.qk_norm == QkNorm::full_width && !model.latent, "query and key norm over the full width"},
        {model.qkv_bias || model.attention_output_bias || model.mlp_bias || model.head_bias || (moe != nullptr && moe->expert_bias), "biases"},
        {model.attention_sinks, "attention sinks"},
        {window_matters(plan), "attention over a window"},
        {model.indexer.has_value(), "sparse-attention indexer"},
        {model.latent && moe == nullptr, "latent attention without experts"},
        {odd_shared, "shared experts that are not whole experts"},
        {odd_pattern, "this order of dense and expert layers"},
        {plain_qwen3 && moe != nullptr && moe->shared_ffn > 0, "shared experts without latent attention"},
        {!toml && model.latent && moe != nullptr && moe->shared_ffn == 0, "latent attention without shared experts"},
        {plain_qwen3 && model.qk_norm != QkNorm::per_head, "experts or wide heads without norms of queries and keys"},
        {toml && model.latent && model.tied_embeddings, "tied embeddings with latent attention"},
        {plan.training.dropout, "dropout"},
    };
    std::vector<const char*> found;
    for (const auto& [present, part] : parts)
        if (present) found.push_back(part);
    return found;
}

std::string titan_model_python(const Plan& plan) {
    const Transformer& model = plan.model;
    const TitanFamily family = titan_family(model, false);
    const char* class_name = family == TitanFamily::llama3 ? "Llama3Model" : family == TitanFamily::qwen3 ? "Qwen3Model" : "DeepSeekV3Model";
    const bool skips = model.tied_embeddings && family != TitanFamily::deepseek_v3;
    std::string text = "def _model(attn_backend: str, **options):\n    \"\"\"The plan's dimensions.\"\"\"\n";
    text += fmt::format("    dim, vocab_size = {}, {}\n    return family.{}.Config(\n        dim=dim,\n        vocab_size=vocab_size,\n", model.hidden, model.vocab, class_name);
    if (model.tied_embeddings) text += "        enable_weight_tying=True,\n";
    text += fmt::format("        tok_embeddings=Embedding.Config(num_embeddings=vocab_size, embedding_dim=dim, param_init=family.{}),\n",
                        skips ? "_EMBEDDING_SKIP_INIT" : "_EMBEDDING_INIT");
    text += fmt::format("        norm=RMSNorm.Config(normalized_shape=dim, eps={}, param_init=family._NORM_INIT),\n", yaml_float(model.norm_epsilon));
    text += fmt::format("        lm_head=Linear.Config(in_features=dim, out_features=vocab_size, param_init=family.{}),\n",
                        family == TitanFamily::qwen3 ? "_LINEAR_INIT" : "_output_linear_init(dim)");
    return text + "        layers=" + layers_call(plan, family) + ",\n    )\n";
}

std::string titan_model_arguments(const Plan& plan, const std::string& flavor) {
    const Transformer& model = plan.model;
    const TitanFamily family = titan_family(model, true);
    const auto experts = [&]() -> std::string {
        const MixtureOfExperts& moe = *model.moe;
        return fmt::format("MoEArgs(\n        num_experts={}, num_shared_experts={}, top_k={}, score_func=\"{}\", route_norm=True, score_before_experts=False,\n    )",
                           moe.experts, shared_experts(moe), moe.top_k, moe.router_bias ? "sigmoid" : "softmax");
    };
    std::string text = model.moe ? "from torchtitan.models.moe import MoEArgs\n" : "";
    if (family == TitanFamily::llama3) {
        text += "from torchtitan.models.llama3 import TransformerModelArgs, llama3_args\n\n";
        text += fmt::format("llama3_args[\"{}\"] = TransformerModelArgs(\n    dim={}, n_layers={}, n_heads={}, n_kv_heads={}, vocab_size={},\n", flavor, model.hidden,
                            model.layers, model.heads, model.kv_heads, model.vocab);
        // the class derives the width from a factor and rounds down: half a unit more makes it exact
        text += fmt::format("    multiple_of=1, ffn_dim_multiplier={}.5 / int(2 * 4 * {} / 3),\n", model.ffn, model.hidden);
    } else if (family == TitanFamily::qwen3) {
        text += "from torchtitan.models.qwen3 import Qwen3ModelArgs, qwen3_args\n\n";
        text += fmt::format("qwen3_args[\"{}\"] = Qwen3ModelArgs(\n    dim={}, n_layers={}, n_heads={}, n_kv_heads={}, vocab_size={}, head_dim={}, hidden_dim={},\n", flavor,
                            model.hidden, model.layers, model.heads, model.kv_heads, model.vocab, model.head_dim, model.ffn > 0 || !model.moe ? model.ffn : model.moe->ffn);
        text += fmt::format("    qk_norm={}, enable_weight_tying={},\n", python_bool(model.qk_norm == QkNorm::per_head), python_bool(model.tied_embeddings));
        if (model.moe) text += fmt::format("    moe_enabled=True, moe_inter_dim={},\n    moe_args={},\n", model.moe->ffn, experts());
    } else {
        const LatentAttention& latent = *model.latent;
        text += "from torchtitan.models.deepseek_v3 import DeepSeekV3ModelArgs, deepseekv3_args\n\n";
        text += fmt::format("deepseekv3_args[\"{}\"] = DeepSeekV3ModelArgs(\n    dim={}, n_layers={}, n_dense_layers={}, n_heads={}, vocab_size={}, inter_dim={}, moe_inter_dim={},\n",
                            flavor, model.hidden, model.layers, model.moe->first_dense, model.heads, model.vocab, model.ffn > 0 ? model.ffn : model.moe->ffn, model.moe->ffn);
        text += fmt::format("    q_lora_rank={}, kv_lora_rank={}, qk_nope_head_dim={}, qk_rope_head_dim={}, v_head_dim={},\n    moe_args={},\n", latent.q_rank, latent.kv_rank,
                            latent.qk_nope_dim, latent.qk_rope_dim, latent.v_dim, experts());
    }
    return text + fmt::format("    norm_eps={}, rope_theta={}, max_seq_len={},\n)\n", yaml_float(model.norm_epsilon), yaml_float(model.rope_theta), context_length(plan));
}

std::optional<std::string> titan_schedule(const Layout& layout) {
    switch (layout.schedule) {
    case Schedule::one_f_one_b:
        return layout.vpp > 1 ? "Interleaved1F1B" : "1F1B";
    case Schedule::gpipe:
        return "GPipe";
    case Schedule::zero_bubble_v:
        return "ZBVZeroBubble";
    case Schedule::zero_bubble_h1:
    case Schedule::dual_pipe: // torch's DualPipeV keeps one copy of the weights, DualPipe two
        break;
    }
    return std::nullopt;
}

std::vector<std::int64_t> titan_stages(const Layout& layout, std::span<const std::int64_t> layers) {
    std::vector<std::int64_t> stages(layers.begin(), layers.end());
    if (layout.schedule != Schedule::zero_bubble_v) return stages;
    for (std::size_t rank = layers.size(); rank-- > 0;) { // down the V with the larger half, up again with the other
        stages[rank] = (layers[rank] + 1) / 2;
        stages.push_back(layers[rank] / 2);
    }
    return stages;
}

} // namespace fivefold
