// SPDX-License-Identifier: Apache-2.0
// The keys of Megatron-LM's arguments, in any of their spellings, for a plan. What the exporter writes is what write-back wants.
#include "core/estimate/stages.h"
#include "core/formats/launch_keys.h"
#include "core/formats/megatron_args.h"
#include "core/formats/run_words.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <map>
#include <utility>

namespace fivefold {
namespace {

using Wanted = std::map<std::string, std::vector<std::string>, std::less<>>;

/// The exporter's arguments by name.
Wanted exported(const Plan& plan) {
    MegatronArgs args;
    add_megatron_model(args, plan);
    add_megatron_parallelism(args, plan, layers_per_stage(plan));
    add_megatron_training(args, plan);
    Wanted wanted;
    std::string script = "x";
    for (const std::string& line : args.bash_lines()) script += " " + line;
    const doc::Node root = doc::parse_shell(script);
    for (const doc::Member& member : root.members) {
        if (member.value.is_map()) continue;
        std::vector<std::string>& words = wanted[member.key];
        if (member.value.use_end > 0) words.push_back(member.value.scalar);
        for (const doc::Node& item : member.value.items) words.push_back(item.scalar);
    }
    return wanted;
}

/// Where a ConfigContainer holds an argument.
constexpr std::pair<std::string_view, std::string_view> kBridge[] = {
    {"num-virtual-stages-per-pipeline-rank", "model/virtual_pipeline_model_parallel_size"},
    {"decoder-first-pipeline-num-layers", "model/num_layers_in_first_pipeline_stage"},
    {"decoder-last-pipeline-num-layers", "model/num_layers_in_last_pipeline_stage"},
    {"micro-batch-size", "train/micro_batch_size"},
    {"global-batch-size", "train/global_batch_size"},
    {"use-distributed-optimizer", "ddp/use_distributed_optimizer"},
    {"use-megatron-fsdp", "ddp/use_megatron_fsdp"},
    {"data-parallel-sharding-strategy", "ddp/data_parallel_sharding_strategy"},
    {"num-distributed-optimizer-instances", "ddp/num_distributed_optimizer_instances"},
    {"overlap-grad-reduce", "ddp/overlap_grad_reduce"},
    {"overlap-param-gather", "ddp/overlap_param_gather"},
    {"use-tp-pp-dp-mapping", "dist/use_tp_pp_dp_mapping"},
    {"ckpt-format", "checkpoint/ckpt_format"},
    {"tp-comm-overlap", "comm_overlap/tp_comm_overlap"},
    {"overlap-moe-expert-parallel-comm", "comm_overlap/overlap_moe_expert_parallel_comm"},
};

const char* mixed_precision(const Training& training) {
    switch (training.precision) {
    case Precision::fp16: return "fp16_mixed";
    case Precision::fp8:
        return training.fp8_recipe == Fp8Recipe::delayed     ? "bf16_with_fp8_delayed_scaling_mixed"
               : training.fp8_recipe == Fp8Recipe::blockwise ? "bf16_with_fp8_subchannel_scaling_mixed"
                                                             : "bf16_with_fp8_current_scaling_mixed";
    case Precision::mxfp8: return "bf16_with_mxfp8_mixed";
    case Precision::nvfp4: return "bf16_with_nvfp4_mixed";
    case Precision::bf16:
    case Precision::fp32: break;
    }
    return "bf16_mixed";
}

class MegatronKeys {
public:
    MegatronKeys(const Plan& plan, const doc::Node& root, FileKind kind) : wanted_(exported(plan)), root_(root), kind_(kind) {}

    std::vector<LaunchKey> list;

