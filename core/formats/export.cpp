// SPDX-License-Identifier: Apache-2.0
#include "core/formats/export.h"

#include "core/formats/catalogue.h"
#include "core/formats/enum_names.h"
#include "core/formats/launch_file.h"
#include "core/formats/plan_file.h"
#include "core/formats/target_rules.h"
#include "core/plan/rules.h"
#include "core/plan/tokens.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fivefold {

namespace {

struct Target {
    ExportTarget target;
    const char* name;
    std::vector<Framework> frameworks; ///< whose estimates hold for its files
    LaunchJob (*job)(const Plan&, const Estimate&);
};

const std::vector<Target>& targets() {
    static const std::vector<Target> all = {
        {ExportTarget::nanotron, "nanotron", {Framework::nanotron}, nanotron_job},
        {ExportTarget::megatron, "megatron", {Framework::megatron}, megatron_job},
        {ExportTarget::bridge, "bridge", {Framework::megatron}, bridge_job},
        {ExportTarget::torchtitan, "torchtitan", {Framework::torchtitan}, torchtitan_job},
        {ExportTarget::torchtitan_toml, "torchtitan-v0.2", {Framework::torchtitan}, torchtitan_toml_job},
        {ExportTarget::accelerate, "accelerate", {Framework::torchtitan, Framework::fsdp1}, accelerate_job},
        {ExportTarget::deepspeed, "deepspeed", {Framework::deepspeed, Framework::megatron_deepspeed}, deepspeed_job},
    };
    return all;
}

const Target& entry(ExportTarget target) { return targets()[static_cast<std::size_t>(target)]; }

constexpr std::pair<Launcher, const char*> kLauncherNames[] = {
    {Launcher::slurm, "slurm"}, {Launcher::skypilot, "skypilot"}, {Launcher::kubeflow, "kubeflow"}};

ExportedFile launcher_file(const Plan& plan, const LaunchJob& job, Launcher launcher) {
    switch (launcher) {
    case Launcher::skypilot:
        return skypilot_task(plan, job);
    case Launcher::kubeflow:
        return kubeflow_job(plan, job);
    case Launcher::slurm:
        break;
    }
    return slurm_script(plan, job);
}

bool is_countable(const Plan& plan) {
    const Layout& l = plan.layout;
    const auto least = std::min({l.tp, l.pp, l.dp, l.cp, l.ep, l.etp, l.vpp, l.micro_batch, l.accumulation, plan.training.seq_len, plan.training.global_batch});
    return least >= 1 && l.shard_group >= 0 && !malformed(plan.model);
}

} // namespace

FindingArgument number_argument(const char* name, std::int64_t number) { return {name, static_cast<double>(number), {}}; }

FindingArgument text_argument(const char* name, std::string text) { return {name, 0, std::move(text)}; }

std::optional<ExportTarget> export_target_from_name(const std::string& name) {
    for (const Target& target : targets())
        if (name == target.name) return target.target;
    return std::nullopt;
}

const char* export_target_name(ExportTarget target) { return entry(target).name; }

std::string export_target_names() {
    std::string names;
    for (const Target& target : targets()) names += (names.empty() ? "" : ", ") + std::string(target.name);
    return names;
}

std::optional<Launcher> launcher_from_name(const std::string& name) {
    for (const auto& [launcher, known] : kLauncherNames)
        if (name == known) return launcher;
    return std::nullopt;
}

const char* launcher_name(Launcher launcher) { return kLauncherNames[static_cast<std::size_t>(launcher)].second; }

std::string launcher_names() {
    std::string names;
    for (const auto& [launcher, name] : kLauncherNames) names += (names.empty() ? "" : ", ") + std::string(name);
    return names;
}

std::vector<std::span<const TargetRule>> target_rules(ExportTarget target) {
    switch (target) {
    case ExportTarget::nanotron:
        return {nanotron_rules()};
    case ExportTarget::megatron:
        return {megatron_rules()};
    case ExportTarget::bridge:
        return {megatron_rules(), bridge_rules()};
    case ExportTarget::torchtitan:
        return {torchtitan_rules(), torchtitan_main_rules()};
    case ExportTarget::torchtitan_toml:
        return {torchtitan_rules(), torchtitan_toml_rules()};
    case ExportTarget::accelerate:
        return {accelerate_rules()};
    case ExportTarget::deepspeed:
        break;
    }
    return {deepspeed_rules()};
}

