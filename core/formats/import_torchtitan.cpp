// SPDX-License-Identifier: Apache-2.0
// torchtitan's TOML of versions up to 0.2.
#include "core/formats/enum_names.h"
#include "core/formats/import_draft.h"
#include "core/formats/run_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace fivefold {
namespace {

using namespace import_limits;

/// name = "llama3", flavor = "8B", hf_assets_path = "./assets/hf/Llama-3.1-8B": the last names the model, the others nearly do.
void read_model(ImportReader& reader, PlanDraft& draft, const Catalogue& catalogue) {
    if (draft.has_model) return;
    for (const char* key : {"model.hf_assets_path", "model.tokenizer_path"}) {
        const std::string path = reader.text(key).value_or("");
        const std::string_view name = std::string_view(path).substr(path.find_last_of('/') + 1);
        if (const CatalogueModel* model = name.empty() ? nullptr : catalogue.find_model(name))
            return take_catalogue_model(draft, reader, key, *model);
    }
    const std::string name = reader.text("model.name").value_or(""), flavor = reader.text("model.flavor").value_or("");
    if (const CatalogueModel* model = flavor.empty() ? nullptr : catalogue_model_like(catalogue, name, flavor))
        take_catalogue_model(draft, reader, "model.flavor", *model);
}

Schedule schedule_of(ImportReader& reader, const std::string& name, bool& several) {
    several = has(name, "Interleaved") || has(name, "ZBV") || has(name, "DualPipe") || has(name, "Looped");
    if (name == "1F1B" || name == "Interleaved1F1B") return Schedule::one_f_one_b;
    if (name == "GPipe" || name == "LoopedBFS") return Schedule::gpipe;
    if (name == "InterleavedZeroBubble") return Schedule::zero_bubble_h1;
    if (name == "ZBVZeroBubble") return Schedule::zero_bubble_v;
    if (name == "DualPipeV") return Schedule::dual_pipe;
    reader.unknown("parallelism.pipeline_parallel_schedule", name,
                   "1F1B, GPipe, Interleaved1F1B, InterleavedZeroBubble, ZBVZeroBubble, DualPipeV");
}

/// The modules of each stage in order of execution; a V gives each rank the n-th stage from either end.
void read_stage_modules(ImportReader& reader, PlanDraft& draft, bool v_shaped) {
    Layout& layout = draft.plan.layout;
    const char* key = "parallelism.module_fqns_per_model_part";
    const auto parts = reader.lists(key);
    if (parts.empty()) return;
    std::vector<std::int64_t> layers;
    for (const auto& part : parts)
        layers.push_back(std::count_if(part.begin(), part.end(), [](const std::string& name) { return name.starts_with("layers."); }));
    const std::int64_t sum = std::accumulate(layers.begin(), layers.end(), std::int64_t{0});
    if (draft.has_model && sum != draft.plan.model.layers) reader.fail(key, fmt::format("has {} layers; the model has {}", sum, draft.plan.model.layers));
    const auto stages = static_cast<std::int64_t>(layers.size());
    if (stages % layout.pp != 0 || (v_shaped && stages != 2 * layout.pp))
        reader.fail(key, fmt::format("has {} stages; {} the {} pipeline ranks were expected", stages, v_shaped ? "twice" : "a multiple of", layout.pp));
    if (v_shaped)
        for (std::int64_t rank = 0; rank < layout.pp; ++rank) {
            layers[static_cast<std::size_t>(rank)] += layers.back();
            layers.pop_back();
        }
    layout.vpp = v_shaped ? 1 : stages / layout.pp;
    layout.split = StageSplit::explicit_layers;
    layout.layers_per_stage = std::move(layers);
    reader.taken(key, "layout.layers_per_stage", fmt::format("{}", fmt::join(layout.layers_per_stage, " ")));
}

void read_pipeline(ImportReader& reader, PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    reader.take("parallelism.pipeline_parallel_degree", "layout.pp", layout.pp, 1, kDegree);
    if (layout.pp == 1) return;
    bool several = false;
    layout.schedule = schedule_of(reader, reader.text("parallelism.pipeline_parallel_schedule").value_or("1F1B"), several);
    if (reader.has("parallelism.pipeline_parallel_schedule"))
        reader.taken("parallelism.pipeline_parallel_schedule", "layout.schedule", enum_name(layout.schedule));
    const std::int64_t first = reader.integer("parallelism.pipeline_parallel_first_stage_less_layers", 0, kLayers).value_or(1);
    const std::int64_t last = reader.integer("parallelism.pipeline_parallel_last_stage_less_layers", 0, kLayers).value_or(1);
    layout.split = first == 0 && last == 0 ? StageSplit::even : StageSplit::slots;
    for (const char* key :
         {"parallelism.pipeline_parallel_first_stage_less_layers", "parallelism.pipeline_parallel_last_stage_less_layers"})
        if (reader.has(key)) reader.taken(key, "layout.split", enum_name(layout.split));
    const bool v_shaped = layout.schedule == Schedule::zero_bubble_v || layout.schedule == Schedule::dual_pipe;
    layout.vpp = several && !v_shaped ? 2 : 1; // torchtitan's default; the V shape is part of the schedule
    if (const auto per_stage = reader.integer("parallelism.pipeline_parallel_layers_per_stage", 1, kLayers); per_stage && draft.has_model) {
        const std::int64_t slots = draft.plan.model.layers + first + last, stages = (slots + *per_stage - 1) / *per_stage;
        if (stages % layout.pp != 0)
            reader.fail("parallelism.pipeline_parallel_layers_per_stage",
                        fmt::format("is {}, which makes {} stages; a multiple of the {} pipeline ranks was expected", *per_stage, stages,
                                    layout.pp));
        if (several && !v_shaped) layout.vpp = stages / layout.pp;
        reader.taken("parallelism.pipeline_parallel_layers_per_stage", "layout.vpp", std::to_string(layout.vpp));
    }
    read_stage_modules(reader, draft, v_shaped);
}

void read_data_parallel(ImportReader& reader, PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    const auto replicate = reader.integer("parallelism.data_parallel_replicate_degree", 1, kDegree),
               shard = reader.integer("parallelism.data_parallel_shard_degree", -1, kDegree);
    const std::int64_t copies = replicate.value_or(1), shards = shard.value_or(-1);
    if (shards == 0) reader.fail("parallelism.data_parallel_shard_degree", "is 0; -1 or a number from 1 was expected");
    if (shards > 0)
        draft.dp = copies * shards;
    else
        draft.dp_is_rest = true;
    if (replicate) reader.taken("parallelism.data_parallel_replicate_degree", "layout.dp", std::to_string(copies));
    if (shard) reader.taken("parallelism.data_parallel_shard_degree", "layout.dp", std::to_string(shards));
    const std::string reshard = lower_case(reader.text("parallelism.fsdp_reshard_after_forward").value_or("default"));
    if (reshard != "default" && reshard != "always" && reshard != "never")
        reader.unknown("parallelism.fsdp_reshard_after_forward", reshard, "default, always, never");
    layout.zero = reshard == "never" || (reshard == "default" && layout.pp > 1) ? 2 : 3; // with a pipeline the default keeps the weights
    if (shards == 1 && layout.cp == 1) layout.zero = 0;
    if (reader.has("parallelism.fsdp_reshard_after_forward"))
        reader.taken("parallelism.fsdp_reshard_after_forward", "layout.zero", std::to_string(layout.zero));
    if (copies > 1 && layout.zero > 0) draft.shard_groups = copies;
}

void read_batch(ImportReader& reader, PlanDraft& draft) {
    Training& training = draft.plan.training;
    const Layout& layout = draft.plan.layout;
    draft.has_seq_len = reader.take("training.seq_len", "training.seq_len", training.seq_len, 1, kTokens) || draft.has_seq_len;
    const char* local_key = reader.has("training.local_batch_size") ? "training.local_batch_size" : "training.batch_size";
    const auto local = reader.integer(local_key, 1, kDegree);
    const std::int64_t piece = reader.integer("parallelism.pipeline_parallel_microbatch_size", 1, kDegree).value_or(1);
    if (layout.pp > 1) {
        draft.micro_batch = piece; // a rank's batch is cut into pieces of this size
        if (reader.has("parallelism.pipeline_parallel_microbatch_size"))
            reader.taken("parallelism.pipeline_parallel_microbatch_size", "layout.micro_batch", std::to_string(piece));
    } else if (local) {
        draft.micro_batch = *local;
    }
    if (local) reader.taken(local_key, layout.pp > 1 ? "layout.accumulation" : "layout.micro_batch", std::to_string(*local));
    const auto global = reader.integer("training.global_batch_size", -1, kTokens);
    if (global && *global > 0) {
        draft.global_batch = *global;
        reader.taken("training.global_batch_size", "training.global_batch", std::to_string(*global));
    } else if (local) { // without accumulation a step is one batch of each rank
        if (layout.pp > 1 && *local % piece != 0)
            reader.fail(local_key, fmt::format("is {}; a multiple of the pipeline's micro-batch of {} was expected", *local, piece));
        draft.accumulation = layout.pp > 1 ? *local / piece : 1;
    }
    std::int64_t steps = 0;
    if (reader.take("training.steps", "training.total_tokens", steps, 0, std::int64_t{1} << 52)) draft.steps = steps;
}

void read_precision(ImportReader& reader, Training& training) {
    if (const auto type = reader.text("training.mixed_precision_param")) {
        training.precision = *type == "float32" ? Precision::fp32 : *type == "float16" ? Precision::fp16 : Precision::bf16;
        reader.taken("training.mixed_precision_param", "training.precision", enum_name(training.precision));
    }
    if (reader.text("training.mixed_precision_reduce") == "float32") {
        training.grad_bytes = 4;
        reader.taken("training.mixed_precision_reduce", "training.grad_bytes", "4");
    }
    for (const std::string& converter : reader.words("model.converters")) {
        if (has(converter, "float8"))
            training.precision = Precision::fp8;
        else if (has(converter, "mx"))
            training.precision = Precision::mxfp8;
        else
            continue;
        reader.taken("model.converters", "training.precision", enum_name(training.precision));
    }
    if (const auto recipe = reader.text("quantize.linear.float8.recipe_name"); recipe && training.precision == Precision::fp8) {
        training.fp8_recipe = has(*recipe, "rowwise") ? Fp8Recipe::rowwise : Fp8Recipe::current;
        reader.taken("quantize.linear.float8.recipe_name", "training.fp8_recipe", enum_name(training.fp8_recipe));
    }
    bool gather = false;
    if (reader.take("quantize.linear.float8.enable_fsdp_float8_all_gather", "training.low_precision_weights", gather))
        training.low_precision_weights = gather ? Switch::on : Switch::off;
}

} // namespace

