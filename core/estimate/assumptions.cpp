// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/assumptions.h"

#include "core/estimate/low_precision.h"
#include "core/profile/fields.h"

#include "core/estimate/layers.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace fivefold {
namespace {

std::string number(double value) {
    char text[32];
    const auto result = std::to_chars(text, text + sizeof text, value);
    return {text, result.ptr};
}

const char* on_off(bool on) { return on ? "on" : "off"; }

const char* flash_name(FlashKernel kernel) {
    switch (kernel) {
    case FlashKernel::flash1: return "flash1";
    case FlashKernel::flash2: return "flash2";
    case FlashKernel::best: break;
    }
    return "flash";
}

/// Whether any of the profile's traffic counts depends on a condition.
bool depends(const SoftwareProfile& software, int TrafficVariant::*condition) {
    return std::any_of(software.traffic.begin(), software.traffic.end(), [condition](const TrafficVariant& variant) { return variant.*condition >= 0; });
}

void add_experts(const Plan& plan, std::vector<Assumption>& list) {
    const Training& training = plan.training;
    if (!plan.model.moe) return;
    if (training.routing == TokenRouting::unknown) list.push_back({"routing", "dropless"});
    if (training.routing == TokenRouting::dropping && training.capacity_factor <= 0) list.push_back({"capacity_factor", "1"});
    if (plan.layout.ep <= 1) return;
    if (training.dispatcher == Dispatcher::unknown) list.push_back({"dispatcher", "nccl"});
    if (training.ep_overlap == Switch::unknown && plan.layout.schedule != Schedule::dual_pipe) list.push_back({"ep_overlap", "off"});
    if (training.shared_expert_overlap == Switch::unknown && plan.model.moe->shared_ffn > 0) list.push_back({"shared_expert_overlap", "off"});
}

void add_precision(const Plan& plan, const SoftwareProfile& software, std::vector<Assumption>& list) {
    const Training& training = plan.training;
    if (training.precision == Precision::fp8 && training.fp8_recipe == Fp8Recipe::unknown) list.push_back({"fp8_recipe", fp8_recipe(training, software) == Fp8Recipe::current ? "current" : "delayed"});
    if (is_low(training.precision) && training.low_precision_weights == Switch::unknown) list.push_back({"low_precision_weights", "off"});
}

} // namespace

std::optional<MeasuredInUse> measured_in_use(const Plan& plan, const Profile& profile) {
    const Gpu& gpu = plan.cluster.gpu;
    if (!profile.measured || profile.measured->hardware().gpu != gpu.id) return std::nullopt;
    const MeasuredTables& tables = *profile.measured.tables;
    MeasuredInUse use{tables.hardware().name, measured_date(tables.hardware()), {}};
    constexpr MeasuredType kTypes[] = {MeasuredType::bf16, MeasuredType::fp16, MeasuredType::tf32, MeasuredType::fp8, MeasuredType::fp4};
    if (std::any_of(std::begin(kTypes), std::end(kTypes), [&tables](MeasuredType type) { return tables.gemm(type) != nullptr; })) use.values.emplace_back("gemm_table");
    if (tables.has_collectives()) use.values.emplace_back("collective_tables");
    if (tables.use().usable_memory && tables.hardware().memory.total == gpu.usable_memory.value()) use.values.emplace_back("usable_memory");
    const auto own = [&use](const Constant& constant) { return constant.provenance == Provenance::measured && constant.source.find(", " + use.name + ": ") != std::string::npos; };
    for (const auto& field : kHardwareFields)
        if (own(profile.hardware.*field.member)) use.values.emplace_back(field.key);
    for (const auto& field : kSoftwareFields)
        if (own(profile.software.*field.member)) use.values.emplace_back(field.key);
    return use;
}

std::vector<Assumption> assumptions(const Plan& plan, const Profile& profile) {
    const Training& training = plan.training;
    const SoftwareProfile& software = profile.software;
    std::vector<Assumption> list;
    if (training.cuda_graphs == CudaGraphs::unknown) list.push_back({"cuda_graphs", "none"});
    add_experts(plan, list);
    if (training.attention == AttentionKernel::unknown) list.push_back({"attention", flash_name(software.flash)});
    if (training.torch_compile == Switch::unknown && depends(software, &TrafficVariant::compiled)) list.push_back({"torch_compile", on_off(software.compiled)});
    if (training.fused_norm == Switch::unknown) list.push_back({"fused_norm", on_off(software.fused_norm)});
    if (training.loss == LossKind::unknown) list.push_back({"loss", "unfused"});
    if (training.loss == LossKind::chunked && training.loss_chunks == 0) {
        const double tokens = static_cast<double>(plan.layout.micro_batch) * static_cast<double>(plan.training.seq_len) / static_cast<double>(std::max<std::int64_t>(1, plan.layout.cp));
        list.push_back({"loss_chunks", number(std::max(1.0, std::ceil(tokens / std::max(1.0, software.loss_chunk_tokens.value))))});
    }
    if (plan.layout.tp > 1 && training.tp_overlap == Switch::unknown) list.push_back({"tp_overlap", on_off(software.tp_mode != TpMode::plain)});
    add_precision(plan, software, list);
    if (plan.layout.cp > 1 && training.cp_kind == CpKind::hierarchical && training.cp_inner == 0) list.push_back({"cp_inner", number(static_cast<double>(inner_context_ranks(plan)))});
    if (training.grad_bytes == 0) list.push_back({"grad_bytes", number(reduced_gradient_bytes(training, software))});
    if (training.release <= 0) list.push_back({"release", number(software.release_default)});
    return list;
}

} // namespace fivefold
