// SPDX-License-Identifier: Apache-2.0
// Files of other planners: SimuMax, Calculon and llm-analysis.
#include "core/formats/enum_names.h"
#include "core/formats/import_draft.h"
#include "core/formats/run_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold {
namespace {

using namespace import_limits;

void need(ImportReader& reader, const char* key, const char* field, std::int64_t& target, std::int64_t high) {
    if (!reader.take(key, field, target, 1, high)) reader.fail(key, "is missing; a whole number from 1 was expected");
}

void set_model(PlanDraft& draft, Transformer model) {
    draft.plan.model = std::move(model);
    draft.has_model = true;
}

/// GPT-2's block, which has neither gate nor rotary positions.
void make_gpt(Transformer& model, std::int64_t positions) {
    model.family = "gpt2";
    model.gated_mlp = false;
    model.activation = Activation::gelu;
    model.norm = NormKind::layer_with_bias;
    model.qkv_bias = model.attention_output_bias = model.mlp_bias = true;
    model.positions = Positions::learned;
    model.position_rows = model.max_positions = positions;
    model.tied_embeddings = true;
}

} // namespace

void import_simumax_model(ImportReader& reader, PlanDraft& draft) {
    Transformer model;
    need(reader, "layer_num", "model.layers", model.layers, kLayers);
    need(reader, "hidden_size", "model.hidden", model.hidden, kWidth);
    need(reader, "head_num", "model.heads", model.heads, kCount);
    model.kv_heads = model.heads;
    reader.take("kv_head_num", "model.kv_heads", model.kv_heads, 1, kCount);
    model.head_dim = std::max<std::int64_t>(1, model.hidden / model.heads);
    reader.take("head_size", "model.head_dim", model.head_dim, 1, kCount);
    need(reader, "intermediate_size", "model.ffn", model.ffn, 10 * kWidth);
    need(reader, "vocab_size", "model.vocab", model.vocab, 100'000'000);
    if (const auto name = reader.text("model_name")) {
        model.name = *name;
        reader.taken("model_name", "model.name", *name);
    }
    bool gated = true;
    reader.take("use_swiglu", "model.gated_mlp", gated);
    model.gated_mlp = gated;
    model.activation = gated ? Activation::silu : Activation::gelu;
    if (reader.text("attention_type") == "mla") {
        LatentAttention latent;
        reader.taken("attention_type", "model.latent", "true");
        need(reader, "kv_lora_rank", "model.latent.kv_rank", latent.kv_rank, kWidth);
        reader.take("q_lora_rank", "model.latent.q_rank", latent.q_rank, 0, kWidth);
        need(reader, "qk_head_dim", "model.latent.qk_nope_dim", latent.qk_nope_dim, kCount);
        need(reader, "qk_pos_emb_head_dim", "model.latent.qk_rope_dim", latent.qk_rope_dim, kCount);
        need(reader, "v_head_dim", "model.latent.v_dim", latent.v_dim, kCount);
        model.latent = latent;
    }
    if (const auto experts = reader.integer("expert_num", 1, kCount); experts && *experts > 1) {
        MixtureOfExperts moe;
        moe.experts = *experts;
        reader.taken("expert_num", "model.moe.experts", std::to_string(*experts));
        need(reader, "topk", "model.moe.top_k", moe.top_k, kCount);
        moe.ffn = model.ffn;
        reader.take("moe_ffn_hidden_size", "model.moe.ffn", moe.ffn, 1, 10 * kWidth);
        reader.take("moe_shared_expert_intermediate_size", "model.moe.shared_ffn", moe.shared_ffn, 0, 10 * kWidth);
        reader.take("dense_layers", "model.moe.first_dense", moe.first_dense, 0, model.layers);
        model.moe = moe;
        if (moe.first_dense == 0) model.ffn = 0;
        model.family = model.latent ? "deepseek_v3" : "mixtral";
    }
    set_model(draft, std::move(model));
}

