// SPDX-License-Identifier: Apache-2.0
// nanotron's configuration file.
#include "core/formats/enum_names.h"
#include "core/formats/import_draft.h"
#include "core/formats/run_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace fivefold {
namespace {

using namespace import_limits;

void read_model(ImportReader& reader, PlanDraft& draft) {
    const std::string at = "model.model_config.";
    if (!reader.has(at + "hidden_size") && !reader.has(at + "num_hidden_layers")) return;
    Transformer model;
    // Keys that are left out have nanotron's defaults, those of Llama 7B.
    model.layers = model.heads = 32;
    model.hidden = 4096;
    model.ffn = 11008;
    model.vocab = 32000;
    model.max_positions = 2048;
    model.norm_epsilon = 1e-6;
    const auto take = [&](const char* key, const char* field, std::int64_t& target, std::int64_t high) {
        if (!reader.take(at + key, field, target, 1, high)) reader.guessed(field, std::to_string(target), "nanotron's default");
    };
    take("num_hidden_layers", "model.layers", model.layers, kLayers);
    take("hidden_size", "model.hidden", model.hidden, kWidth);
    take("intermediate_size", "model.ffn", model.ffn, 10 * kWidth);
    take("num_attention_heads", "model.heads", model.heads, kCount);
    model.kv_heads = model.heads;
    reader.take(at + "num_key_value_heads", "model.kv_heads", model.kv_heads, 1, kCount);
    model.head_dim = std::max<std::int64_t>(1, model.hidden / model.heads);
    take("vocab_size", "model.vocab", model.vocab, 100'000'000);
    take("max_position_embeddings", "model.max_positions", model.max_positions, kTokens);
    reader.take(at + "rms_norm_eps", "model.norm_epsilon", model.norm_epsilon, 0, 1);
    reader.take(at + "rope_theta", "model.rope_theta", model.rope_theta, 1, 1e15);
    reader.take(at + "tie_word_embeddings", "model.tied_embeddings", model.tied_embeddings);
    reader.take(at + "sliding_window_size", "model.window.tokens", model.window.tokens, 0, kTokens);
    const bool qwen = reader.flag(at + "is_qwen2_config").value_or(false);
    reader.take(at + "attention_bias", "model.qkv_bias", model.qkv_bias);
    model.family = qwen && model.qkv_bias ? "qwen2" : "llama";
    if (reader.has_prefix(at + "moe_config.")) {
        const std::string moe_at = at + "moe_config.";
        MixtureOfExperts moe;
        moe.experts = 8; // nanotron's defaults
        moe.top_k = 2;
        moe.ffn = 1408;
        reader.take(moe_at + "num_experts", "model.moe.experts", moe.experts, 1, kCount);
        reader.take(moe_at + "top_k", "model.moe.top_k", moe.top_k, 1, kCount);
        reader.take(moe_at + "moe_intermediate_size", "model.moe.ffn", moe.ffn, 1, 10 * kWidth);
        if (reader.flag(moe_at + "enable_shared_expert").value_or(false))
            reader.take(moe_at + "shared_expert_intermediate_size", "model.moe.shared_ffn", moe.shared_ffn, 0, 10 * kWidth);
        model.moe = moe;
        model.ffn = 0;
        model.family = "qwen2_moe";
    }
    draft.plan.model = model;
    draft.has_model = true;
}

void read_parallelism(ImportReader& reader, PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    layout.split = StageSplit::by_cost;
    std::int64_t dp = 1;
    if (reader.take("parallelism.dp", "layout.dp", dp, 1, kDegree)) draft.dp = dp;
    reader.take("parallelism.pp", "layout.pp", layout.pp, 1, kDegree);
    reader.take("parallelism.tp", "layout.tp", layout.tp, 1, kDegree);
    reader.take("parallelism.context_parallel_size", "layout.cp", layout.cp, 1, kDegree);
    reader.take("parallelism.expert_parallel_size", "layout.ep", layout.ep, 1, kDegree);
    const std::string engine = lower_case(reader.text("parallelism.pp_engine").value_or("afab")); // nanotron's default
    layout.schedule = engine == "1f1b" ? Schedule::one_f_one_b : Schedule::gpipe;
    if (engine != "1f1b" && engine != "afab") reader.unknown("parallelism.pp_engine", engine, "1f1b, afab");
    if (reader.has("parallelism.pp_engine")) reader.taken("parallelism.pp_engine", "layout.schedule", enum_name(layout.schedule));
    const std::string mode = lower_case(reader.text("parallelism.tp_mode").value_or("all_reduce"));
    if (mode != "reduce_scatter" && mode != "all_reduce") reader.unknown("parallelism.tp_mode", mode, "REDUCE_SCATTER, ALL_REDUCE");
    if (layout.tp > 1) layout.sequence_parallel = mode == "reduce_scatter";
    if (reader.has("parallelism.tp_mode"))
        reader.taken("parallelism.tp_mode", "layout.sequence_parallel", layout.sequence_parallel ? "true" : "false");
    if (const auto overlap = reader.flag("parallelism.tp_linear_async_communication"); overlap && layout.tp > 1) {
        draft.plan.training.tp_overlap = *overlap ? Switch::on : Switch::off;
        reader.taken("parallelism.tp_linear_async_communication", "training.tp_overlap", enum_name(draft.plan.training.tp_overlap));
    }
    if (const auto recompute = reader.flag("parallelism.recompute_layer")) {
        layout.recompute.kind = *recompute ? RecomputeKind::full : RecomputeKind::none;
        reader.taken("parallelism.recompute_layer", "layout.recompute", enum_name(layout.recompute.kind));
    }
}

} // namespace

void import_nanotron(ImportReader& reader, PlanDraft& draft) {
    take_framework(draft, Framework::nanotron);
    Training& training = draft.plan.training;
    read_model(reader, draft);
    read_parallelism(reader, draft);
    draft.has_seq_len = reader.take("tokens.sequence_length", "training.seq_len", training.seq_len, 1, kTokens) || draft.has_seq_len;
    std::int64_t value = 0;
    if (reader.take("tokens.micro_batch_size", "layout.micro_batch", value, 1, kDegree)) draft.micro_batch = value;
    if (reader.take("tokens.batch_accumulation_per_replica", "layout.accumulation", value, 1, kDegree)) draft.accumulation = value;
    if (reader.take("tokens.train_steps", "training.total_tokens", value, 0, std::int64_t{1} << 52)) draft.steps = value;
    if (reader.take("optimizer.zero_stage", "layout.zero", value, 0, 3)) {
        draft.plan.layout.zero = value > 0 ? 1 : 0;
        if (value > 1) reader.guessed("layout.zero", "1", "nanotron treats every stage above 1 as ZeRO-1");
    }
    if (const auto wide = reader.flag("optimizer.accumulate_grad_in_fp32")) {
        training.grad_bytes = *wide ? 4 : 2;
        reader.taken("optimizer.accumulate_grad_in_fp32", "training.grad_bytes", std::to_string(training.grad_bytes));
    }
    if (const auto type = reader.text("model.dtype")) {
        training.precision = *type == "float16" ? Precision::fp16 : *type == "float32" ? Precision::fp32 : Precision::bf16;
        reader.taken("model.dtype", "training.precision", enum_name(training.precision));
    }
    for (const char* key : {"model.make_vocab_size_divisible_by", "parallelism.tp_recompute_allgather"})
        reader.ignored(key, "part of the framework's profile");
}

} // namespace fivefold