    /// The exporter's value for each of these arguments; one that it does not write goes away.
    void group(std::initializer_list<const char*> names) {
        for (const char* name : names) set(name);
    }
    void set(const char* name) {
        const auto found = wanted_.find(name);
        if (found == wanted_.end()) return remove(name);
        const std::vector<std::string>& words = found->second;
        if (words.empty())
            put(name, true);
        else if (words.size() > 1)
            put(name, words);
        else if (doc::number(words.front()))
            put(name, static_cast<std::int64_t>(*doc::number(words.front())));
        else
            put(name, words.front());
    }
    void put(const char* name, LaunchValue value) { list.push_back({path(name), std::move(value)}); }
    /// A switch goes away in arguments; a ConfigContainer keeps the key and says false or null.
    void remove(const char* name) {
        const doc::Node* node = doc::find_path(root_, path(name));
        if (node == nullptr) return;
        if (kind_ != FileKind::megatron_bridge) return put(name, LaunchValue());
        const std::string said = lower_case(node->scalar);
        if (said == "true" || said == "false")
            put(name, false);
        else
            put(name, LaunchValue());
    }
    [[nodiscard]] bool has(const char* name) const { return doc::find_path(root_, path(name)) != nullptr; }
    [[nodiscard]] std::string path(std::string_view name) const {
        if (kind_ == FileKind::megatron_script) return std::string(name);
        std::string underscored(name);
        std::replace(underscored.begin(), underscored.end(), '-', '_');
        if (kind_ == FileKind::megatron_yaml) {
            if (const doc::Member* modules = root_.find("modules"); modules != nullptr && !modules->value.members.empty())
                return "modules/" + modules->value.members.front().key + "/overrides/" + underscored; // Primus
            return "MODEL_ARGS/--" + std::string(name);
        }
        const auto* known = std::find_if(std::begin(kBridge), std::end(kBridge), [&](const auto& entry) { return entry.first == name; });
        return known != std::end(kBridge) ? std::string(known->second) : "model/" + underscored;
    }

private:
    Wanted wanted_;
    const doc::Node& root_;
    FileKind kind_;
};

void add_degrees(MegatronKeys& keys, const Plan& plan, const Plan& file, bool override_file) {
    const Layout &layout = plan.layout, &old = file.layout;
    // An override file that leaves a degree out takes it from a recipe that is not seen here: it is written in any case.
    const std::pair<const char*, bool> degrees[] = {{"tensor-model-parallel-size", layout.tp != old.tp},
                                                    {"pipeline-model-parallel-size", layout.pp != old.pp},
                                                    {"context-parallel-size", layout.cp != old.cp}};
    for (const auto& [name, differs] : degrees)
        if (differs || (override_file && !keys.has(name))) keys.set(name);
    if (layout.ep != old.ep || layout.etp != old.etp) keys.group({"expert-model-parallel-size", "expert-tensor-parallel-size"});
    const bool scatter = layout.tp > 1 && layout.sequence_parallel, before = old.tp > 1 && old.sequence_parallel;
    if (scatter != before || (!scatter && keys.has("sequence-parallel"))) keys.set("sequence-parallel"); // Megatron refuses it at TP 1
    if (layout.rank_order != old.rank_order) keys.set("use-tp-pp-dp-mapping");
    const bool same = layout.pp == old.pp && layout.vpp == old.vpp && layers_per_stage(plan) == layers_per_stage(file);
    if (same) return;
    keys.group({"num-virtual-stages-per-pipeline-rank", "num-layers-per-virtual-pipeline-stage", "account-for-embedding-in-pipeline-split",
                "account-for-loss-in-pipeline-split", "decoder-first-pipeline-num-layers", "decoder-last-pipeline-num-layers",
                "pipeline-model-parallel-layout"});
}

void add_sharding(MegatronKeys& keys, const Plan& plan, const Plan& file, FileKind kind) {
    const Layout &layout = plan.layout, &old = file.layout;
    if (layout.cp > 1 &&
        (plan.training.cp_kind != file.training.cp_kind || inner_context_ranks(plan) != inner_context_ranks(file) || old.cp == 1))
        keys.group({"cp-comm-type", "hierarchical-context-parallel-sizes"});
    if (layout.zero == old.zero && layout.shard_group == old.shard_group) return;
    keys.group(
        {"use-distributed-optimizer", "use-megatron-fsdp", "data-parallel-sharding-strategy", "num-distributed-optimizer-instances"});
    if (kind == FileKind::megatron_bridge && (layout.zero > 0) != (old.zero > 0))
        keys.list.push_back({"optimizer/use_distributed_optimizer", layout.zero > 0});
    if (layout.zero == 0) keys.remove("overlap-param-gather");
    if (uses_megatron_fsdp(layout))
        keys.set("ckpt-format");
    else if (uses_megatron_fsdp(old) && keys.has("ckpt-format"))
        keys.put("ckpt-format", "torch_dist");
}

void add_batch(MegatronKeys& keys, const Plan& plan, const doc::Node& root, FileKind kind) {
    keys.set("micro-batch-size");
    keys.set("global-batch-size");
    if (kind != FileKind::megatron_bridge) {
        keys.set("seq-length");
    } else {
        keys.list.push_back({"model/seq_length", plan.training.seq_len});
        const bool older = doc::find_path(root, "dataset/sequence_length") != nullptr;
        keys.list.push_back({older ? "dataset/sequence_length" : "dataset/seq_length", plan.training.seq_len});
    }
    const doc::Node* positions = doc::find_path(root, keys.path("max-position-embeddings"));
    if (positions != nullptr && doc::number(positions->scalar).value_or(1e18) < static_cast<double>(plan.training.seq_len))
        keys.put("max-position-embeddings", plan.training.seq_len);
}

void add_training(MegatronKeys& keys, const Plan& plan, const Plan& file, const doc::Node& root, FileKind kind) {
    const Training &training = plan.training, &old = file.training;
    if (plan.layout.recompute.kind != file.layout.recompute.kind ||
        (plan.layout.recompute.kind == RecomputeKind::selective &&
         applicable_recompute_modules(plan) != applicable_recompute_modules(file)))
        keys.group({"recompute-activations", "recompute-granularity", "recompute-method", "recompute-num-layers", "recompute-modules"});
    const Fp8Recipe recipe =
        training.fp8_recipe == Fp8Recipe::unknown || training.fp8_recipe == Fp8Recipe::rowwise ? Fp8Recipe::current : training.fp8_recipe;
    const bool low_weights =
        is_on(training.low_precision_weights, false) != is_on(old.low_precision_weights, false) && is_low(training.precision);
    if (training.precision != old.precision || (training.precision == Precision::fp8 && recipe != old.fp8_recipe) || low_weights) {
        if (kind == FileKind::megatron_bridge)
            keys.list.push_back({"mixed_precision", mixed_precision(training)});
        else
            keys.group({"bf16", "fp16", "fp8-format", "fp8-recipe", "fp4-format", "fp4-recipe", "fp8-param-gather"});
    }
    const bool scatter = plan.layout.tp > 1 && plan.layout.sequence_parallel;
    const bool overlaps = scatter && is_on(training.tp_overlap, true), did = is_on(old.tp_overlap, true) && file.layout.tp > 1;
    if (kind != FileKind::megatron_bridge ? overlaps != did || (!scatter && keys.has("tp-comm-overlap"))
                                          : training.tp_overlap != Switch::unknown && training.tp_overlap != old.tp_overlap)
        keys.set("tp-comm-overlap");
    if (plan.layout.ep > 1 && overlaps_experts(training) != overlaps_experts(old)) keys.set("overlap-moe-expert-parallel-comm");
    if (training.dispatcher != Dispatcher::unknown && training.dispatcher != old.dispatcher && plan.model.moe &&
        plan.layout.ep * plan.layout.etp > 1)
        keys.group({"moe-token-dispatcher-type", "moe-flex-dispatcher-backend"});
    if (training.grad_bytes != 0 && training.grad_bytes != old.grad_bytes && kind != FileKind::megatron_bridge)
        keys.group({"grad-reduce-in-bf16", "accumulate-allreduce-grads-in-fp32"});
    // A recipe of mixed precision says it in a ConfigContainer, unless the file does.
    if (kind == FileKind::megatron_bridge && training.grad_bytes != 0 && training.grad_bytes != old.grad_bytes &&
        doc::find_path(root, "ddp/grad_reduce_in_fp32") != nullptr)
        keys.list.push_back({"ddp/grad_reduce_in_fp32", training.grad_bytes == 4});
}

} // namespace

std::vector<LaunchKey> megatron_keys(const Plan& plan, const Plan& file, const doc::Node& root, FileKind kind) {
    MegatronKeys keys(plan, root, kind);
    add_degrees(keys, plan, file, kind == FileKind::megatron_bridge);
    add_sharding(keys, plan, file, kind);
    add_batch(keys, plan, root, kind);
    add_training(keys, plan, file, root, kind);
    return std::move(keys.list);
}

} // namespace fivefold