void import_simumax_strategy(ImportReader& reader, PlanDraft& draft) {
    take_framework(draft, Framework::megatron);
    Layout& layout = draft.plan.layout;
    Training& training = draft.plan.training;
    draft.has_seq_len = reader.take("seq_len", "training.seq_len", training.seq_len, 1, kTokens) || draft.has_seq_len;
    std::int64_t value = 0;
    if (reader.take("micro_batch_size", "layout.micro_batch", value, 1, kDegree)) draft.micro_batch = value;
    if (reader.take("micro_batch_num", "layout.accumulation", value, 1, kDegree)) draft.accumulation = value;
    if (reader.take("world_size", "cluster.gpus", value, 1, kDegree)) draft.gpus = value;
    reader.take("tp_size", "layout.tp", layout.tp, 1, kDegree);
    reader.take("pp_size", "layout.pp", layout.pp, 1, kDegree);
    reader.take("cp_size", "layout.cp", layout.cp, 1, kDegree);
    reader.take("ep_size", "layout.ep", layout.ep, 1, kDegree);
    layout.etp = 1; // SimuMax's default
    reader.take("etp_size", "layout.etp", layout.etp, 1, kDegree);
    draft.has_etp = true;
    reader.take("interleaving_size", "layout.vpp", layout.vpp, 1, kLayers);
    reader.take("zero_state", "layout.zero", layout.zero, 0, 3);
    reader.take("enable_sequence_parallel", "layout.sequence_parallel", layout.sequence_parallel);
    if (const auto type = reader.text("dtype")) {
        training.precision = has(*type, "16") && *type != "bf16" ? Precision::fp16 : has(*type, "32") ? Precision::fp32 : Precision::bf16;
        reader.taken("dtype", "training.precision", enum_name(training.precision));
    }
    if (reader.flag("fp8").value_or(false)) {
        training.precision = Precision::fp8;
        reader.taken("fp8", "training.precision", "fp8");
    }
    reader.take("enable_dropout", "training.dropout", training.dropout);
    if (reader.flag("use_flash_sdp").value_or(false)) {
        training.attention = AttentionKernel::flash;
        reader.taken("use_flash_sdp", "training.attention", "flash");
    }
    if (reader.flag("grad_reduce_in_bf16").value_or(false))
        training.grad_bytes = 2, reader.taken("grad_reduce_in_bf16", "training.grad_bytes", "2");
    else if (reader.flag("use_fp32_accum_grad").value_or(false))
        training.grad_bytes = 4, reader.taken("use_fp32_accum_grad", "training.grad_bytes", "4");
    const bool recompute = reader.flag("enable_recompute").value_or(true);
    const std::string kind = reader.text("recompute_granularity").value_or("");
    const std::int64_t layers = reader.integer("recompute_layer_num", 0, kLayers).value_or(0);
    if (recompute && layers > 0 && kind == "full_block") layout.recompute.kind = RecomputeKind::full;
    if (recompute && layers > 0 && kind == "selective_recompute") {
        layout.recompute = {RecomputeKind::selective, 0};
        const std::pair<const char*, unsigned> parts[] = {{"attn_recompute", recompute_core_attention},
                                                          {"mla_rms_recompute", recompute_mla_up_projection},
                                                          {"mlp_recompute", recompute_mlp},
                                                          {"mlp_rms_recompute", recompute_layernorm}};
        for (const auto& [key, module] : parts)
            if (reader.flag(key).value_or(false))
                layout.recompute.modules |= module,
                    reader.taken(key, "layout.recompute_modules", enum_name(static_cast<RecomputeModule>(module)));
        for (const std::string& name : reader.words("megatron_recompute_modules"))
            if (const auto module = enum_from_name<RecomputeModule>(name)) layout.recompute.modules |= *module;
        if (layout.recompute.modules == 0) layout.recompute.kind = RecomputeKind::none;
    }
    for (const char* key : {"enable_recompute", "recompute_granularity", "recompute_layer_num"})
        if (reader.has(key)) reader.taken(key, "layout.recompute", enum_name(layout.recompute.kind));
    if (reader.flag("cross_entropy_loss_fusion").value_or(false))
        training.loss = LossKind::fused, reader.taken("cross_entropy_loss_fusion", "training.loss", "fused");
}

