// SPDX-License-Identifier: Apache-2.0
#include "tests/accuracy/study.h"

#include "core/plan/names.h"

#include <fmt/format.h>

namespace fivefold::accuracy {

ProfileSource Study::profiles(const ProfileLibrary& library) const {
    return [&library](const Plan& plan) { return library.select(plan.cluster.gpu.id, plan.cluster.gpu.architecture, framework_name(plan.training.framework)); };
}

bool counts(const MeasuredRun& run) { return run.timed_and_healthy() && (run.quality == "A" || run.quality == "B"); }

const std::vector<std::string>& group_order() {
    static const std::vector<std::string> order = {"all", "Megatron family, dense", "Megatron family, MoE, quality A", "Megatron family, MoE, quality B", "nanotron",
                                                   "FSDP (llm-foundry)", "torchtitan", "Aleph Alpha (Hagemann)", "Megatron-DeepSpeed, BLOOM", "Megatron-DeepSpeed, vTrain multi",
                                                   "Megatron-DeepSpeed, vTrain single", "other"};
    return order;
}

std::vector<std::string> groups_of(const MeasuredRun& run) {
    const bool moe = run.plan.model.moe.has_value();
    std::string group = "other";
    switch (run.plan.training.framework) {
    case Framework::megatron: group = !moe ? "Megatron family, dense" : "Megatron family, MoE, quality " + run.quality; break;
    case Framework::nanotron: group = "nanotron"; break;
    case Framework::fsdp1: group = "FSDP (llm-foundry)"; break;
    case Framework::torchtitan: group = "torchtitan"; break;
    case Framework::aleph_alpha: group = "Aleph Alpha (Hagemann)"; break;
    case Framework::megatron_deepspeed:
        if (run.source.starts_with("BLOOM")) group = "Megatron-DeepSpeed, BLOOM";
        else if (run.source == "vTrain-multi") group = "Megatron-DeepSpeed, vTrain multi";
        else if (run.source == "vTrain-single") group = "Megatron-DeepSpeed, vTrain single";
        break;
    default: break;
    }
    return {"all", group};
}

std::vector<double> errors(const Study& study, const ProfileLibrary& library, const std::vector<const MeasuredRun*>& runs) {
    std::vector<double> all;
    const ProfileSource profiles = study.profiles(library);
    for (const MeasuredRun* run : runs) {
        const Prediction prediction = predict(*run, profiles);
        if (prediction.skipped.empty()) all.push_back(prediction.step_time / *run->step_time - 1);
    }
    return all;
}

std::string percent(double value, int digits) { return fmt::format("{:.{}f}", value, digits); }
std::string three(const ErrorFigures& figures) {
    return figures.n == 0 ? "-" : percent(figures.median) + " / " + percent(figures.mape) + " / " + percent(figures.p90);
}

} // namespace fivefold::accuracy
