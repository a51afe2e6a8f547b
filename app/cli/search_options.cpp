// SPDX-License-Identifier: Apache-2.0
#include "app/cli/search_options.h"

#include "app/cli/knob_option.h"
#include "app/cli/plan_options.h"
#include "core/formats/enum_names.h"
#include "core/formats/export.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace fivefold::cli {
namespace {

constexpr const char* kSpace = "Search space";
constexpr const char* kGoal = "Goal and limits";

constexpr std::array<std::pair<const char*, Objective>, 5> kObjectives = {{{"tokens-per-second", Objective::tokens_per_second},
                                                                           {"time-to-train", Objective::time_to_train},
                                                                           {"dollars", Objective::dollars},
                                                                           {"memory", Objective::memory},
                                                                           {"mfu", Objective::mfu}}};

/// The framework family that a launch target belongs to.
std::optional<Framework> framework_of(const std::string& target) {
    constexpr std::pair<std::string_view, Framework> families[] = {{"nanotron", Framework::nanotron}, {"megatron", Framework::megatron}, {"bridge", Framework::megatron},
                                                                   {"torchtitan", Framework::torchtitan}, {"torchtitan-v0.2", Framework::torchtitan}, {"deepspeed", Framework::deepspeed}};
    for (const auto& [name, framework] : families)
        if (name == target) return framework;
    return std::nullopt;
}

/// A list of whole numbers from 1 (or `least`) on.
void add_list(CLI::App& verb, const char* name, std::vector<std::int64_t>& list, const char* help, std::int64_t least = 1) {
    verb.add_option(name, list, help)
        ->group(kSpace)
        ->type_name("N,...")
        ->delimiter(',')
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->check([least](const std::string& text) {
            const bool digits = !text.empty() && text.size() <= 18 && text.find_first_not_of("0123456789") == std::string::npos;
            return digits && std::stoll(text) >= least ? std::string() : "'" + text + "' is not a whole number of at least " + std::to_string(least);
        });
}

template <class Enum>
void add_names(CLI::App& verb, const char* name, std::vector<Enum>& list, const char* help) {
    verb.add_option_function<std::vector<std::string>>(
            name,
            [&list](const std::vector<std::string>& values) {
                list.clear();
                for (const std::string& value : values) list.push_back(*enum_from_name<Enum>(value));
            },
            std::string(help) + ": " + enum_choices<Enum>())
        ->group(kSpace)
        ->type_name("NAME,...")
        ->delimiter(',')
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->check([](const std::string& value) { return enum_from_name<Enum>(value) ? std::string() : "'" + value + "' is not one of " + enum_choices<Enum>(); });
}

} // namespace