void import_calculon_model(ImportReader& reader, PlanDraft& draft) {
    Transformer model;
    need(reader, "num_blocks", "model.layers", model.layers, kLayers);
    need(reader, "hidden", "model.hidden", model.hidden, kWidth);
    need(reader, "attn_heads", "model.heads", model.heads, kCount);
    model.kv_heads = model.heads;
    model.head_dim = std::max<std::int64_t>(1, model.hidden / model.heads);
    reader.take("attn_size", "model.head_dim", model.head_dim, 1, kCount);
    model.ffn = 4 * model.hidden;
    reader.take("feedforward", "model.ffn", model.ffn, 1, 10 * kWidth);
    draft.has_seq_len = reader.take("seq_size", "training.seq_len", draft.plan.training.seq_len, 1, kTokens) || draft.has_seq_len;
    make_gpt(model, draft.plan.training.seq_len);
    model.vocab = 51200; // Calculon leaves out embedding and head; GPT-2's vocabulary as Megatron pads it
    reader.guessed("model.vocab", std::to_string(model.vocab),
                   "Calculon has no embedding and no head; GPT-2's padded vocabulary stands in");
    reader.guessed("model.family", model.family, "Calculon's block is GPT-2's");
    set_model(draft, std::move(model));
}

void import_calculon_execution(ImportReader& reader, PlanDraft& draft) {
    take_framework(draft, Framework::megatron);
    Layout& layout = draft.plan.layout;
    Training& training = draft.plan.training;
    std::int64_t value = 0;
    if (reader.take("num_procs", "cluster.gpus", value, 1, kDegree)) draft.gpus = value;
    if (reader.take("data_par", "layout.dp", value, 1, kDegree)) draft.dp = value;
    if (reader.take("batch_size", "training.global_batch", value, 1, kTokens)) draft.global_batch = value;
    if (reader.take("microbatch_size", "layout.micro_batch", value, 1, kDegree)) draft.micro_batch = value;
    reader.take("tensor_par", "layout.tp", layout.tp, 1, kDegree);
    reader.take("pipeline_par", "layout.pp", layout.pp, 1, kDegree);
    reader.take("pipeline_interleaving", "layout.vpp", layout.vpp, 1, kLayers);
    if (const auto type = reader.text("datatype")) {
        training.precision = *type == "bfloat16" ? Precision::bf16
                             : has(*type, "32")  ? Precision::fp32
                             : has(*type, "8")   ? Precision::fp8
                                                 : Precision::fp16;
        reader.taken("datatype", "training.precision", enum_name(training.precision));
    }
    if (const auto kind = reader.text("activation_recompute")) {
        layout.recompute.kind = *kind == "full"        ? RecomputeKind::full
                                : *kind == "attn_only" ? RecomputeKind::selective
                                                       : RecomputeKind::none;
        reader.taken("activation_recompute", "layout.recompute", enum_name(layout.recompute.kind));
    }
    layout.zero = 0;
    if (const auto sharded = reader.flag("optimizer_sharding")) {
        layout.zero = *sharded ? 1 : 0;
        reader.taken("optimizer_sharding", "layout.zero", std::to_string(layout.zero));
    }
    if (const auto kind = reader.text("tensor_par_comm_type")) { // "ar" or the reduce-scatter and all-gather of sequence parallelism
        layout.sequence_parallel = *kind != "ar";
        reader.taken("tensor_par_comm_type", "layout.sequence_parallel", layout.sequence_parallel ? "true" : "false");
    }
    if (const auto kind = reader.text("tensor_par_overlap")) {
        training.tp_overlap = *kind == "none" ? Switch::off : Switch::on;
        reader.taken("tensor_par_overlap", "training.tp_overlap", enum_name(training.tp_overlap));
    }
    const std::pair<const char*, double Training::*> offloads[] = {{"weight_offload", &Training::offload_weights},
                                                                   {"activations_offload", &Training::offload_activations},
                                                                   {"optimizer_offload", &Training::offload_optimizer}};
    for (const auto& [key, field] : offloads)
        if (const auto moved = reader.flag(key)) {
            training.*field = *moved ? 1 : 0;
            reader.taken(key, "training.offload", *moved ? "1" : "0");
        }
    training.attention = AttentionKernel::fused_softmax; // Calculon knows no flash attention
    reader.guessed("training.attention", "fused_softmax", "Calculon keeps attention scores in memory");
}

