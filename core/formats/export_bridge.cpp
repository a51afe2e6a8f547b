// SPDX-License-Identifier: Apache-2.0
// Megatron-Bridge: an override file over a bare recipe, and the same as one command line. Both are the flags of Megatron-LM
// under the names of Bridge's configuration; a table translates them.
#include "core/formats/launch_file.h"
#include "core/formats/megatron_args.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace fivefold {

namespace {

constexpr const char* kTarget = "Megatron-Bridge 0.7.0 (commit 067f987d)";
// Recipes that assume nothing of a model; latent attention is a class of its own.
constexpr const char* kBareRecipe = "vanilla_gpt_pretrain_1gpu_h100_bf16_config";
constexpr const char* kLatentRecipe = "deepseek_v3_pretrain_1024gpu_h100_bf16_config";

struct BridgeKey {
    std::string_view flag; ///< of Megatron-LM, without dashes
    const char* section;   ///< of Bridge's configuration; null: needs no key here
    const char* key;       ///< null: the flag's name with underscores
};

// Flags that are missing are keys of `model` under their own names.
constexpr BridgeKey kKeys[] = {
    {"train-iters", "train", nullptr}, {"micro-batch-size", "train", nullptr}, {"global-batch-size", "train", nullptr},
    {"lr", "optimizer", nullptr}, {"min-lr", "optimizer", nullptr}, {"weight-decay", "optimizer", nullptr}, {"clip-grad", "optimizer", nullptr},
    {"adam-beta1", "optimizer", nullptr}, {"adam-beta2", "optimizer", nullptr}, {"optimizer", "optimizer", nullptr}, {"sgd-momentum", "optimizer", nullptr},
    {"optimizer-cpu-offload", "optimizer", nullptr}, {"optimizer-offload-fraction", "optimizer", nullptr},
    {"use-precision-aware-optimizer", "optimizer", nullptr}, {"exp-avg-dtype", "optimizer", nullptr}, {"exp-avg-sq-dtype", "optimizer", nullptr},
    {"lr-decay-style", "scheduler", nullptr}, {"lr-warmup-iters", "scheduler", nullptr}, {"log-interval", "logger", nullptr},
    {"use-megatron-fsdp", "ddp", nullptr}, {"data-parallel-sharding-strategy", "ddp", nullptr}, {"overlap-grad-reduce", "ddp", nullptr},
    {"overlap-param-gather", "ddp", nullptr}, {"num-distributed-optimizer-instances", "ddp", nullptr}, {"ckpt-format", "checkpoint", nullptr},
    {"tokenizer-type", "tokenizer", nullptr}, {"use-tp-pp-dp-mapping", "dist", nullptr},
    {"num-virtual-stages-per-pipeline-rank", "model", "virtual_pipeline_model_parallel_size"},
    {"account-for-embedding-in-pipeline-split", "model", nullptr},
    {"decoder-first-pipeline-num-layers", "model", "num_layers_in_first_pipeline_stage"},
    {"decoder-last-pipeline-num-layers", "model", "num_layers_in_last_pipeline_stage"},
    {"num-experts", "model", "num_moe_experts"}, {"norm-epsilon", "model", "layernorm_epsilon"}, {"te-rng-tracker", "model", "use_te_rng_tracker"},
    // said by `mixed_precision`, by another key below, or by the recipe
    {"bf16", nullptr, nullptr}, {"fp16", nullptr, nullptr}, {"fp8-format", nullptr, nullptr}, {"fp8-recipe", nullptr, nullptr}, {"fp8-param-gather", nullptr, nullptr},
    {"fp4-format", nullptr, nullptr}, {"fp4-recipe", nullptr, nullptr}, {"grad-reduce-in-bf16", nullptr, nullptr}, {"main-grads-dtype", nullptr, nullptr},
    {"accumulate-allreduce-grads-in-fp32", nullptr, nullptr}, {"mock-data", nullptr, nullptr}, {"multi-latent-attention", nullptr, nullptr},
    {"group-query-attention", nullptr, nullptr}, {"max-position-embeddings", nullptr, nullptr}, {"attention-backend", nullptr, nullptr},
    {"use-distributed-optimizer", nullptr, nullptr}, {"seq-length", nullptr, nullptr}, {"swiglu", nullptr, nullptr}, {"squared-relu", nullptr, nullptr},
    {"disable-bias-linear", nullptr, nullptr}, {"untie-embeddings-and-output-weights", nullptr, nullptr}, {"no-masked-softmax-fusion", nullptr, nullptr},
    {"no-check-for-nan-in-loss-and-grad", nullptr, nullptr}, {"moe-layer-freq", nullptr, nullptr}, {"no-rope-fusion", nullptr, nullptr}, {"window-size", nullptr, nullptr},
};

/// Settings by section, in the order of the file.
class Overrides {
public:
    void set(std::string_view section, std::string key, YamlNode value, std::string text) {
        for (auto& [name, node] : sections_)
            if (name == section) node.set(key, std::move(value));
        words_.push_back(fmt::format("{}.{}={}", section, key, text));
    }
    void set(std::string_view section, const char* key, bool value) { set(section, key, YamlNode(value), value ? "true" : "false"); }
    void set(std::string_view section, const char* key, std::int64_t value) { set(section, key, YamlNode(value), std::to_string(value)); }
    void set(std::string_view section, const char* key, const char* value) { set(section, key, YamlNode(value), value); }
    void null(std::string_view section, const char* key) { set(section, key, YamlNode(), "null"); }
    /// A list of whole numbers.
    void list(std::string_view section, const char* key, const std::vector<std::int64_t>& values) {
        YamlNode node = YamlNode::list();
        std::string text;
        for (const std::int64_t value : values) {
            node.add(value);
            text += (text.empty() ? "" : ",") + std::to_string(value);
        }
        set(section, key, std::move(node), '[' + text + ']');
    }
    void top(const char* key, YamlNode value, const std::string& text) {
        top_.emplace_back(key, std::move(value));
        words_.push_back(fmt::format("{}={}", key, text));
    }
    [[nodiscard]] YamlNode yaml(std::string comment) {
        YamlNode root = YamlNode::map();
        root.comment(std::move(comment));
        for (auto& [name, node] : sections_)
            if (node.size() > 0) root.set(std::string(name), std::move(node));
        for (auto& [key, value] : top_) root.set(key, std::move(value));
        return root;
    }
    [[nodiscard]] const std::vector<std::string>& words() const { return words_; }

private:
    static YamlNode empty() { return YamlNode::map(); }
    std::vector<std::pair<std::string_view, YamlNode>> sections_ = {
        {"model", empty()}, {"dataset", empty()}, {"tokenizer", empty()}, {"train", empty()}, {"validation", empty()}, {"optimizer", empty()}, {"scheduler", empty()},
        {"dist", empty()}, {"ddp", empty()}, {"checkpoint", empty()}, {"logger", empty()}, {"rng", empty()}, {"rerun_state_machine", empty()}};
    std::vector<std::pair<std::string, YamlNode>> top_;
    std::vector<std::string> words_;
};

/// A string in Hydra's grammar: quoted where it is more than a plain word.
std::string hydra_string(const std::string& text) {
    const bool plain = text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-+") == std::string::npos;
    return plain && !text.empty() ? text : '\'' + text + '\'';
}

const char* torch_dtype(const std::string& name) { return name == "bf16" ? "torch.bfloat16" : name == "fp16" ? "torch.float16" : "torch.float32"; }

void add_entry(Overrides& out, const char* section, const std::string& key, const MegatronArgs::Value& value) {
    const auto add = [&](const auto& v) {
        using T = std::decay_t<decltype(v)>;
        if constexpr (std::is_same_v<T, MegatronArgs::Words>) {
            YamlNode list = YamlNode::list();
            std::string text;
            for (const std::string& word : v) {
                const bool number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
                list.add(number ? YamlNode(std::stoll(word)) : YamlNode(word));
                text += (text.empty() ? "" : ",") + word;
            }
            out.set(section, key, std::move(list), '[' + text + ']');
        } else if constexpr (std::is_same_v<T, std::string>) {
            const std::string word = key.ends_with("_dtype") && std::string_view(section) == "optimizer" ? torch_dtype(v) : v;
            out.set(section, key, YamlNode(word), hydra_string(word));
        } else if constexpr (std::is_same_v<T, bool>) {
            out.set(section, key, YamlNode(v), "true");
        } else if constexpr (std::is_same_v<T, double>) {
            out.set(section, key, YamlNode(v), yaml_float(v));
        } else {
            out.set(section, key, YamlNode(v), std::to_string(v));
        }
    };
    std::visit(add, value);
}

void add_flags(Overrides& out, const MegatronArgs& args) {
    for (const auto& [flag, value] : args.entries()) {
        const char* section = "model";
        std::string key = flag;
        for (char& c : key)
            if (c == '-') c = '_';
        for (const BridgeKey& known : kKeys) {
            if (known.flag != flag) continue;
            section = known.section;
            if (known.key != nullptr) key = known.key;
        }
        if (section != nullptr) add_entry(out, section, key, value);
    }
}

const char* mixed_precision(const Training& training) {
    switch (training.precision) {
    case Precision::fp32:
        return nullptr;
    case Precision::fp16:
        return "fp16_mixed";
    case Precision::fp8:
        if (training.fp8_recipe == Fp8Recipe::delayed) return "bf16_with_fp8_delayed_scaling_mixed";
        return training.fp8_recipe == Fp8Recipe::blockwise ? "bf16_with_fp8_subchannel_scaling_mixed" : "bf16_with_fp8_current_scaling_mixed";
    case Precision::mxfp8:
        return "bf16_with_mxfp8_mixed";
    case Precision::nvfp4:
        return "bf16_with_nvfp4_mixed";
    case Precision::bf16:
        break;
    }
    return "bf16_mixed";
}

// What Megatron-LM's parser derives from its switches and a configuration states.
void add_derived(Overrides& out, const Plan& plan, const MegatronArgs& args) {
    const Transformer& model = plan.model;
    const Training& training = plan.training;
    const bool gated = model.gated_mlp && model.activation == Activation::silu;
    if (plan.layout.vpp == 1) out.null("model", "virtual_pipeline_model_parallel_size");
    const auto absent = [&args](std::string_view flag) {
        return std::none_of(args.entries().begin(), args.entries().end(), [flag](const auto& entry) { return entry.first == flag; });
    };
    if (model.latent) out.set("model", "apply_rope_fusion", false);
    if (model.latent) { // what the recipe brings and the plan does not have
        static constexpr std::pair<std::string_view, const char*> own[] = {
            {"pipeline-model-parallel-layout", "pipeline_model_parallel_layout"}, {"q-lora-rank", "q_lora_rank"}, {"num-experts", "num_moe_experts"},
            {"moe-shared-expert-intermediate-size", "moe_shared_expert_intermediate_size"}, {"mtp-num-layers", "mtp_num_layers"},
            {"recompute-granularity", "recompute_granularity"}};
        for (const auto& [flag, key] : own)
            if (absent(flag)) out.null("model", key);
    }
    if (plan.layout.tp > 1 && plan.layout.sequence_parallel && absent("tp-comm-overlap")) out.set("model", "tp_comm_overlap", false);
    out.set("model", "gated_linear_unit", gated);
    out.set("model", "activation_func", gated ? "silu" : model.activation == Activation::squared_relu ? "squared_relu" : "gelu");
    out.set("model", "add_bias_linear", megatron_biases(model) == MegatronBiases::all);
    out.set("model", "share_embeddings_and_output_weights", model.tied_embeddings);
    if (!model.latent && model.kv_heads == model.heads) out.set("model", "num_query_groups", model.heads);
    if (model.moe && moe_layer_count(model) < model.layers) {
        std::vector<std::int64_t> pattern;
        for (std::int64_t layer = 0; layer < model.layers; ++layer) pattern.push_back(is_moe_layer(model, layer) ? 1 : 0);
        out.list("model", "moe_layer_freq", pattern);
    }
    if (!absent("cpu-offloading-num-layers")) out.set("model", "cpu_offloading", true); // Megatron-LM's parser infers it
    if (window_matters(plan)) out.list("model", "window_size", {model.window.tokens - 1, 0});
    out.set("model", "should_pad_vocab", true);
    out.set("model", "seq_length", training.seq_len);
    out.set("dataset", "seq_length", training.seq_len);
    out.set("tokenizer", "vocab_size", model.vocab);
    out.set("validation", "eval_iters", std::int64_t{0});
    out.set("optimizer", "use_distributed_optimizer", plan.layout.zero >= 1);
    out.set("ddp", "use_distributed_optimizer", plan.layout.zero >= 1);
    out.set("rng", "seed", std::int64_t{1234});
    const bool captured = training.cuda_graphs == CudaGraphs::full_iteration;
    out.set("rerun_state_machine", "check_for_nan_in_loss", !captured);
    if (captured) out.set("ddp", "check_for_nan_in_grad", false);
    const char* precision = mixed_precision(training);
    if (precision == nullptr) { // the recipe's optimizer expects bf16
        out.set("optimizer", "bf16", false);
        out.set("optimizer", "params_dtype", "torch.float32");
    }
    out.top("mixed_precision", precision != nullptr ? YamlNode(precision) : YamlNode(), precision != nullptr ? precision : "null");
}

} // namespace