SearchOptions::SearchOptions(CLI::App& verb) {
    add_list(verb, "--tp", space_.tp, "Tensor parallel: only these values; without a list all that divide");
    add_list(verb, "--pp", space_.pp, "Pipeline parallel");
    add_list(verb, "--dp", space_.dp, "Data parallel");
    add_list(verb, "--cp", space_.cp, "Context parallel");
    add_list(verb, "--ep", space_.ep, "Expert parallel");
    add_list(verb, "--etp", space_.etp, "Expert tensor parallel");
    add_list(verb, "--vpp", space_.vpp, "Virtual stages on a pipeline rank");
    add_list(verb, "--micro-batch", space_.micro_batch, "Sequences in a micro-batch");
    add_list(verb, "--accumulation", space_.accumulation, "Micro-batches in a step");
    verb.add_option("--zero", space_.zero, "ZeRO stages")->group(kSpace)->type_name("N,...")->delimiter(',')->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)->check(CLI::Range(0, 3).description(""));
    add_list(verb, "--shard-group", space_.shard_group, "HSDP: ranks over which ZeRO shards, 0 for all", 0);
    verb.add_option("--recompute", recompute_, "Recomputation: " + enum_choices<RecomputeKind>() + "; selective in two strengths")
        ->group(kSpace)
        ->type_name("NAME,...")
        ->delimiter(',')
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->check([](const std::string& value) { return enum_from_name<RecomputeKind>(value) ? std::string() : "'" + value + "' is not one of " + enum_choices<RecomputeKind>(); });
    verb.add_option_function<std::vector<std::string>>(
            "--recompute-modules",
            [this](const std::vector<std::string>& values) {
                for (const std::string& value : values) modules_ |= *enum_from_name<RecomputeModule>(value);
            },
            "The one strength of selective recomputation: " + enum_choices<RecomputeModule>())
        ->group(kSpace)
        ->type_name("NAME,...")
        ->delimiter(',')
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->check([](const std::string& value) { return enum_from_name<RecomputeModule>(value) ? std::string() : "'" + value + "' is not one of " + enum_choices<RecomputeModule>(); });
    add_names(verb, "--schedule", space_.schedule, "Pipeline schedules; without a list those of the framework");
    add_names(verb, "--cp-kind", space_.cp_kind, "Context-parallel exchanges");
    add_names(verb, "--split", space_.split, "How layers are dealt to stages");
    verb.add_flag("--sequence-parallel", sequence_parallel_, "Sequence parallelism always on")->group(kSpace);
    verb.add_flag("--no-sequence-parallel", no_sequence_parallel_, "Sequence parallelism always off")->group(kSpace);
    verb.add_option("--keep", keep_, "Knobs that keep the plan file's value: tp, pp, dp, cp, ep, etp, vpp, micro_batch, accumulation, zero, shard_group, recompute, schedule, sequence_parallel")
        ->group(kSpace)
        ->type_name("KNOB,...")
        ->delimiter(',')
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    verb.add_flag("--any-framework", space_.any_framework, "Also what the plan's framework cannot run, such as other schedules")->group(kSpace);
    verb.add_option("--target", target_, "Framework whose rules a layout must obey: " + export_target_names())->group(kSpace)->type_name("NAME");
    verb.add_option("--objective", objective_, "What the best layout has most or least of: tokens-per-second, time-to-train, dollars, memory, mfu")->group(kGoal)->type_name("NAME");
    verb.add_option("--headroom", headroom_, "Share of a GPU's memory that must stay free, 0 to 0.9; 0.1 unless stated")->group(kGoal)->type_name("X")->check(CLI::Range(0.0, 0.9).description(""));
    verb.add_option("--max-days", max_days_, "Longest wall-clock time for the plan's tokens, days")->group(kGoal)->type_name("X")->check(CLI::Range(0.0, 1e9).description(""));
    verb.add_option("--max-dollars", max_dollars_, "Most dollars for the plan's tokens")->group(kGoal)->type_name("X")->check(CLI::Range(0.0, 1e15).description(""));
    verb.add_option("--threads", threads_, "Threads; 0 for as many as the machine has")->group(kGoal)->type_name("N")->check(CLI::Range(0, 1024).description(""));
}

SearchRequest SearchOptions::request(const Plan& plan) const {
    SearchRequest request;
    request.plan = plan;
    request.space = space_;
    request.headroom = headroom_;
    request.max_days = max_days_;
    request.max_dollars = max_dollars_;
    request.threads = threads_;
    const auto objective = std::find_if(kObjectives.begin(), kObjectives.end(), [this](const auto& entry) { return entry.first == objective_; });
    if (objective == kObjectives.end()) throw Failure(kWrongUse, "--objective: '" + objective_ + "' is not one of tokens-per-second, time-to-train, dollars, memory, mfu");
    request.objective = objective->second;
    if (sequence_parallel_ && no_sequence_parallel_) throw Failure(kWrongUse, "--sequence-parallel and --no-sequence-parallel exclude each other");
    if (sequence_parallel_ || no_sequence_parallel_) request.space.sequence_parallel = {sequence_parallel_};
    for (const std::string& name : recompute_) {
        const RecomputeKind kind = *enum_from_name<RecomputeKind>(name);
        request.space.recompute.push_back({kind, kind == RecomputeKind::selective ? modules_ : unsigned{recompute_core_attention}});
    }
    if (modules_ != 0 && std::find(recompute_.begin(), recompute_.end(), "selective") == recompute_.end())
        throw Failure(kWrongUse, "--recompute-modules needs --recompute with selective among its kinds");
    for (const std::string& knob : keep_) pin(request.space, plan, layout_knob("--keep", knob));
    switch (limit_problem(request)) {
    case LimitProblem::none: break;
    case LimitProblem::price_unknown: throw Failure(kWrongUse, "--max-dollars: no price of " + plan.cluster.gpu.id + " is known; state it with --price-per-gpu-hour");
    case LimitProblem::tokens_unknown: throw Failure(kWrongUse, "--max-days and --max-dollars need --total-tokens");
    }
    if (target_.empty()) return request;
    const auto target = export_target_from_name(target_);
    if (!target) throw Failure(kWrongUse, "--target: no rules for '" + target_ + "' in this version; there are " + export_target_names());
    if (const auto framework = framework_of(target_)) request.plan.training.framework = *framework;
    request.forbids = [target](const Plan& candidate) {
        for (const Finding& finding : check_target(candidate, *target))
            if (finding.severity == Severity::error) return finding.id;
        return std::string();
    };
    return request;
}

} // namespace fivefold::cli
