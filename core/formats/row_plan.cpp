// SPDX-License-Identifier: Apache-2.0
#include "core/formats/enum_names.h"
#include "core/formats/row_fields.h"
#include "core/formats/run_words.h"
#include "core/formats/runs_csv.h"

#include <algorithm>
#include <numeric>

namespace fivefold {
namespace {

constexpr std::int64_t kLargestDegree = 1'000'000; // products of three stay inside 63 bits

// ---- cluster

int default_gpus_per_node(std::int64_t gpus, int usual) {
    if (gpus <= usual) return static_cast<int>(gpus);
    return static_cast<int>(std::gcd(gpus, std::int64_t{usual}));
}

void read_cluster(RowFields& row, const Catalogue& catalogue, Cluster& cluster) {
    const std::string_view name = row.text("gpu");
    if (name.empty() || name == "unstated") return row.reject("GPU not stated");
    const Gpu* gpu = catalogue.find_gpu(name);
    if (gpu == nullptr) return row.reject("GPU not in the catalogue");
    const std::int64_t gpus = row.required("gpus", "number of GPUs not stated");
    if (gpus < 1 || gpus > kLargestDegree) return row.reject("number of GPUs not stated");
    cluster.gpu = *gpu;
    cluster.network = catalogue.usual_network(*gpu);
    // A rack counts as one NVLink domain, but runs name its trays as nodes.
    const int usual = std::max(1, std::min(cluster.network.gpus_per_node, 8));
    std::int64_t per_node = row.integer_or("gpus_per_node", 0);
    if (per_node < 1 || per_node > gpus || gpus % per_node != 0) per_node = default_gpus_per_node(gpus, usual);
    cluster.gpus_per_node = static_cast<int>(per_node);
    cluster.nodes = static_cast<int>(gpus / per_node);
    const int nics_serve = static_cast<int>(std::max<std::int64_t>(row.integer_or("gpus_per_node", 0), usual));
    if (const auto share = network_share(row.text("inter_node"), nics_serve)) cluster.network.bandwidth_per_gpu = *share;
    if (!has(lower_case(row.text("inter_node")), "efa")) return;
    for (const Network& network : catalogue.networks) // EFA has the latency of the cluster on which it was measured
        if (network.fabric.starts_with("EFA") && network.hop > Seconds(0)) {
            cluster.network.hop = network.hop;
            cluster.network.ring_step = network.ring_step;
            break;
        }
}

// ---- software

int gradient_bytes(std::string_view dtype) {
    if (dtype.starts_with("fp32")) return 4;
    return dtype.starts_with("bf16") || dtype.starts_with("fp16") ? 2 : 0;
}

AttentionKernel attention_kernel(RowFields& row, Framework framework) {
    const std::string kind = lower_case(row.text("attention")), kernel = lower_case(row.text("attention_kernel"));
    if (has(kernel, "fused softmax") || has(kernel, "megatron softmax")) return AttentionKernel::fused_softmax;
    if (kind == "unfused") return kernel == "fused" ? AttentionKernel::fused_softmax : AttentionKernel::unfused;
    if (has(kernel, "flash_attention2") || has(kernel, "flashattention2")) return AttentionKernel::flash2;
    if (has(kernel, "flash_attentionv1") || has(kernel, "flashattention1")) return AttentionKernel::flash1;
    if (kind == "flash") return AttentionKernel::flash;
    if (row.text("transformer_impl") == "transformer_engine") return AttentionKernel::flash; // its automatic choice
    if (row.text("transformer_impl") == "local") return AttentionKernel::unfused;
    // that stack is older than flash attention
    return framework == Framework::megatron_deepspeed ? AttentionKernel::fused_softmax : AttentionKernel::unknown;
}

Optimizer optimizer_of(RowFields& row) {
    const std::string name = lower_case(row.text("optimizer")), moments = lower_case(row.text("moment_dtype"));
    if (has(name, "muon") || has(lower_case(row.text("notes")), "muon optimizer")) return Optimizer::muon;
    if (has(name, "8bit") || has(moments, "8bit")) return Optimizer::adam_8bit;
    return moments.starts_with("bf16") ? Optimizer::adam_bf16_moments : Optimizer::adam;
}

void read_training(RowFields& row, const RunFeatures& features, const Transformer& model, Training& training) {
    const Framework framework = framework_family(row.text("framework"), static_cast<int>(row.integer_or("zero_stage", -1)));
    training.framework = framework;
    training.seq_len = row.required("seq_len", "sequence length not stated");
    training.precision = enum_from_name<Precision>(row.text("precision")).value_or(Precision::bf16);
    training.optimizer = optimizer_of(row);
    training.grad_bytes = gradient_bytes(row.text("grad_reduce_dtype"));
    if (training.grad_bytes == 0) training.grad_bytes = gradient_bytes(row.text("grad_dtype"));
    const std::string said = lower_case(row.text("notes"));
    // Composer's names: DEFAULT reduces gradients in fp32, PURE in the precision of training.
    if (training.grad_bytes == 0 && has(said, "mixedprecision mode ")) training.grad_bytes = has(said, "mixedprecision mode pure") ? 2 : 4;
    training.release = release_year(row.text("framework_version"));
    training.attention = attention_kernel(row, framework);
    const std::string_view loss = row.text("loss");
    if (loss == "unfused") training.loss = LossKind::unfused;
    else if (loss == "fused") training.loss = framework == Framework::megatron ? LossKind::native_fused : LossKind::fused; // its flag's default
    if (has(lower_case(row.text("optimizer")), "cpu") || has(lower_case(row.text("notes")), "optimizer offloaded to cpu")) training.offload_optimizer = 1;
    if (const std::int64_t layers = offloaded_layers(row.text("recompute_detail")); layers > 0 && model.layers > 0)
        training.offload_activations = std::min(1.0, static_cast<double>(layers) / static_cast<double>(model.layers));
    // Megatron's default for the GPT-2 line; later recipes turn it off.
    const bool megatron_line = framework == Framework::megatron || framework == Framework::megatron_deepspeed;
    training.dropout = megatron_line && !model.gated_mlp && model.positions != Positions::alibi && (model.mlp_bias || model.positions == Positions::learned);
    if (has(lower_case(row.text("recompute_detail")), "chunked ce") || has(said, "chunked ce")) training.loss = LossKind::chunked;
    else if (has(said, "compiled loss")) training.loss = LossKind::fused;
    if (row.text("transformer_impl") == "transformer_engine") training.transformer_engine = Switch::on;
    else if (row.text("transformer_impl") == "local") training.transformer_engine = Switch::off;
    if (framework == Framework::aleph_alpha) // that benchmark names its fused norm where it is on
        training.fused_norm = has(lower_case(row.text("attention_kernel")), "rms kernel") ? Switch::on : Switch::off;
    if (has(said, "torch.compile on or off not stated")) training.torch_compile = Switch::unknown;
    else if (has(said, "no torch.compile") || has(said, "no compile")) training.torch_compile = Switch::off;
    else if (has(said, "torch.compile") || has(said, "+ compile") || has(said, "+compile") || has(said, "; compile")) training.torch_compile = Switch::on;
    apply_software_words(training, row.text("overlap"), row.text("notes"));
    training.warmup_overlap = features.warmup_overlap;
    if (features.fp8_parameters) training.low_precision_weights = Switch::on;
    if (features.nondeterministic) training.deterministic = Switch::off;
    training.not_modelled = features.not_modelled;
}

// ---- layout

Recompute recompute_of(RowFields& row, Framework framework) {
    Recompute recompute;
    const std::string_view kind = row.text("recompute");
    const std::string_view notes = row.text("notes");
    if (kind.empty() && has(notes.substr(std::min(notes.find("MISSING:"), notes.size())), "recompute")) row.reject("recomputation not stated");
    if (kind == "full") recompute.kind = RecomputeKind::full;
    else if (kind == "selective") recompute.kind = RecomputeKind::selective;
    else if (kind.empty() && framework == Framework::torchtitan) recompute.kind = RecomputeKind::selective; // its default
    else if (!kind.empty() && kind != "none") row.reject("partial recomputation is not modelled");
    if (const unsigned modules = recompute_modules(row.text("recompute_detail"))) recompute.modules = modules;
    return recompute;
}

int zero_habit(Framework framework) {
    switch (framework) {
    case Framework::torchtitan:
    case Framework::fsdp1:
    case Framework::deepspeed: return 3;
    case Framework::megatron_deepspeed: return 0;
    default: return 1;
    }
}

bool sequence_parallel_habit(Framework framework) {
    return framework == Framework::megatron || framework == Framework::nanotron || framework == Framework::torchtitan;
}

// "Et*3|(tt|)*6mL" in the column or as "pp_layout ..." among the notes
void read_stages(RowFields& row, const RunFeatures& features, Transformer& model, Layout& layout, Framework framework) {
    const std::string_view notes = row.text("notes");
    std::string_view text = row.text("stage_layout");
    if (const std::size_t at = notes.find("pp_layout "); text.empty() && at != std::string_view::npos) {
        text = notes.substr(at + 10);
        text = text.substr(0, text.find_first_of("; "));
    }
    if (text.empty()) {
        if (framework == Framework::nanotron) layout.split = StageSplit::by_cost;
        if (features.slots) {
            layout.split = StageSplit::slots;
            if (layout.vpp == 1 && features.virtual_stages > 1) layout.vpp = features.virtual_stages;
        } else if (features.uneven_unstated) {
            row.reject("stage sizes not stated");
        }
        return;
    }
    const auto stages = pipeline_layout(text);
    if (!stages) return row.reject("stage layout not understood");
    const auto count = static_cast<std::int64_t>(stages->layers.size());
    const std::int64_t layers = std::accumulate(stages->layers.begin(), stages->layers.end(), std::int64_t{0});
    if (layers + stages->mtp_layers == model.layers) model.layers = layers; // a source that counts the MTP layers among the layers
    if (layout.pp < 1 || count % layout.pp != 0 || layers != model.layers) return row.reject("stage layout does not fit the layers");
    layout.vpp = count / layout.pp;
    layout.split = StageSplit::explicit_layers;
    layout.layers_per_stage = stages->layers;
    model.mtp_layers = std::max(model.mtp_layers, stages->mtp_layers);
}

void read_layout(RowFields& row, const RunFeatures& features, Plan& plan) {
    constexpr const char* missing = "layout not stated";
    Layout& layout = plan.layout;
    const Framework framework = plan.training.framework;
    layout.tp = row.required("tp", missing);
    layout.pp = row.required("pp", missing);
    layout.cp = row.integer_or("cp", 1);
    layout.vpp = row.integer_or("vpp", 1);
    const std::int64_t zero = row.integer_or("zero_stage", zero_habit(framework));
    if (zero < 0 || zero > 3) row.reject("ZeRO stage is not 0 to 3");
    layout.zero = features.fully_sharded ? 3 : static_cast<int>(std::clamp<std::int64_t>(zero, 0, 3));
    const auto sp = row.integer("sp");
    layout.sequence_parallel = sp ? *sp != 0 : sequence_parallel_habit(framework);
    layout.recompute = recompute_of(row, framework);
    if (!row.rejected().empty()) return;
    for (const std::int64_t degree : {layout.tp, layout.pp, layout.cp, layout.vpp})
        if (degree < 1 || degree > kLargestDegree) return row.reject("layout degrees out of range");

    const std::int64_t gpus = gpu_count(plan.cluster), model_parallel = layout.tp * layout.pp * layout.cp;
    layout.dp = row.integer("dp").value_or(gpus / model_parallel);
    if (layout.dp * model_parallel != gpus) return row.reject("layout does not fill the GPUs");
    if (plan.model.moe) {
        layout.ep = row.integer_or("ep", 1);
        layout.etp = row.integer_or("etp", layout.ep > 1 ? 1 : layout.tp);
        if (std::min(layout.ep, layout.etp) < 1 || std::max(layout.ep, layout.etp) > kLargestDegree)
            return row.reject("layout degrees out of range");
    }
    const std::int64_t ranks = layout.dp * layout.cp, shard = row.integer_or("shard_group", ranks / features.optimizer_instances);
    layout.shard_group = shard > 0 && shard < ranks ? shard : 0;
    read_stages(row, features, plan.model, layout, framework);
}

void read_batch(RowFields& row, Plan& plan) {
    Layout& layout = plan.layout;
    const auto global = row.integer("global_batch"), accumulation = row.integer("microbatches");
    auto micro = row.integer("micro_batch");
    if (!micro && global && accumulation && *accumulation > 0 && *global % (layout.dp * *accumulation) == 0)
        micro = *global / (layout.dp * *accumulation);
    if (!micro || *micro < 1) return row.reject("micro-batch not stated");
    if (*micro > kLargestDegree || accumulation.value_or(1) > kLargestDegree) return row.reject("batch out of range");
    // torchtitan states the batch of a rank; its pipeline cuts that into as many micro-batches as there are stages.
    const bool rank_batch = plan.training.framework == Framework::torchtitan && layout.pp > 1 && !accumulation && *micro % layout.pp == 0;
    if (rank_batch) micro = *micro / layout.pp;
    layout.micro_batch = *micro;
    const bool timed = !row.text("step_time_s").empty() || !row.text("tokens_per_s_per_gpu").empty();
    if (global && *global > 0) {
        plan.training.global_batch = *global;
        layout.accumulation = accumulation.value_or(std::max<std::int64_t>(1, *global / (layout.dp * *micro)));
    } else if (accumulation || !timed || layout.pp == 1) {
        // Without a pipeline the batch changes neither memory nor tokens per second; with one, a full pipeline holds the most.
        layout.accumulation = accumulation.value_or(layout.pp == 1 ? 1 : rank_batch ? layout.pp : 2 * layout.pp);
        plan.training.global_batch = layout.dp * *micro * layout.accumulation;
    } else {
        row.reject("batch not stated");
    }
    if (layout.accumulation < 1) row.reject("batch not stated");
}

} // namespace

void plan_of_row(const CsvTable& table, const Catalogue& catalogue, MeasuredRun& run) {
    RowFields row(table);
    Plan& plan = run.plan;
    std::string words;
    for (const char* column : {"model", "recompute_detail", "optimizer", "overlap", "notes"}) words.append(" ").append(row.text(column));
    const RunFeatures features = run_features(words);
    read_row_model(row, catalogue, plan.model);
    if (features.qk_norm && plan.model.qk_norm == QkNorm::none) plan.model.qk_norm = QkNorm::per_head;
    if (row.rejected().empty()) read_cluster(row, catalogue, plan.cluster);
    if (row.rejected().empty()) read_training(row, features, plan.model, plan.training);
    if (row.rejected().empty()) read_layout(row, features, plan);
    if (row.rejected().empty()) read_batch(row, plan);
    run.skip = row.rejected();
}

} // namespace fivefold
