// SPDX-License-Identifier: Apache-2.0
#include "core/formats/export.h"

#include "core/formats/catalogue.h"
#include "core/formats/enum_names.h"
#include "core/formats/launch_file.h"
#include "core/formats/plan_file.h"
#include "core/plan/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fivefold {

namespace {

constexpr std::pair<ExportTarget, const char*> kTargets[] = {{ExportTarget::nanotron, "nanotron"}, {ExportTarget::megatron, "megatron"}};

Framework framework_of(ExportTarget target) { return target == ExportTarget::nanotron ? Framework::nanotron : Framework::megatron; }

} // namespace

FindingArgument number_argument(const char* name, std::int64_t number) { return {name, static_cast<double>(number), {}}; }

FindingArgument text_argument(const char* name, std::string text) { return {name, 0, std::move(text)}; }

std::optional<ExportTarget> export_target_from_name(const std::string& name) {
    for (const auto& [target, known] : kTargets)
        if (name == known) return target;
    return std::nullopt;
}

const char* export_target_name(ExportTarget target) {
    for (const auto& [known, name] : kTargets)
        if (target == known) return name;
    return "";
}

std::vector<Finding> check_target(const Plan& plan, ExportTarget target) {
    std::vector<Finding> findings = target == ExportTarget::nanotron ? check_nanotron(plan) : check_megatron(plan);
    if (plan.training.framework != framework_of(target))
        findings.push_back(
            {"target-framework",
             Severity::warning,
             {text_argument("framework", enum_name(plan.training.framework)), text_argument("target", export_target_name(target))},
             {}});
    return findings;
}

ExportResult export_plan(const Plan& plan, const Estimate& estimate, ExportTarget target, Launcher) {
    ExportResult result;
    for (const Finding& finding : check_plan(plan))
        if (finding.severity == Severity::error) result.findings.push_back(finding);
    const std::vector<Finding> target_findings = check_target(plan, target);
    result.findings.insert(result.findings.end(), target_findings.begin(), target_findings.end());
    const std::vector<std::int64_t>& split = estimate.layers_per_stage;
    const std::int64_t sum = std::accumulate(split.begin(), split.end(), std::int64_t{0});
    if (sum != plan.model.layers || static_cast<std::int64_t>(split.size()) != plan.layout.pp * plan.layout.vpp)
        result.findings.push_back(
            {"layers-per-stage-sum",
             Severity::error,
             {number_argument("stages", plan.layout.pp * plan.layout.vpp), number_argument("layers", plan.model.layers),
              number_argument("count", static_cast<std::int64_t>(split.size())), number_argument("sum", sum)},
             {}});
    if (!has_errors(result.findings))
        result.files = target == ExportTarget::nanotron ? export_nanotron(plan, estimate) : export_megatron(plan, estimate);
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
    const double tokens_per_step = static_cast<double>(training.global_batch) * static_cast<double>(training.seq_len);
    const double steps = std::ceil(training.total_tokens / std::max(tokens_per_step, 1.0));
    return static_cast<std::int64_t>(std::clamp(steps, 1.0, 1e15));
}

std::int64_t warmup_steps(const Training& training) { return std::min<std::int64_t>(2000, training_steps(training) / 10); }

bool needs_one_connection(const Gpu& gpu) {
    return gpu.architecture.find("Blackwell") == std::string::npos && gpu.architecture.find("Rubin") == std::string::npos;
}

bool window_matters(const Plan& plan) { return plan.model.window.tokens > 0 && plan.model.window.tokens < plan.training.seq_len; }

} // namespace fivefold
