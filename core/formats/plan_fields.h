// SPDX-License-Identifier: Apache-2.0
// Internal to core/formats: every field of a plan with its key, range and kind, once, for both reading and writing.
// `Io` is PlanReader or PlanWriter; `prose` marks texts that say where a number comes from and change no estimate.
#pragma once

#include "core/plan/plan.h"

#include <concepts>
#include <cstdint>

namespace fivefold::json {

inline constexpr std::int64_t kMaxDimension = std::int64_t{1} << 28; ///< widths, tokens, vocabulary
inline constexpr std::int64_t kMaxLayers = 100'000;
inline constexpr std::int64_t kMaxDegree = std::int64_t{1} << 24;
inline constexpr double kMaxRate = 1e20;

/// Matches a value type whether it is being read into or written from.
template <class T, class Part>
concept Field = std::same_as<std::remove_const_t<T>, Part>;

void visit(auto& io, Field<LatentAttention> auto& latent) {
    io.integer("q_rank", latent.q_rank, 0, kMaxDimension);
    io.integer("kv_rank", latent.kv_rank, 1, kMaxDimension);
    io.integer("qk_nope_dim", latent.qk_nope_dim, 0, kMaxDimension);
    io.integer("qk_rope_dim", latent.qk_rope_dim, 0, kMaxDimension);
    io.integer("v_dim", latent.v_dim, 1, kMaxDimension);
}

void visit(auto& io, Field<SparseIndexer> auto& indexer) {
    io.integer("heads", indexer.heads, 1, kMaxDimension);
    io.integer("head_dim", indexer.head_dim, 1, kMaxDimension);
    io.integer("top_tokens", indexer.top_tokens, 1, kMaxDimension);
}

void visit(auto& io, Field<MixtureOfExperts> auto& moe) {
    io.integer("experts", moe.experts, 1, kMaxDimension);
    io.integer("top_k", moe.top_k, 1, kMaxDimension);
    io.integer("ffn", moe.ffn, 1, kMaxDimension);
    io.integer("shared_ffn", moe.shared_ffn, 0, kMaxDimension);
    io.flag("shared_gate", moe.shared_gate);
    io.flag("router_bias", moe.router_bias);
    io.flag("expert_bias", moe.expert_bias);
    io.integer("first_dense", moe.first_dense, 0, kMaxLayers);
    io.integer("step", moe.step, 1, kMaxLayers);
    io.integers("dense_layers", moe.dense_layers, 0, kMaxLayers);
}

void visit(auto& io, Field<SlidingWindow> auto& window) {
    io.integer("tokens", window.tokens, 0, kMaxDimension);
    io.integer("full_every", window.full_every, 0, kMaxLayers);
}

void visit(auto& io, Field<Transformer> auto& model) {
    io.prose("name", model.name);
    io.prose("family", model.family);
    io.integer("layers", model.layers, 1, kMaxLayers);
    io.integer("hidden", model.hidden, 1, kMaxDimension);
    io.integer("heads", model.heads, 1, kMaxDimension);
    io.integer("kv_heads", model.kv_heads, 1, kMaxDimension);
    io.integer("head_dim", model.head_dim, 1, kMaxDimension);
    io.integer("ffn", model.ffn, 0, kMaxDimension);
    io.integer("vocab", model.vocab, 1, kMaxDimension);
    io.integer("max_positions", model.max_positions, 0, kMaxDimension);
    io.integer("position_rows", model.position_rows, 0, kMaxDimension);
    io.flag("gated_mlp", model.gated_mlp);
    io.choice("activation", model.activation);
    io.flag("tied_embeddings", model.tied_embeddings);
    io.choice("positions", model.positions);
    io.choice("norm", model.norm);
    io.integer("norms_per_layer", model.norms_per_layer, 0, 16);
    io.flag("qkv_bias", model.qkv_bias);
    io.flag("attention_output_bias", model.attention_output_bias);
    io.flag("mlp_bias", model.mlp_bias);
    io.flag("head_bias", model.head_bias);
    io.flag("embedding_norm", model.embedding_norm);
    io.flag("attention_sinks", model.attention_sinks);
    io.choice("qk_norm", model.qk_norm);
    io.part("window", model.window);
    io.optional_part("latent", model.latent);
    io.optional_part("indexer", model.indexer);
    io.optional_part("moe", model.moe);
    io.integer("mtp_layers", model.mtp_layers, 0, 64);
    io.number("rope_theta", model.rope_theta, 0, 1e15);
    io.number("norm_epsilon", model.norm_epsilon, 0, 1);
}

void visit(auto& io, Field<Gpu> auto& gpu) {
    io.text("id", gpu.id);
    io.prose("name", gpu.name);
    io.prose("vendor", gpu.vendor);
    io.text("architecture", gpu.architecture);
    io.number("marketing_gb", gpu.marketing_gb, 0, 1e6);
    io.quantity("usable_memory_bytes", gpu.usable_memory, 1, 1e15);
    io.quantity("hbm_bytes_per_s", gpu.hbm, 1, kMaxRate);
    io.integer("multiprocessors", gpu.multiprocessors, 0, 100'000);
    io.quantity("bf16_flops", gpu.bf16, 0, kMaxRate);
    io.quantity("fp16_flops", gpu.fp16, 0, kMaxRate);
    io.quantity("tf32_flops", gpu.tf32, 0, kMaxRate);
    io.quantity("fp8_flops", gpu.fp8, 0, kMaxRate);
    io.quantity("fp4_flops", gpu.fp4, 0, kMaxRate);
    io.text("scale_up", gpu.scale_up);
    io.quantity("scale_up_bytes_per_s", gpu.scale_up_bandwidth, 0, kMaxRate);
    io.integer("scale_up_domain", gpu.scale_up_domain, 1, 1'000'000);
    io.quantity("pcie_bytes_per_s", gpu.pcie, 0, kMaxRate);
    io.quantity("tdp_watts", gpu.tdp, 0, 1e6);
    io.quantity("price_per_hour", gpu.price_per_hour, 0, 1e6);
    io.prose("price_source", gpu.price_source);
    io.prose("source", gpu.source);
    io.prose_list("from_memory", gpu.from_memory);
    io.prose("note", gpu.note);
}

void visit(auto& io, Field<Network> auto& network) {
    io.text("id", network.id);
    io.prose("name", network.name);
    io.text("gpu", network.gpu);
    io.integer("gpus_per_node", network.gpus_per_node, 1, 100'000);
    io.integer("nvlink_domain", network.nvlink_domain, 0, 1'000'000);
    io.text("fabric", network.fabric);
    io.number("nics_per_node", network.nics_per_node, 0, 1e6);
    io.quantity("bandwidth_per_gpu_bytes_per_s", network.bandwidth_per_gpu, 0, kMaxRate);
    io.quantity("hop_seconds", network.hop, 0, 1);
    io.quantity("ring_step_seconds", network.ring_step, 0, 1);
    io.prose("source", network.source);
    io.prose_list("from_memory", network.from_memory);
    io.prose("note", network.note);
}

void visit(auto& io, Field<Training> auto& training) {
    io.integer("seq_len", training.seq_len, 1, kMaxDimension);
    io.integer("global_batch", training.global_batch, 1, kMaxDimension);
    io.number("total_tokens", training.total_tokens, 0, 1e18);
    io.choice("precision", training.precision);
    io.choice("optimizer", training.optimizer);
    io.integer("grad_bytes", training.grad_bytes, 0, 4);
    io.choice("framework", training.framework);
    io.number("release", training.release, 0, 2200);
    io.choice("attention", training.attention);
    io.choice("loss", training.loss);
    io.choice("fused_norm", training.fused_norm);
    io.choice("torch_compile", training.torch_compile);
    io.choice("cuda_graphs", training.cuda_graphs);
    io.choice("dispatcher", training.dispatcher);
    io.choice("routing", training.routing);
    io.choice("cp_kind", training.cp_kind);
    io.integer("cp_inner", training.cp_inner, 0, kMaxDegree);
    io.choice("fp8_recipe", training.fp8_recipe);
    io.choice("low_precision_weights", training.low_precision_weights);
    io.tristate("tp_overlap", training.tp_overlap, true);
    io.tristate("ep_overlap", training.ep_overlap, false);
    io.choice("shared_expert_overlap", training.shared_expert_overlap);
    io.number("capacity_factor", training.capacity_factor, 0, 1000);
    io.integer("loss_chunks", training.loss_chunks, 0, kMaxDegree);
    io.number("offload_optimizer", training.offload_optimizer, 0, 1);
    io.number("offload_activations", training.offload_activations, 0, 1);
    io.number("offload_weights", training.offload_weights, 0, 1);
    io.flag("dropout", training.dropout);
    io.flag("launch_blocking", training.launch_blocking);
    io.flag("warmup_overlap", training.warmup_overlap);
    io.choice("deterministic", training.deterministic);
    io.choice("transformer_engine", training.transformer_engine);
    io.number("price_per_gpu_hour", training.price_per_gpu_hour, 0, 1e6);
    io.number("goodput", training.goodput, 1e-6, 1);
    io.prose_list("not_modelled", training.not_modelled);
}

void visit(auto& io, Field<Layout> auto& layout) {
    io.integer("tp", layout.tp, 1, kMaxDegree);
    io.integer("pp", layout.pp, 1, kMaxDegree);
    io.integer("dp", layout.dp, 1, kMaxDegree);
    io.integer("cp", layout.cp, 1, kMaxDegree);
    io.integer("ep", layout.ep, 1, kMaxDegree);
    io.integer("etp", layout.etp, 1, kMaxDegree);
    io.integer("vpp", layout.vpp, 1, kMaxDegree);
    io.flag("sequence_parallel", layout.sequence_parallel);
    io.integer("zero", layout.zero, 0, 3);
    io.integer("shard_group", layout.shard_group, 0, kMaxDegree);
    io.integer("micro_batch", layout.micro_batch, 1, kMaxDegree);
    io.integer("accumulation", layout.accumulation, 1, kMaxDegree);
    io.choice("recompute", layout.recompute.kind);
    io.modules("recompute_modules", layout.recompute.modules);
    io.choice("schedule", layout.schedule);
    io.choice("split", layout.split);
    io.integers("layers_per_stage", layout.layers_per_stage, 0, kMaxLayers);
    io.rank_order("rank_order", layout.rank_order);
}

} // namespace fivefold::json