void import_llm_analysis_model(ImportReader& reader, PlanDraft& draft) {
    Transformer model;
    need(reader, "num_layers", "model.layers", model.layers, kLayers);
    need(reader, "hidden_dim", "model.hidden", model.hidden, kWidth);
    need(reader, "n_head", "model.heads", model.heads, kCount);
    need(reader, "vocab_size", "model.vocab", model.vocab, 100'000'000);
    model.kv_heads = model.heads;
    if (!reader.take("num_key_value_heads", "model.kv_heads", model.kv_heads, 1, kCount))
        if (const auto groups = reader.integer("num_query_groups", 1, kCount))
            model.kv_heads = std::max<std::int64_t>(1, model.heads / *groups);
    model.head_dim = std::max<std::int64_t>(1, model.hidden / model.heads);
    model.ffn = 4 * model.hidden;
    reader.take("ffn_embed_dim", "model.ffn", model.ffn, 1, 10 * kWidth);
    reader.take("max_seq_len", "model.max_positions", model.max_positions, 1, kTokens);
    const std::string type = reader.text("model_type").value_or("");
    const bool gated = reader.flag("mlp_gated_linear_units")
                           .value_or(has(type, "llama") || has(type, "mistral") || has(type, "mixtral") || has(type, "qwen"));
    if (gated) {
        model.family = type.empty() ? "llama" : type;
    } else {
        make_gpt(model, std::max<std::int64_t>(model.max_positions, 1));
        model.family = type.empty() ? "gpt2" : type;
    }
    reader.guessed("model.gated_mlp", gated ? "true" : "false", "from the model's type; the file does not say how the block is built");
    if (const auto name = reader.text("name")) {
        model.name = *name;
        reader.taken("name", "model.name", *name);
    }
    if (const auto experts = reader.integer("moe_num_experts", 1, kCount); experts && *experts > 1) {
        MixtureOfExperts moe;
        moe.experts = *experts;
        moe.ffn = model.ffn;
        moe.top_k = 1;
        reader.taken("moe_num_experts", "model.moe.experts", std::to_string(*experts));
        reader.take("moe_top_k", "model.moe.top_k", moe.top_k, 1, kCount);
        model.moe = moe;
        model.ffn = 0;
    }
    set_model(draft, std::move(model));
}

void import_llm_analysis_gpu(ImportReader& reader, PlanDraft& draft, const Catalogue& catalogue) {
    const std::string name = lower_case(reader.text("name").value_or(""));
    const Gpu* gpu = catalogue.find_gpu(name);
    if (gpu == nullptr) gpu = catalogue.find_gpu(name.substr(0, name.find('-')));
    if (gpu == nullptr) {
        reader.ignored("name", "no GPU of the catalogue has this name");
        return;
    }
    draft.plan.cluster.gpu = *gpu;
    draft.has_gpu = true;
    reader.taken("name", "cluster.gpu", gpu->id, "with the catalogue's figures");
}

} // namespace fivefold
