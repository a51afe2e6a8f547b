// SPDX-License-Identifier: Apache-2.0
// The model's part of Megatron-LM's command line.
#include "core/formats/launch_file.h"
#include "core/formats/megatron_args.h"

#include <fmt/format.h>

#include <cmath>

namespace fivefold {

MegatronBiases megatron_biases(const Transformer& model) {
    const bool dense_layers = !model.moe || moe_layer_count(model) < model.layers;
    const bool feed_forward = (!dense_layers || model.mlp_bias) && (!model.moe || model.moe->expert_bias);
    const bool any_feed_forward = (dense_layers && model.mlp_bias) || (model.moe && model.moe->expert_bias);
    if (!model.attention_output_bias && !any_feed_forward) return model.qkv_bias ? MegatronBiases::qkv : MegatronBiases::none;
    return model.qkv_bias && model.attention_output_bias && feed_forward ? MegatronBiases::all : MegatronBiases::inexpressible;
}

namespace {

void add_attention(MegatronArgs& args, const Plan& plan) {
    const Transformer& model = plan.model;
    args.set("num-attention-heads", model.heads);
    if (const auto& latent = model.latent) {
        args.set("kv-channels", latent->v_dim);
        args.flag("multi-latent-attention");
        if (latent->q_rank > 0) args.set("q-lora-rank", latent->q_rank);
        args.set("kv-lora-rank", latent->kv_rank);
        args.set("qk-head-dim", latent->qk_nope_dim);
        args.set("qk-pos-emb-head-dim", latent->qk_rope_dim);
        args.set("v-head-dim", latent->v_dim);
        args.flag("qk-layernorm"); // the norms of the low-rank projections
        args.set("rope-type", "rope");
        args.flag("no-rope-fusion"); // which latent attention has for YaRN alone
    } else {
        if (model.kv_heads < model.heads) {
            args.flag("group-query-attention");
            args.set("num-query-groups", model.kv_heads);
        }
        args.set("kv-channels", model.head_dim);
        args.flag_if(model.qk_norm == QkNorm::per_head, "qk-layernorm");
    }
    if (model.attention_sinks) args.set("softmax-type", "learnable");
    if (window_matters(plan)) {
        // the window counts the query's own token, Megatron's left edge does not
        args.set("window-size", fmt::format("{},0", model.window.tokens - 1));
        if (model.window.full_every > 0) args.set("window-attn-skip-freq", model.window.full_every);
    }
    if (const auto& indexer = model.indexer) {
        args.set("experimental-attention-variant", "dsa");
        args.set("dsa-indexer-n-heads", indexer->heads);
        args.set("dsa-indexer-head-dim", indexer->head_dim);
        args.set("dsa-indexer-topk", indexer->top_tokens);
    }
}

void add_positions(MegatronArgs& args, const Plan& plan) {
    const Transformer& model = plan.model;
    const std::int64_t rows = model.positions == Positions::learned ? model.position_rows : model.max_positions;
    args.set("max-position-embeddings", std::max(rows, plan.training.seq_len));
    switch (model.positions) {
    case Positions::rope:
        args.set("position-embedding-type", "rope");
        args.set("rotary-base", std::llround(model.rope_theta));
        break;
    case Positions::learned:
        args.set("position-embedding-type", "learned_absolute");
        break;
    case Positions::alibi:
    case Positions::none:
        args.set("position-embedding-type", "none");
        break;
    }
}

void add_dispatcher(MegatronArgs& args, const Plan& plan) {
    const bool exchanges = plan.layout.ep * plan.layout.etp > 1;
    switch (exchanges ? plan.training.dispatcher : Dispatcher::nccl) {
    case Dispatcher::all_gather:
        args.set("moe-token-dispatcher-type", "allgather");
        break;
    case Dispatcher::deep_ep:
        args.set("moe-token-dispatcher-type", "flex");
        args.set("moe-flex-dispatcher-backend", "deepep");
        break;
    case Dispatcher::hybrid_ep:
        args.set("moe-token-dispatcher-type", "flex");
        args.set("moe-flex-dispatcher-backend", "hybridep");
        break;
    case Dispatcher::unknown:
    case Dispatcher::nccl:
        args.set("moe-token-dispatcher-type", "alltoall");
        break;
    }
}

void add_experts(MegatronArgs& args, const Plan& plan) {
    const MixtureOfExperts& moe = *plan.model.moe;
    args.set("num-experts", moe.experts);
    if (const auto pattern = moe_layer_expression(plan.model)) args.set("moe-layer-freq", *pattern);
    args.set("moe-ffn-hidden-size", moe.ffn);
    if (moe.shared_ffn > 0) args.set("moe-shared-expert-intermediate-size", moe.shared_ffn);
    args.flag_if(moe.shared_gate, "moe-shared-expert-gate");
    args.set("moe-router-topk", moe.top_k);
    // A router bias without biased experts is DeepSeek's score correction, which needs sigmoid scores.
    const bool correction = moe.router_bias && megatron_biases(plan.model) != MegatronBiases::all;
    if (correction) {
        args.set("moe-router-score-function", "sigmoid");
        args.flag("moe-router-enable-expert-bias");
    }
    args.flag_if(!correction && moe.top_k == 1, "moe-router-pre-softmax");
    args.set("moe-router-load-balancing-type", correction ? "seq_aux_loss" : "aux_loss");
    args.set("moe-aux-loss-coeff", correction ? 1e-4 : 1e-2);
    args.set("moe-router-dtype", "fp32");
    add_dispatcher(args, plan);
    args.flag("moe-grouped-gemm");
    if (plan.training.routing == TokenRouting::dropping) {
        args.set("moe-expert-capacity-factor", expert_capacity(plan.training));
        args.flag_if(plan.training.capacity_factor > 0, "moe-pad-expert-input-to-capacity");
    }
    args.flag_if(moe.shared_ffn > 0 && is_on(plan.training.shared_expert_overlap, false), "moe-shared-expert-overlap");
    args.flag_if(plan.training.routing == TokenRouting::balanced, "moe-router-force-load-balancing");
}

} // namespace

void add_megatron_model(MegatronArgs& args, const Plan& plan) {
    const Transformer& model = plan.model;
    args.set("num-layers", model.layers);
    args.set("hidden-size", model.hidden);
    // without dense layers Megatron still wants a width; the experts' own is the harmless one
    args.set("ffn-hidden-size", model.ffn > 0 || !model.moe ? model.ffn : model.moe->ffn);
    add_attention(args, plan);
    add_positions(args, plan);
    args.set("normalization", model.norm == NormKind::rms ? "RMSNorm" : "LayerNorm");
    args.set("norm-epsilon", model.norm_epsilon);
    args.flag_if(model.gated_mlp && model.activation == Activation::silu, "swiglu");
    args.flag_if(!model.gated_mlp && model.activation == Activation::squared_relu, "squared-relu");
    const MegatronBiases biases = megatron_biases(model);
    args.flag_if(biases != MegatronBiases::all, "disable-bias-linear");
    args.flag_if(biases == MegatronBiases::qkv || (biases == MegatronBiases::inexpressible && model.qkv_bias), "add-qkv-bias");
    args.flag_if(!model.tied_embeddings, "untie-embeddings-and-output-weights");
    args.set("attention-dropout", plan.training.dropout ? 0.1 : 0.0);
    args.set("hidden-dropout", plan.training.dropout ? 0.1 : 0.0);
    if (model.moe) add_experts(args, plan);
    if (model.mtp_layers > 0) args.set("mtp-num-layers", model.mtp_layers);
    args.set("tokenizer-type", "NullTokenizer");
    args.set("vocab-size", model.vocab);
    args.set("make-vocab-size-divisible-by", 128);
    args.flag("mock-data");
}

} // namespace fivefold