void import_torchtitan(ImportReader& reader, PlanDraft& draft, const Catalogue& catalogue) {
    take_framework(draft, Framework::torchtitan);
    Layout& layout = draft.plan.layout;
    Training& training = draft.plan.training;
    read_model(reader, draft, catalogue);
    reader.take("parallelism.tensor_parallel_degree", "layout.tp", layout.tp, 1, kDegree);
    reader.take("parallelism.context_parallel_degree", "layout.cp", layout.cp, 1, kDegree);
    reader.take("parallelism.expert_parallel_degree", "layout.ep", layout.ep, 1, kDegree);
    std::int64_t etp = 1;
    if (reader.take("parallelism.expert_tensor_parallel_degree", "layout.etp", etp, 1, kDegree) ||
        layout.ep > 1) { // without EP experts are split by TP
        layout.etp = layout.ep > 1 ? etp : layout.tp;
        draft.has_etp = true;
    }
    read_pipeline(reader, draft);
    read_data_parallel(reader, draft);
    read_batch(reader, draft);
    read_precision(reader, training);
    if (const auto method = reader.text("parallelism.context_parallel_rotate_method")) {
        training.cp_kind = *method == "alltoall" ? CpKind::ring : CpKind::all_gather;
        reader.taken("parallelism.context_parallel_rotate_method", "training.cp_kind", enum_name(training.cp_kind));
    }
    if (const auto backend = reader.text("parallelism.expert_parallel_comm_backend")) {
        training.dispatcher = lower_case(*backend) == "deepep" ? Dispatcher::deep_ep : Dispatcher::nccl;
        reader.taken("parallelism.expert_parallel_comm_backend", "training.dispatcher", enum_name(training.dispatcher));
    }
    if (reader.flag("training.enable_cpu_offload").value_or(false)) {
        training.offload_optimizer = training.offload_weights = 1;
        reader.taken("training.enable_cpu_offload", "training.offload_weights", "1", "FSDP moves the optimizer with the weights");
    }
    bool async_tp = false;
    if (reader.take("parallelism.enable_async_tensor_parallel", "training.tp_overlap", async_tp))
        training.tp_overlap = async_tp ? Switch::on : Switch::off;
    const std::string mode = lower_case(reader.text("activation_checkpoint.mode").value_or("selective")); // torchtitan's default
    if (mode == "full")
        layout.recompute.kind = RecomputeKind::full;
    else if (mode == "none")
        layout.recompute.kind = RecomputeKind::none;
    else if (mode == "selective" || mode == "memory_budget")
        layout.recompute.kind = RecomputeKind::selective;
    else
        reader.unknown("activation_checkpoint.mode", mode, "none, selective, full");
    if (reader.has("activation_checkpoint.mode"))
        reader.taken("activation_checkpoint.mode", "layout.recompute", enum_name(layout.recompute.kind));
    bool compiled = false;
    if (reader.take("compile.enable", "training.torch_compile", compiled) ||
        reader.take("training.compile", "training.torch_compile", compiled)) {
        training.torch_compile = compiled ? Switch::on : Switch::off;
        const std::vector<std::string> parts = reader.words("compile.components");
        if (compiled && std::find(parts.begin(), parts.end(), "loss") != parts.end()) {
            training.loss = LossKind::fused;
            reader.taken("compile.components", "training.loss", "fused");
        }
    }
    if (const auto name = reader.text("optimizer.name")) reader.ignored("optimizer.name", "Adam's memory and time are the estimate's");
}

} // namespace fivefold
