// SPDX-License-Identifier: Apache-2.0
#include "core/formats/enum_names.h"
#include "core/formats/runs_csv.h"
#include "core/formats/tables.h"

#include <array>
#include <map>
#include <string>

namespace fivefold {
namespace {

// The columns of resources/measured/runs.csv, in their order.
constexpr std::array kColumns = {
    "run_id", "source", "source_ref", "quality", "model", "layers", "hidden", "ffn", "heads", "kv_heads", "head_dim", "vocab", "gated_mlp", "tied_embeddings", "pos_emb",
    "experts", "top_k", "expert_ffn", "shared_expert_ffn", "first_dense_layers", "q_lora_rank", "kv_lora_rank", "qk_nope_dim", "qk_rope_dim", "v_head_dim", "sliding_window",
    "gpu", "gpus_per_node", "gpus", "inter_node", "tp", "sp", "pp", "vpp", "cp", "ep", "etp", "dp", "zero_stage", "shard_group", "schedule",
    "seq_len", "micro_batch", "global_batch", "microbatches", "recompute", "recompute_detail", "precision", "param_dtype", "grad_dtype", "grad_reduce_dtype", "moment_dtype", "optimizer",
    "attention", "attention_kernel", "loss", "transformer_impl", "stage_layout", "moe_layer_pattern", "framework", "framework_version", "overlap",
    "step_time_s", "tokens_per_s_per_gpu", "allocated_gib", "reserved_gib", "smi_gib", "memory_gb_unspecified", "memory_stage", "outcome", "software_state", "notes"};

/// Fields of one row by column; what is not set stays empty.
class Row {
public:
    void set(const char* column, std::string text) { fields_[column] = std::move(text); }
    void set(const char* column, std::int64_t number) { fields_[column] = std::to_string(number); }
    void set(const char* column, int number) { set(column, std::int64_t{number}); }
    void set(const char* column, bool truth) { set(column, std::int64_t{truth ? 1 : 0}); }
    void set(const char* column, double number) { fields_[column] = number_text(number, Digits::exact); }
    /// Phrases of one column stand behind one another.
    void say(const char* column, const std::string& phrase) {
        std::string& text = fields_[column];
        text += (text.empty() ? "" : "; ") + phrase;
    }
    [[nodiscard]] std::string text() const {
        std::string line;
        for (std::size_t i = 0; i < kColumns.size(); ++i) {
            const auto field = fields_.find(kColumns[i]);
            line += (i > 0 ? "," : "") + (field == fields_.end() ? std::string() : csv_field(field->second));
        }
        return line + '\n';
    }

private:
    std::map<std::string, std::string, std::less<>> fields_;
};

void set_model(Row& row, const Transformer& model) {
    row.set("model", model.name);
    row.set("layers", model.layers);
    row.set("hidden", model.hidden);
    row.set("ffn", model.ffn);
    row.set("heads", model.heads);
    row.set("kv_heads", model.kv_heads);
    row.set("head_dim", model.head_dim);
    row.set("vocab", model.vocab);
    row.set("gated_mlp", model.gated_mlp);
    row.set("tied_embeddings", model.tied_embeddings);
    constexpr const char* positions[] = {"rope", "learned", "alibi", "none"};
    row.set("pos_emb", std::string(positions[static_cast<std::size_t>(model.positions)]));
    if (model.window.tokens > 0) row.set("sliding_window", model.window.tokens);
    if (model.window.tokens > 0 && model.window.full_every == 2) row.say("notes", "alternating sliding-window");
    if (model.mtp_layers > 0) row.say("notes", "mtp=" + std::to_string(model.mtp_layers));
    if (model.qk_norm != QkNorm::none) row.say("notes", "qk norm");
    if (model.embedding_norm) row.say("notes", "embed layernorm");
    if (const auto& latent = model.latent) {
        row.set("q_lora_rank", latent->q_rank);
        row.set("kv_lora_rank", latent->kv_rank);
        row.set("qk_nope_dim", latent->qk_nope_dim);
        row.set("qk_rope_dim", latent->qk_rope_dim);
        row.set("v_head_dim", latent->v_dim);
    }
    const auto& moe = model.moe;
    if (!moe) return;
    row.set("experts", moe->experts);
    row.set("top_k", moe->top_k);
    row.set("expert_ffn", moe->ffn);
    row.set("shared_expert_ffn", moe->shared_ffn);
    row.set("first_dense_layers", moe->first_dense);
    if (moe->dense_layers.empty()) return;
    std::string pattern;
    for (std::int64_t layer = 0; layer < model.layers; ++layer) {
        bool dense = layer < moe->first_dense;
        for (const std::int64_t other : moe->dense_layers) dense = dense || other == layer;
        pattern += (layer > 0 ? "," : "") + std::string(dense ? "0" : "1");
    }
    row.set("moe_layer_pattern", "[" + pattern + "]");
}

void set_training(Row& row, const Plan& plan) {
    const Training& training = plan.training;
    row.set("seq_len", training.seq_len);
    row.set("global_batch", training.global_batch);
    row.set("precision", std::string(enum_name(training.precision)));
    if (training.grad_bytes != 0) row.set("grad_reduce_dtype", std::string(training.grad_bytes == 4 ? "fp32" : "bf16"));
    row.set("optimizer", std::string(training.optimizer == Optimizer::adam_8bit ? "adam 8bit" : training.optimizer == Optimizer::muon ? "muon" : "adam") +
                             (training.offload_optimizer >= 1 ? " on cpu" : ""));
    if (training.optimizer == Optimizer::adam_bf16_moments) row.set("moment_dtype", std::string("bf16"));
    row.set("framework", std::string(enum_name(training.framework)));
    if (training.release > 0) row.set("framework_version", training.release);
    switch (training.attention) {
    case AttentionKernel::unknown: break;
    case AttentionKernel::unfused: row.set("attention", std::string("unfused")); break;
    case AttentionKernel::fused_softmax:
        row.set("attention", std::string("unfused"));
        row.set("attention_kernel", std::string("fused softmax"));
        break;
    case AttentionKernel::flash1:
        row.set("attention", std::string("flash"));
        row.set("attention_kernel", std::string("flashattention1"));
        break;
    case AttentionKernel::flash2:
        row.set("attention", std::string("flash"));
        row.set("attention_kernel", std::string("flashattention2"));
        break;
    default: row.set("attention", std::string("flash"));
    }
    if (training.loss == LossKind::unfused) row.set("loss", std::string("unfused"));
    if (training.loss == LossKind::native_fused || training.loss == LossKind::fused) row.set("loss", std::string("fused"));
    if (training.loss == LossKind::chunked) row.say("notes", "chunked CE");
    if (training.transformer_engine != Switch::unknown) row.set("transformer_impl", std::string(training.transformer_engine == Switch::on ? "transformer_engine" : "local"));
    if (training.torch_compile == Switch::on) row.say("notes", "torch.compile");
    if (training.torch_compile == Switch::off) row.say("notes", "no torch.compile");
    if (training.tp_overlap == Switch::on) row.say("overlap", "async tp");
    if (training.tp_overlap == Switch::off) row.say("overlap", "no tp overlap");
    if (training.launch_blocking) row.say("overlap", "CUDA_LAUNCH_BLOCKING=1");
    if (training.ep_overlap == Switch::on) row.say("overlap", "ep overlap");
    if (training.ep_overlap == Switch::off) row.say("overlap", "no 1f1b ep overlap");
    constexpr const char* recipes[] = {"", "fp8 delayed scaling", "fp8 current scaling", "fp8 rowwise", "fp8 blockwise"};
    if (training.fp8_recipe != Fp8Recipe::unknown) row.say("notes", recipes[static_cast<std::size_t>(training.fp8_recipe)]);
    if (training.low_precision_weights == Switch::on) row.say("notes", "fp8 primary weights");
    if (training.cp_kind == CpKind::ulysses) row.say("notes", "cp uses all-to-all");
    constexpr const char* graphs[] = {"", "cuda graph none", "cuda graph [mlp]", "cuda graph [attn]", "cuda graph full_iteration"};
    if (training.cuda_graphs != CudaGraphs::unknown) row.say("notes", graphs[static_cast<std::size_t>(training.cuda_graphs)]);
    if (training.dispatcher == Dispatcher::deep_ep) row.say("notes", "DeepEP");
    if (training.dispatcher == Dispatcher::hybrid_ep) row.say("notes", "HybridEP");
    if (training.routing == TokenRouting::dropless) row.say("notes", "router dropless");
    if (training.routing == TokenRouting::balanced) row.say("notes", "force-balanced");
    if (training.routing == TokenRouting::dropping)
        row.say("notes", training.capacity_factor > 0 ? "capacity factor " + number_text(training.capacity_factor, Digits::exact) : std::string("token drop"));
}

void set_layout(Row& row, const Plan& plan) {
    const Layout& layout = plan.layout;
    row.set("gpu", plan.cluster.gpu.id);
    row.set("gpus_per_node", plan.cluster.gpus_per_node);
    row.set("gpus", gpu_count(plan.cluster));
    if (plan.cluster.nodes > 1) row.set("inter_node", number_text(plan.cluster.network.bandwidth_per_gpu.value() * 8 / 1e9, Digits::exact) + " Gb/s per GPU");
    row.set("tp", layout.tp);
    row.set("sp", layout.sequence_parallel);
    row.set("pp", layout.pp);
    row.set("vpp", layout.vpp);
    row.set("cp", layout.cp);
    if (plan.model.moe) {
        row.set("ep", layout.ep);
        row.set("etp", layout.etp);
    }
    row.set("dp", layout.dp);
    row.set("zero_stage", layout.zero);
    if (layout.shard_group > 0) row.set("shard_group", layout.shard_group);
    row.set("schedule", std::string(enum_name(layout.schedule)));
    row.set("micro_batch", layout.micro_batch);
    row.set("microbatches", layout.accumulation);
    row.set("recompute", std::string(enum_name(layout.recompute.kind)));
    if (layout.recompute.kind == RecomputeKind::selective) {
        std::string modules;
        for (const auto& [module, name] : enum_names<RecomputeModule>())
            if ((layout.recompute.modules & module) != 0) modules += (modules.empty() ? "modules: " : "+") + std::string(name);
        row.set("recompute_detail", modules);
    }
    std::vector<std::int64_t> stages = layout.layers_per_stage;
    if (layout.split == StageSplit::even && plan.model.layers % (layout.pp * layout.vpp) == 0)
        stages.assign(static_cast<std::size_t>(layout.pp * layout.vpp), plan.model.layers / (layout.pp * layout.vpp));
    if (layout.pp > 1 && (layout.split == StageSplit::explicit_layers || layout.split == StageSplit::even) && !stages.empty()) {
        std::string text = "E";
        for (std::size_t i = 0; i < stages.size(); ++i) text += (i > 0 ? "|" : "") + (stages[i] > 0 ? "t*" + std::to_string(stages[i]) : std::string());
        row.set("stage_layout", text + std::string(static_cast<std::size_t>(plan.model.mtp_layers), 'm') + "L");
    }
    if (layout.split == StageSplit::slots) row.say("notes", "embedding counted as a layer");
}

std::string stage_text(const StageRead& stage) {
    switch (stage.kind) {
    case StageRead::Kind::worst: break;
    case StageRead::Kind::first: return "first";
    case StageRead::Kind::last: return "last";
    case StageRead::Kind::first_or_last: return "max of first/last";
    case StageRead::Kind::number: return "stage " + std::to_string(stage.number);
    }
    return "max";
}

void set_readings(Row& row, const MeasuredRun& run) {
    if (run.step_time) row.set("step_time_s", run.step_time->value());
    const auto memory = [&](MemoryKind kind, const char* column, double unit) {
        if (const auto& bytes = run.reading(kind)) row.set(column, bytes->value() / unit);
    };
    memory(MemoryKind::allocated, "allocated_gib", kGiB);
    memory(MemoryKind::reserved, "reserved_gib", kGiB);
    memory(MemoryKind::smi, "smi_gib", kGiB);
    memory(MemoryKind::unspecified, "memory_gb_unspecified", 1e9);
    if (const auto& steady = run.reading(MemoryKind::steady)) row.say("notes", "steady_allocated_gib=" + number_text(in_gib(*steady), Digits::exact));
    row.set("memory_stage", stage_text(run.stage));
    row.set("outcome", std::string(run.outcome == Outcome::out_of_memory ? "oom" : run.outcome == Outcome::crashed ? "crashed" : "ran"));
    row.set("software_state", run.software_state);
}

} // namespace

std::string write_runs(std::span<const MeasuredRun> runs) {
    std::string text;
    for (std::size_t i = 0; i < kColumns.size(); ++i) text += (i > 0 ? "," : "") + std::string(kColumns[i]);
    text += '\n';
    for (const MeasuredRun& run : runs) {
        Row row;
        row.set("run_id", run.run_id);
        row.set("source", run.source);
        row.set("quality", run.quality);
        set_model(row, run.plan.model);
        set_training(row, run.plan);
        set_layout(row, run.plan);
        set_readings(row, run);
        text += row.text();
    }
    return text;
}

} // namespace fivefold