std::vector<std::int64_t> divisors_from(std::int64_t value, std::int64_t at_most) {
    std::vector<std::int64_t> list;
    for (std::int64_t divisor = std::min({value, at_most, std::int64_t{4096}}); divisor >= 1; --divisor)
        if (value % divisor == 0) list.push_back(divisor);
    return list;
}

ShardGrid shard_grid(const Layout& layout) {
    if (layout.zero == 0) return {layout.dp, 1};
    const std::int64_t shard = layout.shard_group > 0 && layout.shard_group % layout.cp == 0 ? layout.shard_group / layout.cp : layout.dp;
    return layout.dp % shard == 0 ? ShardGrid{layout.dp / shard, shard} : ShardGrid{1, layout.dp};
}

std::vector<Finding> check_target(const Plan& plan, ExportTarget target) {
    if (!is_countable(plan)) return {};
    TargetFindings found;
    for (const std::span<const TargetRule> rules : target_rules(target))
        for (const TargetRule& rule : rules) rule.check(plan, found);
    std::vector<Finding> findings = found.take();
    const bool pipeline_first = target == ExportTarget::megatron || target == ExportTarget::bridge; // --use-tp-pp-dp-mapping
    const RankOrder& order = plan.layout.rank_order;
    if (order != RankOrder{} && !(pipeline_first && order == pipeline_first_order()))
        findings.push_back({"target-rank-order",
                            Severity::error,
                            {text_argument("target", export_target_name(target)), text_argument("order", rank_order_text(order)),
                             text_argument("known", rank_order_text({}) + (pipeline_first ? ", " + rank_order_text(pipeline_first_order()) : ""))},
                            {}});
    const std::vector<Framework>& frameworks = entry(target).frameworks;
    if (std::find(frameworks.begin(), frameworks.end(), plan.training.framework) == frameworks.end())
        findings.push_back(
            {"target-framework",
             Severity::warning,
             {text_argument("framework", enum_name(plan.training.framework)), text_argument("target", export_target_name(target))},
             {}});
    return findings;
}

std::optional<LaunchJob> launch_job(const Plan& plan, const Estimate& estimate, ExportTarget target, std::vector<Finding>& findings) {
    for (const Finding& finding : check_plan(plan))
        if (finding.severity == Severity::error) findings.push_back(finding);
    const std::vector<Finding> target_findings = check_target(plan, target);
    findings.insert(findings.end(), target_findings.begin(), target_findings.end());
    const std::vector<std::int64_t>& split = estimate.layers_per_stage;
    const std::int64_t sum = std::accumulate(split.begin(), split.end(), std::int64_t{0});
    if (sum != plan.model.layers || static_cast<std::int64_t>(split.size()) != plan.layout.pp * plan.layout.vpp)
        findings.push_back({"layers-per-stage-sum",
                            Severity::error,
                            {number_argument("stages", plan.layout.pp * plan.layout.vpp), number_argument("layers", plan.model.layers),
                             number_argument("count", static_cast<std::int64_t>(split.size())), number_argument("sum", sum)},
                            {}});
    if (has_errors(findings)) return std::nullopt;
    return entry(target).job(plan, estimate);
}

ExportResult export_plan(const Plan& plan, const Estimate& estimate, ExportTarget target, Launcher launcher) {
    ExportResult result;
    std::optional<LaunchJob> job = launch_job(plan, estimate, target, result.findings);
    if (!job) return result;
    ExportedFile script = launcher_file(plan, *job, launcher);
    result.files = std::move(job->files);
    result.files.push_back(std::move(script));
    return result;
}