LaunchJob bridge_job(const Plan& plan, const Estimate& estimate) {
    LaunchJob job;
    job.header = header_text(plan, estimate, kTarget);
    job.stem = file_stem(plan) + ".bridge";
    job.environment = megatron_environment(plan);
    job.requirements = "Megatron-Bridge (BRIDGE_DIR, its checkout) and Transformer Engine";
    const char* recipe = plan.model.latent ? kLatentRecipe : kBareRecipe;

    MegatronArgs args;
    add_megatron_parallelism(args, plan, estimate.layers_per_stage);
    add_megatron_model(args, plan);
    add_megatron_training(args, plan);
    Overrides overrides;
    add_flags(overrides, args);
    add_derived(overrides, plan, args);

    job.command = {"\"${BRIDGE_DIR:-.}/scripts/training/run_recipe.py\"", fmt::format("--recipe {}", recipe), "--mode pretrain"};
    for (const std::string& word : overrides.words()) job.command.push_back(bash_word(word));
    YamlNode root = overrides.yaml(job.header + fmt::format("\nOverrides of the recipe {}, for a script that merges them (--config-file). The launcher says\n"
                                                            "the same as KEY=VALUE words. Learning rate and losses are common values, not part of the plan: put in your own.",
                                                            recipe));
    job.files = {{job.stem + ".yaml", root.to_yaml(), false}};
    return job;
}

} // namespace fivefold
