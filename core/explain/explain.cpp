// SPDX-License-Identifier: Apache-2.0
#include "core/explain/explain.h"

#include "core/explain/formulas.h"
#include "core/explain/memory_view.h"
#include "core/explain/step_view.h"

#include <charconv>

namespace fivefold {
namespace {

std::string memory_key(std::size_t stage, const std::string& name) { return "memory." + std::to_string(stage) + "." + name; }

/// The sum of the lines that `wanted` names.
template <class Wanted>
Explanation memory_sum(const Plan& plan, const Profile& profile, const Estimate& estimate, std::size_t stage, const char* name, double value, const Wanted& wanted) {
    const StageMemory& memory = estimate.memory.stages.at(stage);
    const explaining::MemoryView view(plan, profile, memory, static_cast<std::int64_t>(stage));
    std::vector<Explanation> parts;
    for (std::size_t i = 0; i < kMemoryTerms; ++i)
        if (const auto term = static_cast<MemoryTerm>(i); wanted(term) && memory[term].value() != 0) parts.push_back(view.explain(term, memory_term_name(term)));
    Explanation sum = explaining::Formulas(plan).sum(memory_key(stage, name), ExplainedUnit::bytes, value, "3.15", std::move(parts));
    sum.leaves_out = explaining::left_out_of(name);
    return sum;
}

template <class Enum, std::size_t count, class Name>
std::optional<Enum> by_name(std::string_view text, const Name& name) {
    for (std::size_t i = 0; i < count; ++i)
        if (text == name(static_cast<Enum>(i))) return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace

Explanation explain_memory(const Plan& plan, const Profile& profile, const Estimate& estimate, std::size_t stage, MemoryTerm term) {
    const explaining::MemoryView view(plan, profile, estimate.memory.stages.at(stage), static_cast<std::int64_t>(stage));
    return view.explain(term, memory_key(stage, memory_term_name(term)));
}

Explanation explain_memory_group(const Plan& plan, const Profile& profile, const Estimate& estimate, std::size_t stage, MemoryGroup group) {
    return memory_sum(plan, profile, estimate, stage, memory_group_name(group), estimate.memory.stages.at(stage).group(group).value(), [group](MemoryTerm term) { return memory_group(term) == group; });
}

Explanation explain_memory_total(const Plan& plan, const Profile& profile, const Estimate& estimate, std::size_t stage) {
    return memory_sum(plan, profile, estimate, stage, "total", estimate.memory.stages.at(stage).total().value(), [](MemoryTerm) { return true; });
}

Explanation explain_time(const Plan& plan, const Profile& profile, const Estimate& estimate, TimeTerm term) {
    const explaining::StepView view(plan, profile, estimate.time);
    return view.explain(term, std::string("time.") + time_term_name(term));
}

Explanation explain_time_total(const Plan& plan, const Profile& profile, const Estimate& estimate) {
    const explaining::StepView view(plan, profile, estimate.time);
    std::vector<Explanation> parts;
    for (std::size_t i = 0; i < kTimeTerms; ++i)
        if (const auto term = static_cast<TimeTerm>(i); estimate.time[term].value() != 0) parts.push_back(view.explain(term, time_term_name(term)));
    Explanation sum = explaining::Formulas(plan).sum("time.total", ExplainedUnit::seconds, estimate.time.total().value(), "6.15", std::move(parts));
    sum.leaves_out = explaining::left_out_of("step_time");
    return sum;
}

std::optional<Explanation> explain(const Plan& plan, const Profile& profile, const Estimate& estimate, std::string_view key) {
    if (estimate.memory.stages.empty()) return std::nullopt;
    if (const auto metric = by_name<ExplainedMetric, kExplainedMetrics>(key, explained_metric_name)) return explain_metric(plan, profile, estimate, *metric);
    if (key.starts_with("time.")) {
        key.remove_prefix(5);
        if (key == "total") return explain_time_total(plan, profile, estimate);
        if (const auto term = by_name<TimeTerm, kTimeTerms>(key, time_term_name)) return explain_time(plan, profile, estimate, *term);
        return std::nullopt;
    }
    if (!key.starts_with("memory.")) return std::nullopt;
    key.remove_prefix(7);
    std::size_t stage = estimate.memory.worst_stage;
    if (const std::size_t dot = key.find('.'); dot != std::string_view::npos) {
        const auto read = std::from_chars(key.data(), key.data() + dot, stage);
        if (read.ec != std::errc() || read.ptr != key.data() + dot || stage >= estimate.memory.stages.size()) return std::nullopt;
        key.remove_prefix(dot + 1);
    }
    if (key == "total") return explain_memory_total(plan, profile, estimate, stage);
    if (const auto term = by_name<MemoryTerm, kMemoryTerms>(key, memory_term_name)) return explain_memory(plan, profile, estimate, stage, *term);
    if (const auto group = by_name<MemoryGroup, kMemoryGroups>(key, memory_group_name)) return explain_memory_group(plan, profile, estimate, stage, *group);
    return std::nullopt;
}

std::vector<std::string> explained_keys(const Estimate& estimate) {
    std::vector<std::string> keys;
    if (estimate.memory.stages.empty()) return keys;
    const std::size_t stage = estimate.memory.worst_stage;
    for (std::size_t i = 0; i < kMemoryTerms; ++i)
        if (estimate.memory.stages[stage].terms[i].value() != 0) keys.push_back(memory_key(stage, memory_term_name(static_cast<MemoryTerm>(i))));
    keys.push_back(memory_key(stage, "total"));
    for (std::size_t i = 0; i < kTimeTerms; ++i)
        if (estimate.time.terms[i].value() != 0) keys.push_back(std::string("time.") + time_term_name(static_cast<TimeTerm>(i)));
    for (std::size_t i = 0; i < kExplainedMetrics; ++i) keys.emplace_back(explained_metric_name(static_cast<ExplainedMetric>(i)));
    return keys;
}

} // namespace fivefold
