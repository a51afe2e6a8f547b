// SPDX-License-Identifier: Apache-2.0
// The layout in Megatron-LM's arguments: degrees, the split over stages, sharding, batch and recomputation.
#include "core/formats/import_megatron.h"
#include "core/formats/enum_names.h"
#include "core/formats/import_draft.h"
#include "core/formats/run_words.h"

#include <fmt/format.h>

#include <cmath>
#include <numeric>

namespace fivefold {
namespace {

using namespace import_limits;

void read_degrees(ImportReader& reader, PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    reader.take("tensor-model-parallel-size", "layout.tp", layout.tp, 1, kDegree);
    reader.take("pipeline-model-parallel-size", "layout.pp", layout.pp, 1, kDegree);
    reader.take("context-parallel-size", "layout.cp", layout.cp, 1, kDegree);
    reader.take("expert-model-parallel-size", "layout.ep", layout.ep, 1, kDegree);
    draft.has_etp = reader.take("expert-tensor-parallel-size", "layout.etp", layout.etp, 1, kDegree);
    bool sequence_parallel = false;
    reader.take("sequence-parallel", "layout.sequence_parallel", sequence_parallel);
    if (layout.tp > 1) layout.sequence_parallel = sequence_parallel; // without effect at TP 1, where Megatron refuses it
    if (reader.flag("use-tp-pp-dp-mapping").value_or(false)) {
        layout.rank_order = pipeline_first_order();
        reader.taken("use-tp-pp-dp-mapping", "layout.rank_order", rank_order_text(layout.rank_order));
    }
}

void set_stages(Layout& layout, std::vector<std::int64_t> layers) {
    layout.split = StageSplit::explicit_layers;
    layout.layers_per_stage = std::move(layers);
}

/// Layers of each stage when the first and last have their own number and the others share the rest; vpp 1.
std::vector<std::int64_t> with_ends(ImportReader& reader, const Plan& plan, std::int64_t first, std::int64_t last) {
    const std::int64_t pp = plan.layout.pp;
    const std::int64_t middle_stages = pp - (first > 0 ? 1 : 0) - (last > 0 ? 1 : 0), rest = plan.model.layers - first - last;
    if (pp > kLayers || middle_stages < 0 || rest < 0 || (middle_stages == 0 ? rest != 0 : rest % middle_stages != 0))
        reader.fail(first > 0 ? "decoder-first-pipeline-num-layers" : "decoder-last-pipeline-num-layers",
                    fmt::format("leaves {} layers for {} middle stages, which do not divide evenly", rest, middle_stages));
    std::vector<std::int64_t> layers;
    if (first > 0) layers.push_back(first);
    for (std::int64_t i = 0; i < middle_stages; ++i) layers.push_back(rest / middle_stages);
    if (last > 0) layers.push_back(last);
    return layers;
}

void read_layout_string(ImportReader& reader, PlanDraft& draft, const std::string& text) {
    Layout& layout = draft.plan.layout;
    const auto stages = pipeline_layout(text);
    const auto count = stages ? static_cast<std::int64_t>(stages->layers.size()) : 0;
    if (!stages || count % layout.pp != 0)
        reader.fail("pipeline-model-parallel-layout",
                    stages ? fmt::format("has {} stages; a multiple of the {} pipeline ranks was expected", count, layout.pp)
                           : std::string("is not understood; stages such as Et*2|(tt|)*29t|mL were expected"));
    const std::int64_t layers = std::accumulate(stages->layers.begin(), stages->layers.end(), std::int64_t{0});
    if (draft.has_model && layers != draft.plan.model.layers)
        reader.fail("pipeline-model-parallel-layout",
                    fmt::format("has {} decoder layers; the model has {}", layers, draft.plan.model.layers));
    layout.vpp = count / layout.pp;
    set_stages(layout, stages->layers);
    reader.taken("pipeline-model-parallel-layout", "layout.layers_per_stage", text);
}

void read_split(ImportReader& reader, PlanDraft& draft) {
    Layout& layout = draft.plan.layout;
    const std::int64_t layers = draft.has_model ? draft.plan.model.layers : 0;
    if (layout.pp > 1) layout.split = StageSplit::even; // what Megatron does unless told otherwise
    const bool embedding = reader.flag("account-for-embedding-in-pipeline-split").value_or(false),
               loss = reader.flag("account-for-loss-in-pipeline-split").value_or(false);
    reader.take("num-virtual-stages-per-pipeline-rank", "layout.vpp", layout.vpp, 1, kLayers);
    if (const auto per_stage = reader.integer("num-layers-per-virtual-pipeline-stage", 1, kLayers); per_stage && layers > 0) {
        const std::int64_t slots = layers + (embedding ? 1 : 0) + (loss ? 1 : 0), stages = layout.pp * *per_stage;
        if (slots % stages != 0)
            reader.fail("num-layers-per-virtual-pipeline-stage",
                        fmt::format("is {}; {} layers do not divide into stages of {} on {} pipeline ranks", *per_stage, slots, *per_stage,
                                    layout.pp));
        layout.vpp = slots / stages;
        reader.taken("num-layers-per-virtual-pipeline-stage", "layout.vpp", std::to_string(layout.vpp));
    }
    if (const auto text = reader.text("pipeline-model-parallel-layout"); text && !text->empty())
        return read_layout_string(reader, draft, *text);
    if (embedding && loss && layout.pp > 1) {
        layout.split = StageSplit::slots;
        reader.taken("account-for-embedding-in-pipeline-split", "layout.split", "slots");
        reader.taken("account-for-loss-in-pipeline-split", "layout.split", "slots");
    } else if ((embedding || loss) && layout.pp > 1 && layers > 0 && layout.pp <= kLayers && layout.vpp <= kLayers) {
        const std::int64_t stages = layout.pp * layout.vpp, slots = layers + 1;
        const char* name = embedding ? "account-for-embedding-in-pipeline-split" : "account-for-loss-in-pipeline-split";
        if (stages > slots || slots % stages != 0)
            reader.fail(name, fmt::format("makes {} layers of {}, which {} stages do not divide", slots, layers, stages));
        std::vector<std::int64_t> list(static_cast<std::size_t>(stages), slots / stages);
        --(embedding ? list.front() : list.back());
        set_stages(layout, std::move(list));
        reader.taken(name, "layout.layers_per_stage", "true");
    }
    const std::int64_t first = reader.integer("decoder-first-pipeline-num-layers", 1, kLayers).value_or(0),
                       last = reader.integer("decoder-last-pipeline-num-layers", 1, kLayers).value_or(0);
    if ((first == 0 && last == 0) || layers == 0 || layout.pp == 1) return;
    std::vector<std::int64_t> ends = with_ends(reader, draft.plan, first, last);
    if (layout.vpp > 1) { // each rank deals its own layers evenly to its virtual stages
        std::vector<std::int64_t> dealt;
        for (std::int64_t chunk = 0; chunk < layout.vpp; ++chunk)
            for (const std::int64_t rank : ends) {
                if (rank % layout.vpp != 0)
                    reader.fail(
                        first > 0 ? "decoder-first-pipeline-num-layers" : "decoder-last-pipeline-num-layers",
                        fmt::format("leaves a rank with {} layers; a multiple of the {} virtual stages was expected", rank, layout.vpp));
                dealt.push_back(rank / layout.vpp);
            }
        ends = std::move(dealt);
    }
    set_stages(layout, std::move(ends));
    if (first > 0) reader.taken("decoder-first-pipeline-num-layers", "layout.layers_per_stage", std::to_string(first));
    if (last > 0) reader.taken("decoder-last-pipeline-num-layers", "layout.layers_per_stage", std::to_string(last));
}

void read_context_exchange(ImportReader& reader, PlanDraft& draft) {
    Training& training = draft.plan.training;
    const std::vector<std::string> kinds = reader.words("cp-comm-type");
    if (kinds.empty() || draft.plan.layout.cp == 1) return;
    const std::string& kind = kinds.front();
    if (kind == "p2p")
        training.cp_kind = CpKind::ring;
    else if (kind == "all_gather" || kind == "allgather")
        training.cp_kind = CpKind::all_gather;
    else if (kind == "a2a")
        training.cp_kind = CpKind::ulysses;
    else if (kind == "a2a+p2p")
        training.cp_kind = CpKind::hierarchical;
    else
        reader.unknown("cp-comm-type", kind, "p2p, all_gather, a2a, a2a+p2p");
    reader.taken("cp-comm-type", "training.cp_kind", enum_name(training.cp_kind),
                 kinds.size() > 1 ? "the first of a list, one a layer" : "");
    const std::vector<std::string> sizes = reader.words("hierarchical-context-parallel-sizes");
    if (training.cp_kind != CpKind::hierarchical || sizes.empty()) return;
    const double inner = doc::number(sizes.front()).value_or(0); // the all-to-all's ranks come first
    if (inner < 1 || inner > kDegree || std::trunc(inner) != inner)
        reader.fail("hierarchical-context-parallel-sizes", "is not understood; whole numbers such as \"2 4\" were expected");
    training.cp_inner = static_cast<std::int64_t>(inner);
    reader.taken("hierarchical-context-parallel-sizes", "training.cp_inner", sizes.front());
}

void read_sharding(ImportReader& reader, PlanDraft& draft, MegatronDialect dialect) {
    Layout& layout = draft.plan.layout;
    const auto distributed = reader.flag("use-distributed-optimizer");
    layout.zero = distributed.value_or(dialect == MegatronDialect::bridge) ? 1 : 0;
    if (distributed)
        reader.taken("use-distributed-optimizer", "layout.zero", std::to_string(layout.zero));
    else if (dialect == MegatronDialect::bridge)
        reader.guessed("layout.zero", "1", "recipes of Megatron-Bridge use the distributed optimizer");
    if (reader.flag("use-megatron-fsdp").value_or(false) || reader.flag("use-custom-fsdp").value_or(false)) {
        const std::string strategy = reader.text("data-parallel-sharding-strategy").value_or("no_shard");
        if (strategy == "optim_grads_params")
            layout.zero = 3;
        else if (strategy == "optim_grads")
            layout.zero = 2;
        else if (strategy == "optim")
            layout.zero = 1;
        else if (strategy == "no_shard")
            layout.zero = 0;
        else
            reader.unknown("data-parallel-sharding-strategy", strategy, "no_shard, optim, optim_grads, optim_grads_params");
        reader.taken(reader.has("use-megatron-fsdp") ? "use-megatron-fsdp" : "use-custom-fsdp", "layout.zero", std::to_string(layout.zero));
        if (reader.has("data-parallel-sharding-strategy"))
            reader.taken("data-parallel-sharding-strategy", "layout.zero", std::to_string(layout.zero));
    } else if (reader.flag("use-torch-fsdp2").value_or(false)) {
        layout.zero = 3;
        reader.taken("use-torch-fsdp2", "layout.zero", "3");
    } else {
        reader.ignored("data-parallel-sharding-strategy", "it takes effect with Megatron-FSDP only");
    }
    if (const auto instances = reader.integer("num-distributed-optimizer-instances", 1, kDegree); instances && *instances > 1) {
        draft.shard_groups = *instances;
        reader.taken("num-distributed-optimizer-instances", "layout.shard_group", std::to_string(*instances));
    }
    for (const char* name : {"overlap-grad-reduce", "overlap-param-gather"}) reader.ignored(name, "the estimate assumes it");
}

void read_recompute(ImportReader& reader, PlanDraft& draft) {
    Recompute& recompute = draft.plan.layout.recompute;
    const std::string kind = reader.text("recompute-granularity").value_or("");
    if (kind == "full") {
        recompute.kind = RecomputeKind::full;
        const std::int64_t layers = reader.integer("recompute-num-layers", 0, kLayers).value_or(1);
        const bool block = reader.text("recompute-method") == "block";
        const std::int64_t stage = draft.has_model ? draft.plan.model.layers / draft.plan.layout.pp : 0;
        if (block && layers == 0) recompute.kind = RecomputeKind::none;
        if ((block && layers < stage) || (!block && layers > 1))
            reader.guessed("layout.recompute", "full",
                           fmt::format("{} layers at a time are not modelled; every layer counts as recomputed by itself", layers));
    } else if (kind == "selective" || (kind.empty() && reader.flag("recompute-activations").value_or(false))) {
        recompute.kind = RecomputeKind::selective;
        recompute.modules = recompute_core_attention;
        if (const std::vector<std::string> names = reader.words("recompute-modules"); !names.empty()) {
            recompute.modules = 0;
            for (const std::string& name : names) {
                if (const auto module = enum_from_name<RecomputeModule>(name))
                    recompute.modules |= *module;
                else
                    draft.notes.push_back(
                        {ImportNote::Kind::ignored, reader.file(), {}, "recompute-modules", {}, name, "this module is not modelled"});
            }
            if (recompute.modules == 0) recompute.kind = RecomputeKind::none;
            reader.taken("recompute-modules", "layout.recompute_modules", fmt::format("{}", fmt::join(names, " ")));
        }
    } else if (!kind.empty()) {
        reader.unknown("recompute-granularity", kind, "full, selective");
    }
    for (const char* name : {"recompute-granularity", "recompute-activations"})
        if (reader.has(name)) reader.taken(name, "layout.recompute", enum_name(recompute.kind));
}

void read_batch(ImportReader& reader, PlanDraft& draft) {
    Training& training = draft.plan.training;
    draft.has_seq_len = reader.take("seq-length", "training.seq_len", training.seq_len, 1, kTokens) || draft.has_seq_len;
    std::int64_t value = 0;
    if (reader.take("micro-batch-size", "layout.micro_batch", value, 1, kDegree)) draft.micro_batch = value;
    if (reader.take("global-batch-size", "training.global_batch", value, 1, kTokens)) draft.global_batch = value;
    if (reader.take("train-iters", "training.total_tokens", value, 0, std::int64_t{1} << 52))
        draft.steps = value;
    else if (const auto samples = reader.integer("train-samples", 0, std::int64_t{1} << 52)) {
        training.total_tokens = static_cast<double>(*samples) * static_cast<double>(training.seq_len);
        reader.taken("train-samples", "training.total_tokens", fmt::format("{}", training.total_tokens));
    }
}

} // namespace

void import_megatron(ImportReader& reader, PlanDraft& draft, MegatronDialect dialect) {
    take_framework(draft, Framework::megatron);
    import_megatron_model(reader, draft, dialect);
    read_degrees(reader, draft);
    read_split(reader, draft);
    read_context_exchange(reader, draft);
    read_sharding(reader, draft, dialect);
    read_batch(reader, draft);
    read_recompute(reader, draft);
    import_megatron_training(reader, draft, dialect);
}

} // namespace fivefold