std::string file_stem(const Plan& plan) {
    std::string stem;
    for (const char c : plan.model.name) {
        const bool upper = c >= 'A' && c <= 'Z';
        const bool keep = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c == '.' && !stem.empty());
        if (upper || keep)
            stem += upper ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!stem.empty() && stem.back() != '-')
            stem += '-';
        if (stem.size() == 60) break;
    }
    while (!stem.empty() && (stem.back() == '-' || stem.back() == '.')) stem.pop_back();
    return fmt::format("{}-{}gpu", stem.empty() ? "model" : stem, gpu_count(plan.cluster));
}

std::string python_name(const Plan& plan) {
    std::string name = "fivefold_" + file_stem(plan);
    for (char& c : name)
        if (c == '-' || c == '.') c = '_';
    return name;
}

std::string header_text(const Plan& plan, const Estimate& estimate, std::string_view target) {
    const Layout& layout = plan.layout;
    std::string text = fmt::format("{} for {}\nWritten by Fivefold {} from plan {} (hash {}).\n", target, plan.model.name, FIVEFOLD_VERSION,
                                   plan.name, plan_hash(plan));
    text += fmt::format("{} GPUs, {}: DP {} x TP {} x PP {} x CP {}", gpu_count(plan.cluster), plan.cluster.gpu.name, layout.dp, layout.tp,
                        layout.pp, layout.cp);
    if (layout.vpp > 1) text += fmt::format(", VPP {}", layout.vpp);
    if (plan.model.moe) text += fmt::format(", EP {} x ETP {} inside", layout.ep, layout.etp);
    text += fmt::format(", ZeRO-{}; {} sequences of {} tokens per step.\n", layout.zero, plan.training.global_batch, plan.training.seq_len);
    if (const MemoryEstimate& memory = estimate.memory; memory.worst_stage < memory.stages.size())
        text += fmt::format("Predicted memory: {:.1f} of {:.1f} GiB on pipeline stage {}, the fullest.\n",
                            in_gib(memory.stages[memory.worst_stage].total()), in_gib(memory.capacity), memory.worst_stage);
    text += fmt::format("Predicted step time: {:.3f} s ({:.3f} to {:.3f} s{}{}).", estimate.time.total().value(), estimate.time.low.value(),
                        estimate.time.high.value(), estimate.time.band_basis.empty() ? "" : "; ", estimate.time.band_basis);
    return text;
}

std::int64_t training_steps(const Training& training) {
    const double steps = std::ceil(training.total_tokens / std::max(tokens_per_step(training), 1.0));
    return static_cast<std::int64_t>(std::clamp(steps, 1.0, 1e15));
}

std::int64_t warmup_steps(const Training& training) { return std::min<std::int64_t>(2000, training_steps(training) / 10); }

std::int64_t log_interval(const Training& training) {
    constexpr std::int64_t kShort = 1000;
    return training_steps(training) < kShort ? 1 : 10;
}

bool needs_one_connection(const Gpu& gpu) {
    return gpu.architecture.find("Blackwell") == std::string::npos && gpu.architecture.find("Rubin") == std::string::npos;
}

std::vector<Environment> megatron_environment(const Plan& plan) {
    std::vector<Environment> environment;
    if (plan.layout.zero >= 2)
        environment.push_back({"CUDA_DEVICE_MAX_CONNECTIONS", "", "must not be 1 with Megatron-FSDP"});
    else if ((plan.layout.tp > 1 || plan.layout.cp > 1) && needs_one_connection(plan.cluster.gpu))
        environment.push_back({"CUDA_DEVICE_MAX_CONNECTIONS", "1", "TP and CP need it on GPUs before Blackwell"});
    if (plan.training.launch_blocking) environment.push_back({"CUDA_LAUNCH_BLOCKING", "1", ""});
    return environment;
}

std::vector<Environment> fsdp_environment(const Plan& plan) {
    std::vector<Environment> environment = {{"CUDA_DEVICE_MAX_CONNECTIONS", "", "must not be 1 with FSDP2"},
                                            {"PYTORCH_ALLOC_CONF", "expandable_segments:True", "less fragmentation"}};
    if (plan.training.launch_blocking) environment.push_back({"CUDA_LAUNCH_BLOCKING", "1", ""});
    return environment;
}

bool window_matters(const Plan& plan) { return plan.model.window.tokens > 0 && plan.model.window.tokens < plan.training.seq_len; }

} // namespace fivefold
