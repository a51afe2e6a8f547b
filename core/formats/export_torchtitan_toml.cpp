// SPDX-License-Identifier: Apache-2.0
// torchtitan v0.2.x takes TOML; the model's dimensions come with a Python module that the TOML names.
#include "core/formats/launch_file.h"
#include "core/formats/target_rules.h"
#include "core/formats/torchtitan_model.h"
#include "core/formats/yaml_writer.h"

#include <fmt/format.h>

#include <concepts>

namespace fivefold {

namespace {

constexpr const char* kTarget = "torchtitan v0.2.2 (the last that reads TOML)";

/// TOML text, table after table. Floats are written as YAML 1.1 reads them, which is TOML too.
class Toml {
public:
    void comment(const std::string& text) { text_ += yaml_comment(text); }
    void table(const char* name) { text_ += fmt::format("{}[{}]\n", text_.empty() ? "" : "\n", name); }
    void set(const char* key, bool value) { line(key, value ? "true" : "false"); }
    void set(const char* key, std::integral auto value) { line(key, std::to_string(value)); }
    void set(const char* key, double value) { line(key, yaml_float(value)); }
    void set(const char* key, const std::string& value) { line(key, quoted(value)); }
    void set(const char* key, const char* value) { line(key, quoted(value)); }
    void list(const char* key, const std::vector<std::string>& values) { line(key, joined(values)); }
    void lists(const char* key, const std::vector<std::vector<std::string>>& values) {
        std::string text = "[\n";
        for (const auto& entry : values) text += "    " + joined(entry) + ",\n";
        line(key, text + "]");
    }
    [[nodiscard]] std::string text() const { return text_; }

private:
    static std::string quoted(const std::string& value) { return '"' + value + '"'; } // only names without quotes and backslashes
    static std::string joined(const std::vector<std::string>& values) {
        std::string text;
        for (const std::string& value : values) text += (text.empty() ? "" : ", ") + quoted(value);
        return '[' + text + ']';
    }
    void line(const char* key, const std::string& value) { text_ += fmt::format("{} = {}\n", key, value); }
    std::string text_;
};

std::vector<std::vector<std::string>> stage_modules(const std::vector<std::int64_t>& layers) {
    std::vector<std::vector<std::string>> stages;
    std::int64_t next = 0;
    for (const std::int64_t count : layers) {
        stages.emplace_back();
        if (stages.size() == 1) stages.back().push_back("tok_embeddings");
        for (std::int64_t i = 0; i < count; ++i) stages.back().push_back("layers." + std::to_string(next++));
    }
    stages.back().push_back("norm");
    stages.back().push_back("output");
    return stages;
}

void add_training(Toml& toml, const Plan& plan) {
    const Training& t = plan.training;
    if (log_interval(t) == 1) {
        toml.table("metrics");
        toml.set("log_freq", 1);
    }
    toml.table("training");
    // under a pipeline the local batch is all of a step's micro-batches
    toml.set("local_batch_size", plan.layout.pp > 1 ? plan.layout.micro_batch * plan.layout.accumulation : plan.layout.micro_batch);
    toml.set("global_batch_size", t.global_batch);
    toml.set("seq_len", t.seq_len);
    toml.set("max_norm", 1.0);
    toml.set("steps", training_steps(t));
    toml.set("dataset", "c4");
    toml.set("mixed_precision_param", t.precision == Precision::fp32 ? "float32" : "bfloat16");
    toml.set("mixed_precision_reduce", "float32");
    if (t.offload_optimizer >= 1 && t.offload_weights >= 1) toml.set("enable_cpu_offload", true);
}

void add_parallelism(Toml& toml, const Plan& plan, const Estimate& estimate) {
    const Layout& layout = plan.layout;
    const ShardGrid grid = shard_grid(layout);
    toml.table("parallelism");
    toml.set("data_parallel_replicate_degree", grid.replicate);
    toml.set("data_parallel_shard_degree", grid.shard);
    toml.set("fsdp_reshard_after_forward", layout.zero == 3 ? "always" : "never");
    toml.set("tensor_parallel_degree", layout.tp);
    toml.set("enable_async_tensor_parallel", layout.tp > 1 && is_on(plan.training.tp_overlap, false));
    toml.set("pipeline_parallel_degree", layout.pp);
    if (layout.pp > 1) {
        toml.set("pipeline_parallel_schedule", titan_schedule(layout).value_or("1F1B"));
        toml.set("pipeline_parallel_microbatch_size", layout.micro_batch);
        toml.lists("module_fqns_per_model_part", stage_modules(titan_stages(layout, estimate.layers_per_stage)));
    }
    toml.set("context_parallel_degree", layout.cp);
    if (layout.cp > 1) toml.set("context_parallel_rotate_method", plan.training.cp_kind == CpKind::all_gather ? "allgather" : "alltoall");
    toml.set("expert_parallel_degree", plan.model.moe ? layout.ep : 1);
    toml.set("expert_tensor_parallel_degree", plan.model.moe ? layout.etp : 1);
    if (plan.model.moe && layout.ep > 1 && plan.training.dispatcher == Dispatcher::deep_ep) toml.set("expert_parallel_comm_backend", "deepep");
}

} // namespace

LaunchJob torchtitan_toml_job(const Plan& plan, const Estimate& estimate) {
    LaunchJob job;
    job.header = header_text(plan, estimate, kTarget);
    job.stem = file_stem(plan) + ".torchtitan-v0.2";
    job.environment = fsdp_environment(plan);
    job.environment.push_back({"PYTHONPATH", ".", "finds the model's module in this folder"});
    job.requirements = "torchtitan v0.2.2 and its torch";
    const Training& t = plan.training;
    const std::string module = python_name(plan) + "_model";
    const RecomputeKind kind = plan.layout.recompute.kind;

    Toml toml;
    toml.comment(job.header + "\nLearning rate, schedule and data are common values, not part of the plan: put in your own.");
    toml.table("job");
    toml.set("description", "fivefold " + file_stem(plan));
    toml.set("dump_folder", "./outputs");
    toml.table("model");
    toml.set("name", titan_family_name(titan_family(plan.model, true)));
    toml.set("flavor", file_stem(plan));
    toml.set("hf_assets_path", "./assets/tokenizer");
    if (t.precision == Precision::fp8) toml.list("converters", {"quantize.linear.float8"});
    if (t.precision == Precision::mxfp8) toml.list("converters", {"quantize.linear.mx"});
    toml.table("optimizer");
    toml.set("name", "AdamW");
    toml.set("lr", 3e-4);
    toml.set("eps", 1e-8);
    toml.set("weight_decay", 0.1);
    toml.table("lr_scheduler");
    toml.set("warmup_steps", warmup_steps(t));
    toml.set("decay_type", "cosine");
    toml.set("min_lr_factor", 0.1);
    add_training(toml, plan);
    add_parallelism(toml, plan, estimate);
    toml.table("checkpoint");
    toml.set("enable", false);
    toml.table("activation_checkpoint");
    toml.set("mode", kind == RecomputeKind::full ? "full" : kind == RecomputeKind::selective ? "selective" : "none");
    if (kind == RecomputeKind::selective) toml.set("selective_ac_option", "op");
    toml.table("compile");
    toml.set("enable", is_on(t.torch_compile, is_low(t.precision) || is_on(t.tp_overlap, false)));
    toml.list("components", {"model", "loss"});
    if (t.precision == Precision::fp8) {
        toml.table("quantize.linear.float8");
        toml.set("recipe_name", t.fp8_recipe == Fp8Recipe::current ? "tensorwise" : "rowwise");
        toml.set("enable_fsdp_float8_all_gather", t.fp8_recipe == Fp8Recipe::current && is_on(t.low_precision_weights, false));
        toml.list("filter_fqns", {"output"});
    }
    toml.table("experimental");
    toml.set("custom_import", module);

    std::string python = yaml_comment(job.header);
    python += titan_model_arguments(plan, file_stem(plan));
    job.files = {{job.stem + ".toml", toml.text(), false}, {module + ".py", python, false}};
    job.command = {"-m torchtitan.train", "--job.config_file " + bash_word(job.stem + ".toml")};
    return job;
}

} // namespace fivefold
